"""The data set of choices: one plan for every device, proved rows only, and a file that a later run resumes."""

from __future__ import annotations

import dataclasses
import itertools
import json
import os
import signal
import threading
from pathlib import Path

import pytest
from refusals import refuses

from polaris_lab import cli
from polaris_lab.base import documents, recordings
from polaris_lab.base.errors import DeviceError
from polaris_lab.device.device_session import Launch
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_sim.code import toolchain
from polaris_studies import dataset_plan, record_dataset
from polaris_studies.dataset_plan import Candidate, Planned

FAST = Candidate("gemm_register_tiled", (("ITEM_M", 4), ("VECTOR_WIDTH", 4), ("VECTORS", 1)))
SLOW = Candidate("gemm_naive", ())
SMALL = [Planned(0, "odd", Gemm(33, 20, 17), (FAST, SLOW)), Planned(1, "square", Gemm(24, 24, 24, trans_b=True),
                                                                    (SLOW, FAST))]

SAMPLES = record_dataset.SAMPLES["cpu"]


def note_of(rows: Path) -> Path:
    """Return the manifest of a file of rows."""
    return rows.with_name(rows.name.removesuffix(".csv.gz") + ".json")


@pytest.fixture
def small_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_dataset, "plan", lambda seed: iter(SMALL))


def test_the_plan_is_the_same_twice_and_its_rows_meet_the_needs() -> None:
    first, second = (list(itertools.islice(dataset_plan.plan(), 24)) for _ in range(2))
    assert first == second != list(itertools.islice(dataset_plan.plan(seed=1), 24))
    assert {each.family for each in first} == set(dataset_plan.FAMILIES)
    assert [each.number for each in first] == list(range(24))
    for planned in first:
        assert len(set(planned.candidates)) == len(planned.candidates) >= 15
        assert max(planned.problem.sizes.values()) <= dataset_plan.LARGEST_SIZE
        for candidate in planned.candidates:
            assert catalogue()[candidate.kernel].unmet(planned.problem, dict(candidate.config)) is None


def test_a_measured_device_takes_what_was_added_for_its_kind(lab: Lab) -> None:
    planned = next(each for each in itertools.islice(dataset_plan.plan(), 48)
                   if len(each.added["gpu"]) == dataset_plan.OTHER_CONFIGS * len(dataset_plan.later_kernels("gpu")))
    assert not set(planned.added["gpu"]) & set(planned.candidates)
    run = record_dataset._Measured(lab.session, 1)
    for kind in dataset_plan.KINDS:
        assert {each.kernel for each in planned.added[kind]} == set(dataset_plan.later_kernels(kind))
        run.device = dataclasses.replace(lab.device, kind=kind)
        assert run._candidates(planned) == planned.candidates + planned.added[kind]


def test_every_kernel_is_in_the_plan_and_a_new_one_changes_no_problem() -> None:
    """The committed rows of every device are of the plan's first problems, by their numbers: each problem is drawn
    after the lists of those before it."""
    products = {name for name, spec in catalogue().items() if spec.signature == "gemm" and not spec.museum}
    later = {name for kind in dataset_plan.KINDS for name in dataset_plan.later_kernels(kind)}
    assert products == set(dataset_plan.FIRST) | later
    rows = recordings.dataset().query("problem < 48")
    assert rows["device"].nunique() >= 4
    planned = {(each.number, *each.problem.sizes.values(), each.problem.trans)
               for each in itertools.islice(dataset_plan.plan(), 48)}
    assert set(rows[["problem", "m", "n", "k", "trans"]].itertuples(index=False, name=None)) <= planned


def test_a_new_kernel_of_the_catalogue_is_timed_in_new_files_alone(
        lab: Lab, tmp_path: Path, small_plan: None, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = dataclasses.replace(catalogue()["gemm_tiled"], name="gemm_new")
    new = Candidate("gemm_new", tuple(spec.config().items()))
    record_dataset.measure(1, lab.device.index, out=tmp_path)
    with_it = {**catalogue(), "gemm_new": spec}
    for module in (dataset_plan, record_dataset):
        monkeypatch.setattr(module, "catalogue", lambda: with_it)
    assert {each.kernel for each in next(dataset_plan.plan()).added["cpu"]} == {"gemm_cpu_rows", "gemm_new"}
    monkeypatch.setattr(record_dataset, "plan", lambda seed: (each._replace(added={"cpu": (new,)}) for each in SMALL))
    record_dataset.measure(4, lab.device.index, out=tmp_path)
    assert "gemm_new" not in set(recordings.dataset(tmp_path)["kernel"])
    record_dataset.measure(4, lab.device.index, out=tmp_path / "new")
    assert "gemm_new" in set(recordings.dataset(tmp_path / "new")["kernel"])


def test_the_samples_of_a_problem_are_taken_in_turns(lab: Lab, tmp_path: Path, small_plan: None,
                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    ran, run = [], Launch.run
    monkeypatch.setattr(Launch, "run", lambda self: (ran.append(self.spec.name), run(self))[1])
    record_dataset.measure(2, lab.device.index, out=tmp_path)
    last = ran[-2 * SAMPLES:]
    turns = [tuple(last[at:at + 2]) for at in range(0, 2 * SAMPLES, 2)]
    assert {frozenset(turn) for turn in turns} == {frozenset(candidate.kernel for candidate in SMALL[0].candidates)}
    assert all(one[1] != other[0] for one, other in itertools.pairwise(turns)), "a row followed itself"


def test_a_configuration_that_fails_in_a_later_turn_loses_its_row_alone(
        lab: Lab, tmp_path: Path, small_plan: None, monkeypatch: pytest.MonkeyPatch) -> None:
    runs, run = [], Launch.run

    def failing(self: Launch) -> object:
        runs.append(self.spec.name)
        if self.problem.m == 33 and self.spec.name == "gemm_naive" and runs.count("gemm_naive") > 3:
            raise DeviceError("the device failed")
        return run(self)

    monkeypatch.setattr(Launch, "run", failing)
    record_dataset.measure(1, lab.device.index, out=tmp_path)
    rows = recordings.dataset(tmp_path)
    assert rows["kernel"].tolist() == [FAST.kernel] and rows["us"].map(len).tolist() == [SAMPLES]


def test_launches_that_hold_much_memory_take_their_turns_before_others(
        lab: Lab, tmp_path: Path, small_plan: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """gemm_cpu packs A and B, so that it holds more than no memory at all."""
    packing = Candidate("gemm_cpu", tuple(catalogue()["gemm_cpu"].config().items()))
    odd = Planned(0, "odd", Gemm(33, 20, 17), (packing, FAST))
    monkeypatch.setattr(record_dataset, "plan", lambda seed: iter([odd]))
    taken, take = [], record_dataset._Measured._take_turns
    monkeypatch.setattr(record_dataset._Measured, "_take_turns", lambda self, times, launches, rng: (
        taken.append(len(launches)), take(self, times, launches, rng)))
    record_dataset.measure(2, lab.device.index, out=tmp_path / "much")
    monkeypatch.setattr(record_dataset, "TURN_MEMORY_DIVISOR", 10**18)
    record_dataset.measure(2, lab.device.index, out=tmp_path / "none")
    assert taken == [2, 1, 1]
    assert all(len(recordings.dataset(tmp_path / name)) == 2 for name in ("much", "none"))


def test_a_pool_holds_the_default_first_and_no_forbidden_configuration() -> None:
    spec = catalogue()["gemm_blocked"]
    pool = dataset_plan.configurations(spec)
    default = spec.config()
    assert dict(pool[0].config) == {name: default[name] for name in spec.tunables}
    assert len(set(pool)) == len(pool) == dataset_plan.POOL["gemm_blocked"]
    assert all(spec.config(dict(each.config)) for each in pool)


def test_rows_are_measured_kept_and_gone_on_from(lab: Lab, tmp_path: Path, small_plan: None) -> None:
    path = record_dataset.measure(1, lab.device.index, out=tmp_path)
    first = documents.read_text(path)
    assert len(recordings.dataset(tmp_path)) == 2
    record_dataset.measure(4, lab.device.index, out=tmp_path)
    rows = recordings.dataset(tmp_path)
    assert documents.read_text(path).startswith(first) and rows["problem"].tolist() == [0, 0, 1, 1]
    assert rows["trans"].tolist() == ["nn", "nn", "nt", "nt"] and set(rows["device"]) == {lab.device.slug}
    assert rows["us"].map(len).eq(SAMPLES).all() and (rows["median_us"] > 0).all()
    facts = json.loads(note_of(path).read_text())
    assert facts["parameters"]["seed"] == dataset_plan.SEED and len(facts["device"]["rates"]) == 4
    assert facts["parameters"]["samples"] == SAMPLES


def test_a_wrong_kernel_gets_no_row(lab: Lab, tmp_path: Path, small_plan: None,
                                    monkeypatch: pytest.MonkeyPatch) -> None:
    right = Launch.output
    monkeypatch.setattr(Launch, "output", lambda self: right(self) + (self.spec.name == "gemm_naive"))
    record_dataset.measure(2, lab.device.index, out=tmp_path)
    assert set(recordings.dataset(tmp_path)["kernel"]) == {"gemm_register_tiled"}


def test_a_run_over_the_cap_is_the_rows_one_sample(lab: Lab, tmp_path: Path, small_plan: None,
                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_dataset, "CAP_MS", {"cpu": 1e-9, "gpu": 1e-9})
    record_dataset.measure(2, lab.device.index, out=tmp_path)
    assert recordings.dataset(tmp_path)["us"].map(len).eq(1).all()


def test_a_long_first_run_alone_does_not_make_it_the_one_sample(lab: Lab, tmp_path: Path, small_plan: None,
                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    """The span of each launch's first run is made long, as where its scratch memory is new."""
    seen, span = set(), record_dataset.span_ms
    monkeypatch.setattr(Launch, "run", lambda self, run=Launch.run: (self, run(self)))
    monkeypatch.setattr(record_dataset, "span_ms", lambda ran: (
        span(ran[1]) if ran[0] in seen else seen.add(ran[0]) or 1e6))
    record_dataset.measure(2, lab.device.index, out=tmp_path)
    rows = recordings.dataset(tmp_path)
    assert rows["us"].map(len).eq(SAMPLES).all() and rows["us"].map(max).max() < 1e9


def test_an_interrupt_keeps_the_rows(lab: Lab, tmp_path: Path, small_plan: None) -> None:
    def stop(count: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        record_dataset.measure(4, lab.device.index, out=tmp_path, on_progress=stop)
    assert len(recordings.dataset(tmp_path)) == 2


@pytest.mark.parametrize("signals", [1, 2])
def test_a_terminated_run_keeps_the_rows(lab: Lab, tmp_path: Path, small_plan: None, signals: int,
                                         monkeypatch: pytest.MonkeyPatch) -> None:
    """The second signal comes while the rows are written. Afterwards the signal is what it was before."""
    def ended(*_: object) -> None:
        raise AssertionError("the signal was not caught")

    write = record_dataset._Book.write
    monkeypatch.setattr(record_dataset._Book, "write", lambda book: (
        [os.kill(os.getpid(), signal.SIGTERM) for _ in range(signals - 1)], write(book)))
    before = signal.signal(signal.SIGTERM, ended)
    try:
        with pytest.raises(KeyboardInterrupt):
            record_dataset.measure(4, lab.device.index, out=tmp_path,
                                on_progress=lambda count: os.kill(os.getpid(), signal.SIGTERM))
        assert signal.getsignal(signal.SIGTERM) is ended
    finally:
        signal.signal(signal.SIGTERM, before)
    assert len(recordings.dataset(tmp_path)) == 2


def test_a_run_that_waited_for_another_keeps_the_rows_of_both(tmp_path: Path) -> None:
    first, second = (record_dataset._Book("card", tmp_path, {}, {"seed": 0}) for _ in range(2))
    with first:
        first.add(SMALL[0], [(FAST, [1.0])])
    with second:
        second.add(SMALL[1], [(FAST, [2.0])])
    assert recordings.read_csv(second.path, recordings.DATASET_COLUMNS)["problem"].tolist() == [0, 1]


def test_the_file_belongs_to_one_run_at_a_time(tmp_path: Path) -> None:
    book = record_dataset._Book("card", tmp_path, {}, {"seed": 0})
    entered = threading.Event()

    def other() -> None:
        with record_dataset._Book("card", tmp_path, {}, {"seed": 0}):
            entered.set()

    with book:
        thread = threading.Thread(target=other)
        thread.start()
        assert not entered.wait(0.3)
    thread.join(10)
    assert entered.is_set()


def test_a_full_disk_between_rows_and_manifest_leaves_no_rows_without_one(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = record_dataset._Book("card", tmp_path, {}, {"seed": 0})

    def full(path: Path, data: bytes) -> None:
        raise OSError("no space")

    monkeypatch.setattr(record_dataset, "write_bytes", full)
    with pytest.raises(OSError, match="no space"), book:
        book.add(SMALL[0], [(FAST, [1.0])])
    assert [path.name for path in tmp_path.iterdir()] == ["card.json"]


def test_rows_without_a_manifest_or_with_a_damaged_one_are_refused_by_name(tmp_path: Path) -> None:
    book = record_dataset._Book("card", tmp_path, {}, {"seed": 0})
    with book:
        book.add(SMALL[0], [(FAST, [1.0])])
    book.note.write_text("{")
    with pytest.raises(ValueError, match=r"card\.json cannot be read"), book:
        pass
    book.note.unlink()
    with refuses("out"), book:
        pass


def test_a_file_of_another_plan_or_source_is_refused(lab: Lab, tmp_path: Path, small_plan: None) -> None:
    path = record_dataset.measure(1, lab.device.index, out=tmp_path)
    with pytest.raises(ValueError, match="follows another plan"):
        record_dataset.measure(4, lab.device.index, out=tmp_path, seed=3)
    note = note_of(path)
    facts = json.loads(note.read_text())
    facts["kernels"]["gemm_naive"]["source_sha256"] = "0"
    note.write_text(json.dumps(facts))
    with pytest.raises(ValueError, match="another source of gemm_naive"):
        record_dataset.measure(4, lab.device.index, out=tmp_path)


def test_no_rows_are_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="python -m polaris_studies.record_dataset"):
        recordings.dataset(tmp_path)


def test_rows_are_simulated_as_clover_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        toolchain.find("clover")
    except DeviceError as error:
        pytest.skip(str(error))
    monkeypatch.setattr(record_dataset, "plan", lambda seed: iter(SMALL[:1]))
    assert record_dataset.main(["--card", "rx590", "--rows", "1", "--workers", "1", "--out", str(tmp_path)]) == cli.OK
    rows = recordings.dataset(tmp_path)
    assert len(rows) == 2 and set(rows["device"]) == {"rx590-simulated"}
    assert all(low <= expected <= high for low, expected, high in rows["us"])


def test_an_unknown_card_is_refused(capsys: pytest.CaptureFixture, tmp_path: Path) -> None:
    assert record_dataset.main(["--card", "rx5900", "--out", str(tmp_path)]) == cli.REFUSED
    assert "rx590" in capsys.readouterr().err and not list(tmp_path.iterdir())


def test_a_card_and_a_device_are_not_asked_for_at_once(capsys: pytest.CaptureFixture, tmp_path: Path) -> None:
    assert record_dataset.main(["--card", "rx590", "--device", "cpu", "--out", str(tmp_path)]) == cli.REFUSED
    assert "--card, which simulates, does not take --device" in capsys.readouterr().err and not list(tmp_path.iterdir())

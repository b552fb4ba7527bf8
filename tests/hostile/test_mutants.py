"""The campaign of mutants on a few of them: what is drawn, which gate catches it, and what the exit status says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import mutants
import pandas as pd
import pytest

from polaris_lab.base.errors import ChildDied
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue

GOOD = [spec for spec in catalogue().values() if not spec.museum]


def of(kernel: str, kind: str, change: str) -> mutants.Mutant:
    """The one mutant of a kernel whose changed line holds this text."""
    found = [each for each in mutants.mutants(catalogue()[kernel]) if each.kind == kind and change in each.after]
    assert found, f"{kernel} has no mutant of the kind {kind} with {change}"
    return found[0]


def test_every_good_kernel_has_mutants_and_each_differs_in_one_line_of_code() -> None:
    for spec in GOOD:
        found, lines = mutants.mutants(spec), spec.source().splitlines()
        assert found, spec.name
        assert len({each.source for each in found}) == len(found)
        for each in found[::37]:
            changed = [number for number, (old, new) in enumerate(zip(lines, each.source.splitlines(), strict=True), 1)
                       if old != new]
            assert changed == [each.line] and not lines[each.line - 1].lstrip().startswith("#")
    assert {each.kind for spec in GOOD for each in mutants.mutants(spec)} == set(mutants._CHANGES)
    assert sum(len(mutants.mutants(spec)) for spec in GOOD) > 1000


def test_a_draw_is_even_over_kinds_repeats_itself_and_leaves_dead_code_alone(monkeypatch) -> None:
    monkeypatch.setattr(mutants, "is_compiled", lambda mutant: True)
    drawn = list(mutants.sample(GOOD, 80, 7))
    assert drawn == list(mutants.sample(GOOD, 80, 7)) and len(set(drawn)) == 80
    assert set(Counter(each.kind for each in drawn).values()) == {10}
    assert len({each.kernel for each in drawn}) > 20
    monkeypatch.undo()
    dead = of("gemm_naive", "index", "get_global_id(1)")._replace(
        source=catalogue()["gemm_naive"].source() + "\n#if 0\nint nothing;\n#endif\n")
    assert not mutants.is_compiled(dead) and mutants.is_compiled(of("gemm_naive", "index", "get_global_id(1)"))


def test_a_setting_that_a_kernel_refuses_is_no_fault_of_the_draw() -> None:
    """attention_tensor takes no halves."""
    drawn = list(mutants.sample([catalogue()["attention_tensor"]], 8, 1))
    assert len(drawn) == 8 and all(mutants.is_compiled(each) for each in drawn)


def test_a_configuration_in_which_the_kernel_itself_is_wrong_says_nothing_of_a_mutant(monkeypatch) -> None:
    wrong = {"gemm_naive"}
    monkeypatch.setattr(mutants.quick_check, "first_fault", lambda session, spec, config:
                        "bound: wrong" if spec.file != catalogue()["gemm_naive"].file or spec.name in wrong else "")
    spec = mutants.replace(catalogue()["gemm_naive"], file=Path("mutant.cl"))
    for wrong, gates in ({"gemm_naive"}, set()), (set(), {"configuration"}):
        report = mutants.proof.CheckReport(spec.name, "d", None, 1)
        mutants._check_configuration(None, spec, {}, report)
        assert set(report.gates) == gates


def test_mutants_are_caught_by_the_gates_and_the_kernel_itself_is_not(lab: Lab, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(mutants.proof, "sanitize_kernel", lambda spec, report: None)  # its time is in the campaign
    whole = mutants.Mutant("gemm_naive", "none", 0, "", "", catalogue()["gemm_naive"].source())
    wrong = [of("gemm_naive", "bound", "k <= K"), of("gemm_naive", "order", "int N, int M"),
             of("gemm_naive", "index", "C[at + 1] ="), of("gemm_naive", "type", "int sum")]
    gates = [mutants.first_gate(lab.session, mutant, tmp_path, 1)[0] for mutant in [whole, *wrong]]
    assert gates == ["", "bound", "bound", "bound", "bound"]


def test_a_campaign_that_fails_itself_is_no_gate_and_a_dead_process_is(lab: Lab, monkeypatch) -> None:
    some = [of("gemm_naive", "bound", "k <= K")]

    def dies(how: str) -> None:
        def call(*_: object, **__: object) -> None:
            raise ChildDied(how)
        monkeypatch.setattr(mutants.isolation, "call", call)

    dies("was ended by signal 11 (SIGSEGV)")
    assert [row["gate"] for row in mutants.examine(some, "0:0", 1)] == ["crash"]
    dies(mutants.isolation.OUT_OF_TIME)
    assert [row["gate"] for row in mutants.examine(some, "0:0", 1)] == ["hang"]
    dies("ended with exit status 1 and no answer")
    with pytest.raises(ChildDied):
        mutants.examine(some, "0:0", 1)


def test_a_mutant_whose_cases_take_too_long_together_hangs(lab: Lab, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(mutants, "MOST_S", -1.0)
    gate, sentence = mutants.first_gate(lab.session, of("gemm_naive", "bound", "k <= K"), tmp_path, 1)
    assert gate == "hang" and "taken longer than" in sentence


def test_a_launch_without_an_end_ends_its_process_within_its_limit(lab: Lab, tmp_path: Path) -> None:
    source = catalogue()["gemm_naive"].source()
    endless = source.replace("k < K; k++", "k < K; k += 0")
    assert endless != source
    with pytest.raises(ChildDied) as died:
        mutants.isolation.call("tests.mutants:first_gates", [("gemm_naive", "operator", 1, "", "", endless)],
                               lab.device.index, str(tmp_path), 1, 1.0, timeout=60)
    assert died.value.how == mutants.isolation.OUT_OF_TIME and not (tmp_path / "gates").read_text()


@pytest.mark.parametrize(("gate", "note", "status"), [("bound", "", 0), ("", "equivalent: the same", 0), ("", "", 1)])
def test_a_survivor_without_an_explanation_fails_the_campaign(monkeypatch, capsys, gate, note, status) -> None:
    def examine(some: list, index: str, seed: int) -> list[dict]:
        return [{"kernel": each.kernel, "kind": each.kind, "line": each.line, "before": each.before,
                 "after": each.after, "gate": "" if each.kind == "none" else gate if number == 7 else "bound",
                 "sentence": "", "note": note} for number, each in enumerate(some)]

    monkeypatch.setattr(mutants, "BATCH", 20)  # so that there is one number 7
    monkeypatch.setattr(mutants, "examine", examine)
    monkeypatch.setattr(mutants, "is_compiled", lambda mutant: True)
    assert mutants.main(["gemm_naive", "--count", "20", "--workers", "1"]) == status
    said = capsys.readouterr().out
    assert ("20 of 20 that compute" in said) == (gate == "bound") and ("WITHOUT EXPLANATION" in said) == bool(status)


def test_too_many_survivors_fail_the_campaign_however_well_explained(monkeypatch, capsys) -> None:
    monkeypatch.setattr(mutants, "examine", lambda some, index, seed: [
        dict(zip(mutants.COLUMNS[1:], (each.kernel, each.kind, each.line, each.before, each.after, "", "", "why"),
                 strict=True)) for each in some])
    monkeypatch.setattr(mutants, "is_compiled", lambda mutant: True)
    assert mutants.main(["gemm_naive", "--count", "5", "--workers", "1"]) == 1
    assert "0 of 5 that compute something else caught, 0.0%" in capsys.readouterr().out


@pytest.mark.parametrize(("same", "missed", "status"), [(30, 1, 0), (0, 2, 1), (30, 2, 1)])
def test_a_known_miss_counts_as_missed_among_those_that_compute_something_else(monkeypatch, capsys, same: int,
                                                                              missed: int, status: int) -> None:
    """One of 50 or more is less than 2 %; those that compute the same are not counted."""
    notes = ["equivalent: the same"] * same + ["missed: a race"] * missed

    def examine(some: list, index: str, seed: int) -> list[dict]:
        known = dict(enumerate(notes))
        return [{"kernel": each.kernel, "kind": each.kind, "line": each.line, "before": each.before,
                 "after": each.after, "gate": "" if each.kind == "none" or number in known else "bound",
                 "sentence": "", "note": known.get(number, "")} for number, each in enumerate(some)]

    monkeypatch.setattr(mutants, "BATCH", 90)
    monkeypatch.setattr(mutants, "examine", examine)
    monkeypatch.setattr(mutants, "is_compiled", lambda mutant: True)
    assert mutants.main(["gemm_naive", "gemm_tiled", "--count", "90", "--workers", "1"]) == status
    said = capsys.readouterr().out
    assert f"{90 - same - missed} of {90 - same} that compute something else caught" in said
    assert said.count("missed: a race") == missed


def test_batches_go_to_several_processes_and_their_rows_keep_the_order_of_the_draw(monkeypatch, capsys) -> None:
    asked: list[list] = []

    class Pool:
        def map(self, examined, batches):
            asked.append([len(batch) for batch in batches])
            return map(examined, batches)

    @contextmanager
    def processes(workers: int) -> Iterator[Pool]:
        assert workers == 3
        yield Pool()

    monkeypatch.setattr(mutants, "open_pool", processes)
    monkeypatch.setattr(mutants, "BATCH", 4)
    monkeypatch.setattr(mutants, "is_compiled", lambda mutant: True)
    monkeypatch.setattr(mutants, "examine", lambda some, index, seed: [
        dict(zip(mutants.COLUMNS[1:], (each.kernel, each.kind, each.line, each.before, each.after,
                                       "" if each.kind == "none" else "bound", "", ""), strict=True)) for each in some])
    assert mutants.main(["gemm_naive", "--count", "10", "--workers", "3"]) == 0
    said = capsys.readouterr()
    assert asked == [[4, 4, 4]] and "10 of 10 that compute something else caught" in said.out
    drawn = list(mutants.sample([catalogue()["gemm_naive"]], 40, 1))[:10]
    assert [line.split()[1] for line in said.err.splitlines()] == [f"gemm_naive:{each.line}" for each in drawn]
    with pytest.raises(SystemExit):
        mutants.main(["--workers", "0"])
    assert "--workers is 0; it must be at least 1" in capsys.readouterr().err


def test_a_campaign_that_is_stopped_before_its_first_mutant_says_so(monkeypatch, capsys) -> None:
    def stops(some: list, index: str, seed: int) -> list[dict]:
        if some[0].kind != "none":
            raise KeyboardInterrupt
        return [{"gate": ""} for _ in some]

    monkeypatch.setattr(mutants, "examine", stops)
    monkeypatch.setattr(mutants, "is_compiled", lambda mutant: True)
    with pytest.raises(SystemExit) as ended:
        mutants.main(["gemm_naive", "--count", "5", "--workers", "1"])
    assert ended.value.code == 1 and "no mutant was examined" in capsys.readouterr().err


def test_the_table_counts_by_kind_and_gate() -> None:
    table = pd.DataFrame({"kind": ["index", "index", "bound"], "gate": ["bound", "", "oob"]})
    found = mutants.counts(table)
    assert list(found.columns) == ["bound", "oob", "survived", "all"] and found.loc["all", "all"] == 3


def test_explanations_are_of_mutants_that_there_are() -> None:
    known = {spec.name: {said for each in mutants.mutants(spec) for said in (each.change, each.place)} for spec in GOOD}
    for kernel, changes in mutants.tomllib.loads(mutants.EXPLAINED.read_text(encoding="utf-8")).items():
        for change, said in changes.items():
            why = said if isinstance(said, str) else said["why"]
            assert change in known[kernel] and why.startswith(("equivalent", "missed: ")), f"{kernel}: {change}"


def test_an_explanation_holds_at_its_place_and_on_devices_without_its_define(lab: Lab) -> None:
    barriers = [each for each in mutants.mutants(catalogue()["attention_tensor"])
                if each.kind == "barrier" and not each.after and each.before == "barrier(CLK_LOCAL_MEM_FENCE);"]
    there = replace(lab.device, platform="NVIDIA CUDA", architecture="sm_90")
    assert there.offers("ASYNC_COPY") and len(barriers) > 3
    assert sum(bool(mutants.explanation(each, lab.device)) for each in barriers) == 1
    assert not any(mutants.explanation(each, there) for each in barriers)


def test_a_setting_that_the_device_refuses_to_build_says_nothing_of_a_mutant(lab: Lab) -> None:
    """PoCL is refused what it builds wrongly: a split of gemm_tensor. The campaign ended there before it began."""
    report = mutants.proof.CheckReport("gemm_tensor", lab.device.name, None, 0)
    mutants._check_configuration(lab.session, catalogue()["gemm_tensor"], {"SPLIT": 2}, report)
    assert not report.gates

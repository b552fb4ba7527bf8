"""The proof: every good kernel passes, every planted fault turns its gate red, and every museum kernel is caught."""

from __future__ import annotations

import os
import re
import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pandas as pd
import pyopencl as cl
import pytest
from conftest import without_optimisation
from planted import STORE, altered, fault, regrid
from random_campaign import campaign
from refusals import refuses

from polaris_lab import cli
from polaris_lab.base.errors import ChildDied, DeviceError
from polaris_lab.device.device_session import GUARD_ELEMENTS, Session
from polaris_lab.lab import Lab
from polaris_lab.model import error_bounds, kernel_catalogue
from polaris_lab.model.error_bounds import Expectation, error_bound, reference
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm, Transpose
from polaris_lab.verify import problems, proof, trust
from polaris_lab.verify.guarded_run import damage, run_case
from polaris_lab.verify.problems import LONG_SIDE, cases, random_problem
from polaris_lab.verify.proof import CheckReport, check
from polaris_lab.verify.write_coverage import WriteCoverage, count_stores

GOOD = [name for name, spec in catalogue().items() if not spec.museum]
MUSEUM = [name for name, spec in catalogue().items() if spec.museum]
PROOF = "POLARIS_PROOF" in os.environ
SEED = None if PROOF else 20
"""Seed of checks that build a kernel again for each random problem: PoCL has those of one seed in its cache."""
SANITIZED = ("oob", "race", "uninit", "sanitizer")
"""Gates of Oclgrind."""


def proved(lab: Lab, spec: KernelSpec, problem: Gemm | Transpose, seed: int = 0) -> CheckReport:
    report = CheckReport(spec.name, lab.device.name, None, seed)
    run_case(lab.session, spec, problem, seed, report)
    return report


def is_recorded(name: str) -> bool:
    """Tell whether the kernel's check is recorded for the code that it has, so that a part of it is enough here."""
    return not PROOF and trust.recorded()["cpu"].get(name, {}).get("code") == catalogue()[name].code_hash()


@pytest.mark.parametrize("name", GOOD)
def test_a_good_kernel_is_right(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Code whose check is recorded runs again in part: a third of the fixed and random problems, another third for the
    next kernel, and an eighth of what its text suggests, built without optimisation. It does not go to Oclgrind,
    which takes minutes for large tiles, and test_write_coverage.py counts its stores. Nearly each attention is a build
    of its own, which takes PoCL seconds, and so it gets two of the twelve random ones. `make proof` leaves out nothing.
    """
    spec, random, part = catalogue()[name], 12, 1
    recorded = is_recorded(name)
    if recorded:
        first, suggested, part = proof.first_trials, proof.suggested_trials, 3
        begin = GOOD.index(name) % part
        monkeypatch.setattr(proof, "first_trials", lambda *arguments: [*first(*arguments)][begin::part])
        monkeypatch.setattr(proof, "suggested_trials", lambda *arguments: suggested(*arguments)[::8])
        monkeypatch.setitem(proof.STEPS, "coverage", lambda *_: None)
    if spec.signature == "attention" and not PROOF:
        random = 2
    if recorded or random == 2:
        monkeypatch.setattr(proof, "Session", without_optimisation)
    report = check(name, random=random, seed=SEED, sanitizer=not recorded)
    assert report.ok, report.failures
    needs = catalogue()[name].needs
    least = 45 if needs else 50  # rounded up to what a kernel needs, some cases fall together,
    least = 42 if "K >= 16" in needs else least  # and a product without terms cannot be rounded up
    assert report.cases >= least // part and report.fraction <= 1 and not report.gates
    assert str(report).startswith(f"{name}: right in {report.cases} cases, at most ")


@pytest.mark.parametrize("kind", ["cpu", "gpu"])
def test_a_good_kernel_that_a_device_has_no_room_for_is_not_called_wrong(kind: str, lab: Lab, monkeypatch) -> None:
    small = replace(lab.device, kind=kind, local_mem=2**14, driver="made small")

    def refuse(*_: object) -> None:
        raise DeviceError("CL_OUT_OF_RESOURCES")  # as a GPU's driver does, which is asked first

    monkeypatch.setattr(proof, "find", lambda name: small)
    monkeypatch.setitem(proof.STEPS, "cases", refuse)
    report = check("gemm_blocked", sanitizer=False)
    assert report.unfit and not report.ok and str(report).startswith("gemm_blocked: cannot run here - device: ")
    assert "cannot run here" in report._repr_html_() and "WRONG" not in report._repr_html_()
    assert ("bytes of local memory" in str(report)) == (kind == "cpu")
    report = check("gemm_naive", sanitizer=False)  # has no local memory: the driver's refusal is a fault
    assert kind == "cpu" or (not report.unfit and str(report).startswith("gemm_naive: WRONG - device: "))


def test_check_of_all_kernels_goes_well_where_one_has_no_room(lab: Lab, monkeypatch, capsys) -> None:
    small = replace(lab.device, kind="cpu", local_mem=2**14, driver="made small")
    monkeypatch.setattr(proof, "find", lambda name: small)
    assert cli.main(["check", "gemm_blocked"]) == cli.FAILED  # it was asked for by name, and is not proved
    monkeypatch.setattr(kernel_catalogue, "catalogue", lambda: {"gemm_blocked": catalogue()["gemm_blocked"]})
    assert cli.main(["check"]) == cli.OK
    assert "cannot run here" in capsys.readouterr().out


def test_several_kernels_are_checked_at_a_time_and_reported_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    reports = proof.check_each(["gemm_tiled", catalogue()[MUSEUM[0]], "gemm_naive"], seed=5, random=0, sanitizer=False)
    assert {name: report.ok for name, report in reports.items()} == {
        "gemm_tiled": True, MUSEUM[0]: False, "gemm_naive": True}
    together = threading.Barrier(2)  # broken unless two wait at it
    monkeypatch.setattr(proof, "cores", lambda: 2)
    monkeypatch.setattr(proof, "check", lambda spec, device, **more: (together.wait(20), device, more))
    found = proof.check_each(["gemm_tiled", "gemm_naive"], "cpu", seed=5)
    assert [each[1:] for each in found.values()] == [("cpu", {"seed": 5})] * 2
    with refuses("kernel"):
        proof.check_each(["gemm_tiled", "gemm_tield"])


@pytest.mark.parametrize(("proved", "platform", "options"), [
    (True, "Portable Computing Language", ("-cl-opt-disable",)), (True, "Clover", ()),
    (False, "Portable Computing Language", ())])
def test_only_a_proved_kernel_is_mapped_in_code_that_is_not_optimised(
        proved: bool, platform: str, options: tuple[str, ...], lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def count(*arguments: object, extra_options: tuple[str, ...]) -> WriteCoverage:
        asked.append(extra_options)
        return count_stores(*arguments, extra_options=extra_options)

    monkeypatch.setattr(proof, "count_stores", count)
    monkeypatch.setattr(proof, "is_proved", lambda *_: proved)
    report = CheckReport("k", "d", None, 0)
    proof._check_coverage(Session(replace(lab.device, platform=platform)), catalogue()["gemm_naive"], report)
    assert report.ok and asked == [options]


@pytest.mark.parametrize("name", MUSEUM)
def test_a_museum_kernel_is_caught_by_the_gate_it_names(name: str) -> None:
    """Those that another gate catches go through Oclgrind in `make proof`, and here one, the first: it tells of each of
    thousands of faults, for up to a minute.
    """
    gate = catalogue()[name].gate
    others = [each for each in MUSEUM if catalogue()[each].gate not in SANITIZED]
    report = check(name, random=2, seed=SEED, sanitizer=PROOF or gate in SANITIZED or name == others[0])
    assert report.caught and not report.ok
    assert str(report) == f"{name} (museum): caught by {gate}: {report.gates[gate]}"
    if name.startswith("gemm_tiled_2x2_oob"):  # tiles too small are caught in every way
        assert report.gates["oob"].startswith("out-of-bounds: Index (16) exceeds static array size (16) (line ")
        assert {"bound", "cover"} <= set(report.gates)  # what it stores, and where, is wrong as well


@pytest.mark.parametrize("spec", [regrid(fault("good"), "N * 8", "ceil(M / 8) * 8"),
                                  regrid(fault("good"), "ceil(N / 8) * 8", "ceil(M / 2) * 8")])
def test_work_groups_with_nothing_to_do_turn_dispatch_red(spec: KernelSpec) -> None:
    report = check(spec, seed=5, random=0, sanitizer=False)
    assert set(report.gates) == {"dispatch"}
    assert re.fullmatch(r"(1792 of 2048|768 of 1024) work-groups store no output", report.gates["dispatch"])


def test_too_few_work_groups_leave_poison(lab: Lab) -> None:
    report = check(regrid(fault("good"), "ceil(N / 16) * 8", "ceil(M / 8) * 8"), seed=5, random=0, sanitizer=False)
    assert {"bound", "poison", "cover"} <= set(report.gates) and "dispatch" not in report.gates


def test_what_the_map_cannot_see_is_said(tmp_path: Path) -> None:
    through = altered(tmp_path, (STORE, "put(C, at, beta == 0.0f ? alpha * acc : alpha * acc + beta * C[at]);"),
                      ("kernel void", "void put(global float *to, size_t at, float v) { to[at] = v; }\nkernel void"))
    report = check(through, seed=5, random=0, sanitizer=False)
    assert report.ok
    assert str(report).endswith("; no cover map of C, since not every store there can be recognised")
    assert not check(fault("good"), seed=5, random=0, sanitizer=False).notes


def test_arguments_of_another_signature_are_said_before_anything_runs(monkeypatch, tmp_path: Path) -> None:
    for step in ("cases", "cases and coverage"):
        monkeypatch.setitem(proof.STEPS, step, lambda *_: pytest.fail("it was launched"))
    report = check(altered(tmp_path, ("global const float *B", "global const float4 *B"),
                           ("col < N ? B[", "col < N ? ((global const float *)B)[")))
    said = report.gates.pop("signature")
    assert not report.gates and said.startswith("argument 7 (B) is global const float4*, the gemm signature has global "
                                                "const float* (line 5: global const float4 *B, ")


def test_a_device_that_tells_nothing_of_arguments_turns_nothing_red(monkeypatch) -> None:
    monkeypatch.setattr(proof, "mismatches", lambda *_: None)
    report = check("gemm_naive", seed=5, random=0, sanitizer=False)
    assert report.ok
    assert str(report).endswith("; no signature check, since the device tells nothing of a kernel's arguments")


def test_a_museum_kernel_that_dies_keeps_what_was_found_before(monkeypatch) -> None:
    def dies(*_: object, **__: object) -> None:
        raise ChildDied("was ended by signal 11 (SIGSEGV)")

    monkeypatch.setattr(proof, "mismatches", lambda *_: ["argument 5 (A) is strange"])
    monkeypatch.setattr(proof.isolation, "call", dies)
    report = check(replace(catalogue()[MUSEUM[0]], gate="signature"), sanitizer=False)
    assert list(report.gates) == ["signature", "crash"] and report.caught
    assert report.failures[1:] == ["crash: the process that ran it was ended by signal 11 (SIGSEGV)",
                                   "crash: the process that mapped its stores was ended by signal 11 (SIGSEGV)"]


PLANTED = {
    # stem: the gates that go red without the sanitizer, and what the first of them says
    "zero": ({"bound"}, "elements are outside the bound; row 0, column 0 is 0 and must be"),
    "transposed": ({"bound", "guard", "cover", "poison"}, "elements are outside the bound"),
    "offbyone_tile": ({"bound"}, "elements are outside the bound"),
    "past_end": ({"guard", "cover"}, "1 elements around C are overwritten: the first is 0 past its end"),
    "row_gap": ({"guard", "cover"}, "around C are overwritten: the first is in the gap behind row 0, 0 past its end"),
}


@pytest.mark.parametrize("stem", PLANTED)
def test_a_planted_fault_turns_its_gate_red(stem: str) -> None:
    report = check(fault(stem), seed=5, random=0, sanitizer=False)
    gates, sentence = PLANTED[stem]
    assert set(report.gates) == gates
    assert any(re.search(sentence, failure) for failure in report.failures), report.failures[:3]
    assert str(report).startswith(f"{stem}: WRONG - ")


def test_the_parent_of_the_faults_is_right() -> None:
    assert check(fault("good"), seed=5, random=0).ok


def test_outputs_never_written_show_their_poison(lab: Lab, tmp_path: Path) -> None:
    report = proved(lab, altered(tmp_path, (STORE, f"if (row != 4) {STORE}")), Gemm(9, 11, 5))
    assert report.gates["poison"].startswith("9 x 11 x 5: 11 of 99 outputs are never written")
    assert "[4, 0]" in report.gates["poison"]


def test_a_missing_barrier_is_a_race_through_the_sanitizer() -> None:
    report = check(fault("missing_barrier"), seed=5, random=0)
    assert report.gates["race"].startswith("two work-items write and read the same element")
    assert "(line " in report.gates["race"]


def with_line(tmp_path: Path, name: str, number: int, old: str, new: str) -> KernelSpec:
    """Write a kernel of the catalogue with one change in one line."""
    spec = catalogue()[name]
    lines = spec.source().splitlines()
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new, 1)
    path = tmp_path / spec.file.name
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return replace(spec, file=path)


def test_a_race_in_the_loop_over_whole_tiles_is_seen_though_the_small_product_never_enters_it(tmp_path: Path,
                                                                                             monkeypatch) -> None:
    """PoCL puts barriers of its own where a loop with one ends, and hides it. The run on the small product is left out,
    so that the race is found on the whole tile."""
    number = next(n for n, line in enumerate(catalogue()["gemm_polaris"].source().splitlines(), 1)
                  if line.strip().startswith("store_step(As[now]")) + 1
    racing = with_line(tmp_path, "gemm_polaris", number, "barrier(CLK_LOCAL_MEM_FENCE);", "")
    report, seen, sanitize = CheckReport("gemm_polaris", "d", None, 0), [], proof.sanitize

    def only_whole(spec: KernelSpec, problem: Gemm, **modes: object) -> pd.DataFrame:
        seen.append((problem.m, problem.n))
        whole = seen[1:] and modes.get("races")
        return sanitize(spec, problem=problem, **modes) if whole else pd.DataFrame(columns=["kind", "message"])

    monkeypatch.setattr(proof, "sanitize", only_whole)
    proof.sanitize_kernel(racing, report, once=True)
    assert seen == [(35, 37), (128, 64), (132, 37), (35, 68)]
    assert set(report.gates) == {"race"} and "without a barrier" in report.gates["race"]


def test_a_museum_kernel_is_never_looked_at_in_optimised_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the search for uninitialised values dies, races are looked for alone, in the same code. It takes few
    work-groups where tiles are small, and then a kernel that ran nowhere is looked at with all of them before."""
    seen = []

    def dies(*_: object, **modes: object) -> pd.DataFrame:
        seen.append((modes.get("uninit", False), modes.get("optimised", True)))
        found = pd.DataFrame(columns=["kind", "message"])
        found.attrs["died"] = "it died" if modes.get("uninit") else ""
        return found

    monkeypatch.setattr(proof, "sanitize", dies)
    for name, optimised, before in (("gemm_float4_vec_modulo", False, 1), ("gemm_tiled", True, 1),
                                    ("gemm_blocked", True, 0)):
        seen.clear()
        proof.sanitize_kernel(catalogue()[name], CheckReport(name, "d", None, 0), once=True)
        assert seen[:before + 2] == [(False, optimised)] * before + [(True, True), (False, optimised)]


def test_a_read_past_a_row_is_seen_in_the_build_for_transposed_operands(tmp_path: Path) -> None:
    """Only there does a stored row of the large matrix run along K, and the element past the small one lies outside."""
    number = next(n for n, line in enumerate(catalogue()["gemm_cpu_thin"].source().splitlines(), 1)
                  if line.strip() == "for (int k = 0; k < kn; k++)")
    longer = with_line(tmp_path, "gemm_cpu_thin", number, "k < kn", "k <= kn")
    report = CheckReport("gemm_cpu_thin", "d", None, 0)
    proof.sanitize_kernel(longer, report)
    assert set(report.gates) == {"oob"} and f"line {number + 1}" in report.gates["oob"]


@pytest.mark.parametrize(("name", "old", "new"), [
    ("gemm_cpu_thin", "min(r, rows - 1)", "min(r, rows)"),  # with several rows to a work-item, and the default is one
    ("gemm_tensor", "M - row0 >= TILE_M &&", "M - row0 >= TILE_M ||"),  # where one side of a tile is whole
    ("gemm_cpu", "partial[q - left][p - top][i][j] = sums", "partial[q - left][p - top][i][j + 1] = sums"),  # K > KC
])
def test_a_read_past_the_end_that_neither_the_defaults_nor_a_small_product_make(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, old: str, new: str) -> None:
    """The searches for races, which take longest, are left out."""
    number = next(n for n, line in enumerate(catalogue()[name].source().splitlines(), 1) if old in line)
    report, sanitize = CheckReport(name, "d", None, 0), proof.sanitize
    monkeypatch.setattr(proof, "sanitize", lambda *arguments, **modes: pd.DataFrame(columns=["kind", "message"])
                        if modes.get("races") else sanitize(*arguments, **modes))
    proof.sanitize_kernel(with_line(tmp_path, name, number, old, new), report)
    assert set(report.gates) == {"oob"}


def test_a_miscount_of_whole_tiles_shows_in_a_case_of_its_own(unoptimised: Session, tmp_path: Path) -> None:
    """One tile too many across changes nothing with one row of tiles, nor where the last tile is cut."""
    name, old = "gemm_tensor", "(N + TILE_N - 1) / TILE_N"
    number = next(n for n, line in enumerate(catalogue()[name].source().splitlines(), 1) if old in line)
    wrong = with_line(tmp_path, name, number, old, "(N + TILE_N) / TILE_N")
    reports = []
    for problem in cases(wrong):
        reports.append(CheckReport(name, "d", None, 0))
        run_case(unoptimised, wrong, problem, 1, reports[-1])
    shown = [report.ok for report in reports]
    assert shown.count(False) == 1 and (cases(wrong)[shown.index(False)].m, cases(wrong)[-3].n) == (128, 192)


def test_outputs_that_two_work_items_make_are_seen_where_c_is_added(lab: Lab, tmp_path: Path) -> None:
    """Without beta the second of them writes the same again."""
    old = "left = y * n_panels / down"
    number = next(n for n, line in enumerate(catalogue()["gemm_cpu_rows"].source().splitlines(), 1) if old in line)
    twice = with_line(tmp_path, "gemm_cpu_rows", number, old, "left = y * down / n_panels")
    report = CheckReport("gemm_cpu_rows", "d", None, 0)
    run_case(lab.session, twice, cases(twice)[-2], 1, report)
    assert cases(twice)[-2].n == LONG_SIDE and "bound" in report.gates


@pytest.mark.parametrize(("name", "whole"), [
    ("gemm_tiled", None), ("gemm_cpu", (35, 64)), ("gemm_polaris", (128, 64)), ("gemm_blocked", (128, 128)),
    ("gemm_float4_vec", (36, 64)), ("transpose", None), ("attention_v3", None)])
def test_a_product_that_fills_one_tile(name: str, whole: tuple[int, int] | None) -> None:
    spec = catalogue()[name]
    found = proof.whole_tile(spec, proof.nearest_fitting(spec, problems.SANITIZED[spec.signature]))
    assert (found and (found.m, found.n)) == whole


@pytest.mark.parametrize(("name", "few"), [
    ("gemm_tiled", (19, 21)), ("gemm_tiled_32", (35, 37)), ("gemm_tile20_prefetch", (35, 21)),
    ("gemm_float4_vec", (19, 40)), ("gemm_float4_vec_wide_grid", (20, 24))])
def test_a_product_of_few_work_groups_has_two_of_them_a_side(name: str, few: tuple[int, int]) -> None:
    spec = catalogue()[name]
    problem = proof.nearest_fitting(spec, problems.SANITIZED["gemm"])
    found = proof.few_groups(spec, problem)
    assert (found.m, found.n, found.k) == (*few, problem.k)
    for side in ("m", "n"):
        assert (getattr(found, side) == getattr(problem, side)
                or problems._groups(spec, found, side, getattr(found, side)) > problems._groups(spec, found, side, 1))
    attention = problems.SANITIZED["attention"]
    assert proof.few_groups(catalogue()["attention_v3"], attention) is attention


def test_elements_past_a_head_that_only_some_steps_add_are_seen(lab: Lab, tmp_path: Path) -> None:
    """A one for a zero past D shifts all scores alike, and changes nothing unless some steps take another path."""
    number = next(n for n, line in enumerate(catalogue()["attention_blocked"].source().splitlines(), 1)
                  if "return (float4)(left > 0 ? LOAD_ONE(p) : 0.0f" in line)
    shifted = with_line(tmp_path, "attention_blocked", number, "LOAD_ONE(p) : 0.0f", "LOAD_ONE(p) : 1.0f")
    report = CheckReport("attention_blocked", "d", None, 0)
    for problem in cases(shifted):
        if problem.d == 20 and problem.dtype == "float32" and not problem.causal:  # one build
            run_case(lab.session, shifted, problem, 0, report)
    assert set(report.gates) == {"bound"}
    assert all(each.startswith("bound: 1 x 2 x 37 x 20, 300 keys") for each in report.failures)


def test_a_path_that_only_infinite_elements_take_is_run(lab: Lab, tmp_path: Path) -> None:
    number = next(n for n, line in enumerate(catalogue()["gemm_tensor"].source().splitlines(), 1)
                  if "*b = B + (TRANS_B ? (long)col * ldb : col)" in line)
    wrong = with_line(tmp_path, "gemm_tensor", number, "(long)col * ldb : col", "(long)col + ldb : col")
    for kind in ("normal", "special"):
        report = CheckReport("gemm_tensor", "d", None, 0)
        run_case(lab.session, wrong, Gemm(37, 29, 41, 1.5, -0.5, trans_b=True), 1, report, kind)
        assert report.ok is (kind == "normal")


@pytest.mark.parametrize("name", [name for name in GOOD if catalogue()[name].signature != "transpose"
                                  and name != "attention_v3"])  # that one has 128 groups, whatever the problem
def test_each_kernel_has_a_case_with_more_work_groups_than_a_char_counts(name: str) -> None:
    """A mutant with `const char group` passed all gates; run as it is here, it writes where it should not."""
    main = [one for problem in cases(catalogue()[name]) for one in catalogue()[name].bind(problem).passes
            if not one.function.endswith("_pack")]
    assert any(wide // side > 128 for one in main if 0 not in one.global_size
               for wide, side in zip(one.global_size, one.local_size, strict=True))


def test_an_uninitialised_accumulator_is_named_by_the_sanitizer() -> None:
    report = check(fault("uninit_acc"), seed=5, random=0)
    assert "acc of line" in report.gates["uninit"]


def test_a_sanitizer_that_gives_up_is_a_note_and_no_fault_of_the_kernel() -> None:
    report = check(fault("sanitizer_crash"), seed=5, random=0)
    assert report.ok and not report.gates
    assert report.notes[0].startswith("the sanitizer gave up: FATAL ERROR: Unsupported instruction")


@pytest.mark.parametrize(("kind", "gate"), [
    ("out-of-bounds", "oob"), ("race", "race"), ("uninitialised", "uninit"), ("divergence", "sanitizer"),
    ("misaligned", "sanitizer"), ("api-error", "sanitizer"), ("tool-failure", "sanitizer"), ("other", "sanitizer")])
def test_each_kind_of_finding_turns_its_own_gate_red(monkeypatch, kind: str, gate: str) -> None:
    found = pd.DataFrame([{"kind": kind, "message": "said so", "line": None, "source": None}])
    monkeypatch.setattr(proof, "sanitize", lambda *_, **__: found)
    report = CheckReport("k", "d", None, 0)
    proof.sanitize_kernel(catalogue()["gemm_naive"], report)
    assert report.gates == {gate: "said so" if kind == gate else f"{kind}: said so"}


@pytest.mark.parametrize("name", GOOD)
def test_a_seeded_sample_of_the_random_campaign(lab: Lab, unoptimised: Session, name: str) -> None:
    """Code whose check is recorded gets a third here; `make proof` runs all."""
    count = 12 if catalogue()[name].signature == "attention" else 100  # many builds
    count = count // 3 if is_recorded(name) else count
    report = campaign(lab.session if PROOF else unoptimised, name, count, seed=20)
    assert report.ok, report.failures[:3]
    assert report.cases == count and report.fraction <= 1


def test_a_campaign_finds_a_fault_and_follows_its_seed(lab: Lab) -> None:
    first, again, other = (campaign(lab.session, fault("offbyone_tile"), 30, seed) for seed in (1, 1, 2))
    assert not first.ok and first.failures == again.failures != other.failures


def test_random_problems_reach_every_corner() -> None:
    rng = np.random.default_rng(0)
    drawn = [random_problem(rng, catalogue()["gemm_naive"]) for _ in range(600)]
    sizes = {size for p in drawn for size in (p.m, p.n, p.k)}
    assert min(sizes) == 0 and max(sizes) > 190 and {1, 15, 16, 17, 31, 32, 33} <= sizes
    assert {p.trans for p in drawn} == {"nn", "nt", "tn", "tt"}
    assert {0.0, 1.0, -1.0} < {p.alpha for p in drawn} and {0.0, 1.0, -1.0} < {p.beta for p in drawn}
    assert any(p.ldc > p.n + 1 for p in drawn) and any(p.lda == max(p.a_shape[1], 1) for p in drawn)
    assert all(isinstance(random_problem(rng, catalogue()["transpose"]), Transpose) for _ in range(5))


def test_the_fixed_cases_hold_every_edge() -> None:
    fixed = cases(catalogue()["gemm_naive"])
    sizes = {size for p in fixed for size in (p.m, p.n, p.k)}
    assert {0, 1, 2, 3, 5, 7, 15, 16, 17, 31, 32, 33, 63, 64, 65, 97, 16384} <= sizes
    assert {p.trans for p in fixed} == {"nn", "nt", "tn", "tt"}
    assert {(p.alpha == 0, p.beta == 0) for p in fixed} == {(a, b) for a in (True, False) for b in (True, False)}
    assert any(p.ldc > p.n > 0 and p.lda > p.k for p in fixed)
    assert set("mnk") == {name for p in fixed for name in "mnk" if getattr(p, name) == 0 and p.m + p.n + p.k > 7}


@pytest.mark.parametrize("name", ["attention_v2", "attention_v3", "attention_tensor"])
def test_rows_that_need_smaller_tiles_are_checked_and_drawn(name: str) -> None:
    spec = catalogue()[name]
    assert any(spec.unmet(problem) for problem in cases(spec))
    assert random_problem(np.random.default_rng(0), spec, heads=[200]).d == 200


def test_a_long_sum_is_right_and_one_term_of_256_is_missed(lab: Lab, tmp_path: Path) -> None:
    spec = catalogue()["gemm_tiled_2x2"]
    right = proved(lab, spec, Gemm(33, 35, 16384))
    assert right.ok and right.fraction < 0.5
    dropped = altered(tmp_path, ("acc += tileA[y][k] * tileB[k][x];",
                                 "if (k0 + k != 255) acc += tileA[y][k] * tileB[k][x];"))
    assert proved(lab, dropped, Gemm(33, 35, 255)).ok
    wrong = proved(lab, dropped, Gemm(33, 35, 256))
    assert set(wrong.gates) == {"bound"}


def test_each_check_has_inputs_of_its_own_and_says_the_seed(monkeypatch) -> None:
    seen = []
    monkeypatch.setattr(proof, "run_case", lambda *given, **_: seen.append(given[3]))
    first, second = (check("gemm_naive", sanitizer=False, random=1) for _ in range(2))
    assert first.seed != second.seed
    half = len(seen) // 2
    assert seen[:half] != seen[half:] and len(set(seen)) == len(seen)
    again = check("gemm_naive", sanitizer=False, random=1, seed=first.seed)
    assert again.seed == first.seed and seen[2 * half:] == seen[:half]


def test_what_must_not_be_read_is_nan(lab: Lab, tmp_path: Path) -> None:
    reads_c = altered(tmp_path, (STORE, "C[at] = alpha * acc + beta * C[at];"))
    assert proved(lab, reads_c, Gemm(5, 6, 7, beta=0.5)).ok
    assert set(proved(lab, reads_c, Gemm(5, 6, 7)).gates) == {"bound"}
    said = proved(lab, reads_c, Gemm(5, 6, 7)).ranked()
    assert said[0] == ("bound: 5 x 6 x 7: outputs hold what was in C before, although nothing of it may be read there "
                       f"(line 26: {'C[at] = alpha * acc + beta * C[at];'})")


def test_a_modified_input_is_a_broken_guard(lab: Lab, tmp_path: Path) -> None:
    path = altered(tmp_path, (STORE, STORE + " if (row == 0 && col == 0) ((global float *)A)[1] = 5.0f;"))
    report = proved(lab, path, Gemm(5, 6, 7))
    assert report.gates == {"guard": "5 x 6 x 7: the input A is modified"}


def test_a_counter_that_is_not_set_back_is_a_broken_guard(lab: Lab, tmp_path: Path) -> None:
    """The first launch is right all the same. Each launch of a check has counters of its own, so no later one tells."""
    split = catalogue()["gemm_thin"].fixed({"SPLIT": 4})
    report = CheckReport(split.name, "d", None, 0)
    proof._check_coverage(lab.session, split, report)
    run_case(lab.session, split, Gemm(4, 40, 64), 0, report)
    assert report.ok and report.cases == 1
    old = "arrived[tile] = 0;"
    number = next(n for n, line in enumerate(split.source().splitlines(), 1) if old in line)
    run_case(lab.session, replace(with_line(tmp_path, "gemm_thin", number, old, ";"), defines=split.defines),
             Gemm(4, 40, 64), 0, report)
    assert list(report.gates) == ["guard"]
    assert report.gates["guard"].endswith("counters in arrived are not set back to 0 for the next launch")


@pytest.mark.parametrize(("place", "sentence"), [
    (-3, "1 elements around C are overwritten: the first is 3 before its start"),
    (14, "1 elements around C are overwritten: the first is 1 past its end"),
    (4, "1 elements around C are overwritten: the first is in the gap behind row 0, 1 past its end")])
def test_damage_says_where(lab: Lab, place: int, sentence: str) -> None:
    problem = Gemm(3, 3, 4, ldc=5)  # rows at 0, 5 and 10
    inputs = problem.inputs(0)
    launch = lab.session.prepare(catalogue()["gemm_naive"], problem, inputs, guards=True)
    launch.run()
    assert damage(launch, inputs) == {"guard": [], "poison": []}
    cl.enqueue_copy(lab.queue, launch.result.raw, np.ones(1, np.float32), dst_offset=4 * (GUARD_ELEMENTS + place))
    assert damage(launch, inputs)["guard"] == [sentence]


def expectation(problem: Gemm, **changed: np.ndarray) -> tuple[Expectation, np.ndarray]:
    """Make the expectation and the float64 reference itself."""
    inputs = problem.inputs(4) | changed
    return Expectation(problem, inputs), reference(problem, inputs)


def test_an_output_at_the_bound_is_right_and_one_beyond_it_is_wrong() -> None:
    problem = Gemm(4, 5, 6, alpha=1.5, beta=-0.5)
    expected, exact = expectation(problem)
    limit = error_bound(problem, problem.inputs(4))
    for share, ok in ((0.0, True), (0.99, True), (1.01, False)):
        output = exact.copy()
        output[2, 3] += share * limit[2, 3]
        verdict = expected.compare(output)
        assert verdict.ok is ok and verdict.fraction == pytest.approx(share, abs=1e-6)
    assert verdict.max_abs_error == pytest.approx(1.01 * limit[2, 3], rel=1e-3)
    assert verdict.message.startswith("1 of 20 elements are outside the bound") and verdict.first.index == (2, 3)


@pytest.mark.parametrize("wrong", [0.0, 5.0, -np.inf, np.nan])
def test_an_infinity_must_be_where_the_reference_has_it(wrong: float) -> None:
    a = Gemm(2, 2, 2).inputs(4)["A"]
    a[0, 0] = np.inf
    expected, exact = expectation(Gemm(2, 2, 2), A=a, B=np.ones((2, 2), np.float32))
    assert np.isinf(exact[0]).all() and expected.compare(exact).ok
    exact[0, 1] = wrong
    assert not expected.compare(exact).ok


@pytest.mark.parametrize("wrong", [0.0, np.inf])
def test_a_nan_must_be_where_the_reference_has_it(wrong: float) -> None:
    a = Gemm(2, 2, 2).inputs(4)["A"]
    a[1, 0] = np.nan
    expected, exact = expectation(Gemm(2, 2, 2), A=a)
    assert expected.compare(exact).ok
    exact[1, 0] = wrong
    assert not expected.compare(exact).ok
    exact[1, 0], exact[0, 0] = np.nan, np.nan
    assert not expected.compare(exact).ok


def test_overflow_of_float32_is_infinity() -> None:
    big = np.full((1, 1), 3e38, np.float32)
    expected, _ = expectation(Gemm(1, 1, 1), A=big, B=np.full((1, 1), 2, np.float32))
    assert expected.compare(np.array([[np.inf]])).ok
    assert not expected.compare(np.array([[-np.inf]])).ok
    assert not expected.compare(np.array([[3e38]])).ok


def test_an_output_of_another_shape_is_wrong() -> None:
    expected, exact = expectation(Gemm(3, 4, 2))
    assert expected.compare(exact.T).message == "the output is (4, 3), it must be (3, 4)"
    assert Expectation(Gemm(0, 4, 2), Gemm(0, 4, 2).inputs(0)).compare(np.empty((0, 4))).ok


def test_a_transpose_must_be_exact() -> None:
    problem = Transpose(3, 4)
    inputs = problem.inputs(0)
    output = inputs["in"].T.copy()
    assert Expectation(problem, inputs).compare(output).ok
    output[0, 0] = np.nextafter(output[0, 0], np.float32(9))
    verdict = Expectation(problem, inputs).compare(output)
    assert not verdict.ok and verdict.fraction == np.inf


@pytest.mark.parametrize("trans", [(False, False), (True, True)])
def test_of_a_huge_problem_whole_rows_and_columns_are_compared(monkeypatch, trans: tuple[bool, bool]) -> None:
    monkeypatch.setattr(error_bounds, "MAX_COMPLETE_FLOPS", 2 * 60 * 70 * 5 - 1)
    problem = Gemm(60, 70, 5, 1.5, -0.5, *trans)
    inputs = problem.inputs(1)
    expected, exact = Expectation(problem, inputs, seed=3), reference(problem, inputs)
    assert len(expected._parts) == 2 and expected.compare(exact).ok
    rows, columns = (part[0][axis] for axis, part in enumerate(expected._parts))
    assert len(rows) == len(columns) == error_bounds.SAMPLED_LINES
    assert max(rows) > 50 and max(columns) > 60  # from the whole range
    other_row, other_column = (min(set(range(size)) - set(drawn)) for size, drawn in ((60, rows), (70, columns)))
    for row, column, seen in ((rows[0], other_column, True), (other_row, columns[-1], True),
                              (other_row, other_column, False)):
        output = exact.copy()
        output[row, column] += 1
        assert expected.compare(output).ok is not seen


def test_a_museum_kernel_that_kills_its_process_is_reported(monkeypatch) -> None:
    def dies(*_: object, **__: object) -> None:
        raise ChildDied("was ended by signal 11 (SIGSEGV)")

    monkeypatch.setattr(proof.isolation, "call", dies)
    report = check(MUSEUM[0], sanitizer=False)
    assert report.gates == {"crash": "the process that ran it was ended by signal 11 (SIGSEGV)"}
    assert str(report) == f"{MUSEUM[0]} (museum): NOT caught by oob, only by crash"


def test_a_museum_kernel_never_runs_in_this_process(monkeypatch) -> None:
    monkeypatch.setitem(proof.STEPS, "cases", lambda *_: os._exit(1))  # this process would end here
    assert not check(MUSEUM[0], sanitizer=False, random=0).ok


def test_a_kernel_that_does_not_build_is_a_failure_with_the_line(tmp_path: Path) -> None:
    report = check(altered(tmp_path, ("float acc = 0.0f;", "float acc = nothing;")), sanitizer=False)
    assert not report.ok and "altered.cl does not build on" in report.failures[0] and "(line 14: " in report.failures[0]


def test_a_kernel_that_ends_the_compiler_s_process_is_said_so(tmp_path: Path) -> None:
    report = check(altered(tmp_path, ("float acc = 0.0f;", f"float acc = {'-+' * 20_000}1.0f;")), sanitizer=False)
    assert list(report.gates) == ["device"] and "altered.cl is more than the compiler for" in report.failures[0]


def test_bad_names_are_refused(tmp_path: Path) -> None:
    with refuses("kernel", says="gemm_tiled"):
        check("gemm_tield")
    with refuses("device", (ValueError, DeviceError)):
        check("gemm_naive", device="no such card")
    with refuses("function"):
        check(altered(tmp_path, function="gemm_bad"), sanitizer=False)


def test_a_report_counts_what_it_does_not_show() -> None:
    report = CheckReport("mine", "d", None, 0)
    report.fail("bound", "one")
    report.fail("bound", "two")
    report.fail("guard", "three")
    assert str(report) == "mine: WRONG - guard: three (and 2 more)"
    assert report.gates == {"bound": "one", "guard": "three"}
    assert str(replace(report, museum_gate="race")) == "mine (museum): NOT caught by race, only by bound, guard"

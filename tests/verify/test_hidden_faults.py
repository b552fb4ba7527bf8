"""Wrong kernels that a few small problems do not show, and what catches them; right ones that do what few do."""

from __future__ import annotations

from pathlib import Path

import hidden_faults
import numpy as np
import pytest
from planted import STORE, altered

from polaris_lab.device.device import find
from polaris_lab.device.device_session import Session
from polaris_lab.lab import Lab
from polaris_lab.model.error_bounds import Expectation, error_bound
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Gemm
from polaris_lab.verify import proof
from polaris_lab.verify.drawn_inputs import KINDS, draw
from polaris_lab.verify.fenced_run import far_problems, run_fenced
from polaris_lab.verify.guarded_run import run_case
from polaris_lab.verify.kernel_numbers import stated_numbers
from polaris_lab.verify.problems import cases, first_trials, suggested_trials, telling_sizes
from polaris_lab.verify.proof import CheckReport

WRONG = hidden_faults.tables("hidden")
RIGHT = hidden_faults.tables("right")
SAMPLE = ["k_mask_255", "k_of_tiles_in_char", "swizzle_across_32", "ldb_4096", "clamp_100", "flush_1e12", "skip_zero",
          "nan_c_dropped", "beta_small_is_0", "alpha_nan_is_0", "bfloat_inputs", "one_term_doubled", "index_float",
          "knows_poison", "only_first_launch", "pitch_of_large_b", "zero_tiles_are_skipped", "alpha_nearly_one",
          "beta_below_epsilon"]
"""Wrong kernels that the fixed cases call right, or only the last of them calls wrong."""


def failed(session: Session, spec: KernelSpec, *, suggested: bool) -> list[str]:
    report = CheckReport(spec.name, "d", None, 3)
    if suggested:
        for trial in suggested_trials(spec, np.random.default_rng(3)):
            run_case(session, spec, trial.problem, 3, report, *trial[1:])
            if report.failures:
                break
    else:
        for problem in cases(spec):
            run_case(session, spec, problem, 3, report)
    return report.failures


@pytest.mark.usefixtures("built_here")
@pytest.mark.parametrize("name", SAMPLE)
def test_a_hidden_fault_shows_at_what_the_text_suggests(name: str, lab: Lab, tmp_path: Path) -> None:
    assert failed(lab.session, hidden_faults.written(name, WRONG[name], tmp_path), suggested=True)


@pytest.mark.usefixtures("built_here")
@pytest.mark.parametrize("name", ["k_mask_255", "flush_1e12", "bfloat_inputs", "knows_poison"])
def test_the_fixed_cases_alone_do_not_show_it(name: str, lab: Lab, tmp_path: Path) -> None:
    assert not failed(lab.session, hidden_faults.written(name, WRONG[name], tmp_path), suggested=False)


@pytest.mark.usefixtures("built_here")
@pytest.mark.parametrize("name", ["compensated", "vector_tail", "negative_zero_tile"])
def test_a_right_kernel_passes_what_its_text_suggests(name: str, lab: Lab, tmp_path: Path) -> None:
    assert not failed(lab.session, hidden_faults.written(name, RIGHT[name], tmp_path), suggested=True)


@pytest.mark.parametrize("name", ["tree_of_sums", "switch_tail"])
def test_a_right_kernel_that_does_what_few_do_is_not_refused(name: str, tmp_path: Path) -> None:
    """Cells of a tree of sums are written unequally often, and Oclgrind executes a switch wrongly at -O1."""
    report = proof.check(hidden_faults.written(name, RIGHT[name], tmp_path), seed=1, random=0)
    assert report.ok, report.failures


def test_an_access_past_an_array_ends_the_process_at_a_size_that_the_sanitizer_never_sees(tmp_path: Path) -> None:
    report = proof.check(hidden_faults.written("read_before_start", WRONG["read_before_start"], tmp_path), seed=1,
                         random=0)
    assert set(report.gates) == {"oob"} and "memory that may not be touched" in report.gates["oob"]


def test_a_right_kernel_solves_a_problem_between_fences(lab: Lab) -> None:
    for name, problem in (("gemm_tiled", Gemm(13, 20, 64, beta=1.0)), ("attention_v2", Attention(1, 1, 17, 16, t=64))):
        for at_end in (True, False):
            assert run_fenced(lab.session, catalogue()[name], problem, 1, at_end).ok


@pytest.mark.parametrize("name", ["index_c_32_bits", "pitch_of_24_bits", "item_as_int"])
def test_an_index_of_few_bits_is_wrong_where_rows_lie_far_apart(name: str, tmp_path: Path) -> None:
    spec = hidden_faults.written(name, WRONG[name], tmp_path)
    report = proof.examine_step("fence", None, find("cpu"), spec, CheckReport(name, "d", None, 1))
    assert set(report.gates) <= {"oob", "bound"}
    assert any(str(problem) in report.headline for problem in far_problems(spec))


@pytest.mark.parametrize("name", ["gemm_naive", "gemm_float4_small", "gemm_polaris", "attention_v3"])
def test_a_right_kernel_reaches_elements_past_what_32_bits_count(name: str, lab: Lab) -> None:
    problems = list(far_problems(catalogue()[name]))
    assert problems and all(layout.extent > 2**32 for each in problems for layout in each.layouts.values())
    assert all(run_fenced(lab.session, catalogue()[name], each, 1, False).ok for each in problems)


def test_a_system_without_the_addresses_is_noted(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object) -> None:
        raise OSError("Cannot allocate memory")

    monkeypatch.setattr("mmap.mmap", refuse)
    report = CheckReport("gemm_naive", "d", None, 1)
    proof.STEPS["fence"](lab.session, catalogue()["gemm_naive"], report)
    assert report.ok and "Cannot allocate memory" in report.notes[0]


def test_a_race_in_the_last_of_many_tiles_is_seen_by_the_sanitizer(tmp_path: Path) -> None:
    racing = hidden_faults.written("race_tile_64", WRONG["race_tile_64"], tmp_path)
    report = CheckReport("race_tile_64", "d", None, 0)
    proof.sanitize_further(racing, report)
    assert set(report.gates) == {"race"}


def test_the_sanitizer_gets_a_sum_longer_than_an_array_that_the_text_states(tmp_path: Path) -> None:
    report = CheckReport("row_of_1536", "d", None, 0)
    proof.sanitize_further(hidden_faults.written("row_of_1536", WRONG["row_of_1536"], tmp_path), report)
    assert set(report.gates) == {"oob"}


def test_a_first_look_that_ends_too_late_does_not_hide_a_race(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "FIRST_LOOK_S", 0.01)
    report = proof.check(hidden_faults.written("race_tile_64", WRONG["race_tile_64"], tmp_path), seed=1, random=0)
    assert set(report.gates) == {"race"}


def test_a_text_states_its_numbers_and_those_that_decide_come_first(tmp_path: Path) -> None:
    depth = "float spare = 77.5f; const int depth = K > (1 << 9) && fabs(beta) < 2.5e-3f ? K & 1023 : K >> 5;"
    spec = altered(tmp_path, ("const int depth = alpha == 0.0f ? 0 : K;", depth))
    stated = stated_numbers(spec)
    assert {512, 1023, 32} <= set(stated.whole[:6]) and {2.5e-3, 77.5} <= set(stated.real)
    assert stated.real.index(2.5e-3) < stated.real.index(77.5)
    sizes = telling_sizes(spec)
    assert {511, 512, 513, 1024, 1537, 8 * 512, 8 * 512 + 1, 33} <= set(sizes) and max(sizes) <= 16384
    broken = altered(tmp_path, (STORE, "C[at] = 4099 @;"))
    assert 4099 in stated_numbers(broken).whole


@pytest.mark.parametrize("kind", KINDS["gemm"])
@pytest.mark.parametrize("trans", [False, True])
def test_inputs_of_a_kind_have_stored_shapes_and_a_result_in_the_bounds(kind: str, trans: bool) -> None:
    problem = Gemm(9, 11, 300, 2.0, -1.0, trans_a=trans, trans_b=trans, lda=320, ldb=310)
    inputs = draw(problem, 5, kind)
    assert {name: each.shape for name, each in inputs.items()} == {
        "A": problem.a_shape, "B": problem.b_shape, "C": (9, 11)}
    a, b = (inputs[name].T if trans else inputs[name] for name in "AB")
    with np.errstate(invalid="ignore"):
        out = np.float32(2) * (a @ b) - inputs["C"]
    assert Expectation(problem, inputs).compare(out).ok
    assert np.isfinite(out).all() == (kind != "special")


def test_bounds_are_tight_where_terms_are_0_or_sums_are_exact() -> None:
    problem = Gemm(4, 5, 16384)
    whole, chosen = draw(problem, 1, "whole"), draw(problem, 1, "chosen B")
    assert not error_bound(problem, whole).any()
    assert (error_bound(problem, chosen) < 1e-6 * np.abs(chosen["A"].astype(np.float64) @ chosen["B"]) + 1e-30).all()
    half = Gemm(4, 5, 16384, 0.5)
    assert error_bound(half, whole).all()
    assert error_bound(problem, {name: each * np.float32(1000) for name, each in whole.items()}).any()


def test_an_attention_is_built_for_few_sizes_of_a_head_unless_the_check_is_thorough() -> None:
    def builds(thorough: bool) -> set[tuple]:
        spec, rng = catalogue()["attention_v3"], np.random.default_rng(4)
        trials = [*first_trials(spec, rng, 12, thorough), *suggested_trials(spec, rng, thorough)]
        return {(trial.problem.d, trial.problem.causal, trial.problem.dtype) for trial in trials}

    few, many = builds(False), builds(True)
    assert len(few) <= 13 and {True, False} == {causal for d, causal, _ in few if d == 16}
    assert {d for d, _, _ in few} | {1, 7, 32, 96, 129, 256} <= {d for d, _, _ in many}


def test_inputs_of_an_attention_keep_their_bounds_finite() -> None:
    for kind in KINDS["attention"]:
        for dtype in ("float32", "float16"):
            problem = Attention(1, 2, 17, 16, True, t=33, dtype=dtype)
            parts = Expectation(problem, draw(problem, 2, kind))._parts[0]
            assert all(np.isfinite(each).all() for each in parts[1:])

"""Size against pitch: cases match their labels, effects divide the right speeds, an order changes nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pandas as pd
import pytest
from planted import fault
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.base.recordings import COLUMNS
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import Pass
from polaris_lab.model.problem import Gemm
from polaris_lab.verify.proof import check
from polaris_studies import size_or_pitch as module
from polaris_studies.size_or_pitch import EFFECTS, by_columns, cases, effects, sample_interleaved

NAIVE = catalogue()["gemm_naive"]


def test_cases_are_what_their_labels_say() -> None:
    found = {label: (p.m, p.n, p.k, p.lda, p.ldb, p.ldc) for label, p in cases(1024).items()}
    assert found["n"] == (1024,) * 6
    assert [found[label] for label in ("n - 8", "n + 8", "n - n/32", "n + n/32")] == [
        (size,) * 6 for size in (1016, 1032, 992, 1056)]
    assert found["n, pitch + 16"] == (1024, 1024, 1024, 1040, 1040, 1040)
    assert found["n, pitch + 64"] == (1024, 1024, 1024, 1088, 1088, 1088)
    assert found["n, A + 64"] == (1024, 1024, 1024, 1088, 1024, 1024)
    assert found["n, B + 64"] == (1024, 1024, 1024, 1024, 1088, 1024)
    assert found["n - 8, pitch n"] == (1016, 1016, 1016, 1024, 1024, 1024)
    assert found["n - 8, pitch + 64"] == (1016, 1016, 1016, 1088, 1088, 1088)
    assert {label for case, bases in EFFECTS.values() for label in (case, *bases)} == set(found)


@pytest.mark.parametrize("n", [0, 128, 1000])
def test_only_powers_of_two_have_cases(n: int) -> None:
    with refuses("n"):
        cases(n)


def table(n: int, gflops: Mapping[str, list[float]], *, kernel: str = "k", ok: bool = True) -> pd.DataFrame:
    rows = []
    for label, problem in cases(n).items():
        for sample, value in enumerate(gflops.get(label, [10.0] * 8)):
            facts = {"device": "card", "kernel": kernel, "sample": sample, "gflops": value, "ok": ok}
            rows.append(dict.fromkeys(COLUMNS, 0) | facts | {name: getattr(problem, name)
                                                             for name in ("m", "n", "k", "lda", "ldb", "ldc")})
    return pd.DataFrame(rows, columns=COLUMNS)


@pytest.mark.parametrize("n", [256, 512, 4096])  # at 256, n - 8 and n - n/32 are one problem
def test_effects_divide_the_speed_of_one_case_by_another(n: int) -> None:
    slow, fast = [5.0] * 8, [20.0] * 8
    found = effects(table(n, {"n": slow, "n, B + 64": fast, "n, pitch + 64": fast})).set_index("effect")["ratio"]
    assert found.to_dict() == {"n over its neighbours": 0.5, "pitch n + 16 over n": 2.0, "pitch n + 64 over n": 4.0,
                               "A alone, + 64": 2.0, "B alone, + 64": 4.0, "size n over n - 8, pitch n": 0.5,
                               "size n over n - 8, pitch n + 64": 2.0, "pitch n + 64 over n, size n - 8": 1.0}


def test_several_neighbours_count_by_their_median() -> None:
    near = dict(zip(("n - n/32", "n - 8", "n + 8", "n + n/32"), ([4.0] * 8, [10.0] * 8, [10.0] * 8, [80.0] * 8),
                      strict=True))
    assert effects(table(512,
                         near | {"n": [5.0] * 8})).set_index("effect").loc["n over its neighbours", "ratio"] == 0.5


def test_pairs_are_of_one_round_and_what_is_left_over_does_not_count() -> None:
    drift = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0]
    found = effects(table(512, {"n": drift, "n, A + 64": [3 * speed for speed in drift]
                                + [1.0] * 9})).set_index("effect")
    assert tuple(found.loc["A alone, + 64", ["ratio", "low", "high"]]) == (3.0, 3.0, 3.0)


def test_sizes_and_kernels_stay_apart_and_what_is_wrong_has_no_line() -> None:
    rows = pd.concat([table(512, {"n": [5.0] * 8}), table(1024, {}), table(512, {}, kernel="wrong", ok=False)])
    found = effects(rows)
    assert set(found["kernel"]) == {"k"}
    peaks = found[found["effect"] == "n over its neighbours"]
    assert dict(zip(peaks["n"], peaks["ratio"], strict=True)) == {512: 0.5, 1024: 1.0}


def test_interleaved_sampling_measures_each_kernel_on_each_problem_of_a_group(lab: Lab) -> None:
    groups = [[Gemm(24, 24, 24), Gemm(24, 24, 24, lda=30)], [Gemm(20, 22, 24)]]
    rows = sample_interleaved(lab.session, ["gemm_naive", "gemm_float4_vec"], groups, longest_s=1.0, repeats=2, seed=1)
    assert rows["ok"].all()
    got = rows.groupby(["kernel", "m", "n", "lda"]).size().to_dict()
    assert got == {("gemm_naive", 24, 24, 24): 2, ("gemm_naive", 24, 24, 30): 2, ("gemm_naive", 20, 22, 24): 2,
                   ("gemm_float4_vec", 24, 24, 24): 2, ("gemm_float4_vec", 24, 24, 30): 2}  # needs N % 4 == 0
    assert set(rows.attrs["kernels"]) == {"gemm_naive", "gemm_float4_vec"}


def test_a_kernel_leaves_only_the_sizes_that_are_too_long_for_it(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "forecast_s", lambda session, spec, problem, short:
                        3.0 * (spec.name == "gemm_tiled") * (problem.m > 8))
    rows = sample_interleaved(lab.session, ["gemm_naive", "gemm_tiled"], [[Gemm(8, 8, 8), Gemm(12, 12, 12)]],
                              longest_s=2.0, repeats=1)
    assert set(zip(rows["kernel"], rows["m"], strict=True)) == {
        ("gemm_naive", 8), ("gemm_naive", 12), ("gemm_tiled", 8)}


def test_a_launch_that_would_last_too_long_is_left_out(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "forecast_s", lambda session, spec, problem, short:
                        3.0 if spec.name == "gemm_tiled" else 0.0)
    rows = sample_interleaved(lab.session, ["gemm_naive", "gemm_tiled"], [[Gemm(8, 8, 8)]], longest_s=2.0, repeats=1)
    assert set(rows["kernel"]) == {"gemm_naive"}
    with refuses("kernels", says="no kernel is left"):
        sample_interleaved(lab.session, ["gemm_tiled"], [[Gemm(8, 8, 8)]], longest_s=2.0)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "CACHE", tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", ["gemm_naive", "gemm_tile20_vectorized", "gemm_register_wide"])
def test_by_columns_still_computes_the_product(lab: Lab, cache: Path, name: str) -> None:
    spec = by_columns(catalogue()[name])
    assert spec.name == f"{name} by columns" and spec.file.is_relative_to(cache)
    assert check(spec, random=0, sanitizer=False).ok


def test_by_columns_gives_each_group_another_place(lab: Lab, cache: Path) -> None:
    """One work-group writes its number in launch order: rows of groups become columns."""
    source = cache / "numbers.cl"
    source.write_text("kernel void numbers(int M, int N, int K, float alpha, global const float *A, int lda, "
                      "global const float *B, int ldb,\n"
                      "                    float beta, global float *C, int ldc)\n"
                      "{ if (get_local_id(0) == 0 && get_local_id(1) == 0)\n"
                      "      C[get_group_id(1) * ldc + get_group_id(0)] = ACTUAL; }\n")
    actual = "#define ACTUAL (get_group_id(1) * get_num_groups(0) + get_group_id(0))\n"
    spec = replace(NAIVE, name="numbers", file=source, passes=(Pass("numbers", ("N * 4", "M * 4"), (4, 4)),))

    def numbers(text: str) -> list[list[float]]:
        source.write_text(text)
        problem = Gemm(2, 3, 1)
        launch = lab.session.prepare(spec, problem, problem.inputs(1))
        launch.run()
        return launch.output().tolist()

    plain = actual + source.read_text()
    assert numbers(plain) == [[0, 1, 2], [3, 4, 5]]
    inner = ("size_t launched(void) { return get_group_id(1) * get_num_groups(0) + get_group_id(0); }\n"
             "#define ACTUAL launched()\n")
    assert numbers(inner + module.BY_COLUMNS + plain.removeprefix(actual)) == [[0, 2, 4], [1, 3, 5]]


def test_by_columns_follows_the_source_and_needs_two_dimensions(cache: Path) -> None:
    assert by_columns(NAIVE).file == by_columns(NAIVE).file != by_columns(fault("good")).file
    assert by_columns(NAIVE).source().endswith(NAIVE.source())
    flat = Pass("gemm_naive", ("M",), (64,))
    for passes in ((flat,), NAIVE.passes * 2):
        with refuses("spec", says="gemm_naive"):
            by_columns(replace(NAIVE, passes=passes))

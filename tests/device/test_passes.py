"""Kernels of several launches with scratch between them: how a table says so, what is launched, guarded, mapped and
compared."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pyopencl as cl
import pytest

from polaris_lab.lab import Lab
from polaris_lab.measure.protocol import take_samples
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec, Pass
from polaris_lab.model.problem import Gemm
from polaris_lab.verify.kernel_arguments import mismatches
from polaris_lab.verify.proof import check
from polaris_lab.verify.write_coverage import count_stores

HEAD = (
    "kernel void {}(int M, int N, int K, float alpha, global const float *A, int lda, global const float *B, int ldb,\n"
    "               float beta, global float *C, int ldc, {}global float *whole)\n"
)
PACK = (
    HEAD.format("pack", "")
    + "{ const int i = get_global_id(0), k = get_global_id(1); whole[i * K + k] = A[(long)i * lda + k]; }\n"
)
MAIN = HEAD.format("two", "") + """{
    const int i = get_global_id(1), j = get_global_id(0);
    float sum = 0.0f;
    for (int k = 0; k < K; k++) sum += whole[i * K + k] * B[(long)k * ldb + j];
    const long at = (long)i * ldc + j;
    C[at] = beta == 0.0f ? alpha * sum : alpha * sum + beta * C[at];
}
"""
PASSES = (Pass("pack", ("M", "K"), (1, 1)), Pass("two", ("N", "M"), (1, 1)))


@pytest.fixture
def two(tmp_path: Path):
    def write(*changes: tuple[str, str], passes: tuple[Pass, ...] = PASSES, scratch: str = "M * K") -> KernelSpec:
        text = PACK + MAIN
        for old, new in changes:
            assert text.count(old) == 1
            text = text.replace(old, new)
        (tmp_path / "two.cl").write_text(text, encoding="utf-8")
        return KernelSpec("two", tmp_path / "two.cl", "gemm", passes, scratch={"whole": scratch})
    return write


def test_a_table_of_passes(tmp_path: Path) -> None:
    spec = catalogue()["gemm_cpu"]
    problem = Gemm(20, 70, 400)
    assert spec.bind(problem).passes == (Pass("gemm_cpu_pack", (2, 6), (1, 1)), Pass("gemm_cpu", (1, 1), (1, 1)))
    assert spec.bind(problem).scratch == {"PA": 24 * 400, "PB": 128 * 400}
    split = catalogue()["gemm_blocked"]
    assert [each.global_size for each in split.bind(Gemm(130, 128, 64)).passes] == [(512,)]
    assert [each.global_size for each in split.bind(Gemm(130, 128, 64), {"SPLIT": 3}).passes] == [(1536,)]
    assert split.bind(Gemm(130, 128, 64), {"SPLIT": 3}).scratch == {"parts": 3 * 256 * 128, "arrived": 2}
    assert split.bind(Gemm(130, 128, 64), {"TILE_M": 64}).largest_group == 128


@pytest.mark.parametrize(("line", "sentence"), [
    ("passes = []", "passes lists one launch or more"),
    ('passes = [{ function = "f", global = ["N"], local = [1] }]\nlocal = [1]',
     "the table itself has no function, global or local"),
    ('passes = [{ function = "f", global = ["N"] }]', "each is a table with function .text., global and local"),
    ('passes = [{ function = "f", global = "N", local = [1] }]', "each is a table with function"),
    ('passes = ["f"]', "passes holds 'f'"),
    ('passes = [{ function = "f", global = ["N"], local = [1] }, { function = "g", global = ["N"], local = [4] }]',
     r"global \(5,\) is no multiple of local \(4,\)"),
    ('passes = [{ function = "f", global = ["N"], local = [1] }]\nscratch = { S = "Q * N" }',
     "'Q' is not one of M, N, K"),
    ('passes = [{ function = "f", global = ["N"], local = [1] }]\nscratch = { S = "M - N" }', "scratch of -2 elements"),
    ('passes = [{ function = "f", global = ["N"], local = [1] }]\nscratch = ["N"]',
     "scratch is .*; it must be a table"),
    ('passes = [{ function = "f", global = ["N"], local = [1] }]\nscratch = { S = "N" }\nzeroed = ["T"]',
     "zeroed names 'T', which is not in scratch"),
])
def test_what_is_wrong_with_passes_is_said(tmp_path: Path, line: str, sentence: str) -> None:
    (tmp_path / "f.cl").write_text("kernel void f() {}\n", encoding="utf-8")
    path = tmp_path / "catalogue.toml"
    path.write_text(f'[mine]\nfile = "f.cl"\nsignature = "gemm"\ndescription = "d"\n{line}\n', encoding="utf-8")
    with pytest.raises(ValueError, match=rf"table \[mine\]: .*{sentence}"):
        catalogue(path)


def test_passes_run_in_order_and_share_scratch(lab: Lab, two) -> None:
    report = check(two(), lab.device.index, random=8, sanitizer=False)
    assert report.ok and not any("cover map" in note for note in report.notes), report.failures
    launch = lab.session.prepare(two(), Gemm(5, 6, 7))
    assert [name for name, _ in launch.timeline(launch.run())] == ["pack", "two"]
    assert check(two(passes=PASSES[::-1]), lab.device.index, random=0, sanitizer=False).gates.keys() >= {"bound"}
    assert take_samples(lab.session, [two()], Gemm(5, 6, 7), repeats=1)["ok"].all()


def test_lab_gemm_names_each_pass(lab: Lab, two) -> None:
    matrices = Gemm(5, 6, 7).inputs(1)
    lab.gemm(matrices["A"], matrices["B"], kernel=two())
    assert {"pack", "two"} <= lab.last.parts.keys()


def test_a_store_behind_the_scratch_hits_a_guard(lab: Lab, two) -> None:
    spec = two(("(long)i * lda + k]; }", "(long)i * lda + k]; if (i + k == M + K - 2) whole[M * K] = 1.0f; }"))
    report = check(spec, lab.device.index, random=0, sanitizer=False)
    assert "1 elements around whole are overwritten: the first is 0 past its end" in report.gates["guard"]


def test_each_pass_is_compared_with_the_signature(lab: Lab, two) -> None:
    assert mismatches(lab.session, two()) == []
    assert mismatches(lab.session, two((PACK, PACK.replace("global float *whole", "global const float *whole").replace(
        "whole[i * K + k] = A[(long)i * lda + k];", "")))) == []  # one that only reads may say so
    assert mismatches(lab.session,
                      two((MAIN, MAIN.replace("global float *whole", "global float4 *whole").replace("whole[i * K + k]",
                                                                                                     "1.0f")))) == [
        "two: argument 12 (whole) is global float4*, the gemm signature has global float*"]
    short = replace(two(), scratch={})
    assert mismatches(lab.session, short)[0] == "pack: it takes 12 arguments, the gemm signature has 11"


def test_a_cover_map_is_of_the_last_pass(lab: Lab, two) -> None:
    assert count_stores(lab.session, two(), Gemm(8, 9, 10)).ok
    assert not count_stores(lab.session, two(passes=(PASSES[0], Pass("two", ("N", "M - 1"), (1, 1)))),
                            Gemm(8, 9, 10)).ok


SPLIT = {"gemm_blocked": {"TILE_M": 32, "TILE_N": 32, "ITEM_M": 4, "ITEM_N": 4, "SUBGROUP_N": 8, "SPLIT": 4},
         "gemm_staged": {"TILE_M": 32, "TILE_N": 32, "ITEM_M": 4, "ITEM_N": 4, "BUFFERS": 2, "SPLIT": 3},
         "gemm_thin": {"THIN": 2, "LANES_W": 8, "LANES_K": 8, "SPLIT": 4}}


@pytest.mark.parametrize("name", SPLIT)
def test_the_last_group_adds_the_parts_and_leaves_its_counters_as_they_were(lab: Lab, name: str) -> None:
    """A counter that is left above 0 would make the next launch add parts before they are there, or never."""
    spec, problem = catalogue()[name], Gemm(33, 37, 70)
    inputs = problem.inputs(3)
    launch = lab.session.prepare(spec, problem, inputs, config=SPLIT[name])
    outputs = []
    for _ in range(3):
        launch.run()
        outputs.append(launch.output().tobytes())
        assert not lab.session.download(launch.storages["arrived"]).view(np.int32).any()
    assert len(set(outputs)) == 1  # in their order, whichever group comes last
    assert Expectation(problem, inputs, 3).compare(launch.output()).ok


def test_counters_are_zero_though_the_scratch_before_them_was_not(lab: Lab) -> None:
    spec, problem = catalogue()["gemm_thin"], Gemm(33, 37, 70)
    first = lab.session.prepare(spec, problem, config=SPLIT["gemm_thin"])
    first.run()
    for name in ("parts", "arrived"):
        cl.enqueue_fill_buffer(lab.session.queue, first.storages[name].raw, np.int32(7), 0, 4)
    del first
    again = lab.session.prepare(spec, problem, config=SPLIT["gemm_thin"])
    again.run()
    assert Expectation(problem, problem.inputs(0), 0).compare(again.output()).ok


@pytest.mark.parametrize(("architecture", "given"), [("sm_90", True), ("sm_80", True), ("sm_75", False), ("", False),
                                                     ("gfx803", False)])
def test_kernels_may_copy_past_the_registers_where_a_device_can(lab: Lab, architecture: str, given: bool) -> None:
    assert ("-DASYNC_COPY" in replace(lab.device, architecture=architecture).build_options) is given

"""Matrices whose last row begins near and past 2**31 elements: three short rows, far apart, in a buffer hardly used."""

from __future__ import annotations

import os
from dataclasses import replace

import numpy as np
import pyopencl as cl
import pytest

from polaris_lab.lab import Lab
from polaris_lab.model.device_matrix import DeviceMatrix
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm

KERNELS = ("gemm_naive", "gemm_tiled", "gemm_tiled_2x2", "gemm_blocked", "gemm_cpu", "gemm_float4_vec_any")
PITCHES = {"bytes past 2**32": 2**30 - 64, "elements past 2**31": 2**30 + 64}
"""Elements from one row to the next: of three rows the last begins at twice as many. A device that gives 8 GiB at once,
and no more, holds the first."""
SHAPES = {"A": Gemm(3, 5, 4), "B": Gemm(4, 5, 3), "C": Gemm(3, 5, 4)}


@pytest.mark.parametrize("far", PITCHES)
@pytest.mark.parametrize("name", SHAPES)
def test_rows_that_lie_far_apart_are_found(lab: Lab, name: str, far: str) -> None:
    pitch, session = PITCHES[far], lab.session
    problem = replace(SHAPES[name], **{f"ld{name.lower()}": pitch})
    size = problem.layouts[name].span
    free = os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    if size > lab.device.max_alloc:
        pytest.skip(f"{lab.device.name} gives {lab.device.max_alloc:,} bytes at once, and {size:,} are needed")
    if lab.device.kind == "cpu" and free < 1.5 * size:
        pytest.skip(f"{free:,} bytes of memory are free, and {size:,} are needed")
    buffer = cl.Buffer(session.context, cl.mem_flags.READ_WRITE, size)
    inputs = SHAPES[name].inputs(1)  # tight: those of `problem` would fill the gaps
    rows, columns, _ = problem.layouts[name][:3]
    matrix = DeviceMatrix(buffer, buffer, rows, columns, pitch)
    wrong = {}
    for kernel in KERNELS:
        for row in range(rows):
            cl.enqueue_copy(session.queue, buffer, np.ascontiguousarray(inputs[name][row]), dst_offset=4 * row * pitch)
        launch = session.prepare(catalogue()[kernel], problem, {**inputs, name: matrix})
        launch.run()
        output = np.empty((problem.m, problem.n), np.float32)
        for row in range(problem.m):
            cl.enqueue_copy(session.queue, output[row], launch.result.buffer, src_offset=4 * row * launch.result.ld)
        verdict = Expectation(problem, inputs).compare(output)
        if not verdict.ok:
            wrong[kernel] = verdict.message
    assert wrong == {}
    buffer.release()

"""Kernels that are launched through CUDA: what is written for it, and what its driver is asked, by one that is faked.
"""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from polaris_lab.base.errors import DeviceError
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.problem import Attention, Gemm, Transpose
from polaris_studies import cuda_jobs, cuda_sanitizer, record_misaligned_copy

DRIVER = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned long long place;
static char name[99];
int cuInit(unsigned flags) { return flags; }
int cuDeviceGet(int *device, int number) { *device = number; return number; }
int cuDevicePrimaryCtxRetain(void **context, int device) { *context = name; return device; }
int cuCtxSetCurrent(void *context) { return context != name; }
int cuMemAlloc_v2(place *to, size_t size) { *to = (place)calloc(1, size); return 0; }
int cuMemcpyHtoD_v2(place to, const void *from, size_t size) { memcpy((void *)to, from, size); return 0; }
int cuMemcpyDtoH_v2(void *to, place from, size_t size) { memcpy(to, (void *)from, size); return 0; }
int cuModuleLoadData(void **module, const char *ptx) { *module = name; return strncmp(ptx, "the PTX", 7) ? 218 : 0; }
int cuModuleGetFunction(void **kernel, void *module, const char *function)
{ strcpy(name, function); *kernel = module; return 0; }
int cuLaunchKernel(void *kernel, unsigned x, unsigned y, unsigned z, unsigned i, unsigned j, unsigned k,
                   unsigned shared, void *stream, void **values, void **extra)
{
    if (kernel != name || strcmp(name, "transpose") || z != 1 || k != 1 || shared || stream || extra) return 1;
    int rows = *(int *)values[0], columns = *(int *)values[1], ldi = *(int *)values[3], ldo = *(int *)values[5];
    float *in = *(float **)values[2], *out = *(float **)values[4];
    for (int r = 0; r < rows && r < y * j; r++)
        for (int c = 0; c < columns && c < x * i; c++) out[c * ldo + r] = in[r * ldi + c];
    return 0;
}
int cuCtxSynchronize(void) { return 0; }
"""


@pytest.fixture
def _written(monkeypatch) -> None:
    monkeypatch.setattr(cuda_jobs, "_ptx", lambda program, name: "the PTX")


def test_a_binary_that_is_no_ptx_is_refused(lab: Lab, tmp_path) -> None:
    problem = Gemm(16, 16, 16)
    with pytest.raises(DeviceError, match="no PTX that CUDA could launch"):
        cuda_jobs.write_job(lab.session, resolve("gemm_tiled"), problem, problem.inputs(0), tmp_path)
    assert not [*tmp_path.iterdir()]


@pytest.mark.usefixtures("_written")
@pytest.mark.skipif(not shutil.which("gcc"), reason="no compiler for the driver that is faked")
def test_a_job_is_launched_as_it_was_written(lab: Lab, tmp_path, monkeypatch) -> None:
    (tmp_path / "driver.c").write_text(DRIVER)
    subprocess.run(["gcc", "-w", "-shared", "-fPIC", "-o", "driver.so", "driver.c"], cwd=tmp_path, check=True)
    monkeypatch.setattr(cuda_jobs, "LIBRARY", str(tmp_path / "driver.so"))
    problem = Transpose(20, 35, ldi=40, ldo=32)
    inputs = problem.inputs(0)
    cuda_jobs.write_job(lab.session, resolve("transpose"), problem, inputs, tmp_path)
    cuda_jobs.run_job(str(tmp_path), "transpose")
    assert np.array_equal(cuda_jobs.output_of(tmp_path, "transpose", problem.layouts["out"]), inputs["in"].T)
    (tmp_path / "transpose.0.ptx").write_text("else")
    with pytest.raises(DeviceError, match="cuModuleLoadData gave error 218"):
        cuda_jobs.run_job(str(tmp_path), "transpose")


@pytest.mark.usefixtures("_written")
@pytest.mark.parametrize(("name", "problem", "functions", "inputs"), [
    ("gemm_transposed_b", Gemm(48, 40, 24), ["transpose", "gemm_transposed_b"], {"A", "B"}),
    ("gemm_tiled", Gemm(48, 40, 24, beta=0.5), ["gemm_tiled"], {"A", "B", "C"}),
    ("attention_v3", Attention(1, 2, 40, 16), ["attention_v3"], {"Q", "K", "V"})])
def test_a_job_has_all_launches_and_inputs(lab: Lab, tmp_path, name: str, problem, functions, inputs) -> None:
    job = cuda_jobs.write_job(lab.session, resolve(name), problem, problem.inputs(0), tmp_path)
    assert [step["function"] for step in job["steps"]] == functions
    assert set(np.load(tmp_path / f"{name}.npz")) == inputs
    named = {each for step in job["steps"] for each in step["arguments"] if isinstance(each, str)}
    assert named <= set(job["spans"]) and all(len(step["blocks"]) == 3 for step in job["steps"])


def test_without_a_driver_of_cuda_a_job_is_not_launched(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(cuda_jobs, "LIBRARY", "libnone.so.0")
    with pytest.raises(DeviceError, match="no driver of CUDA"):
        cuda_jobs.run_job(str(tmp_path), "none")


@pytest.mark.parametrize(("text", "said"), [
    (("left\n========= COMPUTE-SANITIZER\n========= Invalid __global__ write of size 4 bytes\n=========     at f\n"
      "========= ERROR SUMMARY: 3 errors\n"), (True, "Invalid __global__ write of size 4 bytes")),
    ("========= COMPUTE-SANITIZER\n========= RACECHECK SUMMARY: 0 hazards displayed (0 errors, 0 warnings)\n",
     (False, "nothing")),
    ("no such program\n", (None, "the run has no summary"))])
def test_the_sanitizers_log_is_read(text: str, said: tuple) -> None:
    assert cuda_sanitizer.read_log(text) == said


def test_asynchronous_copies_are_tried_on_nvidias_cards_alone(lab: Lab, monkeypatch) -> None:
    with pytest.raises(DeviceError, match="NVIDIA's cards have cp.async"):
        record_misaligned_copy.measure(lab)
    monkeypatch.setattr(record_misaligned_copy, "_outcome", lambda index, size, offset: ("copied", f"{size} {offset}"))
    card = SimpleNamespace(device=replace(lab.device, platform="NVIDIA CUDA"))
    rows = record_misaligned_copy.measure(card)
    assert len(rows) == 15 and rows["says"].tolist() == [f"{row.bytes} {row.offset}" for row in rows.itertuples()]

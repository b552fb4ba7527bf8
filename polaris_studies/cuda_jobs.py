"""Launch through CUDA what the OpenCL driver of an NVIDIA card builds, for tools that know CUDA alone.

What that driver builds is PTX, which CUDA loads too. `write_job` leaves it in a folder with all that the launches need;
`run_job` launches it from there, in a process that `ncu` or `compute-sanitizer` watches, and leaves the output there.
"""

from __future__ import annotations

import ctypes
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pyopencl as cl

from polaris_lab.base.errors import DeviceError
from polaris_lab.device.device_session import Session
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import MatrixLayout, Problem

LIBRARY = "libcuda.so.1"
"""The driver of CUDA, which comes with the card's."""


def write_job(session: Session, spec: KernelSpec, problem: Problem, inputs: Mapping[str, np.ndarray], folder: Path, *,
              config: Mapping[str, int] | None = None) -> dict[str, Any]:
    """Build a kernel and write its PTX, its inputs and its launches to `folder`; return the description of the job.

    Raises DeviceError where the binary is no PTX that CUDA could launch, and as `Session.prepare`.
    """
    launch, plan = session.prepare(spec, problem, inputs, config=config), session.plan(spec, problem, config)
    name = spec.name
    layouts = plan.operands | plan.scratch | plan.copies
    steps = []
    for number, (step, planned) in enumerate(zip(launch.steps, plan.launches, strict=True)):
        file = folder / f"{name}.{number}.ptx"
        file.write_text(_ptx(step.kernel.program, name))
        arguments = [each if isinstance(each, str) else [str(each.dtype), float(each)] for each in planned.arguments]
        sizes = [[*lengths, 1, 1][:3] for lengths in (step.global_size, step.local_size)]
        steps.append({"ptx": file.name, "function": step.function, "items": sizes[1], "arguments": arguments,
                      "blocks": [whole // part for whole, part in zip(*sizes, strict=True)]})
    given = {each: _as_stored(inputs[each], layouts[each]) for each in plan.operands
             if each in inputs and (each != plan.result or problem.reads_result)}
    np.savez(folder / f"{name}.npz", **given)
    job = {"name": name, "result": plan.result, "steps": steps, "config": dict(launch.config),
           "options": list(launch.options), "zeroed": list(spec.zeroed),
           "spans": {each: layout.span for each, layout in layouts.items()}}
    (folder / f"{name}.json").write_text(json.dumps(job))
    return job


def run_job(folder: str, name: str) -> None:
    """Launch a job of a folder, and write its output to that folder. Raises DeviceError with CUDA's word."""
    where, cuda = Path(folder), _Cuda()
    job, given = json.loads((where / f"{name}.json").read_text()), np.load(where / f"{name}.npz")
    places = {each: cuda.allocate(span) for each, span in job["spans"].items()}
    for each in given:
        cuda.upload(places[each], given[each])
    for each in job["zeroed"]:
        cuda.upload(places[each], np.zeros(job["spans"][each], np.uint8))
    for step in job["steps"]:
        values = [ctypes.c_uint64(places[each]) if isinstance(each, str)
                  else np.ctypeslib.as_ctypes_type(each[0])(np.dtype(each[0]).type(each[1]).item())
                  for each in step["arguments"]]
        cuda.launch((where / step["ptx"]).read_bytes(), step["function"], step["blocks"], step["items"], values)
    np.save(where / f"{name}.npy", cuda.download(places[job["result"]], job["spans"][job["result"]]))


def output_of(folder: Path, name: str, layout: MatrixLayout) -> np.ndarray:
    """Read the output that a job has left, as the matrix that it is."""
    return layout.view(np.load(folder / f"{name}.npy").view(layout.dtype))


def _as_stored(matrix: np.ndarray, layout: MatrixLayout) -> np.ndarray:
    """Return the elements from the first to the last of a matrix, with zeros in the gaps between rows."""
    flat = np.zeros(layout.extent, layout.dtype)
    layout.view(flat)[...] = matrix
    return flat


def _ptx(program: cl.Program, name: str) -> str:
    text = program.get_info(cl.program_info.BINARIES)[0].decode("latin1").rstrip("\0")
    # a launch's offset, which the OpenCL driver puts into these registers, is 0 here
    text = re.sub(r"(mov\.[bu]32\s+%r\d+, )%envreg\d+;", r"\g<1>0;", text)
    if "%envreg" in text or "\n.version" not in "\n" + text:
        raise DeviceError(f"the binary of {name} is no PTX that CUDA could launch")
    return text


class _Cuda:
    """Calls the driver of CUDA for its first device."""

    def __init__(self) -> None:
        try:
            self._driver = ctypes.CDLL(LIBRARY)
        except OSError as missing:
            raise DeviceError(f"there is no driver of CUDA: {missing}") from None
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self._call("cuInit", ctypes.c_uint(0))
        self._call("cuDeviceGet", ctypes.byref(device), ctypes.c_int(0))
        self._call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self._call("cuCtxSetCurrent", context)

    def _call(self, function: str, *arguments: Any) -> None:
        if status := getattr(self._driver, function)(*arguments):
            raise DeviceError(f"CUDA's {function} gave error {status}")

    def allocate(self, span: int) -> int:
        """Allocate bytes on the device; return where they begin."""
        place = ctypes.c_uint64()
        self._call("cuMemAlloc_v2", ctypes.byref(place), ctypes.c_size_t(max(span, 1)))
        return place.value

    def upload(self, place: int, array: np.ndarray) -> None:
        """Copy an array to the device."""
        self._call("cuMemcpyHtoD_v2", ctypes.c_uint64(place), ctypes.c_void_p(array.ctypes.data),
                   ctypes.c_size_t(array.nbytes))

    def download(self, place: int, span: int) -> np.ndarray:
        """Copy bytes from the device."""
        array = np.empty(span, np.uint8)
        self._call("cuMemcpyDtoH_v2", ctypes.c_void_p(array.ctypes.data), ctypes.c_uint64(place),
                   ctypes.c_size_t(span))
        return array

    def launch(self, ptx: bytes, function: str, blocks: list[int], items: list[int], values: list[Any]) -> None:
        """Load PTX, launch a function of it, and wait."""
        module, kernel = ctypes.c_void_p(), ctypes.c_void_p()
        self._call("cuModuleLoadData", ctypes.byref(module), ctypes.c_char_p(ptx))
        self._call("cuModuleGetFunction", ctypes.byref(kernel), module, ctypes.c_char_p(function.encode()))
        places = (ctypes.c_void_p * len(values))(*(ctypes.addressof(value) for value in values))
        self._call("cuLaunchKernel", kernel, *map(ctypes.c_uint, [*blocks, *items, 0]), None, places, None)
        self._call("cuCtxSynchronize")

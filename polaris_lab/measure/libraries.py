"""Time and verify CLBlast, NumPy, cuBLAS and PyTorch's attention on the same inputs as the lab's kernels.

A library is asked for by name where kernels are, and is never in the catalogue. What `Library.prepare` returns offers
what the measuring protocol uses of a Launch.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import importlib.util
import os
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pyopencl as cl

from polaris_lab.base.blas_environment import describe_overrides
from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.device.device import Device
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.device.host_clock import HostSpan, time_on_host
from polaris_lab.measure.library_run import Run
from polaris_lab.measure.sdpa import BACKENDS, SDPA
from polaris_lab.measure.torch_device import CYCLES_PER_S, NO_TORCH, cuda_of, cuda_span, torch_errors
from polaris_lab.model.problem import Problem

CLBLAST_FILES = ("libclblast.so.1", "libclblast.1.dylib", "clblast.dll")


@dataclass(frozen=True)
class Library:
    """Describes a library that solves problems of one signature. `setting` stands in the `config` column of its rows.

    `own_clock` is False where the time is taken on the bench's device, so that the device's ceiling holds for it.
    """

    name: str
    setting: str = ""
    own_clock: bool = False
    signature: str = "gemm"
    museum = False
    wants = ""

    def config(self, config: Mapping[str, int] | None = None) -> dict[str, int]:
        """Return an empty configuration: a library chooses its own."""
        return {}

    def version(self) -> str:
        """Return the library's name and version, for a manifest."""
        return _RUNS[self.name].version()

    def missing(self, device: Device) -> str | None:
        """Return why the library cannot run on `device`, with the remedy; None when it can."""
        return _RUNS[self.name].missing(device)

    def unmet(self, problem: Problem, config: Mapping[str, int] | None = None) -> str | None:
        """Return the need that `problem` does not fulfil, as `KernelSpec.unmet` says it; None when it fits."""
        if self.name == "clblast" and (empty := [name for name in "mnk" if not getattr(problem, name)]):
            return f"{empty[0].upper()} > 0, and {empty[0].upper()} is 0"
        return None

    def prepare(self, session: Session, problem: Problem, inputs: Mapping[str, np.ndarray]) -> Run:
        """Upload `inputs`, and return the run of the library on `problem`.

        Raises ValueError when the library is missing or cannot take `problem`.
        """
        trouble = self.missing(session.device)
        if problem.signature != self.signature:
            trouble = f"it solves problems of the signature {self.signature!r}, and not of {problem.signature!r}"
        elif not trouble and (need := self.unmet(problem)):
            trouble = f"it needs {need}"
        if trouble:
            raise BadValue("kernel", f"{self.name}: {trouble}")
        return _RUNS[self.name](session, self, problem, inputs)


LIBRARIES = {library.name: library for library in (
    Library("clblast"), Library("cublas"),
    Library("numpy", setting=", ".join(filter(None, ["host cpu", describe_overrides(os.environ)])), own_clock=True),
    *(Library(name, signature="attention", own_clock=True) for name in BACKENDS))}
"""Every library by name; a kernel of ours cannot bear one of these names."""


def available(device: Device, signature: str = "gemm") -> tuple[str, ...]:
    """Return the names of the libraries for a signature that can be compared with kernels on `device`."""
    return tuple(name for name, library in LIBRARIES.items()
                 if library.signature == signature and library.missing(device) is None)


class Numpy(Run):
    """Runs NumPy on the host: `np.matmul`, then alpha and beta. The device's time is the host's, whatever the device.

    OpenBLAS' threads spin after a product, and a kernel that shares the cores with them runs at half its speed: on a
    CPU device a sample ends with a rest. Then the threads sleep, and the next product would pay 0.1 ms to wake them: so
    an untimed one comes first.
    """

    @staticmethod
    def version() -> str:
        blas = np.show_config(mode="dicts")["Build Dependencies"]["blas"]
        return f"NumPy {np.__version__} with {blas.get('name')} {blas.get('version')}"

    @staticmethod
    def missing(device: Device) -> str | None:
        return None

    def upload(self, inputs: Mapping[str, np.ndarray]) -> None:
        self._inputs = inputs
        self._result = np.full((self.problem.m, self.problem.n), np.nan, np.float32)

    @property
    def rests(self) -> bool:
        return self.session.device.kind == "cpu"

    def wake(self) -> None:
        np.matmul(*[np.ones((256, 256), np.float32)] * 2)  # large enough for every thread to get a part

    def run(self) -> list[HostSpan]:
        p, result = self.problem, self._result
        a, b = self._inputs["A"], self._inputs["B"]
        begin = time.perf_counter_ns()
        with np.errstate(invalid="ignore", over="ignore"):
            if p.alpha and p.k:
                np.matmul(a.T if p.trans_a else a, b.T if p.trans_b else b, out=result)
                if p.alpha != 1:
                    np.multiply(result, np.float32(p.alpha), out=result)
            else:
                result.fill(0)
            if p.beta:
                np.add(result, np.float32(p.beta) * self._inputs["C"], out=result)
        return [HostSpan(begin, time.perf_counter_ns())]

    def output(self) -> np.ndarray:
        return self._result.copy()


class Clblast(Run):
    """Runs CLBlast's Sgemm on the session's own queue and buffers; it compiles its kernels at the first call.

    The event that CLBlast gives back covers the last kernel only (its issues 159 and 572). Where a call needs no
    temporary buffer that kernel is the only one. Elsewhere the time runs from a marker in front of the call to the end
    of that event: all kernels that pack, multiply and unpack, and what the device waits for the host in between, which
    is nothing behind a pause (see `sampling.sample`).
    """

    on_queue = True

    @staticmethod
    def version() -> str:
        found = None
        with contextlib.suppress(OSError):
            found = re.search(r"/\S*clblast\S*", Path("/proc/self/maps").read_text())
        return f"CLBlast {Path(found[0]).resolve().name}" if found else "CLBlast, version unknown"

    @staticmethod
    def missing(device: Device) -> str | None:
        if _clblast() is None:
            return "its library libclblast.so.1 cannot be loaded; install it (Debian: apt-get install libclblast1)"
        return None

    def upload(self, inputs: Mapping[str, np.ndarray]) -> None:
        self.storages = {
            name: self.session.upload(inputs[name], *layout) for name, layout in self.problem.layouts.items()
        }
        p, (a, b, c) = self.problem, self.storages.values()
        self._queue, self._event, need = (
            ctypes.c_void_p(self.session.queue.int_ptr),
            ctypes.c_void_p(),
            ctypes.c_size_t(),
        )
        shape = 101, 111 + p.trans_a, 111 + p.trans_b, p.m, p.n, p.k  # row-major; not transposed is 111, transposed 112
        self._check(_clblast().CLBlastSGemmTempBufferSize(*shape, 0, a.ld, 0, b.ld, 0, c.ld, self._queue, need))
        self.one_kernel = not need.value
        self._arguments = (*shape, p.alpha, a.buffer.int_ptr, 0, a.ld, b.buffer.int_ptr, 0, b.ld,
                           p.beta, c.buffer.int_ptr, 0, c.ld, self._queue, self._event)

    def refill(self, inputs: Mapping[str, np.ndarray]) -> None:
        self.session.refill(self.storages, self.problem, inputs)

    def run(self) -> list[cl.Event | HostSpan]:
        with driver_errors(self.session.device):
            if self.session.device.clock_fault:
                return [time_on_host(self.session.queue, self._start)]
            marker = None if self.one_kernel else cl.enqueue_marker(self.session.queue)
            event = self._start()
            self.session.queue.finish()
            return [event if marker is None else HostSpan(marker.profile.end, event.profile.end)]

    def _start(self) -> cl.Event:
        self._check(_clblast().CLBlastSgemm(*self._arguments))
        return cl.Event.from_int_ptr(self._event.value, retain=False)

    def output(self) -> np.ndarray:
        return self.session.download(self.storages["C"])

    def _check(self, status: int) -> None:
        if status:
            raise DeviceError(f"CLBlast failed on {self.session.device.name} at {self.problem} with status {status} "
                              "(CLBlastStatusCode in clblast_c.h says what that is)")


@functools.cache
def _clblast() -> ctypes.CDLL | None:
    for name in CLBLAST_FILES:
        with contextlib.suppress(OSError, AttributeError):
            library = ctypes.CDLL(name)
            choice, size, real, pointer = ctypes.c_int, ctypes.c_size_t, ctypes.c_float, ctypes.c_void_p
            queue, event = (ctypes.POINTER(pointer),) * 2
            library.CLBlastSgemm.argtypes = [*[choice] * 3, *[size] * 3, real, *[pointer, size, size] * 2, real,
                                             pointer, size, size, queue, event]
            library.CLBlastSGemmTempBufferSize.argtypes = [*[choice] * 3, *[size] * 9, queue, ctypes.POINTER(size)]
            return library
    return None


class Cublas(Run):
    """Runs cuBLAS in float32, without TF32, through PyTorch on the same GPU, timed between two CUDA events.

    A pause in front of them keeps the GPU busy until the call is enqueued, so that no host time is in it.
    """

    @staticmethod
    def version() -> str:
        import torch

        return f"cuBLAS of CUDA {torch.version.cuda} through PyTorch {torch.__version__}"

    @staticmethod
    def missing(device: Device) -> str | None:
        if not device.platform.startswith("NVIDIA"):
            return f"it runs on NVIDIA GPUs only, and this is {device.name}; leave it out"
        if not importlib.util.find_spec("torch"):
            return NO_TORCH
        if cuda_of(device.name) is None:
            return f"PyTorch does not see {device.name}; install a PyTorch with CUDA for this driver"
        return None

    def upload(self, inputs: Mapping[str, np.ndarray]) -> None:
        import torch

        self._torch, self._cuda = torch, cuda_of(self.session.device.name)
        torch.backends.cuda.matmul.allow_tf32 = False  # PyTorch's default, which the caller may have changed
        with torch_errors(self.session.device):
            self._matrices = {name: torch.empty((rows, ld), device=self._cuda)[:, :columns]
                              for name, (rows, columns, ld, _) in self.problem.layouts.items()}
        self.refill(inputs)

    def refill(self, inputs: Mapping[str, np.ndarray]) -> None:
        with torch_errors(self.session.device):
            for name, array in inputs.items():
                if name != "C" or self.problem.beta:
                    self._matrices[name].copy_(self._torch.from_numpy(np.ascontiguousarray(array)))
                else:
                    self._matrices[name].fill_(float("nan"))

    def run(self) -> list[HostSpan]:
        with torch_errors(self.session.device):
            return [cuda_span(self._cuda, self._enqueue)]

    def burst(self, count: int, pause_s: float = 0.0) -> None:
        """Enqueue `count` products behind a pause of about `pause_s` seconds, and wait for the last."""
        with torch_errors(self.session.device):
            if pause_s:
                self._torch.cuda._sleep(round(pause_s * CYCLES_PER_S))
            for _ in range(count):
                self._enqueue()
            self._torch.cuda.synchronize(self._cuda)

    def _enqueue(self) -> None:
        p, (a, b, c) = self.problem, self._matrices.values()
        c.addmm_(a.T if p.trans_a else a, b.T if p.trans_b else b, beta=p.beta, alpha=p.alpha)

    def output(self) -> np.ndarray:
        with torch_errors(self.session.device):
            return np.ascontiguousarray(self._matrices["C"].cpu().numpy())


_RUNS = {"clblast": Clblast, "cublas": Cublas, "numpy": Numpy, **SDPA}

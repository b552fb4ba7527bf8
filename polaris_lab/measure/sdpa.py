"""Time and verify PyTorch's scaled_dot_product_attention, one library for each of its backends.

On an NVIDIA GPU it runs on that GPU, elsewhere on the host's CPU with as many threads as there are cores.
"""

from __future__ import annotations

import functools
import importlib.util
import os
import time
import warnings
from collections.abc import Mapping

import numpy as np

from polaris_lab.device.device import Device
from polaris_lab.device.host_clock import HostSpan
from polaris_lab.measure.library_run import Run
from polaris_lab.measure.torch_device import NO_TORCH, cuda_of, cuda_span, torch_errors
from polaris_lab.model.problem import Attention

BACKENDS = {"sdpa_math": "MATH", "sdpa_flash": "FLASH_ATTENTION", "sdpa_efficient": "EFFICIENT_ATTENTION",
            "sdpa_cudnn": "CUDNN_ATTENTION"}
"""The libraries, and PyTorch's names of their backends."""


class Sdpa(Run):
    """Runs one backend of PyTorch's attention; TF32 is off, as it is by default.

    PyTorch has no mask that begins at another diagonal: such a problem gets the mask as a matrix, if the backend takes
    one. On a CPU a sample ends with a rest, as NumPy's, since PyTorch's threads spin after a call.
    """

    backend = ""

    @staticmethod
    def version() -> str:
        import torch

        return f"PyTorch {torch.__version__}"

    @classmethod
    def missing(cls, device: Device) -> str | None:
        if not importlib.util.find_spec("torch"):
            return NO_TORCH
        if cls.backend in _float32_backends(_place_of(device)):
            return None
        return f"PyTorch's backend {cls.backend} takes no float32 on {device.name}; leave it out"

    def upload(self, inputs: Mapping[str, np.ndarray]) -> None:
        import torch

        self._place = _place_of(self.session.device)
        torch.backends.cuda.matmul.allow_tf32 = False
        if self._place == "cpu":
            torch.set_num_threads(os.cpu_count() or 1)
        with torch_errors(self.session.device):
            tensors = [torch.from_numpy(self.problem.tensor(np.ascontiguousarray(inputs[name]))).to(self._place)
                       for name in "QKV"]
        self._call = functools.partial(_attend, *tensors, self.problem, self.backend)

    @property
    def rests(self) -> bool:
        return self._place == "cpu" and self.session.device.kind == "cpu"

    def wake(self) -> None:
        if self._place == "cpu":
            import torch

            torch.ones(256, 256) @ torch.ones(256, 256)

    def run(self) -> list[HostSpan]:
        with torch_errors(self.session.device):
            if self._place != "cpu":
                return [cuda_span(self._place, self._keep)]
            begin = time.perf_counter_ns()
            self._keep()
            return [HostSpan(begin, time.perf_counter_ns())]

    def _keep(self) -> None:
        self._result = self._call()

    def output(self) -> np.ndarray:
        with torch_errors(self.session.device):
            found = self._result.cpu().numpy()
        if self.problem.order == "bshd":
            found = found.transpose(0, 2, 1, 3)
        return np.ascontiguousarray(found).reshape(-1, self.problem.d)


SDPA = {name: type(name, (Sdpa,), {"backend": backend}) for name, backend in BACKENDS.items()}
"""The run of each library."""


def _attend(q: object, k: object, v: object, problem: Attention, backend: str) -> object:
    import torch
    from torch.nn.attention import SDPBackend, sdpa_kernel

    mask = None
    if problem.causal and problem.diagonal:
        mask = torch.ones(problem.s, problem.t, dtype=torch.bool, device=q.device).tril(problem.diagonal)
    with sdpa_kernel(getattr(SDPBackend, backend)):
        return torch.nn.functional.scaled_dot_product_attention(
            q, k, v, mask, is_causal=problem.causal and mask is None, scale=problem.scale)


def _place_of(device: Device) -> str:
    """Return where PyTorch runs when compared with a device: on the same GPU where it sees it, else on the host."""
    return (device.platform.startswith("NVIDIA") and cuda_of(device.name)) or "cpu"


@functools.cache
def _float32_backends(place: str) -> tuple[str, ...]:
    """Return the backends that take float32 there: each is tried once on a small problem."""
    import torch

    backends, small = [], torch.ones(1, 2, 16, 64, device=place)
    for backend in BACKENDS.values():
        try:
            with warnings.catch_warnings():  # PyTorch warns for each reason why a backend cannot be used
                warnings.simplefilter("ignore")
                _attend(small, small, small, Attention(1, 2, 16, 64), backend)
        except RuntimeError:
            continue
        backends.append(backend)
    return tuple(backends)

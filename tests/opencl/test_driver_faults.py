"""What a driver builds wrongly is refused by a sentence that says what to do, and nothing else is."""

from __future__ import annotations

import numpy as np
import pytest

from polaris_lab.base.errors import DeviceError
from polaris_lab.lab import Lab
from polaris_lab.opencl.driver_faults import refuse_wrong_build
from polaris_lab.spec.kernel_catalogue import catalogue

POCL = "Portable Computing Language"


def test_a_split_of_gemm_tensor_is_refused_on_pocl() -> None:
    with pytest.raises(DeviceError, match=r"gemm_tensor\.cl with SPLIT=16 .* Leave SPLIT at 1; gemm_staged"):
        refuse_wrong_build(POCL, "gemm_tensor.cl", ["-cl-std=CL1.1", "-DSPLIT=16", "-DTILE_M=64"])


@pytest.mark.parametrize(("platform", "file", "option"), [
    (POCL, "gemm_tensor.cl", "-DSPLIT=1"), (POCL, "gemm_tensor.cl", "-DBUFFERS=3"),
    (POCL, "gemm_staged.cl", "-DSPLIT=8"),
    ("NVIDIA CUDA", "gemm_tensor.cl", "-DSPLIT=8"), ("Oclgrind", "gemm_tensor.cl", "-DSPLIT=8")])
def test_all_else_is_built(platform: str, file: str, option: str) -> None:
    refuse_wrong_build(platform, file, [option])


def test_no_product_comes_from_a_wrong_build(lab: Lab) -> None:
    if lab.device.platform != POCL:
        pytest.skip("it is PoCL that builds it wrongly")
    a = np.ones((32, 32), np.float32)
    with pytest.raises(DeviceError, match="SPLIT=2 is not built on this device"):
        lab.gemm(a, a, kernel=catalogue()["gemm_tensor"].fixed({"SPLIT": 2}))
    assert (lab.gemm(a, a, kernel="gemm_tensor") == 32).all()

"""Check a kernel on a few odd, edge and tiny shapes, in under a second, before time is spent on it."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import replace

from polaris_lab.base.recordings import setting
from polaris_lab.opencl.device import Device
from polaris_lab.opencl.device_session import Session
from polaris_lab.spec.kernel_spec import KernelSpec
from polaris_lab.spec.problem import Gemm
from polaris_lab.verify import passed_checks
from polaris_lab.verify.proof import CheckReport, nearest_fitting, run_case

SHAPES = (
    Gemm(1, 1, 1),
    Gemm(2, 3, 5),
    Gemm(17, 31, 33),
    Gemm(65, 63, 66),
    Gemm(97, 101, 103),
    Gemm(130, 260, 24),
    Gemm(37, 29, 41, 1.5, -0.5, lda=44, ldb=32, ldc=30),
    Gemm(33, 35, 47, trans_a=True, trans_b=True),
    Gemm(5, 3, 0, beta=2.0),
)
"""Tiny, odd and tile-edge shapes, gaps between rows, transposes, an empty sum; rounded up to the kernel's needs."""


def has_passed(device: Device, spec: KernelSpec, config: Mapping[str, int]) -> bool:
    """Return whether `first_fault` has found nothing on this device with this configuration and the present source."""
    return passed_checks.has_passed(device.identity, spec.name, spec.source_hash(), _name(config))


def first_fault(session: Session, spec: KernelSpec, config: Mapping[str, int]) -> str:
    """Return the first sentence that is wrong with a gemm kernel in one configuration; empty when nothing is.

    Each shape runs between guard bands, its output is poisoned and then compared within the error bound, as `check`
    does. A pass is remembered by device, kernel, configuration and source. Raises DeviceError when the device fails.
    """
    if has_passed(session.device, spec, config):
        return ""
    source = spec.source_hash()
    fixed = replace(spec, defines={name: (value,) for name, value in config.items()})
    report = CheckReport(spec.name, session.device.name, None, seed=0)
    for seed, shape in enumerate(SHAPES):
        with contextlib.suppress(ValueError):  # no shape near it fits the kernel's needs
            run_case(session, fixed, nearest_fitting(fixed, shape), seed, report)
        if report.failures:
            return report.failures[0]
    passed_checks.note_pass(session.device.identity, spec.name, source, _name(config))
    return ""


def _name(config: Mapping[str, int]) -> str:
    """Name the configuration; "defaults" for a kernel without defines, since empty stands for a whole check."""
    return setting(config) or "defaults"

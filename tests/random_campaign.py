"""Run a kernel on random problems between guards, for as long as one likes."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from polaris_lab.device.device_session import Session
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.verify.check_report import CheckReport
from polaris_lab.verify.guarded_run import run_case
from polaris_lab.verify.problems import random_problem

HEAD_SIZES = 6
"""Sizes of heads that a campaign of random attentions draws from: 64, and others that the seed decides."""


def campaign(session: Session, kernel: str | KernelSpec, count: int, seed: int,
             progress: Iterable[int] | None = None) -> CheckReport:
    """Run `count` random problems between guards on an open device, as one report; `progress` may wrap range(count).

    Attentions have heads of HEAD_SIZES sizes only, since a kernel is built again for each.
    """
    spec = resolve(kernel)
    report = CheckReport(spec.name, session.device.name, spec.gate, seed)
    rng = np.random.default_rng(seed)
    heads = [64, *rng.integers(1, 257, HEAD_SIZES - 1)] if spec.signature == "attention" else []
    for _ in progress if progress is not None else range(count):
        run_case(session, spec, random_problem(rng, spec, heads=heads), int(rng.integers(2**32)), report)
    return report

"""Note what another chooser would have taken, while the lab takes its own choice; then time both.

    shadow = ShadowChooser(learned_chooser.by_model(model))
    lab = pl.open_lab("auto", chooser=shadow)
    ...                                     # the user's own products
    shadow.regrets(lab)                     # a row a product: what each choice takes, and what the lab's one lost
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.recordings import setting
from polaris_lab.choose import selection
from polaris_lab.choose.selection import Chooser
from polaris_lab.device.device import Device
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_studies.ab_trial import Choices, fixed_config, pairs

if TYPE_CHECKING:
    import pandas as pd

PAIRS = 8
"""Pairs of runs that `regrets` takes at each product."""
COLUMNS = ["device", "m", "n", "k", "trans", "taken", "other", "taken_us", "other_us", "regret"]
"""`taken_us` and `other_us` are the medians of both choices, timed in turns. `regret` is the part of the faster one's
time by which the choice that was taken is slower: 0 where it is the faster one, or both are the same."""


class ShadowChooser:
    """Takes what `chooser` takes, and notes in `noted` what `other` would have taken for each product."""

    def __init__(self, other: Chooser, chooser: Chooser = selection.auto) -> None:
        self.other, self.chooser = other, chooser
        self.noted: dict[tuple[Device, Gemm], tuple[KernelSpec, KernelSpec]] = {}

    def __call__(self, device: Device, problem: Gemm) -> tuple[KernelSpec, str]:
        """Choose for a product; a lab asks once for each plan that it makes."""
        spec, reason = self.chooser(device, problem)
        self.noted[device, problem] = spec, self.other(device, problem)[0]
        return spec, reason

    def regrets(self, lab: Lab) -> pd.DataFrame:
        """Time both choices at each noted product of the lab's device; a row a product, with COLUMNS.

        Empty products have no row. Raises DeviceError when a choice is wrong or the device fails.
        """
        import pandas as pd

        rows = []
        for (device, problem), (taken, other) in self.noted.items():
            if device != lab.device or not problem.flops:
                continue
            chosen = Choices(problem, fixed_config(taken), fixed_config(other))
            names = [f"{spec.name} {setting(config)}".strip() for spec, config in (chosen.rule, chosen.model)]
            times = np.array(pairs(lab.session, chosen, PAIRS)) * 1e3
            taken_us, other_us = np.median(times, axis=0)
            lost = 0.0 if names[0] == names[1] else max(0.0, taken_us / other_us - 1)
            rows.append([device.slug, problem.m, problem.n, problem.k, problem.trans, *names, taken_us, other_us, lost])
        return pd.DataFrame(rows, columns=COLUMNS)

"""Give a device times of our own: a portfolio of what is listed, in the user's folder."""

from __future__ import annotations

from collections.abc import Mapping

from polaris_lab.choose import cover, portfolio
from polaris_lab.choose.portfolio import Build
from polaris_lab.device.device import Device
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Attention, Gemm


def keep_times(device: Device, *lines: tuple[Gemm | Attention, str, Mapping[str, int], float]) -> None:
    """Keep times of one signature: a problem, a kernel, its configuration and the microseconds of each."""
    table: dict = {}
    for problem, kernel, config, us in lines:
        whole = catalogue()[kernel].config(config)
        table.setdefault(problem, {}).setdefault(Build.of(kernel, whole), {})[whole.get("SPLIT", 1)] = us
    portfolio.keep(cover.chosen(device.slug, portfolio.facts_of(device), lines[0][0].signature, table))

"""Which kernel solves a problem on a device: the fastest at the nearest shape that was measured, kept with its evidence."""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polaris_lab.base import paths
from polaris_lab.base.files import refreshing, write_text
from polaris_lab.base.recordings import sources
from polaris_lab.bench.protocol import setting_of, summarise
from polaris_lab.opencl.device import Device
from polaris_lab.spec.kernel_catalogue import catalogue
from polaris_lab.spec.kernel_spec import KernelSpec
from polaris_lab.spec.problem import Gemm
from polaris_lab.spec.tuned_configs import by_distance, settle

if TYPE_CHECKING:
    import pandas as pd

CHOICES = paths.DATA / "choices.json"
"""For each recorded device: its kind, its evidence, and at each measured shape the kernels in the order they are chosen."""


def regrets(rows: pd.DataFrame) -> pd.DataFrame:
    """For each device and right, good kernel: its `worst` time over the best kernel's, at which size `at`, and where it `loses`.

    It loses a size where its interval lies wholly above the fastest kernel's: a tie is not a loss.
    """
    import pandas as pd

    good = [name for name, spec in catalogue().items() if not spec.museum]
    table = summarise(rows[rows["kernel"].isin(good)])
    best = table[table["ok"]].sort_values("ms").drop_duplicates(["device", "m", "n", "k"])
    table = table.merge(best[["device", "m", "n", "k", "ms", "ms_high"]], on=["device", "m", "n", "k"], suffixes=("", "_best"))
    table = table.assign(regret=table["ms"] / table["ms_best"], lost=table["ms_low"] > table["ms_high_best"])
    lines = []
    for (device, kernel), group in table[table["ok"]].groupby(["device", "kernel"], sort=False):
        worst = group.loc[group["regret"].idxmax()]
        lost = group.loc[group["lost"], "m"].tolist()
        lines.append({"device": device, "kernel": kernel, "worst": worst["regret"], "at": worst["m"],
                      "loses": ", ".join(map(str, lost)) or "nowhere"})
    return pd.DataFrame(lines).sort_values(["device", "worst"], ignore_index=True)


def rank(rows: pd.DataFrame, kinds: Mapping[str, str]) -> dict[str, Any]:
    """The table that `choose` reads, from recorded rows: at each shape of each device the right kernels, fastest first.

    Times of different runs are not compared: each shape is ranked by its newest run. Kernels whose intervals reach down to
    the fastest one's are tied with it; among them the one that loses least over all shapes (the mean logarithm of its time
    over the fastest) comes first, so that noise does not change the choice from size to size. `kinds` maps each device to
    "cpu" or "gpu".
    """
    good = [name for name, spec in catalogue().items() if not spec.museum]
    rows = rows[rows["kernel"].isin(good) & rows["trans"].eq("nn")]
    rows = rows[rows["run_id"] == rows.groupby(["device", "m", "n", "k"])["run_id"].transform("max")]
    table = summarise(rows)
    used = [setting_of(spec, settle(spec, Gemm(line.m, line.n, line.k), line.device))
            for line in table.itertuples() for spec in [catalogue()[line.kernel]]]
    table = table[table["ok"] & table["config"].eq(used)]
    choices = {}
    for device, here in table.groupby("device", sort=True):
        shapes = here.groupby(["m", "n", "k"])
        loss = (here["ms"] / shapes["ms"].transform("min")).map(math.log).groupby(here["kernel"]).mean()
        ranking = {}
        for (m, n, k), shape in shapes:
            first = shape["ms_high"][shape["ms"].idxmin()]
            tied = shape["ms_low"] <= first
            order = shape.assign(behind=~tied, place=shape["kernel"].map(loss).where(tied, shape["ms"])).sort_values(["behind", "place"])
            ranking[f"{m}x{n}x{k}"] = order["kernel"].tolist()
        source = rows[rows["device"] == device]
        date = min(source["run_id"])
        choices[device] = {"kind": kinds[device], "date": f"{date[:4]}-{date[4:6]}-{date[6:8]}",
                           "evidence": sorted(sources(source)), "ranking": ranking}
    return choices


def keep(choices: Mapping[str, Any]) -> None:
    """Make a `rank` the table that `choose` reads, in data/choices.json; only when notebooks are refreshed."""
    if refreshing():
        write_text(CHOICES, json.dumps(choices, indent=1) + "\n")


def choose(choices: Mapping[str, Any], device: Device, problem: Gemm) -> tuple[KernelSpec, str]:
    """The kernel for `problem` on `device`, and why: a pure function of its arguments and the catalogue.

    The table of the device itself, or else that of the first device of its kind; the measured shape nearest in the
    logarithms of m, n and k; there the first kernel whose needs the problem fulfils and whose work-group the device allows.
    """
    kind = "cpu" if device.kind == "cpu" else "gpu"
    name = device.slug if device.slug in choices else next(name for name, table in choices.items() if table["kind"] == kind)
    ranking = choices[name]["ranking"]

    if not ranking:
        raise KeyError(f"no shape is ranked for {name}")
    nearest = by_distance(tuple(ranking), problem.m, problem.n, problem.k)[0]
    known = catalogue()
    passed = []
    for kernel in ranking[nearest]:
        if (spec := known.get(kernel)) is None or spec.museum:
            continue
        config = settle(spec, problem, device.slug)
        if need := spec.unmet(problem, config):
            passed.append(f"{kernel} needs {need}")
        elif spec.bind(problem, config).largest_group > device.max_work_group:
            passed.append(f"the work-group of {kernel} is too large for this device")
        else:
            return spec, (f"fastest at {nearest.replace('x', ' x ')} on {name}, the nearest measured shape"
                          + (f"; passed over: {'; '.join(passed)}" if passed else ""))
    raise ValueError(f"no kernel of {nearest} on {name} takes {problem}: {'; '.join(passed)}; name a kernel")


def auto(device: Device, problem: Gemm) -> tuple[KernelSpec, str]:
    """`choose` with the lab's own table. Raises ValueError when that cannot be read."""
    try:
        return choose(_read(CHOICES, CHOICES.stat().st_mtime_ns), device, problem)
    except (OSError, KeyError, TypeError, AttributeError, StopIteration, json.JSONDecodeError) as error:
        raise ValueError(f"{CHOICES.relative_to(paths.ROOT)} cannot be used ({error!r}); restore it with git, "
                         "or name a kernel") from None


@functools.cache
def _read(path: Path, _stamp: int) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8"))

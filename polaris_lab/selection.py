"""Which kernel is the default on which kind of device: decided from a grid of recorded sizes, kept with its evidence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from polaris_lab import paths
from polaris_lab.kernelspec import KernelSpec, catalogue, resolve
from polaris_lab.measure import summarise
from polaris_lab.results import refreshing, sources, write_text

if TYPE_CHECKING:
    import pandas as pd

DECISION = paths.DATA / "default_kernel.json"


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


def decide(rows: pd.DataFrame, kinds: dict[str, str]) -> dict[str, Any]:
    """The default kernel for each kind: the one with the smallest worst regret on the device that stands for the kind.

    `kinds` maps "cpu" and "gpu" to the recorded device that speaks for it. Kept in data/default_kernel.json when
    notebooks are refreshed.
    """
    decision = {}
    for kind, device in kinds.items():
        best = regrets(rows[rows["device"] == device]).iloc[0]
        here = rows[rows["device"] == device]
        sizes = ", ".join(map(str, sorted(here["m"].unique())))
        decision[kind] = {
            "kernel": best["kernel"],
            "reason": f"at sizes {sizes} on {device} it loses {best['loses']}, and takes at most {best['worst']:.2f} times "
                      "the best kernel's time",
            "evidence": sorted(sources(here)),
            "date": f"{min(here['run_id'])[:4]}-{min(here['run_id'])[4:6]}-{min(here['run_id'])[6:8]}"}
    if refreshing():
        write_text(DECISION, json.dumps(decision, indent=1) + "\n")
    return decision


def default(kind: str) -> tuple[KernelSpec, str]:
    """The default kernel for a device of this kind, and why. Raises ValueError when the decision cannot be read."""
    kind = "cpu" if kind == "cpu" else "gpu"
    try:
        chosen = json.loads(DECISION.read_text(encoding="utf-8"))[kind]
        return resolve(chosen["kernel"]), f"the default for a {kind.upper()}: {chosen['reason']}"
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{DECISION.relative_to(paths.ROOT)} cannot be used ({error!r}); restore it with git, "
                         "or name a kernel") from None

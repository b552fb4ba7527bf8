"""Choose among the members of a portfolio by a learned model, where a trial on the device says that it is better.

`pl.open_lab(name, chooser=learned_chooser.decided)` takes it. The decision is a file of the device, written by
`polaris_studies.ab_trial`: it names the model and the hash of the model's file. Without it, or once it is removed,
`decided` chooses as `selection.auto` does.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.memoize import sha256
from polaris_lab.choose import portfolio, selection
from polaris_lab.choose.selection import Chooser
from polaris_lab.choose.trials import fits
from polaris_lab.device.device import Device
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_studies import learned_model
from polaris_studies.decisions import KEEP, PROMOTE, decide, read_decision
from polaris_studies.gates import CHOOSER_GATES
from polaris_studies.learned_model import LearnedModel

if TYPE_CHECKING:
    import pandas as pd

LEARNED = "fastest by the learned model"
"""How a reason begins where the model decided."""
ENDING = ".decision.json"
_SHAPE = TypedDict("_SHAPE", {"model": str, "model_sha256": str, "pairs": list[dict]})


def by_model(model: LearnedModel) -> Chooser:
    """Return a chooser that takes the member of the portfolio, with its parts of K, that a model expects to be the
    fastest.

    Where the device was timed at the very problem, or the model has not learned from problems or kernels like these, it
    takes what `selection.auto` takes.
    """
    def choose(device: Device, problem: Gemm) -> tuple[KernelSpec, str]:
        kept, own = portfolio.own_or_sibling(device, "gemm"), portfolio.portfolio_of(device.slug, "gemm")
        if not kept or not model.knows(problem) or (own and problem in own.times):
            return selection.auto(device, problem)
        known = [pick for pick in kept.picks(device, problem) if math.isfinite(pick.us)
                 and model.has_learned(pick.kernel) and fits(catalogue()[pick.kernel], problem, pick.config, device)]
        if not known:
            return selection.auto(device, problem)
        us = model.estimates(problem, [(pick.kernel, pick.config) for pick in known])
        best = known[int(np.argmin(us))]
        reason = f"{LEARNED} of {model.device}, which expects {us.min():.3g} us there"
        return catalogue()[best.kernel].fixed(best.config), reason

    return choose


def decided(device: Device, problem: Gemm) -> tuple[KernelSpec, str]:
    """Choose by the model that the device's decision promotes, else as `selection.auto`; return kernel and reason.

    Raises ValueError for a damaged file.
    """
    model = promoted_model(decision_file(device.slug))
    return (by_model(model) if model else selection.auto)(device, problem)


def decision_file(device: str) -> Path:
    """Return the file of the latest trial on a device (a slug), whether there is one or not."""
    return paths.RUNS / "models" / f"{device}{ENDING}"


def promoted_model(path: Path) -> LearnedModel | None:
    """Return the model that a decision promotes; None without a file, or where the model's file has changed since.

    Raises ValueError for a damaged file.
    """
    if not path.exists():
        return None
    word, model, digest = read_word(path)
    file = learned_model.file_of(model)
    if word != PROMOTE or not file.exists() or digest != sha256(documents.read_text(file)):
        return None
    return learned_model.load(file)


def read_word(path: Path) -> tuple[str, str, str]:
    """Read a decision: its word by the gates of now, the model's device, and the hash of the model's file.

    Raises ValueError for a damaged file.
    """
    held = documents.read_json(path, _SHAPE)
    return decide(read_decision(path).evidence, CHOOSER_GATES).word, held["model"], held["model_sha256"]


def recorded_trials() -> pd.DataFrame:
    """List the recorded trials of models against the lab's earlier choice (the rule), a row a device: the ratio of
    times with its 95 % interval, the machine's largest load, and the decision's word.

    They are the files data/models/*.decision.json. The models chose among all configurations then. Raises ValueError
    for a damaged file.
    """
    import pandas as pd

    rows = []
    for path in sorted((paths.DATA / "models").glob(f"*{ENDING}")):
        word, model, _ = read_word(path)
        held = documents.read_json(path)
        ratio = read_decision(path).evidence.ratio
        rows.append([path.name.removesuffix(ENDING), model, len(held["pairs"]),
                     *((ratio.low, ratio.mean, ratio.high) if ratio else (np.nan,) * 3), max(held["load"]),
                     "keep the rule" if word == KEEP else word])
    return pd.DataFrame(rows, columns=["device", "model", "problems", "low", "ratio", "high", "load", "word"])


def trial_ratios(device: str) -> pd.DataFrame:
    """Return the problems of a device's recorded trial: what the rule and the model chose, and the model's time over
    the rule's. Raises ValueError for a device without one, or a damaged file."""
    import pandas as pd

    table = pd.DataFrame(documents.read_json(paths.DATA / "models" / f"{device}{ENDING}")["pairs"])
    sizes = table["problem"].str.split(" ").str[0].str.split("x", expand=True).astype(int)
    return table.assign(**{name: sizes[i] for i, name in enumerate("mnk")})

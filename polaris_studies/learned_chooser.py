"""Choose by a learned model where a recorded decision says that it is better than the lab's own choice.

`pl.open_lab(name, chooser=learned_chooser.decided)` takes it. The decision is a file of the device, written by
`polaris_studies.ab_trial`: it names the model and the hash of the model's file. Without it, or once it is removed,
`decided` chooses as `selection.auto` does.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.memoize import sha256, state_of
from polaris_lab.choose import selection, tuned_times
from polaris_lab.choose.predictor import Prediction
from polaris_lab.choose.selection import Chooser
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


def decided(device: Device, problem: Gemm) -> tuple[KernelSpec, str]:
    """Choose by the model that the device's decision promotes, else as `selection.auto`; return kernel and reason.

    A problem that the device's own times hold keeps their choice. Raises ValueError for a damaged file.
    """
    model = decided_model(device.slug)
    if model is None or is_searched(device, problem):
        return selection.auto(device, problem)
    return by_model(model)(device, problem)


def by_model(model: LearnedModel) -> Chooser:
    """Return a chooser that takes what the model predicts, and what `selection.auto` takes where it predicts nothing
    that fits and can be trusted."""
    def choose(device: Device, problem: Gemm) -> tuple[KernelSpec, str]:
        passes = selection.quick_checks(device, problem)
        found = selection.choose_predicted(device, problem, passes, functools.partial(predictions, model))
        return found or selection.auto(device, problem)

    return choose


def predictions(model: LearnedModel, device: Device, problem: Gemm) -> Iterator[Prediction]:
    """Predict the configurations of a learned model, the fastest first; none for a problem outside what it saw."""
    if not model.knows(problem):
        return
    own = device.slug == model.device
    rates = None if own else model.rates._replace(
        units=device.compute_units, cycles_per_us=device.clock_mhz or model.rates.cycles_per_us)
    us = model.estimates(problem, rates)
    for i in np.argsort(us, kind="stable"):
        kernel, config, source = model.configs[i]
        if kernel in catalogue() and set(config) == set(catalogue()[kernel].tunables):
            yield Prediction(kernel, config, float(us[i]), f"{LEARNED} of {model.device}", source, own)


def is_searched(device: Device, problem: Gemm) -> bool:
    """Tell whether the device's own times hold this very problem."""
    same = (problem.m, problem.n, problem.k, problem.trans_a, problem.trans_b)
    return any((each.m, each.n, each.k, each.trans_a, each.trans_b) == same
               for each in (timed.problem for timed in tuned_times.read(device.slug)) if isinstance(each, Gemm))


def decision_file(device: str) -> Path:
    """Return the file of a device's decision (a slug), whether there is one or not."""
    return paths.DATA / "models" / f"{device}{ENDING}"


def decided_model(device: str) -> LearnedModel | None:
    """Return the model that a device's decision promotes; None without a decision, or where it is of another file.

    Raises ValueError for a damaged file.
    """
    path = decision_file(device)
    if state_of(path) is None:
        return None
    word, model, digest = read_word(path)
    file = learned_model.file_of(model)
    if word != PROMOTE or state_of(file) is None or digest != sha256(documents.read_text(file)):
        return None
    return learned_model.load(file)


def read_word(path: Path) -> tuple[str, str, str]:
    """Read a decision: its word by the gates of now, the model's device, and the hash of the model's file.

    Raises ValueError for a damaged file.
    """
    held = documents.read_json(path, _SHAPE)
    return decide(read_decision(path).evidence, CHOOSER_GATES).word, held["model"], held["model_sha256"]


def recorded_trials() -> pd.DataFrame:
    """List the recorded trials of models against the rule, a row a device: the ratio of times with its 95 % interval,
    the machine's largest load, and the decision's word, in which the champion is the rule. Raises ValueError for a
    damaged file."""
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

    table = pd.DataFrame(documents.read_json(decision_file(device))["pairs"])
    sizes = table["problem"].str.split(" ").str[0].str.split("x", expand=True).astype(int)
    return table.assign(**{name: sizes[i] for i, name in enumerate("mnk")})

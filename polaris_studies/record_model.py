"""Learn the model that `learned_chooser` may use on a device, as a plain file of numbers.

Writes data/models/DEVICE.json from the rows of DEVICE in data/dataset, and what was tuned there:
`python -m polaris_studies.record_model DEVICE --record`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.errors import unknown
from polaris_lab.base.files import write_text
from polaris_lab.base.recordings import MANIFEST, dataset, manifest, now, read_setting
from polaris_lab.choose import tuned_times
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.likeness import size_distance
from polaris_studies import learned_choice, learned_model
from polaris_studies.choice_features import problem_of, rates_of, roofline_us
from polaris_studies.recorder import recorder_parser, run_recorder

if TYPE_CHECKING:
    import pandas as pd

TREES, RATE, SEED = 80, 0.2, 16
"""Trees of a model, how much each corrects what those before it say, and the seed of the boosting."""
GOOD = 1.02
"""A configuration enters the model where it came, at some problem, within this factor of the fastest. With 1.5 a model
of an H200 has 2,872 in place of 616, answers in 0.5 ms in place of 0.15, and loses 9.4 % on held-out shapes in place of
8.4."""
SURE = 0.99
"""The part of the problems that were learned from whose nearest other one lies in the model's reach."""


def lines(device: str) -> pd.DataFrame:
    """Return what a device's model learns from: its rows of the data set, and what its tuner timed.

    Kernels whose source has changed since are left out. Raises ValueError for a device without rows.
    """
    import pandas as pd

    if not (paths.DATASET / f"{device}.csv.gz").exists():
        raise unknown("device", device, [path.stem for path in paths.DATASET.glob("*.json")])
    data = dataset()
    held = documents.read_json(paths.DATASET / f"{device}.json", MANIFEST)["kernels"]
    present = [name for name, spec in catalogue().items()
               if not spec.museum and held.get(name, {}).get("source_sha256") == spec.source_hash()]
    rows = data[data["device"].eq(device) & data["kernel"].isin(present)]
    if device in tuned_times.tables():
        panel = learned_choice.panel(device)
        rows = pd.concat([rows, panel.assign(problem=panel["problem"] + data["problem"].max() + 1)],
                         ignore_index=True)
    return rows.sort_values(["problem", "kernel", "config"], kind="stable", ignore_index=True)


def _good(rows: pd.DataFrame) -> pd.DataFrame:
    """Leave out the configurations that are good at none of the rows' problems."""
    lost = rows["median_us"] / rows.groupby("problem")["median_us"].transform("min")
    return rows[lost.groupby(rows["kernel"] + " " + rows["config"]).transform("min") <= GOOD]


def fit(rows: pd.DataFrame, seed: int = SEED) -> dict:
    """Learn from rows of one device; return what `learned_model` reads, without `made`. Configurations that are good at
    none of the problems do not enter. The same rows and seed give the same model."""
    from sklearn.ensemble import GradientBoostingRegressor
    from threadpoolctl import threadpool_limits

    device, rows = rows["device"].iloc[0], _good(rows)
    rates = rates_of(learned_choice.facts(device))
    described = [learned_model.problem_features(problem_of(line))
                 | learned_model.config_features(line.kernel, read_setting(line.config)) for line in rows.itertuples()]
    names = sorted({name for each in described for name in each})
    inputs = np.array([[each.get(name, 0.0) for name in names] for each in described], np.float32)
    target = np.log(rows["median_us"].to_numpy() / roofline_us(rows, rates))
    model = GradientBoostingRegressor(n_estimators=TREES, learning_rate=RATE, max_leaf_nodes=learned_model.LEAVES,
                                      max_depth=None, min_samples_leaf=5, subsample=0.8, random_state=seed)
    with threadpool_limits(1):
        model.fit(inputs, target)
    seen = rows.assign(a=rows["trans"].str[0].eq("t").astype(int), b=rows["trans"].str[1].eq("t").astype(int))
    problems = seen[["m", "n", "k", "a", "b"]].drop_duplicates().sort_values(["m", "n", "k", "a", "b"]).to_numpy()
    pairs = rows[["kernel", "config"]].drop_duplicates().sort_values(["kernel", "config"])
    return {"device": device, "rates": list(rates), "reach": round(_reach(problems), 4), "features": names,
            "base": float(target.mean()), "seen": problems.tolist(),
            "configs": [{"kernel": each.kernel, "source_sha256": catalogue()[each.kernel].source_hash(),
                         "config": read_setting(each.config)} for each in pairs.itertuples()],
            "trees": [_plain(tree.tree_) for tree in model.estimators_[:, 0]]}


def held_out_regrets(rows: pd.DataFrame, seed: int = SEED) -> pd.Series:
    """Return the regret of a model's choice at each problem, by a model that has not seen its shape."""
    us = np.empty(len(rows))
    for mask in learned_choice.folds(rows, seed):
        model = learned_model._built({**fit(rows[~mask], seed), "made": {}})
        place = {(kernel, tuple(config.items())): i for i, (kernel, config, _) in enumerate(model.configs)}
        for _, some in rows[mask].groupby("problem"):
            said = model.estimates(problem_of(next(some.itertuples())))
            us[some.index] = [said[place[key]] if (key := (kernel, tuple(read_setting(config).items()))) in place
                              else np.inf for kernel, config in zip(some["kernel"], some["config"], strict=True)]
    return learned_choice.regrets(rows, us)


def write(device: str, seed: int = SEED, folder: Path | None = None) -> Path:
    """Learn the model of a device and write its file, data/models/DEVICE.json or one in `folder`; return its path.

    Its manifest says which rows and seed, and the regret on shapes that were held out.
    """
    start, rows = now(), lines(device)
    lost = held_out_regrets(rows, seed)
    parameters = {"rows": len(rows), "problems": int(rows["problem"].nunique()), "trees": TREES, "rate": RATE,
                  "held_out_mean_regret": round(float(lost.mean()), 4),
                  "held_out_worst_regret": round(float(lost.max()), 4)}
    held = fit(rows, seed)
    about = manifest({"slug": device}, {}, parameters, seed, start)
    path = folder / f"{device}.json" if folder else learned_model.file_of(device)
    body = [f"{json.dumps(name)}: {_listed(value)}" for name, value in (held | {"made": about}).items()]
    write_text(path, "{\n" + ",\n".join(body) + "\n}\n")
    return path


def _listed(value: object) -> str:
    """Write a value as JSON; a list of lists or objects has a line for each."""
    if isinstance(value, list) and value and isinstance(value[0], (list, dict)):
        return "[\n" + ",\n".join(" " + json.dumps(each, separators=(",", ":")) for each in value) + "\n]"
    return json.dumps(value)


def _reach(problems: np.ndarray) -> float:
    """Return the squared distance in which SURE of the problems have another one."""
    nearest = []
    for i, each in enumerate(problems):
        far = size_distance(each[:3], problems[:, :3].T) + (problems[:, 3:] != each[3:]).sum(axis=1)
        nearest.append(np.delete(far, i).min(initial=np.inf))
    return float(np.quantile(nearest, SURE))


def _plain(tree: object) -> dict[str, list]:
    """Write a fitted tree as tests and leaves, the leaves from left to right: bit i is the leaf i."""
    tests, leaves = [], []

    def walk(node: int) -> int:
        """Return the bits of the leaves below a node."""
        if tree.children_left[node] < 0:
            leaves.append(round(RATE * float(tree.value[node, 0, 0]), 6))
            return 1 << (len(leaves) - 1)
        place = len(tests)
        tests.append([])
        left = walk(tree.children_left[node])
        tests[place] = [int(tree.feature[node]), float(tree.threshold[node]), (2**learned_model.LEAVES - 1) & ~left]
        return left | walk(tree.children_right[node])

    walk(0)
    return {"tests": tests, "leaves": leaves}


def main(argv: Sequence[str] | None = None) -> int:
    """Learn one model as the arguments say; return the exit status."""
    parser = recorder_parser("record_model", __doc__, "data/models")
    parser.add_argument("device", metavar="DEVICE", help="the device that it learns from, as data/dataset names it")
    return run_recorder(parser, argv, lambda given: write(
        given.device, folder=None if given.record else paths.RUNS / "models"))


if __name__ == "__main__":
    sys.exit(main())

"""Score ways to choose a kernel on the data set of choices, for notebook 57.

Writes data/dataset/scores.csv from data/dataset and data/tuned: `python -m polaris_studies.record_choice_scores`, some
seven hours of one core for 63,000 rows.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import as_completed
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base import paths
from polaris_lab.base.cluster import open_pool
from polaris_lab.base.files import write_text
from polaris_lab.base.recordings import dataset
from polaris_lab.choose import tuned_times
from polaris_studies.choice_features import (
    GROUPS,
)
from polaris_studies.learned_choice import (
    HELD_OUT_WAYS,
    RULE,
    SEEDS,
    WAYS,
    corrected_model,
    documents_rule,
    facts,
    folds,
    learner,
    predicted,
    prepare,
    score,
    tuned_table,
)
from polaris_studies.recorder import command_parser, run_recorder

if TYPE_CHECKING:
    import pandas as pd


def scored(rows: pd.DataFrame, split: str = "shapes", seeds: Sequence[int] = range(SEEDS),
           ways: Sequence[str] = tuple(WAYS)) -> pd.DataFrame:
    """Score ways on the rows (from `prepare`) of each device by itself, for each seed; a table of SCORES."""
    import pandas as pd

    parts = []
    for device, some in rows.groupby("device", sort=True):
        some = some.reset_index(drop=True)
        here = [name for name in ways if WAYS[name] is not tuned_table or device in tuned_times.tables()]
        for seed in seeds:
            us = {name: predicted(some, WAYS[name], split, seed) for name in here}
            parts.append(score(some, us, {"device": device, "split": split, "groups": "all", "seed": seed}))
    return pd.concat(parts, ignore_index=True)


def transferred(rows: pd.DataFrame, source: str, target: str, seed: int = 0,
                ways: Sequence[str] = HELD_OUT_WAYS) -> pd.DataFrame:
    """Score ways that learned on one device and choose on another; a table of SCORES with the split "from SOURCE".

    Problems are the same on both, so that of each fold of problems the others alone are learned from.
    """
    learned, tested = (rows[rows["device"] == name].reset_index(drop=True) for name in (source, target))
    us = {name: np.empty(len(tested)) for name in ways}
    for mask in filter(np.any, folds(tested, seed)):
        known = learned[~learned["problem"].isin(tested.loc[mask, "problem"])]
        for name in ways:
            us[name][mask] = WAYS[name](known, tested[mask], seed)
    return score(tested, us, {"device": target, "split": f"from {source}", "groups": "all", "seed": seed})


def grouped(rows: pd.DataFrame, kind: str = "boosting", seed: int = 0) -> pd.DataFrame:
    """Score a learner on more and more features: the groups are added one by one, in their order."""
    import pandas as pd

    parts = []
    for device, some in rows.groupby("device", sort=True):
        some = some.reset_index(drop=True)
        us = {"cost model": predicted(some, corrected_model, "shapes", seed)}
        us |= {GROUPS[upto]: predicted(some, learner(kind, GROUPS[:upto + 1]), "shapes", seed)
               for upto in range(len(GROUPS))}
        table = score(some, us, {"device": device, "split": "shapes", "seed": seed})
        parts.append(table[table["method"] != "cost model"].assign(
            groups=lambda each: "up to " + each["method"], method=kind))
    return pd.concat(parts, ignore_index=True)


def _pieces(rows: pd.DataFrame) -> list[tuple]:
    """List what `study` computes on rows of any devices, as functions with their arguments: the longest first."""
    few, devices = tuple(HELD_OUT_WAYS), sorted(rows["device"].unique())
    of = {device: rows[rows["device"] == device].reset_index(drop=True) for device in devices}
    rule = {kernel for kernel, _ in RULE.values()}
    known = rows["kernel"].isin(rule).any()  # a tuner times none of the rule's kernels
    ways = tuple(name for name, way in WAYS.items() if known or way is not documents_rule)
    splits = (("kernels", few), ("shapes", ways), ("families", few), ("sizes", few))
    found: list[tuple] = [(scored, of[device], split, (seed,), names) for split, names in splits for device in devices
                          for seed in range(SEEDS)]
    found += [(grouped, of[device]) for device in devices]
    is_cpu = {device: facts(device).get("kind") == "cpu" for device in devices}
    pairs = [pair for pair in itertools.permutations(devices, 2) if is_cpu[pair[0]] == is_cpu[pair[1]]]
    both = {pair: rows[rows["device"].isin(pair)] for pair in set(map(frozenset, pairs))}
    return found + [(transferred, both[frozenset(pair)], *pair, seed) for pair in pairs for seed in range(SEEDS)]


def study(rows: pd.DataFrame, source: str, on_progress: Callable[[str], object] = lambda said: None,
          workers: int | None = None) -> pd.DataFrame:
    """Score everything on rows of any devices (from `prepare`): about seven hours of one core for 63,000 rows.

    Scores every way on held-out shapes with each seed; HELD_OUT_WAYS also on held-out sizes, families and kernels, and
    from every device to every other of its kind. Scores boosting with more and more features with the first seed.
    `source` is what the column `rows` says. The work is shared by `workers` processes, or a cluster's
    (cluster.open_pool). `on_progress` gets a sentence after each piece. A table of SCORES. Raises ValueError for a
    device with fewer than FOLDS problems.
    """
    import pandas as pd

    jobs = _pieces(rows)
    with open_pool(workers) as pool:
        futures = [pool.submit(*job) for job in jobs]
        for number, future in enumerate(as_completed(futures), 1):
            future.result()  # a fault ends the study now, and not after hours
            on_progress(f"{number} of {len(jobs)} pieces are scored")
    table = pd.concat([future.result() for future in futures], ignore_index=True).assign(rows=source)
    return table.sort_values(["device", "split", "seed"], kind="stable", ignore_index=True)


def keep(scores: pd.DataFrame) -> Path:
    """Write a table of scores to data/dataset/scores.csv."""
    write_text(path := paths.DATASET / "scores.csv", scores.to_csv(index=False, float_format="%.5g"))
    return path


def main(argv: Sequence[str] | None = None) -> int:
    """Score all devices of the data set, and write the table; return the exit status."""
    return run_recorder(command_parser("record_choice_scores", __doc__), argv, lambda given: keep(
        study(prepare(dataset()), "data set", lambda said: print(said, file=sys.stderr))))


if __name__ == "__main__":
    from polaris_studies import record_choice_scores  # noqa: PLW0406 - child processes import it by this name

    sys.exit(record_choice_scores.main())

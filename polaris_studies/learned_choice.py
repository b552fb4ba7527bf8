"""Choose a kernel on the data set of choices in several ways, and tell what each loses: rules, look-ups and learners.

A way predicts a time for each configuration of a problem that it has not seen, and takes the one with the least. Its
regret is what that choice took over the least time measured at the problem, minus one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.errors import BadValue
from polaris_lab.base.recordings import MANIFEST_OF_DEVICE, read_csv, read_setting
from polaris_lab.base.statistics import students_t
from polaris_lab.choose import chooser
from polaris_lab.choose.portfolio import Build, tile_of
from polaris_lab.model.likeness import distance, place
from polaris_studies.choice_features import GROUPS, features, problem_of, rates_of, roofline_us
from polaris_studies.choice_resources import resources

if TYPE_CHECKING:
    import pandas as pd

FOLDS = 5
"""Into how many parts the shapes are dealt."""
TREES = 400
"""Trees of boosting."""
PART = "part "
"""How the names of the columns begin that hold the parts of the portfolio's linear model."""
RULE = {"small": ("gemm_float4_small", 256), "tile20": ("gemm_tile20_vectorized", 1536), "tile16": ("gemm_tile16", 0)}
"""The documents' rule by the largest size: "small" below 256, tile20 up to 1536, tile16 above."""
LEARNED = ("forest", "boosting", "network", "neighbours")
MODEL_LEARNED = "trees on the cost model"
HELD_OUT_WAYS = ("best single", "cost model", "boosting", MODEL_LEARNED)
"""Ways of the recorded scores: the learners, one that corrected the cost model further, and those with all tests."""
SCORES = ["rows", "device", "split", "method", "groups", "seed", "problems", "mean_regret", "worst_regret", "top1",
          "error", "rank", "over_model", "over_model_low", "over_model_high", "over_single", "over_single_low",
          "over_single_high"]
"""The columns of a table of scores. Regrets are fractions; `error` is the median of |log(predicted / measured)|, `rank`
the mean of Spearman's correlation within a problem, `over_model` the mean regret minus that of the cost model, and
`over_single` minus that of the best single configuration, with the 95 % intervals of a bootstrap over problems; empty
where that way was not scored."""
SEEDED = ("mean_regret", "error", "rank")
"""The scores that `over_seeds` gives with an interval."""
Predict = Callable[["pd.DataFrame", "pd.DataFrame", int], np.ndarray]
"""A way to choose: rows to learn from, rows to predict, a seed -> predicted microseconds."""


def facts(device: str) -> dict:
    """Return the facts of a device of the data set. Raises ValueError for a damaged manifest."""
    return documents.read_json(paths.DATASET / f"{device}.json", MANIFEST_OF_DEVICE)["device"]


def winners(rows: pd.DataFrame) -> pd.DataFrame:
    """Count by kind of shape: problems, how many each kernel wins, and the different configurations that win."""
    best = rows.loc[rows.groupby("problem")["median_us"].idxmin()]
    families = best.groupby("family")
    table = best.groupby(["family", "kernel"]).size().unstack(fill_value=0)
    return table.assign(problems=families.size(), configurations=families["config"].nunique())


def prepare(rows: pd.DataFrame, groups: Sequence[str] = ()) -> pd.DataFrame:
    """Prepare rows of one device: the roofline, the parts of the linear model, and the features of `groups`.

    A problem with a single row is left out, since there is nothing to choose.
    """
    import pandas as pd

    rows = rows[rows.groupby("problem")["kernel"].transform("size") > 1].reset_index(drop=True)
    device = facts(rows["device"].iloc[0])
    rates = rates_of(device)
    wide = [rows.assign(roofline_us=roofline_us(rows, rates)), _parts(rows, int(device["compute_units"]))]
    if groups:
        wide.append(features(rows, rates, resources(), groups))
    return pd.concat(wide, axis=1)


def _parts(rows: pd.DataFrame, units: int) -> pd.DataFrame:
    """Return the parts of each row's time, and which build of its kernel was timed."""
    import pandas as pd

    first = rows.drop_duplicates("problem")
    counts = {line.problem: chooser.counts(problem_of(line)) for line in first.itertuples()}
    tables = []
    for (kernel, config, _), some in rows.groupby(["kernel", "config", "trans"]):
        values = read_setting(config)
        build, like = Build.of(kernel, values), problem_of(next(some.itertuples()))
        tile, split = tile_of(build, like), values.get("SPLIT", 1)
        parts = np.array([chooser.parts(counts[number], tile, split, units) for number in some["problem"]], float)
        tables.append(pd.DataFrame(parts, some.index).add_prefix(PART).assign(build=str(build)))
    return pd.concat(tables).sort_index()


# -- ways to choose

def best_single(train: pd.DataFrame, test: pd.DataFrame, seed: int = 0) -> np.ndarray:
    """Rank configurations by the mean logarithm of their time over their problem's least one; nothing of the shape.

    One that was seldom timed is drawn towards its kernel's mean, and one that never was has the mean of its kernel.
    """
    lost = np.log(train["median_us"] / train.groupby("problem")["median_us"].transform("min"))
    keys = train["kernel"] + " " + train["config"]
    kernel = lost.groupby(train["kernel"]).mean()
    sums, counts = lost.groupby(keys).sum(), lost.groupby(keys).size()
    weight = 5.0
    prior = train.assign(key=keys).groupby("key")["kernel"].first().map(kernel)
    score = (sums + weight * prior) / (counts + weight)
    mine = (test["kernel"] + " " + test["config"]).map(score).fillna(test["kernel"].map(kernel))
    return np.exp(mine.fillna(float(lost.max())).to_numpy())


def documents_rule(train: pd.DataFrame, test: pd.DataFrame, seed: int = 0) -> np.ndarray:
    """Take what the documents' rule says for the largest size; it knows no times, and where its kernel is missing the
    first row is taken."""
    largest = test[["m", "n", "k"]].max(axis=1)
    wanted = np.select([largest < RULE["small"][1], largest <= RULE["tile20"][1]],
                       [RULE["small"][0], RULE["tile20"][0]], RULE["tile16"][0])
    return np.where(test["kernel"] == wanted, 1.0, 2.0)


def nearest_shape(train: pd.DataFrame, test: pd.DataFrame, seed: int = 0) -> np.ndarray:
    """Scale the time of the same configuration at the nearest shape where it was measured; the roofline without one."""
    ratio = (train["median_us"] / train["roofline_us"]).to_numpy()
    ratios, known = np.full(len(test), ratio.max()), train.groupby(["kernel", "config"]).indices
    of_train = np.array([place(problem_of(line)) for line in train[["m", "n", "k", "trans"]].itertuples()])
    lines = [*test[["m", "n", "k", "trans", "kernel", "config"]].itertuples()]
    for rows in test.groupby("problem").indices.values():
        far = distance(problem_of(lines[rows[0]]), of_train)
        for row in rows:
            if (places := known.get((lines[row].kernel, lines[row].config))) is not None:
                ratios[row] = ratio[places[np.argmin(far[places])]]
    return ratios * test["roofline_us"].to_numpy()


def linear_models(train: pd.DataFrame, test: pd.DataFrame, seed: int = 0) -> np.ndarray:
    """Fit a linear model to the times of each build, as the lab does for the members of a portfolio.

    A build without times has the model of its kernel, and a kernel without any is not taken.
    """
    names, found = [name for name in train.columns if name.startswith(PART)], np.full(len(test), np.inf)
    builds, timed = (each.groupby("build").indices for each in (test, train))
    parts, us = train[names].to_numpy(), train["median_us"].to_numpy()
    usual = {kernel: chooser.fit(parts[places], us[places])
             for kernel, places in train.groupby("kernel").indices.items()}
    for build, places in builds.items():
        costs = usual.get(test["kernel"].iloc[places[0]])
        if build in timed:
            costs = chooser.fit(parts[timed[build]], us[timed[build]], costs)
        if costs is not None:
            found[places] = test[names].to_numpy()[places] @ costs
    return found


def learner(kind: str, groups: Sequence[str] = GROUPS) -> Predict:
    """Make a way that learns the logarithm of a time over the roofline from the features of `groups` (see `prepare`):
    "forest" or "boosting"."""
    def predict(train: pd.DataFrame, test: pd.DataFrame, seed: int) -> np.ndarray:
        from sklearn import ensemble
        from threadpoolctl import threadpool_limits

        columns = [name for name in train.columns if name.split()[0] in groups and " " in name]
        model = (ensemble.RandomForestRegressor(30, max_features=0.3, random_state=seed) if kind == "forest" else
                 ensemble.HistGradientBoostingRegressor(max_iter=TREES, learning_rate=0.1, max_leaf_nodes=24,
                                                        l2_regularization=1.0, random_state=seed))
        # one thread: those of OpenMP wait for each other in a spin, which on a busy machine takes minutes
        with threadpool_limits(1):
            model.fit(train[columns].to_numpy(float), np.log(train["median_us"] / train["roofline_us"]))
            return np.exp(model.predict(test[columns].to_numpy(float))) * test["roofline_us"].to_numpy()

    return predict


WAYS: Mapping[str, Predict] = {"documents' rule": documents_rule, "best single": best_single,
                               "nearest shape": nearest_shape, "linear models": linear_models}
"""The ways to choose that take seconds, by name."""


# -- scoring

def folds(rows: pd.DataFrame, seed: int) -> Iterator[np.ndarray]:
    """Deal the shapes into FOLDS parts, all transpositions of a shape together; yield for each a mask of its rows."""
    shape = rows.groupby(["m", "n", "k"], sort=True).ngroup().to_numpy()
    part = np.random.default_rng(seed).permutation(np.arange(shape.max() + 1) % FOLDS)
    return (part[shape] == number for number in range(FOLDS))


def predicted(rows: pd.DataFrame, way: Predict, seed: int = 0) -> np.ndarray:
    """Predict every row of one device (from `prepare`) by a way that has not seen its shape."""
    if (problems := rows["problem"].nunique()) < FOLDS:
        raise BadValue("rows",
                       f"rows: {problems} problems of a device are too few to hold some out; {FOLDS} are needed")
    found = np.empty(len(rows))
    for mask in filter(np.any, folds(rows, seed)):
        found[mask] = way(rows[~mask], rows[mask], seed)
    return found


def regrets(rows: pd.DataFrame, us: np.ndarray) -> pd.Series:
    """Return the regret of choosing by the predictions `us` at each problem."""
    chosen = rows.assign(predicted=us).sort_values("predicted", kind="stable").groupby("problem")["median_us"].first()
    return chosen / rows.groupby("problem")["median_us"].min() - 1


def recorded() -> pd.DataFrame:
    """Read data/dataset/scores.csv, the scores of the lab's earlier choice and of learners.

    Each way was scored on the rows of data/dataset with three seeds. Forest and boosting are those of `learner`. The
    lab of that time corrected its cost model by the times of near problems; that, and "tuned table", a look-up in what
    the tuner had timed, cannot be made again. Raises ValueError for a damaged file.
    """
    return read_csv(paths.DATASET / "scores.csv", SCORES)


def over_seeds(scores: pd.DataFrame) -> pd.DataFrame:
    """Return the means over the seeds of each device, split and method, with their 95 % intervals (Student's t).

    The columns are `seeds`, each of SEEDED with its `_low` and `_high`, and `worst_regret`, the largest of all seeds. A
    way in which nothing is left to chance has the same score with every seed, so that its interval has no width; with a
    single seed there is none.
    """
    every = scores.groupby(["device", "split", "method"], sort=False)
    groups, count = every[list(SEEDED)], every.size()
    reach = groups.std().mul(students_t(count - 1) / np.sqrt(count), axis=0)
    found = count.rename("seeds").to_frame()
    for name, mean in groups.mean().items():
        found[name], found[f"{name}_low"], found[f"{name}_high"] = mean, mean - reach[name], mean + reach[name]
    return found.assign(worst_regret=every["worst_regret"].max())


def words(scores: pd.DataFrame, method: str) -> str:
    """Say of one way on one device and split whether it beats the cost model: "better", "worse" or "level".

    It is better, or worse, where the interval of the difference excludes 0 at every seed.
    """
    mine = scores[scores["method"] == method]
    if (mine["over_model_high"] < 0).all():
        return "better"
    return "worse" if (mine["over_model_low"] > 0).all() else "level"

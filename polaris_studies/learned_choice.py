"""Score ways to choose a kernel on the data set of choices: learned ones against rules, look-ups and the cost model.

A way predicts a time for each configuration of a problem that it has not seen, and takes the one with the least. Its
regret is what that choice took over the least time measured at the problem, minus one.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.errors import BadValue, unknown
from polaris_lab.base.recordings import DATASET_COLUMNS, MANIFEST_OF_DEVICE, read_csv, read_setting, setting
from polaris_lab.base.statistics import students_t
from polaris_lab.choose import predictor, tuned_times
from polaris_lab.choose.tuned_times import KernelTimes
from polaris_lab.model.likeness import distance
from polaris_lab.model.problem import Gemm
from polaris_studies.choice_features import (
    GROUPS,
    config_columns,
    features,
    modelled_us,
    problem_columns,
    problem_of,
    rates_of,
    roofline_us,
)
from polaris_studies.choice_resources import resources

if TYPE_CHECKING:
    import pandas as pd

SEEDS, FOLDS = 3, 5
"""How many seeds everything random is repeated with, and into how many folds the problems are dealt."""
DRAWS = 1000
"""Draws of the bootstrap over problems."""
NO_DEFINES = {"": 0}
"""Stands for the defines of a kernel that has none."""
RULE = {"small": ("gemm_float4_small", 256), "tile20": ("gemm_tile20_vectorized", 1536), "tile16": ("gemm_tile16", 0)}
"""The documents' rule by the largest size: "small" below 256, tile20 up to 1536, tile16 above."""
TREES = 400
"""Trees of boosting. On an H100, with shapes dealt by a seed that is not among those of the scores (100), 400 on the
cost model lose 2.6 % on the mean and 120 lose 2.9. From 10,000 rows on scikit-learn holds a tenth of them back, to stop
early where more trees do not help; on an H200 one fit went to all 400."""
N_BOOSTINGS = 3
"""Boostings among "trees", next to a forest that counts as much as all of them. Each boosting sees half of the features
at a split, and starts from another seed. Five of them were tried, with shapes dealt by two seeds that are not among
those of the scores (100 and 101): one boosting on the cost model loses 2.7 and 2.6 % on an H200 and 5.0 on a Zen 3, and
five with a forest, and weights by WEIGHT_POWER, 2.0, 2.1 and 4.1."""
WEIGHT_POWER, WEIGHT_FLOOR = 3.0, 0.05
"""For "trees" a row weighs WEIGHT_FLOOR plus its time over its problem's least, to the power -WEIGHT_POWER. At five
times the least it weighs a twentieth of the fastest: a small error does not get it chosen."""
LEARNED = ("forest", "boosting", "network", "neighbours")
MODEL_LEARNED = "trees on the cost model"
"""Several boostings and a forest that correct the corrected cost model, instead of predicting from the roofline."""
SCORES = ["rows", "device", "split", "method", "groups", "seed", "problems", "mean_regret", "worst_regret", "top1",
          "error",
          "rank", "over_model", "over_model_low", "over_model_high", "over_single", "over_single_low",
          "over_single_high"]
"""The columns of a table of scores. `rows` is "data set", or "panel" where they are what a tuner timed. Regrets are
fractions; `error` is the median of |log(predicted / measured)|, `rank` the mean of Spearman's correlation within a
problem, `over_model` the mean regret minus that of the cost model, and `over_single` minus that of the best single
configuration, with the 95 % intervals of a bootstrap over problems; empty where that way was not scored.
"""
SEEDED = ("mean_regret", "error", "rank")
"""The scores that `over_seeds` gives with an interval."""
Predict = Callable[["pd.DataFrame", "pd.DataFrame", int], np.ndarray]
"""A way to choose: rows to learn from, rows to predict, a seed -> predicted microseconds."""


def facts(device: str) -> dict:
    """Return the facts of a device: from its manifest in the data set, or the rates in the file of its tuner's times.

    Raises ValueError for a device that has neither.
    """
    if (path := paths.DATASET / f"{device}.json").exists():
        return documents.read_json(path, MANIFEST_OF_DEVICE)["device"]
    if (times := tuned_times.tables().get(device)) is None:
        raise unknown("device", device, tuned_times.tables())
    return {"kind": times.kind, "rates": list(times.rates)}


def panel(device: str) -> pd.DataFrame:
    """Return what the tuner timed for products on a device, in the form of the data set: the panel of panel_search.

    Its configurations are those that a search went for, so that good ones are many, and kernels that are never tuned
    are missing. Raises ValueError for a device without times.
    """
    import pandas as pd

    found = [each for each in tuned_times.read(device) if isinstance(each.problem, Gemm)]
    if not found:
        raise unknown("device", device, tuned_times.tables())
    number = {problem: i for i, problem in enumerate(dict.fromkeys(each.problem for each in found))}
    rows = [[device, number[p], family_of(p), p.m, p.n, p.k, p.trans, each.kernel, setting(each.config), (each.us,),
             each.us] for each in found for p in [each.problem]]
    return pd.DataFrame(rows, columns=[*DATASET_COLUMNS, "median_us"]).sort_values(
        "problem", kind="stable", ignore_index=True)


def winners(rows: pd.DataFrame) -> pd.DataFrame:
    """Count by kind of shape: problems, how many each kernel wins, and the different configurations that win."""
    best = rows.loc[rows.groupby("problem")["median_us"].idxmin()]
    families = best.groupby("family")
    table = best.groupby(["family", "kernel"]).size().unstack(fill_value=0)
    return table.assign(problems=families.size(), configurations=families["config"].nunique())


def family_of(problem: Gemm) -> str:
    """Name the kind of a shape: "square"; "narrow", at most 48 rows or columns; "thin", at most 160; "deep", k at least
    four times the larger; else "odd"."""
    m, n, k = problem.m, problem.n, problem.k
    if m == n == k:
        return "square"
    if min(m, n) <= 160 and max(m, n) > 160:
        return "narrow" if min(m, n) <= 48 else "thin"
    return "deep" if k >= 4 * max(m, n) else "odd"


def prepare(rows: pd.DataFrame, groups: Sequence[str] = GROUPS) -> pd.DataFrame:
    """Prepare rows of any devices: the features of `groups`, the roofline and the cost model's estimate as further
    columns.

    Ways that learn nothing need no features, which take seconds. Problems with a single row are left out, since there
    is nothing to choose.
    """
    import pandas as pd

    rows = rows[rows.groupby(["device", "problem"])["kernel"].transform("size") > 1]
    table, parts = resources(), []
    for device, some in rows.groupby("device", sort=True):
        rates = rates_of(facts(device))
        wide = pd.concat([some, features(some, rates, table, groups)], axis=1) if groups else some
        parts.append(wide.assign(
            roofline_us=roofline_us(some, rates), modelled_us=modelled_us(some, rates)))
    return pd.concat(parts, ignore_index=True).fillna(0.0)


# -- ways to choose

def best_single(train: pd.DataFrame, test: pd.DataFrame, seed: int = 0) -> np.ndarray:
    """Rank configurations by the mean logarithm of their time over their problem's least one; nothing of the shape.

    A configuration that was not seen comes after those that were. One that was seldom seen is thought to be like its
    kernel.
    """
    lost = np.log(_over_least(train))
    keys = train["kernel"] + " " + train["config"]
    kernel = lost.groupby(train["kernel"]).mean()
    sums, counts = lost.groupby(keys).sum(), lost.groupby(keys).size()
    weight = 5.0
    prior = train.assign(key=keys).groupby("key")["kernel"].first().map(kernel)
    score = (sums + weight * prior) / (counts + weight)
    worst = float(lost.max())
    mine = (test["kernel"] + " " + test["config"]).map(score).fillna(test["kernel"].map(kernel)).fillna(worst)
    return np.exp(mine.to_numpy()) * test["roofline_us"].to_numpy()


def _over_least(rows: pd.DataFrame) -> pd.Series:
    """Return the time of each row over the least one of its problem on its device."""
    return rows["median_us"] / rows.groupby(["device", "problem"])["median_us"].transform("min")


def documents_rule(train: pd.DataFrame, test: pd.DataFrame, seed: int = 0) -> np.ndarray:
    """Take what the documents' rule says for the largest size; it knows no times, and where its kernel is missing the
    first row is taken."""
    largest = test[["m", "n", "k"]].max(axis=1)
    wanted = np.select([largest < RULE["small"][1], largest <= RULE["tile20"][1]],
                       [RULE["small"][0], RULE["tile20"][0]], RULE["tile16"][0])
    return np.where(test["kernel"] == wanted, 1.0, 2.0) * test["roofline_us"].to_numpy()


def nearest_shape(train: pd.DataFrame, test: pd.DataFrame, seed: int = 0) -> np.ndarray:
    """Scale the time of the same configuration at the nearest shape where it was measured; the roofline without one."""
    ratio = (train["median_us"] / train["roofline_us"]).to_numpy()
    found = np.full(len(test), float(np.max(ratio)))
    columns, known = problem_columns(train), _places(train)
    for i, line in enumerate(test.itertuples()):
        if (places := known.get((line.kernel, line.config))) is not None:
            far = distance(problem_of(line), {name: column[places] for name, column in columns.items()})
            found[i] = ratio[places][np.argmin(far)]
    return found * test["roofline_us"].to_numpy()


def tuned_table(train: pd.DataFrame, test: pd.DataFrame, seed: int = 0) -> np.ndarray:
    """Scale what the device's tuner timed at the nearest shape of its panel, whose times for a shape of `test` are not
    used; the rows to learn from are not either. A configuration that the tuner never tried is not taken.

    Raises ValueError for a device without a tuner's times.
    """
    device, = test["device"].unique()
    timed, held = panel(device), set(zip(test["m"], test["n"], test["k"], strict=True))
    timed = timed[[shape not in held for shape in zip(timed["m"], timed["n"], timed["k"], strict=True)]]
    timed = timed.assign(roofline_us=roofline_us(timed, rates_of(facts(device)))).reset_index(drop=True)
    return nearest_shape(timed, test)


def corrected_model(train: pd.DataFrame, test: pd.DataFrame, seed: int = 0) -> np.ndarray:
    """Correct the cost model's estimate by how far it was off at problems near by, as lab.gemm does.

    It does so by bench.predictor, without the doubts: those are for configurations that were not timed at the problem,
    and here all of those that can be taken were. A configuration that was not seen is corrected like the kernel's
    others on the mean, and a kernel that was not by the largest error of all.
    """
    (source,), (target,) = train["device"].unique(), test["device"].unique()
    mine, theirs = rates_of(facts(source)), rates_of(facts(target))
    unknown = float((train["median_us"] / train["modelled_us"]).max())
    known = {kernel: _times_of(some) for kernel, some in train.groupby("kernel")}
    cpu, us_of_row = facts(source).get("kind") == "cpu", test["modelled_us"].to_numpy() * unknown
    lines = [*test[["m", "n", "k", "trans", "kernel", "config", "modelled_us"]].itertuples()]
    for (*_, kernel), places in test.groupby(["m", "n", "k", "trans", "kernel"]).indices.items():
        if kernel not in known:
            continue
        problem = problem_of(lines[places[0]])
        model = predictor.corrected(kernel, known[kernel], mine, problem, theirs, cpu=cpu, doubts=False)
        usual = float(np.exp(np.log(model.us / model.modelled_us).mean()))
        us = dict(zip(zip(*(each.tolist() for each in model.candidates.values()), strict=True), model.us.tolist(),
                      strict=True))
        for place in places:
            config = read_setting(lines[place].config) or NO_DEFINES
            setting_of_row = tuple(config[name] for name in model.candidates)
            us_of_row[place] = us.get(setting_of_row, lines[place].modelled_us * usual)
    return us_of_row


def _times_of(rows: pd.DataFrame) -> KernelTimes:
    """Return the rows of one kernel in the form of a tuner's times."""
    defines = config_columns(rows) or {name: np.full(len(rows), value) for name, value in NO_DEFINES.items()}
    return KernelTimes("", problem_columns(rows) | defines, rows["median_us"].to_numpy())


def _places(train: pd.DataFrame) -> dict[tuple[str, str], np.ndarray]:
    """Return the places of the rows of each kernel and configuration."""
    return {key: places for key, places in train.groupby(["kernel", "config"]).indices.items()}


def learner(kind: str, groups: Sequence[str] = GROUPS, *, on_model: bool = False) -> Predict:
    """Make a way that learns: "forest", "boosting", "network", "neighbours" or "trees", from the features of `groups`.

    It learns the logarithm of a time over the roofline; `on_model`, over the corrected cost model's. "trees" is the
    mean of a forest and of the mean of N_BOOSTINGS boostings; rows near the fastest of their problem weigh more
    (WEIGHT_POWER, WEIGHT_FLOOR).
    """
    def predict(train: pd.DataFrame, test: pd.DataFrame, seed: int) -> np.ndarray:
        from threadpoolctl import threadpool_limits

        columns = [name for name in train.columns if name.split()[0] in groups and " " in name]
        bases = [train["roofline_us"].to_numpy(), test["roofline_us"].to_numpy()]
        extra = [np.empty((len(each), 0)) for each in (train, test)]
        if on_model:
            bases = [_left_out(train, seed), corrected_model(train, test)]
            extra = [np.log(base / each["roofline_us"].to_numpy())[:, None]
                     for base, each in zip(bases, (train, test), strict=True)]
        inputs = [np.hstack([each[columns].to_numpy(float), more])
                  for each, more in zip((train, test), extra, strict=True)]
        model = _regressor(kind, seed)
        # one thread: those of OpenMP wait for each other in a spin, which on a busy machine takes minutes
        with warnings.catch_warnings(), threadpool_limits(1):
            warnings.simplefilter("ignore")  # the network's word that it could go on learning
            model.fit(inputs[0], np.log(train["median_us"].to_numpy() / bases[0]),
                      **({"sample_weight": _weights(train)} if kind == "trees" else {}))
            return np.exp(model.predict(inputs[1])) * bases[1]

    return predict


def _left_out(train: pd.DataFrame, seed: int) -> np.ndarray:
    """Return the corrected cost model's times of rows, each from the problems that are not its own."""
    found = np.empty(len(train))
    for part in filter(np.any, folds(train, seed + 1000)):
        found[part] = corrected_model(train[~part], train[part])
    return found


def _weights(rows: pd.DataFrame) -> np.ndarray:
    """Return each row's weight for "trees": 1 + WEIGHT_FLOOR for the fastest of its problem, less for slower ones."""
    return (_over_least(rows) ** -WEIGHT_POWER + WEIGHT_FLOOR).to_numpy()


def _regressor(kind: str, seed: int) -> object:
    from sklearn import ensemble, neighbors, neural_network, pipeline, preprocessing

    def boosting(start: int, part: float = 1.0) -> object:
        return ensemble.HistGradientBoostingRegressor(max_iter=TREES, learning_rate=0.1, max_leaf_nodes=24,
                                                      l2_regularization=1.0, max_features=part, random_state=start)

    if kind == "forest":
        return ensemble.RandomForestRegressor(30, max_features=0.3, random_state=seed, n_jobs=1)
    if kind == "boosting":
        return boosting(seed)
    if kind == "trees":
        forest = ensemble.ExtraTreesRegressor(60, min_samples_leaf=2, max_features=0.5, random_state=seed, n_jobs=1)
        parts = [(f"boosting {i}", boosting(N_BOOSTINGS * seed + i, 0.5)) for i in range(N_BOOSTINGS)]
        return ensemble.VotingRegressor([*parts, ("forest", forest)], weights=[1 / N_BOOSTINGS] * N_BOOSTINGS + [1.0])
    scaled = preprocessing.StandardScaler()
    if kind == "network":
        return pipeline.make_pipeline(scaled, neural_network.MLPRegressor(
            hidden_layer_sizes=(64, 32), alpha=1e-2, max_iter=120, random_state=seed))
    return pipeline.make_pipeline(scaled, neighbors.KNeighborsRegressor(5, weights="distance"))


WAYS: Mapping[str, Predict] = {"best single": best_single, "documents' rule": documents_rule,
                               "nearest shape": nearest_shape, "cost model": corrected_model,
                               **{kind: learner(kind) for kind in LEARNED},
                               MODEL_LEARNED: learner("trees", on_model=True), "tuned table": tuned_table}
"""Every way to choose, by its name."""
HELD_OUT_WAYS = ("best single", "cost model", "boosting", MODEL_LEARNED)
"""The ways that are also scored on held-out sizes, families, kernels and devices."""


# -- scoring

def folds(rows: pd.DataFrame, seed: int) -> Iterator[np.ndarray]:
    """Deal the shapes into FOLDS parts, all transpositions of a shape together; yield for each a mask of its rows."""
    shape = rows.groupby(["m", "n", "k"], sort=True).ngroup().to_numpy()
    part = np.random.default_rng(seed).permutation(np.arange(shape.max() + 1) % FOLDS)
    return (part[shape] == number for number in range(FOLDS))


def held_out(rows: pd.DataFrame, split: str, seed: int) -> Iterator[np.ndarray]:
    """Yield masks of the rows that are held out together: "shapes" (dealt by `seed`), "sizes" (fifths of the problems
    by their work; with each seed the cuts move by a third of a fifth, so that the smallest and the largest part
    shrink), "families" (each kind of shape), or "kernels" (each kernel: what others took at the very problem is known).
    Raises ValueError for another split."""
    if split == "shapes":
        yield from folds(rows, seed)
    elif split == "sizes":
        work = (rows["m"].astype(float) * rows["n"] * rows["k"]).rank(pct=True).to_numpy()
        part = np.ceil(work * FOLDS - seed % SEEDS / SEEDS)
        yield from (part == number for number in np.unique(part))
    elif split == "families":
        yield from (rows["family"].eq(family).to_numpy() for family in sorted(rows["family"].unique()))
    elif split == "kernels":
        yield from (rows["kernel"].eq(kernel).to_numpy() for kernel in sorted(rows["kernel"].unique()))
    else:
        raise BadValue("split", f"split is {split!r}; it must be shapes, sizes, families or kernels")


def predicted(rows: pd.DataFrame, way: Predict, split: str = "shapes", seed: int = 0) -> np.ndarray:
    """Predict every row of one device (from `prepare`) by a way that has not seen its problem, or its kernel."""
    if (problems := rows["problem"].nunique()) < FOLDS:
        raise BadValue("rows",
                       f"rows: {problems} problems of a device are too few to hold some out; {FOLDS} are needed")
    found = np.empty(len(rows))
    for mask in filter(np.any, held_out(rows, split, seed)):
        found[mask] = way(rows[~mask], rows[mask], seed)
    return found


def regrets(rows: pd.DataFrame, us: np.ndarray) -> pd.Series:
    """Return the regret of choosing by the predictions `us` at each problem."""
    chosen = rows.assign(predicted=us).sort_values("predicted", kind="stable").groupby("problem")["median_us"].first()
    return chosen / rows.groupby("problem")["median_us"].min() - 1


def score(rows: pd.DataFrame, ways: Mapping[str, np.ndarray], about: Mapping[str, object]) -> pd.DataFrame:
    """Score predictions of the rows of one device; `ways` holds those of each way, "cost model" among them.

    Returns a row of SCORES for each way, with the values of `about`.
    """
    import pandas as pd

    rng, lines = np.random.default_rng(0), []
    references = {"over_model": regrets(rows, ways["cost model"])}
    if "best single" in ways:
        references["over_single"] = regrets(rows, ways["best single"])
    measured = rows["median_us"].to_numpy()
    for method, us in ways.items():
        mine, over = regrets(rows, us), {}
        for name, reference in references.items():
            apart = (mine - reference).to_numpy()
            means = apart[rng.integers(0, len(apart), (DRAWS, len(apart)))].mean(axis=1)
            over |= {name: apart.mean(), f"{name}_low": np.quantile(means, 0.025),
                     f"{name}_high": np.quantile(means, 0.975)}
        ranks = rows.assign(predicted=us).groupby("problem")[["predicted", "median_us"]].rank()
        rank = ranks.groupby(rows["problem"]).corr().xs("predicted", level=1)["median_us"]
        lines.append({**about, "method": method, "problems": len(mine), "mean_regret": mine.mean(),
                      "worst_regret": mine.max(), "top1": float((mine < 1e-9).mean()),
                      "error": float(np.median(np.abs(np.log(us / measured)))), "rank": rank.mean(), **over})
    return pd.DataFrame(lines).reindex(columns=SCORES)


def recorded() -> pd.DataFrame:
    """Read the table of scores. Raises ValueError for a damaged file."""
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

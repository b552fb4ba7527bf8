"""Study a portfolio by its own times: how many builds are enough, and how good is the choice at a new problem?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.choose import cover
from polaris_lab.choose.portfolio import SPLIT, Build, Portfolio, layout_of
from polaris_lab.device.device import Device
from polaris_studies.chosen_kernel import family_of

if TYPE_CHECKING:
    import pandas as pd


def members(kept: Portfolio) -> pd.DataFrame:
    """Count for each layout the problems and builds that were timed and the members, and name the members' kernels."""
    import pandas as pd

    lines = {}
    for layout, chosen in kept.layouts.items():
        some = [runs for problem, runs in kept.times.items() if layout_of(problem) == layout]
        kernels = dict.fromkeys(each.kernel.removeprefix("gemm_") for each in chosen)
        lines[layout] = {"problems timed": len(some), "builds timed": len({build for runs in some for build in runs}),
                         "members": len(chosen), "kernels": ", ".join(kernels)}
    return pd.DataFrame(lines).T


def cover_curve(kept: Portfolio, most: int = 24) -> pd.DataFrame:
    """Choose the builds of each layout greedily, and follow what they bring: columns layout, builds, mean and worst.

    `mean` (geometric) and `worst` are of the least time with so few builds over the least with all. A problem that no
    build serves yet counts as `cover.UNSERVED`.
    """
    import pandas as pd

    lines = []
    for layout in kept.layouts:
        table = {problem: cover.least(runs) for problem, runs in kept.times.items() if layout_of(problem) == layout}
        builds = cover.most_useful({problem: kept.times[problem] for problem in table}, most)
        ratios = np.array([[us.get(build, np.inf) / min(us.values()) for build in builds] for us in table.values()])
        served = np.minimum.accumulate(np.minimum(ratios, cover.UNSERVED), axis=1)
        lines += [[layout, count, np.exp(np.log(each).mean()), each.max()] for count, each in enumerate(served.T, 1)]
    return pd.DataFrame(lines, columns=["layout", "builds", "mean", "worst"])


def held_out(kept: Portfolio, device: Device, folds: int = 8, seed: int = 0) -> pd.DataFrame:
    """Choose at each product by a portfolio that is made without it; the products are dealt into `folds` parts.

    Columns: m, n, k, trans, family, kernel (that is picked), fastest (the kernel of the fastest run), ratio (the time
    of the pick over the least), and member (that of the fastest member over the least, which no choice among them can
    beat). A pick that was not timed at the product is passed over; the ratio is NaN where none was.
    """
    import pandas as pd

    problems, lines = list(kept.times), []
    fold = np.random.default_rng(seed).permutation(len(problems)) % folds
    for number in range(folds):
        mine = [problem for problem, own in zip(problems, fold, strict=True) if own == number]
        made = cover.chosen(kept.device, kept.facts, kept.signature, {
            problem: runs for problem, runs in kept.times.items() if problem not in mine})
        for problem in mine:
            runs, us = kept.times[problem], cover.least(kept.times[problem])
            best = min(us, key=us.get)
            member = min((us[build] for build in made.layouts.get(problem.trans, ()) if build in us), default=np.nan)
            picked = ((pick.kernel, took) for pick in made.picks(device, problem)
                      if (took := runs.get(Build.of(pick.kernel, pick.config), {}).get(pick.config.get(SPLIT, 1))))
            kernel, took = next(picked, ("", np.nan))
            lines.append([problem.m, problem.n, problem.k, problem.trans, family_of(problem), kernel,
                          best.kernel, took / us[best], member / us[best]])
    return pd.DataFrame(lines, columns=["m", "n", "k", "trans", "family", "kernel", "fastest", "ratio", "member"])


def regrets(held: pd.DataFrame) -> pd.DataFrame:
    """Summarise `held_out` for all products and each family: their number, the geometric means, and the worst ratio."""
    import pandas as pd

    def mean(ratios: pd.Series) -> float:
        return float(np.exp(np.log(ratios).mean()))

    groups = pd.concat([held.assign(family="all"), held]).groupby("family", sort=False)
    return groups.agg(problems=("ratio", "size"), mean=("ratio", mean), worst=("ratio", "max"), member=("member", mean))

"""How many builds are enough, and how the choice does where nothing was timed: on made-up times."""

from __future__ import annotations

from polaris_lab.choose.portfolio import Build, Portfolio, facts_of
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_studies import portfolio_cover

NAMES = ("gemm_cpu", "gemm_cpu_thin", "gemm_cpu_rows")
WIDE, THIN, ROWS = (Build.of(name, catalogue()[name].config()) for name in NAMES)


def kept(lab: Lab, us) -> Portfolio:
    """A portfolio with times `us(problem)` of the three builds, for 24 products of both shapes."""
    problems = [Gemm(m, 40 * i, 64 + i) for i in range(1, 13) for m in (1, 256)]
    times = {problem: {build: {1: each} for build, each in zip((WIDE, THIN, ROWS), us(problem), strict=True)}
             for problem in problems}
    return Portfolio(lab.device.slug, facts_of(lab.device), "gemm", {}, {}, {"nn": ()}, times)


def test_each_build_is_the_one_that_brings_most(lab: Lab) -> None:
    thin, wide = (4.0, 1.0, 3.0), (1.0, 9.0, 2.0)
    found = portfolio_cover.cover_curve(kept(lab, lambda problem: thin if problem.m == 1 else wide))
    assert found["builds"].tolist()[:2] == [1, 2] and set(found["layout"]) == {"nn"}
    assert found["worst"].tolist()[:2] == [3.0, 1.0] and found["mean"].tolist()[1] == 1.0


def test_a_choice_at_a_held_out_product_is_scored_by_its_recorded_times(lab: Lab) -> None:
    def us(problem: Gemm) -> tuple[float, float, float]:
        work = problem.m * problem.n * problem.k / 1000
        return (1000 + work, 1 + 50 * work, 2000 + 2 * work)

    found = portfolio_cover.held_out(kept(lab, us), lab.device, folds=4)
    assert len(found) == 24 and (found["ratio"] >= found["member"]).all() and (found["member"] >= 1).all()
    assert found["ratio"].median() == 1
    brief = portfolio_cover.regrets(found)
    assert brief["problems"]["all"] == 24 == brief["problems"][1:].sum()
    assert brief["worst"]["all"] == found["ratio"].max()
    assert set(found["fastest"]) == {"gemm_cpu", "gemm_cpu_thin"} == set(found.loc[found["ratio"] == 1, "kernel"])

"""Judge a candidate kernel by named gates: each has a direction and a threshold, and its outcome comes with figures."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from polaris_lab.base.errors import BadValue, unknown
from polaris_lab.base.statistics import hedges_g_of_moments, median_interval, variance_of_mean_interval
from polaris_lab.model.problem import Attention

PASS, FAIL, NOT_EVALUATED = "pass", "fail", "not evaluated"
"""What a gate's outcome may be."""
ATOL, RTOL = 0.01, 0.05
"""An element is within the tolerance if it differs by at most ATOL + RTOL * |reference|."""
REPAIR_CAP = 2
DIRECTIONS = {"at most": operator.le, "at least": operator.ge, "below": operator.lt}


SEVEN_SHAPES = tuple(Attention(*sizes) for sizes in (
    (1, 4, 128, 64), (2, 8, 512, 64), (2, 8, 512, 64, True), (4, 16, 256, 64), (4, 16, 128, 64, True),
    (1, 8, 97, 64, True), (2, 4, 257, 64)))
"""The shapes at which attention must be right. Published ones, and two whose length no tile divides. Heads and length
differ in all, and there is more than one head: else a kernel that swaps the two is right by accident."""


def shape_name(problem: Attention) -> str:
    """Name the sizes of an attention as evidence and decision files do: "B=2,H=8,S=512,D=64,causal"."""
    return f"B={problem.b},H={problem.h},S={problem.s},D={problem.d}{',causal' if problem.causal else ''}"


@dataclass(frozen=True)
class ShapeError:
    """Holds how far an output is from its reference at one shape.

    `max_abs_error` is the largest error of all elements, infinite for NaN; `within` says whether every element is
    within ATOL and RTOL; `bound_fraction` is the largest error in parts of its bound, None where none was computed.
    """

    shape: str
    max_abs_error: float
    within: bool
    bound_fraction: float | None = None


def measure_error(shape: object, got: np.ndarray, reference: np.ndarray,
                  bound: np.ndarray | float | None = None) -> ShapeError:
    """Compare an output with its reference, element by element; `bound` is the error allowed, of the same unit.

    Raises ValueError when the arrays differ in shape, are empty, or the reference is not finite.
    """
    got, reference = np.asarray(got, float), np.asarray(reference, float)
    if got.shape != reference.shape or not got.size:
        raise BadValue("got", f"got has the shape {got.shape} and reference {reference.shape}; they must be alike and "
                       "hold something")
    if not np.isfinite(reference).all():
        raise BadValue("reference", "reference is not finite, so nothing can be compared with it")
    error = np.abs(got - reference)
    error[np.isnan(error)] = math.inf
    fraction = None
    if bound is not None:
        allowed = np.broadcast_to(np.asarray(bound, float), error.shape)
        parts = np.divide(error, allowed, out=np.where(error > 0, math.inf, 0.0), where=allowed > 0)
        fraction = float(parts.max())
    return ShapeError(str(shape), float(error.max()), bool((error <= ATOL + RTOL * np.abs(reference)).all()), fraction)


@dataclass(frozen=True)
class Timing:
    """Holds times in ms: their mean, a 95 % interval, variance (ms squared) and number."""

    mean: float
    low: float
    high: float
    variance: float
    samples: int

    @classmethod
    def of(cls, samples: Sequence[float]) -> Timing:
        """Summarise samples in ms; the interval is that of the median, which outliers do not move.

        Raises ValueError below six samples: they give no 95 % interval.
        """
        if len(samples) < 6:
            raise BadValue("samples", f"samples has {len(samples)} times; a 95 % interval needs six")
        interval, times = median_interval(samples), np.asarray(samples, float)
        return cls(float(times.mean()), interval.low, interval.high, float(times.var(ddof=1)), len(samples))

    @classmethod
    def published(cls, mean: float, low: float, high: float, samples: int) -> Timing:
        """Take a mean and its 95 % interval, in ms, from a report; the variance is what Student's t interval implies.

        Raises ValueError when the interval is none.
        """
        return cls(mean, low, high, variance_of_mean_interval(low, high, samples), samples)


@dataclass(frozen=True)
class Finding:
    """Holds how many faults a sanitizer check ("oob", "race", "uninit") reported.

    `dismissed` of them are false positives; that needs a `reason` and an `owner`, who answers for it. Raises ValueError
    without them, and when more are dismissed than were reported.
    """

    check: str
    count: int
    dismissed: int = 0
    reason: str = ""
    owner: str = ""

    def __post_init__(self) -> None:
        if not 0 <= self.dismissed <= self.count:
            raise BadValue("dismissed", f"{self.check}: {self.dismissed} of {self.count} findings cannot be dismissed")
        if self.dismissed and not (self.reason.strip() and self.owner.strip()):
            raise BadValue("reason", f"{self.check}: a finding is dismissed only with a reason and an owner")


@dataclass(frozen=True)
class Counters:
    """Holds a profiler's counters in per cent: L2 hit rate and DRAM load; None where the device has none."""

    l2_hit_rate: float | None = None
    dram_load: float | None = None


@dataclass(frozen=True)
class Forecast:
    """Holds what a decision expects of a figure: from `low` to `high`, in `unit`."""

    what: str
    low: float
    high: float
    unit: str

    def score(self, measured: float | None) -> str:
        """Say whether the forecast came true, with the figures; "open" while nothing was measured."""
        word = "open" if measured is None else "held" if self.low <= measured <= self.high else "missed"
        got = "" if measured is None else f", measured {measured:g}"
        return f"{word}: {self.what}, expected {self.low:g} to {self.high:g} {self.unit}{got}"


@dataclass(frozen=True)
class Evidence:
    """Holds what is known of a candidate for a task, and of the champion that it would replace.

    Times and counters of both are at `shape` on `device`. `ratio` is the candidate's time over the champion's, both
    taken in turns, with its interval; it has no unit, and its `samples` are the pairs that it is the mean of. What was
    not measured stays None or empty. `non_finite` is the number of NaN and infinite elements in a smoke test.
    `exceptions` are the recorded reasons that allow a repair each beyond the cap. `options`, `forecasts` and `review`
    (a date) say what else was considered, what is expected, and when to look again. `sources` names the files that the
    figures come from. Raises ValueError for a task that cannot name a folder, or an empty exception.
    """

    task: str
    candidate: str
    champion: str | None
    device: str = ""
    shape: str = ""
    errors: tuple[ShapeError, ...] = ()
    non_finite: int | None = None
    findings: tuple[Finding, ...] = ()
    time: Timing | None = None
    champion_time: Timing | None = None
    budget_ms: float | None = None
    counters: Counters = Counters()
    champion_counters: Counters = Counters()
    repairs: int | None = None
    exceptions: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    forecasts: tuple[Forecast, ...] = ()
    review: str = ""
    sources: tuple[str, ...] = ()
    ratio: Timing | None = None

    def __post_init__(self) -> None:
        if not self.task or not set(self.task) <= set("abcdefghijklmnopqrstuvwxyz0123456789_"):
            raise BadValue("task",
                           f"task {self.task!r} must be of small letters, digits and _, since it names a folder")
        if not all(reason.strip() for reason in self.exceptions):
            raise BadValue("exception", "an exception needs a reason")


@dataclass(frozen=True)
class GateResult:
    """Holds a gate's outcome, PASS, FAIL or NOT_EVALUATED, and a sentence with the figures.

    `needed` is the gate's: whether a promotion needs it evaluated.
    """

    gate: str
    outcome: str
    sentence: str
    needed: bool


@dataclass(frozen=True)
class Gate:
    """Holds a rule: what MEASURES computes for `name` must be "at most", "at least" or "below" the threshold.

    `needed` says whether a promotion needs the gate evaluated; one that is evaluated and fails always forbids it.
    `shapes` are those that the gate "shapes" counts. Raises ValueError for an unknown name or direction, and when
    `shapes` and the threshold do not agree.
    """

    name: str
    direction: str
    threshold: float
    unit: str = ""
    needed: bool = True
    shapes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.name not in MEASURES:
            raise unknown("gate", self.name, MEASURES)
        if self.direction not in DIRECTIONS:
            raise unknown("direction", self.direction, DIRECTIONS)
        if self.name == "shapes" and (not self.shapes or len(set(self.shapes)) != self.threshold):
            raise BadValue("shapes", f"the gate asks for {self.threshold:g} shapes and names {len(set(self.shapes))}")

    @property
    def rule(self) -> str:
        """Return the direction and the threshold with its unit, as text."""
        return f"{self.direction} {self.threshold:g} {self.unit}".strip()

    def judge(self, evidence: Evidence) -> GateResult:
        """Compare what the evidence says with the threshold."""
        value, words = MEASURES[self.name](evidence, self)
        if value is None:
            return GateResult(self.name, NOT_EVALUATED, f"{words}; the gate asks for {self.rule}", self.needed)
        outcome = PASS if DIRECTIONS[self.direction](value, self.threshold) else FAIL  # NaN fails
        figure = f"{value:.4g} {self.unit}".strip()
        return GateResult(self.name, outcome, f"{words}: {figure}; the gate asks for {self.rule}", self.needed)


Measured = tuple[float | None, str]
"""A figure, or None where it is missing, and the words for it."""


def _shapes(evidence: Evidence, gate: Gate) -> Measured:
    within = {error.shape: True for error in evidence.errors}
    for error in evidence.errors:
        within[error.shape] = within[error.shape] and error.within
    right = sum(within.get(shape, False) for shape in gate.shapes)
    wrong = [shape for shape in gate.shapes if not within.get(shape, True)]
    missing = [shape for shape in gate.shapes if shape not in within]
    tolerance = f"atol {ATOL:g} and rtol {RTOL:g}"
    if wrong:
        return right, f"fixed shapes within {tolerance}, which {', '.join(wrong)} are not"
    if missing:
        smoke = ", and a smoke test is no comparison" if evidence.non_finite is not None and not within else ""
        return None, (f"{len(gate.shapes) - len(missing)} of {len(gate.shapes)} fixed shapes were compared{smoke}; "
                      f"missing: {', '.join(missing)}")
    return right, f"fixed shapes within {tolerance}"


def _max_error(evidence: Evidence, gate: Gate) -> Measured:
    if not evidence.errors:
        return None, "no output was compared with a reference"
    worst = max(evidence.errors, key=lambda error: math.inf if math.isnan(error.max_abs_error) else error.max_abs_error)
    return worst.max_abs_error, f"the largest error of any element is that at {worst.shape}"


def _bound(evidence: Evidence, gate: Gate) -> Measured:
    known = [error for error in evidence.errors if error.bound_fraction is not None]
    worst = max(known, key=lambda error: math.inf if math.isnan(error.bound_fraction) else error.bound_fraction,
                default=None)
    if worst is not None and (len(known) == len(evidence.errors) or not worst.bound_fraction <= gate.threshold):
        return worst.bound_fraction, f"the largest error in parts of its bound is that at {worst.shape}"
    return None, f"the error bound was computed at {len(known)} of {len(evidence.errors)} shapes"


def _non_finite(evidence: Evidence, gate: Gate) -> Measured:
    if evidence.non_finite is None:
        return None, "no smoke test ran"
    return evidence.non_finite, "NaN and infinite elements in the smoke test"


def _findings(evidence: Evidence, gate: Gate) -> Measured:
    found = [finding for finding in evidence.findings if finding.check == gate.name]
    if not found:
        return None, f"the {gate.name} check did not run"
    dismissed = [f"{each.dismissed} dismissed by {each.owner}: {each.reason}" for each in found if each.dismissed]
    return (sum(finding.count - finding.dismissed for finding in found),
            f"findings of the {gate.name} check" + (f" ({'; '.join(dismissed)})" if dismissed else ""))


def _budget(evidence: Evidence, gate: Gate) -> Measured:
    if evidence.time is None or evidence.budget_ms is None:
        return None, f"there is no {'time of the candidate' if evidence.time is None else 'budget'}"
    return (evidence.time.mean / evidence.budget_ms,
            f"the mean of {evidence.time.mean:g} ms over the budget of {evidence.budget_ms:g} ms")


def _both(evidence: Evidence) -> tuple[Timing, Timing] | str:
    """Return the times of candidate and champion, or what is missing."""
    if evidence.time is None or evidence.champion_time is None:
        return f"there is no time of {evidence.candidate if evidence.time is None else evidence.champion}"
    return evidence.time, evidence.champion_time


def _champion(evidence: Evidence, gate: Gate) -> Measured:
    if isinstance(both := _both(evidence), str):
        return None, both
    mine, theirs = both
    return (mine.mean / theirs.mean,
            f"the mean of {mine.mean:g} ms over the {theirs.mean:g} ms of {evidence.champion}")


def _intervals(evidence: Evidence, gate: Gate) -> Measured:
    if isinstance(both := _both(evidence), str):
        return None, both
    mine, theirs = both
    if not all(map(math.isfinite, (mine.low, mine.high, theirs.low, theirs.high))):
        return None, "there are too few samples for a 95 % interval"
    words = (f"the upper end of [{mine.low:g}, {mine.high:g}] ms less the lower end of [{theirs.low:g}, "
             f"{theirs.high:g}] ms of {evidence.champion}")
    return mine.high - theirs.low, words


def _paired(evidence: Evidence, gate: Gate) -> Measured:
    if evidence.ratio is None or not math.isfinite(evidence.ratio.high):
        return None, f"{evidence.candidate} and {evidence.champion} were not timed in turns often enough"
    mine = evidence.ratio
    return mine.high, (f"the upper end of [{mine.low:.4g}, {mine.high:.4g}], the time over that of "
                       f"{evidence.champion} in {mine.samples} pairs")


def effect_size(candidate: Timing, champion: Timing) -> float:
    """Compute Hedges' g, positive when the candidate is faster: (champion's mean - candidate's) / pooled deviation.

    That is `hedges_g(champion, candidate)`. Raises ValueError below two samples a side.
    """
    return hedges_g_of_moments(*((each.mean, each.variance, each.samples) for each in (champion, candidate)))


def _effect(evidence: Evidence, gate: Gate) -> Measured:
    if isinstance(both := _both(evidence), str):
        return None, both
    mine, theirs = both
    if min(mine.samples, theirs.samples) < 2:
        return None, "there are too few samples for an effect size"
    return effect_size(mine, theirs), "Hedges' g, positive when the candidate is faster"


def _counter(name: str, words: str) -> Callable[[Evidence, Gate], Measured]:
    def change(evidence: Evidence, gate: Gate) -> Measured:
        mine, theirs = (getattr(each, name) for each in (evidence.counters, evidence.champion_counters))
        if mine is None or theirs is None:
            return None, f"the {words} of both kernels was not read"
        return mine - theirs, f"the {words} goes from {theirs:g} to {mine:g} %, a change of"
    return change


def _repairs(evidence: Evidence, gate: Gate) -> Measured:
    if evidence.repairs is None:
        return None, "repair attempts not recorded"
    allowed = f" less {len(evidence.exceptions)} by exception ({'; '.join(evidence.exceptions)})"
    return (max(evidence.repairs - len(evidence.exceptions), 0),
            f"{evidence.repairs} repair attempts{allowed if evidence.exceptions else ''}")


MEASURES: dict[str, Callable[[Evidence, Gate], Measured]] = {
    "smoke": _non_finite, "shapes": _shapes, "max_error": _max_error, "bound": _bound,
    "oob": _findings, "race": _findings, "uninit": _findings,
    "budget": _budget, "champion": _champion, "intervals": _intervals, "paired": _paired, "effect": _effect,
    "l2_hit_rate": _counter("l2_hit_rate", "L2 hit rate"), "dram_load": _counter("dram_load", "DRAM load"),
    "repairs": _repairs,
}
"""For each gate, what it compares with its threshold."""
COMPARISONS = {"champion", "intervals", "paired", "effect", "l2_hit_rate", "dram_load"}
"""The gates that compare with a champion, and do not apply where a task has none."""

ATTENTION_GATES = (
    Gate("smoke", "at most", 0, "elements", needed=False),
    Gate("shapes", "at least", 7, "shapes", shapes=tuple(map(shape_name, SEVEN_SHAPES))),
    Gate("max_error", "at most", 0.01),
    Gate("bound", "at most", 1),
    *(Gate(check, "at most", 0, "findings") for check in ("oob", "race", "uninit")),
    Gate("budget", "at most", 1, needed=False),
    Gate("champion", "below", 1),
    Gate("intervals", "below", 0, "ms"),
    Gate("effect", "at least", 0.8),
    Gate("l2_hit_rate", "at least", 8, "points", needed=False),
    Gate("dram_load", "at most", -10, "points", needed=False),
    Gate("repairs", "at most", REPAIR_CAP, "attempts"),
)
"""What an attention kernel must pass to become the champion; the thresholds are those of the published engineering
log, the bound is this lab's. Budget and counters are needed only where there are any."""
SELECTION_GATES = (Gate("bound", "at most", 1), Gate("intervals", "below", 0, "ms"))
"""What a kernel must pass to be ranked before another at one shape: it is right, and clearly faster."""
CHOOSER_GATES = (Gate("paired", "below", 1),)
"""What a way to choose kernels must pass to replace another: it clearly takes less time. A kernel that is wrong is
never timed, and never chosen by either."""


def judge(evidence: Evidence, gates: Sequence[Gate] = ATTENTION_GATES) -> tuple[GateResult, ...]:
    """Judge the evidence by each gate that applies; without a champion those that compare with one do not.

    Raises ValueError without any gate.
    """
    if not gates:
        raise BadValue("gates", "gates is empty; a decision needs at least one")
    return tuple(gate.judge(evidence) for gate in gates
                 if evidence.champion is not None or gate.name not in COMPARISONS)

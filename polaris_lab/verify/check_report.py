"""Hold the failures that a check found, the most telling first."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from polaris_lab.base import html_forms
from polaris_lab.base.recordings import setting
from polaris_lab.model.error_bounds import WrongElement
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.launched_kernel import LaunchedKernel
from polaris_lab.model.problem import Gemm, Problem
from polaris_lab.verify import card_code
from polaris_lab.verify.geometry import Geometry

ORDER = ("signature", "oob", "race", "uninit", "sanitizer", "guard", "poison", "cover", "dispatch", "bound", "time",
         "crash", "device")
"""Gates, the most telling first: what names a line of the source before what only shows that something is wrong."""
CANNOT_RUN = "cannot run here"
"""What is said of a proved kernel in place of "WRONG" where a device has too little local memory for it."""
TOOL_FAILURE = "tool-failure: "
"""What a sanitizer's sentence begins with that says nothing about the kernel."""
PATTERNS: dict[str, Callable[[Gemm], bool]] = {
    "beta is not 0": lambda problem: problem.beta != 0,
    "beta is 0": lambda problem: problem.beta == 0,
    "alpha is not 1": lambda problem: problem.alpha != 1,
    "A or B is transposed": lambda problem: problem.trans_a or problem.trans_b,
    "lda, ldb or ldc is more than a row's length, as also in copies of transposed operands": lambda problem: any(
        layout.ld > max(layout.columns, 1) for layout in problem.layouts.values()) or problem.trans != "nn",
    "M is not N": lambda problem: problem.m != problem.n,
}
"""What the products may have in common of which a kernel gets the result wrong."""
_PLACED = ("oob", "guard", "poison", "cover", "dispatch", "bound")
"""Gates that a wrong index opens, so that the launch's sizes help at once."""


@dataclass
class Failure:
    """Holds what is known of a failure, other than its gate and sentence.

    `geometry` is the launch that it was found in, `element` the first wrong element. `reads_result` says that the
    kernel reads the result's old values where it may not: NaN in the output follows from that, and other faults of the
    kernel are named first.
    """

    geometry: Geometry | None = None
    element: WrongElement | None = None
    reads_result: bool = False


@dataclass
class CheckReport:
    """Holds the results of `check`.

    `failures` are sentences, in the order in which they were found; `gates` maps each failed gate to its first
    sentence; `headline` is the sentence to read first. `geometry` says how the kernel was launched there, and `element`
    is the first wrong element. `judged` has each problem that was solved, and whether its result was right; `pattern`
    says what the wrong ones have in common. `advice` says what to type where the kernel's arguments are wrong.

    `cases` counts the problems solved, and `fraction` is the largest share of its error bound that any output took.
    `notes` say what was not checked. Of the `products` among the cases, `right` are within the derived bound, and
    `within` counts those that each of `order_of_proof.limits` would have passed. `unfit` is True for a proved kernel
    that needs more local memory than the device has: it is not wrong, and cannot run there. `own` is True for a kernel
    that is not the catalogue's, and `kernels` are what was checked, one for each combination of defines.

    >>> report = pl.check("gemm_tiled_2x2_oob", random=0, sanitizer=False)
    >>> report.ok, report.headline.partition(":")[0]
    (False, 'cover')
    """

    kernel: str
    device: str
    museum_gate: str | None
    seed: int
    cases: int = 0
    fraction: float = 0.0
    gates: dict[str, str] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    products: int = 0
    right: int = 0
    within: dict[str, int] = field(default_factory=dict)
    unfit: bool = False
    own: bool = False
    advice: str = ""
    facts: dict[str, Failure] = field(default_factory=dict, repr=False)
    judged: list[tuple[Problem, bool]] = field(default_factory=list, repr=False)
    kernels: list[KernelSpec | LaunchedKernel] = field(default_factory=list, repr=False)

    @property
    def geometry(self) -> Geometry | None:
        """Return the launch of the first of `ranked` that has one: its problem, sizes and what a dimension counts.

        >>> report = pl.check("gemm_tiled_2x2_oob", random=0, sanitizer=False)
        >>> report.geometry.launches[0].local_size, report.geometry.dimensions[0]
        ((16, 16), ('columns', 'rows'))
        """
        return next((fact.geometry for fact in self._facts() if fact.geometry), None)

    @property
    def element(self) -> WrongElement | None:
        """Return the first wrong element in that launch, or else in that of the first of `ranked` that has one."""
        wrong = self._wrong_element()
        return wrong and wrong.element

    def _wrong_element(self) -> Failure | None:
        return min((fact for fact in self._facts() if fact.element), default=None,
                   key=lambda fact: fact.geometry != self.geometry)

    @property
    def pattern(self) -> str:
        """Say what all products with a wrong result have in common, and few right ones, as "wrong only where beta is
        not 0"; "" where nothing of PATTERNS is common to them.
        """
        wrong = [problem for problem, ok in self.judged if not ok and isinstance(problem, Gemm)]
        right = [problem for problem, ok in self.judged if ok and isinstance(problem, Gemm)]
        common = {name: sum(map(holds, right)) for name, holds in PATTERNS.items() if wrong and all(map(holds, wrong))}
        fewest = min(common, key=common.__getitem__, default="")
        return f"wrong only where {fewest}" if fewest and common[fewest] <= len(right) * 3 / 4 else ""

    def _facts(self) -> list[Failure]:
        return [self.facts[each] for each in self.ranked() if each in self.facts]

    @property
    def limits(self) -> str:
        """Say what the derived bound and the fixed limits passed; "" where no product was judged."""
        if not self.products:
            return ""
        said = ", ".join(f"{passed} within {limit}" for limit, passed in self.within.items())
        return f"of {self.products} products {self.right} within the derived bound; {said}"

    @property
    def ok(self) -> bool:
        """Tell whether no gate failed."""
        return not self.failures

    @property
    def caught(self) -> bool:
        """Tell whether the gate that a museum kernel names failed."""
        return self.museum_gate in self.gates

    @property
    def headline(self) -> str:
        """Return the failure to read first, as "gate: sentence"; "" when there is none.

        Gates come in ORDER, and within a gate a sentence that names a line comes first. That the result's old values
        are read where they may not be comes after what does not follow from it.
        """
        return self.ranked()[0] if self.failures else ""

    def ranked(self) -> list[str]:
        """Return all failures, the most telling first.

        >>> pl.check("gemm_naive", random=0, sanitizer=False).ranked()
        []
        """
        def rank(failure: str) -> tuple[float, bool]:
            gate, _, sentence = failure.partition(": ")
            named, fact = "(line " in sentence, self.facts.get(failure, Failure())
            if fact.reads_result:
                return ORDER.index("bound") + 0.3, not named
            if gate == "bound" and reads_result and _follows(fact):
                return ORDER.index("bound") + 0.6, not named
            if sentence.startswith(TOOL_FAILURE) or gate not in ORDER:
                return len(ORDER), not named
            if gate == "sanitizer" and named:  # a barrier that some never reach makes races and unset values as well
                return ORDER.index("oob") + 0.5, not named
            if gate == "sanitizer":  # a simulator that refuses says less than the device
                return len(ORDER) - 0.5, not named
            return ORDER.index(gate), not named

        reads_result = any(fact.reads_result for fact in self.facts.values())
        return sorted(self.failures, key=rank)

    def fail(self, gate: str, sentence: str, fact: Failure | None = None) -> None:
        """Record that `gate` failed, and why; a repeated sentence is recorded once."""
        self.gates.setdefault(gate, sentence)
        if f"{gate}: {sentence}" not in self.failures:
            self.failures.append(f"{gate}: {sentence}")
            if fact:
                self.facts[self.failures[-1]] = fact

    def drop_tool_failures(self) -> None:
        """Turn a sanitizer's failure to run into a note, since it says nothing about the kernel.

        A museum kernel of which nothing else was found keeps it, since it must be caught.
        """
        dropped = [each for each in self.failures if each.startswith(f"sanitizer: {TOOL_FAILURE}")]
        kept = [each for each in self.failures if each not in dropped]
        if not dropped or (self.museum_gate and not kept):
            return
        self.failures, self.gates = kept, {}
        for each in kept:
            gate, _, sentence = each.partition(": ")
            self.gates.setdefault(gate, sentence)
        self.notes.append(f"the sanitizer gave up: {dropped[0].removeprefix(f'sanitizer: {TOOL_FAILURE}')}")

    def details(self) -> str:
        """Return every failure on a line of its own, the most telling first; "" when there is none.

        Above them are the launch, and the first wrong element.

        >>> pl.check("gemm_naive", random=0, sanitizer=False).details()
        ''
        """
        return "\n".join(f"    {each}" for each in (*self._circumstances(), *self.ranked()))

    def card_code(self) -> list[str]:
        """Say what Mesa's ACO makes of the kernel for a Polaris card: registers, scratch memory, waves, and the lines
        that keep arrays in scratch; nothing of a kernel that is found wrong.

        >>> pl.check("gemm_tiled", random=0, sanitizer=False).card_code()
        ['by Mesa 25.0.7-2+deb13u1 with ACO: 36 VGPRs, 48 SGPRs, 0 bytes of scratch, 7 waves per SIMD']
        """
        if not (self.ok or self.museum_gate):
            return []
        if len(self.kernels) == 1:
            return card_code.describe(*self.kernels)
        return [f"{setting({name: values[0] for name, values in each.tunables.items()})}: {line}"
                for each in self.kernels for line in card_code.describe(each)]

    def _circumstances(self) -> list[str]:
        """Say once how the kernel was launched, and which element is wrong first."""
        said, wrong = [f"at {self.geometry.problem}: {self.geometry}"] if self.geometry else [], self._wrong_element()
        return said + ([f"first wrong element at {wrong.geometry.problem}: {wrong.element}"] if wrong else [])

    def _repr_html_(self) -> str:
        """Return the report for Jupyter: the verdict, what it rests on, and every failure."""
        good = self.caught if self.museum_gate else self.ok
        mark = ("caught" if good else "NOT caught") if self.museum_gate else "right" if good else self._fault_word
        pairs = {"device": self.device, "cases": self.cases, "of the error bound": f"at most {self.fraction:.0%}",
                 "seed": self.seed, "museum gate": self.museum_gate, "first": self.headline}
        return (html_forms.heading(self.kernel, mark) + html_forms.facts(pairs)
                + html_forms.lines(
                    [*filter(None, [self.advice]), *self._circumstances(), *self.ranked()[1:], *self.notes,
                     *self.card_code()]))

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """Print the report in a terminal as `str` gives it, and below it what a card's driver makes of the kernel."""
        printer.text("\n  ".join([str(self), *self.card_code()]))

    @property
    def _fault_word(self) -> str:
        return CANNOT_RUN if self.unfit else "WRONG"

    def __str__(self) -> str:
        if self.museum_gate:
            caught = f"caught by {self.museum_gate}: {self.gates[self.museum_gate]}" if self.caught else (
                f"NOT caught by {self.museum_gate}" + (f", only by {', '.join(self.gates)}" if self.gates else ""))
            return f"{self.kernel} (museum): {caught}"
        if self.ok:
            return (f"{self.kernel}: right in {self.cases} cases, at most {self.fraction:.0%} of the bound used"
                    + "".join(f"; {note}" for note in self.notes))
        more = f" (and {len(self.failures) - 1} more)" if len(self.failures) > 1 else ""
        fact = self.facts.get(self.headline, Failure())
        placed = self.own and fact.geometry and self.headline.startswith(tuple(f"{gate}: " for gate in _PLACED))
        where = (f"; {self.pattern}" if self.pattern else "") + (f"; {fact.geometry}" if placed else "")
        return (f"{self.kernel}: {self._fault_word} - {self.headline}{where}{more}"
                + (f"\n  {self.advice}" if self.advice else ""))


def _follows(fact: Failure) -> bool:
    """Tell whether a wrong element may be NaN because the result's old values, which were NaN, were read."""
    return bool(fact.element and fact.geometry and math.isnan(fact.element.got)
                and not fact.geometry.problem.reads_result)

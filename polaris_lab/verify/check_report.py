"""Hold the failures that a check found, the most telling first."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from polaris_lab.base import html_forms
from polaris_lab.verify import order_of_proof

ORDER = ("signature", "oob", "race", "uninit", "sanitizer", "guard", "poison", "cover", "dispatch", "bound", "time",
         "crash", "device")
"""Gates, the most telling first: what names a line of the source before what only shows that something is wrong."""
CANNOT_RUN = "cannot run here"
"""What is said of a proved kernel in place of "WRONG" where a device has too little local memory for it."""
TOOL_FAILURE = "tool-failure: "
"""What a sanitizer's sentence begins with that says nothing about the kernel."""


@dataclass
class CheckReport:
    """Holds the results of `check`.

    `failures` are sentences, in the order in which they were found; `gates` maps each failed gate to its first
    sentence; `headline` is the sentence to read first.

    `cases` counts the problems solved, and `fraction` is the largest share of its error bound that any output took.
    `all_stores_seen` is False when some stores could not be counted, so that write coverage was checked only in part.
    `notes` say what was not checked. Of the `products` among the cases, `right` are within the derived bound, and
    `within` counts those that each of `order_of_proof.limits` would have passed. `unfit` is True for a proved kernel
    that needs more local memory than the device has: it is not wrong, and cannot run there.

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
    all_stores_seen: bool = True
    notes: list[str] = field(default_factory=list)
    products: int = 0
    right: int = 0
    within: dict[str, int] = field(default_factory=dict)
    unfit: bool = False

    @property
    def limits(self) -> str:
        """Say what the derived bound and the fixed limits passed; "" where no product was judged."""
        return order_of_proof.compare_limits(self.within, self.products, self.right)

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

        Gates come in ORDER, and within a gate a sentence that names a line comes first.
        """
        return self.ranked()[0] if self.failures else ""

    def ranked(self) -> list[str]:
        """Return all failures, the most telling first.

        >>> pl.check("gemm_naive", random=0, sanitizer=False).ranked()
        []
        """
        def rank(failure: str) -> tuple[float, bool]:
            gate, _, sentence = failure.partition(": ")
            named = "(line " in sentence
            if sentence.startswith(TOOL_FAILURE) or gate not in ORDER:
                return len(ORDER), not named
            if gate == "sanitizer" and named:  # a barrier that some never reach makes races and unset values as well
                return ORDER.index("oob") + 0.5, not named
            if gate == "sanitizer":  # a simulator that refuses says less than the device
                return len(ORDER) - 0.5, not named
            return ORDER.index(gate), not named

        return sorted(self.failures, key=rank)

    def fail(self, gate: str, sentence: str) -> None:
        """Record that `gate` failed, and why; a repeated sentence is recorded once."""
        self.gates.setdefault(gate, sentence)
        if f"{gate}: {sentence}" not in self.failures:
            self.failures.append(f"{gate}: {sentence}")

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

        >>> pl.check("gemm_naive", random=0, sanitizer=False).details()
        ''
        """
        return "\n".join(f"    {each}" for each in self.ranked())

    def _repr_html_(self) -> str:
        """Return the report for Jupyter: the verdict, what it rests on, and every failure."""
        good = self.caught if self.museum_gate else self.ok
        mark = ("caught" if good else "NOT caught") if self.museum_gate else "right" if good else self._fault_word
        pairs = {"device": self.device, "cases": self.cases, "of the error bound": f"at most {self.fraction:.0%}",
                 "seed": self.seed, "museum gate": self.museum_gate, "first": self.headline}
        return (html_forms.heading(self.kernel, mark) + html_forms.facts(pairs)
                + html_forms.lines([*self.ranked()[1:], *self.notes]))

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """Print the report in a terminal as `str` gives it."""
        printer.text(str(self))

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
        return f"{self.kernel}: {self._fault_word} - {self.headline}{more}"

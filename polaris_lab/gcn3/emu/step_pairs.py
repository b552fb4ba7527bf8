"""Steps: ready-to-call functions that do one instruction's work on the waves that they are bound to."""

from __future__ import annotations

from collections.abc import Callable

Step = Callable[[], None]
StepPair = tuple[Step, Step]
"""(unmasked, masked): the step for when every present lane runs, and the step that writes only the lanes that run."""


def sequence(steps: list[Step | None]) -> Step:
    """Join steps to one that takes them in turn; None among them stands for no step."""
    steps = [step for step in steps if step is not None]
    if len(steps) == 1:
        return steps[0]
    if len(steps) == 2:
        first, second = steps

        def both() -> None:
            first()
            second()

        return both

    def every() -> None:
        for step in steps:
            step()

    return every

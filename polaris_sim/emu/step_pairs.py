"""Define steps: functions without arguments that do one instruction's work on the waves they are bound to."""

from __future__ import annotations

from collections.abc import Callable

Step = Callable[[], None]
StepPair = tuple[Step, Step]
"""(unmasked, masked): the step for when every present lane runs, and the step that writes only the lanes that run."""


def sequence(steps: list[Step | None]) -> Step:
    """Join steps into one that runs them in order; None among them stands for no step."""
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

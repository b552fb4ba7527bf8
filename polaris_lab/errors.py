"""What the lab raises, and the sentence for a name that nobody knows."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class DeviceError(RuntimeError):
    """The device, its driver or its compiler failed; the message holds the driver's word."""


class ChildDied(RuntimeError):
    """A child process ended without an answer: `how` says by which signal, code or time limit."""

    def __init__(self, how: str, output: str = "") -> None:
        super().__init__(f"the child process {how}" + (f": {output.strip()[-800:]}" if output.strip() else ""))
        self.how = how
        self.output = output

    def __reduce__(self) -> tuple:
        return ChildDied, (self.how, self.output)  # it may travel from a child's child to its grandparent


def unknown(what: str, name: object, known: Iterable[str]) -> ValueError:
    """A ValueError that names the nearest of `known`, and all of them when they are few."""
    known = list(known)
    near = difflib.get_close_matches(str(name), known, n=3, cutoff=0.5)
    if near:
        hint = "did you mean " + " or ".join(near) + "?"
    elif known:
        hint = "the choices are " + ", ".join(known[:30])
    else:
        hint = "there are none"
    return ValueError(f"{what} {name!r} is not known: {hint}")

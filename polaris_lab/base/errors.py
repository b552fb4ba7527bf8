"""What the lab raises, and the sentences for a name that nobody knows and a build that failed."""

from __future__ import annotations

import difflib
import re
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


def build_failure(name: str, device: str, message: str) -> str:
    """What a driver says of a build that failed: one sentence with the first error's line, then the log, with the driver's temporary file called by its name."""
    log = re.sub(r"\S*?(?:tempfile\S*?\.cl|<kernel>|input\.cl|<source>|/\S+\.cl)(?=[:( ])", name, message)
    log = re.sub(r"^\d+(?=:\d+:\d+: )", name, log, flags=re.MULTILINE)  # Intel's compiler numbers its files
    log = re.sub(r"(clBuildProgram failed: \w+)(?: - \1)*\s+(?:Build on <.*>:\s+)?", r"\1\n", log)
    log = log.split("(options:")[0].strip()
    first = (re.search(r":(\d+):(?:\d+:)? (?:fatal )?error: (.*)", log)  # clang's own order of words
             or re.search(r"error: \S+:(\d+):\d+: (.*)", log))           # and PoCL's
    where = f" (line {first[1]}: {first[2].strip()})" if first else ""
    return f"{name} does not build on {device}{where}\n{log}"

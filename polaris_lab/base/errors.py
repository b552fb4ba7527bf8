"""Define the exceptions of the lab, and word the errors for an unknown name and a failed build."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable


class DeviceError(RuntimeError):
    """Raised when the device, its driver or its compiler fails, or refuses the work. The message quotes the driver.

    >>> try:
    ...     lab.launch("kernel void broken(global float *x) { x[0] = y; }", "broken", 1, 1, [np.zeros(1, np.float32)])
    ... except pl.DeviceError as error:
    ...     print("does not build" in str(error))
    True
    """


class _Refusal(Exception):
    """An error of one argument: `argument` is its name as the caller typed it, like "out", "args[0]" or "--size"."""

    def __init__(self, argument: str, message: str) -> None:
        super().__init__(message)
        self.argument = argument

    def __reduce__(self) -> tuple:
        return type(self), (self.argument, str(self))


class BadValue(_Refusal, ValueError):
    """Raised when an argument has a value that cannot be taken."""


class BadType(_Refusal, TypeError):
    """Raised when an argument is of a type that cannot be taken."""


class ChildDied(RuntimeError):
    """Raised when a child process ended without an answer: `how` names the signal, exit code or time limit."""

    def __init__(self, how: str, output: str = "") -> None:
        super().__init__(f"the child process {how}" + (f": {output.strip()[-800:]}" if output.strip() else ""))
        self.how = how
        self.output = output

    def __reduce__(self) -> tuple:
        return ChildDied, (self.how, self.output)  # it may travel from a child's child to its grandparent


def unknown(what: str, name: object, known: Iterable[str], argument: str = "") -> BadValue:
    """Make an error that names the nearest of `known`, and all of them when they are few.

    `argument` is the argument that had this name, where it is not called as `what`.
    """
    known = list(known)
    near = difflib.get_close_matches(str(name), known, n=3, cutoff=0.5)
    if near:
        hint = "did you mean " + " or ".join(near) + "?"
    elif known:
        hint = "the choices are " + ", ".join(known[:30]) + (f", ... ({len(known) - 30} more)" if known[30:] else "")
    else:
        hint = "there are none"
    return BadValue(argument or what, f"{what} {name!r} is not known: {hint}")


def compiler_ended(name: str, device: str, how: str) -> str:
    """Word a build that crashed the compiler: `how` names the signal or exit code."""
    return (f"{name} is more than the compiler for {device} can take: its process {how}, as happens with a text whose "
            "brackets, signs or branches nest thousands deep, or that its macros make huge")


def build_failure(name: str, device: str, message: str) -> str:
    """Word a failed build: one sentence with the first error's line, then the driver's log, with `name` for its
    temporary file."""
    log = re.sub(r"\S*?(?:tempfile\S*?\.cl|<kernel>|input\.cl|<source>|/\S+\.cl)(?=[:( ])", name, message)
    log = re.sub(r"^\d+(?=:\d+:\d+: )", name, log, flags=re.MULTILINE)  # Intel's compiler numbers its files
    log = re.sub(r"(clBuildProgram failed: \w+)(?: - \1)*\s+(?:Build on <.*>:\s+)?", r"\1\n", log)
    log = log.split("(options:")[0].strip()
    first = (re.search(r":(\d+):(?:\d+:)? (?:fatal )?error: (.*)", log)  # clang's own order of words
             or re.search(r"error: \S+:(\d+):\d+: (.*)", log))           # and PoCL's
    where = f" (line {first[1]}: {first[2].strip()})" if first else ""
    return f"{name} does not build on {device}{where}\n{log}"

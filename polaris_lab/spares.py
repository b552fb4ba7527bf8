"""Kernel objects that are done with, kept for the next launch: to make one takes longer than a small launch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import pyopencl as cl


class Step(NamedTuple):
    """One kernel of a launch, `function` of `program`, with its arguments set; `name` says what it is for."""

    name: str
    kernel: cl.Kernel
    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    arguments: tuple
    program: cl.Program
    function: str


class Spares:
    """Spare kernel objects by program and function, with the scalars that they were given last, and without their buffers."""

    def __init__(self) -> None:
        self._steps: dict[tuple[cl.Program, str], list[Step]] = {}

    def keep(self, steps: Sequence[Step]) -> None:
        """Take the kernel objects of steps that nobody will enqueue again."""
        for step in steps:
            scalars = tuple(each if isinstance(each, np.generic) else None for each in step.arguments)
            self._steps.setdefault((step.program, step.function), []).append(step._replace(arguments=scalars))

    def take(self, program: cl.Program, function: str, arguments: Sequence) -> cl.Kernel | None:
        """A kernel object with `arguments`, as many as it had; None when there is no spare one. Those that it has are not set again: each
        costs microseconds. Raises cl.Error for an argument that it does not take."""
        if not (spare := self._steps.get((program, function))):
            return None
        kernel, known = (step := spare.pop(0)).kernel, step.arguments
        for place, (argument, before) in enumerate(zip(arguments, known, strict=True)):
            if before is None or before.tobytes() != argument.tobytes():
                kernel.set_arg(place, argument)
        return kernel

"""Pool unused buffers and kernel objects, since making one can take longer than a small kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import pyopencl as cl
from pyopencl.tools import ImmediateAllocator, MemoryPool

from polaris_lab.base.errors import BadValue

LARGEST_PART = 4
"""A buffer of more than this part of the limit is not pooled: a pool rounds sizes up, and would hold little else."""


class Pool:
    """Pools the read-write buffers of one queue.

    Idle ones are kept, `limit` bytes of them at most; a limit of 0 keeps none.

    A driver holds on to a plain buffer until every command that uses it is done; a pool gives a pooled one out again as
    soon as Python holds it no longer. So it is for what only commands of this queue use, which keep their order, and
    never for what a caller gets.
    """

    def __init__(self, queue: cl.CommandQueue, limit: int) -> None:
        self._queue = queue
        self._pool = MemoryPool(ImmediateAllocator(queue))
        self._limit = limit

    @property
    def limit(self) -> int:
        """Return how many bytes may lie idle. Setting it lets go what is above; raises ValueError below 0."""
        return self._limit

    @limit.setter
    def limit(self, size: int) -> None:
        if not isinstance(size, int) or size < 0:
            raise BadValue("limit", f"limit is {size!r}; it must be a whole number of bytes, 0 to keep no buffers")
        self._limit = size
        self.trim()

    @property
    def idle(self) -> int:
        """Count the bytes that are kept and not used, rounding included."""
        return self._pool.managed_bytes - self._pool.active_bytes

    def allocate(self, size: int) -> cl.MemoryObjectHolder:
        """Allocate a buffer of at least `size` bytes, one byte for 0. What is in it is undefined."""
        self.trim()
        if size * LARGEST_PART > self._limit:
            return cl.Buffer(self._queue.context, cl.mem_flags.READ_WRITE, max(size, 1))
        return self._pool.allocate(max(size, 1))

    def trim(self) -> None:
        """Free all idle buffers when they exceed the limit."""
        if self.idle > self._limit:
            self._pool.free_held()


class Step(NamedTuple):
    """Holds one launch that is ready: `function` of `program` with its arguments set; `name` says what it is for."""

    name: str
    kernel: cl.Kernel
    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    arguments: tuple
    program: cl.Program
    function: str


class KernelPool:
    """Pools kernel objects by program and function, with the scalars that they were given last, and without their
    buffers."""

    def __init__(self) -> None:
        self._steps: dict[tuple[cl.Program, str], list[Step]] = {}

    def keep(self, steps: Sequence[Step]) -> None:
        """Pool the kernel objects of steps that will not be enqueued again."""
        for step in steps:
            scalars = tuple(each if isinstance(each, np.generic) else None for each in step.arguments)
            self._steps.setdefault((step.program, step.function), []).append(step._replace(arguments=scalars))

    def take(self, program: cl.Program, function: str, arguments: Sequence) -> cl.Kernel | None:
        """Return a pooled kernel object with `arguments` set, as many as it had; None when the pool has none.

        Those that it has are not set again: each costs microseconds. Raises cl.Error for an argument that it does not
        take.
        """
        if not (spare := self._steps.get((program, function))):
            return None
        kernel, known = (step := spare.pop(0)).kernel, step.arguments
        for place, (argument, before) in enumerate(zip(arguments, known, strict=True)):
            if before is None or before.tobytes() != argument.tobytes():
                kernel.set_arg(place, argument)
        return kernel

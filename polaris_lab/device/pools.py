"""Pool unused buffers, since making one can take longer than a small kernel."""

from __future__ import annotations

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

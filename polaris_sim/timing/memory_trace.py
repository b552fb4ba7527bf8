"""Record the memory accesses of a launch's waves: the trace that the cache simulation and the timing model read.

The executor calls a `Recorder` (its `watch`) once for each executed memory instruction. The recorder counts what the
address unit and local memory have to do, and keeps the global accesses as a `Stream`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.timing import access_cost
from polaris_sim.timing.caches import LINE_BYTES

LANES = 64
PART_LINES = 2**22
"""Lines in one part of a stream, about: a limit on the host memory that a long stream takes."""
SPILL_ACCESSES = 2**20
"""Accesses that a recorder holds before it hands them to `spill`."""
_ABSENT = -1 << 40
"""Offset that stands for an inactive lane: all memory is one window of 4 GiB, so no active lane has such an offset."""
_WEIGHTS = np.random.default_rng(803).integers(-2**62, 2**62, LANES) | 1
"""Odd random weights of the lanes, for a 64-bit hash of an access's offsets."""


class Placement(NamedTuple):
    """Describes a launch's placement on the card: `groups` work-groups of `waves` waves each, `units` compute units.

    `resident` work-groups run at once on each compute unit.
    """

    groups: int
    waves: int
    resident: int
    units: int

    @property
    def resident_set_size(self) -> int:
        """Count the work-groups that the whole card holds at once: its resident set."""
        return self.resident * self.units


class _Pattern(NamedTuple):
    """Describes one wave's access independently of its start address.

    Of a global access: `rate`, the card's constant for the address unit, and `lines`, the cache lines touched, counted
    from the first active lane's line. Of a local access: `bank_clocks`.
    """

    rate: str
    lines: np.ndarray
    bank_clocks: int


class _Shape(NamedTuple):
    """Holds the offsets of all waves in one execution of an instruction, and the patterns found in them.

    `offsets` (waves, lanes) are bytes from each wave's anchor, `patterns` the index of each wave's pattern, `counts`
    pairs of a pattern and its number of waves, `bytes` the bytes that all lanes ask for. The instruction is held so
    that Python does not give its id, which is a key of the recorder's tables, to another object.
    """

    instruction: Instruction
    offsets: np.ndarray
    patterns: np.ndarray
    counts: list[tuple[int, int]]
    bytes: int


class Recorder:
    """Record every memory access; give it to the executor as `watch`.

    `rates` counts global accesses by the card's constant that gives the clocks of the address unit. `port_steps`,
    `bank_clocks` and `wide_clocks` (the part of the bank clocks that 16-byte reads take) are sums over local accesses.
    `bytes` sums what the lanes ask for, by address space. The executor reports an instruction with two local addresses
    (ds_read2_b32) once for each. The cost of accesses with equal offsets from their first active lane is computed once.

    `spill`, if given, is called with the accesses recorded so far whenever there are more than SPILL_ACCESSES; the
    recorder then forgets them.
    """

    def __init__(self, spill: Callable[[Stream], object] | None = None) -> None:
        self._spill, self._pending = spill, 0
        self.rates: Counter[str] = Counter()
        self.bytes: Counter[str] = Counter()
        self.port_steps, self.bank_clocks, self.wide_clocks = 0.0, 0, 0
        self._forms: dict[str, access_cost.Form | None] = {}
        self._last: dict[tuple[int, int, int], _Shape] = {}
        self._same: dict[int, tuple[np.ndarray, np.ndarray, _Shape]] = {}
        self._known: dict[tuple[access_cost.Form, int], int] = {}
        self._patterns: list[_Pattern] = []
        self._stores: list[bool] = []
        self._steps = np.zeros(0, np.int64)
        self._parts: list[tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]] = []

    def __call__(self, instruction: Instruction, waves: np.ndarray, addresses: np.ndarray, mask: np.ndarray) -> None:
        """Record one execution of `instruction` by several waves.

        `waves` are the waves' numbers in the launch; `addresses` (bytes) and `mask` (True for active lanes) have the
        shape (waves, lanes). A read-only array of addresses is recognised by its identity when it is given again with
        all lanes active, so its content must never change.
        """
        if instruction.name not in self._forms:
            self._forms[instruction.name] = access_cost.form(instruction.name)
        form = self._forms[instruction.name]
        all_active = bool(mask.all())
        addressed, lines, last = self._same.get(id(instruction), (None, None, None))
        if all_active and addressed is addresses:  # private memory at a constant offset: nothing to work out again
            self._add(form, waves, lines, last)
            return
        given = addresses
        if not all_active:
            active = mask.any(axis=1)
            if not active.all():
                waves, addresses, mask = waves[active], addresses[active], mask[active]
        if form is None or not len(waves):
            return
        addresses = addresses.astype(np.int64, copy=False)
        first = addresses[:, 0] if all_active else addresses[np.arange(len(waves)), mask.argmax(axis=1)]
        anchor = first // LINE_BYTES * LINE_BYTES if form.space == "global" else np.full_like(first, first[0])
        offsets = addresses - anchor[:, None]
        if not all_active:
            offsets[~mask] = _ABSENT
        # most executions of an instruction have the offsets of its last one, so those are compared first
        key = id(instruction), int(offsets[0, 0]), len(waves)
        last = self._last.get(key)
        if last is None or not np.array_equal(last.offsets, offsets):
            last = self._last[key] = self._shape(instruction, form, offsets)
        lines = anchor // LINE_BYTES
        if all_active and not given.flags.writeable:
            self._same[id(instruction)] = given, lines, last
        self._add(form, waves, lines, last)

    def _add(self, form: access_cost.Form, waves: np.ndarray, lines: np.ndarray, shape: _Shape) -> None:
        for which, count in shape.counts:
            self._count(form, self._patterns[which], count)
        self.bytes[form.space] += shape.bytes
        if form.space == "global":
            self._keep(waves, lines, shape.patterns)

    def _shape(self, instruction: Instruction, form: access_cost.Form, offsets: np.ndarray) -> _Shape:
        """Find the pattern of each wave in `offsets` (waves, lanes)."""
        patterns = np.empty(len(offsets), np.int32)
        mask = offsets != _ABSENT
        if form.space == "local":  # moving all lanes by the same distance moves all banks alike: only differences count
            relative = np.where(mask, offsets - offsets[np.arange(len(offsets)), mask.argmax(axis=1)][:, None], _ABSENT)
        else:
            relative = offsets
        keys = relative @ _WEIGHTS[:offsets.shape[1]]  # a 64-bit hash; that two patterns share one is improbable
        counts = []
        for key in np.unique(keys):
            rows = np.flatnonzero(keys == key)
            which = self._pattern(form, int(key), relative[rows[0]])
            patterns[rows] = which
            counts.append((which, len(rows)))
        return _Shape(instruction, offsets, patterns, counts, int(np.count_nonzero(mask)) * form.bytes)

    def stream(self, before: int | None = None) -> Stream:
        """Return the global accesses recorded so far, or only those of waves below `before`, and forget them."""
        columns = [np.zeros(0, np.int64)] * 4
        if self._parts:
            columns = [np.concatenate(column) for column in zip(*self._parts, strict=True)]
        self._parts = []
        if before is not None and not (wanted := columns[0] < before).all():
            self._parts = [tuple(column[~wanted] for column in columns)]
            columns = [column[wanted] for column in columns]
        self._pending = sum(len(part[0]) for part in self._parts)
        return Stream(*columns, tuple(pattern.lines for pattern in self._patterns), np.array(self._stores, bool))

    def _pattern(self, form: access_cost.Form, key: int, offsets: np.ndarray) -> int:
        """Return the index of the pattern with the hash `key`, worked out from one wave's `offsets` when it is new."""
        if (form, key) not in self._known:
            mask = offsets != _ABSENT
            if form.space == "global":
                rate = access_cost.rate(offsets[mask], form.words, form.writes, form.bytes)
                made = _Pattern(rate, access_cost.touched(offsets[mask], form.bytes), 0)
            else:
                clocks = access_cost.bank_clocks(offsets, mask, form.words, form.atomic)
                made = _Pattern("", np.zeros(0, np.int64), clocks)
            self._known[form, key] = len(self._patterns)
            self._patterns.append(made)
            self._stores.append(form.writes)
        return self._known[form, key]

    def _count(self, form: access_cost.Form, pattern: _Pattern, count: int) -> None:
        if form.space == "global":
            self.rates[pattern.rate] += count
            return
        self.port_steps += count * access_cost.port_steps(form) / form.places
        self.bank_clocks += count * pattern.bank_clocks
        if form.words == 4 and not form.writes:
            self.wide_clocks += count * pattern.bank_clocks

    def _keep(self, waves: np.ndarray, lines: np.ndarray, patterns: np.ndarray) -> None:
        waves = np.asarray(waves)
        if (top := int(waves.max()) + 1) > len(self._steps):
            more = max(top, 2 * len(self._steps)) - len(self._steps)
            self._steps = np.concatenate([self._steps, np.zeros(more, np.int64)])
        self._parts.append((waves.astype(np.int32), self._steps[waves].astype(np.int32), lines, patterns))
        self._steps[waves] += 1
        self._pending += len(waves)
        if self._spill and self._pending > SPILL_ACCESSES:
            self._spill(self.stream())


class Stream(NamedTuple):
    """Holds global accesses of waves, an array element for each access.

    `waves` is the wave's number in the launch, `steps` the access's number among those of its wave, `lines` the cache
    line of its first active lane, `patterns` an index into `offsets` and `stores`: `offsets` has the lines of each
    pattern, counted from the first active lane's line, `stores` says whether it writes.
    """

    waves: np.ndarray
    steps: np.ndarray
    lines: np.ndarray
    patterns: np.ndarray
    offsets: tuple[np.ndarray, ...]
    stores: np.ndarray

    def by_resident_set(self, place: Placement) -> Iterator[tuple[int, Stream]]:
        """Yield the number of each resident set with its accesses, ordered by step and then by wave.

        A set with more than about PART_LINES lines comes in several parts.
        """
        which = self.waves // (place.waves * place.resident_set_size)
        order = np.arange(len(which)) if self._in_step(which) else np.lexsort((self.waves, self.steps, which))
        part = np.cumsum(self.lengths()[order]) // PART_LINES
        begin = np.flatnonzero((np.diff(which[order], prepend=-1) != 0) | (np.diff(part, prepend=-1) != 0))
        for first, last in zip(begin, np.append(begin, len(order))[1:], strict=True):
            yield int(which[order[first]]), self.only(order[first:last])

    def _in_step(self, resident_set: np.ndarray) -> bool:
        """Tell whether the accesses are of one resident set and already in order of step and wave (no sort needed)."""
        steps, waves = self.steps, self.waves
        later = (steps[1:] > steps[:-1]) | ((steps[1:] == steps[:-1]) & (waves[1:] > waves[:-1]))
        return bool(later.all() and (resident_set[1:] == resident_set[:-1]).all())

    def only(self, rows: np.ndarray) -> Stream:
        """Select the accesses with the indices `rows`."""
        return self._replace(waves=self.waves[rows], steps=self.steps[rows], lines=self.lines[rows],
                             patterns=self.patterns[rows])

    def lengths(self) -> np.ndarray:
        """Count the cache lines that each access touches."""
        return np.array([len(each) for each in self.offsets], np.int64)[self.patterns]

    def touches(self) -> tuple[np.ndarray, np.ndarray]:
        """List every line of every access, and the index of the access that each belongs to."""
        length = np.array([len(each) for each in self.offsets], np.int64)
        flat = np.concatenate([*self.offsets, np.zeros(0, np.int64)])
        count = self.lengths()
        which = np.repeat(np.arange(len(self.patterns)), count)
        within = np.arange(len(which)) - np.repeat(np.cumsum(count) - count, count)
        start = (np.cumsum(length) - length)[self.patterns]
        return self.lines[which] + flat[start[which] + within], which

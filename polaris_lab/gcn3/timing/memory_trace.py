"""What the waves of a launch ask of memory, access by access, as an executor's `watch` sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from polaris_lab.gcn3.code.assembly import Instruction
from polaris_lab.gcn3.timing import access_cost
from polaris_lab.gcn3.timing.caches import LINE

LANES = 64
PART = 2**22
"""Lines that are looked at together, which bounds the memory that a long stream takes."""
HELD = 2**20
"""Accesses that a recorder keeps before it spills them."""
_ABSENT = -1 << 40
"""Stands for a lane that takes no part; no lane is so far before the first one of its wave, since all memory is one window of 4 GiB."""
_WEIGHTS = np.random.default_rng(803).integers(-2**62, 2**62, LANES) | 1


class Placement(NamedTuple):
    """Where work-groups run: `groups` of the launch, waves of each, `resident` at once on each of `units` compute units."""

    groups: int
    waves: int
    resident: int
    units: int

    @property
    def generation(self) -> int:
        """Work-groups that run at once on the whole card."""
        return self.resident * self.units


class _Pattern(NamedTuple):
    """An access as it looks from its first lane: the constant of its rate, lines from that lane's line, or steps and clocks."""

    rate: str
    lines: np.ndarray
    bank_clocks: int


class _Look(NamedTuple):
    """What an instruction's access was like: lanes as seen from an anchor, each wave's pattern, waves of each, bytes.

    The instruction is kept, so that no other takes its place in memory and with it its identity.
    """

    instruction: Instruction
    seen: np.ndarray
    patterns: np.ndarray
    counts: list[tuple[int, int]]
    bytes: int


class Recorder:
    """A `watch` for the executor that keeps what the memory model needs of every access.

    `rates` counts global accesses by the constant of a card that says what the address unit takes for them; `port_steps`,
    `bank_clocks` and `wide_clocks` (the part of 16-byte reads in those) are sums over local accesses; `bytes` is what the lanes asked
    for, by space. An instruction that reaches two places of local memory comes once for each. Accesses that look the same from
    their first lane are worked out once.

    Where `spill` is given, it gets the accesses of every HELD or so, which are forgotten here.
    """

    def __init__(self, spill: Callable[[Stream], object] | None = None) -> None:
        self._spill, self._held = spill, 0
        self.rates: Counter[str] = Counter()
        self.bytes: Counter[str] = Counter()
        self.port_steps, self.bank_clocks, self.wide_clocks = 0.0, 0, 0
        self._forms: dict[str, access_cost.Form | None] = {}
        self._last: dict[tuple[int, int, int], _Look] = {}
        self._same: dict[int, tuple[np.ndarray, np.ndarray, _Look]] = {}
        self._known: dict[tuple[access_cost.Form, int], int] = {}
        self._patterns: list[_Pattern] = []
        self._stores: list[bool] = []
        self._steps = np.zeros(0, np.int64)
        self._parts: list[tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]] = []

    def __call__(self, instruction: Instruction, waves: np.ndarray, addresses: np.ndarray, mask: np.ndarray) -> None:
        """`addresses` in bytes and `mask` are (waves, lanes); `waves` are their numbers in the launch. Addresses that are read-only are
        known again by their identity, and must never be written to."""
        if instruction.name not in self._forms:
            self._forms[instruction.name] = access_cost.form(instruction.name)
        form = self._forms[instruction.name]
        whole = bool(mask.all())
        addressed, lines, last = self._same.get(id(instruction), (None, None, None))
        if whole and addressed is addresses:  # as for private memory at an offset that does not change
            self._add(form, waves, lines, last)
            return
        given = addresses
        if not whole:
            taking_part = mask.any(axis=1)
            if not taking_part.all():
                waves, addresses, mask = waves[taking_part], addresses[taking_part], mask[taking_part]
        if form is None or not len(waves):
            return
        addresses = addresses.astype(np.int64, copy=False)
        first = addresses[:, 0] if whole else addresses[np.arange(len(waves)), mask.argmax(axis=1)]
        anchor = first // LINE * LINE if form.space == "global" else np.full_like(first, first[0])
        seen = addresses - anchor[:, None]
        if not whole:
            seen[~mask] = _ABSENT
        place = id(instruction), int(seen[0, 0]), len(waves)  # most accesses look as the last ones of their instruction did
        last = self._last.get(place)
        if last is None or not np.array_equal(last.seen, seen):
            last = self._last[place] = self._look(instruction, form, seen)
        lines = anchor // LINE
        if whole and not given.flags.writeable:
            self._same[id(instruction)] = given, lines, last
        self._add(form, waves, lines, last)

    def _add(self, form: access_cost.Form, waves: np.ndarray, lines: np.ndarray, look: _Look) -> None:
        for which, count in look.counts:
            self._count(form, self._patterns[which], count)
        self.bytes[form.space] += look.bytes
        if form.space == "global":
            self._keep(waves, lines, look.patterns)

    def _look(self, instruction: Instruction, form: access_cost.Form, seen: np.ndarray) -> _Look:
        """The pattern of each wave's access, as its lanes are `seen` from the first."""
        patterns = np.empty(len(seen), np.int32)
        mask = seen != _ABSENT
        if form.space == "local":  # banks turn with the address: only distances count
            seen_from_first = np.where(mask, seen - seen[np.arange(len(seen)), mask.argmax(axis=1)][:, None], _ABSENT)
        else:
            seen_from_first = seen
        keys = seen_from_first @ _WEIGHTS[:seen.shape[1]]  # two patterns meet in one of 2**64 keys by chance alone
        counts = []
        for key in np.unique(keys):
            rows = np.flatnonzero(keys == key)
            which = self._pattern(form, int(key), seen_from_first[rows[0]])
            patterns[rows] = which
            counts.append((which, len(rows)))
        return _Look(instruction, seen, patterns, counts, int(np.count_nonzero(mask)) * form.bytes)

    def stream(self, before: int | None = None) -> Stream:
        """Every global access so far, or those of waves below `before`; they are forgotten here."""
        columns = [np.concatenate(column) for column in zip(*self._parts, strict=True)] if self._parts else [np.zeros(0, np.int64)] * 4
        self._parts = []
        if before is not None and not (taken := columns[0] < before).all():
            self._parts = [tuple(column[~taken] for column in columns)]
            columns = [column[taken] for column in columns]
        self._held = sum(len(part[0]) for part in self._parts)
        return Stream(*columns, tuple(pattern.lines for pattern in self._patterns), np.array(self._stores, bool))

    def _pattern(self, form: access_cost.Form, key: int, seen: np.ndarray) -> int:
        if (form, key) not in self._known:
            mask = seen != _ABSENT
            if form.space == "global":
                lines = access_cost.touched(seen[mask], form.bytes)
                made = _Pattern(access_cost.rate(seen[mask], form.words, form.writes) if form.bytes >= access_cost.WORD or form.writes
                                else "ta_dword_scattered", lines, 0)
            else:
                made = _Pattern("", np.zeros(0, np.int64), access_cost.bank_clocks(seen, mask, form.words))
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
            self._steps = np.concatenate([self._steps, np.zeros(max(top, 2 * len(self._steps)) - len(self._steps), np.int64)])
        self._parts.append((waves.astype(np.int32), self._steps[waves].astype(np.int32), lines, patterns))
        self._steps[waves] += 1
        self._held += len(waves)
        if self._spill and self._held > HELD:
            self._spill(self.stream())


class Stream(NamedTuple):
    """Global accesses: the wave of each and its number among the wave's own, the line of its first lane, and its pattern.

    `offsets` has the lines of each pattern, counted from the first lane's; `stores` says which of them write.
    """

    waves: np.ndarray
    steps: np.ndarray
    lines: np.ndarray
    patterns: np.ndarray
    offsets: tuple[np.ndarray, ...]
    stores: np.ndarray

    def generations(self, place: Placement) -> Iterator[tuple[int, Stream]]:
        """The accesses of each generation by its number, in the order in which they come, in parts of no more than PART lines or so."""
        which = self.waves // (place.waves * place.generation)
        order = np.arange(len(which)) if self._in_step(which) else np.lexsort((self.waves, self.steps, which))
        part = np.cumsum(self.lengths()[order]) // PART
        begin = np.flatnonzero((np.diff(which[order], prepend=-1) != 0) | (np.diff(part, prepend=-1) != 0))
        for first, last in zip(begin, np.append(begin, len(order))[1:], strict=True):
            yield int(which[order[first]]), self.only(order[first:last])

    def _in_step(self, generation: np.ndarray) -> bool:
        """Whether they come in that order already, as those of one generation that runs in lock-step do."""
        steps, waves = self.steps, self.waves
        later = (steps[1:] > steps[:-1]) | ((steps[1:] == steps[:-1]) & (waves[1:] > waves[:-1]))
        return bool(later.all() and (generation[1:] == generation[:-1]).all())

    def only(self, rows: np.ndarray) -> Stream:
        """Some of the accesses."""
        return self._replace(waves=self.waves[rows], steps=self.steps[rows], lines=self.lines[rows], patterns=self.patterns[rows])

    def lengths(self) -> np.ndarray:
        """How many lines each access touches."""
        return np.array([len(each) for each in self.offsets], np.int64)[self.patterns]

    def touches(self) -> tuple[np.ndarray, np.ndarray]:
        """Every line that is touched, once for each access, and the number of that access."""
        length = np.array([len(each) for each in self.offsets], np.int64)
        flat = np.concatenate([*self.offsets, np.zeros(0, np.int64)])
        count = self.lengths()
        which = np.repeat(np.arange(len(self.patterns)), count)
        within = np.arange(len(which)) - np.repeat(np.cumsum(count) - count, count)
        start = (np.cumsum(length) - length)[self.patterns]
        return self.lines[which] + flat[start[which] + within], which

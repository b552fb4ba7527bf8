"""Predict what a card measures as a function of its clocks: simulated launches, without the clocks, kept in a file.

A measured value is

    scale * T / P,    no more than most_per_mhz * core_mhz

where T and P are sums of weight * milliseconds over launches, or 1 where there are none. The milliseconds are those of
`polaris_sim.timing.model.Terms`, the function by which the model itself computes a time. The core's clock is `sclk` in
amdgpu's files; the memory's rate follows from `mclk`, since GDDR5 moves four bits a clock over each wire.
"""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import NamedTuple

import msgspec
import numpy as np

from polaris_lab.model.cards import Card
from polaris_sim.timing import model
from polaris_sim.timing.model import Terms, Work

CORE_MHZ = range(300, 1601, 100)
"""The core clocks for which a launch's delay is computed; it runs in straight lines between them. 300 is the lowest
clock of a Polaris card."""
BITS_PER_CLOCK = 4
"""Bits that a wire of GDDR5 moves in a clock of the memory."""


CORE_TOLERANCE = 0.02
"""How far the core's mean clock in a launch may be from what was read in it, as a part: a reading is of one moment."""


class Clocks(NamedTuple):
    """Holds a clock of the core in MHz and a rate of the memory in GB/s."""

    core_mhz: float
    memory_gb_per_s: float


@dataclass(frozen=True)
class Formula:
    """Gives a measured value, as described above; `times` and `per` hold the weight of each launch by its name."""

    scale: float
    times: dict[str, float] = field(default_factory=dict)
    per: dict[str, float] = field(default_factory=dict)
    most_per_mhz: float | None = None

    def value(self, launches: Mapping[str, Terms], at: Clocks, over: Clocks) -> float:
        """Compute the value; the launches of `per` run at the clocks `at`, those of `times` at the clocks `over`."""
        milliseconds = [sum(weight * launches[name].milliseconds(*clocks) for name, weight in part.items()) if part
                        else 1.0 for part, clocks in ((self.times, over), (self.per, at))]
        value = self.scale * milliseconds[0] / milliseconds[1]
        return value if self.most_per_mhz is None else min(value, self.most_per_mhz * at.core_mhz)


@dataclass(frozen=True)
class Formulas:
    """Holds the formulas of predictions by their ids, and the launches by the names that the formulas use.

    A prediction's range is that of the values of all its formulas.
    """

    launches: dict[str, Terms] = field(default_factory=dict)
    predictions: dict[str, list[Formula]] = field(default_factory=dict)

    def add(self, name: str, works: Sequence[Work], at: Mapping[str, float], reading: str) -> dict[str, float]:
        """Keep launches that run one after the other, as `name`; return what a formula says of them."""
        names = [f"{name}, {reading}" + (f", launch {number}" if len(works) > 1 else "")
                 for number in range(1, len(works) + 1)]
        self.launches.update((each, _terms(work, at, reading)) for each, work in zip(names, works, strict=True))
        return dict.fromkeys(names, 1.0)

    def span(self, prediction: str, clocks: Iterable[tuple[Clocks, Clocks]]) -> tuple[float, float]:
        """Return the least and the largest value of a prediction at any of some clocks `at` and `over`."""
        values = [formula.value(self.launches, *each)
                  for formula, each in itertools.product(self.predictions[prediction], clocks)]
        return min(values), max(values)

    def text(self) -> str:
        """Write everything as JSON, a line for each launch and each prediction."""
        parts = [f'"{part}": {{\n' + ",\n".join(f"{json.dumps(name)}: {json.dumps(_plain(each))}"
                                               for name, each in whole.items()) + "\n}"
                 for part, whole in (("launches", self.launches), ("predictions", self.predictions))]
        return "{" + ",\n".join(parts) + "}\n"


def parse(text: str | bytes) -> Formulas:
    """Read what `Formulas.text` wrote. Raises ValueError for any other text."""
    return msgspec.json.decode(text, type=Formulas)


def data_sheet(where: Card) -> list[Clocks]:
    """List the clocks between which a card runs by its data sheet, with each of its memory rates."""
    memory = where.constants["memory_gb_per_s"]
    return [Clocks(*each) for each in itertools.product((where.base_mhz, where.boost_mhz),
                                                        sorted({memory.low, memory.high}))]


def measured(where: Card, sclk_mhz: float, mclk_mhz: float) -> list[Clocks]:
    """List the clocks between which a measurement ran: by what was read, and by the data sheet for one that is NaN."""
    sheet = data_sheet(where)
    cores = ({each.core_mhz for each in sheet} if math.isnan(sclk_mhz)
             else {sclk_mhz * (1 - CORE_TOLERANCE), sclk_mhz * (1 + CORE_TOLERANCE)})
    rates = ({each.memory_gb_per_s for each in sheet} if math.isnan(mclk_mhz)
             else {mclk_mhz * BITS_PER_CLOCK * where.bus_bits / 8e3})
    return [Clocks(*each) for each in itertools.product(sorted(cores), sorted(rates))]


def waiting(clocks: float, ns: float) -> Terms:
    """Make the terms of one wave that waits: some clocks of the core, and some ns by another clock."""
    ends = (CORE_MHZ[0], CORE_MHZ[-1])
    return Terms("low", {}, tuple((mhz, clocks + ns * mhz / 1e3) for mhz in ends), groups=1, waves=1, resident=1,
                 together=False, shared_clocks=0.0, dram_bytes=0.0, dram_efficiency=1.0, longest=(), part=1.0,
                 launch_us=0.0)


def _terms(work: Work, at: Mapping[str, float], reading: str) -> Terms:
    """Compute the terms of a launch, without the points of its delay that lie on a straight line."""
    found = model.terms(work, at, reading, CORE_MHZ)
    first, *inner, last = found.delay
    kept = [first]
    for point, following in itertools.pairwise([*inner, last]):
        if not math.isclose(np.interp(point[0], *zip(kept[-1], following, strict=True)), point[1], rel_tol=1e-6):
            kept.append(point)
    return Terms(**{**vars(found), "delay": (*kept, last)})


def _plain(each: Terms | list[Formula]) -> object:
    return [asdict(formula) for formula in each] if isinstance(each, list) else asdict(each)

"""Estimate the time of a launch on a card, and the cycles of each resource, from what its waves execute and move.

Every constant comes from data/cards.toml with a low and a high value; no kernel has a factor of its own. One of them,
`dram_efficiency`, is fitted to the bandwidth that clpeak measured on an RX 570, which is therefore no evidence for the
model. No source has measured another, `channel_lockstep`, and it matters most where a row pitch is a power of two. What
each part of the model does to its errors stands in data/model_changes.csv. The time is computed in three ways, which
give the range:

* low: every constant at its fast end, and waves that never wait for each other (see
  `mean_value_analysis.throughput_bound`),
* expected: every constant at its value, and waves that queue for the units, with service times that do not vary; where
  a kernel has barriers, whole work-groups queue,
* high: every constant at its slow end, and whole work-groups that queue, with exponentially distributed service times.

A compute unit is modelled as a closed queueing network whose customers are the resident waves; the execution of one
wave, from its start to its end, is one round. The vector unit of its SIMD, its scalar unit, local memory and the
address unit are stations. Branches and waits at s_waitcnt are delay. L2, the memory chips and the starting of waves
serve hundreds of waves of the whole card at a time; they only bound the rate. The round of a wave is the mean of all;
where single waves are longer, the launch lasts until each of them has ended. Not modelled: instruction fetch, a limit
of misses in flight, pages of the memory chips, address translation, other work on the card.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from polaris_lab.model.cards import Card
from polaris_sim.code.assembly import Program
from polaris_sim.timing import issue, mean_value_analysis
from polaris_sim.timing.caches import LINE_BYTES
from polaris_sim.timing.mean_value_analysis import Station
from polaris_sim.timing.memory_trace import Placement
from polaris_sim.timing.memory_traffic import Traffic

FASTER_HIGH = {"MHz", "GB/s", "share", "bytes per clock"}
"""Units of the constants whose larger values are faster; of all others (clocks, us, switches) smaller values are."""
PORTS = 2
"""Ports of local memory, one for each pair of SIMDs (ROCm documentation, LDS; CLRX GcnTimings)."""
READINGS = ("low", "expected", "high")
NOT_IN_THE_TIME = {"l1_ways", "lds_bytes_per_group", "base_mhz"}
"""Constants of uncertain value that no formula of this module uses. "l1_ways" acts through the simulated caches,
"lds_bytes_per_group" through the launches that a driver accepts, and "base_mhz" through "core_mhz"."""


@dataclass(frozen=True)
class Work:
    """Holds a launch's work, summed over the `sampled` work-groups that were executed (see Recorder and Traffic).

    `executed` counts, for each instruction of `program`, the waves that executed it. Counts may be fractions if they
    are extrapolated. `longest` has the instructions of the longest wave of each resident set, over the mean of the
    longest waves of all work-groups; it is empty where not all of them were executed.
    """

    program: Program = field(repr=False)
    executed: Sequence[float] = field(repr=False)
    place: Placement
    sampled: int
    rates: Mapping[str, float]
    port_steps: float
    bank_clocks: float
    wide_clocks: float
    traffic: Traffic
    longest: tuple[float, ...] = field(default=(), repr=False)


class Times(NamedTuple):
    """Holds a range: a figure with all constants at their fast ends, at their values, and at their slow ends."""

    low: float
    expected: float
    high: float


@dataclass(frozen=True)
class Estimate:
    """Holds a simulated time. `time_ms` and `gflops` are (low, expected, high).

    `cycles` are the core clocks that each resource is busy, at the expected constants, on the compute unit with the
    most work-groups or on the whole card; `limit` names the resource with the most.
    """

    cycles: Mapping[str, float]
    limit: str
    time_ms: Times
    gflops: Times

    def __repr__(self) -> str:
        said = f"simulated: {self.time_ms.expected:.4g} ms ({self.time_ms.low:.4g} to {self.time_ms.high:.4g}), "
        if self.gflops.expected:  # a transpose computes nothing
            said += f"{self.gflops.expected:.4g} GFLOPS ({self.gflops.low:.4g} to {self.gflops.high:.4g}), "
        return said + f"limited by {self.limit}"


class Timed:
    """Gives the figures of simulated launches, for classes with the `works` of the launches and their `estimate`."""

    works: Sequence[Work]
    estimate: Estimate

    @property
    def traffic(self) -> dict[str, float]:
        """Sum the bytes through each level over all launches: "L1", "L2 read", "L2 write", "DRAM read", "DRAM
        write"."""
        total: Counter[str] = Counter()
        for work in self.works:
            total.update(work.traffic.bytes())
        return dict(total)

    @property
    def cycles(self) -> Mapping[str, float]:
        """Return the simulated clocks that each resource is busy; see Estimate."""
        return self.estimate.cycles

    @property
    def limit(self) -> str:
        """Return the resource that is busy the longest."""
        return self.estimate.limit

    @property
    def time_ms(self) -> Times:
        """Return simulated milliseconds as (low, expected, high)."""
        return self.estimate.time_ms


def estimate(works: Sequence[Work], card: Card, flops: float) -> Estimate:
    """Estimate the time of launches that run one after the other and compute `flops` together."""
    times = Times(*(sum(milliseconds(work, constants(card, reading), reading) for work in works)
                    for reading in READINGS))
    total: Counter[str] = Counter()
    for work in works:
        total.update(cycles(work, constants(card, "expected")))
    rate = Times(*(flops / time / 1e6 if time else 0.0 for time in reversed(times)))
    limit = max(total, key=total.get) if total else "nothing"
    return Estimate({name: float(clocks) for name, clocks in total.items()}, limit, times, rate)


def sensitivity(works: Sequence[Work], card: Card) -> dict[str, Times]:
    """Compute the expected milliseconds with one constant at its fast end, at its value, and at its slow end.

    A key for each constant whose ends differ, without those of NOT_IN_THE_TIME.
    """
    said = {reading: constants(card, reading) for reading in READINGS}
    return {name: Times(*(expected_ms(works, card, {name: said[reading][name]}) for reading in READINGS))
            for name in said["expected"] if name not in NOT_IN_THE_TIME and said["low"][name] != said["high"][name]}


def expected_ms(works: Sequence[Work], card: Card, other: Mapping[str, float]) -> float:
    """Compute the expected milliseconds with the values `other` of some constants."""
    at = constants(card, "expected") | other
    return sum(milliseconds(work, at, "expected") for work in works)


def constants(card: Card, reading: str) -> dict[str, float]:
    """List a card's constants at their fast ends ("low" times), their values ("expected") or their slow ends ("high").

    One of them is the core's clock, "core_mhz": the boost clock, or at the slow end the base clock.
    """
    chosen = {}
    for name, each in card.constants.items():
        ends = (each.high, each.low) if each.unit in FASTER_HIGH else (each.low, each.high)
        chosen[name] = {"low": ends[0], "expected": each.value, "high": ends[1]}[reading]
    chosen["core_mhz"] = chosen["base_mhz"] if reading == "high" else chosen["boost_mhz"]
    return chosen


def milliseconds(work: Work, at: Mapping[str, float], reading: str) -> float:
    """Compute the milliseconds of one launch with the constants `at`; `reading` is "low", "expected" or "high".

    For the part `channel_lockstep` of the time waves keep step, for the rest of it they do not.
    """
    part = at["channel_lockstep"]
    return sum(weight * terms(work, {**at, "channel_lockstep": step}, reading).milliseconds(
        at["core_mhz"], at["memory_gb_per_s"]) for step, weight in ((0, 1 - part), (1, part)) if weight)


@dataclass(frozen=True)
class Terms:
    """Holds everything that the time of a launch depends on, except the clock of the core and the rate of the memory.

    `stations` are those of a compute unit, with the clocks of one wave. `delay` is the clocks that a wave spends
    outside of them, as pairs of a core clock in MHz and its value, with straight lines between: the latency of the
    memory chips takes more clocks of a faster core. The unit with the most work-groups runs `groups` of `waves` waves,
    `resident` at once; `together` says that the waves of a work-group meet at barriers. The whole card takes
    `shared_clocks` in L2 or to start the waves, whichever is more, and moves `dram_bytes` at `dram_efficiency` of the
    memory's rate. `longest` is as in Work, and `part` the part of the launch that the card holds at once.
    """

    reading: str
    stations: dict[str, Station]
    delay: tuple[tuple[float, float], ...]
    groups: int
    waves: int
    resident: int
    together: bool
    shared_clocks: float
    dram_bytes: float
    dram_efficiency: float
    longest: tuple[float, ...]
    part: float
    launch_us: float

    def milliseconds(self, core_mhz: float, memory_gb_per_s: float) -> float:
        """Compute the milliseconds of the launch at a clock of the core and a rate of the memory.

        The compute unit takes groups * waves / rate clocks, where the rate is that of its queueing network (see
        `mean_value_analysis`); the launch takes those, or the shared resources' clocks if they are more.
        """
        delay = float(np.interp(core_mhz, *zip(*self.delay, strict=True)))
        rest = self.groups % self.resident
        clocks = 0.0
        for resident, count in ((self.resident, self.groups - rest), (rest, rest)):
            if count:
                clocks += count * self.waves / _rate(self.stations, delay, resident, self.waves, self.reading,
                                                     self.together)
        dram = _dram_clocks(self.dram_bytes, self.dram_efficiency, core_mhz, memory_gb_per_s)
        clocks = max(clocks, self.shared_clocks, dram)
        # resident sets end one after the other, each when its longest wave does: what that has more than those of other
        # work-groups it does alone
        alone = delay + sum(each.demand for each in self.stations.values())
        clocks = max([clocks, *(clocks * min((number + 1) * self.part, 1.0) + alone * (longest - 1)
                                for number, longest in enumerate(self.longest))])
        return float(clocks) / core_mhz / 1e3 + self.launch_us / 1e3


def terms(work: Work, at: Mapping[str, float], reading: str, core_mhz: Sequence[float] = ()) -> Terms:
    """Compute the terms of one launch's time; `core_mhz` are the clocks that they shall hold for, if not that of `at`.
    """
    place = work.place
    shared = _shared(work, at)
    return Terms(reading, _stations(work, at),
                 tuple((mhz, _delay(work, {**at, "core_mhz": mhz})) for mhz in core_mhz or (at["core_mhz"],)),
                 groups=math.ceil(place.groups / place.units), waves=place.waves, resident=place.resident,
                 together=_meets_barriers(work), shared_clocks=max(shared["L2"], shared["wave launch"]),
                 dram_bytes=_dram_bytes(work, at), dram_efficiency=at["dram_efficiency"], longest=work.longest,
                 part=place.resident_set_size / place.groups if place.groups else 1.0, launch_us=at["launch_us"])


def cycles(work: Work, at: Mapping[str, float]) -> dict[str, float]:
    """Compute the clocks that each resource is busy.

    "VALU", "SALU", "LDS port", "LDS banks", "TA" and "L1" are those of the compute unit with the most work-groups;
    "L2", "DRAM" and "wave launch" those of the whole card. "latency" is the clocks that the unit's waves would take if
    no wave waited for another.
    """
    place = work.place
    waves = math.ceil(place.groups / place.units) * place.waves
    demand = _demand(work, at)
    alone = _delay(work, at) + sum(each.demand for each in _stations(work, at).values())
    inside = {name: waves * clocks / servers for name, (clocks, servers) in demand.items()}
    return inside | _shared(work, at) | {"latency": alone * max(waves / (place.resident * place.waves), 1)}


def _meets_barriers(work: Work) -> bool:
    """Tell whether the waves of a work-group wait for each other, at a barrier."""
    return any(executed and instruction.name == "s_barrier"
               for instruction, executed in zip(work.program.instructions, work.executed, strict=True))


def _rate(stations: Mapping[str, Station], delay: float, resident: int, waves: int, reading: str,
          together: bool) -> float:
    """Compute the waves per clock that a compute unit with `resident` work-groups of `waves` waves finishes.

    `together` says that the waves of a work-group meet at barriers, so that they cannot spread over the units of the
    compute unit as the waves of several work-groups do: whole work-groups are then the customers that queue.
    """
    customers = resident * waves
    if reading == "low":
        return mean_value_analysis.throughput_bound(customers, stations, delay)
    apart = mean_value_analysis.mean(customers, stations, delay)
    if reading == "expected" and not together:
        return apart
    groups = {name: Station(each.demand * max(waves / each.servers, 1), max(each.servers // waves, 1))
              for name, each in stations.items()}
    variation = 0.0 if reading == "expected" else 1.0
    return min(waves * mean_value_analysis.mean(resident, groups, delay, variation), apart)


def _stations(work: Work, at: Mapping[str, float]) -> dict[str, Station]:
    """Describe a compute unit as stations, with the clocks of one wave."""
    demand = _demand(work, at)
    stations = {name: Station(*demand[name]) for name in ("VALU", "SALU")}
    for name, parts in (("LDS", ("LDS port", "LDS banks")), ("TA", ("TA", "L1"))):  # the slower of two pipeline stages
        stations[name] = Station(max(clocks / servers for clocks, servers in map(demand.get, parts)))
    return stations


def _delay(work: Work, at: Mapping[str, float]) -> float:
    """Compute the clocks that a wave spends outside the stations of its compute unit: branches and exposed latency."""
    waves = work.sampled * work.place.waves
    if not waves:
        return 0.0
    traffic = work.traffic
    loads = sum(traffic.served.values())
    dram = at["l2_latency"] + at["dram_latency"] * at["core_mhz"] / 1e3  # beyond L2 time runs by another clock
    levels = {"L1": at["l1_latency"], "L2": at["l2_latency"], "DRAM": dram}
    total = sum(count * levels[name] for name, count in traffic.served.items())
    latency = {"global": total / loads if loads else 0.0, "store": at["l2_latency"], "local": at["lds_latency"],
               "scalar memory": at["l2_latency"]}
    stood = issue.exposed(work.program, work.executed, at, latency, bool(at["flat_counts_local"]))
    return (_by_rate(work)["branch"] * at["branch"] + stood) / waves


def _demand(work: Work, at: Mapping[str, float]) -> dict[str, tuple[float, int]]:
    """Compute the clocks of one wave at each resource of its compute unit, each with the number of such resources."""
    waves = work.sampled * work.place.waves or 1
    by_rate = _by_rate(work)
    simds = int(at["simds_per_cu"])

    def issued(prefix: str) -> float:
        return sum(count * at[name] for name, count in by_rate.items() if name.startswith(prefix)) / waves

    banks = work.bank_clocks + work.wide_clocks * (at["lds_wide"] - 1)
    return {"VALU": (issued("valu"), simds), "SALU": (issued("salu"), simds),
            "LDS port": (work.port_steps * at["lds_port"] / waves, PORTS), "LDS banks": (banks / waves, 1),
            "TA": (sum(count * at[name] for name, count in work.rates.items()) / waves, 1),
            "L1": (work.traffic.lines * at["l1_line"]
                   / (work.traffic.share * work.place.groups * work.place.waves or 1), 1)}


def _shared(work: Work, at: Mapping[str, float]) -> dict[str, float]:
    """Compute the clocks that a launch takes of the resources that serve the whole card: L2, DRAM, wave launch."""
    traffic = work.traffic
    l2 = _in_step(traffic.l2_lines, traffic.l2_slots, at)
    return {"L2": l2 / traffic.share * LINE_BYTES / (at["l2_channels"] * at["l2_bytes_per_clock"]),
            "DRAM": _dram_clocks(_dram_bytes(work, at), at["dram_efficiency"], at["core_mhz"], at["memory_gb_per_s"]),
            "wave launch": work.place.groups * work.place.waves * at["wave_launch"]}


def _dram_bytes(work: Work, at: Mapping[str, float]) -> float:
    """Compute the bytes that the memory chips could have moved while they serve a launch."""
    traffic = work.traffic
    return _in_step(traffic.dram_lines, traffic.dram_slots, at) / traffic.share * LINE_BYTES


def _dram_clocks(moved: float, efficiency: float, core_mhz: float, memory_gb_per_s: float) -> float:
    """Compute the core clocks in which the memory chips move bytes."""
    return moved / (memory_gb_per_s * efficiency * 1e3 / core_mhz)


def _in_step(even: float, slots: float, at: Mapping[str, float]) -> float:
    """Interpolate by `channel_lockstep` between channels that share the requests evenly (0) and channels that all wait
    for the busiest one (1)."""
    return even + at["channel_lockstep"] * (slots - even)


def _by_rate(work: Work) -> Counter[str]:
    """Count the executed wave-instructions by the card's constant that gives their clocks."""
    count: Counter[str] = Counter()
    for instruction, executed in zip(work.program.instructions, work.executed, strict=True):
        if name := issue.rate(instruction.name):
            count[name] += executed
    return count

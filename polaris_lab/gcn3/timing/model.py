"""How long a card would take for a launch, from what its waves execute and move: cycles of each resource, and a range of times.

Every constant comes from data/cards.toml with a low and a high value, and there is no factor for any kernel. One constant,
`channel_lockstep`, has been measured by nobody and decides most where a row pitch is a power of two: it was set, among six values,
by what is published of that loss on a Fiji card, which is therefore no proof of this model. The time is read three ways, and
the three are the range:

* low: every constant at its fast end, and waves that never wait for each other (the bound of mean_value_analysis.most),
* expected: constants as they are, and waves that wait for each other as customers of a queue with steady service,
* high: every constant at its slow end, and whole work-groups as the customers, with service that varies at random.

A compute unit is the network that resident waves go round: a wave's round is its whole life. What it takes of its SIMD's
vector unit, of its scalar unit, of local memory and of the address unit are stations; branches and waits at s_waitcnt are
delay. L2, the memory chips and the starting of waves serve the whole card, hundreds of waves at a time, and only bound the rate.
Not modelled: instruction fetch, barriers as such, pages of the memory chips, addresses translated, other work on the card.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from polaris_lab.gcn3.code.assembly import Program
from polaris_lab.gcn3.code.cards import Card
from polaris_lab.gcn3.timing import issue, mean_value_analysis
from polaris_lab.gcn3.timing.caches import LINE
from polaris_lab.gcn3.timing.mean_value_analysis import Station
from polaris_lab.gcn3.timing.memory_trace import Placement
from polaris_lab.gcn3.timing.memory_traffic import Traffic

FASTER_HIGH = {"MHz", "GB/s", "share", "bytes per clock"}
"""Units of constants of which more is faster; of all others (clocks, us, switches) less is."""
PORTS = 2
"""Ports of local memory, one for each pair of SIMDs (ROCm documentation, LDS; CLRX GcnTimings)."""
READINGS = ("low", "expected", "high")
ELSEWHERE = {"l1_ways", "lds_bytes_per_group", "base_mhz"}
"""Constants that may not be sure and that no time is made from: what the caches hold follows from the first, what a driver launches from
the second, and "core_mhz" stands for the third."""


@dataclass(frozen=True)
class Work:
    """What one launch does, in sums over the `sampled` work-groups that were executed: see traffic.Recorder and Traffic.

    `executed` counts, for each instruction of `program`, the waves that executed it; from a straight line counts may be fractions.
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


class Times(NamedTuple):
    """The fastest that the constants allow, what they say as they are, and the slowest."""

    low: float
    expected: float
    high: float


@dataclass(frozen=True)
class Estimate:
    """A simulated time. `cycles` are clocks of the core that each resource is busy, at the expected constants, on the fullest
    compute unit or on the card; `limit` names the largest. `time_ms` and `gflops` are (low, expected, high) of each."""

    cycles: Mapping[str, float]
    limit: str
    time_ms: Times
    gflops: Times

    def __repr__(self) -> str:
        said = f"simulated: {self.time_ms.expected:.4g} ms ({self.time_ms.low:.4g} to {self.time_ms.high:.4g}), "
        if self.gflops.expected:  # a transpose computes nothing
            said += f"{self.gflops.expected:.4g} GFLOPS ({self.gflops.low:.4g} to {self.gflops.high:.4g}), "
        return said + f"limited by {self.limit}"


def estimate(works: Sequence[Work], card: Card, flops: float) -> Estimate:
    """The time of launches one after the other that compute `flops` together."""
    times = Times(*(sum(milliseconds(work, constants(card, reading), reading) for work in works) for reading in READINGS))
    total: Counter[str] = Counter()
    for work in works:
        total.update(cycles(work, constants(card, "expected")))
    rate = Times(*(flops / time / 1e6 if time else 0.0 for time in reversed(times)))
    return Estimate({name: float(clocks) for name, clocks in total.items()}, max(total, key=total.get) if total else "nothing", times, rate)


def sensitivity(works: Sequence[Work], card: Card) -> dict[str, Times]:
    """The expected milliseconds with one constant at its fast end, as it is, and at its slow end, for each that is not sure.

    Not those of ELSEWHERE.
    """
    said = {reading: constants(card, reading) for reading in READINGS}
    return {name: Times(*(expected_ms(works, card, {name: said[reading][name]}) for reading in READINGS))
            for name in said["expected"].keys() - ELSEWHERE if said["low"][name] != said["high"][name]}


def expected_ms(works: Sequence[Work], card: Card, other: Mapping[str, float]) -> float:
    """The expected milliseconds with `other` values of some constants."""
    at = constants(card, "expected") | other
    return sum(milliseconds(work, at, "expected") for work in works)


def constants(card: Card, reading: str) -> dict[str, float]:
    """The constants of a card at their fast ends ("low" times), as they are ("expected"), or at their slow ends ("high").

    The core's clock is one of them, "core_mhz": the boost clock, or at the slow end the base clock.
    """
    chosen = {}
    for name, each in card.constants.items():
        ends = (each.high, each.low) if each.unit in FASTER_HIGH else (each.low, each.high)
        chosen[name] = {"low": ends[0], "expected": each.value, "high": ends[1]}[reading]
    chosen["core_mhz"] = chosen["base_mhz"] if reading == "high" else chosen["boost_mhz"]
    return chosen


def milliseconds(work: Work, at: Mapping[str, float], reading: str) -> float:
    """One launch in milliseconds with the constants `at`, read as the module says."""
    stations, delay = _unit(work, at)
    shared = _shared(work, at)
    place = work.place
    groups = math.ceil(place.groups / place.units)  # of the fullest compute unit
    clocks = 0.0
    for resident, count in ((place.resident, groups - groups % place.resident), (groups % place.resident, groups % place.resident)):
        if count:
            clocks += count * place.waves / _rate(stations, delay, resident, place.waves, reading)
    clocks = max(clocks, *shared.values())
    return float(clocks) / at["core_mhz"] / 1e3 + at["launch_us"] / 1e3


def cycles(work: Work, at: Mapping[str, float]) -> dict[str, float]:
    """Clocks that each resource is busy: of the fullest compute unit for "VALU", "SALU", "LDS port", "LDS banks", "TA", "L1";
    of the card for "L2", "DRAM", "wave launch". "latency" is what its waves would take if they met nobody else."""
    place = work.place
    waves = math.ceil(place.groups / place.units) * place.waves
    demand = _demand(work, at)
    stations, delay = _unit(work, at)
    alone = delay + sum(each.demand for each in stations.values())
    inside = {name: waves * clocks / servers for name, (clocks, servers) in demand.items()}
    return inside | _shared(work, at) | {"latency": alone * max(waves / (place.resident * place.waves), 1)}


def _rate(stations: Mapping[str, Station], delay: float, resident: int, waves: int, reading: str) -> float:
    """Waves a clock that a compute unit with `resident` work-groups finishes."""
    customers = resident * waves
    if reading == "low":
        return mean_value_analysis.most(customers, stations, delay)
    if reading == "expected":
        return mean_value_analysis.mean(customers, stations, delay)
    groups = {name: Station(each.demand * max(waves / each.servers, 1), max(each.servers // waves, 1)) for name, each in stations.items()}
    return min(waves * mean_value_analysis.mean(resident, groups, delay, variation=1.0), mean_value_analysis.mean(customers, stations, delay))


def _unit(work: Work, at: Mapping[str, float]) -> tuple[dict[str, Station], float]:
    """The stations of a compute unit with the clocks of one wave, and the clocks that it waits for nobody's turn."""
    demand = _demand(work, at)
    stations = {name: Station(*demand[name]) for name in ("VALU", "SALU")}
    for name, parts in (("LDS", ("LDS port", "LDS banks")), ("TA", ("TA", "L1"))):  # two halves of one passage
        stations[name] = Station(max(clocks / servers for clocks, servers in map(demand.get, parts)))
    waves = work.sampled * work.place.waves
    by_rate = _by_rate(work)
    traffic = work.traffic
    loads = sum(traffic.served.values())
    mean = sum(count * at[name.lower() + "_latency"] for name, count in traffic.served.items()) / loads if loads else 0.0
    latency = {"global": mean, "local": at["lds_latency"], "scalar memory": at["l2_latency"]}
    stood = issue.exposed(work.program, work.executed, at, latency, bool(at["flat_counts_local"])) if waves else 0.0
    return stations, (by_rate["branch"] * at["branch"] + stood) / waves if waves else 0.0


def _demand(work: Work, at: Mapping[str, float]) -> dict[str, tuple[float, int]]:
    """Clocks of one wave at each resource of its compute unit, and how many of that resource there are."""
    waves = work.sampled * work.place.waves or 1
    by_rate = _by_rate(work)
    simds = int(at["simds_per_cu"])

    def issued(prefix: str) -> float:
        return sum(count * at[name] for name, count in by_rate.items() if name.startswith(prefix)) / waves

    banks = work.bank_clocks + work.wide_clocks * (at["lds_wide"] - 1)
    return {"VALU": (issued("valu"), simds), "SALU": (issued("salu"), simds),
            "LDS port": (work.port_steps * at["lds_port"] / waves, PORTS), "LDS banks": (banks / waves, 1),
            "TA": (sum(count * at[name] for name, count in work.rates.items()) / waves, 1),
            "L1": (work.traffic.lines * at["l1_line"] / (work.traffic.share * work.place.groups * work.place.waves or 1), 1)}


def _shared(work: Work, at: Mapping[str, float]) -> dict[str, float]:
    """Clocks of the launch at what serves the whole card. Channels wait for the busiest of them as far as waves keep step."""
    traffic, share, step = work.traffic, work.traffic.share, at["channel_lockstep"]
    l2, dram = (even + step * (slots - even) for even, slots in ((traffic.l2_lines, traffic.l2_slots), (traffic.dram_lines, traffic.dram_slots)))
    bytes_per_clock = at["memory_gb_per_s"] * at["dram_efficiency"] * 1e3 / at["core_mhz"]
    return {"L2": l2 / share * LINE / (at["l2_channels"] * at["l2_bytes_per_clock"]), "DRAM": dram / share * LINE / bytes_per_clock,
            "wave launch": work.place.groups * work.place.waves * at["wave_launch"]}


def _by_rate(work: Work) -> Counter[str]:
    """Wave-instructions by the constant that says how long they take."""
    count: Counter[str] = Counter()
    for instruction, executed in zip(work.program.instructions, work.executed, strict=True):
        if name := issue.rate(instruction.name):
            count[name] += executed
    return count

"""How fast customers go round a closed network of stations: the bounds, and mean value analysis in between.

Bounds: Lazowska, Zahorjan, Graham and Sevcik, Quantitative System Performance, 1984, chapter 5. Mean value analysis: Reiser and
Lavenberg, 1980, with Reiser's correction of 1979 for services that vary less than at random.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Station(NamedTuple):
    """A place where customers wait their turn: `demand` clocks of service for each round of one, and its servers.

    Customers are dealt to the servers evenly and stay with theirs, as waves with their SIMD.
    """

    demand: float
    servers: int = 1


def most(customers: float, stations: Mapping[str, Station], delay: float) -> float:
    """The most rounds a clock that `customers` can go: as many as the busiest station serves, and as if nobody ever waited."""
    alone = delay + sum(station.demand for station in stations.values())
    busiest = max((station.demand / station.servers for station in stations.values()), default=0.0)
    return min(customers / alone if alone else float("inf"), 1 / busiest if busiest else float("inf"))


def mean(customers: int, stations: Mapping[str, Station], delay: float, variation: float = 0.0) -> float:
    """Rounds a clock when customers wait for each other as they do on average.

    `variation` is the squared coefficient of variation of a service: 0 where each takes the same time, 1 where they vary as
    exponential ones do, for which the analysis is exact if all have one server. Never more than `most`. Who comes to a
    station of several servers meets those of his own: n / servers - 1 of the n - 1 others.
    """
    waiting, busy, rate = dict.fromkeys(stations, 0.0), dict.fromkeys(stations, 0.0), float("inf")
    for number in range(1, customers + 1):
        times = {}
        for name, (demand, servers) in stations.items():
            met = max(number / servers - 1, 0) / (number - 1) if number > 1 else 0.0
            times[name] = demand * (1 + met * (waiting[name] - busy[name] * (1 - variation) / 2))
        round_trip = delay + sum(times.values())
        if not round_trip:
            return float("inf")
        rate = number / round_trip
        waiting = {name: rate * time for name, time in times.items()}
        busy = {name: min(rate * demand, servers) for name, (demand, servers) in stations.items()}
    return min(rate, most(customers, stations, delay))

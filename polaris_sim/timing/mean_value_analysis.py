"""Compute the throughput of a closed queueing network: its upper bound, and mean value analysis below it.

A fixed number of customers go round between stations; here the customers are waves and the stations are units of a
compute unit. Bounds: Lazowska, Zahorjan, Graham and Sevcik, Quantitative System Performance, 1984, chapter 5. Mean
value analysis: Reiser and Lavenberg, 1980, with Reiser's correction of 1979 for service times that vary less than
exponential ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Station(NamedTuple):
    """Describes a queue with servers: `demand` clocks of service for each round of one customer.

    Customers are divided evenly among the servers and stay with theirs, as waves stay with their SIMD.
    """

    demand: float
    servers: int = 1


def throughput_bound(customers: float, stations: Mapping[str, Station], delay: float) -> float:
    """Bound the throughput, in rounds per clock, of `customers`.

    It is the lesser of two: the rate of the busiest station, and the rate if no customer ever waits for another.
    `delay` is the clocks of a round outside of the stations.
    """
    alone = delay + sum(station.demand for station in stations.values())
    busiest = max((station.demand / station.servers for station in stations.values()), default=0.0)
    return min(customers / alone if alone else float("inf"), 1 / busiest if busiest else float("inf"))


def mean(customers: int, stations: Mapping[str, Station], delay: float, variation: float = 0.0) -> float:
    """Compute the mean throughput, in rounds per clock, by mean value analysis. It is never above `throughput_bound`.

    `variation` is the squared coefficient of variation of service times: 0 if all are equal, 1 if they are
    exponentially distributed. In the latter case the analysis is exact when every station has one server. At a station
    of several servers a customer meets only those of its own server: n / servers - 1 of the n - 1 others.
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
    return min(rate, throughput_bound(customers, stations, delay))

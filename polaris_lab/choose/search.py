"""Search the configurations of a kernel for one problem: its starting points first, then neighbours of the fastest."""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Iterator, Mapping

import numpy as np

from polaris_lab.base.errors import DeviceError
from polaris_lab.choose.trials import Trials, fits, known
from polaris_lab.device.device import Device
from polaris_lab.device.device_session import Session
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Gemm

RANDOM_CONFIGS = 512
"""Configurations that are drawn at random once nothing better is proposed."""
ROUND_CONFIGS = 6
"""Configurations of one round, drawn in turn from the ways to propose one."""
FASTEST, NEIGHBOURS = 3, 60
"""How many of the fastest have neighbours proposed, and how many of each."""
Candidate = tuple[tuple[str, int], ...]
"""The values of a kernel's tunables."""


class Proposals:
    """Proposes what to try next, from the microseconds that were put into `known` so far.

    What failed is put into `failed`. `device` says what fits; what was tuned on the one called `slug` comes early.
    """

    def __init__(self, device: Device, spec: KernelSpec, problem: Gemm | Attention, seed: int, slug: str = "") -> None:
        self.device, self.spec, self.problem = device, spec, problem
        self.rng = np.random.default_rng(seed)
        self.known: dict[Candidate, float] = {}
        self.failed: set[Candidate] = set()
        self._slug = slug

    def propose(self, *, at_random: bool = True) -> Iterator[Candidate]:
        """Propose configurations that fit and were not tried: starting points and neighbours of the fastest in turns.

        Once these are exhausted, some are drawn at random.
        """
        seen: set[Candidate] = set()
        started = (candidate_of(self.spec, config) for config in known(self.spec, self._slug))
        ways = [started, self._near()]
        while ways:
            for way in list(ways):
                found = next((each for each in way if each not in seen and self._is_new(each)), None)
                if found is None:
                    ways.remove(way)
                else:
                    seen.add(found)
                    yield found
        yield from (each for each in (self._drawn() if at_random else ()) if each not in seen and self._is_new(each))

    def _near(self) -> Iterator[Candidate]:
        """Propose neighbours of the fastest: one define a step up or down, or two."""
        for config in sorted(self.known, key=self.known.get)[:FASTEST]:
            moves = []
            for name, value in config:
                values = sorted(self.spec.tunables[name])
                place = values.index(value)
                moves += [(name, values[i]) for i in (place - 1, place + 1) if 0 <= i < len(values)]
            pairs = [(move,) for move in moves] + [pair for pair in itertools.combinations(moves, 2)
                                                   if pair[0][0] != pair[1][0]]
            for i in self.rng.permutation(len(pairs))[:NEIGHBOURS]:
                yield candidate_of(self.spec, dict(config) | dict(pairs[i]))

    def _drawn(self) -> Iterator[Candidate]:
        """Draw up to RANDOM_CONFIGS different configurations; all of a space that has no more."""
        shape = tuple(map(len, self.spec.tunables.values()))
        for number in self.rng.choice(math.prod(shape), min(math.prod(shape), RANDOM_CONFIGS), replace=False):
            places = np.unravel_index(number, shape)
            yield tuple((name, values[place]) for (name, values), place
                        in zip(self.spec.tunables.items(), places, strict=True))

    def _is_new(self, candidate: Candidate) -> bool:
        return (candidate not in self.known and candidate not in self.failed
                and fits(self.spec, self.problem, dict(candidate), self.device))


def run_search(session: Session, proposals: Proposals, until: float,
               store: Callable[[Mapping[Candidate, float]], object], on_progress: Callable[[str], object]) -> None:
    """Time what is proposed, in rounds until the time `until`, or until nothing is left to try; hand what was timed to
    `store` after each round."""
    us, trials = proposals.known, Trials(session, proposals.problem, 0)
    while time.monotonic() < until and (wanted := list(itertools.islice(proposals.propose(), ROUND_CONFIGS))):
        new: dict[Candidate, float] = {}
        try:
            for candidate in wanted:
                if time.monotonic() >= until:
                    break
                try:
                    best = min(us.values(), default=math.inf)
                    new[candidate] = us[candidate] = trials.timed_us(proposals.spec, dict(candidate), best)
                except DeviceError:
                    proposals.failed.add(candidate)
        finally:
            store(new)
        best = min(us.values(), default=math.nan)
        on_progress(f"{proposals.problem}: {best:.1f} us, {len(us)} tried")


def candidate_of(spec: KernelSpec, config: Mapping[str, int]) -> Candidate:
    """Return the values of a kernel's tunables in `config`."""
    return tuple((name, config[name]) for name in spec.tunables)

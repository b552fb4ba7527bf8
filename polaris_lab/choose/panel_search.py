"""Search the configurations of kernels for a panel of shapes at once; keep every time in the user's times.json.

The search begins with the best of what is known: times of this device, else those of a device with the same kind of
compute units, else the cost model and the starting points of the catalogue. From there it goes to neighbours of the
fastest, and to what was the fastest for similar shapes. It can be stopped at any moment: what was timed is kept, and a
later search goes on from there.
"""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import wait
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from polaris_lab.base.errors import DeviceError, unknown
from polaris_lab.base.executor import cores, processes
from polaris_lab.choose import attention_choice, selection, tuned_times
from polaris_lab.choose.cost_model import Rates, is_modelled, rates
from polaris_lab.choose.predictor import is_too_thin, predictions
from polaris_lab.choose.trials import SAMPLES, Trials, fits, known, require_tunable
from polaris_lab.choose.tuned_times import Timed
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import Session
from polaris_lab.measure.ceilings import ceilings_of
from polaris_lab.measure.sampling import alone_on, sample
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.likeness import columns_of, distance
from polaris_lab.model.problem import Attention, Gemm

if TYPE_CHECKING:
    import pandas as pd

SQUARES = (128, 256, 384, 512, 513, 768, 1000, 1024, 1025, 1536, 2048, 2049, 3000, 4096, 8192)
THIN = ((1, 4096, 4096), (4096, 1, 4096), (1, 1000, 999), (4, 4096, 4096), (4096, 8, 4096), (16, 4096, 4096),
        (4096, 16, 4096), (31, 2049, 1025), (32, 8192, 2048), (64, 4096, 4096), (4096, 64, 4096), (128, 4096, 1024),
        (2048, 128, 8192))
OTHERS = ((512, 512, 8192), (64, 64, 65536), (100, 100, 30000), (1024, 1024, 8192), (4096, 4096, 16), (4096, 4096, 64),
          (2047, 2047, 33), (5000, 3000, 1000), (1000, 2000, 4000), (777, 1333, 2111))
QUICK = ((256, 256, 256), (512, 512, 512), (1024, 1024, 1024), (1025, 1025, 1025), (2048, 2048, 2048), (1, 4096, 4096),
         (4096, 8, 4096), (64, 4096, 4096), (512, 512, 8192), (4096, 4096, 64))
"""The shapes m x n x k of the panel: squares, few rows or columns, deep and shallow ones; and a tenth of it."""
HEADS = ((2, 8, 512, 64), (1, 8, 2048, 64), (4, 16, 2048, 64), (2, 16, 4096, 128), (1, 4, 128, 64), (4, 16, 256, 64),
         (1, 16, 1024, 128), (1, 1, 4096, 64), (1, 8, 1000, 80), (8, 12, 197, 64), (1, 32, 777, 128), (2, 8, 1024, 32),
         (1, 8, 2048, 256))
CROSS = ((1, 32, 1, 128, 2048), (4, 8, 16, 64, 4096), (1, 8, 1024, 64, 77), (2, 16, 333, 96, 1500))
"""The shapes b x h x s x d of the panel of attentions, and b x h x s x d x t of those with another number of keys."""
ORIENTATIONS = ((False, False), (False, True), (True, False), (True, True))
LONGEST_ESTIMATE_S = 0.2
"""A problem whose estimate on the device takes longer is left out: a CPU has no use for 8192 cubed."""
SAVE_INTERVAL_S = 20.0
"""How often what was timed is written to its file."""
HOPELESS_RATIO = 1.5
"""A configuration whose first run takes this many times as long as the fastest known is not run again."""
WAKING_MS = 1.0
"""A configuration whose first run is shorter is judged by its second: the first one after the pause of a proof took up
to 30 us more on an H200, so that what was as fast as any at a small product looked hopeless."""
MAX_FAILURES = 30
"""Failures in a row after which the device itself is thought to have failed: some give up their queue for good."""
RETIMED_CONFIGS = 3
"""The fastest known configurations of each problem that are timed again at first: since they were timed, the driver, or
the way of timing, may have changed, and what is new is compared with them."""
ROUND_CONFIGS = 6
"""Configurations that a problem gets in one round, drawn in turn from the ways to propose one."""


def panel(device: str = "auto", *, quick: bool = False) -> list[Gemm]:
    """List the problems of the panel that a device can solve in a moment; `quick` takes a tenth, stored as they are."""
    found, shapes = find(device), QUICK if quick else [*((n, n, n) for n in SQUARES), *THIN, *OTHERS]
    gflops = found.mad_gflops if math.isfinite(found.mad_gflops) else 100.0
    turned = ORIENTATIONS[:1] if quick else ORIENTATIONS
    return [Gemm(m, n, k, trans_a=a, trans_b=b) for m, n, k in shapes for a, b in turned
            if 2e-9 * m * n * k < LONGEST_ESTIMATE_S * gflops]


def attention_panel(device: str = "auto", *, quick: bool = False) -> list[Attention]:
    """List the attentions of the panel that a device can solve in a moment, causal and not; `quick` takes a few."""
    found = find(device)
    gflops = found.mad_gflops if math.isfinite(found.mad_gflops) else 100.0
    shapes = [(b, h, s, d, s) for b, h, s, d in HEADS[:2 if quick else None]] + [*CROSS[:1 if quick else None]]
    problems = [Attention(b, h, s, d, causal, t=t) for b, h, s, d, t in shapes
                for causal in ((False, True) if s == t else (False,))]
    return [problem for problem in problems if 2 * 1e-9 * problem.flops < LONGEST_ESTIMATE_S * gflops]


def chosen_shapes(device: str, *,
                  problems: Sequence[Gemm] | Sequence[Attention]) -> Sequence[Gemm] | Sequence[Attention]:
    """Return `problems`, whatever the device: a panel of the shapes that the caller chose."""
    return problems


def search(problems: Sequence[Gemm] | Sequence[Attention], kernels: Sequence[str] = (), device: str = "auto", *,
           seconds: float = 600.0, seed: int = 0, on_progress: Callable[[str], object] = lambda said: None
           ) -> pd.DataFrame:
    """Search for about `seconds`; return the fastest of each problem, as `tuned_times.fastest_of` does.

    The problems are all products, or all attentions. `kernels` are those of the catalogue that have starting points and
    suit the device, unless some are named. Each output is proved before its time counts. `on_progress` gets a sentence
    after each problem. An interrupt ends the search, and what was timed is kept. Raises ValueError for an unknown
    kernel or one without tunables, DeviceError for a device.
    """
    run = _begin(problems, kernels, device, seed, tuned_times.keep)
    try:
        with alone_on(run.device):
            until = time.monotonic() + seconds
            run.renew(until, on_progress)
            run.go(until, on_progress)
    except KeyboardInterrupt:
        pass
    finally:
        run.keep()
        selection.reload()
    timed = [Timed(problem, kernel, dict(config), us) for problem in problems
             for (kernel, config), us in run.known[problem].items()]
    return tuned_times.fastest_of(run.device.slug, timed, problems[0].signature)


RANDOM_CONFIGS = 512
"""Configurations of a kernel that are drawn at random where nothing better is proposed."""
Candidate = tuple[str, tuple[tuple[str, int], ...]]
"""A kernel's name and the values of its tunables."""


class Share(NamedTuple):
    """The results of one part of a search: its device, the device's rates, the times, and the failures."""

    device: Device
    rates: Rates
    timed: list[Timed]
    failed: list[tuple[Gemm | Attention, Candidate]]


def search_share(problems: Sequence[Gemm] | Sequence[Attention], kernels: Sequence[str], seconds: float, seed: int,
                 model: str, known: Sequence[Timed], failed: Sequence[tuple[Gemm | Attention, Candidate]]) -> Share:
    """Search some problems on the device of this process, or of this worker of a cluster, and keep nothing here.

    `known` are times of these problems on a device with the slug `model`, and `failed` what failed there; a device of
    another model has no use for them. Raises ValueError and DeviceError as `search`.
    """
    timings: list[Timed] = []
    run = _begin(problems, kernels, "auto", seed, lambda device, rates, timed: timings.extend(timed))
    if run.device.slug == model:
        run.failed.update(failed)
        for prediction in known:
            if prediction.kernel in run.specs:
                run.known[prediction.problem][prediction.kernel, tuple(prediction.config.items())] = prediction.us
    with alone_on(run.device):
        run.go(time.monotonic() + seconds, lambda said: None)
    return Share(run.device, run.rates, timings, [*run.failed])


def _begin(problems: Sequence[Gemm] | Sequence[Attention], kernels: Sequence[str], device: str, seed: int,
           store: Callable[[Device, Rates, Sequence[Timed]], object]) -> Search:
    session = Session(find(device))
    timed_before, signature = tuned_times.kernels(session.device.slug), problems[0].signature
    if own := [name for name in kernels if name not in catalogue()]:
        raise unknown("kernel", own[0], catalogue())
    specs = [resolve(name) for name in kernels] or [
        spec for spec in catalogue().values()
        if spec.signature == signature and (spec.starts or spec.name in timed_before) and _suits(spec, session.device)]
    for spec in specs:
        require_tunable(spec, signature)
    return Search(session, {spec.name: spec for spec in specs}, problems, seed, store)


def _suits(spec: KernelSpec, device: Device) -> bool:
    """Tell whether a kernel is made for this kind of device."""
    if spec.signature == "attention" or spec.wants:
        return attention_choice.suits(spec, device)
    return is_modelled(spec.config()) == (device.kind != "cpu")


class Proposals:
    """Proposes what to try next on each of some problems, from the times that were put into `known` so far.

    What failed is put into `failed`. Unless `informed`, nothing that was ever measured is used.
    """

    def __init__(self, device: Device, specs: Mapping[str, KernelSpec], problems: Sequence[Gemm | Attention],
                 seed: int, *, informed: bool = True) -> None:
        self.device, self.specs, self.problems, self.informed = device, specs, list(problems), informed
        self.slug = device.slug if informed else ""
        self.rng = np.random.default_rng(seed)
        self.known: dict[Gemm | Attention, dict[Candidate, float]] = {problem: {} for problem in problems}
        self.failed: set[tuple[Gemm | Attention, Candidate]] = set()
        self.started = [*self._started()]
        for timed in tuned_times.read(self.slug):
            if timed.problem in self.known and timed.kernel in specs and all(
                    value in specs[timed.kernel].tunables[name] for name, value in timed.config.items()):
                self.known[timed.problem][timed.kernel, tuple(timed.config.items())] = timed.us

    def propose(self, problem: Gemm | Attention) -> Iterator[Candidate]:
        """Propose configurations that fit and were not tried: alternately by prediction, and near the fastest.

        Once these ways are exhausted, a search of a device draws at random.
        """
        seen: set[Candidate] = set()
        ways = [iter(self.started), self._near(problem), self._elsewhere(problem)]
        if self.informed:
            ways.insert(1, self._predicted(problem))
        while ways:
            for way in list(ways):
                for candidate in way:
                    if candidate not in seen and self._fits(problem, candidate):
                        seen.add(candidate)
                        yield candidate
                        break
                else:
                    ways.remove(way)
        for candidate in self._drawn() if self.informed else ():
            if candidate not in seen and self._fits(problem, candidate):
                seen.add(candidate)
                yield candidate

    def _started(self) -> Iterator[Candidate]:
        """Propose every kernel as it is, as it was tuned, and the starting points of its table."""
        each = [known(spec, self.slug) for spec in self.specs.values()]
        for configs in itertools.zip_longest(*each):
            for spec, config in zip(self.specs.values(), configs, strict=True):
                if config is not None:
                    yield candidate_of(spec, config)

    def _predicted(self, problem: Gemm | Attention) -> Iterator[Candidate]:
        foretell = attention_choice.ranked if isinstance(problem, Attention) else predictions
        for each in foretell(self.device, problem):
            if each.kernel in self.specs:
                yield each.kernel, tuple(each.config.items())

    def _near(self, problem: Gemm | Attention) -> Iterator[Candidate]:
        """Propose neighbours of the three fastest: one define a step up or down, or two."""
        for kernel, config in sorted(self.known[problem], key=self.known[problem].get)[:3]:
            tunables, moves = self.specs[kernel].tunables, []
            for name, value in config:
                values = sorted(tunables[name])
                place = values.index(value)
                moves += [(name, values[i]) for i in (place - 1, place + 1) if 0 <= i < len(values)]
            pairs = [(move,) for move in moves] + [pair for pair in itertools.combinations(moves, 2)
                                                   if pair[0][0] != pair[1][0]]
            for i in self.rng.permutation(len(pairs))[:60]:
                yield candidate_of(self.specs[kernel], dict(config) | dict(pairs[i]))

    def _elsewhere(self, problem: Gemm | Attention) -> Iterator[Candidate]:
        """Propose what is the fastest for the most similar problems."""
        def far(other: Gemm | Attention) -> float:
            return distance(problem, columns_of(other))

        for other in sorted((p for p in self.problems if p is not problem and self.known[p]), key=far)[:5]:
            yield min(self.known[other], key=self.known[other].get)

    def _drawn(self) -> Iterator[Candidate]:
        """Draw up to RANDOM_CONFIGS different configurations of each kernel; all of a space that has no more."""
        for spec in self.specs.values():
            shape = tuple(map(len, spec.tunables.values()))
            for number in self.rng.choice(math.prod(shape), min(math.prod(shape), RANDOM_CONFIGS), replace=False):
                places = np.unravel_index(number, shape)
                yield spec.name, tuple((name, values[place]) for (name, values), place
                                       in zip(spec.tunables.items(), places, strict=True))

    def _fits(self, problem: Gemm | Attention, candidate: Candidate) -> bool:
        if candidate in self.known[problem] or (problem, candidate) in self.failed:
            return False
        alone = len(self.specs) == len(self.problems) == 1  # the caller wants this kernel here, thin or not
        if isinstance(problem, Gemm) and not alone and is_too_thin(problem, dict(candidate[1])):
            return False
        return fits(self.specs[candidate[0]], problem, dict(candidate[1]), self.device)


class Search(Proposals):
    """Holds a search that is under way, and what was timed since `store` was given it."""

    def __init__(self, session: Session, specs: Mapping[str, KernelSpec], problems: Sequence[Gemm | Attention],
                 seed: int, store: Callable[[Device, Rates, Sequence[Timed]], object]) -> None:
        super().__init__(session.device, specs, problems, seed)
        self.session, self.new, self.store = session, [], store
        self.kept, self.in_a_row = time.monotonic(), 0
        self.rates = rates(session.device, ceilings_of(session).copy_gbs)

    def renew(self, until: float, on_progress: Callable[[str], object]) -> None:
        """Time the RETIMED_CONFIGS fastest known of each problem again, until the time `until` at most."""
        self._round({problem: sorted(timed, key=timed.get)[:RETIMED_CONFIGS] for problem, timed in self.known.items()},
                    until, on_progress)

    def go(self, until: float, on_progress: Callable[[str], object]) -> None:
        """Search in rounds until the time `until`, or until nothing is left to try."""
        while time.monotonic() < until:
            wanted = {problem: list(itertools.islice(self.propose(problem), ROUND_CONFIGS))
                      for problem in self.problems}
            if not any(wanted.values()):
                return
            self._round(wanted, until, on_progress)

    def _round(self, wanted: Mapping[Gemm | Attention, Sequence[Candidate]], until: float,
               on_progress: Callable[[str], object]) -> None:
        """Build and time some candidates of each problem."""
        self._build({candidate: problem for problem, some in wanted.items() for candidate in some}, until)
        for problem, candidates in wanted.items():
            if candidates and time.monotonic() < until:
                self._measure(problem, candidates, until)
                best = min(self.known[problem].values(), default=math.nan)
                if time.monotonic() > self.kept + SAVE_INTERVAL_S:
                    self.keep()
                on_progress(f"{problem}: {best:.1f} us, {len(self.known[problem])} tried")
        self.keep()

    def keep(self) -> None:
        """Store what was timed since the last time."""
        if self.new:
            self.store(self.session.device, self.rates, self.new)
            self.new, self.kept = [], time.monotonic()

    def _build(self, wanted: Mapping[Candidate, Gemm | Attention], until: float) -> None:
        """Let other processes fill the driver's cache of built kernels; a CPU's cores are left to the measuring."""
        if self.session.device.kind == "cpu" or not wanted:
            return
        jobs = {(self.specs[kernel], self.specs[kernel].bind(problem, dict(config)).options)
                for (kernel, config), problem in wanted.items()}
        with processes(max(cores() - 1, 2)) as pool:
            futures = [pool.submit(_build_in_child, self.session.device.index, *job) for job in jobs]
            wait(futures, timeout=max(until - time.monotonic(), 1.0) / 2)
            pool.shutdown(wait=False, cancel_futures=True)

    def _measure(self, problem: Gemm | Attention, candidates: Sequence[Candidate], until: float) -> None:
        """Time candidates on one problem, each once its output is proved."""
        trials = Trials(self.session, problem, 0)
        for candidate in candidates:
            if time.monotonic() >= until:
                return
            spec, config = self.specs[candidate[0]], dict(candidate[1])
            try:
                launch = trials.proved(spec, config)
                times = [sample(launch).device_ms]
                if times[0] < WAKING_MS:
                    times = [sample(launch).device_ms]
                best = min(self.known[problem].values(), default=math.inf) / 1e3
                while len(times) < SAMPLES and times[0] < HOPELESS_RATIO * best:
                    times.append(sample(launch).device_ms)
                self.session.retire(launch)
            except DeviceError as error:
                self.failed.add((problem, candidate))
                self.in_a_row += 1
                if self.in_a_row == MAX_FAILURES:
                    raise DeviceError(f"{MAX_FAILURES} configurations in a row failed; the last one: {error}") from None
                continue
            self.in_a_row = 0
            us = float(np.median(times)) * 1e3
            self.known[problem][candidate] = us
            self.new.append(Timed(problem, candidate[0], config, us))


def candidate_of(spec: KernelSpec, config: Mapping[str, int]) -> Candidate:
    """Return a kernel's name and the values of its tunables in `config`."""
    return spec.name, tuple((name, config[name]) for name in spec.tunables)


def _build_in_child(device: str, spec: KernelSpec, options: Sequence[str]) -> None:
    """Build a kernel for its place in the driver's cache."""
    try:
        Session(find(device)).build(spec, options)
    except DeviceError:
        pass  # the search says so when it comes to it

"""Make the portfolio of a device: time many builds at many problems, and keep the few that together are fast.

The table of times is complete: at each problem every build that fits is timed, each once its output is proved. It can
be stopped at any moment; what was timed is kept, and a later call goes on from there.
"""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import numpy as np

from polaris_lab.base.errors import DeviceError
from polaris_lab.choose import chooser, cover, portfolio, selection
from polaris_lab.choose.building import Job, build_apart
from polaris_lab.choose.portfolio import SPLIT, Build, Portfolio, Table
from polaris_lab.choose.trials import Trials, fits, suits
from polaris_lab.choose.trials import known as known_configs
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import Session
from polaris_lab.measure.sampling import alone_on
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention, Gemm

SQUARES = (128, 256, 384, 512, 513, 768, 1000, 1024, 1025, 1536, 2048, 2049, 3000, 4096, 8192)
THIN = ((1, 4096, 4096), (4096, 1, 4096), (1, 1000, 999), (4, 4096, 4096), (4096, 8, 4096), (16, 4096, 4096),
        (4096, 16, 4096), (31, 2049, 1025), (32, 8192, 2048), (64, 4096, 4096), (4096, 64, 4096), (128, 4096, 1024),
        (2048, 128, 8192))
OTHERS = ((512, 512, 8192), (64, 64, 65536), (100, 100, 30000), (1024, 1024, 8192), (4096, 4096, 16), (4096, 4096, 64),
          (2047, 2047, 33), (5000, 3000, 1000), (1000, 2000, 4000), (777, 1333, 2111))
"""The shapes m x n x k that are timed by name: squares, few rows or columns, deep and shallow ones."""
HEADS = ((2, 8, 512, 64), (1, 8, 2048, 64), (4, 16, 2048, 64), (2, 16, 4096, 128), (1, 4, 128, 64), (4, 16, 256, 64),
         (1, 16, 1024, 128), (1, 1, 4096, 64), (1, 8, 1000, 80), (8, 12, 197, 64), (1, 32, 777, 128), (2, 8, 1024, 32),
         (1, 8, 2048, 256), (1, 1, 4096, 256), (1, 32, 333, 128))
CROSS = ((1, 32, 1, 128, 2048), (4, 8, 16, 64, 4096), (1, 8, 1024, 64, 77), (2, 16, 333, 96, 1500))
"""Attentions b x h x s x d, and b x h x s x d x t with another number of keys."""
ORIENTATIONS = ((False, False), (False, True), (True, False), (True, True))
DRAWN, NARROW = {"gemm": 400, "attention": 60}, {"gemm": 60, "attention": 0}
"""Problems that are drawn as well: of any sizes, and products with few rows or columns."""
LONGEST_S = {"gpu": 0.02, "cpu": 0.2}
"""A problem that takes longer by the device's multiply-adds is left out."""
SPAN_S = {"gpu": (3e-8, 0.003), "cpu": (1e-5, 0.05)}
"""The least and most that a drawn problem takes by them."""
LARGEST_BYTES = 2**29
"""Bytes of all arrays of a drawn problem."""
SIDES, DEPTHS = (4.0, 13.2), (4.0, 14.5)
"""Powers of two between which rows and columns, and k, are drawn; a narrow product has a side of at most the least."""
ROUND_PART, ROUND_TO = 0.4, 16
"""The part of the drawn problems whose sizes are multiples of ROUND_TO; the others have any sizes."""
CANDIDATES = {"gpu": {"gemm": 40, "attention": 16}, "cpu": {"gemm": 32, "attention": 12}}
"""Builds that are timed at every problem at most: PoCL takes seconds for each, in each orientation."""
SAVE_INTERVAL_S = 20.0
"""How often what was timed is written to its file."""
SECONDS, QUICK_S = 540.0, 60.0
"""How long a search takes unless said, and a quick one."""
GEMM_PART = 0.8
"""The part of the time that products get."""
QUICK_STEP = 12
"""A quick search takes one problem of this many."""
COMPLETE_FLOPS = 2**23
"""Outputs of more work are compared at some rows and columns alone: the kernels were proved before."""
BUILD_PART = 0.4
"""The part of the time that may go into building at the start."""


def tune(device: str = "auto", *, signatures: Sequence[str] = ("gemm", "attention"), quick: bool = False,
         seconds: float | None = None, seed: int = 0, on_progress: Callable[[str], object] = lambda said: None
         ) -> list[Portfolio]:
    """Time builds for about `seconds` and write the device's portfolios to the user's file; return them.

    A `quick` search times the members that the device has, or that its nearest sibling has, and no others. An interrupt
    ends the search, and what was timed is kept. Raises DeviceError for a device, ValueError for a damaged file.
    """
    session, found = Session(find(device)), []
    left = seconds or (QUICK_S if quick else SECONDS)
    for signature in signatures:
        begin = time.monotonic()
        search, interrupted = _Search(session, signature, quick, seed), False
        share = left if signature == signatures[-1] else GEMM_PART * left
        try:
            with alone_on(session.device):
                search.go(begin + share, on_progress)
        except KeyboardInterrupt:
            interrupted = True
        finally:
            kept = search.keep()
        found += [kept] if kept else []
        left -= time.monotonic() - begin
        if interrupted:
            break
    selection.reload()
    return found


def panel(device: Device, signature: str = "gemm") -> list[Gemm] | list[Attention]:
    """List the problems by name that a device can solve in a moment, in every orientation, or with and without a mask.
    """
    if signature == "gemm":
        shapes = [*((n, n, n) for n in SQUARES), *THIN, *OTHERS]
        problems = [Gemm(m, n, k, trans_a=a, trans_b=b) for m, n, k in shapes for a, b in ORIENTATIONS]
    else:
        cut = [(b, h, s, d, s) for b, h, s, d in HEADS] + [*CROSS]
        problems = [Attention(b, h, s, d, causal, t=t) for b, h, s, d, t in cut for causal in (False, True)
                    if s == t or not causal]
    return [problem for problem in problems if _seconds(device, problem) < LONGEST_S[_kind(device)]]


def drawn(device: Device, signature: str, count: int, seed: int, *, narrow: bool = False
          ) -> list[Gemm] | list[Attention]:
    """Draw problems whose sizes are uniform in their logarithms, and that take a device no longer than a moment.

    Products that are `narrow` have few rows or columns, at most 16.
    """
    rng, found, (low, high) = np.random.default_rng(seed), [], SPAN_S[_kind(device)]

    def size(low: float, high: float) -> int:
        return round(2 ** rng.uniform(low, high))

    while len(found) < count:
        if signature == "gemm":
            sizes = [size(*SIDES), size(*SIDES), size(*DEPTHS)]
            if narrow:
                sizes[rng.integers(2)] = size(0.0, SIDES[0])
            elif rng.random() < ROUND_PART:
                sizes = [-(-each // ROUND_TO) * ROUND_TO for each in sizes]
            a, b = ORIENTATIONS[rng.integers(4)]
            problem = Gemm(*sizes, trans_a=a, trans_b=b)
        else:
            s = size(0, 12.5)
            t, causal = (s, bool(rng.integers(2))) if rng.random() < 0.7 else (size(4, 12.5), False)
            problem = Attention(size(0, 3), size(0, 5), s, int(rng.choice([32, 64, 64, 80, 96, 128, 128, 256])),
                                causal, t=t)
        if low < _seconds(device, problem) < high and problem.bytes < LARGEST_BYTES:
            found.append(problem)
    return found


def candidates(device: Device, signature: str) -> list[Build]:
    """List the builds to time: members that are known, starting points of kernels without times, what was fast in
    times of this device or a sibling's, what was tuned by its name here, and the other starting points."""
    known, most = portfolio.own_or_sibling(device, signature), CANDIDATES[_kind(device)][signature]
    starts = [Build.of(spec.name, {**config, **split}) for spec in catalogue().values()
              if spec.signature == signature and not spec.museum and spec.starts and suits(spec, device)
              for config in known_configs(spec, device.slug) for split in ({}, {SPLIT: 1}, {SPLIT: 2})
              if not split or SPLIT in spec.run_time]
    timed = {build.kernel for runs in known.times.values() for build in runs} if known else set()
    found = [*(known.costs if known else ()), *(build for build in starts if build.kernel not in timed),
             *(cover.most_useful(known.times, most) if known else ()), *starts]
    found = [build for build in dict.fromkeys(found) if build.is_present]
    return found[:max(most, len(known.costs) if known else 0)]


class _Search:
    """Holds a search that is under way, and the times so far."""

    def __init__(self, session: Session, signature: str, quick: bool, seed: int) -> None:
        device = session.device
        self.session, self.signature, self.facts = session, signature, portfolio.facts_of(device)
        self.usual = portfolio.own_or_sibling(device, signature) if quick else None
        self.builds = [*self.usual.costs] if self.usual else candidates(device, signature)
        listed = panel(device, signature)
        step = QUICK_STEP if quick else 1
        problems = [*listed[::step], *drawn(device, signature, DRAWN[signature] // step, seed),
                    *drawn(device, signature, NARROW[signature] // step, seed, narrow=True)]
        self.problems = [problems[i] for i in np.random.default_rng(seed).permutation(len(problems))]
        own = portfolio.portfolio_of(device.slug, signature)
        current = own and all(own.sources.get(build.kernel) == catalogue()[build.kernel].source_hash()
                              for build in self.builds)
        self.table = {problem: {build: dict(runs) for build, runs in own.times.get(problem, {}).items()
                                if build in self.builds} for problem in self.problems} if current else {}
        self.table = {problem: runs for problem, runs in self.table.items() if runs}
        self.kept = time.monotonic()

    def go(self, until: float, on_progress: Callable[[str], object]) -> None:
        """Time every build at one problem after the other, until all are done or time is up."""
        on_progress(f"building {len(self.builds)} kernels")
        same = {portfolio.like(problem) for problem in self.problems}
        build_apart(self.session, [Job(build, like) for like in same for build in self.builds],
                    BUILD_PART * (until - time.monotonic()))
        for number, problem in enumerate(self.problems, 1):
            if time.monotonic() >= until:
                return
            runs, trials = self.table.setdefault(problem, {}), None
            for build, spec, config in self._fitting(problem):
                split = config.get(SPLIT, 1)
                if split not in runs.get(build, {}) and time.monotonic() < until:
                    trials = trials or Trials(self.session, problem, 0, complete=COMPLETE_FLOPS)
                    best = min((us for some in runs.values() for us in some.values()), default=math.inf)
                    with contextlib.suppress(DeviceError):
                        runs.setdefault(build, {})[split] = float(f"{trials.timed_us(spec, config, best):.4g}")
            on_progress(f"{number} of {len(self.problems)}: {problem}")
            if time.monotonic() > self.kept + SAVE_INTERVAL_S:
                self.save()

    def save(self) -> None:
        """Write what was timed, with the members that there were."""
        slug, table = self.session.device.slug, self._timed()
        before = portfolio.portfolio_of(slug, self.signature) or Portfolio(
            slug, self.facts, self.signature, {}, {}, {}, {})
        portfolio.keep(replace(before, sources=cover.sources_of(table), times=table))
        self.kept = time.monotonic()

    def keep(self) -> Portfolio | None:
        """Choose the portfolio from what was timed, and write both; return it, None where nothing was timed."""
        slug, table = self.session.device.slug, self._timed()
        if not table:
            return None
        found = (cover.refitted(self.usual, slug, self.facts, table) if self.usual
                 else cover.chosen(slug, self.facts, self.signature, table))
        portfolio.keep(found)
        return found

    def _timed(self) -> Table:
        table = {problem: {build: each for build, each in runs.items() if each} for problem, runs in self.table.items()}
        return {problem: runs for problem, runs in table.items() if runs}

    def _fitting(self, problem: Gemm | Attention) -> Iterator[tuple[Build, KernelSpec, dict[str, int]]]:
        """List the builds that fit a problem, with each configuration to be timed."""
        of = chooser.counts(problem)
        for build in self.builds:
            tile, spec = portfolio.tile_of(build, problem), catalogue()[build.kernel]
            for split in build.splits:
                config = build.config(split)
                if chooser.is_worth_splitting(of, tile, split, self.facts["units"]) and fits(
                        spec, problem, config, self.session.device):
                    yield build, spec, config


def _kind(device: Device) -> str:
    return "cpu" if device.kind == "cpu" else "gpu"


def _seconds(device: Device, problem: Gemm | Attention) -> float:
    """Return the seconds that a problem's multiply-adds take by the device's rate."""
    gflops = device.mad_gflops if math.isfinite(device.mad_gflops) else 100.0
    of = chooser.counts(problem)
    return (4 if isinstance(problem, Attention) else 2) * of.heads * of.rows * of.columns * of.depth / (1e9 * gflops)

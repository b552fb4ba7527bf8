"""Hold the portfolio of a device: a few builds of kernels that together are fast at every problem, and their times.

`data/tuned/DEVICE/portfolio.json`, or the user's file of the same name, has one for products and one for attentions.
`polaris_lab.choose.tuner` makes it.
"""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, NotRequired, TypedDict

import numpy as np

from polaris_lab.base import documents
from polaris_lab.base.files import locked, write_text
from polaris_lab.base.host_processor import has_avx512
from polaris_lab.base.memoize import file_state
from polaris_lab.base.version import FORMAT
from polaris_lab.choose import chooser
from polaris_lab.device.device import Device
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.likeness import COLUMNS, columns_of, place, problem_of
from polaris_lab.model.problem import FLOAT32, Attention, Gemm

FILE = "portfolio.json"
SPLIT = "SPLIT"
"""The define that counts the parts of K. A build that takes it as an argument lacks it, and serves any but 1."""


class Timed(NamedTuple):
    """Holds one time: what `config` (every tunable of the kernel) took for `problem`, in microseconds."""

    problem: Gemm | Attention
    kernel: str
    config: Mapping[str, int]
    us: float


@dataclass(frozen=True)
class Build:
    """Describes what one compilation gives: a kernel of the catalogue and the defines that its compiler sees.

    >>> Build.of("gemm_thin", pl.catalogue()["gemm_thin"].config()).splits
    [1]
    """

    kernel: str
    defines: tuple[tuple[str, int], ...]

    @classmethod
    def of(cls, kernel: str, config: Mapping[str, int]) -> Build:
        """Return the build that a configuration of a kernel belongs to."""
        spec = catalogue()[kernel]
        return cls(kernel, tuple((name, config[name]) for name in spec.tunables
                                 if name not in spec.run_time or config[name] == 1))

    @property
    def splits(self) -> list[int]:
        """List the parts of K that the build serves."""
        defines, spec = dict(self.defines), catalogue()[self.kernel]
        return ([defines.get(SPLIT, 1)] if SPLIT in defines or SPLIT not in spec.run_time
                else [split for split in spec.tunables[SPLIT] if split > 1])

    def config(self, split: int) -> dict[str, int]:
        """Return a value for each tunable of the kernel, with this many parts of K where it has parts."""
        return {name: split if name == SPLIT else dict(self.defines)[name]
                for name in catalogue()[self.kernel].tunables}

    @property
    def is_present(self) -> bool:
        """Tell whether the catalogue still has the kernel, with these defines."""
        spec = catalogue().get(self.kernel)
        try:
            return bool(spec and not spec.museum and Build.of(self.kernel, spec.config(
                self.config(self.splits[0]))) == self)
        except (KeyError, ValueError):
            return False


class Pick(NamedTuple):
    """Holds a kernel, a value for each of its tunables, why they may be taken, the microseconds that are expected, and
    the device where they were timed."""

    spec: KernelSpec
    config: Mapping[str, int]
    why: str
    us: float = math.nan
    timed_on: str = ""

    @property
    def kernel(self) -> str:
        """Return the kernel's name."""
        return self.spec.name


class Facts(TypedDict):
    """Says what a device is, for the choice on another one: its kind, its compute units and their architecture."""

    kind: str
    architecture: str
    units: int


def facts_of(device: Device) -> Facts:
    """Return the facts of a device."""
    return {"kind": "cpu" if device.kind == "cpu" else "gpu", "architecture": device.architecture,
            "units": max(device.compute_units, 1)}


Table = Mapping[Gemm | Attention, Mapping[Build, Mapping[int, float]]]
"""Microseconds by problem, build and parts of K."""


@dataclass(frozen=True, eq=False)
class Portfolio:
    """Holds what is known of a device for one signature: its members, which of them serve each layout (`layout_of`),
    most useful first, and all times. All members serve a layout that was not timed.

    `costs` has for each member what a unit of each part costs (`chooser.parts`), `sources` for each kernel the hash of
    the source that was timed.
    """

    device: str
    facts: Facts
    signature: str
    sources: Mapping[str, str]
    costs: Mapping[Build, Sequence[float]]
    layouts: Mapping[str, Sequence[Build]]
    times: Table

    def picks(self, device: Device, problem: Gemm | Attention) -> Iterator[Pick]:
        """List members with parts of K, the fastest first: what was measured at this very problem, then by estimate.

        Whether one fits the problem is not asked.
        """
        own, of, units = self.device == device.slug, chooser.counts(problem), max(device.compute_units, 1)
        runs, here = runs_of(self, like(problem)), self.times.get(problem) if own else None
        ranked = sorted(((chooser.time_us(of, run.tile, run.split, units, run.costs)
                          if chooser.is_worth_splitting(of, run.tile, run.split, units) else math.inf, run)
                         for run in runs), key=_us)
        first = min(((here[run.build][run.split], run) for run in runs if run.split in here.get(run.build, ())),
                    key=_us, default=None) if here else None
        if first:
            ranked = [first, *(each for each in ranked if each[1] is not first[1])]
        near = f"measured at {problem}" if first else f"nearest measured {self._nearest(problem)}"
        members = self.serving(problem)
        for us, run in ranked:
            why = f"portfolio member {members.index(run.build) + 1} of {len(members)}, {near}"
            yield Pick(run.spec, run.config, why if own else f"{why} on {self.device}; {remedy(device)}", us,
                       self.device)

    def serving(self, problem: Gemm | Attention) -> Sequence[Build]:
        """List the members for the layout of a problem."""
        return self.layouts.get(layout_of(problem)) or [*self.costs]

    def timed(self) -> Iterator[Timed]:
        """List the times that were measured with the present source of their kernel."""
        known = catalogue()
        same = {name for name, source in self.sources.items() if name in known and known[name].source_hash() == source}
        builds = dict.fromkeys(build for runs in self.times.values() for build in runs)
        current = {build for build in builds if build.kernel in same and build.is_present}
        for problem, runs in self.times.items():
            for build, some in runs.items():
                if build in current:
                    for split, us in some.items():
                        yield Timed(problem, build.kernel, build.config(split), us)

    def _nearest(self, problem: Gemm | Attention) -> Gemm | Attention | str:
        problems, places, squares = self._problems
        # the nearest by the terms of |x - p|^2 that depend on x
        return problems[(squares - places @ (2 * place(problem))).argmin()] if problems else "nothing"

    @cached_property
    def _problems(self) -> tuple[list[Gemm | Attention], np.ndarray, np.ndarray]:
        places = np.array([place(problem) for problem in self.times])
        return [*self.times], places, (places**2).sum(axis=-1)


def remedy(device: Device) -> str:
    """Word what a reason says where nothing was measured on the device itself."""
    return f"`polaris-lab tune --quick --device {device.index}` measures this device"


def layout_of(problem: Gemm | Attention) -> str:
    """Name what a build depends on in a problem: which operands are transposed, or the mask and the type."""
    if isinstance(problem, Gemm):
        return problem.trans
    halves = problem.layouts[problem.result].dtype != FLOAT32
    return ("causal " if problem.causal else "whole ") + ("halves" if halves else "floats")


def like(problem: Gemm | Attention) -> Gemm | Attention:
    """Return one problem for all that the same builds serve with the same tiles."""
    if isinstance(problem, Gemm):
        return _small(problem.trans_a, problem.trans_b)
    return Attention(1, 1, 16, problem.d, problem.causal, dtype=problem.layouts["O"].dtype.name)


@functools.cache
def _small(trans_a: bool, trans_b: bool) -> Gemm:
    return Gemm(16, 16, 16, trans_a=trans_a, trans_b=trans_b)


def portfolios(signature: str) -> dict[str, Portfolio]:
    """Read the portfolios of every device for a signature, by the device's slug. Raises ValueError for a damaged file.
    """
    slugs = sorted({path.parent.name for folder in (tuned_configs.TUNED, tuned_configs.OWN)
                    for path in folder.glob(f"*/{FILE}")})
    return {slug: found for slug in slugs if (found := portfolio_of(slug, signature))}


def portfolio_of(slug: str, signature: str) -> Portfolio | None:
    """Read the portfolio of a device (a slug), the user's if there is one; None without any. Raises as `portfolios`."""
    path = tuned_configs.find_file(slug, FILE)
    return _read(str(path), file_state(path)).get(signature) if path.exists() else None


def own_or_sibling(device: Device, signature: str) -> Portfolio | None:
    """Return the portfolio of a device, or of another one with the same kind of compute units; None without any.

    A CPU takes that of any CPU, since kernels that are made for CPUs differ less among them than from all others: one
    of its own micro-architecture first, then one that has AVX-512 if it has, and lacks it if it does.
    """
    own = portfolio_of(device.slug, signature)
    if own and own.costs:  # a search that was stopped has left times alone
        return own
    facts, wide = facts_of(device), has_avx512(device.architecture)
    alike = [each for each in portfolios(signature).values() if each.costs and each.facts["kind"] == facts["kind"]
             and (each.facts["architecture"] == device.architecture != "" or device.kind == "cpu")]
    return min(alike, key=lambda each: (each.facts["architecture"] != device.architecture,
                                        has_avx512(each.facts["architecture"]) != wide,
                                        abs(each.facts["units"] - facts["units"])), default=None)


def keep(found: Portfolio) -> Path:
    """Write a portfolio to the user's file of its device: its times are added to those known, of the same sources.

    That of another signature stays as it is.
    """
    path = tuned_configs.OWN / found.device / FILE
    with locked(path):
        before = portfolio_of(found.device, found.signature)
        others = (portfolio_of(found.device, signature) for signature in COLUMNS if signature != found.signature)
        if before:
            found = replace(found, sources={**before.sources, **found.sources}, times=_added(before, found))
        write_text(path, text_of([found, *filter(None, others)]))
    return path


def _added(before: Portfolio, found: Portfolio) -> Table:
    """Return the times of both; of those before only what was measured with a source that is still the same."""
    times: dict[Gemm | Attention, dict[Build, dict[int, float]]] = {}
    for problem, runs in before.times.items():
        times[problem] = {build: dict(some) for build, some in runs.items()
                          if found.sources.get(build.kernel, before.sources.get(build.kernel))
                          == before.sources.get(build.kernel)}
    for problem, runs in found.times.items():
        for build, some in runs.items():
            times.setdefault(problem, {}).setdefault(build, {}).update(some)
    return {problem: runs for problem, runs in times.items() if runs}


def text_of(parts: Iterable[Portfolio]) -> str:
    """Return the text of a device's file: a line for each build, and one for each problem."""
    text = []
    for each in sorted(parts, key=lambda part: part.signature):
        builds = dict.fromkeys([*each.costs, *(build for runs in each.times.values() for build in runs)])
        number = {build: i for i, build in enumerate(builds)}
        lines = [json.dumps({"kernel": build.kernel, "defines": dict(build.defines),
                             **({"costs": [*each.costs[build]]} if build in each.costs else {})}) for build in builds]
        layouts = {layout: [number[build] for build in some] for layout, some in each.layouts.items()}
        rows = [json.dumps([*columns_of(problem).values(), *(value for build, some in runs.items()
                            for split, us in some.items() for value in (number[build], split, us))],
                           separators=(",", ":")) for problem, runs in each.times.items()]
        head = f' "format": {FORMAT},\n "device": {json.dumps(each.facts)}'
        text.append(f' "{each.signature}": {{\n  "sources": {json.dumps(each.sources)},\n'
                    f'  "layouts": {json.dumps(layouts)},\n'
                    f'  "builds": [\n{_lines(lines)}],\n  "times": [\n{_lines(rows)}]}}')
    return "{\n" + ",\n".join([head, *text]) + "\n}\n"


def _lines(rows: Sequence[str]) -> str:
    return ",\n".join(f"   {row}" for row in rows)


class Run(NamedTuple):
    """Holds one way to serve a layout, a build and its parts of K, with what an estimate of its time needs."""

    build: Build
    split: int
    spec: KernelSpec
    config: Mapping[str, int]
    tile: tuple[float, float]
    costs: Sequence[float]


def _us(each: tuple[float, Run]) -> float:
    return each[0]


@functools.lru_cache(64)
def runs_of(portfolio: Portfolio, same: Gemm | Attention) -> list[Run]:
    kernels = catalogue()
    return [Run(build, split, kernels[build.kernel], build.config(split), tile_of(build, same), portfolio.costs[build])
            for build in portfolio.serving(same) if build.is_present for split in build.splits]


def tile_of(build: Build, problem: Gemm | Attention) -> tuple[float, float]:
    """Return the rows and columns of C that a work-group of a build computes."""
    return _tile(build, like(problem))


@functools.lru_cache(2**12)
def _tile(build: Build, problem: Gemm | Attention) -> tuple[float, float]:
    return chooser.tile(catalogue()[build.kernel], build.config(build.splits[0]), problem)


_BUILD = TypedDict("_BUILD", {"kernel": str, "defines": dict[str, int], "costs": NotRequired[list[float]]})
_PART = TypedDict("_PART", {"sources": dict[str, str], "layouts": dict[str, list[int]], "builds": list[_BUILD],
                            "times": list[list[float]]})
_FILE = TypedDict("_FILE", {"device": Facts, "gemm": NotRequired[_PART], "attention": NotRequired[_PART]})


@functools.lru_cache(32)
def _read(path: str, _state: tuple[int, ...]) -> dict[str, Portfolio]:
    found = documents.read_json(Path(path), _FILE)
    try:
        return {signature: _parsed(Path(path).parent.name, found["device"], signature, found[signature])
                for signature in COLUMNS if signature in found}
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise documents.damaged(Path(path), f"its numbers are wrong ({error})") from None


def _parsed(device: str, facts: Facts, signature: str, part: dict) -> Portfolio:
    builds = [Build(each["kernel"], tuple(each["defines"].items())) for each in part["builds"]]
    costs = {build: each["costs"] + [0.0] * (chooser.PARTS - len(each["costs"]))
             for build, each in zip(builds, part["builds"], strict=True) if "costs" in each}
    layouts = {layout: [builds[number] for number in some] for layout, some in part["layouts"].items()}
    if missing := [build for some in layouts.values() for build in some if build not in costs]:
        raise ValueError(f"a member of {missing[0].kernel} has no costs")
    times: dict[Gemm | Attention, dict[Build, dict[int, float]]] = {}
    size = len(COLUMNS[signature])
    for row in part["times"]:
        runs = times[problem_of(signature, [int(value) for value in row[:size]])] = {}
        for number, split, us in zip(row[size::3], row[size + 1::3], row[size + 2::3], strict=True):
            if not us > 0:
                raise ValueError(f"a time of {us}")
            runs.setdefault(builds[int(number)], {})[int(split)] = us
    return Portfolio(device, facts, signature, part["sources"], costs, layouts, times)

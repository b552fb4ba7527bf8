"""Measure the rows of the data set of choices on a device, or simulate them for a card. Resumes from existing rows.

Writes data/dataset/DEVICE.csv.gz and its manifest DEVICE.json from the catalogue's kernels:
`python -m polaris_studies.record_dataset --device D --rows N --record`, or with `--card rx590` for a simulated card.
"""

from __future__ import annotations

import argparse
import dataclasses
import functools
import gzip
import itertools
import json
import math
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import wait
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self, TypedDict

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.cluster import open_pool
from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.base.executor import cores, processes
from polaris_lab.base.files import locked, write_bytes, write_text
from polaris_lab.base.recordings import DATASET_COLUMNS, manifest, now, read_csv, setting
from polaris_lab.choose.cost_model import rates
from polaris_lab.choose.trials import Trials
from polaris_lab.cli import OK, run_command
from polaris_lab.cli.arguments import Parser, add_device, add_record, add_seconds, leave_out, read_folder, read_whole
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import Launch, Session
from polaris_lab.measure.ceilings import ceilings_of
from polaris_lab.measure.sampling import alone_on, span_ms
from polaris_lab.model import cards
from polaris_lab.model.device_matrix import DeviceMatrix
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_lab.verify.proof import nearest_fitting
from polaris_sim.timing.cost_estimate import cost
from polaris_studies.dataset_plan import ANCHORS, FIRST, SEED, Candidate, Planned, later_kernels, made_for, plan

SAMPLES = {"cpu": 16, "gpu": 12}
"""Timed runs of a row by kind of device, after one that is not kept. They are taken in turns with those of the
problem's other rows, so that what disturbs the machine for a while falls on all of them alike; each turn has another
order, so that no row always finds the caches as the same other one left them. With six, a choice by the medians of
three of them took 3.3 % (Zen 4) and 0.9 % (H200) longer on the mean than the best by the other three: that is noise
alone, and more of it on a CPU."""
TURN_MEMORY_DIVISOR = 4
"""The part of the device's memory, as one over it, that the launches of one turn may hold between them."""
CAP_MS = {"cpu": 30.0, "gpu": 4.0}
"""The cap on a row's time: where the first two runs take longer, the second is the row's one sample. A first run may
take long because its scratch memory is new: on a Zen 4 one took 50 ms, and later ones 8."""
HOPELESS_CAPS = 8.0
"""A row is left out where its configuration, at the best rate that it has shown so far, would take this many caps."""
PROOF = Gemm(131, 77, 531)
"""The problem, transposed as each row's is, on which a configuration is proved before its times count; it is rounded up
to what the kernel needs."""
BLOCK_PROBLEMS = 128
"""Problems whose configurations are built before the first of them is timed."""
SAVE_INTERVAL_S = 20.0
"""How often the rows are written while they are made."""
CARD_GROUP = 256
"""The most work-items that Clover lets a work-group have on a Polaris card."""
DEPTHS, DEPTHS_BY_20 = (64, 192), (80, 240)
"""The two k that a simulated row is extrapolated from: whole steps of the tiles of every kernel, and of those whose
tiles are 20 deep."""
_MANIFEST = TypedDict("_MANIFEST", {"parameters": dict[str, Any], "kernels": dict[str, dict]})
Row = dict[str, Any]


def measure(rows: int, device: str = "auto", *, seconds: float = math.inf, seed: int = SEED, record: bool = False,
            out: Path | None = None, workers: int | None = None,
            on_progress: Callable[[int], object] = lambda count: None) -> Path:
    """Measure at least `rows` rows of the plan on a device, or stop after `seconds`; return the file's path.

    The file in `out` (data/dataset when `record`, else runs/dataset) is continued where it is there. `workers`
    processes fill the driver's cache of built kernels first, by default one for each core; a CPU device builds in this
    process. `on_progress` gets the number of rows after each problem. An interrupt, or SIGTERM, keeps what was
    measured. Raises ValueError for a file that was made with other kernels or another seed, DeviceError for a device.
    """
    session = Session(find(device))
    facts = dataclasses.asdict(session.device) | {"rates": list(rates(session.device,
                                                                       ceilings_of(session).copy_gbs))}
    kind = _kind(session.device)
    plan_of = {"seed": seed, "anchors": list(ANCHORS), "samples": SAMPLES[kind], "order": "shuffled", "first_runs": 2,
               "cap_ms": CAP_MS[kind], "added": kind}
    book = _Book(session.device.slug, _folder(out, record), facts, plan_of)
    run = _Measured(session, workers)
    with alone_on(session.device), book:
        run.go(plan(seed), book, rows, time.monotonic() + seconds, on_progress)
    return book.path


def simulate(rows: int, card: str = "rx590", *, compiler: str = "clover", seconds: float = math.inf, seed: int = SEED,
             record: bool = False, out: Path | None = None, workers: int | None = None,
             on_progress: Callable[[int], object] = lambda count: None) -> Path:
    """Simulate at least `rows` rows of the plan for a card, as `measure` does on a device; return the file's path.

    A row's samples are the low, the expected and the high time. Each is extrapolated in K and from one resident set of
    work-groups (see cost_estimate.cost). `workers` processes share the rows, by default one for each core, or the
    workers of a cluster (see cluster.open_pool). Raises ValueError also for an unknown card or compiler, DeviceError
    where no compiler is installed.
    """
    where = cards.card(card)
    facts = {"name": where.name, "kind": "simulated", "compiler": compiler,
             "compute_units": int(where.compute_units), "clock_mhz": float(where.boost_mhz)}
    book = _Book(f"{where.name}-simulated", _folder(out, record), facts, {"seed": seed, "anchors": list(ANCHORS),
                                                                           "compiler": compiler})
    until, batch = time.monotonic() + seconds, -(-(workers or cores()) // 4)
    with open_pool(workers) as pool, book:
        planned = (each for each in plan(seed) if each.number not in book.done)
        while len(book.rows) < rows and time.monotonic() < until:
            some = list(itertools.islice(planned, batch))
            jobs = [(each, [pool.submit(_simulated_ms, each.problem, candidate, card, compiler)
                            for candidate in each.candidates if _fits_card(each.problem, candidate)])
                    for each in some]
            for each, futures in jobs:
                found = [future.result() for future in futures]
                book.add(each, [(candidate, times) for candidate, times in found if times])
                on_progress(len(book.rows))
    return book.path


def _folder(out: Path | None, record: bool) -> Path:
    return Path(out) if out else (paths.DATASET if record else paths.RUNS / "dataset")


def _kind(device: Device) -> str:
    return "cpu" if device.kind == "cpu" else "gpu"


class _Book:
    """Holds the rows of one device. As a context it has the file for itself, reads it first and writes it at the end.
    """

    def __init__(self, slug: str, folder: Path, facts: dict[str, Any], parameters: dict[str, Any]) -> None:
        self.slug, self.path, self.note = slug, folder / f"{slug}.csv.gz", folder / f"{slug}.json"
        self.facts, self.parameters, self.start = facts, parameters, now()
        later = later_kernels(parameters["added"]) if "added" in parameters else ()
        kernels = dict.fromkeys((*FIRST, *later))
        self.sources = {name: {"source_sha256": catalogue()[name].source_hash()} for name in kernels}
        self.rows: list[Row] = []
        self.done: set[int] = set()
        self._held, self._written = ExitStack(), time.monotonic()

    def __enter__(self) -> Self:
        with ExitStack() as held:
            held.enter_context(_stopped_by_sigterm())
            held.enter_context(locked(self.path))  # another process may be adding rows to this very file
            if (old := self.path.with_suffix("")).exists():  # what was written before rows were packed
                raise BadValue("out",
                               f"out: {old} is not packed; pack it with `gzip {old.name}`, or give another folder")
            if self.path.exists():
                self.rows = self._kept()
                self.done = {row["problem"] for row in self.rows}
            self._held, self._written = held.pop_all(), time.monotonic()
        return self

    def __exit__(self, *_: object) -> None:
        with self._held:
            self.write()

    def add(self, planned: Planned, found: Sequence[tuple[Candidate, Sequence[float]]]) -> None:
        """Add the rows of one problem: each configuration that was timed, with its milliseconds."""
        problem = planned.problem
        # all at once: an interrupt must not leave a part of a problem, which would count as done
        self.rows += [{"device": self.slug, "problem": planned.number, "family": planned.family, "m": problem.m,
                       "n": problem.n, "k": problem.k, "trans": problem.trans, "kernel": candidate.kernel,
                       "config": setting(dict(candidate.config)),
                       "us": " ".join(f"{1e3 * ms:.4g}" for ms in times)} for candidate, times in found]
        self.done.add(planned.number)
        if time.monotonic() > self._written + SAVE_INTERVAL_S:
            self.write()

    def write(self) -> None:
        """Write rows and manifest, each whole; nothing where there are no rows."""
        import pandas as pd

        if not self.rows:
            return
        facts = manifest(self.facts, self.sources, self.parameters, self.parameters["seed"], self.start)
        # the manifest first: rows without a manifest cannot be resumed
        write_text(self.note, json.dumps(facts, indent=1) + "\n")
        table = pd.DataFrame(self.rows, columns=DATASET_COLUMNS).sort_values("problem", kind="stable")
        write_bytes(self.path, gzip.compress(table.to_csv(index=False).encode(), mtime=0))
        self._written = time.monotonic()

    def _kept(self) -> list[Row]:
        """Read the rows that are there. A kernel that the catalogue got since gets no rows in this file.

        Raises ValueError where the source of a kernel, the seed or the samples were others.
        """
        if not self.note.exists():
            raise BadValue("out", f"out: {self.path}: its manifest {self.note.name} is missing; cannot resume; "
                           "give another folder")
        facts = documents.read_json(self.note, _MANIFEST)
        if facts["parameters"] != json.loads(json.dumps(self.parameters)):
            raise BadValue("out", f"out: {self.path} follows another plan ({facts['parameters']}); give another folder")
        self.sources = {name: source for name, source in self.sources.items() if name in facts["kernels"]}
        changed = [name for name in self.sources if facts["kernels"][name] != self.sources[name]]
        if changed:
            raise BadValue("out", f"out: {self.path} was measured with another source of {', '.join(changed[:3])}; "
                           "give another folder")
        return read_csv(self.path, DATASET_COLUMNS).to_dict("records")


@contextmanager
def _stopped_by_sigterm() -> Iterator[None]:
    """Let SIGTERM, which ends a process at once, interrupt as Ctrl-C does, so that what is measured is written first.

    A second one is ignored: it would end the writing. Only the main thread can ask for signals.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(*_: object) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class _Measured:
    """Holds a device, the large arrays that every product of the plan lies in, and what is known of configurations."""

    def __init__(self, session: Session, workers: int | None) -> None:
        self.session, self.device, self.workers = session, session.device, workers
        kind = _kind(session.device)
        self.cap_ms, self.samples = CAP_MS[kind], SAMPLES[kind]
        self.trials: dict[Gemm, Trials] = {}
        self.proved: dict[tuple, bool] = {}
        self.rates: dict[Candidate, float] = {}  # the best flops a millisecond of a configuration so far
        self.built: set[tuple] = set()
        self.arrays: dict[str, DeviceMatrix] = {}

    def go(self, planned: Iterator[Planned], book: _Book, rows: int, until: float,
           on_progress: Callable[[int], object]) -> None:
        """Measure problem after problem until there are enough rows, or the clock says `until`."""
        while len(book.rows) < rows and time.monotonic() < until:
            some = [each for each in itertools.islice(planned, BLOCK_PROBLEMS) if each.number not in book.done]
            wanted = [(each, [candidate for candidate in self._candidates(each)
                              if candidate.kernel in book.sources and self._fits(each.problem, candidate)])
                      for each in some]
            self._build(wanted)
            for each, candidates in wanted:
                if len(book.rows) >= rows or time.monotonic() > until:
                    return
                book.add(each, list(self._times(each.problem, candidates).items()))
                on_progress(len(book.rows))

    def _candidates(self, planned: Planned) -> tuple[Candidate, ...]:
        return planned.candidates + planned.added.get(_kind(self.device), ())

    def _fits(self, problem: Gemm, candidate: Candidate) -> bool:
        bound = catalogue()[candidate.kernel].bind(problem, dict(candidate.config))
        return made_for(candidate.kernel, self.device.kind) and bound.largest_group <= self.device.max_work_group

    def _build(self, wanted: Sequence[tuple[Planned, Sequence[Candidate]]]) -> None:
        """Let other processes fill the driver's cache of built kernels."""
        if self.device.kind == "cpu":
            return
        jobs = {(candidate.kernel, catalogue()[candidate.kernel].bind(each.problem, dict(candidate.config)).options)
                for each, candidates in wanted for candidate in candidates} - self.built
        self.built |= jobs
        if not jobs:
            return
        with processes(self.workers) as pool:
            wait([pool.submit(_build_in_child, self.device.index, *job) for job in sorted(jobs)])

    def _times(self, problem: Gemm, candidates: Sequence[Candidate]) -> dict[Candidate, list[float]]:
        """Time configurations on a problem in turns, in milliseconds; one that is wrong, fails or would take too long
        is left out.

        Each holds its scratch memory and transposed copies until its turns are over. Where that becomes much of the
        device's memory, those that are there take their turns before the next ones are prepared.
        """
        times: dict[Candidate, list[float]] = {}
        launches: dict[Candidate, Launch] = {}
        rng, held = random.Random(str(problem)), 0
        for candidate in candidates:
            spec, config = catalogue()[candidate.kernel], dict(candidate.config)
            if (problem.flops > HOPELESS_CAPS * self.cap_ms * self.rates.get(candidate, math.inf)
                    or not self._is_right(problem, candidate)):
                continue
            try:
                launch = self.session.prepare(spec, problem, self._operands(problem), config=config)
                once = span_ms(launch.run())
                if once > self.cap_ms:
                    once = span_ms(launch.run())
            except DeviceError:
                continue
            if once > self.cap_ms:
                times[candidate] = [once]
                continue
            times[candidate], launches[candidate] = [], launch
            plan = self.session.plan(spec, problem, config)
            held += sum(4 * math.prod(layout[:2]) for layout in (plan.scratch | plan.copies).values())
            if held > self.device.global_mem // TURN_MEMORY_DIVISOR:
                self._take_turns(times, launches, rng)
                held = 0
        self._take_turns(times, launches, rng)
        for candidate, taken in times.items():
            self.rates[candidate] = max(self.rates.get(candidate, 0), problem.flops / min(taken))
        return times

    def _take_turns(self, times: dict[Candidate, list[float]], launches: dict[Candidate, Launch],
                    rng: random.Random) -> None:
        """Time launches in turns, add their milliseconds to `times`, and let them go; one that fails loses its row."""
        before = None
        for _ in range(self.samples):
            order = rng.sample(list(launches), len(launches))
            if len(order) > 1 and order[0] == before:  # it would find the caches full of its own
                order.append(order.pop(0))
            for candidate in order:
                before = candidate
                try:
                    times[candidate].append(span_ms(launches[candidate].run()))
                except DeviceError:
                    del launches[candidate], times[candidate]
        launches.clear()

    def _is_right(self, problem: Gemm, candidate: Candidate) -> bool:
        """Prove a configuration in the problem's orientation, once, on a small problem of odd sizes."""
        key = (candidate, problem.trans_a, problem.trans_b)
        if key not in self.proved:
            spec, config = catalogue()[candidate.kernel], dict(candidate.config)
            small = dataclasses.replace(PROOF, trans_a=problem.trans_a, trans_b=problem.trans_b, lda=None, ldb=None,
                                        ldc=None)
            try:
                fitting = nearest_fitting(spec.fixed(config), small)
                if fitting not in self.trials:
                    self.trials[fitting] = Trials(self.session, fitting, 0)
                self.trials[fitting].proved(spec, config)
                self.proved[key] = True
            except (ValueError, DeviceError):
                self.proved[key] = False
        return self.proved[key]

    def _operands(self, problem: Gemm) -> dict[str, DeviceMatrix]:
        """Lay the problem's matrices into the large arrays; these grow where they are too small."""
        found = {}
        for name, layout in problem.layouts.items():
            size = math.prod(layout[:2])
            if name not in self.arrays or self.arrays[name].columns < size:
                numbers = np.random.default_rng(0).standard_normal((1, size), dtype=np.float32)
                self.arrays[name] = self.session.upload(numbers, 1, size, size)
            found[name] = DeviceMatrix(None, self.arrays[name].buffer, *layout[:3])
        return found


@functools.lru_cache(1)
def _session(device: str) -> Session:
    return Session(find(device))


def _build_in_child(device: str, kernel: str, options: Sequence[str]) -> None:
    """Build a kernel for its place in the driver's cache."""
    try:
        _session(device).build(catalogue()[kernel], options)
    except DeviceError:
        pass  # the proof of this configuration says so


def _fits_card(problem: Gemm, candidate: Candidate) -> bool:
    bound = catalogue()[candidate.kernel].bind(problem, dict(candidate.config))
    return made_for(candidate.kernel, "gpu") and bound.largest_group <= CARD_GROUP


def _simulated_ms(problem: Gemm, candidate: Candidate, card: str, compiler: str) -> tuple[Candidate, list[float]]:
    """Simulate one row in a process of its own; no times where the kernel does not compile, or not into the card."""
    try:
        found = cost(candidate.kernel, problem=problem, card=card, config=dict(candidate.config), resident_sets=1,
                     depths=DEPTHS_BY_20 if "tile20" in candidate.kernel else DEPTHS, compiler=compiler)
    except (ValueError, DeviceError):
        return candidate, []
    if not all(math.isfinite(ms) and ms > 0 for ms in found.time_ms):
        return candidate, []
    return candidate, list(found.time_ms)


def main(argv: Sequence[str] | None = None) -> int:
    """Measure or simulate as the arguments say, print the file's path, and return the exit status."""
    parser = Parser(prog="python -m polaris_studies.record_dataset",
                    description="Time many configurations of all kernels at many shapes: the data that choices are "
                                "learned from. The rows follow one seeded plan, the same for every device. Each "
                                "configuration is proved first. Resumes from existing rows, after an interrupt too.",
                    epilog="Example: python -m polaris_studies.record_dataset --device cpu --rows 500")
    parser.add_argument("--rows", type=read_whole, default=3000, metavar="N", help="rows to end with (default: 3000)")
    add_device(parser, None, " (default: auto)")
    parser.add_argument("--card", metavar="CARD", help="simulate a card, such as rx590, as Clover compiles for it")
    add_seconds(parser, "stop after this time (default: at N rows)")
    parser.add_argument("--workers", type=read_whole, metavar="N",
                        help="processes that build kernels or simulate (default: one for each core)")
    parser.add_argument("--out", type=read_folder, metavar="DIR",
                        help="the folder of the file (default: runs/dataset)")
    add_record(parser, "write to data/dataset, to be committed")
    return run_command(_fill, parser.parse_args(argv), parser.prog)


def _fill(arguments: argparse.Namespace) -> int:
    from tqdm import tqdm

    if arguments.card:
        leave_out("--card, which simulates,", {"--device": arguments.device})
    with tqdm(desc="rows", unit="", total=arguments.rows, disable=None) as bar:
        settings: dict[str, Any] = {
            "seconds": arguments.seconds or math.inf, "record": arguments.record, "workers": arguments.workers,
            "out": Path(arguments.out) if arguments.out else None,
            "on_progress": lambda count: bar.update(count - bar.n)}
        path = (simulate(arguments.rows, arguments.card, **settings) if arguments.card
                else measure(arguments.rows, arguments.device or "auto", **settings))
    print(path)
    return OK


if __name__ == "__main__":
    from polaris_studies import record_dataset  # noqa: PLW0406 - child processes import it by this name

    sys.exit(record_dataset.main())

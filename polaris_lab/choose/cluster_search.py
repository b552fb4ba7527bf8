"""Search panels of shapes on the workers of a cluster, each on the device that it owns."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, as_completed
from typing import TYPE_CHECKING

from polaris_lab.base.cluster import ClusterExecutor, open_workers
from polaris_lab.base.errors import BadValue
from polaris_lab.choose import selection, tuned_times
from polaris_lab.choose.panel_search import Share, search_share
from polaris_lab.choose.tuned_times import Timed
from polaris_lab.device.device import find
from polaris_lab.model.problem import Attention, Gemm

if TYPE_CHECKING:
    import pandas as pd

SLICE_S = 60.0
"""How long a worker searches before its times come back and are kept: an interrupt loses no more than that."""
GRACE_S = 120.0
"""How long a worker's answer may be late before it is thought that no worker is left."""
Problems = Sequence[Gemm] | Sequence[Attention]


def search(panels: Sequence[Callable[[str], Problems]], kernels: Sequence[str] = (), *, seconds: float = 600.0,
           seed: int = 0, on_progress: Callable[[str], object] = lambda said: None) -> tuple[list[pd.DataFrame], int]:
    """Search for about `seconds` on every worker of the cluster at POLARIS_CLUSTER.

    Return a table of each panel on each model of device, with the fastest of each problem as `tuned_times.fastest_of`
    lists them, and the number of all problems. Each worker calls the functions in `panels`, which must be importable,
    with "auto", and gets the problems that its device can solve. Workers with the same model of device share one panel,
    and each searches its own part of it; every model gets its whole panel. What a worker timed is kept here, with the
    times of its device. It goes back to the worker with the next slice of time, together with what the files here held
    before, so that another search goes on from there.

    The slice of a worker that is lost is searched by another one. `on_progress` gets a sentence for each slice. An
    interrupt ends the search. An error of a worker does too, once the others' slices have come back; what came back is
    kept in both cases. Raises ValueError as `cluster.open_workers` and `panel_search.search` do, and when no worker is
    left; DeviceError for a worker's device.
    """
    tables: list[pd.DataFrame] = []
    with open_workers() as workers:
        asked = [pool.submit(problems_here, tuple(panels)) for pool in workers]
        list(_answers(asked, 0.0))  # waits, and raises what went wrong
        answers = [piece.result() for piece in asked]
        lists = dict(answers)
        models = {slug: [pool for pool, (own, _) in zip(workers, answers, strict=True) if own == slug]
                  for slug in lists}
        whole = sum(len(some) for each in lists.values() for some in each)
        try:
            for number in range(len(panels)):
                problems = {slug: each[number] for slug, each in lists.items() if each[number]}
                part = sum(map(len, problems.values()))
                run = _Search(models, problems, kernels, seed, on_progress)
                try:
                    run.go(time.monotonic() + seconds * part / max(whole, 1))
                finally:
                    tables += run.tables()
        except KeyboardInterrupt:
            pass
        finally:
            selection.reload()
    return tables, whole


def problems_here(panels: Sequence[Callable[[str], Problems]]) -> tuple[str, list[Problems]]:
    """Return this worker's model of device (its slug), and what each function lists for it."""
    return find("auto").slug, [[*panel("auto")] for panel in panels]


class _Search:
    """Holds the search of one panel: what is known of each model of device, and who searches what."""

    def __init__(self, models: dict[str, list[ClusterExecutor]], problems: dict[str, Problems], kernels: Sequence[str],
                 seed: int, on_progress: Callable[[str], object]) -> None:
        self.problems, self.kernels, self.seed, self.on_progress = problems, tuple(kernels), seed, on_progress
        self.shares = [(pool, slug, some[number::len(models[slug])]) for slug, some in problems.items()
                       for number, pool in enumerate(models[slug]) if number < len(some)]
        self.known: dict[str, dict[tuple, Timed]] = {slug: {} for slug in problems}
        self.failed: dict[str, set] = {slug: set() for slug in problems}
        for slug in problems:
            self._learn(slug, tuned_times.read(slug))

    def go(self, until: float) -> None:
        """Give time slices to the workers until the time `until`, or until nothing is left to try."""
        while self.shares and (left := until - time.monotonic()) > 0:
            seconds = min(left, SLICE_S)
            pieces = [pool.submit(search_share, share, self.kernels, seconds, self.seed, slug,
                                  [each for each in self.known[slug].values() if each.problem in share],
                                  [each for each in self.failed[slug] if each[0] in share])
                      for pool, slug, share in self.shares]
            self.seed += 1
            if not sum([self._keep(answer, until) for answer in _answers(pieces, seconds)]):
                return

    def tables(self) -> list[pd.DataFrame]:
        """List the fastest of each problem, a table for each model of device."""
        return [tuned_times.fastest_of(
            slug, [each for problem in some for each in self.known[slug].values() if each.problem == problem],
            some[0].signature) for slug, some in self.problems.items()]

    def _keep(self, answer: Share, until: float) -> int:
        """Keep what came back; return how much of it was not known."""
        slug = answer.device.slug
        if answer.timed:
            tuned_times.keep(answer.device, answer.rates, answer.timed)
        rest = math.ceil(max(until - time.monotonic(), 0))
        self.on_progress(f"{slug}: {len(answer.timed)} more times, {rest} s left")
        if slug not in self.problems:  # a lost worker's slice, which went to a model of device without this panel
            return 0
        before = len(self.failed[slug])
        self.failed[slug].update(answer.failed)
        return self._learn(slug, answer.timed) + len(self.failed[slug]) - before

    def _learn(self, slug: str, timed: Iterable[Timed]) -> int:
        before, wanted = len(self.known[slug]), set(self.problems[slug])
        self.known[slug].update(((each.problem, each.kernel, *each.config.items()), each) for each in timed
                                if each.problem in wanted)
        return len(self.known[slug]) - before


def _answers(pieces: Sequence[Future], seconds: float) -> Iterator:
    """Yield the pieces' results as they complete, each after about `seconds`; then raise the first error."""
    errors: list[BaseException] = []
    try:
        for piece in as_completed(pieces, timeout=len(pieces) * seconds + GRACE_S):
            if piece.cancelled():
                errors.append(BadValue("--cluster", "--cluster: the scheduler is gone"))
            elif error := piece.exception():
                errors.append(error)
            else:
                yield piece.result()
    except TimeoutError:
        raise BadValue("--cluster", f"--cluster: {sum(not piece.done() for piece in pieces)} of {len(pieces)} pieces "
                       "of work came back from no worker") from None
    if errors:
        raise errors[0]

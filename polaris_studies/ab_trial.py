"""Decide on a device whether a learned model chooses better than the rule: both choose, and are timed in turns.

`python -m polaris_studies.ab_trial DEVICE` tries the model that learned from DEVICE, as data/dataset names it.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import math
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.files import write_text
from polaris_lab.base.memoize import sha256
from polaris_lab.base.recordings import manifest, now, setting
from polaris_lab.choose import predictor, tuned_times
from polaris_lab.choose.selection import choose_predicted, quick_checks
from polaris_lab.choose.trials import Trials
from polaris_lab.cli import OK, run_command
from polaris_lab.cli.arguments import Parser, add_device, add_record, add_seconds, read_whole
from polaris_lab.device.device import find
from polaris_lab.device.device_session import Session
from polaris_lab.measure.sampling import alone_on, span_ms
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_studies import learned_chooser, learned_model
from polaris_studies.dataset_plan import plan
from polaris_studies.decisions import Decision, decide, decision_text
from polaris_studies.gates import CHOOSER_GATES, Evidence, Timing
from polaris_studies.learned_model import LearnedModel

SEED = 1616
"""Draws the problems; another one than that of the data set."""
PAIRS = 16
"""Pairs of runs at each problem; which of the two goes first changes from pair to pair."""
FEWEST_PROBLEMS = 12
"""Problems without which no decision is made."""
CAP = {"cpu": 4e9, "gpu": 2e11}
"""The most flops of a problem."""
DRAWS = 4000
"""Draws of the bootstrap over problems."""


class Choices(NamedTuple):
    """Holds what the rule and the model choose for a problem, with the configurations fixed."""

    problem: Gemm
    rule: tuple[KernelSpec, dict[str, int]]
    model: tuple[KernelSpec, dict[str, int]]


def unseen(model: LearnedModel, kind: str, seed: int = SEED) -> Iterator[Gemm]:
    """Yield problems like those that the model learned from, none of them among these or in any file of times."""
    known = {tuple(each) for each in model.seen}
    known |= {(each.problem.m, each.problem.n, each.problem.k, int(each.problem.trans_a), int(each.problem.trans_b))
              for slug in tuned_times.tables() for each in tuned_times.read(slug) if isinstance(each.problem, Gemm)}
    for planned in plan(seed):
        each = planned.problem
        if (each.flops <= CAP[kind] and model.knows(each)
                and (each.m, each.n, each.k, int(each.trans_a), int(each.trans_b)) not in known):
            yield each


def choices(session: Session, model: LearnedModel, problem: Gemm) -> Choices | None:
    """Let both choose, each as `kernel="auto"` would; None where one of them finds nothing."""
    passes = quick_checks(session.device, problem)
    found = [choose_predicted(session.device, problem, passes, predict)
             for predict in (predictor.predictions, functools.partial(learned_chooser.predictions, model))]
    return Choices(problem, *(fixed_config(spec) for spec, _ in found)) if all(found) else None


def fixed_config(spec: KernelSpec) -> tuple[KernelSpec, dict[str, int]]:
    """Return a chosen kernel with the values of its tunables, which are fixed."""
    return spec, {name: values[0] for name, values in spec.tunables.items()}


def pairs(session: Session, chosen: Choices, count: int = PAIRS) -> list[tuple[float, float]]:
    """Time both choices in turns, after a run of each that is proved and not kept: (rule's, model's) milliseconds."""
    trials = Trials(session, chosen.problem, 0)
    launches = [trials.proved(*each) for each in (chosen.rule, chosen.model)]
    taken = []
    for i in range(count):
        times = {which: span_ms(launches[which].run()) for which in ((0, 1) if i % 2 == 0 else (1, 0))}
        taken.append((times[0], times[1]))
    for launch in launches:
        session.retire(launch)
    return taken


def compared(ratios: list[float]) -> Timing | None:
    """Summarise the ratios of problems: their geometric mean, with the 95 % interval of a bootstrap over problems.

    None below FEWEST_PROBLEMS problems.
    """
    if len(ratios) < FEWEST_PROBLEMS:
        return None
    logs = np.log(ratios)
    means = logs[np.random.default_rng(0).integers(0, len(logs), (DRAWS, len(logs)))].mean(axis=1)
    low, high = np.exp(np.quantile(means, (0.025, 0.975)))
    return Timing(float(np.exp(logs.mean())), float(low), float(high), float(np.var(ratios, ddof=1)), len(ratios))


def trial(learned_on: str, device: str = "auto", *, problems: int = 40, seconds: float = math.inf, seed: int = SEED,
          record: bool = False, on_progress: Callable[[int], object] = lambda count: None) -> tuple[Path, Decision]:
    """Time the model that learned on a device against the rule on `device`, decide, and write the decision.

    The file is data/models/DEVICE.decision.json when `record`, where `learned_chooser.decided` reads it, else in
    runs/models. Where both choose the same, the ratio is 1 and nothing is timed. Ends at `problems` or after `seconds`.
    Raises ValueError for an unknown model, DeviceError for a device or a wrong result.
    """
    file, start, until = learned_model.file_of(learned_on), now(), time.monotonic() + seconds
    model, session = learned_model.load(file), Session(find(device))
    kind, lines, load = "cpu" if session.device.kind == "cpu" else "gpu", [], [os.getloadavg()[0]]
    with alone_on(session.device):
        for problem in itertools.islice(unseen(model, kind, seed), 20 * problems):
            if len(lines) >= problems or time.monotonic() > until:
                break
            if chosen := choices(session, model, problem):
                lines.append(_line(session, chosen))
                on_progress(len(lines))
    load.append(os.getloadavg()[0])
    ratio = compared([line["ratio"] for line in lines])
    slug = session.device.slug
    evidence = Evidence(f"auto_{slug.replace('-', '_')}", f"the model of {learned_on}", "the rule", slug,
                        f"{len(lines)} problems", ratio=ratio, sources=(documents.name_of(file),))
    decision = decide(evidence, CHOOSER_GATES)
    about = manifest({"slug": slug, "kind": kind}, {}, {"problems": problems, "pairs": PAIRS}, seed, start)
    path = learned_chooser.decision_file(slug) if record else paths.RUNS / "models" / f"{slug}.decision.json"
    write_text(path, decision_text(decision, now(), model=learned_on, model_sha256=sha256(documents.read_text(file)),
                                   load=[round(each, 2) for each in load], pairs=lines, made=about))
    return path, decision


def _line(session: Session, chosen: Choices) -> dict[str, Any]:
    problem = chosen.problem
    line = {"problem": f"{problem.m}x{problem.n}x{problem.k} {problem.trans}",
            **{name: f"{spec.name} {setting(config)}".strip()
               for name, (spec, config) in (("rule", chosen.rule), ("model", chosen.model))}}
    if line["rule"] == line["model"]:
        return line | {"ratio": 1.0, "rule_us": [], "model_us": []}
    taken = pairs(session, chosen)
    ratio = math.exp(float(np.median([math.log(model / rule) for rule, model in taken])))
    return line | {"ratio": round(ratio, 5), "rule_us": [round(1e3 * rule, 3) for rule, _ in taken],
                   "model_us": [round(1e3 * model, 3) for _, model in taken]}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one trial from the command line, print its decision, and return the exit status."""
    parser = Parser(prog="python -m polaris_studies.ab_trial",
                    description="Time a learned model's choices against the lab's, and decide.")
    parser.add_argument("model", metavar="DEVICE", help="the device that the model learned from")
    add_device(parser)
    parser.add_argument("--problems", type=read_whole, default=40, metavar="N", help="products to try (default: 40)")
    add_seconds(parser, "end after this time", math.inf)
    add_record(parser, "write to data/models, to be committed")
    return run_command(_decide, parser.parse_args(argv), parser.prog)


def _decide(arguments: argparse.Namespace) -> int:
    from tqdm import tqdm

    with tqdm(desc="problems", unit="", total=arguments.problems, disable=None) as bar:
        path, decision = trial(arguments.model, arguments.device, problems=arguments.problems,
                               seconds=arguments.seconds, record=arguments.record,
                               on_progress=lambda count: bar.update(count - bar.n))
    print(f"{decision.word}: {decision.reason}", *(result.sentence for result in decision.results), path, sep="\n")
    return OK


if __name__ == "__main__":
    sys.exit(main())

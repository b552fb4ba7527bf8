"""Compare another chooser with the lab's own: in a trial that decides, or in the shadow of a user's own products.

Both choices are timed in turns. `python -m polaris_studies.ab_trial DEVICE` tries the model that learned from DEVICE.

    shadow = ShadowChooser(learned_chooser.by_model(model))
    lab = pl.open_lab("auto", chooser=shadow)
    ...                                     # the user's own products
    shadow.regrets(lab)                     # a row a product: what each choice takes, and what the lab's one lost
"""

from __future__ import annotations

import argparse
import datetime
import math
import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.files import write_text
from polaris_lab.base.memoize import sha256
from polaris_lab.base.recordings import manifest, now, setting
from polaris_lab.choose import selection
from polaris_lab.choose.selection import Chooser
from polaris_lab.choose.trials import Trials
from polaris_lab.choose.tuner import drawn
from polaris_lab.cli import OK, run_command
from polaris_lab.cli.arguments import Parser, add_device, add_seconds, read_whole
from polaris_lab.device.device import Device, find
from polaris_lab.device.device_session import Session
from polaris_lab.lab import Lab
from polaris_lab.measure.sampling import alone_on, span_ms
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_studies import learned_chooser, learned_model
from polaris_studies.decisions import Decision, decide, decision_text, read_decision
from polaris_studies.gates import CHOOSER_GATES, Evidence, Forecast, Timing

if TYPE_CHECKING:
    import pandas as pd

SEED = 1616
"""Draws the problems of a trial; another one than the tuner's."""
DRAWN_FOR_ONE = 8
"""How many problems are drawn for each that a trial asks for: a model answers only near what it learned from."""
PAIRS = 16
"""Pairs of runs at each problem; which of the two goes first changes from pair to pair."""
FEWEST_PROBLEMS = 12
"""Problems without which no decision is made."""
DRAWS = 4000
"""Draws of the bootstrap over problems."""
PUBLISHED_GAIN = Forecast("gain of speed by a learned choice (S3-M072, S3-M073)", 15.0, 25.0, "%")
"""What the published plan expected of a learned choice, at every size."""
REVIEW_AFTER = datetime.timedelta(days=90)
COLUMNS = ["m", "n", "k", "trans", "rule", "other", "rule_us", "other_us", "ratio"]
"""What the lab's rule and the other chooser took, their times in turns (empty where both took the same), and the median
ratio of the other's time to the rule's."""


def in_turns(session: Session, problem: Gemm, choices: Sequence[KernelSpec], pairs: int = PAIRS) -> np.ndarray:
    """Time kernels whose configurations are fixed in turns; return microseconds, a row for each turn.

    Each is proved by a run before, which does not count. Raises DeviceError for one that is wrong.
    """
    trials, turns = Trials(session, problem, 0), []
    launches = [trials.proved(spec, {name: values[0] for name, values in spec.tunables.items()}) for spec in choices]
    for turn in range(pairs):
        order = range(len(launches)) if turn % 2 == 0 else reversed(range(len(launches)))
        times = {place: 1e3 * span_ms(launches[place].run()) for place in order}
        turns.append([times[place] for place in range(len(launches))])
    return np.array(turns)


def compared(session: Session, problem: Gemm, rule: KernelSpec, other: KernelSpec) -> list:
    """Compare two choices for a problem; return the values of COLUMNS. Raises DeviceError as `in_turns`."""
    names = [f"{spec.name} {setting({name: values[0] for name, values in spec.tunables.items()})}".strip()
             for spec in (rule, other)]
    us = in_turns(session, problem, (rule, other)) if names[0] != names[1] else np.empty((0, 2))
    ratio = math.exp(float(np.median(np.log(us[:, 1] / us[:, 0])))) if len(us) else 1.0
    return [problem.m, problem.n, problem.k, problem.trans, *names, *us.T.round(3).tolist(), round(ratio, 5)]


class ShadowChooser:
    """Takes what `chooser` takes, and notes in `noted` what `other` would have taken for each product."""

    def __init__(self, other: Chooser, chooser: Chooser = selection.auto) -> None:
        self.other, self.chooser = other, chooser
        self.noted: dict[tuple[Device, Gemm], tuple[KernelSpec, KernelSpec]] = {}

    def __call__(self, device: Device, problem: Gemm) -> tuple[KernelSpec, str]:
        """Choose for a product; a lab asks once for each plan that it makes."""
        spec, reason = self.chooser(device, problem)
        self.noted[device, problem] = spec, self.other(device, problem)[0]
        return spec, reason

    def regrets(self, lab: Lab) -> pd.DataFrame:
        """Time both choices at each noted product of the lab's device: a row a product with COLUMNS, and `regret`, the
        part by which the choice that was taken is slower than the other; 0 where it is not.

        Empty products have no row. Raises DeviceError as `in_turns`.
        """
        import pandas as pd

        rows = [compared(lab.session, problem, *choices) for (device, problem), choices in self.noted.items()
                if device == lab.device and problem.flops]
        table = pd.DataFrame(rows, columns=COLUMNS)
        return table.assign(regret=(1 / table["ratio"] - 1).clip(lower=0))


def mean_ratio(ratios: Sequence[float]) -> Timing | None:
    """Summarise the ratios of problems: their geometric mean, with the 95 % interval of a bootstrap over problems.

    None below FEWEST_PROBLEMS problems.
    """
    if len(ratios) < FEWEST_PROBLEMS:
        return None
    logs = np.log(ratios)
    means = logs[np.random.default_rng(0).integers(0, len(logs), (DRAWS, len(logs)))].mean(axis=1)
    low, high = np.exp(np.quantile(means, (0.025, 0.975)))
    return Timing(float(np.exp(logs.mean())), float(low), float(high), float(np.var(ratios, ddof=1)), len(ratios))


def trial(session: Session, problems: Iterable[Gemm], other: Chooser, *, rule: Chooser = selection.auto,
          seconds: float = math.inf, on_progress: Callable[[int], object] = lambda count: None) -> pd.DataFrame:
    """Let two choosers choose for each problem, and time both in turns; a row a problem, with COLUMNS.

    Ends after `seconds`. Raises DeviceError as `in_turns`.
    """
    import pandas as pd

    rows, until = [], time.monotonic() + seconds
    with alone_on(session.device):
        for problem in problems:
            if time.monotonic() > until:
                break
            rows.append(compared(session, problem, *(choose(session.device, problem)[0] for choose in (rule, other))))
            on_progress(len(rows))
    return pd.DataFrame(rows, columns=COLUMNS)


def decide_on_model(learned_on: str, device: str = "auto", *, problems: int = 40, seconds: float = math.inf,
                    seed: int = SEED, on_progress: Callable[[int], object] = lambda count: None
                    ) -> tuple[Path, Decision]:
    """Try the model that learned on a device against the lab's choice on `device`, at problems drawn among those that
    the model answers; write the decision to runs/models, where `learned_chooser.decided` finds it.

    Raises ValueError for an unknown model, DeviceError for a device or a wrong result.
    """
    file, start, load = learned_model.file_of(learned_on), now(), [os.getloadavg()[0]]
    model, session = learned_model.load(file), Session(find(device))
    asked = [each for each in drawn(session.device, "gemm", DRAWN_FOR_ONE * problems, seed) if model.knows(each)]
    rows = trial(session, asked[:problems], learned_chooser.by_model(model), seconds=seconds, on_progress=on_progress)
    load.append(os.getloadavg()[0])
    slug = session.device.slug
    decision = decide(Evidence(f"auto_{slug.replace('-', '_')}", f"the model of {learned_on}", "the rule", slug,
                               f"{len(rows)} problems", ratio=mean_ratio([*rows["ratio"]]),
                               options=("keep the rule", f"take the model of {learned_on}"),
                               forecasts=(PUBLISHED_GAIN,),
                               review=f"{(start + REVIEW_AFTER).date()}, or when the portfolio or the driver changes",
                               sources=(documents.name_of(file),)), CHOOSER_GATES)
    about = manifest({"slug": slug}, {}, {"problems": problems, "pairs": PAIRS}, seed, start)
    path = learned_chooser.decision_file(slug)
    write_text(path, decision_text(decision, now(), model=learned_on, model_sha256=sha256(documents.read_text(file)),
                                   load=[round(each, 2) for each in load], pairs=rows.to_dict("records"), made=about))
    return path, decision


def scored() -> pd.DataFrame:
    """Score the forecasts of the recorded trials: a row a decision file, with what was chosen between, and its review.

    The gain is that of the model's choices over the rule's, in % of speed.
    """
    import pandas as pd

    rows = []
    for path in sorted((paths.DATA / "models").glob(f"*{learned_chooser.ENDING}")):
        decision = read_decision(path)
        evidence = decision.evidence
        gain = round(100 * (1 / evidence.ratio.mean - 1), 1) if evidence.ratio else None
        rows += [(path.name.removesuffix(learned_chooser.ENDING), " or ".join(evidence.options), decision.word,
                  each.score(gain), evidence.review) for each in evidence.forecasts]
    return pd.DataFrame(rows, columns=["device", "options", "decision", "forecast", "review"])


def main(argv: Sequence[str] | None = None) -> int:
    """Run one trial from the command line, print its decision, and return the exit status."""
    parser = Parser(prog="python -m polaris_studies.ab_trial",
                    description="Time a learned model's choices against the lab's, and decide.")
    parser.add_argument("model", metavar="DEVICE", help="the device that the model learned from")
    add_device(parser)
    parser.add_argument("--problems", type=read_whole, default=40, metavar="N", help="products to try (default: 40)")
    add_seconds(parser, "end after this time", math.inf)
    return run_command(_decide, parser.parse_args(argv), parser.prog)


def _decide(arguments: argparse.Namespace) -> int:
    from tqdm import tqdm

    with tqdm(desc="problems", unit="", total=arguments.problems, disable=None) as bar:
        path, decision = decide_on_model(arguments.model, arguments.device, problems=arguments.problems,
                                         seconds=arguments.seconds, on_progress=lambda count: bar.update(count - bar.n))
    print(f"{decision.word}: {decision.reason}", *(result.sentence for result in decision.results), path, sep="\n")
    return OK


if __name__ == "__main__":
    sys.exit(main())

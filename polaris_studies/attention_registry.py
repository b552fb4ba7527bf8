"""Let decisions change which kernel `lab.attention` takes: the device's portfolio is the registry of champions.

`python -m polaris_studies.attention_registry data/decisions/TASK/TIME.json` enters a decision file and prints all
decisions of its task.

A promotion enters the champion's build into the user's portfolio of the device, with its time and that of the kernel
it replaces. `lab.attention` takes the fastest member that was measured at a problem, so it takes the champion there.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.base.errors import BadValue
from polaris_lab.choose import portfolio, selection
from polaris_lab.cli import OK, run_command
from polaris_lab.cli.arguments import add_device
from polaris_lab.device.device import Device, find
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.problem import Attention
from polaris_studies.decisions import PROMOTE, apply_decision, read_decision
from polaris_studies.recorder import command_parser

if TYPE_CHECKING:
    import pandas as pd

ELSEWHERE = 1e9
"""The cost of each part of a champion, in microseconds: so high that it is taken only where it was measured."""


def problem_of(shape: str) -> Attention:
    """Return the problem that evidence names, as `gates.shape_name` does. Raises ValueError for another text.

    >>> print(problem_of("B=2,H=8,S=512,D=64,causal"))
    2 x 8 x 512 x 64, causal
    """
    found = re.fullmatch(r"B=(\d+),H=(\d+),S=(\d+),D=(\d+)(,causal)?", shape)
    if not found:
        raise BadValue("shape", f"shape {shape!r} is not of the form B=2,H=8,S=512,D=64")
    return Attention(*map(int, found.groups()[:4]), causal=bool(found[5]))


def enter_decision(path: Path, device: Device) -> str | None:
    """Apply a decision file to the champions and, if it promotes, to the portfolio of `device`; return the champion.

    Raises ValueError as `decisions.apply_decision`, for evidence of another device, and where the champion would not be
    the fastest that was measured at its problem.
    """
    decision = read_decision(path)
    evidence = decision.evidence
    if decision.word != PROMOTE:
        return apply_decision(path)
    if evidence.device != device.slug:
        raise BadValue("device", f"{path.name} is about {evidence.device or 'no device'}, and this is {device.slug}")
    problem, times = problem_of(evidence.shape), {}
    for kernel, timing in ((evidence.champion, evidence.champion_time), (evidence.candidate, evidence.time)):
        if kernel and timing:
            spec = selection.as_tuned(device, resolve(kernel), problem)
            config = spec.config()
            times[portfolio.Build.of(spec.name, config)] = {config.get(portfolio.SPLIT, 1): 1e3 * timing.mean}
    before = portfolio.own_or_sibling(device, problem.signature)
    if not before:
        raise BadValue("device", f"{device.name} has no portfolio; {portfolio.remedy(device)}")
    known = before.times.get(problem, {}) if before.device == device.slug else {}
    build = [*times][-1]
    if faster := [each.kernel for each, runs in known.items() if each not in times
                  and min(runs.values()) < min(times[build].values())]:
        raise BadValue("path", f"{path.name} promotes {evidence.candidate}, and {faster[0]} was measured to be faster "
                       f"at {problem}")
    champion, layout = apply_decision(path), portfolio.layout_of(problem)
    sources = {each.kernel: resolve(each.kernel).source_hash() for each in times}
    portfolio.keep(replace(
        before, device=device.slug, facts=portfolio.facts_of(device), sources={**before.sources, **sources},
        costs={**{each: (ELSEWHERE,) * _parts(before) for each in times}, **before.costs},
        layouts={**before.layouts, layout: [*dict.fromkeys([*before.serving(problem), *times])]},
        times={problem: times}))
    selection.reload()
    return champion


def _parts(held: portfolio.Portfolio) -> int:
    return len(next(iter(held.costs.values())))


def history(folder: Path, task: str) -> pd.DataFrame:
    """Tabulate the decision files of a task below `folder`, in the order of their times.

    Columns: time, candidate, against, word, champion (after it) and reason.
    """
    import pandas as pd

    lines = []
    for path in sorted((folder / "decisions" / task).glob("*.json")):
        decision = read_decision(path)
        lines.append((json.loads(path.read_text(encoding="utf-8"))["time"], decision.evidence.candidate,
                      decision.evidence.champion, decision.word, decision.champion, decision.reason))
    columns = ["time", "candidate", "against", "word", "champion", "reason"]
    return pd.DataFrame(lines, columns=columns).sort_values("time", ignore_index=True)


def main(argv: Sequence[str] | None = None) -> int:
    """Enter the decision file that the arguments name and print the history of its task; return the exit status."""
    parser = command_parser("attention_registry", __doc__)
    parser.add_argument("decision", type=Path, help="a decision file, as `write_decision` writes it")
    add_device(parser)

    def enter(given: argparse.Namespace) -> int:
        path = given.decision.resolve()
        print(f"the champion is {enter_decision(path, find(given.device))}")
        print(history(path.parents[2], path.parent.name).to_string(index=False))
        return OK

    return run_command(enter, parser.parse_args(argv), parser.prog)


if __name__ == "__main__":
    sys.exit(main())

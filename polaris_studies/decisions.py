"""Decide by gates whether a candidate becomes the champion of its task; keep decision files and the champions."""

from __future__ import annotations

import dataclasses
import datetime
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypedDict

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.errors import BadValue
from polaris_lab.base.files import write_text
from polaris_lab.base.recordings import now
from polaris_studies.gates import (
    ATTENTION_GATES,
    FAIL,
    NOT_EVALUATED,
    Counters,
    Evidence,
    Finding,
    Forecast,
    Gate,
    GateResult,
    ShapeError,
    Timing,
    judge,
)

_FILE = TypedDict("_FILE", {"gates": list[dict], "evidence": dict, "results": list[dict], "word": str})
_CHAMPION = TypedDict("_CHAMPION", {"champion": str, "decision": str})
PROMOTE, KEEP, REFUSE = "promote", "keep the champion", "refuse for lack of evidence"
"""What a decision may be."""


@dataclass(frozen=True)
class Decision:
    """Holds a decision: its `word`, the reason in one sentence, every gate's result, and what it was made from."""

    word: str
    reason: str
    results: tuple[GateResult, ...]
    evidence: Evidence
    gates: tuple[Gate, ...]

    @property
    def champion(self) -> str | None:
        """Return the champion of the task after this decision; None where there is none."""
        return self.evidence.candidate if self.word == PROMOTE else self.evidence.champion


def decide(evidence: Evidence, gates: Sequence[Gate] = ATTENTION_GATES) -> Decision:
    """Decide by the gates: a failure keeps the champion; a needed gate that was not evaluated refuses; else promote.

    A pure function: the same evidence gives the same decision. Raises ValueError without any gate.
    """
    results = judge(evidence, gates)
    failed = [result.gate for result in results if result.outcome == FAIL]
    open_gates = [result.gate for result in results if result.needed and result.outcome == NOT_EVALUATED]
    if failed:
        word, reason = KEEP, f"{evidence.candidate} fails {', '.join(failed)}"
    elif open_gates:
        word, reason = REFUSE, f"not evaluated for {evidence.candidate}: {', '.join(open_gates)}"
    else:
        word, reason = PROMOTE, f"{evidence.candidate} passes every gate that promotion needs"
    return Decision(word, reason, results, evidence, tuple(gates))


def decide_in_turn(candidates: Sequence[Evidence], gates: Sequence[Gate] = ATTENTION_GATES) -> tuple[Decision, ...]:
    """Decide on candidates in order of preference, until one is promoted; the last decision names the champion.

    Raises ValueError when the candidates are not of one task with one champion, or there are none.
    """
    if len({(each.task, each.champion) for each in candidates}) != 1:
        raise BadValue("candidates", "candidates must be of one task, against one champion")
    decisions = []
    for each in candidates:
        decisions.append(decide(each, gates))
        if decisions[-1].word == PROMOTE:
            break
    return tuple(decisions)


def write_decision(decision: Decision, *, record: bool, when: datetime.datetime | None = None) -> Path:
    """Write a decision file, whole or not at all, and return its path: `decisions/<task>/<time>.json`.

    Below `data/` when `record`, else below `runs/`. The file holds the evidence and the gates too, so that the decision
    can be made again. Raises FileExistsError when that second already has a decision.
    """
    when = when or now()
    base = paths.DATA if record else paths.RUNS
    path = base / "decisions" / decision.evidence.task / f"{when:%Y%m%dT%H%M%SZ}.json"
    if path.exists():
        raise FileExistsError(f"{path.name} of {decision.evidence.task} is another decision; a decision is never "
                              "overwritten")
    write_text(path, decision_text(decision, when))
    return path


def decision_text(decision: Decision, when: datetime.datetime, **facts: Any) -> str:
    """Return the text of a decision file, with further `facts`, such as what was measured."""
    said = {"time": when.isoformat(timespec="seconds"), "champion": decision.champion}
    return json.dumps(_plain(facts | said | dataclasses.asdict(decision)), indent=1, allow_nan=False) + "\n"


def write_artefacts(decision: Decision, folder: Path, arrays: Mapping[str, Mapping[str, np.ndarray]],
                    when: datetime.datetime | None = None) -> Path:
    """Write what each gate judged, a folder a gate, and return the page that links all of it, `folder/index.md`.

    A gate's folder holds its result.json, and NAME.npy for each array that `arrays` has of it. The decision file is
    next to the page.
    """
    lines = [f"# {decision.evidence.candidate}: {decision.word}", "", f"{decision.reason}.", "",
             "[The decision with its evidence](decision.json)", "", "| gate | outcome | asks for | artefacts |",
             "|---|---|---|---|"]
    for gate, result in zip((each for each in decision.gates if each.name in {r.gate for r in decision.results}),
                            decision.results, strict=True):
        held = arrays.get(gate.name, {})
        (folder / gate.name).mkdir(parents=True, exist_ok=True)
        for name, array in held.items():
            np.save(folder / gate.name / f"{name}.npy", array)
        names = [f"{name}.npy" for name in held]
        write_text(folder / gate.name / "result.json", json.dumps(
            {"asks_for": gate.rule, **dataclasses.asdict(result), "arrays": names}, indent=1) + "\n")
        links = ", ".join(f"[{name}]({gate.name}/{name})" for name in ["result.json", *names])
        lines.append(f"| {gate.name} | {result.outcome} | {gate.rule} | {links} |")
    write_text(folder / "decision.json", decision_text(decision, when or now()))
    write_text(folder / "index.md", "\n".join(lines) + "\n")
    return folder / "index.md"


def read_decision(path: Path) -> Decision:
    """Read a decision file and decide again from its evidence.

    Raises ValueError when the file cannot be read, or does not say what its evidence and gates give.
    """
    try:
        held = documents.read_json(Path(path), _FILE)
        gates = tuple(Gate(**{**gate, "shapes": tuple(gate["shapes"])}) for gate in held["gates"])
        decision = decide(_evidence(held["evidence"]), gates)
        said = held["word"], held["champion"], {result["gate"]: result["outcome"] for result in held["results"]}
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError(f"{path} is no decision file: {error!r}") from None
    if said != (decision.word, decision.champion, {result.gate: result.outcome for result in decision.results}):
        raise ValueError(f"{path} does not say what its evidence gives, which is: {decision.word}, {decision.reason}")
    return decision


def champions(folder: Path | None = None) -> dict[str, str]:
    """Read the champion of each task from `champions.json` in `folder`, which is `data/` unless given.

    Raises ValueError when an entry is not what its decision file says.
    """
    base = folder or paths.DATA
    found = {}
    for task, entry in _registry(base).items():
        decision = read_decision(base / entry["decision"])
        if (decision.word, decision.evidence.task, decision.champion) != (PROMOTE, task, entry["champion"]):
            raise ValueError(f"champions.json: {entry['champion']!r} is not what {entry['decision']} made the champion "
                             f"of {task}")
        found[task] = entry["champion"]
    return found


def apply_decision(path: Path, gates: Sequence[Gate] = ATTENTION_GATES) -> str | None:
    """Make what a decision file promotes the champion of its task, in the `champions.json` of its folder; return it.

    A decision that promotes nothing changes nothing. Raises ValueError when the evidence is not promoted by `gates`,
    whatever gates the file was written with, or when the champion that it compares with is not the present one.
    """
    path = Path(path).resolve()
    base = path.parents[2]
    decision, present = read_decision(path), champions(base)
    task, rival = decision.evidence.task, decision.evidence.champion
    if decision.word != PROMOTE:
        return present.get(task)
    if (again := decide(decision.evidence, gates)).word != PROMOTE:
        raise ValueError(f"{path.name} promotes {decision.champion} by weaker gates than these: {again.reason}")
    if present.get(task) != rival:
        raise ValueError(f"{path.name} compares with {rival}, and the champion of {task} is {present.get(task)}; "
                         "decide again against that")
    entry = {"champion": decision.champion, "decision": path.relative_to(base).as_posix()}
    write_text(base / "champions.json", json.dumps(dict(sorted((_registry(base) | {task: entry}).items())), indent=1)
               + "\n")
    return decision.champion


def _registry(base: Path) -> dict[str, dict[str, str]]:
    path = base / "champions.json"
    return documents.read_json(path, dict[str, _CHAMPION]) if path.exists() else {}


def _plain(value: Any) -> Any:
    """Return dicts and lists of what JSON holds; a float that is not finite becomes text."""
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


def _evidence(held: dict[str, Any]) -> Evidence:
    """Make Evidence of what a decision file holds."""
    def timing(times: dict[str, Any] | None) -> Timing | None:
        return times and Timing(*(float(times[name]) for name in ("mean", "low", "high", "variance")), times["samples"])

    errors = [ShapeError(**{**each, "max_abs_error": float(each["max_abs_error"]),
                            "bound_fraction": _float(each["bound_fraction"])}) for each in held["errors"]]
    texts = {name: tuple(held[name]) for name in ("exceptions", "options", "sources")}
    return Evidence(**{**held, **texts, "errors": tuple(errors), "time": timing(held["time"]),
                       "champion_time": timing(held["champion_time"]), "ratio": timing(held.get("ratio")),
                       "findings": tuple(Finding(**each) for each in held["findings"]),
                       "forecasts": tuple(Forecast(**each) for each in held["forecasts"]),
                       "counters": Counters(**held["counters"]),
                       "champion_counters": Counters(**held["champion_counters"])})


def _float(value: Any) -> float | None:
    return None if value is None else float(value)

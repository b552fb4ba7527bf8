"""Ask every tool about every fault of attention_v3, and compare models of its faults with the log's unexplained error.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from threadpoolctl import threadpool_limits

from polaris_lab.base import isolation
from polaris_lab.base.errors import ChildDied
from polaris_lab.base.recorded_runs import runs_below
from polaris_lab.base.recordings import read_csv, recorded
from polaris_lab.device.device import find
from polaris_lab.device.device_session import Session
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention
from polaris_lab.verify.proof import CHECKED_REPORTS
from polaris_lab.verify.sanitizer import place_of, sanitize
from polaris_lab.verify.tile_oracle import compare_stages
from polaris_lab.verify.write_coverage import count_stores
from polaris_studies import cuda_sanitizer
from polaris_studies.broken_copies import gates_of
from polaris_studies.study_files import save_study

if TYPE_CHECKING:
    import pandas as pd

STUDY = "attention_faults"
COLUMNS = ["device", "fault", "tool", "sees", "says", "run_id", "study"]
SIMULATED = {"memory checker": {"optimised": False}, "race checker": {"races": True},
             "uninitialised values": {"uninit": True}}
"""The tools that run a kernel on the simulator, and the options of each; their kinds of findings are in _KINDS."""
_KINDS = {"memory checker": "out-of-bounds", "race checker": "race", "uninitialised values": "uninitialised"}
RIGHT = "attention_v3"
ASKING_S = 900.0
"""The longest that all tools may take over one fault."""
FAULTS = tuple(name for name, spec in catalogue().items() if spec.museum and name.startswith("attention_v3_"))
"""The museum kernels made of attention_v3, in the order of its switch FAULT."""
PROBLEM = Attention(1, 2, 100, 16)
PLAIN = PROBLEM, replace(PROBLEM, causal=True), replace(PROBLEM, scale=20.0)
"""The problems of the guards and of the error bound: as many keys as rows, two heads, no gaps; then huge scores."""
SMALL = Attention(1, 2, 34, 16)
"""The problem of the simulator: two tiles of keys."""
HEADS = Attention(1, 24, 20, 16)
"""The problem of the tile oracle and of NVIDIA's tools where sizes are swapped: there are no more records than the
oracle has room for, and H > S."""


def repeats() -> pd.DataFrame:
    """Tabulate the newest recorded repeats of each device and attention kernel: the same problems, solved many times.

    Columns: device, kernel, problems, repeats (of each problem), and `differing`, how many outputs were not those of
    the first time to the last bit. Empty where no device has any.
    """
    import pandas as pd

    last = {}
    for run in (run for run in runs_below() if run.study == "proof" and run.manifest):
        rows = read_csv(run.csv, ["device", "kernel", "what", "problems", "findings", "note"])
        for row in rows[(rows["what"] == "bit-identical") & (rows["problems"] > 0)].itertuples():
            last[row.device, row.kernel] = int(row.problems), int(row.note.split()[0]), int(row.findings)
    lines = [(*key, *said) for key, said in sorted(last.items())]
    return pd.DataFrame(lines, columns=["device", "kernel", "problems", "repeats", "differing"])


def ask(kernel: str, device: str = "auto", *, simulated: Iterable[str] = tuple(SIMULATED)) -> pd.DataFrame:
    """Ask every tool about one fault: a row each, with the columns device, fault, tool, sees and says.

    `sees` is None where a tool was not asked, or where the process died and took the answer along; `says` is then why.
    Of the tools that need the simulator only those in `simulated` are asked, and none after accesses out of bounds.
    NVIDIA's are asked on its cards, where they are installed.
    """
    import pandas as pd

    opened, problem = find(device), HEADS if "swapped" in kernel else PROBLEM
    answers = []
    for tool in (tool for tool in SIMULATED if tool in simulated):
        if answers and answers[0][1]:  # thousands of accesses outside would be all that it reports
            answers.append((tool, None, "not asked, since accesses out of bounds were found"))
        else:
            answers.append((tool, *_simulate(kernel, tool)))
    answers += _solve_all(kernel, opened.index)
    try:
        stores = count_stores(Session(opened), resolve(kernel), PROBLEM).problems
        answers.append(("map of stores", bool(stores), stores[0] if stores else "nothing"))
    except ChildDied as died:
        answers.append(("map of stores", None, f"the process {died.how}"))
    try:
        stages = compare_stages(kernel, problem, device)
        answers.append(("tile oracle", not stages.ok, str(stages).split(": ", 1)[-1]))
    except ChildDied as died:
        answers.append(("tile oracle", None, f"the process {died.how}"))
    if cuda_sanitizer.is_here(session := Session(opened)):
        answers += [(f"{cuda_sanitizer.PROGRAM} {tool}", *cuda_sanitizer.ask(session, resolve(kernel), problem, tool))
                    for tool in cuda_sanitizer.TOOLS]
    lines = [(opened.slug, kernel.removeprefix("attention_v3_"), *answer) for answer in answers]
    return pd.DataFrame(lines, columns=COLUMNS[:5])


def _simulate(kernel: str, tool: str) -> tuple[bool | None, str]:
    found = sanitize(kernel, problem=SMALL, most_reports=CHECKED_REPORTS, **SIMULATED[tool])
    seen = found[found["kind"] == _KINDS[tool]]
    if len(seen):
        first = seen.iloc[0]
        return True, f"{first.message} ({place_of(first)})" if first.line else first.message
    if found.attrs["died"]:
        return None, f"the simulator's process {found.attrs['died']}"
    return False, "nothing" if found.attrs["output_ok"] else "nothing, and the output is wrong"


def _solve_all(kernel: str, index: str) -> list[tuple[str, bool | None, str]]:
    gates, died = {}, ""
    for problem in PLAIN:
        try:
            gates = isolation.call("polaris_studies.attention_faults:_solve", kernel, index, problem).value | gates
        except ChildDied as death:
            died = f"the process {death.how}"
    silent = (None, died) if died else (False, "nothing")
    return [(tool, *next(((True, gates[gate]) for gate in wanted if gate in gates), silent))
            for tool, wanted in {"guards": ("guard", "poison"), "error bound": ("bound",)}.items()]


def _solve(kernel: str, index: str, problem: Attention) -> dict[str, str]:
    """Run one problem between guards; return each gate that went red, and its sentence."""
    return gates_of(resolve(kernel), Session(find(index)), problem)


def measure(device: str = "auto", kernels: Sequence[str] = FAULTS, *, simulated: Iterable[str] = tuple(SIMULATED),
            at_once: int = 1) -> pd.DataFrame:
    """Ask every tool about every fault, `at_once` faults at a time, each in its own process; this takes minutes."""
    import pandas as pd

    def answer(kernel: str) -> pd.DataFrame:
        return isolation.call("polaris_studies.attention_faults:ask", kernel, device, timeout=ASKING_S,
                              simulated=tuple(simulated)).value

    with ThreadPoolExecutor(at_once) as pool:
        return pd.concat(pool.map(answer, kernels), ignore_index=True)


def save(rows: pd.DataFrame, device: str = "auto", *, record: bool) -> Path:
    """Write rows of `measure` and their manifest, below data/measured when `record`, else below runs."""
    specs = [resolve(fault if fault == RIGHT else f"{RIGHT}_{fault}") for fault in rows["fault"].unique()]
    problems = {"problems": [str(each) for each in (*PLAIN, SMALL, HEADS)]}
    return save_study(rows, STUDY, asdict(find(device)), specs, problems, record=record)


def answers() -> pd.DataFrame:
    """Read the newest recorded answers on each device."""
    return recorded(STUDY, COLUMNS)


def matrix(rows: pd.DataFrame) -> pd.DataFrame:
    """Return the answers of one device as a table, a fault a row and a tool a column: True, False or None."""
    import pandas as pd

    sees = pd.Series([None if pd.isna(word) else str(word) == "True" for word in rows["sees"]], rows.index, object)
    table = rows.assign(sees=sees).pivot(index="fault", columns="tool", values="sees")
    return table.loc[list(rows["fault"].unique()), list(rows["tool"].unique())].rename_axis(index=None, columns=None)


UNEXPLAINED = Attention(1, 1, 512, 64)
"""The problem of the error that the log left unexplained; its tiles had 64 keys, and a wave 32 lanes."""
LOGGED = {"least": -0.144, "greatest": 0.136, "largest error": 0.354, "mean error": 0.045,
          "range / right range": round((0.136 + 0.144) / (0.370 + 0.335), 3)}
"""The log's figures for it: the range of the output, its errors, and its part of the right range."""
MODELS: Mapping[str, int | None] = {
    "sums of V not scaled": 5, "divided by the number of keys": 6, "l not scaled": 10, "neither scaled": 11,
    "V one tile behind": 12, "K one tile behind": 13, "l of the last tile alone": 14,
    "two columns of Q a lane": 15, "scale applied twice": None, "all weights alike": None}
"""Each model of a fault, and its value of the switch FAULT if the kernel has it."""

_FOUND = "Made on purpose: a candidate for the error that the log left unexplained."
FURTHER: Mapping[str, Mapping[str, str]] = {
    "attention_v3_l_not_scaled": {
        "model": "l not scaled", "symptom": "Outputs too small where the maximum of a row grows after the first tile.",
        "cause": "l keeps exponentials relative to the maximum before, so that the divisor is too large.",
        "fix": "Scale l by e^(before - after), as the sums of V are.",
        "lesson": "Two sums of one loop need the same factor; compare the stages l and O, and not the result alone."},
    "attention_v3_neither_scaled": {
        "model": "neither scaled", "symptom": "Wrong weights of early keys, in a result of nearly the right size.",
        "cause": "Neither l nor the sums of V follow a growing maximum: early keys count too much in both.",
        "fix": "Scale both by e^(before - after).",
        "lesson": "A quotient of two wrong sums looks plausible: a range of the right size is no evidence."},
    "attention_v3_v_behind": {
        "model": "V one tile behind", "symptom": "Outputs of the right size that belong to other keys.",
        "cause": "The stage of V holds the tile before: the weights of one tile meet the values of another.",
        "fix": "Load V of the tile whose scores are computed.",
        "lesson": "With one tile of keys it cannot show: test with three or more."},
    "attention_v3_k_behind": {
        "model": "K one tile behind", "symptom": "Scores of a tile are those of the tile before it.",
        "cause": "The next K is loaded for the present tile: each tile but the first is seen one step late.",
        "fix": "Load tile + 1 while V of the present tile is summed.",
        "lesson": "A pipeline has an index of its own for each stage: write down which tile is where."},
    "attention_v3_last_l": {
        "model": "l of the last tile alone", "symptom": "Outputs many times too large.",
        "cause": "l is set to 0 at each tile, so that the divisor holds the keys of the last one alone.",
        "fix": "Scale l by e^(before - after) and add to it.",
        "lesson": "With one tile the fault is none; the range of the output shows it at once with more."},
    "attention_v3_two_columns": {
        "model": "two columns of Q a lane", "symptom": "Scores near 0 and nearly equal weights: a mean of V.",
        "cause": "A lane keeps the two columns of Q that it loaded, and multiplies all others by 0.",
        "fix": "Let each lane read all columns of a row of Q.",
        "lesson": "An output with too small a range may have a right softmax over wrong scores: look at S first."}}
"""Faults 10 to 15 of attention_v3, which have no museum kernel: the model of each, and the texts of its bug form."""


def further(name: str) -> KernelSpec:
    """Describe attention_v3 with one fault of FURTHER, as the museum describes the others."""
    texts, like = FURTHER[name], resolve("attention_v3_no_rescale")
    bug = {"repaired": "attention_v3", "found": _FOUND, **{key: text for key, text in texts.items() if key != "model"}}
    return replace(like, name=name, description=texts["model"], bug=bug,
                   defines={**like.defines, "FAULT": (MODELS[texts["model"]],)})


def output_of(name: str, problem: Attention, inputs: Mapping[str, np.ndarray], tile: int = 64,
          lanes: int = 32) -> np.ndarray:
    """Compute in float64 what a kernel with one fault of MODELS would: (b, h, rows, d); "none" is the right output.

    Each row of the problem sees a key, and its keys fill whole tiles.
    """
    q, k, v = (problem.tensor(inputs[each]).astype(np.float64) for each in "QKV")
    if name == "two columns of Q a lane":
        column, lane = np.arange(problem.d) // 2 % lanes, np.arange(problem.t) % lanes
        k = np.where(column == lane[:, None], k, 0.0)
    before = np.maximum(np.arange(problem.t // tile) - 1, 0)
    if name == "V one tile behind":
        v = _by_tiles(v, before)
    if name == "K one tile behind":
        k = _by_tiles(k, before)
    output = np.empty_like(q)
    with threadpool_limits(1):  # tiles are small: threads would wait for each other longer than they compute
        for head in np.ndindex(problem.b, problem.h):
            output[head] = _head_of(name, problem, q[head], k[head], v[head], tile)
    return output


def _head_of(name: str, problem: Attention, q: np.ndarray, k: np.ndarray, v: np.ndarray, tile: int) -> np.ndarray:
    times = {"scale applied twice": problem.scale, "all weights alike": 0.0}.get(name, 1.0)
    seen = problem.visible()[:, None]
    m = np.full((problem.s, 1), -np.inf)
    total, sums = np.zeros_like(m), np.zeros((problem.s, problem.d))
    for first in range(0, problem.t, tile):
        here = slice(first, first + tile)
        scores = times * problem.scale * (q @ k[here].T)
        scores[np.arange(first, first + tile) >= seen] = -np.inf
        grown = np.maximum(m, scores.max(-1, keepdims=True))
        weights, rescale = np.exp(scores - grown), np.exp(m - grown)
        keep_l = {"l not scaled": 1.0, "neither scaled": 1.0, "l of the last tile alone": 0.0}.get(name, rescale)
        keep_sums = 1.0 if name in ("sums of V not scaled", "neither scaled") else rescale
        total, sums = total * keep_l + weights.sum(-1, keepdims=True), sums * keep_sums + weights @ v[here]
        m = grown
    return sums / (problem.t if name == "divided by the number of keys" else total)


def _by_tiles(rows: np.ndarray, order: np.ndarray) -> np.ndarray:
    tiles = rows.reshape(*rows.shape[:2], len(order), -1, rows.shape[-1])
    return tiles[:, :, order].reshape(rows.shape)


def figures(output: np.ndarray, right: np.ndarray) -> dict[str, float]:
    """Compute the figures that the log gives of an error, the share of the right range, and the largest error's row."""
    error = np.abs(output - right)
    return {"least": output.min(), "greatest": output.max(), "largest error": error.max(), "mean error": error.mean(),
            "range / right range": np.ptp(output) / np.ptp(right),
            "worst row": int(np.unravel_index(error.argmax(), error.shape)[2])}


def model_figures(seeds: Iterable[int], names: Iterable[str] = tuple(MODELS)) -> pd.DataFrame:
    """Compute the figures of each model on each seed: a row each."""
    import pandas as pd

    lines, names = [], list(names)
    for seed in seeds:
        inputs = UNEXPLAINED.inputs(seed)
        right = output_of("none", UNEXPLAINED, inputs)
        outputs = {name: output_of(name, UNEXPLAINED, inputs) for name in names}
        lines += [{"model": name, "seed": seed, **figures(output, right)} for name, output in outputs.items()]
    return pd.DataFrame(lines)


def fits(lines: pd.DataFrame) -> pd.DataFrame:
    """Tell which of the log's figures lie between the least and the greatest of a model's seeds: a row a model."""
    groups = lines.groupby("model", sort=False)[list(LOGGED)]
    return (groups.min() <= LOGGED) & (groups.max() >= LOGGED)


def suite_errors(seeds: Iterable[int], names: Iterable[str]) -> pd.DataFrame:
    """Compute the largest errors of models at the shape of the log's suite, without and with a mask: a row a seed.

    "layout" is the right arithmetic on arrays taken for (B, S, H, D); "layout, NAME" is the model NAME on such arrays.
    """
    import pandas as pd

    lines, names = [], list(names)
    for seed in seeds:
        for causal in (False, True):
            problem = Attention(2, 8, 512, 64, causal)
            inputs = problem.inputs(seed)
            right = output_of("none", problem, inputs)
            for name in names:
                first, _, fault = name.partition(", ")
                if first == "layout":
                    taken_for = output_of(fault or "none", replace(problem, order="bshd"), inputs)
                    output = problem.tensor(taken_for.transpose(0, 2, 1, 3).reshape(-1, problem.d))
                else:
                    output = output_of(name, problem, inputs)
                lines.append({"model": name, "seed": seed, "causal": causal,
                              "largest error": float(np.abs(output - right).max())})
    return pd.DataFrame(lines)

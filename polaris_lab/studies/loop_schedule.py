"""The order of loads, waits and arithmetic in a kernel's main loop for gfx803, and what the kernel takes of registers
and memory.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from polaris_lab.base.recordings import setting
from polaris_lab.gcn3.code.toolchain import gfx803
from polaris_lab.spec.kernel_catalogue import KernelSpec
from polaris_lab.studies.pointer_codegen import POLARIS

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = ["run_id", "study", "device", "kernel", "config", "vgprs", "lds_bytes", "code_bytes", "barriers",
           "written_out",
           "instructions", "lds_instructions", "loads", "in_flight", "behind", "behind_flat"]
TURN = COLUMNS[-6:]
FIGURES = {"vgprs": "NumVgprs", "lds_bytes": "LDSByteSize", "code_bytes": "codeLenInByte"}
LONGEST = 20_000
"""Instructions of a turn: a walk that is longer goes round an inner loop for ever."""

_LOAD = re.compile(r"(?:flat|global|buffer)_load_")
_WIDE = re.compile(r"(?:flat|global|buffer)_load_dwordx[234]")
_MULTIPLY_ADD = re.compile(r"v_(?:mac|mad|fma)_f32")


def table(specs: Iterable[KernelSpec]) -> pd.DataFrame:
    """One row for each kernel, as COLUMNS; see `facts`. Raises DeviceError when clang or libclc is not installed."""
    import pandas as pd

    rows = [{"run_id": "", "study": "", "device": POLARIS, "kernel": spec.name,
             "config": setting(spec.config()),
             **facts(gfx803(spec.file, list(spec.options()[1:])), spec.function)} for spec in specs]
    return pd.DataFrame(rows, columns=COLUMNS)


def facts(text: str, function: str) -> Mapping[str, float | str]:
    """What the assembly of `function` says of a work-item and, where it is straight, of one turn of its main loop.

    `vgprs`, `lds_bytes` and `code_bytes` as the compiler reports them; `barriers` and `written_out`, the barriers and
    multiply-adds in its text, the epilogue's among them, which show what was left out and how far loops were unrolled.
    Of a turn: `instructions`, `lds_instructions` among them, the global `loads` by name, `in_flight`, the most of them
    under way at once, and the multiply-adds issued after the last load of them and before the first wait for one:
    `behind` by the compiler's own count (vmcnt), `behind_flat` when flat loads also raise lgkmcnt, as AMD's manual of
    this instruction set has it. Those are NaN where the loop is not straight.
    """
    body, report = _body(text, function)
    found = {name: float(re.search(rf"; {said}(?::| =) (\d+)", report)[1]) for name, said in FIGURES.items()}
    found["barriers"] = float(sum(line.startswith("s_barrier") for line in body))
    found["written_out"] = float(sum(bool(_MULTIPLY_ADD.match(line)) for line in body))
    try:
        steps = turn(text, function)
    except ValueError:
        return found | dict.fromkeys(TURN, math.nan)
    in_flight, last = _in_flight(steps)
    after = steps[last + 1:] + steps[:last + 1]
    return found | {"instructions": float(len(steps)),
                    "lds_instructions": float(sum(step.startswith("ds_") for step in steps)),
                    "loads": " ".join(step.split()[0] for step in steps if _LOAD.match(step)),
                    "in_flight": float(in_flight), "behind": _until(after, in_flight, flat=False),
                    "behind_flat": _until(after, in_flight, flat=True)}


def turn(text: str, function: str) -> list[str]:
    """The instructions of one turn of the loop around the first barrier, as a wave far from every edge executes them.

    Such a wave skips what is done for its lanes at an edge, so a branch around code for some lanes is taken unless that
    code begins with a load of several words. Raises ValueError when the walk does not come back to the barrier, or
    meets no load.
    """
    body, _ = _body(text, function)
    labels = {line[:-1]: place for place, line in enumerate(body) if line.endswith(":")}
    barrier = next((place for place, line in enumerate(body) if line.startswith("s_barrier")), None)
    if barrier is None:
        raise ValueError(f"{function} has no barrier")
    steps, place = [], barrier
    while len(steps) < LONGEST:
        line = body[place]
        if not line.endswith(":"):
            steps.append(line)
        target = labels[line.split()[1]] if line.startswith(("s_branch", "s_cbranch")) else None
        taken = target is not None and (line.startswith("s_branch")
                                        or (_skipped(body, place) if "exec" in line else target < place))
        place = target if taken else place + 1
        if place == barrier and any(map(_LOAD.match, steps)):
            return steps
        if place == barrier or place >= len(body):
            break
    raise ValueError(f"{function}: the walk from its first barrier does not come back to it with a load")


def _body(text: str, function: str) -> tuple[list[str], str]:
    """Labels and instructions of `function`, without directives and remarks, and the text that follows them."""
    begin = re.search(rf"^{re.escape(function)}:", text, re.MULTILINE)
    if begin is None:
        raise ValueError(f"the listing holds no {function}")
    inside, _, report = text[begin.end():].partition(".Lfunc_end")
    lines = (line.split(";")[0].strip() for line in inside.splitlines())
    return [line for line in lines if line and (line.endswith(":") or not line.startswith("."))], report


def _skipped(body: list[str], place: int) -> bool:
    for line in body[place + 1:]:
        if _WIDE.match(line):
            return False
        if line.endswith(":") or line.startswith(("s_branch", "s_cbranch")):
            return True
    return True


def _in_flight(steps: list[str]) -> tuple[int, int]:
    """The most loads that are under way at once, by vmcnt, and the place of the one that first makes it so many."""
    most = under_way = last = 0
    for place, step in enumerate(2 * steps):  # twice, since loads may be under way across the turn's end
        if _LOAD.match(step):
            under_way += 1
            if under_way > most:
                most, last = under_way, place % len(steps)
        elif wait := re.match(r"s_waitcnt.*vmcnt\((\d+)\)", step):
            under_way = min(under_way, int(wait[1]))
    return most, last


def _until(steps: list[str], loads: int, *, flat: bool) -> float:
    """Multiply-adds before the first wait that `loads` loads cannot all outlast."""
    counters = "vmcnt|lgkmcnt" if flat else "vmcnt"
    count = 0
    for step in steps:
        if step.startswith("s_waitcnt") and any(int(n) < loads for n in re.findall(rf"(?:{counters})\((\d+)\)", step)):
            break
        count += bool(_MULTIPLY_ADD.match(step))
    return float(count)

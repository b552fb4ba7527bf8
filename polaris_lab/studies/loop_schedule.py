"""The order of loads, waits and arithmetic in a kernel's main loop for gfx803, and what the kernel takes of registers
and memory.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from polaris_lab.base.recordings import setting
from polaris_lab.gcn3.code.assembly import Instruction, Program, parse
from polaris_lab.gcn3.code.control_flow import branch_target, is_branch, split_blocks
from polaris_lab.gcn3.code.instruction_set import MULTIPLY_ADD, memory_access
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
WORD = 4
"""Bytes of a word: a load of more is taken for one of the loop's own, a smaller one for one of a matrix's edge."""


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
    program = parse(text, function)
    found = {name: float(program.report[said]) for name, said in FIGURES.items()}
    found["barriers"] = float(sum(each.name == "s_barrier" for each in program.instructions))
    found["written_out"] = float(sum(each.name in MULTIPLY_ADD for each in program.instructions))
    try:
        steps = _turn(program)
    except ValueError:
        return found | dict.fromkeys(TURN, math.nan)
    in_flight, last = _in_flight(steps)
    after = steps[last + 1:] + steps[:last + 1]
    return found | {"instructions": float(len(steps)),
                    "lds_instructions": float(sum(step.name.startswith("ds_") for step in steps)),
                    "loads": " ".join(step.name for step in steps if _load_bytes(step)),
                    "in_flight": float(in_flight), "behind": _until(after, in_flight, flat=False),
                    "behind_flat": _until(after, in_flight, flat=True)}


def turn(text: str, function: str) -> list[str]:
    """The instructions of one turn of the loop around the first barrier, as a wave far from every edge executes them.

    Such a wave skips what is done for its lanes at an edge, so a branch around code for some lanes is taken unless that
    code begins with a load of several words. Raises ValueError when the walk does not come back to the barrier, or
    meets no load.
    """
    return [step.text for step in _turn(parse(text, function))]


def _turn(program: Program) -> list[Instruction]:
    instructions = program.instructions
    barrier = next((at for at, each in enumerate(instructions) if each.name == "s_barrier"), None)
    if barrier is None:
        raise ValueError(f"{program.function} has no barrier")
    blocks = {block.start: block for block in split_blocks(program)}
    steps, at = [], barrier
    while len(steps) < LONGEST:
        step = instructions[at]
        steps.append(step)
        taken, target = False, at + 1
        if is_branch(step.name):
            target = branch_target(program, step)
            if "exec" in step.name:
                taken = at + 1 in program.labels.values() or not _has_wide_load(program, blocks.get(at + 1, range(0)))
            else:
                taken = step.name == "s_branch" or target <= at
        at = target if taken else at + 1
        if at == barrier and any(map(_load_bytes, steps)):
            return steps
        if at == barrier or at >= len(instructions):
            break
    raise ValueError(f"{program.function}: the walk from its first barrier does not come back to it with a load")


def _has_wide_load(program: Program, block: range) -> bool:
    return any(_load_bytes(program.instructions[at]) > WORD for at in block)


def _load_bytes(instruction: Instruction) -> int:
    """The bytes that a load from global or private memory gives a work-item, 0 for any other instruction."""
    access = memory_access(instruction.name)
    return access.bytes if access and access.operation == "load" and access.space != "local" else 0


def _in_flight(steps: list[Instruction]) -> tuple[int, int]:
    """The most loads that are under way at once, by vmcnt, and the place of the one that first makes it so many."""
    most = under_way = last = 0
    for place, step in enumerate(2 * steps):  # twice, since loads may be under way across the turn's end
        if _load_bytes(step):
            under_way += 1
            if under_way > most:
                most, last = under_way, place % len(steps)
        elif step.name == "s_waitcnt":
            under_way = min(under_way, step.modifiers.get("vmcnt", under_way))
    return most, last


def _until(steps: list[Instruction], loads: int, *, flat: bool) -> float:
    """Multiply-adds before the first wait that `loads` loads cannot all outlast."""
    counters = ("vmcnt", "lgkmcnt") if flat else ("vmcnt",)
    count = 0
    for step in steps:
        if step.name == "s_waitcnt" and any(step.modifiers.get(counter, loads) < loads for counter in counters):
            break
        count += step.name in MULTIPLY_ADD
    return float(count)

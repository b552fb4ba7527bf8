"""Read the schedule of a kernel's main loop for gfx803: the order of its loads, waits and multiply-adds."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from polaris_lab.base.errors import BadValue
from polaris_lab.base.recordings import setting
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_sim.code.assembly import Instruction, Program, parse
from polaris_sim.code.control_flow import branch_target, is_branch, split_blocks
from polaris_sim.code.instruction_set import MULTIPLY_ADD, memory_access
from polaris_sim.code.toolchain import gfx803
from polaris_studies.pointer_codegen import POLARIS

if TYPE_CHECKING:
    import pandas as pd

SCHEDULE_COLUMNS = ["run_id", "study", "device", "kernel", "config", "vgprs", "lds_bytes", "code_bytes", "barriers",
                    "written_out", "instructions", "lds_instructions", "loads", "in_flight", "behind", "behind_flat"]
"""The columns of `schedules`; see `facts`."""
OF_AN_ITERATION = SCHEDULE_COLUMNS[-6:]
"""The columns that describe one iteration of the main loop."""
FIGURES = {"vgprs": "NumVgprs", "lds_bytes": "LDSByteSize", "code_bytes": "codeLenInByte"}
LONGEST = 20_000
"""The most instructions of an iteration: a longer path would be an endless inner loop."""
WORD_BYTES = 4
"""Bytes of a word. A wider load is taken to be the loop's own, a load of a word to handle the edge of a matrix."""


def schedules(specs: Iterable[KernelSpec]) -> pd.DataFrame:
    """Compile kernels and read their loop schedules, a row of SCHEDULE_COLUMNS for each kernel; see `facts`.

    Raises DeviceError when clang or libclc is not installed.
    """
    import pandas as pd

    rows = [{"run_id": "", "study": "", "device": POLARIS, "kernel": spec.name,
             "config": setting(spec.config()),
             **facts(gfx803(spec.file, list(spec.options()[1:])), spec.function)} for spec in specs]
    return pd.DataFrame(rows, columns=SCHEDULE_COLUMNS)


def facts(text: str, function: str) -> Mapping[str, float | str]:
    """Read the registers, memory and main loop of `function` from the assembly `text`.

    `vgprs`, `lds_bytes` and `code_bytes` are those that the compiler reports. `barriers` and `written_out` count the
    barriers and the multiply-adds in the whole text, epilogue included; they show which barriers the compiler removed
    and how far it unrolled loops.

    The others are of one iteration of the main loop, and NaN if `iteration` cannot follow it: `instructions`, the
    `lds_instructions` among them, the global `loads` by name, and `in_flight`, the most loads that are outstanding at
    once. `behind` counts the multiply-adds between the last of these loads and the first wait for one of them, by the
    compiler's counter (vmcnt); `behind_flat` counts them if flat loads also raise lgkmcnt, as AMD's manual of this
    instruction set says.
    """
    program = parse(text, function)
    figures = {name: float(program.report[said]) for name, said in FIGURES.items()}
    figures["barriers"] = float(sum(each.name == "s_barrier" for each in program.instructions))
    figures["written_out"] = float(sum(each.name in MULTIPLY_ADD for each in program.instructions))
    try:
        steps = iteration(program)
    except ValueError:
        return figures | dict.fromkeys(OF_AN_ITERATION, math.nan)
    in_flight, last = _in_flight(steps)
    after = steps[last + 1:] + steps[:last + 1]
    return figures | {"instructions": float(len(steps)),
                    "lds_instructions": float(sum(step.name.startswith("ds_") for step in steps)),
                    "loads": " ".join(step.name for step in steps if _load_bytes(step)),
                    "in_flight": float(in_flight), "behind": _until(after, in_flight, flat=False),
                    "behind_flat": _until(after, in_flight, flat=True)}


def iteration(program: Program) -> list[Instruction]:
    """List the instructions of one iteration of the loop around the first barrier, for a wave away from all edges.

    Such a wave has nothing to do in code for lanes at an edge of a matrix. So a branch around code for some lanes is
    taken, unless that code begins with a load of several words. Raises ValueError when the path does not come back to
    the barrier, or has no load.
    """
    instructions = program.instructions
    barrier = next((at for at, each in enumerate(instructions) if each.name == "s_barrier"), None)
    if barrier is None:
        raise BadValue("program", f"{program.function} has no barrier")
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
    raise BadValue("program",
                   f"{program.function}: the path from its first barrier does not come back to it with a load")


def _has_wide_load(program: Program, block: range) -> bool:
    """Tell whether a basic block holds a load of more than a word."""
    return any(_load_bytes(program.instructions[at]) > WORD_BYTES for at in block)


def _load_bytes(instruction: Instruction) -> int:
    """Count the bytes that a load from global or private memory gives a work-item; 0 for any other instruction."""
    access = memory_access(instruction.name)
    return access.bytes if access and access.operation == "load" and access.space != "local" else 0


def _in_flight(steps: list[Instruction]) -> tuple[int, int]:
    """Find the most loads that are outstanding at once, by vmcnt, and the index of the load that first reaches it."""
    most = under_way = last = 0
    for place, step in enumerate(2 * steps):  # twice, since loads may be outstanding from one iteration to the next
        if _load_bytes(step):
            under_way += 1
            if under_way > most:
                most, last = under_way, place % len(steps)
        elif step.name == "s_waitcnt":
            under_way = min(under_way, step.modifiers.get("vmcnt", under_way))
    return most, last


def _until(steps: list[Instruction], loads: int, *, flat: bool) -> float:
    """Count the multiply-adds before the first wait that leaves fewer than `loads` loads outstanding."""
    counters = ("vmcnt", "lgkmcnt") if flat else ("vmcnt",)
    count = 0
    for step in steps:
        if step.name == "s_waitcnt" and any(step.modifiers.get(counter, loads) < loads for counter in counters):
            break
        count += step.name in MULTIPLY_ADD
    return float(count)

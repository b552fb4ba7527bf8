"""Find a program's control flow: the successors of each instruction, and the basic blocks."""

from __future__ import annotations

from collections.abc import Iterable

from polaris_sim.code.assembly import Instruction, Program

ENDS = ("s_endpgm", "s_setpc_b64")
"""Instructions after which the program does not go on in its own text, as far as the text says."""
COMPUTED = ("s_setpc_b64", "s_swappc_b64")
"""Jumps to an address in registers: returns and long branches; and calls, which come back to the next instruction."""


def is_branch(name: str) -> bool:
    """Tell whether an instruction is a branch, conditional or not."""
    return name.startswith(("s_branch", "s_cbranch"))


def branch_target(program: Program, branch: Instruction) -> int:
    """Find the index of the instruction that a branch goes to.

    Raises ValueError, with its line, when the program lacks the label.
    """
    if branch.operands[0] not in program.labels:
        raise ValueError(f"line {branch.line} of the listing: {branch.text}: there is no such label")
    return program.labels[branch.operands[0]]


def successors(program: Program, index: int) -> list[int]:
    """List the indices of the instructions that may follow the one at `index`: the next in the text, a branch's target.

    The number of instructions stands for the end of the text. Raises ValueError as `branch_target`.
    """
    instruction = program.instructions[index]
    if instruction.name in ENDS:
        return []
    found = [] if instruction.name == "s_branch" else [index + 1]
    if is_branch(instruction.name):
        found.append(branch_target(program, instruction))
    return found


def split_blocks(program: Program, more_ends: Iterable[int] = ()) -> list[range]:
    """Split a program into basic blocks, each the range of its instructions' indices, in the order of the text.

    A block begins at the first instruction, at every label, after every branch, call and instruction of ENDS, and after
    each of the instructions `more_ends`.
    """
    count = len(program.instructions)
    ends = [index for index, each in enumerate(program.instructions)
            if is_branch(each.name) or each.name in (*ENDS, *COMPUTED)]
    starts = sorted({0, *program.labels.values(), *(index + 1 for index in (*ends, *more_ends))} - {count})
    return [range(start, stop) for start, stop in zip(starts, [*starts[1:], count], strict=True)]


def block_successors(program: Program, blocks: list[range]) -> list[list[int]]:
    """List for each block the numbers of the blocks that may follow it. Raises ValueError as `branch_target`."""
    number = {block.start: index for index, block in enumerate(blocks)}
    return [[number[index] for index in successors(program, block[-1]) if index in number] for block in blocks]

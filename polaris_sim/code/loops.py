"""Find the loops of a program, by branches between basic blocks."""

from __future__ import annotations

from polaris_sim.code.assembly import Instruction, Program
from polaris_sim.code.control_flow import block_successors, split_blocks
from polaris_sim.code.instruction_set import multiply_adds


def main_loop(program: Program) -> tuple[Instruction, ...]:
    """Find the innermost loop with the most multiply-adds in its text; empty when no loop has any."""
    bodies = [[program.instructions[index] for index in body] for body in innermost(program)]
    longest = max(bodies, key=multiply_adds, default=[])
    return tuple(longest) if multiply_adds(longest) else ()


def innermost(program: Program) -> list[list[int]]:
    """Find the loops that hold no other loop, each as the indices of its instructions.

    Loops are natural loops: a header, which every way from the program's begin to the loop passes, and all blocks from
    which a branch back to the header can be reached (Aho, Lam, Sethi, Ullman, Compilers, 2nd edition, section 9.6.6).
    """
    blocks = split_blocks(program)
    loops = _natural_loops(block_successors(program, blocks))
    inner = [body for header, body in loops.items() if not any(other in body for other in loops if other != header)]
    return [[index for block in sorted(body) for index in blocks[block]] for body in inner]


def _natural_loops(after: list[list[int]]) -> dict[int, set[int]]:
    """Find the blocks of each loop, by the loop's header. `after` lists the successors of each block."""
    before: list[list[int]] = [[] for _ in after]
    for block, following in enumerate(after):
        for successor in following:
            before[successor].append(block)
    loops: dict[int, set[int]] = {}
    dominators = _dominators(after, before)
    for block, following in enumerate(after):
        for header in following:
            if header in dominators.get(block, ()):
                body, pending = loops.setdefault(header, {header}), [block]
                while pending:
                    if (member := pending.pop()) not in body:
                        body.add(member)
                        pending += before[member]
    return loops


def _dominators(after: list[list[int]], before: list[list[int]]) -> dict[int, set[int]]:
    """Find for each block that can be reached the blocks that every way to it passes, itself among them.

    `after` lists the successors of each block, `before` its predecessors.
    """
    reached, pending = {0}, [0]
    while pending:
        new = set(after[pending.pop()]) - reached
        reached |= new
        pending += new
    found = {block: set(reached) for block in reached} | {0: {0}}
    changed = True
    while changed:
        changed = False
        for block in sorted(reached - {0}):
            common = set.intersection(*(found[each] for each in before[block] if each in reached)) | {block}
            changed |= common != found[block]
            found[block] = common
    return found

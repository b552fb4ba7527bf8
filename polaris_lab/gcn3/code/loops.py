"""The loops of a program: which instructions are executed again and again, found by the branches between its blocks."""

from __future__ import annotations

from polaris_lab.gcn3.code.assembly import Instruction, Program

MULTIPLY_ADD = frozenset({"v_mac_f32", "v_mad_f32", "v_fma_f32", "v_madmk_f32", "v_madak_f32"})
"""The instructions of one multiplication and one addition of float32 in each lane."""
_ENDS = ("s_endpgm", "s_setpc_b64")


def main_loop(program: Program) -> tuple[Instruction, ...]:
    """The innermost loop with the most multiply-adds in its text, in the order of the listing; empty when none has any."""
    bodies = [[program.instructions[place] for place in body] for body in innermost(program)]
    most = max(bodies, key=_multiply_adds, default=[])
    return tuple(most) if _multiply_adds(most) else ()


def innermost(program: Program) -> list[list[int]]:
    """The loops that hold no other loop, each as the indices of its instructions.

    Loops are natural ones: the blocks from which a block can be reached that branches back to a block that stands before it
    on every way there (Aho, Lam, Sethi, Ullman, Compilers, 2nd edition, section 9.6.6).
    """
    blocks, after = _blocks(program)
    loops = _natural(after)
    inner = [body for header, body in loops.items() if not any(other in body for other in loops if other != header)]
    return [[place for block in sorted(body) for place in blocks[block]] for body in inner]


def _multiply_adds(instructions: list[Instruction]) -> int:
    return sum(each.name in MULTIPLY_ADD for each in instructions)


def _blocks(program: Program) -> tuple[list[range], list[list[int]]]:
    """The straight pieces of the program, and for each the pieces that may follow it."""
    instructions, end = program.instructions, len(program.instructions)
    branches = [place for place, each in enumerate(instructions) if each.name.startswith(("s_branch", "s_cbranch")) or each.name in _ENDS]
    starts = sorted({0, *(place + 1 for place in branches), *program.labels.values()} - {end})
    blocks = [range(start, stop) for start, stop in zip(starts, [*starts[1:], end], strict=True)]
    number = {block.start: index for index, block in enumerate(blocks)}
    after = []
    for index, block in enumerate(blocks):
        last = instructions[block[-1]]
        follows = [] if last.name == "s_branch" or last.name in _ENDS or block.stop == end else [index + 1]
        if last.name.startswith(("s_branch", "s_cbranch")):
            follows.append(number[program.labels[last.operands[0]]])
        after.append(follows)
    return blocks, after


def _natural(after: list[list[int]]) -> dict[int, set[int]]:
    """The blocks of each loop, by the block that it begins with."""
    before: list[list[int]] = [[] for _ in after]
    for block, follows in enumerate(after):
        for each in follows:
            before[each].append(block)
    loops: dict[int, set[int]] = {}
    dominators = _dominators(after, before)
    for block, follows in enumerate(after):
        for header in follows:
            if header in dominators.get(block, ()):
                body, ahead = loops.setdefault(header, {header}), [block]
                while ahead:
                    if (each := ahead.pop()) not in body:
                        body.add(each)
                        ahead += before[each]
    return loops


def _dominators(after: list[list[int]], before: list[list[int]]) -> dict[int, set[int]]:
    """For each block that can be reached, the blocks that every way to it passes, itself among them."""
    reached, ahead = {0}, [0]
    while ahead:
        new = set(after[ahead.pop()]) - reached
        reached |= new
        ahead += new
    found = {block: set(reached) for block in reached} | {0: {0}}
    changed = True
    while changed:
        changed = False
        for block in sorted(reached - {0}):
            common = set.intersection(*(found[each] for each in before[block] if each in reached)) | {block}
            changed |= common != found[block]
            found[block] = common
    return found

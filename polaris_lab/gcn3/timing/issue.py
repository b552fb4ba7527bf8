"""Which unit of a compute unit an instruction goes to, and for how long; how long a wave waits for what it asked for."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from polaris_lab.gcn3.code.assembly import Instruction, Program
from polaris_lab.gcn3.code.instruction_set import memory_access, unit

_QUARTER = re.compile(r"v_(?:mul_(?:lo|hi)_[iu]32|mad_[iu]64_[iu]32|(?:rcp|rsq|sqrt|exp|log|sin|cos)(?:_\w+)?_f(?:16|32))$")


def rate(name: str) -> str | None:
    """The constant of a card that says how many clocks an instruction keeps its SIMD, or None where it keeps none."""
    kind = unit(name)
    if kind == "VALU":
        return _vector_rate(name)
    if kind == "SALU":
        return "salu_saveexec" if name.endswith("saveexec_b64") else "salu"
    return "branch" if kind == "branch" else None


def _vector_rate(name: str) -> str:
    if name.endswith("fma_f32"):
        return "valu_fma"
    if "f64" in name:
        return "valu_double"
    if _QUARTER.match(name):
        return "valu_quarter"
    if name.startswith("v_cvt_"):
        return "valu_convert"
    return "valu_shift64" if re.search(r"_[biu]64$", name) and "_cmp" not in name else "valu_full"


class _Asked(NamedTuple):
    """A load under way: what it asked for, and the clocks since it was issued."""

    kind: str
    age: float


def exposed(program: Program, executed: Sequence[int], clocks: Mapping[str, float], latency: Mapping[str, float],
            flat_counts_local: bool) -> float:
    """Clocks that waves stand at s_waitcnt, summed over waves, each as if it had its SIMD for itself.

    `executed` says how often waves execute each instruction; `clocks` has those of each constant that `rate` names;
    `latency` those from asking to having, for "global", "local" and "scalar memory". A wait ends when its counters have come
    down, that is when the last load that it is for is there; the instructions since that one was issued shorten it. Loads
    return in their order but for scalar ones. A flat access counts as one of local memory too if `flat_counts_local`
    (AMD GCN3 ISA manual, 9.2). The text is walked in its order; a loop begins with what its end leaves under way.
    """
    heads: dict[int, list[_Asked]] = {}
    for _ in range(2):  # the second time with what each loop's end left
        total, under_way = 0.0, []
        for place, instruction in enumerate(program.instructions):
            under_way = heads.get(place, under_way)
            if not executed[place]:
                continue
            kind = unit(instruction.name)
            stood = 0.0
            if kind == "wait":
                stood, under_way = _wait(instruction, under_way, latency, flat_counts_local)
                total += stood * executed[place]
            took = stood + clocks.get(rate(instruction.name) or "", 0.0)
            under_way = [each._replace(age=each.age + took) for each in under_way]
            if kind in latency:
                access = memory_access(instruction.name)
                if not (access and access.writes):
                    flat = kind == "global" and instruction.name.startswith("flat_")
                    under_way = [*under_way, _Asked("flat" if flat else kind, 0.0)]
            if kind == "branch" and (target := program.labels.get(instruction.operands[0], place + 1)) <= place:
                heads[target] = under_way
    return total


def _wait(wait: Instruction, under_way: list[_Asked], latency: Mapping[str, float],
          flat_counts_local: bool) -> tuple[float, list[_Asked]]:
    """The clocks of one s_waitcnt, and what is under way after it."""
    done: set[int] = set()
    for counter, kinds in (("vmcnt", {"flat", "global"}),
                           ("lgkmcnt", {"local", "scalar memory"} | ({"flat"} if flat_counts_local else set()))):
        if counter in wait.modifiers:
            counted = [place for place, each in enumerate(under_way) if each.kind in kinds]
            done.update(counted[:max(len(counted) - wait.modifiers[counter], 0)])
    left = [latency["global" if each.kind == "flat" else each.kind] - each.age for place, each in enumerate(under_way) if place in done]
    return max([0.0, *left]), [each for place, each in enumerate(under_way) if place not in done]

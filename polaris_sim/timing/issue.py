"""Compute the clocks that an instruction occupies its unit, and the clocks that waves wait for loads."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from polaris_sim.code.assembly import Instruction, Program
from polaris_sim.code.instruction_set import memory_access, unit

_QUARTER = re.compile(r"v_(?:mul_(?:lo|hi)_[iu]32|mad_[iu]64_[iu]32"
                      r"|(?:rcp|rsq|sqrt|exp|log|sin|cos)(?:_\w+)?_f(?:16|32))$")


@functools.cache  # a cost asks for each instruction of a program many times
def rate(name: str) -> str | None:
    """Name the card's constant that gives the clocks an instruction occupies its SIMD; None if it occupies none."""
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
    if name.startswith("v_div_"):
        return "valu_divide"
    if name.startswith("v_cvt_"):
        return "valu_convert"
    return "valu_shift64" if re.search(r"_[biu]64$", name) and "_cmp" not in name else "valu_full"


class _Asked(NamedTuple):
    """Describes an outstanding access: its kind, what its latency is called, and the clock at which it was issued."""

    kind: str
    latency: str
    issued: float

    def later(self, clocks: float) -> _Asked:
        """Return the same access on a clock that is ahead by `clocks`."""
        return self._replace(issued=self.issued + clocks)


def exposed(program: Program, executed: Sequence[int], clocks: Mapping[str, float], latency: Mapping[str, float],
            flat_counts_local: bool) -> float:
    """Sum the exposed latency: the clocks that waves wait at s_waitcnt, each as if it had its SIMD for itself.

    `executed` counts, for each instruction, the waves that execute it. `clocks` maps the constants of `rate` to clocks;
    `latency` gives the clocks from the issue of a load to its data, for "global", "local" and "scalar memory", and for
    "store" those until a store to global memory or an atomic there is done.

    A wait ends when its counters are low enough, that is when the last access that it waits for has returned. The
    instructions issued since that access shorten it. Stores and atomics count as loads do (AMD GCN3 ISA manual, 4.4);
    all but scalar loads return in order. A flat access also counts as a local one if `flat_counts_local` (the manual,
    9.2). The instructions are followed in the order of the text; what is outstanding at a loop's end is outstanding at
    its head.
    """
    heads: dict[int, list[_Asked]] = {}  # on clocks that show 0 at the end of each loop
    for _ in range(2):  # the second time, each loop begins with the loads outstanding at its end
        total, now, under_way = 0.0, 0.0, []
        for place, instruction in enumerate(program.instructions):
            if place in heads:
                under_way = [each.later(now) for each in heads[place]]
            if not executed[place]:
                continue
            kind = unit(instruction.name)
            if kind == "wait":
                stood, under_way = _wait(instruction, now, under_way, latency, flat_counts_local)
                total += stood * executed[place]
                now += stood
            now += clocks.get(rate(instruction.name) or "", 0.0)
            if kind in latency:
                access = memory_access(instruction.name)
                flat = kind == "global" and instruction.name.startswith("flat_")
                stored = kind == "global" and access is not None and access.writes
                under_way = [*under_way, _Asked("flat" if flat else kind, "store" if stored else kind, now)]
            if kind == "branch" and (target := program.labels.get(instruction.operands[0], place + 1)) <= place:
                heads[target] = [each.later(-now) for each in under_way]
    return total


def _wait(wait: Instruction, now: float, under_way: list[_Asked], latency: Mapping[str, float],
          flat_counts_local: bool) -> tuple[float, list[_Asked]]:
    """Compute the clocks that one s_waitcnt waits from `now` on, and the accesses that are outstanding after it."""
    done: set[int] = set()
    for counter, kinds in (("vmcnt", {"flat", "global"}),
                           ("lgkmcnt", {"local", "scalar memory"} | ({"flat"} if flat_counts_local else set()))):
        if counter in wait.modifiers:
            counted = [place for place, each in enumerate(under_way) if each.kind in kinds]
            done.update(counted[:max(len(counted) - wait.modifiers[counter], 0)])
    left = [latency[each.latency] - (now - each.issued) for place, each in enumerate(under_way) if place in done]
    return max([0.0, *left]), [each for place, each in enumerate(under_way) if place not in done]

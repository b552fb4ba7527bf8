"""Make the lab's four animations from real kernels: the addresses and the order of their machine code, real scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from polaris_lab.base.errors import BadValue
from polaris_lab.base.html_forms import Shown
from polaris_lab.model.cards import Card, card
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_sim.code.assembly import Instruction
from polaris_sim.code.code_report import compile as code_of
from polaris_sim.code.instruction_set import MULTIPLY_ADD, memory_access
from polaris_sim.timing.memory_traffic import channels_of
from polaris_sim.wave_addresses import access_pattern
from polaris_studies.kernel_geometry import EVERY, channel_requests, group_marks, waves_of
from polaris_studies.loop_schedule import iteration
from polaris_studies.pictures import animations


def tile_walk(kernel: str | KernelSpec, m: int = 64, n: int = 64, k: int = 64, *, name: str,
              title: str | None = None, group: int = 0) -> Shown:
    """Show how the tiles of one work-group of a product walk along K, step by step. `name` is the figure's file.

    Raises ValueError for a kernel without local memory, and as `sim.access_pattern`.
    """
    spec, problem = resolve(kernel), Gemm(m, n, k)
    steps = walked(spec, problem, group)
    block = group_marks(spec, problem, group=group)["C"] > 0
    return animations.tile_walk(steps, block, title or f"{spec.name}: the tiles walk along K, the block of C stays",
                                name=name)


def walked(kernel: str | KernelSpec, problem: Gemm, group: int = 0) -> list[dict[str, np.ndarray]]:
    """Mark what a work-group loads in each step along K: for each step a mask of A and one of B.

    A step begins with the first load from global memory after reads of local memory. Raises ValueError for a kernel
    that reads no local memory.
    """
    spec, steps = resolve(kernel), []
    for wave in waves_of(spec, problem):
        pattern = access_pattern(spec, problem=problem, group=group, wave=wave, steps=EVERY)
        reads = (pattern["space"] == "local") & pattern["instruction"].str.contains("read")
        if not reads.any():
            raise BadValue("kernel", f"kernel: {spec.name} reads no local memory, so no tile walks")
        shapes, at, loads = pattern.attrs["shapes"], -1, False
        for _, rows in pattern.groupby("step", sort=True):
            buffer, name = rows["buffer"].iloc[0], rows["instruction"].iloc[0]
            if buffer not in ("A", "B") or "load" not in name:
                loads &= "read" not in name
                continue
            at, loads = at + (not loads), True
            if at == len(steps):
                steps.append({matrix: np.zeros(shapes[matrix], bool) for matrix in "AB"})
            for column in range(int(rows["bytes"].iloc[0]) // 4):
                steps[at][buffer][rows["row"], rows["column"] + column] = True
    return steps


def double_buffer(*kernels: str | KernelSpec, name: str, title: str) -> Shown:
    """Show when the loads of each kernel's main loop are issued and waited for, instruction by instruction.

    The order is that of the kernel's machine code for gfx803. Raises ValueError for a loop that cannot be followed.
    """
    loops: dict[str, Sequence[str]] = {}
    flights: dict[str, Sequence[tuple[int, int]]] = {}
    for kernel in kernels:
        spec = resolve(kernel)
        loops[spec.name], flights[spec.name] = loop_kinds(iteration(code_of(spec, compiler="clang").program))
    return animations.overlap(loops, flights, title, name=name)


def loop_kinds(steps: Sequence[Instruction]) -> tuple[list[str], list[tuple[int, int]]]:
    """Sort the instructions of one iteration by kind, from its first load on, and find each load's wait.

    A flight is (place of the load, place of the first wait for it by vmcnt); one that is not waited for in this
    iteration ends at its end.
    """
    first = next(at for at, step in enumerate(steps) if _kind(step) == "global load")
    steps = [*steps[first:], *steps[:first]]
    kinds, under_way, flights = [], [], []
    for place, step in enumerate(steps):
        kinds.append(_kind(step))
        if kinds[-1] == "global load":
            under_way.append(place)
        elif kinds[-1] == "wait for loads":
            left = step.modifiers["vmcnt"]
            done, under_way = under_way[:max(len(under_way) - left, 0)], under_way[max(len(under_way) - left, 0):]
            flights += [(load, place) for load in done]
    return kinds, [*flights, *((load, len(steps)) for load in under_way)]


def _kind(step: Instruction) -> str:
    access = memory_access(step.name)
    if access:
        return "local memory" if access.space == "local" else "global load" if access.operation == "load" else "other"
    if step.name == "s_waitcnt" and "vmcnt" in step.modifiers:
        return "wait for loads"
    return "multiply-add" if step.name in MULTIPLY_ADD else "barrier" if step.name == "s_barrier" else "other"


def channels(kernel: str | KernelSpec, pitches: Sequence[int] = (2048, 2064), *, name: str, matrix: str = "B",
             title: str | None = None, on: str | Card = "rx590") -> Shown:
    """Show how a wave's loads of `matrix` fill the channels of a card's L2, for rows `pitches` floats apart."""
    spec, where = resolve(kernel), card(on)
    count, problem = channels_of(where).channels, Gemm(32, min(pitches), 64, trans_b=resolve(kernel).b_layout == "t")
    requests: Mapping[int, list[np.ndarray]] = {pitch: channel_requests(spec, problem, pitch, matrix=matrix, on=where)
                                                for pitch in pitches}
    return animations.filling(requests, count, title or f"Where the loads of {matrix} by a wave of {spec.name} go",
                              name=name, card=where.name)


def online_softmax(scores: np.ndarray, tile: int, *, name: str,
                   title: str = "A greater maximum scales down every weight before it") -> Shown:
    """Show the online softmax of one row of scores, `tile` keys at a time."""
    return animations.online_softmax(np.asarray(scores, float), tile, title, name=name)

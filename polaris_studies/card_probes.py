"""Run small probe kernels, which are no matrix products, on simulated cards: what memory and arithmetic give.

The kernels stand in kernels/probe; each file holds one function for each vector width. Their gfx803 listings are kept
in data/gfx803/probe, so that they run where no compiler is installed.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from polaris_lab.base.documents import read_text
from polaris_lab.model.cards import Card, card
from polaris_sim.code import listings
from polaris_sim.code.assembly import Program, parse
from polaris_sim.emu.batches import execute
from polaris_sim.emu.initial_state import Grid
from polaris_sim.emu.memory import Memory
from polaris_sim.emu.placement import Dispatch
from polaris_sim.timing.cost_estimate import cost_observer, placement_of, sampled_groups
from polaris_sim.timing.model import Work

FOLDER = listings.FOLDER / "probe"
REALS = {"single": "float", "half": "half", "double": "double", "int": "int"}
"""The kinds of numbers of a chain, and OpenCL C's names for them."""
FILES = {"read_rate": ("read_rate", (), "clang"),
         **{f"chain_{kind}": ("chain_rate", (f"-DREAL={real}",), "clang") for kind, real in REALS.items()},
         "chain_single_clover": ("chain_rate", ("-DREAL=float",), "clover")}
"""The kept listings, and the file, the options and the compiler (polaris_sim.code.toolchain) that each is made by."""
WIDTHS = (1, 2, 4, 8, 16)
GROUP_ITEMS = 256
"""Work-items of a work-group of every probe."""


@dataclass(frozen=True)
class Launch:
    """Describes one launch of a kernel that is no product: its `program`, its sizes in work-items, and its arguments.

    `arguments` are NumPy scalars, and for each buffer its bytes as a plain int.
    """

    program: Program
    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    arguments: tuple[np.generic | int, ...]


class _Placed:
    """Places a launch's buffers in simulated memory, as `emu.batches.execute` wants it. They hold zeros."""

    def __init__(self, launch: Launch) -> None:
        self.memory = Memory()
        values = [np.uint64(self.memory.allocate(f"argument {number}", each)) if isinstance(each, int) else each
                  for number, each in enumerate(launch.arguments)]
        self.dispatches = [Dispatch(launch.program, Grid.of(launch.global_size, launch.local_size), values)]

    def fill(self, inputs: Mapping[str, np.ndarray]) -> None:
        self.memory.map()


def work(launch: Launch, where: str | Card, resident_sets: int | None = 1) -> Work:
    """Execute resident sets of a launch, after one that warms the caches, and count their work on a card.

    None executes the whole launch. A launch that stores as much as it loads needs that: a few resident sets may not
    fill L2, and what stays there is not written back.
    """
    where, works = card(where), []
    execute(_Placed(launch), {}, [cost_observer(where, works)],
            groups=lambda dispatch: sampled_groups(placement_of(dispatch, where), resident_sets))
    return works[0]


def read(width: int, far: bool, floats: int) -> Launch:
    """Make a launch of read_rate.cl over a buffer of `floats` floats, by vectors of `width`.

    `far` chooses the pattern whose steps are as long as the launch.
    """
    items = floats // 16 // width
    return Launch(program("read_rate", f"{'far' if far else 'near'}_{width}"), (items,), (GROUP_ITEMS,),
                  (4 * floats, 4 * items))


def chain(kind: str, width: int, items: int, compiler: str = "clang") -> Launch:
    """Make a launch of chain_rate.cl by `items` work-items; `kind` is one of REALS.

    `compiler` is "clang" or "clover", whose code differs in single precision alone.
    """
    name = f"chain_{kind}_clover" if (kind, compiler) == ("single", "clover") else f"chain_{kind}"
    return Launch(program(name, f"chain_{width}"), (items,), (GROUP_ITEMS,), (4 * items, np.float32(1.3)))


@functools.cache
def program(name: str, function: str) -> Program:
    """Parse a function of the kept listing `name` of FILES. Raises OSError when it is missing."""
    return parse(read_text(kept(name)), function)


def kept(name: str) -> Path:
    """Return the path of the kept listing `name`."""
    return FOLDER / f"{name}.s.gz"

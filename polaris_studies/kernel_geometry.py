"""Draw a kernel's geometry from the addresses that its machine code for gfx803 computes: `draw`, and what it counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.errors import BadValue, unknown
from polaris_lab.model.cards import Card, card
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec, resolve_problem
from polaris_lab.model.problem import Attention, Gemm, Problem
from polaris_sim.timing.access_cost import HALF, WORD_BYTES, touched
from polaris_sim.timing.bank_conflicts import WAVE
from polaris_sim.timing.memory_traffic import channels_of
from polaris_sim.wave_addresses import BANKS, access_pattern, summarise

if TYPE_CHECKING:
    import pandas as pd

    Title = str | Callable[[pd.DataFrame], str] | None

PICTURES = ("lanes", "banks", "tiles", "channels")
"""What `draw` can draw."""
EVERY = 10**7
"""More accesses than a wave of any picture makes."""
SMALL = {"lanes": (32, 64, 64), "banks": (64, 64, 32), "tiles": (128, 128, 32), "channels": (32, 2048, 64)}
"""The m, n and k of a picture for which none are given: large enough for one whole work-group and a few steps."""


def draw(kernel: str | KernelSpec, what: str, m: int | None = None, n: int | None = None, k: int | None = None, *,
         name: str, title: Title = None, problem: Problem | None = None, config: Mapping[str, int] | None = None,
         group: int = 0, pitches: Sequence[int] = (2048, 2064), matrix: str = "B", on: str | Card = "rx590",
         ) -> pd.DataFrame:
    """Draw the geometry of a kernel, and return the counts that the picture shows.

    `what` is one of PICTURES. "lanes": the elements that wave 0 touches in its first access to each matrix, and their
    cache lines. "banks": the words of local memory that half a wave accesses in its first read and its first store, by
    bank. "tiles": the block of C that a work-group computes, the panels of A and B that it walks along K, and the part
    of its first work-item. "channels": the channels of the card `on` that serve the loads of `matrix` by wave 0, with
    the rows of all matrices `pitches` floats apart. All addresses come from the kernel's machine code for gfx803, in
    the work-group number `group`.

    The problem is m x n x k, or `problem`, or else a small one. `name` is the figure's file; `title` replaces the
    computed title, or is a function that makes it from the counts. Raises ValueError for another `what`, for "tiles" of
    a kernel that is no product, for "banks" of a kernel without local memory, and as `sim.access_pattern`.

    >>> pl.draw("gemm_tiled", "tiles", name="example")["of one work-item"].to_dict()
    {'A': 1, 'B': 1, 'C': 1}
    """
    if what not in PICTURES:
        raise unknown("what", what, PICTURES)
    spec = resolve(kernel)
    if what in ("tiles", "channels") and spec.signature != "gemm":
        raise BadValue("what", f"what: {what} are drawn of a product, and {spec.name} is none; choose lanes or banks")
    problem = _problem(spec, what, problem, m, n, k)
    if what == "channels":
        return _draw_channels(spec, problem, config, group, pitches, matrix, card(on), name, title)
    if what == "tiles":
        return _draw_tiles(spec, problem, config, group, name, title)
    pattern = access_pattern(spec, problem=problem, config=config, group=group, steps=EVERY)
    return (_draw_lanes if what == "lanes" else _draw_banks)(spec, pattern, problem, name, title)


def _problem(spec: KernelSpec, what: str, problem: Problem | None, m: int | None, n: int | None,
             k: int | None) -> Problem:
    if problem is None and m is None and n is None and k is None:
        if spec.signature == "attention":
            return Attention(1, 1, 64, 64)
        m, n, k = SMALL[what] if spec.signature == "gemm" else (*SMALL[what][:2], None)
    given, problem = problem, resolve_problem(spec, problem, m, n, k)
    if given is None and isinstance(problem, Gemm) and spec.b_layout == "t":
        problem = replace(problem, trans_b=True, ldb=None)
    return problem


def first_accesses(pattern: pd.DataFrame) -> dict[str, pd.DataFrame]:
    """Choose the first access of a wave to each buffer in global memory, in the order in which the wave makes them."""
    rows = pattern[pattern["space"] == "global"]
    return {buffer: rows[rows["step"] == rows.loc[rows["buffer"] == buffer, "step"].min()]
            for buffer in rows["buffer"].unique()}


def lines_of(table: pd.DataFrame) -> int:
    """Count the cache lines of 64 bytes that the rows of one access lie in."""
    return len(touched(table["offset"].to_numpy(), int(table["bytes"].iloc[0])))


def _message(title: Title, counts: pd.DataFrame, usual: str) -> str:
    return title(counts) if callable(title) else title or usual


def _draw_lanes(spec: KernelSpec, pattern: pd.DataFrame, problem: Problem, name: str,
                title: Title) -> pd.DataFrame:
    import pandas as pd

    from polaris_studies.pictures import geometry

    accesses = {buffer: table for buffer, table in first_accesses(pattern).items() if (table["row"] >= 0).all()}
    shapes = {buffer: (pattern.attrs["shapes"][buffer][0], _pitch(table)) for buffer, table in accesses.items()}
    facts = pd.DataFrame([{"matrix": buffer, "lanes": len(table),
                           "different elements": table["offset"].nunique() * int(table["bytes"].iloc[0]) // WORD_BYTES,
                           "lines": lines_of(table)} for buffer, table in accesses.items()]).set_index("matrix")
    said = ", ".join(f"{count} of {buffer}" for buffer, count in facts["lines"].items())
    usual = f"Cache lines that a wave of {spec.name} asks for at once: {said}"
    geometry.lanes(accesses, shapes, _message(title, facts, usual), name=name)
    return facts


def _pitch(table: pd.DataFrame) -> int:
    """Return the elements from one row of a matrix to the next, from places and offsets of one access."""
    below = table[table["row"] > 0]
    if not len(below):
        return int(table["offset"].max()) // WORD_BYTES + 64
    one = below.iloc[0]
    return (int(one["offset"]) // WORD_BYTES - int(one["column"])) // int(one["row"])


def bank_queues(table: pd.DataFrame) -> list[list[tuple[int, int]]]:
    """List, for each bank of local memory, the different words that lanes 0 to 31 want of it in one access.

    An entry is (word, the first lane that wants it). The longest of the lists is the number of passes.
    """
    queues: list[list[tuple[int, int]]] = [[] for _ in range(BANKS)]
    seen = set()
    for lane, offset, size in table.loc[table["lane"] < HALF, ["lane", "offset", "bytes"]].itertuples(index=False):
        for word in range(int(offset) // WORD_BYTES, (int(offset) + int(size)) // WORD_BYTES):
            if word not in seen:
                seen.add(word)
                queues[word % BANKS].append((word, int(lane)))
    return queues


def _draw_banks(spec: KernelSpec, pattern: pd.DataFrame, problem: Problem, name: str,
                title: Title) -> pd.DataFrame:
    import pandas as pd

    from polaris_studies.pictures import geometry

    local = pattern[pattern["space"] == "local"]
    if not len(local):
        raise BadValue("what", f"banks: {spec.name} uses no local memory")
    steps, chosen = summarise(local), {}
    for label, of_kind in (("a store", steps["instruction"].str.contains("write")),
                           ("a read", steps["instruction"].str.contains("read"))):
        if of_kind.any():
            worst = steps[of_kind].sort_values(["passes_low", "step"], ascending=[False, True]).iloc[0]
            chosen[label] = bank_queues(local[local["step"] == worst["step"]])
    facts = pd.DataFrame([{"access": label, "different words": sum(map(len, queues)),
                           "banks used": sum(map(bool, queues)), "passes": max(map(len, queues))}
                          for label, queues in chosen.items()]).set_index("access")
    said = ", ".join(f"{label} takes {most}" for label, most in facts["passes"].items())
    usual = f"{spec.name}: {said} (passes for the first 32 lanes)"
    geometry.banks(chosen, _message(title, facts, usual), name=name)
    return facts


def group_marks(kernel: str | KernelSpec, problem: Gemm, config: Mapping[str, int] | None = None,
                group: int = 0) -> dict[str, np.ndarray]:
    """Mark what one work-group touches of A, B and C: arrays of the matrices' shapes.

    0 is an element that is not touched, 1 one that is, 2 one that is read before the first read of local memory (or,
    without local memory, with the first load of each wave), 3 one that the first work-item reads in that step or
    writes in the end.
    """
    marks: dict[str, np.ndarray] = {}
    spec = resolve(kernel)
    for wave in waves_of(spec, problem, config):
        pattern = access_pattern(spec, problem=problem, config=config, group=group, wave=wave, steps=EVERY)
        if not marks:
            marks = {name: np.zeros(shape, np.int8) for name, shape in pattern.attrs["shapes"].items()}
        for buffer, table in pattern[pattern["row"] >= 0].groupby("buffer"):
            first = table["step"] <= _first_step(pattern, table) if buffer != "C" else table["step"] < 0
            mine = (table["lane"] == 0) & (first | (buffer == "C")) & (wave == 0)
            for level, rows in ((1, table), (2, table[first]), (3, table[mine])):
                _mark(marks[buffer], rows, level)
    return marks


def waves_of(spec: KernelSpec, problem: Gemm, config: Mapping[str, int] | None = None) -> range:
    """Number the waves of one work-group of a kernel, in waves of 64."""
    passes = {each.function: each for each in spec.bind(problem, config).passes}
    chosen = passes.get(spec.name, [*passes.values()][-1])
    return range(-(-int(np.prod(chosen.local_size)) // WAVE))


def _first_step(pattern: pd.DataFrame, table: pd.DataFrame) -> int:
    reads = pattern.loc[(pattern["space"] == "local") & pattern["instruction"].str.contains("read"), "step"]
    return int(reads.min() if len(reads) else table["step"].min())


def _mark(marks: np.ndarray, rows: pd.DataFrame, level: int) -> None:
    for column in range(int(rows["bytes"].max()) // WORD_BYTES if len(rows) else 0):
        wide = rows[rows["bytes"] > WORD_BYTES * column]
        place = wide["row"].to_numpy(), wide["column"].to_numpy() + column
        marks[place] = np.maximum(marks[place], level)


def _draw_tiles(spec: KernelSpec, problem: Gemm, config: Mapping[str, int] | None, group: int, name: str,
                title: Title) -> pd.DataFrame:
    import pandas as pd

    from polaris_studies.pictures import geometry

    marks = group_marks(spec, problem, config, group)
    owned = int((marks["C"] > 0).sum())
    facts = pd.DataFrame([{"matrix": matrix, "touched by the group": int((marks[matrix] > 0).sum()),
                           "in the first step": int((marks[matrix] > 1).sum()) if matrix != "C" else 0,
                           "of one work-item": int((marks[matrix] == 3).sum())} for matrix in "ABC"]
                         ).set_index("matrix")
    each = facts.loc["C", "of one work-item"]
    usual = f"{spec.name}: a work-group makes {owned} outputs of C, each work-item {each}"
    geometry.tiles(marks, _message(title, facts, usual), name=name)
    return facts


def channel_requests(kernel: str | KernelSpec, problem: Gemm, pitch: int, *, matrix: str = "B",
                     config: Mapping[str, int] | None = None, group: int = 0,
                     on: str | Card = "rx590") -> list[np.ndarray]:
    """List the channels of a card's L2 that wave 0 asks with each of its loads of `matrix`, an array for each load.

    Rows of all matrices lie `pitch` floats apart. A line is asked for once in a load. Raises ValueError for a matrix
    that the kernel does not load, and for a pitch that is too small.
    """
    laid_out = replace(problem, lda=pitch, ldb=pitch, ldc=pitch)
    pattern = access_pattern(kernel, problem=laid_out, config=config, group=group, steps=EVERY)
    loads = pattern[(pattern["buffer"] == matrix) & pattern["instruction"].str.contains("load")]
    if not len(loads):
        raise BadValue("matrix",
                       f"matrix: the kernel loads no {matrix}; choose among {', '.join(pattern.attrs['shapes'])}")
    of = channels_of(card(on))
    return [of.of(touched(table["offset"].to_numpy(), int(table["bytes"].iloc[0])))
            for _, table in loads.groupby("step")]


def _draw_channels(spec: KernelSpec, problem: Gemm, config: Mapping[str, int] | None, group: int,
                   pitches: Sequence[int], matrix: str, where: Card, name: str, title: Title) -> pd.DataFrame:
    import pandas as pd

    from polaris_studies.pictures import geometry

    count = channels_of(where).channels
    table = pd.DataFrame({pitch: np.bincount(np.concatenate(
        channel_requests(spec, problem, pitch, matrix=matrix, config=config, group=group, on=where)), minlength=count)
        for pitch in pitches}).rename_axis("channel").rename_axis(columns="pitch")
    used = (table > 0).sum()
    said = ", ".join(f"{used[pitch]} at pitch {pitch}" for pitch in pitches)
    usual = f"{spec.name} loads {matrix} through these of {count} channels: {said}"
    geometry.channels(table, _message(title, table, usual), name=name, card=where.name)
    return table

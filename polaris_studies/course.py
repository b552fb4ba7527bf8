"""Open the course's kernels, count their reads of local memory, and compare their speed with the library's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pandas as pd

from polaris_lab import plots
from polaris_lab.base import paths
from polaris_lab.base.errors import unknown
from polaris_lab.base.recordings import dataset, read_setting, recorded
from polaris_lab.measure import ceilings
from polaris_lab.measure.summaries import summarise
from polaris_lab.model.kernel_catalogue import catalogue, kernel
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_sim.timing.bank_conflicts import bank_cycles
from polaris_studies.course_grades import library_of
from polaris_studies.pictures import geometry
from polaris_studies.size_or_pitch import sample_interleaved

if TYPE_CHECKING:
    from polaris_lab.lab import Lab

GPU, SIZE, STUDY = "nvidia-h200", 4096, "course"
"""The reference device of the course, the size of the square product in its tables, and its kernels' recording."""
LANES, PASS_BYTES, PASS_FLOP = 32, 128, 64
"""Work-items that are served together, what they read in one pass, and the FLOP of a multiply-add of all of them."""
SIDES = {"course_4x4": 64}
"""Rows and columns of C per work-group; 128 unless they stand here."""
MOST_S = 3.0
"""Seconds that the samples of one comparison take at most, once there are enough of them."""


class Reads(NamedTuple):
    """Describes how a work-item reads the tiles, and its outputs down and across.

    `depth` is the length of a row of As, which is stored transposed where it is 0. With `quads` four values are read
    at once; with `spread` neighbouring work-items read neighbouring values, or quads.
    """

    down: int
    across: int
    depth: int = 16
    quads: bool = False
    spread: bool = False


RUNGS: Mapping[str, Reads] = {
    "gemm_tiled": Reads(1, 1),
    "gemm_tiled_2x2": Reads(2, 2),
    "course_4x4": Reads(4, 4),
    "8 x 2, tall": Reads(8, 2),
    "2 x 8, wide": Reads(2, 8),
    "course_8x8": Reads(8, 8),
    "course_float4": Reads(8, 8, 0, quads=True),
    "course_padded": Reads(8, 8, 0, quads=True, spread=True),
    "course_early": Reads(8, 8, 0, quads=True, spread=True),
    "course_finished": Reads(8, 8, 0, quads=True, spread=True),
    "gemm_blocked": Reads(8, 16, 0, quads=True, spread=True),
}
"""The course's kernels that use tiles, and two blocks of another shape."""
RECTANGLES = {"gemm_tiled_rect tall": "8 x 2, tall", "gemm_tiled_rect wide": "2 x 8, wide"}
"""What the two blocks of another shape are called in the recording "blocking"."""
FACES: Mapping[str, str] = {"gemm_naive_row0": "rows", "gemm_naive": "columns"}
"""The kernels without a tile, and what the neighbours among their work-items compute: rows or columns of C."""


def rung(name: str) -> KernelSpec:
    """Open a kernel of the course by its name: of kernels/course, or of the catalogue. Raises ValueError for another
    name."""
    if name in catalogue():
        return catalogue()[name]
    file = paths.KERNELS / "course" / f"{name}.cl"
    if not file.is_file():
        raise unknown("kernel", name, [*(path.stem for path in file.parent.glob("*.cl")), *catalogue()])
    side = SIDES.get(name, 128)
    return kernel(file, local=(16, 16), block=(side, side))


def compare(lab: Lab, names: Sequence[str], n: int, *, repeats: int, seed: int) -> pd.DataFrame:
    """Time kernels of the course and the device's library in turns on one square product, and tabulate their speeds.

    The fastest sample of each counts, since other programs only slow one down: with few samples on a busy machine a
    median says more of them than of the kernel. Columns: GFLOPS, and percent of the library and of the measured
    multiply-add rate. Raises ValueError for an unknown name, AssertionError for a wrong product, and what
    `size_or_pitch.sample_interleaved` raises.
    """
    library = library_of(lab.device) or "numpy"
    rows = sample_interleaved(lab.session, [*map(rung, names), library], [[Gemm(n, n, n)]], repeats=repeats,
                              seed=seed, seconds=MOST_S, longest_s=60.0)
    assert rows["ok"].all()
    speeds = rows.groupby("kernel")["gflops"].max()
    return _shares(speeds[[*names, library]], library, lab.ceilings.mad_gflops)


def speeds() -> pd.DataFrame:
    """Tabulate the GFLOPS that were recorded on GPU of the course's kernels and of cuBLAS: a column for each square."""
    own = recorded(STUDY)
    rows = pd.concat([own, recorded("blocking").query("kernel in @RECTANGLES and m in @own.m")])
    rows = rows[(rows["device"] == GPU) & (rows["lda"] == rows["k"])]
    return summarise(rows).pivot(index="kernel", columns="m", values="gflops").rename(index=RECTANGLES)


def on_reference(names: Sequence[str], n: int = SIZE) -> pd.DataFrame:
    """Tabulate what was recorded on GPU of `names` and of cuBLAS, at a square of `n`.

    Columns: GFLOPS, percent of cuBLAS and of the measured multiply-add rate.
    """
    return _shares(speeds()[n][[*names, "cublas"]], "cublas", _rate("mad_gflops"))


def pitch_factors() -> pd.Series:
    """Return the time of gemm_naive_row0 over that of gemm_naive, as recorded on GPU where rows of A and of B lie
    equally far apart: by study, pitch and size."""
    rows = pd.concat([recorded("pitch"), recorded(STUDY)])
    rows = rows[(rows["device"] == GPU) & (rows["lda"] == rows["ldb"])]
    ms = rows.groupby(["study", "lda", "m", "kernel"])["device_ms"].median().unstack()
    return (ms["gemm_naive_row0"] / ms["gemm_naive"]).dropna().rename("factor")


def passes(reads: str | Reads) -> float:
    """Count the passes over 32 banks for one multiply-add of 32 work-items, 16 across and 2 down.

    `reads` is how your own kernel reads its tiles, or the name of a kernel in RUNGS or FACES. A pass gives 32 words at
    most, and so it serves eight work-items that read four words each. An H100's profiler counts 0.17 for gemm_blocked,
    and this 0.19.

    >>> passes("gemm_tiled"), passes("gemm_tiled_2x2"), passes("course_4x4"), passes("gemm_blocked")
    (2.0, 1.5, 1.0, 0.1875)
    >>> passes(Reads(8, 8)), passes(Reads(8, 8, spread=True))
    (0.75, 0.25)
    """
    if isinstance(reads, str):
        if reads in FACES:
            return load_passes(FACES[reads], SIZE)
        reads = RUNGS[reads]
    x, y = np.arange(LANES) % 16, np.arange(LANES) // 16
    met = sum(_passes(y, reads.down, 0, reads, start) for start in range(0, reads.down, 4 if reads.quads else 1)) + sum(
        _passes(x, reads.across, 1, reads, start) for start in range(0, reads.across, 4 if reads.quads else 1))
    return met / (reads.down * reads.across)


def load_passes(facing: str, pitch: int) -> int:
    """Count the passes over 32 banks for one element of A and one of B for each of 32 work-items without a tile.

    Neighbours lie along the "rows" or the "columns" of C; rows of A lie `pitch` floats apart.

    >>> load_passes("rows", 1024), load_passes("columns", 1024)
    (17, 3)
    """
    fast, slow = np.arange(LANES) % 16, np.arange(LANES) // 16
    row, column = (slow, fast) if facing == "columns" else (fast, slow)
    return bank_cycles(row * pitch) + bank_cycles(column)


def _passes(place: np.ndarray, outputs: int, pitch: int, reads: Reads, start: int) -> int:
    """Count the passes of one read: a value or a quad, `start` values from a work-item's first."""
    if not reads.quads:
        words = place + 16 * start if reads.spread else outputs * place + start
        return bank_cycles(words if pitch else words * reads.depth)
    first = 4 * place + 16 * start if reads.spread else outputs * place + start
    return bank_cycles((first[:, None] + np.arange(4)).ravel())  # 32 words: eight work-items are served together


def draw_banks(accesses: Mapping[str, np.ndarray], title: str, *, name: str) -> None:
    """Draw which words each bank gives to neighbouring work-items in one access: an array has a row of words for each.

    The tallest queue of a bank is the number of passes.
    """
    queues = {}
    for label, words in accesses.items():
        first = {int(word): lane for lane, row in reversed([*enumerate(words)]) for word in np.ravel(row)}
        queues[label] = [[(word, first[word]) for word in sorted(first) if word % LANES == bank]
                         for bank in range(LANES)]
    geometry.banks(queues, title, name=name)


def budget() -> float:
    """Return how many passes GPU makes in the time of one multiply-add of 32 work-items, by its measured rates.

    A kernel that needs more is limited by local memory.
    """
    return (_rate("local_gbs") / PASS_BYTES) / (_rate("mad_gflops") / PASS_FLOP)


def limits(names: Sequence[str]) -> pd.DataFrame:
    """Tabulate passes for a multiply-add, the speed that the banks allow on GPU, and the recorded speed.

    Speeds are percent of the measured multiply-add rate. `used` is the recorded part of the lower of the two limits.
    """
    table = pd.DataFrame({"passes": {name: passes(name) for name in names}})
    table["banks allow"] = 100 * budget() / table["passes"]
    table["recorded"] = on_reference(names)["% of ceiling"]
    table["used"] = 100 * table["recorded"] / table["banks allow"].clip(upper=100)
    return table


def draw_limits(names: Sequence[str], title: str, *, name: str) -> None:
    """Draw the passes of each kernel for one multiply-add; what its kernel reached on GPU stands behind the bar."""
    table = limits(names)
    bars = pd.DataFrame({"device": f"{GPU}: up to {budget():.2f} passes cost nothing", "label": table.index,
                         "value": table["passes"].to_numpy()})
    bars["note"] = [f"{row.passes:.2f}, reached {row.recorded:.0f} % of the multiply-add rate"
                    for row in table.itertuples()]
    plots.bars(bars, title, name=name, xlabel="passes over the banks for one multiply-add of 32 work-items")


def split_pairs() -> pd.DataFrame:
    """Tabulate recorded pairs of gemm_blocked on GPU that differ in nothing but SPLIT, which is 1 or 32.

    Columns: m, n, k, the tiles of C, and the time without a split over the time with it; fewest tiles first.
    """
    table = dataset()
    table = table[(table["device"] == GPU) & (table["kernel"] == "gemm_blocked")]
    config = table["config"].map(read_setting)
    rest = config.map(lambda each: tuple(sorted((name, value) for name, value in each.items() if name != "SPLIT")))
    split = config.map(lambda each: each.get("SPLIT"))
    tiles = [-(-m // each["TILE_M"]) * -(-n // each["TILE_N"])
             for m, n, each in zip(table["m"], table["n"], config, strict=True)]
    times = table.assign(rest=rest, split=split, tiles=tiles).pivot_table(
        index=["problem", "m", "n", "k", "tiles", "rest"], columns="split", values="median_us", aggfunc="min")
    pairs = (times[1] / times[32]).dropna().rename("with 32 parts").reset_index()
    return pairs.drop(columns=["problem", "rest"]).sort_values(["tiles", "k"]).reset_index(drop=True)


def _shares(speeds: pd.Series, library: str, rate: float) -> pd.DataFrame:
    return pd.DataFrame({"GFLOPS": speeds, f"% of {library}": 100 * speeds / speeds[library],
                         "% of ceiling": 100 * speeds / rate})


def _rate(ceiling: str) -> float:
    rows = recorded("ceilings", columns=ceilings.COLUMNS)
    return float(rows[(rows["device"] == GPU) & (rows["ceiling"] == ceiling)]["rate"].max())

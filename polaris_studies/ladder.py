"""Compare kernels from the naive one to the blocked ones: what each rung of the ladder adds, and its speed.

The module also has the six panels of sizes of CLBlast's benchmark, and compares speeds with goals that were stated
before the measurement.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from polaris_lab.base.errors import BadValue
from polaris_lab.base.recordings import read_setting, recorded, sources
from polaris_lab.measure.ceilings import COLUMNS as CEILING_COLUMNS
from polaris_lab.measure.libraries import LIBRARIES
from polaris_lab.measure.summaries import summarise, versus
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_lab.model.size_expression import evaluate

if TYPE_CHECKING:
    import pandas as pd


class Rung(NamedTuple):
    """Describes a kernel on the ladder: what it adds to its `parent`, and the block of C that shares each load.

    The block has `rows` x `columns` outputs, both expressions of the kernel's defines. It is the tile of a work-group
    if the kernel stages tiles in local memory, else the block of one work-item. `parent` is the kernel that it was
    made from, "" for the first.
    """

    adds: str
    rows: str | int
    columns: str | int
    parent: str


RUNGS: Mapping[str, Rung] = {
    "gemm_naive_row0": Rung("one output per work-item, neighbours in a column", 1, 1, ""),
    "gemm_naive": Rung("neighbours in a row", 1, 1, "gemm_naive_row0"),
    "gemm_tiled": Rung("tiles in local memory", "TILE", "TILE", "gemm_naive"),
    "gemm_tiled_2x2": Rung("2 x 2 outputs per work-item", 32, 32, "gemm_tiled"),
    "gemm_tiled_4x4": Rung("4 x 4 outputs per work-item", 64, 64, "gemm_tiled_2x2"),
    "gemm_gcn4_vec4": Rung("work-groups of one wave", 32, 32, "gemm_tiled_4x4"),
    "gemm_float4_vec": Rung("four columns as a float4", 16, 64, "gemm_tiled"),
    "gemm_tile20_optimized": Rung("tiles of 20, padded", 20, 20, "gemm_float4_vec"),
    "gemm_gcn4_ultra": Rung("8 x 8 outputs per work-item, in quads", 128, 128, "gemm_tiled_4x4"),
    "gemm_gcn4_ultra_aligned": Rung("loads of 16 bytes", 128, 128, "gemm_gcn4_ultra"),
    "gemm_blocked": Rung("tiles of any size, tuned", "TILE_M", "TILE_N", "gemm_gcn4_ultra_aligned"),
    "gemm_register_wide": Rung("no local memory: wide vectors", "ITEM_M", "VECTOR_WIDTH * VECTORS", "gemm_naive"),
    "gemm_cpu": Rung("both matrices packed, K in blocks", "MR", "VECTOR_WIDTH * VECTORS", "gemm_register_wide"),
}
"""The ladder, in order of idea. It branches: a kernel is compared with the one that it was made from, its parent."""
LAB_CHOICE = "lab.gemm"
"""The name of whatever kernel this lab chose, where several stand for it."""
CENTRES = (512, 2048)
PANEL_REACH = 16
"""The largest distance of a size from one of CENTRES in its panel."""
LAYOUTS = ("nn", "nt", "tn", "tt")
PANELS = ("multiples of 128", "multiples of 129", *(f"around {n}" for n in CENTRES), "layouts", "powers of two")
"""The panels of CLBlast's own benchmark of gemm (its scripts/benchmark/settings.py); the sizes in them are chosen here.
"""


def for_device(kind: str) -> list[str]:
    """List the rungs for a "cpu" or "gpu". A GPU leaves out `gemm_cpu`, whose work-groups have one work-item."""
    return [name for name in RUNGS if kind == "cpu" or name != "gemm_cpu"]


def intensity(kernel: str, config: str = "") -> float:
    """Compute the arithmetic intensity of `kernel`: FLOP per byte that it loads from global memory.

    It is worked out from the kernel's block: r x c outputs take 2 r c FLOP and 4 (r + c) bytes in each step of k.
    `config` has the form of the column "config" of samples; defines that it leaves out have their defaults. The packing
    of `gemm_cpu` and the stores to C are not counted.
    """
    given = read_setting(config)
    names = catalogue()[kernel].config(given)
    rows, columns = (evaluate(side, names) for side in (RUNGS[kernel].rows, RUNGS[kernel].columns))
    return rows * columns / (2 * (rows + columns))


def steps(rows: pd.DataFrame, limits: pd.DataFrame) -> pd.DataFrame:
    """Tabulate the ladder at the largest size of each device: a row for each rung, in order.

    Columns: device, rung, kernel, parent, adds, m, flops_per_byte, gflops with gflops_low and gflops_high, `step` (the
    speed over the parent's, with low and high), `of_ceiling` (the speed over the measured multiply-add rate),
    `of_best_rival` (the speed over that of the fastest library). A parent that was not timed has its own parent in its
    place. `limits` has a row for each device and the columns of Ceilings; a device that it lacks has no `of_ceiling`.
    """
    import pandas as pd

    lines, peaks = [], limits["mad_gflops"]
    for device, here in rows.groupby("device", sort=False):
        here = here[here["m"] == here["m"].max()]
        summary = summarise(here).set_index("kernel")
        rivals = [name for name in summary.index if name in LIBRARIES]
        best = summary.loc[rivals, "gflops"].max()
        for rung, name in enumerate([name for name in RUNGS if name in summary.index], start=1):
            line, parent = summary.loc[name], RUNGS[name].parent
            while parent and parent not in summary.index:
                parent = RUNGS[parent].parent
            step = versus(here, parent,
                          name).iloc[0][["ratio", "low", "high"]].tolist() if parent else [float("nan")] * 3
            lines.append({
                "device": device, "rung": rung, "kernel": name, "parent": parent, "adds": RUNGS[name].adds,
                "m": line["m"],
                "flops_per_byte": intensity(name, line["config"]), "gflops": line["gflops"],
                "gflops_low": line["gflops_low"], "gflops_high": line["gflops_high"],
                **dict(zip(["step", "low", "high"], step, strict=True)),
                "of_ceiling": line["gflops"] / peaks.get(device, float("nan")),
                "of_best_rival": line["gflops"] / best})
    return pd.DataFrame(lines)


def recorded_steps(device: str) -> tuple[pd.DataFrame, list[str]]:
    """Return `steps` of one recorded device, and the files in the repository that they are computed from."""
    rates = recorded("ceilings", CEILING_COLUMNS).query("device == @device")
    rows = recorded("ladder").query("device == @device")
    return steps(rows, rates.groupby(["device", "ceiling"])["rate"].max().unstack()), [*sources(rows), *sources(rates)]


def taken_apart(times: Iterable[tuple[Mapping[str, int], float]]) -> pd.DataFrame:
    """Take the fastest of some configurations apart: change one tunable at a time and leave all others as they are.

    `times` has configurations of one kernel and their times at one problem. Columns of the result, whose rows are the
    tunables with the most important one first: `best`, `slowest` (of the other values that were timed), `left`
    (the speed with that value over the fastest). A tunable that was never changed alone is left out.
    """
    import pandas as pd

    known = [(dict(config), time) for config, time in times]
    best, fastest = min(known, key=lambda each: each[1])
    slowest: dict[str, tuple[float, int]] = {}
    for config, time in known:
        changed = [name for name in best if config[name] != best[name]]
        if len(changed) == 1:
            slowest[changed[0]] = max(slowest.get(changed[0], (0.0, 0)), (time, config[changed[0]]))
    rows = {name: (best[name], value, fastest / time) for name, (time, value) in slowest.items()}
    table = pd.DataFrame.from_dict(rows, orient="index", columns=["best", "slowest", "left"])
    return table.sort_values("left")


def problems(*, multiples: Sequence[int] = (), centres: Sequence[int] = (), around: Sequence[int] = (),
             layouts: int = 0,
             powers: Sequence[int] = ()) -> list[Gemm]:
    """List the square problems of the panels, each once.

    Their sizes are `multiples` of 128 and 129, `centres` plus each of `around`, and 2 to each of `powers`; at the size
    `layouts` come all four layouts of A and B.
    """
    sizes = [factor * n for factor in (128, 129) for n in multiples] + [n + off for n in centres for off in around]
    sizes += [2**power for power in powers]
    plain = [Gemm(n, n, n) for n in sizes]
    in_each_layout = [replace(Gemm(layouts, layouts, layouts), trans_a=name[0] == "t", trans_b=name[1] == "t",
                              lda=None, ldb=None) for name in LAYOUTS if layouts]
    return list(dict.fromkeys(plain + in_each_layout))


def by_panel(rows: pd.DataFrame) -> pd.DataFrame:
    """Sort rows of square problems into PANELS: adds the columns `panel` and `at` (a size, or a layout) in front.

    `rows` are samples or a summary. A row appears in every panel that it belongs to; a row that belongs to none is
    dropped.
    """
    import pandas as pd

    n, plain = rows["m"], rows["trans"] == "nn"
    shapes = rows[["device", "m", "trans"]].drop_duplicates()
    with_layouts = {(device, m) for device, m, trans in shapes.itertuples(index=False) if trans == LAYOUTS[-1]}
    member = {"multiples of 128": plain & (n % 128 == 0), "multiples of 129": plain & (n % 129 == 0),
              **{f"around {c}": plain & ((n - c).abs() <= PANEL_REACH) for c in CENTRES},
              "layouts": pd.Series([pair in with_layouts for pair in zip(rows["device"], n, strict=True)], rows.index,
                                   dtype=bool),
              "powers of two": plain & n.map(lambda size: size.bit_count() == 1)}
    parts = []
    for panel in PANELS:
        part = rows[member[panel]]
        parts.append(part.assign(panel=panel, at=part["trans"] if panel == "layouts" else part["m"].astype(str)))
    table = pd.concat(parts, ignore_index=True)
    return table[["panel", "at", *rows.columns]]


def compare_with_libraries(rows: pd.DataFrame) -> pd.DataFrame:
    """Compare this lab with each library: its speed over theirs, for each device, layout and size.

    Columns: device, trans, m, kernel (of this lab), rival (the library), ratio with low and high. `rows` hold one
    kernel of this lab for each problem; a ValueError is raised when there are more, or none.
    """
    import pandas as pd

    tables = []
    for (device, trans), here in rows.groupby(["device", "trans"], sort=False):
        theirs = here["kernel"].isin(list(LIBRARIES))
        ours = {m: [name for name in kernels.unique() if name not in LIBRARIES]
                for m, kernels in here.groupby("m")["kernel"]}
        for m, names in ours.items():
            if len(names) != 1:
                raise BadValue("rows", f"rows of {device} at {m} hold {len(names)} kernels of ours "
                               f"({', '.join(names)}); one is compared")
        for rival in here.loc[theirs, "kernel"].unique():
            found = versus(here.assign(kernel=here["kernel"].where(theirs, LAB_CHOICE)), rival, LAB_CHOICE)
            found = found.assign(trans=trans, kernel=[ours[m][0] for m in found["m"]], rival=rival)
            tables.append(found[["device", "trans", "m", "kernel", "rival", "ratio", "low", "high"]])
    return pd.concat(tables, ignore_index=True)


def merge_lab_kernels(rows: pd.DataFrame) -> pd.DataFrame:
    """Name this lab's kernels LAB_CHOICE where a device has rows of several: a plot then has one line for them."""
    own = ~rows["kernel"].isin(list(LIBRARIES))
    several = rows[own].groupby("device")["kernel"].transform("nunique").reindex(rows.index) > 1
    return rows.assign(kernel=rows["kernel"].mask(several, LAB_CHOICE))


def find_worst(ratios: pd.DataFrame) -> pd.DataFrame:
    """Find the `median` and `worst` ratio for each device, panel and library, and `at` which size the worst is.

    `ratios` is `by_panel(compare_with_libraries(rows))`.
    """
    found = ratios.groupby(["device", "panel", "rival"], sort=False)["ratio"].agg(["median", "min", "idxmin"])
    return found.assign(at=ratios["at"].reindex(found.pop("idxmin")).to_numpy()).rename(columns={"min": "worst"})


def judge_goals(ratios: pd.DataFrame, goals: pd.DataFrame) -> pd.DataFrame:
    """Judge ratios by goals: a row for each goal that was measured, with the column `met`.

    `ratios` is `compare_with_libraries(rows)`; `goals` has the columns device, rival, m and `hoped`, a ratio. `met` is
    "yes" if the whole interval is at or above `hoped`, "no" if all of it is below, else "open".
    """
    table = ratios[ratios["trans"] == "nn"].merge(goals, on=["device", "rival", "m"])
    table["met"] = "open"
    table.loc[table["low"] >= table["hoped"], "met"] = "yes"
    table.loc[table["high"] < table["hoped"], "met"] = "no"
    return table.drop(columns="trans")

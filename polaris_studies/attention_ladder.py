"""Compare attention kernels from the plain one to the blocked ones: what each rung adds, asks of memory, and its speed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from polaris_lab.base.errors import BadValue, DeviceError
from polaris_lab.base.recordings import ATTENTION_COLUMNS, recorded
from polaris_lab.choose.selection import as_tuned
from polaris_lab.device.device import Device
from polaris_lab.device.device_session import Session
from polaris_lab.measure.launch_time import refuse_long
from polaris_lab.measure.libraries import LIBRARIES, Library, available
from polaris_lab.measure.protocol import entrant, take_samples
from polaris_lab.measure.summaries import SHAPE, summarise, versus
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention
from polaris_sim.code.instruction_set import memory_access
from polaris_sim.simulator import Simulation

if TYPE_CHECKING:
    import pandas as pd

STUDY = "attention_ladder"
LANES = 64
"""Work-items of a wave in gfx803 code."""
Config = Mapping[str, int]


class Rung(NamedTuple):
    """Describes a kernel on the ladder: what it adds, and the bytes that it reads from global memory for each score.

    A score is a pair of a row and a key. Its bytes are those of K and V, divided among the rows that share what is
    read, those of Q, and those of stored scores; `bytes_per_score` takes the problem and the configuration.
    """

    adds: str
    bytes_per_score: Callable[[Attention, Config], float]


def _tiled(problem: Attention, rows: int) -> float:
    """A key and a value for `rows` rows at a time; a row of Q once for all keys."""
    return 8 * problem.d / rows + 4 * problem.d / problem.t


def _packed(rows: int, d: int) -> float:
    """A packed key and value for `rows` rows at a time, and a row of Q for each tile of 4096 elements.

    Past D = 128 two work-groups do this, with all of a key and of Q and half of a value each.
    """
    wide, parts = (128 if d > 64 else 64), (2 if d > 128 else 1)
    return parts * (4 * wide * (parts + 1) / rows + 4 * wide * parts / (4096 / wide))


RUNGS: Mapping[str, Rung] = {
    # a row of Q and of K for each score; the score three times; a score and an element of V for each element of O; l
    "attention_reference": Rung("three passes, all scores in global memory",
                                lambda problem, _: 16 * problem.d + 8 + 4 * problem.d / problem.t),
    "attention_v2": Rung("online softmax: no scores in global memory",
                         lambda problem, config: _tiled(problem, config["BLOCK_M"])),
    # each lane reads the row of Q again for each tile, and has BLOCK_N / LANES keys of it
    "attention_v3": Rung("waves own rows; two buffers; a group does several blocks", lambda problem, config: (
        8 * problem.d / config["BLOCK_M"] + 4 * problem.d * config["LANES"] / config["BLOCK_N"])),
    "attention_blocked": Rung("blocks of scores and outputs in registers",
                              lambda problem, config: _tiled(problem, config["BLOCK_M"])),
    "attention_tensor": Rung("both products on tensor cores, each float as two shorter ones", lambda problem, config: (
        _tiled(problem, 16 * config["ROWS"] * config["WARPS"] // (2 if problem.d > 128 else 1)))),
    # Q is read again for each tile of keys; K and V are packed, with D rounded up
    "attention_halves": Rung("the same with halves, packed by a kernel of its own",
                             lambda problem, config: _packed(64 * config["GROUPS"], problem.d)),
    "attention_cpu_thin": Rung("for CPUs: vectors along D, a row at a time", lambda problem, _: _tiled(problem, 1)),
    "attention_cpu": Rung("for CPUs: rows in the lanes of vectors", lambda problem, config: (
        _tiled(problem, config["VECTORS"] * config["VECTOR_WIDTH"]))),
}
"""The ladder; each kernel adds an idea to the one before it. The last two are for CPUs and leave this order."""


def for_device(device: Device) -> list[str]:
    """List the rungs for a device. A GPU leaves out those whose work-groups have one work-item.

    One that wants tensor cores is left out where there are none.
    """
    return [name for name in RUNGS if device.offers(catalogue()[name].wants)
            and (device.kind == "cpu" or not name.startswith("attention_cpu"))]


def work(problem: Attention, configs: Mapping[str, Config] | None = None) -> pd.DataFrame:
    """Tabulate what each rung does for a problem without a mask: a row for each kernel.

    Columns: adds, `FLOP per score` (4 d, multiply-adds alone), `bytes per score` (read from global memory, as the
    kernel's loops say, caches left aside), `FLOP per byte`, and `MB of scores` that are kept in global memory.
    `configs` names defines that differ from the catalogue's.
    """
    import pandas as pd

    lines, flops = {}, 4 * problem.d
    for name, rung in RUNGS.items():
        asked = rung.bytes_per_score(problem, catalogue()[name].config((configs or {}).get(name)))
        kept = 4 * problem.b * problem.h * problem.s * problem.t if "scores" in catalogue()[name].scratch else 0
        lines[name] = {"adds": rung.adds, "FLOP per score": flops, "bytes per score": asked,
                       "FLOP per byte": flops / asked, "MB of scores": kept / 1e6}
    return pd.DataFrame(lines).T.infer_objects()


def loaded_bytes(simulation: Simulation) -> int:
    """Count the bytes that the lanes of all waves load from global memory in a simulation, as if all lanes took part.

    Lanes that ask for the same bytes are counted each for itself, as `bytes_per_score` does.
    """
    total = 0
    for _, instruction, count in simulation.counts:
        access = memory_access(instruction.name)
        if access and access.operation == "load" and not instruction.name.startswith("ds_"):
            total += count * LANES * access.bytes * access.addresses
    return total


def owners(kernel: str, config: Config | None = None) -> np.ndarray:
    """Return which work-item computes each score of a tile: numbers, of shape (BLOCK_M, BLOCK_N).

    Known for attention_v2, attention_v3 and attention_blocked; a ValueError names them for any other.
    """
    known = ("attention_v2", "attention_v3", "attention_blocked")
    if kernel not in known:
        raise BadValue("kernel", f"kernel is {kernel!r}; the work-items of a tile are known for {', '.join(known)}")
    names = catalogue()[kernel].config(config)
    rows, keys = np.indices((names["BLOCK_M"], names["BLOCK_N"]))
    if kernel == "attention_v2":
        return rows
    if kernel == "attention_v3":
        return rows // (names["BLOCK_M"] // names["WAVES"]) * names["LANES"] + keys % names["LANES"]
    group_m, group_n = names["BLOCK_M"] // names["ITEM_M"], names["BLOCK_N"] // names["ITEM_N"]
    return rows % group_m * group_n + keys % group_n


def measure(session: Session, problems: Sequence[Attention], kernels: Sequence[str] | None = None, *,
            repeats: int = 20, seed: int = 0, seconds: float | None = None,
            max_launch_s: float | None = None) -> pd.DataFrame:
    """Sample the rungs for this device and PyTorch's backends, where they are installed, on each problem.

    Each kernel has the configuration that is known to be the fastest near the problem. All kernels of a problem are
    interleaved. Only runs whose outputs were right before and after have a speed. A kernel that does not fit the
    problem, or one launch of which would last longer than `max_launch_s`, is left out. Raises ValueError and
    DeviceError as `take_samples`.
    """
    import pandas as pd

    names = kernels or [*for_device(session.device), *available(session.device, "attention")]
    parts = []
    for problem in problems:
        entrants = [entrant(name) if name in LIBRARIES else as_tuned(session.device, catalogue()[name], problem)
                    for name in names]
        fitting = [each for each in entrants if _fits(session, each, problem, max_launch_s)]
        parts.append(take_samples(session, fitting, problem, repeats=repeats, seed=seed, seconds=seconds,
                                  max_launch_s=max_launch_s))
    table = pd.concat(parts, ignore_index=True)
    table.attrs["kernels"] = {name: facts for part in parts for name, facts in part.attrs["kernels"].items()}
    return table


def _fits(session: Session, kernel: KernelSpec | Library, problem: Attention, max_launch_s: float | None) -> bool:
    if isinstance(kernel, KernelSpec) and kernel.unmet(problem):
        return False
    try:
        refuse_long(session, kernel, problem, None, max_launch_s)
    except DeviceError:
        return False
    return True


def tabulate(rows: pd.DataFrame) -> pd.DataFrame:
    """Tabulate samples as a ladder: a row for each device, problem and kernel, rivals at the end.

    Columns: device, b, h, s, t, d, causal, kernel, ms with ms_low and ms_high, gflops, `step` (times as fast as the
    rung before), `of_rival` (the speed over that of the fastest rival) with low and high; empty where there is none.
    """
    import pandas as pd

    lines, shape = [], SHAPE["attention"]
    for key, here in rows.groupby(["device", *shape], sort=False):
        summary = summarise(here).set_index("kernel")
        rivals = [name for name in summary.index if name in LIBRARIES and summary.loc[name, "ok"]]
        best = summary.loc[rivals, "ms"].idxmin() if rivals else None
        ours = [name for name in RUNGS if name in summary.index]
        for before, name in zip([None, *ours, *[None] * len(rivals)], [*ours, *rivals], strict=False):
            line = summary.loc[name]
            versus_best = _speed(here, name, best) if best else [np.nan] * 3
            lines.append(dict(zip(["device", *shape], key, strict=True))
                         | {"kernel": name, **line[["ms", "ms_low", "ms_high", "gflops"]]}
                         | {"step": _speed(here, name, before)[0] if before and name in RUNGS else np.nan}
                         | dict(zip(["of_rival", "low", "high"], versus_best, strict=True)))
    return pd.DataFrame(lines)


def _speed(rows: pd.DataFrame, kernel: str, base: str) -> list[float]:
    """Return the speed of `kernel` over that of `base`, with its 95 % interval."""
    return versus(rows, base, kernel).iloc[0][["ratio", "low", "high"]].tolist()


def recorded_ladders() -> pd.DataFrame:
    """Read the newest recorded ladder of each device. Raises ValueError where there is none."""
    return recorded(STUDY, ATTENTION_COLUMNS)


def as_bars(table: pd.DataFrame, problem: Attention) -> pd.DataFrame:
    """Return what `plots.bars` draws of a problem: a bar for each kernel and rival, in % of the fastest of a device.

    `table` is what `tabulate` returns. A rung bears what it adds, and "2 x" where it takes half the time of its parent.
    """
    shape = SHAPE["attention"]
    here = table[(table[shape] == [getattr(problem, name) for name in shape]).all(axis=1)]
    adds = here["kernel"].map(lambda name: RUNGS[name].adds if name in RUNGS else "PyTorch")
    value = 100 * here["gflops"] / here.groupby("device")["gflops"].transform("max")
    step = here["step"].map(lambda times: "" if np.isnan(times) else f", {times:.3g} x")
    return here.assign(label=here["kernel"].str.removeprefix("attention_") + ": " + adds, value=value,
                       note=here["gflops"].map("{:,.0f} GFLOPS".format) + step)


def goals(table: pd.DataFrame) -> pd.DataFrame:
    """Judge the goal "as fast as the fastest rival" for the fastest rung of each device and problem.

    `table` is what `tabulate` returns. Columns: device, the problem's, kernel, of_rival, low, high, and `met`: "yes" if
    the whole interval is at least 1, "no" if all of it is below, "open" if it holds 1, "no rival" where none was
    measured.
    """
    ours = table[table["kernel"].isin(RUNGS)]
    fastest = ours.loc[ours.groupby(["device", *SHAPE["attention"]], sort=False)["ms"].idxmin()]
    cases = {"yes": fastest["low"] >= 1, "no": fastest["high"] < 1, "no rival": fastest["low"].isna()}
    met = np.select(list(cases.values()), list(cases), "open")
    return fastest.assign(met=met)[["device", *SHAPE["attention"], "kernel", "of_rival", "low", "high", "met"]]

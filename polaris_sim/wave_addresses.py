"""List the addresses of one wave, access by access, as its machine code computes them; sum them up; draw them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from polaris_lab.base.errors import BadValue
from polaris_lab.model.kernel_catalogue import require, resolve
from polaris_lab.model.kernel_spec import KernelSpec, resolve_problem
from polaris_lab.model.launch_plan import plan_launches
from polaris_lab.model.problem import Gemm, Problem
from polaris_sim.code.assembly import Instruction
from polaris_sim.code.toolchain import DEFAULT_COMPILER
from polaris_sim.emu.batches import LaunchObserver, execute
from polaris_sim.emu.placement import Dispatch, PlacedPlan, require_whole
from polaris_sim.timing.access_cost import HALF, WORD_BYTES, form, half_clocks, touched

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = ["step", "turn", "instruction", "line", "space", "buffer", "lane", "offset", "bytes", "row", "column"]
STEPS = ["step", "turn", "instruction", "line", "space", "buffer", "lanes", "bytes", "lines", "passes_low",
         "passes_high", "order"]
BANKS = 32
"""Banks of local memory, a word each (AMD OpenCL optimization guide for GCN, "local memory (LDS) optimization")."""


def access_pattern(kernel: str | KernelSpec, m: int | None = None, n: int | None = None, k: int | None = None, *,
                   group: int = 0, wave: int = 0,
                   steps: int = 8, problem: Problem | None = None, config: Mapping[str, int] | None = None,
                   function: str | None = None, compiler: str = DEFAULT_COMPILER) -> pd.DataFrame:
    """List the first `steps` memory accesses of one wave, a row per access and active lane, with the columns COLUMNS.

    `step` numbers the wave's accesses in order, and `turn` those of the same instruction; an instruction with two
    offsets makes two. `line` is the kernel's own, `space` "global", "local" or "private", `offset` in bytes from the
    start of the `buffer` (A, B, C, ...; of the work-group's memory when it is local), `bytes` what a lane moves. `row`
    and `column` of the first element are given in matrices. `table.attrs["shapes"]` has (rows, columns) of each.

    The problem is m x n x k (rows x columns of a transpose) with B as the kernel wants it, or `problem`. `group` is the
    number of the work-group, x fastest, `wave` that within it; `function` selects a launch (default: the kernel's own),
    and `compiler` the code, as for `sim.compile`. Only this work-group is executed, and no launch before it: their
    results are missing, but addresses depend on sizes alone. Raises ValueError for what does not fit the kernel or the
    launch.

    >>> pattern = sim.access_pattern("gemm_naive", 64, 64, 64, steps=2)
    >>> pattern.groupby("buffer")[["row", "column"]].nunique()  # a wave is 4 rows of 16 work-items
            row  column
    buffer
    A         4       1
    B         1      16
    """
    spec = resolve(kernel)
    given, problem = problem, resolve_problem(spec, problem, m, n, k)
    if given is None and spec.b_layout == "t":
        problem = Gemm(m, n, k, trans_b=True)
    bound = spec.bind(problem, config)
    require(bound)
    require_whole("steps", steps, 1)
    plan = PlacedPlan(plan_launches(bound), compiler=compiler)
    chosen = _chosen(spec, plan, function)
    for name, value, count in (("group", group, chosen.grid.count), ("wave", wave, chosen.grid.waves)):
        require_whole(name, value, 0)
        if value >= count:
            raise BadValue(name, f"{name} is {value}; this launch has {name}s 0 to {count - 1}")
    seen = _WaveAddresses(plan, group * chosen.grid.waves + wave, steps)
    execute(plan, problem.read(0), [lambda dispatch, numbers: seen],
            groups=lambda dispatch: np.array([group] if dispatch is chosen else [], int))
    table = _table(seen.accesses)
    table.attrs["shapes"] = {name: (matrix.rows, matrix.columns) for name, matrix in plan.matrices.items()}
    return table


class _WaveAddresses(LaunchObserver):
    """Keeps the first `steps` accesses of one wave."""

    def __init__(self, plan: PlacedPlan, wave: int, steps: int) -> None:
        self.accesses: list[_Access] = []
        self._plan, self._wave, self._steps = plan, wave, steps
        self._times: Counter[int] = Counter()

    def watch(self, instruction: Instruction, waves: np.ndarray, addresses: np.ndarray, mask: np.ndarray) -> None:
        here = np.flatnonzero(waves == self._wave)
        if len(self.accesses) < self._steps and len(here) and mask[here[0]].any():
            self.accesses.append(_access(self._plan, instruction, addresses[here[0]], mask[here[0]],
                                         self._times[instruction.line]))
            self._times[instruction.line] += 1


def _chosen(spec: KernelSpec, plan: PlacedPlan, function: str | None) -> Dispatch:
    """Choose the launch of `function`; by default the one named after the kernel, or else the last."""
    names = [each.program.function for each in plan.dispatches]
    if not names:
        raise BadValue("problem", f"{spec.name} launches nothing for this problem")
    wanted = function or (spec.name if spec.name in names else names[-1])
    if wanted not in names:
        raise BadValue("function", f"function is {function!r}; this problem launches {', '.join(names)}")
    return plan.dispatches[names.index(wanted)]


class _Access(NamedTuple):
    """Holds one access of a wave: what all lanes have in common, and arrays of a value for each lane that takes part.
    """

    turn: int
    instruction: str
    line: int | None
    space: str
    buffer: str
    bytes: int
    lane: np.ndarray
    offset: np.ndarray
    row: np.ndarray
    column: np.ndarray


_COMMON, _OF_LANES = _Access._fields[:6], _Access._fields[6:]


def _access(plan: PlacedPlan, instruction: Instruction, addresses: np.ndarray, mask: np.ndarray, turn: int) -> _Access:
    lane = np.flatnonzero(mask)
    space = (
        "local"
        if instruction.name.startswith("ds_")
        else "private"
        if instruction.name.startswith("buffer_")
        else "global"
    )
    buffer, offset = "", addresses[lane].astype(np.int64)
    row = column = np.full(len(lane), -1)
    if space != "local":
        buffer = plan.memory.find(int(offset[0]))[0]
        offset = offset - next(plan.memory.high * 2**32 + extent.begin for extent in plan.memory.extents
                               if extent.name == buffer)
        if buffer in plan.matrices:
            row, column = np.divmod(offset // 4, max(plan.matrices[buffer].ld, 1))
    return _Access(turn, instruction.name, instruction.source, space, buffer, form(instruction.name).bytes,
                   lane, offset, row, column)


def _table(accesses: Sequence[_Access]) -> pd.DataFrame:
    """Tabulate accesses, a row for each lane of each; of all at once, since a table for each would take most of the
    time."""
    import pandas as pd

    if not accesses:
        return pd.DataFrame(columns=COLUMNS)
    lanes = [len(each.lane) for each in accesses]
    tables = {"step": np.repeat(np.arange(len(accesses)), lanes)}
    for name in _COMMON:
        values = pd.Series([getattr(each, name) for each in accesses])
        tables[name] = values.repeat(lanes).reset_index(drop=True)
    for name in _OF_LANES:
        tables[name] = np.concatenate([getattr(each, name) for each in accesses])
    return pd.DataFrame(tables, columns=COLUMNS)


def summarise(pattern: pd.DataFrame) -> pd.DataFrame:
    """Sum up an `access_pattern`, a row per access, with the columns STEPS.

    `bytes` counts what the lanes want, `lines` the distinct 64-byte lines that hold it (global), `passes_low` and
    `passes_high` the passes through local memory for lanes 0 to 31 and 32 to 63 (see `bank_cycles`: as many as the
    busiest of 32 banks has distinct words; a wide access counts all its words together). `order` is "linear" where each
    lane's data follow the lane before, "uniform" where all lanes read the same, else "scattered". Polaris serves single
    words that are linear or uniform four times as fast as others (measured on an RX 480, sebbbi's perftest).

    >>> sim.summarise(sim.access_pattern("gemm_naive", 64, 64, 64, steps=2))[["buffer", "lines"]].values.tolist()
    [['A', 4], ['B', 1]]
    """
    import pandas as pd

    return pd.DataFrame([_summary(table) for _, table in pattern.groupby("step", sort=True)], columns=STEPS)


def _summary(table: pd.DataFrame) -> dict:
    first = table.iloc[0]
    lane, offset, width = table["lane"].to_numpy(), table["offset"].to_numpy(), int(first["bytes"])
    found = {name: first[name] for name in STEPS[:6]} | {"lanes": len(lane), "bytes": len(lane) * width, "lines": 0,
                                                         "passes_low": 0, "passes_high": 0}
    if first["space"] == "local":
        for name, half in (("passes_low", lane < HALF), ("passes_high", lane >= HALF)):
            found[name] = half_clocks(offset[half] // WORD_BYTES, -(-width // WORD_BYTES))
    else:
        found["lines"] = len(touched(offset, width))
    same, linear = (offset == offset[0]).all(), (offset - offset[0] == width * (lane - lane[0])).all()
    return found | {"order": "uniform" if same else "linear" if linear else "scattered"}

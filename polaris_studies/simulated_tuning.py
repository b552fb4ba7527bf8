"""Simulate a configuration of a kernel as a row of the tuning by simulation, and rank such rows.

`record_gemm_search` makes the recorded rows; its docstring tells of the stages.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from polaris_lab.base.errors import BadValue
from polaris_lab.base.recordings import read_setting, setting
from polaris_lab.measure.ceilings import peak_gflops
from polaris_lab.model import cards
from polaris_lab.model.cards import DEFAULT, Card
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_sim.code.code_report import compile as compiled
from polaris_sim.code.instruction_set import MULTIPLY_ADD
from polaris_sim.timing import issue
from polaris_sim.timing.cost_estimate import Cost, cost

if TYPE_CHECKING:
    import pandas as pd

STUDY = "gemm_search"
KERNEL, SIZE = "gemm_blocked", 4096
"""The kernel that is tuned, and m = n = k of the product that it is tuned for."""
RESOURCES = ("VALU", "SALU", "LDS port", "LDS banks", "TA", "L1", "L2", "DRAM", "wave launch", "latency")
RATES = ("gflops_low", "gflops", "gflops_high", "gflops_apart", "gflops_in_step")
TUNING_COLUMNS = ["run_id", "study", "device", "kernel", "config", "stage", "m", "n", "k", "lda", "ldb", "ldc", "vgprs",
                  "lds_bytes", "scratch_bytes", "waves_per_simd", "share", *RATES, "limit", "conflict",
                  *(f"{name}_clocks" for name in RESOURCES)]
"""`share` is the fraction of the vector units' busy clocks that multiply-adds take. `gflops_low` to `gflops_high` is
the range; `gflops_apart` and `gflops_in_step` are the expected speeds if waves never and if they always keep step
(channel_lockstep 0 and 1). `conflict` is the time that requests to L2 take in step over the time if they are spread
evenly over its channels. The columns that end in "_clocks" are those of Cost.cycles."""
SENSITIVITY_COLUMNS = ["run_id", "study", "device", "kernel", "config", "m", "n", "k", "lda", "ldb", "ldc", "constant",
                       "low", "value", "high", "gflops_low", "gflops", "gflops_high"]
"""A constant of the card with its range, and the expected speeds at its slow end, at its value, and at its fast end."""
Row = dict[str, Any]


def multiply_add_clocks(found: Cost) -> tuple[float, float]:
    """Sum the vector units' clocks over the executed waves: those of multiply-adds, and those of all instructions."""
    adds = total = 0.0
    for work in found.works:
        for instruction, count in zip(work.program.instructions, work.executed, strict=True):
            rate = issue.rate(instruction.name)
            if rate and rate.startswith("valu"):
                clocks = count * getattr(found.card, rate)
                total += clocks
                adds += clocks if instruction.name in MULTIPLY_ADD else 0
    return adds, total


def tuning_row(found: Cost, config: Mapping[str, int], stage: str) -> Row:
    """Make a row of TUNING_COLUMNS from a simulated product; `config` holds every define of the kernel."""
    problem, traffic = found.problem, [work.traffic for work in found.works]
    isa = compiled(found.kernel, config, found.card, "clang")
    adds, issued = multiply_add_clocks(found)
    return {"device": f"{found.card.name}-simulated", "kernel": found.kernel, "config": setting(config), "stage": stage,
            **{name: getattr(problem, name) for name in ("m", "n", "k", "lda", "ldb", "ldc")},
            **{name: getattr(isa, name) for name in ("vgprs", "lds_bytes", "scratch_bytes", "waves_per_simd")},
            "share": adds / issued,
            **dict(zip(RATES, (*found.gflops, *found.gflops_by_step), strict=True)), "limit": found.limit,
            "conflict": sum(each.l2_slots for each in traffic) / max(sum(each.l2_lines for each in traffic), 1),
            **{f"{name}_clocks": found.cycles[name] for name in RESOURCES}}


def full(kernel: str | KernelSpec, problem: Gemm, config: Mapping[str, int] | None = None, card: str | Card = DEFAULT,
         stage: str = "full") -> Row:
    """Simulate the whole K of `problem`, by one resident set of work-groups after one that warms the caches.

    Returns a row of TUNING_COLUMNS. Raises as cost_estimate.cost does.
    """
    found = cost(kernel, problem=problem, card=card, config=config, resident_sets=1, compiler="clang")
    return tuning_row(found, resolve(kernel).config(config), stage)


def to_frame(rows: Iterable[Mapping[str, Any]], columns: list[str] = TUNING_COLUMNS) -> pd.DataFrame:
    """Make a table with `columns` of rows; the value of a column that a row lacks is empty."""
    import pandas as pd

    return pd.DataFrame(rows).assign(run_id="", study="").reindex(columns=columns)


def config_of(row: Mapping[str, Any]) -> dict[str, int]:
    """Read the configuration of a row from its column "config"."""
    return read_setting(row["config"])


MOST_REGISTERS, LEAST_SHARE = 128, 0.9
"""What a configuration needs to be simulated: registers for two waves on a SIMD (which has 256), and nine tenths of the
vector units' busy clocks in multiply-adds."""


def worth_timing(row: Mapping[str, Any]) -> bool:
    """Tell whether a row of the stage "compiled" is good enough for the next stage."""
    return row["scratch_bytes"] == 0 and row["vgprs"] <= MOST_REGISTERS and row["share"] >= LEAST_SHARE


def ranked(rows: Iterable[Row]) -> list[Row]:
    """Sort rows by the geometric mean of their expected speed and the slow end of its range, the best first.

    The slow end counts as much as the expected speed, because it allows for the constants without a measurement.
    """
    return sorted(rows, key=lambda row: row["gflops_low"] * row["gflops"], reverse=True)


def best(rows: Iterable[Mapping[str, Any]]) -> dict[str, int]:
    """Pick the configuration that a search ended with. Raises ValueError when no row is of the stage "full" at SIZE."""
    found = ranked(row for row in rows if row["stage"] == "full" and row["m"] == SIZE)
    if not found:
        raise BadValue("rows", f"rows hold no configuration that was simulated in full at {SIZE}; "
                         "record_gemm_search.study makes them for a card")
    return config_of(found[0])


def percent_of_peak(gflops: float | pd.Series, card: str | Card = DEFAULT) -> Any:
    """Compute a speed in GFLOPS as a percentage of the peak: multiply-adds alone in every lane, at the boost clock."""
    here = cards.card(card)
    lanes = int(here.simds_per_cu * here.lanes_per_simd)
    return 100 * gflops / peak_gflops(int(here.compute_units), lanes, here.boost_mhz)


def per_multiply_add(rows: pd.DataFrame, card: str | Card = DEFAULT) -> pd.DataFrame:
    """Divide each resource's busy clocks by those of the multiply-adds alone in the vector units; 1 is the peak."""
    here = cards.card(card)
    ideal = rows["m"] * rows["n"] * rows["k"] / (here.compute_units * here.simds_per_cu * here.lanes_per_simd)
    clocks = rows[[f"{name}_clocks" for name in RESOURCES]]
    return clocks.div(ideal, axis=0).rename(columns=lambda name: name.removesuffix("_clocks"))

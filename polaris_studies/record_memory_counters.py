"""Read what an NVIDIA card counts of a kernel's memory accesses, for notebooks 03 to 10, 42 and 54.

Writes data/measured/DEVICE/memory_counters from kernels of the catalogue and of the course:
`python -m polaris_studies.record_memory_counters --record`. It needs `ncu`, as `record_counters` does. The counters
meet counts that were made without a card: cache lines, and passes over banks.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.recordings import recorded
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Attention, Gemm, Problem
from polaris_sim.timing.bank_conflicts import bank_cycles
from polaris_studies.course import FACES, LANES, passes, rung
from polaris_studies.record_counters import measure
from polaris_studies.recorder import record_on_device

if TYPE_CHECKING:
    import pandas as pd

STUDY = "memory_counters"
COLUMNS = ["run_id", "study", "device", "problem", "kernel", "config", "counter", "value", "ok"]
COUNTERS: Mapping[str, tuple[str, float]] = {
    "time, us": ("gpu__time_duration.sum", 1e-3),
    "loads of warps": ("l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", 1.0),
    "sectors of loads": ("l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", 1.0),
    "passes of loads": ("l1tex__t_output_wavefronts_pipe_lsu_mem_global_op_ld.sum", 1.0),
    "passes over the data of L1": ("l1tex__data_pipe_lsu_wavefronts.sum", 1.0),
    "reads of local memory": ("smsp__inst_executed_op_shared_ld.sum", 1.0),
    "passes of these reads": ("l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum", 1.0),
    "hits in L1, %": ("l1tex__t_sector_hit_rate.pct", 1.0),
    "hits in L2, %": ("lts__t_sector_hit_rate.pct", 1.0),
    "bytes read from memory": ("dram__bytes_read.sum", 1.0),
    "bytes written to memory": ("dram__bytes_write.sum", 1.0),
    "memory, %": ("dram__throughput.avg.pct_of_peak_sustained_elapsed", 1.0),
}
"""What is read, as in `record_counters`. A sector has 32 bytes, and a pass is one of a warp's access over the banks.
Each kernel begins with empty caches."""
N = 1024
UNTILED = (*FACES, "gemm_transposed_b", "gemm_transposed_b_row0")
TILED = ("gemm_tiled", "gemm_tiled_2x2", "course_4x4", "course_8x8", "course_float4", "course_padded", "course_early")
"""Kernels of the course that use tiles."""
WORK: Sequence[tuple[Sequence[str], Problem]] = (
    ((*UNTILED, *TILED), Gemm(N, N, N)),
    (tuple(FACES), Gemm(N, N, N, lda=N + 16)),
    (tuple(FACES), Gemm(N, N, N, lda=N + 8)),
    (("attention_v2", "attention_v3", "attention_blocked", "attention_tensor"), Attention(1, 8, 512, 64)),
)
"""Kernels, and the problem of each group: products of rows that lie whole lines apart and not, and an attention."""


def measure_all(lab: Lab, work: Sequence[tuple[Sequence[str], Problem]] = WORK) -> pd.DataFrame:
    """Read the counters of each kernel; rows of COLUMNS without the first two. Raises as `record_counters.measure`."""
    import pandas as pd

    parts = [measure(lab, [name if name in catalogue() else rung(name) for name in kernels], problem,
                     counters=COUNTERS, library=False).assign(problem=str(problem)) for kernels, problem in work]
    table = pd.concat(parts, ignore_index=True)
    table.attrs["kernels"] = {name: facts for part in parts for name, facts in part.attrs["kernels"].items()}
    return table


def counts() -> pd.DataFrame:
    """Read the newest recorded counters of each device: a row for each device, problem and kernel, a column each."""
    rows = recorded(STUDY, COLUMNS)
    return rows.pivot_table(index=["device", "problem", "kernel"], columns="counter", values="value", sort=False)


def for_a_step(device: str) -> pd.DataFrame:
    """Return the newest counters of `device` at a product of N, for one step of a warp: a multiply-add of 32
    work-items, with what it loads. A row for each kernel, a column each."""
    return counts().loc[device, str(Gemm(N, N, N))] / (N**3 / LANES)


def walk(kernel: str) -> tuple[np.ndarray, np.ndarray]:
    """Return where a warp's work-items, 16 across and 2 down, read in A and in B in one step, in floats."""
    down, across = np.arange(LANES) // 16, np.arange(LANES) % 16
    row, column = (across, down) if kernel.endswith("_row0") else (down, across)
    return row * N, column * N if "transposed_b" in kernel else column


def compare_with_addresses(device: str) -> pd.DataFrame:
    """Tabulate sectors and passes for a step of a warp, from the addresses of `walk` and as the card counted them.

    A row for each kernel without a tile, at a product of N. A step is a load of A and one of B.
    """
    import pandas as pd

    each = for_a_step(device)
    return pd.DataFrame({kernel: {
        "sectors, from addresses": sum(len(np.unique(at // 8)) for at in walk(kernel)),
        "sectors, by the card": each.loc[kernel, "sectors of loads"],
        "passes, from addresses": sum(bank_cycles(at) for at in walk(kernel)),
        "passes, by the card": each.loc[kernel, "passes over the data of L1"]} for kernel in UNTILED}).T


def compare_with_source(device: str) -> pd.DataFrame:
    """Tabulate the passes over local memory for a multiply-add of a warp, by `course.passes` and as the card counted
    them: a row for each of TILED."""
    import pandas as pd

    each = for_a_step(device)
    return pd.DataFrame({"from the source": {name: passes(name) for name in TILED},
                         "by the card": each.loc[[*TILED], "passes of these reads"]})


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    return record_on_device("record_memory_counters", __doc__, STUDY, measure_all, argv)


if __name__ == "__main__":
    sys.exit(main())

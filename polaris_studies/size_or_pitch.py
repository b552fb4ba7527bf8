"""Separate the effects of a matrix's size and of its row pitch: problems around a power of two, timed interleaved.

The pitch is the distance between the first elements of neighbouring rows: the leading dimension. If it is a power of
two, a column lies on few memory channels and few cache sets.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base import paths
from polaris_lab.base.errors import BadValue
from polaris_lab.base.files import write_text
from polaris_lab.base.statistics import ratio_interval
from polaris_lab.device.device_session import Session
from polaris_lab.measure.launch_time import forecast_s, launch_limit
from polaris_lab.measure.libraries import Library
from polaris_lab.measure.protocol import entrant, take_samples
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm

if TYPE_CHECKING:
    import pandas as pd

SMALLEST_POWER = 256
"""The smallest power of two with cases: below it, two of its neighbours would be less than 8 apart."""
NEIGHBOURS = ("n - n/32", "n - 8", "n + 8", "n + n/32")
EFFECTS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "n over its neighbours": ("n", NEIGHBOURS),
    "pitch n + 16 over n": ("n, pitch + 16", ("n",)),
    "pitch n + 64 over n": ("n, pitch + 64", ("n",)),
    "A alone, + 64": ("n, A + 64", ("n",)),
    "B alone, + 64": ("n, B + 64", ("n",)),
    "size n over n - 8, pitch n": ("n", ("n - 8, pitch n",)),
    "size n over n - 8, pitch n + 64": ("n, pitch + 64", ("n - 8, pitch + 64",)),
    "pitch n + 64 over n, size n - 8": ("n - 8, pitch + 64", ("n - 8, pitch n",)),
}
"""Each effect is the speed of one case over that of another, or over the median of several; see `cases` for the labels.
"""
BY_COLUMNS = """\
/* Each work-group takes another's place: the groups that follow each other go down the columns of groups, not along \
the rows. */
size_t turned_group(uint d)
{
    const size_t i = get_group_id(1) * get_num_groups(0) + get_group_id(0);
    return d == 0 ? i / get_num_groups(1) : i % get_num_groups(1);
}
#define get_group_id(d) turned_group(d)
#define get_global_id(d) (turned_group(d) * get_local_size(d) + get_local_id(d))
#line 1
"""


def cases(n: int) -> dict[str, Gemm]:
    """List square problems around a power of two, by label: neighbouring sizes with tight rows, and padded rows.

    Padded rows come at the sizes n and n - 8. Raises ValueError when `n` is no power of two, or below SMALLEST_POWER.
    """
    if n < SMALLEST_POWER or n & (n - 1):
        raise BadValue("n", f"n is {n}; it must be a power of two, and at least {SMALLEST_POWER}")

    def square(size: int, a: int = 0, b: int = 0, c: int = 0) -> Gemm:
        return Gemm(size, size, size, lda=n + a, ldb=n + b, ldc=n + c)

    tight = {"n": n, "n - 8": n - 8, "n + 8": n + 8, "n - n/32": n - n // 32, "n + n/32": n + n // 32}
    return {**{label: Gemm(size, size, size) for label, size in tight.items()},
            "n, pitch + 16": square(n, 16, 16, 16), "n, pitch + 64": square(n, 64, 64, 64),
            "n, A + 64": square(n, a=64), "n, B + 64": square(n, b=64),
            "n - 8, pitch n": square(n - 8), "n - 8, pitch + 64": square(n - 8, 64, 64, 64)}


def sample_interleaved(session: Session, kernels: Sequence[str | KernelSpec | Library],
                       groups: Iterable[Iterable[Gemm]], *,
             longest_s: float, repeats: int = 20, seed: int | None = None,
             seconds: float | None = None) -> pd.DataFrame:
    """Take samples of each kernel on each problem; those of the problems of one group are interleaved.

    A kernel leaves out a problem that does not meet its needs, or that would take longer than `longest_s` seconds.
    Kernels that are left with the same problems are interleaved with each other too. See `protocol.take_samples`.
    Raises ValueError when no kernel is left.
    """
    import pandas as pd

    def fits(each: KernelSpec | Library, problem: Gemm) -> bool:
        if each.unmet(problem):
            return False
        return forecast_s(session, each, problem, short=int(longest_s * 2**30)) <= longest_s

    tables = []
    for problems in map(list, groups):
        together: dict[tuple[Gemm, ...], list[KernelSpec | Library]] = {}
        for each in map(entrant, kernels):
            together.setdefault(tuple(p for p in problems if fits(each, p)), []).append(each)
        tables += [take_samples(session, same, left, repeats=repeats, seed=seed, seconds=seconds,
                                max_launch_s=launch_limit(session)) for left, same in together.items() if left]
    if not tables:
        raise BadValue("kernels",
                       f"no kernel is left: each has an unmet need, or takes longer than longest_s = {longest_s:g}")
    rows = pd.concat(tables, ignore_index=True)
    rows.attrs["kernels"] = {name: facts for table in tables for name, facts in table.attrs["kernels"].items()}
    return rows


def effects(rows: pd.DataFrame) -> pd.DataFrame:
    """Compute the effects of size and pitch: device, n, kernel, effect (of EFFECTS), and the ratio of speeds.

    `rows` are samples of `cases`, taken interleaved; a ratio pairs samples of the same round and comes with its 95 %
    interval. A speed is FLOPs per time: a ratio of 1 means that the time is proportional to the work, a ratio below 1
    is a loss. A kernel with a wrong output, and an effect without samples of its cases, have no row.
    """
    import pandas as pd

    near = {2 ** round(math.log2(m)) for m in rows["m"]}
    names = {(p.m, p.lda, p.ldb, p.ldc): (n, label) for n in near for label, p in cases(n).items()}
    at = [names.get(key) for key in zip(rows["m"], rows["lda"], rows["ldb"], rows["ldc"], strict=True)]
    labelled = rows.assign(size=[found and found[0] for found in at], case=[found and found[1] for found in at])
    lines = []
    for (device, n, kernel), group in labelled.groupby(["device", "size", "kernel"], sort=False):
        speeds = {case: part["gflops"].to_numpy() for case, part in group.groupby("case") if part["ok"].all()}
        for effect, (case, bases) in EFFECTS.items():
            present = [speeds[base] for base in bases if base in speeds]
            if case in speeds and present:
                rounds = min(map(len, [speeds[case], *present]))
                base = np.median([taken[:rounds] for taken in present], axis=0)
                ratio = ratio_interval(speeds[case][:rounds], base)
                lines.append({"device": device, "n": int(n), "kernel": kernel, "effect": effect, "ratio": ratio.median,
                              "low": ratio.low, "high": ratio.high})
    return pd.DataFrame(lines, columns=["device", "n", "kernel", "effect", "ratio", "low", "high"])


def by_columns(spec: KernelSpec) -> KernelSpec:
    """Make a variant of a kernel whose work-groups are numbered down the columns of the grid, not along its rows.

    Its source is written below the cache folder. Raises ValueError for a kernel of several launches, or for a grid that
    is not two-dimensional.
    """
    if len(spec.passes) > 1 or len(spec.passes[0].local_size) != 2:
        raise BadValue("spec", f"{spec.name}: an order of rows and columns needs one launch of two dimensions")
    source = BY_COLUMNS + spec.source()
    path = paths.CACHE / "by_columns" / f"{spec.file.stem}-{hashlib.sha256(source.encode()).hexdigest()[:12]}.cl"
    if not path.exists():
        write_text(path, source)
    return replace(spec, name=f"{spec.name} by columns", file=path)

"""Compare what an attention kernel computes on its way, tile by tile and stage by stage, with float64.

A kernel that can be asked has a switch DUMP, under which it takes one more argument, `global float *dump`, and stores
one record for each block of BLOCK_M rows of a head and each tile of BLOCK_N keys: the scores S and the weights P
(BLOCK_M x BLOCK_N each), the maximum m and the sum l so far (BLOCK_M each), and the sums O so far, not yet divided
(BLOCK_M x D).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
import pyopencl as cl

from polaris_lab.base import isolation
from polaris_lab.base.errors import BadValue
from polaris_lab.device.device import find
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.model.attention_bounds import TILE_KEYS, UNIT, attention_reference, growth
from polaris_lab.model.device_matrix import POISON
from polaris_lab.model.kernel_catalogue import require, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Attention

if TYPE_CHECKING:
    import pandas as pd

STAGES = "S", "m", "P", "l", "O", "result"
"""The stages in the order in which a kernel computes them; the last is the output itself, which has no tile."""
MAX_ROWS_SHOWN = 5
"""Worst elements that a report lists."""


@dataclass(frozen=True)
class OracleReport:
    """Holds the comparison of one run.

    `table` has a row for each stage of each tile of each block: b, h, block, tile, stage, elements, `outside` of the
    bound, `nan`, `inf`, the largest `error` and `fraction` of the bound. `worst` lists the elements that are farthest
    outside of the first stage that diverges, in its first tile. `errors` has the absolute errors of each stage: S and P
    of shape (b, h, rows, keys), m and l of (b, h, rows, tiles), O of (b, h, rows, tiles, d) and the result of
    (b, h, rows, d); NaN where nothing was to be computed.
    """

    kernel: str
    problem: Attention
    table: pd.DataFrame
    worst: pd.DataFrame
    errors: Mapping[str, np.ndarray]

    @property
    def ok(self) -> bool:
        """Tell whether every element of every stage is within its bound."""
        return not self.table["outside"].any()

    @property
    def first(self) -> pd.Series | None:
        """Return the row of `table` where the first stage diverges: of the earliest tile, there the earliest stage."""
        wrong = self.table[self.table["outside"] > 0]
        return None if wrong.empty else wrong.iloc[0]

    def __str__(self) -> str:
        first = self.first
        if first is None:
            return f"{self.kernel} at {self.problem}: every stage of every tile is within its bound"
        where = "the result" if first.stage == "result" else f"{first.stage} of tile {first.tile}"
        return (f"{self.kernel} at {self.problem}: {where} diverges first, in block {first.block} of head {first.h} of "
                f"item {first.b}: {first.outside} of {first.elements} elements are outside the bound, {first['nan']} "
                f"are NaN, {first.inf} infinite, the largest error is {first.error:.3g}")


def compare_stages(kernel: str | KernelSpec, problem: Attention, device: str = "auto", *,
                config: Mapping[str, int] | None = None, seed: int = 0) -> OracleReport:
    """Run an attention kernel that has a DUMP switch and compare every stage of every tile with float64.

    `device` is as for `open_lab`; `problem` is a `pl.Attention`. A museum kernel runs in a child process. Raises
    ValueError for a kernel without the switch, DeviceError when the device fails.

    >>> report = pl.compare_stages("attention_v3", pl.Attention(1, 1, 64, 64))
    >>> report.ok, sorted(set(report.table["stage"]))
    (True, ['O', 'P', 'S', 'l', 'm', 'result'])
    """
    spec = resolve(kernel)
    if "#ifdef DUMP" not in spec.source():
        raise BadValue("kernel", f"kernel: {spec.name} has no DUMP switch; take attention_v3, or add one")
    bound = spec.bind(problem, config)
    require(bound)
    inputs = problem.inputs(seed)
    asked = replace(spec, gate=None), find(device).index, problem, dict(bound.config), inputs
    dump, output = isolation.call(f"{__name__}:_dump", *asked).value if spec.museum else _dump(*asked)
    found = _stages(problem, dump, output, bound.config["BLOCK_M"], bound.config["BLOCK_N"])
    return _compare(spec.name, problem, inputs, found, bound.config["BLOCK_M"], bound.config["BLOCK_N"])


def _dump(spec: KernelSpec, device: str, problem: Attention, config: Mapping[str, int],
          inputs: Mapping[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """Run the kernel with one more argument; return the records, POISON where nothing was stored, and the output."""
    session = Session(find(device))
    launch = session.prepare(spec, problem, inputs, config={name: config[name] for name in spec.tunables})
    program = session.build(spec, [*launch.kernel.options, "-DDUMP"])
    step, = launch.steps
    kernel = session.kernel(program, step.function, spec.file.name)
    blocks, tiles = -(-problem.s // config["BLOCK_M"]), -(-problem.t // config["BLOCK_N"])
    size = _record(problem, config["BLOCK_M"], config["BLOCK_N"])[-1]
    dump = np.full((problem.b * problem.h * blocks * tiles, size), POISON, np.float32)
    with driver_errors(session.device):
        buffer = cl.Buffer(session.context, cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR, hostbuf=dump)
        kernel.set_args(*step.arguments, buffer)
        cl.enqueue_nd_range_kernel(session.queue, kernel, step.global_size, step.local_size)
        cl.enqueue_copy(session.queue, dump, buffer)
    return dump.reshape(problem.b, problem.h, blocks, tiles, size), launch.output()


def _record(problem: Attention, block_m: int, block_n: int) -> list[int]:
    """Return where the parts of a record end: S, P, m, l, O."""
    return np.cumsum([block_m * block_n, block_m * block_n, block_m, block_m, block_m * problem.d]).tolist()


def _stages(problem: Attention, dump: np.ndarray, output: np.ndarray, block_m: int,
            block_n: int) -> dict[str, np.ndarray]:
    """Put the records together as arrays of (b, h, rows, tiles, ...), and the result as (b, h, rows, d)."""
    *ends, _ = _record(problem, block_m, block_n)
    widths = {"S": block_n, "P": block_n, "m": 1, "l": 1, "O": problem.d}
    parts = dict(zip(widths, np.split(dump, ends, axis=-1), strict=True))
    found = {}
    for name, width in widths.items():
        rows = parts[name].reshape(*dump.shape[:4], block_m, width).transpose(0, 1, 2, 4, 3, 5)
        found[name] = rows.reshape(*dump.shape[:2], -1, dump.shape[3], width)[:, :, :problem.s]
    return found | {"result": problem.tensor(output)[:, :, :, None]}


def _reference(problem: Attention, inputs: Mapping[str, np.ndarray],
               block_n: int) -> dict[str, tuple[np.ndarray, np.ndarray]]:
    """Compute each stage in float64 with a bound on its error; NaN where a row sees no key of a tile.

    The bounds follow `attention_bounds`, with the maximum so far in place of the row's.
    """
    q, k, v = (problem.tensor(inputs[name]).astype(np.float64) for name in "QKV")
    tiles, shape = -(-problem.t // block_n), (problem.b, problem.h, problem.s)
    exact = {name: np.full((*shape, tiles, width), np.nan)
             for name, width in {"S": block_n, "P": block_n, "m": 1, "l": 1, "O": problem.d}.items()}
    limits = {name: np.zeros_like(array) for name, array in exact.items()}
    visible = problem.visible()
    seen = np.arange(problem.t) < visible[:, None]
    scores = np.where(seen, problem.scale * np.einsum("bhsd,bhtd->bhst", q, k), -np.inf)
    off = growth(problem.d + 3) * abs(problem.scale) * np.einsum("bhsd,bhtd->bhst", np.abs(q), np.abs(k))
    with np.errstate(invalid="ignore"):
        for tile in range(tiles):
            here = slice(tile * block_n, min((tile + 1) * block_n, problem.t))
            width, so_far = here.stop - here.start, slice(0, here.stop)
            m = scores[..., so_far].max(axis=-1, keepdims=True)
            shift = np.where(np.isfinite(m), m, 0.0)
            weights = np.exp(scores[..., so_far] - shift)
            off_m = off[..., so_far].max(axis=-1, keepdims=True)
            rescaled = -(-here.stop // TILE_KEYS)
            exponent = off[..., so_far] + off_m + 2 * UNIT * (shift - scores[..., so_far]) + 8 * UNIT * (rescaled + 1)
            each = np.where(seen[:, so_far], weights * np.expm1(exponent), 0.0)
            added = each + growth(here.stop + 1) * weights
            at = (..., tile)
            values = {"S": scores[..., here], "P": weights[..., here], "m": m, "l": weights.sum(-1, keepdims=True),
                      "O": weights @ v[:, :, so_far]}
            bounds = {"S": off[..., here], "P": each[..., here], "m": off_m, "l": added.sum(-1, keepdims=True),
                      "O": added @ np.abs(v[:, :, so_far])}
            for name, value in values.items():
                part = (*at, slice(0, width)) if name in "SP" else (*at, slice(None))
                exact[name][part], limits[name][part] = value, bounds[name] + 1e-37
    return {name: (exact[name], limits[name]) for name in exact}


def _compare(kernel: str, problem: Attention, inputs: Mapping[str, np.ndarray], found: Mapping[str, np.ndarray],
             block_m: int, block_n: int) -> OracleReport:
    import pandas as pd

    both = _reference(problem, inputs, block_n)
    both["result"] = tuple(each[:, :, :, None] for each in attention_reference(problem, inputs))
    blocks, tiles = -(-problem.s // block_m), -(-problem.t // block_n)
    reach = [int(problem.visible(np.arange(begin, min(begin + block_m, problem.s))).max())
             for begin in range(0, problem.s, block_m)]
    rows, errors, outside, shares = [], {}, {}, {}
    with np.errstate(invalid="ignore", divide="ignore"):
        for stage in STAGES:
            exact, limit = both[stage]
            same = (found[stage] == exact) | (np.isnan(exact) & np.isnan(found[stage]))
            error = np.where(same, 0.0, np.abs(found[stage].astype(np.float64) - exact))
            share = np.where(same, 0.0, error / limit)
            share = np.where(np.isnan(share), np.inf, share)
            errors[stage], shares[stage], outside[stage] = error, share, share > 1
    for tile in [*range(tiles), tiles]:
        for stage in STAGES:
            if (stage == "result") != (tile == tiles):
                continue
            for b, h, block in np.ndindex(problem.b, problem.h, blocks):
                if stage != "result" and tile * block_n >= reach[block]:
                    continue  # no row of the block sees the tile
                part = (b, h, slice(block * block_m, (block + 1) * block_m), 0 if stage == "result" else tile)
                if stage in "SP":
                    part = (*part, slice(0, min(block_n, problem.t - tile * block_n)))
                got = found[stage][part]
                finite = errors[stage][part][np.isfinite(errors[stage][part])]
                rows.append((b, h, block, -1 if stage == "result" else tile, stage, got.size,
                             int(outside[stage][part].sum()), int(np.isnan(got).sum()),
                             int((np.isinf(got) & np.isfinite(both[stage][0][part])).sum()),
                             float(finite.max(initial=0.0)), float(shares[stage][part].max(initial=0.0))))
    table = pd.DataFrame(rows, columns=["b", "h", "block", "tile", "stage", "elements", "outside", "nan", "inf",
                                        "error", "fraction"])
    report = OracleReport(kernel, problem, table, pd.DataFrame(), _whole(problem, errors))
    return replace(report, worst=_worst(report.first, found, both, shares, block_m))


def _whole(problem: Attention, errors: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
    """Return the errors in the shapes that a report promises."""
    joined = {}
    for stage, error in errors.items():
        if stage in ("S", "P"):
            joined[stage] = error.reshape(*error.shape[:3], -1)[..., :problem.t]
        else:
            joined[stage] = error[..., 0, :] if stage == "result" else error if stage == "O" else error[..., 0]
    return joined


def _worst(first: pd.Series | None, found: Mapping[str, np.ndarray], both: Mapping[str, tuple], shares: Mapping,
           block_m: int) -> pd.DataFrame:
    """List the elements of the first diverging stage, in its tile and over all blocks, that are farthest outside."""
    import pandas as pd

    columns = ["stage", "b", "h", "row", "column", "value", "expected", "bound"]
    if first is None:
        return pd.DataFrame(columns=columns)
    stage, at = first.stage, 0 if first.stage == "result" else first.tile
    share = shares[stage][:, :, :, at]
    lines = []
    for index in np.argsort(-share, axis=None, kind="stable")[:MAX_ROWS_SHOWN]:
        b, h, row, column = (int(i) for i in np.unravel_index(index, share.shape))
        if share[b, h, row, column] <= 1:
            break
        place = (b, h, row, at, column)
        exact, limit = both[stage]
        lines.append((stage, b, h, row, column, float(found[stage][place]), exact[place], limit[place]))
    return pd.DataFrame(lines, columns=columns)

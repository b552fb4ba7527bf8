"""Measure the ceilings of a device: the highest copy, multiply-add and local-memory rates."""

from __future__ import annotations

import contextlib
import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING, TypedDict

import numpy as np
import pyopencl as cl

from polaris_lab.base import documents, paths
from polaris_lab.base.files import write_text
from polaris_lab.device.device_probe import MULTIPLY_ADDS, doubled
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.device.host_clock import HostSpan, span_ms
from polaris_lab.measure.sampling import alone_on
from polaris_lab.model import cards
from polaris_lab.model.kernel_spec import LANGUAGE
from polaris_lab.model.problem import Problem
from polaris_lab.model.source_text import token_hash

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = ["device", "kernel", "ceiling", "width", "rate"]
WIDTHS = {"float": 1, "float4": 4, "float16": 16}
GROUP_ITEMS, COPY_GROUP = 64, 256  # an H200 cannot start groups of 64 fast enough to keep its memory busy
COPY_BYTES = 2**29  # well past every cache; a quarter of the largest buffer on a small device
LONG_ENOUGH_MS = 8.0
LAUNCHES = 5
_LANES = TypedDict("_LANES", {"lanes": float})


@dataclass(frozen=True)
class Ceilings:
    """Holds the best rates over several vector widths: `copy_gbs` counts bytes read and written, `local_gbs` bytes
    read."""

    copy_gbs: float
    mad_gflops: float
    local_gbs: float

    def attainable(self, flops_per_byte: float) -> float:
        """Return the roofline's GFLOPS at this arithmetic intensity (Williams et al., CACM 52 (2009) 65)."""
        return min(self.mad_gflops, self.copy_gbs * flops_per_byte)


_RATES = tuple(field.name for field in fields(Ceilings))


def peak_gflops(compute_units: int, lanes: int, clock_mhz: float) -> float:
    """Return the data sheet's peak rate: a multiply-add, two FLOPs, for each lane of each compute unit in each cycle.

    OpenCL tells the units and the clock, not the lanes (see `lanes_of`); what it calls the clock of a CPU may be the
    base clock, so that there only the measured ceiling means anything.
    """
    return 2e-3 * compute_units * lanes * clock_mhz


def lanes_of(slug: str) -> float:
    """Return the float32 lanes of a compute unit of the device with this slug, from data/lanes.toml; nan if unknown.

    A name there stands for each slug that is it, or goes on after it with a hyphen. Raises ValueError for a damaged
    file.
    """
    known = documents.read_toml(paths.DATA / "lanes.toml", dict[str, _LANES])
    found = [facts for name, facts in known.items() if f"{slug}-".startswith(f"{name}-")]
    return float(found[0]["lanes"]) if found else math.nan


def card_peaks(names: Sequence[str]) -> pd.DataFrame:
    """Tabulate the peaks of the named cards, from data/cards.toml: a line each, units, lanes, boost MHz, peak TFLOPS.

    Raises ValueError with the nearest names for an unknown card.
    """
    import pandas as pd

    found = {name: cards.card(name) for name in names}
    table = pd.DataFrame({name: {"units": int(each.compute_units),
                                 "lanes": int(each.simds_per_cu * each.lanes_per_simd),
                                 "boost MHz": int(each.boost_mhz)} for name, each in found.items()}).T
    return table.assign(**{"peak TFLOPS": peak_gflops(table["units"], table["lanes"], table["boost MHz"]) / 1000})


def ceilings_of(session: Session, *, remeasure: bool = False) -> Ceilings:
    """Return the ceilings of this device, from the cache unless `remeasure`. Raises DeviceError when it fails."""
    session.require_own_process()
    known = {} if remeasure else _remembered("ceilings.json", session, _RATES)
    if known:
        return Ceilings(**known)
    found = Ceilings(**rates(session).groupby("ceiling")["rate"].max().to_dict())
    _remember("ceilings.json", session, asdict(found))
    return found


def multiply_add_ceiling(session: Session, *, remeasure: bool = False) -> float:
    """Return the ceiling of multiply-adds in GFLOPS, from the cache unless `remeasure`.

    It alone is measured, in less than a second: the copies of `ceilings_of` take ten on a slow device. Raises
    DeviceError when the device fails.
    """
    session.require_own_process()
    known = {} if remeasure else (_remembered("multiply_add.json", session, ("mad_gflops",))
                             or _remembered("ceilings.json", session, _RATES))
    if known:
        return known["mad_gflops"]
    with alone_on(session.device):
        found = max(mad_gflops(session, real) for real in WIDTHS)
    _remember("multiply_add.json", session, {"mad_gflops": found})
    return found


def _remembered(name: str, session: Session, rates: Sequence[str]) -> dict[str, float]:
    """Read this device's rates from a file of the cache; none of a damaged file, or where one of them cannot be."""
    with contextlib.suppress(ValueError):
        found = documents.read_json(paths.CACHE / name, dict[str, dict[str, float]]).get(session.device.identity, {})
        return found if found.keys() == {*rates} and all(0 < rate < math.inf for rate in found.values()) else {}
    return {}


def _remember(name: str, session: Session, rates: Mapping[str, float]) -> None:
    """Put this device's rates into a file of the cache. A cache that cannot be kept is only slower."""
    known: dict[str, object] = {}
    with contextlib.suppress(ValueError):
        known = documents.read_json(paths.CACHE / name, dict[str, dict[str, float]])
    with contextlib.suppress(OSError):
        write_text(paths.CACHE / name, json.dumps({**known, session.device.identity: dict(rates)}, indent=1))


def rates(session: Session) -> pd.DataFrame:
    """Measure every ceiling at every vector width: device, kernel, ceiling (a field of Ceilings), width, rate."""
    import pandas as pd

    kernels = ("copy", "multiply_add", "local_read")
    with alone_on(session.device):
        table = pd.DataFrame(
            [
                {
                    "device": session.device.slug,
                    "kernel": kernel,
                    "ceiling": rate.__name__,
                    "width": width,
                    "rate": rate(session, real),
                }
                for kernel, rate in zip(kernels, (copy_gbs, mad_gflops, local_gbs), strict=True)
                for real, width in WIDTHS.items()
            ],
            columns=COLUMNS,
        )
    table.attrs["kernels"] = {
        name: {"source_sha256": token_hash((paths.KERNELS / "ceilings" / f"{name}.cl").read_text(encoding="utf-8")),
               "options": [LANGUAGE, *(f"-DREAL={real}" for real in WIDTHS)]} for name in kernels}
    return table


def gain(table: pd.DataFrame, device: str, ceiling: str) -> float:
    """Return the rate at width 16 over the rate at width 1, from a table of `rates`."""
    by_width = table[(table["device"] == device) & (table["ceiling"] == ceiling)].set_index("width")["rate"]
    return float(by_width[16] / by_width[1])


def points(limits: pd.DataFrame, problems: Sequence[Problem]) -> pd.DataFrame:
    """Place each problem under each device's roofline by its least bytes: device, label, flops_per_byte, gflops.

    `limits` has a row for each device, and the columns of Ceilings.
    """
    import pandas as pd

    return pd.DataFrame([{"device": device, "label": str(problem), "flops_per_byte": problem.flops / problem.bytes,
                          "gflops": Ceilings(**roof).attainable(problem.flops / problem.bytes)}
                         for device, roof in limits.to_dict("index").items() for problem in problems])


def copy_gbs(session: Session, real: str) -> float:
    """Measure the best of a few copies with elements of type `real`, in GB/s read and written."""
    size = min(COPY_BYTES, session.device.max_alloc // 4) // 2**16 * 2**16
    program = _program(session, "copy", real)
    with driver_errors(session.device):
        source, target = (cl.Buffer(session.context, cl.mem_flags.READ_WRITE, size) for _ in range(2))
        cl.enqueue_fill_buffer(session.queue, source, np.float32(1.0), 0, size)
        kernel = session.kernel(program, "copy", "copy.cl")
        kernel.set_args(source, target)
        items = size // 4 // WIDTHS[real]
        ms = _best_ms(lambda: session.timed(
            lambda: cl.enqueue_nd_range_kernel(session.queue, kernel, (items,), (COPY_GROUP,))))
    return 2 * size / ms / 1e6


def mad_gflops(session: Session, real: str) -> float:
    """Measure the GFLOPS of multiply-adds on values of type `real`."""
    return 2 * MULTIPLY_ADDS * WIDTHS[real] * _rounds_per_ms(session, "multiply_add", real, 0.5) / 1e6


def local_gbs(session: Session, real: str) -> float:
    """Measure the GB/s read from local memory with elements of type `real`."""
    return 8 * 4 * WIDTHS[real] * _rounds_per_ms(session, "local_read", real, 1.0) / 1e6


def _rounds_per_ms(session: Session, name: str, real: str, scale: float) -> float:
    """Measure the rounds of all work-items in a millisecond, with launches that are long enough to time."""
    program = _program(session, name, real)
    items = session.device.compute_units * 2048
    with driver_errors(session.device):
        out = cl.Buffer(session.context, cl.mem_flags.WRITE_ONLY, 4 * WIDTHS[real] * items)
        kernel = session.kernel(program, name, f"{name}.cl")

        def start(rounds: int) -> cl.Event | HostSpan:
            kernel.set_args(np.int32(rounds), np.float32(scale), out)
            return session.timed(lambda: cl.enqueue_nd_range_kernel(session.queue, kernel, (items,), (GROUP_ITEMS,)))

        _ms(start(16))  # some drivers compile at the first launch
        rounds = doubled(16, lambda rounds: _ms(start(rounds)), LONG_ENOUGH_MS)
        return items * rounds / _best_ms(lambda: start(rounds))


def _program(session: Session, name: str, real: str) -> cl.Program:
    path = paths.KERNELS / "ceilings" / f"{name}.cl"
    return session.build_source(path.read_text(), [LANGUAGE, f"-DREAL={real}"], path.name)


def _ms(event: cl.Event | HostSpan) -> float:
    event.wait()
    return span_ms([event])


def _best_ms(start: Callable[[], cl.Event | HostSpan]) -> float:
    """Return the shortest time of a few launches, after one that warms up: a ceiling is the best that was reached."""
    _ms(start())
    return min(_ms(start()) for _ in range(LAUNCHES))

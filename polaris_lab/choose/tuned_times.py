"""Keep and read what configurations took on a device: times.json, which a search of the panel writes.

The file tells which times can be trusted: for each kernel the hash of the source that was timed.
"""

from __future__ import annotations

import functools
import itertools
import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

import numpy as np

from polaris_lab.base import documents
from polaris_lab.base.files import locked, write_text
from polaris_lab.base.memoize import file_state
from polaris_lab.base.recordings import setting
from polaris_lab.choose.cost_model import Rates
from polaris_lab.device.device import Device
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.likeness import COLUMNS, columns_of, problem_of
from polaris_lab.model.problem import Attention, Gemm

if TYPE_CHECKING:
    import pandas as pd


_DEVICE = TypedDict("_DEVICE", {"kind": str, "architecture": str, "rates": list[float]})
_FILE = TypedDict("_FILE", {"device": _DEVICE})
_KERNEL = TypedDict("_KERNEL", {"source_sha256": str, "columns": list[str], "rows": list[list]})


class Timed(NamedTuple):
    """Holds one time: what `config` (every tunable of the kernel) took for `problem`, in microseconds."""

    problem: Gemm | Attention
    kernel: str
    config: Mapping[str, int]
    us: float


@dataclass(frozen=True, eq=False)
class KernelTimes:
    """Holds all times of a kernel on a device: an array for each column of the problem and each define, and `us`."""

    source: str
    columns: Mapping[str, np.ndarray]
    us: np.ndarray


@dataclass(frozen=True, eq=False)
class Times:
    """Holds the times of a device, by kernel, with what the device is: its kind of unit, and its rates."""

    device: str
    kind: str
    architecture: str
    rates: Rates
    kernels: Mapping[str, KernelTimes]


def tables() -> dict[str, Times]:
    """Read the times of every device, by its slug. Raises ValueError for a damaged file."""
    folders = (tuned_configs.TUNED, tuned_configs.OWN)
    slugs = sorted({path.parent.name for folder in folders for path in folder.glob("*/times.json")})
    found = [tuned_configs.find_file(slug, "times.json") for slug in slugs]
    return {path.parent.name: _read(str(path), file_state(path)) for path in found}


def is_present(kernel: str, times: KernelTimes) -> bool:
    """Tell whether times have a column for each of the kernel's present defines, and no other."""
    return kernel in catalogue() and tuple(times.columns) == _columns(kernel)


def read(device: str) -> Iterator[Timed]:
    """Read the times of a device (a slug) that were measured with the present source of their kernel."""
    times = tables().get(device)
    for kernel, table in (times.kernels if times else {}).items():
        if not is_present(kernel, table) or table.source != catalogue()[kernel].source_hash():
            continue
        names, spec = _columns(kernel), catalogue()[kernel]
        tunables = spec.tunables  # computed on each access
        own = len(names) - len(tunables)
        problems: dict[tuple[int, ...], Gemm | Attention] = {}  # each was timed in many configurations
        for values, us in zip(zip(*(table.columns[name].tolist() for name in names), strict=True), table.us.tolist(),
                              strict=True):
            config = dict(zip(names[own:], values[own:], strict=True))
            if all(config[name] in tunables[name] for name in config):
                sizes = values[:own]
                if sizes not in problems:
                    problems[sizes] = problem_of(spec.signature, sizes)
                yield Timed(problems[sizes], kernel, config, us)


def kernels(device: str) -> set[str]:
    """Return the kernels that have times on a device (a slug)."""
    times = tables().get(device)
    return set(times.kernels) if times else set()


def fastest(signature: str = "gemm") -> pd.DataFrame:
    """List the fastest configuration of each product (or attention) on each device: `fastest_of` all that is read of
    each."""
    import pandas as pd

    found = [fastest_of(slug, (each for each in read(slug) if each.problem.signature == signature), signature)
             for slug in tables()]
    return pd.concat(found, ignore_index=True) if found else fastest_of("", [], signature)


def fastest_of(device: str, timed: Iterable[Timed], signature: str = "gemm") -> pd.DataFrame:
    """List the fastest configuration of each problem among times of a device (a slug), in the order in which they come.

    The columns are device, those of the problem (m, n, k and trans, or likeness.COLUMNS of an attention), kernel,
    config, us, and how many were tried.
    """
    import pandas as pd

    sizes = ("m", "n", "k", "trans") if signature == "gemm" else COLUMNS[signature]
    found: dict[Gemm | Attention, list[Timed]] = {}
    for each in timed:
        found.setdefault(each.problem, []).append(each)
    rows = []
    for problem, some in found.items():
        best = min(some, key=lambda each: each.us)
        named = columns_of(problem) | {"trans": getattr(problem, "trans", "")}
        rows.append([device, *(named[size] for size in sizes), best.kernel,
                     setting(best.config), best.us, len(some)])
    return pd.DataFrame(rows, columns=["device", *sizes, "kernel", "config", "us", "tried"])


def keep(device: Device, rates: Rates, timed: Iterable[Timed]) -> None:
    """Add times to those of a device; of a problem and configuration the last one counts.

    A kernel's own times of another source are dropped when it gets new ones; those of other kernels stay as they are.
    """
    path = tuned_configs.OWN / device.slug / "times.json"
    with locked(path):
        write_text(path, _with(device, rates, list(timed)))


def _with(device: Device, rates: Rates, timed: Sequence[Timed]) -> str:
    """Return the text of a device's file with some times added."""
    new: dict[str, dict[tuple, float]] = {}
    for problem, kernel, config, us in itertools.chain(read(device.slug), timed):
        values = {**config, **columns_of(problem)}
        new.setdefault(kernel, {})[tuple(values[name] for name in _columns(kernel))] = round(us, 3)
    parts = {kernel: (catalogue()[kernel].source_hash(), [*_columns(kernel), "us"],
                      sorted([*key, us] for key, us in new[kernel].items()))
             for kernel in {each.kernel for each in timed}}
    before = tables().get(device.slug)
    for kernel, times in (before.kernels if before else {}).items():
        if kernel not in parts:
            rows = zip(*(column.tolist() for column in (*times.columns.values(), times.us)), strict=True)
            parts[kernel] = times.source, [*times.columns, "us"], [list(row) for row in rows]
    head: dict[str, Any] = {"kind": "cpu" if device.kind == "cpu" else "gpu", "architecture": device.architecture,
                            "rates": [round(rate, 1) for rate in rates]}
    text = [f'  "device": {json.dumps(head)}']
    for kernel, (source, columns, rows) in sorted(parts.items()):
        # without blanks a file has three quarters of the bytes
        body = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
        text.append(f'  "{kernel}": {{"source_sha256": "{source}", "columns": {json.dumps(columns)}, '
                    f'"rows": [\n{body}]}}')
    return "{\n" + ",\n".join(text) + "\n}\n"


def _columns(kernel: str) -> tuple[str, ...]:
    spec = catalogue()[kernel]
    return (*COLUMNS[spec.signature], *spec.tunables)


@functools.lru_cache(32)
def _read(path: str, _state: tuple[int, ...]) -> Times:
    slug, found = Path(path).parent.name, documents.read_json(Path(path), _FILE)
    try:
        head, kernels = found.pop("device"), {}
        for kernel, table in documents.checked(found, Path(path), dict[str, _KERNEL]).items():
            *names, last = table["columns"]
            values = np.array(table["rows"], float).reshape(-1, len(names) + 1)
            known = any(tuple(names[:len(columns)]) == columns for columns in COLUMNS.values())
            if not known or last != "us" or not (values[:, -1] > 0).all():
                raise ValueError(f"the columns or times of {kernel}")
            columns = {name: values[:, i].astype(np.int64) for i, name in enumerate(names)}
            kernels[kernel] = KernelTimes(table["source_sha256"], columns, values[:, -1])
        rates = Rates(*map(float, head["rates"]))
        if not all(0 < rate < math.inf for rate in rates):
            raise ValueError("the rates")
        return Times(slug, head["kind"], head["architecture"], rates, kernels)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        raise documents.damaged(Path(path), f"its numbers are wrong ({error})") from None

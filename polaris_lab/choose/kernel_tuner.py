"""Write times in T4, the format of results that Kernel Tuner and other tuners share."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from polaris_lab.base.files import write_text
from polaris_lab.choose.portfolio import Portfolio
from polaris_lab.model.likeness import columns_of


def result(config: Mapping[str, int], us: float) -> dict[str, Any]:
    """Return the result of one configuration, whose output was right."""
    return {"configuration": dict(config), "objectives": ["time"], "times": {}, "invalidity": "correct",
            "correctness": 1, "measurements": [{"name": "time", "value": us / 1e3, "unit": "ms"}]}


def text_of(source: str, results: Iterable[Mapping[str, Any]]) -> str:
    """Return the text of a file of results that were measured with the source of this hash."""
    head = {"schema_version": "1.0.0", "metadata": {"timeunit": "milliseconds", "source_sha256": source}}
    lines = ",\n".join(json.dumps(each) for each in results)
    return f'{json.dumps(head)[:-1]}, "results": [\n{lines}\n]}}\n'


def export(found: Portfolio, folder: Path) -> list[Path]:
    """Write all times of a portfolio to a folder, a file for each kernel; return the files.

    A configuration has the sizes of the problem as well as its defines. Raises OSError where a file cannot be written.
    """
    results: dict[str, list[dict[str, Any]]] = {}
    for each in found.timed():
        results.setdefault(each.kernel, []).append(result({**columns_of(each.problem), **each.config}, each.us))
    paths = []
    for kernel, some in sorted(results.items()):
        paths.append(folder / f"{found.device}-{kernel}.json")
        write_text(paths[-1], text_of(found.sources[kernel], some))
    return paths

"""Find what Debian's librocblas0 has for gfx803: its kernels, and which of them the library chooses for a product."""

from __future__ import annotations

import functools
import math
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from polaris_lab.base import paths
from polaris_lab.base.errors import DeviceError, unknown
from polaris_sim.code import debian
from polaris_studies.study_files import save_study

SUITE, PACKAGE = "trixie", "librocblas0"
"""Debian's release with rocBLAS 5.5.1, whose package has kernels for gfx803."""
KERNELS, HELPERS, CHOICES = "TensileLibrary_gfx803.co", "Kernels.so-000-gfx803.hsaco", "choices.msgpack"
"""The files that are kept: the matrix products in assembly, the kernels in HIP, and gfx803's part of
TensileLibrary.dat."""
DEVICE = "gfx803-simulated"
"""The device of recorded rows."""
LAYOUTS = {"NN": "Contraction_l_Ailk_Bljk_Cijk_Dijk", "NT": "Contraction_l_Ailk_Bjlk_Cijk_Dijk",
           "TN": "Contraction_l_Alik_Bljk_Cijk_Dijk", "TT": "Contraction_l_Alik_Bjlk_Cijk_Dijk"}
"""Tensile's names of the products, by whether A and B are transposed; matrices are column-major."""
FLOATS = ["Float"] * 4


def fetch() -> Path:
    """Download the package, keep its files for gfx803 in the user's cache, and return their folder: 167 MB."""
    new = debian.cache("rocblas") / SUITE / "root.new"
    debian.unpack(SUITE, [PACKAGE], new, dependencies=False)
    folder = new.with_name("files")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name in (KERNELS, HELPERS, "copyright", debian.VERSIONS):
        next(new.rglob(name)).rename(folder / name)
    whole = msgspec.msgpack.decode(next(new.rglob("TensileLibrary.dat")).read_bytes())
    rows = [row["library"] for row in whole["library"]["rows"] if "gfx803" in str(row["predicate"])]
    solutions = [each for each in whole["solutions"] if "_ISA803_" in each["name"]]
    (folder / CHOICES).write_bytes(msgspec.msgpack.encode({"solutions": solutions, "library": rows[0]}))
    shutil.rmtree(new)
    return folder


def find(name: str = KERNELS) -> Path:
    """Find a file of the package. Raises DeviceError when it was not fetched."""
    if not (file := debian.cache("rocblas") / SUITE / "files" / name).is_file():
        raise DeviceError(f"rocBLAS's kernels for gfx803 are not in {debian.cache('rocblas')}: `python -m "
                          "tools.fetch_rocblas` gets them from Debian, 167 MB, and installs nothing")
    return file


class Solution(NamedTuple):
    """Describes a kernel as the host sees it: the sizes that its launch is computed from, and its conditions on a
    problem, by their types."""

    name: str
    layout: str
    macro_tile: tuple[int, int]
    work_items: int
    depth_u: int
    split: int
    stagger: int
    stagger_shift: int
    mapping: int
    conditions: Mapping[str, Any]


class Choice(NamedTuple):
    """Holds a solution that the library considers: the table's key that it stands at, and the distance to the
    problem."""

    solution: Solution
    key: tuple[int, int, int]
    distance: float


@functools.cache
def solutions() -> dict[int, Solution]:
    """List the SGEMM solutions for gfx803 by their numbers in the library."""
    layouts = {name: layout for layout, name in LAYOUTS.items()}
    found = {}
    for each in _choices()["solutions"]:
        if each["problemType"]["aType"] != "Float":
            continue
        sizes = each["sizeMapping"]
        conditions = {one["type"]: one.get("value") for one in each["problemPredicate"]["value"]}
        found[each["index"]] = Solution(
            each["name"], layouts[each["problemType"]["operationIdentifier"]], tuple(sizes["macroTile"][:2]),
            math.prod(sizes["workGroup"]), sizes["depthU"], sizes["globalSplitU"], sizes["staggerU"],
            sizes["staggerStrideShift"], sizes["workGroupMapping"], conditions)
    return found


def choose(layout: str, m: int, n: int, k: int) -> Iterator[Choice]:
    """Yield the solutions for a product in the order in which the library tries them: the nearest key first.

    The table has the products that were measured on a card in 2018, and the distance is the Euclidean one of (m, n, k).
    A solution is passed over whose conditions the product does not meet.
    """
    if layout not in LAYOUTS:
        raise unknown("layout", layout, LAYOUTS)
    table = next(_tables(_choices()["library"]["map"][LAYOUTS[layout]]))
    rows = sorted((math.dist(row["key"], (m, n, k)), place) for place, row in enumerate(table))
    for distance, place in rows:
        row = table[place]
        yield Choice(solutions()[row["index"]], tuple(row["key"]), distance)


@functools.cache
def _choices() -> Mapping[str, Any]:
    return msgspec.msgpack.decode(find(CHOICES).read_bytes())


def _tables(library: Mapping[str, Any]) -> Iterator[list[dict[str, Any]]]:
    """Yield the tables of single precision below a part of the library."""
    if library["type"] == "Matching":
        yield library["table"]
    for row in library.get("rows", ()):
        types = [each.get("value") for each in row["predicate"].get("value", []) if each.get("type") == "TypesEqual"]
        if types in ([], [FLOATS]):
            yield from _tables(row["library"])


def in_order() -> list[Solution]:
    """List the SGEMM solutions, the smallest tiles first."""
    return sorted(solutions().values(), key=lambda each: (each.macro_tile, each.name))


def described(solution: Solution) -> dict[str, Any]:
    """Describe a solution by the columns that recorded tables begin with."""
    return {"run_id": "", "study": "", "device": DEVICE, "kernel": solution.name, "layout": solution.layout,
            "macro_tile": "{}x{}".format(*solution.macro_tile), "depth_u": solution.depth_u, "split": solution.split}


def unfinished(study: str) -> Path:
    """Return the file of the rows of a recording that was interrupted."""
    return paths.RUNS / f"{study}.jsonl"


def package() -> str:
    """Name the package and the version that was fetched."""
    return f"{find(debian.VERSIONS).read_text(encoding='utf-8').strip()} of {SUITE}"


def save_rows(rows: list[dict[str, Any]], study: str, columns: list[str], *, record: bool) -> Path:
    """Write the rows of a recording that is finished, with a manifest that names the package; returns the CSV's path.
    """
    import pandas as pd

    path = save_study(pd.DataFrame(rows, columns=columns), study, {"name": DEVICE, "simulated": True}, (),
                      {"package": package()}, record=record)
    unfinished(study).unlink(missing_ok=True)
    return path

"""Give the first lesson its kernels: whole, and as copies in which one piece of the text is another."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from polaris_lab.base import paths
from polaris_lab.base.errors import BadValue, unknown
from polaris_lab.base.files import write_text
from polaris_lab.base.html_forms import Shown, table
from polaris_lab.model.kernel_catalogue import kernel
from polaris_lab.model.kernel_spec import KernelSpec

if TYPE_CHECKING:
    import pandas as pd

SIDE = 8
"""Work-items of a work-group of the lesson's products, in each of two dimensions; the side of a tile."""


class Mistake(NamedTuple):
    """Describes an error that the lesson makes on purpose: what it is, its sign, who finds it, and whether a kernel
    with it runs at all. One that runs can leave the result right, at some sizes or by chance."""

    error: str
    sign: str
    found_by: str
    runs: bool


MISTAKES = (
    Mistake("a group that does not divide the launch", "nothing starts", "`lab.launch`, in a sentence", False),
    Mistake("`float64` for `float`", "nothing starts", "`lab.launch`, in a sentence", False),
    Mistake("no guard, in `add`", "damage beside the sums", "a guard band", True),
    Mistake("a typing error", "the build fails", "the compiler, with line and column", False),
    Mistake("no guard, in `first_product`", "damage beside the product, and to its next row",
            "Oclgrind names the line", True),
    Mistake("one term too many", "right or wrong by chance", "Oclgrind names the line", True),
    Mistake("M and N swapped", "right for squares", "Oclgrind, at three different sizes", True),
    Mistake("a barrier that is not there", "right or wrong by chance", "Oclgrind names a race", True),
    Mistake("a guard before a barrier", "none where 8 divides the size; else a GPU may hang",
            "Oclgrind names the barrier", True),
)
"""The errors of the lesson, in its order, which is also their number from 1 on."""


def source(name: str) -> Path:
    """Return the path of one of the lesson's kernels. Raises ValueError, with the nearest names, for another name."""
    known = {path.stem: path for path in sorted((paths.KERNELS / "lesson").glob("*.cl"))}
    if name not in known:
        raise unknown("kernel of the lesson", name, known, "kernel")
    return known[name]


def copy_of(name: str, old: str, new: str) -> KernelSpec:
    """Describe a copy of one of the lesson's products with the text `old` replaced by `new`, below runs/lesson.

    It is used like what `pl.kernel` returns. Raises ValueError for an unknown name, and when the source does not hold
    `old`.
    """
    text = source(name).read_text(encoding="utf-8")
    if not old or old not in text:
        raise BadValue("old", f"old: {name}.cl does not hold {old!r}; copy a piece of its text, blanks included")
    changed = text.replace(old, new)
    path = paths.RUNS / "lesson" / sha256(changed.encode()).hexdigest()[:12] / f"{name}.cl"
    write_text(path, changed)
    return product(path)


def product(file: str | Path) -> KernelSpec:
    """Describe a product of the lesson, given as a path: SIDE x SIDE work-items, each with one element of C."""
    return replace(kernel(file, local=(SIDE, SIDE)), name=Path(file).stem)  # a copy is called as what it was made of


def mistakes() -> pd.DataFrame:
    """Tabulate MISTAKES by number: the error, its sign, who finds it, and `right`: never where nothing runs, else
    that the result can be right all the same."""
    import pandas as pd

    rows = [(each.error, each.sign, each.found_by, "possible" if each.runs else "never") for each in MISTAKES]
    return pd.DataFrame(rows, columns=["error", "its sign", "who finds it", "right"],
                        index=pd.RangeIndex(1, len(rows) + 1, name="number"))


def show_mistakes() -> Shown:
    """Show the table of `mistakes` for Jupyter, with its texts to the left, and as lines elsewhere."""
    rows = mistakes().reset_index()
    return Shown(rows.to_string(index=False).replace("`", ""), table(tuple(rows), rows.itertuples(index=False)))

"""Give the first lesson its kernels: whole, and as copies in which one piece of the text is another."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from polaris_lab.base import paths
from polaris_lab.base.errors import unknown
from polaris_lab.base.files import write_text
from polaris_lab.spec.kernel_catalogue import kernel
from polaris_lab.spec.kernel_spec import KernelSpec

SIDE = 8
"""Work-items of a work-group of the lesson's products, in each of two dimensions; the side of a tile."""


def source(name: str) -> Path:
    """Return the path of one of the lesson's kernels. Raises ValueError, with the nearest names, for another name."""
    known = {path.stem: path for path in sorted((paths.KERNELS / "lesson").glob("*.cl"))}
    if name not in known:
        raise unknown("kernel of the lesson", name, known)
    return known[name]


def copy_of(name: str, old: str, new: str) -> KernelSpec:
    """Describe a copy of one of the lesson's products with the text `old` replaced by `new`, below runs/lesson.

    It is used like what `pl.kernel` returns. Raises ValueError for an unknown name, and when the source does not hold
    `old`.
    """
    text = source(name).read_text(encoding="utf-8")
    if not old or old not in text:
        raise ValueError(f"old: {name}.cl does not hold {old!r}; copy a piece of its text, blanks included")
    changed = text.replace(old, new)
    path = paths.RUNS / "lesson" / sha256(changed.encode()).hexdigest()[:12] / f"{name}.cl"
    write_text(path, changed)
    return product(path)


def product(file: str | Path) -> KernelSpec:
    """Describe a product of the lesson, given as a path: SIDE x SIDE work-items, each with one element of C."""
    return kernel(file, local=(SIDE, SIDE), block=(SIDE, SIDE))

"""Time the course's kernels, strips of other widths, and odd pitches, for chapters 03 to 09.

Writes data/measured/DEVICE/course: `python -m polaris_studies.record_course --record`, half a minute on an H200.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from polaris_lab.lab import Lab
from polaris_lab.model.problem import Gemm
from polaris_studies.broken_copies import changed_copy
from polaris_studies.course import FACES, STUDY, rung
from polaris_studies.course_grades import library_of
from polaris_studies.recorder import record_on_device
from polaris_studies.size_or_pitch import sample_interleaved

if TYPE_CHECKING:
    import pandas as pd

RUNGS = ("gemm_naive_row0", "gemm_naive", "gemm_tiled", "gemm_tiled_2x2", "course_4x4", "course_8x8", "course_float4",
         "course_padded", "course_early", "course_finished", "gemm_blocked")
SIZES, STRIPS, PITCHES = (1000, 1024, 2048, 4096), (1, 4, 16, 32), (1, 2, 3, 8, 16, 24, 32)
"""Sides of the squares; widths of strips in tiles, next to the kernel's own; and floats by which rows lie further
apart than they are long."""
STRIP = "#define STRIP {}"
"""The line of course_finished that has the width of a strip."""
PITCHED = (1024, 2048)
"""Sides of the squares whose rows lie further apart."""


def measure(lab: Lab, *, sizes: Sequence[int] = SIZES, pitched: Sequence[int] = PITCHED,
            repeats: int = 12) -> pd.DataFrame:
    """Time everything of one size in turns; rows of the protocol's columns. Raises as `sample_interleaved`."""
    import pandas as pd

    own = rung("course_finished")
    strips = [replace(changed_copy(own, STRIP.format(8), STRIP.format(width)),
                      name=f"course_finished, strips of {width}") for width in STRIPS]
    library = library_of(lab.device)
    squares = [*map(rung, RUNGS), *strips, *filter(None, [library])]
    tables = [sample_interleaved(lab.session, squares, [[Gemm(n, n, n)] for n in sizes], repeats=repeats,
                                 longest_s=60.0),
              sample_interleaved(lab.session, list(FACES), [
                  [Gemm(n, n, n, lda=n + more, ldb=n + more) for more in PITCHES] for n in pitched],
                  repeats=repeats, longest_s=60.0)]
    rows = pd.concat(tables, ignore_index=True)
    rows.attrs["kernels"] = {name: facts for table in tables for name, facts in table.attrs["kernels"].items()}
    return rows


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    return record_on_device("record_course", __doc__, STUDY, measure, argv)


if __name__ == "__main__":
    sys.exit(main())

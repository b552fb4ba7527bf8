"""Compare what compilers make of a kernel for Polaris: registers, scratch, instructions, and lines that one makes slow.

Notebook 22 shows it to owners of a card, whose drivers compile by ACO.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.paths import KERNELS
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_sim.any_kernel import CardLaunch, launch
from polaris_sim.code.code_report import compile as compiled
from polaris_sim.simulator import simulate

if TYPE_CHECKING:
    import pandas as pd

COMPILERS = {"clang": "clang", "Clover": "clover", "ACO": "aco"}
"""The heads of columns, and the compilers' names."""
SOURCE = KERNELS / "examples" / "outer_product.cl"
FORMS = {"as shown": "outer_product", "a cast": "outer_cast", "braces": "outer_braces",
         "an index of 64 bits": "outer_long"}
"""The kernels of SOURCE, which differ in a few lines, by what is written in these."""
SIDE, DEPTH = 512, 128
"""The product that these kernels are timed with: SIDE x DEPTH x SIDE."""


def code_table(names: Iterable[str], card: str) -> pd.DataFrame:
    """Tell registers, waves on a SIMD, bytes of scratch, and instructions for a multiply-add of gemm kernels, by each
    of COMPILERS."""
    import pandas as pd

    names = list(names)
    codes = {(name, head): (compiled(name, card=card, compiler=compiler), instructions_along_k(name, compiler))
             for name in names for head, compiler in COMPILERS.items()}
    rows = {key: {"registers": isa.vgprs, "waves": isa.waves_per_simd, "scratch": isa.scratch_bytes,
                  "instructions": instructions} for key, (isa, instructions) in codes.items()}
    table = pd.DataFrame(rows).T.unstack().loc[names].reindex(columns=list(COMPILERS), level=1)
    return table.astype({column: int for column in table if column[0] in ("registers", "scratch")})


def instructions_along_k(kernel: str | KernelSpec, compiler: str, side: int = 128) -> float:
    """Count the instructions that a wave executes for each of its multiply-adds along k, from two products whose k
    differs by 64; what it executes before and after its loop along k falls out.

    `side` is m and n: a multiple of the kernel's tile, so that all lanes multiply.
    """
    spec = resolve(kernel)
    shorter, longer = (sum(times for function, _, times in simulate(spec, side, side, k, compiler=compiler).counts
                           if function == spec.name) for k in (64, 128))
    return (longer - shorter) / side**2  # 64 multiply-adds for each output, 64 lanes


def launch_forms(card: str, compilers: Iterable[str] = ("aco", "clang")) -> dict[tuple[str, str], CardLaunch]:
    """Launch each of FORMS by each compiler on a simulated card, timed; return the launches by (form, compiler)."""
    given = np.random.default_rng(3).standard_normal((2, DEPTH, SIDE), np.float32)
    args = [*given, np.zeros((SIDE, SIDE), np.float32), DEPTH, SIDE]
    return {(form, compiler): launch(SOURCE, function, (SIDE // 4, SIDE // 4), (16, 16), args, card=card, timed=True,
                                     compiler=compiler)
            for compiler in compilers for form, function in FORMS.items()}


def cost_table(launched: Mapping[tuple[str, str], CardLaunch]) -> pd.DataFrame:
    """Tabulate launches: registers, bytes of scratch, instructions of the loop, and the simulated microseconds."""
    import pandas as pd

    return pd.DataFrame({key: {"registers": done.isa.vgprs, "scratch": done.isa.scratch_bytes,
                               "loop": len(done.isa.loop), "us": round(1000 * done.time_ms.expected)}
                         for key, done in launched.items()}).T.rename_axis(["form", "compiler"])


def changed_lines(form: str) -> list[str]:
    """List the lines in which one of FORMS differs from the first, those of the first with "-" and its own with "+"."""
    text = SOURCE.read_text(encoding="utf-8")
    first, other = (text.partition(f"void {FORMS[each]}(")[2].partition("\n}")[0].splitlines()[2:]
                    for each in ("as shown", form))
    return [line for line in difflib.ndiff(first, other) if line[0] in "+-"]

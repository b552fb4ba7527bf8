"""Execute a product of halves on a simulated card, and count clang's 16-bit opcodes, for notebook 29.

Writes data/measured/CARD-simulated/half_on_polaris and data/measured/clang-gfx803/half2_codegen from kernels/half and
the compiler: `python -m polaris_studies.record_half_on_polaris 256 512 --record`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.base.errors import BadValue
from polaris_lab.base.paths import KERNELS
from polaris_lab.cli.arguments import (
    read_whole,
)
from polaris_lab.model.kernel_spec import LANGUAGE
from polaris_sim import any_kernel
from polaris_sim.code import toolchain
from polaris_sim.code.assembly import parse
from polaris_studies.half_storage import (
    FORMS,
    GROUP_SHAPE,
    PAIR_COLUMNS,
    PAIRS,
    POLARIS,
    POLARIS_COLUMNS,
    SOURCE,
    TILE,
    Form,
    error_bound,
    expected,
    inputs,
)
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.study_files import save_study

if TYPE_CHECKING:
    import pandas as pd


PAIR = KERNELS / "half" / "half2.cl"


def on_polaris(n: int, *, forms: Sequence[Form] = FORMS[:4], card: str = "rx590", seed: int = 0) -> pd.DataFrame:
    """Execute the product on a simulated card: a line for each form, none of them with a pass of its own.

    Columns: form, ms (expected), ms_low, ms_high, limit, instructions (of all waves), converting (those that convert
    between half and float), l2_mb, dram_mb, vgprs, fraction (of the error bound).
    """
    import pandas as pd

    a, b, bias = inputs(n, seed)
    lines = []
    for form in forms:
        if form.epilogue == "pass":
            raise BadValue("forms", f"forms: {form.name} has a kernel more than the product's; name others")
        args = [n, n, n, a.astype(form.dtype), n, b.astype(form.dtype), n, bias, np.zeros((n, n), form.dtype), n]
        groups = -(-n // TILE)
        done = any_kernel.launch(SOURCE, "gemm_storage", (16 * groups, 16 * groups), GROUP_SHAPE, args, card=card,
                                 options=form.options(n)[1:], compiler="clang")
        off = np.abs(done.args[8].astype(np.float64) - expected(a, b, bias, form))
        moved = {level: sum(size for name, size in done.traffic.items() if name.startswith(level)) / 1e6
                 for level in ("L2", "DRAM")}
        lines.append({"form": form.name, "ms": done.time_ms.expected, "ms_low": done.time_ms.low,
                      "ms_high": done.time_ms.high, "limit": done.limit, "instructions": done.wave_instructions,
                      "converting": sum(times for name, times in done.mix.items() if name.startswith("v_cvt_f")),
                      "l2_mb": moved["L2"], "dram_mb": moved["DRAM"], "vgprs": done.isa.vgprs,
                      "fraction": float((off / error_bound(a, b, bias, form)).max())})
    return pd.DataFrame(lines)


def half2_mix() -> dict[str, int]:
    """Count the 16-bit opcodes that clang makes for gfx803 of one multiply-add of half2 (`kernels/half/half2.cl`).

    Raises DeviceError when no compiler is installed.
    """
    listing = toolchain.gfx803(PAIR, (LANGUAGE,), toolchain.find(toolchain.DEFAULT_COMPILER))
    found = Counter(instruction.name for instruction in parse(listing, "half2_multiply_add").instructions)
    return {name: times for name, times in sorted(found.items()) if "f16" in name}


def record_on_polaris(sizes: Sequence[int], *, card: str = "rx590", record: bool) -> list[Path]:
    """Execute `on_polaris` at each of `sizes`, and write it and `half2_mix`, below data/measured when `record`.

    Raises DeviceError when no compiler is installed.
    """
    import pandas as pd

    rows = pd.concat([on_polaris(n, card=card).assign(n=n) for n in sizes]).assign(
        run_id="", study=POLARIS, device=f"{card}-simulated")[POLARIS_COLUMNS]
    mix = pd.DataFrame([{"run_id": "", "study": PAIRS, "device": "clang-gfx803", "opcode": name, "times": times}
                        for name, times in half2_mix().items()], columns=PAIR_COLUMNS)
    return [save_study(rows, POLARIS, {"name": f"{card}-simulated", "simulated": True}, [], {"sizes": list(sizes)},
                       record=record),
            save_study(mix, PAIRS, {"name": "clang-gfx803"}, [], {}, record=record)]


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_half_on_polaris", __doc__)
    parser.add_argument("sizes", nargs="+", type=read_whole, metavar="N", help="n of each product n x n x n")
    return run_recorder(parser, argv, lambda given: record_on_polaris(given.sizes, record=given.record))


if __name__ == "__main__":
    sys.exit(main())

"""List every kernel as Mesa's ACO compiles it for Polaris, and compare drivers: what do owners' cards run?

Writes data/gfx803/aco: `python -m polaris_studies.record_aco`. With --compare it also writes data/gfx803/drivers.csv,
the counts of each function as the three kept compilers make it, as a newer Mesa does, as Mesa's own Clover does, and as
radeonsi does by LLVM. Both need drivers, which --fetch gets from Debian, below the user's cache; nothing is installed.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polaris_lab.base.files import write_text
from polaris_lab.base.recordings import setting
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_sim.code import listings, mesa, toolchain
from polaris_sim.code.assembly import parse
from polaris_studies.recorder import command_parser, run_recorder

if TYPE_CHECKING:
    import pandas as pd

NEWER = "sid"
"""Debian's release with the newest Mesa."""
TABLE = listings.FOLDER / "drivers.csv"
COUNTED = {"multiply_adds": r"v_ma[cd]\w*_f32", "fused": "v_fma_f32", "products": "v_mul_f32", "sums": "v_add_f32",
           "local_reads": r"ds_read\w*", "global_loads": r"(?:flat|global)_load\w*", "vector": r"v_\w+"}
"""Columns of TABLE, and the instructions that each counts."""
COLUMNS = ["kernel", "config", "function", "maker", *listings.REPORT, *COUNTED]
CONFIRMED = ["multiply_adds", "fused", "products", "sums", "local_reads", "global_loads"]
"""Counts by which one compiler stands for another."""


def main(argv: Sequence[str] | None = None) -> int:
    """Write the listings, and the table where it is asked for; return the exit status."""
    parser = command_parser("record_aco", __doc__)
    parser.add_argument("--fetch", nargs="?", const=mesa.SUITE, metavar="SUITE",
                        help=f"download the driver of a suite of Debian ({mesa.SUITE} unless it is named) and do no "
                        f"more; --compare needs {NEWER} too")
    parser.add_argument("--compare", action="store_true", help="write the table of all drivers too: 15 minutes")
    return run_recorder(parser, argv, _write)


def _write(given: argparse.Namespace) -> list[Path]:
    if given.fetch:
        return [mesa.fetch(given.fetch)]
    for spec, config in jobs():
        listings.record(spec, "aco", config)
    if given.compare:
        write_text(TABLE, compared().to_csv(index=False, lineterminator="\n"))
    return [listings.FOLDER / "aco", *([TABLE] if given.compare else [])]


def jobs() -> Iterator[tuple[KernelSpec, Mapping[str, int]]]:
    """Yield each kernel with each configuration that is kept by some compiler."""
    for spec in catalogue().values():
        for config in listings.kept_configs(spec):
            yield spec, config


def compared() -> pd.DataFrame:
    """Build each kernel in each configuration by each driver, and count: a row of COLUMNS for each function."""
    import pandas as pd

    return pd.DataFrame([row for spec, config in jobs() for row in _rows(spec, config)], columns=COLUMNS)


def unlike(table: pd.DataFrame, maker: str, other: str) -> pd.DataFrame:
    """Return the functions in whose code two makers differ by a count of CONFIRMED: the counts of the second, less
    those of the first."""
    one, two = (table[table["maker"] == name].set_index(["kernel", "config", "function"])[CONFIRMED]
                for name in (maker, other))
    less = (two - one).dropna().astype(int)
    return less[less.any(axis=1)]


def _rows(spec: KernelSpec, config: Mapping[str, int]) -> Iterator[dict[str, Any]]:
    """Count a kernel's code by each maker."""
    options, root = spec.options(config), mesa.find()
    texts = {compiler: listings.load(spec, config, compiler).text for compiler in toolchain.KEPT}
    texts["newer aco"] = mesa.framed(mesa.build(spec.file, options, mesa.find(NEWER)))
    texts["radeonsi's LLVM"] = mesa.framed(mesa.build(spec.file, options, root, f"{mesa.FLAGS[0]},usellvm"))
    texts["Mesa's Clover"] = _by_clover(spec, options, root)
    for maker, text in texts.items():
        for function in (each.function for each in spec.passes):
            program = parse(text, function)
            names = [each.name for each in program.instructions]
            yield {"kernel": spec.name, "config": setting(config), "function": function, "maker": maker,
                   **{name: program.report[theirs] for name, theirs in listings.REPORT.items()},
                   **{column: sum(bool(re.fullmatch(pattern, name)) for name in names)
                      for column, pattern in COUNTED.items()}}


def _by_clover(spec: KernelSpec, options: Sequence[str], root: Path) -> str:
    """Build a kernel by Mesa's own Clover, and return the listing that it writes to a file."""
    with tempfile.TemporaryDirectory(prefix="polaris-") as folder:
        mesa.build(spec.file, options, root, "OCL_ICD_VENDORS=/etc/OpenCL/vendors/mesa.icd", "CLOVER_DEBUG=native",
                   f"CLOVER_DEBUG_FILE={mesa.HOST}{folder}/code")
        text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path(folder).glob("code*.asm")))
    text = re.sub(r"\.amd_kernel_code_t.*?\.end_amd_kernel_code_t", "", text, flags=re.DOTALL)
    for each in spec.passes:  # the older form of its directives has the report alone in common with today's
        told = re.search(rf"^{each.function}:.*?(^; codeLen.*?^; LDSByteSize: \d+)", text, re.MULTILINE | re.DOTALL)[1]
        text += f"\n.amdhsa_kernel {each.function}\n.end_amdhsa_kernel\n{told}\n-- Begin function\n"
    return text


if __name__ == "__main__":
    sys.exit(main())

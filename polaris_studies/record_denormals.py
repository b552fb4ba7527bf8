"""Say what it costs a kernel on gfx803 to keep denormals of float32, by compiler, build option and version of clang.

Writes data/measured/CARD-simulated/denormals, which notebooks 22 and 25 read, from the catalogue's kernels and the
compilers: `python -m polaris_studies.record_denormals --record`. With `--clang PATH=LIBCLC`, once for each clang, it
writes data/measured/clang-gfx803/denormals_by_version in place of that.

A card with gfx803 multiplies and adds in one instruction, v_mac_f32, which flushes denormals to zero. Code that keeps
them has v_mul_f32 and v_add_f32 in its place (see polaris_sim.code.toolchain).
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.base.recordings import setting
from polaris_lab.model.cards import DEFAULT
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_sim.code import toolchain
from polaris_sim.code.code_report import compile as compiled
from polaris_sim.timing.cost_estimate import cost
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.study_files import save_study

if TYPE_CHECKING:
    import pandas as pd

VERSION_STUDY, COST_STUDY = "denormals_by_version", "denormals"
OF_VERSIONS = ("gemm_tiled_2x2", "gemm_float4_vec")
"""The kernels that each version of clang compiles."""
LARGE, LARGE_KERNELS = 4096, ("gemm_blocked", "gemm_gcn4_ultra", "gemm_gcn4_vec4")
"""A larger product, and the kernels that are simulated at it too."""
FORMS = {"clang": ("clang", ()), "clover": ("clover", ()),
         "clover -cl-denorms-are-zero": ("clover", (toolchain.CLOVERS_ZERO,)), "clover-daz": ("clover-daz", ())}
"""The ways to compile: a compiler's name and what is added to its options. The third is what OpenCL's own option does
under Clover, the fourth what the lab builds with there."""
COUNTED = {"mac_mad": "v_ma(?:c|d|dmk|dak)_f32", "fma": "v_fma_f32", "mul": "v_mul_f32", "add": "v_add_f32"}
"""Columns that count instructions in a listing, and the names of those."""
VERSION_COLUMNS = ["run_id", "study", "device", "kernel", "config", "clang", "compiler", "denormals", "vgprs", *COUNTED]
"""`denormals` is the mode in which waves begin for float32, "kept" or "flushed"; `vgprs` those of the file's largest
function."""
COST_COLUMNS = ["run_id", "study", "device", "kernel", "config", "compiler", "m", "n", "k", "vgprs", "scratch_bytes",
                "waves_per_simd", "gflops_low", "gflops", "gflops_high", "limit"]
"""Registers and simulated speed of a kernel by one of toolchain.BY_CLANG."""


def multiply_adds_by_version(kernels: Iterable[str], compilers: Mapping[str, Path]) -> pd.DataFrame:
    """Compile kernels in each of the FORMS by each clang, and count; rows of VERSION_COLUMNS.

    `compilers` maps a clang to a libclc that it can read. Debian's packages libclc-NN exclude each other, but can be
    unpacked. What is recorded is by Debian's clang 14, 15, 16 and 19, and by the clang 17, 18 and 20 of PyPI's ziglang
    with the libclc of 16. Raises DeviceError when a kernel does not compile, ValueError for an unknown kernel.
    """
    import pandas as pd

    rows = []
    for clang, library in compilers.items():
        for label, (name, options) in FORMS.items():
            compiler = toolchain.Compiler(clang, Path(library), name)
            version = re.search(r"[\d.]{3,}", str(compiler))[0]
            for spec in map(resolve, kernels):
                text = toolchain.gfx803(spec.file, [*spec.options()[1:], *options], compiler)
                rows.append({"run_id": "", "study": "", "device": "clang-gfx803", "kernel": spec.name,
                             "config": setting(spec.config()), "clang": version, "compiler": label, **_counts(text)})
    return pd.DataFrame(rows, columns=VERSION_COLUMNS)


def costs(kernels: Iterable[str] | None = None, size: int = 1024, config: Mapping[str, int] | None = None,
          card: str = DEFAULT) -> pd.DataFrame:
    """Simulate square products by each of toolchain.BY_CLANG, one resident set of each; rows of COST_COLUMNS.

    `kernels` are the good ones of the catalogue that multiply matrices, unless given. Raises DeviceError when a
    compiler is not installed, ValueError as `cost`.
    """
    import pandas as pd

    names = [spec.name for spec in catalogue().values() if spec.signature == "gemm" and not spec.museum]
    rows = [cost_row(name, compiler, size, config, card) for name in (names if kernels is None else kernels)
            for compiler in toolchain.BY_CLANG]
    return pd.DataFrame(rows, columns=COST_COLUMNS)


def save_rows(rows: pd.DataFrame, study: str, compilers: Iterable[str], *, record: bool) -> Path:
    """Write the rows of one of the two studies with a manifest that names its `compilers`; returns the path."""
    facts = {"name": "gfx803", "compilers": list(compilers)}
    return save_study(rows, study, facts, map(resolve, rows["kernel"].unique()), {}, record=record)


def _counts(text: str) -> dict[str, object]:
    modes = set(re.findall(r"\.amdhsa_float_denorm_mode_32 (\d)", text))
    return {"denormals": {"0": "flushed", "3": "kept"}["".join(sorted(modes))],
            "vgprs": max(map(int, re.findall(r"\.vgpr_count: +(\d+)", text))),
            **{column: len(re.findall(rf"^\s+{name}(?:_e32|_e64)?\s", text, re.MULTILINE))
               for column, name in COUNTED.items()}}


def cost_row(kernel: str | KernelSpec, compiler: str, size: int, config: Mapping[str, int] | None = None,
             card: str = DEFAULT) -> dict[str, object]:
    """Simulate the square product of a size, one resident set of each launch; a row of COST_COLUMNS. Raises as
    `cost`."""
    isa = compiled(kernel, config, card, compiler)
    found = cost(kernel, problem=Gemm(size, size, size), config=config, card=card, resident_sets=1, depths="auto",
                 compiler=compiler)
    low, expected, high = found.gflops
    return {"run_id": "", "study": "", "device": f"{found.card.name}-simulated", "kernel": resolve(kernel).name,
            "config": setting(isa.config), "compiler": compiler, "m": size, "n": size, "k": size, "vgprs": isa.vgprs,
            "scratch_bytes": isa.scratch_bytes, "waves_per_simd": isa.waves_per_simd, "gflops_low": low,
            "gflops": expected, "gflops_high": high, "limit": found.limit}


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    parser = recorder_parser("record_denormals", __doc__)
    parser.add_argument("--clang", action="append", default=[], metavar="PATH=LIBCLC",
                        help="a clang, and a libclc that it can read")

    def write(given: argparse.Namespace) -> Path:
        if given.clang:
            pairs = dict(pair.partition("=")[::2] for pair in given.clang)
            versions = [str(toolchain.Compiler(clang, Path(library), "clang")) for clang, library in pairs.items()]
            return save_rows(multiply_adds_by_version(OF_VERSIONS, pairs), VERSION_STUDY, versions, record=given.record)
        import pandas as pd

        rows = pd.concat([costs(), costs(LARGE_KERNELS, LARGE)], ignore_index=True)
        return save_rows(rows, COST_STUDY, [str(toolchain.find(name)) for name in toolchain.BY_CLANG],
                         record=given.record)

    return run_recorder(parser, argv, write)


if __name__ == "__main__":
    sys.exit(main())

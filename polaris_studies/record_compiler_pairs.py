"""Compile kernels for gfx803 by two compilers: clang with libclc, and ROCm's older clang with its libraries.

Writes data/measured/clang-gfx803/rocm, which notebook 22 reads, from the catalogue's products and the two compilers:
`python -m polaris_studies.record_compiler_pairs --record`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.base.recordings import setting
from polaris_lab.model.kernel_catalogue import catalogue, resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_sim.code import listings, toolchain
from polaris_sim.code.code_report import Isa, read
from polaris_studies.recorder import recorder_parser, run_recorder
from polaris_studies.study_files import save_study

if TYPE_CHECKING:
    import pandas as pd

STUDY, DEVICE = "rocm", "clang-gfx803"
CODE_COLUMNS = ["run_id", "study", "device", "kernel", "config", "function", "clang", "library", "vgprs", "sgprs",
                "lds_bytes", "scratch_bytes", "code_bytes", "waves_per_simd", "instructions", "loop_instructions",
                "vector", "scalar", "local", "global", "scratch", "waits", "mac_mad", "fma"]
"""The resources of each function (waves on the default card), and the number of instructions of each kind in its text.

`vector` instructions compute in lanes; `scalar` ones are executed once for a wave, branches and loads of arguments
among them; `local`, `global` and `scratch` are loads and stores. Of the vector instructions, `mac_mad` are
multiply-adds with a rounded product, `fma` fused ones.
"""
KINDS = {"vector": ("v_",), "local": ("ds_",), "global": ("flat_", "global_"),
         "scratch": ("buffer_load", "buffer_store"), "waits": ("s_waitcnt",)}
"""The kinds of instructions, and how their names begin; all others are scalar."""
MULTIPLY_ADD_CONFIGS = {"gemm_blocked": [{"MAC": 1}, {"MAC": 2}]}
"""More configurations of kernels that let one choose the multiply-add: mad() and fma() in place of a * b + c."""


def compilers() -> list[toolchain.Compiler]:
    """List the two compilers, and a third one of the first's clang with ROCm's libraries.

    The third tells differences due to clang from those due to the libraries. The fourth pair does not work: clang 15
    cannot read the libclc of clang 16. Raises DeviceError with the packages to install.
    """
    driver, rocm = toolchain.find("clang"), toolchain.rocm()
    return [driver, rocm._replace(clang=driver.clang), rocm]


def code_by_compiler(kernels: Iterable[str | KernelSpec] | None = None) -> pd.DataFrame:
    """Compile kernels with each compiler; a row of CODE_COLUMNS for each function.

    By default these are all of the catalogue but attention, whose exponentials are the libraries' own code. Each
    configuration has rows of its own. Raises DeviceError when a compiler is not installed or a kernel does not compile,
    ValueError for an unknown kernel.
    """
    import pandas as pd

    products = (spec for spec in catalogue().values() if spec.signature != "attention")
    specs = [resolve(each) for each in (products if kernels is None else kernels)]
    rows = [_row(each, compiler) for compiler in compilers() for spec in specs
            for config in [None, *MULTIPLY_ADD_CONFIGS.get(spec.name, [])]
            for each in read(spec, listings.make(spec, config, compiler)).functions.values()]
    return pd.DataFrame(rows, columns=CODE_COLUMNS)


def save_rows(rows: pd.DataFrame, *, record: bool) -> Path:
    """Write the rows of `code_by_compiler` and their manifest, below data/measured when `record`; returns the path."""
    facts = {"name": "gfx803", "compilers": [str(each) for each in compilers()]}
    return save_study(rows, STUDY, facts, map(resolve, rows["kernel"].unique()), {}, record=record)


def _row(isa: Isa, compiler: toolchain.Compiler) -> Mapping[str, object]:
    """Describe one compiled function; a row of CODE_COLUMNS."""
    mix = isa.mix
    kinds = {kind: sum(count for name, count in mix.items() if name.startswith(prefixes))
             for kind, prefixes in KINDS.items()}
    instructions = sum(mix.values())
    clang, library = str(compiler).removeprefix("clang ").split(" with ")
    return {"run_id": "", "study": "", "device": DEVICE, "kernel": isa.kernel, "function": isa.function,
            "config": setting(isa.config), "clang": clang, "library": library.rpartition(" ")[0],
            **{name: getattr(isa, name) for name in ("vgprs", "sgprs", "lds_bytes", "scratch_bytes", "code_bytes",
                                                     "waves_per_simd")},
            "instructions": instructions, "loop_instructions": len(isa.loop), **kinds,
            "scalar": instructions - sum(kinds.values()),
            "mac_mad": sum(mix.get(name, 0) for name in ("v_mac_f32", "v_mad_f32", "v_madmk_f32", "v_madak_f32")),
            "fma": mix.get("v_fma_f32", 0)}


def main(argv: Sequence[str] | None = None) -> int:
    """Write the recording as the arguments say; return the exit status."""
    return run_recorder(recorder_parser("record_compiler_pairs", __doc__), argv,
                        lambda given: save_rows(code_by_compiler(), record=given.record))


if __name__ == "__main__":
    sys.exit(main())

"""The same kernels for gfx803 by other compilers: Clover's clang with libclc, and ROCm's older clang with its own libraries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.base.recordings import manifest, now, save, setting
from polaris_lab.gcn3.code import listings, toolchain
from polaris_lab.gcn3.code.code_report import Isa, read
from polaris_lab.spec.kernel_catalogue import KernelSpec, catalogue, resolve

if TYPE_CHECKING:
    import pandas as pd

STUDY, DEVICE = "rocm", "clang-gfx803"
COLUMNS = ["run_id", "study", "device", "kernel", "config", "function", "clang", "library", "vgprs", "sgprs", "lds_bytes", "scratch_bytes",
           "code_bytes", "waves_per_simd", "instructions", "loop_instructions", "vector", "scalar", "local", "global", "scratch", "waits",
           "mac_mad", "fma"]
"""Of each function: what it takes (waves on the default card), and how many instructions of each kind stand in its text.

`vector` is arithmetic of lanes, `scalar` what is done once for a wave, loads of arguments and branches among it; `local`, `global` and
`scratch` are loads and stores. `mac_mad` and `fma` are the multiply-adds among the vector ones: with a rounded product, and fused.
"""
KINDS = {"vector": ("v_",), "local": ("ds_",), "global": ("flat_", "global_"), "scratch": ("buffer_load", "buffer_store"), "waits": ("s_waitcnt",)}
FUSED = {"gemm_blocked": [{"MAC": 1}, {"MAC": 2}]}
"""Kernels whose multiply-add can be asked for by name, and the configurations that ask: mad() and fma() beside the default a * b + c."""


def compilers() -> list[toolchain.Compiler]:
    """The two compilers, and between them Clover's clang with ROCm's libraries, which tells what is due to which.

    The fourth pair is not there: clang 15 cannot read the libclc of clang 16. Raises DeviceError with the packages to install.
    """
    clover, rocm = toolchain.clover(), toolchain.rocm()
    return [clover, toolchain.Compiler(clover.clang, rocm.library, rocm=True), rocm]


def table(kernels: Iterable[str | KernelSpec] | None = None) -> pd.DataFrame:
    """One row for each function, configuration and compiler, as COLUMNS; all kernels of the catalogue unless given.

    Raises DeviceError when a compiler is not installed or a kernel does not compile, ValueError for an unknown kernel.
    """
    import pandas as pd

    rows = [_row(each, compiler) for compiler in compilers() for spec in map(resolve, catalogue() if kernels is None else kernels)
            for config in [None, *FUSED.get(spec.name, [])]
            for each in read(spec, listings.make(spec, config, compiler)).functions.values()]
    return pd.DataFrame(rows, columns=COLUMNS)


def keep(rows: pd.DataFrame, *, record: bool) -> Path:
    """Write `table()` and its manifest, below data/measured when `record`; returns the CSV's path."""
    specs = [resolve(name) for name in rows["kernel"].unique()]
    return save(rows, STUDY, manifest({"name": "gfx803", "compilers": [str(each) for each in compilers()]},
                                      {spec.name: {"source_sha256": spec.source_hash()} for spec in specs}, {}, 0, now()), record=record)


def _row(isa: Isa, compiler: toolchain.Compiler) -> Mapping[str, object]:
    mix = isa.mix
    kinds = {kind: sum(count for name, count in mix.items() if name.startswith(prefixes)) for kind, prefixes in KINDS.items()}
    instructions = sum(mix.values())
    clang, library = str(compiler).removeprefix("clang ").split(" with ")
    return {"run_id": "", "study": "", "device": DEVICE, "kernel": isa.kernel, "function": isa.function,
            "config": setting(isa.config), "clang": clang,
            "library": library.rpartition(" ")[0],
            **{name: getattr(isa, name) for name in ("vgprs", "sgprs", "lds_bytes", "scratch_bytes", "code_bytes", "waves_per_simd")},
            "instructions": instructions, "loop_instructions": len(isa.loop), **kinds, "scalar": instructions - sum(kinds.values()),
            "mac_mad": sum(mix.get(name, 0) for name in ("v_mac_f32", "v_mad_f32", "v_madmk_f32", "v_madak_f32")),
            "fma": mix.get("v_fma_f32", 0)}

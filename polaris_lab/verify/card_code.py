"""Say what an owner's driver makes of a kernel: registers, scratch memory, waves, and what keeps arrays in scratch."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from polaris_lab.base.errors import DeviceError
from polaris_lab.model.c_source import kernels_of, read
from polaris_lab.model.kernel_source import KernelSource, build_options, source_of
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.launched_kernel import LaunchedKernel
from polaris_lab.verify.private_arrays import memory_causes

UNSEEN = "scratch: no line is seen that keeps an array in memory; there may be too few registers"
"""What is said where the code uses scratch memory and the source does not show why."""


def describe(kernel: KernelSpec | LaunchedKernel) -> list[str]:
    """Return a line on each function of a kernel as Mesa's ACO compiles it, and one on each line that costs scratch.

    The code of a catalogue kernel is the one that is kept, of another configuration or kernel it is compiled now. One
    line says why it is not known, such as how to get the driver.
    """
    try:
        return [*(_spec_lines(kernel) if isinstance(kernel, KernelSpec) else
                  file_lines(source_of(kernel.file), kernel.defines, kernel.function))]
    except (DeviceError, ValueError) as error:
        return [f"by ACO: not known: {str(error).splitlines()[0]}"]


def _spec_lines(spec: KernelSpec) -> Iterator[str]:
    from polaris_sim.code import code_report
    from polaris_sim.code.toolchain import OWNERS

    functions = code_report.compile(spec, compiler=OWNERS).functions
    for name, isa in functions.items():
        yield _figures(name if len(functions) > 1 else "", isa.compiler, isa.vgprs, isa.sgprs, isa.scratch_bytes,
                       isa.waves_per_simd)
        if isa.scratch_bytes:
            yield from spec_scratch(spec, name)


def file_lines(source: KernelSource, defines: Mapping[str, int], function: str = "") -> Iterator[str]:
    """Yield the lines of `describe` on a kernel of a file, or on all of them; waves are as the driver counts them.

    Raises DeviceError when the driver is not here or does not build the file.
    """
    from polaris_sim.code import free_listings
    from polaris_sim.code.toolchain import OWNERS

    made = free_listings.load(source, build_options([f"-D{name}={value}" for name, value in defines.items()]), OWNERS)
    for name in [function] if function else kernels_of(source.text, defines, source.folder):
        report = made.program(name).report
        yield _figures("" if function else name, made.compiler, report["NumVgprs"], report["NumSgprs"],
                       report["ScratchSize"], report["MaxWaves"])
        if report["ScratchSize"]:
            yield from _scratch(source.text, defines, source.name, source.folder, name)


def spec_scratch(spec: KernelSpec, function: str) -> list[str]:
    """Return a line on each line of a kernel that keeps a private array in memory, or UNSEEN alone."""
    return _scratch(spec.source(), spec.macros(), spec.file.name, spec.file.parent, function)


def _scratch(text: str, defines: Mapping[str, int], name: str, folder: Path | None, function: str) -> list[str]:
    try:
        causes = memory_causes(read(text, defines, name, folder), function)
    except (ValueError, RecursionError):  # the driver reads more than can be read here
        causes = []
    lines = text.splitlines()
    return [f"scratch: line {line} {what}: `{lines[line - 1].strip()}`" for line, what in causes] or [UNSEEN]


def _figures(function: str, compiler: str, vgprs: int, sgprs: int, scratch: int, waves: float) -> str:
    return (f"{function and f'{function} '}by {compiler.partition(', ')[0]}: {vgprs} VGPRs, {sgprs} SGPRs, "
            f"{scratch} bytes of scratch, {waves:g} waves per SIMD")

"""List the arguments that the lab passes to a kernel of each signature, and show them as text to paste."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from polaris_lab.model.c_source import kind, read

if TYPE_CHECKING:
    from polaris_lab.model.kernel_spec import KernelSpec

IN, OUT = "global const float *{}", "global float *{}"
ARGUMENTS = {
    "gemm": ("int M", "int N", "int K", "float alpha", IN.format("A"), "int lda", IN.format("B"), "int ldb",
             "float beta", OUT.format("C"), "int ldc"),
    "transpose": ("int rows", "int columns", IN.format("in"), "int ldi", OUT.format("out"), "int ldo"),
    "attention": ("int B", "int H", "int S", "int T", "float scale", "int diagonal",
                  IN.format("Q"), "int q_batch", "int q_head", "int q_row",
                  IN.format("K"), IN.format("V"), "int k_batch", "int k_head", "int k_row", OUT.format("O")),
}
"""The arguments that each signature passes, in order."""


def parameters_of(spec: KernelSpec) -> list[tuple[str, bool]] | None:
    """List the name of each parameter of a kernel, and whether it is a pointer; None where the text cannot be read."""
    try:
        source = read(spec.source(), spec.macros(), spec.file.name, spec.file.parent)
        arguments = source.functions[spec.function].decl.type.args
    except (ValueError, KeyError):  # SourceError is a ValueError, and so is a file that has gone
        return None
    return [(each.name or "", kind(each.type) in ("PtrDecl", "ArrayDecl")) for each in arguments.params
            if getattr(each, "name", None)] if arguments else []


def differs(spec: KernelSpec) -> bool:
    """Tell whether a kernel of one launch has other parameters than its signature, by their number and which of them
    are pointers; False where the text cannot be read."""
    pointers = ["*" in each for each in ARGUMENTS[spec.signature]]
    found = parameters_of(spec)
    return found is not None and [pointer for _, pointer in found] != pointers


def advice(spec: KernelSpec) -> str:
    """Say which arguments the lab passes to a kernel of this signature, and how a kernel with others is launched.

    >>> from polaris_lab.model import kernel_signature
    >>> print(kernel_signature.advice(pl.catalogue()["transpose"]))  # doctest: +ELLIPSIS
    declare it as kernel void transpose(int rows, int columns, global const float *in, ...
    """
    found = parameters_of(spec)
    names = "..." if found is None else ", ".join(name for name, _ in found)
    here = Path.cwd()
    path = spec.file.relative_to(here) if spec.file.is_relative_to(here) else spec.file
    return (f"declare it as kernel void {spec.function}({', '.join(ARGUMENTS[spec.signature])}), or run it with any "
            f"arguments: lab.launch(\"{path}\", \"{spec.function}\", global_size, local_size, [{names}])")

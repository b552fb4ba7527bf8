"""Does a kernel take what the lab passes? Its arguments, as the compiler reports them, beside its signature.

OpenCL sets an argument by its size alone: a `float4` pointer takes any buffer without a word, and every index into it
goes four times as far.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

import pyopencl as cl

from polaris_lab.opencl.device_session import Bench
from polaris_lab.spec.kernel_spec import LANGUAGE, KernelSpec

OPTION = "-cl-kernel-arg-info"
_IN, _OUT = "global const float *{}", "global float *{}"
ARGUMENTS = {
    "gemm": ("int M", "int N", "int K", "float alpha", _IN.format("A"), "int lda", _IN.format("B"), "int ldb",
             "float beta", _OUT.format("C"), "int ldc"),
    "transpose": ("int rows", "int columns", _IN.format("in"), "int ldi", _OUT.format("out"), "int ldo"),
}
"""What each signature passes, in order."""
_SPACES = {cl.kernel_arg_address_qualifier.GLOBAL: "global", cl.kernel_arg_address_qualifier.LOCAL: "local",
           cl.kernel_arg_address_qualifier.CONSTANT: "constant"}


class Argument(NamedTuple):
    """One argument: "global" for a pointer into that memory or "", const of what it points to, and the type."""

    space: str
    const: bool
    type: str

    def __str__(self) -> str:
        return " ".join(filter(None, (self.space, "const" if self.const else "", self.type)))


def mismatches(bench: Bench, spec: KernelSpec) -> list[str] | None:
    """A sentence for each argument of `spec` that differs from its signature; None where the device tells no arguments.

    The kernel is built and not run. Raises DeviceError when it does not build, ValueError when its function is not there.
    """
    constness = _tells_const(bench)
    if constness is None:
        return None
    program = bench.build(spec, (*spec.options(), OPTION))
    sentences = []
    for each in spec.passes:
        found = arguments(bench.kernel(program, each.function, spec.file.name))
        if found is None:
            return None
        said = compare(found, spec.signature, constness, scratch=spec.scratch)
        sentences += said if len(spec.passes) == 1 else [f"{each.function}: {sentence}" for sentence in said]
    return sentences


def compare(found: list[Argument], signature: str, constness: bool = True, scratch: Iterable[str] = ()) -> list[str]:
    """The sentences for arguments that a kernel has; `constness` is False where const cannot be told.

    Behind the signature's own arguments stands one buffer for each name in `scratch`.
    """
    own = len(ARGUMENTS[signature])
    declared = [_declared(text) for text in (*ARGUMENTS[signature], *map(_OUT.format, scratch))]
    if len(found) != len(declared):
        return [f"it takes {len(found)} arguments, the {signature} signature has {len(declared)}"
                + (", scratch included" if scratch else "")]
    sentences = []
    for number, (has, (name, wanted)) in enumerate(zip(found, declared, strict=True), 1):
        if not constness or number > own:  # a pass that only reads a scratch buffer may say so
            has = has._replace(const=wanted.const)
        if has != wanted:
            sentences.append(f"argument {number} ({name}) is {has}, the {signature} signature has {wanted}")
    return sentences


def arguments(kernel: cl.Kernel) -> list[Argument] | None:
    """What the driver tells of a kernel that was built with OPTION; None when it tells nothing."""
    info = cl.kernel_arg_info
    try:
        return [argument(*(kernel.get_arg_info(i, what) for what in (info.TYPE_NAME, info.ADDRESS_QUALIFIER, info.TYPE_QUALIFIER)))
                for i in range(kernel.num_args)]
    except (cl.Error, ValueError):
        return None


def argument(type_name: str, space: int, qualifiers: int) -> Argument:
    """An argument in one spelling, whatever the driver's. Raises ValueError for a type without a name."""
    words = re.findall(r"\w+|\*", type_name)
    bare = "".join(word for word in words if word not in ("const", "restrict", "volatile", "global", "__global"))
    if not bare:
        raise ValueError(f"type_name is {type_name!r}; it must name a type")
    pointer = bare.endswith("*")
    const = pointer and ("const" in words or bool(qualifiers & cl.kernel_arg_type_qualifier.CONST))
    return Argument(_SPACES.get(space, "") if pointer else "", const, bare)


def _declared(text: str) -> tuple[str, Argument]:
    *words, name = re.findall(r"\w+|\*", text)
    return name, Argument("global" if "global" in words else "", "const" in words,
                          "".join(word for word in words if word not in ("global", "const")))


def _tells_const(bench: Bench) -> bool | None:
    """Does the device tell the const of a pointer; None when it tells nothing at all."""
    source = "kernel void tell(global const float *in, global float *out) { out[0] = in[0]; }\n"
    told = arguments(bench.kernel(bench.build_source(source, (LANGUAGE, OPTION), "tell.cl"), "tell", "tell.cl"))
    if told is None or [each.type for each in told] != ["float*", "float*"]:
        return None
    return [each.const for each in told] == [True, False]

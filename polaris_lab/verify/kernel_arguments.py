"""Check a kernel's signature: its arguments, as the compiler reports them, against those that the lab passes.

OpenCL checks only the size of an argument. A `float4 *` parameter accepts any buffer without an error, and every index
into it then goes four times as far.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

import pyopencl as cl

from polaris_lab.base.errors import BadValue
from polaris_lab.device.device_session import Session
from polaris_lab.model.c_source import SourceError, read
from polaris_lab.model.kernel_signature import ARGUMENTS, OUT
from polaris_lab.model.kernel_spec import LANGUAGE, KernelSpec

OPTION = "-cl-kernel-arg-info"
_COUNTS = "global int *{}"
_SPACES = {cl.kernel_arg_address_qualifier.GLOBAL: "global", cl.kernel_arg_address_qualifier.LOCAL: "local",
           cl.kernel_arg_address_qualifier.CONSTANT: "constant"}


class Argument(NamedTuple):
    """Describes one argument: a pointer's address space ("" for a value), whether it points to const, and the type."""

    space: str
    const: bool
    type: str

    def __str__(self) -> str:
        return " ".join(filter(None, (self.space, "const" if self.const else "", self.type)))


def mismatches(session: Session, spec: KernelSpec) -> list[str] | None:
    """Describe each argument of `spec` that differs from its signature; None where the device reports no arguments.

    The kernel is built and not run. Raises DeviceError when it does not build, ValueError when its function is not
    there.
    """
    program = session.build(spec, (*spec.options(), OPTION))
    reported = [reported_arguments(session.kernel(program, each.function, spec.file.name)) for each in spec.passes]
    if None in reported:
        return None
    if any(compare(each, spec.signature, False, spec.scratch, spec.zeroed, spec.run_time) for each in reported):
        reported = _without_typedefs(spec, reported)
    if not any(compare(each, spec.signature, True, spec.scratch, spec.zeroed, spec.run_time) for each in reported):
        return []  # which no device says by mistake, whatever it tells of const
    const_is_reported = _reports_const(session)
    if const_is_reported is None:
        return None
    sentences = []
    for each, has in zip(spec.passes, reported, strict=True):
        differences = compare(has, spec.signature, const_is_reported, spec.scratch, spec.zeroed, spec.run_time)
        if len(spec.passes) > 1:
            differences = [f"{each.function}: {sentence}" for sentence in differences]
        sentences += differences
    return sentences


def _without_typedefs(spec: KernelSpec, found: Sequence[Sequence[Argument]]) -> list[list[Argument]]:
    """Put the types themselves in the place of names that the kernel's source gives them."""
    try:
        source = read(spec.source(), spec.macros(), spec.file.name, spec.file.parent)
    except SourceError:
        return [list(each) for each in found]

    def plain(name: re.Match[str]) -> str:
        return source.plain_type(name[0]).replace(" ", "")

    return [[argument._replace(type=re.sub(r"\w+", plain, argument.type)) for argument in each] for each in found]


def compare(found: list[Argument], signature: str, const_is_reported: bool = True,
            scratch: Iterable[str] = (), zeroed: Collection[str] = (), run_time: Iterable[str] = ()) -> list[str]:
    """Compare arguments with a signature; return a sentence for each difference.

    One buffer for each name in `scratch` follows the signature's own arguments, of int for those in `zeroed`, and
    an int for each name in `run_time`. Whether a pointer is const is compared only if the device reports it.
    """
    own = len(ARGUMENTS[signature])
    declared = [_declared(text) for text in (
        *ARGUMENTS[signature], *((_COUNTS if name in zeroed else OUT).format(name) for name in scratch),
        *(f"int {name.lower()}" for name in run_time))]
    if len(found) != len(declared):
        return [f"it takes {len(found)} arguments, the {signature} signature has {len(declared)}"
                + (", scratch included" if scratch else "")]
    sentences = []
    for number, (has, (name, wanted)) in enumerate(zip(found, declared, strict=True), 1):
        if not const_is_reported or number > own:  # a pass that only reads a scratch buffer may declare it const
            has = has._replace(const=wanted.const)
        if has != wanted:
            sentences.append(f"argument {number} ({name}) is {has}, the {signature} signature has {wanted}")
    return sentences


def reported_arguments(kernel: cl.Kernel) -> list[Argument] | None:
    """Ask the driver for the arguments of a kernel that was built with OPTION; None when it reports nothing."""
    info = cl.kernel_arg_info
    queries = (info.TYPE_NAME, info.ADDRESS_QUALIFIER, info.TYPE_QUALIFIER)
    try:
        return [parse_argument(*(kernel.get_arg_info(i, query) for query in queries)) for i in range(kernel.num_args)]
    except (cl.Error, ValueError):
        return None


def parse_argument(type_name: str, space: int, qualifiers: int) -> Argument:
    """Read an argument as a driver reports it, whatever spelling the driver has for types.

    Raises ValueError for an empty type name.
    """
    words = re.findall(r"\w+|\*", type_name)
    bare = "".join(word for word in words if word not in ("const", "restrict", "volatile", "global", "__global"))
    if not bare:
        raise BadValue("type_name", f"type_name is {type_name!r}; it must name a type")
    pointer = bare.endswith("*")
    const = pointer and ("const" in words or bool(qualifiers & cl.kernel_arg_type_qualifier.CONST))
    return Argument(_SPACES.get(space, "") if pointer else "", const, bare)


def _declared(text: str) -> tuple[str, Argument]:
    """Read a declaration of ARGUMENTS: the name and the argument."""
    *words, name = re.findall(r"\w+|\*", text)
    return name, Argument("global" if "global" in words else "", "const" in words,
                          "".join(word for word in words if word not in ("global", "const")))


def _reports_const(session: Session) -> bool | None:
    """Tell whether the device reports the const of a pointer; None when it reports nothing, or not even types."""
    source = "kernel void tell(global const float *in, global float *out) { out[0] = in[0]; }\n"
    program = session.build_source(source, (LANGUAGE, OPTION), "tell.cl")
    found = reported_arguments(session.kernel(program, "tell", "tell.cl"))
    if found is None or [each.type for each in found] != ["float*", "float*"]:
        return None
    return [each.const for each in found] == [True, False]

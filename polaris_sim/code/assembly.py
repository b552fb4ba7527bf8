"""Parse clang's assembly: a kernel function as instructions, labels, flags, arguments and the compiler's report."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from polaris_lab.base.errors import BadValue
from polaris_lab.model.launch_arguments import Parameter
from polaris_sim.code.data_sections import constant

_FLAG = re.compile(r"^\s*\.amdhsa_(\w+) (\d+)", re.MULTILINE)
_REPORT = re.compile(r"^; (\w+)(?::| =) (\d+)", re.MULTILINE)
_LOCATION = re.compile(r"\.loc\s+\d+\s+(\d+)")
_MODIFIER = re.compile(r"(\w+)(?::(\w+)|\((\w+)\))?$")
_LABEL = re.compile(r"\.|BB\d+$")
"""Names of places within a function: clang's begin with a point, Mesa numbers its blocks."""
CONSTANTS = ".constant_data"
"""What the name of the data object ends with that Mesa gives the address of to a kernel with constant tables."""
VALUE_TYPES = {"u8": "uchar", "i8": "char", "u16": "ushort", "i16": "short", "f16": "half", "u32": "uint", "i32": "int",
               "f32": "float", "u64": "ulong", "i64": "long", "f64": "double"}
"""OpenCL C's types for those that metadata of versions 3 and 4 name (AMDGPUUsage, ".value_type")."""
BY_METADATA = "hidden_by_metadata"
"""The flag of code whose implicit arguments lie where its metadata say: all that is read from a code object."""
_REPEATED = re.compile(r"\(then repeated (\d+) times\)$")
_ENCODING = re.compile(r"_(?:e32|e64|dpp)$")
_SELECTS = {"BYTE_0": 0, "BYTE_1": 1, "BYTE_2": 2, "BYTE_3": 3, "WORD_0": 4, "WORD_1": 5, "DWORD": 6,
            "UNUSED_PAD": 0, "UNUSED_SEXT": 1, "UNUSED_PRESERVE": 2}
"""The encoding's codes of sub-dword operands (AMD GCN3 ISA manual, section 13.3.9, VOP_SDWA)."""
_DPP = re.compile(r"\b(?:quad_perm:\[[\d, ]+\]|row_(?:shl|shr|ror|bcast):\d+|wave_(?:shl|shr|rol|ror):1"
                  r"|row_(?:half_)?mirror)")
_OPERAND = re.compile(r"\s*((?:\[[^\]]*\]|\([^)]*\)|[^,\s\[(]|-\s)+)\s*(,?)")


@dataclass(frozen=True, slots=True)
class Instruction:
    """Describes one instruction of a listing.

    `name` is its name without the suffix of the encoding (v_mac_f32 for v_mac_f32_e32), `operands` are the operands as
    they are written, `text` is the whole line without its comment. `modifiers` maps "offset" or "vmcnt" to its number,
    "src0_sel" to its code, and a bare word such as "glc" to 1. `dpp` says from which lane the first source comes, as it
    is written ("row_shr:1"). `line` is the instruction's line in the listing, from 1,
    `source` the line of the kernel's source file that it was made from, or 0 where the compiler names none.
    """

    name: str
    operands: tuple[str, ...]
    modifiers: Mapping[str, int]
    text: str
    line: int
    source: int
    dpp: str = ""


@dataclass(frozen=True, slots=True)
class Argument:
    """Describes one kernel argument: its offset from the first, its size in bytes, and its `kind` as in the
    metadata. The offset is None where the compiler dropped an argument that the kernel does not use, the size where
    the compiler tells nothing of a struct.

    `space`, `type` and `name` are those of its declaration, as far as the metadata hold them; `align` is what a pointer
    to local memory points to a multiple of.
    """

    offset: int | None
    size: int | None
    kind: str
    space: str = ""
    type: str = ""
    name: str = ""
    align: int = 1


@dataclass(frozen=True)
class Program:
    """Holds the parsed code of one kernel function.

    `labels` maps each label to the index of the instruction that it stands before. `flags` are the numbers of the
    .amdhsa_ directives, `report` those of the compiler's remarks (NumVgprs, ScratchSize, ...). `most_items` is the
    number of work-items of the largest work-group that the code is made for, None where the metadata name none, and
    `required_group` the only work-group that the source allows, None where it allows any.

    Functions that the kernel calls follow it in `instructions`, and `labels` has their names. `constants` has the bytes
    of the data objects that they all name, and `pointers` the names whose addresses they read from the linker's table.

    `offsets` has the byte at which each instruction begins, where the code was read from a code object.
    """

    function: str
    instructions: tuple[Instruction, ...]
    labels: Mapping[str, int]
    flags: Mapping[str, int]
    report: Mapping[str, int]
    arguments: tuple[Argument, ...]
    most_items: int | None = None
    required_group: tuple[int, ...] | None = None
    constants: Mapping[str, bytes] = field(default_factory=dict)
    pointers: tuple[str, ...] = ()
    offsets: tuple[int, ...] = ()

    @property
    def entries(self) -> tuple[int, ...]:
        """Return the indices of the first instructions of the kernel and of the functions that it calls."""
        return (0, *sorted(index for name, index in self.labels.items() if not _LABEL.match(name)))


@functools.lru_cache(2**7)
def parse(text: str, function: str) -> Program:
    """Parse the kernel `function` of a listing; cached (LRU).

    Raises ValueError when the listing does not hold it or a line cannot be read.
    """
    flags = re.search(rf"\.amdhsa_kernel {re.escape(function)}\n(.*?)\.end_amdhsa_kernel(.*?)"
                      rf"(?=-- Begin function|\.amdgpu_metadata)", text, re.DOTALL)
    if flags is None or not _begin(text, function):
        raise BadValue("function", f"the listing holds no kernel {function}")
    instructions: list[Instruction] = []
    labels: dict[str, int] = {}
    constants: dict[str, bytes] = {}
    pointers: set[str] = set()
    waiting = [function]
    while waiting:
        name = waiting.pop(0)
        if name in labels or name in constants:
            continue
        if (content := constant(text, name)) is not None:
            constants[name] = content
        elif _begin(text, name):
            labels[name] = len(instructions)
            begin = len(instructions)
            _read_function(text, name, instructions, labels)
            symbols = [op for each in instructions[begin:] if "@" in each.text for op in each.operands if "@" in op]
            waiting += [op.partition("@")[0] for op in symbols]
            pointers.update(op.partition("@")[0] for op in symbols if "@gotpcrel32" in op)
    del labels[function]
    if (content := constant(text, function + CONSTANTS)) is not None:
        constants[function + CONSTANTS] = content
    if not any(each.name == "s_endpgm" for each in instructions):
        raise ValueError(f"the listing of {function} is cut off: no s_endpgm ends it")
    metadata = _metadata(text, function)
    required = metadata.get(".reqd_workgroup_size")
    return Program(function, tuple(instructions), labels, {name: int(value) for name, value in _FLAG.findall(flags[1])},
                   {name: int(value) for name, value in _REPORT.findall(flags[2])}, arguments_of(metadata),
                   metadata.get(".max_flat_workgroup_size"), tuple(required) if required else None, constants,
                   tuple(sorted(pointers)))


def arguments_of(metadata: Mapping[str, Any]) -> tuple[Argument, ...]:
    """List a kernel's arguments from its metadata. Their types are clang's, or those that Tensile writes there."""
    return tuple(Argument(each.get(".offset"), each[".size"], each[".value_kind"], each.get(".address_space", ""),
                          str(each.get(".type_name", VALUE_TYPES.get(each.get(".value_type"), ""))),
                          str(each.get(".name", "")), each.get(".pointee_align", 1))
                 for each in metadata.get(".args", []))


def _begin(text: str, function: str) -> re.Match[str] | None:
    return re.search(rf"^{re.escape(function)}:", text, re.MULTILINE)


def _read_function(text: str, function: str, instructions: list[Instruction], labels: dict[str, int]) -> None:
    """Append the instructions and labels of one function of a listing."""
    begin = _begin(text, function)
    source = 0
    first = text.count("\n", 0, begin.end()) + 1
    for line, written in enumerate(text[begin.end():].splitlines(), first):
        code = written.split(";")[0].strip()
        if code.startswith((".Lfunc_end", ".section")):
            break
        if code.endswith(":"):
            labels[code[:-1]] = len(instructions)
        elif location := _LOCATION.match(code):
            source = int(location[1])
        elif repeated := _REPEATED.match(code):
            instructions += instructions[-1:] * int(repeated[1])
        elif code and not code.startswith("."):
            instructions.append(read_instruction(code, line, source))


def kernel_names(text: str) -> list[str]:
    """List the kernels of a listing, in its order."""
    return [str(kernel[".name"]) for kernel in _kernels(text)]


def parameters_of(program: Program) -> list[Parameter]:
    """List the parameters of a kernel from the metadata of its listing."""
    return [Parameter(each.space, each.type.rstrip("*") if each.space else each.type, each.name,
                      None if each.space else each.size)
            for each in program.arguments if not each.kind.startswith("hidden")]


def read_instruction(text: str, line: int, source: int = 0) -> Instruction:
    """Parse one instruction. Raises ValueError, with its line, when it cannot be read."""
    name, _, rest = text.partition(" ")
    name, _, tail = (name + " " + rest).expandtabs(1).partition(" ")
    operands, modifiers = [], {}
    at, more = 0, name != "s_waitcnt"
    while more and (match := _OPERAND.match(tail, at)):
        operands.append(match[1])
        at, more = match.end(), bool(match[2])
    if dpp := _DPP.search(tail, at):
        tail = tail[:dpp.start()] + tail[dpp.end():]
    for word in tail[at:].replace("&", " ").split():
        match = _MODIFIER.match(word)
        if not match:
            raise ValueError(f"line {line} of the listing cannot be read: {text}")
        value = match[2] or match[3] or "1"
        modifiers[match[1]] = _SELECTS[value] if value in _SELECTS else int(value, 0)
    return Instruction(_ENCODING.sub("", name), tuple(operands), modifiers, text, line, source, dpp[0] if dpp else "")


def _metadata(text: str, function: str) -> Mapping[str, Any]:
    """Read the metadata of a kernel from a listing; empty where there are none."""
    return next((kernel for kernel in _kernels(text) if kernel[".name"] == function), {})


@functools.lru_cache(2**4)
def _kernels(text: str) -> list[Mapping[str, Any]]:
    """Read the metadata of all kernels from a listing."""
    import yaml

    metadata = re.search(r"\.amdgpu_metadata\n(.*?)\s*\.end_amdgpu_metadata", text, re.DOTALL)
    # LLVM marks words that YAML could take for something else, such as a parameter called n: "!str n"
    try:
        plain = re.sub(r"!str (\S+)", r'"\1"', metadata[1]) if metadata else "amdhsa.kernels: []"
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the one in C takes a tenth of the time
        return yaml.load(plain, loader)["amdhsa.kernels"]
    except (yaml.YAMLError, KeyError, TypeError) as error:
        raise ValueError(f"the metadata of the listing cannot be read: {' '.join(str(error).split())}") from None

"""The text of clang's assembly for one kernel function, as instructions, labels, flags, arguments and the compiler's report."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

_FLAG = re.compile(r"^\s*\.amdhsa_(\w+) (\d+)", re.MULTILINE)
_REPORT = re.compile(r"^; (\w+)(?::| =) (\d+)", re.MULTILINE)
_LOCATION = re.compile(r"\.loc\s+\d+\s+(\d+)")
_MODIFIER = re.compile(r"(\w+)(?::(\w+)|\((\w+)\))?$")
_ENCODING = re.compile(r"_e(?:32|64)$")
_SELECTS = {"BYTE_0": 0, "BYTE_1": 1, "BYTE_2": 2, "BYTE_3": 3, "WORD_0": 4, "WORD_1": 5, "DWORD": 6,
            "UNUSED_PAD": 0, "UNUSED_SEXT": 1, "UNUSED_PRESERVE": 2}
"""The codes of sub-dword operands, as the encoding has them (AMD GCN3 ISA manual, section 13.3.9, VOP_SDWA)."""
_OPERAND = re.compile(r"\s*((?:\[[^\]]*\]|[^,\s\[]|-\s)+)\s*(,?)")


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction: its `name` without the encoding's suffix, its operands and modifiers as they are written.

    `line` is its line in the listing, from 1; `source` its line in the kernel's file, or 0 where the compiler names none.
    `modifiers` maps "offset" or "vmcnt" to its number, "src0_sel" to its code, and a bare word such as "glc" to 1.
    """

    name: str
    operands: tuple[str, ...]
    modifiers: Mapping[str, int]
    text: str
    line: int
    source: int


@dataclass(frozen=True, slots=True)
class Argument:
    """One kernel argument: its place among the arguments in bytes, its size in bytes, and its `kind` in the metadata."""

    offset: int
    size: int
    kind: str


@dataclass(frozen=True)
class Program:
    """One kernel function. `labels` maps each label to the index of the instruction that it stands before.

    `flags` are the numbers of the .amdhsa_ directives, `report` those of the compiler's remarks (NumVgprs, ScratchSize, ...).
    `most_items` are the work-items of the largest work-group that the code is made for, None where its metadata name none.
    """

    function: str
    instructions: tuple[Instruction, ...]
    labels: Mapping[str, int]
    flags: Mapping[str, int]
    report: Mapping[str, int]
    arguments: tuple[Argument, ...]
    most_items: int | None = None


def parse(text: str, function: str) -> Program:
    """The kernel `function` in a listing. Raises ValueError when the listing does not hold it, or a line cannot be read."""
    begin = re.search(rf"^{re.escape(function)}:", text, re.MULTILINE)
    flags = re.search(rf"\.amdhsa_kernel {re.escape(function)}\n(.*?)\.end_amdhsa_kernel(.*?)(?=-- Begin function|\.amdgpu_metadata)",
                      text, re.DOTALL)
    if begin is None or flags is None:
        raise ValueError(f"the listing holds no kernel {function}")
    instructions: list[Instruction] = []
    labels: dict[str, int] = {}
    source = 0
    first = text.count("\n", 0, begin.end()) + 1
    for line, written in enumerate(text[begin.end():].splitlines(), first):
        said = written.split(";")[0].strip()
        if said.startswith((".Lfunc_end", ".section")):
            break
        if said.endswith(":"):
            labels[said[:-1]] = len(instructions)
        elif location := _LOCATION.match(said):
            source = int(location[1])
        elif said and not said.startswith("."):
            instructions.append(_instruction(said, line, source))
    metadata = _metadata(text, function)
    arguments = tuple(Argument(each[".offset"], each[".size"], each[".value_kind"]) for each in metadata.get(".args", []))
    return Program(function, tuple(instructions), labels, {name: int(value) for name, value in _FLAG.findall(flags[1])},
                   {name: int(value) for name, value in _REPORT.findall(flags[2])}, arguments,
                   metadata.get(".max_flat_workgroup_size"))


def _instruction(said: str, line: int, source: int) -> Instruction:
    name, _, rest = said.partition(" ")
    name, _, tail = (name + " " + rest).expandtabs(1).partition(" ")
    operands, modifiers = [], {}
    at, more = 0, name != "s_waitcnt"
    while more and (found := _OPERAND.match(tail, at)):
        operands.append(found[1])
        at, more = found.end(), bool(found[2])
    for word in tail[at:].replace("&", " ").split():
        found = _MODIFIER.match(word)
        if not found:
            raise ValueError(f"line {line} of the listing cannot be read: {said}")
        value = found[2] or found[3] or "1"
        modifiers[found[1]] = _SELECTS[value] if value in _SELECTS else int(value, 0)
    return Instruction(_ENCODING.sub("", name), tuple(operands), modifiers, said, line, source)


def _metadata(text: str, function: str) -> Mapping[str, Any]:
    """What the listing's metadata say of a kernel, or nothing."""
    import yaml

    metadata = re.search(r"\.amdgpu_metadata\n(.*?)\s*\.end_amdgpu_metadata", text, re.DOTALL)
    kernels = yaml.safe_load(metadata[1])["amdhsa.kernels"] if metadata else []
    return next((kernel for kernel in kernels if kernel[".name"] == function), {})

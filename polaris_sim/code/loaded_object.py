"""Load the code object of a kernel for gfx803 from a file, and disassemble its kernels for the emulator."""

from __future__ import annotations

import functools
import re
import shutil
import struct
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from polaris_lab.base.errors import BadValue, DeviceError, unknown
from polaris_sim.code import elf_file
from polaris_sim.code.assembly import BY_METADATA, Instruction, Program, arguments_of, read_instruction
from polaris_sim.code.code_object import DESCRIPTOR_BYTES, ENTRY_AT, GFX803, GRANULES, descriptor
from polaris_sim.code.control_flow import is_branch
from polaris_sim.code.elf_file import ElfFile
from polaris_sim.code.toolchain import CLANG, NEWEST, OLDEST

BUNDLE = b"__CLANG_OFFLOAD_BUNDLE__"
"""How a file begins that holds code objects of several targets (clang, "Clang Offload Bundler")."""
METADATA = 32
"""NT_AMDGPU_METADATA, the type of the note with a code object's metadata, as MessagePack."""
_LINE = re.compile(r"\t(?P<text>\S.*?)\s*// (?P<address>[0-9A-F]{12}): (?P<words>[0-9A-F ]+?)(?: <.*)?$")
_LABEL = re.compile(r"([0-9a-f]{16}) <.*>:$")


@dataclass(frozen=True)
class LoadedKernel:
    """Describes a kernel of a code object: `fields` are its descriptor's, by the names of `code_object.FIELDS`,
    `metadata` its arguments and limits, and its code is the bytes from `begin` to `end`."""

    name: str
    fields: Mapping[str, int]
    metadata: Mapping[str, Any] = field(repr=False)
    begin: int
    end: int


class LoadedObject:
    """Holds the kernels of a code object, `kernels` by name, for `sim.launch`.

    >>> loaded = sim.load("gemm_tiled.co")  # doctest: +SKIP
    >>> loaded.kernels["gemm_tiled"].fields["kernarg_size"]  # doctest: +SKIP
    72
    """

    def __init__(self, file: Path, elf: ElfFile) -> None:
        self.file, self.name = file, file.name
        described = {each[".name"]: each for each in _metadata(elf)}
        begins = {name: _entry(elf, each[".symbol"]) for name, each in described.items()}
        text = elf.sections[".text"]
        starts = sorted({*begins.values(), text.address + len(text.data)})
        self.kernels = {name: LoadedKernel(name, descriptor(_content(elf, each[".symbol"])), each, begins[name],
                                           starts[starts.index(begins[name]) + 1])
                        for name, each in described.items()}
        self._programs: dict[str, Program] = {}

    def program(self, function: str) -> Program:
        """Disassemble a kernel; the same object each time.

        Raises ValueError for a name that the object does not have, DeviceError when llvm-objdump is not installed.

        >>> sim.load("gemm_tiled.co").program("gemm_tiled").instructions[0].name  # doctest: +SKIP
        's_load_dword'
        """
        if function not in self.kernels:
            raise unknown(f"kernel function of {self.name}", function, self.kernels, "function")
        if function not in self._programs:
            kernel = self.kernels[function]
            self._programs[function] = _program(kernel, _disassembled(self.file, kernel))
        return self._programs[function]


def load(file: str | Path) -> LoadedObject:
    """Load the kernels of a code object for gfx803: a file that a compiler, a linker or a library made.

    Its kernels are launched by `sim.launch(loaded, name, ...)`. Raises OSError for a file that cannot be read,
    ValueError for one that is no code object for gfx803. A bundle of several targets has to be unpacked first
    (clang-offload-bundler).

    >>> loaded = sim.load("gemm_tiled.co")  # doctest: +SKIP
    >>> sim.launch(loaded, "gemm_tiled", (64, 64), (16, 16), args).args[2]  # doctest: +SKIP
    """
    path = Path(file)
    data = path.read_bytes()
    if data.startswith(BUNDLE):
        raise BadValue("file", f"file: {path.name} is a bundle; unpack it with `clang-offload-bundler --unbundle "
                       "--type=o --targets=hip-amdgcn-amd-amdhsa--gfx803`")
    elf = elf_file.read(data)
    if elf.flags & 0xFF != GFX803:
        raise BadValue("file", f"file: {path.name} is no code object for gfx803")
    import msgspec

    try:
        return LoadedObject(path, elf)
    except (KeyError, IndexError, TypeError, struct.error, msgspec.DecodeError):
        raise BadValue("file", f"file: {path.name} is damaged, or has no kernels with descriptors") from None


def _metadata(elf: ElfFile) -> list[Mapping[str, Any]]:
    """Read the metadata of all kernels; a linker leaves one note for each file that it linked.

    Raises ValueError where there is none.
    """
    import msgspec

    kernels: list[Mapping[str, Any]] = []
    for section in elf.sections.values():
        data, at = section.data if section.kind == elf_file.NOTE else b"", 0
        while at < len(data):
            name, size, kind = struct.unpack_from("<III", data, at)
            begin = at + 12 + -(-name // 4) * 4
            if kind == METADATA and data[at + 12:at + 12 + name] == b"AMDGPU\0":
                kernels += msgspec.msgpack.decode(data[begin:begin + size])["amdhsa.kernels"]
            at = begin + -(-size // 4) * 4
    if not kernels:
        raise ValueError("the code object has no metadata of its kernels")
    return kernels


def _content(elf: ElfFile, symbol: str) -> bytes:
    """Return the bytes of a descriptor, whose symbol may have no size."""
    found = elf.symbols[symbol]
    section = elf.sections[found.section]
    begin = found.address - section.address
    return section.data[begin:begin + DESCRIPTOR_BYTES]


def _entry(elf: ElfFile, symbol: str) -> int:
    """Return the address of a kernel's first instruction, which its descriptor says."""
    return elf.symbols[symbol].address + int.from_bytes(_content(elf, symbol)[ENTRY_AT:ENTRY_AT + 8], "little",
                                                        signed=True)


def _disassembled(file: Path, kernel: LoadedKernel) -> str:
    tool = objdump()
    command = [tool, "-d", "-z", "--mcpu=gfx803", f"--start-address={kernel.begin:#x}",
               f"--stop-address={kernel.end:#x}", str(file)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        raise DeviceError(f"{tool} does not disassemble {file.name}: {done.stderr.strip()[-500:]}")
    return done.stdout


@functools.cache
def objdump() -> str:
    """Find LLVM's disassembler. Raises DeviceError when it is not installed."""
    versions = dict.fromkeys((CLANG, *range(NEWEST, OLDEST - 1, -1)))
    found = next(filter(None, (shutil.which(f"llvm-objdump-{each}") for each in versions)), None)
    if found is None:
        raise DeviceError(f"the disassembler of gfx803 code is not installed: apt-get install llvm-{CLANG}")
    return found


def _program(kernel: LoadedKernel, listing: str) -> Program:
    """Parse what the disassembler printed of a kernel, up to its last s_endpgm: behind it is padding.

    A place that a branch or a symbol names gets a label of its own, after its address.
    """
    read = list(_instructions(listing))
    last = max((at for at, (each, *_) in enumerate(read) if each.name == "s_endpgm"), default=-1)
    read = read[:last + 1]
    if not read:
        raise ValueError(f"the code of {kernel.name} has no s_endpgm")
    index = {address: at for at, (_, address, _) in enumerate(read)}
    named = {int(match[1], 16) for line in listing.splitlines() if (match := _LABEL.match(line))} - {kernel.begin}
    places = (named | {target for *_, target in read if target is not None}) & index.keys()
    fields, metadata = kernel.fields, kernel.metadata
    counts = {name: (fields[granules] + 1) * size for name, (granules, size) in GRANULES.items()}
    required = metadata.get(".reqd_workgroup_size")
    return Program(
        kernel.name, tuple(each for each, *_ in read), {_label(place): index[place] for place in places},
        {**fields, "next_free_vgpr": counts["vgprs"], BY_METADATA: 1},
        {"NumVgprs": metadata.get(".vgpr_count", counts["vgprs"]),
         "NumSgprs": metadata.get(".sgpr_count", counts["sgprs"]),
         "ScratchSize": fields["private_segment_fixed_size"], "LDSByteSize": fields["group_segment_fixed_size"],
         "codeLenInByte": read[-1][1] + 4 - kernel.begin},
        arguments_of(metadata), metadata.get(".max_flat_workgroup_size"), tuple(required) if required else None,
        offsets=tuple(address - kernel.begin for _, address, _ in read))


def _label(address: int) -> str:
    return f".L{address:x}"


def _instructions(listing: str) -> Iterator[tuple[Instruction, int, int | None]]:
    """Yield each instruction with its address, and where it goes if it is a branch.

    The distance of a branch is counted in words from the next instruction.
    """
    for line, written in enumerate(listing.splitlines(), 1):
        if not (match := _LINE.match(written)):
            continue
        instruction, address = read_instruction(match["text"], line), int(match["address"], 16)
        target = None
        if is_branch(instruction.name):
            distance = int(match["words"][-4:], 16)
            target = address + 4 + 4 * ((distance ^ 0x8000) - 0x8000)
            instruction = read_instruction(f"{instruction.name} {_label(target)}", line)
        yield instruction, address, target

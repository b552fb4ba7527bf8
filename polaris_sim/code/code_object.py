"""Link a kernel's gfx803 code to a code object, which AMD's drivers load, and prove it to be the code that was studied.

A code object is an ELF file with the functions in .text, a descriptor of 64 bytes for each kernel, and metadata on the
arguments (LLVM's AMDGPUUsage, "Code Object"). Version 4 is what clang 14 to 17 make unless told otherwise. ROCm's
loader takes it from ROCm 4.1 on (LLVM's review D99235), for OpenCL (clCreateProgramWithBinary, whose
device::Program::setBinary takes a shared ELF file of AMD's machine for one that can be executed) and for HIP
(hipModuleLoad). Whether ROCm offers a gfx803 card is another matter: AMD supports none any more. Owners report that 6.4
works and that 7 refuses the card (issue 269 of ROCm/clr), and that it has to be asked for with ROC_ENABLE_PRE_VEGA=1.
Mesa's drivers have binaries of another form.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from polaris_lab.base.errors import DeviceError
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec, Pass
from polaris_lab.model.launch_arguments import Parameter
from polaris_lab.model.problem import example
from polaris_sim.code import elf_file, listings, toolchain
from polaris_sim.code.assembly import Program, parameters_of, parse
from polaris_sim.code.elf_file import ElfFile
from polaris_sim.code.free_listings import NAMES
from polaris_sim.code.listings import Record
from polaris_sim.code.occupancy import require_group

SHARED, AMD_GPU, HSA, GFX803 = 3, 224, 64, 0x2A
"""ET_DYN, EM_AMDGPU, ELFOSABI_AMDGPU_HSA, and the number of gfx803 in e_flags (AMDGPUUsage, "Header")."""
VERSIONS = {0: 2, 1: 3, 2: 4, 3: 5, 4: 6}
"""The version of a code object by the system's version in the ELF header (AMDGPUUsage, "Header")."""
DESCRIPTOR_BYTES, ENTRY_AT = 64, 16
"""The size of a kernel descriptor, and where in it the distance to the first instruction begins, of 8 bytes."""
FIELDS = {
    "group_segment_fixed_size": (0, 0, 32), "private_segment_fixed_size": (4, 0, 32), "kernarg_size": (8, 0, 32),
    "vgpr_granules": (48, 0, 6), "sgpr_granules": (48, 6, 4),
    "float_round_mode_32": (48, 12, 2), "float_round_mode_16_64": (48, 14, 2),
    "float_denorm_mode_32": (48, 16, 2), "float_denorm_mode_16_64": (48, 18, 2),
    "dx10_clamp": (48, 21, 1), "ieee_mode": (48, 23, 1),
    "system_sgpr_private_segment_wavefront_offset": (52, 0, 1), "user_sgpr_count": (52, 1, 5),
    "system_sgpr_workgroup_id_x": (52, 7, 1), "system_sgpr_workgroup_id_y": (52, 8, 1),
    "system_sgpr_workgroup_id_z": (52, 9, 1), "system_sgpr_workgroup_info": (52, 10, 1),
    "system_vgpr_workitem_id": (52, 11, 2),
    "user_sgpr_private_segment_buffer": (56, 0, 1), "user_sgpr_dispatch_ptr": (56, 1, 1),
    "user_sgpr_queue_ptr": (56, 2, 1), "user_sgpr_kernarg_segment_ptr": (56, 3, 1),
    "user_sgpr_dispatch_id": (56, 4, 1), "user_sgpr_flat_scratch_init": (56, 5, 1),
    "user_sgpr_private_segment_size": (56, 6, 1),
}
"""The fields of a kernel descriptor: the byte that their word begins at, the first bit in it, and how many bits.

They are called as the listing's .amdhsa_ directives are, but for the two counts of registers, in granules (AMDGPUUsage,
"Kernel Descriptor", compute_pgm_rsrc1 and compute_pgm_rsrc2 for GFX6-GFX8).
"""
GRANULES = {"vgprs": ("vgpr_granules", 4), "sgprs": ("sgpr_granules", 8)}
"""The fields that count registers, and how many of them make a granule; a field holds one granule less."""
WAIT_IDLE_BITS = 0xF080
"""The bits of s_waitcnt that belong to no counter (AMD GCN3 ISA manual, S_WAITCNT).

libclc's barrier sets one of them. A listing cannot say so, and the assembler leaves it clear.
"""
_WAIT = "polaris_lab_wait_"


@dataclass(frozen=True)
class CodeObject:
    """Holds a linked kernel: `data` is the ELF file, proved to hold the code that the simulator executes.

    `version` is the code object's, `passes` are the kernel's launches in order, with sizes as expressions,
    `local_sizes` the work-groups in work-items, `parameters` the arguments of each function, and `functions` has the
    figures of `listings.REPORT`.

    >>> binary = sim.build_object("gemm_tiled")  # doctest: +SKIP
    >>> Path("gemm_tiled.co").write_bytes(binary.data)  # doctest: +SKIP
    """

    kernel: str
    config: Mapping[str, int]
    compiler: str
    version: int
    data: bytes = field(repr=False)
    functions: Mapping[str, Mapping[str, int]]
    passes: tuple[Pass, ...] = field(repr=False)
    local_sizes: Mapping[str, tuple[int, ...]]
    parameters: Mapping[str, tuple[Parameter, ...]] = field(repr=False)
    scratch: Mapping[str, str | int] = field(repr=False)


def build_object(kernel: str | KernelSpec, config: Mapping[str, int] | None = None,
                 compiler: str = toolchain.DEFAULT_COMPILER) -> CodeObject:
    """Compile and link a kernel, and prove that the object holds the code of its listing.

    `kernel`, `config` and `compiler` are as for `sim.compile`. Needs clang-16 and lld-16. Raises ValueError for an
    unknown name, value or compiler, and for a stale record; DeviceError when the compiler or the linker is missing, the
    source does not compile, or the linked code differs from the listing.

    >>> binary = sim.build_object("gemm_tiled")  # doctest: +SKIP
    >>> binary.functions["gemm_tiled"]["vgprs"], binary.data[1:4]  # doctest: +SKIP
    (24, b'ELF')
    """
    spec = resolve(kernel)
    toolchain.require_compiler(compiler)
    tools = toolchain.find(compiler)
    record = listings.load(spec, config, compiler)
    options = spec.options(record.config)[1:]
    data = toolchain.linked(toolchain.relocatable(spec.file, options, tools), tools)
    require_same(data, record, tools)
    named = toolchain.gfx803(spec.file, (*options, NAMES), tools)
    bound = spec.bind(example(spec.signature, 64), record.config)  # every pass has work at these sizes
    local_sizes = {each.function: each.local_size for each in bound.passes}
    for function, local_size in local_sizes.items():
        require_group(record.program(function), math.prod(local_size))
    parameters = {name: tuple(parameters_of(parse(named, name))) for name in record.functions}
    return CodeObject(spec.name, record.config, str(tools), VERSIONS[elf_file.read(data).system_version], data,
                      record.functions, spec.passes, local_sizes, parameters, spec.scratch)


def require_same(data: bytes, record: Record, compiler: toolchain.Compiler) -> None:
    """Raise DeviceError unless a linked file is the code of a record, which the emulator executes.

    The record's listing is assembled and linked too. All that is loaded of the one file must be in the other: .text, in
    which s_waitcnt may differ in bits that the card ignores, constants, descriptors, and the note that says where the
    arguments lie. The descriptors must say what the record's report and flags say.
    """
    if fault := next(_faults(data, record, compiler), None):
        made = f"; the listing is by {record.compiler}, and the object by {compiler}"
        raise DeviceError(f"{record.kernel}: what was linked is not what was studied: {fault}"
                          + made * (record.compiler != str(compiler)))


def descriptor(content: bytes) -> dict[str, int]:
    """Read the 64 bytes of a kernel descriptor as the numbers of FIELDS. Raises ValueError for another length."""
    if len(content) != DESCRIPTOR_BYTES:
        raise ValueError(f"a kernel descriptor has {DESCRIPTOR_BYTES} bytes, and this one {len(content)}")
    return {name: int.from_bytes(content[at:at + 4], "little") >> first & (1 << bits) - 1
            for name, (at, first, bits) in FIELDS.items()}


def report(made: CodeObject) -> str:
    """Say what a code object holds: its launches in their order, sizes in bytes and in work-items."""
    symbols = elf_file.read(made.data).symbols
    defines = " ".join(f"{name}={value}" for name, value in made.config.items()) or "no defines"
    lines = [f"{made.kernel} for gfx803 by {made.compiler}, {defines}",
             f"{len(made.data):,} bytes, code object version {made.version}"]
    for function, global_size, _ in made.passes:
        figures = made.functions[function]
        registers = f"{figures['vgprs']} VGPRs, {figures['sgprs']} SGPRs"
        memory = f"{figures['lds_bytes']:,} bytes of local memory, {figures['scratch_bytes']:,} of scratch"
        lines += [f"{function}: {symbols[function].size:,} bytes of code, {registers}, {memory}",
                  f"  global size ({', '.join(map(str, global_size))}), work-group {made.local_sizes[function]}",
                  f"  arguments ({', '.join(map(str, made.parameters[function]))})"]
    lines += [f"{name}: a buffer of {size} floats, for all launches" for name, size in made.scratch.items()]
    return "\n".join(lines)


def example_of_use(made: CodeObject, file: str) -> str:
    """Give three lines of Python that load a code object from `file` with pyopencl and launch its last function."""
    name = made.passes[-1].function
    return (f"program = cl.Program(context, [device], [open({file!r}, 'rb').read()]).build()\n"
            f"kernel = cl.Kernel(program, {name!r})\n"
            f"kernel(queue, global_size, {made.local_sizes[name]}, *arguments)")


def _faults(data: bytes, record: Record, compiler: toolchain.Compiler) -> Iterator[str]:
    """Yield what differs, in a sentence each."""
    numbers = itertools.count()  # labels say where the listing has s_waitcnt, and change no instruction
    text = re.sub(r"^(?=\s+s_waitcnt\b)", lambda _: f"{_WAIT}{next(numbers)}:\n", record.text, flags=re.MULTILINE)
    studied = elf_file.read(toolchain.linked(toolchain.assembled(text, compiler), compiler))
    try:
        made = elf_file.read(data)
    except ValueError as error:
        yield str(error)
        return
    if (made.kind, made.machine, made.system, made.flags) != (SHARED, AMD_GPU, HSA, GFX803):
        yield "it is no code object for gfx803"
    if made.system_version != studied.system_version:
        yield (f"its version is {VERSIONS.get(made.system_version, 'unknown')}, and the listing's "
               f"{VERSIONS.get(studied.system_version, 'unknown')}")
    text_at = studied.sections[".text"].address
    waits = {each.address - text_at for name, each in studied.symbols.items() if name.startswith(_WAIT)}
    held, wanted = (_loaded(each) for each in (made, studied))
    for name in sorted(held.keys() | wanted.keys()):
        one, other = held.get(name, b""), wanted.get(name, b"")
        if len(one) != len(other):
            yield f"{name} has {len(one)} bytes, and the listing's {len(other)}"
            continue
        for at in range(0, len(one), 4):
            words = [int.from_bytes(each[at:at + 4], "little") for each in (one, other)]
            idle = WAIT_IDLE_BITS if name == ".text" and at in waits else 0
            if (words[0] ^ words[1]) & ~idle:
                yield f"byte {at} of {name} begins the word {words[0]:#010x}, and the listing's {words[1]:#010x}"
                break
    for function, figures in record.functions.items():
        yield from _descriptor_faults(made, function, figures, record.program(function))


def _loaded(file: ElfFile) -> dict[str, bytes]:
    """Return the contents of the sections that are loaded, without the tables of the linker."""
    return {name: each.data for name, each in file.sections.items()
            if each.kind in (elf_file.CONTENT, elf_file.NOTE) and each.flags & elf_file.LOADED}


def _descriptor_faults(file: ElfFile, function: str, figures: Mapping[str, int], program: Program) -> Iterator[str]:
    try:
        content = file.content(f"{function}.kd")
        fields, code = descriptor(content), file.content(function)
    except ValueError as error:
        yield str(error)
        return
    wanted = {name: program.flags[name] for name in FIELDS if name in program.flags}
    wanted |= {"group_segment_fixed_size": figures["lds_bytes"], "private_segment_fixed_size": figures["scratch_bytes"]}
    wanted |= {name: max(0, math.ceil(figures[of] / size) - 1) for of, (name, size) in GRANULES.items()}
    for name, value in wanted.items():
        if fields[name] != value:
            yield f"the descriptor of {function} has {name} {fields[name]}, and the report {value}"
    entry = int.from_bytes(content[ENTRY_AT:ENTRY_AT + 8], "little", signed=True)
    if file.symbols[f"{function}.kd"].address + entry != file.symbols[function].address or not code:
        yield f"the descriptor of {function} does not lead to its first instruction"

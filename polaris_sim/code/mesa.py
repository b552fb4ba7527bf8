"""Compile as Mesa does on an owner's machine, without a card: radeonsi's rusticl, whose compiler for Polaris is ACO.

Debian packages the driver, and in mesa-drm-shim a library that stands in for an RX 580. `fetch` unpacks both below
the user's cache and installs nothing; `listing` has the driver build a file there and print its code. Each function
is left as it was printed, without the bytes behind its instructions, and put into the frame of clang's listings:
registers, memory, the start of a wave and the arguments as directives. So one parser reads both.
"""

from __future__ import annotations

import functools
import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from polaris_lab.base.errors import DeviceError, build_failure
from polaris_lab.model.launch_arguments import Parameter
from polaris_sim.code import debian
from polaris_sim.code.assembly import CONSTANTS

SUITE = "trixie"
"""Debian's release whose Mesa makes the records of data/gfx803: 25.0, which stays as it is for years."""
PACKAGES = ("mesa-opencl-icd", "mesa-drm-shim", "ocl-icd-libopencl1", "bash", "coreutils")
FLAGS = ("AMD_DEBUG=cs,w32ge,initnir,asm,stats", "RUSTICL_DEBUG=nir")
"""What makes the driver print code, registers and arguments; without w32ge, which gfx8 ignores, Mesa 25.0 prints no
kernel."""
OFFSET = "--global-offset"
"""Stands among the options for a launch with a global offset, for which rusticl has code of its own."""
_LOADER = Path(__file__).with_name("mesa_loader.c")
_INSIDE = {"LD_PRELOAD": "/usr/lib/x86_64-linux-gnu/libamdgpu_noop_drm_shim.so", "AMDGPU_GPU_ID": "polaris10",
           "RUSTICL_ENABLE": "radeonsi", "RUSTICL_FEATURES": "fp16,fp64",
           "OCL_ICD_VENDORS": "/etc/OpenCL/vendors/rusticl.icd", "MESA_SHADER_CACHE_DISABLE": "1", "HOME": "/tmp"}
HOST = "/host"
"""Where the machine's own files are seen from inside the driver's folder."""
_ENTER = f"""root=$1; shift
for each in dev proc sys; do mkdir -p "$root/$each"; mount --rbind "/$each" "$root/$each" 2>/dev/null; done
mkdir -p "$root{HOST}" && mount --rbind / "$root{HOST}" && exec chroot "$root" /usr/bin/env -i "$@" """
LANES = 64
_VARIANT = re.compile(r"=== Printing nir variant '?\w+'? for ['\"](\w+)['\"] before driver finalization")
_ENTRY = re.compile(r"decl_function __wrapped_(\w+) ")
_UNIFORM = re.compile(r"decl_var uniform \S+ \S+ \S+ (\S+) \((\d+), (\d+), \d+\)")
_GROUP = re.compile(r"^workgroup_size: (\d+), (\d+), (\d+)", re.MULTILINE)
_CODE = re.compile(r"Shader main disassembly:\n(.*?)\n\*\*\* SHADER STATS \*\*\*\n(.*?)\n\*{8}", re.DOTALL)
_INPUT = re.compile(r"decl_var ubo \S+ \S+ uint8_t\[(\d+)\] kernel_input")


class Printed(NamedTuple):
    """Holds what the loader wrote, the device, its kernels and their parameters; and what the driver wrote, the code.
    """

    loader: str
    driver: str


def cache() -> Path:
    """Return the folder that drivers are unpacked into."""
    return debian.cache("mesa")


def find(suite: str = SUITE) -> Path:
    """Find the unpacked driver of a suite of Debian. Raises DeviceError when it is not there."""
    if not (folder := cache() / suite / "root").is_dir():
        named = "" if suite == SUITE else f" {suite}"
        raise DeviceError(f"Mesa's driver{named and f' of{named}'} is not installed in {cache()}: `python -m "
                          f"polaris_studies.record_aco --fetch{named}` gets it from Debian, 100 MB, without root")
    return folder


def fetch(suite: str = SUITE) -> Path:
    """Download the driver of a suite of Debian with the system's apt, from its mirror, and unpack it.

    Takes half a minute, 100 MB, and 500 MB of disk. Raises DeviceError where apt has no mirror of Debian or fails.
    """
    root = cache() / suite / "root.new"
    debian.unpack(suite, PACKAGES, root)
    debian.run(["cc", "-O1", "-o", str(root / "mesa_loader"), str(_LOADER), "-ldl"])
    shutil.rmtree(cache() / suite / "root", ignore_errors=True)
    return root.rename(cache() / suite / "root")


def build(file: Path, options: Sequence[str], root: Path, *environment: str) -> Printed:
    """Build an OpenCL C file by the driver below `root`, and return what was printed.

    `environment` has further settings, such as "AMD_DEBUG=...". Raises DeviceError with the compiler's message when the
    file does not compile, and when the system allows no user namespaces.
    """
    settings = [f"{name}={value}" for name, value in _INSIDE.items()]
    inside = [re.sub(r"^-I(?=/)", f"-I{HOST}", option) for option in options]
    done = subprocess.run(
        ["unshare", "-rm", "--propagation", "private", "sh", "-c", _ENTER, "mesa", str(root), *settings, *FLAGS,
         *environment, "/mesa_loader", f"{HOST}{file.resolve()}", "-cl-kernel-arg-info", *inside],
        check=False, capture_output=True)
    said, code = (each.decode(errors="replace") for each in (done.stdout, done.stderr))
    if done.returncode == 1 and (log := said.partition("\nlog ")[2]):
        raise DeviceError(build_failure(file.name, "gfx803", log.replace(HOST + str(file.resolve()), file.name)))
    if done.returncode:
        raise DeviceError(f"{file.name}: Mesa's driver ended with {done.returncode}: {code.strip()[-500:]}")
    return Printed(said, code)


def listing(file: Path, options: Sequence[str], root: Path) -> str:
    """Compile an OpenCL C file by the driver below `root`, and give the listing of all its kernels. Raises as `build`.

    With OFFSET among the options it is the code for launches whose global ids do not begin at 0.
    """
    return framed(build(file, [each for each in options if each != OFFSET], root), offset=OFFSET in options)


@functools.cache
def version(root: Path) -> str:
    """Name Mesa, its compiler, and the clang that reads OpenCL C, by their packages' versions."""
    known = dict(line.split() for line in (root / debian.VERSIONS).read_text(encoding="utf-8").splitlines())
    clang = next(known[name] for name in known if name.startswith("libclang-cpp"))
    return f"Mesa {known['mesa-opencl-icd']} with ACO, clang {clang.partition(':')[2]}"


def framed(printed: Printed, *, offset: bool = False) -> str:
    """Put what the driver printed of each kernel into a listing: of two variants the last, unless for an `offset`."""
    said = printed.driver
    inputs: dict[str, list[list[tuple[str, ...]]]] = {}
    codes: dict[str, list[tuple[str, str, str]]] = {}
    for match in _VARIANT.finditer(said):
        declared = _UNIFORM.finditer(said, match.end(), said.index("\nimpl ", match.end()))
        inputs.setdefault(match[1], []).append([each.groups() for each in declared])
    for match in _CODE.finditer(said):
        shader = said[said.rindex("shader: ", 0, match.start()):match.start()]
        codes.setdefault(_ENTRY.search(shader)[1], []).append((shader, match[1], match[2]))
    bodies, metadata, which = [], [], 0 if offset else -1
    for function, group, parameters in _kernels(printed.loader):
        if not len(codes.get(function, ())) == len(inputs.get(function, ())) > 0:
            raise DeviceError(f"Mesa's driver did not print the code of {function}")
        bodies.append(_frame(function, *codes[function][which]))
        metadata.append(_describe(function, group, parameters, inputs[function][which], codes[function][which][0]))
    described = json.dumps({"amdhsa.kernels": metadata}, indent=1)
    return "".join([*bodies, "\t.amdgpu_metadata\n", described, "\n\t.end_amdgpu_metadata\n"])


def _kernels(said: str) -> Iterator[tuple[str, int, list[Parameter]]]:
    """Read what the loader wrote: each kernel, the work-items of its largest work-group, and its parameters."""
    for part in re.split(r"^kernel ", said, flags=re.MULTILINE)[1:]:
        first, *lines = part.splitlines()
        name, group = first.split()
        yield name, int(group), [Parameter("" if space == "private" else space, kind, called)
                                 for space, called, kind in (line.split(" ", 3)[1:] for line in lines)]


def _frame(function: str, shader: str, code: str, stats: str) -> str:
    """Frame the code of one kernel: what stands before it, and behind it the directives and the compiler's report."""
    figures = dict(re.findall(r"^([\w ]+): (\d+)", stats, re.MULTILINE))
    scratch = int(figures["Scratch"])
    groups, items = (_components(shader, name) for name in ("workgroup_id", "local_invocation_id"))
    flags = {"group_segment_fixed_size": figures["LDS"], "private_segment_fixed_size": scratch // LANES,
             "kernarg_size": _INPUT.search(shader)[1] if _INPUT.search(shader) else 0, "user_sgpr_radeonsi": 1,
             "user_sgpr_radeonsi_group_size": int(not _required(shader)),
             **{f"system_sgpr_workgroup_id_{axis}": int(axis in groups) for axis in "xyz"},
             "system_sgpr_private_segment_wavefront_offset": int(scratch > 0),
             "system_vgpr_workitem_id": max(["xyz".index(axis) for axis in items], default=0),
             "next_free_vgpr": figures["VGPRS"], "float_denorm_mode_32": 0, "float_denorm_mode_16_64": 3}
    report = {"codeLenInByte =": figures["Code Size"], "NumSgprs:": figures["SGPRS"], "NumVgprs:": figures["VGPRS"],
              "ScratchSize:": scratch // LANES, "LDSByteSize:": figures["LDS"], "MaxWaves:": figures["Max Waves"]}
    code, _, data = code.partition("/* constant data */")
    constants = [f"\t.long\t0x{word}" for word in re.findall(r"(?<= )[0-9a-f]{8}\b", data)]
    if constants:
        constants = [f"\t.type\t{function}{CONSTANTS},@object", f"{function}{CONSTANTS}:", *constants,
                     f"\t.size\t{function}{CONSTANTS}, {4 * len(constants)}"]
    return "\n".join([f"; -- Begin function {function}", f"{function}:", *_lines(code), "\t.section\t.rodata",
                      f"\t.amdhsa_kernel {function}", *(f"\t\t.amdhsa_{name} {value}" for name, value in flags.items()),
                      "\t.end_amdhsa_kernel", *(f"; {name} {value}" for name, value in report.items()),
                      *constants, ""])


def _lines(code: str) -> list[str]:
    """Leave out the bytes behind the instructions.

    ACO lets a branch that is too far away go by way of another branch within a block. Mesa prints the offset of such a
    place for want of a label, and it gets one here.
    """
    lines, places, far, address, size = [], {}, {}, 0, 0
    for written in code.splitlines():
        text, _, encoded = written.partition(";")
        if repeated := re.search(r"repeated (\d+) times", text):
            address += size * int(repeated[1])
        elif encoded:
            size = 4 * len(encoded.split())
            places[address] = len(lines)
            address += size
            if branch := re.match(r"\s*s_c?branch\w* (\d+)\s*$", text):
                offset = (int(branch[1]) ^ 0x8000) - 0x8000
                far[len(lines)] = address + 4 * offset
        lines.append(text.rstrip())
    for line, target in far.items():
        lines[line] = re.sub(r"\d+$", f".L{target:x}", lines[line])
    for target in set(far.values()):
        lines[places[target]] = f".L{target:x}:\n{lines[places[target]]}"
    return [line for line in lines if line]


def _describe(function: str, group: int, parameters: Sequence[Parameter], inputs: Sequence[tuple[str, ...]],
              shader: str) -> dict[str, object]:
    """Describe a kernel as the metadata of a code object do: its arguments, and the work-groups that it allows.

    Arguments that the kernel does not use have no offset; behind them is what rusticl adds.
    """
    offsets = {int(place): int(offset) for _, place, offset in inputs}
    arguments = [{".name": each.name, ".type_name": each.type, ".size": _size(each), ".value_kind": "by_value",
                  **({".address_space": each.space} if each.space else {}),
                  **({".offset": offsets[place]} if place in offsets else {})} for place, each in enumerate(parameters)]
    arguments += [{".name": name, ".size": 32, ".offset": int(offset), ".value_kind": f"hidden_{name}"}
                  for name, place, offset in inputs if int(place) >= len(parameters)]
    required = _required(shader)
    return {".name": function, ".args": arguments, ".max_flat_workgroup_size": group,
            **({".reqd_workgroup_size": required} if required else {})}


def _size(parameter: Parameter) -> int | None:
    """Return the bytes of an argument; None for a struct, of which the driver tells the name alone."""
    if parameter.space:
        return 4 if parameter.space == "local" else 8
    return parameter.bytes


def _required(shader: str) -> list[int]:
    """Read the work-group that a kernel requires; empty where it allows any."""
    sizes = [*map(int, _GROUP.search(shader).groups())]
    return sizes if all(sizes) else []


def _components(shader: str, name: str) -> set[str]:
    """Find which of x, y and z of an id a kernel reads; radeonsi gives a wave those of its work-group alone."""
    found: set[str] = set()
    for number in re.findall(rf"%(\d+) = @load_{name}\b", shader):
        for part in re.findall(rf"%{number}\b(?! = )(?:\.(\w+))?", shader):
            found |= set(part or "xyz")
    return found

"""Find and run compilers of OpenCL C for gfx803, the target of Polaris and Fiji, their assembler and their linker.

Compilers are known by name; one clang with libclc can be each of the first three:

* "clang" is the clang driver. It tells the front end that gfx803 flushes denormals of float32 to zero, so that a
  product and a sum become one v_mac_f32. AMD's own compilers do so too.
* "clover" calls the front end as Mesa's Clover does, which has no driver: denormals are kept, v_mac_f32 would flush
  them, and so a product and a sum stay two instructions.
* "clover-daz" is "clover" given what the lab builds with on Clover, denormals are zero: v_mac_f32 again.
* "rocm" is the driver of an older clang with ROCm's libraries.
* "aco" is Mesa from 25.0 on, what an owner's card runs today: rusticl on radeonsi, which compiles by ACO (see `mesa`).

Listings hold no path of the machine that made them.
"""

from __future__ import annotations

import functools
import hashlib
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from polaris_lab.base import isolation
from polaris_lab.base.errors import DeviceError, build_failure, compiler_ended, unknown
from polaris_lab.model.kernel_spec import FLUSH_FLOAT32, LANGUAGE
from polaris_sim.code import mesa

CLANG = 16
"""The version of clang that made the records of data/gfx803, and so the first that is looked for."""
OLDEST, NEWEST = 14, 20
_TRIPLE, _CPU = "amdgcn-amd-amdhsa", "gfx803"
_CLANG = ("-x", "cl", LANGUAGE, "-target", _TRIPLE, f"-mcpu={_CPU}", "-O3", "-w", "-Xclang",
           "-finclude-default-header", "-gline-tables-only", "-fdebug-compilation-dir=.")
_CLOVER = ("-cc1", "-x", "cl", LANGUAGE, "-triple", _TRIPLE, "-target-cpu", _CPU, "-O2", "-fno-builtin", "-w",
           "-finclude-default-header", "-discard-value-names", "-debug-info-kind=line-tables-only", "-dwarf-version=5",
           "-fdebug-compilation-dir=.")
CLOVERS_ZERO = "-fdenormal-fp-math=positive-zero"
"""What Mesa's Clover passes to the front end for -cl-denorms-are-zero, with LLVM 12 or newer."""
OPTIONS = {"clang": _CLANG, "clover": _CLOVER, "clover-daz": (*_CLOVER, CLOVERS_ZERO, FLUSH_FLOAT32),
           "rocm": _CLANG, "aco": mesa.FLAGS}
"""Options of every compilation, by the compiler's name.

Those of Clover stand for what Mesa sets in src/gallium/frontends/clover/llvm/invocation.cpp: the language, the target
and its processor, NoBuiltin, and nothing of denormals or of the optimiser, whose level for OpenCL is then 2. Build
options go to the front end as they are, but for -cl-denorms-are-zero, which becomes CLOVERS_ZERO. Three things differ
from it: the triple, which is amdgcn-mesa-mesa3d there, since the listing for this one also describes the arguments;
clang's declarations of built-in functions in place of libclc's; and a second run of the optimiser when Clover links,
which is left out. The options about names, lines and debugging change no instruction, which a test checks.
"""
KEPT = ("clang", "clover", "aco")
"""The compilers whose listings are kept in data/gfx803."""
BY_CLANG = ("clang", "clover", "clover-daz")
"""The compilers that a clang with libclc is or stands for."""
COMPILERS = (*KEPT, "clover-daz")
"""The compilers that a kernel can be compiled, simulated and timed by."""
OWNERS = "aco"
"""What compiles a kernel for a forecast unless another compiler is named: what runs on an owner's card today.

A kernel that another project ran under Clover is judged by "clover"."""
DEFAULT_COMPILER = "clang"
"""What compiles a kernel where nothing is forecast: unlike Mesa's driver it names the line of the source behind each
instruction, and its code is linked to a code object."""
LIBCLC = ("/usr/lib/clc", "/usr/share/clc", "/usr/local/share/clc")
DEVICE_LIBS = ("/usr/lib/x86_64-linux-gnu/amdgcn/bitcode", "/usr/lib/*/amdgcn/bitcode", "/opt/rocm/amdgcn/bitcode")
"""Folders where distributions install libclc, and ROCm's device libraries: OpenCL's built-in functions."""
ROCM_CLANG = 15
"""The version of clang that Debian's rocm-device-libs 5.2 is made for."""

_DROPPED = re.compile(r"\s*\.(?:cfi_|ident|addrsig)|\.L(?:tmp|func_begin)\d+:|\s*; (?:implicit-def|kill):")
_SPILLED = re.compile(r"\s*; \d+-byte Folded (?:Spill|Reload)$")
_LOC = re.compile(r"\s*\.loc\s+(\d+)\s+(\d+)")


class Compiler(NamedTuple):
    """Names a clang, the library of built-in functions that it links, and by which name of OPTIONS it is called.

    `library` is a file of libclc, a folder of ROCm's when `name` is "rocm", and that of Mesa's driver, which has a
    clang in it, when `name` is "aco".
    """

    clang: str
    library: Path
    name: str = DEFAULT_COMPILER

    def __str__(self) -> str:
        """Name the compiler and its library: "clang 16.0.6 with libclc 0123456789ab", the digits from a SHA-256.

        The front end alone, as Clover calls it, is "clang -cc1 16.0.6", and what it is given for -cl-denorms-are-zero
        stands behind.
        """
        if self.name == "aco":
            return mesa.version(self.library)
        rocm = self.name == "rocm"
        files = sorted(self.library.glob("*.bc")) if rocm else [self.library]
        library = "ROCm device libraries" if rocm else "libclc"
        options = OPTIONS[self.name]
        called = "".join(f" {each}" for each in options if each == "-cc1" or each.startswith("-fdenormal"))
        return f"clang {_version(self.clang)}{called} with {library} {_digest(tuple(files))}"


def find(name: str = DEFAULT_COMPILER) -> Compiler:
    """Find a compiler by its name in COMPILERS: clang, the version of the records first, with libclc; or Mesa.

    Raises ValueError for another name, DeviceError when clang, libclc or Mesa's driver is not installed.
    """
    require_compiler(name)
    if name == "aco":
        return Compiler("", mesa.find(), name)
    clang = _clang((CLANG, *(each for each in range(NEWEST, OLDEST - 1, -1) if each != CLANG)))
    library = next((path for folder in LIBCLC if (path := Path(folder, "amdgcn--amdhsa.bc")).is_file()), None)
    if clang is None or library is None:
        raise DeviceError(f"clang or libclc is not installed: apt-get install clang-{CLANG} libclc-{CLANG}; not where "
                          f"Debian's mesa-opencl-icd is needed, which libclc-{CLANG} would remove")
    return Compiler(clang, library, name)


def require_compiler(name: str) -> None:
    """Raise ValueError, with the choices, unless `name` is one of COMPILERS."""
    if name not in COMPILERS:
        raise unknown("compiler", str(name), COMPILERS)


def rocm() -> Compiler:
    """Find clang with ROCm's device libraries, as in ROCm's OpenCL.

    Raises DeviceError when one of them is not installed.
    """
    clang = _clang((ROCM_CLANG,))
    found = (path.parent for folder in DEVICE_LIBS for path in Path("/").glob(folder[1:] + "/opencl.bc"))
    if clang is None or (library := next(found, None)) is None:
        raise DeviceError(f"clang-{ROCM_CLANG} or ROCm's device libraries are not installed: "
                          f"apt-get install clang-{ROCM_CLANG} rocm-device-libs")
    return Compiler(clang, library, "rocm")


def gfx803(file: Path, options: Sequence[str], compiler: Compiler | None = None) -> str:
    """Compile an OpenCL C file for gfx803 with `options` such as "-DTILE=8", and give the listing.

    `compiler` is `find()` unless given. Raises DeviceError when no compiler is installed, and with the compiler's
    message when the file does not compile.
    """
    compiler = compiler or find()
    if compiler.name == "aco":
        return mesa.listing(file, options, compiler.library)
    return slim(_compiled(file, options, compiler, "-S").decode())


def relocatable(file: Path, options: Sequence[str], compiler: Compiler) -> bytes:
    """Compile as `gfx803`, to the machine code itself: an ELF file that is still to be linked. Raises as `gfx803`."""
    return _compiled(file, options, compiler, "-emit-obj" if "-cc1" in OPTIONS[compiler.name] else "-c")


def assembled(listing: str, compiler: Compiler) -> bytes:
    """Assemble a listing of gfx803 code: an ELF file that is still to be linked.

    Raises DeviceError with the assembler's message when it does not take the listing.
    """
    command = [compiler.clang, "-x", "assembler", "-target", _TRIPLE, f"-mcpu={_CPU}", "-c", "-o", "-", "-"]
    done = subprocess.run(command, input=listing.encode(), check=False, capture_output=True)
    if done.returncode:
        raise DeviceError(f"{compiler.clang} does not assemble the listing: {_said(done)}")
    return done.stdout


def linked(relocatable_file: bytes, compiler: Compiler) -> bytes:
    """Link an ELF file for gfx803 to a code object, a shared one, as the drivers of AMD cards load it.

    LLVM's AMDGPUUsage, "Code Object", has that the linker is lld and the file of the type ET_DYN. Raises DeviceError
    when no lld is installed, and with its message when it does not link.
    """
    own = re.findall(r"clang-(\d+)$", compiler.clang)  # lld of the compiler's own version first
    versions = dict.fromkeys((*own, *map(str, (CLANG, *range(NEWEST, OLDEST - 1, -1)))))
    linker = next(filter(None, map(shutil.which, (*(f"ld.lld-{each}" for each in versions), "ld.lld"))), None)
    if linker is None:
        raise DeviceError(f"the linker of gfx803 code, ld.lld, is not installed: apt-get install lld-{CLANG}")
    with tempfile.TemporaryDirectory(prefix="polaris-") as folder:
        given, made = Path(folder, "kernel.o"), Path(folder, "kernel.so")
        given.write_bytes(relocatable_file)
        done = subprocess.run([linker, "-shared", "-o", str(made), str(given)], check=False, capture_output=True)
        if done.returncode:
            raise DeviceError(f"ld.lld does not link the code: {_said(done)}")
        return made.read_bytes()


def _compiled(file: Path, options: Sequence[str], compiler: Compiler, kind: str) -> bytes:
    """Compile a file and return what the compiler writes; `kind` is its option that says what that is."""
    link = ["-mlink-builtin-bitcode", str(compiler.library)]
    if compiler.name == "rocm":
        library = [f"--rocm-device-lib-path={compiler.library}"]
    elif compiler.name == "clang":
        library = ["-nogpulib", *(word for each in link for word in ("-Xclang", each))]
    else:
        library = link
    command = [compiler.clang, *OPTIONS[compiler.name], *library, *options, kind, "-o", "-", file.name]
    done = subprocess.run(command, cwd=file.parent, check=False, capture_output=True)
    if done.returncode and not done.stderr.strip():
        raise DeviceError(compiler_ended(file.name, "gfx803", isolation.ending(done.returncode)))
    if done.returncode:
        raise DeviceError(build_failure(file.name, "gfx803", _said(done)))
    return done.stdout


def _said(done: subprocess.CompletedProcess[bytes]) -> str:
    return done.stderr.decode(errors="replace").strip() or isolation.ending(done.returncode)


def slim(listing: str) -> str:
    """Remove the parts of a listing that no reader of instructions needs.

    These are debug sections, unwinding, the columns and repeats of `.loc`, and remarks on spilled registers.
    Instructions, labels, source lines, flags, the compiler's report and the metadata stay as they are.
    """
    return "".join(f"{line}\n" for line in _slimmed(listing.splitlines()))


def _slimmed(lines: Iterable[str]) -> Iterable[str]:
    last_location, in_section = "", True
    for line in map(str.rstrip, lines):
        word = line.strip()
        if word.startswith((".section", ".text", ".amdgpu_metadata")):
            in_section = not word.startswith((".section\t.debug", '.section\t".note'))
        if not in_section or not word or _DROPPED.match(line):
            continue
        if location := _LOC.match(line):
            if location[0] != last_location:
                yield location[0]
            last_location = location[0]
            continue
        yield re.sub(r" md5 0x\w+$", "", line) if word.startswith(".file") else _SPILLED.sub("", line)
        if word.startswith(".Lfunc_end"):
            last_location = ""


def _clang(versions: Iterable[int]) -> str | None:
    return next(filter(None, (shutil.which(f"clang-{version}") for version in versions)), None)


@functools.cache
def _version(clang: str) -> str:
    printed = subprocess.run([clang, "--version"], check=True, capture_output=True, text=True).stdout
    return re.search(r"version (\S+)", printed)[1]


@functools.cache
def _digest(files: tuple[Path, ...]) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]

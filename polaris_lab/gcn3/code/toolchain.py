"""Find and run compilers of OpenCL C for gfx803, the target of Polaris and Fiji.

Listings hold no path of the machine that made them.
"""

from __future__ import annotations

import functools
import hashlib
import re
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from polaris_lab.base.errors import DeviceError, build_failure
from polaris_lab.spec.kernel_spec import LANGUAGE

CLANG = 16
"""The version of clang that made the records of data/gfx803, and so the first that is looked for."""
OLDEST, NEWEST = 14, 20
OPTIONS = ("-x", "cl", LANGUAGE, "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx803", "-O3", "-w", "-Xclang",
           "-finclude-default-header", "-gline-tables-only", "-fdebug-compilation-dir=.")
"""Options of every compilation: those of Mesa's Clover, for the triple whose listing also describes the arguments.

The last two add the source line of each instruction. They change no instruction, which a test checks.
"""
LIBCLC = ("/usr/lib/clc", "/usr/share/clc", "/usr/local/share/clc")
DEVICE_LIBS = ("/usr/lib/x86_64-linux-gnu/amdgcn/bitcode", "/usr/lib/*/amdgcn/bitcode", "/opt/rocm/amdgcn/bitcode")
"""Folders where distributions install libclc, and ROCm's device libraries: OpenCL's built-in functions."""
ROCM_CLANG = 15
"""The version of clang that Debian's rocm-device-libs 5.2 is made for."""

_DROPPED = re.compile(r"\s*\.(?:cfi_|ident|addrsig)|\.L(?:tmp|func_begin)\d+:|\s*; (?:implicit-def|kill):")
_LOC = re.compile(r"\s*\.loc\s+(\d+)\s+(\d+)")


class Compiler(NamedTuple):
    """Names a clang and the library of built-in functions that it links.

    `rocm` says that `library` is a folder of ROCm's.
    """

    clang: str
    library: Path
    rocm: bool = False

    def __str__(self) -> str:
        """Name the compiler and its library: "clang 16.0.6 with libclc 0123456789ab", the digits from a SHA-256."""
        files = sorted(self.library.glob("*.bc")) if self.rocm else [self.library]
        library = "ROCm device libraries" if self.rocm else "libclc"
        return f"clang {_version(self.clang)} with {library} {_digest(tuple(files))}"


def clover() -> Compiler:
    """Find clang with libclc, as in Mesa's Clover. Raises DeviceError when one of them is not installed."""
    clang = _clang((CLANG, *(each for each in range(NEWEST, OLDEST - 1, -1) if each != CLANG)))
    library = next((path for folder in LIBCLC if (path := Path(folder, "amdgcn--amdhsa.bc")).is_file()), None)
    if clang is None or library is None:
        raise DeviceError(f"clang or libclc is not installed: apt-get install clang-{CLANG} libclc-{CLANG}")
    return Compiler(clang, library)


def rocm() -> Compiler:
    """Find clang with ROCm's device libraries, as in ROCm's OpenCL.

    Raises DeviceError when one of them is not installed.
    """
    clang = _clang((ROCM_CLANG,))
    found = (path.parent for folder in DEVICE_LIBS for path in Path("/").glob(folder[1:] + "/opencl.bc"))
    if clang is None or (library := next(found, None)) is None:
        raise DeviceError(f"clang-{ROCM_CLANG} or ROCm's device libraries are not installed: "
                          f"apt-get install clang-{ROCM_CLANG} rocm-device-libs")
    return Compiler(clang, library, rocm=True)


def gfx803(file: Path, options: Sequence[str], compiler: Compiler | None = None) -> str:
    """Compile an OpenCL C file for gfx803 with `options` such as "-DTILE=8", and give the listing.

    `compiler` is `clover()` unless given. Raises DeviceError when no compiler is installed, and with the compiler's
    message when the file does not compile.
    """
    compiler = compiler or clover()
    library = ([f"--rocm-device-lib-path={compiler.library}"] if compiler.rocm
               else ["-nogpulib", "-Xclang", "-mlink-builtin-bitcode", "-Xclang", str(compiler.library)])
    done = subprocess.run([compiler.clang, *OPTIONS, *library, *options, "-S", "-o", "-", file.name], cwd=file.parent,
                          check=False, capture_output=True, text=True)
    if done.returncode:
        raise DeviceError(build_failure(file.name, "gfx803", done.stderr.strip()))
    return slim(done.stdout)


def slim(listing: str) -> str:
    """Remove the parts of a listing that no reader of instructions needs.

    These are debug sections, unwinding, and the columns and repeats of `.loc`. Instructions, labels, source lines,
    flags, the compiler's report and the metadata stay as they are.
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
        yield re.sub(r" md5 0x\w+$", "", line) if word.startswith(".file") else line
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

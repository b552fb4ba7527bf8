"""Count the multiply-adds in the binary of a program that Mesa built for an AMD card."""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

from polaris_lab.base.errors import DeviceError

ONE_INSTRUCTION = ("v_mac_f32", "v_mad_f32", "v_fma_f32", "v_madmk_f32", "v_madak_f32", "v_fmac_f32")
"""Instructions of AMD cards that multiply and add."""
TWO_INSTRUCTIONS = ("v_mul_f32", "v_add_f32")
ELF, AMD_GPU = b"\x7fELF", 224
"""How an ELF file begins, and the number of AMD's graphics processors in its field of machines (LLVM, EM_AMDGPU)."""
MACHINE = 18
"""The byte of an ELF header where the two of its machine begin."""
VERSIONS = range(20, 13, -1)
"""Versions of LLVM whose llvm-objdump is looked for where none without a number is installed."""


def describe(found: Counter[str]) -> str:
    """Say how many multiply-adds are among the instructions of a program, as `instructions` counts them."""
    one, (products, sums) = sum(found[name] for name in ONE_INSTRUCTION), (found[name] for name in TWO_INSTRUCTIONS)
    if one:
        names = ", ".join(name for name in ONE_INSTRUCTION if found[name])
        return f"{one} multiply-adds of one instruction ({names}) are in its code"
    return f"no multiply-add of one instruction is in its code, but {products} v_mul_f32 and {sums} v_add_f32"


def instructions(binary: bytes) -> Counter[str]:
    """Count the instructions, by name without the encoding, of the machine code in the binary of a program.

    Clover's binaries hold an ELF file, which llvm-objdump disassembles; a search for bit patterns would also find them
    in constants and in halves of other instructions. Raises DeviceError where the binary holds no code of an AMD card,
    as rusticl's does, or no llvm-objdump is installed that can read it.
    """
    begin = binary.find(ELF)
    if begin < 0 or int.from_bytes(binary[begin + MACHINE:begin + MACHINE + 2], "little") != AMD_GPU:
        raise DeviceError("the program's binary holds no machine code of an AMD card")
    if (tool := _disassembler()) is None:
        raise DeviceError("no llvm-objdump is installed (apt-get install llvm)")
    with tempfile.NamedTemporaryFile(suffix=".elf") as file:
        Path(file.name).write_bytes(binary[begin:])
        done = subprocess.run([tool, "-d", "--no-show-raw-insn", file.name], check=False, capture_output=True,
                              text=True)
    if done.returncode:
        raise DeviceError(f"llvm-objdump cannot read it: {done.stderr.strip() or 'it gives no reason'}")
    return Counter(re.sub(r"_(e32|e64|sdwa|dpp)$", "", name)
                   for name in re.findall(r"^\s+([a-z]\w+)", done.stdout, re.MULTILINE))


@functools.cache
def _disassembler() -> str | None:
    names = ["llvm-objdump", *(f"llvm-objdump-{version}" for version in VERSIONS)]
    return next(filter(None, map(shutil.which, names)), None)

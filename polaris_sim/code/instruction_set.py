"""Classify gfx803 instructions by name: multiply-adds, memory accesses with their sizes, and the issuing unit."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from polaris_sim.code.assembly import Instruction

MULTIPLY_ADD = frozenset({"v_mac_f32", "v_mad_f32", "v_fma_f32", "v_madmk_f32", "v_madak_f32"})
"""The instructions that do one multiplication and one addition of float32 in each lane."""
ONE_FLOP = frozenset({"v_mul_f32", "v_add_f32", "v_sub_f32", "v_subrev_f32"})
"""The instructions that do one multiplication, addition or subtraction of float32 in each lane."""

WIDTHS = {"ubyte": 1, "sbyte": 1, "byte": 1, "ushort": 2, "sshort": 2, "short": 2,
          "dword": 4, "dwordx2": 8, "dwordx3": 12, "dwordx4": 16}
"""Bytes of a work-item by the last part of the name of a flat, global or buffer load or store ("flat_load_dwordx4")."""

_VECTOR = re.compile(r"(?P<encoding>flat|global|buffer)_(?P<operation>load|store|atomic)_(?P<type>\w+)$")
_LOCAL = re.compile(r"ds_(?P<operation>read|write)(?P<two>2?)(?:st64)?_[bui](?P<bits>\d+)$")
_LOCAL_ATOMIC = re.compile(r"ds_\w+_[bfiu](?P<bits>32|64)$")
_LANE_EXCHANGES = ("ds_swizzle_b32", "ds_permute_b32", "ds_bpermute_b32")
"""Instructions named ds_ that exchange values between lanes and reach no memory."""
COUNTING = {"ds_append": 1, "ds_consume": -1}
"""Instructions that add the number of a wave's active lanes, times this, to one word, whose address is their offset."""
_UNITS = (("VALU", re.compile("v_")), ("branch", re.compile("s_(?:c?branch|setpc|swappc)")),
          ("wait", re.compile("s_waitcnt")),
          ("scalar memory", re.compile("s_(?:load|buffer_load|store|dcache|memtime)")),
          ("none", re.compile("s_(?:nop|endpgm|barrier|sleep|sethalt|setprio)")),
          ("local", re.compile("ds_")), ("SALU", re.compile("s_")))


class MemoryAccess(NamedTuple):
    """Describes how a vector instruction accesses memory.

    `operation` is "load", "store" or "atomic". `space` is "global", "local", or "buffer" for buffer instructions, by
    which compilers reach private memory, and hand-written code all of it. `bytes` are those that a work-item moves at
    each of its `addresses` (2 for ds_read2 and ds_write2); 0 where the size of the instruction is not known here.
    """

    operation: str
    space: str
    bytes: int
    addresses: int = 1

    @property
    def writes(self) -> bool:
        """Tell whether the instruction changes memory: stores and atomics do."""
        return self.operation != "load"


@functools.cache
def memory_access(name: str) -> MemoryAccess | None:
    """Describe the memory access of a vector instruction ("flat_load_dwordx4"); None for any other instruction."""
    if match := _VECTOR.match(name):
        operation, space = match["operation"], "buffer" if match["encoding"] == "buffer" else "global"
        if operation == "atomic":
            return MemoryAccess(operation, space, 8 if name.endswith("_x2") else 4)
        return MemoryAccess(operation, space, WIDTHS.get(match["type"], 0))
    if match := _LOCAL.match(name):
        operation = "load" if match["operation"] == "read" else "store"
        return MemoryAccess(operation, "local", int(match["bits"]) // 8, 2 if match["two"] else 1)
    if name.startswith("ds_") and name not in _LANE_EXCHANGES:
        match = _LOCAL_ATOMIC.match(name)
        return MemoryAccess("atomic", "local", int(match["bits"]) // 8 if match else 4 * (name in COUNTING))
    return None


def load_bytes(name: str) -> int:
    """Return the bytes that a vector load gives each lane: 8 for ds_read2_b32, 0 for any other instruction.

    >>> sim.load_bytes("ds_read2_b32"), sim.load_bytes("flat_load_dwordx4"), sim.load_bytes("v_mac_f32")
    (8, 16, 0)
    """
    access = memory_access(name)
    return access.bytes * access.addresses if access and access.operation == "load" else 0


def is_store(name: str) -> bool:
    """Tell whether an instruction is a store. Atomics do not count, since they may also write a register."""
    access = memory_access(name)
    return access is not None and access.operation == "store"


def multiply_adds(instructions: Iterable[Instruction]) -> int:
    """Count the float32 multiply-adds: single instructions, and pairs of v_mul_f32 and v_add_f32.

    Code that keeps denormals has such pairs in place of v_mac_f32 (see `toolchain`). Whether the sum uses the product
    is not examined.

    >>> sim.multiply_adds(sim.compile("gemm_tiled").loop)
    16
    """
    count = Counter(each.name for each in instructions)
    return sum(count[name] for name in MULTIPLY_ADD) + min(count["v_mul_f32"], count["v_add_f32"])


def returns_old(instruction: Instruction) -> bool:
    """Tell whether an instruction is an atomic that gives the old word back: by its name in local memory, else by
    glc."""
    access = memory_access(instruction.name)
    if access is None or access.operation != "atomic":
        return False
    if access.space != "local":
        return "glc" in instruction.modifiers
    return "_rtn_" in instruction.name or instruction.name in COUNTING


def flops(name: str) -> int:
    """Count the float32 operations of an instruction in each lane: 2 for a multiply-add, 1 for those of ONE_FLOP."""
    return 2 if name in MULTIPLY_ADD else int(name in ONE_FLOP)


@functools.cache
def unit(name: str) -> str:
    """Name the unit that issues an instruction.

    It is "VALU", "SALU", "branch", "wait", "global" (for flat and for buffer instructions), "local", "scalar memory" or
    "none"."""
    if access := memory_access(name):
        return "local" if access.space == "local" else "global"
    return next((issuer for issuer, pattern in _UNITS if pattern.match(name)), "none")

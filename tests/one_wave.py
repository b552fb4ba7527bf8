"""A few lines of gfx803 assembly on one wave: registers in, registers out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from polaris_sim.code import assembly
from polaris_sim.emu.executor import WaveExecutor
from polaris_sim.emu.memory import Memory

FRAME = """wave:
{text}
\ts_endpgm
.Lfunc_end0:
\t.amdhsa_kernel wave
\t.end_amdhsa_kernel
\t.amdgpu_metadata
---
amdhsa.kernels: []
\t.end_amdgpu_metadata
"""
LIMIT = 10_000
"""Instructions after which a few lines count as an endless loop."""
EXEC, VCC, M0 = 126, 106, 124
"""The numbers of the special scalar registers (AMD GCN3 ISA manual, table 5.1)."""


def scalar_words(machine: WaveExecutor, register: int) -> np.ndarray:
    """A copy of a scalar register, uint32 (waves,)."""
    machine.need_words(register // 2)
    return machine.scalar_view(register).copy()


class State:
    """What the wave left: v(i) and f(i) are a vector register's 64 lanes, s(i) and s64(i) scalar registers."""

    def __init__(self, machine: WaveExecutor, addresses: Mapping[int, int]) -> None:
        self._machine = machine
        self.lds = machine.local.cells[:machine.local.words].copy()
        self.memory = {address: machine.memory.read(address, count) for address, count in addresses.items()}
        self.faults = machine.faults.rows()

    def v(self, register: int) -> np.ndarray:
        """uint32[64]."""
        return self._machine.vector[register, 0].copy()

    def f(self, register: int) -> np.ndarray:
        """float32[64]."""
        return self.v(register).view(np.float32)

    def s(self, register: int) -> int:
        """A 32-bit scalar register."""
        return int(scalar_words(self._machine, register)[0])

    def s64(self, register: int) -> int:
        """An aligned pair of scalar registers."""
        return self.s(register) | self.s(register + 1) << 32

    @property
    def vcc(self) -> int:
        """The 64 bits of VCC."""
        return self.s64(VCC)

    @property
    def exec(self) -> int:
        """The 64 bits of EXEC."""
        return self.s64(EXEC)

    @property
    def scc(self) -> int:
        """0 or 1."""
        return int(self._machine.scc[0])


def wave(text: str, *, v: Mapping[int, Any] | None = None, s: Mapping[int, int] | None = None, vcc: int = 0,
         exec: int = 2**64 - 1, scc: int = 0, m0: int = 0xffffffff, lds: np.ndarray | None = None,
         memory: Mapping[int, np.ndarray] | None = None, flush: bool = True, keep_dead: bool = True) -> State:
    """Run lines of assembly on one wave of 64 work-items. `s_endpgm` is added at the end.

    `v` maps a vector register to 64 values or to one for all lanes (uint32, int32, or float32 for floats), `s` a scalar
    register to its 32 bits, `memory` an address to the uint32 array that lies there; all within 4 GiB. `lds` is the
    work-group's local memory. With `flush`, float32 denormals are read and written as zeros. Without `keep_dead`, masks
    and condition codes that no later line reads are not made, as in a simulation.
    """
    program = assembly.parse(FRAME.format(text=text), "wave")
    space = Memory.of({address: np.asarray(values, np.uint32) for address, values in (memory or {}).items()})
    cells = np.zeros(0, np.uint32) if lds is None else np.asarray(lds, np.uint32)
    machine = WaveExecutor(program, waves=1, memory=space, lds_bytes=4 * len(cells), vgprs=256, flush=flush,
                           keep_dead=keep_dead, limit=LIMIT)
    machine.local.cells[:len(cells)] = cells
    for register, values in (v or {}).items():
        machine.vector[register, 0] = _bits(values)
    pairs = {VCC: vcc & 0xffffffff, VCC + 1: vcc >> 32, EXEC: exec & 0xffffffff, EXEC + 1: exec >> 32, M0: m0}
    for register, value in (pairs | dict(s or {})).items():
        machine.set_scalar(register, np.uint32(value & 0xffffffff))
    machine.scc[:] = bool(scc)
    machine.run()
    return State(machine, {address: len(values) for address, values in (memory or {}).items()})


def _bits(values: Any) -> np.ndarray:
    """uint32[64] of whole numbers of either sign, or of floats."""
    array = np.broadcast_to(np.asarray(values), 64)
    if array.dtype.kind == "f":
        return array.astype(np.float32).view(np.uint32)
    return (array.astype(np.int64) & 0xffffffff).astype(np.uint32)

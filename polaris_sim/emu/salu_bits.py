"""Execute scalar instructions on single bits: counts, searches, tests, extensions (GCN3 ISA manual, chapter 12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.code.liveness import Live
from polaris_sim.code.operand_syntax import Operand
from polaris_sim.emu.bit_fields import (
    difference,
    field_mask,
    leading_signs,
    leading_zeros,
    reversed_bits,
    trailing_zeros,
)
from polaris_sim.emu.operand_access import words
from polaris_sim.emu.scalar_access import nonzero, operation, scalar_source
from polaris_sim.emu.step_pairs import StepPair, sequence

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

Array = np.ndarray
WORD, PAIR, SIGNED, SIGNED_PAIR = np.uint32, np.uint64, np.int32, np.int64


def _ones(a: Array) -> Array:
    return np.bitwise_count(a).astype(np.uint32)


def _distance(a: Array, b: Array) -> Array:
    return difference(a.astype(np.int64), b.astype(np.int64)).astype(np.uint32)


def _wide_mask(length: Array, begin: Array) -> Array:
    ones = (np.uint64(1) << (length & np.uint32(63)).astype(np.uint64)) - np.uint64(1)
    return ones << (begin & np.uint32(63)).astype(np.uint64)


OPERATIONS: dict[str, tuple[tuple[type, ...], Callable[..., Array], bool]] = {
    "s_brev_b32": ((WORD, WORD), reversed_bits, False), "s_brev_b64": ((PAIR, PAIR), reversed_bits, False),
    "s_bfm_b32": ((WORD, WORD, WORD), field_mask, False), "s_bfm_b64": ((PAIR, WORD, WORD), _wide_mask, False),
    "s_flbit_i32_b32": ((WORD, WORD), leading_zeros, False), "s_flbit_i32_b64": ((WORD, PAIR), leading_zeros, False),
    "s_flbit_i32": ((WORD, SIGNED), leading_signs, False),
    "s_flbit_i32_i64": ((WORD, SIGNED_PAIR), leading_signs, False),
    "s_ff1_i32_b32": ((WORD, WORD), trailing_zeros, False), "s_ff1_i32_b64": ((WORD, PAIR), trailing_zeros, False),
    "s_ff0_i32_b32": ((WORD, WORD), lambda a: trailing_zeros(~a), False),
    "s_ff0_i32_b64": ((WORD, PAIR), lambda a: trailing_zeros(~a), False),
    "s_bcnt1_i32_b32": ((WORD, WORD), _ones, True), "s_bcnt1_i32_b64": ((WORD, PAIR), _ones, True),
    "s_bcnt0_i32_b32": ((WORD, WORD), lambda a: _ones(~a), True),
    "s_bcnt0_i32_b64": ((WORD, PAIR), lambda a: _ones(~a), True),
    "s_sext_i32_i8": ((SIGNED, WORD), lambda a: a.astype(np.int8), False),
    "s_sext_i32_i16": ((SIGNED, WORD), lambda a: a.astype(np.int16), False),
    "s_abs_i32": ((WORD, SIGNED), lambda a: np.abs(a).view(np.uint32), True),
    "s_absdiff_i32": ((WORD, SIGNED, SIGNED), _distance, True),
}
"""By instruction: the types of the result and of the sources, the expression, and whether SCC says that the result is
not 0."""


def _operate(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    dtypes, function, says_so = OPERATIONS[instruction.name]
    return operation(state, ops, dtypes, function, nonzero if says_so else None, live)


def _test(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Compute SCC = whether the bit S1 of S0 is the last digit of s_bitcmp0 or s_bitcmp1."""
    dtype = np.uint64 if instruction.name.endswith("64") else np.uint32
    (a, place), before = ((scalar_source(state, op, kind) for op, kind in zip(ops, (dtype, np.uint32), strict=True)),
                          [step for op in ops for step in words(state, op)])
    most, wanted, scc = np.uint32(np.dtype(dtype).itemsize * 8 - 1), dtype(instruction.name[8] == "1"), state.scc

    def test() -> None:
        scc[...] = (a >> (place & most).astype(dtype) & dtype(1)) == wanted

    step = sequence([*before, test])
    return step, step


def _set_bit(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Set or clear the bit S0 of D."""
    dtype = np.uint64 if instruction.name.endswith("64") else np.uint32
    sets, most = instruction.name[8] == "1", np.uint32(np.dtype(dtype).itemsize * 8 - 1)

    def value(old: Array, place: Array) -> Array:
        bit = dtype(1) << (place & most).astype(dtype)
        return old | bit if sets else old & ~bit

    return operation(state, (ops[0], ops[0], ops[1]), (dtype, dtype, np.uint32), value, None, live)


BUILDERS: dict[str, Callable[..., StepPair]] = {
    **dict.fromkeys(OPERATIONS, _operate),
    **{f"s_bitcmp{bit}_b{size}": _test for bit in (0, 1) for size in (32, 64)},
    **{f"s_bitset{bit}_b{size}": _set_bit for bit in (0, 1) for size in (32, 64)},
}

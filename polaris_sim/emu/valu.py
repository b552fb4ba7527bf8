"""Execute the vector arithmetic of inner loops, on all lanes of all waves (AMD GCN3 ISA manual, chapter 12)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.code.instruction_set import memory_access, returns_old
from polaris_sim.code.liveness import Live
from polaris_sim.code.operand_syntax import EXEC, Operand
from polaris_sim.emu import valu_division, valu_lane, valu_table
from polaris_sim.emu.denormals import flush
from polaris_sim.emu.operand_access import FLOATING, KINDS, lane_mask, mask_source, result, selects, source
from polaris_sim.emu.step_pairs import Step, StepPair, sequence

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

UFUNCS: dict[str, tuple[str, np.ufunc]] = {
    "v_add_f32": ("f", np.add), "v_sub_f32": ("f", np.subtract), "v_mul_f32": ("f", np.multiply),
    "v_max_f32": ("f", np.fmax), "v_min_f32": ("f", np.fmin),
    "v_and_b32": ("u", np.bitwise_and), "v_or_b32": ("u", np.bitwise_or), "v_xor_b32": ("u", np.bitwise_xor),
    "v_max_u32": ("u", np.maximum), "v_min_u32": ("u", np.minimum), "v_max_i32": ("i", np.maximum),
    "v_min_i32": ("i", np.minimum),
    "v_mul_lo_u32": ("u", np.multiply), "v_trunc_f32": ("f", np.trunc), "v_floor_f32": ("f", np.floor),
    "v_ceil_f32": ("f", np.ceil), "v_rndne_f32": ("f", np.rint), "v_not_b32": ("u", np.invert),
    "v_mov_b32": ("u", np.positive),
    "v_sqrt_f32": ("f", np.sqrt),
}
"""Instructions that are one NumPy function of their sources, and the kind of these (see `operand_access.KINDS`).

A product wraps to its lower 32 bits.
"""
SWAPPED = {"v_subrev_f32": "v_sub_f32"}
"""Instructions that are another one with its two sources exchanged."""
SHIFTS = {"v_lshlrev_b32": ("u", np.left_shift), "v_lshrrev_b32": ("u", np.right_shift),
          "v_ashrrev_i32": ("i", np.right_shift)}
"""Shifts of the second source by the lower five bits of the first."""
COMPARE = {"lt": np.less, "eq": np.equal, "le": np.less_equal, "gt": np.greater, "lg": np.not_equal, "ne": np.not_equal,
           "ge": np.greater_equal, "neq": np.not_equal}
_CLASSIFIED = {"f16": ("w", 0x0400, 0x7E00), "f32": ("u", 0x00800000, 0x7FC00000),
               "f64": ("U", 1 << 52, 0x7FF8 << 48)}
"""By type: its words' kind, and the bits of its least normal number and of the least NaN that is quiet."""
_COMPARED = {"f32": "f", "i32": "i", "u32": "u", "u64": "U", "i64": "I", "f64": "D", "f16": "h", "u16": "w",
             "i16": "s"}


def writes_vector(instruction: Instruction, ops: tuple[Operand, ...]) -> range:
    """List the vector registers that an instruction writes, as far as it names them by number."""
    access = memory_access(instruction.name)
    writes = access is None or access.operation == "load" or returns_old(instruction)
    has_destination = ops and ops[0].kind == "v" and writes
    return ops[0].registers if has_destination else range(0)


def _without_sdwa(name: str) -> str:
    return name.removesuffix("_sdwa")


def _ufunc(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    name = _without_sdwa(instruction.name)
    kind, function = UFUNCS[SWAPPED.get(name, name)]
    given = [source(state, op, kind, select) for op, select in zip(ops[1:], selects(instruction), strict=False)]
    arrays = [array for array, _ in given][::-1 if name in SWAPPED else 1]
    before = [step for _, steps in given for step in steps]

    def compute(out: np.ndarray) -> Step:
        if function is np.positive:
            return sequence([*before, partial(np.copyto, out, arrays[0])])
        return sequence([*before, partial(function, *arrays, out=out)])

    return result(state, ops[0], compute, kind)


def _shift(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    kind, function = SHIFTS[_without_sdwa(instruction.name)]
    first, second = selects(instruction)
    by, before = source(state, ops[1], kind, first)
    value, more = source(state, ops[2], kind, second)
    if ops[1].kind == "constant":
        by = by & by.dtype.type(31)
        return result(state, ops[0], lambda out: sequence([*before, *more, partial(function, value, by, out)]), kind)
    pad = state.scratchpad[1].view(KINDS[kind])

    def compute(out: np.ndarray) -> Step:
        return sequence([*before, *more, lambda: (np.bitwise_and(by, 31, out=pad), function(value, pad, out=out))])

    return result(state, ops[0], compute, kind)


def _multiply_add(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Compute D = S0 * S1 + S2 with the product rounded first, as ADD after MUL_IEEE; in v_mac S2 is D."""
    addend = ops[0] if _without_sdwa(instruction.name) == "v_mac_f32" else ops[3]
    (a, before), (b, more), (c, last) = (
        source(state, op, "f", select) for op, select in zip((*ops[1:3], addend), (*selects(instruction), None),
                                                             strict=True))
    pad = state.scratchpad[1].view(np.float32)
    multiply, add = np.multiply, np.add
    ready, flush_each = [*before, *more, *last], state.flush_each

    def compute(out: np.ndarray) -> Step:
        def step() -> None:
            multiply(a, b, pad)
            if flush_each:
                flush(pad, pad)
            add(pad, c, out)

        return sequence([*ready, step])

    return result(state, ops[0], compute, "f")


def _compare(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    _, _, how, kind = _without_sdwa(instruction.name).split("_")
    kind = _COMPARED[kind]
    (a, before), (b, more) = (source(state, op, kind, select)
                              for op, select in zip(ops[1:], selects(instruction), strict=True))
    narrows = instruction.name.startswith("v_cmpx")
    bits, write_mask = lane_mask(state, ops[0], live.mask or narrows)
    if bits is None:
        return (lambda: None), (lambda: None)
    if how in COMPARE:
        compare = partial(COMPARE[how], a, b, bits)
        if how == "lg" and kind in FLOATING:  # less or greater: not with a NaN
            compare = sequence([compare, lambda: np.logical_and(bits, ~(np.isnan(a) | np.isnan(b)), out=bits)])
    elif how in ("o", "u"):
        def compare() -> None:
            np.logical_or(np.isnan(a), np.isnan(b), out=bits)
            if how == "o":
                np.logical_not(bits, out=bits)
    else:  # the negated comparisons are also true with a NaN: nlt, nle, ngt, nge, nlg
        opposite = COMPARE[how.removeprefix("n")]

        def compare() -> None:
            opposite(a, b, bits)
            if how == "nlg":
                np.logical_and(bits, ~(np.isnan(a) | np.isnan(b)), out=bits)
            np.logical_not(bits, out=bits)
    step = sequence([*before, *more, compare, write_mask,
                     *([partial(_run_lanes, state, ops[0].first // 2)] if narrows else [])])
    return step, step


def _run_lanes(state: Waves, pair: int) -> None:
    """Let the lanes of a mask run, and no others."""
    state.need_words(pair)
    state.pairs[EXEC // 2][...] = state.pairs[pair]
    state.words_ok[EXEC // 2], state.bits_ok[EXEC // 2] = True, False
    state.refresh()


def _classify(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Compute D = the bit of S1 for the class of S0, in the order of AMD's GCN3 ISA manual, V_CMP_CLASS_F32.

    From bit 0: signalling and quiet NaN; -inf, -normal, -denormal, -0; and +0, +denormal, +normal, +inf. Denormals are
    looked at as they are, whatever the mode.
    """
    kind, least, quiet = _CLASSIFIED[instruction.name.rsplit("_", 1)[1]]
    number = replace(ops[1], negated=False, absolute=False)
    (a, before), (wanted, more) = source(state, number, kind), source(state, ops[2], "u")
    bits, write_mask = lane_mask(state, ops[0], live.mask)
    if bits is None:
        return (lambda: None), (lambda: None)
    whole = KINDS[kind]
    rest, infinity = whole(np.iinfo(whole).max >> 1), whole(quiet & ~(quiet & -quiet))  # all but the sign

    def classify() -> None:
        size, negative = a & rest, a > rest
        if ops[1].absolute:
            negative = np.zeros_like(negative)
        if ops[1].negated:
            negative = ~negative
        away = (size > 0).astype(np.uint32) + (size >= whole(least)) + (size == infinity)  # from 0
        ordered = np.where(negative, 5 - away, 6 + away)
        place = np.where(size > infinity, size >= whole(quiet), ordered)
        np.not_equal(wanted >> place.astype(np.uint32) & np.uint32(1), 0, out=bits)

    step = sequence([*before, *more, classify, write_mask])
    return step, step


def _carry(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Compute sums and differences with a carry or borrow out; addc, subb and subbrev also take one in."""
    name = _without_sdwa(instruction.name)
    if "clamp" in instruction.modifiers:
        return _saturated_sum(state, ops, name, live)
    first, second = selects(instruction)
    (a, before), (b, more) = source(state, ops[2], "u", first), source(state, ops[3], "u", second)
    if name in ("v_subrev_u32", "v_subbrev_u32"):
        a, b = b, a
    into, adds = len(ops) > 4, name.startswith("v_add")
    carried, hold = mask_source(state, ops[4]) if into else (None, None)
    bits, write_mask = lane_mask(state, ops[1], live.mask)
    function = np.add if adds else np.subtract
    pad, one = state.scratchpad[1], state.scratchpad[2]
    flags = np.zeros(pad.shape, bool)
    ready = [*before, *more, *([hold] if into else [])]

    def compute(out: np.ndarray) -> Step:
        if not into and bits is None:
            return sequence([*ready, partial(function, a, b, out)])

        if not into and adds and not (np.shares_memory(out, a) and np.shares_memory(out, b)):
            term = b if np.shares_memory(out, a) else a  # a sum is smaller than its terms when it wraps

            def plain() -> None:
                function(a, b, out)
                np.less(out, term, bits)

            return sequence([*ready, plain, write_mask])
        if into and bits is None:
            def onward() -> None:
                np.copyto(one, carried)
                function(one, b, one) if adds else function(a, one, one)
                function(one, a, out) if adds else function(one, b, out)

            return sequence([*ready, onward])

        def step() -> None:
            function(a, b, pad)
            if into:
                np.copyto(one, carried)
            if bits is not None:
                if adds:
                    np.less(pad, a, bits)
                else:
                    np.less(a, b, bits)
            if not into:
                np.copyto(out, pad)
                return
            if bits is not None and not adds:
                np.less(pad, one, flags)
            function(pad, one, out)
            if bits is not None:
                if adds:
                    np.less(out, one, flags)
                np.logical_or(bits, flags, out=bits)

        return sequence([*ready, step, *([write_mask] if write_mask else [])])

    return result(state, ops[0], compute)


def _saturated_sum(state: Waves, ops: tuple[Operand, ...], name: str, live: Live) -> StepPair:
    """Compute a sum or difference of unsigned words with the modifier clamp: the nearest word that there is."""
    (a, before), (b, more) = (source(state, op, "u") for op in ops[2:])
    if name == "v_subrev_u32":
        a, b = b, a
    adds = name == "v_add_u32"
    bits, write_mask = lane_mask(state, ops[1], live.mask)

    def compute(out: np.ndarray) -> Step:
        def step() -> None:
            total = a + b if adds else a - b
            beyond = total < a if adds else a < b
            np.copyto(out, np.where(beyond, np.uint32(0xffffffff if adds else 0), total))
            if bits is not None:
                np.copyto(bits, beyond)
                write_mask()

        return sequence([*before, *more, step])

    return result(state, ops[0], compute)


def _select(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Compute D = mask ? S1 : S0."""
    floating = any(op.negated or op.absolute for op in ops)
    kind = "f" if floating else "u"
    (a, before), (b, more) = (source(state, op, kind, select)
                              for op, select in zip(ops[1:3], selects(instruction), strict=True))
    a, b = a.view(np.uint32) if not floating else a, b.view(np.uint32) if not floating else b
    chosen, hold = mask_source(state, ops[3])
    ready = sequence([*before, *more, hold])

    def compute(out: np.ndarray) -> Step:
        def step() -> None:
            ready()
            np.copyto(out, np.where(chosen, b, a))

        return step

    return result(state, ops[0], compute, kind)


def _builders() -> dict[str, Callable[..., StepPair]]:
    builders = {**valu_table.BUILDERS, **valu_lane.BUILDERS, **valu_division.BUILDERS}
    for name in (*UFUNCS, *SWAPPED):
        builders[name] = _ufunc
        if name not in valu_table.LONG_ONLY:
            builders[f"{name}_sdwa"] = _ufunc
    for name in SHIFTS:
        builders[name] = builders[f"{name}_sdwa"] = _shift
    for name in ("v_mac_f32", "v_mad_f32", "v_madmk_f32", "v_madak_f32"):
        builders[name] = _multiply_add
    for kind in _COMPARED:
        for how in ("lt", "eq", "le", "gt", "ge",
                    *(("lg", "neq", "o", "u", "nlt", "nle", "ngt", "nge", "nlg") if kind[0] == "f" else ("ne",))):
            builders[f"v_cmp_{how}_{kind}"] = builders[f"v_cmpx_{how}_{kind}"] = _compare
            if not kind.endswith("64"):
                builders[f"v_cmp_{how}_{kind}_sdwa"] = _compare
    for name in ("v_add_u32", "v_sub_u32", "v_subrev_u32", "v_addc_u32", "v_subb_u32", "v_subbrev_u32"):
        builders[name] = builders[f"{name}_sdwa"] = _carry
    builders["v_mac_f32_sdwa"] = _multiply_add
    builders["v_cndmask_b32"] = builders["v_cndmask_b32_sdwa"] = _select
    builders |= {f"v_cmp_class_{kind}": _classify for kind in _CLASSIFIED}
    return builders


BUILDERS = _builders()

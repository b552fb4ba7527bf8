"""Execute scalar instructions: arithmetic with one value a wave, and scalar loads (GCN3 ISA manual, chapter 12)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from polaris_sim.code.assembly import Instruction
from polaris_sim.code.liveness import Live
from polaris_sim.code.operand_syntax import EXEC, Operand
from polaris_sim.emu import salu_bits
from polaris_sim.emu.denormals import switch
from polaris_sim.emu.float_mode import SET_MODE, flushes_after
from polaris_sim.emu.memory import WINDOW
from polaris_sim.emu.operand_access import words
from polaris_sim.emu.scalar_access import nonzero, operation, scalar_source
from polaris_sim.emu.step_pairs import Step, StepPair, sequence

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

Array = np.ndarray
_DTYPES = {"b32": np.uint32, "u32": np.uint32, "i32": np.int32, "b64": np.uint64, "u64": np.uint64, "i64": np.int64}
LOGIC: dict[str, Callable[[Array, Array], Array]] = {
    "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor, 
    "andn2": lambda a, b: a & ~b, "orn2": lambda a, b: a | ~b, "nand": lambda a, b: ~(a & b), "nor": lambda a,
    b: ~(a | b),
    "xnor": lambda a, b: ~(a ^ b),
}
COMPARE = {"eq": np.equal, "lg": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater,
           "ge": np.greater_equal}


def _shift_by(a: Array, bits: int) -> Array:
    return (a & a.dtype.type(bits - 1)).astype(a.dtype)


SHIFTS = {
    "s_lshl_b32": (32, lambda a, by: a << by), "s_lshr_b32": (32, lambda a, by: a >> by),
    "s_ashr_i32": (32, lambda a, by: a >> by.astype(np.int32)),
    "s_lshl_b64": (64, lambda a, by: a << by.astype(np.uint64)),
    "s_lshr_b64": (64, lambda a, by: a >> by.astype(np.uint64)),
    "s_ashr_i64": (64, lambda a, by: a >> by.astype(np.int64)),
}


def _logic(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    _, how, kind = instruction.name.split("_")
    dtype = _DTYPES[kind]
    on_words = operation(state, ops, (dtype,) * 3, LOGIC[how], nonzero, live)[0]
    if (how not in ("and", "or", "xor", "andn2") or kind != "b64" or live.scc or any(op.kind != "s" for op in ops)
            or ops[0].first >= EXEC):
        return on_words, on_words
    into, first, second = (op.first // 2 for op in ops)
    words_ok, bits_ok, function = state.words_ok, state.bits_ok, LOGIC[how]
    out = state.mask_bits(into)

    def step() -> None:
        """Compute on booleans where both masks are held so, and one of them is held so alone."""
        if bits_ok[first] and bits_ok[second] and not (words_ok[first] and words_ok[second]):
            if how == "andn2":
                np.greater(state.bits[first], state.bits[second], out)
            else:
                function(state.bits[first], state.bits[second], out)
            state.wrote_bits(into)
        else:
            on_words()

    return step, step


def _save_exec(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Compute D = EXEC; EXEC = EXEC (and, or, ...) S0, or S0 & ~EXEC for andn2; SCC says whether EXEC is not 0."""
    function = LOGIC[instruction.name.split("_")[1]]
    given, before = scalar_source(state, ops[1], np.uint64), words(state, ops[1])
    lanes, pair, exec_pair = state.pairs[EXEC // 2], ops[0].first // 2, EXEC // 2
    saved = state.pairs[pair]
    source = ops[1].first // 2 if ops[1].kind == "s" else None
    narrows = function is np.bitwise_and and not live.scc

    def step() -> None:
        if narrows and state.every_lane and source is not None and state.bits_ok[source] and state.bits[source].all():
            state.need_words(exec_pair)  # the usual case: all lanes run, and all still do
            saved[...] = lanes
            state.words_ok[pair], state.bits_ok[pair] = True, False
            return
        for each in before:
            each()
        state.need_words(exec_pair)
        chosen = function(given, lanes)
        saved[...] = lanes
        state.words_ok[pair], state.bits_ok[pair] = True, False
        lanes[...] = chosen
        state.bits_ok[exec_pair] = False
        if live.scc:
            state.scc[...] = lanes != 0
        state.refresh()

    return step, step


def _add(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Compute sums and differences. SCC is the carry or borrow of unsigned ones, the overflow of signed ones."""
    name, scc = instruction.name, state.scc
    signed, adds, into = name.endswith("i32"), name.startswith("s_add"), name in ("s_addc_u32", "s_subb_u32")
    if name == "s_addk_i32":
        ops = (ops[0], ops[0], ops[1])

    def exact(a: Array, b: Array) -> Array:
        carried = scc.astype(np.int64) if into else 0
        return a.astype(np.int64) + b + carried if adds else a.astype(np.int64) - b - carried

    def compute(a: Array, b: Array) -> Array:
        if not live.scc and not into:
            return a + b if adds else a - b
        full = exact(a, b)
        fits = (full >= -(2**31)) & (full < 2**31) if signed else (full >= 0) & (full < 2**32)
        scc[...] = ~fits
        return full.astype(kind)

    kind = np.int32 if signed else np.uint32
    ops = (ops[0], *(Operand("constant", value=_signed16(op.value)) if name == "s_addk_i32" and op.kind == "constant"
                     else op for op in ops[1:]))
    return operation(state, ops, (kind,) * 3, compute, None, live)


def _signed16(value: float) -> int:
    """Sign-extend the 16-bit constant of an instruction of the SOPK form."""
    return ((int(value) & 0xffff) ^ 0x8000) - 0x8000


def _constant(state: Waves, op: Operand, value: np.uint32) -> Step:
    out, pair = state.scalar_view(op.first), op.first // 2
    words_ok, bits_ok, need = state.words_ok, state.bits_ok, state.need_words

    def step() -> None:
        if not words_ok[pair]:
            need(pair)
        out[...] = value
        bits_ok[pair] = False

    return step


def _move(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    name = instruction.name
    if name == "s_movk_i32":
        ops = (ops[0], Operand("constant", value=_signed16(ops[1].value)))
    dtype = np.uint64 if name.endswith("64") else np.uint32
    if dtype is np.uint32 and ops[0].first < EXEC and ops[1].kind == "constant" and name != "s_not_b32":
        return (step := _constant(state, ops[0], np.uint32(ops[1].bits()))), step
    if name in ("s_mov_b32", "s_mov_b64", "s_movk_i32"):
        return operation(state, ops, (dtype,) * 2, lambda a: a, None, live)
    return operation(state, ops, (dtype,) * 2, np.invert, nonzero, live)  # s_not


def _move_if(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Move S0 to D where SCC is 1."""
    given = Operand("constant", value=_signed16(ops[1].value)) if instruction.name == "s_cmovk_i32" else ops[1]
    dtype = np.uint64 if instruction.name.endswith("64") else np.uint32
    return operation(state, (ops[0], given, ops[0]), (dtype,) * 3, lambda a, old: np.where(state.scc, a, old), None,
                     live)


def _select(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Compute D = SCC ? S0 : S1."""
    dtype = _DTYPES[instruction.name.split("_")[2]]
    return operation(state, ops, (dtype,) * 3, lambda a, b: np.where(state.scc, a, b), None, live)


def _shift(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    bits, function = SHIFTS[instruction.name]
    dtype = _DTYPES[instruction.name.split("_")[2]]
    return operation(state, ops, (dtype, dtype, np.uint32), lambda a, by: function(a, _shift_by(by, bits)), nonzero,
                      live)


def _multiply(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    if instruction.name == "s_mulk_i32":
        ops = (ops[0], ops[0], Operand("constant", value=_signed16(ops[1].value)))
    return operation(state, ops, (np.uint32,) * 3, np.multiply, None, live)


def _extreme(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Compute the minimum or maximum; SCC = 1 if it is S0 (AMD GCN3 ISA manual, S_MIN_I32)."""
    dtype = _DTYPES[instruction.name[-3:]]
    smaller = "min" in instruction.name
    return operation(state, ops, (dtype,) * 3, np.minimum if smaller else np.maximum,
                      lambda _value, a, b: a < b if smaller else a > b, live)


def _field(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Extract a bit field, s_bfe: bits [4:0] of S1 say where the field begins, [5:0] in one of 64; [22:16] how long it
    is."""
    signed = "_i" in instruction.name
    if instruction.name.endswith("64"):
        return _wide_field(state, ops, signed, live)

    def compute(a: Array, b: Array) -> Array:
        begin, length = (b & 31).astype(np.int64), np.minimum(b >> 16 & 127, 32).astype(np.int64)
        found = a.astype(np.int64) >> begin & ((np.int64(1) << length) - 1)
        if signed:
            found = np.where(length == 0, 0, found << (64 - length) % 64 >> (64 - length) % 64)
        return found.astype(dtype)

    dtype = np.int32 if signed else np.uint32
    return operation(state, ops, (dtype, dtype, np.uint32), compute, nonzero, live)


def _wide_field(state: Waves, ops: tuple[Operand, ...], signed: bool, live: Live) -> StepPair:
    def compute(a: Array, b: Array) -> Array:
        begin, length = (b & 63).astype(np.uint64), np.minimum(b >> 16 & 127, 64).astype(np.uint64)
        above = (np.uint64(64) - length) % np.uint64(64)
        kind = np.int64 if signed else np.uint64
        begin, above = begin.view(kind), above.view(kind)
        field = a.view(kind) >> begin << above >> above  # to the uppermost bit and back, for its sign
        return np.where(length == 0, 0, field).astype(np.uint64)

    return operation(state, ops, (np.uint64, np.uint64, np.uint32), compute, nonzero, live)


def _set_mode(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    """Set how float32 denormals are treated from here on; nothing else of the mode may change (see `float_mode`)."""
    wanted = flushes_after(ops)
    step = partial(switch, wanted) if wanted is not None and state.processor_flushes else lambda: None
    return step, step


def _compare(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> StepPair:
    form, how, kind = instruction.name.removeprefix("s_").split("_")
    dtype = _DTYPES[kind]
    if form == "cmpk":
        constant = _signed16(ops[1].value) if kind == "i32" else int(ops[1].value) & 0xffff
        ops = (ops[0], Operand("constant", value=constant))
    (a, b), before = (scalar_source(state, op, dtype) for op in ops), [step for op in ops for step in words(state, op)]
    function, scc = COMPARE[how], state.scc
    step = sequence([*before, lambda: function(a, b, out=scc)])
    return step, step


def _load(state: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> StepPair:
    """Load words from an aligned address, one address a wave.

    A buffer's address is in the first words of its descriptor. Its upper half is the same for all buffers of a driver,
    which Mesa writes into the code when it knows the card; here it is that of the memory.
    """
    described = "buffer" in instruction.name
    before = words(state, ops[1])
    base = state.scalar_view(ops[1].first) if described else state.pairs[ops[1].first // 2]
    above = np.uint64(state.memory.high * WINDOW if described else 0)
    offset = ops[2].bits() if ops[2].kind == "constant" else None
    by = state.scalar_view(ops[2].first) if offset is None else None
    more = words(state, ops[2])
    memory = state.memory
    outs = [(register // 2, state.scalar_view(register)) for register in ops[0].registers]

    def step() -> None:
        for each in (*before, *more):
            each()
        address = above + base + (np.uint64(offset) if offset is not None else by.astype(np.uint64)) & ~np.uint64(3)
        low = address & np.uint64(WINDOW - 1)
        good = (address >> np.uint64(32) == memory.high) & memory.mapped(low, 4 * len(outs))
        running = np.ones(len(good), bool) if state.awake is None else state.awake
        if state.finished is not None:
            running = running & ~state.finished
        if not good[running].all():
            outside = np.zeros(state.active.shape, bool)
            outside[:, 0] = running & ~good
            state.faults.add("scalar load outside every buffer", instruction, outside,
                             np.repeat(address[:, None], state.lanes, 1), memory.find)
        at = np.where(good, low // 4, 0).astype(np.intp)
        for index, (pair, out) in enumerate(outs):
            state.need_words(pair)
            out[...] = memory.cells[at + index]
            state.bits_ok[pair] = False

    return step, step


def _builders() -> dict[str, Callable[..., StepPair]]:
    table: dict[str, Callable[..., StepPair]] = {f"s_{how}_{kind}": _logic for how in LOGIC for kind in ("b32", "b64")}
    table |= {f"s_{how}_saveexec_b64": _save_exec for how in LOGIC}
    table |= dict.fromkeys(("s_add_u32", "s_add_i32", "s_addc_u32", "s_sub_u32", "s_sub_i32", "s_subb_u32",
                            "s_addk_i32"), _add)
    table |= dict.fromkeys(("s_mov_b32", "s_mov_b64", "s_movk_i32", "s_not_b32", "s_not_b64"), _move)
    table |= dict.fromkeys(("s_cmov_b32", "s_cmov_b64", "s_cmovk_i32"), _move_if)
    table |= dict.fromkeys(("s_cselect_b32", "s_cselect_b64"), _select) | dict.fromkeys(SHIFTS, _shift)
    table |= dict.fromkeys(("s_mul_i32", "s_mulk_i32"), _multiply) | dict.fromkeys(
        ("s_bfe_u32", "s_bfe_i32", "s_bfe_u64", "s_bfe_i64"), _field)
    table |= {**salu_bits.BUILDERS, SET_MODE: _set_mode}
    table |= dict.fromkeys(("s_min_i32", "s_min_u32", "s_max_i32", "s_max_u32"), _extreme)
    table |= {f"s_{form}_{how}_{kind}": _compare for form in ("cmp", "cmpk") for how in COMPARE
              for kind in ("i32", "u32")}
    table |= dict.fromkeys(("s_cmp_eq_u64", "s_cmp_lg_u64"), _compare)
    table |= {f"s_{kind}_dword{count}": _load for kind in ("load", "buffer_load")
              for count in ("", "x2", "x4", "x8", "x16")}
    return table


BUILDERS = _builders()

"""Scalar arithmetic, one value a wave, and scalar loads (AMD GCN3 ISA manual, chapter 12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from polaris_lab.gcn3.code.assembly import Instruction
from polaris_lab.gcn3.code.liveness import Live
from polaris_lab.gcn3.code.operand_syntax import EXEC, Operand
from polaris_lab.gcn3.emu.memory import WINDOW
from polaris_lab.gcn3.emu.operand_access import sequence, words

if TYPE_CHECKING:
    from polaris_lab.gcn3.emu.wavefronts import Waves

Step = Callable[[], None]
Both = tuple[Step, Step]
Array = np.ndarray
_DTYPES = {"b32": np.uint32, "u32": np.uint32, "i32": np.int32, "b64": np.uint64, "u64": np.uint64, "i64": np.int64}
LOGIC: dict[str, Callable[[Array, Array], Array]] = {
    "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor, "andn2": lambda a, b: a & ~b, "orn2": lambda a, b: a | ~b,
    "nand": lambda a, b: ~(a & b), "nor": lambda a, b: ~(a | b), "xnor": lambda a, b: ~(a ^ b),
}
COMPARE = {"eq": np.equal, "lg": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal}


def _shift_by(a: Array, bits: int) -> Array:
    return (a & a.dtype.type(bits - 1)).astype(a.dtype)


SHIFTS = {
    "s_lshl_b32": (32, lambda a, by: a << by), "s_lshr_b32": (32, lambda a, by: a >> by), "s_ashr_i32": (32, lambda a, by: a >> by.astype(np.int32)),
    "s_lshl_b64": (64, lambda a, by: a << by.astype(np.uint64)), "s_lshr_b64": (64, lambda a, by: a >> by.astype(np.uint64)),
    "s_ashr_i64": (64, lambda a, by: a >> by.astype(np.int64)),
}


def scalar_source(machine: Waves, op: Operand, dtype: type) -> Array:
    """A source as an array that broadcasts to (waves,). `words` are to hold before it is read."""
    size = np.dtype(dtype).itemsize * 8
    if op.kind == "constant":
        return np.full(1, op.bits(size), np.uint64 if size == 64 else np.uint32).view(dtype)
    if op.kind != "s":
        raise ValueError(f"{op.kind} is no source of a scalar instruction")
    if size == 64:
        if op.first % 2:
            raise ValueError(f"s[{op.first}:{op.first + 1}] is not an aligned pair")
        return machine.pairs[op.first // 2].view(dtype)
    return machine.scalar_view(op.first, dtype)


def _put(machine: Waves, op: Operand, dtype: type, compute: Callable[[], Array], before: list[Step]) -> Step:
    """The step that writes what `compute` gives to a scalar destination, and looks at EXEC again when that is it."""
    wide, pair = np.dtype(dtype).itemsize == 8, op.first // 2
    out = scalar_source(machine, op, dtype)
    words_ok, bits_ok, need = machine.words_ok, machine.bits_ok, machine.need_words

    def step() -> None:
        for each in before:
            each()
        value = compute()
        if wide:
            words_ok[pair] = True
        else:
            need(pair)
        out[...] = value
        bits_ok[pair] = False

    return sequence([step, machine.refresh]) if op.first >= EXEC else step


def _operation(machine: Waves, ops: tuple[Operand, ...], dtypes: tuple[type, ...], function: Callable[..., Array],
               condition: Callable[..., Array] | None, live: Live) -> Both:
    """D = function(sources); SCC = condition(result, sources) where somebody reads it. `dtypes` begin with that of D."""
    given = [scalar_source(machine, op, dtype) for op, dtype in zip(ops[1:], dtypes[1:], strict=False)]
    before = [step for op in ops[1:] for step in words(machine, op)]
    scc = machine.scc

    def compute() -> Array:
        value = function(*given)
        if condition is not None and live.scc:
            scc[...] = condition(value, *given)
        return value

    step = _put(machine, ops[0], dtypes[0], compute, before)
    return step, step


def _nonzero(value: Array, *_given: Array) -> Array:
    return value != 0


def _logic(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> Both:
    _, how, kind = instruction.name.split("_")
    dtype = _DTYPES[kind]
    plain = _operation(machine, ops, (dtype,) * 3, LOGIC[how], _nonzero, live)[0]
    if how not in ("and", "or", "xor", "andn2") or kind != "b64" or live.scc or any(op.kind != "s" for op in ops) or ops[0].first >= EXEC:
        return plain, plain
    into, first, second = (op.first // 2 for op in ops)
    words_ok, bits_ok, function = machine.words_ok, machine.bits_ok, LOGIC[how]
    out = machine.mask_bits(into)

    def step() -> None:
        """Both masks as booleans, where one of them is known as such only."""
        if bits_ok[first] and bits_ok[second] and not (words_ok[first] and words_ok[second]):
            if how == "andn2":
                np.greater(machine.bits[first], machine.bits[second], out)
            else:
                function(machine.bits[first], machine.bits[second], out)
            machine.wrote_bits(into)
        else:
            plain()

    return step, step


def _save_exec(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> Both:
    """D = EXEC; EXEC = EXEC (and, or, ...) S0. andn2: EXEC = S0 & ~EXEC. SCC = EXEC is not 0."""
    function = LOGIC[instruction.name.split("_")[1]]
    given, before = scalar_source(machine, ops[1], np.uint64), words(machine, ops[1])
    lanes, pair, exec_pair = machine.pairs[EXEC // 2], ops[0].first // 2, EXEC // 2
    saved = machine.pairs[pair]
    source = ops[1].first // 2 if ops[1].kind == "s" else None
    narrows = function is np.bitwise_and and not live.scc

    def step() -> None:
        if narrows and machine.every_lane and source is not None and machine.bits_ok[source] and machine.bits[source].all():
            machine.need_words(exec_pair)  # the usual case: all lanes run, and go on
            saved[...] = lanes
            machine.words_ok[pair], machine.bits_ok[pair] = True, False
            return
        for each in before:
            each()
        machine.need_words(exec_pair)
        chosen = function(given, lanes)
        saved[...] = lanes
        machine.words_ok[pair], machine.bits_ok[pair] = True, False
        lanes[...] = chosen
        machine.bits_ok[exec_pair] = False
        if live.scc:
            machine.scc[...] = lanes != 0
        machine.refresh()

    return step, step


def _add(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> Both:
    """Sums and differences: SCC is the carry or borrow of unsigned ones, the overflow of signed ones."""
    name, scc = instruction.name, machine.scc
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
    ops = (ops[0], *(Operand("constant", value=_signed16(op.value)) if name == "s_addk_i32" and op.kind == "constant" else op for op in ops[1:]))
    return _operation(machine, ops, (kind,) * 3, compute, None, live)


def _signed16(value: float) -> int:
    """The 16-bit constant of the SOPK form, with its sign."""
    return ((int(value) & 0xffff) ^ 0x8000) - 0x8000


def _constant(machine: Waves, op: Operand, value: np.uint32) -> Step:
    out, pair = machine.scalar_view(op.first), op.first // 2
    words_ok, bits_ok, need = machine.words_ok, machine.bits_ok, machine.need_words

    def step() -> None:
        if not words_ok[pair]:
            need(pair)
        out[...] = value
        bits_ok[pair] = False

    return step


def _move(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> Both:
    name = instruction.name
    if name == "s_movk_i32":
        ops = (ops[0], Operand("constant", value=_signed16(ops[1].value)))
    dtype = np.uint64 if name.endswith("64") else np.uint32
    if dtype is np.uint32 and ops[0].first < EXEC and ops[1].kind == "constant" and name != "s_not_b32":
        return (step := _constant(machine, ops[0], np.uint32(ops[1].bits()))), step
    if name in ("s_mov_b32", "s_mov_b64", "s_movk_i32"):
        return _operation(machine, ops, (dtype,) * 2, lambda a: a, None, live)
    return _operation(machine, ops, (dtype,) * 2, np.invert, _nonzero, live)  # s_not


def _select(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> Both:
    """D = SCC ? S0 : S1."""
    dtype = _DTYPES[instruction.name.split("_")[2]]
    return _operation(machine, ops, (dtype,) * 3, lambda a, b: np.where(machine.scc, a, b), None, live)


def _shift(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> Both:
    bits, function = SHIFTS[instruction.name]
    dtype = _DTYPES[instruction.name.split("_")[2]]
    return _operation(machine, ops, (dtype, dtype, np.uint32), lambda a, by: function(a, _shift_by(by, bits)), _nonzero, live)


def _multiply(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> Both:
    if instruction.name == "s_mulk_i32":
        ops = (ops[0], ops[0], Operand("constant", value=_signed16(ops[1].value)))
    return _operation(machine, ops, (np.uint32,) * 3, np.multiply, None, live)


def _extreme(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> Both:
    """The smaller or larger; SCC says that it is the first (AMD GCN3 ISA manual, S_MIN_I32: SCC = 1 if S0 is min)."""
    dtype = _DTYPES[instruction.name[-3:]]
    smaller = "min" in instruction.name
    return _operation(machine, ops, (dtype,) * 3, np.minimum if smaller else np.maximum,
                      lambda _value, a, b: a < b if smaller else a > b, live)


def _field(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> Both:
    """s_bfe: bits [4:0] of S1 say where the field begins, [22:16] how long it is."""
    signed = instruction.name.endswith("i32")

    def compute(a: Array, b: Array) -> Array:
        begin, length = (b & 31).astype(np.int64), np.minimum(b >> 16 & 127, 32).astype(np.int64)
        found = a.astype(np.int64) >> begin & ((np.int64(1) << length) - 1)
        return (np.where(length == 0, 0, found << (64 - length) % 64 >> (64 - length) % 64) if signed else found).astype(dtype)

    dtype = np.int32 if signed else np.uint32
    return _operation(machine, ops, (dtype, dtype, np.uint32), compute, _nonzero, live)


def _compare(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], live: Live) -> Both:
    form, how, kind = instruction.name.removeprefix("s_").split("_")
    dtype = _DTYPES[kind]
    if form == "cmpk":
        ops = (ops[0], Operand("constant", value=_signed16(ops[1].value) if kind == "i32" else int(ops[1].value) & 0xffff))
    (a, b), before = (scalar_source(machine, op, dtype) for op in ops), [step for op in ops for step in words(machine, op)]
    function, scc = COMPARE[how], machine.scc
    step = sequence([*before, lambda: function(a, b, out=scc)])
    return step, step


def _load(machine: Waves, instruction: Instruction, ops: tuple[Operand, ...], _live: Live) -> Both:
    """Words from an aligned address, one a wave."""
    before = words(machine, ops[1])
    base = machine.pairs[ops[1].first // 2]
    offset = ops[2].bits() if ops[2].kind == "constant" else None
    by = machine.scalar_view(ops[2].first) if offset is None else None
    more = words(machine, ops[2])
    memory = machine.memory
    outs = [(register // 2, machine.scalar_view(register)) for register in ops[0].registers]

    def step() -> None:
        for each in (*before, *more):
            each()
        address = base + (np.uint64(offset) if offset is not None else by.astype(np.uint64)) & ~np.uint64(3)
        low = address & np.uint64(WINDOW - 1)
        good = (address >> np.uint64(32) == memory.high) & memory.mapped(low, 4 * len(outs))
        live = np.ones(len(good), bool) if machine.awake is None else machine.awake
        if machine.ghosts is not None:
            live = live & ~machine.ghosts
        if not good[live].all():
            outside = np.zeros(machine.active.shape, bool)
            outside[:, 0] = live & ~good
            machine.faults.add("scalar load outside every buffer", instruction, outside, np.repeat(address[:, None], machine.lanes, 1), memory.find)
        at = np.where(good, low // 4, 0).astype(np.intp)
        for index, (pair, out) in enumerate(outs):
            machine.need_words(pair)
            out[...] = memory.cells[at + index]
            machine.bits_ok[pair] = False

    return step, step


def _builders() -> dict[str, Callable[..., Both]]:
    found: dict[str, Callable[..., Both]] = {f"s_{how}_{kind}": _logic for how in LOGIC for kind in ("b32", "b64")}
    found |= {f"s_{how}_saveexec_b64": _save_exec for how in LOGIC}
    found |= dict.fromkeys(("s_add_u32", "s_add_i32", "s_addc_u32", "s_sub_u32", "s_sub_i32", "s_subb_u32", "s_addk_i32"), _add)
    found |= dict.fromkeys(("s_mov_b32", "s_mov_b64", "s_movk_i32", "s_not_b32", "s_not_b64"), _move)
    found |= dict.fromkeys(("s_cselect_b32", "s_cselect_b64"), _select) | dict.fromkeys(SHIFTS, _shift)
    found |= dict.fromkeys(("s_mul_i32", "s_mulk_i32"), _multiply) | dict.fromkeys(("s_bfe_u32", "s_bfe_i32"), _field)
    found |= dict.fromkeys(("s_min_i32", "s_min_u32", "s_max_i32", "s_max_u32"), _extreme)
    found |= {f"s_{form}_{how}_{kind}": _compare for form in ("cmp", "cmpk") for how in COMPARE for kind in ("i32", "u32", "u64")}
    found |= dict.fromkeys(("s_load_dword", *(f"s_load_dwordx{count}" for count in (2, 4, 8, 16))), _load)
    return found


BUILDERS = _builders()

"""Access the operands of scalar instructions: sources as arrays with one value a wave, and the scalar result."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from polaris_sim.code.liveness import Live
from polaris_sim.code.operand_syntax import EXEC, Operand
from polaris_sim.emu.operand_access import words
from polaris_sim.emu.step_pairs import Step, StepPair, sequence

if TYPE_CHECKING:
    from polaris_sim.emu.wavefronts import Waves

Array = np.ndarray


def scalar_source(state: Waves, op: Operand, dtype: type) -> Array:
    """Give a source as an array that broadcasts to (waves,), to be read after the steps of `operand_access.words`.

    Raises ValueError for an operand that is neither a scalar register nor a constant, and for 64 bits that begin at an
    odd register.
    """
    size = np.dtype(dtype).itemsize * 8
    if op.kind == "constant":
        return np.full(1, op.bits(size), np.uint64 if size == 64 else np.uint32).view(dtype)
    if op.kind == "scc":
        return (state.scc_pairs if size == 64 else state.scc_words).view(dtype)
    if op.kind != "s":
        raise ValueError(f"{op.kind} is no source of a scalar instruction")
    if size == 64:
        if op.first % 2:
            raise ValueError(f"s[{op.first}:{op.first + 1}] is not an aligned pair")
        return state.pairs[op.first // 2].view(dtype)
    return state.scalar_view(op.first, dtype)


def put(state: Waves, op: Operand, dtype: type, compute: Callable[[], Array], before: list[Step]) -> Step:
    """Make the step that writes the value of `compute` to a scalar register; a write to EXEC updates the active
    lanes."""
    wide, pair = np.dtype(dtype).itemsize == 8, op.first // 2
    out = scalar_source(state, op, dtype)
    words_ok, bits_ok, need = state.words_ok, state.bits_ok, state.need_words

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

    return sequence([step, state.refresh]) if op.first >= EXEC else step


def operation(state: Waves, ops: tuple[Operand, ...], dtypes: tuple[type, ...], function: Callable[..., Array],
               condition: Callable[..., Array] | None, live: Live) -> StepPair:
    """Compute D = function(sources), and SCC = condition(D, sources) where it is live.

    `dtypes` are those of D and the sources.
    """
    given = [scalar_source(state, op, dtype) for op, dtype in zip(ops[1:], dtypes[1:], strict=False)]
    before = [step for op in ops[1:] for step in words(state, op)]
    scc = state.scc

    def compute() -> Array:
        value = function(*given)
        if condition is not None and live.scc:
            scc[...] = condition(value, *given)
        return value

    step = put(state, ops[0], dtypes[0], compute, before)
    return step, step


def nonzero(value: Array, *_given: Array) -> Array:
    """Give the usual condition code: the result is not 0."""
    return value != 0

"""The division of float32 as clang writes it, and the mode of denormals that it changes on the way."""

from __future__ import annotations

import numpy as np
import pytest
from one_wave import FRAME, wave

from polaris_sim.code import assembly
from polaris_sim.emu import rounding
from polaris_sim.emu.denormals import flushing
from polaris_sim.emu.executor import WaveExecutor
from polaris_sim.emu.memory import Memory

MODE = "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), "
KEEP, FLUSH = MODE + "3", MODE + "0"
DIVISION = """
    v_div_scale_f32 v2, s[0:1], v1, v1, v0
    v_div_scale_f32 v3, vcc, v0, v1, v0
    v_rcp_f32_e32 v4, v2
    v_add_u32 v4, s[0:1], s4, v4
    {keep}
    v_fma_f32 v5, -v2, v4, 1.0
    v_fma_f32 v4, v5, v4, v4
    v_mul_f32_e32 v5, v3, v4
    v_fma_f32 v6, -v2, v5, v3
    v_fma_f32 v5, v6, v4, v5
    v_fma_f32 v2, -v2, v5, v3
    {flush}
    v_div_fmas_f32 v2, v2, v4, v5
    v_div_fixup_f32 v9, v2, v1, v0"""
"""v9 = v0 / v1; s4 is added to the bits of the reciprocal."""
LEAST, DENORMAL = np.float32(2.0**-126), 1 << 22
EDGES = np.array([0, 1, DENORMAL, 0x007FFFFF, 0x00800000, 0x00800001, 0x00FFFFFF, 0x0C000000, 0x0B800000, 0x3F7FFFFF,
                  0x3F800000, 0x3F800001, 0x40400000, 0x7E000000, 0x7E800000, 0x7E800001, 0x7F000000, 0x7F7FFFFF,
                  0x7F800000, 0x7FC00000], np.uint32)


def pairs() -> np.ndarray:
    """(2, n) numbers: every edge over every edge, and 4096 patterns at random, half of them near to each other."""
    rng = np.random.default_rng(5)
    grid = np.array(np.meshgrid(np.concatenate([EDGES, EDGES | np.uint32(1 << 31)]), EDGES)).reshape(2, -1)
    patterns = rng.integers(0, 2**32, (2, 4096), np.uint64).astype(np.uint32)
    patterns[:, ::2] = patterns[:, ::2] & 0x807FFFFF | rng.integers(100, 154, (2, 2048)).astype(np.uint32) << 23
    both = np.concatenate([grid, patterns], axis=1)
    return both[:, :both.shape[1] // 64 * 64].view(np.float32)


@pytest.mark.parametrize("ulp", [-1, 0, 1])
@pytest.mark.parametrize("flush", [True, False])
def test_a_quotient_is_rounded_once_whatever_the_last_bit_of_the_reciprocal(flush: bool, ulp: int) -> None:
    numbers = pairs()
    text = DIVISION.format(keep=KEEP if flush else "", flush=FLUSH if flush else "")
    machine = WaveExecutor(assembly.parse(FRAME.format(text=text), "wave"), numbers.shape[1] // 64, Memory.of({}),
                           vgprs=10, flush=flush)
    machine.vector[:2] = numbers.view(np.uint32).reshape(2, -1, 64)
    machine.set_scalar(4, np.uint32(ulp & 0xFFFFFFFF))
    machine.run()
    found = machine.vector[9].view(np.float32).reshape(-1)
    with flushing(flush), np.errstate(all="ignore"):
        want = numbers[0] / numbers[1]
    apart = np.abs(found.view(np.int32).astype(np.int64) - want.view(np.int32))
    apart[np.isnan(found) & np.isnan(want)] = 0
    n, d = numbers.view(np.uint32)
    # at one exponent of n a remainder still loses its last bit, and next to a power of 2 the reciprocal's bit decides
    allowed = (n >> 23 & 255 == 24) | (d & 0x7FFFFF == 0x7FFFFF)
    if ulp:  # a reciprocal of 0 or infinity has no neighbour
        apart[~np.isfinite(numbers).all(axis=0)] = 0
    wrong = apart > allowed
    assert (apart[allowed] <= 1).all() and np.count_nonzero(~allowed) > 4000
    assert not wrong.any(), [(*numbers[:, at], found[at], want[at]) for at in np.flatnonzero(wrong)[:5]]


@pytest.fixture(params=[True, False], ids=["processor", "each-result"])
def processor(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the processor flushes denormals, or the simulator does it operand by operand."""
    if not request.param:
        monkeypatch.setattr("polaris_sim.emu.wavefronts.available", lambda: False)
    return request.param


@pytest.mark.parametrize("name", ["v_mul_f32 {}, v0, v1", "v_fma_f32 {}, v0, v1, v2",
                                  "v_add_f32 {}, v2, v3"])
def test_denormals_are_kept_from_one_setting_of_the_mode_to_the_next(processor: bool, name: str) -> None:
    again = "\n".join([name.format("v8"), KEEP, name.format("v9"), name.format("v10"), FLUSH, name.format("v11"),
                       "s_branch .LBB0_1", ".LBB0_1:", name.format("v12")])
    given = {0: LEAST, 1: np.float32(0.5), 2: np.float32(0), 3: np.uint32(DENORMAL)}
    state = wave(again, v=given)
    assert [set(state.f(register)) for register in range(8, 13)] == [{0}, {2.0**-127}, {2.0**-127}, {0}, {0}]
    assert set(wave(f"{KEEP}\ns_branch .LBB0_1\n.LBB0_1:\n{name.format('v8')}", v=given).f(8)) == {2.0**-127}
    assert set(wave(f"{FLUSH}\n{name.format('v8')}", v=given, flush=False).f(8)) == {0}


def test_each_wave_has_a_mode_of_its_own(processor: bool) -> None:
    """One wave keeps denormals, goes on into another block and multiplies, while the others have passed it by."""
    machine = WaveExecutor(assembly.parse(FRAME.format(text=f"""
        s_cmp_eq_u32 s0, 0
        s_cbranch_scc1 .Lother
        {KEEP}
        s_cmp_eq_u32 s0, 1
        s_cbranch_scc1 .Lkept
        s_nop 0
    .Lkept:
        v_mul_f32 v8, v0, v1
        {FLUSH}
        s_branch .Lend
    .Lother:
        v_mul_f32 v8, v0, v1
    .Lend:
        v_mul_f32 v9, v0, v1"""), "wave"), 3, Memory.of({}), vgprs=10)
    machine.vector[0], machine.vector[1] = LEAST.view(np.uint32), np.float32(0.5).view(np.uint32)
    machine.set_scalar(0, np.arange(3, dtype=np.uint32))
    machine.run()
    assert machine.vector[8, :, 0].tolist() == [0, DENORMAL, DENORMAL] and not machine.vector[9].any()


def test_a_program_leaves_the_mode_of_python_s_own_arithmetic() -> None:
    wave(KEEP)
    wave(FLUSH, flush=False)
    assert (np.full(64, LEAST) * np.float32(0.5)).all()


@pytest.mark.parametrize(("setting", "word"), [
    ("hwreg(HW_REG_MODE, 4, 2), 1", "no other mode"), ("hwreg(HW_REG_MODE, 0, 2), 3", "no other mode"),
    ("hwreg(HW_REG_MODE, 6, 2), 0", "no other mode"), ("hwreg(HW_REG_MODE, 4, 1), 0", "no other mode"),
    ("hwreg(HW_REG_MODE, 8, 1), 0", "bit 8"), ("hwreg(HW_REG_MODE), 0xf0", "bit 8"),
    ("hwreg(HW_REG_TRAPSTS, 0, 2), 0", "no operand that is known")])
def test_other_modes_are_refused_with_their_line(setting: str, word: str) -> None:
    with pytest.raises(ValueError, match="line 3 of the listing: s_setreg") as error:
        wave(f"s_nop 0\ns_setreg_imm32_b32 {setting}")
    assert word in str(error.value)


def test_a_mode_set_to_what_it_is_changes_nothing() -> None:
    """vstore_half sets the rounding of float16, which is to the nearest already."""
    text = f"{KEEP}\ns_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0\nv_mul_f32 v9, v0, v1"
    assert (wave(text, v={0: LEAST, 1: 0.5}).v(9) == DENORMAL).all()
    text = "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 8), 0xf0\nv_mul_f32 v9, v0, v1"
    assert (wave(text, v={0: LEAST, 1: 0.5}).v(9) == DENORMAL).all()


def test_a_mode_that_depends_on_the_way_is_refused() -> None:
    with pytest.raises(ValueError, match="line 5 of the listing: v_mov_b32 v0, v1: waves come here with"):
        wave(f"s_cbranch_scc1 .LBB0_1\n{KEEP}\n.LBB0_1:\nv_mov_b32 v0, v1")


@pytest.mark.parametrize("value", [2.0**-126, 2.0**-127])
def test_a_denormal_denominator_is_scaled_where_the_mode_keeps_it(value: float) -> None:
    given = {0: np.float32(value), 1: np.float32(value), 2: np.float32(2.0**-60)}
    state = wave("v_div_scale_f32 v9, vcc, v0, v1, v2\nv_div_scale_f32 v10, s[4:5], v2, v1, v2", v=given, flush=False)
    factor = 2.0**64 if value < 2.0**-126 else 1
    assert (state.f(9) == value * factor).all() and (state.f(10) == 2.0**-60 * factor).all() and not state.vcc


def test_the_expression_of_a_fused_multiply_add_scales_before_it_rounds() -> None:
    a, b, c = (np.full(2, x, np.float32) for x in (1 + 2.0**-23, 1, 0))
    with np.errstate(all="ignore"):
        found = rounding.fused_multiply_add(a, b, c, np.array([2.0**-126, 2.0**-149]))
    assert found.tolist() == [(1 + 2.0**-23) * 2.0**-126, 2.0**-149]

"""Truth tables of gfx803's vector and scalar instructions, worked out by hand from AMD's GCN3 instruction set manual.

A table is one instruction, the names of what it reads and writes as "sources | results", and rows of their values. A
float stands for its float32 pattern, a whole number for its low bits, `About(x)` for a float within one unit in the
last place. In a vector table each row is one lane, and "vcc" or "s[4:5]" is that lane's bit; in a scalar table each row
is a run.
"""

from __future__ import annotations

import struct
from typing import NamedTuple


class About(NamedTuple):
    """A float32 result for which the manual allows an error of one unit in the last place."""

    value: float


class Nan(NamedTuple):
    """Any NaN of 16 or 64 bits, as a result."""

    size: int


def half(value: float) -> int:
    """The bits of a float16."""
    return int.from_bytes(struct.pack("<e", value), "little")


def double(value: float) -> int:
    """The bits of a float64."""
    return int.from_bytes(struct.pack("<d", value), "little")


INF, NAN, MAX = float("inf"), float("nan"), 2.0**128 - 2.0**104
TINY, DENORMAL = 2.0**-126, 2.0**-127  # the least normal float32, and one that is flushed
ONES, LOW, HIGH = 0xFFFFFFFF, -(2**31), 2**31 - 1
ALL, TOP = 2**64 - 1, 2**63

# (1 + 2**-12) squared is 1 + 2**-11 + 2**-24, half a unit above a float32: rounded by itself it loses the 2**-24
A, A_ROUNDED = 1 + 2.0**-12, 1 + 2.0**-11
# 24929 * 673 = 2**24 + 1 and 1549 * 10831 = 2**24 + 3 lie halfway between two float32 numbers, and 2**-80 says which
# is the nearer: a sum that is rounded to float64 first has lost it
P, Q = 24929.0, 673 * 2.0**-24
R, S = 1549.0, 10831 * 2.0**-24

Table = tuple[str, str, list[tuple]]

FLOATS: list[Table] = [
    ("v_add_f32 v9, v0, v1", "v0 v1 | v9", [
        (1.5, 2.25, 3.75), (1.0, 2.0**-24, 1.0), (1 + 2.0**-23, 2.0**-24, 1 + 2.0**-22), (MAX, MAX, INF),
        (INF, -INF, NAN),
        (NAN, 1.0, NAN), (-0.0, -0.0, -0.0), (0.0, -0.0, 0.0), (DENORMAL, 0.0, 0.0), (-DENORMAL, -0.0, -0.0),
        (1.5 * TINY, -TINY, 0.0), (-1.5 * TINY, TINY, -0.0)]),
    ("v_sub_f32 v9, v0, v1", "v0 v1 | v9", [
        (1.5, 2.25, -0.75), (1.0, 1.0, 0.0), (-0.0, 0.0, -0.0), (INF, INF, NAN), (-MAX, MAX, -INF),
        (1.5 * TINY, TINY, 0.0)]),
    ("v_subrev_f32 v9, v0, v1", "v0 v1 | v9", [(1.5, 2.25, 0.75), (INF, 1.0, -INF)]),
    ("v_mul_f32 v9, v0, v1", "v0 v1 | v9", [
        (3.0, -2.0, -6.0), (A, A, A_ROUNDED), (INF, 0.0, NAN), (-0.0, 5.0, -0.0), (2.0**127, 2.0, INF),
        (TINY, 0.5, 0.0),
        (-TINY, 0.5, -0.0), (DENORMAL, 2.0**100, 0.0), (NAN, 0.0, NAN), (4.0, TINY, 4 * TINY)]),
    ("v_mac_f32 v9, v0, v1", "v0 v1 v9 | v9", [
        (2.0, 3.0, 4.0, 10.0), (A, A, -A_ROUNDED, 0.0), (P, Q, -1.0, 0.0), (2.0**127, 2.0, -INF, NAN),
        (2.0**127, 2.0, -MAX, INF),
        (TINY, 0.5, TINY, TINY), (1.0, 2.0, DENORMAL, 2.0), (-0.0, 1.0, -0.0, -0.0), (-0.0, 1.0, 0.0, 0.0)]),
    ("v_mad_f32 v9, v0, v1, v2", "v0 v1 v2 | v9", [
        (2.0, 3.0, 4.0, 10.0), (A, A, -A_ROUNDED, 0.0), (P, Q, -1.0, 0.0), (TINY, 0.5, TINY, TINY),
        (INF, 0.0, 1.0, NAN)]),
    ("v_madmk_f32 v9, v0, 0x40400000, v1", "v0 v1 | v9", [(2.0, 1.0, 7.0), (-0.0, -0.0, -0.0)]),
    ("v_madak_f32 v9, v0, v1, 0x40400000", "v0 v1 | v9", [(2.0, 5.0, 13.0), (INF, 0.0, NAN)]),
    ("v_fma_f32 v9, v0, v1, v2", "v0 v1 v2 | v9", [
        (2.0, 3.0, 4.0, 10.0), (A, A, -A_ROUNDED, 2.0**-24), (P, Q, -1.0, 2.0**-24), (P, Q, 2.0**-80, 1 + 2.0**-23),
        (-P, Q, -(2.0**-80), -1 - 2.0**-23), (P, Q, -(2.0**-80), 1.0), (R, S, -(2.0**-80), 1 + 2.0**-23),
        (R, S, 2.0**-80, 1 + 2.0**-22), (2.0**127, 2.0, -MAX, 2.0**104), (INF, 0.0, 1.0, NAN),
        (1.0, 1.0, -1.0, 0.0), (-0.0, 1.0, -0.0, -0.0)]),
    ("v_mul_f16_sdwa v9, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1", "v0 v1 | v9", [
        (0x42007C00, 0xC0007C00, 0xC600), (0x3C00FFFF, 0x3555FFFF, 0x3555)]),
    ("v_add_f16_sdwa v9, -v0, |v1| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0", "v0 v1 | v9",
     [(0x3C007C00, 0x7C00C200, 0x4000)]),
    ("v_cvt_f16_f32_sdwa v9, v0 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD", "v0 v9 | v9",
     [(1.0, ONES, 0x3C000000), (-2.0, 5, 0xC0000000)]),
    ("v_cvt_f16_f32_sdwa v9, v0 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD", "v0 v9 | v9",
     [(1.0, 0xABCD1234, 0x3C001234), (-2.0, 5, 0xC0000005)]),
    ("v_mul_f16_sdwa v9, v0, v1 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:WORD_0",
     "v0 v1 v9 | v9", [(0x3555, 0x3C00, 0xABCD1234, 0xAB551234)]),
    ("v_or_b32_sdwa v9, v9, v0 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD", "v0 v9 | v9",
     [(0xFFFF0003, 0x12340000, 0x1237)]),
    ("v_cvt_f32_f16_sdwa v9, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1", "v0 | v9",
     [(0x3C004000, 1.0), (0xC2003C00, -3.0), (0x7C003C00, INF)]),
    ("v_max_f32 v9, v0, v1", "v0 v1 | v9",
     [(1.0, 2.0, 2.0), (-1.0, -2.0, -1.0), (NAN, 1.0, 1.0), (1.0, NAN, 1.0), (-INF, 3.0, 3.0)]),
    ("v_min_f32 v9, v0, v1", "v0 v1 | v9",
     [(1.0, 2.0, 1.0), (-1.0, -2.0, -2.0), (NAN, 1.0, 1.0), (1.0, NAN, 1.0), (-INF, 3.0, -INF)]),
    ("v_trunc_f32 v9, v0", "v0 | v9",
     [(1.9, 1.0), (-1.9, -1.0), (-0.5, -0.0), (8388609.0, 8388609.0), (INF, INF), (NAN, NAN)]),
    ("v_rcp_f32 v9, v0", "v0 | v9", [
        (4.0, 0.25), (-0.5, -2.0), (0.0, INF), (-0.0, -INF), (INF, 0.0), (-INF, -0.0), (NAN, NAN), (2.0**127, 0.0),
        (DENORMAL, INF), (3.0, About(1 / 3))]),
    ("v_rcp_iflag_f32 v9, v0", "v0 | v9", [(4.0, 0.25), (-0.5, -2.0), (0.0, INF), (INF, 0.0), (7.0, About(1 / 7))]),
    ("v_sqrt_f32 v9, v0", "v0 | v9",
     [(4.0, 2.0), (-0.0, -0.0), (-1.0, NAN), (INF, INF), (0.0, 0.0), (2.0, About(2**0.5))]),
    ("v_exp_f32 v9, v0", "v0 | v9", [
        (0.0, 1.0), (1.0, 2.0), (-3.0, 0.125), (-INF, 0.0), (INF, INF), (NAN, NAN), (128.0, INF), (-126.0, TINY),
        (-127.0, 0.0),
        (0.5, About(2**0.5))]),
    ("v_log_f32 v9, v0", "v0 | v9",
     [(1.0, 0.0), (8.0, 3.0), (0.0, -INF), (-1.0, NAN), (INF, INF), (3.0, About(1.584962500721156))]),
    ("v_cvt_f32_u32 v9, v0", "v0 | v9",
     [(0, 0.0), (ONES, 2.0**32), (16777217, 16777216.0), (16777219, 16777220.0), (LOW, 2.0**31)]),
    ("v_cvt_f32_ubyte0 v9, v0", "v0 | v9", [(0, 0.0), (255, 255.0), (256, 0.0), (-1, 255.0), (0x12345678, 120.0)]),
    ("v_cvt_f32_i32 v9, v0", "v0 | v9",
     [(0, 0.0), (-1, -1.0), (LOW, -(2.0**31)), (16777217, 16777216.0), (-16777219, -16777220.0)]),
    ("v_cvt_u32_f32 v9, v0", "v0 | v9", [
        (1.9, 1), (-1.9, 0), (0.0, 0), (NAN, 0), (INF, ONES), (-INF, 0), (2.0**32, ONES),
        (2.0**32 - 2.0**8, ONES - 255), (2.0**31, LOW)]),
    ("v_cvt_i32_f32 v9, v0", "v0 | v9", [
        (1.9, 1), (-1.9, -1), (NAN, 0), (INF, HIGH), (-INF, LOW), (3e9, HIGH), (-3e9, LOW), (2.0**31, HIGH),
        (-(2.0**31), LOW)]),
    ("v_cvt_f32_f16 v9, v0", "v0 | v9", [
        (0x3C00, 1.0), (0xDEAD3C00, 1.0), (0x7BFF, 65504.0), (0xFC00, -INF), (0x0001, 2.0**-24), (0x8000, -0.0),
        (0x7E00, NAN)]),
    ("v_fma_f16 v9, v0, v1, v2", "v0 v1 v2 | v9", [
        (0x3C00, 0x4000, 0x3C00, 0x4200), (0x3C01, 0x3C01, 0xBC02, 0x0010), (0xFFFF3C00, 0x3C00, 0xAAAA0000, 0x3C00)]),
    ("v_cvt_f16_f32 v9, v0", "v0 | v9", [
        (1.0, 0x3C00), (-0.0, 0x8000), (INF, 0x7C00), (NAN, 0x7E00), (65504.0, 0x7BFF), (65519.0, 0x7BFF),
        (65520.0, 0x7C00), (-65536.0, 0xFC00), (1 + 2.0**-11, 0x3C00), (1 + 3 * 2.0**-11, 0x3C02),
        (1 + 2.0**-11 + 2.0**-20, 0x3C01), (2.0**-24, 1), (2.0**-25, 0), (3 * 2.0**-26, 1), (3 * 2.0**-25, 2),
        (DENORMAL, 0)]),
    ("v_rndne_f32 v9, v0", "v0 | v9", [
        (0.5, 0.0), (1.5, 2.0), (2.5, 2.0), (-0.5, -0.0), (-1.5, -2.0), (2.4, 2.0), (2.6, 3.0), (8388609.0, 8388609.0),
        (INF, INF), (NAN, NAN)]),
    ("v_ldexp_f32 v9, v0, v1", "v0 v1 | v9", [
        (1.5, 4, 24.0), (1.0, -1, 0.5), (1.0, 128, INF), (-1.0, HIGH, -INF), (1.0, -126, TINY), (1.0, -127, 0.0),
        (-1.0, LOW, -0.0), (0.0, 5, 0.0), (INF, -5, INF), (NAN, 1, NAN), (DENORMAL, 100, 0.0)]),
    ("v_max3_f32 v9, v0, v1, v2", "v0 v1 v2 | v9", [
        (1.0, 3.0, 2.0, 3.0), (4.0, 3.0, 2.0, 4.0), (-3.0, -2.0, -1.0, -1.0), (NAN, 1.0, 2.0, 2.0),
        (1.0, 2.0, NAN, 2.0), (NAN, NAN, -1.0, -1.0), (NAN, NAN, NAN, NAN), (-INF, -INF, -3.0, -3.0)]),
    # the exact division: S0 is the denominator S1 or the numerator S2, and vcc says that the quotient is scaled
    ("v_div_scale_f32 v9, vcc, v0, v1, v2", "v0 v1 v2 | v9 vcc", [
        (3.0, 3.0, 1.0, 3.0, 0), (1.0, 3.0, 1.0, 1.0, 0), (3.0, 3.0, 0.0, NAN, 0), (0.0, 0.0, 1.0, NAN, 0),
        (2.0, 2.0, 2.0**96, 2.0, 0), (2.0, 2.0, 2.0**97, 2.0**65, 1), (2.0**97, 2.0, 2.0**97, 2.0**97, 1),
        (2.0**126, 2.0**126, 2.0, 2.0**126, 0), (2.0**127, 2.0**127, 2.0**10, 2.0**63, 0),
        (2.0**10, 2.0**127, 2.0**10, 2.0**-54, 0), (2.0**127, 2.0**127, 0.5, 2.0**63, 1),
        (0.5, 2.0**127, 0.5, 0.5, 1), (2.0**-96, 2.0**30, 2.0**-96, 2.0**-96, 0),
        (2.0**-97, 2.0**30, 2.0**-97, 2.0**-33, 1), (2.0**30, 2.0**30, 2.0**-97, 2.0**30, 1),
        (2.0**-103, 1.0, 2.0**-103, 2.0**-103, 0), (2.0**-104, 1.0, 2.0**-104, 2.0**-40, 0),
        (1.0, 1.0, 2.0**-104, 2.0**64, 0), (DENORMAL, DENORMAL, 1.0, NAN, 0), (-3.0, -3.0, 2.0**100, -3 * 2.0**64, 1),
        (INF, INF, 1.0, INF, 0), (1.0, INF, 1.0, 1.0, 0),
        (2.0**-66, 1.5 * 2.0**60, 2.0**-66, 0.25, 1)]),
    ("v_div_fmas_f32 v9, v0, v1, v2", "v0 v1 v2 vcc | v9", [
        (2.0, 3.0, 4.0, 0, 10.0), (2.0, 3.0, 4.0, 1, 10 * 2.0**64), (0.5, 1.0, 1.0, 1, 1.5 * 2.0**-64),
        (0.0, 1.0, 2.0, 1, 2.0**65), (0.0, 1.0, -2.0, 1, -(2.0**65)), (A, A, -A_ROUNDED, 0, 2.0**-24),
        (A, A, -A_ROUNDED, 1, 2.0**-88), (0.0, 1.0, 2.0**100, 1, INF), (0.0, 1.0, 2.0**-62, 1, TINY),
        (0.0, 1.0, 2.0**-63, 1, 0.0), (INF, 0.0, 1.0, 1, NAN)]),
    ("v_div_fixup_f32 v9, v0, v1, v2", "v0 v1 v2 | v9", [
        (0.5, 2.0, 1.0, 0.5), (0.5, -2.0, 1.0, -0.5), (-0.5, -2.0, -1.0, 0.5), (-0.5, 2.0, 1.0, 0.5),
        (7.0, 0.0, 3.0, INF), (7.0, -0.0, 3.0, -INF), (7.0, 2.0, -INF, -INF), (7.0, INF, 3.0, 0.0),
        (7.0, INF, -3.0, -0.0), (7.0, 3.0, 0.0, 0.0), (7.0, -3.0, 0.0, -0.0), (7.0, 0.0, -0.0, 0xFFC00000),
        (7.0, INF, INF, 0xFFC00000), (7.0, 2.0**51, 2.0**-100, 0.0), (7.0, -(2.0**51), 2.0**-100, -0.0),
        (7.0, 2.0**50, 2.0**-100, 7.0), (NAN, TINY, 2.0**100, INF), (NAN, TINY, -(2.0**100), -INF),
        (7.0, 1.0, 0x7FC01234, 0x7FC01234), (7.0, 0x7F800001, 1.0, 0x7FC00001), (7.0, DENORMAL, 3.0, INF),
        (7.0, 1.0, 0x7F800001, 0x7FC00001), (7.0, 2.0**100, INF, INF), (7.0, 0x7FC01234, 0x7FC04321, 0x7FC04321)]),
    # modifiers: a sign bit is changed before anything else is done with the operand
    ("v_add_f32 v9, -v0, v1", "v0 v1 | v9", [(1.5, 2.25, 0.75), (-1.0, 1.0, 2.0), (0.0, -0.0, -0.0)]),
    ("v_add_f32 v9, |v0|, v1", "v0 v1 | v9", [(-1.5, 2.25, 3.75), (1.5, 2.25, 3.75), (-0.0, -0.0, 0.0)]),
    ("v_mul_f32 v9, -|v0|, v1", "v0 v1 | v9", [(-1.5, 2.0, -3.0), (1.5, 2.0, -3.0)]),
    ("v_mad_f32 v9, -v0, v1, -v2", "v0 v1 v2 | v9", [(2.0, 3.0, 4.0, -10.0)]),
    ("v_fma_f32 v9, v0, -v1, |v2|", "v0 v1 v2 | v9", [(2.0, 3.0, -4.0, -2.0)]),
    ("v_max_f32 v9, |v0|, |v1|", "v0 v1 | v9", [(-3.0, 2.0, 3.0)]),
    # constants: whole numbers are bit patterns, so 64 is a denormal to a float instruction; 1 / (2 pi) has 0x3e22f983
    ("v_add_f32 v9, 64, v1", "v1 | v9", [(2.0, 2.0), (0.0, 0.0)]),
    ("v_mul_f32 v9, 0.15915494, v1", "v1 | v9", [(1.0, 0x3E22F983), (2.0, 0x3EA2F983)]),
    ("v_mul_f32 v9, -4.0, v1", "v1 | v9", [(1.5, -6.0)]),
    ("v_add_f32 v9, 0x42c80000, v1", "v1 | v9", [(1.0, 101.0)]),
    ("v_mac_f32 v9, 0.5, v1", "v1 v9 | v9", [(3.0, 1.0, 2.5)]),
]

INTEGERS: list[Table] = [
    ("v_mov_b32 v9, v0", "v0 | v9", [(7, 7), (ONES, ONES), (0x7F800001, 0x7F800001), (DENORMAL, DENORMAL)]),
    ("v_not_b32 v9, v0", "v0 | v9", [(0, ONES), (0x0F0F0F0F, 0xF0F0F0F0)]),
    ("v_and_b32 v9, v0, v1", "v0 v1 | v9", [(0xFF00FF00, 0x0FF00FF0, 0x0F000F00), (ONES, 5, 5)]),
    ("v_or_b32 v9, v0, v1", "v0 v1 | v9", [(0xFF00FF00, 0x0FF00FF0, 0xFFF0FFF0), (0, 0, 0)]),
    ("v_xor_b32 v9, v0, v1", "v0 v1 | v9", [(0xFF00FF00, 0x0FF00FF0, 0xF0F0F0F0), (ONES, ONES, 0)]),
    ("v_add_u32 v9, vcc, v0, v1", "v0 v1 | v9 vcc", [
        (1, 2, 3, 0), (ONES, 1, 0, 1), (ONES, ONES, ONES - 1, 1), (HIGH, 1, LOW, 0), (LOW, LOW, 0, 1), (0, 0, 0, 0),
        (-16, 16, 0, 1)]),
    ("v_addc_u32 v9, vcc, v0, v1, vcc", "v0 v1 vcc | v9 vcc", [
        (1, 2, 0, 3, 0), (1, 2, 1, 4, 0), (ONES, 0, 1, 0, 1), (ONES, 0, 0, ONES, 0), (ONES, ONES, 1, ONES, 1),
        (LOW, LOW, 0, 0, 1)]),
    ("v_sub_u32 v9, vcc, v0, v1", "v0 v1 | v9 vcc",
     [(5, 3, 2, 0), (3, 5, -2, 1), (0, ONES, 1, 1), (LOW, 1, HIGH, 0), (7, 7, 0, 0)]),
    ("v_subrev_u32 v9, vcc, v0, v1", "v0 v1 | v9 vcc", [(3, 5, 2, 0), (5, 3, -2, 1), (ONES, 0, 1, 1), (7, 7, 0, 0)]),
    ("v_subb_u32 v9, vcc, v0, v1, vcc", "v0 v1 vcc | v9 vcc", [
        (5, 3, 0, 2, 0), (5, 3, 1, 1, 0), (3, 3, 1, -1, 1), (0, ONES, 1, 0, 1), (0, ONES, 0, 1, 1),
        (ONES, ONES, 0, 0, 0)]),
    ("v_subbrev_u32 v9, vcc, v0, v1, vcc", "v0 v1 vcc | v9 vcc",
     [(3, 5, 1, 1, 0), (3, 3, 1, -1, 1), (ONES, 0, 1, 0, 1)]),
    ("v_min_i32 v9, v0, v1", "v0 v1 | v9", [(-1, 1, -1), (LOW, HIGH, LOW), (3, 3, 3)]),
    ("v_max_i32 v9, v0, v1", "v0 v1 | v9", [(-1, 1, 1), (LOW, HIGH, HIGH), (3, 3, 3)]),
    ("v_min_u32 v9, v0, v1", "v0 v1 | v9", [(-1, 1, 1), (LOW, HIGH, HIGH)]),
    ("v_max_u32 v9, v0, v1", "v0 v1 | v9", [(-1, 1, ONES), (LOW, HIGH, LOW)]),
    ("v_lshlrev_b32 v9, v0, v1", "v0 v1 | v9",
     [(4, 1, 16), (31, 3, LOW), (32, 5, 5), (33, 5, 10), (-1, 1, LOW), (0, ONES, ONES)]),
    ("v_lshrrev_b32 v9, v0, v1", "v0 v1 | v9",
     [(4, LOW, 0x08000000), (31, ONES, 1), (32, 5, 5), (33, 5, 2), (-1, LOW, 1)]),
    ("v_ashrrev_i32 v9, v0, v1", "v0 v1 | v9",
     [(4, LOW, 0xF8000000), (31, -5, ONES), (31, 5, 0), (32, -5, -5), (33, -5, -3)]),
    ("v_lshlrev_b16 v9, v0, v1", "v0 v1 | v9",
     [(4, 0x1FFF, 0xFFF0), (15, 0xABCD0003, 0x8000), (16, 7, 7), (0, ONES, 0xFFFF)]),
    ("v_lshrrev_b16 v9, v0, v1", "v0 v1 | v9", [(4, 0xABCD8000, 0x0800), (11, 0xFFFF, 31), (16, 7, 7)]),
    ("v_add_u16 v9, v0, v1", "v0 v1 | v9", [(5, 3, 8), (0xFFFF, 2, 1), (0xABCD0001, 0x12340001, 2)]),
    ("v_sub_u16 v9, v0, v1", "v0 v1 | v9", [(5, 3, 2), (3, 5, 0xFFFE), (0xABCD0001, 0x12340001, 0)]),
    ("v_mul_lo_u16 v9, v0, v1", "v0 v1 | v9",
     [(5, 3, 15), (0x1234, 0x5678, 0x0060), (0xABCD0002, 0x12340003, 6), (0xFFFF, 0xFFFF, 1)]),
    ("v_lshlrev_b64 v[8:9], v0, v[2:3]", "v0 v[2:3] | v[8:9]", [
        (4, 0x80000001, 0x800000010), (63, 3, TOP), (32, 0x1234567890, 0x3456789000000000), (64, 5, 5), (-1, 1, TOP),
        (0, ALL, ALL)]),
    ("v_lshrrev_b64 v[8:9], v0, v[2:3]", "v0 v[2:3] | v[8:9]",
     [(4, 0x1234567890, 0x123456789), (63, ALL, 1), (65, 4, 2)]),
    ("v_ashrrev_i64 v[8:9], v0, v[2:3]", "v0 v[2:3] | v[8:9]", [
        (29, -(2**40), -(2**11)), (63, TOP, ALL), (63, 5, 0), (64, -5, -5), (32, 0x1234567890, 0x12), (1, -3, -2)]),
    ("v_alignbit_b32 v9, v0, v1, v2", "v0 v1 v2 | v9", [
        (0x12345678, 0x9ABCDEF0, 8, 0x789ABCDE), (1, 0, 1, LOW), (7, 5, 0, 5), (7, 5, 32, 5), (ONES, 0, 31, -2)]),
    ("v_bfe_u32 v9, v0, v1, v2", "v0 v1 v2 | v9", [
        (0xABCD1234, 8, 8, 0x12), (ONES, 31, 5, 1), (ONES, 0, 0, 0), (0xABCD1234, 36, 35, 3), (LOW, 31, 1, 1)]),
    ("v_bfe_i32 v9, v0, v1, v2", "v0 v1 v2 | v9", [(0xABCD1234, 16, 8, 0xFFFFFFCD), (0x70, 4, 4, 7), (ONES, 0, 0, 0)]),
    ("v_bfi_b32 v9, v0, v1, v2", "v0 v1 v2 | v9", [
        (0xFF00FF00, 0x12345678, 0x9ABCDEF0, 0x12BC56F0), (0, 5, 6, 6), (ONES, 5, 6, 5)]),
    ("v_bfm_b32 v9, v0, v1", "v0 v1 | v9",
     [(4, 8, 0xF00), (0, 5, 0), (31, 0, HIGH), (32, 3, 0), (3, 33, 14), (31, 31, LOW)]),
    ("v_mul_lo_u32 v9, v0, v1", "v0 v1 | v9", [(ONES, ONES, 1), (65536, 65536, 0), (-3, 5, -15), (LOW, 3, LOW)]),
    ("v_mul_hi_u32 v9, v0, v1", "v0 v1 | v9", [(ONES, ONES, ONES - 1), (65536, 65536, 1), (LOW, 2, 1), (3, 5, 0)]),
    ("v_mul_hi_i32 v9, v0, v1", "v0 v1 | v9", [(-1, -1, 0), (65536, 65536, 1), (LOW, 2, -1), (3, 5, 0), (-1, 5, -1)]),
    ("v_mul_u32_u24 v9, v0, v1", "v0 v1 | v9",
     [(0xFFFFFF, 0xFFFFFF, 0xFE000001), (0xFF000002, 0xFF000003, 6), (0x1000000, 5, 0)]),
    ("v_mul_i32_i24 v9, v0, v1", "v0 v1 | v9", [(0xFFFFFF, 5, -5), (0xFF000002, 3, 6), (0x800000, 2, -0x1000000)]),
    ("v_mad_u32_u24 v9, v0, v1, v2", "v0 v1 v2 | v9", [
        (0xFFFFFF, 0xFFFFFF, 1, 0xFE000002), (0xFF000002, 0xFF000003, ONES, 5), (0x1000000, 5, 7, 7)]),
    ("v_mad_i32_i24 v9, v0, v1, v2", "v0 v1 v2 | v9",
     [(0xFFFFFF, 5, 7, 2), (0xFF000002, 3, -6, 0), (0x800000, 1, 0, 0xFF800000)]),
    ("v_mad_u64_u32 v[8:9], vcc, v0, v1, v[2:3]", "v0 v1 v[2:3] | v[8:9] vcc", [
        (3, 5, 7, 22, 0), (ONES, ONES, 0, 0xFFFFFFFE00000001, 0), (ONES, ONES, ALL, 0xFFFFFFFE00000000, 1),
        (0, 0, ALL, ALL, 0),
        (1, 1, ALL, 0, 1), (65536, 65536, ONES, 2**32 + ONES, 0)]),
    ("v_mad_i64_i32 v[8:9], vcc, v0, v1, v[2:3]", "v0 v1 v[2:3] | v[8:9]", [
        (3, -5, 7, -8), (LOW, LOW, 0, 2**62), (-1, 1, 0, ALL), (-1, -1, ALL, 0), (HIGH, LOW, 1, 1 - HIGH * 2**31),
        (0, 9, TOP, TOP)]),
    ("v_cndmask_b32 v9, v0, v1, vcc", "v0 v1 vcc | v9",
     [(5, 6, 0, 5), (5, 6, 1, 6), (ONES, 0, 1, 0), (-0.0, 1.0, 0, -0.0)]),
    ("v_add_u32_sdwa v9, vcc, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1",
     "v0 v1 | v9 vcc", [
        (1, 0x0002FFFF, 3, 0), (ONES, 0x0001FFFF, 0, 1), (ONES, 0xFFFF, ONES, 0)]),
    ("v_sub_u32_sdwa v9, vcc, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD",
     "v0 v1 | v9 vcc", [
        (0x05FFFFFF, 2, 3, 0), (0x05FFFFFF, 6, ONES, 1)]),
    ("v_addc_u32_sdwa v9, vcc, v0, v1, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD",
     "v0 v1 vcc | v9 vcc", [
        (0xFFFF0001, ONES, 0, 0, 1), (0xFFFF0000, ONES, 1, 0, 1), (0xFFFF0000, 7, 1, 8, 0)]),
    ("v_min_i32_sdwa v9, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD", "v0 v1 | v9", [
        (0x80000000, 0x9000, 0x8000), (0x80000000, -1, -1)]),
    ("v_mul_u32_u24_sdwa v9, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD", "v0 v1 | v9", [
        (0xABCD0003, 5, 15), (0x0001FFFF, 0xFF000002, 0x1FFFE), (0x10000, 3, 0)]),
    ("v_mul_lo_u16_sdwa v9, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD", "v0 v1 | v9", [
        (0xABCDEF03, 0x00050005, 15), (0xFF, 0xCD, 0xCC33), (0x100, 3, 0), (0xFF, 0x0101, 0xFFFF)]),
    # constants: -16 to 64 as they are, floats as their patterns, literals as written
    ("v_mov_b32 v9, -16", "| v9", [(-16,)]), ("v_mov_b32 v9, 64", "| v9", [(64,)]),
    ("v_mov_b32 v9, 0x8040", "| v9", [(0x8040,)]),
    ("v_mov_b32 v9, 1.0", "| v9", [(1.0,)]), ("v_mov_b32 v9, -0.5", "| v9", [(-0.5,)]),
    ("v_mov_b32 v9, 0.15915494", "| v9", [(0x3E22F983,)]),
    ("v_or_b32 v9, 2.0, v1", "v1 | v9", [(1, 0x40000001)]), ("v_and_b32 v9, -4, v1", "v1 | v9", [(7, 4)]),
    ("v_mad_u64_u32 v[8:9], s[4:5], v0, v1, 0", "v0 v1 | v[8:9] s[4:5]", [(ONES, 2, 2**33 - 2, 0)]),
    ("v_mad_i64_i32 v[8:9], s[4:5], v0, 3, -1", "v0 | v[8:9]", [(-1, -4), (2, 5)]),
    ("v_addc_u32 v9, s[4:5], 0, 0, vcc", "vcc | v9 s[4:5]", [(0, 0, 0), (1, 1, 0)]),
    ("v_addc_u32 v9, vcc, -1, v1, vcc", "v1 vcc | v9 vcc", [(0, 0, ONES, 0), (0, 1, 0, 1), (7, 0, 6, 1)]),
    ("v_cndmask_b32 v9, 0, 1, s[4:5]", "s[4:5] | v9", [(0, 0), (1, 1)]),
    ("v_mul_lo_u32 v0, v0, v0", "v0 | v0", [(3, 9), (-2, 4)]),  # a source that is overwritten is read first
    ("v_lshlrev_b64 v[0:1], v0, v[0:1]", "v[0:1] | v[0:1]", [(4, 64), (0x500000001, 0xA00000002)]),
    ("v_mad_u64_u32 v[0:1], vcc, v0, v1, v[0:1]", "v[0:1] | v[0:1] vcc", [(0x300000002, 0x300000008, 0)]),
    ("v_add_u32 v0, vcc, v0, v0", "v0 | v0 vcc", [(LOW, 0, 1), (3, 6, 0)]),
]

# a number of each class, in the order of the bits of v_cmp_class
CLASSES = [0x7F800001, 0x7FC00000, -INF, -1.0, -DENORMAL, -0.0, 0.0, DENORMAL, 1.0, INF]

# searches and counts of bits, sums over bytes, and what else is rarely used
BITS: list[Table] = [
    ("v_ffbh_u32 v9, v0", "v0 | v9", [(0, ONES), (1, 31), (ONES, 0), (LOW, 0), (0x00010000, 15), (0x0000FFFF, 16)]),
    ("v_ffbh_i32 v9, v0", "v0 | v9", [(0, ONES), (-1, ONES), (1, 31), (-2, 31), (LOW, 1), (HIGH, 1), (-65536, 16)]),
    ("v_ffbl_b32 v9, v0", "v0 | v9", [(0, ONES), (1, 0), (ONES, 0), (LOW, 31), (0x00050000, 16)]),
    ("v_bfrev_b32 v9, v0", "v0 | v9", [(1, LOW), (HIGH, -2), (0x12345678, 0x1E6A2C48)]),
    ("v_bcnt_u32_b32 v9, v0, v1", "v0 v1 | v9", [(0, 5, 5), (ONES, 0, 32), (0xF0F0, 100, 108), (1, ONES, 0)]),
    ("v_perm_b32 v9, v0, v1, v2", "v0 v1 v2 | v9", [
        (0x77665544, 0x33221100, 0x07060504, 0x77665544), (0x77665544, 0x33221100, 0x00010203, 0x00112233),
        (0x77665544, 0x33221100, 0x0C0D0500, 0x00FF5500), (0x80000000, 0x80008000, 0x0B0A0908, 0xFF00FFFF),
        (0, 0x00FF0000, 0xFF0C0200, 0xFF00FF00)]),
    ("v_lerp_u8 v9, v0, v1, v2", "v0 v1 v2 | v9",
     [(0x04030201, 0x04040402, 0, 0x04030301), (0x04030201, 0x04040402, 0x01010101, 0x04040302),
      (ONES, 0xFF00FF00, 0, 0xFF7FFF7F)]),
    ("v_sad_u8 v9, v0, v1, v2", "v0 v1 v2 | v9", [(0x01020304, 0x04030201, 10, 18), (0xFF000000, 0x00FF0000, 0, 510)]),
    ("v_sad_hi_u8 v9, v0, v1, v2", "v0 v1 v2 | v9", [(0x01020304, 0x04030201, 10, 0x8000A)]),
    ("v_msad_u8 v9, v0, v1, v2", "v0 v1 v2 | v9", [(0x01020304, 0x04000201, 10, 17), (ONES, 0, 7, 7)]),
    ("v_sad_u16 v9, v0, v1, v2", "v0 v1 v2 | v9", [(0x00010005, 0x00030002, 10, 15), (0xFFFF0000, 0xFFFF, 1, 0x1FFFF)]),
    ("v_sad_u32 v9, v0, v1, v2", "v0 v1 v2 | v9", [(5, 7, 10, 12), (7, 5, 10, 12), (0, ONES, 1, 0)]),
    ("v_min3_i32 v9, v0, v1, v2", "v0 v1 v2 | v9", [(3, -1, 2, -1), (LOW, HIGH, 0, LOW)]),
    ("v_max3_i32 v9, v0, v1, v2", "v0 v1 v2 | v9", [(3, -1, 2, 3), (LOW, -5, -7, -5)]),
    ("v_med3_i32 v9, v0, v1, v2", "v0 v1 v2 | v9", [(3, -1, 2, 2), (LOW, HIGH, 0, 0), (5, 5, 9, 5), (-9, 1, 1, 1)]),
    ("v_min3_u32 v9, v0, v1, v2", "v0 v1 v2 | v9", [(3, -1, 2, 2), (LOW, HIGH, ONES, HIGH)]),
    ("v_max3_u32 v9, v0, v1, v2", "v0 v1 v2 | v9", [(3, -1, 2, -1), (LOW, HIGH, 0, LOW)]),
    ("v_med3_u32 v9, v0, v1, v2", "v0 v1 v2 | v9", [(3, -1, 2, 3), (LOW, HIGH, 0, HIGH), (7, 7, 1, 7)]),
    ("v_mul_hi_u32_u24 v9, v0, v1", "v0 v1 | v9",
     [(0xFFFFFF, 0xFFFFFF, 0xFFFF), (0xFF010000, 0x00010000, 1), (5, 6, 0)]),
    ("v_mul_hi_i32_i24 v9, v0, v1", "v0 v1 | v9",
     [(0xFFFFFF, 5, -1), (0x800000, 0x800000, 0x4000), (0x7FFFFF, 0x7FFFFF, 0x3FFF), (3, 4, 0)]),
    ("v_cvt_pk_u16_u32 v9, v0, v1", "v0 v1 | v9", [(5, 7, 0x70005), (ONES, 0x10000, ONES), (0xFFFF, 0, 0xFFFF)]),
    ("v_cvt_pk_i16_i32 v9, v0, v1", "v0 v1 | v9",
     [(-5, 7, 0x7FFFB), (HIGH, LOW, 0x80007FFF), (-32768, 32768, 0x7FFF8000)]),
    ("v_alignbyte_b32 v9, v0, v1, v2", "v0 v1 v2 | v9", [
        (0x12345678, 0x9ABCDEF0, 1, 0x789ABCDE), (7, 5, 0, 5), (7, 5, 4, 5), (0x12345678, 0, 3, 0x34567800)]),
    # saturated sums, by the modifier clamp
    ("v_add_u32 v9, vcc, v0, v1 clamp", "v0 v1 | v9", [(1, 2, 3), (ONES, 1, ONES), (LOW, LOW, ONES)]),
    ("v_sub_u32 v9, vcc, v0, v1 clamp", "v0 v1 | v9 vcc", [(5, 3, 2, 0), (3, 5, 0, 1), (0, ONES, 0, 1), (7, 7, 0, 0)]),
    ("v_subrev_u32 v9, vcc, v0, v1 clamp", "v0 v1 | v9", [(5, 3, 0), (3, 5, 2)]),
    ("v_add_u16 v9, v0, v1 clamp", "v0 v1 | v9", [(5, 3, 8), (0xFFFF, 2, 0xFFFF), (0x8000, 0x8000, 0xFFFF)]),
    ("v_sub_u16 v9, v0, v1 clamp", "v0 v1 | v9", [(5, 3, 2), (3, 5, 0), (0, 0xFFFF, 0)]),
    ("v_subrev_u16 v9, v0, v1 clamp", "v0 v1 | v9", [(5, 3, 0), (3, 5, 2)]),
    # 16 bits: the upper half becomes 0
    ("v_subrev_u16 v9, v0, v1", "v0 v1 | v9", [(3, 5, 2), (5, 3, 0xFFFE)]),
    ("v_ashrrev_i16 v9, v0, v1", "v0 v1 | v9", [(4, 0x8000, 0xF800), (15, 0xABCD7FFF, 0), (20, 0x8000, 0xF800)]),
    ("v_min_u16 v9, v0, v1", "v0 v1 | v9", [(0xFFFF, 1, 1), (0x10003, 0x20002, 2)]),
    ("v_max_u16 v9, v0, v1", "v0 v1 | v9", [(0xFFFF, 1, 0xFFFF), (0x10003, 0x20002, 3)]),
    ("v_min_i16 v9, v0, v1", "v0 v1 | v9", [(0xFFFF, 1, 0xFFFF), (0x8000, 0x7FFF, 0x8000)]),
    ("v_max_i16 v9, v0, v1", "v0 v1 | v9", [(0xFFFF, 1, 1), (0x8000, 0x7FFF, 0x7FFF)]),
    ("v_mad_u16 v9, v0, v1, v2", "v0 v1 v2 | v9", [(5, 3, 2, 17), (0x100, 0x100, 7, 7), (0xFFFF, 0xFFFF, 0xFFFF, 0)]),
    ("v_mad_i16 v9, v0, v1, v2", "v0 v1 v2 | v9", [(5, -3, 2, 0xFFF3), (0x8000, 2, 5, 5)]),
    # parts of registers: of the sources with their signs, of the result with the rest filled
    ("v_add_u32_sdwa v9, vcc, sext(v0), sext(v1) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:WORD_1",
     "v0 v1 | v9", [(0x0000FF00, 0x00050000, 4), (0x00008000, 0x80000000, -32896), (0x7F00, 0, 127)]),
    ("v_mov_b32_sdwa v9, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3", "v0 | v9",
     [(0x80123456, -128), (0x7F123456, 127)]),
    ("v_min_u16_sdwa v9, v0, v1 dst_sel:WORD_1 dst_unused:UNUSED_SEXT src0_sel:BYTE_0 src1_sel:WORD_1", "v0 v1 | v9",
     [(0xFF, 0x00800000, 0x00800000), (0x12, 0xFFFF0000, 0x00120000)]),
    ("v_sub_u16_sdwa v9, v0, v1 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:WORD_0", "v0 v1 | v9",
     [(5, 6, 0xFFFFFF00), (6, 5, 0x00000100)]),
    ("v_lshlrev_b32_sdwa v9, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_2", "v0 v1 | v9",
     [(4, 0x00FF0000, 0xFF0)]),
    ("v_cndmask_b32_sdwa v9, v0, v1, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:WORD_1",
     "v0 v1 vcc | v9", [(0x1234, 0xABCD0000, 0, 0x12), (0x1234, 0xABCD0000, 1, 0xABCD)]),
]

# float32, float16 and float64 outside the arithmetic of inner loops
MORE_FLOATS: list[Table] = [
    ("v_ceil_f32 v9, v0", "v0 | v9", [(1.1, 2.0), (-1.9, -1.0), (-0.5, -0.0), (3.0, 3.0), (INF, INF), (NAN, NAN)]),
    ("v_floor_f32 v9, v0", "v0 | v9", [(1.9, 1.0), (-1.1, -2.0), (0.5, 0.0), (-0.0, -0.0), (-INF, -INF)]),
    ("v_fract_f32 v9, v0", "v0 | v9", [(1.75, 0.75), (-1.75, 0.25), (3.0, 0.0), (-(2.0**-30), 1 - 2.0**-24)]),
    ("v_rsq_f32 v9, v0", "v0 | v9",
     [(4.0, 0.5), (0.25, 2.0), (0.0, INF), (INF, 0.0), (-1.0, NAN), (2.0, About(0.5**0.5))]),
    ("v_sin_f32 v9, v0", "v0 | v9", [(0.25, 1.0), (0.75, -1.0), (0.0, 0.0), (1 / 8, About(0.5**0.5))]),
    ("v_cos_f32 v9, v0", "v0 | v9", [(0.0, 1.0), (0.5, -1.0), (1.0, 1.0), (1 / 8, About(0.5**0.5))]),
    ("v_mul_legacy_f32 v9, v0, v1", "v0 v1 | v9",
     [(3.0, -2.0, -6.0), (INF, 0.0, 0.0), (0.0, NAN, 0.0), (-0.0, 5.0, 0.0)]),
    ("v_min3_f32 v9, v0, v1, v2", "v0 v1 v2 | v9", [(1.0, 3.0, 2.0, 1.0), (NAN, 1.0, 2.0, 1.0), (5.0, NAN, NAN, 5.0)]),
    ("v_med3_f32 v9, v0, v1, v2", "v0 v1 v2 | v9", [(1.0, 3.0, 2.0, 2.0), (-INF, INF, 0.5, 0.5), (4.0, 4.0, 1.0, 4.0)]),
    ("v_frexp_mant_f32 v9, v0", "v0 | v9", [(8.0, 0.5), (-3.0, -0.75), (0.0, 0.0), (INF, INF), (NAN, NAN)]),
    ("v_frexp_exp_i32_f32 v9, v0", "v0 | v9",
     [(8.0, 4), (-3.0, 2), (0.75, 0), (0.0, 0), (INF, 0), (NAN, 0), (TINY, -125)]),
    ("v_cvt_flr_i32_f32 v9, v0", "v0 | v9", [(1.9, 1), (-1.1, -2), (-0.0, 0), (INF, HIGH), (NAN, 0)]),
    ("v_cvt_rpi_i32_f32 v9, v0", "v0 | v9", [(1.5, 2), (-1.5, -1), (0.49, 0), (-0.5, 0), (-INF, LOW)]),
    *[(f"v_cvt_f32_ubyte{number} v9, v0", "v0 | v9", [(0, 0.0), (ONES, 255.0), (0x11 << 8 * number, 17.0)])
      for number in (1, 2, 3)],
    # clamp: to 0 up to 1, NaN to 0; mul:2, mul:4, div:2 before it
    ("v_add_f32 v9, v0, v1 clamp", "v0 v1 | v9",
     [(0.25, 0.5, 0.75), (0.75, 0.5, 1.0), (-1.0, 0.5, 0.0), (NAN, 0.0, 0.0), (INF, 1.0, 1.0), (-0.0, -0.0, 0.0)]),
    ("v_mul_f32 v9, v0, v1 mul:2", "v0 v1 | v9", [(3.0, 0.5, 3.0), (INF, 1.0, INF)]),
    ("v_add_f32 v9, v0, v1 mul:4", "v0 v1 | v9", [(1.0, 0.5, 6.0)]),
    ("v_mad_f32 v9, v0, v1, v2 clamp div:2", "v0 v1 v2 | v9", [(1.0, 0.5, 1.0, 0.75), (4.0, 1.0, 0.0, 1.0)]),
    ("v_mul_f16 v9, v0, v1 clamp", "v0 v1 | v9", [(half(0.5), half(1.5), half(0.75)), (half(2), half(2), half(1)),
                                                  (half(2), half(-2), 0)]),
    ("v_add_f64 v[8:9], v[0:1], v[2:3] clamp", "v[0:1] v[2:3] | v[8:9]",
     [(double(0.25), double(0.5), double(0.75)), (double(1), double(1), double(1)), (double(-1), double(0.5), 0)]),
    # float16
    *[(f"v_{name}_f16 v9, v0, v1", "v0 v1 | v9", [(0xABCD0000 | half(a), half(b), half(c)) for a, b, c in rows])
      for name, rows in {
          "add": [(1.5, 2.25, 3.75), (1, 2.0**-11, 1), (1 + 2.0**-10, 2.0**-11, 1 + 2.0**-9), (65504, 65504, INF)],
          "sub": [(1.5, 2.25, -0.75), (1, 1, 0)], "subrev": [(1.5, 2.25, 0.75)],
          "mul": [(3, -2, -6), (2.0**-14, 0.5, 2.0**-15), (256, 256, INF)],
          "max": [(1, 2, 2), (-1, -2, -1), (NAN, 1, 1)], "min": [(1, 2, 1), (-1, -2, -2), (1, NAN, 1)]}.items()],
    ("v_mad_f16 v9, v0, v1, v2", "v0 v1 v2 | v9", [
        (half(2), half(3), half(4), half(10)), (half(1 + 2.0**-10), half(1 + 2.0**-10), half(-1 - 2.0**-9), 0)]),
    ("v_mac_f16 v9, v0, v1", "v0 v1 v9 | v9", [(half(2), half(3), half(4), half(10))]),
    ("v_madmk_f16 v9, v0, 0x4200, v1", "v0 v1 | v9", [(half(2), half(1), half(7))]),
    ("v_madak_f16 v9, v0, v1, 0x4200", "v0 v1 | v9", [(half(2), half(5), half(13))]),
    ("v_ldexp_f16 v9, v0, v1", "v0 v1 | v9", [
        (half(1.5), 4, half(24)), (half(1), -1, half(0.5)), (half(1), 16, half(INF)),
        (half(1), -24, 1), (half(-1), -30, half(-0.0))]),
    ("v_div_fixup_f16 v9, v0, v1, v2", "v0 v1 v2 | v9", [
        (half(0.5), half(2), half(1), half(0.5)), (half(0.5), half(-2), half(1), half(-0.5)),
        (half(7), 0, half(3), half(INF)), (half(7), half(INF), half(-3), half(-0.0)), (half(7), 0, half(-0.0), 0xFE00),
        (half(7), half(INF), half(INF), 0xFE00), (half(7), half(1), 0x7E12, 0x7E12), (half(7), half(3), 0, 0)]),
    *[(f"v_{name}_f16 v9, v0", "v0 | v9", [(0xABCD0000 | half(a), half(b)) for a, b in rows]) for name, rows in {
        "trunc": [(1.9, 1), (-1.9, -1), (INF, INF)], "ceil": [(1.1, 2), (-1.9, -1)], "floor": [(1.9, 1), (-1.1, -2)],
        "rndne": [(0.5, 0), (1.5, 2), (2.5, 2), (-1.5, -2)], "fract": [(1.75, 0.75), (-1.75, 0.25), (3, 0)],
        "frexp_mant": [(8, 0.5), (-3, -0.75), (0, 0), (INF, INF)],
        "rcp": [(4, 0.25), (0, INF), (-0.0, -INF), (3, 1 / 3)],
        "rsq": [(4, 0.5), (0, INF), (2, 0.5**0.5)], "sqrt": [(4, 2), (-0.0, -0.0), (2, 2**0.5)],
        "exp": [(0, 1), (3, 8), (-24, 2.0**-24), (16, INF), (0.5, 2**0.5)], "log": [(1, 0), (8, 3), (0, -INF)],
        "sin": [(0.25, 1), (0.75, -1), (0.125, 0.5**0.5)], "cos": [(0, 1), (0.5, -1), (0.125, 0.5**0.5)]}.items()],
    ("v_frexp_exp_i16_f16 v9, v0", "v0 | v9", [(half(8), 4), (half(-3), 2), (0, 0), (half(INF), 0), (1, 0xFFE9)]),
    ("v_cvt_f16_u16 v9, v0", "v0 | v9", [(3, half(3)), (0xFFFF, half(INF)), (2049, half(2048)), (0x10001, half(1))]),
    ("v_cvt_f16_i16 v9, v0", "v0 | v9", [(3, half(3)), (0xFFFF, half(-1)), (0x8000, half(-32768))]),
    ("v_cvt_u16_f16 v9, v0", "v0 | v9", [(half(1.9), 1), (half(-1.9), 0), (half(INF), 0xFFFF), (0x7E00, 0)]),
    ("v_cvt_i16_f16 v9, v0", "v0 | v9",
     [(half(1.9), 1), (half(-1.9), 0xFFFF), (half(INF), 0x7FFF), (half(-INF), 0x8000)]),
    # float64: denormals are kept, whatever the mode of float32
    *[(f"v_{name}_f64 v[8:9], v[0:1], v[2:3]", "v[0:1] v[2:3] | v[8:9]",
       [(double(a), double(b), double(c)) for a, b, c in rows]) for name, rows in {
        "add": [(1.5, 2.25, 3.75), (1, 2.0**-53, 1), (1e308, 1e308, INF), (2.0**-1074, 0, 2.0**-1074)],
        "mul": [(3, -2, -6), (2.0**-1000, 2.0**-74, 2.0**-1074), (1e200, 1e200, INF), (-0.0, 5, -0.0)],
        "max": [(1, 2, 2), (NAN, 1, 1), (-INF, 3, 3)], "min": [(1, 2, 1), (1, NAN, 1), (2.0**-1074, 0, 0)]}.items()],
    ("v_fma_f64 v[8:9], v[0:1], v[2:3], v[4:5]", "v[0:1] v[2:3] v[4:5] | v[8:9]", [
        (double(2), double(3), double(4), double(10)), (double(INF), 0, double(1), Nan(64)),
        # (1 + 2**-30) squared is 1 + 2**-29 + 2**-60
        (double(1 + 2.0**-30), double(1 + 2.0**-30), double(-1 - 2.0**-29), double(2.0**-60)),
        # 1 + 2**-53 lies halfway, and 2**-200 decides
        (double(1), double(1 + 2.0**-52), double(2.0**-53), double(1 + 2.0**-51)),
        (double(2.0**-53), double(1), double(1), double(1)), (double(2.0**-53 + 2.0**-105), double(1), double(1),
                                                              double(1 + 2.0**-52)),
        # 2**-53 - 2**-113 to 1 + 2**-52: just below the halfway point, whose even neighbour is above
        (double(2.0**-53 + 2.0**-83), double(1 - 2.0**-30), double(1 + 2.0**-52), double(1 + 2.0**-52)),
        (double(1e200), double(1e200), double(-INF), double(-INF)),
        (double(2.0**1000), double(2.0**24), double(-(2.0**1023)), double(2.0**1023)),
        (double(2.0**-600), double(2.0**-474), 0, double(2.0**-1074)),
        (double(2.0**-600), double(2.0**-475), double(2.0**-1074), double(2.0**-1073)),
        (double(1), double(-1), double(1), 0), (double(-0.0), double(1), double(-0.0), double(-0.0))]),
    *[(f"v_{name}_f64 v[8:9], v[0:1]", "v[0:1] | v[8:9]", [(double(a), double(b)) for a, b in rows])
      for name, rows in {
        "trunc": [(1.9, 1), (-1.9, -1), (2.0**60, 2.0**60)], "ceil": [(1.1, 2), (-1.9, -1), (2.0**-1074, 1)],
        "floor": [(1.9, 1), (-1.1, -2), (-(2.0**-1074), -1)], "rndne": [(0.5, 0), (1.5, 2), (2.5, 2), (-1.5, -2)],
        "fract": [(1.75, 0.75), (-1.75, 0.25), (-(2.0**-60), 1 - 2.0**-53)],
        "frexp_mant": [(8, 0.5), (-3, -0.75), (0, 0), (INF, INF), (2.0**-1074, 0.5)],
        "rcp": [(4, 0.25), (0, INF), (-0.0, -INF), (INF, 0)], "rsq": [(4, 0.5), (0.25, 2), (0, INF)],
        "sqrt": [(4, 2), (2, 2**0.5), (-0.0, -0.0), (INF, INF)]}.items()],
    ("v_sqrt_f64 v[8:9], v[0:1]", "v[0:1] | v[8:9]", [(double(-1), Nan(64))]),
    ("v_ldexp_f64 v[8:9], v[0:1], v2", "v[0:1] v2 | v[8:9]", [
        (double(1.5), 4, double(24)), (double(1), -1074, double(2.0**-1074)), (double(1), HIGH, double(INF)),
        (double(-1), LOW, double(-0.0)), (double(2.0**-1074), 1074, double(1))]),
    ("v_frexp_exp_i32_f64 v9, v[0:1]", "v[0:1] | v9",
     [(double(8), 4), (double(-3), 2), (0, 0), (double(INF), 0), (double(NAN), 0), (double(2.0**-1074), -1073)]),
    ("v_cvt_f64_f32 v[8:9], v0", "v0 | v[8:9]", [(1.5, double(1.5)), (-INF, double(-INF)), (MAX, double(MAX)),
                                                 (DENORMAL, 0)]),
    ("v_cvt_f32_f64 v9, v[0:1]", "v[0:1] | v9",
     [(double(1.5), 1.5), (double(1 + 2.0**-24), 1.0), (double(1e39), INF), (double(2.0**-140), 0.0),
      (double(NAN), NAN)]),
    ("v_cvt_f64_i32 v[8:9], v0", "v0 | v[8:9]", [(-1, double(-1)), (LOW, double(-(2.0**31)))]),
    ("v_cvt_f64_u32 v[8:9], v0", "v0 | v[8:9]", [(-1, double(2.0**32 - 1)), (0, 0)]),
    ("v_cvt_i32_f64 v9, v[0:1]", "v[0:1] | v9",
     [(double(1.9), 1), (double(-1.9), -1), (double(3e9), HIGH), (double(-INF), LOW), (double(NAN), 0)]),
    ("v_cvt_u32_f64 v9, v[0:1]", "v[0:1] | v9", [(double(1.9), 1), (double(-1.9), 0), (double(3e9), 3000000000),
                                                 (double(INF), ONES), (double(NAN), 0)]),
    ("v_div_scale_f64 v[8:9], vcc, v[0:1], v[2:3], v[4:5]", "v[0:1] v[2:3] v[4:5] | v[8:9] vcc", [
        *((double(a), double(b), double(c), double(d), e) for a, b, c, d, e in [
            (3, 3, 1, 3, 0), (1, 3, 1, 1, 0), (2, 2, 2.0**768, 2, 0), (2, 2, 2.0**769, 2.0**129, 1),
            (2.0**769, 2, 2.0**769, 2.0**769, 1), (2.0**1022, 2.0**1022, 2, 2.0**1022, 0),
            (2.0**1023, 2.0**1023, 2.0**10, 2.0**895, 0), (2.0**10, 2.0**1023, 2.0**10, 2.0**-118, 0),
            (2.0**1023, 2.0**1023, 0.5, 2.0**895, 1), (0.5, 2.0**1023, 0.5, 0.5, 1),
            (2.0**-1050, 2.0**-1050, 2.0**-400, 2.0**-922, 0), (2.0**-1050, 2.0**-1050, 1, 2.0**-922, 1),
            (2.0**-993, 2.0**30, 2.0**-993, 2.0**-865, 1),
            (2.0**-969, 1, 2.0**-969, 2.0**-969, 0), (2.0**-970, 1, 2.0**-970, 2.0**-842, 0), (INF, INF, 1, INF, 0)]),
        (double(3), double(3), 0, Nan(64), 0), (0, 0, double(1), Nan(64), 0)]),
    ("v_div_fmas_f64 v[8:9], v[0:1], v[2:3], v[4:5]", "v[0:1] v[2:3] v[4:5] vcc | v[8:9]", [
        (double(a), double(b), double(c), d, double(e)) for a, b, c, d, e in [
            (2, 3, 4, 0, 10), (2, 3, 4, 1, 10 * 2.0**128), (0.5, 1, 1, 1, 1.5 * 2.0**-128), (0, 1, -2, 1, -(2.0**129)),
            (0, 1, 2.0**1000, 1, INF)]]),
    ("v_div_fixup_f64 v[8:9], v[0:1], v[2:3], v[4:5]", "v[0:1] v[2:3] v[4:5] | v[8:9]", [
        *((double(a), double(b), double(c), double(d)) for a, b, c, d in [
            (0.5, 2, 1, 0.5), (0.5, -2, 1, -0.5), (-0.5, -2, -1, 0.5), (7, 0, 3, INF), (7, -0.0, 3, -INF),
            (7, 2, -INF, -INF),
            (7, INF, -3, -0.0), (7, -3, 0, -0.0), (7, 2.0**1000, 2.0**-76, 0), (7, 2.0**1000, 2.0**-75, 7),
            (NAN, 2.0**-1000, 2.0**1000, INF)]),
        (double(7), 0, 0, 0xFFF8 << 48), (double(7), double(INF), double(INF), 0xFFF8 << 48),
        (double(7), double(1), 0x7FF8 << 48 | 5, 0x7FF8 << 48 | 5)]),
]

# (v0, v1) -> how the first stands to the second: below -1, equal 0, above 1, unordered None
RELATIONS = {
    "lt": lambda x: x is not None and x < 0, "le": lambda x: x is not None and x <= 0, "eq": lambda x: x == 0,
    "ge": lambda x: x is not None and x >= 0, "gt": lambda x: x is not None and x > 0, "ne": lambda x: x != 0,
    "lg": lambda x: x in (-1, 1), "o": lambda x: x is not None, "u": lambda x: x is None, "neq": lambda x: x != 0,
    "nlt": lambda x: x is None or x >= 0, "nle": lambda x: x is None or x > 0, "ngt": lambda x: x is None or x <= 0,
    "nge": lambda x: x is None or x < 0, "nlg": lambda x: x is None or x == 0}
FLOAT_PAIRS = [(3.0, 4.0, -1), (4.0, 4.0, 0), (-0.0, 0.0, 0), (4.0, -5.0, 1), (INF, 6e4, 1), (NAN, NAN, None),
               (1.0, NAN, None)]
WIDE_PAIRS = [(2**32, 5, 1), (5, 2**32, -1), (5, 5, 0)]
MORE_COMPARISONS: list[Table] = [
    (f"v_cmp_{relation}_{kind} vcc, {'v[0:1], v[2:3]' if kind[1:] == '64' else 'v0, v1'}",
     f"{'v[0:1] v[2:3]' if kind[1:] == '64' else 'v0 v1'} | vcc",
     [(a, b, int(RELATIONS[relation](place))) for a, b, place in pairs])
    for kind, pairs in (
        ("f16", [(half(a), 0xABCD0000 | half(b), place) for a, b, place in FLOAT_PAIRS]),
        ("f64", [*((double(a), double(b), place) for a, b, place in FLOAT_PAIRS), (1, 0, 1)]),
        ("i16", [(3, 4, -1), (4, 0x10004, 0), (0xFFFF, 1, -1), (1, 0x8000, 1)]),
        ("u16", [(3, 4, -1), (4, 0x10004, 0), (0xFFFF, 1, 1), (1, 0x8000, -1)]),
        ("i64", [*WIDE_PAIRS, (ALL, 1, -1), (0, TOP, 1)]), ("u64", [*WIDE_PAIRS, (ALL, 1, 1), (0, TOP, -1)]))
    for relation in RELATIONS if (relation in ("lt", "le", "eq", "ge", "gt") or (relation == "ne") != (kind[0] == "f"))
] + [
    ("v_cmp_class_f16 vcc, v0, v1", "v0 v1 | vcc", [
        (0x7C01, 1, 1), (0x7E00, 2, 1), (half(-INF), 4, 1), (half(-1), 8, 1), (0x8001, 16, 1), (0x8000, 32, 1),
        (0xABCD0000, 64, 1), (1, 128, 1), (half(1), 256, 1), (half(INF), 512, 1), (half(1), ~256 & 0x3FF, 0)]),
    ("v_cmp_class_f64 vcc, v[0:1], v2", "v[0:1] v2 | vcc", [
        (0x7FF0 << 48 | 1, 1, 1), (double(NAN), 2, 1), (double(-INF), 4, 1), (double(-1), 8, 1), (TOP + 1, 16, 1),
        (TOP, 32, 1), (0, 64, 1), (1, 128, 1), (double(1), 256, 1), (double(INF), 512, 1),
        (double(1), ~256 & 0x3FF, 0)]),
    ("v_cmp_eq_u32_sdwa vcc, v0, v1 src0_sel:BYTE_1 src1_sel:WORD_1", "v0 v1 | vcc",
     [(0x1234, 0x0012ABCD, 1), (0x1234, 0x1234, 0)]),
    ("v_cmp_lt_i16_sdwa vcc, sext(v0), v1 src0_sel:BYTE_0 src1_sel:WORD_0", "v0 v1 | vcc",
     [(0xFF, 0, 1), (0x7F, 0, 0)]),
]

COMPARISONS: list[Table] = [
    (f"v_cmp_{relation}_{kind} vcc, v0, v1", "v0 v1 | vcc",
     [(a, b, int(holds(place))) for place, (a, b) in zip(places, pairs, strict=True)])
    # each pair of values with how the first stands to the second: below -1, equal 0, above 1, unordered None
    for kind, pairs, places in (
        ("i32", [(3, 4), (4, 4), (4, 3), (-1, 1), (1, -1), (LOW, HIGH)], [-1, 0, 1, -1, 1, -1]),
        ("u32", [(3, 4), (4, 4), (4, 3), (-1, 1), (1, -1), (LOW, HIGH)], [-1, 0, 1, 1, -1, 1]),
        ("f32", [(3.0, 4.0), (4.0, 4.0), (-0.0, 0.0), (4.0, -5.0), (INF, MAX), (NAN, NAN), (1.0, NAN), (DENORMAL, 0.0)],
         [-1, 0, 0, 1, 1, None, None, 0]))
    for relation, holds in {
        "lt": lambda x: x is not None and x < 0, "le": lambda x: x is not None and x <= 0, "eq": lambda x: x == 0,
        "ge": lambda x: x is not None and x >= 0, "gt": lambda x: x is not None and x > 0,
        **({"lg": lambda x: x in (-1, 1), "o": lambda x: x is not None, "u": lambda x: x is None,
            "neq": lambda x: x != 0,
            "nlt": lambda x: x is None or x >= 0, "nle": lambda x: x is None or x > 0, "ngt": lambda x: x is None
            or x <= 0,
            "nge": lambda x: x is None or x < 0, "nlg": lambda x: x is None or x == 0} if kind == "f32"
            else {"ne": lambda x: x != 0})}.items()
] + [
    ("v_cmp_gt_u64 vcc, v[0:1], v[2:3]", "v[0:1] v[2:3] | vcc",
     [(2**32, ONES, 1), (ONES, 2**32, 0), (ALL, 1, 1), (5, 5, 0), (TOP, 0, 1)]),
    ("v_cmp_ne_u64 vcc, v[0:1], v[2:3]", "v[0:1] v[2:3] | vcc",
     [(2**32, 0, 1), (ALL, ALL, 0), (5, 5, 0), (TOP, 0, 1)]),
    ("v_cmp_lt_i64 vcc, v[0:1], v[2:3]", "v[0:1] v[2:3] | vcc",
     [(2**32, ONES, 0), (ALL, 1, 1), (5, 5, 0), (TOP, 0, 1)]),
    ("v_cmp_gt_i64 vcc, v[0:1], v[2:3]", "v[0:1] v[2:3] | vcc",
     [(2**32, ONES, 1), (ALL, 1, 0), (5, 5, 0), (TOP, 0, 0), (0, TOP, 1)]),
    ("v_cmp_class_f32 vcc, v0, v1", "v0 v1 | vcc", [
        *((number, 1 << place, 1) for place, number in enumerate(CLASSES)),
        *((number, ~(1 << place) & 0x3FF, 0) for place, number in enumerate(CLASSES)),
        (NAN, 3, 1), (-NAN, 3, 1), (0xFF800001, 1, 1), (0.0, 0x400, 0), (MAX, 0x100, 1), (TINY, 0x100, 1)]),
    ("v_cmp_class_f32 vcc, -v0, v1", "v0 v1 | vcc", [(1.0, 8, 1), (-1.0, 8, 0), (0.0, 0x20, 1), (-INF, 0x200, 1)]),
    ("v_cmp_class_f32 vcc, |v0|, v1", "v0 v1 | vcc", [(-INF, 0x200, 1), (-INF, 4, 0), (-DENORMAL, 0x80, 1)]),
    ("v_cmp_eq_f32 s[4:5], v0, 0", "v0 | s[4:5]", [(0.0, 1), (-0.0, 1), (1.0, 0), (NAN, 0)]),
    ("v_cmp_neq_f32 s[4:5], v0, 0", "v0 | s[4:5]", [(0.0, 0), (-0.0, 0), (1.0, 1), (NAN, 1)]),
    ("v_cmp_gt_i32 vcc, -1, v1", "v1 | vcc", [(-2, 1), (-1, 0), (3, 0)]),
    ("v_cmp_lt_u32 vcc, 63, v1", "v1 | vcc", [(63, 0), (64, 1), (-1, 1)]),
    ("v_cmp_gt_f32 vcc, |v0|, -v1", "v0 v1 | vcc", [(-3.0, -2.0, 1), (-1.0, -2.0, 0)]),
]

SCALARS: list[Table] = [
    ("s_mov_b32 s2, s0", "s0 | s2", [(5, 5), (ONES, ONES)]), ("s_mov_b32 s2, 0x214b00", "| s2", [(0x214B00,)]),
    ("s_mov_b32 s2, 0.5", "| s2", [(0x3F000000,)]), ("s_mov_b32 s2, -16", "| s2", [(-16,)]),
    ("s_mov_b32 s2, lit(0x40)", "| s2", [(64,)]), ("s_mov_b32 s2, src_scc", "scc | s2", [(1, 1), (0, 0)]),
    ("s_mov_b64 s[2:3], s[0:1]", "s[0:1] | s[2:3]", [(0x123456789ABCDEF0, 0x123456789ABCDEF0)]),
    ("s_mov_b64 s[2:3], -1", "| s[2:3]", [(ALL,)]), ("s_mov_b64 s[2:3], 64", "| s[2:3]", [(64,)]),
    ("s_mov_b64 s[2:3], exec", "exec | s[2:3]", [(TOP + 5, TOP + 5)]),
    ("s_mov_b64 exec, s[0:1]", "s[0:1] | exec", [(TOP + 5, TOP + 5), (0, 0)]),
    ("s_mov_b64 vcc, s[0:1]", "s[0:1] | vcc", [(TOP + 5, TOP + 5)]),
    ("s_movk_i32 s2, 0x400", "| s2", [(0x400,)]), ("s_movk_i32 s2, 0xff80", "| s2", [(-128,)]),
    ("s_movk_i32 s2, 0x8000", "| s2", [(-32768,)]),
    ("s_not_b32 s2, s0", "s0 | s2 scc", [(0, ONES, 1), (ONES, 0, 0)]),
    ("s_not_b64 s[2:3], s[0:1]", "s[0:1] | s[2:3] scc", [(0, ALL, 1), (ALL, 0, 0), (ONES, ALL - ONES, 1)]),
    ("s_add_i32 s2, s0, s1", "s0 s1 | s2 scc",
     [(1, 2, 3, 0), (HIGH, 1, LOW, 1), (-1, 1, 0, 0), (LOW, -1, HIGH, 1), (LOW, LOW, 0, 1),
        (LOW + 1, -1, LOW, 0), (HIGH - 1, 1, HIGH, 0)]),
    ("s_add_u32 s2, s0, s1", "s0 s1 | s2 scc", [(1, 2, 3, 0), (HIGH, 1, LOW, 0), (-1, 1, 0, 1), (LOW, LOW, 0, 1)]),
    ("s_addc_u32 s2, s0, s1", "s0 s1 scc | s2 scc",
     [(1, 2, 0, 3, 0), (1, 2, 1, 4, 0), (-1, 0, 1, 0, 1), (-1, -1, 1, -1, 1), (-1, 0, 0, -1, 0)]),
    ("s_sub_i32 s2, s0, s1", "s0 s1 | s2 scc",
     [(5, 7, -2, 0), (LOW, 1, HIGH, 1), (0, LOW, LOW, 1), (-5, -7, 2, 0), (HIGH, -1, LOW, 1), (-1, HIGH, LOW, 0)]),
    ("s_sub_u32 s2, s0, s1", "s0 s1 | s2 scc", [(7, 5, 2, 0), (5, 7, -2, 1), (LOW, 1, HIGH, 0), (0, 0, 0, 0)]),
    ("s_subb_u32 s2, s0, s1", "s0 s1 scc | s2 scc",
     [(7, 5, 0, 2, 0), (7, 5, 1, 1, 0), (5, 5, 1, -1, 1), (0, ONES, 1, 0, 1), (5, 5, 0, 0, 0)]),
    ("s_addk_i32 s0, 0xff80", "s0 | s0 scc", [(128, 0, 0), (0, -128, 0), (LOW, HIGH - 127, 1)]),
    ("s_addk_i32 s0, 0x800", "s0 | s0 scc", [(1, 0x801, 0), (HIGH, LOW + 0x7FF, 1)]),
    ("s_mul_i32 s2, s0, s1", "s0 s1 | s2", [(3, -5, -15), (65536, 65536, 0), (ONES, ONES, 1)]),
    ("s_mulk_i32 s0, 0x640", "s0 | s0", [(2, 0xC80), (-1, -0x640)]), ("s_mulk_i32 s0, 0xffff", "s0 | s0", [(5, -5)]),
    ("s_min_i32 s2, s0, s1", "s0 s1 | s2 scc", [(-1, 1, -1, 1), (1, -1, -1, 0), (LOW, HIGH, LOW, 1)]),
    ("s_max_i32 s2, s0, s1", "s0 s1 | s2 scc", [(-1, 1, 1, 0), (1, -1, 1, 1), (LOW, HIGH, HIGH, 0)]),
    ("s_min_u32 s2, s0, s1", "s0 s1 | s2 scc", [(-1, 1, 1, 0), (1, -1, 1, 1)]),
    ("s_max_u32 s2, s0, s1", "s0 s1 | s2 scc", [(-1, 1, ONES, 1), (1, -1, ONES, 0)]),
    ("s_and_b32 s2, s0, s1", "s0 s1 | s2 scc", [(0xF0, 0x3C, 0x30, 1), (0xF0, 0x0F, 0, 0)]),
    ("s_and_b32 s2, src_scc, s0", "s0 scc | s2 scc", [(3, 1, 1, 1), (2, 1, 0, 0), (3, 0, 0, 0)]),
    ("s_mul_i32 s2, s0, src_scc", "s0 scc | s2", [(5, 1, 5), (5, 0, 0)]),
    ("s_or_b32 s2, s0, s1", "s0 s1 | s2 scc", [(0xF0, 0x3C, 0xFC, 1), (0, 0, 0, 0)]),
    ("s_xor_b32 s2, s0, s1", "s0 s1 | s2 scc", [(0xF0, 0x3C, 0xCC, 1), (9, 9, 0, 0)]),
    ("s_and_b64 s[4:5], s[0:1], s[2:3]", "s[0:1] s[2:3] | s[4:5] scc",
     [(ALL, TOP, TOP, 1), (TOP, ONES, 0, 0), (ONES, 1, 1, 1)]),
    ("s_or_b64 s[4:5], s[0:1], src_scc", "s[0:1] scc | s[4:5] scc", [(TOP, 1, TOP + 1, 1), (0, 1, 1, 1), (0, 0, 0, 0)]),
    ("s_or_b64 s[4:5], s[0:1], s[2:3]", "s[0:1] s[2:3] | s[4:5] scc", [(1, TOP, TOP + 1, 1), (0, 0, 0, 0)]),
    ("s_xor_b64 s[4:5], s[0:1], s[2:3]", "s[0:1] s[2:3] | s[4:5] scc", [(ALL, TOP, TOP - 1, 1), (TOP, TOP, 0, 0)]),
    ("s_andn2_b64 s[4:5], s[0:1], s[2:3]", "s[0:1] s[2:3] | s[4:5] scc",
     [(ALL, TOP, TOP - 1, 1), (TOP, ALL, 0, 0), (TOP, ONES, TOP, 1)]),
    ("s_andn2_b32 s2, s0, s1", "s0 s1 | s2 scc", [(0xFF, 0x0F, 0xF0, 1), (0x0F, 0xFF, 0, 0)]),
    ("s_lshl_b32 s2, s0, s1", "s0 s1 | s2 scc",
     [(3, 4, 48, 1), (LOW, 1, 0, 0), (5, 32, 5, 1), (5, 33, 10, 1), (1, -1, LOW, 1)]),
    ("s_lshr_b32 s2, s0, s1", "s0 s1 | s2 scc",
     [(LOW, 31, 1, 1), (1, 1, 0, 0), (5, 32, 5, 1), (-16, 4, 0x0FFFFFFF, 1)]),
    ("s_ashr_i32 s2, s0, s1", "s0 s1 | s2 scc", [(LOW, 31, -1, 1), (5, 31, 0, 0), (-16, 36, -1, 1), (-5, 1, -3, 1)]),
    ("s_lshl_b64 s[4:5], s[0:1], s2", "s[0:1] s2 | s[4:5] scc",
     [(0x80000001, 4, 0x800000010, 1), (TOP, 1, 0, 0), (5, 64, 5, 1), (1, 63, TOP, 1)]),
    ("s_lshr_b64 s[4:5], s[0:1], s2", "s[0:1] s2 | s[4:5] scc", [(2**40, 36, 16, 1), (1, 1, 0, 0), (TOP, 63, 1, 1)]),
    ("s_ashr_i64 s[4:5], s[0:1], s2", "s[0:1] s2 | s[4:5] scc",
     [(-(2**40), 36, -16, 1), (1, 1, 0, 0), (TOP, 63, ALL, 1)]),
    ("s_cselect_b32 s2, s0, s1", "s0 s1 scc | s2", [(5, 6, 1, 5), (5, 6, 0, 6)]),
    ("s_cselect_b32 s2, -1, 0", "scc | s2", [(1, -1), (0, 0)]),
    ("s_cselect_b64 s[4:5], s[0:1], s[2:3]", "s[0:1] s[2:3] scc | s[4:5]", [(ALL, TOP, 1, ALL), (ALL, TOP, 0, TOP)]),
    ("s_cselect_b64 vcc, -1, 0", "scc | vcc", [(1, ALL), (0, 0)]),
    ("s_cmp_eq_u64 s[0:1], s[2:3]", "s[0:1] s[2:3] | scc", [(TOP + 1, TOP + 1, 1), (TOP, 0, 0), (1, 2**32 + 1, 0)]),
    ("s_cmp_lg_u64 s[0:1], s[2:3]", "s[0:1] s[2:3] | scc", [(TOP + 1, TOP + 1, 0), (TOP, 0, 1), (1, 2**32 + 1, 1)]),
    ("s_cmp_lg_u64 vcc, 0", "vcc | scc", [(0, 0), (TOP, 1)]),
    *[(f"s_cmp_{relation}_{kind} s0, s1", "s0 s1 | scc", [(a, b, int(place in holds)) for (a, b), place in pairs])
      for kind, pairs in (("i32", [((3, 4), -1), ((4, 4), 0), ((-1, 1), -1), ((1, -1), 1), ((LOW, HIGH), -1)]),
                          ("u32", [((3, 4), -1), ((4, 4), 0), ((-1, 1), 1), ((1, -1), -1), ((LOW, HIGH), 1)]))
      for relation, holds in {"lt": (-1,), "le": (-1, 0), "eq": (0,), "ge": (0, 1), "gt": (1,), "lg": (-1, 1)}.items()],
    *[(f"s_cmpk_{relation}_i32 s0, 0xff80", "s0 | scc",
       [(-129, int(-1 in holds)), (-128, int(0 in holds)), (0xFF80, int(1 in holds))])
      for relation, holds in {"lt": (-1,), "le": (-1, 0), "eq": (0,), "ge": (0, 1), "gt": (1,), "lg": (-1, 1)}.items()],
    ("s_cmpk_eq_i32 s0, 0x1000", "s0 | scc", [(0x1000, 1), (0, 0)]),
    ("s_and_saveexec_b64 s[2:3], s[0:1]", "s[0:1] exec | s[2:3] exec scc", [
        (0xF0, 0x3C, 0x3C, 0x30, 1), (0xF0, 0x0F, 0x0F, 0, 0), (TOP, ALL, ALL, TOP, 1)]),
    ("s_and_saveexec_b64 s[0:1], s[0:1]", "s[0:1] exec | s[0:1] exec scc", [(0xF0, 0x3C, 0x3C, 0x30, 1)]),
    ("s_and_saveexec_b64 s[2:3], vcc", "vcc exec | s[2:3] exec scc",
     [(0xF0, 0x3C, 0x3C, 0x30, 1), (0, 0x3C, 0x3C, 0, 0)]),
    ("s_or_saveexec_b64 s[2:3], s[0:1]", "s[0:1] exec | s[2:3] exec scc",
     [(0xF0, 0x3C, 0x3C, 0xFC, 1), (0, 0, 0, 0, 0)]),
    ("s_andn2_saveexec_b64 s[2:3], s[0:1]", "s[0:1] exec | s[2:3] exec scc", [
        (0xF0, 0x3C, 0x3C, 0xC0, 1), (0x0F, 0x0F, 0x0F, 0, 0), (ALL, TOP, TOP, TOP - 1, 1)]),
    ("s_or_b64 exec, exec, s[0:1]", "s[0:1] exec | exec scc", [(0xF0, 0x0F, 0xFF, 1), (0, 0, 0, 0)]),
    ("s_andn2_b64 exec, exec, s[0:1]", "s[0:1] exec | exec scc", [(0xF0, 0xFF, 0x0F, 1), (ALL, 5, 0, 0)]),
    ("s_xor_b64 s[2:3], exec, s[0:1]", "s[0:1] exec | s[2:3] scc", [(0xF0, 0xFF, 0x0F, 1)]),
    ("s_and_b64 vcc, exec, s[0:1]", "s[0:1] exec | vcc scc", [(0xF0, 0x3C, 0x30, 1)]),
    ("s_and_b32 s2, vcc_lo, vcc_hi", "vcc | s2 scc", [(0x3C000000F0, 0x30, 1)]),
    ("s_or_b32 s2, exec_lo, exec_hi", "exec | s2 scc", [(0x3C000000F0, 0xFC, 1)]),
    ("s_mov_b32 vcc_hi, s0", "s0 vcc | vcc", [(7, 9, 7 * 2**32 + 9)]),
    ("s_mov_b32 exec_lo, s0", "s0 exec | exec", [(7, ALL, ALL - ONES + 7)]),
    ("s_cmpk_gt_u32 s0, 0xff80", "s0 | scc", [(0xFF81, 1), (0xFF80, 0), (-1, 1), (5, 0)]),
    ("s_brev_b32 s2, s0", "s0 | s2", [(1, LOW), (HIGH, -2), (0x12345678, 0x1E6A2C48)]),
    ("s_brev_b32 s2, -2", "| s2", [(HIGH,)]),
    ("s_bfm_b32 s2, s0, s1", "s0 s1 | s2", [(4, 8, 0xF00), (32, 3, 0), (31, 33, -2)]),
    ("s_bfe_i64 s[4:5], s[0:1], s2", "s[0:1] s2 | s[4:5] scc", [
        (0x80000000, 0x200000, ALL - HIGH, 1), (0x12345678, 0x200000, 0x12345678, 1), (2**32 + 5, 0x200000, 5, 1),
        (0xABCD00000000, 0x80020, ALL - 0x32, 1), (ALL, 0, 0, 0), (2**40, 0x200000, 0, 0), (TOP, 0x40003F, ALL, 1)]),
    ("s_bfe_u64 s[4:5], s[0:1], s2", "s[0:1] s2 | s[4:5] scc", [
        (0x80000000, 0x200000, 0x80000000, 1), (0xABCD00000000, 0x80020, 0xCD, 1), (ALL, 0, 0, 0),
        (TOP, 0x40003F, 1, 1), (ALL, 0x400000, ALL, 1)]),
    ("s_bfe_i32 s2, s0, s1", "s0 s1 | s2 scc", [(0xABCD, 0x80008, -0x55, 1), (ONES, 8, 0, 0), (0x70, 0x40004, 7, 1)]),
    *[(f"s_{name}_b32 s2, s0, s1", "s0 s1 | s2 scc", [(0xF0, 0x3C, found, 1), (a, b, 0, 0)]) for name, found, a, b in (
        ("nand", ~0x30, ONES, ONES), ("nor", ~0xFC, ONES, 0), ("xnor", ~0xCC, 0, ONES), ("orn2", ~0x0C, 0, ONES))],
    *[(f"s_{name}_b64 s[4:5], s[0:1], s[2:3]", "s[0:1] s[2:3] | s[4:5] scc", [(0xF0, 0x3C, found, 1), (a, b, 0, 0)])
      for name, found, a, b in (("nand", ALL - 0x30, ALL, ALL), ("nor", ALL - 0xFC, ALL, 0),
                                ("xnor", ALL - 0xCC, 0, ALL), ("orn2", ALL - 0x0C, 0, ALL))],
    *[(f"s_{name}_saveexec_b64 s[2:3], s[0:1]", "s[0:1] exec | s[2:3] exec scc", [(0xF0, 0x3C, 0x3C, found, 1)])
      for name, found in (("xor", 0xCC), ("nand", ALL - 0x30), ("nor", ALL - 0xFC), ("xnor", ALL - 0xCC),
                          ("orn2", ALL - 0x0C))],
    *[(f"s_cmpk_{relation}_u32 s0, 0xff80", "s0 | scc",
       [(0xFF7F, int(-1 in holds)), (0xFF80, int(0 in holds)), (-1, int(1 in holds))])
      for relation, holds in {"lt": (-1,), "le": (-1, 0), "eq": (0,), "ge": (0, 1), "lg": (-1, 1)}.items()],
    ("s_brev_b64 s[4:5], s[0:1]", "s[0:1] | s[4:5]", [(1, TOP), (0x12345678 << 32, 0x1E6A2C48)]),
    ("s_bfm_b64 s[4:5], s0, s1", "s0 s1 | s[4:5]", [(4, 40, 0xF << 40), (64, 3, 0), (63, 65, ALL - 1)]),
    ("s_flbit_i32_b32 s2, s0", "s0 | s2", [(0, -1), (1, 31), (ONES, 0), (0xFFFF, 16)]),
    ("s_flbit_i32_b64 s2, s[0:1]", "s[0:1] | s2", [(0, -1), (1, 63), (ALL, 0), (2**40, 23)]),
    ("s_flbit_i32 s2, s0", "s0 | s2", [(0, -1), (-1, -1), (1, 31), (LOW, 1), (-65536, 16)]),
    ("s_flbit_i32_i64 s2, s[0:1]", "s[0:1] | s2", [(0, -1), (ALL, -1), (1, 63), (TOP, 1), (-(2**40), 24)]),
    ("s_ff1_i32_b32 s2, s0", "s0 | s2", [(0, -1), (1, 0), (LOW, 31), (0x50000, 16)]),
    ("s_ff1_i32_b64 s2, s[0:1]", "s[0:1] | s2", [(0, -1), (1, 0), (TOP, 63), (5 * 2**40, 40)]),
    ("s_ff0_i32_b32 s2, s0", "s0 | s2", [(ONES, -1), (0, 0), (HIGH, 31), (0xFFFF, 16)]),
    ("s_ff0_i32_b64 s2, s[0:1]", "s[0:1] | s2", [(ALL, -1), (0, 0), (TOP - 1, 63), (2**40 - 1, 40)]),
    ("s_bcnt1_i32_b32 s2, s0", "s0 | s2 scc", [(0, 0, 0), (ONES, 32, 1), (0xF0F0, 8, 1)]),
    ("s_bcnt1_i32_b64 s2, s[0:1]", "s[0:1] | s2 scc", [(0, 0, 0), (ALL, 64, 1), (0xF0F0 << 40, 8, 1)]),
    ("s_bcnt0_i32_b32 s2, s0", "s0 | s2 scc", [(0, 32, 1), (ONES, 0, 0), (0xF0F0, 24, 1)]),
    ("s_bcnt0_i32_b64 s2, s[0:1]", "s[0:1] | s2 scc", [(0, 64, 1), (ALL, 0, 0), (0xF0F0, 56, 1)]),
    ("s_sext_i32_i8 s2, s0", "s0 | s2", [(0xAB7F, 127), (0x1280, -128), (ONES, -1)]),
    ("s_sext_i32_i16 s2, s0", "s0 | s2", [(0xAB7FFF, 32767), (0x128000, -32768), (ONES, -1)]),
    ("s_abs_i32 s2, s0", "s0 | s2 scc", [(5, 5, 1), (-5, 5, 1), (0, 0, 0), (LOW, LOW, 1)]),
    ("s_absdiff_i32 s2, s0, s1", "s0 s1 | s2 scc", [(5, 7, 2, 1), (7, 5, 2, 1), (-5, 7, 12, 1), (3, 3, 0, 0)]),
    ("s_bitcmp0_b32 s0, s1", "s0 s1 | scc", [(5, 0, 0), (5, 1, 1), (5, 34, 0), (LOW, 31, 0)]),
    ("s_bitcmp1_b32 s0, s1", "s0 s1 | scc", [(5, 0, 1), (5, 1, 0), (5, 34, 1), (LOW, 31, 1)]),
    ("s_bitcmp0_b64 s[0:1], s2", "s[0:1] s2 | scc", [(TOP, 63, 0), (TOP, 0, 1), (5, 66, 0)]),
    ("s_bitcmp1_b64 s[0:1], s2", "s[0:1] s2 | scc", [(TOP, 63, 1), (TOP, 0, 0), (5, 66, 1)]),
    ("s_bitset0_b32 s2, s0", "s2 s0 | s2", [(ONES, 4, ONES - 16), (ONES, 36, ONES - 16), (0, 1, 0)]),
    ("s_bitset1_b32 s2, s0", "s2 s0 | s2", [(0, 4, 16), (0, 36, 16), (7, 1, 7)]),
    ("s_bitset0_b64 s[2:3], s0", "s[2:3] s0 | s[2:3]", [(ALL, 63, TOP - 1), (ALL, 64, ALL - 1)]),
    ("s_bitset1_b64 s[2:3], s0", "s[2:3] s0 | s[2:3]", [(0, 63, TOP), (0, 65, 2)]),
    ("s_cmov_b32 s2, s0", "s2 s0 scc | s2", [(5, 7, 1, 7), (5, 7, 0, 5)]),
    ("s_cmovk_i32 s2, 0xff80", "s2 scc | s2", [(5, 1, -128), (5, 0, 5)]),
    ("s_cmov_b64 s[2:3], s[0:1]", "s[2:3] s[0:1] scc | s[2:3]", [(TOP, ALL, 1, ALL), (TOP, ALL, 0, TOP)]),
    ("s_bfe_u32 s2, s0, s1", "s0 s1 | s2 scc", [(0xABCD1234, 0x80008, 0x12, 1), (0xABCD1234, 8, 0, 0)]),
]

# atomics by the names that they have on global memory and on local memory: (held before, value, held after), of a
# comparison (held before, value, compared with, held after); rows of 64 bits are those of the name with _x2 or 64
ATOMICS: list[tuple[str, str, list[tuple]]] = [
    ("flat_atomic_add", "ds_add_u32", [(5, 3, 8), (ONES, 2, 1)]),
    ("flat_atomic_sub", "ds_sub_u32", [(5, 3, 2), (3, 5, -2)]), ("", "ds_rsub_u32", [(5, 3, -2), (3, 5, 2)]),
    ("flat_atomic_inc", "ds_inc_u32", [(5, 7, 6), (7, 7, 0), (ONES, 7, 0), (0, 0, 0), (0, ONES, 1)]),
    ("flat_atomic_dec", "ds_dec_u32", [(5, 7, 4), (0, 7, 7), (9, 7, 7), (7, 7, 6)]),
    ("flat_atomic_smin", "ds_min_i32", [(5, -3, -3), (LOW, 3, LOW)]),
    ("flat_atomic_smax", "ds_max_i32", [(5, -3, 5), (LOW, 3, 3)]),
    ("flat_atomic_umin", "ds_min_u32", [(5, -3, 5), (LOW, 3, 3)]),
    ("flat_atomic_umax", "ds_max_u32", [(5, -3, -3), (LOW, 3, LOW)]),
    ("flat_atomic_and", "ds_and_b32", [(0xFF0, 0x0FF, 0x0F0)]), ("flat_atomic_or", "ds_or_b32", [(0xF0, 0x0F, 0xFF)]),
    ("flat_atomic_xor", "ds_xor_b32", [(0xFF0, 0x0FF, 0xF0F)]),
    ("flat_atomic_swap", "ds_wrxchg_b32", [(5, 7, 7)]),
    ("flat_atomic_cmpswap", "ds_cmpst_b32", [(5, 7, 5, 7), (5, 7, 6, 5), (0, 7, LOW, 0)]),
    ("", "ds_cmpst_f32", [(1.0, 7, 1.0, 7), (0.0, 7, LOW, 7), (NAN, 7, NAN, NAN)]),
    ("", "ds_min_f32", [(1.5, -2.0, -2.0), (NAN, 3.0, 3.0), (3.0, NAN, 3.0)]),
    ("", "ds_max_f32", [(1.5, -2.0, 1.5), (NAN, 3.0, 3.0), (3.0, NAN, 3.0)]),
    ("", "ds_add_f32", [(1.5, -2.0, -0.5), (1.0, 2.0**-24, 1.0), (INF, -INF, NAN)]),
    ("flat_atomic_add_x2", "ds_add_u64", [(ONES, 1, 2**32), (ALL, 2, 1)]),
    ("flat_atomic_sub_x2", "ds_sub_u64", [(2**32, 1, ONES), (0, 1, ALL)]), ("", "ds_rsub_u64", [(1, 2**32, ONES)]),
    ("flat_atomic_inc_x2", "ds_inc_u64", [(ONES, ALL, 2**32), (2**33, 2**32, 0)]),
    ("flat_atomic_dec_x2", "ds_dec_u64", [(2**32, 2**33, ONES), (0, 2**33, 2**33), (ALL, 5, 5)]),
    ("flat_atomic_smin_x2", "ds_min_i64", [(2**32, ALL, ALL)]),
    ("flat_atomic_smax_x2", "ds_max_i64", [(2**32, ALL, 2**32)]),
    ("flat_atomic_umin_x2", "ds_min_u64", [(2**32, ALL, 2**32)]),
    ("flat_atomic_umax_x2", "ds_max_u64", [(2**32, ALL, ALL)]),
    ("flat_atomic_and_x2", "ds_and_b64", [(TOP + 5, ALL - 1, TOP + 4)]),
    ("flat_atomic_or_x2", "ds_or_b64", [(TOP, 5, TOP + 5)]),
    ("flat_atomic_xor_x2", "ds_xor_b64", [(TOP, ALL, TOP - 1)]),
    ("flat_atomic_swap_x2", "ds_wrxchg_b64", [(5, TOP, TOP)]),
    ("flat_atomic_cmpswap_x2", "ds_cmpst_b64", [(2**32 + 5, TOP, 2**32 + 5, TOP), (2**32 + 5, TOP, 5, 2**32 + 5)]),
    ("", "ds_cmpst_f64", [(0x3FF << 52, 7, 0x3FF << 52, 7), (0, 7, TOP, 7),
                          (0x7FF8 << 48, 7, 0x7FF8 << 48, 0x7FF8 << 48)]),
    ("", "ds_min_f64", [(0x3FF << 52, 0xC00 << 52, 0xC00 << 52), (0x7FF8 << 48, 0x400 << 52, 0x400 << 52)]),
    ("", "ds_max_f64", [(0x3FF << 52, 0xC00 << 52, 0x3FF << 52), (0x400 << 52, 0x7FF8 << 48, 0x400 << 52)]),
]

# local memory of 1024 bytes, by the address in v0: (address, first byte reached at each of the instruction's places),
# None outside; address and offset are added in 32 bits, so that -4 and 252 are 248
WRAPPED: list[tuple[str, list[tuple]]] = [
    ("ds_read_b32 v8, v0 offset:252", [(0, 252), (-4, 248), (-252, 0), (-256, None), (LOW, None), (772, None)]),
    ("ds_read_b64 v[8:9], v0 offset:248", [(0, 248), (-8, 240), (-248, 0), (-256, None), (784, None)]),
    ("ds_read_b128 v[8:11], v0 offset:240", [(0, 240), (-16, 224), (-240, 0), (-256, None)]),
    ("ds_read2_b32 v[8:9], v0 offset0:63 offset1:60",
     [(0, 252, 240), (-240, 12, 0), (-252, 0, None), (-256, None, None), (780, None, 1020)]),
    ("ds_read2_b64 v[8:11], v0 offset0:1 offset1:31", [(-8, 0, 240), (-16, None, 232), (-256, None, None)]),
    ("ds_read2st64_b32 v[8:9], v0 offset0:1 offset1:3", [(0, 256, 768), (-256, 0, 512), (-260, None, 508)]),
    ("ds_read_u16 v8, v0 offset:126", [(0, 126), (-2, 124), (-126, 0), (-128, None)]),
    ("ds_read_u8 v8, v0 offset:63", [(0, 63), (-1, 62), (-63, 0), (-64, None)]),
    ("ds_write_b32 v0, v1 offset:252", [(0, 252), (-4, 248), (-252, 0), (-256, None), (LOW, None), (772, None)]),
    ("ds_write_b64 v0, v[1:2] offset:248", [(0, 248), (-8, 240), (-248, 0), (-256, None)]),
    ("ds_write_b128 v0, v[1:4] offset:240", [(0, 240), (-16, 224), (-240, 0), (-256, None)]),
    ("ds_write2_b32 v0, v1, v2 offset0:63 offset1:60", [(0, 252, 240), (-240, 12, 0), (-256, None, None)]),
    ("ds_write2st64_b64 v0, v[1:2], v[3:4] offset0:1 offset1:0", [(-512, 0, None), (8, 520, 8)]),
    ("ds_write_b16 v0, v1 offset:126", [(0, 126), (-2, 124), (-126, 0), (-128, None)]),
    ("ds_write_b8 v0, v1 offset:63", [(0, 63), (-1, 62), (-63, 0), (-64, None)]),
    ("ds_add_u32 v0, v1 offset:252", [(0, 252), (-4, 248), (-252, 0), (-256, None), (LOW, None)]),
    ("ds_add_rtn_u32 v8, v0, v1 offset:252", [(0, 252), (-4, 248), (-252, 0), (-256, None)]),
    ("ds_add_u64 v0, v[1:2] offset:248", [(0, 248), (-8, 240), (-248, 0), (-256, None)]),
]

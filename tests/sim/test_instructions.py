"""Every instruction of gfx803 that the lab's kernels use, one by one, against values worked out by hand from the
manual.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gcn3_truths import (
    ALL,
    BITS,
    COMPARISONS,
    DENORMAL,
    FLOATS,
    INTEGERS,
    MORE_COMPARISONS,
    MORE_FLOATS,
    SCALARS,
    TOP,
    WRAPPED,
    About,
    Nan,
)
from one_wave import FRAME, M0, State, wave

from polaris_lab.base.documents import read_text
from polaris_lab.base.paths import ROOT
from polaris_sim.code import assembly
from polaris_sim.code.instruction_set import memory_access
from polaris_sim.emu import atomics, buffers
from polaris_sim.emu.basic_blocks import BUILDERS
from polaris_sim.emu.executor import WaveExecutor
from polaris_sim.emu.memory import Memory

LANE = np.arange(64, dtype=np.uint32)
EXECS = {"all": ALL, "some": 0x8001F00F5A5A3C01, "none": 0}
MASKED = EXECS["some"]
ON = np.array([MASKED >> lane & 1 for lane in range(64)], bool)
VECTORS = FLOATS + INTEGERS + COMPARISONS + BITS + MORE_FLOATS + MORE_COMPARISONS
LONG = re.compile(r"v_(?:mad_(?!mk|ak)|fma_|div_|max3|ldexp|bf[eim]_|alignbit|mul_lo_u32|mul_hi|.*_[bi]64)")
"""Instructions with the long encoding alone, which has no room for a literal."""
BASE = 0x7F00010000
"""An address whose upper and lower halves both matter."""


def bits(value: Any) -> int:
    """The 32 or 64 bits that a value of a table stands for."""
    if isinstance(value, About):
        value = value.value
    return int(np.float32(value).view(np.uint32)) if isinstance(value, float) else value & ALL


def same(found: np.ndarray, value: Any, size: int = 32) -> bool:
    """Whether every pattern of `size` bits is the one that a table's value stands for: any NaN for NaN, a neighbour for
    About.
    """
    if isinstance(value, float) and np.isnan(value):
        return bool(np.isnan(found.astype(np.uint32).view(np.float32)).all())
    if isinstance(value, Nan):
        dtype = {16: np.float16, 64: np.float64}[value.size]
        return bool(np.isnan(found.astype(f"u{value.size // 8}").view(dtype)).all())
    if isinstance(value, About):
        return bool((np.abs(found.astype(np.int64) - bits(value)) <= 1).all())
    return bool((found == np.uint64(bits(value) & (2**size - 1))).all())


def registers(name: str) -> list[int]:
    """The numbers in "v9" or "s[4:5]"."""
    first, *last = map(int, re.findall(r"\d+", name))
    return list(range(first, (last or [first])[0] + 1))


def mnemonic(text: str) -> str:
    return text.split()[0]


def split(header: str) -> tuple[list[str], list[str]]:
    sources, _, results = header.partition("|")
    return sources.split(), results.split()


def lanes(sources: list[str], rows: list[tuple], which: np.ndarray) -> dict[str, Any]:
    """What `wave` is to be given so that lane i has the row which[i]."""
    given: dict[str, Any] = {"v": {}, "s": {}}
    for place, name in enumerate(sources):
        values = np.array([bits(rows[row][place]) for row in which], np.uint64)
        if name.startswith("v["):
            low, high = registers(name)
            given["v"] |= {low: values & np.uint64(0xFFFFFFFF), high: values >> np.uint64(32)}
        elif name != "vcc" and name.startswith("v"):
            given["v"][registers(name)[0]] = (values & np.uint64(0xFFFFFFFF)).astype(np.uint32)
        else:
            mask = sum(int(value) << lane for lane, value in enumerate(values))
            if name == "vcc":
                given["vcc"] = mask
            else:
                given["s"] |= {registers(name)[0]: mask & 0xFFFFFFFF, registers(name)[1]: mask >> 32}
    return given


def read(state: State, name: str) -> np.ndarray:
    """One value for each lane: a register, a pair, or the bits of a mask."""
    if name == "vcc" or name.startswith("s["):
        mask = state.vcc if name == "vcc" else state.s64(registers(name)[0])
        return np.array([mask >> lane & 1 for lane in range(64)], np.uint64)
    words = [state.v(number).astype(np.uint64) for number in registers(name)]
    return words[0] | words[1] << np.uint64(32) if len(words) == 2 else words[0]


def forms(text: str, header: str, rows: list[tuple]) -> Iterator[tuple[str, str, str, list[tuple], dict[int, int]]]:
    """(form, text, header, rows, scalars): the same truths with the first source in a scalar register or a constant,
    and masks elsewhere.
    """
    yield "vector", text, header, rows, {}
    sources, results = split(header)
    if "vcc" in text:
        yield "pair", text.replace("vcc", "s[10:11]"), header.replace("vcc", "s[10:11]"), rows, {}
    operands = text.partition(",")[2]
    if ("v0" not in sources or "v0" in results or "sdwa" in text or {"vcc"} & set(sources)
            or re.search(r"\bs\[|\d\d\d", operands)):
        return
    place, rest = sources.index("v0"), " ".join(name for name in sources if name != "v0") + " | " + " ".join(results)
    for row in rows:
        others = [row[:place] + row[place + 1:]]
        yield "scalar", re.sub(r"\bv0\b", "s20", text), rest, others, {20: bits(row[place]) & 0xFFFFFFFF}
        value = row[place]
        inline = isinstance(value, int) and -16 <= value <= 64
        literal = not LONG.match(text) and "s[" not in text and not ("16" in text and bits(value) > 0xFFFF)
        if not re.search(r"[-|]v0", text) and (inline or literal):
            yield "constant", re.sub(r"\bv0\b", str(value) if inline else hex(bits(value) & 0xFFFFFFFF),
                                     text), rest, others, {}


@pytest.mark.parametrize(("text", "header", "rows"), VECTORS, ids=[text.replace(" ", "_", 1) for text, *_ in VECTORS])
def test_vector_instructions(text: str, header: str, rows: list[tuple]) -> None:
    """Lanes that are off keep their registers, and have 0 in the mask of a comparison."""
    for form, written, names, truths, scalars in forms(text, header, rows):
        sources, results = split(names)
        which = LANE % len(truths)
        given = lanes(sources, truths, which)
        given["s"] |= scalars
        for name in results:
            if name not in sources and name != "vcc" and name.startswith("v"):
                given["v"] |= {number: LANE + 0xDEAD0000 + number for number in registers(name)
                               if number not in given["v"]}
        for kind, on in EXECS.items() if form != "constant" else [("all", ALL)]:
            state = wave(written, exec=on, **given)
            active = np.array([on >> lane & 1 for lane in range(64)], bool)
            for place, name in enumerate(results, len(sources)):
                found = read(state, name)
                for row, truth in enumerate(truths):
                    chosen = found[active & (which == row)]
                    size = 64 if name.startswith("v[") else 32
                    assert same(chosen, truth[place], size), (
                        f"{written}, lanes {kind}, {names} {truth}: {name} is {[hex(x) for x in chosen[:1]]}")
                if name == "vcc" or name.startswith("s["):
                    assert not text.startswith("v_cmp") or not found[~active].any(), (
                        f"{written}: a lane that is off is not 0")
                else:
                    for number in registers(name):
                        assert (state.v(number) == given["v"][number])[~active].all(), (
                            f"{written}: v{number} of a lane that is off")
            assert state.exec == on and state.scc == 0


COMPARED = [table for table in VECTORS if re.match(r"v_cmp_(?!class)\w+(?<!_sdwa) ", table[0])]


@pytest.mark.parametrize(("text", "header", "rows"), COMPARED, ids=[text.replace(" ", "_", 1) for text, *_ in COMPARED])
def test_v_cmpx_leaves_the_lanes_on_that_v_cmp_finds(text: str, header: str, rows: list[tuple]) -> None:
    mask = masks(header)[0]
    for on in EXECS.values():
        found, narrowed = (wave(written, exec=on, **lanes(split(header)[0], rows, LANE % len(rows)))
                           for written in (text, f"{text.replace('v_cmp_', 'v_cmpx_')}\nv_mov_b32 v20, 7"))
        want = found.vcc if mask == "vcc" else found.s64(registers(mask)[0])
        assert narrowed.exec == want == (narrowed.vcc if mask == "vcc" else narrowed.s64(registers(mask)[0]))
        np.testing.assert_array_equal(narrowed.v(20), [7 * (want >> lane & 1) for lane in range(64)])


def masks(header: str) -> list[str]:
    """The lane masks among the results."""
    return [name for name in split(header)[1] if name == "vcc" or name.startswith("s[")]


WITH_MASK = [table for table in VECTORS if masks(table[1])]


@pytest.mark.parametrize(("text", "header", "rows"), WITH_MASK,
                         ids=[text.replace(" ", "_", 1) for text, *_ in WITH_MASK])
def test_masks_that_are_read_are_made_where_others_are_left_out(text: str, header: str, rows: list[tuple]) -> None:
    for _, written, names, truths, scalars in forms(text, header, rows):
        given = lanes(split(names)[0], truths, LANE % len(truths))
        given["s"] |= scalars
        for mask in masks(names):
            lean, full = (wave(f"{written}\ns_mov_b64 s[60:61], {mask}", exec=MASKED, keep_dead=keep, **given)
                          for keep in (False, True))
            assert lean.s64(60) == full.s64(60), written


WITH_CODE = [table for table in SCALARS if "scc" in split(table[1])[1]]


@pytest.mark.parametrize(("text", "header", "rows"), WITH_CODE,
                         ids=[text.replace(" ", "_", 1) for text, *_ in WITH_CODE])
def test_condition_codes_that_are_read_are_made_where_others_are_left_out(text: str, header: str,
                                                                          rows: list[tuple]) -> None:
    sources, results = split(header)
    for row in rows:
        given: dict[str, Any] = {"scc": 1 - row[len(sources) + results.index("scc")], "s": {}}
        for name, value in zip(sources, row, strict=False):
            if name in ("vcc", "exec", "scc"):
                given[name] = bits(value)
            else:
                given["s"] |= {number: bits(value) >> 32 * k & 0xFFFFFFFF for k, number in enumerate(registers(name))}
        assert wave(f"{text}\ns_cselect_b32 s60, 1, 0", keep_dead=False,
                    **given).s(60) == row[len(sources) + results.index("scc")], (text, row)


def scalar_forms(text: str, header: str, row: tuple) -> Iterator[tuple[str, str, tuple]]:
    yield text, header, row
    sources, results = split(header)
    if "s0" in sources and "s0" not in results and not re.search(r"cmpk|movrel", text):
        at = sources.index("s0")
        value = row[at] if -16 <= row[at] <= 64 else hex(row[at] & 0xFFFFFFFF)
        rest = " ".join(sources[:at] + sources[at + 1:] + ["|"] + results)
        yield re.sub(r"\bs0\b", str(value), text), rest, row[:at] + row[at + 1:]


@pytest.mark.parametrize(("text", "header", "rows"), SCALARS, ids=[text.replace(" ", "_", 1) for text, *_ in SCALARS])
def test_scalar_instructions(text: str, header: str, rows: list[tuple]) -> None:
    """They run whatever lanes are on, and leave SCC, VCC and EXEC alone unless they are among the results."""
    for row in rows:
        for written, names, truth in scalar_forms(text, header, row):
            sources, results = split(names)
            for scc, on in ((0, ALL), (1, ALL), (1, 0)):
                given: dict[str, Any] = {"vcc": 0, "exec": on, "scc": scc,
                                         "s": {number: 0xDEAD0000 + number for number in range(8)}}
                for name, value in zip(sources, truth, strict=False):
                    if name in given:
                        given[name] = bits(value)
                    else:
                        given["s"] |= {number: bits(value) >> 32 * k & 0xFFFFFFFF
                                       for k, number in enumerate(registers(name))}
                state = wave(written, **given)
                want = {name: given[name] for name in ("vcc", "exec", "scc")}
                want |= dict(zip(results, truth[len(sources):], strict=True))
                for name, value in want.items():
                    wide = name in ("vcc", "exec") or "[" in name
                    read_scalar = state.s64 if wide else state.s
                    found = getattr(state, name) if name in given else read_scalar(registers(name)[0])
                    assert found == bits(value) & (ALL if wide else 0xFFFFFFFF), (
                        f"{written}, {names} {truth}: {name} is {found:#x}")


WORDS = (np.arange(1024, dtype=np.uint32) * np.uint32(0x9E3779B1))
PAIR = {0: (BASE + 4 * LANE.astype(np.uint64)) & np.uint64(0xFFFFFFFF), 1: np.full(64, BASE >> 32, np.uint64)}
"""v[0:1] of flat accesses: the lane-th word of the buffer at BASE."""
WIDE = {0: (BASE + 16 * LANE.astype(np.uint64)) & np.uint64(0xFFFFFFFF), 1: PAIR[1]}
"""The same, four words for each lane."""
AT = {0: BASE & 0xFFFFFFFF, 1: BASE >> 32}
SCRATCH = {0: BASE & 0xFFFFFFFF, 1: BASE >> 32 | 1 << 31, 2: 0xFFFFFFFF, 3: 1 << 23 | 3 << 21 | 1 << 19}
"""s[0:3] for scratch: swizzled (bit 63), lanes added (119), 64 of them side by side (118:117), each in 4-byte elements
(116:115).
"""


def put(words: np.ndarray, places: Any, values: Any, on: Any = True) -> np.ndarray:
    """`words` with values in some places, as far as they are on."""
    after = words.copy()
    places, values, on = np.broadcast_arrays(places, values, on)
    after[places[on]] = values[on]
    return after


def either(loaded: np.ndarray, kept: Any) -> np.ndarray:
    """What a register holds after a masked load."""
    return np.where(ON, loaded, kept).astype(np.uint32)


def fetched(name: str, operands: str, *places: Any) -> tuple:
    """A masked read from LDS of one word for each of `places` into v8 on; v0 is left as it is, v8 on held 5."""
    given = {"lds": WORDS, "exec": MASKED,
             "v": {0: 4 * len(places) * LANE, **{8 + k: np.full(64, 5) for k in range(4)}}}
    return name, f"{name} {operands}", given, {f"v{8 + k}": either(WORDS[place], 5) for k, place in enumerate(places)}


def written(name: str, operands: str, *places: Any) -> tuple:
    """A masked write to LDS of v1 on into `places`."""
    values = [LANE + 1000 * (k + 1) for k in range(len(places))]
    after = WORDS
    for place, value in zip(places, values, strict=True):
        after = put(after, place, value, ON)
    given = {"lds": WORDS, "exec": MASKED,
             "v": {0: 4 * len(places) * LANE, **{1 + k: value for k, value in enumerate(values)}}}
    return name, f"{name} {operands}", given, {"lds": after}


def loaded(name: str, count: int) -> tuple:
    """A masked load of `count` words, the lanes 16 bytes apart."""
    given = {"memory": {BASE: WORDS}, "exec": MASKED, "v": {**WIDE, **{8 + k: np.full(64, 5) for k in range(4)}}}
    target = f"v[8:{7 + count}]" if count > 1 else "v8"
    return name, f"{name} {target}, v[0:1]", given, {
        f"v{8 + k}": either(WORDS[4 * LANE + k], 5) if k < count else np.full(64, 5) for k in range(4)}


def stored(name: str, count: int) -> tuple:
    values = [LANE + 1000 * (k + 1) for k in range(count)]
    after = WORDS
    for k, value in enumerate(values):
        after = put(after, 4 * LANE + k, value, ON)
    given = {"memory": {BASE: WORDS}, "exec": MASKED, "v": {**WIDE, **{2 + k: value for k, value in enumerate(values)}}}
    source = f"v[2:{1 + count}]" if count > 1 else "v2"
    return name, f"{name} v[0:1], {source}", given, {"memory": {BASE: after}}


def narrow(name: str, size: int, dtype: str) -> tuple:
    """A masked read from LDS of a byte or half for each lane, widened; v0 is left as it is, v8 held 5."""
    given = {"lds": WORDS, "exec": MASKED, "v": {0: size * LANE, 8: 5}}
    found = WORDS.view(dtype)[LANE + 6].astype(np.int64).astype(np.uint32)
    return name, f"{name} v8, v0 offset:{6 * size}", given, {"v8": either(found, 5), "v0": size * LANE}


def narrowed(name: str, size: int, dtype: str) -> tuple:
    """A masked write to LDS of the lowest bits of v1."""
    after = put(WORDS.view(dtype), LANE + 6, (LANE + 0xABCD00).astype(dtype), ON).view(np.uint32)
    given = {"lds": WORDS, "exec": MASKED, "v": {0: size * LANE, 1: LANE + 0xABCD00}}
    return name, f"{name} v0, v1 offset:{6 * size}", given, {"lds": after}


def moved(text: str, lanes: Any, good: Any = True) -> tuple:
    """A masked DPP move of v0 to v8, which held 5, from `lanes` where `good`."""
    there = ON[np.asarray(lanes) % 64] & good
    taken = there | ("bound_ctrl" in text)
    new = np.where(there, 1000 + np.asarray(lanes) % 64, 0)
    return "v_mov_b32", f"v_mov_b32_dpp v8, v0 {text}", {"v": {0: LANE + 1000, 8: 5}, "exec": MASKED}, {
        "v8": np.where(ON & taken, new, 5), "v0": LANE + 1000}


def narrowly(access: str, size: int, dtype: str) -> tuple:
    """A masked load from private memory, each lane at the second part of its own second word."""
    given = {"memory": {BASE: WORDS}, "s": {**SCRATCH, 4: 256}, "v": {0: 4, 8: 5}, "exec": MASKED}
    found = (WORDS[128 + LANE] >> (8 * size)).astype(dtype).astype(np.int64)
    return access, f"{access} v8, v0, s[0:3], s4 offen offset:{size}", given, {"v8": either(found, 5)}


def hidden(count: int) -> tuple:
    """A masked store of `count` words to private memory, from each lane's second word on."""
    name, after = f"buffer_store_dwordx{count}", WORDS
    for k in range(count):
        after = put(after, 128 + 64 * k + LANE, LANE + 1000 * k, ON)
    given = {"memory": {BASE: WORDS}, "s": {**SCRATCH, 4: 256}, "exec": MASKED,
             "v": {8 + k: LANE + 1000 * k for k in range(count)}}
    return name, f"{name} v[8:{7 + count}], off, s[0:3], s4 offset:4", given, {"memory": {BASE: after}}


SIGNED = np.array([0x80, 0x7F, 0xFF01, 0x8000], np.uint32)
ROWS, AT_ROW = LANE.astype(np.int64) // 16 * 16, LANE.astype(np.int64) % 16
FUNCTIONS = """
    s_getpc_b64 s[4:5]
    s_add_u32 s4, s4, twice@rel32@lo+4
    s_addc_u32 s5, s5, twice@rel32@hi+12
    s_mov_b32 s2, 5
    s_swappc_b64 s[30:31], s[4:5]
    s_add_i32 s2, s2, 1
    s_swappc_b64 s[30:31], s[4:5]
    s_getpc_b64 s[6:7]
.Lpost_getpc0:
    s_add_u32 s6, s6, (.Lfar-.Lpost_getpc0)&4294967295
    s_addc_u32 s7, s7, (.Lfar-.Lpost_getpc0)>>32
    s_setpc_b64 s[6:7]
.Lback:
    s_mov_b32 s3, 9
    s_endpgm
.Lfar:
    s_mov_b32 s8, 7
    s_getpc_b64 s[6:7]
.Lpost_getpc1:
    s_add_u32 s6, s6, (.Lback-.Lpost_getpc1)&4294967295
    s_addc_u32 s7, s7, (.Lback-.Lpost_getpc1)>>32
    s_setpc_b64 s[6:7]
.Lfunc_end1:
twice:
    s_lshl_b32 s2, s2, 1
    s_setpc_b64 s[30:31]
.Lfunc_end2:"""
"""s2 is doubled by a function that is called twice; then a long branch there and back."""


def branch(name: str, goes: bool, **given: Any) -> tuple:
    return name, f"s_mov_b32 s2, 7\n{name} .LBB0_1\ns_mov_b32 s2, 8\n.LBB0_1:\ns_nop 0", given, {"s2": 7 if goes else 8}


def s_loaded(count: int, what: str = "s_load", base: str = "s[0:1]") -> tuple:
    name = f"{what}_dword" + (f"x{count}" if count > 1 else "")
    target = f"s[8:{7 + count}]" if count > 1 else "s8"
    given = {"memory": {BASE: WORDS}, "s": {**AT, 8 + count: 77}, "exec": 0}
    return name, f"{name} {target}, {base}, 0x8", given, {
        **{f"s{8 + k}": int(WORDS[2 + k]) for k in range(count)}, f"s{8 + count}": 77}


HALF = WORDS[:64]  # local memory that ends in the middle of what the lanes of a wave reach
PROGRAMS: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    # local memory: offsets count bytes, those of read2 elements, those of st64 64 elements
    fetched("ds_read_b32", "v8, v0 offset:8", LANE + 2),
    fetched("ds_read_b64", "v[8:9], v0 offset:8", 2 * LANE + 2, 2 * LANE + 3),
    fetched("ds_read_b128", "v[8:11], v0 offset:16", *(4 * LANE + 4 + k for k in range(4))),
    fetched("ds_read_b96", "v[8:10], v0 offset:8", *(3 * LANE + 2 + k for k in range(3))),
    fetched("ds_read2_b32", "v[8:9], v0 offset0:1 offset1:16", 2 * LANE + 1, 2 * LANE + 16),
    fetched("ds_read2_b32", "v[8:9], v0 offset1:255", 2 * LANE, 2 * LANE + 255),
    fetched("ds_read2st64_b32", "v[8:9], v0 offset0:1 offset1:2", 2 * LANE + 64, 2 * LANE + 128),
    fetched("ds_read2_b64", "v[8:11], v0 offset0:1 offset1:3", *(4 * LANE + k for k in (2, 3, 6, 7))),
    fetched("ds_read2st64_b64", "v[8:11], v0 offset0:1 offset1:2", *(4 * LANE + k for k in (128, 129, 256, 257))),
    narrow("ds_read_u16", 2, "<u2"), narrow("ds_read_i16", 2, "<i2"), narrow("ds_read_u8", 1, "u1"),
    narrow("ds_read_i8", 1, "i1"), narrowed("ds_write_b16", 2, "<u2"), narrowed("ds_write_b8", 1, "u1"),
    ("ds_read_u16", "ds_read_u16 v0, v0", {"lds": WORDS, "v": {0: 2 * LANE}},
     {"v0": WORDS.view("<u2")[LANE].astype(np.uint32)}),
    ("ds_read_u16", "ds_read_u16 v8, v0", {"lds": ~HALF, "v": {0: 2 * LANE + 192}},
     {"v8": np.where(LANE < 32, (~HALF).view("<u2")[(LANE + 96) % 128], 0), "faults": True}),
    ("ds_read_u16", "ds_read_u16 v8, v0 offset:256", {"lds": ~HALF, "v": {0: 2 * LANE + 192}},
     {"v8": LANE * 0, "faults": True}),  # past the last block of 512 bytes, too
    ("ds_read_u16", "ds_read_u16 v8, v0 offset:128", {"lds": HALF, "v": {0: 2 * LANE}},
     {"v8": HALF.view("<u2")[64:]}),  # the last half of the array is inside
    ("ds_write_b16", "ds_write_b16 v0, v1 offset:192", {"lds": HALF, "v": {0: 2 * LANE, 1: LANE}},
     {"lds": put(HALF.view("<u2"), LANE[:32] + 96, LANE[:32].astype("<u2")).view(np.uint32), "faults": True}),
    written("ds_write_b32", "v0, v1 offset:8", LANE + 2),
    written("ds_write_b64", "v0, v[1:2] offset:8", 2 * LANE + 2, 2 * LANE + 3),
    written("ds_write_b128", "v0, v[1:4] offset:16", *(4 * LANE + 4 + k for k in range(4))),
    written("ds_write_b96", "v0, v[1:3] offset:8", *(3 * LANE + 2 + k for k in range(3))),
    written("ds_write2st64_b64", "v0, v[1:2], v[3:4] offset0:1 offset1:2",
            *(4 * LANE + k for k in (128, 129, 256, 257))),
    written("ds_write2_b32", "v0, v1, v2 offset0:1 offset1:200", 2 * LANE + 1, 2 * LANE + 200),
    written("ds_write2_b32", "v0, v1, v2 offset1:1", 2 * LANE, 2 * LANE + 1),
    written("ds_write2st64_b32", "v0, v1, v2 offset0:1 offset1:3", 2 * LANE + 64, 2 * LANE + 192),
    written("ds_write2_b64", "v0, v[1:2], v[3:4] offset0:1 offset1:3", *(4 * LANE + k for k in (2, 3, 6, 7))),
    ("ds_read2_b32", "ds_read2_b32 v[0:1], v0 offset1:1", {"lds": WORDS, "v": {0: 4 * LANE}},
     {"v0": WORDS[LANE], "v1": WORDS[LANE + 1]}),
    ("ds_read_b32", "ds_read_b32 v8, v0", {"lds": HALF, "v": {0: 4 * LANE + 128}},
     {"v8": np.where(LANE < 32, HALF[(LANE + 32) % 64], 0), "faults": True}),
    ("ds_read2_b32", "ds_read2_b32 v[8:9], v0 offset1:32", {"lds": HALF, "v": {0: 4 * LANE}},
     {"v8": HALF, "v9": np.where(LANE < 32, HALF[(LANE + 32) % 64], 0), "faults": True}),
    ("ds_read_b32", "ds_read_b32 v8, v0", {"lds": HALF, "v": {0: np.where(LANE, 4 * LANE, -4)}},
     {"v8": np.where(LANE, HALF, 0), "faults": True}),
    ("ds_write_b32", "ds_write_b32 v0, v1 offset:128", {"lds": HALF, "v": {0: 4 * LANE, 1: LANE}},
     {"lds": put(HALF, LANE[32:], LANE[:32]), "faults": True}),
    ("ds_write_b32", "ds_write_b32 v0, v1 offset:128", {"lds": HALF, "v": {0: 4 * LANE, 1: LANE}, "exec": 2**32 - 1},
     {"lds": put(HALF, LANE[32:], LANE[:32]), "faults": False}),
    # flat memory
    loaded("flat_load_dword", 1), loaded("flat_load_dwordx2", 2), loaded("flat_load_dwordx3", 3),
    loaded("flat_load_dwordx4", 4),
    stored("flat_store_dword", 1), stored("flat_store_dwordx2", 2), stored("flat_store_dwordx3", 3),
    stored("flat_store_dwordx4", 4),
    ("flat_load_dwordx4", "flat_load_dwordx4 v[0:3], v[0:1]", {"memory": {BASE: WORDS}, "v": PAIR},
     {f"v{k}": WORDS[LANE + k] for k in range(4)}),  # four words from any word on, over the address itself
    ("flat_load_ushort", "flat_load_ushort v8, v[0:1]",
     {"memory": {BASE: WORDS}, "v": {0: (BASE + 2 * LANE.astype(np.uint64)) & np.uint64(0xFFFFFFFF), 1: PAIR[1]}},
     {"v8": WORDS.view("<u2")[:64].astype(np.uint32)}),
    ("flat_load_ubyte", "flat_load_ubyte v8, v[0:1]",
     {"memory": {BASE: WORDS}, "v": {0: (BASE + LANE.astype(np.uint64)) & np.uint64(0xFFFFFFFF), 1: PAIR[1]}},
     {"v8": WORDS.view("u1")[:64].astype(np.uint32)}),
    ("flat_store_short", "flat_store_short v[0:1], v2",
     {"memory": {BASE: WORDS}, "v": {**PAIR, 2: LANE + 0xABCD0000}, "exec": MASKED},
     {"memory": {BASE: put(WORDS, LANE, (WORDS[:64] & 0xFFFF0000) + LANE, ON)}}),
    ("flat_atomic_add", "flat_atomic_add v[0:1], v2",
     {"memory": {BASE: WORDS}, "v": {0: BASE & 0xFFFFFFFF, 1: BASE >> 32, 2: LANE + 1}, "exec": MASKED},
     {"memory": {BASE: put(WORDS, 0, np.uint32((int(WORDS[0]) + int((LANE + 1)[ON].sum())) & 0xFFFFFFFF))}}),
    ("flat_load_dword", "flat_load_dword v8, v[0:1]", {"memory": {BASE: WORDS[:32]}, "v": PAIR},
     {"v8": np.where(LANE < 32, WORDS[:64], 0), "faults": True}),
    ("flat_load_dwordx2", "flat_load_dwordx2 v[8:9], v[0:1]",
     {"memory": {BASE: WORDS[:64]}, "v": PAIR, "exec": 2**63 - 1},
     {"v8": np.where(LANE < 63, WORDS[:64], 0), "v9": np.where(LANE < 63, WORDS[1:65], 0), "faults": False}),
    ("flat_store_dword", "flat_store_dword v[0:1], v2", {"memory": {BASE: WORDS[:32]}, "v": {**PAIR, 2: LANE}},
     {"memory": {BASE: LANE[:32]}, "faults": True}),
    ("flat_load_sbyte", "flat_load_sbyte v8, v[0:1]",
     {"memory": {BASE: SIGNED}, "v": {0: (BASE & 0xFFFFFFFF) + 4 * (LANE % 4), 1: BASE >> 32}},
     {"v8": np.array([-128, 127, 1, 0])[LANE % 4].astype(np.uint32)}),
    ("flat_load_sshort", "flat_load_sshort v8, v[0:1]",
     {"memory": {BASE: SIGNED}, "v": {0: (BASE & 0xFFFFFFFF) + 4 * (LANE % 4), 1: BASE >> 32}},
     {"v8": np.array([128, 127, -255, -32768])[LANE % 4].astype(np.uint32)}),
    ("flat_store_byte", "flat_store_byte v[0:1], v2",
     {"memory": {BASE: WORDS}, "v": {**PAIR, 2: LANE + 0xABCD00}, "exec": MASKED},
     {"memory": {BASE: put(WORDS, LANE, (WORDS[:64] & 0xFFFFFF00) + LANE, ON)}}),
    # private memory by bytes and halves
    narrowly("buffer_load_ubyte", 1, "<u1"), narrowly("buffer_load_sbyte", 1, "<i1"),
    narrowly("buffer_load_ushort", 2, "<u2"), narrowly("buffer_load_sshort", 2, "<i2"),
    ("buffer_store_byte", "buffer_store_byte v2, off, s[0:3], s4 offset:7",
     {"memory": {BASE: WORDS}, "s": {**SCRATCH, 4: 256}, "v": {2: LANE + 0xABCD00}, "exec": MASKED},
     {"memory": {BASE: put(WORDS, 128 + LANE, (WORDS[128 + LANE] & 0x00FFFFFF) + (LANE << 24), ON)}}),
    ("buffer_store_short", "buffer_store_short v2, v0, s[0:3], s4 offen offset:2",
     {"memory": {BASE: WORDS}, "s": {**SCRATCH, 4: 256}, "v": {0: 4, 2: LANE + 0xABCD0000}, "exec": MASKED},
     {"memory": {BASE: put(WORDS, 128 + LANE, (WORDS[128 + LANE] & 0xFFFF) + (LANE << 16), ON)}}),
    # from lane to lane: a lane that is off or not there gives nothing, and 0 with bound_ctrl
    moved("quad_perm:[3,0,1,1] row_mask:0xf bank_mask:0xf", LANE // 4 * 4 + np.array([3, 0, 1, 1])[LANE % 4]),
    moved("quad_perm:[3,0,1,1] row_mask:0xf bank_mask:0xf bound_ctrl:0",
          LANE // 4 * 4 + np.array([3, 0, 1, 1])[LANE % 4]),
    moved("row_shl:3 row_mask:0xf bank_mask:0xf", ROWS + AT_ROW + 3, AT_ROW < 13),
    moved("row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:0", ROWS + AT_ROW - 1, AT_ROW > 0),
    moved("row_ror:5 row_mask:0xf bank_mask:0xf", ROWS + (AT_ROW - 5) % 16),
    moved("wave_shr:1 row_mask:0xf bank_mask:0xf", LANE.astype(np.int64) - 1, LANE > 0),
    moved("wave_rol:1 row_mask:0xf bank_mask:0xf", LANE + 1),
    moved("row_mirror row_mask:0xf bank_mask:0xf", ROWS + 15 - AT_ROW),
    moved("row_half_mirror row_mask:0xf bank_mask:0xf", LANE // 8 * 8 + 7 - LANE % 8),
    moved("row_bcast:31 row_mask:0xf bank_mask:0xf", 31, LANE >= 32),
    # one register as both sources: moved in the first alone
    ("v_add_u32", "v_add_u32_dpp v8, vcc, v8, v8 row_half_mirror row_mask:0xf bank_mask:0xf", {"v": {8: LANE}},
     {"v8": LANE + LANE // 8 * 8 + 7 - LANE % 8}),
    ("v_add_u32", "v_add_u32_dpp v8, vcc, v0, v1 row_bcast:15 row_mask:0xa bank_mask:0x7",
     {"v": {0: LANE, 1: 1000, 8: 5}},
     {"v8": np.where((LANE // 16 % 2 == 1) & (LANE % 16 < 12), LANE // 16 * 16 - 1 + 1000, 5)}),
    ("ds_swizzle_b32", "ds_swizzle_b32 v8, v0 offset:0x8039", {"v": {0: LANE, 8: 5}, "exec": MASKED},
     {"v8": either(np.where(ON[LANE // 4 * 4 + np.array([1, 2, 3, 0])[LANE % 4]],
                            LANE // 4 * 4 + np.array([1, 2, 3, 0])[LANE % 4], 0), 5)}),
    ("ds_swizzle_b32", "ds_swizzle_b32 v8, v0 offset:0x041e", {"v": {0: LANE}},  # and 30, or 0, xor 1
     {"v8": LANE // 2 * 2 + 1}),
    ("ds_bpermute_b32", "ds_bpermute_b32 v8, v0, v1 offset:4", {"v": {0: 4 * (LANE * 7), 1: LANE + 1000}},
     {"v8": (LANE * 7 + 1) % 64 + 1000}),
    ("ds_permute_b32", "ds_permute_b32 v8, v0, v1", {"v": {0: 4 * (LANE ^ 5), 1: LANE + 1000}},
     {"v8": (LANE ^ 5) + 1000}),
    ("ds_permute_b32", "ds_permute_b32 v8, v0, v1", {"v": {0: 12, 1: LANE + 1000}},  # the last lane wins
     {"v8": put(LANE * 0, 3, 1063)}),
    ("v_mbcnt_lo_u32_b32", "v_mbcnt_lo_u32_b32 v8, s0, 3\nv_mbcnt_hi_u32_b32 v9, s1, v8", {"s": {0: 0x0F0, 1: 0x3}},
     {"v8": np.clip(LANE.astype(np.int64) - 4, 0, 4) + 3, "v9": np.clip(LANE.astype(np.int64) - 4, 0, 4) + 3
      + np.clip(LANE.astype(np.int64) - 32, 0, 2)}),
    ("v_mbcnt_hi_u32_b32", "v_mbcnt_hi_u32_b32 v8, -1, 0", {},
     {"v8": np.clip(LANE.astype(np.int64) - 32, 0, 31)}),
    # calls, returns and long branches
    *((name, FUNCTIONS, {}, {"s2": 22, "s3": 9, "s8": 7}) for name in ("s_getpc_b64", "s_setpc_b64", "s_swappc_b64")),
    # scratch: each lane's word lies next to its neighbours', so an offset of one word is 256 bytes away
    ("buffer_store_dword", "buffer_store_dword v2, off, s[0:3], s4 offset:8",
     {"memory": {BASE: WORDS}, "s": {**SCRATCH, 4: 512}, "v": {2: LANE}, "exec": MASKED},
     {"memory": {BASE: put(WORDS, 128 + 128 + LANE, LANE, ON)}}),
    ("buffer_store_dword", "buffer_store_dword v2, v0, s[0:3], 0 offen offset:4",
     {"memory": {BASE: WORDS}, "s": SCRATCH, "v": {0: 4 * (LANE % 3), 2: LANE}},
     {"memory": {BASE: put(WORDS, 64 * (LANE % 3 + 1) + LANE, LANE)}}),
    ("buffer_load_dword", "buffer_load_dword v8, off, s[0:3], s4 offset:8",
     {"memory": {BASE: WORDS}, "s": {**SCRATCH, 4: 512}, "v": {8: 5}, "exec": MASKED},
     {"v8": either(WORDS[256 + LANE], 5)}),
    ("buffer_load_dword", "buffer_load_dword v8, v0, s[0:3], 0 offen",
     {"memory": {BASE: WORDS}, "s": SCRATCH, "v": {0: 4 * (LANE % 3)}},
     {"v8": WORDS[64 * (LANE % 3) + LANE]}),
    *((f"buffer_load_dwordx{count}", f"buffer_load_dwordx{count} v[8:{7 + count}], off, s[0:3], s4 offset:4",
       {"memory": {BASE: WORDS}, "s": {**SCRATCH, 4: 256}, "exec": MASKED},
       {f"v{8 + k}": either(WORDS[128 + 64 * k + LANE], 0) for k in range(count)}) for count in (2, 3, 4)),
    *(hidden(count) for count in (2, 3, 4)),
    # a descriptor that adds no lane: one word for all
    ("buffer_load_ushort", "buffer_load_ushort v8, off, s[0:3], 0 offset:6",
     {"memory": {BASE: WORDS}, "s": {**AT, 2: 0x600, 3: 0x27FAC}, "exec": MASKED, "v": {8: 5}},
     {"v8": either(LANE * 0 + (int(WORDS[1]) >> 16), 5)}),
    ("buffer_wbinvl1_vol", "buffer_wbinvl1_vol", {"scc": 1}, {"scc": 1}),
    # scalar loads, whatever lanes are on
    *(s_loaded(count) for count in (1, 2, 4, 8, 16)),
    *(s_loaded(count, "s_buffer_load", "s[0:3]") for count in (1, 2, 4, 8, 16)),
    ("s_buffer_load_dwordx2", "s_buffer_load_dwordx2 s[0:1], s[0:3], 0x4",  # the upper half of the address is not read
     {"memory": {BASE: WORDS}, "s": {0: BASE % 2**32, 1: 0}}, {"s0": int(WORDS[1]), "s1": int(WORDS[2])}),
    ("v_mov_b32", "v_mov_b32 v8, src_scc", {"scc": 1, "exec": MASKED, "v": {8: 5}}, {"v8": either(LANE * 0 + 1, 5)}),
    ("s_load_dwordx2", "s_load_dwordx2 s[0:1], s[0:1], 0x0", {"memory": {BASE: WORDS}, "s": AT},
     {"s0": int(WORDS[0]), "s1": int(WORDS[1])}),
    # between vector and scalar registers: a lane is chosen whether or not it is on
    ("v_readlane_b32", "v_readlane_b32 s2, v0, 63", {"v": {0: LANE + 5}, "exec": 1}, {"s2": 68}),
    # modulo 64
    ("v_readlane_b32", "v_readlane_b32 s2, v0, s3", {"v": {0: LANE + 5}, "s": {3: 66}, "exec": 0}, {"s2": 7}),
    ("v_readfirstlane_b32", "v_readfirstlane_b32 s2, v0", {"v": {0: LANE + 5}, "exec": 0xF0}, {"s2": 9}),
    ("v_readfirstlane_b32", "v_readfirstlane_b32 s2, v0", {"v": {0: LANE + 5}, "exec": TOP}, {"s2": 68}),
    ("v_readfirstlane_b32", "v_readfirstlane_b32 s2, v0", {"v": {0: LANE + 5}, "exec": 0}, {"s2": 5}),
    ("v_writelane_b32", "v_writelane_b32 v8, s2, 63", {"v": {8: LANE}, "s": {2: 1000}, "exec": 1},
     {"v8": put(LANE, 63, 1000)}),
    ("v_writelane_b32", "v_writelane_b32 v8, -7, s3", {"v": {8: LANE}, "s": {3: 4}, "exec": 0},
     {"v8": put(LANE, 4, 2**32 - 7)}),
    ("v_movrels_b32", "v_movrels_b32 v9, v0", {"v": {0: 10, 1: 11, 2: 12, 9: 5}, "m0": 2, "exec": MASKED},
     {"v9": either(LANE * 0 + 12, 5)}),
    ("v_movreld_b32", "v_movreld_b32 v9, v0", {"v": {0: 10, 9: 5, 10: 6}, "m0": 1, "exec": MASKED},
     {"v9": LANE * 0 + 5, "v10": either(LANE * 0 + 10, 6)}),
    ("s_mov_b32", "s_mov_b32 m0, s0\nv_movrels_b32 v9, v0\ns_mov_b32 s2, m0", {"v": {0: 10, 3: 13}, "s": {0: 3}},
     {"v9": LANE * 0 + 13, "s2": 3}),
    ("s_lshr_b32", "s_lshr_b32 flat_scratch_hi, s0, 8\ns_mov_b32 s2, flat_scratch_hi", {"s": {0: 0x1200}},
     {"s2": 0x12, "scc": 1}),
    # the mode: denormals are kept from here to there (tests/sim/test_division.py has more)
    ("s_setreg_imm32_b32", ("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3\nv_add_f32 v8, v0, v0\n"
                            "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0\nv_add_f32 v9, v0, v0"),
     {"v": {0: 3}, "scc": 1}, {"v8": LANE * 0 + 6, "v9": LANE * 0, "scc": 1}),
    ("v_add_f64", "v_add_f64 v[8:9], v[0:1], v[0:1]\nv_add_f32 v10, v0, v0", {"v": {0: 3, 1: 0}},
     {"v8": LANE * 0 + 6, "v9": LANE * 0, "v10": LANE * 0}),  # denormals of float64 alone are kept
    # halves of the masks as sources, and what one instruction writes read by the next
    ("v_add_u32", "v_add_u32 v9, vcc, vcc_lo, v1", {"vcc": 7, "v": {1: LANE}}, {"v9": LANE + 7, "vcc": 0}),
    ("v_mov_b32", "v_mov_b32 v8, vcc_hi\nv_mov_b32 v9, exec_hi", {"vcc": 7 << 32, "exec": TOP + 1},
     {"v9": put(LANE * 0, [0, 63], 1 << 31), "v8": put(LANE * 0, [0, 63], 7)}),
    ("v_lshlrev_b64", "v_lshlrev_b64 v[8:9], 2, s[0:1]", {"s": {0: 0x40000001, 1: 1}},
     {"v8": LANE * 0 + 4, "v9": LANE * 0 + 5}),
    ("v_cmp_gt_i32", ("v_cmp_gt_i32 vcc, 32, v0\ns_and_saveexec_b64 s[2:3], vcc\nv_mov_b32 v8, 1\n"
                      "s_or_b64 exec, exec, s[2:3]\nv_mov_b32 v9, 1"),
     {"v": {0: LANE, 8: 0}}, {"v8": (LANE < 32).astype(np.uint32), "v9": LANE * 0 + 1, "exec": ALL}),
    ("v_addc_u32", "v_add_u32 v8, vcc, v0, v2\nv_addc_u32 v9, vcc, v1, v3, vcc",
     {"v": {0: 0xFFFFFFF0, 1: 1, 2: LANE, 3: 2}},
     {"v8": LANE - np.uint32(16), "v9": 3 + (LANE >= 16).astype(np.uint32)}),
    ("v_cndmask_b32", "v_cmp_lt_u32 s[4:5], v0, v1\nv_cndmask_b32 v9, v2, v3, s[4:5]",
     {"v": {0: LANE, 1: 10, 2: 100, 3: 200}},
     {"v9": np.where(LANE < 10, 200, 100)}),
    # the way through a program
    branch("s_branch", True), branch("s_cbranch_scc0", True, scc=0), branch("s_cbranch_scc0", False, scc=1),
    branch("s_cbranch_scc1", True, scc=1), branch("s_cbranch_scc1", False, scc=0),
    branch("s_cbranch_vccz", True, vcc=0),
    branch("s_cbranch_vccz", False, vcc=TOP), branch("s_cbranch_vccnz", True, vcc=TOP),
    branch("s_cbranch_vccnz", False, vcc=0),
    branch("s_cbranch_execz", True, exec=0), branch("s_cbranch_execz", False, exec=TOP),
    branch("s_cbranch_execnz", True, exec=TOP),
    branch("s_cbranch_execnz", False, exec=0),
    ("s_cbranch_scc1", ".LBB0_1:\ns_add_i32 s0, s0, 1\ns_cmp_lt_i32 s0, 10\ns_cbranch_scc1 .LBB0_1", {"s": {0: 0}},
     {"s0": 10}),
    ("s_cbranch_vccnz", "v_cmp_lt_u32 vcc, v0, v1\ns_cbranch_vccnz .LBB0_1\ns_mov_b32 s2, 8\n.LBB0_1:\ns_nop 0",
     {"v": {0: LANE, 1: 1}, "s": {2: 7}}, {"s2": 7, "vcc": 1}),
    ("s_endpgm", "s_mov_b32 s2, 7\ns_endpgm\ns_mov_b32 s2, 8", {}, {"s2": 7}),
    ("s_barrier", "s_mov_b32 s2, 7\ns_barrier\ns_mov_b32 s3, 8", {"scc": 1}, {"s2": 7, "s3": 8, "scc": 1}),
    ("s_waitcnt", "s_waitcnt vmcnt(0) lgkmcnt(0)\ns_mov_b32 s2, 7", {"scc": 1}, {"s2": 7, "scc": 1}),
    ("s_nop", "s_nop 3\ns_mov_b32 s2, 7", {"scc": 1}, {"s2": 7, "scc": 1}),
]


@pytest.mark.parametrize(("name", "text", "given", "want"), PROGRAMS,
                         ids=[f"{name}-{place}" for place, (name, *_) in enumerate(PROGRAMS)])
def test_programs(name: str, text: str, given: dict[str, Any], want: dict[str, Any]) -> None:
    state = wave(text, **given)
    for what, value in want.items():
        if what == "memory":
            for address, words in value.items():
                np.testing.assert_array_equal(state.memory[address], words)
        elif what == "faults":
            assert bool(len(state.faults)) == value
        elif what in ("scc", "vcc", "exec"):
            assert getattr(state, what) == value
        elif what == "lds":
            np.testing.assert_array_equal(state.lds, value)
        elif what.startswith("v"):
            np.testing.assert_array_equal(state.v(int(what[1:])), np.asarray(value).astype(np.uint32))
        else:
            assert state.s(int(what[1:])) == value
    assert "faults" in want or not len(state.faults)


@pytest.mark.parametrize(("text", "values", "kept"), [
    ("v_add_f32 v9, v0, v1", (DENORMAL, 0.0), DENORMAL),
    ("v_add_f32 v9, v0, v1", (2.0**-125, -1.5 * 2.0**-126), 2.0**-127),
    ("v_mul_f32 v9, v0, v1", (2.0**-126, 0.5), DENORMAL), ("v_mul_f32 v9, v0, v1", (DENORMAL, 4.0), 2.0**-125),
    ("v_fma_f32 v9, v0, v1, v0", (DENORMAL, 1.0), 2.0**-126)],
    ids=["v_add_in", "v_add_out", "v_mul_out", "v_mul_in", "v_fma_in"])
def test_denormals_are_kept_where_the_mode_keeps_them(text: str, values: tuple[float, float], kept: float) -> None:
    given = {place: np.float32(value) for place, value in enumerate(values)}
    assert (wave(text, v=given, flush=False).f(9) == np.float32(kept)).all()
    assert same(wave(text, v=given).v(9), 0.0)


@pytest.mark.parametrize("processor", [True, False], ids=["by the processor", "operand by operand"])
@pytest.mark.parametrize("text", ["v_mac_f32 v9, v0, v1", "v_mad_f32 v9, v0, v1, v2", "v_madmk_f32 v9, v0, 1.0, v2",
                                  "v_madak_f32 v9, v0, v1, 0x1"])
def test_multiply_adds_flush_denormals_even_where_the_mode_keeps_them(text: str, processor: bool,
                                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polaris_sim.emu.wavefronts.available", lambda: processor)
    given = {0: np.float32(DENORMAL), 1: np.float32(1.0), 2: np.float32(0.0), 9: np.float32(0.0)}
    around = "v_mul_f32 v7, v0, v1\n{}\nv_mov_b32 v12, v0\nv_add_f32 v8, v0, v2"
    for begun_in_another_block in ("", "s_branch .LBB0_1\n.LBB0_1:\n"):
        state = wave(begun_in_another_block + around.format(text), v=given, flush=False)
        assert same(state.v(9), 0.0)
        assert all((state.f(register) == np.float32(DENORMAL)).all() for register in (7, 8, 12))
    assert same(wave(text, v=given | {0: np.float32(3.0)}, flush=False).v(9), 3.0)
    assert np.float32(2.0**-126) * np.float32(0.5)  # nothing is flushed afterwards


@pytest.mark.parametrize(("text", "given", "count"), [
    ("ds_read_b32 v8, v0", {0: 4 * LANE + 128}, 32),
    ("ds_read2_b32 v[8:9], v0 offset0:32 offset1:33", {0: 4 * LANE}, 33),
    ("ds_read_b128 v[8:11], v0", {0: 16 * LANE}, 48),
    ("ds_write2_b32 v0, v1, v2 offset0:32 offset1:33", {0: 4 * LANE, 1: 7, 2: 8}, 33),
    ("ds_write_b128 v0, v[1:4]", {0: 16 * LANE, 1: 7, 2: 8, 3: 9, 4: 10}, 48)],
    ids=["one", "paired", "wide", "paired-write", "wide-write"])
def test_an_access_outside_local_memory_counts_once_for_each_lane(text: str, given: dict[int, Any], count: int) -> None:
    faults = wave(text, v=given, lds=HALF).faults
    assert {row["count"] for row in faults} == {count}
    first = 64 - count
    assert faults[0]["local_id"] == (first,)
    assert faults[0]["address"] == 256  # the first of its words that lies outside


@pytest.mark.parametrize(("text", "rows"), WRAPPED, ids=[text.split(",")[0] for text, _ in WRAPPED])
def test_the_sum_of_a_local_address_and_an_offset_wraps_at_32_bits(text: str, rows: list[tuple]) -> None:
    name = text.split()[0]
    access, local = memory_access(name), WORDS[:256]
    octets, size = local.view(np.uint8), access.bytes
    address = np.array([address & 0xFFFFFFFF for address, *_ in rows] + [0] * (64 - len(rows)), np.uint32)
    given = {1 + word: LANE * 0x01010101 + word for word in range(4)}
    state = wave(text, v={0: address, 8: 77} | given, lds=local, exec=2**len(rows) - 1)
    after = octets.copy()
    for lane, (_, *places) in enumerate(rows):
        values = np.concatenate([given[1 + word][lane:lane + 1] for word in range(4)]).view(np.uint8)
        found = np.stack([state.v(8 + word)[lane] for word in range(4)]).view(np.uint8)
        for part, place in enumerate(places):
            inside = np.zeros(size, np.uint8) if place is None else octets[place:place + size]
            if access.operation == "load" or "_rtn_" in name:
                np.testing.assert_array_equal(found[part * size:][:size], inside)
            if access.operation == "store" and place is not None:
                after[place:place + size] = values[part * size:][:size]
            if access.operation == "atomic" and place is not None:
                after[place:place + size] = (inside.view(f"<u{size}") + values[:size].view(f"<u{size}")).view(np.uint8)
    np.testing.assert_array_equal(state.lds.view(np.uint8), after)
    assert sum(row["count"] for row in state.faults[:1]) == sum(None in places for _, *places in rows)


@pytest.mark.parametrize("far", [200, 2**32 - 1])
def test_a_register_past_the_last_is_a_fault(far: int) -> None:
    state = wave("v_movrels_b32 v9, v200\nv_movreld_b32 v100, v1", v={0: 10, 1: 5, 9: 6}, m0=far, exec=MASKED)
    np.testing.assert_array_equal(state.v(9), either(LANE * 0 + 10, 6))
    assert {(row["kind"], row["count"])
            for row in state.faults} == {("register outside those of the kernel", int(ON.sum()))}
    assert {row["instruction"].split()[0] for row in state.faults} == {"v_movrels_b32", "v_movreld_b32"}


def test_local_memory_that_nobody_wrote_holds_no_number() -> None:
    machine = WaveExecutor(assembly.parse(FRAME.format(text="ds_read_b32 v1, v0"), "wave"), 2, Memory.of({}),
                           lds_bytes=16, vgprs=2)
    for _ in range(2):
        machine.set_scalar(M0, np.uint32(2**32 - 1))
        machine.run()
        assert np.isnan(machine.vector.view(np.float32)[1]).all()
        machine.local.cells[...] = 7
        machine.reset(np.arange(2))


def test_waves_made_ready_again_read_where_their_own_addresses_say() -> None:
    machine = WaveExecutor(assembly.parse(FRAME.format(text="ds_read_b32 v1, v0"), "wave"), 2, Memory.of({}),
                           lds_bytes=16, vgprs=2)
    for address, found in ((4, 22), (8, 33)):
        machine.local.cells[:4] = [11, 22, 33, 44]
        machine.vector[0] = address
        machine.set_scalar(M0, np.uint32(2**32 - 1))
        machine.run()
        assert set(machine.vector[1, 0]) == {found}
        machine.reset(np.arange(2))


def test_a_write_past_the_last_block_of_local_memory_reaches_no_other_work_group() -> None:
    machine = WaveExecutor(assembly.parse(FRAME.format(text="ds_write_b32 v0, v1"), "wave"), 2, Memory.of({}),
                           lds_bytes=16, vgprs=2)
    before = machine.local.cells[:-1].copy()
    machine.vector[0], machine.vector[1] = 512, 7
    machine.set_scalar(M0, np.uint32(2**32 - 1))
    machine.run()
    np.testing.assert_array_equal(machine.local.cells[:-1], before)
    assert {row["count"] for row in machine.faults.rows()} == {128}


def test_what_is_known_of_an_address_is_forgotten_when_private_loads_in_a_row_overwrite_it() -> None:
    machine = WaveExecutor(assembly.parse(FRAME.format(text="""
        v_mov_b32 v0, 0
        ds_read_b32 v5, v0
        buffer_load_dword v0, off, s[0:3], s4
        buffer_load_dword v1, off, s[0:3], s4 offset:4
        ds_read_b32 v6, v0"""), "wave"), 1, Memory.of({BASE: np.full(128, 8)}), lds_bytes=16, vgprs=8,
        private=(BASE % 2**32, BASE % 2**32 + 512))
    machine.local.cells[:4] = [11, 22, 33, 44]
    for register, value in {**AT, M0: 2**32 - 1}.items():
        machine.set_scalar(register, np.uint32(value))
    machine.run()
    assert len(machine.blocks[0].unmasked) == 4  # both loads in one step
    assert set(machine.vector[5].flat) == {11} and set(machine.vector[6].flat) == {33}


def test_a_watcher_is_told_of_private_memory_by_lane_and_anew_when_the_base_moves() -> None:
    seen: list[np.ndarray] = []
    machine = WaveExecutor(assembly.parse(FRAME.format(text="""
    .Lagain:
        buffer_load_dword v0, off, s[0:3], s4 offset:4
        s_add_u32 s4, s4, s5
        s_cmp_lt_u32 s4, s6
        s_cbranch_scc1 .Lagain"""), "wave"), 2, Memory.of({BASE: np.full(256, 8)}), vgprs=2,
        private=(BASE % 2**32, BASE % 2**32 + 1024),
                      watch=lambda instruction, waves, addresses, mask: seen.append(addresses))
    for register, value in {**AT, 4: 0, 5: 256, 6: 512}.items():
        machine.set_scalar(register, np.uint32(value))
    machine.run()
    assert [each.tolist() for each in seen] == [[(BASE + 256 * row + 4 * LANE.astype(np.int64)).tolist()] * 2
                                                for row in (1, 2)]
    with pytest.raises(ValueError, match="read-only"):  # they would be given again
        seen[0] += 1


def test_what_is_known_of_an_address_is_forgotten_when_multiply_adds_in_a_row_overwrite_it() -> None:
    # the address 8 is a denormal, which a multiply-add takes for 0
    state = wave("ds_read_b32 v5, v0\nv_mac_f32 v0, v2, v3\nv_mac_f32 v1, v2, v3\nds_read_b32 v6, v0",
                 v={0: 8, 1: 0, 2: 1.0, 3: 0.0}, lds=np.array([11, 22, 33, 44]))
    assert set(state.v(0)) == {0} and set(state.v(5)) == {33} and set(state.v(6)) == {11}


def test_multiply_adds_in_a_row_read_what_was_there_before_each() -> None:
    state = wave("v_mad_f32 v0, v1, v2, v3\nv_mad_f32 v1, v2, v3, v4\nv_mac_f32 v5, v2, v4",
                 v={0: 9.0, 1: 2.0, 2: 3.0, 3: 5.0, 4: 7.0, 5: 11.0})
    assert [set(state.f(register)) for register in (0, 1, 5)] == [{11}, {22}, {32}]


@pytest.mark.parametrize("present", [2**64 - 1, 2**22 - 1, 0b10110], ids=["a-wave", "many", "a-handful"])
@pytest.mark.parametrize(("low", "high"), [(4, 0), (2, 0), (-36, 0), (1024, 0), (4, 1)],
                         ids=["on", "off-a-word", "before", "behind", "far"])
@pytest.mark.parametrize("what", ["load", "store"])
def test_few_lanes_are_looked_at_each_time_they_come_again(what: str, low: int, high: int, present: int) -> None:
    data = "v[4:5], v[0:1]" if what == "load" else "v[0:1], v[4:5]"
    text = f"""
    .Lagain:
        flat_{what}_dwordx2 {data}
        v_add_u32 v0, vcc, v2, v0
        v_add_u32 v1, vcc, v3, v1
        s_add_i32 s2, s2, -1
        s_cmp_gt_i32 s2, 0
        s_cbranch_scc1 .Lagain"""
    begins = np.arange(256, dtype=np.uint32) * 0x01010101
    machine = WaveExecutor(assembly.parse(FRAME.format(text=text), "wave"), 1, Memory.of({BASE: begins}), vgprs=8,
                           present=np.array([present], np.uint64))
    machine.set_scalar(2, np.uint32(2))
    one = LANE == 2
    held = np.array([LANE + 1000, LANE + 2000], np.uint32)
    for register, values in enumerate((BASE % 2**32 + 16 * LANE, 0 * LANE + BASE // 2**32, np.where(one, low, 4),
                                       one * high, *held)):
        machine.vector[register, 0] = np.asarray(values).astype(np.int64) & 0xffffffff
    machine.run()
    lanes = [lane for lane in range(64) if present >> lane & 1]
    want = begins.view(np.uint8).copy()
    for turn, lane in itertools.product((0, 1), lanes):
        here = 16 * lane + turn * (low if lane == 2 else 4)
        inside = 0 <= here <= 1024 - 8 and not (turn and lane == 2 and high)
        if what == "store" and inside:
            want[here:here + 8] = held[:, lane].copy().view(np.uint8)
        elif what == "load" and turn:
            np.testing.assert_array_equal(machine.vector[4:6, 0, lane], want[here:here + 8].view(np.uint32) if inside
                                          else [0, 0])
    np.testing.assert_array_equal(machine.memory.read(BASE, 256), want.view(np.uint32))
    assert [row["count"] for row in machine.faults.rows()] == ([1] if high or low in (-36, 1024) else [])


def test_local_memory_ends_where_m0_says_now() -> None:
    state = wave("ds_read_b32 v8, v0\ns_mov_b32 m0, 8\nds_read_b32 v9, v0", v={0: 4 * (LANE % 4)},
                 lds=np.array([1, 2, 3, 4]))
    np.testing.assert_array_equal(state.v(8), LANE % 4 + 1)
    np.testing.assert_array_equal(state.v(9), np.where(LANE % 4 < 2, LANE % 4 + 1, 0))
    assert {row["count"] for row in state.faults} == {32}


def test_an_instruction_that_is_not_known_is_named_before_anything_runs() -> None:
    with pytest.raises(ValueError, match="v_interp_p1_f32"):
        wave("s_mov_b32 s2, 7\nv_interp_p1_f32 v0, v1, attr0.x")


def test_all_instructions_and_modifiers_that_are_not_known_are_named_at_once_with_their_lines() -> None:
    with pytest.raises(ValueError, match="the simulator does not know what wave needs:") as error:
        wave(".loc 1 7\nv_interp_p1_f32 v0, v1, attr0.x\nv_mov_b32 v0, v1\n.loc 1 9\nexp mrt0 v0\n"
             "v_interp_p1_f32 v2, v1, attr0.x\nv_mad_u32_u24 v0, v1, v2, v3 clamp\nv_mov_b32 v0, src_vccz\n"
             "s_add_u32 s0, s0, gone@rel32@lo+4\nv_cmp_eq_u32_dpp vcc, v0, v1 row_mirror row_mask:0xf bank_mask:0xf")
    assert str(error.value).splitlines()[1:] == [
        "  v_interp_p1_f32: line 3 of the listing, line 7 of the source: v_interp_p1_f32 v0, v1, attr0.x (and 1 more)",
        "  exp: line 6 of the listing, line 9 of the source: exp mrt0 v0",
        ("  v_mad_u32_u24: 'clamp' of this instruction: line 8 of the listing, line 9 of the source: "
         "v_mad_u32_u24 v0, v1, v2, v3 clamp"),
        ("  v_mov_b32: 'src_vccz' is no operand that is known: line 9 of the listing, line 9 of the source: "
         "v_mov_b32 v0, src_vccz"),
        ("  s_add_u32: an address of gone: line 10 of the listing, line 9 of the source: "
         "s_add_u32 s0, s0, gone@rel32@lo+4"),
        ("  v_cmp_eq_u32: a comparison with a source from other lanes: line 11 of the listing, line 9 of the source: "
         "v_cmp_eq_u32_dpp vcc, v0, v1 row_mirror row_mask:0xf bank_mask:0xf")]


SELECTS = {"BYTE_0": 0xFF, "BYTE_1": 0xFF00, "BYTE_2": 0xFF0000, "BYTE_3": 0xFF000000, "WORD_0": 0xFFFF,
           "WORD_1": 0xFFFF0000, "DWORD": 0xFFFFFFFF}


@pytest.mark.parametrize("name", [name for name in BUILDERS if name.endswith("_sdwa")])
def test_parts_of_registers_are_what_the_plain_instruction_takes_and_gives(name: str) -> None:
    """`name` with selects, against the plain instruction on the parts, put together by hand."""
    plain = name.removesuffix("_sdwa")
    rng = np.random.default_rng(len(name))
    a, b, old = (rng.integers(0, 2**32, 64, np.uint64).astype(np.uint32) for _ in range(3))
    compares, carries = plain.startswith("v_cmp"), plain.startswith(("v_add", "v_sub")) and "u32" in plain
    one = plain in ("v_mov_b32", "v_not_b32", "v_bfrev_b32") or re.match(
        "v_(cvt|ff|ceil|floor|trunc|rndne|fract|frexp|rcp|rsq|sqrt|exp|log|sin|cos)", plain)
    head = "vcc, " if compares else "v9, vcc, " if carries else "v9, "
    tail = ", vcc" if plain.startswith(("v_addc", "v_subb", "v_cndmask")) else ""
    for first, second, into in (("BYTE_1", "WORD_1", "DWORD"), ("WORD_1", "BYTE_3", "WORD_1"),
                                ("DWORD", "WORD_0", "BYTE_2")):
        x, y = ((each & np.uint32(SELECTS[which])) // np.uint32(SELECTS[which] & -SELECTS[which])
                for each, which in ((a, first), (b, second)))
        result = "" if compares else f" dst_sel:{into} dst_unused:UNUSED_PRESERVE"
        chosen = f"{result} src0_sel:{first}" + ("" if one else f" src1_sel:{second}")
        operands = f"{head}v0{'' if one else ', v1'}{tail}"
        given = {"vcc": 0x123456789ABCDEF0, "exec": MASKED}
        parts = wave(f"{name} {operands}{chosen}", v={0: a, 1: b, 9: old}, **given)
        whole = wave(f"{plain} {operands}", v={0: x, 1: y, 9: old}, **given)
        assert parts.vcc == whole.vcc
        mask = SELECTS[into]
        placed = whole.v(9) * np.uint32(mask & -mask) & np.uint32(mask) | old & np.uint32(~mask & 0xFFFFFFFF)
        np.testing.assert_array_equal(parts.v(9), old if compares else np.where(ON, placed, old))


def test_a_count_of_lanes_below_where_a_wave_has_few_lanes() -> None:
    machine = WaveExecutor(assembly.parse(FRAME.format(text="v_mbcnt_lo_u32_b32 v0, -1, 7"), "wave"), 2, Memory.of({}),
                           lanes=8, present=np.full(2, 0xFF, np.uint64))
    machine.run()
    assert machine.vector[0].tolist() == [list(range(7, 15))] * 2


def test_a_condition_code_that_is_read_as_a_number_is_made() -> None:
    assert wave("s_or_b32 s4, s0, 1\ns_mov_b32 s2, src_scc", keep_dead=False).s(2) == 1


def test_an_instruction_that_is_printed_as_repeated_runs_as_often() -> None:
    state = wave(" BB0:\ns_add_u32 s2, s2, 1\n(then repeated 3 times)\ns_cmp_lt_u32 s2, 5\ns_cbranch_scc1 BB0")
    assert state.s(2) == 8


def test_a_mask_that_only_a_called_function_reads_is_made() -> None:
    text = FUNCTIONS.replace("s_mov_b32 s2, 5", "v_cmp_gt_u32 vcc, 8, v0").replace(
        "s_lshl_b32 s2, s2, 1", "v_cndmask_b32 v1, 0, 1, vcc")
    assert wave(text, v={0: LANE}, keep_dead=False).v(1).tolist() == [1] * 8 + [0] * 56


def untested(names: set[str]) -> set[str]:
    """The instructions without a truth: here, in test_atomics.py, or of a form with parts of registers its plain
    one's."""
    tested = {mnemonic(text).removesuffix("_dpp") for text, *_ in VECTORS + SCALARS} | {name for name, *_ in PROGRAMS}
    return {name for name in names - {*atomics.BUILDERS, *buffers.BUILDERS}
            if not {name, name.removesuffix("_sdwa"), name.replace("v_cmpx_", "v_cmp_")} & tested}


def test_every_instruction_that_is_executed_has_a_truth() -> None:
    assert not untested(set(BUILDERS))


def test_every_instruction_of_the_records_has_a_test() -> None:
    records = sorted((ROOT / "data" / "gfx803").glob("*/*.s.gz"))
    if not records:
        pytest.skip("there are no records of machine code in data/gfx803")
    used = set()
    for record in records:  # functions that are no kernels are in the text too, and were put into them
        text = read_text(record)
        for function in re.findall(r"\.amdhsa_kernel (\w+)", text):
            used |= {instruction.name for instruction in assembly.parse(text, function).instructions}
    assert used and not untested(used), f"no test for {sorted(untested(used))}"

"""Atomics on global and local memory, against values by hand and against one lane after the other in Python."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gcn3_truths import ATOMICS
from one_wave import State, wave

from polaris_sim.code.instruction_set import memory_access
from polaris_sim.emu import atomics, buffers
from polaris_sim.emu.atomic_operations import combine, of_words

LANE = np.arange(64, dtype=np.uint32)
SOME = 0x8001F00F5A5A3C01
ON = np.array([SOME >> lane & 1 for lane in range(64)], bool)
BASE = 0x7F00010000
SPACES = ("flat", "local")
SINGLE = {name: rows for flat, local, rows in ATOMICS
          for name in (flat, local, flat and flat.replace("flat", "buffer")) if name}
BUFFER = {0: BASE & 0xFFFFFFFF, 1: BASE >> 32, 2: 2**20, 3: 0x20000}
"""A descriptor of a megabyte without a stride."""
COUNTED = {"ds_append": 40 + 23, "ds_consume": 40 - 23}
"""What a word of 40 holds after 23 active lanes."""


def bits(value: Any) -> int:
    return int(np.float32(value).view(np.uint32)) if isinstance(value, float) else value & 2**64 - 1


def instruction(name: str, back: bool) -> str:
    """The instruction with its address in v0 or v[0:1], its value in v[4:5], what it compares with in v[6:7]."""
    wide, flat = memory_access(name).bytes == 8, not name.startswith("ds")
    old = ("v[8:9], " if wide else "v8, ") if back else ""
    if flat:
        data = ("v[4:7]" if wide else "v[4:5]") if "cmpswap" in name else "v[4:5]" if wide else "v4"
        where = f"{data}, v0, s[0:3], 0 offen" if name.startswith("buffer") else f"{old}v[0:1], {data}"
        return f"{name} {where}{' glc' if back else ''}"
    data = "v[4:5]" if wide else "v4"
    if "cmpst" in name:
        data = f"v[6:7], {data}" if wide else f"v6, {data}"
    if back:
        head, _, tail = name.rpartition("_")
        name = f"{head}_rtn_{tail}"
    return f"{name} {old}v0, {data} offset:8"


def run(name: str, back: bool, words: np.ndarray, addresses: np.ndarray, value: np.ndarray, wanted: np.ndarray,
        exec: int) -> tuple[np.ndarray, State]:
    """Run an atomic whose lanes are at byte `addresses`; the memory afterwards as words, and the state."""
    wide, flat = memory_access(name).bytes == 8, not name.startswith("ds")
    begin = BASE & 0xFFFFFFFF if name.startswith("flat") else 0
    given = {0: addresses + begin, 1: BASE >> 32, 8: LANE + 1000, 9: LANE + 2000}
    at = 5 if flat and not wide else 6
    for place, values in ((4, value), (at, wanted)):
        given[place] = values & np.uint64(0xFFFFFFFF)
        if wide:
            given[place + 1] = values >> np.uint64(32)
    before = {"memory": {BASE: words}} if flat else {"lds": np.concatenate([[7, 7], words])}
    state = wave(instruction(name, back), v=given, s=BUFFER, exec=exec, **before)
    return (state.memory[BASE] if flat else state.lds[2:]), state


@pytest.mark.parametrize("back", [False, True], ids=["alone", "with-the-old-word"])
@pytest.mark.parametrize("name", SINGLE)
def test_an_atomic_of_each_lane_on_a_word_of_its_own(name: str, back: bool) -> None:
    back = back or "wrxchg" in name  # which has no other form
    size, rows = memory_access(name).bytes, SINGLE[name]
    table = np.array([[bits(each) for each in row] for row in rows], np.uint64)
    held, value, *wanted, after = table[LANE % len(rows)].T
    dtype = f"<u{size}"
    words, state = run(name, back, held.astype(dtype).view("<u4"), size * LANE, value, wanted[0] if wanted else value,
                       SOME)
    found, after = words.view(dtype), np.where(ON, after, held).astype(dtype)
    if "f32" in name:
        quiet = np.isnan(after.view(np.float32))
        assert np.isnan(found[quiet].view(np.float32)).all()
        found, after = np.where(quiet, 0, found), np.where(quiet, 0, after)
    np.testing.assert_array_equal(found, after)
    low, high = held & np.uint64(0xFFFFFFFF), held >> np.uint64(32)
    first, before = 8, (LANE + 1000, LANE + 2000)
    if name.startswith("buffer"):  # the old word comes back in the register of the new one
        first, before = 4, (value & np.uint64(0xFFFFFFFF), value >> np.uint64(32))
    np.testing.assert_array_equal(state.v(first), np.where(ON & back, low, before[0]))
    if size == 8 or first == 8:
        np.testing.assert_array_equal(state.v(first + 1), np.where(ON & back & (size == 8), high, before[1]))


def test_every_atomic_that_is_executed_has_a_truth() -> None:
    assert {name.replace("_rtn", "") for name in (*atomics.BUILDERS, *buffers.BUILDERS)} == {*SINGLE, *COUNTED}


def in_turn(name: str, held: list[int], index: np.ndarray, value: np.ndarray, wanted: np.ndarray) -> list[int]:
    """Do an atomic on 32-bit words one lane after the other; what each lane found."""
    def signed(x: int) -> int:
        return (x ^ 2**31) - 2**31

    found = []
    for at, new, want in zip(index.tolist(), value.tolist(), wanted.tolist(), strict=True):
        old = held[at]
        found.append(old)
        after = {"add": old + new, "sub": old - new, "rsub": new - old, "smin": min(old, new, key=signed),
                 "smax": max(old, new, key=signed), "umin": min(old, new), "umax": max(old, new), "and": old & new,
                 "or": old | new, "xor": old ^ new, "inc": 0 if old >= new else old + 1,
                 "dec": new if old == 0 or old > new else old - 1, "swap": new,
                 "cmpswap": new if old == want else old}[name]
        held[at] = after % 2**32
    return found


@pytest.mark.parametrize("places", [1, 3, 40])
@pytest.mark.parametrize("name", of_words(32))
def test_lanes_that_meet_at_a_word_go_one_after_the_other(name: str, places: int) -> None:
    rng = np.random.default_rng(places)
    index = rng.integers(0, places, 200)
    value, wanted = (rng.integers(0, 4, 200, dtype=np.uint64).astype(np.uint32) * np.uint32(0x40000001)
                     for _ in range(2))
    cells = rng.integers(0, 4, places, dtype=np.uint64).astype(np.uint32) * np.uint32(0x40000001)
    held = cells.tolist()
    expected = in_turn(name, held, index, value, wanted)
    operation = of_words(32)[name]
    dtype = np.int32 if operation.kind == "i" else np.uint32
    given = (value.view(dtype), *([wanted] if name == "cmpswap" else []))
    found = combine(cells.view(dtype), index, operation, *given)
    assert found.view(np.uint32).tolist() == expected and cells.tolist() == held


def test_a_sum_of_floats_is_rounded_after_each_lane() -> None:
    state = wave("ds_add_f32 v0, v1", v={0: 0, 1: np.where(LANE == 0, 1.0, 2.0**-24).astype(np.float32)},
                 lds=np.zeros(1))
    assert state.lds.view(np.float32)[0] == 1.0  # each of the small ones is lost


@pytest.mark.parametrize("name", ["flat_atomic_add", "ds_add_u32"])
def test_an_atomic_outside_is_a_fault_changes_nothing_and_finds_0(name: str) -> None:
    value = LANE.astype(np.uint64)
    words, state = run(name, True, np.full(128, 9, np.uint32), np.where(LANE < 60, 4 * LANE, 4096), value, value,
                       2**64 - 1)
    np.testing.assert_array_equal(words, 9 + np.where(np.arange(128) < 60, np.arange(128), 0))
    np.testing.assert_array_equal(state.v(8), np.where(LANE < 60, 9, 0))
    assert {row["count"] for row in state.faults} == {4}


@pytest.mark.parametrize(("name", "after"), COUNTED.items())
def test_the_active_lanes_are_counted_and_each_gets_the_word_before(name: str, after: int) -> None:
    state = wave(f"{name} v1 offset:8", v={1: 7}, lds=np.array([1, 2, 40, 3]), exec=SOME)
    assert int(ON.sum()) == 23 and state.lds.tolist() == [1, 2, after, 3]
    np.testing.assert_array_equal(state.v(1), np.where(ON, 40, 7))

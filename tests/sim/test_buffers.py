"""General buffer descriptors: what is in range, what is not, and what the simulator says of accesses outside."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from one_wave import State, wave

from polaris_lab.base.errors import DeviceError

LANE = np.arange(64, dtype=np.uint32)
SOME = 0x8001F00F5A5A3C01
ON = np.array([SOME >> lane & 1 for lane in range(64)], bool)
BASE = 0x7F00010000
WORDS = np.arange(1000, 1256, dtype=np.uint32)


def described(text: str, records: int, *, base: int = BASE, upper: int = 0, **given: Any) -> State:
    """Run lines with a descriptor of `records` bytes in s[0:3] and 64 in s4."""
    scalars = {0: base & 0xFFFFFFFF, 1: base >> 32 | upper, 2: records & 0xFFFFFFFF, 3: 0x20000, 4: 64}
    return wave(text, s=scalars, memory={BASE: WORDS}, **given)


def test_loads_past_the_end_give_0() -> None:
    state = described("buffer_load_dword v8, v0, s[0:3], 0 offen offset:8", 4 * 40, v={0: 4 * LANE, 8: 5}, exec=SOME)
    np.testing.assert_array_equal(state.v(8), np.where(ON, np.where(LANE < 38, WORDS[LANE + 2], 0), 5))
    assert not state.faults


def test_the_words_of_a_wide_load_are_checked_one_by_one() -> None:
    """The manual, Buffer Addressing: loads and stores of several words are in range word by word."""
    state = described("buffer_load_dwordx4 v[8:11], v0, s[0:3], 0 offen", 4 * 61, v={0: 4 * LANE % 256})
    for word in range(4):
        at = LANE + word
        np.testing.assert_array_equal(state.v(8 + word), np.where(at < 61, WORDS[at], 0))


def test_the_scalar_offset_counts_for_the_range_and_the_address() -> None:
    state = described("buffer_load_dword v8, v0, s[0:3], s4 offen", 4 * 40, v={0: 4 * LANE})
    np.testing.assert_array_equal(state.v(8), np.where(LANE < 40 - 16, WORDS[LANE + 16], 0))


def test_a_load_whose_offset_is_among_its_results() -> None:
    state = described("buffer_load_dwordx2 v[0:1], v0, s[0:3], 0 offen", 4 * 256, v={0: 4 * LANE})
    np.testing.assert_array_equal(state.v(0), WORDS[LANE])
    np.testing.assert_array_equal(state.v(1), WORDS[LANE + 1])


@pytest.mark.parametrize(("records", "stored"), [(0xFFFFF000, ON), (2**32 - 1, ON), (4 * 10, ON & (LANE < 10))])
def test_a_store_at_offset_minus_1_is_dropped(records: int, stored: np.ndarray) -> None:
    """As Tensile writes the edges of a tile; the offset does not wrap at the words behind the first."""
    state = described("buffer_store_dwordx2 v[2:3], v0, s[0:3], 0 offen", records,
                      v={0: np.where(ON, 8 * LANE % 1024, 2**32 - 1), 2: LANE, 3: LANE + 100})
    after = WORDS.copy()
    for word, value in ((0, LANE), (1, LANE + 100)):
        at = 2 * LANE + word
        good = ON & (at * 4 < records)
        after[at[good]] = value[good]
    assert stored.any()
    np.testing.assert_array_equal(state.memory[BASE], after)
    assert not state.faults


def test_an_address_in_range_and_outside_of_every_buffer_is_a_fault() -> None:
    state = described("buffer_load_dword v8, v0, s[0:3], 0 offen\nbuffer_store_dword v8, v0, s[0:3], 0 offen", 2**31,
                      v={0: 1000 + 4 * LANE})
    kinds = {row["kind"]: row["count"] for row in state.faults}
    assert kinds == {"load outside every buffer": 58, "store outside every buffer": 58}
    np.testing.assert_array_equal(state.v(8), np.where(LANE < 6, WORDS[np.minimum(LANE + 250, 255)], 0))


def test_a_base_before_the_buffer_reaches_it_by_its_offsets() -> None:
    """Tensile moves the base back by a vector, and all offsets forward."""
    state = described("buffer_load_dword v8, v0, s[0:3], 0 offen", 16 + 4 * 20, base=BASE - 16, v={0: 16 + 4 * LANE})
    np.testing.assert_array_equal(state.v(8), np.where(LANE < 20, WORDS[LANE], 0))
    assert not state.faults


def test_parts_of_words_are_checked_too() -> None:
    state = described("buffer_load_ubyte v8, v0, s[0:3], 0 offen\nbuffer_load_sshort v9, v1, s[0:3], 0 offen", 30,
                      v={0: LANE, 1: 2 * LANE})
    octets = WORDS.view(np.uint8)
    np.testing.assert_array_equal(state.v(8), np.where(LANE < 30, octets[LANE], 0))
    np.testing.assert_array_equal(state.v(9), np.where(LANE < 15, WORDS.view(np.int16)[LANE].astype(np.uint32), 0))


def test_an_atomic_out_of_range_changes_nothing_and_gives_0() -> None:
    state = described("buffer_atomic_cmpswap v[4:5], v0, s[0:3], 0 offen glc", 4 * 20,
                      v={0: 4 * LANE, 4: LANE + 7, 5: WORDS[:64]})
    np.testing.assert_array_equal(state.v(4), np.where(LANE < 20, WORDS[:64], 0))
    np.testing.assert_array_equal(state.memory[BASE][:64], np.where(LANE < 20, LANE + 7, WORDS[:64]))


@pytest.mark.parametrize(("text", "settings"), [
    ("buffer_load_dword v8, v0, s[0:3], 0 idxen", {}),
    ("buffer_load_dword v8, v0, s[0:3], 0 offen", {"upper": 4 << 16})])
def test_a_stride_is_refused(text: str, settings: dict[str, int]) -> None:
    with pytest.raises(DeviceError, match="stride"):
        described(text, 64, **settings)

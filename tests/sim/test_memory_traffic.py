"""What an access costs, by the rates measured on cards, and what a launch moves, against a count one by one."""

from __future__ import annotations

import numpy as np
import pytest
from refusals import refuses

from polaris_lab.model.cards import Card, card, with_constants
from polaris_sim.code.assembly import Instruction
from polaris_sim.timing import access_cost
from polaris_sim.timing.bank_conflicts import lines_touched
from polaris_sim.timing.memory_trace import Placement, Recorder, Stream
from polaris_sim.timing.memory_traffic import MOST_LINES, CacheSimulation, Traffic, slots

CARD = card("rx480")
LANE = np.arange(64)
ALL = np.ones(64, bool)
SHUFFLED = np.random.default_rng(1).permutation(16)[LANE % 16]


def through_caches(stream: Stream, card: Card, place: Placement, most: int = MOST_LINES) -> Traffic:
    """The traffic of a whole stream at once."""
    caches = CacheSimulation(card, place, np.unique(stream.waves // place.waves), most)
    caches.take(stream)
    return caches.finish()


def said(name: str, **modifiers: int) -> Instruction:
    return Instruction(name, (), modifiers, name, 1, 1)


@pytest.mark.parametrize(("name", "addresses", "clocks"), [  # perftest on an RX 480
    ("flat_load_dword", 4 * LANE, 4), ("flat_load_dword", 0 * LANE, 4), ("flat_load_dword", 4 * SHUFFLED, 16),
    ("flat_load_dword", 4 * (63 - LANE), 16), ("flat_load_dword", 4 * (LANE // 16), 16),
    ("flat_load_dword", 4096 * LANE, 16),
    ("flat_load_dwordx2", 8 * LANE, 18), ("flat_load_dwordx2", 8 * SHUFFLED, 18),
    ("flat_load_dwordx3", 12 * LANE, 16), ("flat_load_dwordx3", 12 * SHUFFLED, 32),
    ("flat_load_dwordx4", 16 * LANE, 16), ("flat_load_dwordx4", 16 * SHUFFLED, 18),
    ("flat_load_ubyte", LANE, 4), ("flat_load_ushort", 2 * LANE, 4), ("flat_load_ushort", 0 * LANE, 4),
    ("flat_load_ushort", 2 * SHUFFLED, 16), ("flat_load_ushort", 4 * LANE, 16), ("flat_store_short", 2 * LANE, 16),
    ("flat_store_dword", 4 * LANE, 16), ("flat_store_dwordx4", 16 * LANE, 16),
])
def test_the_address_unit_takes_what_was_measured(name, addresses, clocks) -> None:
    watch = Recorder()
    watch(said(name), np.array([0]), addresses[None], ALL[None])
    (rate,) = watch.rates
    assert abs(getattr(CARD, rate) - clocks) <= 0.5


@pytest.mark.parametrize(("stride", "more"), [(1, 0), (2, 3), (4, 6), (8, 12), (16, 28)])
def test_local_memory_takes_longer_by_what_was_measured(stride, more) -> None:
    """Clocks over those of stride 1 on an MI25 (fsword73, HIP on Vega 64): 87, 90, 93, 99, 115."""
    extra = access_cost.bank_clocks(4 * stride * LANE, ALL, 1) - access_cost.bank_clocks(4 * LANE, ALL, 1)
    assert abs(extra - more) <= 2


def test_halves_move_two_bytes_for_each_lane() -> None:
    watch = Recorder()
    for name in ("flat_load_ushort", "flat_store_short", "ds_read_u16"):
        watch(said(name), np.array([0]), 2 * LANE[None], ALL[None])
    assert watch.bytes == {"global": 256, "local": 128} and watch.bank_clocks == 2
    assert [len(lines) for lines in watch.stream().offsets[:2]] == [2, 2]


@pytest.mark.parametrize(("name", "clocks"), [  # CLRX, GcnTimings
    ("ds_read_b32", 4), ("ds_read_b64", 8), ("ds_read2_b32", 8), ("ds_read2st64_b32", 8), ("ds_read_b128", 16),
    ("ds_read2_b64", 16),
    ("ds_write_b32", 8), ("ds_write_b64", 12), ("ds_write2_b32", 12), ("ds_write_b128", 20), ("ds_read_u8", 4),
    ("ds_write_b8", 8), ("ds_read_u16", 4), ("ds_write_b16", 8), ("ds_read2st64_b64", 16),
])
def test_the_port_of_local_memory(name, clocks) -> None:
    form, watch = access_cost.form(name), Recorder()
    for _ in range(form.places):
        watch(said(name), np.array([0]), 4 * LANE[None], ALL[None])
    assert watch.port_steps * CARD.lds_port == clocks


def test_banks() -> None:
    assert access_cost.bank_clocks(0 * LANE, ALL, 1) == 2               # one word for all, once a half
    assert access_cost.bank_clocks(0 * LANE, ALL, 1, atomic=True) == 64  # but atomics one after the other
    assert access_cost.bank_clocks(4 * LANE, ALL, 1, atomic=True) == 2
    assert access_cost.bank_clocks(0 * LANE, LANE < 32, 1) == 1         # a half without lanes takes nothing
    assert access_cost.bank_clocks(128 * LANE, ALL, 1) == 64            # all in one bank
    assert access_cost.bank_clocks(16 * LANE, ALL, 4) == 8              # 16 bytes each, in order: 128 bytes a clock
    assert access_cost.bank_clocks(68 * (LANE // 16), ALL, 1) == 2      # two rows with a word of padding, side by side
    assert access_cost.bank_clocks(64 * (LANE // 8), ALL, 1) == 4       # four rows of 16 floats: two in a bank


def test_forms() -> None:
    assert access_cost.form("flat_store_short") == ("global", True, 1, 1, 2, False)
    assert access_cost.form("buffer_load_dwordx3").words == 3
    assert access_cost.form("flat_atomic_add").writes and access_cost.form("v_mov_b32") is None
    assert access_cost.form("ds_swizzle_b32") is None
    with pytest.raises(ValueError, match="ds_gws_init"):
        access_cost.form("ds_gws_init")


def test_lines_that_are_touched() -> None:
    assert access_cost.touched(4 * LANE, 4).tolist() == [0, 1, 2, 3]
    assert access_cost.touched(np.array([60, 60]), 16).tolist() == [0, 1]
    random = np.random.default_rng(2)
    words = random.integers(0, 500, 64)
    assert len(access_cost.touched(4 * words, 16)) == lines_touched(words, width=4)


def drawn(random: np.random.Generator, waves: int):
    """Addresses with much in common between waves and steps, some lanes left out."""
    base = random.integers(0, 40, (waves, 1)) * 512
    step = random.choice([0, 4, 64, 2048], (waves, 1))
    addresses = (0x7F << 32) + base + step * LANE + 4 * random.integers(0, 3, (waves, 1))
    mask = random.random((waves, 64)) < random.choice([0, 0.5, 1], (waves, 1), p=[0.1, 0.3, 0.6])
    return addresses, mask


@pytest.mark.parametrize("seed", range(3))
def test_a_launch_is_counted_as_one_by_one(seed) -> None:
    """L1 of each unit and L2 as lists of lines, looked up in the documented order: resident set, step, wave, line."""
    random = np.random.default_rng(seed)
    place = Placement(groups=7, waves=2, resident=1, units=3)
    watch, stream, step = Recorder(), [], np.zeros(14, int)
    for group_waves in np.split(np.arange(14), 2):  # waves come in batches that are no resident sets
        for _ in range(12):
            store = random.random() < 0.2
            addresses, mask = drawn(random, 7)
            watch(said("flat_store_dword" if store else "flat_load_dwordx2"), group_waves, addresses, mask)
            for wave, row, lanes in zip(group_waves, addresses, mask, strict=True):
                if lanes.any():
                    size = 4 if store else 8
                    wanted = sorted({byte // 64 for address in row[lanes].tolist()
                                     for byte in (address, address + size - 1)})
                    stream += [(wave // 6, step[wave], wave, line, store) for line in wanted]
                    step[wave] += 1
    small = {"l1_sets": 4, "l1_ways": 2, "l2_channels": 2, "l2_interleave": 128, "l2_ways": 4,
             "l2_bytes": 64 * 4 * 2 * 8}
    found = through_caches(watch.stream(), Small(small), place)
    l1, l2 = {}, {}
    count = dict.fromkeys(("lines", "l1_hits", "l2_loads", "l2_stores", "l2_hits", "dram_reads", "dram_writes"), 0)
    for _, _, wave, line, store in sorted(stream):
        if not store:
            count["lines"] += 1
            if look_up(l1.setdefault((wave // 2 % 3, line % 4), []), line, 2, False)[0]:
                count["l1_hits"] += 1
                continue
        channel, within = line // 2 % 2, line // 4 * 2 + line % 2
        hit, back = look_up(l2.setdefault((channel, within % 8), []), line, 4, store)
        count["l2_stores" if store else "l2_loads"] += 1
        count["l2_hits"] += hit and not store
        count["dram_reads"] += not hit and not store
        count["dram_writes"] += back
    count["dram_writes"] += sum(changed for held in l2.values() for _, changed in held)
    assert {name: getattr(found, name) for name in count} == count and min(count.values()) > 0
    assert found.lines - found.l1_hits == found.l2_loads and found.l2_loads - found.l2_hits == found.dram_reads
    assert found.bytes()["DRAM read"] == 64 * found.dram_reads and found.share == 1
    assert sum(found.served.values()) == len({(wave, at) for _, at, wave, _, store in stream if not store})


def look_up(held: list, line: int, ways: int, store: bool) -> tuple[bool, bool]:
    mine = next((entry for entry in held if entry[0] == line), None)
    if mine:
        held.remove(mine)
    back = not mine and len(held) == ways and held.pop(0)[1]
    held.append((line, store or bool(mine and mine[1])))
    return bool(mine), bool(back)


class Small:
    """A card with other caches."""

    def __init__(self, other: dict[str, float]) -> None:
        self.other = other

    def __getattr__(self, name: str) -> float:
        return self.other[name] if name in self.other else getattr(CARD, name)


def test_an_instruction_may_look_otherwise_the_next_time() -> None:
    watch, load = Recorder(), said("flat_load_dword")
    for step in (4, 64, 4):
        watch(load, np.array([0]), step * LANE[None], ALL[None])
    assert watch.rates == {"ta_dword": 2, "ta_dword_scattered": 1}
    assert through_caches(watch.stream(), CARD, Placement(1, 1, 1, 36)).lines == 4 + 64 + 4


def test_a_recorder_spills_what_it_would_keep(monkeypatch) -> None:
    """Waves drop out and come back: the parts that are spilled are, one after the other, what is kept without."""
    monkeypatch.setattr("polaris_sim.timing.memory_trace.SPILL_ACCESSES", 50)
    random, parts = np.random.default_rng(5), []
    watches = Recorder(), Recorder(parts.append)
    for _ in range(40):
        addresses, mask = drawn(random, 7)
        for watch in watches:
            watch(said("flat_load_dword"), np.arange(7), addresses, mask)
    kept, parts = watches[0].stream(), [*parts, watches[1].stream()]
    assert len(parts) > 4 and all(len(part.waves) <= 57 for part in parts) and watches[0].rates == watches[1].rates
    for name in ("waves", "steps", "lines", "patterns"):
        assert np.array_equal(np.concatenate([getattr(part, name) for part in parts]), getattr(kept, name)), name
    assert len(watches[0].stream().waves) == 0  # what was given is forgotten


def test_the_same_addresses_of_other_waves_or_lanes() -> None:
    """A known array of addresses is not examined again, unless other lanes are active or the instruction is another."""
    watch, load, addresses = Recorder(), said("flat_load_dword"), 64 * LANE + np.zeros((2, 1), int)
    addresses.flags.writeable = False
    some = np.arange(64) < np.array([[1], [2]])
    for instruction, waves, mask in ((load, [0, 1], some | True), (load, [2, 3], some | True), (load, [0, 1], some),
                                     (load, [4, 5], some | True),
                                     (said("flat_store_dword"), [0, 1], some | True)):
        watch(instruction, np.array(waves), addresses, mask)
    stream = watch.stream()
    assert stream.lengths().tolist() == [64] * 4 + [1, 2] + [64] * 4
    assert stream.waves.tolist() == [0, 1, 2, 3, 0, 1, 4, 5, 0, 1]
    assert stream.steps.tolist() == [0, 0, 0, 0, 1, 1, 0, 0, 2, 2]
    assert stream.stores[stream.patterns].tolist() == [False] * 8 + [True] * 2
    # of one lane, of two that are 64 bytes apart, of 64
    assert watch.rates == {"ta_dword_scattered": 7, "ta_dword": 1, "ta_store": 2}


def test_addresses_that_may_be_written_to_are_looked_at_each_time() -> None:
    watch, load, addresses = Recorder(), said("flat_load_dword"), 64 * LANE + np.zeros((2, 1), int)
    for _ in range(2):
        watch(load, np.arange(2), addresses, ALL[None].repeat(2, 0))
        addresses += 6400
    assert watch.stream().lines.tolist() == [0, 0, 100, 100]


def test_resident_sets_past_the_first_of_a_sample_are_counted() -> None:
    place = Placement(groups=40, waves=1, resident=2, units=5)
    watch = Recorder()
    waves = np.arange(10, 30)
    watch(said("flat_load_dword"), waves, 0 * LANE + np.zeros((20, 1), int), np.ones((20, 64), bool))
    stream = watch.stream()
    found = through_caches(stream, CARD, place)
    assert found.share == 10 / 40 and found.lines == 10 and found.l1_hits == 10 and found.bytes()["L1"] == 40 * 64
    with refuses("stream"):
        through_caches(stream, CARD, place._replace(groups=20))


def test_loads_past_the_most_count_as_those_before_them(monkeypatch) -> None:
    """Two waves of a unit each read every line once: half of the lookups hit, whatever part is simulated."""
    monkeypatch.setattr("polaris_sim.timing.memory_trace.PART_LINES", 64)
    watch, place = Recorder(), Placement(groups=2, waves=1, resident=2, units=1)
    for step in range(200):
        watch(said("flat_load_dword"), np.arange(2), 4 * LANE + 256 * step + np.zeros((2, 1), int),
              np.ones((2, 64), bool))
    watch(said("flat_store_dword"), np.arange(2), 10**6 + 4 * LANE + 256 * np.arange(2)[:, None],
          np.ones((2, 64), bool))
    stream = watch.stream()
    whole, part = through_caches(stream, CARD, place), through_caches(stream, CARD, place, most=400)
    for name in ("lines", "l1_hits", "l2_loads", "l2_stores", "dram_reads", "dram_writes"):
        # the simulated part may end between the two waves
        assert getattr(part, name) == pytest.approx(getattr(whole, name), rel=0.02), name
    assert whole.lines == 1600 and whole.l1_hits == 800 and whole.dram_writes == 8
    assert sum(part.served.values()) == pytest.approx(400)


@pytest.mark.parametrize(("apart", "near"), [(256, 0.02), (2048, 0.35)])
def test_stores_past_the_most_are_not_counted_for_the_loads_between_them(apart: int, near: float, monkeypatch) -> None:
    """Loads and stores alternate, and their lines evict each other from L2: the counts are the same if only the first
    loads are simulated. Stores that all go to one channel take more slots than loads; the model divides the slots by
    lines, so that figure is coarser.
    """
    monkeypatch.setattr("polaris_sim.timing.memory_trace.PART_LINES", 64)
    watch, place = Recorder(), Placement(groups=1, waves=1, resident=1, units=1)
    for step in range(400):
        watch(said("flat_load_dword"), np.arange(1), 4 * LANE[None] + 256 * step, ALL[None])
        watch(said("flat_store_dword"), np.arange(1), 10**6 // 2048 * 2048 + 4 * LANE[None] + apart * step, ALL[None])
    stream, small = watch.stream(), with_constants(CARD, l2_bytes=8 * 64 * 16 * 4)
    whole, part = through_caches(stream, small, place), through_caches(stream, small, place, most=400)
    assert part.dram_writes == whole.dram_writes > 0
    for name in ("dram_slots", "l2_loads", "l2_stores", "dram_reads"):
        assert getattr(part, name) == pytest.approx(getattr(whole, name), rel=0.02), name
    assert part.l2_slots == pytest.approx(whole.l2_slots, rel=near)


def test_channels_that_share_evenly_and_not_at_all() -> None:
    assert slots(np.arange(64) % 8, 8, 16) == 64 and slots(np.zeros(64, int), 8, 16) == 512
    assert slots(np.repeat(np.arange(8), 16), 8, 16) == 8 * 128 and slots(np.repeat(np.arange(8), 16), 8, 128) == 128


def test_nothing_is_no_traffic() -> None:
    assert through_caches(Recorder().stream(), CARD, Placement(4, 1, 1, 36)).bytes()["L1"] == 0

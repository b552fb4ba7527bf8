"""Any kernel on the simulated card: those of kernels/examples, whose code is kept, against NumPy; arguments of every
kind; and what is refused."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from launch_cases import (
    BYTES,
    CASES,
    EXAMPLES,
    HEIGHT,
    IMAGE,
    NAMES,
    ODD,
    ODD_OFFSET,
    ODD_SIZES,
    ODD_SUMS,
    WHOLE,
    WIDTH,
    launched,
    odd_arguments,
    odd_launched,
)
from refusals import refuses

import polaris_lab as pl
import polaris_sim as sim
from polaris_lab.base.documents import read_text
from polaris_lab.base.files import write_text
from polaris_lab.model.cards import card
from polaris_lab.model.kernel_source import build_options, source_of
from polaris_sim.any_kernel import report
from polaris_sim.code import free_listings, toolchain
from polaris_sim.code.assembly import Argument, Program
from polaris_sim.emu.initial_state import Grid, arguments
from polaris_sim.timing.model import estimate


@pytest.mark.parametrize("name", NAMES)
def test_an_example_gives_what_numpy_gives_and_leaves_its_arguments_alone(name: str) -> None:
    *_, args, expected = CASES[name]
    before = [np.copy(each) if isinstance(each, np.ndarray) else each for each in args]
    done = launched(name)
    assert done.faults.empty and len(done.args) == len(args)
    for place, made in expected.items():
        assert done.args[place].dtype == args[place].dtype and np.array_equal(done.args[place], made())
    for given, was in zip(args, before, strict=True):
        assert np.array_equal(given, was) if isinstance(given, np.ndarray) else given is was


@pytest.mark.parametrize("name", NAMES)
def test_the_code_of_an_example_is_kept_for_its_source_of_today(name: str) -> None:
    assert len([*free_listings.FOLDER.glob(f"{name}-*.json")]) == len(free_listings.KEPT)
    listing = free_listings.load(source_of(EXAMPLES / f"{name}.cl"), build_options(()), "clang")
    assert listing.compiler.startswith(f"clang {toolchain.CLANG}.")
    here = toolchain.find("clang")
    if str(here) == listing.compiler:
        assert not free_listings.record(source_of(EXAMPLES / f"{name}.cl"), build_options(()), "clang")


def test_every_kept_listing_is_of_a_file_that_is_there() -> None:
    assert {path.name.rsplit("-", 1)[0] for path in free_listings.FOLDER.iterdir()} == set(NAMES)


def test_a_timed_launch_says_the_same_as_one_that_is_timed_later() -> None:
    now, later = launched("histogram", timed=True), launched("histogram")
    assert now.time_ms == later.time_ms and now.traffic == later.traffic and now.cycles == later.cycles
    assert now.time_ms.low <= now.time_ms.expected <= now.time_ms.high and now.limit in now.cycles
    assert now.wave_instructions == sum(now.mix.values()) == later.wave_instructions
    assert now.traffic["DRAM read"] >= BYTES.nbytes


def test_the_time_of_a_launch_is_that_of_its_own_data() -> None:
    """All bytes alike meet at one counter; the more steps a point takes, the longer its wave runs."""
    whole, local, args, _ = CASES["mandelbrot"]
    far = sim.launch(EXAMPLES / "mandelbrot.cl", "mandelbrot", whole, local, [*args[:2], 3.0, *args[3:]],
                     compiler="clang")
    assert far.wave_instructions < launched("mandelbrot").wave_instructions / 2
    assert (far.args[0] == 1).all()


def test_a_few_long_waves_are_not_lost_in_the_mean() -> None:
    """An image whose points all escape at once, and one with a corner of points that never do."""
    whole, local, args, _ = CASES["mandelbrot"]
    assert sim.launch(EXAMPLES / "mandelbrot.cl", "mandelbrot", whole, local, [*args[:2], 3.0, *args[3:]],
                      timed=True, compiler="clang").works[0].longest == (1.0,)
    mixed = sim.launch(EXAMPLES / "mandelbrot.cl", "mandelbrot", whole, local,
                       [*args[:4], np.float32(1), args[5]], timed=True, compiler="clang")
    longest = mixed.works[0].longest[0]
    assert longest > 1.5
    even = estimate([replace(mixed.works[0], longest=())], card("rx590"), 0.0)
    assert mixed.time_ms.expected > even.time_ms.expected


def test_a_report_names_registers_instructions_faults_traffic_and_time() -> None:
    whole, local, args, _ = CASES["reduction"]
    done = sim.launch(EXAMPLES / "reduction.cl", "reduction", whole, local, [*args[:3], pl.local(1024)],
                      card="r9_nano", compiler="clang")
    assert done.isa.lds_bytes == 1024 and done.isa.vgprs > 0 and done.card.name == "r9_nano"
    text = report(done)
    for part in ("reduction of reduction.cl, 512 work-items in groups of 128, as on Radeon R9 Nano", "VGPRs",
                 "1024 bytes of LDS", "waves per SIMD", "faults           none", "DRAM read", "limited by"):
        assert part in text


def test_an_access_outside_an_array_is_a_fault_and_counted_in_its_elements() -> None:
    whole, local, args, _ = CASES["histogram"]
    done = sim.launch(EXAMPLES / "histogram.cl", "histogram", whole, local, [BYTES[:1000], *args[1:]],
                      compiler="clang")
    first = done.faults.iloc[0]
    assert first["kind"] == "load outside every buffer" and first["count"] == 4000
    assert (first["buffer"], first["index"], first["global_id"]) == ("data", 1000, (1000, 0, 0))
    empty = sim.launch(EXAMPLES / "bitonic.cl", "bitonic", 256, None, [WHOLE[:0]], compiler="clang")
    assert not empty.faults.empty and empty.args[0].size == 0


def test_an_array_that_is_given_twice_is_one_buffer() -> None:
    x = WHOLE.astype(np.uint32)
    done = sim.launch(EXAMPLES / "scan.cl", "scan", 512, None, [x, x], compiler="clang")
    assert done.args[0] is done.args[1] and np.array_equal(done.args[0], CASES["scan"][3][1]())


def test_arrays_with_gaps_are_taken_in_c_order() -> None:
    gaps = np.zeros((HEIGHT, 2 * WIDTH), np.uint8)[:, ::2]
    gaps[...] = IMAGE
    whole, local, args, expected = CASES["blur"]
    done = sim.launch(EXAMPLES / "blur.cl", "blur", whole, local, [gaps, np.asfortranarray(args[1]), *args[2:]],
                      compiler="clang")
    assert done.args[1].flags.c_contiguous and np.array_equal(done.args[1], expected[1]())


@pytest.mark.parametrize(("change", "argument"), [
    ({"function": "scn"}, "function"),
    ({"local_size": 128}, "local_size"),
    ({"global_size": 100}, "global_size"),
    ({"card": "rx500"}, "card"),
    ({"compiler": "gcc"}, "compiler"),
    ({"args": [WHOLE, WHOLE]}, "args[0]"),
])
def test_what_does_not_fit_is_refused(change: dict[str, Any], argument: str) -> None:
    given = {"source": EXAMPLES / "scan.cl", "function": "scan", "global_size": 512, "local_size": None,
             "args": CASES["scan"][2]} | change
    with refuses(argument):
        sim.launch(**given)


def test_a_group_that_the_card_has_no_room_for_is_refused() -> None:
    whole, _, args, _ = CASES["reduction"]
    with refuses("lds_bytes"):
        sim.launch(EXAMPLES / "reduction.cl", "reduction", whole, 128, [*args[:3], pl.local(100_000)],
                   compiler="clang")
    with refuses("items"):
        sim.launch(EXAMPLES / "reduction.cl", "reduction", 512, 512, args, compiler="clang")


def test_a_changed_listing_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in free_listings.FOLDER.glob("scan-*"):
        shutil.copy(path, tmp_path)
    monkeypatch.setattr(free_listings, "FOLDER", tmp_path)
    assert launched("scan").faults.empty
    listing = next(tmp_path.glob("*.s.gz"))
    write_text(listing, read_text(listing) + "; changed\n")
    with pytest.raises(ValueError, match="was changed after it was made"):
        launched("scan")


def test_arguments_lie_where_the_metadata_say_and_the_offset_behind_them() -> None:
    explicit = (Argument(0, 1, "by_value"), Argument(2, 2, "by_value"), Argument(8, 8, "by_value"),
                Argument(16, 12, "by_value"), Argument(28, 4, "dynamic_shared_pointer"))
    program = Program("f", (), {}, {"kernarg_size": 88}, {}, (*explicit, Argument(32, 8, "hidden_none")))
    values = [np.int8(-2), np.uint16(0xABCD), np.float64(1.5), b"0123456789AB", np.uint32(64)]
    packed = arguments(program, values, Grid.of((8, 8), (4, 4), (3, 5)))
    assert packed[0] == 0xFE and packed[2:4] == b"\xcd\xab" and packed[8:16] == np.float64(1.5).tobytes()
    assert packed[16:28] == b"0123456789AB" and packed[28:32] == b"\x40\0\0\0"
    assert np.frombuffer(packed[32:48], np.uint32).tolist() == [2, 3, 5, 0]
    with pytest.raises(ValueError, match=r"takes arguments of \[1, 2, 8, 12, 4\] bytes"):
        arguments(program, [np.int16(1), *values[1:]], Grid.of((8,), (8,)))


def test_arguments_of_every_kind_and_ids_of_three_dimensions_are_right_on_both() -> None:
    """Needs clang: the simulated card and a device against the sum that the source writes."""
    card = odd_launched("clang")
    assert card.faults.empty and np.array_equal(card.args[0], ODD_SUMS)
    device = pl.open_lab("cpu").launch(ODD, "odd", *ODD_SIZES, odd_arguments(), offset=ODD_OFFSET)
    assert np.array_equal(device.args[0], card.args[0])

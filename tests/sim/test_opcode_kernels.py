"""Whole kernels that use instructions which the catalogue's do not, as clang compiled them, against the CPU device.

opcodes/kernels.s is the listing of opcodes/kernels.cl, so that no compiler is needed; a test makes it again where there
is one. Float results are those of IEEE arithmetic without fused multiply-adds, and so have to be the same to the bit.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polaris_lab.base.host_processor import has_avx512
from polaris_lab.lab import Lab
from polaris_lab.model.launch_arguments import matched, sizes_of
from polaris_sim.code import toolchain
from polaris_sim.code.assembly import Instruction, parameters_of, parse
from polaris_sim.emu.batches import execute
from polaris_sim.emu.free_placement import PlacedLaunch, grid_of
from polaris_sim.simulator import Watching

SOURCE = Path(__file__).parent / "opcodes" / "kernels.cl"
LISTING = SOURCE.with_suffix(".s").read_text(encoding="utf-8")
OPTIONS = ("-cl-std=CL1.2",)
ITEMS, GROUP = 256, 64


def whole(dtype: str, count: int = ITEMS) -> np.ndarray:
    """Numbers of any size."""
    limits = np.iinfo(dtype)
    return np.random.default_rng(3).integers(limits.min, limits.max, count, dtype, endpoint=True)


def doubles() -> np.ndarray:
    """Float64 of all sizes, special ones among ordinary ones."""
    rng = np.random.default_rng(5)
    found = rng.normal(0, 3, ITEMS + 2) * 10.0 ** rng.integers(-9, 9, ITEMS + 2)
    found[:48] *= 10.0 ** rng.integers(-290, 290, 48)
    found[:16:2] = [0, -0.0, np.inf, -np.inf, np.nan, 5e-324, -1e-310, 1.7e308]
    return found


def unsaid(function: str, place: int, cpu: str) -> np.ndarray | slice:
    """The places of an argument where C leaves the value open: in `doubles`, a uint of a number that it cannot hold.

    gfx803 gives the nearest uint, as a CPU with AVX-512 does, which is compared; one without gives other bits.
    """
    if (function, place) != ("doubles", 1) or has_avx512(cpu):
        return slice(0)
    return 4 * np.flatnonzero(~(abs(doubles()[1:ITEMS + 1]) < 2**32)) + 3


def particles() -> np.ndarray:
    """The bytes of float3 (16), float, int, char, short, up to 32."""
    kind = np.dtype({"names": ["place", "mass", "id", "tag", "count"], "formats": ["3<f4", "<f4", "<i4", "i1", "<i2"],
                     "offsets": [0, 16, 20, 24, 26], "itemsize": 32})
    found = np.zeros(ITEMS, kind)
    found["place"] = np.arange(3 * ITEMS).reshape(-1, 3) * 0.37
    for name in ("mass", "id", "tag", "count"):
        found[name] = np.arange(ITEMS) * 3 - 200 if name != "tag" else np.arange(ITEMS) % 100
    return found


ARGUMENTS: dict[str, list[Any]] = {
    "crc": [whole("uint8", 16 * ITEMS), np.zeros(ITEMS, np.uint32)],
    "calls": [whole("int32", 6 * ITEMS), np.zeros(ITEMS, np.int32)],
    "choose": [whole("int32"), np.zeros(ITEMS, np.int32)],
    "histogram": [whole("uint8", 8 * ITEMS), np.zeros(64, np.uint32)],
    "atomics": [whole("int32"), np.array([0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1], np.int32)],
    "sum_by_swaps": [np.arange(ITEMS, dtype=np.float32), np.zeros(1, np.float32)],
    "octets": [whole("uint8", ITEMS + 2), np.zeros(ITEMS, np.uint8)],
    "halves": [whole("int16", ITEMS + 2), np.zeros(ITEMS, np.int16)],
    "local_octets": [whole("uint8"), np.zeros(ITEMS, np.uint8)],
    "mirrored": [whole("uint32"), np.zeros(ITEMS, np.uint32)],
    "bits": [whole("uint32", ITEMS + 2), np.zeros(ITEMS, np.uint32)],
    "doubles": [doubles(), np.zeros(4 * ITEMS)],
    "half_floats": [np.random.default_rng(1).normal(0, 9, 4 * ITEMS).astype(np.float16),
                    np.zeros(4 * ITEMS, np.float16)],
    "mandelbrot": [np.zeros(ITEMS, np.uint8)],
    "structs": [particles()[7:8].tobytes(), particles()],
}


def simulated(function: str, args: list[Any], listing: str = LISTING) -> tuple[list[Any], list[dict]]:
    """The arguments as the kernel's listing leaves them, and its faults."""
    program = parse(listing, function)
    placed = PlacedLaunch(program, grid_of(program, sizes_of(ITEMS, GROUP, None)),
                          matched(function, parameters_of(program), args))
    done = execute(placed, {})
    return list(placed.results()), done.faults[0]


@pytest.mark.parametrize("function", ARGUMENTS)
def test_a_kernel_gives_what_the_cpu_device_gives(function: str, lab: Lab) -> None:
    found, faults = simulated(function, ARGUMENTS[function])
    wanted = lab.launch(SOURCE, function, ITEMS, GROUP, ARGUMENTS[function]).args
    assert not faults
    for place, (mine, theirs) in enumerate(zip(found, wanted, strict=True)):
        if isinstance(mine, np.ndarray):
            there = unsaid(function, place, lab.device.microarchitecture)
            mine[there] = theirs[there]
            np.testing.assert_array_equal(mine, theirs, err_msg=f"{function}, args[{place}]")
            if mine.dtype.kind in "fiu":
                number = ~np.isnan(mine) if mine.dtype.kind == "f" else np.ones(mine.shape, bool)
                assert mine[number].tobytes() == theirs[number].tobytes()  # zeros have their signs


def test_the_watched_addresses_of_local_memory_wrap_at_32_bits() -> None:
    """The timing counts bank conflicts from them."""
    program, seen = parse(LISTING, "mirrored"), []

    def watch(instruction: Instruction, waves: np.ndarray, addresses: np.ndarray, mask: np.ndarray) -> None:
        if instruction.name.startswith("ds_"):
            seen.append(addresses[mask])

    execute(PlacedLaunch(program, grid_of(program, sizes_of(ITEMS, GROUP, None)),
                         matched("mirrored", parameters_of(program), ARGUMENTS["mirrored"])),
            {}, [lambda dispatch, numbers: Watching(watch)])
    assert len(seen) > 8 and {each.min() >= 0 and each.max() < 13 * 64 for each in seen} == {True}


@pytest.mark.parametrize("function", ["crc", "calls"])
def test_addresses_may_come_from_the_linker_s_table(function: str) -> None:
    """As clang without its driver does it for what other files could name: the table's word is loaded."""
    through, places = LISTING, re.compile(r"(s_addc_u32 (s\d+), s\d+, \w+@)rel32(@hi\+12)")
    for found in set(places.findall(LISTING)):
        pair = f"s[{int(found[1][1:]) - 1}:{found[1][1:]}]"
        through = through.replace(f"{found[0]}rel32{found[2]}",
                                  f"{found[0]}gotpcrel32{found[2]}\n\ts_load_dwordx2 {pair}, {pair}, 0x0")
    through = through.replace("@rel32@lo", "@gotpcrel32@lo")
    assert parse(through, function).pointers
    for mine, theirs in zip(simulated(function, ARGUMENTS[function], through)[0],
                            simulated(function, ARGUMENTS[function])[0], strict=True):
        np.testing.assert_array_equal(mine, theirs)


def test_the_listing_is_what_clang_makes_of_the_source() -> None:
    compiler = toolchain.find()
    assert toolchain.gfx803(SOURCE, OPTIONS, compiler) == LISTING


def test_a_table_keeps_its_bytes_and_a_kernel_only_what_it_names() -> None:
    crc, choose = parse(LISTING, "crc"), parse(LISTING, "choose")
    table = np.frombuffer(crc.constants["crc_table"], "<u4")
    assert table[1] == 0x1DB71064 and len(table) == 16 and not set(crc.constants) & set(choose.constants)
    assert len(crc.entries) == 1 and len(parse(LISTING, "calls").entries) == 4

"""Predict everything that an owner's run measures on an RX 580 or RX 590 whose driver compiles by ACO.

Both cards have the same chip. A prediction is a formula of the card's clocks, or a range where it has none.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from polaris_lab.base import paths
from polaris_lab.base.recordings import recorded
from polaris_lab.model.cards import card
from polaris_lab.model.kernel_source import build_options, source_of
from polaris_sim.code import free_listings
from polaris_sim.code.assembly import Program
from polaris_sim.code.toolchain import OWNERS
from polaris_sim.timing import model
from polaris_sim.timing.cost_estimate import Cost, cost
from polaris_sim.timing.model import Work
from polaris_studies import (
    card_probes,
    clock_formulas,
    forecast,
    measured_cards,
    memory_levels,
    owner_probes,
    owner_products,
)
from polaris_studies.clock_formulas import Formula, Formulas

CHASED = {2**13: "L1", 2**18: "L2", 2**26: "memory"}
"""Bytes of the rings whose latency is predicted, and the level that answers."""
ADDRESS_CLOCKS = 40
"""Clocks of the address arithmetic between two loads of a chase, at most: five instructions of up to 8 clocks."""
SETTLED = (2, 8)
"""Rounds of the two simulated launches whose difference is the work of a round."""
FLOPS_PER_CLOCK = 128
"""Operations of a compute unit in a clock, two for each multiply-add."""
CLAIMS: Mapping[str, str] = {
    "gemm_naive": "S0-C14 (7.1 GFLOPS) and S1-C02", "gemm_tiled": "S0-C12 and S0-C14", "gemm_tiled_2x2": "S0-C15",
    "gemm_transposed_b": "S1-C21 and S1-C23", "gemm_float4_vec": "S2-C01 and S2-C24", "gemm_gcn4_vec4": "S2-C09",
    "gemm_gcn4_vec4_old": "S2-C08", "gemm_gcn4_ultra": "S2-C21", "gemm_register_tiled": "S2-C05",
    "gemm_float4_clover": "S2-C02", "gemm_float4_small": "S2-C22", "gemm_tile16": "S3-C31",
    "gemm_tile20_vectorized": "S3-C15 and S3-C20", "gemm_tile20_prefetch": "S3-C02", "gemm_tile20_optimized": "S3-C08"}
"""The claims whose verdicts rest on the simulated speed of a kernel."""
CHIP = card("rx580")
"""The card whose chip is simulated; its clocks are in no formula."""


def rows(kept: Formulas) -> list[dict[str, Any]]:
    """Predict everything: a row each, with its `formulas`, or with `low` and `high`.

    The launches that the formulas use are put into `kept`. Takes some minutes, and Mesa's driver. Raises DeviceError
    without the driver.
    """
    parts = (_latencies, _lane_strides, _local_strides, _operations, _bandwidths, _chains, _residents, _launches,
             _documents, _forms, _pitches)
    return [row for part in parts for row in part(kept)]


def _row(probe: str, case: str, x: float, quantity: str, unit: str, formulas: Sequence[Formula], source: str,
         overturns: str, basis: str = "simulation", **more: Any) -> dict[str, Any]:
    return {"probe": probe, "case": case, "x": float(x), "quantity": quantity, "unit": unit, "basis": basis,
            "formulas": list(formulas), "source": source, "overturns": overturns,
            "compiler": OWNERS if basis == "simulation" else "", **more}


def _constants(reading: str) -> dict[str, float]:
    return model.constants(CHIP, reading)


def _program(name: str, options: tuple[str, ...] = (), function: str | None = None) -> Program:
    """Compile a kernel of kernels/probe as an owner's driver does."""
    source = source_of(paths.KERNELS / "probe" / f"{name}.cl")
    return free_listings.load(source, build_options(options), OWNERS).program(function or name)


def _rates(kept: Formulas, name: str, works: Sequence[Work], scale: float) -> list[Formula]:
    """Make the formulas of `scale` over the time of some launches, with the constants at each end."""
    return [Formula(scale, per=kept.add(name, works, _constants(reading), reading)) for reading in model.READINGS]


def _rounds(kept: Formulas, name: str, launch: Any, scale: float) -> list[Formula]:
    """Make the formulas of `scale` over the time of one round of a probe; `launch` takes the number of rounds."""
    works = [card_probes.work(launch(rounds), CHIP) for rounds in SETTLED]
    part = 1 / (SETTLED[1] - SETTLED[0])
    found = []
    for reading in model.READINGS:
        less, more = (kept.add(f"{name}, {rounds} rounds", [work], _constants(reading), reading)
                      for rounds, work in zip(SETTLED, works, strict=True))
        found.append(Formula(scale, per=dict.fromkeys(more, part) | dict.fromkeys(less, -part)))
    return found


def _latencies(kept: Formulas) -> Iterator[dict[str, Any]]:
    for size, level in CHASED.items():
        formulas = []
        for reading, more in (("low", 0), ("high", ADDRESS_CLOCKS)):
            at = _constants(reading)
            name = f"chase of {level}, {reading}"
            kept.launches[name] = clock_formulas.waiting(
                at["l1_latency" if level == "L1" else "l2_latency"] + more,
                at["dram_latency"] if level == "memory" else 0.0)
            formulas.append(Formula(1e6, times={name: 1.0}))
        constants = {"L1": "l1_latency", "L2": "l2_latency", "memory": "l2_latency + dram_latency"}[level]
        yield _row("chase", "ring", size, "latency", "ns", formulas,
                   f"{constants} of data/cards.toml, {ADDRESS_CLOCKS} clocks of arithmetic at most",
                   f"the constants {constants}, which were measured on a Vega, and every simulated time that latency "
                   "limits", basis="formula")


def _lane_strides(kept: Formulas) -> Iterator[dict[str, Any]]:
    program, items = _program("lane_stride"), int(CHIP.compute_units) * 4 * owner_probes.GROUP_ITEMS
    for level, floats in {"L1": 2**11, "L2": 2**18}.items():
        for stride in owner_probes.STRIDES:
            def launch(rounds: int, stride: int = stride, floats: int = floats) -> card_probes.Launch:
                return card_probes.Launch(program, (items,), (owner_probes.GROUP_ITEMS,), (
                    4 * floats, np.int32(stride), np.int32(floats - 1), np.int32(rounds), 4 * items))

            yield _row("lane_strides", level, stride, "used bandwidth", "GB/s",
                       _rounds(kept, f"lane_stride, {level}, {stride}", launch, 4 * 8 * items / 1e6),
                       "lane_stride.cl, all constants of data/cards.toml at both ends",
                       "the address unit and the lines of L1 in the time model, and with it notebooks 42 and 23")


def _local_strides(kept: Formulas) -> Iterator[dict[str, Any]]:
    program, items = _program("local_stride"), int(CHIP.compute_units) * 16 * owner_probes.WAVE
    for stride in owner_probes.LDS_STRIDES:
        def launch(rounds: int, stride: int = stride) -> card_probes.Launch:
            return card_probes.Launch(program, (items,), (owner_probes.WAVE,), (
                np.int32(stride), np.int32(rounds), 4 * items))

        yield _row("local_strides", "local memory", stride, "local reads", "G/s",
                   _rounds(kept, f"local_stride, {stride}", launch, 16 * items / 1e6), "local_stride.cl",
                   "the 32 banks of local memory in the simulator, and the verdict on S3-C11")


def _operations(kept: Formulas) -> Iterator[dict[str, Any]]:
    items = int(CHIP.compute_units) * 16 * owner_probes.GROUP_ITEMS
    for name, number in owner_probes.OPERATIONS.items():
        program = _program("operation_rate", (f"-DOP={number}",))

        def launch(rounds: int, program: Program = program) -> card_probes.Launch:
            return card_probes.Launch(program, (items,), (owner_probes.GROUP_ITEMS,), (
                np.int32(rounds), np.float32(0.5), np.int32(1), 4 * items))

        yield _row("operations", name, number, "operations", "G/s",
                   _rounds(kept, f"operation_rate, {name}", launch, owner_probes.COUNTED[name] * items / 1e6),
                   "operation_rate.cl", "that Mesa 25.0 has fma() in many instructions" if name == "fma" else
                   "a constant of data/cards.toml and every simulated time it is in: "
                   + {"convert": "valu_convert, 4 clocks or 16",
                      "shift 64": "valu_shift64, 8 clocks or 32"}.get(name, "valu_full and valu_quarter"))


def _bandwidths(kept: Formulas) -> Iterator[dict[str, Any]]:
    for width in card_probes.WIDTHS:
        works = [card_probes.work(replace(card_probes.read(width, pattern == "far", measured_cards.FLOATS),
                                          program=_program("read_rate", function=f"{pattern}_{width}")), CHIP)
                 for pattern in ("near", "far")]
        faster = min(works, key=lambda work: model.expected_ms([work], CHIP, {}))
        yield _row("read_rates", "read", width, "bandwidth", "GB/s",
                   _rates(kept, f"read_rate, {width}", [faster], 4 * measured_cards.FLOATS / 1e6),
                   "read_rate.cl in the faster of its patterns",
                   "dram_efficiency, which was fitted to an RX 570, and the verdict on S3-C24")


def _chains(kept: Formulas) -> Iterator[dict[str, Any]]:
    groups = int(CHIP.compute_units) * measured_cards.GROUPS["single"]
    for width in card_probes.WIDTHS:
        launch = replace(card_probes.chain("single", width, card_probes.GROUP_ITEMS),
                         program=_program("chain_rate", ("-DREAL=float",), f"chain_{width}"))
        work = measured_cards.of_groups(card_probes.work(launch, CHIP), groups)
        yield _row("chains", "float", width, "multiply-adds", "GFLOPS",
                   _rates(kept, f"chain_rate, {width}", [work],
                          measured_cards.OPERATIONS * groups * card_probes.GROUP_ITEMS / 1e6),
                   "chain_rate.cl, with v_mac_f32 or v_mad_f32",
                   "the peak that every share of peak in notebooks 22 to 25 is a part of, or the clock of the card")


def _residents(kept: Formulas) -> Iterator[dict[str, Any]]:
    units, simds = int(CHIP.compute_units), int(CHIP.simds_per_cu)
    for words, each, why in ((0, int(CHIP.waves_per_simd) * simds, "waves_per_simd of data/cards.toml"),
                             (4096, int(CHIP.lds_bytes_per_cu) // 16384, "lds_bytes_per_cu of data/cards.toml")):
        yield _row("resident", f"{4 * words // 1024} KB of local memory", 4 * words, "resident work-groups",
                   "work-groups", (), why, "occupancy in the simulator, and the verdicts on S0-C06 and S0-C32",
                   low=units * each, high=units * each, basis="formula")


def _launches(kept: Formulas) -> Iterator[dict[str, Any]]:
    yield _row("launches", "device clock", 1, "launch", "us", (),
               "launch_us of data/cards.toml, and 3 us for the timestamps", "the launch cost of simulated times",
               low=0.0, high=CHIP.constants["launch_us"].high + 3, basis="source")
    yield _row("launches", "host clock, alone", 1, "launch", "us", (),
               "clpeak's launch test, 43 to 84 us on three gfx803 cards (data/published/clpeak.csv), and twice that",
               "the verdict on S2-C30, which says that an engine's 289 GFLOPS are not lost to launches",
               low=20.0, high=170.0, basis="source")


@functools.cache
def _cost(kernel: str, n: int, ld: int | None = None, config: tuple[tuple[str, int], ...] = ()) -> Cost:
    return cost(kernel, problem=memory_levels.square_problem(kernel, n, n, ld), config=dict(config), card=CHIP,
                resident_sets=1, depths="auto", compiler=OWNERS)


def _corrected(kept: Formulas, name: str, found: Cost) -> list[Formula]:
    """Make the formulas of a product's speed at both ends of what the study forecast corrects it by."""
    by = forecast.by(recorded(forecast.STUDY, forecast.COLUMNS))
    launches = kept.add(name, found.works, _constants("expected"), "expected")
    peak = FLOPS_PER_CLOCK * CHIP.compute_units * 1e-3
    return [Formula(end * found.problem.flops / 1e6, per=launches, most_per_mhz=peak) for end in (by.low, by.high)]


def _documents(kept: Formulas) -> Iterator[dict[str, Any]]:
    for kernel, n in owner_products.document_cells():
        yield _row("documents", kernel, n, "product", "GFLOPS", _corrected(kept, f"{kernel}, {n}", _cost(kernel, n)),
                   "corrected by the study forecast, 95 % interval",
                   f"the forecast for OpenCL C, and what this lab says of {CLAIMS.get(kernel, 'the published speeds')}")


def _forms(kept: Formulas) -> Iterator[dict[str, Any]]:
    for name in ("plain", "flag", "mad", "polaris, flag"):
        kernel, config, _ = owner_products.FORMS[name]
        found = _cost(kernel, 4096, config=tuple(config.items()))
        yield _row("forms", name, 4096, "product", "GFLOPS", _corrected(kept, f"form: {name}", found),
                   "denormals are flushed with and without the flag; corrected by the study forecast, 95 % interval",
                   "what notebook 25 says of gemm_polaris, and that rusticl flushes denormals by itself")


def _pitches(kept: Formulas) -> Iterator[dict[str, Any]]:
    for kernel in owner_products.PITCHED:
        tight, padded = (_cost(kernel, 2048, ld).works for ld in (None, 2064))
        formulas = []
        for lockstep in (0, 1):
            at = _constants("expected") | {"channel_lockstep": lockstep}
            times, per = (kept.add(f"{kernel}, 2048, {pitch}, lockstep {lockstep}", works, at, "expected")
                          for pitch, works in (("pitch 2048", tight), ("pitch 2064", padded)))
            formulas += [Formula(slack, times, per) for slack in (0.95, 1.05)]
        yield _row("pitches", f"{kernel}: n, pitch + 16", 2048, "product", "ratio", formulas,
                   "with channel_lockstep at 0 and at 1, 5 % on either side",
                   "the verdicts on S3-C18 to S3-C20 (size or pitch), and channel_lockstep of data/cards.toml",
                   over=f"{kernel}: n")

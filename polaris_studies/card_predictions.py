"""Freeze what a card should measure before anybody has measured it, and judge an owner's run by that.

A table of predictions lies in data/predictions, one file for each card. A file next to it has its SHA-256 and the time
at which it was made, and every run notes the hash of the table that it began with. A table that was changed afterwards
fits neither, and is refused: what is known already cannot be predicted.
"""

from __future__ import annotations

import datetime
import hashlib
import json
import math
import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np

from polaris_lab.base import documents, paths
from polaris_lab.base.errors import unknown
from polaris_lab.base.files import write_text
from polaris_lab.base.recordings import now, read_csv, recorded
from polaris_lab.model.cards import Card, card
from polaris_lab.model.kernel_source import build_options, source_of
from polaris_sim.code import free_listings
from polaris_sim.timing import model
from polaris_sim.timing.cost_estimate import cost
from polaris_studies import card_probes, forecast, measured_cards, memory_levels, owner_probes, owner_products

if TYPE_CHECKING:
    from pathlib import Path

    import pandas as pd

CARDS = {"rx580": "RX 580", "rx590": "RX 590"}
"""The cards with predictions, and how a device's name holds them."""
COLUMNS = ["id", "probe", "case", "over", "x", "quantity", "unit", "driver", "low", "high", "basis", "source",
           "overturns"]
"""A row for each prediction: `quantity` of `probe` at `case` and `x` lies between `low` and `high`, in `unit`; with
`over`, it is divided by the same at that case. `driver` limits it to platforms of that name. `basis` is simulation,
formula or source; `overturns` says what is wrong if the measured value lies outside."""
INSIDE, OUTSIDE, NOT_MEASURED = "inside", "outside", "not measured"
CHASED = {2**13: "L1", 2**18: "L2", 2**26: "memory"}
"""Bytes of the rings whose latency is predicted, and the level that answers."""
ADDRESS_CLOCKS = 40
"""Clocks of the address arithmetic between two loads of a chase, at most: five instructions of up to 8 clocks."""
SETTLED = (2, 8)
"""Rounds of the two simulated launches whose difference is the work of a round."""
CLAIMS: Mapping[str, str] = {
    "gemm_naive": "S0-C14 (7.1 GFLOPS) and S1-C02", "gemm_tiled": "S0-C12 and S0-C14", "gemm_tiled_2x2": "S0-C15",
    "gemm_transposed_b": "S1-C21 and S1-C23", "gemm_float4_vec": "S2-C01 and S2-C24", "gemm_gcn4_vec4": "S2-C09",
    "gemm_gcn4_vec4_old": "S2-C08", "gemm_gcn4_ultra": "S2-C21", "gemm_register_tiled": "S2-C05",
    "gemm_float4_clover": "S2-C02", "gemm_float4_small": "S2-C22", "gemm_tile16": "S3-C31",
    "gemm_tile20_vectorized": "S3-C15 and S3-C20", "gemm_tile20_prefetch": "S3-C02", "gemm_tile20_optimized": "S3-C08"}
"""The claims whose verdicts rest on the simulated speed of a kernel."""
_ABOUT = TypedDict("_ABOUT", {"sha256": str, "made": str})


def make(name: str) -> pd.DataFrame:
    """Predict everything that an owner's run measures on the card `name`, one of CARDS; rows of COLUMNS.

    Takes some minutes, and the compiler for gfx803. Raises ValueError for another card, DeviceError without a compiler.
    """
    import pandas as pd

    if name not in CARDS:
        raise unknown("card with predictions", name, CARDS, "card")
    where = card(name)
    rows = [row for part in (_latencies, _lane_strides, _local_strides, _operations, _bandwidths, _chains, _residents,
                             _launches, _documents, _forms, _pitches) for row in part(where)]
    return pd.DataFrame([{"over": "", "driver": "", **row} for row in rows]).assign(
        id=[f"{name.upper()}-P{number:03}" for number in range(1, len(rows) + 1)])[COLUMNS]


def freeze(name: str) -> Path:
    """Make the predictions for a card and write them with their hash; return the table's path."""
    path = _path(name)
    text = make(name).to_csv(index=False, float_format="%.6g")
    write_text(path, text)
    about = {"sha256": hashlib.sha256(text.encode()).hexdigest(), "made": now().isoformat(timespec="seconds"),
             "card": name}
    write_text(path.with_suffix(".json"), json.dumps(about, indent=1) + "\n")
    return path


def read(name: str) -> pd.DataFrame:
    """Read the predictions for a card. Raises ValueError where they are not the ones that were frozen."""
    path, about = _path(name), _about(name)
    if hashlib.sha256(path.read_bytes()).hexdigest() != about["sha256"]:
        raise documents.damaged(path, "its SHA-256 is not the one next to it: it was changed after it was made")
    return read_csv(path, COLUMNS).fillna({"over": "", "driver": ""})


def card_of(device: str, units: int | None = None) -> str:
    """Find which of CARDS the name of an OpenCL device means; "" for any other device.

    `units` are its compute units: a card of the same name that has others, as the RX 580 2048SP, is another card.
    """
    for name, words in CARDS.items():
        if re.search(rf"\b{words}\b", device, re.IGNORECASE) and units in (None, int(card(name).compute_units)):
            return name
    return ""


def hash_for(name: str) -> str:
    """Return the SHA-256 of the predictions for one of CARDS; "" for "", a device without any."""
    return _about(name)["sha256"] if name else ""


def judge(rows: pd.DataFrame, name: str, sha256: str, start: str, platform: str = "") -> pd.DataFrame:
    """Compare an owner's rows with the predictions for the card `name`: COLUMNS, `measured` and `verdict`.

    `sha256` and `start` (ISO 8601) are the run's own. A prediction is "inside" or "outside", or "not measured". Those
    for another driver than the one of `platform` are left out. Raises ValueError for predictions that were made or
    changed after the run began.
    """
    table, about = read(name), _about(name)
    if sha256 != about["sha256"]:
        raise ValueError(f"the predictions for {name} were made after this run began with others: it cannot test them")
    if datetime.datetime.fromisoformat(start) < datetime.datetime.fromisoformat(about["made"]):
        raise ValueError(f"the predictions for {name} were made after this run, at {about['made']}: it cannot test "
                         "them")
    table = table[[not each or each.lower() in platform.lower() for each in table["driver"]]]
    measured = [_measured(rows, row) for row in table.to_dict("records")]
    verdicts = [NOT_MEASURED if math.isnan(value) else INSIDE if low <= value <= high else OUTSIDE
                for value, low, high in zip(measured, table["low"], table["high"], strict=True)]
    return table.assign(measured=measured, verdict=verdicts)


def outcome(judged: pd.DataFrame) -> list[str]:
    """Say how many predictions of a table of `judge` held, and for each that did not what it overturns."""
    if judged.empty:
        return ["This device has no predictions: it is neither an RX 580 nor an RX 590 with all its compute units."]
    counts = judged["verdict"].value_counts()
    said = [", ".join(f"{counts.get(word, 0)} {word}" for word in (INSIDE, OUTSIDE, NOT_MEASURED))]
    for row in judged[judged["verdict"] == OUTSIDE].itertuples():
        at = f"{row.probe}, {row.case}, {row.x:g}" + (f", over that of {row.over}" if row.over else "")
        said.append(f"{row.id} ({at}): {row.quantity} {row.measured:.4g} {row.unit}, predicted {row.low:.4g} to "
                    f"{row.high:.4g}. This overturns {row.overturns}.")
    return said


def by_probe(judged: pd.DataFrame) -> pd.DataFrame:
    """Count the predictions of a table of `judge` by probe: columns inside, outside and not measured."""
    import pandas as pd

    found = pd.crosstab(judged["probe"], judged["verdict"])
    return found.reindex(columns=[INSIDE, OUTSIDE, NOT_MEASURED], fill_value=0)


def _measured(rows: pd.DataFrame, said: Mapping[str, Any]) -> float:
    def of(case: str) -> float:
        found = rows[(rows["probe"] == said["probe"]) & (rows["case"] == case) & (rows["x"] == said["x"])
                     & (rows["quantity"] == said["quantity"]) & rows["ok"].astype(bool)]
        return float(found["value"].iloc[-1]) if len(found) else math.nan

    return of(said["case"]) / of(said["over"]) if said["over"] else of(said["case"])


def _path(name: str) -> Path:
    if name not in CARDS:
        raise unknown("card with predictions", name, CARDS, "card")
    return paths.DATA / "predictions" / f"{name}.csv"


def _about(name: str) -> dict[str, Any]:
    return documents.read_json(_path(name).with_suffix(".json"), _ABOUT)


# -- what is predicted, and from what

def _row(probe: str, case: str, x: float, quantity: str, unit: str, low: float, high: float, basis: str, source: str,
         overturns: str, **more: str) -> dict[str, Any]:
    return {"probe": probe, "case": case, "x": float(x), "quantity": quantity, "unit": unit, "low": low, "high": high,
            "basis": basis, "source": source, "overturns": overturns, **more}


def _latencies(where: Card) -> Iterator[dict[str, Any]]:
    fast, slow = (model.constants(where, end) for end in ("low", "high"))
    for size, level in CHASED.items():
        ends = []
        for at, more in ((fast, 0), (slow, ADDRESS_CLOCKS)):
            clocks = at["l1_latency" if level == "L1" else "l2_latency"] + more
            ends.append(clocks / at["core_mhz"] * 1e3 + (at["dram_latency"] if level == "memory" else 0.0))
        constants = {"L1": "l1_latency", "L2": "l2_latency", "memory": "l2_latency + dram_latency"}[level]
        yield _row("chase", "ring", size, "latency", "ns", *ends, "formula",
                   f"{constants} of data/cards.toml at the boost and the base clock, {ADDRESS_CLOCKS} clocks of "
                   "arithmetic at most", f"the constants {constants}, which were measured on a Vega, and every "
                   "simulated time that latency limits")


def _round_ms(where: Card, name: str, items: int, group: int, options: tuple[str, ...], arguments: Any) -> model.Times:
    """Simulate what one round of a probe takes with `items` work-items: low, expected and high ms."""
    source = source_of(paths.KERNELS / "probe" / f"{name}.cl")
    program = free_listings.load(source, build_options(options)).program(name)
    found = []
    for rounds in SETTLED:
        launch = card_probes.Launch(program, (items,), (group,), arguments(rounds))
        found.append(model.estimate([card_probes.work(launch, where)], where, 0.0).time_ms)
    spans = sorted((more - less) / (SETTLED[1] - SETTLED[0]) for less, more in zip(*found, strict=True))
    return model.Times(*spans)


def _lane_strides(where: Card) -> Iterator[dict[str, Any]]:
    items = int(where.compute_units) * 4 * owner_probes.GROUP_ITEMS
    for level, floats in {"L1": 2**11, "L2": 2**18}.items():
        for stride in owner_probes.STRIDES:
            times = _round_ms(where, "lane_stride", items, owner_probes.GROUP_ITEMS, (), partial(
                lambda rounds, stride, floats: (
                    4 * floats, np.int32(stride), np.int32(floats - 1), np.int32(rounds), 4 * items),
                stride=stride, floats=floats))
            work = 4 * 8 * items / 1e6
            yield _row("lane_strides", level, stride, "used bandwidth", "GB/s", work / times.high, work / times.low,
                       "simulation", "lane_stride.cl by clang, all constants of data/cards.toml at both ends",
                       "the address unit and the lines of L1 in the time model, and with it notebooks 42 and 23")


def _local_strides(where: Card) -> Iterator[dict[str, Any]]:
    items = int(where.compute_units) * 16 * owner_probes.WAVE
    for stride in owner_probes.LDS_STRIDES:
        times = _round_ms(where, "local_stride", items, owner_probes.WAVE, (), partial(
            lambda rounds, stride: (np.int32(stride), np.int32(rounds), 4 * items), stride=stride))
        work = 16 * items / 1e6
        yield _row("local_strides", "local memory", stride, "local reads", "G/s", work / times.high, work / times.low,
                   "simulation", "local_stride.cl by clang", "the 32 banks of local memory in the simulator, and the "
                   "verdict on S3-C11")


def _operations(where: Card) -> Iterator[dict[str, Any]]:
    items = int(where.compute_units) * 16 * owner_probes.GROUP_ITEMS
    for name, number in owner_probes.OPERATIONS.items():
        times = _round_ms(where, "operation_rate", items, owner_probes.GROUP_ITEMS, (f"-DOP={number}",),
                          lambda rounds: (np.int32(rounds), np.float32(0.5), np.int32(1), 4 * items))
        work = owner_probes.COUNTED[name] * items / 1e6
        yield _row("operations", name, number, "operations", "G/s", work / times.high, work / times.low, "simulation",
                   "operation_rate.cl by clang", "a constant of data/cards.toml and every simulated time it is in: "
                   + {"fma": "valu_fma, 16 clocks or 64", "convert": "valu_convert, 4 clocks or 16",
                      "shift 64": "valu_shift64, 8 clocks or 32"}.get(name, "valu_full and valu_quarter"))


def _bandwidths(where: Card) -> Iterator[dict[str, Any]]:
    for width in card_probes.WIDTHS:
        low, _, high = measured_cards.bandwidth(width, where)[0].gflops
        yield _row("read_rates", "read", width, "bandwidth", "GB/s", low, high, "simulation",
                   "read_rate.cl as in the study card_rates, on this card's memory",
                   "dram_efficiency, which was fitted to an RX 570, and the verdict on S3-C24")


def _chains(where: Card) -> Iterator[dict[str, Any]]:
    for width in card_probes.WIDTHS:
        low, _, high = measured_cards.arithmetic("single", width, where)[0].gflops
        yield _row("chains", "float", width, "multiply-adds", "GFLOPS", low, high, "simulation",
                   "chain_rate.cl as in the study card_rates, with v_mac_f32",
                   "the peak that every share of peak in notebooks 22 to 25 is a part of, or the clock of the card")


def _residents(where: Card) -> Iterator[dict[str, Any]]:
    units, simds = int(where.compute_units), int(where.simds_per_cu)
    for words, each, why in ((0, int(where.waves_per_simd) * simds, "waves_per_simd of data/cards.toml"),
                             (4096, int(where.lds_bytes_per_cu) // 16384, "lds_bytes_per_cu of data/cards.toml")):
        yield _row("resident", f"{4 * words // 1024} KB of local memory", 4 * words, "resident work-groups",
                   "work-groups", units * each, units * each, "formula", why,
                   "occupancy in the simulator, and the verdicts on S0-C06 and S0-C32")


def _launches(where: Card) -> Iterator[dict[str, Any]]:
    yield _row("launches", "device clock", 1, "launch", "us", 0.0, where.constants["launch_us"].high + 3, "source",
               "launch_us of data/cards.toml, and 3 us for the timestamps", "the launch cost of simulated times")
    yield _row("launches", "host clock, alone", 1, "launch", "us", 20.0, 170.0, "source",
               "clpeak's launch test, 43 to 84 us on three gfx803 cards (data/published/clpeak.csv), and twice that",
               "the verdict on S2-C30, which says that an engine's 289 GFLOPS are not lost to launches")


def _documents(where: Card) -> Iterator[dict[str, Any]]:
    by = forecast.by(recorded(forecast.STUDY, forecast.COLUMNS))
    peak = where.compute_units * 128 * where.boost_mhz * 1e-3
    for kernel, n in owner_products.document_cells():
        problem = memory_levels.square_problem(kernel, n, n)
        found = cost(kernel, problem=problem, card=where, resident_sets=1, depths="auto", compiler="clover-daz")
        speed = forecast.corrected(found.gflops.expected, by, peak).iloc[0]
        yield _row("documents", kernel, n, "product", "GFLOPS", speed["low"], speed["high"], "simulation",
                   "compiled as Clover does with -cl-denorms-are-zero; corrected by the study forecast, 95 % interval",
                   f"the forecast for OpenCL C, and what this lab says of {CLAIMS.get(kernel, 'the published speeds')}")


def _forms(where: Card) -> Iterator[dict[str, Any]]:
    by, peak = (forecast.by(recorded(forecast.STUDY, forecast.COLUMNS)),
                where.compute_units * 128 * where.boost_mhz * 1e-3)
    for name, compiler, share in (("plain", "clover", 0.0), ("flag", "clover-daz", 1.0), ("polaris, flag", "clover-daz",
                                                                                          1.0),
                                  ("polaris, by name", "clover", 1.0)):
        kernel, config, _ = owner_products.FORMS[name]
        found = cost(kernel, problem=memory_levels.square_problem(kernel, 4096, 4096), config=config, card=where,
                     resident_sets=1, depths="auto", compiler=compiler)
        speed = forecast.corrected(found.gflops.expected, by, peak).iloc[0]
        said = "what notebook 25 says of Clover and denormals"
        yield _row("forms", name, 4096, "product", "GFLOPS", speed["low"], speed["high"], "simulation",
                   f"as the compiler {compiler}; corrected by the study forecast, 95 % interval", said, driver="Clover")
        yield _row("forms", name, 0, "multiply-adds of one instruction", "share", max(share - 0.05, 0.0),
                   min(share + 0.05, 1.0), "simulation", f"the code that the compiler {compiler} makes", said,
                   driver="Clover")


def _pitches(where: Card) -> Iterator[dict[str, Any]]:
    for kernel in owner_products.PITCHED:
        found = [cost(kernel, problem=memory_levels.square_problem(kernel, 2048, 2048, ld), card=where, resident_sets=1,
                      depths="auto", compiler="clover-daz").gflops_by_step for ld in (None, 2064)]
        ratios = sorted(padded / tight for tight, padded in zip(*found, strict=True))
        yield _row("pitches", f"{kernel}: n, pitch + 16", 2048, "product", "ratio", ratios[0] * 0.95, ratios[-1] * 1.05,
                   "simulation", "with channel_lockstep at 0 and at 1, 5 % on either side",
                   "the verdicts on S3-C18 to S3-C20 (size or pitch), and channel_lockstep of data/cards.toml",
                   over=f"{kernel}: n")

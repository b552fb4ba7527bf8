"""The ladder of attention: bytes and owners agree with the kernels, ratios and goals with the samples."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.base.errors import DeviceError
from polaris_lab.device.device import find
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Attention
from polaris_sim.simulator import simulate
from polaris_studies import attention_ladder

SMALL = Attention(1, 1, 64, 64)


def rows(times: dict[str, list[float]], device: str = "card") -> pd.DataFrame:
    """Samples in ms of one attention on one device."""
    sizes = {"b": 1, "h": 1, "s": 64, "t": 64, "d": 64, "causal": False, "diagonal": 0, "scale": 0.125,
             "order": "bhsd", "ld": 64, "dtype": "float32", "config": "", "max_abs_error": 0.0, "bound_fraction": 0.1,
             "ok": True}
    return pd.DataFrame([{"device": device, "kernel": kernel, **sizes, "sample": i, "device_ms": ms}
                         for kernel, taken in times.items() for i, ms in enumerate(taken)])


def test_every_rung_is_a_good_attention_kernel_and_every_such_kernel_a_rung() -> None:
    good = {name for name, spec in catalogue().items() if spec.signature == "attention" and not spec.museum}
    assert set(attention_ladder.RUNGS) == good
    device = find("cpu")
    gpu, card = (replace(device, kind="gpu", architecture=architecture) for architecture in ("gfx803", "sm_90"))
    assert not any("cpu" in name for name in attention_ladder.for_device(gpu))
    for_tensor_cores = {"attention_tensor", "attention_halves"}
    everywhere = [name for name in attention_ladder.RUNGS if name not in for_tensor_cores]
    assert attention_ladder.for_device(device) == everywhere
    assert set(attention_ladder.for_device(card)) - set(attention_ladder.for_device(gpu)) == for_tensor_cores


@pytest.mark.parametrize("kernel", ["attention_reference", "attention_v2", "attention_v3", "attention_blocked"])
def test_the_machine_code_loads_the_bytes_that_the_table_says(kernel: str) -> None:
    loaded = attention_ladder.loaded_bytes(simulate(kernel, problem=SMALL, compiler="clang"))
    said = attention_ladder.work(SMALL).loc[kernel, "bytes per score"]
    assert loaded / 64**2 == pytest.approx(said, rel=0.01)


def test_scores_are_kept_by_the_reference_alone_and_a_taller_tile_asks_for_less() -> None:
    table = attention_ladder.work(Attention(2, 3, 100, 16, t=50))
    assert table["MB of scores"].to_dict() == dict.fromkeys(table.index, 0.0) | {
        "attention_reference": 4 * 2 * 3 * 100 * 50 / 1e6}
    taller = attention_ladder.work(SMALL, {"attention_v2": {"BLOCK_M": 128}})
    assert taller.loc["attention_v2", "bytes per score"] == 8 * 64 / 128 + 4


@pytest.mark.parametrize("kernel", ["attention_v2", "attention_v3", "attention_blocked"])
def test_owners_share_the_tile_evenly(kernel: str) -> None:
    owner = attention_ladder.owners(kernel)
    items = catalogue()[kernel].bind(SMALL).passes[0].local_size[0]
    assert np.bincount(owner.ravel(), minlength=items).tolist() == [owner.size // items] * items


def test_a_lane_of_v3_has_every_32nd_key_of_its_waves_rows() -> None:
    owner = attention_ladder.owners("attention_v3")
    assert np.argwhere(owner == 33).tolist() == [[row, key] for row in range(8, 16) for key in (1, 33)]
    short = attention_ladder.owners("attention_v3", {"LANES": 16, "BLOCK_N": 16})
    assert np.argwhere(short == 17).tolist() == [[row, 1] for row in range(8, 16)]
    with refuses("kernel"):
        attention_ladder.owners("attention_cpu")


def test_a_ladder_has_rungs_in_order_and_rivals_at_its_end() -> None:
    taken = pd.concat([rows({"sdpa_math": [4.0] * 6, "attention_v2": [5.0] * 6, "attention_reference": [20.0] * 6,
                             "sdpa_flash": [2.5] * 6}), rows({"attention_v2": [1.0] * 6}, "other")])
    table = attention_ladder.tabulate(taken)
    assert table["kernel"].tolist() == ["attention_reference", "attention_v2", "sdpa_math", "sdpa_flash",
                                        "attention_v2"]
    assert table["step"].tolist() == pytest.approx([np.nan, 4.0, np.nan, np.nan, np.nan], nan_ok=True)
    assert table["of_rival"].tolist() == pytest.approx([0.125, 0.5, 0.625, 1.0, np.nan], nan_ok=True)
    met = attention_ladder.goals(table)
    assert met[["device", "kernel", "met"]].to_numpy().tolist() == [["card", "attention_v2", "no"],
                                                                    ["other", "attention_v2", "no rival"]]
    assert attention_ladder.goals(attention_ladder.tabulate(rows(
        {"attention_v2": [2.0] * 6, "sdpa_math": [2.0] * 6})))["met"].tolist() == ["yes"]


def test_bars_are_in_percent_of_each_devices_fastest() -> None:
    here = {"attention_reference": [20.0] * 6, "attention_v2": [5.0] * 6, "sdpa_math": [4.0] * 6}
    taken = pd.concat([rows(here), rows({"attention_v2": [1.0] * 6}, "other"), rows(here).assign(s=128)])
    bars = attention_ladder.as_bars(attention_ladder.tabulate(taken), SMALL)
    assert bars["value"].tolist() == pytest.approx([20.0, 80.0, 100.0, 100.0])
    assert bars["label"].str.partition(": ")[0].tolist() == ["reference", "v2", "sdpa_math", "v2"]
    assert [note.partition(" GFLOPS")[2] for note in bars["note"]] == ["", ", 4 x", "", ""]


def test_only_a_right_output_has_a_speed(lab: Lab) -> None:
    taken = attention_ladder.measure(lab.session, [Attention(1, 1, 20, 64)], ["attention_cpu_thin"], repeats=6)
    assert taken["ok"].all() and len(taken) == 6
    assert attention_ladder.tabulate(taken)["gflops"].gt(0).all()
    assert attention_ladder.tabulate(taken.assign(ok=False))["gflops"].isna().all()


def test_what_does_not_fit_or_lasts_too_long_is_left_out(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(session: object, kernel: object, *_: object) -> None:
        if kernel.name == "attention_cpu":
            raise DeviceError("too long")

    monkeypatch.setattr(attention_ladder, "refuse_long", refuse)
    taken = attention_ladder.measure(lab.session, [Attention(1, 1, 8, 512)],
                                     ["attention_v3", "attention_cpu", "attention_reference"], repeats=2)
    assert set(taken["kernel"]) == {"attention_reference"}

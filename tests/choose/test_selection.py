"""The choice of a kernel: ranked from recorded rows, by the nearest shape, within needs and for the measured source."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from polaris_lab.base import paths
from polaris_lab.base.recordings import COLUMNS
from polaris_lab.choose import selection, tuned_times
from polaris_lab.choose.cost_model import rates
from polaris_lab.choose.gemm_plan import Plans
from polaris_lab.choose.selection import NothingTrusted, auto, choose_ranked, keep, rank, regrets
from polaris_lab.device.device import Device
from polaris_lab.lab import Lab
from polaris_lab.model import kernel_catalogue, tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_lab.verify import passed_checks, proof


def rows(*measured: tuple[str, int, float], device: str = "card", ok: bool = True) -> pd.DataFrame:
    """Ten samples of each (kernel, size, ms), with a spread of a few thousandths."""
    spread = 1 + np.linspace(-2e-3, 2e-3, 10)
    return pd.DataFrame([dict.fromkeys(COLUMNS, 0) | {
        "run_id": "20261120T000000Z", "study": "repair", "device": device, "kernel": kernel, "trans": "nn",
        "config": "TILE=16" if kernel == "gemm_tiled" else "",
        "m": size, "n": size, "k": size, "device_ms": ms * s, "ok": ok, "sample": i}
        for kernel, size, ms in measured for i, s in enumerate(spread)], columns=COLUMNS)


STEADY = rows(("gemm_tiled", 64, 1.2), ("gemm_tiled", 128, 1.1), ("gemm_naive", 64, 1.0), ("gemm_naive", 128, 3.0),
              ("gemm_tiled_2x2", 64, 1.5), ("gemm_tiled_2x2", 128, 1.0), ("gemm_tiled_2x2_oob", 64, 0.1))


SOURCES = {name: spec.source_hash() for name, spec in catalogue().items()}
CARD = Device("9:0", "", "card", "maker", "1", "OpenCL 1.2", "gpu", 36, 1380, 2**30, 2**28, 2**15, 256)


@pytest.fixture(autouse=True)
def measured_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rows of this file were measured with the present sources, and nothing was checked before."""
    monkeypatch.setattr(selection, "source_hashes", lambda *run: SOURCES)
    monkeypatch.setattr(paths, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path / "tuned")  # no times: the table decides


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    monkeypatch.setattr(selection, "CHOICES", tmp_path / "choices.json")
    monkeypatch.delenv("POLARIS_REFRESH", raising=False)
    return tmp_path / "choices.json"


def test_regret_is_the_worst_ratio_to_the_best_good_kernel() -> None:
    table = regrets(STEADY).set_index("kernel")
    assert list(table.index) == ["gemm_tiled", "gemm_tiled_2x2", "gemm_naive"]  # no museum kernel among them
    assert table["worst"].to_dict() == pytest.approx({"gemm_tiled": 1.2, "gemm_tiled_2x2": 1.5, "gemm_naive": 3.0})
    assert table["at"].to_dict() == {"gemm_tiled": 64, "gemm_tiled_2x2": 64, "gemm_naive": 128}
    assert table["loses"].to_dict() == {"gemm_tiled": "64, 128", "gemm_tiled_2x2": "64", "gemm_naive": "128"}


def test_a_tie_is_not_a_loss() -> None:
    table = regrets(
        rows(("gemm_tiled", 64, 1.0), ("gemm_naive", 64, 1.0025))
    )  # its interval begins above 1.0, below 1.0016
    assert table["loses"].tolist() == ["nowhere", "nowhere"]


def test_a_wrong_kernel_is_neither_chosen_nor_compared_with() -> None:
    table = regrets(pd.concat([STEADY, rows(("gemm_naive_row0", 64, 0.01), ("gemm_naive_row0", 128, 0.01), ok=False)]))
    assert "gemm_naive_row0" not in set(table["kernel"])
    assert table["worst"].iloc[0] == pytest.approx(1.2)


def test_each_device_ranks_its_own_rows(table: Path) -> None:
    both = pd.concat([STEADY, rows(("gemm_tiled", 64, 2.0), ("gemm_naive", 64, 1.0), device="cpu-device")])
    found = rank(both, {"card": "gpu", "cpu-device": "cpu"})
    assert found["cpu-device"] == {
        "kind": "cpu",
        "date": "2026-11-20",
        "ranking": {"64x64x64": ["gemm_naive", "gemm_tiled"]},
        "sources": {name: SOURCES[name] for name in ("gemm_naive", "gemm_tiled")},
        "evidence": ["data/measured/cpu-device/repair/20261120T000000Z.csv"],
    }
    assert found["card"]["ranking"] == {"64x64x64": ["gemm_naive", "gemm_tiled", "gemm_tiled_2x2"],
                                        "128x128x128": ["gemm_tiled_2x2", "gemm_tiled", "gemm_naive"]}
    keep(found)
    assert not table.exists()


def test_a_shape_is_ranked_by_its_newest_run_alone() -> None:
    newer = rows(("gemm_tiled_4x4", 64, 5.0), ("gemm_tiled", 64, 6.0)).assign(run_id="20261121T000000Z", study="ladder")
    found = rank(pd.concat([newer, STEADY]), {"card": "gpu"})["card"]
    assert found["ranking"] == {
        "64x64x64": ["gemm_tiled_4x4", "gemm_tiled"],
        "128x128x128": ["gemm_tiled_2x2", "gemm_tiled", "gemm_naive"],
    }
    assert found["evidence"] == [
        "data/measured/card/ladder/20261121T000000Z.csv",
        "data/measured/card/repair/20261120T000000Z.csv",
    ]


def test_a_tie_goes_to_the_kernel_that_loses_least_elsewhere() -> None:
    tied = rows(("gemm_naive", 64, 1.0), ("gemm_tiled", 64, 1.0015), ("gemm_naive", 128, 1.3), ("gemm_tiled", 128, 1.0))
    assert rank(tied, {"card": "gpu"})["card"]["ranking"]["64x64x64"] == ["gemm_tiled", "gemm_naive"]
    clear = rows(("gemm_naive", 64, 1.0), ("gemm_tiled", 64, 1.02), ("gemm_naive", 128, 1.3), ("gemm_tiled", 128, 1.0))
    assert rank(clear, {"card": "gpu"})["card"]["ranking"]["64x64x64"] == ["gemm_naive", "gemm_tiled"]


def test_without_an_interval_nothing_is_told_apart() -> None:
    few = rows(("gemm_naive", 64, 1.0), ("gemm_tiled", 64, 1.02), ("gemm_naive", 128, 1.3), ("gemm_tiled", 128, 1.0))
    few = few[few["sample"] < 5]
    assert rank(few, {"card": "gpu"})["card"]["ranking"]["64x64x64"] == ["gemm_tiled", "gemm_naive"]
    assert regrets(few)["loses"].tolist() == ["nowhere", "nowhere"]


def test_wrong_and_library_and_transposed_rows_are_not_ranked() -> None:
    mixed = pd.concat([STEADY, rows(("gemm_naive_row0", 64, 0.01), ok=False), rows(("numpy", 64, 0.01)),
                       rows(("gemm_tiled_2x2_oldloop", 64, 0.01)).assign(trans="nt"),
                       rows(("gemm_tiled", 64, 0.01)).assign(config="TILE=8")])
    assert rank(mixed, {"card": "gpu"}) == rank(STEADY, {"card": "gpu"})


def choices(**ranking: list[str]) -> dict:
    tables = {
        "other": {"kind": "gpu", "ranking": {"8x8x8": ["gemm_naive"]}},
        "cpu-device": {"kind": "cpu", "ranking": {"8x8x8": ["gemm_tiled"]}},
        CARD.slug: {"kind": "gpu", "ranking": {shape[1:]: names for shape, names in ranking.items()}},
    }
    return {device: table | {"sources": dict(SOURCES)} for device, table in tables.items()}


def test_the_nearest_shape_decides_in_logarithms() -> None:
    known = choices(_64x64x64=["gemm_tiled"], _1024x1024x1024=["gemm_tiled_2x2"], _1024x16x1024=["gemm_naive"])
    for shape, kernel in (
        ((64, 64, 64), "gemm_tiled"),
        ((255, 255, 255), "gemm_tiled"),
        ((257, 257, 257), "gemm_tiled_2x2"),
        ((2000, 5, 900), "gemm_naive"),
        ((0, 0, 0), "gemm_tiled"),
        ((9999, 9999, 9999), "gemm_tiled_2x2"),
    ):
        spec, reason = choose_ranked(known, CARD, Gemm(*shape))
        assert spec.name == kernel and reason.startswith("fastest at ") and f"on {CARD.slug}" in reason


def test_needs_and_work_groups_are_respected() -> None:
    known = choices(_64x64x64=["gone", "gemm_tiled_2x2_oob", "gemm_float4_vec", "gemm_tiled", "gemm_gcn4_vec4"])
    assert choose_ranked(known, CARD, Gemm(64, 64, 64))[0].name == "gemm_float4_vec"
    spec, reason = choose_ranked(known, CARD, Gemm(64, 63, 64))
    assert spec.name == "gemm_tiled" and reason.endswith("passed over: gemm_float4_vec needs N % 4 == 0, and N is 63")
    small = replace(CARD, max_work_group=64)
    assert choose_ranked(known, small, Gemm(64, 64, 64))[0].name == "gemm_gcn4_vec4"
    with pytest.raises(ValueError, match="the work-group of gemm_tiled is too large for this device.*; name a kernel"):
        choose_ranked(known, replace(CARD, max_work_group=8), Gemm(64, 64, 64))


def test_an_unknown_device_takes_the_table_of_its_kind() -> None:
    known = choices(_64x64x64=["gemm_tiled"])
    assert choose_ranked(known, replace(CARD, name="newer card"), Gemm(1, 1, 1))[0].name == "gemm_naive"
    assert choose_ranked(known, replace(CARD, name="new", kind="accelerator"), Gemm(1, 1, 1))[0].name == "gemm_naive"
    assert choose_ranked(known, replace(CARD, name="new", kind="cpu"), Gemm(1, 1, 1))[0].name == "gemm_tiled"


def test_a_device_without_times_of_its_own_is_told_what_would_help() -> None:
    known, spec = choices(_64x64x64=["gemm_float4_vec", "gemm_tiled"]), catalogue()["gemm_tiled"]
    remedy = "; `polaris-lab tune --quick --device 9:0` measures this device"
    assert choose_ranked(known, CARD, Gemm(64, 64, 64))[1].endswith(f"the nearest measured shape{remedy}")
    assert f"shape{remedy}; passed over: " in choose_ranked(known, CARD, Gemm(64, 63, 64))[1]
    tuned_times.keep(CARD, rates(CARD), [tuned_times.Timed(Gemm(8, 8, 8), "gemm_tiled", spec.config(), 5.0)])
    assert choose_ranked(known, CARD, Gemm(64, 64, 64))[1].endswith("the nearest measured shape")


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy of the kernels folder in which gemm_register_tiled subtracts its products."""
    shutil.copytree(paths.KERNELS, tmp_path / "kernels")
    known = catalogue(tmp_path / "kernels" / "catalogue.toml")
    file = known["gemm_register_tiled"].file
    source = file.read_text(encoding="utf-8")
    assert source.count("+= ") > 0
    file.write_text(source.replace("+= ", "-= "), encoding="utf-8")
    for module in (selection, kernel_catalogue):
        monkeypatch.setattr(module, "catalogue", lambda: known)


def test_a_kernel_whose_source_changed_is_passed_over(lab: Lab, broken, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the comparison of sources, `auto` multiplied with the broken kernel and said nothing."""
    known = {
        lab.device.slug: {
            "kind": lab.device.kind,
            "sources": SOURCES,
            "ranking": {"64x64x64": ["gemm_register_tiled", "gemm_tiled"]},
        }
    }
    spec, reason = choose_ranked(known, lab.device, Gemm(64, 64, 64))
    assert spec.name == "gemm_tiled"
    assert reason.endswith(
        "passed over: gemm_register_tiled was measured with another source; run `polaris-lab check gemm_register_tiled`"
    )
    monkeypatch.setattr(selection, "_read", lambda *_: known)
    monkeypatch.setattr(lab, "_plans", Plans(lab.pool))  # none of an earlier test's
    a = Gemm(64, 64, 64).inputs(1)["A"]
    np.testing.assert_allclose(lab.gemm(a, a), a @ a, rtol=0, atol=1e-3)
    assert lab.last.kernel == "gemm_tiled" and "gemm_register_tiled was measured with another source" in lab.last.reason


def test_a_check_that_passed_lets_a_changed_source_be_chosen(lab: Lab, broken) -> None:
    known = {
        lab.device.slug: {
            "kind": lab.device.kind,
            "sources": {},
            "ranking": {"64x64x64": ["gemm_register_tiled", "gemm_tiled"]},
        }
    }
    assert not proof.check("gemm_register_tiled", lab.device.index, random=0, sanitizer=False).ok
    assert proof.check("gemm_tiled", lab.device.index, random=0, sanitizer=False).ok
    assert choose_ranked(known, lab.device, Gemm(64, 64, 64))[0].name == "gemm_tiled"
    with pytest.raises(NothingTrusted, match="gemm_register_tiled, gemm_tiled were measured with another source"):
        choose_ranked(known, replace(lab.device, driver="a newer one"), Gemm(64, 64, 64))


def test_where_every_source_changed_a_quick_check_decides(lab: Lab, broken, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {lab.device.slug: {"kind": lab.device.kind, "ranking": {"64x64x64": ["gemm_register_tiled", "gemm_tiled"]}}}
    monkeypatch.setattr(selection, "_read", lambda *_: known)
    for _ in range(2):
        spec, reason = auto(lab.device, Gemm(64, 64, 64))
        assert (
            spec.name == "gemm_tiled" and "; measured with another source, and this one passed a quick check" in reason
        )
    known[lab.device.slug]["ranking"]["64x64x64"].remove("gemm_tiled")
    selection._chosen.clear()  # no file has changed
    with pytest.raises(ValueError, match="run `polaris-lab check gemm_register_tiled`; name a kernel"):
        auto(lab.device, Gemm(64, 64, 64))


def test_a_shape_ranked_with_another_source_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    newer = rows(("gemm_tiled", 64, 6.0), ("gemm_naive", 64, 7.0)).assign(run_id="20261121T000000Z")
    monkeypatch.setattr(selection, "source_hashes", lambda device, study, run: SOURCES | {"gemm_tiled": run})
    found = rank(pd.concat([newer, STEADY]), {"card": "gpu"})["card"]
    assert found["ranking"] == {
        "64x64x64": ["gemm_tiled", "gemm_naive"],
        "128x128x128": ["gemm_tiled_2x2", "gemm_naive"],
    }
    assert found["sources"]["gemm_tiled"] == "20261121T000000Z"


def test_a_refresh_keeps_the_table(table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POLARIS_REFRESH", "27_the_portfolio")
    found = rank(STEADY, {"card": "gpu"})
    keep(found)
    assert json.loads(table.read_text()) == found
    assert auto(CARD, Gemm(128, 128, 128)) == choose_ranked(found, CARD, Gemm(128, 128, 128))


@pytest.mark.parametrize(
    "text",
    [None, "", "{", "[]", "{}", '{"card": 3}', '{"card": {"kind": "gpu"}}', '{"card": {"kind": "gpu", "ranking": {}}}'],
)
def test_a_table_that_cannot_be_used_is_named_with_the_remedy(table: Path, text: str | None) -> None:
    if text is not None:
        table.write_text(text)
    with pytest.raises(ValueError, match=r"choices.json cannot be (?:used|read).*; restore it with git, or name a k"):
        auto(CARD, Gemm(1, 1, 1))


def test_the_committed_table_names_good_kernels_and_evidence_that_is_there() -> None:
    known = catalogue()
    for device in json.loads(selection.CHOICES.read_text()).values():
        assert device["kind"] in ("cpu", "gpu")
        assert device["evidence"] and all((paths.ROOT / path).is_file() for path in device["evidence"])
        for ranking in device["ranking"].values():
            assert all(not known[name].museum and known[name].signature == "gemm" for name in ranking)
            assert any(not known[name].needs for name in ranking)  # so that auto never fails on a shape


def test_a_check_that_failed_withdraws_trust(lab: Lab, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The measured source itself, wrong on this device: the next one is taken, and the reason says so."""
    monkeypatch.setattr(paths, "CACHE", tmp_path)
    good, next_one = catalogue()["gemm_tiled"], catalogue()["gemm_naive"]
    known = {lab.device.slug: {"kind": lab.device.kind, "ranking": {"64x64x64": ["gemm_tiled", "gemm_naive"]},
                               "sources": {spec.name: spec.source_hash() for spec in (good, next_one)}}}
    assert choose_ranked(known, lab.device, Gemm(64, 64, 64))[0].name == "gemm_tiled"
    passed_checks.note_failure(lab.device.identity, "gemm_tiled", good.code_hash())
    spec, reason = choose_ranked(known, lab.device, Gemm(64, 64, 64))
    assert spec.name == "gemm_naive" and "gemm_tiled failed its last `polaris-lab check` on this device" in reason
    passed_checks.note_pass(lab.device.identity, "gemm_tiled", good.code_hash())
    assert choose_ranked(known, lab.device, Gemm(64, 64, 64))[0].name == "gemm_tiled"


def test_a_transpose_whose_source_changed_is_not_trusted_either(lab: Lab) -> None:
    turned = Gemm(64, 64, 64, trans_a=True)
    known = {lab.device.slug: {"kind": lab.device.kind, "ranking": {"64x64x64": ["gemm_naive"]},
                               "sources": SOURCES | {"transpose": "another"}}}
    assert choose_ranked(known, lab.device, Gemm(64, 64, 64))[0].name == "gemm_naive"
    with pytest.raises(NothingTrusted, match="transpose was measured with another source; run `polaris-lab check tr"):
        choose_ranked(known, lab.device, turned)
    passed_checks.note_pass(lab.device.identity, "transpose", catalogue()["transpose"].code_hash())
    assert choose_ranked(known, lab.device, turned)[0].name == "gemm_naive"


def test_the_committed_table_trusts_the_present_transpose() -> None:
    for device in json.loads(selection.CHOICES.read_text()).values():
        assert device["sources"]["transpose"] == SOURCES["transpose"]

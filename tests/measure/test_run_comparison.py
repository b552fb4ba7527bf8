"""Two sets of times are compared with intervals, and a kernel is followed through its runs."""

from __future__ import annotations

import json
from pathlib import Path

import pandas as pd
import pytest
from refusals import refuses

from polaris_lab import cli
from polaris_lab.base import paths
from polaris_lab.base.recordings import COLUMNS
from polaris_lab.measure import run_comparison
from polaris_lab.measure.run_comparison import FASTER, SLOWER, compare_runs, history
from polaris_lab.model.kernel_catalogue import catalogue
from tools import speed


def samples(folder: Path, run_id: str, times: dict[str, float], spread: float = 0.01) -> Path:
    """A run of eight samples for each kernel around a time in ms."""
    rows = [{"run_id": run_id, "study": "portfolio", "device": "card", "kernel": kernel, "config": "", "m": 64, "n": 64,
             "k": 64, "lda": 64, "ldb": 64, "ldc": 64, "trans": "nn", "alpha": 1.0, "beta": 0.0, "dtype": "float32",
             "sample": i, "device_ms": ms * (1 + spread * (i - 3.5) / 3.5), "host_ms": 2 * ms,
             "gflops": 2 * 64**3 / ms / 1e6, "max_abs_error": 0.0, "bound_fraction": 0.1, "ok": True}
            for kernel, ms in times.items() for i in range(8)]
    path = folder / "card/portfolio" / f"{run_id}.csv"
    path.parent.mkdir(parents=True, exist_ok=True)
    pd.DataFrame(rows).reindex(columns=COLUMNS).to_csv(path, index=False)
    manifest = {"commit": run_id[-7:], "kernels": {name: {} for name in times}}
    path.with_suffix(".json").write_text(json.dumps(manifest))
    return path


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Three runs, of which the last is not recorded: gemm_tiled gets slower, gemm_naive faster, gemm_cpu stays."""
    monkeypatch.setattr(paths, "MEASURED", tmp_path / "measured")
    monkeypatch.setattr(paths, "RUNS", tmp_path / "runs")
    recorded, more = tmp_path / "measured", tmp_path / "runs/measured"
    return [samples(recorded, "20260101T000000Z", {"gemm_tiled": 1.0, "gemm_naive": 2.0, "gemm_cpu": 3.0}),
            samples(recorded, "20260201T000000Z", {"gemm_tiled": 1.2, "gemm_naive": 1.5, "gemm_cpu": 3.01}),
            samples(more, "20260301T000000Z", {"gemm_tiled": 1.2})]


def test_what_got_slower_is_marked(runs: list[Path]) -> None:
    table = compare_runs(str(runs[0]), "card").set_index("kernel")  # a device means its newest recorded run
    assert table["mark"].to_dict() == {"gemm_tiled": SLOWER, "gemm_naive": FASTER, "gemm_cpu": ""}
    assert table.loc["gemm_tiled", "B / A"] == pytest.approx(1.2)
    assert table.loc["gemm_tiled", "low"] < 1.2 < table.loc["gemm_tiled", "high"]
    assert list(table.index) == ["gemm_tiled", "gemm_cpu", "gemm_naive"]  # the largest ratio first
    back = compare_runs("card/portfolio", "card/portfolio/20260101T000000Z").set_index("kernel")
    assert back["mark"].to_dict() == {"gemm_tiled": FASTER, "gemm_naive": SLOWER, "gemm_cpu": ""}


def test_what_has_no_time_any_more_is_named(runs: list[Path], capsys: pytest.CaptureFixture) -> None:
    assert compare_runs(str(runs[0]), str(runs[1])).attrs == {"A": [], "B": []}
    assert compare_runs(str(runs[2]), str(runs[0])).attrs["A"] == []
    assert cli.main(["compare", str(runs[0]), str(runs[2])]) == cli.OK
    told = capsys.readouterr().out
    assert "2 have a time in A alone: gemm_naive at 64 x 64 x 64, gemm_cpu at 64 x 64 x 64\n" in told
    assert "in B alone" not in told


def test_files_of_bench_are_compared(runs: list[Path], tmp_path: Path) -> None:
    summary = run_comparison.summarise(pd.read_csv(runs[0])).assign(status="right")
    path = tmp_path / "bench.json"
    path.write_text(summary.to_json(orient="records"))
    assert (compare_runs(str(path), str(runs[0]))["B / A"] == 1).all()
    two = summary.assign(ms_low=float("nan"), ms_high=float("nan"))
    path.write_text(two.to_json(orient="records"))
    assert set(compare_runs(str(path), str(runs[0]))["mark"]) == {"no interval"}


def test_a_source_that_is_not_there_is_named(runs: list[Path]) -> None:
    for other in ("lost.json", "lost.csv"):
        with pytest.raises(ValueError, match=f"{other} cannot be read"):
            compare_runs("card", other)
    for other, nearest in (("nowhere", "card"), ("card/portfolios", "card/portfolio")):
        with refuses("source", says=nearest):
            compare_runs("card", other)


def test_a_device_without_a_portfolio_says_which_studies_it_has(runs: list[Path]) -> None:
    for path in (runs[0], runs[0].with_suffix(".json")):
        target = path.parents[2] / "other/ladder" / path.name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(path.read_bytes())
    with refuses("source", says="other/ladder"):
        compare_runs("card", "other")
    assert len(compare_runs("card", "other/ladder")) == 3


def test_history_leaves_out_what_has_no_times_of_the_device(runs: list[Path]) -> None:
    for path in runs[:2]:
        table = pd.read_csv(path)
        table.loc[table["kernel"] == "gemm_cpu", "device_ms"] = float("nan")
        table.to_csv(path, index=False)
    assert set(history()["kernel"]) == {"gemm_tiled", "gemm_naive"}


def test_a_file_of_something_else_is_refused(runs: list[Path], tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text('[{"kernel": "gemm_tiled", "ms": 1}]')
    with pytest.raises(ValueError, match="lacks config, ms_low, ms_high, ok"):
        compare_runs("card", str(path))


@pytest.mark.parametrize(("row", "said"), [
    ('"ms": 1', "other.json lacks b, h, s, t, d, causal"),
    ('"ms": 1, "m": 1, "n": 1', "other.json lacks k"),
    ('"ms": "fast", "m": 1, "n": 1, "k": 1', "other.json holds no numbers in ms")])
def test_a_file_without_problems_or_numbers_is_refused_by_name(runs: list[Path], tmp_path: Path, row: str,
                                                               said: str) -> None:
    path = tmp_path / "other.json"
    path.write_text(f'[{{"kernel": "gemm_tiled", "config": "", "ms_low": null, "ms_high": null, "ok": true, {row}}}]')
    with pytest.raises(ValueError, match=said):
        compare_runs("card", str(path))


def test_nothing_in_common_is_said(runs: list[Path], tmp_path: Path) -> None:
    other = samples(tmp_path / "elsewhere", "20260101T000000Z", {"gemm_blocked": 1.0})
    with refuses("second", says="card"):
        compare_runs("card", str(other))


def test_history_goes_through_recorded_and_other_runs(runs: list[Path]) -> None:
    table = history(["gemm_tiled"])
    assert list(table["run"]) == [path.stem for path in runs]
    assert list(table["mark"]) == ["", SLOWER, ""]
    assert table["ratio"].iloc[1] == pytest.approx(1.2)
    assert set(history(device="card")["kernel"]) == {"gemm_tiled", "gemm_naive", "gemm_cpu"}
    with refuses("kernel", says="gemm_tiled"):
        history(["gemm_tile"])
    with refuses("device", says="card"):
        history(device="cart")


def test_history_tells_transposes_and_gaps_between_rows_apart(runs: list[Path]) -> None:
    for path in runs[:2]:
        table = pd.read_csv(path)
        slow = table.assign(trans="nt", device_ms=5 * table["device_ms"])
        slower = table.assign(lda=80, device_ms=9 * table["device_ms"])
        pd.concat([table, slow, slower]).to_csv(path, index=False)
    table = history(["gemm_tiled"])
    assert table.groupby("problem")["ms"].first().to_dict() == pytest.approx(
        {"64 x 64 x 64": 1.0, "64 x 64 x 64 nt": 5.0, "64 x 64 x 64 lda 80": 9.0})
    assert table.groupby("problem")["ratio"].max().to_dict() == pytest.approx(dict.fromkeys(table["problem"], 1.2))


def test_the_references_can_be_compared() -> None:
    table = compare_runs("nvidia-h200/repair", "nvidia-h200/portfolio")
    assert len(table) > 10 and table["B / A"].between(0.5, 2).all()


def test_speeds_are_compared_with_the_baseline_of_a_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                           capsys: pytest.CaptureFixture) -> None:
    """What it times is not looked at."""
    monkeypatch.setattr(speed, "BASELINE", tmp_path / "baseline")
    monkeypatch.setattr(paths, "RUNS", tmp_path / "runs")
    monkeypatch.setitem(speed.BENCHES, "cpu", ["gemm_naive", "--size", "32", "--repeats", "6"])
    with pytest.raises(SystemExit):
        speed.main(["--device", "cpu"])
    assert "--record makes it" in capsys.readouterr().err
    assert speed.main(["--device", "cpu", "--record"]) == 0 and speed.main(["--device", "cpu"]) == 0
    assert "of 1 B is slower in" in capsys.readouterr().out
    kernels = {name for words in speed.BENCHES.values() for name in words if name.startswith("gemm")}
    assert kernels <= set(catalogue())

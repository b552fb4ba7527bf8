"""An owner's run: short launches, nothing lost when it is stopped, and nothing measured twice."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from refusals import assert_refused, refuses

from polaris_lab.base import paths
from polaris_lab.base.errors import DeviceError
from polaris_lab.cli import main
from polaris_lab.device.host_clock import HostSpan
from polaris_lab.lab import Lab
from polaris_lab.measure import libraries
from polaris_lab.measure.libraries import LIBRARIES
from polaris_lab.measure.power_sensors import Sensor, find_sensor
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_studies import owner_probes, owner_products, owner_run
from polaris_studies.owner_probes import Device, Row
from polaris_studies.paced_launches import LAUNCH_MS, Pace

FEW = {"launches": 1.0, "barriers": 1.0, "operations": 1.0}


def fake_launch(ms: float) -> HostSpan:
    return HostSpan(0, int(ms * 1e6))


def test_a_launch_grows_from_a_small_one_and_never_past_the_limit(lab: Lab) -> None:
    pace, asked = Pace(lab.session), []

    def start(work: int) -> HostSpan:
        asked.append(work)
        assert work <= 32
        return fake_launch(0.7 * work)

    assert pace.grow(start, wanted_ms=1e9) == asked[-1] == 32
    assert asked == [1, 1, 2, 4, 8, 16, 32] and 22 < pace.longest_ms < LAUNCH_MS


def test_a_launch_that_takes_too_long_is_sampled_once(lab: Lab) -> None:
    pace = Pace(lab.session)
    assert len(pace.samples(lambda: fake_launch(LAUNCH_MS + 1))) == 1
    assert len(pace.samples(lambda: fake_launch(1.0))) == 7


def test_the_sensor_is_asked_while_a_sample_runs(lab: Lab) -> None:
    events = []

    class Running:
        profile = HostSpan(0, 10**6)

        def wait(self) -> None:
            events.append("over")

    pace = Pace(lab.session, watch=lambda: events.append("asked"))
    pace.time(Running)
    pace.samples(Running, 2)
    assert events == ["over", "asked", "over", "asked", "over"]


def test_what_lies_between_two_kernels_is_no_long_launch(lab: Lab) -> None:
    """A driver that compiles at the first launch does so between the first kernel and the second."""
    pace = Pace(lab.session)
    assert pace.time(lambda: [HostSpan(0, 10**6), HostSpan(2 * 10**9, 2 * 10**9 + 3 * 10**6)]) == 2003
    assert pace.longest_ms == 3


def test_a_product_that_would_take_too_long_is_cut_to_rows_that_do_not(lab: Lab) -> None:
    device = Device(lab.session, Pace(lab.session, limit_ms=1e-3), quick=True)
    row = owner_products.product(device, lab.session, resolve("gemm_naive"), Gemm(512, 512, 512), "naive", 512)
    assert row["ok"] and row["value"] > 0
    assert "the first 16 rows and 128 columns of 512 x 512, and 256 of 512 terms" in row["note"]


def test_a_product_grows_fourfold_at_most(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, prepare = [], lab.session.prepare

    def noted(spec: KernelSpec, problem: Gemm, *more: object, **others: object) -> object:
        begun.append(problem)
        return prepare(spec, problem, *more, **others)

    monkeypatch.setattr(lab.session, "prepare", noted)
    problem = Gemm(200, 300, 600)
    device = Device(lab.session, Pace(lab.session, limit_ms=1e9), quick=True)
    row = owner_products.product(device, lab.session, resolve("gemm_naive"), problem, "naive", 1)
    assert begun[0] == Gemm(16, 128, 256, lda=600, ldb=300, ldc=300) and begun[-1] == problem and row["note"] == ""
    assert all(1 < after.flops / before.flops <= 4 for before, after in itertools.pairwise(begun))


def test_no_speed_of_a_wrong_result() -> None:
    good, bad = (owner_probes.rate_row("a", 1, "product", "GFLOPS", [2.0] * 7, 10.0, ok) for ok in (True, False))
    assert (good["value"], good["ok"]) == (5.0, True)
    assert not bad["ok"] and np.isnan([bad["value"], bad["low"], bad["high"]]).all()


def test_a_ring_visits_every_line_once() -> None:
    order, following = owner_probes.ring(100, seed=1)
    at, seen = 0, []
    for _ in range(100):
        seen.append(at)
        at = int(following[at])
    assert at == 0 and seen == order.tolist() and sorted(seen) == list(range(0, 1600, 16))


@pytest.mark.parametrize("name", ["chase", "lane_strides", "local_strides", "operations", "barriers", "launches",
                                  "read_rates"])
def test_a_probe_computes_what_it_should(name: str, lab: Lab) -> None:
    device = Device(lab.session, Pace(lab.session, limit_ms=10.0), quick=True)
    rows = list(owner_run.probe_rows(name, device, Path()))
    assert rows and all(row["ok"] and row["value"] > 0 for row in rows)
    assert [*rows[0], *owner_probes.CONDITIONS] == owner_probes.OWNER_COLUMNS[4:]


def test_a_run_that_was_stopped_is_gone_on_with(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, stop = [], {"barriers": KeyboardInterrupt()}

    def rows(name: str, device: Device, folder: Path) -> Iterator[Row]:
        begun.append(name)
        for number in range(3):
            if name in stop and number == 1:
                raise stop.pop(name)
            yield owner_probes.value_row(name, number, "number", "", number)

    monkeypatch.setattr(owner_run, "PROBES", FEW)
    monkeypatch.setattr(owner_run, "probe_rows", rows)
    folder = owner_run.begin(lab.session, minutes=1.0, out=tmp_path / "run")
    with pytest.raises(KeyboardInterrupt):
        owner_run.run(lab.session, folder)
    assert set(owner_run.table(folder)["probe"]) == {"launches", "conditions"}
    assert owner_run.run(lab.session, owner_run.resume(lab.session, folder))
    assert begun == ["launches", "barriers", "barriers", "operations"]
    table = owner_run.table(folder)
    measured = table[table["probe"] != "conditions"]
    assert measured.groupby("probe").size().to_dict() == dict.fromkeys(FEW, 3)
    assert not measured.duplicated(["probe", "case", "x"]).any()


def test_a_run_that_is_killed_loses_only_the_probe_that_ran(lab: Lab, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    command = [sys.executable, "-m", "polaris_lab.cli", "owner", "--quick", "--out", str(folder), "--device",
               lab.device.index]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               env=os.environ | {"POLARIS_RUNS": str(tmp_path / "runs")})
    try:
        until = time.monotonic() + 60
        while not (folder / "chase.json").exists() and time.monotonic() < until:
            time.sleep(0.05)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    kept = {path.name: path.read_bytes() for path in folder.glob("*.json")}
    assert {"run.json", "launches.json", "chase.json"} <= set(kept)
    for text in kept.values():
        json.loads(text)
    assert owner_run.resume(lab.session, folder) == folder
    assert set(owner_run.table(folder)["probe"]) >= {"launches", "chase"}


def test_two_processes_are_not_at_one_run(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def rows(name: str, device: Device, folder: Path) -> Iterator[Row]:
        with pytest.raises(ValueError, match="another process is at this run"):
            owner_run.run(lab.session, folder)
        yield owner_probes.value_row(name, 0, "number", "", 0)

    monkeypatch.setattr(owner_run, "PROBES", FEW)
    monkeypatch.setattr(owner_run, "probe_rows", rows)
    assert owner_run.run(lab.session, owner_run.begin(lab.session, minutes=1.0, out=tmp_path / "run"))


@pytest.mark.parametrize("probe", [owner_products.document_products, owner_products.pitches])
def test_a_kernel_that_the_driver_refuses_costs_no_other_rows(probe: Callable, lab: Lab,
                                                              monkeypatch: pytest.MonkeyPatch) -> None:
    def product(device: Device, session: object, spec: KernelSpec, problem: Gemm, case: str, x: float,
                *more: object) -> Row:
        if spec.name == "gemm_tiled":
            raise DeviceError("gemm_tiled does not build\nlog")
        return owner_probes.rate_row(case, x, "product", "GFLOPS", [1.0], 1.0)

    monkeypatch.setattr(owner_products, "product", product)
    monkeypatch.setattr(owner_products, "QUICK", (("gemm_naive", 256), ("gemm_tiled", 256), ("gemm_cpu", 256)))
    rows = list(probe(Device(lab.session, Pace(lab.session), quick=True)))
    refused = [row for row in rows if row["quantity"] == owner_products.REFUSED]
    assert 0 < len(refused) < len(rows) and {row["note"] for row in refused} == {"gemm_tiled does not build"}


def test_a_wrong_read_is_not_hidden_behind_a_right_one(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    def near_alone_is_right(device: Device, memory: object, floats: int, width: int, pattern: str) -> Row:
        return owner_probes.rate_row("read", width, "bandwidth", "GB/s", [1.0], 1.0, pattern == "near")

    monkeypatch.setattr(owner_probes, "_read_rate", near_alone_is_right)
    rows = list(owner_probes.read_rates(Device(lab.session, Pace(lab.session), quick=True)))
    assert rows and not any(row["ok"] for row in rows)


@pytest.mark.clock
def test_a_probe_ends_when_its_part_of_the_time_is_over(lab: Lab, tmp_path: Path,
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(name: str, device: Device, folder: Path) -> Iterator[Row]:
        number = 0
        while True:
            time.sleep(0.02)
            yield owner_probes.value_row(name, number := number + 1, "number", "", number)

    monkeypatch.setattr(owner_run, "PROBES", FEW)
    monkeypatch.setattr(owner_run, "probe_rows", endless)
    folder, told = owner_run.begin(lab.session, minutes=1.5 / 60, out=tmp_path / "run"), []
    began = time.monotonic()
    assert owner_run.run(lab.session, folder, tell=told.append)
    assert time.monotonic() - began < 10 and all("stopped when its time was over" in said for said in told[-3:])
    assert len(owner_run.table(folder)) > 10


def radeon(root: Path, monkeypatch: pytest.MonkeyPatch, **files: object) -> None:
    """Give every device the sensor of an AMD card whose driver has these files."""
    folder = root / "sys/class/drm/card0/device/hwmon/hwmon3"
    folder.mkdir(parents=True)
    for name, value in ({"name": "amdgpu"} | files).items():
        (folder / name).write_text(f"{value}\n")
    monkeypatch.setattr(owner_run, "find_sensor", lambda device: find_sensor(
        replace(device, platform="rusticl", kind="gpu", vendor="AMD"), root))


def test_each_row_has_its_clocks_its_power_and_its_compiler(lab: Lab, tmp_path: Path,
                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    radeon(tmp_path, monkeypatch, power1_average=90_000_000, freq1_input=750_000_000, freq2_input=2_000_000_000)
    monkeypatch.setattr(owner_run, "PROBES", {"launches": 1.0})
    monkeypatch.setattr(owner_run, "compiler_of", lambda device: "aco")
    folder, told = owner_run.begin(lab.session, quick=True, out=tmp_path / "run"), []
    owner_run.run(lab.session, folder, tell=told.append)
    table = owner_run.table(folder)
    row = table.query("case == 'device clock'").iloc[0]
    assert [row[name] for name in owner_probes.CONDITIONS] == [750.0, 2000.0, 90.0, "aco"]
    without = table.query("case == 'host clock, alone'").iloc[0]  # no sample of the pace
    assert np.isnan(without[["sclk_mhz", "mclk_mhz", "power_w"]].astype(float)).all()
    assert not any("empty" in said for said in told)


def test_where_there_is_no_sensor_it_is_said_once(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    radeon(tmp_path, monkeypatch, freq1_input=750_000_000)
    monkeypatch.setattr(owner_run, "PROBES", {"launches": 1.0, "barriers": 1.0})
    folder, told = owner_run.begin(lab.session, quick=True, out=tmp_path / "run"), []
    owner_run.run(lab.session, folder, tell=told.append)
    assert sum("no sensor" in said for said in told) == 1
    assert owner_run.table(folder)["sclk_mhz"].isna().all()


def test_a_sensor_that_fails_midway_ends_no_run(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sensor = Sensor("made up", True, iter([1.0, 2.0]).__next__, dict)
    monkeypatch.setattr(owner_run, "find_sensor", lambda device: sensor)
    monkeypatch.setattr(owner_run, "PROBES", {"launches": 1.0})
    folder = owner_run.begin(lab.session, quick=True, out=tmp_path / "run")
    assert owner_run.run(lab.session, folder)
    table = owner_run.table(folder)
    assert table["power_w"].isna().all()  # of a counter that changed once
    assert "it failed" in table[table["quantity"] == "longest launch"]["note"].iloc[0]


@pytest.mark.parametrize(("name", "version", "compiler"), [
    ("AMD Radeon RX 580 Series (radeonsi, polaris10, ACO, DRM 3.61, 6.12.48)", "OpenCL 3.0", "aco"),
    ("AMD Radeon RX 580 Series (radeonsi, polaris10, LLVM 19.1.7, DRM 3.61, 6.12.48)", "OpenCL 3.0", "LLVM 19.1.7"),
    ("pthread-AMD EPYC", "OpenCL 3.0 PoCL 3.1+debian  Linux, None+Asserts, LLVM 15.0.6, SLEEF", "LLVM 15.0.6"),
    ("Ellesmere", "OpenCL 1.2 AMD-APP (3513.0)", "3513.0 (PAL,HSAIL)"), ("NVIDIA TACOMA", "", "3513.0 (PAL,HSAIL)")])
def test_a_device_tells_its_compiler(lab: Lab, name: str, version: str, compiler: str) -> None:
    device = replace(lab.device, name=name, version=version, driver="3513.0 (PAL,HSAIL)")
    assert owner_run.compiler_of(device) == compiler


def test_clblast_is_a_rival_where_it_is_installed(lab: Lab) -> None:
    if trouble := LIBRARIES["clblast"].missing(lab.device):
        pytest.skip(trouble)
    [row] = owner_products.rivals(Device(lab.session, Pace(lab.session), quick=True))
    assert row["ok"] and row["value"] > 0 and row["x"] == 256 and "CLBlast" in row["note"]


def test_where_clblast_is_missing_one_sentence_says_so(lab: Lab, tmp_path: Path,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "_clblast", lambda: None)
    monkeypatch.setattr(owner_run, "PROBES", {"rivals": 1.0})
    folder, told = owner_run.begin(lab.session, quick=True, out=tmp_path / "run"), []
    assert owner_run.run(lab.session, folder, tell=told.append)
    assert told[-1].endswith("install it (Debian: apt-get install libclblast1)")
    assert owner_run.table(folder).query("probe == 'rivals'")["quantity"].tolist() == [owner_products.REFUSED]


def test_a_saved_run_of_a_card_is_judged_and_goes_before_others(lab: Lab, tmp_path: Path,
                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "RUNS", tmp_path)
    monkeypatch.setattr(owner_run, "PROBES", {"launches": 1.0})
    for card in ("rx580", None):
        folder = owner_run.begin(lab.session, quick=True, out=tmp_path / f"run-{card}", card=card)
        owner_run.run(lab.session, folder)
        owner_run.save_run(lab.session, folder, record=False)
        rows, about = owner_run.newest("newest")
        assert about["parameters"]["card"] == "rx580"
    listed = owner_run.saved_runs("newest").loc[[lab.device.slug]].iloc[-2:]
    assert sorted(listed["predictions for"]) == ["none", "rx580"] and (listed["run"] == "quick").all()
    assert (listed["rows"] > 0).all() and not listed["wrong"].any()
    verdicts = owner_run.judged(rows, about).set_index("probe")["verdict"]
    assert set(verdicts["launches"]) <= {"inside", "outside"} and verdicts["chase"].eq("not measured").all()
    assert owner_run.judged(rows, about | {"parameters": {"card": "", "predictions": ""}}).empty
    with refuses("where", says="newest"):
        owner_run.newest("newes")


def test_a_run_of_another_device_or_other_predictions_is_not_gone_on_with(
        lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = owner_run.begin(lab.session, out=tmp_path / "run", card="rx580")
    other = replace(lab.device, name="another one")
    monkeypatch.setattr(lab.session, "device", other)
    with refuses("--resume"):
        owner_run.resume(lab.session, folder)
    monkeypatch.undo()
    about = json.loads((folder / "run.json").read_text())
    (folder / "run.json").write_text(json.dumps(about | {"predictions": "0" * 64}))
    with refuses("--resume"):
        owner_run.resume(lab.session, folder)


@pytest.mark.parametrize(("more", "end"), [([], ""), (["--record"], " --record")])
def test_a_run_says_how_it_goes_on_and_is_recorded_then_too(more: list[str], end: str, tmp_path: Path,
                                                            monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(owner_run, "begin", lambda *_, **__: tmp_path)
    monkeypatch.setattr(owner_run, "run", stop)
    main(["owner", *more])
    heard = capsys.readouterr()
    further = f": polaris-lab owner --resume {tmp_path}{end}\n"
    assert heard.out.endswith(f"If it is stopped{further}") and f"Resume it with{further}" in heard.err


@pytest.mark.parametrize(("arguments", "argument"), [
    (["--resume", "nowhere"], "--resume"),
    (["--resume", "nowhere", "--quick"], "--quick"),
    (["--seconds", "3601"], "--seconds"),
    (["--card", "rx480"], "card"),
    (["--freeze", "--quick"], "--quick"),
    (["--freeze", "--record"], "--record"),
    (["--device", "nothing"], "device"),
    (["--seconds", "0"], "--seconds"), (["--seconds", "long"], "--seconds"), (["--out", ""], "--out"),
    (["--out", __file__], "--out")])
def test_what_cannot_be_done_is_one_sentence(arguments: list[str], argument: str,
                                             capsys: pytest.CaptureFixture) -> None:
    assert_refused(["owner", *arguments], argument, capsys)


def test_the_page_goes_on_where_an_owner_s_own_run_has_a_wrong_result(tmp_path: Path) -> None:
    """As on Mesa's llvmpipe, which ends every loop after 65,535 turns: two of its rings end at a wrong element."""
    path = max((paths.MEASURED / "pocl-amd-epyc-zen4" / "owner").glob("*.csv"))
    rows = pd.read_csv(path, keep_default_na=False)
    wrong = rows.index[rows["probe"] == "chase"][:2]
    rows["ok"], rows["value"] = rows["ok"].astype(str), rows["value"].astype(str)
    rows.loc[wrong, ["value", "low", "high", "ok"]] = ["", "", "", "False"]
    own = tmp_path / "measured" / "rusticl-llvmpipe" / "owner"
    own.mkdir(parents=True)
    rows.to_csv(own / "20991231T000000Z.csv", index=False)
    (own / "20991231T000000Z.json").write_bytes(path.with_suffix(".json").read_bytes())
    done = subprocess.run([sys.executable, "-m", "polaris_lab.cli", "run", "26", "-p", "run", "newest", "--out",
                           str(tmp_path / "batch")], env=os.environ | {"POLARIS_RUNS": str(tmp_path)}, cwd=paths.ROOT,
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "wrong results: 2" in (tmp_path / "batch" / "26_one_hour_on_your_card.html").read_text(encoding="utf-8")

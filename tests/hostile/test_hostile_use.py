"""Ordinary use under bad conditions: full disks, closed streams, odd locales, a machine that cannot reach itself."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import filelock
import numpy as np
import pytest
from refusals import assert_refused, refuses

import polaris_lab as pl
from polaris_lab.base import paths
from polaris_lab.base.errors import unknown
from polaris_lab.device import device, pocl_cache
from polaris_lab.lab import Lab
from polaris_lab.measure import sampling
from polaris_lab.measure.sampling import alone_on
from polaris_lab.notebooks import batch, notebook
from polaris_lab.notebooks.yaml_values import parse_yaml

COMMAND = [sys.executable, "-m", "polaris_lab.cli"]
PRODUCT = ("import numpy as np\nimport polaris_lab as pl\na = np.ones((4, 4), np.float32)\n"
           "print(pl.open_lab('cpu').gemm(a, a).sum())")


@pytest.mark.parametrize(("text", "value"), [
    ("1:0", "1:0"), ("10:30:59.5", "10:30:59.5"), ("010", 10), ("0x10", 16), ("-7", -7), ("1e3", 1000.0), ("1.5", 1.5),
    (".5", 0.5), ("-.inf", -np.inf), ("2026-01-02", "2026-01-02"), ("0:1", "0:1"), ("true", True), ("~", None),
    ("[08, 1:30]", [8, "1:30"]), ('"12"', "12"), ("1_000", "1_000"), ("gpu", "gpu"), ("", None)])
def test_a_value_is_what_people_mean(text: str, value: object) -> None:
    got = parse_yaml(text)
    assert got == value and type(got) is type(value)


@pytest.mark.parametrize("text", ["[1", "{a: ", "!!python/object/apply:os.system [true]", "[" * 3000, "a: b: c",
                                  "\x00"])
def test_what_is_no_value_is_said_in_one_line(text: str) -> None:
    with pytest.raises(ValueError, match="it is not YAML") as caught:
        parse_yaml(text)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("source", ["n = (", "n = [1,\n", "n = 'a", "if n:", "n = {[]: 1}", "  n = 1", "n = 1\n\tm = 2",
                                    f"n = {'(' * 300}1{')' * 300}", "n = '''never closed", "n = \\"])
def test_a_parameters_cell_with_a_fault_is_named(write_notebook: Callable[..., Path], source: str) -> None:
    path = write_notebook("01_bad", parameters=source)
    with pytest.raises(ValueError, match=r"01_bad.ipynb: the parameters cell must hold lines `name = literal` only"):
        _ = notebook.read(path).parameters


def test_an_empty_list_of_sizes_is_refused_before_anything_runs(write_notebook: Callable[..., Path], lab: Lab) -> None:
    path = str(write_notebook("01_a", "1"))
    with refuses("sizes"):
        batch.run([path], {"sizes": []})
    with refuses("sizes"):
        lab.sweep("gemm_naive", [])


def test_a_read_only_checkout_is_enough_where_the_outputs_go_elsewhere(
        write_notebook: Callable[..., Path], tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("polaris_lab.notebooks.execution.RUNS", tmp_path / "file" / "runs")
    path = write_notebook("01_a", "from polaris_lab.base import paths\nprint(paths.RUNS, paths.CACHE)")
    batch.run([str(path)], out=str(tmp_path / "out"), cell_timeout=90.5)  # a limit may have a fraction
    said = json.loads((tmp_path / "out" / "01_a.ipynb").read_text())["cells"][-1]["outputs"][0]["text"]
    assert "".join(said) == f"{tmp_path}/out/runs {tmp_path}/out/runs/cache\n"


def test_an_unguarded_script_with_a_kernel_of_its_own_runs_once(tmp_path: Path) -> None:
    """The kernel is checked in child processes, which must not run the script again."""
    text = (paths.KERNELS / "gemm" / "gemm_naive.cl").read_text(encoding="utf-8")
    (tmp_path / "mine.cl").write_text(f"// {os.urandom(8).hex()}\nconstant float unused = 2.0f;\n{text}", "utf-8")
    (tmp_path / "script.py").write_text(
        "import numpy as np\nimport polaris_lab as pl\n"
        "mine = pl.kernel('mine.cl', function='gemm_naive', local=(16, 16), block=(16, 16))\n"
        "a = np.ones((5, 5), np.float32)\nprint('the sum is', pl.open_lab('cpu').gemm(a, a, kernel=mine).sum())\n")
    done = subprocess.run([sys.executable, "script.py"], cwd=tmp_path, capture_output=True, text=True, check=False,
                          env=os.environ | {"PYTHONPATH": str(paths.ROOT)})
    assert (done.returncode, done.stdout) == (0, "the sum is 125.0\n"), done.stderr


def test_names_that_are_not_ascii_in_the_c_locale(write_notebook: Callable[..., Path]) -> None:
    path = write_notebook("01_über", "print('ü', n)")
    plain = os.environ | {"LC_ALL": "C"}
    done = subprocess.run([*COMMAND, "run", "--list", str(path)], check=False, capture_output=True, env=plain)
    assert done.returncode == 0 and "01_über".encode() in done.stdout
    strict = os.environ | {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run([*COMMAND, "run", "--list", str(path)], check=False, capture_output=True, env=strict)
    assert done.returncode == 2 and b"cannot be written here; set LC_ALL=C.UTF-8" in done.stderr


@pytest.mark.skipif(shutil.which("unshare") is None or subprocess.run(["unshare", "-n", "true"], check=False,
                                                                      capture_output=True).returncode != 0,
                    reason="no network of its own to be had here")
def test_a_batch_says_at_once_that_this_machine_cannot_reach_itself(
        write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    asked = ["run", str(write_notebook("01_a", "1")), "--out", str(tmp_path / "out")]
    done = subprocess.run(["unshare", "-n", *COMMAND, *asked], check=False, capture_output=True, text=True)
    assert done.returncode == 2 and "`ip link set lo up` brings it up" in done.stderr
    assert not (tmp_path / "out").exists()


def test_no_file_that_tells_how_to_reach_a_kernel_is_left(write_notebook: Callable[..., Path], tmp_path: Path,
                                                          monkeypatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    batch.run([str(write_notebook("01_a", "1"))], out=str(tmp_path / "out"))
    assert [path for path in (tmp_path / "temporary").iterdir() if path.suffix != ".lock"] == []  # a device's stays
    assert {path.name for path in (tmp_path / "out").iterdir()} == {
        ".lock", "01_a.ipynb", "01_a.html", "index.html", "ledger.json"}


@pytest.mark.parametrize(("variables", "status", "said"), [
    ({"POCL_CACHE_DIR": "", "HOME": "/proc/none", "XDG_CACHE_HOME": ""}, 0, "64.0"),
    ({"POCL_CACHE_DIR": "/dev/null"}, 1, "PoCL cannot write its cache in /dev/null .*: free some space there, or")])
def test_pocls_cache_is_not_the_kernels_fault(lab: Lab, variables: dict, status: int, said: str) -> None:
    if lab.device.platform != "Portable Computing Language":
        pytest.skip("not on PoCL")
    done = subprocess.run([sys.executable, "-c", PRODUCT], check=False, capture_output=True, text=True,
                          env=os.environ | variables)
    last = (done.stderr if status else done.stdout).strip().splitlines()[-1]
    assert done.returncode == status and re.search(said, last), last


def test_a_full_disk_under_the_cache_is_said(monkeypatch) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no full device here")
    monkeypatch.setenv("POCL_CACHE_DIR", "/somewhere")
    monkeypatch.setattr(pocl_cache.Path, "mkdir", lambda *_, **__: None)
    monkeypatch.setattr(pocl_cache.tempfile, "TemporaryFile", lambda dir: open("/dev/full", "wb", buffering=0))  # noqa: SIM115
    assert pocl_cache.fault().startswith("PoCL cannot write its cache in /somewhere (No space left on device)")


def test_a_driver_that_cannot_be_loaded_is_named_beside_a_simulator(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "broken.icd").write_text("libnosuchdriver.so\n")
    monkeypatch.setenv("OCL_ICD_VENDORS", str(tmp_path / "broken.icd"))
    simulator = device.Device("0:0", "Oclgrind", "Oclgrind Simulator", "", "1", "1", "simulator", 1, 1, 1, 1, 1, 1)
    for name in ("auto", "gpu"):
        with pytest.raises((ValueError, pl.DeviceError), match="broken.icd names the driver 'libnosuchdriver.so', wh"):
            device.choose_device(name, [simulator], lambda each: each)


@pytest.mark.parametrize("seconds", [-1, 0, float("nan"), "2", True])
def test_a_limit_of_seconds_is_above_0(lab: Lab, seconds: object) -> None:
    before = lab.max_launch_s
    with refuses("max_launch_s"):
        lab.max_launch_s = seconds
    assert lab.max_launch_s == before


def test_a_long_list_of_names_says_that_it_goes_on() -> None:
    assert str(unknown("kernel", "zzz", [f"a{i}" for i in range(33)])).endswith("a29, ... (3 more)")
    assert str(unknown("kernel", "zzz", [f"a{i}" for i in range(30)])).endswith("a28, a29")


@pytest.mark.parametrize(("arguments", "argument"), [
    (["tune", "gemm_tiled", "--seconds", "0"], "--seconds"),
    (["tune", "gemm_tiled", "--seconds", "nan"], "--seconds"),
    (["tune", "gemm_tiled", "--seed", "-1"], "--seed"),
    (["tune", "gemm_tiled", "--set", "TILE="], "--set"),
    (["tune", "gemm_tiled", "--set", "=3"], "--set"),
    (["tune", "gemm_tiled", "--set", "TILE=²"], "--set"),
    (["tune", "gemm_tiled", "--set", "TILE=17"], "TILE"),
    (["tune", "gemm_tiled", "--set", "TIEL=16"], "TIEL"),
    (["tune", "gemm_tiled", "--set", f"TILE={'9' * 40}"], "TILE"),
    (["simulate", "gemm_tiled", "--seed", "-1"], "--seed"),
    (["simulate", "gemm_tiled", "--size", "0"], "--size"),
    (["bench", "gemm_tiled", "--size", "-3"], "--size"),
    (["bench", "gemm_tiled", "--size", "9" * 20], "m"),
    (["bench", "gemm_tiled", "--repeats", "0"], "--repeats"),
    (["bench", "gemm_tiled", "--out", ""], "--out"),
    (["bench", "gemm_tiled", "--out", "."], "--out"),
    (["bench", "mine.cl", "--set", "TILE=1.5"], "--set"),
    (["bench", "gemm_tiled", "--set", "TILE=8"], "--set"),
    (["check", "gemm_tiled", "--size", "8"], "--size"),
    (["check", "--sanitize"], "KERNEL"),
    (["check", "--list", "gemm_tiled"], "KERNEL"),
    (["devices", "--doctor", "--format", "json"], "--format"),
    (["run", "--list", "--record"], "--record"),
    (["tune", "gemm_tiled", "--budget", "3"], "--budget"),
    (["run", "42", "--out", ""], "--out"),
    (["run", "42", "--cell-timeout", "-1"], "--cell-timeout"),
    (["run", "42", "-p", "sizes", "[]"], "sizes"),
    (["run", "42", "-p", "sizes", "010x"], "sizes"),
    (["run", "42", "-p", "device", "9:60"], "device"),
    (["run", "42", "-f", "/dev/null"], "/dev/null"),
    (["run", "/dev/null/x.ipynb"], "notebook"),
    (["check", ""], "kernel"),
    (["check", "--device", " "], "device"),
])
def test_a_hostile_argument_is_one_sentence_and_status_2(arguments: list[str], argument: str, capsys) -> None:
    assert_refused(arguments, argument, capsys)


def test_hostile_arguments_of_the_library_are_named(lab: Lab) -> None:
    a = np.ones((4, 4), np.float32)
    for call, error, argument in (
            (lambda: lab.gemm(a, a, kernel=None), TypeError, "kernel"),
            (lambda: lab.measure(None, 4, 4, 4), TypeError, "kernel"),
            (lambda: lab.measure([], 4, 4, 4), ValueError, "kernels"),
            (lambda: lab.measure("gemm_naive", 4, 4, 4, seed=-1), ValueError, "seed"),
            (lambda: pl.check("gemm_naive", seed=-1), ValueError, "seed"),
            (lambda: pl.check(None), TypeError, "kernel"),
            (lambda: pl.open_lab(None), TypeError, "device")):
        with refuses(argument, error):
            call()


def test_who_waits_for_the_device_is_told(lab: Lab, monkeypatch, capsys) -> None:
    monkeypatch.setattr(sampling, "NOTICE_DELAY_S", 0.1)
    monkeypatch.delenv("POLARIS_BATCH", raising=False)
    kept = filelock.FileLock.acquire
    tried = []

    def acquire(self: filelock.FileLock, timeout: float | None = None, **more: object) -> object:
        tried.append(timeout)
        if timeout is not None:
            raise filelock.Timeout(self.lock_file)
        return kept(self, **more)

    monkeypatch.setattr(filelock.FileLock, "acquire", acquire)
    with alone_on(lab.device):
        pass
    assert tried == [0.1, None]
    assert f"waiting for another process, which measures on {lab.device.name}" in capsys.readouterr().err

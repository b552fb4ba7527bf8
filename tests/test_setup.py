"""`make setup`: what it says when something is missing, and where it gets a device from."""

from __future__ import annotations

import subprocess
import sys
from types import SimpleNamespace

import pytest
from conftest import NEEDS

from polaris_lab.base import isolation
from polaris_lab.base.errors import DeviceError
from polaris_lab.base.paths import ROOT
from tools import ensure_opencl, make_venv

APT_GET = "apt-get install -y pocl-opencl-icd"


@pytest.fixture
def machine(monkeypatch):
    """A made-up machine: `cures` are the commands after which a device works, `fails` those that fail."""
    state = SimpleNamespace(cures=(), fails=(), root=True, tools={"apt-get", "sudo"}, ran=[])

    def run(*command, quiet=False):
        state.ran.append(" ".join(command))
        return int(any(part in state.ran[-1] for part in state.fails))

    def call(*_, **__):
        done = any(part in line for part in state.cures for line in state.ran)
        if not done:
            raise DeviceError("nothing works")
        return isolation.Answer("1:0 A Device", "")

    monkeypatch.setattr(ensure_opencl, "run", run)
    monkeypatch.setattr(ensure_opencl.isolation, "call", call)
    monkeypatch.setattr(ensure_opencl.shutil, "which", lambda tool: tool if tool in state.tools else None)
    monkeypatch.setattr(ensure_opencl.os, "geteuid", lambda: 0 if state.root else 1000)
    return state


def test_a_device_that_works_is_left_alone(machine, monkeypatch, capsys):
    monkeypatch.setattr(ensure_opencl.isolation, "call", lambda *_, **__: isolation.Answer("1:0 A Device", ""))
    assert ensure_opencl.main() == 0
    assert machine.ran == []
    assert "1:0 A Device works" in capsys.readouterr().out


def test_root_gets_the_system_package(machine):
    machine.cures = ["install -y pocl"]
    assert ensure_opencl.main() == 0
    assert machine.ran == ["apt-get update", f"env DEBIAN_FRONTEND=noninteractive {APT_GET}",
                           "env DEBIAN_FRONTEND=noninteractive apt-get install -y libclblast1"]


def test_a_rival_that_cannot_be_installed_stops_nothing(machine):
    machine.cures, machine.fails = ["install -y pocl"], ["libclblast1"]
    assert ensure_opencl.main() == 0
    assert machine.ran[-1].endswith("libclblast1")


def test_sudo_without_a_password_gets_the_system_package(machine):
    machine.root, machine.cures = False, ["install -y pocl"]
    assert ensure_opencl.main() == 0
    assert machine.ran[-2] == f"sudo -n env DEBIAN_FRONTEND=noninteractive {APT_GET}"
    assert machine.ran[-1] == "sudo -n env DEBIAN_FRONTEND=noninteractive apt-get install -y libclblast1"


def test_sudo_with_a_password_gets_the_wheel(machine):
    machine.root, machine.fails, machine.cures = False, ["sudo"], ["pip install"]
    assert ensure_opencl.main() == 0
    assert machine.ran[0] == "sudo -n true"
    assert not any("apt-get" in line for line in machine.ran)


@pytest.mark.parametrize(("root", "tools", "sentence"), [
    (True, {"apt-get"}, "type `apt-get install pocl-opencl-icd`, then run make again"),
    (False, {"apt-get"}, "type `sudo apt-get install pocl-opencl-icd`, then run make again"),
    (False, {"dnf"}, "type `sudo dnf install pocl`, then run make again"),
    (False, set(), "install PoCL or your vendor's OpenCL driver, then run make again"),
])
def test_last_word(machine, capsys, root, tools, sentence):
    machine.root, machine.tools = root, tools
    assert ensure_opencl.main() == 1
    assert capsys.readouterr().err == f"No OpenCL device works yet: {sentence}.\n"
    assert "pip uninstall" in machine.ran[-1]  # a wheel that does not work does not stay


def test_good_venv_is_left_alone(tmp_path):
    assert make_venv.usable(sys.executable)
    assert not make_venv.usable(str(tmp_path / "python"))


def test_half_made_venv_is_not_usable(tmp_path):
    half = tmp_path / "python"
    half.symlink_to(sys.base_prefix + "/bin/python3")
    assert not make_venv.usable(str(half))


def test_python_without_venv_names_the_package(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    package = "python{}.{}-venv".format(*sys.version_info)
    with pytest.raises(SystemExit, match=f"`apt-get install {package}`"):
        make_venv.main(str(tmp_path / "venv"))
    assert not (tmp_path / "venv").exists()


def test_python_that_is_too_old_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(make_venv, "OLDEST", (4, 0))
    with pytest.raises(SystemExit, match="needs 4.0 or newer"):
        make_venv.main(str(tmp_path / "venv"))


def test_no_python_at_all():
    done = subprocess.run(["make", "--assume-new=pyproject.toml", "setup", "PYTHON=no-such-python"], cwd=ROOT,
                          capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "there is no no-such-python here: install Python 3.11" in done.stderr


def test_continuous_integration_installs_what_the_listed_tests_need() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    for tool, need in NEEDS.items():
        command = need["packages"].partition(": python ")[2]  # what a command of the project's own fetches
        for package in [command] if command else need["packages"].split():
            assert package in script or tool == "torch", f".ci/run does not install {package}"


def test_every_listed_test_exists() -> None:
    done = subprocess.run([sys.executable, "-m", "pytest", "--collect-only", "--quiet", "-m", "needs", "tests"],
                          cwd=ROOT, capture_output=True, text=True, check=False)
    there = {line.partition("[")[0] for line in done.stdout.splitlines() if "::" in line}
    there |= {line.partition("::")[0] for line in there}
    assert done.returncode == 0 and not [test for need in NEEDS.values() for test in need["tests"] if test not in there]


@pytest.mark.skipif(subprocess.call(["sh", "-c", "unshare --mount true 2> /dev/null"]) != 0,
                    reason="only root may hide files here")
def test_the_bare_run_sees_no_compiler_and_keeps_its_device() -> None:
    look = ("import glob, polaris_lab; print(glob.glob('/usr/lib/clc/*'), polaris_lab.open_lab('cpu').device.name); "
            "import shutil; print([tool for tool in ('clang', 'clang-15', 'clang-16', 'ld.lld-16', 'llvm-objdump-15', "
            "'llvm-objdump-16', 'chromium') if shutil.which(tool)])")
    done = subprocess.run([ROOT / ".ci" / "without", sys.executable, "-c", look], cwd=ROOT, capture_output=True,
                          text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("[] ") and done.stdout.endswith("\n[]\n")

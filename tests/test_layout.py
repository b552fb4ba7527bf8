"""The house keeps its order: imports run one way, names do not collide, and nothing of any machine is in the tree."""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
import re
import subprocess
import sys

import pytest

import polaris_lab
from polaris_lab.base.paths import ROOT

MODULES = sorted(found.name for found in pkgutil.walk_packages(polaris_lab.__path__, "polaris_lab."))
HEAVY = {"numpy", "pandas", "scipy", "matplotlib", "pyopencl", "papermill", "nbformat", "IPython"}


def test_imports_run_downward() -> None:
    """The layers stand in pyproject.toml, under importlinter."""
    done = subprocess.run([sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-cache"],
                          cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", MODULES)
def test_no_function_bears_the_name_of_a_module(name: str) -> None:
    modules = {module.rsplit(".", 1)[1] for module in MODULES}
    module = importlib.import_module(name)
    functions = {found for found, value in vars(module).items()
                 if inspect.isfunction(value) and value.__module__ == name and value.__name__ == found}
    assert not functions & modules, f"{name} has {functions & modules}"


@pytest.mark.parametrize("module", [polaris_lab, *(importlib.import_module(f"polaris_lab.{name}") for name in ("bench", "gcn3", "plots"))])
def test_no_public_function_hides_a_module(module: object) -> None:
    """`pl.results` must be the module whatever was imported before: importing a submodule sets an attribute of its package."""
    inside = {name.rsplit(".", 1)[1] for name in MODULES if name.rsplit(".", 1)[0] == module.__name__}
    assert {name for name in module.__all__ if name in inside and not inspect.ismodule(getattr(module, name))} == set()


def test_every_public_name_is_there_and_documented() -> None:
    for name in polaris_lab.__all__:
        assert getattr(polaris_lab, name).__doc__
    assert {"devices", "open_lab", "catalogue", "kernel", "check", "sanitize", "claim", "verdict", "DeviceError"} <= set(
        polaris_lab.__all__)
    with pytest.raises(AttributeError, match="polaris_lab has no 'attention'"):
        polaris_lab.attention  # noqa: B018 - only what exists is offered


@pytest.mark.clock
def test_import_is_light() -> None:
    code = (f"import json, sys, time; begin = time.perf_counter(); import polaris_lab; "
            f"print(json.dumps([time.perf_counter() - begin, sorted({HEAVY!r} & set(sys.modules))]))")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    seconds, heavy = json.loads(done.stdout)
    assert seconds < 0.5 and heavy == []


def test_no_tracked_file_names_a_place_of_any_machine_or_a_package_index() -> None:
    listed = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z"], capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is not a git work tree")
    places = [r"/" + r"work/", r"/" + r"root/", r"/home/" + r"\w", r"\bpypi\." + "org", "python" + r"hosted\.org",
              "anaconda" + r"\.org", "--(?:extra-)?" + "index-url"]
    pattern = re.compile("|".join(places))
    found = []
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if path.suffix != ".png" and path.is_file():
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if match := pattern.search(line):
                    found.append(f"{name}:{number}: {match[0]}")
    assert not found


def test_the_style_is_kept() -> None:
    done = subprocess.run([sys.executable, "-m", "ruff", "check", "--quiet", str(ROOT)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout

"""The house keeps its order: imports run one way, names do not collide, and nothing of any machine is in the tree."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import polaris_lab
from polaris_lab.paths import ROOT

PACKAGE = Path(polaris_lab.__file__).parent
ORDER = [
    "cli", "batch", "outputs", "headless", "pages", "ledger", "notebook", "museum", "dispatch", "schedule", "codegen", "gcn3", "gcn3.comparison",
    "gcn3.explanations", "gcn3.launches", "gcn3.validation", "gcn3.assumptions", "gcn3.anchors", "gcn3.agreement", "gcn3.pictures",
    "gcn3.levels", "gcn3.walks", "gcn3.patterns", "gcn3.design",
    "gcn3.search", "gcn3.trials", "gcn3.simulator", "gcn3.costs", "gcn3.sampling", "gcn3.timing_model", "gcn3.issue", "gcn3.queueing", "gcn3.traffic",
    "gcn3.recorder", "gcn3.access", "gcn3.caches", "gcn3.batches", "gcn3.dispatches", "gcn3.abi", "gcn3.machine", "gcn3.blocks",
    "gcn3.fusion", "gcn3.private", "gcn3.flat", "gcn3.lds", "gcn3.salu", "gcn3.valu", "gcn3.lanewise", "gcn3.rarely", "gcn3.sources",
    "gcn3.waves", "gcn3.liveness", "gcn3.local", "gcn3.faults", "gcn3.memory", "gcn3.denormals", "gcn3.operands",
    "gcn3.indices", "gcn3.accesses", "gcn3.expressions", "gcn3.states", "gcn3.ranges", "gcn3.syntax",
    "gcn3.isa", "gcn3.occupancy", "gcn3.cards", "gcn3.loops", "gcn3.records", "gcn3.toolchain", "gcn3.assembly",
    "tuning", "overhead", "lab", "calls", "selection", "portfolio", "ladder", "scaling", "measure", "ceilings", "verify", "cover", "stores", "signature", "sanitizer",
    "oclgrind_log", "timing", "factorial", "stats", "rivals", "launch", "spares", "tuned", "pool", "claims",
    "device", "probe", "bound", "storage", "kernelspec", "kept", "expression", "problem", "lanes", "figures", "results", "child",
    "paths", "errors",
]
"""A module imports only from those after it, whether at its top or inside a function."""
HEAVY = {"numpy", "pandas", "scipy", "matplotlib", "pyopencl", "papermill", "nbformat", "IPython"}


def imported(source: str) -> Iterator[str]:
    """The modules of the package that this source imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.removeprefix("polaris_lab.") for alias in node.names if alias.name.startswith("polaris_lab."))
        elif isinstance(node, ast.ImportFrom) and node.level:
            raise AssertionError("imports name the package: from polaris_lab import ...")
        elif isinstance(node, ast.ImportFrom) and node.module in ("polaris_lab", "polaris_lab.gcn3"):
            inside = node.module.removeprefix("polaris_lab").removeprefix(".")
            names = [f"{inside}.{alias.name}".removeprefix(".") for alias in node.names if not alias.name.startswith("__")]
            yield from (name if name in ORDER else inside for name in names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("polaris_lab."):
            yield node.module.removeprefix("polaris_lab.")


def source_of(module: str) -> str:
    path = PACKAGE / module.replace(".", "/")
    return (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")


def test_the_order_names_every_module_once() -> None:
    found = [path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py")]
    names = [(path.parent if path.stem == "__init__" else path.with_suffix("")).as_posix().replace("/", ".") for path in found]
    assert sorted(ORDER) == sorted(name for name in names if name != ".")


@pytest.mark.parametrize("module", ORDER)
def test_imports_run_downward(module: str) -> None:
    upward = {name for name in imported(source_of(module))
              if ORDER.index(name) <= ORDER.index(module)}
    assert not upward, f"{module} imports {upward}, which stand above it"


def test_the_walk_sees_every_form_of_import() -> None:
    source = ("import polaris_lab\nimport polaris_lab.lab\nfrom polaris_lab import verify, __version__\n"
              "def f():\n    from polaris_lab.cli import main\n    from polaris_lab import gcn3\n"
              "from polaris_lab.gcn3 import assembly, compile\nfrom polaris_lab.gcn3.assembly import parse\n")
    assert sorted(imported(source)) == ["cli", "gcn3", "gcn3", "gcn3.assembly", "gcn3.assembly", "lab", "verify"]


def test_no_module_bears_the_name_of_another_public_thing() -> None:
    offered = set(polaris_lab.__all__)
    for name in offered & set(ORDER):
        assert getattr(polaris_lab, name) is sys.modules[f"polaris_lab.{name}"]
    assert {"measure", "ceilings", "results"} <= offered & set(ORDER)


def test_no_function_bears_the_name_of_a_module() -> None:
    functions = {f"{module}.{node.name}" for module in ORDER
                 for node in ast.parse(source_of(module)).body
                 if isinstance(node, ast.FunctionDef) and node.name in ORDER}
    assert not functions


def test_every_public_name_is_there_and_documented() -> None:
    for name in polaris_lab.__all__:
        assert getattr(polaris_lab, name).__doc__
    assert {"devices", "open_lab", "catalogue", "kernel", "check", "sanitize", "claim", "verdict", "DeviceError"} <= set(
        polaris_lab.__all__)
    with pytest.raises(AttributeError, match="polaris_lab has no 'attention'"):
        polaris_lab.attention  # noqa: B018 - only what exists is offered


def test_import_is_light() -> None:
    code = (f"import json, sys, time; begin = time.perf_counter(); import polaris_lab; "
            f"print(json.dumps([time.perf_counter() - begin, sorted({HEAVY!r} & set(sys.modules))]))")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    seconds, heavy = json.loads(done.stdout)
    assert seconds < 0.5 and heavy == []


@pytest.mark.parametrize("module", ORDER)
def test_modules_stay_short(module: str) -> None:
    assert len(source_of(module).splitlines()) <= 310


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

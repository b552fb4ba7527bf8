"""Every public name, and every method of what they return, has an example in its docstring, and the examples run."""

from __future__ import annotations

import doctest
import inspect
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import polaris_lab as pl
import polaris_sim as sim
from polaris_lab.base import paths
from polaris_lab.choose import building
from polaris_lab.choose.gemm_call import GemmPlan
from polaris_lab.lab import Lab
from polaris_lab.measure.call_report import Call
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.verify.check_report import CheckReport

RETURNED = (Lab, GemmPlan, KernelSpec, CheckReport, Call)
"""The classes of `open_lab`, `lab.plan`, `pl.kernel`, `pl.check` and `lab.last`."""
INSIDE = {"GemmPlan.run_on_arrays", "GemmPlan.enqueue", "GemmPlan.run", "CheckReport.fail",
          "CheckReport.drop_tool_failures"}
"""Methods that only the lab itself calls: the steps of `Lab.gemm`, and what fills a report."""
SAME_TEXT = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def _documented() -> Iterator[tuple[str, object]]:
    """Yield names and objects: functions, classes and the classes' methods; a constant has no docstring of its own."""
    public = [(f"{package.__name__}.{name}", getattr(package, name))
              for package in (pl, sim) for name in package.__all__]
    for name, value in [*public, *((returned.__name__, returned) for returned in RETURNED)]:
        if callable(value):
            yield name, value
        for method, function in vars(value).items() if inspect.isclass(value) else ():
            if inspect.isfunction(function) and (method == "__call__" or not method.startswith("_")):
                yield f"{name}.{method}", function


NAMES = {name: value for name, value in _documented() if name not in INSIDE}


def _example(name: str, **names: object) -> doctest.DocTest:
    return doctest.DocTestParser().get_doctest(inspect.cleandoc(NAMES[name].__doc__), names, name, None, None)


def test_every_public_name_has_an_example() -> None:
    assert len(NAMES) > len(pl.__all__) + len(sim.__all__)
    assert not [name for name in NAMES if not _example(name).examples]


@pytest.mark.parametrize("name", NAMES)
def test_the_example_runs(name: str, lab: Lab, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(paths.ROOT)
    monkeypatch.setattr(paths, "RUNS", tmp_path)
    monkeypatch.setattr(building, "LAYOUTS", [])  # `warm` builds all in choose/test_tuner.py
    said: list[str] = []
    doctest.DocTestRunner(optionflags=SAME_TEXT).run(_example(name, np=np, pl=pl, sim=sim, lab=lab), out=said.append)
    assert not said, "".join(said)


def test_the_example_of_the_readme_runs() -> None:
    text = (paths.ROOT / "README.md").read_text(encoding="utf-8").replace("```", "")
    said: list[str] = []
    doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(text, {}, "README", None, None), out=said.append)
    assert not said, "".join(said)

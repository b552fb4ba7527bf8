"""What `polaris-lab new` writes keeps every rule and proves right before a word of it is changed."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.model.kernel_catalogue import kernel
from polaris_lab.notebooks import notebook, notebook_rules, scaffold
from polaris_lab.verify.proof import check


@pytest.fixture
def kernels(tmp_path: Path) -> Path:
    (tmp_path / "gemm").mkdir()
    shutil.copy(paths.KERNELS / "catalogue.toml", tmp_path)
    return tmp_path


def test_a_new_kernel_is_in_the_catalogue_and_right(kernels: Path) -> None:
    file = scaffold.new_kernel("gemm_mine", kernels)
    table = tomllib.loads((kernels / "catalogue.toml").read_text(encoding="utf-8"))
    assert kernels / table["gemm_mine"]["file"] == file
    assert list(table)[:-1] == list(tomllib.loads((paths.KERNELS / "catalogue.toml").read_text(encoding="utf-8")))
    banner = file.read_text(encoding="utf-8").split("*/")[0]
    assert all(word in banner for word in ("idea", "LDS     none", "needs"))
    report = check(kernel(file, local=tuple(table["gemm_mine"]["local"]), block=(16, 16)), "cpu", random=2)
    assert report.ok, report


@pytest.mark.parametrize("name", ["mine", "gemm_Mine", "gemm_naive", "gemm_../x"])
def test_a_bad_name_writes_nothing(kernels: Path, name: str) -> None:
    before = (kernels / "catalogue.toml").read_bytes()
    with refuses("NAME"):
        scaffold.new_kernel(name, kernels)
    assert (kernels / "catalogue.toml").read_bytes() == before and list((kernels / "gemm").iterdir()) == []


def test_a_new_study_keeps_every_rule(tmp_path: Path) -> None:
    page = tmp_path / "notebooks.md"
    shutil.copy(paths.ROOT / "docs/notebooks.md", page)
    (tmp_path / "07_older.ipynb").touch()
    path = scaffold.new_study("wide_loads", "Do wide loads pay?", tmp_path, page)
    study = notebook.read(path)
    assert path.name == "08_wide_loads.ipynb" and study.question == "Do wide loads pay?"
    shutil.copy(paths.NOTEBOOKS / "ruff.toml", tmp_path)
    assert notebook_rules.broken_rules(path) == []
    code = [fault for fault in notebook_rules.style_faults(path) if "I001" not in fault]  # it lies outside of the tree
    assert code == [] and notebook_rules.page_faults(study, page.read_text(encoding="utf-8")) == []
    with refuses("NAME"):
        scaffold.new_study("wide_loads", "", tmp_path, page)


@pytest.mark.parametrize(("topic", "question", "argument"), [("Wide", "", "NAME"), ("a/b", "", "NAME"),
                                                             ("wide", "It pays.", "--question")])
def test_a_bad_study_writes_nothing(tmp_path: Path, topic: str, question: str, argument: str) -> None:
    page = tmp_path / "notebooks.md"
    page.write_text("| row |\n")
    with refuses(argument):
        scaffold.new_study(topic, question, tmp_path, page)
    assert [path.name for path in tmp_path.iterdir()] == ["notebooks.md"] and page.read_text() == "| row |\n"

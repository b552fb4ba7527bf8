"""The three lists of dependencies agree: pyproject.toml rules, environment.yml and requirements.lock follow."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import metadata

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from polaris_lab.base.paths import ROOT

CONDA_NAMES = {"matplotlib": "matplotlib-base", "torch": "pytorch"}  # where conda-forge's name is another

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
ENVIRONMENT = (ROOT / "environment.yml").read_text()
LOCK = (ROOT / "requirements.lock").read_text()
WANTED = [Requirement(line) for line in [*PROJECT["project"]["dependencies"],
                                         *PROJECT["project"]["optional-dependencies"]["test"]]]
OPTIONAL = {Requirement(line) for more in PROJECT["project"]["optional-dependencies"].values() for line in more} - {
    *WANTED}


def environment_entries() -> tuple[list[str], list[str]]:
    """What conda installs, and what pip does."""
    entries = yaml.safe_load(ENVIRONMENT)["dependencies"]
    by_pip, = (each["pip"] for each in entries if isinstance(each, dict))
    return [each for each in entries if isinstance(each, str)], by_pip


def pins() -> dict[str, str]:
    lines = [line for line in LOCK.splitlines() if line and not line.startswith("#")]
    matches = [re.fullmatch(r"([A-Za-z0-9._-]+)==([0-9][A-Za-z0-9.!]*)", line) for line in lines]
    assert all(matches), [line for line, match in zip(lines, matches, strict=True) if not match]
    return {canonicalize_name(match[1]): match[2] for match in matches}


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_environment_names_each_dependency_with_the_same_bounds(wanted):
    conda, pip = environment_entries()
    there = {each.name: each for each in map(Requirement, [*conda, *pip[:-1]])}
    assert there[CONDA_NAMES.get(wanted.name, wanted.name)].specifier == wanted.specifier


def test_environment_asks_for_nothing_more():
    conda, pip = environment_entries()
    wanted = {CONDA_NAMES.get(each.name, each.name) for each in WANTED}
    more = {Requirement(each).name for each in [*conda, *pip[:-1]]} - wanted
    assert more == {"python", "pip", "hatchling", "pocl", "ocl-icd-system"}
    assert pip[-1] == "-e ."


def test_environment_marks_what_is_optional():
    marked = re.findall(r"^  # - (\S+)  # optional: \S", ENVIRONMENT, re.MULTILINE)
    assert {(each.name, each.specifier) for each in map(Requirement, marked)} == {
        (CONDA_NAMES.get(each.name, each.name), each.specifier) for each in OPTIONAL}


def test_environment_python_and_channels():
    conda, _ = environment_entries()
    assert f"python{PROJECT['project']['requires-python']}" in conda
    assert yaml.safe_load(ENVIRONMENT)["channels"] == ["conda-forge", "nodefaults"]


def test_every_line_of_the_environment_has_its_reason():
    after = ENVIRONMENT.split("dependencies:\n")[1].splitlines()
    assert [line for line in after if "#" not in line] == ["  - pip:"]


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_lock_pins_each_dependency_within_its_bounds(wanted):
    assert wanted.specifier.contains(pins()[canonicalize_name(wanted.name)])


def test_lock_pins_what_the_dependencies_need():
    seen, todo = set(), {canonicalize_name(wanted.name) for wanted in WANTED}
    while todo:
        name = todo.pop()
        seen.add(name)
        todo |= set(needed(name)) - seen
    assert sorted(seen - set(pins())) == []


def needed(name: str) -> Iterator[str]:
    for line in metadata.requires(name) or []:
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            yield canonicalize_name(requirement.name)


@pytest.mark.parametrize("command", [["polaris_lab", "polaris_sim", "polaris_studies", "tools", "notebooks"],
                                     ["--ignore=DEP002,DEP004", "tests"]], ids=["package", "tests"])
def test_what_is_imported_is_declared(command):
    """deptry compares imports with pyproject.toml, whose [tool.deptry] has the exceptions."""
    done = subprocess.run([sys.executable, "-m", "deptry", *command], cwd=ROOT, capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0, done.stderr


def test_lock_can_build_the_package():
    builder, = map(Requirement, PROJECT["build-system"]["requires"])
    assert builder.specifier.contains(pins()[builder.name])


@pytest.mark.parametrize("name", sorted(pins()))
def test_lock_installs_on_debian_12(name):
    if installed(name) != pins()[name]:
        pytest.skip("another version is installed here, and says nothing about the pinned one")
    assert SpecifierSet(metadata.metadata(name).get("Requires-Python") or "").contains("3.11.2")


def installed(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def test_lock_holds_no_address():
    assert not re.search(r"://|--|@|\bfile:", LOCK)

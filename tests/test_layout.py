"""The house keeps its order: imports run one way, names do not collide, and nothing of any machine is in the tree."""

from __future__ import annotations

import contextlib
import importlib
import inspect
import json
import operator
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from patience import patient

import polaris_lab
import polaris_sim
import polaris_studies
from polaris_lab import cli
from polaris_lab.base import documents
from polaris_lab.base.paths import ROOT
from tools.words import find_refused_words

PACKAGES = (polaris_lab, polaris_sim, polaris_studies)
NAME = operator.attrgetter("__name__")
MODULES = sorted(found.name for package in PACKAGES
                 for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."))
HEAVY = {"numpy", "pandas", "scipy", "matplotlib", "pyopencl", "papermill", "nbformat", "IPython"}


def test_imports_run_downward() -> None:
    """The layers stand in pyproject.toml, under importlinter."""
    code = "from importlinter.cli import lint_imports_command as run; run()"
    done = subprocess.run([sys.executable, "-c", code, "--no-cache"], cwd=ROOT,
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", MODULES)
def test_no_function_bears_the_name_of_a_module(name: str) -> None:
    modules = {module.rsplit(".", 1)[1] for module in MODULES if module.split(".")[0] == name.split(".")[0]}
    module = importlib.import_module(name)
    functions = {found for found, value in vars(module).items()
                 if inspect.isfunction(value) and value.__module__ == name and value.__name__ == found}
    assert not functions & modules, f"{name} has {functions & modules}"


@pytest.mark.parametrize("module", [polaris_lab, polaris_sim, importlib.import_module("polaris_lab.plots"),
                                    importlib.import_module("polaris_studies.pictures")])
def test_no_public_function_hides_a_module(module: object) -> None:
    """`recordings` is the module at any time: importing a submodule sets an attribute of its package."""
    inside = {name.rsplit(".", 1)[1] for name in MODULES if name.rsplit(".", 1)[0] == module.__name__}
    assert {name for name in module.__all__ if name in inside and not inspect.ismodule(getattr(module, name))} == set()


def test_every_public_name_is_there_and_documented() -> None:
    for name in polaris_lab.__all__:
        assert getattr(polaris_lab, name).__doc__
    assert len(polaris_lab.__all__) <= 26
    with pytest.raises(AttributeError, match="polaris_lab has no 'attention'"):
        polaris_lab.attention  # noqa: B018 - only what exists is offered


@pytest.mark.clock
@patient
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
    places = {"/" + "work/": "", "/" + "root/": "", "/home" + "/": r"\w", "pypi." + "org": "",
              "python" + "hosted.org": "", "anaconda" + ".org": "", "-index" + "-url": ""}
    found = []
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if path.suffix not in (".png", ".gif") and path.is_file():
            text = documents.read_text(path)
            for place in (place for place in places if place in text):  # which is sooner seen than a pattern is matched
                for match in re.finditer(re.escape(place) + places[place], text):
                    found.append(f"{name}:{text.count(chr(10), 0, match.start()) + 1}: {match[0]}")
    assert not found


PAGES = sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_only_what_exists(page: str) -> None:
    """Public names and files; words in capital letters stand for any name, and old names are not looked at."""
    text = re.sub(r"^\| `[^|]*\| (?=`)", "| ", (ROOT / page).read_text(encoding="utf-8"), flags=re.MULTILINE)
    for name in re.findall(r"\bpl((?:\.\w+)+)", text):
        operator.attrgetter(name[1:])(polaris_lab)
    places = [place for place in re.findall(r"`((?:[\w.]+/)+[\w.]*)`", text) if not re.search("[A-Z]{2}", place)]
    made = ("runs/", "dist/", ".venv/bin/python")
    assert not [place for place in places if not place.startswith(made) and not any(
        (ROOT / folder / place).exists() for folder in ("", *map(NAME, PACKAGES)))]


@pytest.mark.parametrize("page", PAGES)
def test_every_link_of_a_page_opens(page: str) -> None:
    """Files, and the headings that an anchor names."""
    dead = []
    for target, anchor in re.findall(r"\]\((?!http)([^)#\s]*)#?([^)\s]*)\)", (ROOT / page).read_text(encoding="utf-8")):
        path = (ROOT / page).parent / target if target else ROOT / page
        headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE) if anchor else []
        slugs = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
        if not path.exists() or (anchor and anchor not in slugs):
            dead.append(f"{target}#{anchor}")
    assert not dead


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 130


def test_every_command_that_is_named_exists(capsys: pytest.CaptureFixture) -> None:
    """In pages, notebooks, messages and what builds the house; an option is one of its command."""
    files = [ROOT / name for name in (*PAGES, "Makefile", ".ci/run")]
    files += [*(ROOT / ".github").rglob("*.yml"), *(ROOT / "notebooks").glob("*.md"),
              *(ROOT / "notebooks").glob("*.ipynb"), *(ROOT / "data").rglob("*.md")]
    files += [path for package in PACKAGES for path in (ROOT / package.__name__).rglob("*.py")]
    options: dict[str, set[str]] = {}
    wrong, count = [], 0
    for path in files:
        text = path.read_text(encoding="utf-8")
        for command, words in re.findall(r"polaris-lab ([a-z]+)\b((?: [^\s`|&#<\\]+)*)", text):
            if command not in options:
                with contextlib.suppress(SystemExit):
                    cli.main([command, "--help"])
                options[command] = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
            count += 1
            if not options[command] or not set(re.findall(r"(?<!\S)--[a-z][a-z-]*", words)) <= options[command]:
                wrong.append(f"{path.relative_to(ROOT)}: polaris-lab {command}{words}")
    assert count > 50 and not wrong, "\n".join(wrong)


WORKFLOW = ".github/workflows/ci.yml"


@pytest.mark.parametrize("name", ["Makefile", ".ci/run", WORKFLOW])
def test_what_builds_and_tests_names_only_what_exists(name: str) -> None:
    """Files, modules and the Makefile's targets; the test before this one holds the lab's own commands."""
    text = (ROOT / name).read_text(encoding="utf-8")
    files = re.findall(r"(?<![\w./])(?:tests|tools|\.ci)/[\w./]+", text)
    modules = re.findall(r"-m ((?:tests|tools|polaris_\w+)[\w.]*)", text)
    targets = re.findall(r"(?:run: |&& |without )make ((?:[a-z]+ ?)+)", text)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert files and (modules or name == WORKFLOW) and (targets or name == "Makefile")
    gone = [path for path in files if not (ROOT / path).exists()]
    gone += [module for module in modules if not (ROOT / f"{module.replace('.', '/')}.py").exists()]
    gone += [target for target in " ".join(targets).split() if not re.search(rf"^{target}:", makefile, re.MULTILINE)]
    assert not gone


def test_each_hosted_job_has_a_time_limit() -> None:
    jobs = yaml.safe_load((ROOT / WORKFLOW).read_text(encoding="utf-8"))["jobs"]
    assert {"bare", "full", "mesa", "book", "wheel", "versions"} <= set(jobs)
    assert all(0 < job["timeout-minutes"] <= 45 for job in jobs.values())


def test_a_refused_word_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text("as long as so\n{}, so long as {}: \"{}\"".format("# many", *2 * ["be" + "side"]))
    assert list(find_refused_words(tmp_path)) == ["page.md:1: so " + "# many", "page.md:2: be" + "side"]

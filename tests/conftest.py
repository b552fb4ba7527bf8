"""Share a device and sample notebooks among all tests, skip tests whose tools are missing, see what nbval compares."""

from __future__ import annotations

from polaris_lab.base.blas_environment import drop_overrides

drop_overrides()  # before anything below imports NumPy

import os

os.environ["POLARIS_BATCH"] = "1"  # the kernels that nbval starts show no progress bars
os.environ.pop("COLUMNS", None)  # what is printed is as wide as it needs to be
# The tests start thousands of processes: without bytecode each of them compiles the packages, for 0.3 s.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [
    os.path.join(os.path.dirname(__file__), "quick_imports"), os.environ.get("PYTHONPATH")]))

import contextlib
import importlib.util
import shutil
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import browser
import nbformat
import notebook_rules
import pytest
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from polaris_lab.base import isolation
from polaris_lab.base.errors import DeviceError
from polaris_lab.base.host_names import worked
from polaris_lab.device.device import Device
from polaris_lab.device.device_session import UNOPTIMISED, Session
from polaris_lab.lab import Lab, open_lab
from polaris_lab.model.kernel_catalogue import named
from polaris_lab.notebooks import notebook
from polaris_lab.verify.proof import failed
from polaris_sim.code import loaded_object, mesa, toolchain
from polaris_studies import rocblas_library

NEEDS = tomllib.loads((Path(__file__).parent / "needs.toml").read_text(encoding="utf-8"))
RUSTICL = Path(os.environ.get("POLARIS_TEST_RUSTICL", "/etc/OpenCL/vendors/rusticl.icd"))
"""Mesa's rusticl, which a test's child process gets as its only driver."""
IS_THERE: dict[str, Callable[[], object]] = {
    "clang": lambda: _clang() and shutil.which(f"llvm-objdump-{toolchain.CLANG}"),
    "lld": lambda: _clang() and shutil.which(f"ld.lld-{toolchain.CLANG}"),
    "rocm": lambda: _clang() and _found(toolchain.rocm),
    "mesa": RUSTICL.exists,
    "aco": lambda: _found(mesa.find),
    "rocblas": lambda: _found(rocblas_library.find) and _found(loaded_object.objdump),
    "chromium": browser.find_browser,
    "book": lambda: all(map(importlib.util.find_spec, ("sphinx", "myst_nb", "furo"))),
    "torch": lambda: importlib.util.find_spec("torch"),
}
"""Whether the packages of each table of needs.toml are here."""
PARAMETERS = 'n = 4  # rows\nsizes = [8, 16]\nlabel = "a"\nrecord = False'


@pytest.fixture(scope="session")
def lab() -> Lab:
    """The default device, opened once: its builds are shared by all tests."""
    return open_lab("auto")


@pytest.fixture(scope="session")
def unoptimised(lab: Lab) -> Session:
    """A session of the default device whose kernels are built without optimisation, which takes PoCL a tenth of the
    time. A kernel that is wrong in its text is wrong there too."""
    return without_optimisation(lab.device)


def _found(find: Callable[[], toolchain.Compiler]) -> toolchain.Compiler | None:
    with contextlib.suppress(DeviceError):
        return find()
    return None


def _clang() -> bool:
    """Tell whether the compiler of the kept listings is here; another version makes other code."""
    compiler = _found(toolchain.find)
    return compiler is not None and f"clang {toolchain.CLANG}." in str(compiler)


def without_optimisation(device: Device) -> Session:
    session = Session(device)
    session.build_options = (*session.build_options, *UNOPTIMISED.get(device.platform, ()))
    return session


@pytest.fixture
def unoptimised_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every session that the test opens build as `unoptimised` does."""
    options = Device.build_options.fget
    monkeypatch.setattr(Device, "build_options", property(
        lambda self: (*options(self), *UNOPTIMISED.get(self.platform, ()))))


@pytest.fixture
def built_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Build kernels of one's own in this process at once, where no text of the test ends a compiler."""
    monkeypatch.setattr(isolation, "in_child", lambda: True)


@pytest.fixture(autouse=True)
def same_environment() -> Iterator[None]:
    """See that no test leaves a setting behind: another one, of whatever file comes next, would run with it. Nor does a
    test's manifest name the workers of those before it, or a product know what `check` found in them."""
    before = settings()
    worked.clear()
    failed.clear()
    named.clear()
    yield
    assert settings() == before, "the test has changed these variables of the environment, and left them so"


def settings() -> dict[str, str]:
    """The settings that the lab and the OpenCL loader read from the environment."""
    return {name: value for name, value in os.environ.items() if name.startswith(("POLARIS_", "OCL", "POCL_"))}


@pytest.fixture
def write_notebook(tmp_path: Path) -> Callable[..., Path]:
    """`write_notebook("01_good", "print(n)", ...)` writes a small study with these code cells, not executed."""

    def write(name: str, *sources: str | NotebookNode, parameters: str = PARAMETERS) -> Path:
        cells = [new_markdown_cell(f"# {name}\n\n**Does it\nhold?** It will be concluded that it does."),
                 new_code_cell(parameters, metadata={"tags": ["parameters"]})]
        cells += [source if isinstance(source, NotebookNode) else new_code_cell(source) for source in sources]
        path = tmp_path / "notebooks" / f"{name}.ipynb"
        path.parent.mkdir(exist_ok=True)
        metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
        nbformat.write(new_notebook(cells=cells, metadata=metadata), path)
        return path

    return write


def pytest_configure(config: pytest.Config) -> None:
    """Register the hooks of notebook_rules for notebooks: those of this file hold only for what lies below tests/."""
    config.pluginmanager.register(notebook_rules)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of needs.toml as `needs`, and skip those whose packages are missing here."""
    for tool, need in NEEDS.items():
        missing = pytest.mark.skip(reason=f"needs {need['packages']}") if not IS_THERE[tool]() else None
        for item in items:
            test = item.nodeid.partition("[")[0]
            if test in need["tests"] or test.partition("::")[0] in need["tests"]:
                item.add_marker("needs")
                if missing:
                    item.add_marker(missing)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    paths = list(notebook.own().values())
    if paths and terminalreporter.config.option.nbval:
        terminalreporter.section("what nbval compares")
        terminalreporter.write_line(notebook_rules.table(paths))

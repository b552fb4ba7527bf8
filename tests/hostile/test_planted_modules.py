"""Modules that lie in the current folder are imported by no process that the lab starts."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from polaris_lab.base import isolation, paths
from polaris_lab.base.executor import processes
from polaris_lab.notebooks import every_device, execution

PLANTED = ("pickle", "json", "numpy", "pandas", "typing", "dataclasses", "subprocess", "asyncio", "distributed",
           "random", "multiprocessing", "ipykernel", "polaris_sim")
TEXT = """from pathlib import Path
Path({marker!r}).joinpath(__name__).touch()
raise ImportError(__name__ + " of a hostile folder was imported")
"""


@pytest.fixture
def hostile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with modules that leave their names in the folder that this returns."""
    folder, marker = tmp_path / "hostile", tmp_path / "imported"
    folder.mkdir()
    marker.mkdir()
    for name in PLANTED:
        (folder / f"{name}.py").write_text(TEXT.format(marker=str(marker)))
    monkeypatch.chdir(folder)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["", str(Path(__file__).parent), ""]))  # empty: the current folder
    return marker


def command(*words: str) -> int:
    """Run the command as `python -m` in the current folder; its exit status."""
    environment = os.environ | {"PYTHONPATH": str(paths.ROOT)}
    return subprocess.run([sys.executable, "-m", "polaris_lab.cli", *words], env=environment, check=False,
                          stdout=subprocess.DEVNULL).returncode


def piece(number: int) -> int:
    """Import as a piece of work may."""
    import json
    import pickle

    import numpy as np

    return int(np.sum(pickle.loads(pickle.dumps(json.loads(f"[{number}, 1]")))))


def pool() -> bool:
    with processes(2) as executor:
        return list(executor.map(piece, range(3))) == [1, 2, 3]


def notebook() -> bool:
    import nbformat
    from nbformat.v4 import new_code_cell, new_notebook

    folder = Path.cwd().parent / "notebooks"
    folder.mkdir()
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    nbformat.write(new_notebook(cells=[new_code_cell("import json, pickle, numpy")], metadata=metadata),
                   folder / "study.ipynb")
    for name in ("pickle", "json"):  # next to the notebook too: the kernel's own start
        (folder / f"{name}.py").write_text((Path.cwd() / f"{name}.py").read_text())
    return execution.execute(folder / "study.ipynb", folder / "out.ipynb", {}, 60) is None


CHILDREN: dict[str, Callable[[], bool]] = {
    "call": lambda: isolation.call("polaris_lab.base.isolation:in_child").value,
    "pool": pool,
    "batch": lambda: every_device.run_batch(every_device.COMMAND, ["--help"], "0:0", Path("out")) == 0,
    "command": lambda: command("--version") == 0,
    "command-that-computes": lambda: command("tune", "gemm_naive", "--list") in (0, 2),
    "notebook": notebook,
}


@pytest.mark.parametrize("child", CHILDREN)
def test_a_child_imports_nothing_from_the_current_folder(child: str, hostile: Path) -> None:
    assert CHILDREN[child]()
    assert not list(hostile.iterdir())


def test_nor_does_a_worker_of_a_cluster(hostile: Path) -> None:
    distributed = pytest.importorskip("distributed", reason="Dask's scheduler is not installed")
    with distributed.LocalCluster(n_workers=0, dashboard_address=None) as local:
        worker = subprocess.Popen([sys.executable, "-m", "polaris_lab.cli", "worker", local.scheduler_address],
                                  env=os.environ | {"PYTHONPATH": str(paths.ROOT)}, start_new_session=True)
        try:
            local.wait_for_workers(1, timeout=60)
            with distributed.Client(local) as client:
                assert client.submit(divmod, 7, 2).result(timeout=60) == (3, 1)
                assert all(address.startswith("tcp://127.0.0.1") for address in client.nthreads())
        finally:
            os.killpg(worker.pid, 9)
            worker.wait(timeout=30)
    assert not list(hostile.iterdir())

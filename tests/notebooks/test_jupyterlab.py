"""JupyterLab itself: a headless browser opens notebooks there and runs them to the end."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator

import browser
import nbformat
import pytest

from polaris_lab.base.paths import ROOT

READY_S, RUN_S = 60, 240
PANEL = "[...(window.jupyterapp?.shell.widgets('main') ?? [])][0]"  # nothing has the focus in a headless browser
IS_READY = f"{PANEL}?.content?.model?.cells?.length > 0 && {PANEL}.sessionContext?.session?.kernel?.status === 'idle'"
CODE = f"[...{PANEL}.content.model.cells].filter(c => c.type === 'code' && c.sharedModel.source.trim())"
LEFT = f"{CODE}.filter(c => c.executionCount === null).length"
ERRORS = f"{CODE}.flatMap(c => c.outputs.toJSON()).filter(o => o.output_type === 'error').map(o => o.evalue)"
DRAWN = ("image/png", "image/svg+xml", "<svg", "<img")
"""What tells of an output that is a picture, in its types or in its HTML."""
IS_PICTURE = f"(o => {list(DRAWN)}.some(sign => JSON.stringify(o.data ?? {{}}).includes(sign)))"
PICTURES = f"{CODE}.flatMap(c => c.outputs.toJSON()).filter({IS_PICTURE}).length"
SHOW_ONE = (f"{PANEL}.content.scrollToItem([...{PANEL}.content.model.cells].findIndex("
            f"c => c.type === 'code' && c.outputs.toJSON().some({IS_PICTURE})))")
WIDTH = ("Math.max(0, ...[...document.querySelectorAll('.jp-NotebookPanel .jp-OutputArea-output :is(img, svg)')]"
         ".map(each => each.getBoundingClientRect().width))")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A JupyterLab on copies of the notebooks, since it saves what it has run."""
    folder = tmp_path_factory.mktemp("jupyterlab")
    shutil.copytree(ROOT / "notebooks", folder / "notebooks")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    places = {name: str(folder / name) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")}
    flags = ["--no-browser", "--allow-root", f"--port={port}", "--IdentityProvider.token=",
             f"--ServerApp.root_dir={folder}",
             "--LabApp.expose_app_in_browser=True", f"--LabApp.workspaces_dir={folder}/workspaces",
             f"--LabApp.user_settings_dir={folder}/settings"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen([sys.executable, "-m", "jupyterlab", *flags], cwd=folder, stdout=log, stderr=log,
                                   env=os.environ | places)
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_for(lambda: _answers(address), READY_S, lambda: (folder / "log").read_text()[-2000:])
            yield address
        finally:
            process.terminate()
            process.wait(20)


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api", timeout=5) as answer:
            return answer.status == 200
    except (urllib.error.URLError, OSError):
        return False


def _wait_for(holds, seconds: float, said) -> None:
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, said()
        time.sleep(0.5)


@pytest.mark.parametrize("name", ["index", "42_naive_and_coalescing"])
def test_a_notebook_runs_to_its_end_in_jupyterlab_and_shows_its_figures(server: str, name: str) -> None:
    stored = nbformat.read(ROOT / "notebooks" / f"{name}.ipynb", 4)
    drawn = sum(any(sign in json.dumps(output.get("data", {})) for sign in DRAWN)
                for cell in stored.cells for output in cell.get("outputs", []))
    with browser.opened() as page:
        page.open(f"{server}/lab/tree/notebooks/{name}.ipynb?reset")
        _wait_for(lambda: page.run(f"Boolean({IS_READY})"), READY_S, lambda: page.said)
        page.run(f"jupyterapp.shell.activateById({PANEL}.id)")
        page.run("jupyterapp.commands.execute('notebook:clear-all-cell-outputs').then(() => true)")
        assert page.run(LEFT) == sum(cell.cell_type == "code" for cell in stored.cells) and page.run(PICTURES) == 0
        page.run("void jupyterapp.commands.execute('notebook:run-all-cells')")
        _wait_for(lambda: page.run(ERRORS) or page.run(LEFT) == 0, RUN_S, lambda: f"{page.run(LEFT)} cells did not run")
        assert page.run(ERRORS) == []
        assert page.run(PICTURES) == drawn > 0
        page.run(f"{SHOW_ONE}.then(() => true)")
        _wait_for(lambda: page.run(WIDTH) > 100, 20, lambda: "no figure is seen")
        assert not [each for each in page.said if each.startswith("exception")]

"""Run a batch of notebooks without a screen, two at a time where there are cores, and continue one that was stopped.

Everything goes to one folder: the executed notebooks, their HTML pages, an index and the ledger. While a notebook
runs, it is saved after every cell in `unfinished/`; when it has ended, it moves up. So every notebook next to the index
is complete.
"""

from __future__ import annotations

import functools
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tqdm import tqdm

from polaris_lab.base import documents, isolation
from polaris_lab.base.errors import BadValue, unknown
from polaris_lab.base.executor import cores
from polaris_lab.base.host_names import host_name
from polaris_lab.base.paths import DATA, NOTEBOOKS
from polaris_lab.device import device
from polaris_lab.notebooks import ledger, notebook
from polaris_lab.notebooks.execution import execute, require_loopback
from polaris_lab.notebooks.html_pages import page_at, write_index
from polaris_lab.notebooks.ledger import Entry, Ledger
from polaris_lab.notebooks.notebook import Study
from polaris_lab.notebooks.yaml_values import parse_yaml

SLOW_CELL_S = 10.0
"""Where no terminal shows a bar, a cell is named once it has run for this time, in seconds."""


def run(notebooks: Sequence[str] = (), parameters: dict[str, Any] | None = None, *, profile: str | None = None,
        out: str | None = None, resume: bool = False, cell_timeout: float = 600.0) -> Ledger:
    """Execute `notebooks` (all when none is named) and return the ledger of the batch.

    A name in `parameters` must be a parameter of one of the chosen notebooks; a name in the file `profile` must be
    one of any notebook of the repository. Each value goes to the notebooks that have the parameter; `parameters`
    override `profile`. With `resume`, an argument that is not given is taken from the batch that is continued, and a
    notebook is not run again if its source, parameters, device, the package, the kernels and the data are unchanged.
    `cell_timeout` is in seconds. Two notebooks run at a time where the machine has two cores, and one where they
    record what they measure.

    Raises ValueError, DeviceError or OSError before anything runs, OSError or ChildDied when the outputs cannot be
    written, and KeyboardInterrupt, whose message says how to continue, once the partial outputs of the running
    notebooks are saved.
    """
    past = (ledger.load(Path(out).resolve()) if out else ledger.newest_unfinished(_say)) if resume else None
    asked = past.request if past else {"notebooks": (), "parameters": {}}
    studies = notebook.find(notebooks or asked["notebooks"])
    given = asked["parameters"] | (read_profile(profile, studies) if profile else {}) | (parameters or {})
    check(given, studies, own=parameters or {})
    if given.get("record"):
        _must_be_writable(DATA)
    entries = _entries(studies, given)
    request = {"notebooks": [str(study.path) for study in studies], "parameters": given}
    require_loopback()
    book = past or ledger.create(out, request)
    with book.lock():
        _merge_entries(book, request, entries)
        try:
            _run_all(book, studies, cell_timeout, 1 if given.get("record") else min(2, cores()))
        except KeyboardInterrupt:
            raise KeyboardInterrupt(f"interrupted; `polaris-lab run --resume --out {book.folder}` goes on") from None
        finally:
            write_index(book)
    return book


def check(given: dict[str, Any], studies: Sequence[Study], own: Iterable[str]) -> None:
    """Refuse parameters that do not fit `studies`.

    Raises ValueError when no study has a parameter called as in `own`, or when a value of `given` is of another type
    than the default in a study that has the parameter.
    """
    known = sorted({name for study in studies for name in study.parameters})
    for name in own:
        if name not in known:
            raise unknown("parameter", name, known, name)
    for study in studies:
        for name in given.keys() & study.parameters.keys():
            default = study.parameters[name].default
            if default and isinstance(default, list) and given[name] == []:
                raise BadValue(name, f"parameter {name} of {study.name} is an empty list; give one value at least")
            if not study.parameters[name].accepts(given[name]):
                wanted = (" or ".join(study.parameters[name].choices) or " and ".join(study.parameters[name].limits)
                          or f"a value like {default!r}")
                raise BadValue(name, f"parameter {name} of {study.name} takes {wanted}, not {given[name]!r}")


def read_profile(profile: str, studies: Sequence[Study]) -> dict[str, Any]:
    """Read parameters from `notebooks/profiles/<profile>.yaml`, or else from the YAML file at the path `profile`.

    A profile serves all notebooks: a name in it is wrong only when neither `studies` nor any other notebook has it.
    Raises ValueError when there is no such file, or it is not a mapping of known names.
    """
    profiles = {path.stem: path for path in sorted((NOTEBOOKS / "profiles").glob("*.yaml"))}
    path = profiles.get(profile, Path(profile))
    if not path.is_file():
        raise unknown("profile", profile, profiles)
    text = documents.read_text(path)
    try:
        content = parse_yaml(text)
    except ValueError as error:
        raise documents.damaged(path, str(error)) from None
    if not isinstance(content, dict):
        raise documents.damaged(path, "it must hold lines `name: value`")
    everywhere = [*studies, *map(notebook.read, notebook.own().values())]
    known = sorted({name for study in everywhere for name in study.parameters})
    for name in content:
        if name not in known:
            raise BadValue(name, f"{path}: {unknown('parameter', name, known)}")
    return content


def _entries(studies: Sequence[Study], given: dict[str, Any]) -> dict[str, Entry]:
    """Make the ledger's entry of each notebook.

    The devices are looked up here, so that a wrong name stops the batch before it starts.
    """
    code, devices, entries = ledger.code_digest(), {}, {}
    for study in studies:
        parameters = {name: given[name] for name in study.parameters if name in given}
        facts = None
        if "device" in study.parameters:
            wanted = parameters.get("device", study.parameters["device"].default)
            if wanted not in devices:
                found = device.find(wanted)
                devices[wanted] = {key: getattr(found, key) for key in ("name", "platform", "version", "driver")}
            facts = devices[wanted]
        mark = ledger.fingerprint(study, parameters, facts, code)
        entries[study.name] = Entry(str(study.path), study.question, parameters, facts, mark)
    return entries


def _merge_entries(book: Ledger, request: dict[str, Any], entries: dict[str, Entry]) -> None:
    """Put `entries` into the ledger, except those that it holds as done with the same fingerprint and the same data."""
    data = ledger.data_digest()
    for left in book.entries.values():
        if left.status == "running":  # this process holds the lock: the one that ran it was killed
            left.status, left.error = "interrupted", "killed"
    for name, entry in entries.items():
        past = book.entries.get(name)
        done = (past is not None and past.status == "ok" and past.fingerprint == entry.fingerprint
                and book.data == data and (book.folder / f"{name}.ipynb").is_file())
        if not done:
            book.entries[name] = entry
    book.request, book.data = request, data
    book.save()


def _run_all(book: Ledger, studies: Sequence[Study], cell_timeout: float, workers: int) -> None:
    waiting = [study for study in studies if book.entries[study.name].status != "ok"]
    bar = _bar(sum(map(_cell_count, waiting)))
    runner = _Runner(book, cell_timeout, bar)
    runner.work.mkdir(exist_ok=True)
    try:
        with _stopped_by_signals(), bar, ThreadPoolExecutor(workers) as pool:
            for study in studies:
                if study not in waiting:
                    _say(f"{study.name}: done before")
                    if not page_at(book.folder, study.name).exists():  # the batch was killed in between
                        runner.write_page(study.name)
            futures = [pool.submit(runner.run, study) for study in waiting]
            try:
                for future in as_completed(futures):
                    future.result()
            except BaseException as stop:
                pool.shutdown(wait=False, cancel_futures=True)
                if isinstance(stop, KeyboardInterrupt):
                    runner.interrupt()
                try:
                    pool.shutdown()  # waits for them
                except KeyboardInterrupt:  # a second time
                    runner.kill()
                raise
    finally:
        with suppress(OSError):  # not empty if a killed batch left a notebook there that is no longer asked for
            runner.work.rmdir()


class _Runner:
    """Runs notebooks of one batch, each in a thread of its own, and keeps the ledger."""

    def __init__(self, book: Ledger, cell_timeout: float, bar: tqdm) -> None:
        self.book, self.work, self._cell_timeout, self._bar = book, book.folder / "unfinished", cell_timeout, bar
        self._cells: dict[str, tuple[int, float, bool]] = {}
        """For each notebook that runs: the number of the cell, when it began, and whether it was named as slow."""
        self._ledger_lock = threading.Lock()
        self._children: list[isolation.Child] = []
        self._interrupted = False

    def run(self, study: Study) -> None:
        """Run one notebook and write its page.

        Raises OSError or ChildDied where its files cannot be written, and KeyboardInterrupt when it is interrupted; the
        ledger then says that it was.
        """
        entry, output = self.book.entries[study.name], self.work / f"{study.name}.ipynb"
        if self._interrupted:
            return
        self._note(entry, "running")
        begin, executed = time.monotonic(), self.book.folder / output.name
        try:
            failure = execute(study.path, output, entry.parameters, self._cell_timeout, self._began,
                              functools.partial(self._show_cell, study.name))
            status, error = ("failed", str(failure)) if failure else ("ok", None)
            if self._interrupted and failure:  # its process was ended before it could say so
                raise KeyboardInterrupt
        except BaseException as stop:
            status, error = "interrupted", type(stop).__name__
            raise
        finally:
            entry.seconds = round(time.monotonic() - begin, 1)
            before, *_ = self._cells.pop(study.name, (0,))
            self._bar.update(_cell_count(study) - before)
            try:
                if output.exists():
                    page_at(self.book.folder, study.name).unlink(missing_ok=True)
                    output.replace(executed)
            except OSError as full:
                status, error = "interrupted", type(full).__name__
                raise
            finally:  # whatever happened to the file, the ledger does not go on saying that the notebook runs
                self._note(entry, status, error)
                _say(f"{study.name}: {status}, {entry.seconds:.1f} s" + (f", {error}" if error else ""))
            if executed.exists():
                self.write_page(study.name)

    def write_page(self, name: str) -> None:
        """Write the page of an executed notebook; where that fails, the ledger says that it was interrupted."""
        try:
            write_page(self.book.folder / f"{name}.ipynb", list(self.book.entries))
        except Exception as full:
            self._note(self.book.entries[name], "interrupted", type(full).__name__)
            raise

    def interrupt(self) -> None:
        """Interrupt what runs, and run nothing more."""
        self._interrupted = True
        for child in self._children:
            child.interrupt()

    def kill(self) -> None:
        """End what runs at once."""
        for child in self._children:
            child.kill()

    def _began(self, child: isolation.Child) -> None:
        self._children.append(child)
        if self._interrupted:
            child.interrupt()

    def _show_cell(self, name: str, cell: int) -> None:
        """Move the bar on to this cell of a notebook, say how long it has run, and without a bar name a slow one."""
        now = time.monotonic()
        before, begin, named = self._cells.get(name, (0, now, False))
        if cell != before:
            begin, named = now, False
        if self._bar.disable and not named and now - begin >= SLOW_CELL_S:
            named = True
            _say(f"{name}: cell {cell} has run for {now - begin:.0f} s, and may run for {self._cell_timeout:g} s")
        self._cells[name] = cell, begin, named
        self._bar.set_postfix_str("; ".join(f"{other} cell {number}, {now - since:.0f} s"
                                            for other, (number, since, _) in list(self._cells.items())))
        self._bar.update(cell - before)

    def _note(self, entry: Entry, status: str, error: str | None = None) -> None:
        with self._ledger_lock:
            entry.status, entry.error, entry.host = status, error, host_name()
            if status != "running":
                self.book.data = ledger.data_digest()
            self.book.save()


def write_page(executed: Path, names: Sequence[str]) -> None:
    """Write a page as `html_pages.write_page` does, in a child process."""
    isolation.call("polaris_lab.notebooks.html_pages:write_page", executed, names)


@contextmanager
def _stopped_by_signals() -> Iterator[None]:
    """Raise KeyboardInterrupt at Ctrl-C and at SIGTERM, also in a background job, which ignores Ctrl-C."""
    before = {kind: signal.signal(kind, signal.default_int_handler) for kind in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for kind, handler in before.items():
            signal.signal(kind, handler)


def _cell_count(study: Study) -> int:
    """Count a notebook's cells, with that in which papermill sets the parameters."""
    return len(study.nb.cells) + 1


def _bar(cells: int) -> tqdm:
    """Make a progress bar over the cells of all notebooks; it is disabled when stderr is not a terminal."""
    return tqdm(total=cells, leave=False, disable=not sys.stderr.isatty(), dynamic_ncols=True,
                bar_format="cells |{bar}| {n}/{total}, {elapsed}{postfix}")


def _say(line: str) -> None:
    tqdm.write(line, file=sys.stderr)


def _must_be_writable(folder: Path) -> None:
    try:
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise OSError(f"a recorded run writes to {folder}, and that is not possible: {error.strerror}") from None

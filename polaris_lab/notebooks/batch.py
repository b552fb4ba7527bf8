"""Run a batch of notebooks one after the other without a screen, and continue a batch that was stopped.

Everything goes to one folder: the executed notebooks, their HTML pages, an index and the ledger. While a notebook
runs, it is saved after every cell in `unfinished/`; when it has ended, it moves up. So every notebook beside the
index is complete.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from tqdm import tqdm

from polaris_lab.base import documents, isolation
from polaris_lab.base.errors import ChildDied, unknown
from polaris_lab.base.host_names import host_name
from polaris_lab.base.paths import DATA, NOTEBOOKS
from polaris_lab.device import device
from polaris_lab.notebooks import interruption, ledger, notebook
from polaris_lab.notebooks.execution import execute, require_loopback
from polaris_lab.notebooks.html_pages import page_at, write_index
from polaris_lab.notebooks.ledger import Entry, Ledger
from polaris_lab.notebooks.notebook import Study
from polaris_lab.notebooks.yaml_values import parse_yaml


def run(notebooks: Sequence[str] = (), parameters: dict[str, Any] | None = None, *, profile: str | None = None,
        out: str | None = None, resume: bool = False, cell_timeout: float = 600.0) -> Ledger:
    """Execute `notebooks` (all when none is named) and return the ledger of the batch.

    A name in `parameters` must be a parameter of one of the chosen notebooks; a name in the file `profile` must be
    one of any notebook of the repository. Each value goes to the notebooks that have the parameter; `parameters`
    override `profile`. With `resume`, an argument that is not given is taken from the batch that is continued, and a
    notebook is not run again if its source, parameters, device, the package, the kernels and the data are unchanged.
    `cell_timeout` is in seconds.

    Raises ValueError, DeviceError or OSError before anything runs, OSError or ChildDied when the outputs cannot be
    written, and KeyboardInterrupt, whose message says how to continue, once the partial output of the running notebook
    is saved.
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
            _run_all(book, studies, cell_timeout)
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
            raise unknown("parameter", name, known)
    for study in studies:
        for name in given.keys() & study.parameters.keys():
            default = study.parameters[name].default
            if default and isinstance(default, list) and given[name] == []:
                raise ValueError(f"parameter {name} of {study.name} is an empty list; give one value at least")
            if not study.parameters[name].accepts(given[name]):
                wanted = (" or ".join(study.parameters[name].choices) or " and ".join(study.parameters[name].limits)
                          or f"a value like {default!r}")
                raise ValueError(f"parameter {name} of {study.name} takes {wanted}, not {given[name]!r}")


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
            raise ValueError(f"{path}: {unknown('parameter', name, known)}")
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
        if left.status == "running":  # nobody runs it, since this process holds the lock: it was killed
            left.status, left.error = "interrupted", "killed"
    for name, entry in entries.items():
        past = book.entries.get(name)
        done = (past is not None and past.status == "ok" and past.fingerprint == entry.fingerprint
                and book.data == data and (book.folder / f"{name}.ipynb").is_file())
        if not done:
            book.entries[name] = entry
    book.request, book.data = request, data
    book.save()


def _run_all(book: Ledger, studies: Sequence[Study], cell_timeout: float) -> None:
    waiting = [study for study in studies if book.entries[study.name].status != "ok"]
    lengths = [len(study.nb.cells) + bool(book.entries[study.name].parameters) for study in waiting]
    work = book.folder / "unfinished"
    work.mkdir(exist_ok=True)
    try:
        with interruption.heard() as stop_if_asked, _bar(sum(lengths)) as bar, _pages(book) as page_of:
            for study in studies:
                if study not in waiting:
                    _say(f"{study.name}: done before")
                    if not page_at(book.folder, study.name).exists():  # the batch was killed in between
                        page_of(study.name)
            for number, study in enumerate(waiting):
                before = sum(lengths[:number])
                _run_one(book, study, work, cell_timeout, partial(_advance, bar, study.name, before, lengths[number]),
                         page_of)
                bar.update(before + lengths[number] - bar.n)
                stop_if_asked()
    finally:
        with suppress(OSError):  # not empty if a killed batch left a notebook there that is no longer asked for
            work.rmdir()


@contextmanager
def _pages(book: Ledger) -> Iterator[Callable[[str], None]]:
    """Yield a function that begins to write the page of an executed notebook, once the one before it is written.

    A page takes a second or two, in which the next notebook begins. Where one cannot be written, the ledger says that
    its notebook was interrupted, and OSError or ChildDied is raised by the next call or at the end.
    """
    begun: dict[str, Future] = {}

    def settle() -> None:
        while begun:
            name, page = begun.popitem()
            try:
                page.result()
            except (OSError, ChildDied) as full:
                entry = book.entries[name]
                entry.status, entry.error = "interrupted", type(full).__name__
                book.save()
                raise

    def begin(name: str) -> None:
        settle()
        begun[name] = writer.submit(write_page, book.folder / f"{name}.ipynb", list(book.entries))

    with ThreadPoolExecutor(1) as writer:
        try:
            yield begin
        finally:
            settle()


def write_page(executed: Path, names: Sequence[str]) -> None:
    """Write a page as `html_pages.write_page` does, in a child process: this one is busy with the next notebook."""
    isolation.call("polaris_lab.notebooks.html_pages:write_page", executed, names)


def _run_one(book: Ledger, study: Study, work: Path, cell_timeout: float, on_cell: Callable[[int], None],
             page_of: Callable[[str], None]) -> None:
    entry = book.entries[study.name]
    entry.status, entry.host = "running", host_name()
    book.save()
    start, output = time.monotonic(), work / f"{study.name}.ipynb"
    try:
        failure = execute(study.path, output, entry.parameters, cell_timeout, on_cell)
        entry.status, entry.error = ("failed", str(failure)) if failure else ("ok", None)
    except BaseException as stop:
        entry.status, entry.error = "interrupted", type(stop).__name__
        raise
    finally:
        entry.seconds = round(time.monotonic() - start, 1)
        try:
            if output.exists():
                page_at(book.folder, study.name).unlink(missing_ok=True)
                output.replace(book.folder / output.name)
        except OSError as full:
            entry.status, entry.error = "interrupted", type(full).__name__
            raise
        finally:  # whatever happened to the file, the ledger does not go on saying that the notebook runs
            interruption.taken()
            book.data = ledger.data_digest()
            book.save()
            _say(f"{study.name}: {entry.status}, {entry.seconds:.1f} s" + (f", {entry.error}" if entry.error else ""))
        if (book.folder / output.name).exists():
            page_of(study.name)


def _bar(cells: int) -> tqdm:
    """Make a progress bar over all cells of all notebooks; it is disabled when stderr is not a terminal."""
    return tqdm(total=cells, leave=False, disable=not sys.stderr.isatty(), dynamic_ncols=True,
                bar_format="{desc} |{bar}| {n}/{total} cells, {elapsed}")


def _advance(bar: tqdm, name: str, before: int, length: int, index: int) -> None:
    bar.set_description_str(f"{name}, cell {index + 1} of {length}", refresh=False)
    bar.update(before + index - bar.n)
    bar.refresh()


def _say(line: str) -> None:
    tqdm.write(line, file=sys.stderr)


def _must_be_writable(folder: Path) -> None:
    try:
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise OSError(f"a recorded run writes to {folder}, and that is not possible: {error.strerror}") from None

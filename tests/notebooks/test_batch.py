"""The batch on small notebooks of its own: what it keeps, what it says, how it stops and how it goes on."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from types import SimpleNamespace

import nbformat
import pytest
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.base.errors import ChildDied
from polaris_lab.base.typed_command import command_line
from polaris_lab.notebooks import batch, html_pages, ledger, notebook

RUN = [sys.executable, "-m", "polaris_lab.cli", "run"]
WAIT = ("import pathlib, time\nprint('before', flush=True)\ntime.sleep(1)\npathlib.Path('started').touch()\n"
        "time.sleep(1 if pathlib.Path('go').exists() else 60)")


@pytest.fixture(autouse=True)
def _same_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """The package and `data/` do not change under these tests, whoever works on them meanwhile."""
    monkeypatch.setattr(ledger, "code_digest", lambda: "code")
    monkeypatch.setattr(ledger, "data_digest", lambda: "data")


def outputs(path: Path) -> list[str]:
    """The text of each output of an executed notebook; of an error, its name and message."""
    cells = nbformat.read(path, as_version=4).cells
    return [output.get("text", "").strip() or f"{output.get('ename')}: {output.get('evalue')}"
            for cell in cells for output in cell.get("outputs", ())]


def statuses(book: ledger.Ledger) -> dict[str, str]:
    return {name: entry.status for name, entry in book.entries.items()}


def wait_for(condition: Callable[[], bool], seconds: float = 240) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.1)


def test_a_batch_keeps_everything_and_does_not_stop_at_a_failure(
        write_notebook: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capfd: pytest.CaptureFixture) -> None:
    paths = [write_notebook("01_dies", "print('before', flush=True)",
                            "import os\nos.write(2, b'LLVM ERROR: no')\nos._exit(3)", "print('never')"),
             write_notebook("02_fails", "print('before')", "1 / 0", "print('never')"),
             write_notebook("03_exits", "raise SystemExit(0)", "print('never')"),
             write_notebook("04_hangs", "import time\ntime.sleep(60)"),
             write_notebook("05_fine", "print(n, sizes, label)",
                            "import os\nprint(*map(os.getenv, ['POLARIS_BATCH', 'POLARIS_COMMAND']), os.getcwd())")]
    monkeypatch.chdir("/")
    out = tmp_path / "out"
    book = batch.run([str(path) for path in paths], {"n": 7}, out=str(out), cell_timeout=8)

    assert list(statuses(book).values()) == ["failed", "failed", "failed", "failed", "ok"] and book.unfinished
    errors = {name: entry.error for name, entry in book.entries.items()}
    assert errors == {"01_dies": "Kernel died: its Python process ended in cell 5, saying LLVM ERROR: no",
                      "02_fails": "ZeroDivisionError: division by zero", "03_exits": "SystemExit: 0",
                      "04_hangs": "Timeout: cell 4 ran longer than 8 s", "05_fine": None}
    assert outputs(out / "01_dies.ipynb") == [
        "before", "Kernel died: its Python process ended in cell 5, saying LLVM ERROR: no"]
    assert outputs(out / "02_fails.ipynb") == ["before", "ZeroDivisionError: division by zero"]
    assert outputs(out / "04_hangs.ipynb")[-1] == "Timeout: cell 4 ran longer than 8 s"
    assert outputs(out / "05_fine.ipynb") == ["7 [8, 16] a", f"1 {command_line()} {paths[0].parent}"]
    assert json.loads((out / "ledger.json").read_text())["entries"]["02_fails"]["status"] == "failed"
    names = {path.stem for path in paths}
    assert {path.name for path in out.iterdir()} == {".lock", "index.html", "ledger.json"} | {
        name + end for name in names for end in (".ipynb", ".html")}
    said = capfd.readouterr()
    assert re.fullmatch(r"(0\d_\w+: (failed|ok), \d+\.\d s.*\n){5}", said.err) and said.out == ""
    assert not any("metadata" in line and "papermill" in line for line in paths[0].read_text().splitlines())


def test_pages_load_nothing_and_show_what_happened(write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    path = write_notebook("01_page", "print('an <output>')", "raise ValueError('a <b> & c')")
    batch.run([str(path)], out=str(tmp_path / "out"))
    page, index = (tmp_path / "out" / "01_page.html").read_text(), (tmp_path / "out" / "index.html").read_text()
    assert "an &lt;output&gt;" in page and "ValueError" in page and "Does it" in page
    for text in (page, index):
        assert not re.search(
            r"<script|<link|<iframe|@import|url\(['\"]?(https?:)?//|<img[^>]*src=['\"]?(https?:)?//", text)
    assert 'href="01_page.html"' in index and 'class="failed"' in index and "ValueError: a &lt;b&gt; &amp; c" in index
    assert "Does it hold?" in index


def test_resume_runs_only_what_is_not_done(
        write_notebook: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capfd: pytest.CaptureFixture) -> None:
    paths = [str(write_notebook("01_a", "print(n)")), str(write_notebook("02_b", "print(n)\nassert label == 'b'"))]
    out = str(tmp_path / "out")

    def again(**given) -> list[str]:
        capfd.readouterr()
        batch.run(out=out, resume=True, **given)
        return sorted(re.findall(r"(\w+): (?:ok|failed)", capfd.readouterr().err))

    assert statuses(batch.run(paths, {"n": 5}, out=out)) == {"01_a": "ok", "02_b": "failed"}
    assert again() == ["02_b"]  # as it was asked for: both notebooks, n = 5
    assert again(parameters={"label": "b"}) == ["01_a", "02_b"] and outputs(Path(out) / "01_a.ipynb") == ["5"]
    assert again() == []
    write_notebook("02_b", "print(n)", "print(label)")
    assert again(notebooks=paths) == ["02_b"]
    monkeypatch.setattr(ledger, "data_digest", lambda: "other data")
    assert again() == ["01_a", "02_b"] and again() == []
    monkeypatch.setattr(ledger, "code_digest", lambda: "other code")
    assert again() == ["01_a", "02_b"]
    (Path(out) / "01_a.ipynb").unlink()
    assert again() == ["01_a"]


def test_what_a_batch_records_itself_is_no_reason_to_run_again(write_notebook: Callable[..., Path], tmp_path: Path,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    data.mkdir()
    monkeypatch.setattr(ledger, "data_digest", lambda: " ".join(sorted(path.name for path in data.iterdir())))
    monkeypatch.setattr(batch, "DATA", data)
    paths = [str(write_notebook(name, f"if record:\n    open('{data}/{name}', 'w').close()"))
             for name in ("01_a", "02_b")]
    out = str(tmp_path / "out")
    batch.run(paths, {"record": True}, out=out)
    book = ledger.load(Path(out))
    assert sorted(path.name for path in data.iterdir()) == ["01_a", "02_b"] and book.data == "01_a 02_b"
    before = (Path(out) / "01_a.ipynb").stat().st_mtime_ns
    batch.run(out=out, resume=True)
    assert (Path(out) / "01_a.ipynb").stat().st_mtime_ns == before


def test_the_device_is_found_once_before_anything_runs(write_notebook: Callable[..., Path], tmp_path: Path,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def find(name: str) -> SimpleNamespace:
        asked.append(name)
        if name == "moon":
            raise ValueError("no device is called moon")
        return SimpleNamespace(name=f"Card <{name}>", platform="P", version="1", driver=drivers[0])

    drivers = ["1.0"]
    monkeypatch.setattr(batch.device, "find", find)
    paths = [str(write_notebook("01_a", "print(device)", parameters="device = 'auto'")),
             str(write_notebook("02_b", "print(device)", parameters="device = 'auto'")),
             str(write_notebook("03_c", "print(n)"))]
    out = tmp_path / "out"
    with pytest.raises(ValueError, match="moon"):
        batch.run(paths, {"device": "moon"}, out=str(out))
    assert not out.exists() and asked == ["moon"]
    book = batch.run(paths, {"device": "gpu"}, out=str(out))
    assert asked == ["moon", "gpu"] and outputs(out / "01_a.ipynb") == ["gpu"]
    assert [entry.device and entry.device["name"] for entry in book.entries.values()] == [
        "Card <gpu>", "Card <gpu>", None]
    assert "Card &lt;gpu&gt;" in (out / "index.html").read_text()
    drivers[0] = "2.0"
    before = (out / "03_c.ipynb").stat().st_mtime_ns
    again = batch.run(out=str(out), resume=True)
    assert {entry.device["driver"] for entry in again.entries.values() if entry.device} == {"2.0"}
    assert (out / "03_c.ipynb").stat().st_mtime_ns == before


def test_parameters_go_where_they_are_known(write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    paths = [str(write_notebook("01_a", "print(n, sizes)")),
             str(write_notebook("02_b", "print(other)", parameters="other = 1.5"))]
    (tmp_path / "big.yaml").write_text("n: 1\nsizes: [512]\n")
    book = batch.run(paths, {"n": 2, "other": 3}, profile=str(tmp_path / "big.yaml"), out=str(tmp_path / "out"))
    assert [entry.parameters for entry in book.entries.values()] == [{"n": 2, "sizes": [512]}, {"other": 3}]
    assert outputs(tmp_path / "out" / "01_a.ipynb") == ["2 [512]"]


@pytest.mark.parametrize(("given", "argument"), [
    ({"siezs": [1]}, "siezs"),
    ({"n": "many"}, "n"),
    ({"n": True}, "n"),
    ({"record": 1}, "record"),
    ({"sizes": 3}, "sizes"),
    ({"sizes": [3, "x"]}, "sizes"),
    ({"label": None}, "label"),
])
def test_a_wrong_parameter_is_refused(
        write_notebook: Callable[..., Path], tmp_path: Path, given: dict, argument: str) -> None:
    with refuses(argument):
        batch.run([str(write_notebook("01_a", "n"))], given, out=str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(("text", "refusal"), [
    ("n: [1", pytest.raises(ValueError, match="is not YAML")),
    ("- n", pytest.raises(ValueError, match="must hold lines `name: value`")),
    ("", pytest.raises(ValueError, match="must hold lines")),
    ("siezs: 3", refuses("siezs", says="sizes")), ("n: x", refuses("n")), (None, refuses("profile")),
])
def test_a_wrong_profile_is_refused(write_notebook: Callable[..., Path], tmp_path: Path, text: str | None,
                                    refusal: AbstractContextManager) -> None:
    profile = tmp_path / "profile.yaml"
    if text is not None:
        profile.write_text(text)
    with refusal:
        batch.run([str(write_notebook("01_a", "n"))], profile=str(profile), out=str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()


def test_where_a_batch_cannot_go(
        write_notebook: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(write_notebook("01_a", "n"))
    (tmp_path / "file").touch()
    monkeypatch.setattr(ledger, "RUNS", tmp_path / "runs")
    for out in (tmp_path / "file", Path(path).parent):
        with refuses("--out"):
            batch.run([path], out=str(out))
    with refuses("--resume"):
        batch.run([path], out=str(tmp_path / "none"), resume=True)
    with refuses("--resume", says="no unfinished batch"):
        batch.run([path], resume=True)
    with pytest.raises(OSError, match="cannot make .*file/below"):
        batch.run([path], out=str(tmp_path / "file" / "below"))
    monkeypatch.setattr(batch, "DATA", tmp_path / "no data")
    with pytest.raises(OSError, match="recorded run writes to .*no data"):
        batch.run([path], {"record": True})
    assert not (tmp_path / "runs").exists()


def test_a_folder_of_a_batch_that_was_killed_before_its_ledger_was_there_is_as_good_as_new(
        write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    for name in (".lock", ".ledger.json.x1y2"):
        (out / name).touch()
    book = batch.run([str(write_notebook("01_a", "n"))], out=str(out))
    assert [entry.status for entry in book.entries.values()] == ["ok"]
    assert not list(out.glob(".ledger*"))


def test_a_batch_of_its_own_is_found_in_runs(
        write_notebook: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "RUNS", tmp_path / "runs")
    path = str(write_notebook("01_a", "1 / 0"))
    first, second = batch.run([path]), batch.run([path])
    assert first.folder.parent == tmp_path / "runs" and first.folder != second.folder
    write_notebook("01_a", "n")
    book = batch.run(resume=True)
    assert book.folder == second.folder and not book.unfinished
    with refuses("--out"):
        batch.run([path], out=str(second.folder))
    (second.folder / "ledger.json").write_text('{"entries": 3}')
    with pytest.raises(ValueError, match=r"ledger.json cannot be read: Expected `object`, got `int` - at `\$.entries`; "
                                         "remove that folder, or"):
        batch.run(out=str(second.folder), resume=True)


def test_one_damaged_ledger_does_not_block_the_others(
        write_notebook: Callable[..., Path], tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.setattr(ledger, "RUNS", tmp_path / "runs")
    path = str(write_notebook("01_a", "1 / 0"))
    first = batch.run([path])
    for number, text in enumerate(("", "[" * 100_000, "\0", '{"entries": {}}', json.dumps(
            json.loads((first.folder / "ledger.json").read_text()) | {"entries": {"01_a": {"status": 3}}}))):
        folder = tmp_path / "runs" / f"damaged{number}"
        folder.mkdir()
        (folder / "ledger.json").write_text(text)
    write_notebook("01_a", "n")
    assert batch.run(resume=True).folder == first.folder
    assert capsys.readouterr().err.count("passed over: ") == 5
    with refuses("--resume", says="ledger.json cannot be read"):
        batch.run(resume=True)


def test_an_empty_folder_name_is_refused(write_notebook: Callable[..., Path]) -> None:
    with refuses("--out"):
        batch.run([str(write_notebook("01_a", "n"))], out=" ")


def test_the_batch_that_began_last_is_so_in_every_time_zone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock on the wall may go back: in autumn, or on a journey from Kiritimati to Honolulu, by a whole day."""
    monkeypatch.setattr(ledger, "RUNS", tmp_path / "runs")
    for zone in ("Pacific/Kiritimati", "Europe/Berlin", "Pacific/Honolulu"):
        with monkeypatch.context() as there:
            there.setenv("TZ", zone)
            time.tzset()
            book = ledger.create(None, {"notebooks": ["01_a"], "parameters": {}})
            book.entries["01_a"] = ledger.Entry("01_a.ipynb", "Why?", {}, None, "", "interrupted")
            book.save()
        assert ledger.newest_unfinished().folder == book.folder, zone
    time.tzset()


def test_a_slow_cell_is_named_once_where_no_bar_is_shown(
        write_notebook: Callable[..., Path], tmp_path: Path, monkeypatch, capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(batch, "SLOW_CELL_S", 5.0)
    batch.run([str(write_notebook("01_a", "n", "import time; time.sleep(10)"))], out=str(tmp_path / "out"))
    said = capsys.readouterr()
    assert said.err.count("01_a: cell ") == said.err.count("01_a: cell 4 ") == 1 and said.out == ""


def test_sigterm_leaves_nothing_running(write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    path, out = write_notebook("01_a", WAIT), tmp_path / "out"
    process = subprocess.Popen([*RUN, str(path), "--out", str(out)], stderr=subprocess.PIPE, text=True)
    wait_for((path.parent / "started").exists)
    process.terminate()
    _, said = process.communicate(timeout=240)
    assert process.returncode == 130 and "goes on" in said.splitlines()[-1]
    assert statuses(ledger.load(out)) == {"01_a": "interrupted"}


@pytest.mark.parametrize("fault", [OSError(28, "No space left on device"), ChildDied("was ended, with No space", "")])
def test_a_page_that_cannot_be_written_leaves_nothing_running(
        fault: Exception, write_notebook: Callable[..., Path], tmp_path: Path, monkeypatch) -> None:
    def full(executed: Path, names: object) -> None:
        raise fault

    monkeypatch.setattr(batch, "write_page", full)
    with pytest.raises(type(fault), match="No space"):
        batch.run([str(write_notebook("02_b", "n"))], out=str(tmp_path / "full"))
    assert statuses(ledger.load(tmp_path / "full")) == {"02_b": "interrupted"}
    monkeypatch.setattr(batch, "cores", lambda: 1)
    with pytest.raises(type(fault), match="No space"):
        batch.run([str(write_notebook(name, "n")) for name in ("02_b", "03_c", "04_d")], out=str(tmp_path / "more"))
    kept = statuses(ledger.load(tmp_path / "more"))
    assert kept["02_b"] == "interrupted" and kept["04_d"] == "waiting" and not (tmp_path / "more/unfinished").exists()


def test_a_batch_that_was_killed_before_a_page_was_written_writes_it(
        write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    paths, out = [str(write_notebook(name, "n")) for name in ("01_a", "02_b")], tmp_path / "out"
    batch.run(paths, out=str(out))
    ran, page = (out / "01_a.ipynb").read_bytes(), (out / "01_a.html").read_text()
    (out / "01_a.html").unlink()
    batch.run(paths, out=str(out), resume=True)
    assert (out / "01_a.html").read_text() == page and (out / "01_a.ipynb").read_bytes() == ran


def test_a_killed_notebook_that_is_not_asked_for_again_is_not_said_to_run(
        write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    paths, out = [str(write_notebook(name, "n")) for name in ("01_a", "02_b")], tmp_path / "out"
    book = batch.run(paths, out=str(out))
    book.entries["02_b"].status = "running"
    book.save()
    batch.run(paths[:1], out=str(out), resume=True)
    assert statuses(ledger.load(out)) == {"01_a": "ok", "02_b": "interrupted"}


def test_two_notebooks_of_one_name_and_files_that_are_none(write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    path = write_notebook("01_a", "n")
    other = tmp_path / path.name
    other.write_text(path.read_text())
    with refuses("notebook", says="01_a"):
        notebook.find([str(path), str(other)])
    other.write_text("{}")
    with pytest.raises(ValueError, match="is not a Jupyter notebook"):
        notebook.find([str(other)])
    with refuses("notebook", says="01_a.ipynb"):
        notebook.find([str(path.with_name("01_b.ipynb"))])
    with refuses("notebook"):
        notebook.find(["77"])


def test_interrupt_and_kill_leave_a_batch_that_goes_on(write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    paths = [write_notebook("01_a", "print(n)"), write_notebook("02_b", WAIT, "print('after')"),
             write_notebook("03_c", "print(n)")]
    folder, out = paths[0].parent, tmp_path / "out"

    def start(*arguments: str) -> subprocess.Popen:
        (folder / "started").unlink(missing_ok=True)
        cores = os.sched_getaffinity(0)
        os.sched_setaffinity(0, list(cores)[:1])  # on one core one notebook runs after the other
        try:
            return subprocess.Popen([*RUN, *arguments, "--out", str(out)], stderr=subprocess.PIPE,
                                    stdout=subprocess.PIPE, text=True, start_new_session=True)
        finally:
            os.sched_setaffinity(0, cores)

    process = start(*map(str, paths), "-p", "n", "6")
    wait_for((folder / "started").exists)
    os.kill(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=240)
    assert process.returncode == 130 and "Traceback" not in said
    assert said.splitlines()[-1] == f"polaris-lab: interrupted; `polaris-lab run --resume --out {out}` goes on"
    partial = outputs(out / "02_b.ipynb")
    assert partial[0] == "before" and partial[-1].startswith("KeyboardInterrupt: the batch was")
    assert statuses(ledger.load(out)) == {"01_a": "ok", "02_b": "interrupted", "03_c": "waiting"}
    assert 'class="interrupted"' in (out / "index.html").read_text() and not (out / "unfinished").exists()

    process = start("--resume")
    wait_for((folder / "started").exists)
    second = subprocess.run([*RUN, "--resume", "--out", str(out)], capture_output=True, text=True, check=False)
    assert second.returncode == 2 and "is still running" in second.stderr
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    assert statuses(ledger.load(out)) == {"01_a": "ok", "02_b": "running", "03_c": "waiting"}

    (folder / "go").touch()
    process = start("--resume")
    _, said = process.communicate(timeout=240)
    assert process.returncode == 0, said
    assert outputs(out / "02_b.ipynb") == ["before", "after"] and outputs(out / "03_c.ipynb") == ["6"]


def test_a_full_disk_is_one_sentence(write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    path, out = write_notebook("01_a", "print('x\\n' * 200_000)"), tmp_path / "out"
    done = subprocess.run([*RUN, str(path), "--out", str(out)], capture_output=True, text=True, check=False,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000)))
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "cannot write" in done.stderr.splitlines()[-1] and "File too large" in done.stderr
    assert sorted(file.name for file in out.iterdir()) == [".lock", "index.html", "ledger.json"]
    assert statuses(ledger.load(out)) == {"01_a": "interrupted"}


def test_two_notebooks_run_at_a_time_and_one_that_records_runs_alone(
        write_notebook: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the two waits until the other has begun; where they do not run at a time, the first fails."""
    monkeypatch.setattr(batch, "cores", lambda: 2)
    meet = ("import pathlib, time\npathlib.Path('{own}').touch()\nend = time.monotonic() + {seconds}\n"
            "while not pathlib.Path('{other}').exists():\n    assert time.monotonic() < end\n    time.sleep(0.1)")

    def ran(folder: str, seconds: float, **given: object) -> list[str]:
        paths = [str(write_notebook(f"{folder}_{own}", meet.format(own=folder + own, other=folder + other,
                                                                   seconds=seconds)))
                 for own, other in (("a", "b"), ("b", "a"))]
        return list(statuses(batch.run(paths, given, out=str(tmp_path / folder))).values())

    assert ran("together", 60) == ["ok", "ok"]
    monkeypatch.setattr(batch, "DATA", tmp_path)
    assert ran("alone", 1, record=True) == ["failed", "ok"]


def test_an_interrupt_ends_all_that_run_and_keeps_the_signal_s_handler(
        write_notebook: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "cores", lambda: 2)
    names = ("01_a", "02_b", "03_c")
    paths = [write_notebook(name, f"import pathlib, time\nprint('before')\npathlib.Path('{name}').touch()\n"
                                  "time.sleep(60)") for name in names]

    def stop() -> None:
        wait_for(lambda: all((paths[0].parent / name).exists() for name in names[:2]))
        os.kill(os.getpid(), signal.SIGINT)

    stopper, before = threading.Thread(target=stop), signal.getsignal(signal.SIGINT)
    stopper.start()
    with pytest.raises(KeyboardInterrupt, match=r"polaris-lab run --resume --out .*out` goes on"):
        batch.run([str(path) for path in paths], out=str(tmp_path / "out"))
    stopper.join()
    assert statuses(ledger.load(tmp_path / "out")) == {
        "01_a": "interrupted", "02_b": "interrupted", "03_c": "waiting"}
    for name in names[:2]:
        first, *_, last = outputs(tmp_path / "out" / f"{name}.ipynb")  # between them the kernel may say it too
        assert (first, last) == ("before", "KeyboardInterrupt: the batch was interrupted in this cell")
    assert signal.getsignal(signal.SIGINT) is before


def test_a_process_of_papermill_that_dies_is_said_and_the_batch_goes_on(
        write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    paths = [str(write_notebook("01_a", "import os, signal\nos.kill(os.getppid(), signal.SIGKILL)")),
             str(write_notebook("02_b", "n"))]
    book = batch.run(paths, out=str(tmp_path / "out"))
    assert statuses(book) == {"01_a": "failed", "02_b": "ok"}
    assert book.entries["01_a"].error == "Notebook's process died: was ended by signal 9 (SIGKILL)"


def test_without_nbconverts_templates_a_page_says_so_and_the_batch_goes_on(
        write_notebook: Callable[..., Path], tmp_path: Path, monkeypatch) -> None:
    def gone(self: object, nb: object) -> None:
        raise ValueError("No template sub-directory with name 'lab' found")

    monkeypatch.setattr(html_pages.HTMLExporter, "from_notebook_node", gone)
    monkeypatch.setattr(batch, "write_page", html_pages.write_page)  # in this process
    studies = [str(write_notebook("01_first", "print(1)")), str(write_notebook("02_second", "print(2)"))]
    book = batch.run(studies, out=str(tmp_path / "out"))
    assert [entry.status for entry in book.entries.values()] == ["ok", "ok"]
    page = (tmp_path / "out" / "01_first.html").read_text()
    assert "01_first.ipynb ran, and nbconvert could not make a page of it" in page


def test_an_answer_that_is_folded_in_a_notebook_is_folded_on_its_page(
        write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    path = write_notebook("01_a", "n")
    nb = nbformat.read(path, as_version=4)
    nb.cells.append(nbformat.v4.new_markdown_cell(
        "<details><summary>Explanation</summary>\n\nIt is *four*.\n\n</details>\n\nGo on."))
    nbformat.write(nb, path)
    html_pages.write_page(path)
    page = path.with_suffix(".html").read_text(encoding="utf-8")
    fold = page[page.index("<details><summary>Explanation"):]
    assert "<em>four</em>" in fold[:fold.index("</details>")] and "Go on." in fold[fold.index("</details>"):]


def test_the_code_of_a_box_is_folded_on_its_page(write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    path = write_notebook("01_a", "n")
    nb = nbformat.read(path, as_version=4)
    nb.cells[-1].metadata["jupyter"] = {"source_hidden": True}
    nbformat.write(nb, path)
    html_pages.write_page(path)
    page = path.with_suffix(".html").read_text(encoding="utf-8")
    assert page.count("<summary>the code behind it</summary>") == 1 and "<script" not in page


def test_a_line_that_a_kernel_sent_in_two_pieces_is_one_on_its_page(
        write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    path = write_notebook("01_a", "n")
    nb = nbformat.read(path, as_version=4)
    nb.cells.append(nbformat.v4.new_code_cell("print()", outputs=[
        nbformat.v4.new_output("stream", text=piece) for piece in ("wrong results:", " 2\n")]))
    nbformat.write(nb, path)
    html_pages.write_page(path)
    assert "wrong results: 2" in path.with_suffix(".html").read_text(encoding="utf-8")


def test_links_of_a_run_page_lead_to_pages_and_back(write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    path = write_notebook("01_a", "n")
    nb = nbformat.read(path, as_version=4)
    nb.cells.append(nbformat.v4.new_markdown_cell(
        "[next](02_b.ipynb) [the first](41_devices_and_rooflines.ipynb) [data](../data/verdicts.csv) "
        "[none](99_x.ipynb)"))
    nbformat.write(nb, path)
    book = batch.run([str(path), str(write_notebook("02_b", "n"))], out=str(tmp_path / "out"))
    page = (book.folder / "01_a.html").read_text(encoding="utf-8")
    links = {words: link for link, words in re.findall(r'<a href="([^"]+)"[^>]*>([^<]*)</a>', page)}
    assert links["next"] == "02_b.html" and links["all notebooks of this run"] == "index.html"
    for words, place in (("the first", paths.NOTEBOOKS / "41_devices_and_rooflines.ipynb"),
                         ("data", paths.DATA / "verdicts.csv")):
        assert (book.folder / links[words]).resolve() == place
    assert "none" not in links and ">none<" not in page and "none" in page


def test_all_runs_have_an_index(write_notebook: Callable[..., Path], tmp_path: Path,
                                monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (html_pages, ledger):
        monkeypatch.setattr(module, "RUNS", tmp_path / "runs")
    path = str(write_notebook("01_a", "n"))
    books = [batch.run([path]), batch.run([path])]
    (tmp_path / "runs/damaged").mkdir()
    (tmp_path / "runs/damaged/ledger.json").write_text("{")
    page = html_pages.write_runs_index().read_text(encoding="utf-8")
    for book in books:
        assert f'href="{book.folder.name}/index.html"' in page
        assert 'href="../index.html"' in (book.folder / "index.html").read_text(encoding="utf-8")
    assert "runs/damaged/ledger.json cannot be read" in page and page.count("1 ok") == 2


def test_a_value_that_a_parameter_does_not_take_is_refused_before_anything_runs(
        write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    path = str(write_notebook("01_a", "n", parameters='card = "rx590"  # one of: rx580, rx590; of the simulation'))
    assert notebook.read(Path(path)).parameters["card"].choices == ["rx580", "rx590"]
    with refuses("card"):
        batch.run([path], {"card": "rx480"}, out=str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()
    with refuses("card"):
        batch.run(["25"], {"card": "rx580"}, out=str(tmp_path / "out"))


@pytest.mark.parametrize(("comment", "wrong", "says"), [
    ("m = n of it, a multiple of 32", (33, 0, -32), "a multiple of 32"), ("inputs, at least 8", (7,), "at least 8"),
    ("64 to 128", (63, 129), "64 to 128"), ("at least 9, a multiple of 8", (8, 63), "at least 9 and a multiple of 8")])
def test_a_number_beyond_its_limits_is_refused_before_anything_runs(
        comment: str, wrong: tuple[int, ...], says: str, write_notebook: Callable[..., Path], tmp_path: Path) -> None:
    path = str(write_notebook("01_a", "n", parameters=f"size = 64  # {comment}"))
    for value in wrong:
        with refuses("size"):
            batch.run([path], {"size": value}, out=str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()
    assert notebook.read(Path(path)).parameters["size"].accepts(96)
    listed = write_notebook("02_b", "n", parameters="sizes = [64]  # sides of 8 to 32")
    assert notebook.read(listed).parameters["sizes"].accepts([333])


@pytest.mark.parametrize("path", notebook.own().values(), ids=lambda path: path.stem)
def test_a_default_is_among_the_choices(path: Path) -> None:
    for parameter in notebook.read(path).parameters.values():
        assert parameter.accepts(parameter.default), parameter
        assert parameter.name != "card" or parameter.choices


def test_every_notebook_can_be_begun_with_its_own_parameters() -> None:
    """A parameter `device` names the device that runs a notebook, here or wherever it is run."""
    studies = notebook.find()
    assert len(studies) > 30 and set(batch._entries(studies, {})) == {study.name for study in studies}

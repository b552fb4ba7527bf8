"""The command line: it tells the truth, passes on what it is given, and turns every trouble into one sentence."""

from __future__ import annotations

import io
import json
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pandas as pd
import pytest
from kept_times import keep_times
from patience import patient
from refusals import assert_refused

from polaris_lab import __version__, cli
from polaris_lab.base import paths
from polaris_lab.base.errors import ChildDied, DeviceError
from polaris_lab.base.paths import KERNELS, ROOT
from polaris_lab.choose import portfolio as choose_portfolio
from polaris_lab.cli import correctness
from polaris_lab.device import device
from polaris_lab.model import kernel_catalogue, kernel_spec, tuned_configs
from polaris_lab.model.problem import Gemm
from polaris_lab.notebooks import batch
from polaris_lab.verify import passed_checks, proof
from polaris_sim import any_kernel
from polaris_studies import portfolio

POLARIS = [sys.executable, "-m", "polaris_lab.cli"]
COMMANDS = {"devices", "check", "bench", "tune", "compile", "simulate", "run", "refresh", "lint", "new", "owner",
            "share", "compare", "worker", "book"}


def test_help_offers_exactly_what_exists(capsys: pytest.CaptureFixture) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--help"])
    text = capsys.readouterr().out
    offered = [line.split()[0] for line in text.splitlines() if line.startswith("    ") and line[4] != " "]
    assert sorted(word for word in offered if word != "COMMAND") == sorted(COMMANDS)


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_the_example_in_a_command_s_help_can_be_typed(command: str, capsys: pytest.CaptureFixture,
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    with pytest.raises(SystemExit, match="0"):
        cli.main([command, "--help"])
    program, *words = shlex.split(capsys.readouterr().out.split("Example: ")[1])
    assert program == "polaris-lab" and words[0] == command
    assert callable(cli.parse_arguments(words).command)


@pytest.mark.parametrize(("words", "hint"), [
    (["chek"], "command 'chek' is not known: did you mean check?"),
    (["doctor"], "command 'doctor' is not known: the choices are devices"),
    (["tune", "--secnds", "3"], "option --secnds is not known: did you mean --seconds?"),
    (["bench", "--repeat=3"], "option --repeat is not known: did you mean --repeats?"),
    (["devices", "--form", "csv"], "option --form is not known: did you mean --format?"),
    (["simulate", "gemm_tiled", "-D", "TILE=8"], "option -D is not known: the options are -h, --size"),
])
def test_what_is_unknown_is_refused_with_the_nearest_right_one(words: list[str], hint: str,
                                                               capsys: pytest.CaptureFixture) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(words)
    assert hint in capsys.readouterr().err


@pytest.mark.parametrize("option", ["device", "size", "set", "seconds", "format", "record"])
def test_a_shared_option_is_spelled_in_one_place(option: str) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "polaris_lab" / "cli").glob("*.py"))
    places = re.findall(rf'add_argument\("--{option}"', text)
    assert len(places) == (2 if option == "device" else 1)  # that of `compare` is a folder of recordings


def test_python_m_is_the_command() -> None:
    done = subprocess.run([*POLARIS, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"polaris-lab {__version__}\n"


def test_version(capsys: pytest.CaptureFixture) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--version"])
    assert capsys.readouterr().out == f"polaris-lab {__version__}\n"


@pytest.mark.clock
@patient
def test_help_is_quick_and_imports_nothing_heavy() -> None:
    code = (
        "import sys\nfrom polaris_lab.cli import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "print(sorted({'numpy', 'pandas', 'pyopencl', 'papermill', 'nbformat', 'matplotlib', 'polaris_sim', "
        "'polaris_studies'} & set(sys.modules)))"
    )
    start = time.monotonic()
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown.splitlines()[-1] == "[]"
    assert time.monotonic() - start < 0.3


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["fly"],
        ["run", "--fly"],
        ["run", "--cell-timeout", "0"],
        ["run", "--cell-timeout", "nan"],
        ["run", "-p", "n"],
        ["devices", "a"],
        ["bench", "--repeats", "0"],
        ["bench", "--repeats", "x"],
    ],
)
def test_wrong_usage_is_status_2(arguments: list[str], capsys: pytest.CaptureFixture) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(arguments)
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize(("error", "status", "sentence"), [
    (ValueError("no such thing"), 2, "no such thing"),
    (TypeError("text, please"), 2, "text, please"),
    (DeviceError("the driver is gone"), 2, "the driver is gone"),
    (ChildDied("was ended by signal 11 (SIGSEGV)"), 2, "the child process was ended by signal 11 (SIGSEGV)"),
    (PermissionError(13, "Permission denied", "/x/y"), 2, "Permission denied: /x/y"),
    (OSError(28, "cannot write /x (No space left on device)"), 2, "cannot write /x (No space left on device)"),
    (OSError("a plain one"), 2, "a plain one"),
    (KeyboardInterrupt(), 130, "interrupted"),
    (KeyboardInterrupt("interrupted; this goes on"), 130, "interrupted; this goes on"),
])
def test_trouble_is_one_sentence(error: BaseException, status: int, sentence: str, monkeypatch: pytest.MonkeyPatch,
                                 capsys: pytest.CaptureFixture) -> None:
    def devices() -> None:
        raise error

    monkeypatch.setattr(device, "devices", devices)
    assert cli.main(["devices"]) == status
    assert capsys.readouterr() == ("", f"polaris-lab: {sentence}\n")


def test_a_fault_of_our_own_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "devices", lambda: None.here)
    with pytest.raises(AttributeError):
        cli.main(["devices"])


def test_devices_says_which_one_is_auto_or_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    def find(name: str) -> SimpleNamespace:
        if not present:
            raise DeviceError("no OpenCL device works: `make setup`")
        return SimpleNamespace(index="1:0", name="Card", build_options=())

    present = [True]
    monkeypatch.setattr(
        device, "devices", lambda: pd.DataFrame({"index": ["1:0"], "name": ["Card"], "kind": ["gpu"], "working": [True],
                                                 "why": [""]} if present else {})
    )
    monkeypatch.setattr(device, "find", find)
    assert cli.main(["devices"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == '"auto" is 1:0, Card'
    present.clear()
    assert cli.main(["devices"]) == 2
    assert capsys.readouterr() == ("", "polaris-lab: no OpenCL device works: `make setup`\n")


def test_run_list_shows_question_and_parameters(write_notebook: Callable[..., Path],
                                                capsys: pytest.CaptureFixture) -> None:
    assert cli.main(["run", "--list", str(write_notebook("01_a", "n"))]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "01_a: 01_a",
        "  Does it hold?",
        "    n = 4  # rows",
        "    sizes = [8, 16]",
        "    label = 'a'",
        "    record = False",
    ]
    assert cli.main(["run", "--list", str(write_notebook("02_b", parameters="n = 4\nm = n + 1"))]) == 2
    assert "lines `name = literal` only (line 2: m = n + 1)" in capsys.readouterr().err


def test_a_reader_who_leaves_early_is_no_error(write_notebook: Callable[..., Path]) -> None:
    path = write_notebook("01_a", parameters="\n".join(f"n{i} = {i}" for i in range(20_000)))
    done = subprocess.run(
        f"{sys.executable} -m polaris_lab.cli run --list {path} | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "01_a: 01_a\n" and done.stderr == ""


def test_run_passes_on_what_it_is_given(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    calls = []

    def run(*positional, **named) -> SimpleNamespace:
        calls.append((positional, named))
        return SimpleNamespace(folder=Path("runs/x"), unfinished=bool(named["resume"]))

    monkeypatch.setattr(batch, "run", run)
    assert (
        cli.main(
            [
                "run",
                "01",
                "02",
                "-p",
                "sizes",
                "[8, 16]",
                "-p",
                "label",
                "a b",
                "--device",
                "gpu",
                "--record",
                "-f",
                "gpu",
                "--out",
                "o",
                "--cell-timeout",
                "9",
            ]
        )
        == 0
    )
    assert calls[-1] == ((["01", "02"], {"sizes": [8, 16], "label": "a b", "device": "gpu", "record": True}),
                         {"profile": "gpu", "out": "o", "resume": False, "cell_timeout": 9.0})
    assert capsys.readouterr().out == "runs/x/index.html\n"
    assert cli.main(["run", "--resume"]) == 1
    assert calls[-1] == (([], {}), {"profile": None, "out": None, "resume": True, "cell_timeout": 600.0})
    assert_refused(["run", "-p", "n", "[1"], "-p", capsys)


@pytest.mark.parametrize(("ok", "caught", "status"), [
    (True, True, 0), (False, True, 1), (True, False, 1),
])
def test_check_fails_for_a_bad_good_kernel_and_a_museum_kernel_that_gets_away(
        ok: bool, caught: bool, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    def check(spec: kernel_spec.KernelSpec, device: str, *, thorough: bool) -> SimpleNamespace:
        seen.append(spec.name)
        return SimpleNamespace(ok=ok and not spec.museum, caught=caught, gates={} if ok else {"bound": "off"},
                               limits="", card_code=list, unfit=False)

    seen: list[str] = []
    monkeypatch.setattr(proof, "check", check)
    assert cli.main(["check", "--all"]) == status
    assert seen == list(kernel_catalogue.catalogue()) and len(seen) >= 8
    assert cli.main(["check", "gemm_naive", "gemm_tield"]) == 2  # before the first is checked
    assert "did you mean gemm_tiled" in capsys.readouterr().err and seen[-1] != "gemm_naive"


def test_a_check_of_all_that_takes_long_ends_and_says_what_is_left(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    def check(spec: kernel_spec.KernelSpec, device: str, *, thorough: bool) -> SimpleNamespace:
        seen.append(spec.name)
        clock[0] += 20.0
        return SimpleNamespace(ok=not spec.museum, caught=True, gates={}, limits="", card_code=list, unfit=False)

    seen: list[str] = []
    clock, names = [0.0], list(kernel_catalogue.catalogue())
    checked = kernel_catalogue.catalogue()[names[0]]
    monkeypatch.setattr(paths, "CACHE", tmp_path)
    monkeypatch.setattr(correctness.time, "monotonic", lambda: clock[0])
    monkeypatch.setattr(proof, "check", check)
    passed_checks.note_pass(device.find("cpu").identity, checked.name, checked.code_hash())
    assert cli.main(["check", "--device", "cpu"]) == 0
    assert len(seen) == 3 and checked.name not in seen  # begun at 0, 20 and 40 s of 45
    assert (f"{len(names) - 3} of {len(names)} kernels were not checked in 45 s: --all takes every kernel"
            in capsys.readouterr().out)
    assert cli.main(["check", "--device", "cpu", "--seconds", "15"]) == 0 and len(seen) == 4
    assert cli.main(["check", "--device", "cpu", *names[:5]]) == 0 and seen[4:] == names[:5]  # however long they take
    assert cli.main(["check", "--device", "cpu", "--all"]) == 0 and len(seen) == 9 + len(names)


@pytest.mark.parametrize(("names", "shown"), [([], True), (["gemm_naive"], False)])
def test_a_check_of_many_kernels_shows_on_a_terminal_which_one_it_is_at(
        names: list[str], shown: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    def check(spec: kernel_spec.KernelSpec, device: str, *, thorough: bool) -> SimpleNamespace:
        return SimpleNamespace(ok=True, caught=True, gates={}, limits="", card_code=list, unfit=False)

    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(proof, "check", check)
    assert cli.main(["check", *names]) == 0
    assert (f"0/{len(kernel_catalogue.catalogue())} [" in terminal.getvalue()) is shown
    assert "[" not in capsys.readouterr().out.splitlines()[0]


def test_bench_writes_its_table_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    def session(
        kernels: list[str], sizes: list[tuple[int, int, int]], device: str, *, repeats: int, libraries: bool, show
    ) -> pd.DataFrame:
        asked.append((kernels, sizes, device, repeats, libraries))
        table = pd.DataFrame(
            {"kernel": kernels, "m": [size.m for size in sizes], "gflops": [1.5, None], "status": status}
        )
        show(table)
        if "stop" in kernels:
            raise KeyboardInterrupt
        return table

    asked: list[tuple] = []
    status = ["right", "needs N % 4 == 0"]
    monkeypatch.setattr(portfolio, "rank_everything", session)
    monkeypatch.setattr(portfolio, "title", lambda table: f"{len(table)} lines")
    monkeypatch.setattr(portfolio, "cells", lambda table: table[["kernel", "status"]])
    monkeypatch.setattr(device, "find", lambda name: SimpleNamespace(slug="card"))
    monkeypatch.setattr(choose_portfolio, "portfolio_of", lambda slug, signature: "some")
    target = tmp_path / "rows.json"
    command = ["bench", "a", "b", "--size", "64", "8x9x10", "--format", "json", "--out", str(target)]
    assert cli.main([*command, "--device", "gpu", "--repeats", "7", "--no-libraries"]) == 0
    assert json.loads(target.read_text()) == [{"kernel": "a", "m": 64, "gflops": 1.5, "status": "right"},
                                              {"kernel": "b", "m": 8, "gflops": None, "status": "needs N % 4 == 0"}]
    assert capsys.readouterr().out.splitlines()[0] == "2 lines"
    assert cli.main([*command[:-1], str(target / "below")]) == 2
    assert "cannot write" in capsys.readouterr().err
    status[0] = "WRONG"
    assert cli.main(command) == 1
    target.unlink()
    assert cli.main(["bench", "a", "stop", *command[3:]]) == 130  # what was there is shown, and no half a file is left
    told = capsys.readouterr()
    assert told.out.count("2 lines\n") == 2 and told.err == "polaris-lab: interrupted\n"
    assert list(tmp_path.iterdir()) == []
    both = [Gemm(64, 64, 64), Gemm(8, 9, 10)]
    assert asked[:2] == [(["a", "b"], both, "gpu", 7, False), (["a", "b"], both, "auto", 20, True)]
    status[0] = f"a launch would take 3.6 s{portfolio.TOO_LONG}"
    assert cli.main(command) == 0
    assert "1 of 2 entrants were skipped" in (said := capsys.readouterr().err) and "name a smaller --size" in said


def test_bench_says_once_what_would_help_where_nothing_was_tuned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    def said() -> list[str]:
        assert cli.main(["bench", "gemm_naive", "--size", "16", "24", "--repeats", "1"]) == 0
        return [line for line in capsys.readouterr().out.splitlines() if "tune --quick" in line]

    here = device.find("auto")
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path)
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path)
    remedy = f"`polaris-lab tune --quick --device {here.index}` measures this device"
    assert said() == [f"lab.gemm has no times of its own to choose by here: {remedy}"]
    keep_times(here, (Gemm(16, 16, 16), "gemm_cpu", {}, 5.0))
    assert said() == []


@pytest.mark.parametrize("text", ["12x3", "x", "-4", "1e3", "8x8x8x8x8x8", ""])
def test_a_wrong_size_is_refused(text: str, capsys: pytest.CaptureFixture) -> None:
    assert_refused(["bench", f"--size={text}"], "--size", capsys)


def test_refresh_tells_each_fault(write_notebook: Callable[..., Path], capsys: pytest.CaptureFixture) -> None:
    good, bad = write_notebook("01_good", "print(n)"), write_notebook("02_bad", "1 / 0")
    assert cli.main(["refresh", str(bad), str(good)]) == 1
    told = capsys.readouterr()
    assert told.err == "polaris-lab: 02_bad is left as it was: ZeroDivisionError: division by zero\n"
    assert told.out == "01_good: compared outputs changed in cell 3\n"


def test_simulate_says_what_ran_and_what_went_wrong(capsys: pytest.CaptureFixture) -> None:
    assert cli.main(["simulate", "gemm_tiled", "--size", "40x33x17"]) == 0
    text = capsys.readouterr().out
    assert (
        "gemm_tiled, 40 x 33 x 17, as on rx590" in text
        and "faults           none" in text
        and "result           right" in text
    )
    assert cli.main(["simulate", "transpose", "--size", "40x33x1"]) == 0
    assert cli.main(["simulate", "gemm_tiled_2x2_oob", "--size", "32", "--card", "r9_nano", "--compiler", "clang"]) == 1
    text = capsys.readouterr().out
    assert "as on r9_nano" in text and "access outside local memory, line 44" in text and "outside the bound" in text


@pytest.mark.parametrize(("arguments", "argument"), [
    (["gemm_tild"], "kernel"), (["gemm_tiled", "--card", "rx500"], "card"),
    (["gemm_float4_vec", "--size", "3"], "gemm_float4_vec"), (["gemm_tiled", "--size", "3x4"], "--size")])
def test_simulate_refuses_in_one_sentence(capsys: pytest.CaptureFixture, arguments: list[str], argument: str) -> None:
    assert_refused(["simulate", *arguments], argument, capsys)


SCAN = [str(KERNELS / "examples" / "scan.cl"), "--function", "scan", "--global", "512"]


def test_simulate_launches_a_kernel_of_any_file(capsys: pytest.CaptureFixture) -> None:
    assert cli.main(["simulate", *SCAN, "--arg", "uint:512", "--arg", "zeros:uint:512", "--card", "r9_nano"]) == 0
    text = capsys.readouterr().out
    for part in ("scan of scan.cl, 512 work-items in groups of 256, as on Radeon R9 Nano", "VGPRs", "ds_read_b32",
                 "faults           none", "DRAM read", "limited by"):
        assert part in text
    assert cli.main(["simulate", *SCAN, "--arg", "uint:500", "--arg", "zeros:uint:512", "--compiler", "clang"]) == 1
    assert "load outside every buffer, line 22: 12 times, first by work-item (500, 0, 0): x[500]" in (
        capsys.readouterr().out)


@pytest.mark.parametrize(("arguments", "argument"), [
    (["x.cl", "--function", "f", "--global", "64"], "source"),
    (SCAN[:3], "--global"),
    ([SCAN[0], *SCAN[3:]], "--function"),
    (SCAN, "args"),
    ([*SCAN, "--arg", "foo"], "--arg"),
    ([*SCAN, "--arg", "flot:5"], "--arg"),
    ([*SCAN, "--size", "64", "--arg", "int=1"], "--size"),
    (["gemm_tiled", "--arg", "int=5"], "--arg"),
])
def test_simulate_refuses_a_file_in_one_sentence(capsys: pytest.CaptureFixture, arguments: list[str],
                                                 argument: str) -> None:
    assert_refused(["simulate", *arguments], argument, capsys)


def test_simulate_builds_a_file_with_what_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    def launch(*_: object, options: list[str], **__: object) -> None:
        asked.append(options)
        raise ValueError("enough")

    asked: list[list[str]] = []
    monkeypatch.setattr(any_kernel, "launch", launch)
    assert cli.main(["simulate", *SCAN, "--set", "TILE=8", "SHIFT=-1", "--set", "N=2", "--option=-Werror"]) == 2
    assert asked == [["-Werror", "-DTILE=8", "-DSHIFT=-1", "-DN=2"]]

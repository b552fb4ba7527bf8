"""Sources and options that would have a compiler read without end, load code or touch other files are refused at once.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from refusals import assert_refused, refuses

import polaris_lab as pl
import polaris_sim as sim
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_source import build_options, require_files

TEXT = "{}\nkernel void one(global int *x) {{ x[get_global_id(0)] = 1; }}\n"


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    """Nothing here waits for a compiler or a pipe, of which some would never end. A busy machine may stall for seconds.
    """
    begin = time.monotonic()
    yield
    assert time.monotonic() - begin < 100


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    os.mkfifo(tmp_path / "pipe.cl")
    return tmp_path / "pipe.cl"


@pytest.fixture(params=["device", "simulator"])
def launch(request: pytest.FixtureRequest, lab: Lab) -> Callable[..., Any]:
    return lab.launch if request.param == "device" else sim.launch


def started(launch: Callable[..., Any], source: Any, **more: Any) -> Any:
    return launch(source, "one", 8, 8, [np.zeros(8, np.int32)], **more)


def test_a_source_is_no_pipe_and_no_device(launch: Callable[..., Any], pipe: Path) -> None:
    link = pipe.with_name("link.cl")
    link.symlink_to("/dev/zero")
    for source in (pipe, "/dev/zero", link, "/proc/self/mem"):
        with refuses("source"):
            started(launch, source)


@pytest.mark.parametrize("line", [
    '#include "{}"', "#include <{}>", '  #  include /* a\n file */ "{}"', '#inc\\\nlude "{}"', '%:include "{}"',
    '#define FILE "{}"\n#include FILE', '#include_next "{}"', '#import "{}"', '#include "innocent.h"'])
@pytest.mark.parametrize("target", ["/dev/zero", "/dev//zero", "pipe.cl"])
def test_nor_is_what_it_includes(line: str, target: str, launch: Callable[..., Any], pipe: Path) -> None:
    (pipe.parent / "innocent.h").write_text(f'#include "{target}"\n')
    source = pipe.with_name("source.cl")
    source.write_text(TEXT.format(line.format(target)))
    with refuses("source", says="includes"):
        started(launch, source)


def test_nor_what_an_option_names(launch: Callable[..., Any], pipe: Path) -> None:
    text = TEXT.format("#include FILE")
    for options in (['-DFILE="/dev/zero"'], ["-DFILE=</dev/zero>"], ['-DFILE="pipe.cl"', f"-I{pipe.parent}"]):
        with refuses("source", says="includes"):
            started(launch, text, options=options)


def test_a_kernel_of_one_s_own_is_no_pipe_and_includes_none(lab: Lab, pipe: Path) -> None:
    with refuses("file"):
        pl.kernel(pipe)
    path = pipe.with_name("mine.cl")
    path.write_text((Path(__file__).parents[1] / "faults" / "good.cl").read_text() + '#include "/dev/zero"\n')
    mine = pl.kernel(path, function="gemm_good", local=(8, 8), block=(8, 8))
    with refuses("file", says="includes"):
        lab.session.build(mine, mine.options())


@pytest.mark.parametrize("text", [
    '#include "there.h"', "#include <there.h>", '#define LABEL "/no/file"', "#include <a//b>"])
def test_files_and_names_of_no_file_are_let_through(text: str, tmp_path: Path) -> None:
    (tmp_path / "there.h").write_text('#include "there.h"\n')  # itself, in a circle
    if "dev/zero" not in text:
        require_files(text, [f"-I{tmp_path}"], "text")


@pytest.mark.parametrize("options", [
    ["-fplugin=evil.so"], ["-Xclang", "-load", "-Xclang", "evil.so"], ["-fpass-plugin=evil.so"], ["-load", "evil.so"],
    ["-mllvm", "-load=evil.so"], ["@file"], ["-include", "/etc/passwd"], ["-include/etc/passwd"], ["-imacros", "a.h"],
    ["-I/dev/zero"], ["-I", "/dev/zero"], ["-I/no/such/folder"], ["-o", "out"], ["-oout"], ["-MF", "out"], ["-MD"],
    ["-MFout"], ["-save-temps"], ["-Wl,-rpath"], ["-Wp,-MD,out"], ["-Wa,-I/"], ["-B/tmp"], ["-x", "c"], ["other.cl"],
    ["-fprofile-generate=out"], ["-ftime-trace=out"], ["-fmodule-map-file=a"], ["-isystem", "/"], ["-specs=a"], [""],
    ["-DN=1 -fplugin=evil.so"], ["-DN=1\t-fplugin=evil.so"], ["-DN=1\n#include </dev/zero>"], ["-D N=1 -o out"],
    ["-I. -fplugin=evil.so"], ["-cl-std=CL1.2 -fplugin=evil.so"], ["-D", "-fplugin=evil.so"], ["-D"], ["-w -load"]])
def test_an_option_that_does_more_than_compile_is_refused(options: list[str], launch: Callable[..., Any]) -> None:
    with refuses("options"):
        started(launch, TEXT.format(""), options=options)


def test_ordinary_options_are_taken(tmp_path: Path) -> None:
    (tmp_path / "a folder").mkdir()
    for options in (["-DN=1", "-D M=2", "-D", "K=3", "-DF(a,b)=a+b", "-DT=float4", '-DS="x"', "-UN"],
                    [f"-I{tmp_path}", "-I", str(tmp_path), f"-I{tmp_path}/a folder", "-I."],
                    ["-cl-std=CL2.0", "-cl-fast-relaxed-math", "-cl-mad-enable", "-cl-opt-disable", "-w", "-Werror",
                     "-g", "-O2", "-Wno-unused", "-nv-verbose", "-nv-maxrregcount=64", "-fno-unroll-loops",
                     "-ffp-contract=off"]):
        assert build_options(options)[-len(options):] == tuple(options)


@pytest.mark.parametrize("value", ["1 -fplugin=evil.so", "1\t-o out", "1.5", "evil()", None])
def test_a_define_of_a_kernel_of_one_s_own_is_a_whole_number(value: object, tmp_path: Path) -> None:
    (tmp_path / "mine.cl").write_text("")
    for defines in ({"N": value}, {"N": [1, value]}):
        with refuses("defines"):
            pl.kernel(tmp_path / "mine.cl", defines=defines)
    with refuses("defines"):
        pl.kernel(tmp_path / "mine.cl", defines={"N -fplugin=evil.so": 1})


def test_the_command_refuses_them_too(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    (tmp_path / "one.cl").write_text(TEXT.format(""))
    assert_refused(["simulate", str(tmp_path / "one.cl"), "--function", "one", "--global", "8", "--arg", "zeros:int:8",
                    "--option=-fplugin=evil.so"], "options", capsys)

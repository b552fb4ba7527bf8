"""Any kernel on a device: what comes back, what is left alone, and what is refused in a sentence."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array
import pytest
from refusals import refuses

import polaris_lab as pl
import polaris_sim as sim
from polaris_lab.base import isolation, paths
from polaris_lab.base.errors import DeviceError
from polaris_lab.base.paths import KERNELS
from polaris_lab.device import free_launch
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_source import build_options, source_of

SCALE = """
typedef struct { int plus; int times; } rule;
kernel void scale(global int *y, global const int *x, rule by, int n, local int *t)
{
    const int i = get_global_id(0);
    t[get_local_id(0)] = x[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < n)
        y[i] = t[get_local_id(0)] * by.times + by.plus;
}
kernel __attribute__((reqd_work_group_size(8, 1, 1))) void eight(global int *y) { y[get_global_id(0)] = 8; }
"""
X = np.arange(64, dtype=np.int32)
RULE = np.array([5, 3], np.int32).tobytes()


FAULTS = {
    "store": "kernel void f(global int *x, int n) { for (long i = 0; i < n; i++) x[i << 20] = 1; }",
    "trap": "kernel void f(global int *x, int n) { __builtin_trap(); }",
}


@pytest.fixture(autouse=True)
def no_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "CACHE", tmp_path / "cache")


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Launch every kernel as one of the lab's own."""
    monkeypatch.setattr(free_launch, "is_own", lambda source: True)


def args(**change: Any) -> list[Any]:
    return [*({"y": np.full(64, -1, np.int32), "x": X, "by": RULE, "n": 50, "t": pl.local(64)} | change).values()]


def test_a_kernel_of_a_text_is_launched_and_the_given_arrays_stay(lab: Lab) -> None:
    given = args()
    done = lab.launch(SCALE, "scale", 64, 16, given)
    assert np.array_equal(done.args[0], np.where(X < 50, 3 * X + 5, -1))
    assert (given[0] == -1).all() and np.array_equal(done.args[1], X) and done.args[2:4] == (RULE, 50)
    assert done.device_ms >= 0 and done.host_ms > 0 and (done.global_size, done.local_size) == ((64,), (16,))
    assert "args" not in repr(done)


def test_a_kernel_of_a_file_takes_options_an_offset_and_a_local_size_of_the_devices_choice(
        lab: Lab, tmp_path: Path) -> None:
    path = tmp_path / "fill.cl"
    (tmp_path / "value.h").write_text("#define VALUE 5\n")
    path.write_text('#include "value.h"\nkernel void fill(global int *y) { y[get_global_id(0)] = VALUE + MORE; }\n')
    done = lab.launch(path, "fill", 8, None, [np.zeros(12, np.int32)], options=["-DMORE=2"], offset=4)
    assert done.args[0].tolist() == [0] * 4 + [7] * 8
    (tmp_path / "value.h").write_text("#define VALUE 6\n")
    assert lab.launch(path, "fill", 8, None, [np.zeros(12, np.int32)], options=["-DMORE=2"]).args[0][0] == 8


def test_the_examples_give_the_same_bits_as_the_simulated_card(lab: Lab) -> None:
    rng = np.random.default_rng(3)
    image, whole = rng.integers(0, 256, (24, 32), np.uint8), rng.integers(-99, 99, 512).astype(np.int32)
    for name, sizes, given in (
            ("reduction", (512, 64), [rng.random(3000, np.float32), np.zeros(8, np.float32), 3000, pl.local(256)]),
            ("histogram", (512, 256), [image, np.zeros(256, np.uint32), image.size]),
            ("mandelbrot", ((32, 8), (8, 8)), [np.zeros((8, 32), np.uint32), 32, -2.0, -1.0, 0.1, 99]),
            ("scan", (512, 256), [whole.astype(np.uint32), np.zeros(512, np.uint32)]),
            ("blur", ((32, 24), (8, 8)), [image, np.zeros_like(image), 32, 24]), ("bitonic", (512, 256), [whole])):
        file = KERNELS / "examples" / f"{name}.cl"
        here, there = (where.launch(file, name, *sizes, given) for where in (lab, sim))
        assert there.faults.empty
        for one, other in zip(here.args, there.args, strict=True):
            assert not isinstance(one, np.ndarray) or one.tobytes() == other.tobytes(), name


def test_a_binary_is_launched_as_its_source_is(lab: Lab) -> None:
    """That of the device itself; what the driver no longer says of the parameters must then be in the arguments."""
    binary = lab.session.build_source(SCALE, ["-cl-std=CL1.2"], "scale").get_info(cl.program_info.BINARIES)[0]
    given = args(n=np.int32(50))
    done = lab.launch(binary, "scale", 64, 16, given)
    assert np.array_equal(done.args[0], np.where(X < 50, 3 * X + 5, -1)) and (given[0] == -1).all()
    assert np.array_equal(done.args[0], lab.launch(SCALE, "scale", 64, 16, given).args[0])
    assert lab.session.build_binary(binary) is lab.session.build_binary(bytes(bytearray(binary)))
    with refuses("function"):
        lab.launch(binary, "scal", 64, 16, given)
    with refuses("options"):
        lab.launch(binary, "scale", 64, 16, given, options=["-DN=2"])


@pytest.mark.parametrize("cut", [0, 5, 40, 2000])
def test_a_binary_that_the_device_refuses_is_one_sentence(lab: Lab, cut: int) -> None:
    """One that is cut off ends PoCL's process, so that it is tried in another one."""
    binary = lab.session.build_source(SCALE, ["-cl-std=CL1.2"], "scale").get_info(cl.program_info.BINARIES)[0]
    with pytest.raises(DeviceError, match="does not take this binary .*; give one that was made for it") as refused:
        lab.launch(binary[:cut] if cut != 5 else b"hello", "scale", 64, 16, args())
    assert str(refused.value).startswith(lab.session.device.name) and "\n" not in str(refused.value)
    assert lab.launch(SCALE, "scale", 64, 16, args()).args[0][0] == 5


def test_device_arrays_are_worked_on_where_they_lie(lab: Lab) -> None:
    y = cl_array.zeros(lab.queue, 64, np.int32)
    with refuses("args[0]"):  # a fault would end this process
        lab.launch(SCALE, "scale", 64, 16, args(y=y))
    lab.launch(SCALE, "scale", 64, 16, args())
    done = lab.launch(SCALE, "scale", 64, 16, args(y=y))
    assert done.args[0] is y and np.array_equal(y.get(), np.where(X < 50, 3 * X + 5, 0))
    with refuses("args[0]"):
        lab.launch(SCALE, "scale", 64, 16, args(y=cl_array.zeros(lab.queue, (64, 2), np.int32)[:, 0]))
    with refuses("args[0]"):
        lab.launch(SCALE, "scale", 64, 16, args(y=cl_array.zeros(lab.queue, 64, np.float32)))


def test_an_empty_array_may_be_given_and_an_array_twice(lab: Lab) -> None:
    done = lab.launch(SCALE, "scale", 64, 16, args(y=X[:0], n=0))
    assert done.args[0].shape == (0,)
    twice = lab.launch(SCALE, "scale", 64, 16, args(y=X))
    assert twice.args[0] is twice.args[1] and np.array_equal(twice.args[1], np.where(X < 50, 3 * X + 5, X))
    assert np.array_equal(X, np.arange(64))


@pytest.mark.parametrize(("change", "argument"), [
    ({"function": "scal"}, "function"),
    ({"args": args()[:4]}, "args"),
    ({"args": args(x=X.astype(float))}, "args[1]"),
    ({"args": args(by=b"1234")}, "args[2]"),
    ({"args": args(t=pl.local(2**40))}, "args[4]"),
    ({"local_size": 7}, "local_size"),
    ({"local_size": 2**20, "global_size": 2**20}, "local_size"),
    ({"function": "eight", "args": [X], "local_size": 4}, "local_size"),
])
def test_what_does_not_fit_is_refused(lab: Lab, change: dict[str, Any], argument: str) -> None:
    given = {"source": SCALE, "function": "scale", "global_size": 64, "local_size": 16, "args": args()} | change
    with refuses(argument):
        lab.launch(**given)


def test_a_text_that_does_not_build_is_refused(lab: Lab) -> None:
    with pytest.raises(DeviceError, match="the given text does not build on"):
        lab.launch(SCALE + "oops", "scale", 64, 16, args())


def test_without_reported_parameters_types_must_be_said(lab: Lab, in_this_process, monkeypatch) -> None:
    monkeypatch.setattr(free_launch, "reported_parameters", lambda kernel: None)
    with refuses("args[3]", TypeError):
        lab.launch(SCALE, "scale", 64, 16, args())
    assert lab.launch(SCALE, "scale", 64, 16, args(n=np.int32(50))).args[0][0] == 5
    with refuses("args"):
        lab.launch(SCALE, "scale", 64, 16, args(n=np.int32(50))[:4])


def test_a_long_launch_is_refused_before_it_runs_and_the_pilot_leaves_no_trace(lab: Lab) -> None:
    count = "kernel void count(global int *y) { y[get_global_id(0)]++; }"
    y = np.zeros(4096, np.int32)
    limit, lab.max_launch_s = lab.max_launch_s, 1e-12
    try:
        with pytest.raises(DeviceError, match="count would take about .* s, longer than max_launch_s = 1e-12"):
            lab.launch(count, "count", 4096, 16, [y])
        lab.max_launch_s = 100.0
        assert (lab.launch(count, "count", 4096, 16, [y]).args[0] == 1).all()
        there = cl_array.zeros(lab.queue, 4096, np.int32)
        lab.launch(count, "count", 4096, 16, [there])
        assert (there.get() == 1).all()
    finally:
        lab.max_launch_s = limit


def test_after_an_interrupt_the_lab_stays_usable(lab: Lab, in_this_process, monkeypatch) -> None:
    def interrupted(self: object) -> None:
        raise KeyboardInterrupt

    finished = []
    with monkeypatch.context() as patch:
        patch.setattr(free_launch._Uploads, "results", interrupted)
        patch.setattr(cl.CommandQueue, "finish", lambda self: finished.append(self))
        with pytest.raises(KeyboardInterrupt):
            lab.launch(SCALE, "scale", 64, 16, args())
    assert finished == [lab.queue]
    assert lab.launch(SCALE, "scale", 64, 16, args()).args[0][1] == 8


def assigning(expression: str) -> str:
    return f"kernel void f(global float *x) {{ x[0] = {expression}; }}"


DEEP = {"brackets": "[" * 100_000 + "\n", "signs": assigning("-+" * 20_000 + "1"),
        "branches": "kernel void f(global float *x) {" + "if (x[0] > 1);\nelse " * 30_000 + "x[0] = 1; }",
        "macros": "#define FOUR -+-+\n" + "".join(
            f"#define S{i} {' '.join([f'S{i - 1}' if i else 'FOUR'] * 8)}\n" for i in range(4)) + assigning("S3 1"),
        "calls": "#define EIGHT(x) x x x x x x x x\n" + assigning("EIGHT(EIGHT(EIGHT(EIGHT(EIGHT(-+))))) 1")}
"""Each ends the process of PoCL's compiler, which calls itself for each level."""


@pytest.mark.parametrize("kind", DEEP)
def test_a_text_that_is_too_deep_for_the_compiler_leaves_this_process_alive(lab: Lab, kind: str) -> None:
    with pytest.raises(DeviceError, match="^the given text is more than the compiler for .* take: its process was"):
        lab.launch(DEEP[kind], "f", 1, 1, [np.zeros(1, np.float32)])


def test_a_deep_text_in_an_included_file_leaves_this_process_alive(lab: Lab, tmp_path: Path) -> None:
    (tmp_path / "signs.h").write_text("#define SIGNS " + "-+" * 20_000 + "\n")
    (tmp_path / "mine.cl").write_text(f'#include "signs.h"\n{assigning("SIGNS 1")}')
    with pytest.raises(DeviceError, match="^mine.cl is more than the compiler for .* take: its process was"):
        lab.launch(tmp_path / "mine.cl", "f", 1, 1, [np.zeros(1, np.float32)])


def test_a_foreign_text_is_built_in_a_child_first_and_once(lab: Lab, in_this_process, monkeypatch) -> None:
    text, asked = assigning(f"801 /* {os.urandom(8).hex()} */"), []
    call = isolation.call
    monkeypatch.setattr(isolation, "call", lambda *args: asked.append(args[0]) or call(*args))
    for _ in range(2):
        assert lab.launch(text, "f", 1, 1, [np.zeros(1, np.float32)]).args[0][0] == 801
    assert asked == ["polaris_lab.device.device_session:_compile_in_child"]
    with pytest.raises(DeviceError, match="does not build"):
        lab.launch(assigning("nothing"), "f", 1, 1, [np.zeros(1, np.float32)])


def test_a_kernel_of_the_catalogue_s_folder_is_built_in_this_process(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(isolation, "call", lambda *_, **__: pytest.fail("a child was started"))
    path, own = KERNELS / "examples" / "reduction.cl", f"-DOWN_{os.urandom(8).hex()}"
    assert free_launch._built(lab.session, source_of(path), build_options([own])).num_devices == 1


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_ends_a_child_process_and_not_this_one(lab: Lab, fault: str) -> None:
    for _ in range(2):  # nor is it remembered as having ended well
        with pytest.raises(DeviceError, match=r"f at 1: the process that ran it was ended by signal \d+"):
            lab.launch(FAULTS[fault], "f", 1, 1, [np.zeros(1, np.int32), 2**30])
    with refuses("args[0]"):
        lab.launch(FAULTS[fault], "f", 1, 1, [cl_array.zeros(lab.queue, 1, np.int32), 2**30])


def test_what_a_kernel_prints_is_printed_here(lab: Lab, capsys: pytest.CaptureFixture) -> None:
    lab.launch('kernel void f(int n) { printf("n is %d\\n", n); }', "f", 1, 1, [7])
    assert capsys.readouterr().out == "n is 7\n"


def test_a_device_array_needs_the_same_code_to_have_run(lab: Lab, tmp_path: Path) -> None:
    (tmp_path / "value.h").write_text("#define VALUE 5\n")
    (tmp_path / "fill.cl").write_text('#include "value.h"\nkernel void fill(global int *y) { y[0] = VALUE; }\n')
    y, host = cl_array.zeros(lab.queue, 1, np.int32), np.zeros(1, np.int32)
    for change in ({}, {"options": ["-DMORE=1"]}):
        with refuses("args[0]"):
            lab.launch(tmp_path / "fill.cl", "fill", 1, 1, [y], **change)
        lab.launch(tmp_path / "fill.cl", "fill", 1, 1, [host], **change)
        lab.launch(tmp_path / "fill.cl", "fill", 1, 1, [y], **change)
    (tmp_path / "value.h").write_text("#define VALUE 6\n")
    with refuses("args[0]"):
        lab.launch(tmp_path / "fill.cl", "fill", 1, 1, [y])

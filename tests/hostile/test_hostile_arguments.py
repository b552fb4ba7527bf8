"""Invalid arguments: each is refused in one sentence that names it, and nothing is computed from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array
import pytest
from planted import fault
from refusals import refuses

import polaris_lab as pl
import polaris_sim as sim
from polaris_lab.claims.claims import verdicts
from polaris_lab.lab import Lab
from polaris_lab.model import kernel_catalogue
from polaris_lab.model.problem import Gemm

A = np.ones((8, 8), np.float32)
Q = np.ones((1, 2, 8, 4), np.float32)


@pytest.mark.parametrize(("defines", "error"), [
    ({"X": 1.5}, ValueError),
    ({"X": [1, 2.5]}, ValueError),
    ({"X": []}, ValueError),
    ({"X": "1"}, ValueError),
    ({"X": None}, ValueError),
    ({"X=1 -DY": 1}, ValueError),
    ({"": 1}, ValueError),
    ({3: 1}, ValueError),
    (["X"], TypeError)])
def test_a_define_is_a_name_and_whole_numbers(defines: object, error: type) -> None:
    with refuses("defines", error):
        pl.kernel(fault("good").file, defines=defines)


@pytest.mark.parametrize("sizes", [("0", "8"), ("8", "N - N"), ("8", "0 - 8"), ("8", "1099511627777")])
def test_a_launch_without_work_items_is_refused_and_gives_no_old_numbers(lab: Lab, sizes: tuple[str, str]) -> None:
    good = fault("good")
    lab.gemm(A, A, kernel=good)
    none = replace(good, passes=(good.passes[0]._replace(global_size=sizes),))
    with pytest.raises(ValueError, match=r"good: global of gemm_good is \[.*\], and each must be from 1 to"):
        lab.gemm(2 * A, A, kernel=none)


def test_a_masked_array_is_refused(lab: Lab) -> None:
    masked = np.ma.MaskedArray(A, A > 0)
    for name, call in (("A", lambda: lab.gemm(masked, A)), ("B", lambda: lab.gemm(A, masked)),
                       ("C", lambda: lab.gemm(A, A, masked, beta=1.0)), ("out", lambda: lab.gemm(A, A, out=masked)),
                       ("Q", lambda: lab.attention(np.ma.MaskedArray(Q), Q, Q)),
                       ("V", lambda: lab.attention(Q, Q, np.ma.MaskedArray(Q)))):
        with refuses(name, TypeError):
            call()
    source = "kernel void f(global float *x) { x[get_global_id(0)] = 2; }"
    with refuses("args[0]", TypeError):
        lab.launch(source, "f", 8, 8, [masked[0]])


def stray(lab: Lab, **changes: Any) -> cl_array.Array:
    """A device array of 8 x 8 floats in a buffer of their size, some of whose facts are wrong."""
    buffer = cl.Buffer(lab.context, cl.mem_flags.READ_WRITE, 256)
    facts = {"shape": (8, 8), "strides": (32, 4), "offset": 0} | changes
    return cl_array.Array(lab.queue, dtype=np.float32, data=buffer, **facts)


@pytest.mark.parametrize("changes", [
    {"strides": (30, 4)}, {"strides": (6, 4), "shape": (2, 2)}, {"offset": 2, "shape": (4, 4)},
    {"shape": (8, 9), "strides": (36, 4)}, {"offset": 128}, {"strides": (-32, 4)}, {"strides": (1024, 4)}])
def test_a_device_array_that_does_not_lie_in_its_buffer_is_refused(lab: Lab, changes: dict) -> None:
    array = stray(lab, **changes)
    columns = array.shape[1]
    other = cl_array.to_device(lab.queue, np.ones((columns, 8), np.float32))
    with refuses("A"):
        lab.gemm(array, other)
    with refuses("B"):
        lab.gemm(other, array, trans_a=columns == 8, trans_b=columns == 9)
    source = "kernel void f(global float *x) { x[get_global_id(0)] = 2; }"
    with refuses("args[0]"):
        lab.launch(source, "f", 8, 8, [array])


def test_a_short_buffer_is_refused_by_a_call_that_came_before_and_by_a_plan(lab: Lab) -> None:
    good, short = cl_array.to_device(lab.queue, A), stray(lab)
    short.base_data = cl.Buffer(lab.context, cl.mem_flags.READ_WRITE, 128)
    for _ in range(2):
        lab.gemm(good, good)
    with refuses("B"):
        lab.gemm(good, short)
    with refuses("B"):
        lab.plan(pl.Gemm(8, 8, 8))(good, short)


def test_attention_on_a_short_buffer_is_refused(lab: Lab) -> None:
    good = cl_array.to_device(lab.queue, Q)
    short = cl_array.Array(lab.queue, Q.shape, np.float32, data=cl.Buffer(lab.context, cl.mem_flags.READ_WRITE, 128))
    with refuses("K"):
        lab.attention(good, short, good)


@pytest.mark.parametrize("local", [8, None])
def test_more_work_groups_than_a_launch_can_have_are_refused(lab: Lab, local: int | None) -> None:
    source = "kernel void f(global float *x) { x[0] = 2; }"
    with refuses("global_size"):
        lab.launch(source, "f", 2**50, local, [A[0]])


SOURCE = "kernel void f(global float *x) { x[get_global_id(0)] = 2; }"
CALLS: dict[str, tuple[Callable[[Lab], Any], type[Exception], str]] = {
    "alpha None": (lambda lab: lab.gemm(A, A, alpha=None), TypeError, "alpha"),
    "alpha complex": (lambda lab: lab.gemm(A, A, alpha=1j), TypeError, "alpha"),
    "alpha an array": (lambda lab: lab.gemm(A, A, alpha=A), TypeError, "alpha"),
    "a list": (lambda lab: lab.gemm([[1.0]], A), TypeError, "A"),
    "another byte order": (lambda lab: lab.gemm(A.astype(">f4"), A), TypeError, "A"),
    "objects": (lambda lab: lab.gemm(A, A.astype(object)), TypeError, "B"),
    "records": (lambda lab: lab.gemm(np.zeros((8, 8), [("a", "f4")]), A), TypeError, "A"),
    "a transpose in letters": (lambda lab: lab.gemm(A, A, trans_a="n"), TypeError, "trans_a"),
    "a path for a name": (lambda lab: lab.gemm(A, A, kernel="../gemm_naive"), ValueError, "kernel"),
    "a number for a kernel": (lambda lab: lab.gemm(A, A, kernel=5), TypeError, "kernel"),
    "a number for a file": (lambda lab: pl.kernel(5, function="f"), TypeError, "file"),
    "a folder for a file": (lambda lab: pl.kernel(Path(__file__).parent), ValueError, "file"),
    "a block of 0": (lambda lab: pl.kernel(fault("good").file, block=(0, 1)), ValueError, "block"),
    "a local size in letters": (lambda lab: pl.kernel(fault("good").file, local="ab"), ValueError, "local"),
    "rows of another length": (lambda lab: lab.attention(Q, Q[..., :2], Q), ValueError, "K"),
    "mixed halves": (lambda lab: lab.attention(Q, Q.astype(np.float16), Q), TypeError, "K"),
    "heads without elements": (lambda lab: lab.attention(*[Q[..., :0]] * 3), ValueError, "d"),
    "half a work-item": (lambda lab: lab.launch(SOURCE, "f", 8.5, 8, [A[0]]), ValueError, "global_size"),
    "four dimensions": (lambda lab: lab.launch(SOURCE, "f", (8, 1, 1, 1), None, [A[0]]), ValueError, "global_size"),
    "a group that divides not": (lambda lab: lab.launch(SOURCE, "f", 8, 3, [A[0]]), ValueError, "local_size"),
    "a scalar for a pointer": (lambda lab: lab.launch(SOURCE, "f", 8, 8, [np.float32(1)]), TypeError, "args[0]"),
    "a terabyte of local memory": (lambda lab: lab.launch(
        "kernel void f(global float *x, local float *y) { x[0] = 2; }", "f", 8, 8, [A[0], pl.local(2**40)]), ValueError,
        "args[1]"),
    "local memory below 0": (lambda lab: pl.local(-1), ValueError, "n_bytes"),
    "no repeats": (lambda lab: lab.measure("gemm_naive", 8, 8, 8, repeats=0), ValueError, "repeats"),
    "a huge product": (lambda lab: lab.measure("gemm_naive", 2**40, 8, 8), ValueError, "m"),
    "a truth for a size": (lambda lab: lab.plan(pl.Gemm(True, 8, 8)), TypeError, "m"),
    "an unknown card": (lambda lab: sim.simulate("gemm_tiled", m=8, n=8, k=8, card="zzz"), ValueError,
                        "card"),
    "a tolerance below 0": (lambda lab: pl.claim("x", 1.0, 1.0, rel=-1), ValueError, "rel"),
    "a tolerance that is none": (lambda lab: pl.claim("x", 1.0, 1.0, rel=float("nan")), ValueError, "rel"),
    "a word that is no verdict": (lambda lab: verdicts(("S0-C09", "maybe", "w", "e")), ValueError, "verdict"),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_call_with_a_hostile_argument_is_refused(lab: Lab, name: str) -> None:
    call, error, argument = CALLS[name]
    with refuses(argument, error):
        call(lab)


def strided(*strides: int) -> np.ndarray:
    """An array whose rows lie where its strides say, some of them in one place."""
    return np.lib.stride_tricks.as_strided(np.zeros(512, np.float32)[128:], (8, 8), strides)


@pytest.mark.parametrize("strides", [(4, 4), (0, 4), (16, 4), (28, 4), (8, 8), (12, 8), (-28, 4)])
def test_an_output_whose_elements_lie_in_one_place_is_refused(lab: Lab, strides: tuple[int, int]) -> None:
    with refuses("out"):
        lab.gemm(A, A, out=strided(*strides))
    wide = np.ones((1, 1, 8, 8), np.float32)
    with refuses("out"):
        lab.attention(wide, wide, wide, out=strided(*strides)[None, None])


@pytest.mark.parametrize("strides", [(32, 4), (4, 32), (64, 8), (8, 128), (36, 32)])
def test_an_output_with_gaps_is_taken(lab: Lab, strides: tuple[int, int]) -> None:
    out = strided(*strides)
    assert lab.gemm(A, A, out=out) is out and (out == 8).all()
    if strides == (36, 32):  # rows that lie between one another, and meet nowhere
        assert out.strides[0] < 8 * out.strides[1]


def test_without_the_table_of_the_transpose_a_product_says_so(lab: Lab, monkeypatch, tmp_path: Path) -> None:
    text = kernel_catalogue.CATALOGUE.read_text(encoding="utf-8").replace("[transpose]", "[transpoze]").replace(
        'file = "', f'file = "{kernel_catalogue.CATALOGUE.parent}/')
    path = tmp_path / "catalogue.toml"
    path.write_text(text.replace("\n[transpoze]", '\n[transpoze]\nfunction = "transpose"'), encoding="utf-8")
    monkeypatch.setattr(kernel_catalogue, "catalogue", lambda _path=path: kernel_catalogue._load(path, 0))
    with refuses("kernel"):
        lab.session.plan(pl.kernel(fault("good").file, function="gemm_good"), Gemm(9, 9, 9, trans_a=True))

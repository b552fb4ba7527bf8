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

import polaris_lab as pl
import polaris_sim as sim
from polaris_lab.claims.claims import verdict
from polaris_lab.lab import Lab
from polaris_lab.model import kernel_catalogue
from polaris_lab.model.problem import Gemm

A = np.ones((8, 8), np.float32)
Q = np.ones((1, 2, 8, 4), np.float32)


def one_sentence(call: Callable[[], Any], error: type[Exception], sentence: str) -> None:
    """See that a call raises this error, whose message is one line and matches."""
    with pytest.raises(error, match=sentence) as caught:
        call()
    assert "\n" not in str(caught.value).strip()


@pytest.mark.parametrize(("defines", "error", "sentence"), [
    ({"X": 1.5}, ValueError, "defines: X is 1.5; give a whole number"),
    ({"X": [1, 2.5]}, ValueError, r"defines: X is \[1, 2.5\]; give a whole number"),
    ({"X": []}, ValueError, r"defines: X is \[\]; give a whole number"),
    ({"X": "1"}, ValueError, "defines: X is '1'; give a whole number"),
    ({"X": None}, ValueError, "defines: X is None; give a whole number"),
    ({"X=1 -DY": 1}, ValueError, "defines: 'X=1 -DY' is no name"),
    ({"": 1}, ValueError, "defines: '' is no name"),
    ({3: 1}, ValueError, "defines: 3 is no name"),
    (["X"], TypeError, "defines is a list; give a dict")])
def test_a_define_is_a_name_and_whole_numbers(defines: object, error: type, sentence: str) -> None:
    one_sentence(lambda: pl.kernel(fault("good").file, defines=defines), error, sentence)


@pytest.mark.parametrize("sizes", [("0", "8"), ("8", "N - N"), ("8", "0 - 8"), ("8", "1099511627777")])
def test_a_launch_without_work_items_is_refused_and_gives_no_old_numbers(lab: Lab, sizes: tuple[str, str]) -> None:
    good = fault("good")
    lab.gemm(A, A, kernel=good)
    none = replace(good, passes=(good.passes[0]._replace(global_size=sizes),))
    one_sentence(lambda: lab.gemm(2 * A, A, kernel=none), ValueError,
                 r"gemm_good: global of gemm_good is \[.*\], and each must be from 1 to .*, for 8 x 8 x 8; look at")


def test_a_masked_array_is_refused(lab: Lab) -> None:
    masked = np.ma.MaskedArray(A, A > 0)
    for name, call in (("A", lambda: lab.gemm(masked, A)), ("B", lambda: lab.gemm(A, masked)),
                       ("C", lambda: lab.gemm(A, A, masked, beta=1.0)), ("out", lambda: lab.gemm(A, A, out=masked)),
                       ("Q", lambda: lab.attention(np.ma.MaskedArray(Q), Q, Q)),
                       ("V", lambda: lab.attention(Q, Q, np.ma.MaskedArray(Q)))):
        one_sentence(call, TypeError, f"^{name} is a masked array, and kernels know no mask: pass {name}.filled")
    source = "kernel void f(global float *x) { x[get_global_id(0)] = 2; }"
    one_sentence(lambda: lab.launch(source, "f", 8, 8, [masked[0]]), TypeError, r"args\[0\] is a masked array")


def stray(lab: Lab, **changes: Any) -> cl_array.Array:
    """A device array of 8 x 8 floats in a buffer of their size, some of whose facts are wrong."""
    buffer = cl.Buffer(lab.context, cl.mem_flags.READ_WRITE, 256)
    facts = {"shape": (8, 8), "strides": (32, 4), "offset": 0} | changes
    return cl_array.Array(lab.queue, dtype=np.float32, data=buffer, **facts)


STRAY = [({"strides": (30, 4)}, "strides of .30, 4. bytes, from byte 0 .*multiples of the 4 bytes"),
         ({"strides": (6, 4), "shape": (2, 2)}, "strides of .6, 4. bytes"),
         ({"offset": 2, "shape": (4, 4)}, "from byte 2 of its buffer on"),
         ({"shape": (8, 9), "strides": (36, 4)}, "reaches from byte 0 to byte 288 of a buffer of 256 bytes"),
         ({"offset": 128}, "reaches from byte 128 to byte 384 of a buffer of 256 bytes"),
         ({"strides": (-32, 4)}, "reaches from byte -224 to byte 32 of a buffer"),
         ({"strides": (1024, 4)}, "reaches from byte 0 to byte 7200 of a buffer")]


@pytest.mark.parametrize(("changes", "sentence"), STRAY)
def test_a_device_array_that_does_not_lie_in_its_buffer_is_refused(lab: Lab, changes: dict, sentence: str) -> None:
    array = stray(lab, **changes)
    columns = array.shape[1]
    other = cl_array.to_device(lab.queue, np.ones((columns, 8), np.float32))
    one_sentence(lambda: lab.gemm(array, other), ValueError, f"^A .*{sentence}")
    one_sentence(lambda: lab.gemm(other, array, trans_a=columns == 8, trans_b=columns == 9),
                 ValueError, f"B .*{sentence}|B: op")
    source = "kernel void f(global float *x) { x[get_global_id(0)] = 2; }"
    one_sentence(lambda: lab.launch(source, "f", 8, 8, [array]), ValueError, r"args\[0\] ")


def test_a_short_buffer_is_refused_by_a_call_that_came_before_and_by_a_plan(lab: Lab) -> None:
    good, short = cl_array.to_device(lab.queue, A), stray(lab)
    short.base_data = cl.Buffer(lab.context, cl.mem_flags.READ_WRITE, 128)
    for _ in range(2):
        lab.gemm(good, good)
    sentence = "^B reaches from byte 0 to byte 256 of a buffer of 128 bytes"
    one_sentence(lambda: lab.gemm(good, short), ValueError, sentence)
    one_sentence(lambda: lab.plan(pl.Gemm(8, 8, 8))(good, short), ValueError, sentence)


def test_attention_on_a_short_buffer_is_refused(lab: Lab) -> None:
    good = cl_array.to_device(lab.queue, Q)
    short = cl_array.Array(lab.queue, Q.shape, np.float32, data=cl.Buffer(lab.context, cl.mem_flags.READ_WRITE, 128))
    one_sentence(lambda: lab.attention(good, short, good), ValueError, "K reaches from byte 0 to byte 256")


@pytest.mark.parametrize("local", [8, None])
def test_more_work_groups_than_a_launch_can_have_are_refused(lab: Lab, local: int | None) -> None:
    source = "kernel void f(global float *x) { x[0] = 2; }"
    one_sentence(lambda: lab.launch(source, "f", 2**50, local, [A[0]]), ValueError,
                 r"global_size is \(1125899906842624,\), [0-9,]+ work-groups at least; a launch takes 4,294,967,295 a")


SOURCE = "kernel void f(global float *x) { x[get_global_id(0)] = 2; }"
CALLS: dict[str, tuple[Callable[[Lab], Any], type[Exception], str]] = {
    "alpha None": (lambda lab: lab.gemm(A, A, alpha=None), TypeError, "alpha is a NoneType; it must be a real number"),
    "alpha complex": (lambda lab: lab.gemm(A, A, alpha=1j), TypeError, "alpha is a complex"),
    "alpha an array": (lambda lab: lab.gemm(A, A, alpha=A), TypeError, "alpha is a ndarray"),
    "a list": (lambda lab: lab.gemm([[1.0]], A), TypeError, "A is a list; give a NumPy float32 array"),
    "another byte order": (lambda lab: lab.gemm(A.astype(">f4"), A), TypeError, "A is >f4; .* A.astype"),
    "objects": (lambda lab: lab.gemm(A, A.astype(object)), TypeError, "B is object; .* B.astype"),
    "records": (lambda lab: lab.gemm(np.zeros((8, 8), [("a", "f4")]), A), TypeError, r"A is \[\('a', '<f4'\)\]; the"),
    "a transpose in letters": (lambda lab: lab.gemm(A, A, trans_a="n"), TypeError, "trans_a is 'n'; it must be True o"),
    "a path for a name": (lambda lab: lab.gemm(A, A, kernel="../gemm_naive"), ValueError, "kernel '../gemm_naive' is"),
    "a number for a kernel": (lambda lab: lab.gemm(A, A, kernel=5), TypeError, "kernel is a int; give a catalogue nam"),
    "a number for a file": (lambda lab: pl.kernel(5, function="f"), TypeError, "file is a int; give the path of an Op"),
    "a folder for a file": (lambda lab: pl.kernel(Path(__file__).parent), ValueError, "file: there is no '.*hostile';"),
    "a block of 0": (lambda lab: pl.kernel(fault("good").file, block=(0, 1)), ValueError, r"block is \(0, 1\); it mus"),
    "a local size in letters": (lambda lab: pl.kernel(fault("good").file, local="ab"), ValueError, "local is ab; it m"),
    "rows of another length": (lambda lab: lab.attention(Q, Q[..., :2], Q), ValueError, r"K has the shape \(1, 2, 8,"),
    "mixed halves": (lambda lab: lab.attention(Q, Q.astype(np.float16), Q), TypeError, "K is float16 and Q float32; a"),
    "heads without elements": (lambda lab: lab.attention(*[Q[..., :0]] * 3), ValueError, "d is 0; a head has at least"),
    "half a work-item": (lambda lab: lab.launch(SOURCE, "f", 8.5, 8, [A[0]]), ValueError, "global_size is 8.5; it mus"),
    "four dimensions": (lambda lab: lab.launch(SOURCE, "f", (8, 1, 1, 1), None, [A[0]]), ValueError, "global_size is"),
    "a group that divides not": (lambda lab: lab.launch(SOURCE, "f", 8, 3, [A[0]]), ValueError, r"local_size\[0\] is"),
    "a scalar for a pointer": (lambda lab: lab.launch(SOURCE, "f", 8, 8, [np.float32(1)]), TypeError, r"args\[0\] is"),
    "a terabyte of local memory": (lambda lab: lab.launch(
        "kernel void f(global float *x, local float *y) { x[0] = 2; }", "f", 8, 8, [A[0], pl.local(2**40)]), ValueError,
        r"args\[1\] asks for 1,099,511,627,776 bytes of local memory; .* has"),
    "local memory below 0": (lambda lab: pl.local(-1), ValueError, "n_bytes is -1; it must be a whole number of bytes"),
    "no repeats": (lambda lab: lab.measure("gemm_naive", 8, 8, 8, repeats=0), ValueError, "repeats is 0; it must be a"),
    "a huge product": (lambda lab: lab.measure("gemm_naive", 2**40, 8, 8), ValueError, "m is 1099511627776; it must b"),
    "a truth for a size": (lambda lab: lab.plan(pl.Gemm(True, 8, 8)), TypeError, "m must be an integer, not bool"),
    "an unknown card": (lambda lab: sim.simulate("gemm_tiled", m=8, n=8, k=8, card="zzz"), ValueError,
                        "card 'zzz' is not known: the choices are rx480"),
    "a tolerance below 0": (lambda lab: pl.claim("x", 1.0, 1.0, rel=-1), ValueError, "rel is -1; it must be at least"),
    "a tolerance that is none": (lambda lab: pl.claim("x", 1.0, 1.0, rel=float("nan")), ValueError, "rel is nan; it m"),
    "a word that is no verdict": (lambda lab: verdict("S0-C09", "maybe", "w", "e"), ValueError, "verdict 'maybe' i"),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_call_with_a_hostile_argument_is_refused(lab: Lab, name: str) -> None:
    call, error, sentence = CALLS[name]
    one_sentence(lambda: call(lab), error, f"^{sentence}")


def strided(*strides: int) -> np.ndarray:
    """An array whose rows lie where its strides say, some of them in one place."""
    return np.lib.stride_tricks.as_strided(np.zeros(512, np.float32)[128:], (8, 8), strides)


@pytest.mark.parametrize("strides", [(4, 4), (0, 4), (16, 4), (28, 4), (8, 8), (12, 8), (-28, 4)])
def test_an_output_whose_elements_lie_in_one_place_is_refused(lab: Lab, strides: tuple[int, int]) -> None:
    sentence = r"^out has strides of .*, so that several of its elements lie in one place; give another array"
    one_sentence(lambda: lab.gemm(A, A, out=strided(*strides)), ValueError, sentence)
    wide = np.ones((1, 1, 8, 8), np.float32)
    one_sentence(lambda: lab.attention(wide, wide, wide, out=strided(*strides)[None, None]), ValueError, sentence)


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
    one_sentence(lambda: lab.session.plan(pl.kernel(fault("good").file, function="gemm_good"),
                                          Gemm(9, 9, 9, trans_a=True)), ValueError,
                 "kernel 'transpose' is not known: did you mean")

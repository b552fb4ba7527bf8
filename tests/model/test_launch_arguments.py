"""What a launch is given is checked against the kernel's parameters: each misfit is one sentence that names it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from refusals import refuses

import polaris_lab as pl
from polaris_lab.model.argument_text import value_of
from polaris_lab.model.kernel_source import FOREIGN, build_options, source_of
from polaris_lab.model.launch_arguments import LocalMemory, Parameter, matched, sizes_of, without_typedefs

IN, OUT = Parameter("global", "float", "x"), Parameter("global", "uchar4", "y")
ONE = np.zeros(4, np.float32)


def test_pythons_own_numbers_become_what_the_kernel_declares() -> None:
    names = ["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double"]
    values = matched("f", [Parameter("", name) for name in names], [3] * len(names))
    assert [value.dtype.name for value in values] == ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64",
                                                      "uint64", "float16", "float32", "float64"]
    assert [int(value) for value in values] == [3] * len(names)
    assert matched("f", [Parameter("", "unsigned int")], [7])[0].dtype == np.uint32


def test_structs_and_vectors_are_bytes_and_local_memory_is_asked_for() -> None:
    vector = np.arange(4, dtype=np.float32)
    args = [vector.tobytes(), b"12345678", pl.local(64), ONE]
    parameters = [Parameter("", "float3", "v"), Parameter("", "struct point", "p", 8), Parameter("local", "int"), IN]
    assert matched("f", parameters, args) == args
    assert matched("f", [Parameter("", "float4")], [vector.view("V16")[0]]) == [vector.tobytes()]


def test_a_name_that_the_source_gives_a_type_is_that_type() -> None:
    source = ("typedef float real; // typedef int point;\ntypedef unsigned  int u32; typedef real value;\n"
              "typedef struct {} s;")
    given = [Parameter("global", name, "x") for name in ("real", "u32", "value", "point", "s", "int")]
    assert [each.type for each in without_typedefs(given, source)] == ["float", "unsigned int", "float", "point", "s",
                                                                       "int"]


def test_types_that_nobody_knows_take_any_array() -> None:
    assert matched("f", [Parameter("global", "point"), Parameter("global", "void")], [ONE, ONE]) == [ONE, ONE]


@pytest.mark.parametrize(("parameter", "value", "said"), [
    (IN, ONE.astype(float), "args[0] is an array of float64; f takes global float *x there: give one of float32"),
    (IN, 3, "args[0] is 3; f takes global float *x there: give a NumPy array"),
    (IN, LocalMemory(4), "args[0] is local memory; f takes global float *x there: give an array"),
    (OUT, np.zeros(6, np.uint8), "args[0] has 6 elements; f takes global uchar4 *y there, 4 elements each"),
    (Parameter("local", "int", "t"), ONE, "f takes local int *t there: give pl.local(n_bytes)"),
    (Parameter("", "int", "n"), ONE, "f takes int n there, by value: give np.int32(3)"),
    (Parameter("", "int", "n"), 2.5, "args[0] is 2.5; f takes int n there: give np.int32(3)"),
    (Parameter("", "float", "a"), True, "args[0] is True; f takes float a there: give np.float32(0.5)"),
    (Parameter("", "uint", "n"), -1, "args[0] is -1; f takes uint n there, which holds 0 to 4294967295"),
    (Parameter("", "int", "n"), np.int64(3), "args[0] is a int64; f takes int n there: give np.int32(3)"),
    (Parameter("", "point", "p", 8), b"123", "args[0] has 3 bytes; f takes point p there, 8 bytes"),
    (Parameter("", "point", "p", 8), 3, "args[0] is 3; f takes point p there: give its 8 bytes"),
    (Parameter("", "image2d_t", "i"), ONE, "images and samplers are not supported"),
    (IN, np.array(["a"]), "args[0] is an array of <U1; give one of numbers"),
    (IN, ONE.astype(">f4"), "args[0] has its bytes in another order than this machine"),
])
def test_a_misfit_is_named(parameter: Parameter, value: Any, said: str) -> None:
    with pytest.raises((ValueError, TypeError)) as raised:
        matched("f", [parameter], [value])
    assert said in str(raised.value)


def test_the_number_of_arguments_is_held_and_without_parameters_types_must_be_said() -> None:
    with refuses("args"):
        matched("f", [IN], [ONE, ONE])
    with refuses("args", TypeError):
        matched("f", [IN], ONE)
    with refuses("args[1]", TypeError):
        matched("f", None, [ONE, 3])
    assert matched("f", None, [ONE, np.int32(3), b"ab", LocalMemory(4)])[1:] == [3, b"ab", LocalMemory(4)]


@pytest.mark.parametrize(("sizes", "argument"), [
    ((1000, 64), "local_size"),
    (((64, 64), 64), "local_size"),
    ((0, None), "global_size"),
    (((1, 1, 1, 1), None), "global_size"),
    ((64, 64, -1), "offset"),
    ((True, None), "global_size"),
])
def test_sizes_that_do_not_fit_are_refused(sizes: tuple, argument: str) -> None:
    with refuses(argument):
        sizes_of(*sizes)


def test_sizes_are_one_to_three_numbers() -> None:
    assert sizes_of(np.int64(128), 64) == ((128,), (64,), (0,))
    assert sizes_of((8, 4, 2), None, (1, 2, 3)) == ((8, 4, 2), None, (1, 2, 3))


@pytest.mark.parametrize("count", [0, -1, 2.5, True])
def test_local_memory_is_a_number_of_bytes(count: Any) -> None:
    with refuses("n_bytes"):
        pl.local(count)


def test_a_source_is_a_file_or_a_text(tmp_path) -> None:
    path = tmp_path / "a.cl"
    path.write_text("kernel void f() {}")
    assert source_of(path) == source_of(str(path)) == ("kernel void f() {}", "a.cl", tmp_path.resolve())
    assert source_of("kernel void f() {}").folder is None
    path.write_bytes(b"// \xa9 author\nkernel void f() {}")
    assert source_of(path).text.startswith("// \u00a9 author")
    with refuses("source"):
        source_of("b.cl")
    with refuses("source", TypeError):
        source_of(3)
    assert build_options(["-DN=1"]) == (FOREIGN, "-DN=1") and build_options(["-cl-std=CL1.1"]) == ("-cl-std=CL1.1",)
    with refuses("options", TypeError):
        build_options("-DN=1")


@pytest.mark.parametrize(("text", "dtype", "size"), [
    ("float:1024", np.float32, 1024), ("zeros:uchar:4x5", np.uint8, 20), ("float3:8", np.float32, 32),
    ("ones:long:7", np.int64, 7), ("range:short2:4", np.int16, 8)])
def test_words_of_a_command_line_are_arrays(text: str, dtype: type, size: int) -> None:
    value = value_of(text, np.random.default_rng(0))
    assert (value.dtype, value.shape) == (np.dtype(dtype), (size,))


def test_words_of_a_command_line_are_scalars_structs_local_memory_and_files(tmp_path) -> None:
    rng = np.random.default_rng(0)
    assert value_of("int=-5", rng) == -5 and value_of("ulong=0x10", rng).dtype == np.uint64
    assert value_of("float=0.5", rng).dtype == np.float32 and value_of("bytes=0A0b", rng) == b"\n\x0b"
    assert value_of("local:256", rng) == LocalMemory(256)
    np.save(tmp_path / "x.npy", ONE)
    assert np.array_equal(value_of(str(tmp_path / "x.npy"), rng), ONE)
    for wrong in ("foo", "flot:5", "int=z", "uchar=256", "local:0"):
        with refuses("--arg"):
            value_of(wrong, rng)

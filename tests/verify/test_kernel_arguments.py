"""The signature: a kernel's arguments as the compiler reports them match those that the lab passes."""

from __future__ import annotations

from types import SimpleNamespace

import pyopencl as cl
import pytest
from planted import altered, fault

from polaris_lab.device.device_session import Session
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.verify import kernel_arguments
from polaris_lab.verify.kernel_arguments import ARGUMENTS, Argument, compare, mismatches, parse_argument

SPACE, QUALIFIER = cl.kernel_arg_address_qualifier, cl.kernel_arg_type_qualifier


@pytest.mark.parametrize("name", [name for name, spec in catalogue().items() if not spec.museum])
def test_a_good_kernel_has_its_signature(unoptimised: Session, name: str) -> None:
    assert mismatches(unoptimised, catalogue()[name]) == []


@pytest.mark.parametrize(("change", "sentence"), [
    (("global const float *A", "global const float4 *A"),
     "argument 5 (A) is global const float4*, the gemm signature has global const float*"),
    (("global const float *A", "global float *A"),
     "argument 5 (A) is global float*, the gemm signature has global const float*"),
    (("global const float *B", "constant float *B"),
     "argument 7 (B) is constant const float*, the gemm signature has global const float*"),
    (("int ldb", "float ldb"), "argument 8 (ldb) is float, the gemm signature has int"),
    (("int M, int N", "int M, uint N"), "argument 2 (N) is uint, the gemm signature has int"),
    (("float beta", "double beta"), "argument 9 (beta) is double, the gemm signature has float"),
    (("float beta, ", ""), "it takes 10 arguments, the gemm signature has 11")])
def test_another_argument_is_named(lab: Lab, tmp_path, change: tuple[str, str], sentence: str) -> None:
    text = (tmp_path / "mine.cl")
    head = fault("good").source().split(")")[0] + ") { }\n"
    assert head.count(change[0]) == 1
    text.write_text(head.replace(*change))
    spec = altered(tmp_path)
    spec.file.write_text(text.read_text())
    assert mismatches(lab.session, spec) == [sentence]


@pytest.mark.parametrize(("change", "to"), [
    ("global const float *A", "const global float * A"), ("global const float *A", "__global const float *restrict A"),
    ("int M", "const int M"), ("global float *C", "global float *const restrict C")])
def test_other_spellings_are_the_same(lab: Lab, tmp_path, change: str, to: str) -> None:
    assert mismatches(lab.session, altered(tmp_path, (change, to))) == []


@pytest.mark.parametrize(("name", "space", "qualifiers", "expected"), [
    ("float*", SPACE.GLOBAL, QUALIFIER.CONST, "global const float*"),
    ("float *", SPACE.GLOBAL, QUALIFIER.CONST, "global const float*"),
    ("const float *", SPACE.GLOBAL, 0, "global const float*"),
    ("__global float*", SPACE.GLOBAL, QUALIFIER.RESTRICT, "global float*"),
    ("int", SPACE.PRIVATE, QUALIFIER.CONST, "int"), ("float", SPACE.LOCAL, 0, "float"),
    ("float4*", SPACE.LOCAL, 0, "local float4*")])
def test_drivers_spell_types_differently(name: str, space: int, qualifiers: int, expected: str) -> None:
    assert str(parse_argument(name, space, qualifiers)) == expected


def test_where_const_is_not_told_it_is_not_compared() -> None:
    found = [Argument("global" if "*" in text else "", False, "float*" if "*" in text else text.split()[0])
             for text in ARGUMENTS["gemm"]]
    assert len(compare(found, "gemm")) == 2 and compare(found, "gemm", const_is_reported=False) == []
    found[4] = found[4]._replace(type="float4*")
    assert compare(found, "gemm", const_is_reported=False) == [
        "argument 5 (A) is global const float4*, the gemm signature has global const float*"]


def reporting(monkeypatch: pytest.MonkeyPatch, arguments: list[Argument] | None) -> None:
    monkeypatch.setattr(kernel_arguments, "reported_arguments", lambda kernel: arguments)


def test_a_device_that_tells_nothing_gives_no_verdict(lab: Lab, monkeypatch) -> None:
    spec = catalogue()["gemm_naive"]
    for told in (None, [Argument("global", True, "")] * 2, []):
        reporting(monkeypatch, told)
        assert mismatches(lab.session, spec) is None


def test_what_a_device_tells_is_tried_on_a_kernel_that_is_known(lab: Lab, monkeypatch) -> None:
    reporting(monkeypatch, [Argument("global", True, "float*"), Argument("global", False, "float*")])
    assert kernel_arguments._reports_const(lab.session) is True
    reporting(monkeypatch, [Argument("global", False, "float*"), Argument("global", False, "float*")])
    assert kernel_arguments._reports_const(lab.session) is False


def test_arguments_that_cannot_be_asked_for_are_none() -> None:
    def refuses(*_: object) -> None:
        raise cl.LogicError("clGetKernelArgInfo failed: KERNEL_ARG_INFO_NOT_AVAILABLE")

    assert kernel_arguments.reported_arguments(SimpleNamespace(num_args=2, get_arg_info=refuses)) is None
    def nameless(_: int, what: int) -> str | int:
        return "" if what == cl.kernel_arg_info.TYPE_NAME else 0

    assert kernel_arguments.reported_arguments(SimpleNamespace(num_args=2, get_arg_info=nameless)) is None

"""The order of judging, and the fixed limits compared with the derived bound."""

from __future__ import annotations

import pytest

from polaris_lab.device.device_session import Session
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import GATES
from polaris_lab.model.problem import Gemm, Transpose
from polaris_lab.verify import order_of_proof
from polaris_lab.verify.proof import CheckReport, run_case


def test_every_gate_has_its_step() -> None:
    steps = {*order_of_proof.CONTRACT, *order_of_proof.CORRECTNESS}
    assert set(GATES) <= steps and not set(order_of_proof.CONTRACT) & set(order_of_proof.CORRECTNESS)


@pytest.mark.parametrize(("gates", "stage"), [
    ((), "speed"), (("bound",), "correctness"), (("race", "guard"), "contract"), (("signature",), "contract")])
def test_a_kernel_stands_at_the_first_step_that_it_fails(gates: tuple, stage: str) -> None:
    assert order_of_proof.stage(gates) == stage


def test_the_checklist_counts_who_is_past_each_step() -> None:
    said = order_of_proof.checklist(["speed", "contract", "correctness", "speed"]).splitlines()
    assert len(said) == 4 and "3 of 4" in said[1] and "2 of 4" in said[2] and "those 2" in said[3]


def test_an_absolute_limit_fails_a_right_kernel_and_the_bound_does_not(lab: Lab) -> None:
    """alpha of a thousand: the error grows with it, and so does the bound, but no limit does that is fixed."""
    report, session = CheckReport("gemm_naive", lab.device.name, None, 0), Session(lab.device)
    for problem in (Gemm(20, 20, 300), Gemm(20, 20, 300, alpha=1000.0)):
        run_case(session, resolve("gemm_naive"), problem, 1, report)
    assert (report.products, report.right, report.within["0.01"], report.within["0.001"]) == (2, 2, 1, 1)
    assert report.limits == ("of 2 products 2 within the derived bound; 1 within 0.01, 1 within 0.001, 1 within "
                             "K 2^-23")


def test_what_is_no_product_has_no_limits() -> None:
    assert order_of_proof.limits(Transpose(3, 4)) == {} and CheckReport("t", "d", None, 0).limits == ""
    assert order_of_proof.limits(Gemm(1, 1, 2**24)) == {"0.01": 0.01, "0.001": 0.001, "K 2^-23": 2.0}

"""The checklist for a slow product: the device comes first, and where it is another one nothing else is asked."""

from __future__ import annotations

import numpy as np

from polaris_lab.lab import Lab
from polaris_lab.model.problem import Gemm
from polaris_studies.diagnosis import checklist

PROBLEM = Gemm(24, 40, 32)


def test_the_first_question_is_which_device_ran_it(lab: Lab) -> None:
    answers = checklist(lab, PROBLEM)
    assert answers[0].question == "which device ran it?" and lab.device.name in answers[0].found
    assert answers[1].found.startswith("gemm_") and answers[2].question == "is the product right?"


def test_a_call_that_leaves_the_device_explains_everything(lab: Lab) -> None:
    only, = checklist(lab, PROBLEM, lambda A, B: A @ B)
    assert only.question == "which device ran it?" and not only.fine and "went elsewhere" in only.found
    other = {"cpu": "gpu"}.get(lab.device.kind, "cpu")
    only, = checklist(lab, PROBLEM, kind=other)
    assert not only.fine and lab.device.name in only.found


def test_a_wrong_product_is_no_matter_of_speed(lab: Lab) -> None:
    answers = checklist(lab, PROBLEM, lambda A, B: lab.gemm(A, B) * np.float32(1.01))
    assert [answer.fine for answer in answers] == [True, True, False]

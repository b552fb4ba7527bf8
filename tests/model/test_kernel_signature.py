"""A kernel with other arguments than its signature is shown the signature, as text to paste, and `lab.launch`."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import numpy as np
import pytest
from planted import FAULTS
from refusals import refuses

from polaris_lab.lab import Lab
from polaris_lab.model import kernel_signature
from polaris_lab.model.kernel_catalogue import SignatureWarning, catalogue, kernel, resolve
from polaris_lab.model.problem import Gemm
from polaris_lab.verify.proof import check

SIX = ("global const float *A, global const float *B, global float *C, int M, int N, int K", "A, B, C, M, N, K")
ADD = ("global const float *x, global const float *y, global float *z", "x, y, z")
BODY = "{{ {}[get_global_id(0)] = 1.0f; }}\n"


def write(folder: Path, parameters: str, result: str = "C") -> Path:
    path = folder / "mine.cl"
    path.write_text(f"kernel void mine({parameters})\n{BODY.format(result)}")
    return path


@pytest.mark.parametrize(("parameters", "names", "result"), [(*SIX, "C"), (*ADD, "z")])
def test_other_arguments_are_shown_the_declaration_and_a_launch(tmp_path: Path, lab: Lab, parameters: str, names: str,
                                                                result: str) -> None:
    path = write(tmp_path, parameters, result)
    with pytest.warns(SignatureWarning, match="^mine.cl: ") as warned:
        spec = kernel(path)
    assert warned[0].filename == __file__
    advice = kernel_signature.advice(spec)
    assert f'lab.launch("{path}", "mine", global_size, local_size, [{names}])' in advice
    a, report = np.ones((4, 4), np.float32), check(spec, lab.device.index, random=0, sanitizer=False)
    assert list(report.gates) == ["signature"] and report.advice == advice and advice in str(report)
    for call in (lambda: lab.gemm(a, a, kernel=spec), lambda: lab.plan(Gemm(4, 4, 4), kernel=spec)):
        with warnings.catch_warnings(action="error"), refuses("kernel") as caught:
            call()
        assert advice in str(caught.value)


@pytest.mark.parametrize("signature", kernel_signature.ARGUMENTS)
def test_the_declaration_that_is_shown_can_be_pasted(tmp_path: Path, signature: str) -> None:
    with pytest.warns(SignatureWarning):
        shown = kernel_signature.advice(kernel(write(tmp_path, *ADD[:1], "z"), signature=signature))
    pasted = re.search(r"kernel void mine\(.*?\)", shown)[0]
    (tmp_path / "mine.cl").write_text(pasted + "{}\n")
    with warnings.catch_warnings(action="error"):
        kernel(tmp_path / "mine.cl", signature=signature)


def test_right_kernels_unreadable_ones_and_paths_bring_no_warning(tmp_path: Path) -> None:
    with warnings.catch_warnings(action="error"):
        kernel(FAULTS / "good.cl", function="gemm_good")
        resolve(str(write(tmp_path, ADD[0], "z")))  # whatever asked for it says so itself
        (tmp_path / "mine.cl").write_text("kernel void mine(global float *) {{{\n")
        kernel(tmp_path / "mine.cl", function="mine")
    assert not [name for name, spec in catalogue().items() if not spec.scratch and kernel_signature.differs(spec)]

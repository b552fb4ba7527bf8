"""Two more forms of the tile-20 kernel: right at whole tiles and at edges, and without what they are without."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from polaris_lab.device.device_session import Session
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_studies.broken_copies import gates_of
from polaris_studies.tile20_forms import scalar, with_async_copy


@pytest.mark.parametrize("problem", [Gemm(40, 60, 80), Gemm(41, 20, 60), Gemm(20, 63, 40), Gemm(33, 45, 27),
                                     Gemm(40, 40, 50, alpha=0.5, beta=2.0, lda=53, ldb=44)], ids=str)
@pytest.mark.parametrize("form", [scalar, with_async_copy])
def test_each_form_is_right_at_edges_too(unoptimised: Session, form: Callable[[], KernelSpec], problem: Gemm) -> None:
    assert gates_of(form(), unoptimised, problem) == {}


def test_a_form_has_what_its_name_says() -> None:
    loop = scalar().source().partition("kernel __attribute__")[2]
    assert "vload4" not in loop and "vstore4" not in loop and "float4" not in loop
    assert with_async_copy().source().count("async_work_group_copy(") == 2
    assert len({scalar().name, with_async_copy().name, "gemm_tile20_vectorized"}) == 3

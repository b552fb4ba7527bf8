"""What is recorded of ACO's code of the blocked kernels: it is today's, and the form with casts differs by one line."""

from __future__ import annotations

import pytest

import polaris_sim as sim
from polaris_lab.base import recordings
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_studies import driver_code, record_aco_costs


def test_the_form_with_casts_takes_another_branch_of_the_same_text() -> None:
    today, casts = (spec.source().splitlines() for spec in (catalogue()["gemm_blocked"], record_aco_costs.with_casts()))
    assert [pair for pair in zip(today, casts, strict=True) if pair[0] != pair[1]] == [
        ("#ifdef __NV_CL_C_VERSION", "#if 1")]


def test_the_recording_is_of_todays_code() -> None:
    rows = recordings.recorded(record_aco_costs.STUDY, record_aco_costs.COLUMNS).query("form == 'today' and m == 1024")
    assert set(zip(rows["kernel"], rows["compiler"])) == {(kernel, compiler) for compiler in record_aco_costs.COMPILERS
                                                          for kernel in ("gemm_polaris", "gemm_blocked")}
    for row in rows.itertuples():
        isa = sim.compile(row.kernel, compiler=row.compiler)
        assert (row.vgprs, row.scratch_bytes, row.waves_per_simd) == (isa.vgprs, isa.scratch_bytes, isa.waves_per_simd)
        assert row.instructions == pytest.approx(driver_code.instructions_along_k(row.kernel, row.compiler))

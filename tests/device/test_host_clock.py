"""A device whose timestamps are not trusted: everything is timed by the host, and every row and report says so."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pyopencl.array as cl_array
import pytest
from patience import patient

from polaris_lab.base.paths import KERNELS
from polaris_lab.device.host_clock import HostSpan, distrust
from polaris_lab.lab import Lab
from polaris_lab.measure import ceilings, summaries
from polaris_lab.model.problem import Gemm
from polaris_studies import portfolio

FAULT = "its timestamps hardly move"


@pytest.fixture(scope="module")
def hosted(lab: Lab) -> Lab:
    return Lab(replace(lab.device, clock_fault=FAULT))


def test_one_agreeing_launch_is_enough_and_a_broken_clock_has_none() -> None:
    assert distrust([(10.0, 30.0), (10.0, 10.2)]) == ""
    assert "hardly move" in distrust([(1e-6, 10.0)] * 5)
    assert "disagree" in distrust([(31.0, 10.0)] * 5)
    assert distrust([(float("nan"), 10.0)])


def test_samples_say_whose_clock_they_are_by(hosted: Lab, lab: Lab) -> None:
    rows = hosted.measure(["gemm_tiled", "gemm_tiled_2x2"], 64, 64, 64, repeats=6, seed=0)
    assert set(rows["clock"]) == {"host"}
    assert (rows["device_ms"] > 0).all() and (rows["device_ms"] <= rows["host_ms"]).all()
    assert set(summaries.summarise(rows)["clock"]) == set(summaries.brief(rows)["clock"]) == {"host"}
    assert set(summaries.brief(rows).attrs["columns"]) == {"ms", "ms_low", "ms_high", "gflops", "ok", "best"}
    assert "clock" not in lab.measure("gemm_tiled", 64, 64, 64, repeats=1, seed=0)


def test_a_ranking_says_it_in_its_title(hosted: Lab) -> None:
    from polaris_lab.measure.protocol import entrant

    table = portfolio.ranking(hosted.session, [entrant("gemm_tiled"), entrant("numpy")], Gemm(64, 64, 64), repeats=6)
    assert "(times by the host's clock)" in portfolio.title(table)


def test_calls_on_the_host_and_on_the_device(hosted: Lab) -> None:
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal((40, 40)).astype(np.float32) for _ in range(2))
    np.testing.assert_allclose(hosted.gemm(a, b), a @ b, rtol=1e-4, atol=1e-4)
    assert f"timed by the host's clock, since {FAULT}" in hosted.last.reason
    assert 0 < hosted.last.device_ms < hosted.last.host_ms
    on_device = [cl_array.to_device(hosted.queue, each) for each in (a, b)]
    np.testing.assert_allclose(hosted.gemm(*on_device).get(), a @ b, rtol=1e-4, atol=1e-4)
    assert 0 < hosted.last.device_ms < hosted.last.host_ms
    np.testing.assert_allclose(hosted.gemm(*on_device, trans_a=True).get(), a.T @ b, rtol=1e-4, atol=1e-4)
    q = rng.standard_normal((1, 2, 17, 8)).astype(np.float32)
    assert np.isfinite(hosted.attention(q, q, q)).all()
    assert hosted.last.device_ms > 0


def test_any_kernel(hosted: Lab) -> None:
    x = np.ones(4096, np.float32)
    done = hosted.launch(KERNELS / "examples" / "reduction.cl", "reduction", 4096, 256,
                         [x, np.zeros(16, np.float32), np.int32(x.size), _local(1024)])
    assert done.clock == "host" and 0 < done.device_ms < done.host_ms


def _local(size: int) -> object:
    from polaris_lab.model.launch_arguments import LocalMemory

    return LocalMemory(size)


@pytest.mark.clock
@patient
def test_ceilings_are_those_of_the_device_clock(hosted: Lab, lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(ceilings, "COPY_BYTES", 2**26)  # the clocks are compared, and no memory is measured
    by_host, by_device = (ceilings.rates(each.session).groupby("ceiling")["rate"].max() for each in (hosted, lab))
    assert ((by_host / by_device).between(0.3, 2.0)).all()


def test_a_span_is_read_like_an_event() -> None:
    span = HostSpan(10, 30)
    assert (span.profile.start, span.profile.end, span.profile.queued, span.wait()) == (10, 30, 10, None)

"""The lab's face: BLAS semantics on any view and on device arrays, what the last call did, and every refusal."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array
import pytest
from kept_times import keep_times
from patience import patient
from planted import STORE, altered, fault
from refusals import refuses

import polaris_lab as pl
from polaris_lab import lab as lab_module
from polaris_lab.base import paths
from polaris_lab.base.errors import DeviceError
from polaris_lab.choose import gemm_plan, selection
from polaris_lab.choose.gemm_plan import PANEL_ROWS
from polaris_lab.device import device_session
from polaris_lab.device.device import Device
from polaris_lab.lab import Lab, open_lab
from polaris_lab.measure import call_report as calls_module
from polaris_lab.measure import launch_time, protocol
from polaris_lab.model import tuned_configs
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import catalogue, kernel
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.problem import Gemm
from polaris_lab.verify.problems import nearest_fitting

KERNELS = [name for name, spec in catalogue().items() if spec.signature == "gemm" and not spec.museum]
RNG = np.random.default_rng(11)


def normal(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape, dtype=np.float32)


def assert_right(got: np.ndarray, A, B, C=None, alpha=1.0, beta=0.0, trans_a=False, trans_b=False) -> None:
    """Within the bound, C-contiguous float32, and a new array."""
    m, k = A.shape[::-1] if trans_a else A.shape
    problem = Gemm(m, B.shape[0] if trans_b else B.shape[1], k, alpha, beta, trans_a, trans_b)
    C = np.zeros((m, problem.n), np.float32) if C is None else C
    verdict = Expectation(problem, {"A": A, "B": B, "C": C}).compare(got)
    assert verdict.ok, verdict.message
    assert got.dtype == np.float32 and got.flags.c_contiguous and got.flags.owndata


@pytest.mark.parametrize("kernel", ["auto", *KERNELS])
def test_every_kernel_multiplies(unoptimised_builds: None, kernel: str) -> None:
    """Built without optimisation here; tests/verify/test_proof.py checks them as they are launched."""
    lab = open_lab("auto")
    n = 65 if kernel == "auto" else nearest_fitting(catalogue()[kernel], Gemm(33, 65, 47)).n
    k = 47 if kernel == "auto" else nearest_fitting(catalogue()[kernel], Gemm(33, n, 47)).k
    A, B, C = normal(33, k), normal(k, n), normal(33, n)
    assert_right(lab.gemm(A, B, kernel=kernel), A, B)
    assert_right(lab.gemm(A, B, C, 1.5, -0.5, kernel=kernel), A, B, C, 1.5, -0.5)


@pytest.mark.parametrize("shape", [(0, 3, 4), (3, 0, 4), (3, 4, 0), (0, 0, 0), (1, 1, 1), (1, 17, 1), (17, 1, 31),
                                   (13, 11, 7), (15, 15, 15), (16, 16, 16), (17, 17, 17), (31, 33, 32)])
@pytest.mark.parametrize("beta", [0.0, 0.5])
def test_edge_shapes(lab: Lab, shape: tuple[int, int, int], beta: float) -> None:
    m, n, k = shape
    A, B, C = normal(m, k), normal(k, n), normal(m, n)
    got = lab.gemm(A, B, C, 2.0, beta)
    assert got.shape == (m, n)
    assert_right(got, A, B, C, 2.0, beta)


VIEWS = {
    "gaps": lambda x: np.repeat(np.repeat(x, 2, 0), 3, 1)[::2, ::3], "upside down": lambda x: x[::-1].copy()[::-1],
    "right to left": lambda x: x[:, ::-1].copy()[:, ::-1], "both": lambda x: x[::-1, ::-1].copy()[::-1, ::-1],
    "Fortran": np.asfortranarray, "of a larger one": lambda x: np.pad(x, 3)[3:-3, 3:-3],
    "read-only": lambda x: np.broadcast_to(x, x.shape)}


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize(("trans_a", "trans_b"), [(False, False), (True, True)])
def test_any_strides(lab: Lab, view: str, trans_a: bool, trans_b: bool) -> None:
    A, B, C = normal(9, 9), normal(9, 13 if not trans_b else 9), normal(9, 13 if not trans_b else 9)
    views = [VIEWS[view](x) for x in (A, B, C)]
    for x, same in zip(views, (A, B, C), strict=True):
        np.testing.assert_array_equal(x, same)
    assert_right(lab.gemm(*views, 1.5, 0.5, trans_a, trans_b), A, B, C, 1.5, 0.5, trans_a, trans_b)


@pytest.mark.parametrize("trans_a", [False, True])
@pytest.mark.parametrize("trans_b", [False, True])
def test_transposes(lab: Lab, trans_a: bool, trans_b: bool) -> None:
    A, B = normal(*((21, 10) if trans_a else (10, 21))), normal(*((35, 21) if trans_b else (21, 35)))
    assert_right(lab.gemm(A, B, trans_a=trans_a, trans_b=trans_b), A, B, trans_a=trans_a, trans_b=trans_b)


def test_c_is_never_modified_and_the_result_is_new(lab: Lab) -> None:
    A, B, C = normal(5, 6), normal(6, 7), normal(5, 7)
    before = C.copy()
    got = lab.gemm(A, B, C, beta=1.0)
    np.testing.assert_array_equal(C, before)
    assert not np.shares_memory(got, C)


def test_beta_0_never_reads_c(lab: Lab) -> None:
    A, B = normal(5, 6), normal(6, 7)
    assert_right(lab.gemm(A, B, np.full((5, 7), np.nan, np.float32)), A, B)


def test_alpha_0_never_reads_a_or_b(lab: Lab) -> None:
    A, B, C = np.full((5, 6), np.nan, np.float32), np.full((6, 7), np.inf, np.float32), normal(5, 7)
    for trans in (False, True):
        a, b = (A.T.copy(), B.T.copy()) if trans else (A, B)
        got = lab.gemm(a, b, C, alpha=0.0, beta=2.0, trans_a=trans, trans_b=trans)
        np.testing.assert_array_equal(got, 2 * C)
    np.testing.assert_array_equal(lab.gemm(A, B, alpha=0.0), np.zeros((5, 7)))


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_nan_and_infinity_propagate_elsewhere(lab: Lab, value: float) -> None:
    A, B, C = np.abs(normal(5, 6)), np.abs(normal(6, 7)), np.abs(normal(5, 7))
    A[2, 3] = value
    C[4, 1] = value
    got = lab.gemm(A, B, C, alpha=1.0, beta=1.0)
    bad = ~np.isfinite(got)
    assert bad[2].all() and bad[4, 1] and bad.sum() == 8
    np.testing.assert_array_equal(got[bad], np.full(8, value, np.float32))


@pytest.mark.parametrize("alpha", [np.inf, np.nan])
def test_an_empty_sum_is_0_whatever_alpha_is(lab: Lab, alpha: float) -> None:
    A, B, C = normal(3, 0), normal(0, 4), normal(3, 4)
    np.testing.assert_array_equal(lab.gemm(A, B, C, alpha=alpha, beta=0.5), 0.5 * C)
    np.testing.assert_array_equal(lab.gemm(A, B, alpha=alpha), np.zeros((3, 4)))


def test_last_says_what_ran(lab: Lab) -> None:
    A, B = normal(40, 30), normal(30, 20)
    lab.gemm(A, B, kernel="gemm_tiled")
    last = lab.last
    assert (last.device, last.kernel, last.config) == (lab.device.name, "gemm_tiled", {"TILE": 16})
    assert last.reason == "named by the caller"
    assert 0 < last.device_ms < last.host_ms and 0 < last.transfer_ms < last.host_ms
    lab.gemm(A, B)
    assert lab.last.kernel in KERNELS and lab.last.reason.startswith("portfolio member ")


def test_last_says_how_long_each_part_took(lab: Lab) -> None:
    lab = open_lab(lab.device.index)  # one for which no other test has built this product
    lab.gemm(normal(30, 40), normal(20, 30), trans_a=True, trans_b=True, kernel="gemm_tiled")
    last = lab.last
    assert set(last.parts) == {"build", "upload", "transpose A", "transpose B", "gemm_tiled", "download", "rest"}
    assert all(ms > 0 for ms in last.parts.values())
    assert sum(last.parts.values()) == pytest.approx(last.host_ms)
    assert last.transfer_ms == last.parts["upload"] + last.parts["download"]
    assert sum(last.parts[name] for name in ("transpose A", "transpose B", "gemm_tiled")) <= last.device_ms
    lab.gemm(normal(30, 40), normal(20, 40), trans_b=True, kernel="gemm_transposed_b")
    assert set(lab.last.parts) == {"build", "upload", "gemm_transposed_b", "download", "rest"}  # B is as it wants it


@pytest.mark.clock
@patient
def test_the_largest_product_of_the_published_table_runs_on_the_device(lab: Lab) -> None:
    """2048 is where a published engine fell back to the CPU without a word; here every call says what ran."""
    A, B = normal(2048, 2048), normal(2048, 2048)
    lab.gemm(A, B)  # a first call may wait between its passes for a driver that compiles only now
    got = lab.gemm(A, B)
    on_device = [ms for name, ms in lab.last.parts.items() if name not in {"build", "upload", "download", "rest"}]
    assert lab.last.device == lab.device.name and lab.last.kernel in lab.last.parts
    assert 0.5 * lab.last.device_ms < sum(on_device) <= 1.001 * lab.last.device_ms  # passes, and the gaps between them
    assert Expectation(Gemm(2048, 2048, 2048), {"A": A, "B": B, "C": np.zeros_like(A)}).compare(got).ok


@pytest.mark.parametrize("n", [*range(1, 9), 30, 61, 62, 63, 64, 127, 512])
def test_auto_never_fails_on_a_shape(lab: Lab, n: int) -> None:
    A, B = normal(37, 29), normal(29, n)
    assert_right(lab.gemm(A, B), A, B)
    spec = catalogue()[lab.last.kernel]
    assert spec.unmet(Gemm(37, n, 29)) is None


def test_without_any_times_auto_takes_the_first_that_fits_shape_and_view(lab: Lab, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path)
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path)
    aligned, tiled = catalogue()["gemm_gcn4_ultra_aligned"], catalogue()["gemm_tiled"]
    monkeypatch.setattr(selection, "catalogue", lambda: {spec.name: spec for spec in (aligned, tiled)})
    lab.reload()
    A, B = normal(8, 8), normal(8, 15)
    view = cl_array.to_device(lab.queue, B)[:, :8]
    np.testing.assert_allclose(lab.gemm(cl_array.to_device(lab.queue, A), view).get(), A @ B[:, :8], atol=1e-4)
    assert lab.last.kernel == "gemm_tiled" and "the first of the catalogue that fits" in lab.last.reason
    wide = normal(64, 64)
    lab.gemm(wide, wide.copy())
    assert lab.last.kernel == "gemm_gcn4_ultra_aligned"
    monkeypatch.undo()
    lab.reload()


def test_a_named_kernel_outside_its_needs_is_refused_with_one_that_fits(lab: Lab) -> None:
    with refuses("kernel", says="gemm_float4_vec_any takes 8 x 30 x 8"):
        lab.gemm(normal(8, 8), normal(8, 30), kernel="gemm_float4_vec")


def test_device_time_spans_the_transposing_too(lab: Lab, monkeypatch) -> None:
    spans = []
    real = calls_module.span_ms
    monkeypatch.setattr(calls_module, "span_ms", lambda events: spans.append(len(events)) or real(events))
    lab.gemm(normal(21, 10), normal(35, 21), trans_a=True, trans_b=True, kernel="gemm_tiled")
    assert lab.last.device_ms > 0
    assert spans[0] == 3  # the whole call; then each event alone


def test_a_lab_shows_its_device(lab: Lab) -> None:
    assert repr(lab) == f"<Lab on {lab.device}>"
    assert open_lab(lab.device.index).device == lab.device


# ---- refusals

OK = np.ones((4, 4), np.float32)


@pytest.mark.parametrize(("arguments", "error", "argument"), [
    (([[1.0]], OK), TypeError, "A"),
    ((OK, "B"), TypeError, "B"),
    ((OK, None), TypeError, "B"),
    ((OK, OK, 3.0), TypeError, "C"),
    ((OK[0], OK), ValueError, "A"),
    ((OK, OK[None]), ValueError, "B"),
    ((OK.astype(np.float64), OK), TypeError, "A"),
    ((OK, OK.astype(np.float16)), TypeError, "B"),
    ((OK, OK, OK.astype(int)), TypeError, "C"),
    ((OK, OK.astype(">f4")), TypeError, "B"),
    ((OK, OK[:3]), ValueError, "B"),
    ((OK, OK[:, :3], None, 1.0, 0.0, False, True), ValueError, "B"),
    ((OK[:2], OK, None, 1.0, 0.0, True), ValueError, "B"),
    ((OK, OK, OK[:3], 1.0, 1.0), ValueError, "C"),
    ((OK, OK, None, 1.0, 0.5), ValueError, "C"),
    ((OK, OK, None, 1.0, np.nan), ValueError, "C"),
    ((OK, OK, None, "2"), TypeError, "alpha"),
    ((OK, OK, OK, 1.0, 1j), TypeError, "beta"),
    ((OK, OK, None, OK), TypeError, "alpha")])
def test_bad_arguments_are_named(lab: Lab, arguments: tuple, error: type, argument: str) -> None:
    before = lab.last
    with refuses(argument, error):
        lab.gemm(*arguments)
    assert lab.last is before


@pytest.mark.parametrize(("kernel", "error"), [("gemm_tield", ValueError), ("transpose", ValueError), (3, TypeError)])
def test_bad_kernels_are_named(lab: Lab, kernel: object, error: type) -> None:
    with refuses("kernel", error):
        lab.gemm(OK, OK, kernel=kernel)


def test_a_broken_source_is_a_device_error_with_the_line(lab: Lab, tmp_path: Path) -> None:
    with pytest.raises(DeviceError, match=r"altered.cl does not build on .* \(line 14: "):
        lab.gemm(OK, OK, kernel=altered(tmp_path, ("float acc = 0.0f;", "float acc = nothing;")))


def test_too_large_for_the_device_says_the_sizes(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(lab.session, "device", replace(lab.device, max_alloc=2**20))
    with pytest.raises(DeviceError, match=r"B \(600 x 600\) needs 1.4 MiB; .* allows 1.0 MiB in one buffer"):
        lab.gemm(normal(5, 600), normal(600, 600))


def test_numpy_and_device_arrays_are_not_mixed(lab: Lab) -> None:
    with refuses("B", TypeError):
        lab.gemm(cl_array.to_device(lab.queue, OK), OK)


# ---- one's own kernels

def test_a_saved_source_is_enough_to_change_the_next_call(lab: Lab, tmp_path: Path) -> None:
    A, B = normal(9, 10), normal(10, 11)
    spec = altered(tmp_path)
    assert_right(lab.gemm(A, B, kernel=spec), A, B)
    spec.file.write_text(spec.source().replace(STORE, "C[at] = 42.0f;"), encoding="utf-8")
    np.testing.assert_array_equal(lab.gemm(A, B, kernel=spec), np.full((9, 11), 42.0))
    assert lab.last.kernel == spec.name


def test_a_museum_kernel_runs_in_a_child(lab: Lab) -> None:
    A, B = normal(64, 64), normal(64, 64)
    got = lab.gemm(A, B, kernel="gemm_tiled_2x2_oob")
    assert got.shape == (64, 64) and not np.allclose(got, A @ B, atol=1e-2)
    assert lab.last.kernel == "gemm_tiled_2x2_oob" and lab.last.device_ms > 0
    assert lab.last.reason == "named by the caller; in a child process, since it is a museum kernel"
    with refuses("kernel"):
        lab.gemm(*(cl_array.to_device(lab.queue, x) for x in (A, B)), kernel="gemm_tiled_2x2_oob")


@pytest.mark.parametrize("pooled", [False, True])
def test_the_pool_changes_no_result(lab: Lab, pooled: bool, monkeypatch) -> None:
    lab = open_lab(lab.device.index)  # one that keeps no plan of another test, and so no scratch
    monkeypatch.setattr(lab.pool, "_limit", 2**26 if pooled else 0)
    monkeypatch.setattr(lab.session, "shares_memory", False)  # as on a GPU, where host arrays need buffers
    for _ in range(3):  # the second call gets the first one's buffers, with the first one's numbers in them
        A, B, C = normal(70, 33), normal(33, 50), normal(70, 50)
        on_device = [cl_array.to_device(lab.queue, x) for x in (A, B, C)]
        assert_right(lab.gemm(A, B, C, 1.5, 0.5), A, B, C, 1.5, 0.5)
        kept = lab.gemm(*on_device, 1.5, 0.5)
        again = lab.gemm(*on_device, 3.0, 0.5)
        assert_right(kept.get(), A, B, C, 1.5, 0.5)  # a result is its owner's, and not given out again
        assert_right(again.get(), A, B, C, 3.0, 0.5)
        part = kept[32:]  # a view of a pooled buffer
        np.testing.assert_allclose(lab.gemm(part, on_device[2][:50]).get(), kept.get()[32:] @ C[:50], rtol=1e-4,
                                   atol=1e-3)
        del kept, again, part
    assert lab.pool.idle > 0 if pooled else lab.pool.idle == 0


def test_a_gather_waits_for_build_and_forecast_which_are_no_part_of_the_calls_span(lab: Lab, tmp_path: Path,
                                                                                   monkeypatch) -> None:
    path = tmp_path / "fresh.cl"
    path.write_text(catalogue()["gemm_tiled"].source() + f"// {RNG.integers(2**60)}\n")
    fresh, seen = kernel(path, function="gemm_tiled", local=(16, 16), block=(16, 16)), []
    real = lab.session.gather
    monkeypatch.setattr(gemm_plan, "refuse_long", lambda *_: seen.append("forecast"))
    monkeypatch.setattr(lab.session, "gather",
                        lambda *given: seen.append((fresh.source(), fresh.options()) in lab.session._programs)
                        or real(*given))
    x = cl_array.to_device(lab.queue, normal(64, 64))
    lab.gemm(x, x, x, 1.0, 1.0, kernel=fresh)
    assert seen == ["forecast", True]


def test_an_interrupt_in_the_middle_of_a_call_leaves_the_lab_usable(lab: Lab, monkeypatch) -> None:
    A, B = normal(30, 40), normal(40, 50)
    last = lab.last
    own = lab.session.shares_memory
    places = [(device_session.Launch, "__call__", own), (device_session.Launch, "__call__", False),
              (device_session.Session, "store", own), (device_session.Session, "store", False)]
    for owner, place, shares_memory in places:
        def interrupted(*_: object) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            patch.setattr(lab.session, "shares_memory", shares_memory)
            patch.setattr(owner, place, interrupted)
            with pytest.raises(KeyboardInterrupt):
                lab.gemm(A, B)
        assert lab.last is last
        assert_right(lab.gemm(A, B), A, B)
        last = lab.last


# ---- device arrays

def on_device(lab: Lab, host: np.ndarray) -> cl_array.Array:
    return cl_array.to_device(lab.queue, np.ascontiguousarray(host))


def values(array: cl_array.Array) -> np.ndarray:
    """What a device array of any strides holds; its own get() knows contiguous ones only."""
    flat = np.empty(array.base_data.size // 4, np.float32)
    cl.enqueue_copy(array.queue, flat, array.base_data)
    return np.lib.stride_tricks.as_strided(flat[array.offset // 4:], array.shape, array.strides)


LAYOUTS = {
    "whole": lambda lab, x: on_device(lab, x),
    "slice of rows": lambda lab, x: on_device(lab, np.pad(x, ((3, 2), (0, 0))))[3:-2],
    "slice of both": lambda lab, x: on_device(lab, np.pad(x, ((3, 2), (5, 1))))[3:-2, 5:-1],
    "to the right edge": lambda lab, x: on_device(lab, np.pad(x, ((1, 0), (7, 0))))[1:, 7:],
    "transposed": lambda lab, x: on_device(lab, x.T).T,
    "transposed slice": lambda lab, x: on_device(lab, np.pad(x, 2).T)[2:-2, 2:-2].T,
    "aligned offset": lambda lab, x: on_device(lab, np.pad(x.ravel(), (1024, 0)))[1024:].reshape(x.shape),
    "odd offset": lambda lab, x: on_device(lab, np.pad(x.ravel(), (5, 0)))[5:].reshape(x.shape),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("shape", [(19, 23, 17), (1, 23, 17), (19, 1, 17), (19, 23, 1), (1, 1, 1)])
def test_device_arrays_of_any_layout(lab: Lab, layout: str, shape: tuple[int, int, int]) -> None:
    m, n, k = shape
    A, B = normal(m, k), normal(k, n)
    a, b = (LAYOUTS[layout](lab, x) for x in (A, B))
    np.testing.assert_array_equal(values(a), A)
    got = lab.gemm(a, b)
    assert isinstance(got, cl_array.Array) and got.context == lab.context
    assert_right(np.array(got.get()), A, B)
    assert lab.last.transfer_ms == 0.0 and lab.last.device_ms > 0


@pytest.mark.parametrize("layout", [name for name in LAYOUTS if "transposed" not in name])
def test_c_on_the_device_is_added_and_not_modified(lab: Lab, layout: str) -> None:
    A, B, C = normal(19, 17), normal(17, 23), normal(19, 23)
    c = LAYOUTS[layout](lab, C)
    got = lab.gemm(on_device(lab, A), on_device(lab, B), c, 1.5, -0.5)
    assert_right(np.array(got.get()), A, B, C, 1.5, -0.5)
    np.testing.assert_array_equal(values(c), C)


@pytest.mark.parametrize("trans_a", [False, True])
@pytest.mark.parametrize("trans_b", [False, True])
@pytest.mark.parametrize("layout", ["slice of both", "transposed"])
def test_transposes_of_device_arrays(lab: Lab, layout: str, trans_a: bool, trans_b: bool) -> None:
    A, B = normal(*((21, 10) if trans_a else (10, 21))), normal(*((35, 21) if trans_b else (21, 35)))
    got = lab.gemm(LAYOUTS[layout](lab, A), LAYOUTS[layout](lab, B), trans_a=trans_a, trans_b=trans_b)
    assert_right(np.array(got.get()), A, B, trans_a=trans_a, trans_b=trans_b)


@pytest.mark.parametrize("shape", [(0, 3, 4), (3, 0, 4), (3, 4, 0)])
def test_empty_device_arrays(lab: Lab, shape: tuple[int, int, int]) -> None:
    m, n, k = shape
    C = normal(m, n)
    a, b, c = (cl_array.zeros(lab.queue, s, np.float32) for s in ((m, k), (k, n), (m, n)))
    got = lab.gemm(a, b)
    assert got.shape == (m, n) and (not got.size or (got.get() == 0).all())
    if C.size:
        np.testing.assert_array_equal(lab.gemm(a, b, on_device(lab, C), beta=2.0).get(), 2 * C)
    else:
        assert lab.gemm(a, b, c, beta=2.0).shape == (m, n)


def test_device_arrays_with_any_strides(lab: Lab) -> None:
    A, B = normal(21, 34), normal(34, 26)
    a, b = on_device(lab, A), on_device(lab, B)
    for some_a, some_b in ((np.s_[:, ::2], np.s_[::2, 1::2]), (np.s_[::-1], np.s_[:, ::-1])):
        assert_right(lab.gemm(a[some_a], b[some_b]).get(), A[some_a], B[some_b])
    square = on_device(lab, normal(9, 9))
    got = lab.gemm(square, square, square.T, beta=0.5)
    assert_right(got.get(), square.get(), square.get(), square.get().T, 1.0, 0.5)


SLOWLY = ("kernel void slowly(global float *x){ const float h = x[get_global_id(0)] + 0.5f; float s = 7; "
          "for (int i = 0; i < 4000000; i++) s = s * h + 3.5f; x[get_global_id(0)] = s; }")


def occupied(lab: Lab) -> None:
    """Keep the lab's queue busy for a while."""
    kernel, x = cl.Kernel(lab.session.build_source(SLOWLY, [], "slowly.cl"), "slowly"), cl_array.zeros(lab.queue, 16,
                                                                                                       np.float32)
    lab.queue.finish()
    kernel.set_args(x.data)
    cl.enqueue_nd_range_kernel(lab.queue, kernel, (16,), (1,))


@pytest.mark.clock
@patient
def test_device_arrays_return_before_they_are_computed(lab: Lab) -> None:
    A, B = normal(33, 20), normal(20, 41)
    a, b = on_device(lab, A), on_device(lab, B)
    lab.gemm(a, b, kernel="gemm_tiled").get()  # builds it, which may take longer than the device is occupied
    occupied(lab)
    got = lab.gemm(a, b, kernel="gemm_tiled")
    assert got.events[-1].command_execution_status != cl.command_execution_status.COMPLETE
    assert_right(got.get(), A, B)


@pytest.mark.clock
@patient
def test_last_waits_for_device_arrays_and_does_not_count_the_time_until_it_is_read(lab: Lab) -> None:
    a = on_device(lab, normal(64, 64))
    lab.gemm(a, a, kernel="gemm_tiled")
    occupied(lab)
    begin = time.perf_counter()
    got = lab.gemm(a, a, kernel="gemm_tiled")
    got.events[-1].wait()
    taken_ms = (time.perf_counter() - begin) * 1e3
    time.sleep(0.5)
    last = lab.last
    assert 0 < last.device_ms < last.host_ms < taken_ms + 100
    assert last.host_ms > 0.8 * taken_ms  # what lay in the queue before it is part of the wait
    assert set(last.parts) == {"build", "gemm_tiled",
                               "rest"} and sum(last.parts.values()) == pytest.approx(last.host_ms)


def test_a_failure_in_an_unwaited_call_comes_with_last_and_comes_once(lab: Lab, monkeypatch) -> None:
    a = on_device(lab, OK)
    lab.gemm(a, a)
    before = lab.last

    def lost(*_: object) -> None:
        raise cl.RuntimeError("clWaitForEvents failed: OUT_OF_RESOURCES")

    with monkeypatch.context() as patch:
        patch.setattr(calls_module, "span_ms", lost)
        lab.gemm(a, a)
        with pytest.raises(DeviceError, match="OUT_OF_RESOURCES"):
            _ = lab.last
    assert lab.last is before
    lab.gemm(a, a)
    assert lab.last is not before


@pytest.mark.parametrize("place", ["A", "B", "C"])
def test_an_array_of_another_queue_makes_the_call_wait(lab: Lab, place: str) -> None:
    """That queue may write to it next, and knows nothing of this one."""
    other = cl.CommandQueue(lab.context)
    given = {name: cl_array.to_device(other if name == place else lab.queue, OK) for name in "ABC"}
    occupied(lab)
    got = lab.gemm(*given.values(), beta=1.0)
    assert got.events[-1].command_execution_status == cl.command_execution_status.COMPLETE
    assert (got.get() == 5).all()


def test_kernel_objects_are_used_again_with_other_arguments(lab: Lab) -> None:
    """Sizes, alpha, beta and buffers differ from call to call, and scratch and turned copies go back to the pool
    meanwhile."""
    for name in ("gemm_tiled", "gemm_cpu"):
        calls = []
        for m, n, k, alpha, beta, trans in ((9, 20, 33, 1.0, 0.0, False), (20, 9, 33, 2.0, 0.5, True),
                                            (9, 20, 33, -0.5, 0.0, True), (9, 20, 7, 1.0, 1.0, False)):
            A, B, C = normal(*((k, m) if trans else (m, k))), normal(*((n, k) if trans else (k, n))), normal(m, n)
            given = (A, B, C, alpha, beta, trans, trans)
            calls.append((lab.gemm(*(on_device(lab, x) for x in given[:3]), *given[3:], kernel=name), given))
        for got, given in calls:
            assert_right(got.get(), *given)


def test_device_arrays_that_something_still_writes_are_waited_for(lab: Lab) -> None:
    other, program = cl.CommandQueue(lab.context), lab.session.build_source(SLOWLY, [], "slowly.cl")
    x = cl_array.zeros(lab.queue, (4, 4), np.float32)
    lab.queue.finish()
    kernel = cl.Kernel(program, "slowly")
    kernel.set_args(x.data)
    x.add_event(cl.enqueue_nd_range_kernel(other, kernel, (16,), (1,)))
    assert (lab.gemm(x, on_device(lab, np.eye(4, dtype=np.float32))).get() == 7).all()


def test_device_arrays_that_cannot_be_used_are_refused(lab: Lab) -> None:
    a = on_device(lab, OK)
    context = cl.Context([lab.device.handle()])
    elsewhere = cl.CommandQueue(context)
    with refuses("B"):
        lab.gemm(a, cl_array.to_device(elsewhere, OK))
    with refuses("A", TypeError):
        lab.gemm(cl_array.to_device(lab.queue, np.ones((4, 4))), a)


# ---- the limit for one launch

@pytest.fixture
def slow(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> Lab:
    """A lab that forecasts 1 ms for each row of C, and allows 0.3 s a launch."""
    for each in (gemm_plan, launch_time):
        monkeypatch.setattr(each, "forecast_s", lambda session, spec, problem, config=None: problem.m * 1e-3)
    monkeypatch.setattr(lab, "max_launch_s", 0.3)
    return lab


@pytest.mark.parametrize("trans_a", [False, True])
def test_a_long_launch_is_split_into_panels_of_rows(slow: Lab, trans_a: bool) -> None:
    m = 5 * PANEL_ROWS + 60
    A, B, C = normal(*((9, m) if trans_a else (m, 9))), normal(11, 9), normal(m, 11)
    got = slow.gemm(A, B, C, 1.5, 0.5, trans_a, True)
    assert_right(got, A, B, C, 1.5, 0.5, trans_a, True)
    assert slow.last.reason.endswith("; in 3 panels, to stay below 0.3 s each")  # 300 rows fit, 256 are whole panels


def test_a_launch_below_the_limit_is_whole(slow: Lab) -> None:
    slow.gemm(normal(300, 9), normal(9, 11))
    assert "panels" not in slow.last.reason


def test_what_even_a_panel_cannot_shorten_is_refused_with_the_figure(slow: Lab) -> None:
    slow.max_launch_s = 0.1
    with pytest.raises(DeviceError,
                       match=r"about 0.5 s, and even 128 of its 500 rows longer than max_launch_s = 0.1; name a"):
        slow.gemm(normal(500, 9), normal(9, 11))


def test_a_long_launch_on_device_arrays_is_refused_with_the_figure(slow: Lab) -> None:
    with pytest.raises(DeviceError,
                       match=r"would take about 0.5 s on .*, and max_launch_s is 0.3; take a smaller size"):
        slow.gemm(on_device(slow, normal(500, 9)), on_device(slow, normal(9, 11)))


# ---- measuring and keeping

def test_measure_takes_one_kernel_or_several_and_any_problem(lab: Lab) -> None:
    assert set(lab.measure("gemm_naive", 16, 16, 16, repeats=1)["kernel"]) == {"gemm_naive"}
    rows = lab.measure(["gemm_naive", fault("good")], 16, 12, 20, repeats=1, alpha=2.0, trans_b=True)
    assert set(rows["kernel"]) == {"gemm_naive", "good"} and rows["ok"].all()
    assert set(rows["trans"]) == {"nt"} and set(rows["alpha"]) == {2.0}
    assert lab.sweep(["gemm_naive"], [8, 16], repeats=1)["m"].tolist() == [8, 16]


def test_a_transpose_is_measured_too(lab: Lab) -> None:
    rows = lab.measure("transpose", 40, 30, repeats=6)
    assert rows["ok"].all() and rows[["m", "n", "k"]].drop_duplicates().to_numpy().tolist() == [[40, 30, 0]]


def test_the_limit_of_the_lab_holds_for_measuring(lab: Lab, monkeypatch) -> None:
    limits = []
    monkeypatch.setattr(protocol, "take_samples", lambda *_, max_launch_s, **__: limits.append(max_launch_s))
    monkeypatch.setattr(lab, "max_launch_s", 0.25)
    lab.measure("gemm_naive", 8, 8, 8)
    assert limits == [0.25]


def test_kept_samples_say_which_sources_and_options_made_them(lab: Lab, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(paths, "RUNS", tmp_path)
    saved = []
    monkeypatch.setattr(lab_module, "save", lambda rows, study, facts, *, record: saved.append((study, facts, record)))
    rows = lab.measure(["gemm_tiled", fault("good")], 16, 16, 16, repeats=1)
    lab.save(rows, "tiling", record=False, seed=5, sizes=[16])
    ((study, facts, record),) = saved
    assert (study, record) == ("tiling", False)
    assert facts["kernels"] == {"gemm_tiled": {"source_sha256": catalogue()["gemm_tiled"].source_hash(),
                                               "options": ["-cl-std=CL1.1", "-DTILE=16"]},
                                "good": {"source_sha256": fault("good").source_hash(),
                                              "options": ["-cl-std=CL1.2"]}}
    assert facts["parameters"] == {"sizes": [16]} and facts["seed"] == 5
    assert facts["device"]["driver"] == lab.device.driver and facts["start"] <= facts["end"]
    assert "power_sensor" not in facts  # none of the rows has a power
    rows.attrs["power"], rows["power_w"] = "NVML energy", 300.0
    lab.save(rows, "tiling", record=False, seed=5)
    assert saved[-1][1]["power_sensor"] == "NVML energy"


def test_a_sweep_names_the_source_that_it_built(lab: Lab, tmp_path: Path, monkeypatch) -> None:
    """A file that is saved while it is measured: the samples are of the source that was built, and a sweep of two is
    refused."""
    path = tmp_path / "mine.cl"
    path.write_text(fault("good").source())
    spec = replace(fault("good"), file=path)
    before = spec.source_hash()
    real = protocol.interleaved

    def saved_meanwhile(*given, **more):
        path.write_text(path.read_text() + f"int unused_{len(path.read_text())}(int x) {{ return x; }}\n")
        return real(*given, **more)

    monkeypatch.setattr(protocol, "interleaved", saved_meanwhile)
    rows = lab.measure(spec, 16, 16, 16, repeats=1)
    assert rows.attrs["kernels"][spec.name]["source_sha256"] == before != spec.source_hash()
    with pytest.raises(DeviceError, match="the source of .* changed between two sizes of this sweep"):
        lab.sweep([spec], [16, 24], repeats=1)


# -- results into `out`, and plans

def given(m: int, n: int, k: int, trans_a: bool = False, trans_b: bool = False) -> dict[str, np.ndarray]:
    return Gemm(m, n, k, trans_a=trans_a, trans_b=trans_b).inputs(5)


@pytest.mark.parametrize("on", ["host", "device"])
@pytest.mark.parametrize("shape", [(33, 47, 20), (3, 4, 0), (0, 5, 4)])
def test_a_result_goes_into_out(lab: Lab, on: str, shape: tuple[int, int, int]) -> None:
    inputs = given(*shape)
    wanted = 1.5 * inputs["A"] @ inputs["B"] - 0.5 * inputs["C"]
    for _ in range(2):  # the second call has its plan ready
        A, B, C = (place(lab, on, inputs[name]) for name in "ABC")
        out = place(lab, on, np.full(shape[:2], np.nan, np.float32))
        assert lab.gemm(A, B, C, 1.5, -0.5, out=out) is out
        np.testing.assert_allclose(fetched(out), wanted, atol=1e-4)
        np.testing.assert_array_equal(fetched(C), inputs["C"])
        assert lab.gemm(A, B, C, 1.5, -0.5, out=C) is C
        np.testing.assert_allclose(fetched(C), wanted, atol=1e-4)


def place(lab: Lab, on: str, array: np.ndarray) -> np.ndarray | cl_array.Array:
    return array.copy() if on == "host" else cl_array.to_device(lab.queue, array)


def fetched(array: np.ndarray | cl_array.Array) -> np.ndarray:
    return array if isinstance(array, np.ndarray) else array.get()


def test_out_may_be_a_view_with_gaps(lab: Lab) -> None:
    inputs = given(9, 10, 11)
    whole = np.zeros((12, 16), np.float32)
    lab.gemm(inputs["A"], inputs["B"], out=whole[1:10, 2:12])
    np.testing.assert_allclose(whole[1:10, 2:12], inputs["A"] @ inputs["B"], atol=1e-4)
    whole[1:10, 2:12] = 0
    assert not whole.any()
    wide = cl_array.zeros(lab.queue, (9, 16), np.float32)
    A, B = (cl_array.to_device(lab.queue, inputs[name]) for name in "AB")
    lab.gemm(A, B, out=wide[:, :10])
    np.testing.assert_allclose(wide.get()[:, :10], inputs["A"] @ inputs["B"], atol=1e-4)
    assert not wide.get()[:, 10:].any()


@pytest.mark.parametrize("on", ["host", "device"])
def test_an_out_that_cannot_be_is_named(lab: Lab, on: str) -> None:
    A, B = (place(lab, on, given(8, 8, 8)[name]) for name in "AB")
    for _ in range(2):
        with refuses("out"):
            lab.gemm(A, B, out=A)
        lab.gemm(A, B, out=place(lab, on, np.zeros((8, 8), np.float32)))
    with refuses("out"):
        lab.gemm(A, B, out=place(lab, on, np.zeros((8, 4), np.float32)))
    with refuses("out", TypeError):
        lab.gemm(A, B, out=place(lab, on, np.zeros((8, 8))))
    if on == "host":
        fixed = np.zeros((8, 8), np.float32)
        fixed.flags.writeable = False
        with refuses("out"):
            lab.gemm(A, B, out=fixed)
    else:
        with refuses("out"):
            lab.gemm(A, B, out=cl_array.zeros(lab.queue, (8, 16), np.float32)[:, ::2])


def test_a_host_array_is_read_where_it_lies_and_not_kept(lab: Lab) -> None:
    """A CPU device needs no copy of an aligned array; what the caller writes later must not reach the result."""
    inputs = given(64, 64, 64)
    result = lab.gemm(inputs["A"], inputs["A"])
    wanted = inputs["A"] @ inputs["A"]
    inputs["A"][:] = 7
    np.testing.assert_allclose(result, wanted, atol=1e-3)
    odd = np.zeros(64 * 64 + 1, np.float32)[1:].reshape(64, 64)  # 4 bytes past an aligned address
    odd[:] = inputs["B"]
    fixed = inputs["B"].copy()
    fixed.flags.writeable = False
    np.testing.assert_array_equal(lab.gemm(odd, fixed), lab.gemm(inputs["B"], inputs["B"]))


def test_a_call_that_comes_again_chooses_and_plans_nothing(lab: Lab, monkeypatch) -> None:
    A, B = (cl_array.to_device(lab.queue, given(24, 40, 56)[name]) for name in "AB")
    first = lab.gemm(A, B)
    monkeypatch.setattr(gemm_plan, "choose_launches", None)
    monkeypatch.setattr(lab.session, "prepare", None)
    np.testing.assert_array_equal(lab.gemm(A, B).get(), first.get())
    other = cl_array.to_device(lab.queue, np.ones((24, 56), np.float32))
    np.testing.assert_allclose(lab.gemm(other, B).get(), np.ones((24, 56)) @ B.get(), atol=1e-4)
    assert lab.last.kernel and lab.last.device_ms > 0 and lab.last.reason


def test_a_call_on_host_arrays_that_comes_again_is_planned_once_and_checked_each_time(lab: Lab, monkeypatch) -> None:
    if not lab.session.shares_memory:
        pytest.skip("the device cannot work in NumPy's memory")
    inputs = given(24, 40, 56)
    A, B, out = inputs["A"], inputs["B"], normal(24, 40)
    first, before = lab.gemm(A, B), out.copy()
    lab.gemm(A, B, out, 2.0, 0.5, out=out)
    np.testing.assert_allclose(out, 2 * (A @ B) + 0.5 * before, atol=1e-4)
    with monkeypatch.context() as patch:
        patch.setattr(gemm_plan, "choose_launches", None)
        patch.setattr(lab.session, "prepare", None)
        np.testing.assert_array_equal(lab.gemm(A, B), first)
        ones = np.ones_like(A)
        assert_right(lab.gemm(ones, B), ones, B)
        before = out.copy()
        assert lab.gemm(A, B, out, 2.0, 0.5, out=out) is out
        np.testing.assert_allclose(out, 2 * (A @ B) + 0.5 * before, atol=1e-4)
        assert set(lab.last.parts) >= {"build", "upload", "download", "rest", lab.last.kernel}
        assert 0 < lab.last.device_ms < lab.last.host_ms and lab.last.reason
    square = normal(40, 40)
    lab.gemm(square, square, out=np.empty_like(square))
    with refuses("out"):
        lab.gemm(square, square.copy(), out=square)
    fixed = np.empty_like(square)
    fixed.flags.writeable = False
    with refuses("out"):
        lab.gemm(square, square, out=fixed)
    with refuses("B", TypeError):
        lab.gemm(square, square.astype(np.float64))
    with refuses("B", TypeError):
        lab.gemm(square, cl_array.to_device(lab.queue, square))


def test_no_more_plans_are_kept_than_the_limit(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(gemm_plan, "MAX_PLANS", 2)
    for n in (8, 9, 10, 11):
        array = cl_array.to_device(lab.queue, np.ones((n, n), np.float32))
        for _ in range(2):
            np.testing.assert_array_equal(lab.gemm(array, array).get(), np.full((n, n), n))
    assert len(lab._plans.kept) <= 2


@pytest.mark.parametrize(("trans_a", "trans_b"), [(False, False), (True, True)])
def test_a_plan_is_called_with_arrays(lab: Lab, trans_a: bool, trans_b: bool) -> None:
    inputs = given(17, 19, 23, trans_a, trans_b)
    wanted = (inputs["A"].T if trans_a else inputs["A"]) @ (inputs["B"].T if trans_b else inputs["B"])
    A, B = (cl_array.to_device(lab.queue, inputs[name]) for name in "AB")
    run = lab.plan(Gemm(17, 19, 23, trans_a=trans_a, trans_b=trans_b))
    out = cl_array.zeros(lab.queue, (17, 19), np.float32)
    assert run(A, B, out=out) is out
    np.testing.assert_allclose(out.get(), wanted, atol=1e-4)
    np.testing.assert_allclose(run(A, B).get(), wanted, atol=1e-4)
    assert (lab.last.kernel, lab.last.reason) == (run.spec.name, run.reason)
    added = lab.plan(Gemm(17, 19, 23, alpha=2.0, beta=1.0, trans_a=trans_a, trans_b=trans_b))
    np.testing.assert_allclose(added(A, B, out=out).get(), 3 * wanted, atol=1e-4)


def test_a_plan_refuses_what_it_is_not_for(lab: Lab) -> None:
    run = lab.plan(Gemm(8, 9, 10, beta=1.0))
    A, B, out = (cl_array.zeros(lab.queue, shape, np.float32) for shape in ((8, 10), (10, 9), (8, 9)))
    with refuses("out"):
        run(A, B)
    with refuses("A", TypeError):
        run(np.zeros((8, 10), np.float32), B, out)
    with refuses("B"):
        run(A, A, out)
    with refuses("out"):
        run(A, B, out.with_queue(cl.CommandQueue(lab.context)))
    square = lab.plan(Gemm(8, 8, 8))
    A = cl_array.zeros(lab.queue, (8, 8), np.float32)
    with refuses("out"):
        square(A.copy(), A, A)
    with refuses("kernel"):
        lab.plan(Gemm(8, 8, 8), kernel="gemm_tiled_2x2_oob")


def test_c_goes_into_no_out_with_gaps(lab: Lab) -> None:
    """A copy of C would be written densely, over what lies between the rows."""
    A, B, C = (cl_array.to_device(lab.queue, given(20, 12, 8)[name]) for name in "ABC")
    wide = cl_array.zeros(lab.queue, (20, 24), np.float32) + 7
    with refuses("out"):
        lab.gemm(A, B, C, beta=1.0, out=wide[:, :12])
    assert (wide.get() == 7).all()
    part = wide[:, :12]
    lab.gemm(A, B, part, beta=1.0, out=part)
    np.testing.assert_allclose(wide.get()[:, :12], A.get() @ B.get() + 7, atol=1e-4)
    assert (wide.get()[:, 12:] == 7).all()


def test_parts_of_one_buffer_may_be_used_side_by_side(lab: Lab) -> None:
    whole = cl_array.to_device(lab.queue, normal(2048, 16))
    A, out = whole[:16], whole[1024:1040]  # far enough for a sub-buffer to begin there
    wanted = A.get() @ A.get()
    for _ in range(2):
        lab.gemm(A, A, out=out)
        np.testing.assert_allclose(out.get(), wanted, atol=1e-4)
    with refuses("out"):
        lab.gemm(whole[1024:1040], A, out=out)
    host = normal(16, 32)
    np.testing.assert_allclose(lab.gemm(host[:, :16], host[:, :16], out=host[:, 16:]), host[:, :16] @ host[:, :16],
                               atol=1e-4)


def test_a_second_call_is_checked_like_the_first(lab: Lab) -> None:
    A, B = (cl_array.to_device(lab.queue, given(8, 8, 8)[name]) for name in "AB")
    out = lab.gemm(A, B)
    lab.gemm(A, B, out, beta=0.5, out=out)
    with refuses("C"):
        lab.gemm(A, B, beta=0.5, out=out)
    with refuses("C", TypeError):
        lab.gemm(A, B, "x")
    with refuses("beta", TypeError):
        lab.gemm(A, B, out, beta=np.array([1.0, 2.0]))


def test_a_new_time_is_taken_after_a_reload(lab: Lab, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path / "tuned")
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path / "tuned")
    problem, array = Gemm(16, 16, 16), cl_array.to_device(lab.queue, normal(16, 16))
    lab.reload()
    taken = []
    for us, kernel_name in ((5.0, "gemm_tiled"), (4.0, "gemm_cpu"), (3.0, "gemm_tiled")):
        keep_times(lab.device, (problem, kernel_name, {}, us))
        if us != 3.0:
            lab.reload()
        lab.gemm(array, array)
        taken.append(lab.last.kernel)
    assert taken == ["gemm_tiled", "gemm_cpu", "gemm_cpu"]  # the last time counts from the next reload on
    lab.reload()
    lab.gemm(array, array)
    assert lab.last.kernel == "gemm_tiled" and "measured at 16 x 16 x 16" in lab.last.reason
    monkeypatch.undo()
    lab.reload()


def test_a_lab_takes_the_kernel_of_its_chooser(lab: Lab) -> None:
    asked = []

    def choose(device: Device, problem: Gemm) -> tuple[KernelSpec, str]:
        asked.append((device, problem))
        return catalogue()["gemm_naive"], "a made-up reason"

    mine = pl.open_lab(lab.device.index, chooser=choose)
    A, B = normal(8, 9), normal(9, 10)
    for _ in range(2):
        assert_right(mine.gemm(A, B), A, B)
        assert (mine.last.kernel, mine.last.reason) == ("gemm_naive", "a made-up reason")
    assert asked == [(lab.device, Gemm(8, 10, 9))]  # once for the plan
    mine.reload()
    mine.plan(Gemm(8, 10, 9))
    mine.gemm(A, B, kernel="gemm_tiled")
    assert len(asked) == 2 and mine.last.kernel == "gemm_tiled"


def test_a_chooser_that_is_no_function_or_returns_no_product_s_kernel_is_refused(lab: Lab) -> None:
    with refuses("chooser", TypeError):
        pl.open_lab(lab.device.index, chooser="auto")
    odd = pl.open_lab(lab.device.index, chooser=lambda device, problem: (catalogue()["transpose"], ""))
    with refuses("kernel"):
        odd.gemm(normal(8, 8), normal(8, 8))
    unfit = pl.open_lab(lab.device.index, chooser=lambda device, problem: (catalogue()["gemm_float4_vec"], ""))
    with refuses("kernel", says="gemm_float4_vec needs N % 4 == 0"):
        unfit.gemm(normal(8, 8), normal(8, 9))


def test_plans_hold_no_more_scratch_than_their_part_of_the_pool(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(lab.pool, "_limit", 0)
    array = cl_array.to_device(lab.queue, normal(40, 40))
    for kernel_name, trans_a in (("gemm_naive", True), ("gemm_cpu", False)):
        lab.gemm(array, array, trans_a=trans_a, kernel=kernel_name)
        assert not any(plan.scratch_bytes for plan in lab._plans.kept.values())
    lab.gemm(array, array, kernel="gemm_naive")
    assert any(plan.spec.name == "gemm_naive" for plan in lab._plans.kept.values())


def test_a_faulty_kernel_gets_buffers_of_its_own(lab: Lab) -> None:
    A = normal(64, 64)
    for name in ("gemm_gcn4_vec4_float4", "gemm_gcn4_vec4_new_float4"):  # they write past the end
        assert lab.gemm(A, A.copy(), kernel=name).shape == (64, 64)


def test_a_part_of_a_buffer_is_known_to_overlap_the_whole_one(lab: Lab) -> None:
    whole = cl_array.to_device(lab.queue, normal(64, 16))
    part = cl_array.Array(lab.queue, (32, 16), np.float32, data=whole.base_data.get_sub_region(0, 32 * 16 * 4))
    other = cl_array.to_device(lab.queue, normal(16, 16))
    for _ in range(2):
        with refuses("out"):
            lab.gemm(whole[:32], other, out=part)
        with refuses("out"):
            lab.plan(Gemm(64, 16, 16))(whole, other, whole)


def test_a_product_waits_for_what_another_queue_still_does_to_an_operand(lab: Lab) -> None:
    A, B = (cl_array.to_device(lab.queue, normal(16, 16)) for _ in range(2))
    lab.gemm(A, B)  # built, so that the next call only enqueues
    gate, other = cl.UserEvent(lab.context), cl.CommandQueue(lab.context)
    A.add_event(cl.enqueue_marker(other, wait_for=[gate]))
    other.flush()
    result = lab.gemm(A, B)
    time.sleep(0.05)
    waiting = result.events[-1].command_execution_status != cl.command_execution_status.COMPLETE
    gate.set_status(cl.command_execution_status.COMPLETE)
    np.testing.assert_allclose(result.get(), A.get() @ B.get(), atol=1e-4)
    assert waiting


def test_a_source_that_changes_counts_after_a_reload_and_a_kernel_of_ones_own_at_once(
        lab: Lab, tmp_path: Path) -> None:
    path, A = tmp_path / "own.cl", normal(16, 16)
    path.write_text(catalogue()["gemm_naive"].source().replace("gemm_naive(", "own("))
    own = kernel(path, local=(16, 16), block=(16, 16))
    before = lab.gemm(A, A, kernel=own)
    np.testing.assert_allclose(before, A @ A, atol=1e-4)
    path.write_text(path.read_text().replace("alpha * sum", "alpha * (2 * sum)"))
    with pytest.warns(RuntimeWarning, match="own is wrong"):
        np.testing.assert_allclose(lab.gemm(A, A, kernel=own), 2 * (A @ A), atol=1e-4)
    lab.gemm(A, A)
    planned = dict(lab._plans.kept)
    lab.reload()
    assert planned and not lab._plans.kept

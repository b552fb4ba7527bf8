"""The libraries: right by the same bound, timed over all they do, and never trusted more than a kernel."""

from __future__ import annotations

import dataclasses
import sys
import time
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pyopencl as cl
import pytest
from patience import patient
from refusals import refuses

from polaris_lab.base.errors import DeviceError
from polaris_lab.device.host_clock import HostSpan
from polaris_lab.lab import Lab
from polaris_lab.measure import launch_time, libraries, library_run, protocol, sampling, sdpa, summaries
from polaris_lab.measure.libraries import LIBRARIES, available
from polaris_lab.measure.sampling import sample, span_ms
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import catalogue, kernel
from polaris_lab.model.problem import Attention, Gemm, Transpose
from polaris_lab.verify.problems import random_problem

SMALL = Gemm(24, 20, 28)


@pytest.fixture(params=list(LIBRARIES))
def library(request: pytest.FixtureRequest, lab: Lab) -> libraries.Library:
    """Each library that is here; the others are skipped with what they say."""
    if trouble := LIBRARIES[request.param].missing(lab.device):
        pytest.skip(f"{request.param}: {trouble}")
    return LIBRARIES[request.param]


@pytest.fixture
def clblast(lab: Lab) -> libraries.Library:
    if trouble := LIBRARIES["clblast"].missing(lab.device):
        pytest.skip(f"clblast: {trouble}")
    return LIBRARIES["clblast"]


def outside(lab: Lab, library: libraries.Library, problem: Gemm, seed: int) -> str:
    """What the bound says of two runs, the second on other inputs; nothing when both are right."""
    first, second = problem.inputs(seed), problem.inputs(seed + 1)
    run = library.prepare(lab.session, problem, first)
    run.run()
    messages = [Expectation(problem, first).compare(run.output()).message]
    run.refill(second)
    run.run()
    return "; ".join(filter(None, [*messages, Expectation(problem, second).compare(run.output()).message]))


def test_random_problems_are_right(lab: Lab, library: libraries.Library) -> None:
    """Any transposes, leading dimensions, alpha and beta; beta == 0 with NaN in C after the refill."""
    rng = np.random.default_rng(4)
    problems = [
        problem
        for problem in (random_problem(rng, catalogue()["gemm_naive"]) for _ in range(60))
        if not library.unmet(problem)
    ]
    assert len(problems) > 20 and {p.trans for p in problems} == {"nn", "nt", "tn", "tt"}
    assert (
        any(p.beta for p in problems)
        and any(not p.beta for p in problems)
        and any(p.lda > p.a_shape[1] for p in problems)
    )
    assert {str(p): said for i, p in enumerate(problems) if (said := outside(lab, library, p, i))} == {}


@pytest.mark.parametrize("trans", [False, True])
def test_clblast_is_right_where_it_packs(lab: Lab, clblast: libraries.Library, trans: bool) -> None:
    problem = Gemm(1001, 999, 1003, 1.5, -0.5, trans, trans, lda=1010, ldb=1007, ldc=1000)
    run = clblast.prepare(lab.session, problem, problem.inputs(1))
    assert outside(lab, clblast, problem, 5) == ""
    assert not run.one_kernel or lab.device.platform != "Portable Computing Language"


def test_what_must_not_be_read_is_not_read_by_numpy(lab: Lab) -> None:
    problem = Gemm(5, 6, 7, alpha=0.0, beta=0.0)
    inputs = {name: np.full_like(array, np.nan) for name, array in problem.inputs(1).items()}
    run = LIBRARIES["numpy"].prepare(lab.session, problem, inputs)
    run.run()
    assert (run.output() == 0).all()
    empty = LIBRARIES["numpy"].prepare(lab.session, Gemm(5, 6, 0, alpha=np.inf, beta=2.0), Gemm(5, 6, 0).inputs(1))
    empty.run()
    np.testing.assert_allclose(empty.output(), 2 * Gemm(5, 6, 0).inputs(1)["C"])


@pytest.mark.parametrize("kind", ["cpu", "gpu"])
@pytest.mark.clock
def test_numpy_is_woken_before_its_time_and_rests_after_it(lab: Lab, monkeypatch, kind: str) -> None:
    """Its threads spin for 0.1 s, at half a kernel's speed on the same CPU; neither act is in a sample's times."""
    acts = []
    session = SimpleNamespace(device=dataclasses.replace(lab.device, kind=kind))
    run = LIBRARIES["numpy"].prepare(session, SMALL, SMALL.inputs(1))
    matmul, sleep = np.matmul, time.sleep
    monkeypatch.setattr(
        libraries.np,
        "matmul",
        lambda a, b, **out: acts.append(a.shape) or (len(acts) == 1 and sleep(0.2)) or matmul(a, b, **out),
    )
    clock = SimpleNamespace(perf_counter=time.perf_counter, sleep=lambda seconds: acts.append(seconds) or sleep(0.2))
    monkeypatch.setattr(sampling, "time", clock)  # other threads keep theirs
    taken = sample(run)
    assert acts == [(256, 256), (24, 28), *([library_run.SPIN_S] if kind == "cpu" else [])]
    assert library_run.SPIN_S >= 0.13 and taken.device_ms <= taken.host_ms < 200


def test_the_warm_up_lets_numpy_rest_before_the_first_sample(lab: Lab, monkeypatch) -> None:
    order = []
    for name in ("wake", "run"):
        real = getattr(libraries.Numpy, name)
        monkeypatch.setattr(libraries.Numpy, name, lambda run, real=real, name=name: order.append(name) or real(run))
    clock = SimpleNamespace(perf_counter=time.perf_counter, sleep=lambda seconds: order.append("rest"))
    monkeypatch.setattr(sampling, "time", clock)  # other threads keep theirs
    monkeypatch.setattr(libraries.Numpy, "rests", True)
    lab.measure("numpy", 8, 8, 8, repeats=1, seed=0)
    assert order == ["run", *("wake", "run", "rest"), "run", *("wake", "run", "rest"), "run"]


def test_an_output_is_a_copy(lab: Lab, library: libraries.Library) -> None:
    run = library.prepare(lab.session, SMALL, SMALL.inputs(1))
    run.run()
    first = run.output()
    kept = first.copy()
    run.refill(SMALL.inputs(2))
    run.run()
    np.testing.assert_array_equal(first, kept)
    second = run.output()
    assert first.flags.c_contiguous and (second != kept).any()
    second[...] = 0
    assert (run.output() != 0).any()


@pytest.mark.parametrize("size", [32, 1024])
@pytest.mark.clock
@patient
def test_the_time_of_clblast_is_that_of_all_its_kernels(lab: Lab, clblast: libraries.Library, size: int) -> None:
    """Its own event covers the last kernel: at 1024 on PoCL that is 1 ms of 100."""
    problem = Gemm(size, size, size)
    run = clblast.prepare(lab.session, problem, problem.inputs(1))
    run.run()
    taken = min((sample(run) for _ in range(3)), key=lambda s: s.host_ms)
    assert 0 < taken.device_ms <= taken.host_ms
    assert isinstance(run.run()[0], cl.Event) is run.one_kernel
    if not run.one_kernel:
        assert taken.device_ms > 0.5 * taken.host_ms
    if size == 32 or lab.device.platform == "Portable Computing Language":
        assert run.one_kernel is (size == 32)


def test_a_span_stands_for_an_event() -> None:
    assert span_ms([HostSpan(2_000_000, 5_000_000)]) == 3.0


def test_what_is_missing_is_one_sentence_with_the_remedy(lab: Lab, monkeypatch) -> None:
    monkeypatch.setattr(libraries, "_clblast", lambda: None)
    with refuses("kernel", says="apt-get install libclblast1"):
        lab.measure("clblast", 8, 8, 8)
    assert "clblast" not in available(lab.device) and "numpy" in available(lab.device)
    there = dataclasses.replace(lab.device, platform="NVIDIA CUDA", name="a card of this test's own")
    elsewhere = dataclasses.replace(lab.device, platform="another")
    monkeypatch.setattr(libraries.importlib.util, "find_spec", lambda name: None)
    assert "pip install torch" in LIBRARIES["cublas"].missing(there)
    assert "NVIDIA GPUs only" in LIBRARIES["cublas"].missing(elsewhere)


def test_a_library_that_cannot_be_loaded_is_missing(monkeypatch) -> None:
    monkeypatch.setattr(libraries, "CLBLAST_FILES", ("no-such-library.so",))
    assert libraries._clblast.__wrapped__() is None


def test_a_status_of_clblast_is_told(lab: Lab, clblast: libraries.Library, monkeypatch) -> None:
    fake = SimpleNamespace(CLBlastSGemmTempBufferSize=lambda *_: 0, CLBlastSgemm=lambda *_: -2041)
    monkeypatch.setattr(libraries, "_clblast", lambda: fake)
    with pytest.raises(DeviceError, match="CLBlast failed on .* at 24 x 20 x 28 with status -2041"):
        lab.measure("clblast", 24, 20, 28)


@pytest.mark.parametrize("problem", [Gemm(0, 3, 3), Gemm(3, 0, 3), Gemm(3, 3, 0)])
def test_clblast_needs_sizes_above_0(lab: Lab, clblast: libraries.Library, problem: Gemm) -> None:
    with refuses("kernel", says="clblast"):
        clblast.prepare(lab.session, problem, problem.inputs(0))
    assert LIBRARIES["numpy"].unmet(problem) is None


def test_a_library_solves_no_transpose(lab: Lab) -> None:
    with refuses("kernel", says="numpy"):
        protocol.take_samples(lab.session, ["transpose", "numpy"], Transpose(8, 8))


def test_rivals_are_measured_beside_kernels(lab: Lab) -> None:
    names = ["gemm_tiled", *available(lab.device)]
    rows = lab.measure(names, 24, 20, 28, repeats=3, seed=1, alpha=1.5, beta=-0.5, trans_a=True, ldc=23)
    assert rows.groupby("kernel")["sample"].apply(list).to_dict() == {name: [0, 1, 2] for name in names}
    assert rows["ok"].all() and (rows["bound_fraction"] <= 1).all() and (rows["device_ms"] > 0).all()
    assert set(rows.loc[rows["kernel"] == "numpy", "config"]) == {"host cpu"}
    assert rows.attrs["kernels"]["numpy"]["version"].startswith("NumPy ")
    table = summaries.summarise(rows)
    assert set(table["kernel"]) == set(names)


def test_a_config_is_for_the_kernels(lab: Lab) -> None:
    rows = lab.measure(["gemm_tiled", "numpy"], 8, 8, 8, repeats=1, config={"TILE": 8})
    assert dict(zip(rows["kernel"], rows["config"], strict=True)) == {"gemm_tiled": "TILE=8", "numpy": "host cpu"}


def test_a_library_beside_a_museum_kernel_goes_into_the_child(lab: Lab) -> None:
    rows = lab.measure(["gemm_tiled_2x2_oob", "numpy"], 32, 32, 16, repeats=1)
    assert rows.groupby("kernel")["ok"].all().to_dict() == {"gemm_tiled_2x2_oob": False, "numpy": True}


@pytest.mark.parametrize("when", [0, 1])
def test_a_wrong_library_has_no_speed(lab: Lab, monkeypatch, when: int) -> None:
    """Wrong before the timed loop, or only after it."""
    asked = []
    real = libraries.Numpy.output
    monkeypatch.setattr(libraries.Numpy, "output", lambda run: asked.append(1) or real(run) + (len(asked) == when + 1))
    rows = lab.measure(["gemm_naive", "numpy"], 8, 8, 8, repeats=2)
    assert rows.groupby("kernel")["ok"].all().to_dict() == {"gemm_naive": True, "numpy": False}
    assert rows.loc[rows["kernel"] == "numpy", "gflops"].isna().all()


def test_the_ceiling_of_the_device_is_none_for_the_host(lab: Lab, clblast: libraries.Library, monkeypatch) -> None:
    monkeypatch.setattr(protocol, "multiply_add_ceiling", lambda session, remeasure=False: 1e-3)
    assert lab.measure("numpy", 24, 20, 28, repeats=1)["ok"].all()
    with pytest.raises(DeviceError, match="clblast at .* seems to reach"):
        lab.measure("clblast", 24, 20, 28, repeats=1)


def test_a_forecast_is_made_for_a_library_too(lab: Lab, library: libraries.Library, monkeypatch) -> None:
    monkeypatch.setattr(launch_time, "PILOT_FLOPS", 2**21)
    monkeypatch.setattr(lab.session, "output_seconds", {})
    monkeypatch.setattr(sampling, "sample", lambda run: SimpleNamespace(device_ms=8.0))
    assert launch_time.forecast_s(lab.session, library, Gemm(1024, 128, 128)) == pytest.approx(8e-3 * 1024 / 128)


def test_names_are_kept_apart(tmp_path) -> None:
    assert not set(LIBRARIES) & set(catalogue())
    path = tmp_path / "numpy.cl"
    path.write_text("")
    with refuses("kernel"):
        protocol.entrant(kernel(path))
    with refuses("kernel", says="clblast"):
        protocol.entrant("clblas")
    assert protocol.entrant("numpy") is LIBRARIES["numpy"] is protocol.entrant(LIBRARIES["numpy"])
    with refuses("kernel", TypeError):
        protocol.entrant(3)


class _Tensor:
    """Stands in for a tensor of PyTorch on a GPU: what the run of cuBLAS does with one, by NumPy."""

    def __init__(self, values: np.ndarray) -> None:
        self.values, self.cpu, self.numpy = values, lambda: self, lambda: values
        self.T = self if values.ndim < 2 else SimpleNamespace(values=values.T)
        self.fill_ = values.fill

    def __getitem__(self, part: tuple) -> _Tensor:
        return _Tensor(self.values[part])

    def copy_(self, other: _Tensor) -> None:
        self.values[:] = other.values

    def addmm_(self, a: _Tensor, b: _Tensor, *, beta: float, alpha: float) -> None:
        product = alpha * (a.values @ b.values)
        self.values[:] = product + beta * self.values if beta else product


@pytest.mark.parametrize("problem", [SMALL, Gemm(24, 20, 28, 1.5, -0.5, True, True, lda=30, ldb=40, ldc=21)])
def test_cublas_gets_the_operands_as_they_lie(lab: Lab, problem: Gemm, monkeypatch: pytest.MonkeyPatch) -> None:
    torch = SimpleNamespace(backends=SimpleNamespace(cuda=SimpleNamespace(matmul=SimpleNamespace())),
                            empty=lambda shape, device: _Tensor(np.full(shape, np.nan, np.float32)),
                            from_numpy=_Tensor)
    monkeypatch.setitem(sys.modules, "torch", torch)
    monkeypatch.setattr(libraries, "cuda_of", lambda name: "cuda:0")
    monkeypatch.setattr(libraries, "cuda_span", lambda cuda, call: (call(), HostSpan(0, 1))[1])
    run = libraries.Cublas(lab.session, LIBRARIES["cublas"], problem, problem.inputs(0))
    for seed in (0, 1):
        run.refill(problem.inputs(seed))
        run.run()
        assert Expectation(problem, problem.inputs(seed)).compare(run.output()).ok
    assert torch.backends.cuda.matmul.allow_tf32 is False


ATTENTION = Attention(2, 3, 33, 16, True, t=40, diagonal=7)


def test_without_pytorch_its_attention_is_missing_with_the_remedy(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sdpa.importlib.util, "find_spec", lambda name: None)
    assert available(lab.device, "attention") == ()
    with refuses("kernel", says="pip install torch"):
        LIBRARIES["sdpa_flash"].prepare(lab.session, ATTENTION, ATTENTION.inputs(0))


def test_a_library_solves_problems_of_its_own_signature(lab: Lab) -> None:
    with refuses("kernel", says="numpy"):
        LIBRARIES["numpy"].prepare(lab.session, ATTENTION, ATTENTION.inputs(0))


@pytest.mark.parametrize("problem", [ATTENTION, replace(ATTENTION, order="bshd"), Attention(1, 2, 20, 64, True),
                                     replace(ATTENTION, ld=19, causal=False)])
def test_pytorch_s_attention_is_right(lab: Lab, problem: Attention) -> None:
    names = available(lab.device, "attention")
    assert "sdpa_math" in names
    for name in names:
        inputs = problem.inputs(0)
        run = LIBRARIES[name].prepare(lab.session, problem, inputs)
        run.wake()
        span, = run.run()
        assert Expectation(problem, inputs).compare(run.output()).ok and span.end > span.start
        run.refill(problem.inputs(1))
        run.run()
        assert Expectation(problem, problem.inputs(1)).compare(run.output()).ok

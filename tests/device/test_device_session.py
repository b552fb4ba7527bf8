"""Launches: what is built, uploaded, guarded and refused, and how little a prepared launch costs."""

from __future__ import annotations

import dataclasses
import gc
import os
import re
import time
import weakref
from pathlib import Path
from statistics import median

import numpy as np
import pyopencl as cl
import pytest
from planted import STORE, altered, fault
from refusals import refuses

from polaris_lab.base.errors import DeviceError
from polaris_lab.device import device_session
from polaris_lab.device.device_session import Session
from polaris_lab.lab import Lab
from polaris_lab.model.device_matrix import GUARD, GUARD_ELEMENTS, POISON
from polaris_lab.model.kernel_catalogue import catalogue, kernel
from polaris_lab.model.problem import Gemm, Transpose

NAIVE = catalogue()["gemm_naive"]


def bits(array: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(array).view(np.uint32)


def test_prepare_runs_nothing_and_a_call_only_enqueues(lab: Lab) -> None:
    problem = Gemm(3, 4, 5, beta=1.0)
    inputs = problem.inputs(1)
    launch = lab.session.prepare(NAIVE, problem, inputs)
    np.testing.assert_array_equal(launch.output(), inputs["C"])
    events = launch()
    assert [type(event) for event in events] == [cl.Event]
    lab.queue.finish()
    np.testing.assert_allclose(launch.output(), inputs["A"] @ inputs["B"] + inputs["C"], rtol=1e-4, atol=1e-5)


def test_inputs_left_out_are_those_of_seed_0(lab: Lab) -> None:
    problem = Gemm(3, 4, 5)
    launch = lab.session.prepare(NAIVE, problem)
    launch.run()
    inputs = problem.inputs(0)
    np.testing.assert_allclose(launch.output(), inputs["A"] @ inputs["B"], rtol=1e-4, atol=1e-5)


def test_output_is_c_contiguous_whatever_the_leading_dimension(lab: Lab) -> None:
    launch = lab.session.prepare(NAIVE, Gemm(3, 4, 5, ldc=9))
    launch.run()
    output = launch.output()
    assert output.shape == (3, 4) and output.flags.c_contiguous and output.dtype == np.float32


@pytest.mark.parametrize(("problem", "names"), [
    (Gemm(5, 6, 7), ["gemm_naive"]), (Gemm(5, 6, 7, trans_a=True), ["transpose", "gemm_naive"]),
    (Gemm(5, 6, 7, trans_b=True), ["transpose", "gemm_naive"]),
    (Gemm(5, 6, 7, trans_a=True, trans_b=True), ["transpose", "transpose", "gemm_naive"]),
    (Gemm(5, 6, 7, alpha=0.0, trans_a=True, trans_b=True), ["gemm_naive"]), (Gemm(0, 6, 7), []), (Gemm(5, 0, 7), [])])
def test_the_kernels_of_a_launch(lab: Lab, problem: Gemm, names: list[str]) -> None:
    launch = lab.session.prepare(NAIVE, problem)
    assert [step.kernel.function_name for step in launch.steps] == names
    assert len(launch.run()) == len(names)


def test_a_kernel_that_wants_b_turned_gets_it_turned(lab: Lab, tmp_path: Path) -> None:
    changed = altered(tmp_path, ("B[(size_t)(k0 + y) * ldb + col]", "B[(size_t)col * ldb + k0 + y]"))
    spec = dataclasses.replace(changed, b_layout="t")
    for trans_b, steps in ((False, 2), (True, 1)):
        problem = Gemm(9, 10, 11, trans_b=trans_b)
        inputs = problem.inputs(2)
        launch = lab.session.prepare(spec, problem, inputs)
        launch.run()
        assert len(launch.steps) == steps
        b = inputs["B"].T if trans_b else inputs["B"]
        np.testing.assert_allclose(launch.output(), inputs["A"] @ b, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("name", ["gemm_tiled", "gemm_blocked", "gemm_cpu"])
def test_the_second_call_makes_no_kernel_object(lab: Lab, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    a = np.ones((64, 64), np.float32)  # a split of gemm_blocked has nothing to add up here: a pass that does not run
    lab.gemm(a, a, kernel=name)
    made: list[str] = []
    monkeypatch.setattr(type(lab.session), "kernel", lambda *given: made.append(given[2]))
    assert np.all(lab.gemm(a, a, kernel=name) == 64)
    assert not made


def test_launches_share_a_kernel_object_and_keep_their_own_arguments(lab: Lab) -> None:
    session = Session(lab.device)
    first = session.prepare(NAIVE, Gemm(3, 4, 5))
    problem = Gemm(3, 4, 6, alpha=2.0, beta=-1.0)
    inputs = problem.inputs(3)
    second, third = session.prepare(NAIVE, problem, inputs), session.prepare(NAIVE, Gemm(3, 4, 5))
    assert second.steps[0].kernel is first.steps[0].kernel is third.steps[0].kernel
    del first
    third.run()
    second.run()
    np.testing.assert_allclose(second.output(), 2 * inputs["A"] @ inputs["B"] - inputs["C"], rtol=1e-4, atol=1e-5)


def test_refill_puts_other_inputs_into_the_same_buffers_and_poison_into_the_output(lab: Lab) -> None:
    problem = Gemm(3, 4, 5)
    launch = lab.session.prepare(NAIVE, problem, problem.inputs(1))
    launch.run()
    inputs = problem.inputs(2)
    launch.refill(inputs)
    assert (bits(launch.output()) == POISON.view(np.uint32)).all()
    launch.run()
    np.testing.assert_allclose(launch.output(), inputs["A"] @ inputs["B"], rtol=1e-4, atol=1e-5)


def test_guards_lie_before_behind_and_between_the_rows(lab: Lab) -> None:
    problem = Gemm(2, 3, 4, ldc=5)
    launch = lab.session.prepare(NAIVE, problem, guards=True)
    storage = launch.storages["C"]
    raw = bits(lab.session.download_raw(storage))
    guard, poison = GUARD.view(np.uint32), POISON.view(np.uint32)
    assert raw.size == 2 * GUARD_ELEMENTS + 8
    assert raw[GUARD_ELEMENTS:-GUARD_ELEMENTS].tolist() == [poison] * 3 + [guard] * 2 + [poison] * 3
    assert (raw[:GUARD_ELEMENTS] == guard).all() and (raw[-GUARD_ELEMENTS:] == guard).all()
    launch.run()
    after = bits(lab.session.download_raw(storage))
    assert (after == guard).sum() == 2 * GUARD_ELEMENTS + 2 and not (after == poison).any()


def test_guard_and_poison_are_nans_that_no_arithmetic_makes() -> None:
    made = np.array([np.nan, np.inf - np.inf], np.float32).view(np.uint32) & 0x7FFFFFFF
    assert np.isnan(GUARD) and np.isnan(POISON)
    assert len({*made.tolist(), int(GUARD.view(np.uint32)), int(POISON.view(np.uint32))}) >= 3


def test_builds_are_kept_by_source_text_and_options(lab: Lab, tmp_path: Path) -> None:
    session = Session(lab.device)
    spec = altered(tmp_path)
    first = session.build(spec, ("-DX=1",))
    assert session.build(spec, ("-DX=1",)) is first
    assert session.build(spec, ("-DX=2",)) is not first
    assert session.build(altered(tmp_path, (STORE, STORE + " ")), ("-DX=1",)) is not first


def test_sessions_of_a_device_share_its_context_and_what_was_built_last(lab: Lab, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(device_session, "SHARED_PROGRAMS", 2)
    spec, first, second = altered(tmp_path), Session(lab.device), Session(lab.device)
    assert first.context is second.context is lab.context and first.queue != second.queue
    one, two = (first.build(spec, (f"-DX={x}",)) for x in (1, 2))
    assert second.build(spec, ("-DX=1",)) is one
    assert second.build(spec, ("-DX=3",)) is not one  # now the one with X = 2 was asked for longest ago
    assert Session(lab.device).build(spec, ("-DX=1",)) is one and first.build(spec, ("-DX=2",)) is two
    assert Session(lab.device).build(spec, ("-DX=2",)) is not two
    inputs = Gemm(3, 4, 5).inputs(0)
    given = {name: first.upload(inputs[name], *inputs[name].shape, inputs[name].shape[1]) for name in "AB"}
    launch = second.prepare(NAIVE, Gemm(3, 4, 5), given)
    launch.run()
    np.testing.assert_allclose(launch.output(), inputs["A"] @ inputs["B"], rtol=1e-4, atol=1e-5)


def test_a_source_that_includes_a_file_is_built_anew_in_each_session(lab: Lab) -> None:
    text = "#include <pyopencl-complex.h>\nkernel void one(global float *to) { to[0] = 1.0f; }"
    first, second = (Session(lab.device).build_source(text, (), "one.cl") for _ in range(2))
    assert first is not second


def test_a_context_ends_with_its_last_session_and_no_other_takes_one_that_is_lost(lab: Lab, monkeypatch) -> None:
    def fails(*_: object) -> None:
        raise cl.RuntimeError("OUT_OF_RESOURCES")

    def lose(session: Session) -> None:
        with monkeypatch.context() as broken, pytest.raises(DeviceError, match="lost its context"):
            broken.setattr(cl, "enqueue_copy", fails)
            session.require_context(DeviceError("it failed"))

    monkeypatch.setattr(device_session, "_contexts", type(device_session._contexts)())
    first = Session(lab.device)
    sibling = Session(lab.device)
    lose(first)
    second = Session(lab.device)
    assert second.context is not first.context and second.context is Session(lab.device).context
    lose(sibling)  # later than the other, of the same context: the new one is left as it is
    assert Session(lab.device).context is second.context
    kept = [weakref.ref(each._shared) for each in (first, second)]
    del first, sibling, second
    gc.collect()
    assert [each() for each in kept] == [None, None]


def test_a_good_build_says_nothing(lab: Lab, capfd: pytest.CaptureFixture) -> None:
    """PoCL counted warnings on the standard error, which is where a notebook shows them."""
    text = f"/* {os.urandom(8).hex()}: a build that no cache holds */ " \
           "kernel void one(global int *to) { to[0] = to[1] && 4; }"
    lab.session.build_source(text, (), "one.cl")
    assert capfd.readouterr().err == ""


def test_config_reaches_the_compiler_and_the_geometry(lab: Lab) -> None:
    launch = lab.session.prepare(catalogue()["gemm_tiled"], Gemm(20, 20, 20), config={"TILE": 8})
    assert launch.config == {"TILE": 8}
    assert launch.steps[-1].local_size == (8, 8) and launch.steps[-1].global_size == (24, 24)
    launch.run()
    inputs = Gemm(20, 20, 20).inputs(0)
    np.testing.assert_allclose(launch.output(), inputs["A"] @ inputs["B"], rtol=1e-3, atol=1e-4)


def test_a_broken_source_is_a_device_error_with_line_and_log(lab: Lab, tmp_path: Path) -> None:
    spec = altered(tmp_path, ("float acc = 0.0f;", "float acc = nothing;"))
    line = 1 + next(i for i, text in enumerate(spec.source().splitlines()) if "nothing" in text)
    with pytest.raises(DeviceError) as failed:
        lab.session.prepare(spec, Gemm(8, 8, 8))
    first, log = str(failed.value).split("\n", 1)
    assert first.startswith(f"altered.cl does not build on {lab.device.name} (line {line}: ")
    assert "nothing" in first and f"altered.cl:{line}" in log and "/tmp" not in log


def test_a_wrong_function_name_is_told_the_functions_there_are(lab: Lab, tmp_path: Path) -> None:
    with refuses("function"):
        lab.session.prepare(altered(tmp_path, function="gemm_bad"), Gemm(8, 8, 8))


@pytest.mark.parametrize("change", [(", int ldc)", ")"), (", int ldc)", ", int ldc, int more)")],
                         ids=["too few", "too many"])
def test_another_number_of_arguments_is_refused(lab: Lab, tmp_path: Path, change: tuple[str, str]) -> None:
    store = "C[(size_t)row * N + col] = acc;\n#if 0\n"
    spec = altered(tmp_path, change, ("const size_t at = (size_t)row * ldc + col;", store), (STORE, "\n#endif\n"))
    with refuses("kernel", says="altered.cl"):
        lab.session.prepare(spec, Gemm(8, 8, 8))


def test_another_signature_is_refused(lab: Lab) -> None:
    with refuses("kernel", says="gemm_naive"):
        lab.session.prepare(NAIVE, Transpose(3, 4))
    with refuses("kernel", says="transpose"):
        lab.session.prepare(catalogue()["transpose"], Gemm(3, 4, 5))


def test_a_work_group_larger_than_the_device_s_is_refused_with_both_sizes(lab: Lab) -> None:
    spec = kernel(fault("good").file, function="gemm_good", local=(256, 256), block=(8, 8))
    with pytest.raises(DeviceError, match=f"work-groups of 65536 work-items; .* allows {lab.device.max_work_group}"):
        lab.session.prepare(spec, Gemm(8, 8, 8))


def test_a_work_group_that_the_source_forbids_is_a_device_error(lab: Lab) -> None:
    spec = kernel(catalogue()["gemm_tiled"].file, local=(8, 8), block=(16, 16))
    with pytest.raises(DeviceError, match="would not start gemm_tiled"):
        lab.session.prepare(spec, Gemm(32, 32, 32)).run()


@pytest.fixture
def small(lab: Lab) -> Session:
    """A bench whose device says that it has 2.5 GiB, and 1 GiB for one buffer."""
    session = Session(lab.device)
    session.device = dataclasses.replace(lab.device, global_mem=5 * 2**29, max_alloc=2**30)
    return session


def test_too_large_for_one_buffer_says_which_matrix_and_both_sizes(small: Session) -> None:
    with pytest.raises(DeviceError, match=r"B \(20000 x 20000\) needs 1.5 GiB; .* allows 1.0 GiB in one buffer"):
        small.prepare(NAIVE, Gemm(5, 20000, 20000), {"A": None, "B": None, "C": None})


def test_too_large_together_lists_the_matrices(small: Session) -> None:
    with pytest.raises(DeviceError, match=r"need 3.0 GiB together \(A 1.0 GiB, B 1.0 GiB, C 1.0 GiB\); .* has 2.5 GiB"):
        small.prepare(NAIVE, Gemm(16384, 16380, 16384, ldb=16384, ldc=16384), {"A": None, "B": None, "C": None})


def test_a_device_failure_while_waiting_is_a_device_error(lab: Lab, monkeypatch) -> None:
    launch = lab.session.prepare(NAIVE, Gemm(3, 4, 5))

    class Gone:
        def finish(self) -> None:
            raise cl.RuntimeError("clFinish failed: OUT_OF_RESOURCES")

    monkeypatch.setattr(launch, "__class__", type("Quiet", (type(launch),), {"__call__": lambda self: []}))
    monkeypatch.setattr(launch, "_queue", Gone())
    with pytest.raises(DeviceError,
                       match=re.escape(f"{lab.device.name} failed in gemm_naive: clFinish failed: OUT_OF_RESOURCES")):
        launch.run()


@pytest.mark.clock
def test_a_prepared_launch_costs_at_most_15_percent_more_than_bare_pyopencl(lab: Lab) -> None:
    """The median of 1000 runs of each, in turns; a busy machine gets six tries."""
    launch = lab.session.prepare(NAIVE, Gemm(8, 8, 8))
    queue, (step,) = lab.queue, launch.steps
    bare = cl.Kernel(lab.session.build(NAIVE, NAIVE.options()), NAIVE.function)
    bare.set_args(*step.arguments)

    def ours() -> None:
        launch.run()

    def theirs() -> None:
        cl.enqueue_nd_range_kernel(queue, bare, step.global_size, step.local_size)
        queue.finish()

    ratios = []
    for _ in range(6):
        times = {ours: [], theirs: []}
        for _ in range(1000):
            for call, taken in times.items():
                begin = time.perf_counter()
                call()
                taken.append(time.perf_counter() - begin)
        ratios.append(median(times[ours]) / median(times[theirs]))
        if ratios[-1] <= 1.15:
            break
    assert ratios[-1] <= 1.15, f"prepared over bare in six tries: {ratios}"

"""The sample loop: who runs when, when it stops, and that two of them never overlap."""

from __future__ import annotations

import dataclasses
import multiprocessing
import threading
import time
from types import SimpleNamespace

import pytest

from polaris_lab import timing
from polaris_lab.kernelspec import catalogue
from polaris_lab.lab import Lab
from polaris_lab.problem import Gemm
from polaris_lab.timing import Sample, alone_on, interleaved, sample, span_ms


def event(start: int, end: int) -> SimpleNamespace:
    return SimpleNamespace(profile=SimpleNamespace(start=start, end=end))


def test_a_span_runs_from_the_first_start_to_the_last_end_in_ms() -> None:
    assert span_ms([event(5_000_000, 7_000_000), event(1_000_000, 2_000_000)]) == pytest.approx(6.0)
    assert span_ms([]) == 0.0


def test_a_sample_of_a_real_launch(lab: Lab) -> None:
    launch = lab.bench.prepare(catalogue()["gemm_naive"], Gemm(64, 64, 64))
    taken = sample(launch)
    assert 0 < taken.device_ms <= taken.host_ms


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch):
    """Launches are names, and their samples come from a script; returns the order in which they were taken."""
    order: list[str] = []

    def script(times) -> list[str]:
        def take(name: str) -> Sample:
            order.append(name)
            return Sample(times(name, order.count(name)), 1.0)

        monkeypatch.setattr(timing, "sample", take)
        return order

    return script


def test_launches_take_turns(scripted) -> None:
    order = scripted(lambda name, i: float(i))  # 1, 2, 3 ... never settles
    taken = interleaved(["A", "B", "C"], 7)
    assert "".join(order) == "ABC" * 7
    assert [[s.device_ms for s in samples] for samples in taken] == [[1, 2, 3, 4, 5, 6, 7]] * 3


def test_sampling_stops_when_every_median_is_known(scripted) -> None:
    order = scripted(lambda name, i: 1.0)
    interleaved(["A", "B"], 50)
    assert "".join(order) == "AB" * timing.FEWEST


def test_one_launch_that_is_not_settled_keeps_all_going(scripted) -> None:
    order = scripted(lambda name, i: 1.0 if name == "A" else 1.0 + (i % 2 if i < 20 else 0))
    taken = interleaved(["A", "B"], 400)
    assert 30 < len(taken[0]) == len(taken[1]) < 400 and len(order) == 2 * len(taken[0])


@pytest.mark.parametrize(("spread", "stops"), [(0.019, True), (0.021, False)])
def test_known_means_an_interval_under_2_percent_of_the_median(scripted, spread: float, stops: bool) -> None:
    scripted(lambda name, i: 1.0 - spread / 2 + spread * ((i - 1) % 6 == 5) + spread / 2 * (0 < (i - 1) % 6 < 5))
    assert (len(interleaved(["A"], 7)[0]) == 6) is stops


def test_repeats_must_be_positive() -> None:
    with pytest.raises(ValueError, match="repeats is 0; it must be at least 1"):
        interleaved([], 0)


def _hold(device, ready, seconds: float) -> None:
    with alone_on(device):
        ready.set()
        time.sleep(seconds)


def test_another_process_waits_for_the_device(lab: Lab) -> None:
    context = multiprocessing.get_context("fork")
    device = dataclasses.replace(lab.device, name="a device of this test's own")
    ready = context.Event()
    other = context.Process(target=_hold, args=(device, ready, 0.5))
    other.start()
    assert ready.wait(10)
    begin = time.monotonic()
    with alone_on(device):
        waited = time.monotonic() - begin
    other.join()
    assert waited > 0.3


def test_another_device_does_not_wait(lab: Lab) -> None:
    one, two = (dataclasses.replace(lab.device, name=f"a device of this test's own {i}") for i in range(2))
    entered = threading.Event()
    with alone_on(one):
        thread = threading.Thread(target=lambda: [alone_on(two).__enter__(), entered.set()])
        thread.start()
        assert entered.wait(10)
    thread.join()

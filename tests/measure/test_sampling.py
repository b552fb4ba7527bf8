"""The sample loop: who runs when, when it stops, and that two of them never overlap."""

from __future__ import annotations

import dataclasses
import subprocess
import sys
import threading
from types import SimpleNamespace

import pytest
from refusals import refuses

from polaris_lab.device.device import Device
from polaris_lab.lab import Lab
from polaris_lab.measure import libraries, sampling
from polaris_lab.measure.libraries import LIBRARIES
from polaris_lab.measure.sampling import Sample, alone_on, interleaved, sample, span_ms
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm


def event(start: int, end: int) -> SimpleNamespace:
    return SimpleNamespace(profile=SimpleNamespace(start=start, end=end))


def test_a_span_runs_from_the_first_start_to_the_last_end_in_ms() -> None:
    assert span_ms([event(5_000_000, 7_000_000), event(1_000_000, 2_000_000)]) == pytest.approx(6.0)
    assert span_ms([]) == 0.0


def test_a_sample_of_a_real_launch(lab: Lab) -> None:
    launch = lab.session.prepare(catalogue()["gemm_naive"], Gemm(64, 64, 64))
    taken = sample(launch)
    assert 0 < taken.device_ms <= taken.host_ms


@pytest.mark.parametrize(("kind", "clock_fault", "order"), [
    ("gpu", "", ["run", "pause", "run"]), ("cpu", "", ["run"]), ("gpu", "its clock stands still", ["run"])])
def test_a_short_launch_on_a_gpu_is_timed_behind_a_pause(
        lab: Lab, monkeypatch: pytest.MonkeyPatch, kind: str, clock_fault: str, order: list[str]) -> None:
    """By its first run's stamps it takes 7 us, behind the pause 5."""
    done, ends = [], iter([7_000, 5_000])
    launch = lab.session.prepare(catalogue()["gemm_naive"], Gemm(8, 8, 8))
    monkeypatch.setattr(lab.session, "device", dataclasses.replace(lab.device, kind=kind, clock_fault=clock_fault))
    monkeypatch.setattr(sampling, "keep_busy", lambda session, seconds: done.append("pause"))
    monkeypatch.setattr(launch, "run", lambda: done.append("run") or [event(0, next(ends))])
    assert sample(launch).device_ms == pytest.approx(0.005 if "pause" in order else 0.007) and done == order


@pytest.mark.parametrize(("on_queue", "ms", "runs"), [(True, 0.9, 2), (True, 1.1, 1), (False, 0.9, 1)])
def test_long_launches_and_libraries_with_a_pause_of_their_own_run_once(
        lab: Lab, monkeypatch: pytest.MonkeyPatch, on_queue: bool, ms: float, runs: int) -> None:
    ran = []
    launch = LIBRARIES["numpy"].prepare(lab.session, Gemm(8, 8, 8), Gemm(8, 8, 8).inputs(0))
    monkeypatch.setattr(lab.session, "device", dataclasses.replace(lab.device, kind="gpu"))
    monkeypatch.setattr(sampling, "keep_busy", lambda session, seconds: None)
    monkeypatch.setattr(libraries.Numpy, "on_queue", on_queue)
    monkeypatch.setattr(launch, "run", lambda: ran.append(1) or [event(0, round(1e6 * ms))])
    sample(launch)
    assert len(ran) == runs


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch):
    """Launches are names, and their samples come from a script; returns the order in which they were taken."""
    order: list[str] = []

    def script(times) -> list[str]:
        def take(name: str) -> Sample:
            order.append(name)
            return Sample(times(name, order.count(name)), 1.0)

        monkeypatch.setattr(sampling, "sample", take)
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
    assert "".join(order) == "AB" * sampling.MIN_SAMPLES


def test_one_launch_that_is_not_settled_keeps_all_going(scripted) -> None:
    order = scripted(lambda name, i: 1.0 if name == "A" else 1.0 + (i % 2 if i < 20 else 0))
    taken = interleaved(["A", "B"], 400)
    assert 30 < len(taken[0]) == len(taken[1]) < 400 and len(order) == 2 * len(taken[0])


def test_a_launch_leaves_when_it_has_used_its_time(scripted, monkeypatch) -> None:
    """C takes 0.3 s a sample and may take one: it stays for the fewest. B has used its second after ten."""
    order = scripted(lambda name, i: float(i))  # never settles
    host = {"A": 1.0, "B": 100.0, "C": 300.0}
    take = sampling.sample
    monkeypatch.setattr(sampling, "sample", lambda name: take(name)._replace(host_ms=host[name]))
    ticks = []
    taken = interleaved(["A", "B", "C"], 15, seconds=1.0, on_progress=lambda: ticks.append(len(order)))
    assert [len(samples) for samples in taken] == [15, 10, sampling.MIN_SAMPLES]
    assert "".join(order) == "ABC" * sampling.MIN_SAMPLES + "AB" * 4 + "A" * 5
    assert ticks == list(range(1, len(order) + 1))


def test_a_launch_leaves_before_it_has_an_interval_where_three_samples_are_enough(scripted, monkeypatch) -> None:
    order = scripted(lambda name, i: float(i))
    host = {"A": 400.0, "B": 100.0}
    take = sampling.sample
    monkeypatch.setattr(sampling, "sample", lambda name: take(name)._replace(host_ms=host[name]))
    interleaved(["A", "B"], 15, seconds=0.5, fewest=3)
    assert "".join(order) == "AB" * 3 + "B" * 2


def test_who_left_without_a_known_median_keeps_nobody_going(scripted, monkeypatch) -> None:
    order = scripted(lambda name, i: 1.0 if name == "A" or i > 50 else float(i))
    take = sampling.sample
    monkeypatch.setattr(sampling, "sample", lambda name: take(name)._replace(host_ms=1e3 if name == "B" else 1.0))
    interleaved(["A", "B"], 50, seconds=1.0)
    assert "".join(order) == "AB" * sampling.MIN_SAMPLES


def test_what_follows_a_rest_runs_once_untimed(lab: Lab, monkeypatch) -> None:
    """Else its sample would hold the time in which the device's threads wake up."""
    problem, order = Gemm(8, 8, 8), []
    launches = [lab.session.prepare(catalogue()["gemm_naive"], problem, problem.inputs(0)) for _ in range(2)]
    launches.append(LIBRARIES["numpy"].prepare(lab.session, problem, problem.inputs(0)))
    for name, launch in zip("ABN", launches, strict=True):
        monkeypatch.setattr(launch, "run", lambda name=name, real=launch.run: order.append(name) or real())
    monkeypatch.setattr(libraries.Numpy, "rests", True)
    monkeypatch.setattr(sampling, "SPIN_S", 0.0)
    taken = interleaved(launches, 2)
    assert "".join(order) == "AABN" * 2 and [len(samples) for samples in taken] == [2, 2, 2]
    monkeypatch.setattr(libraries.Numpy, "rests", False)
    interleaved(launches, 1)
    assert "".join(order) == "AABN" * 2 + "ABN"


@pytest.mark.parametrize(("spread", "stops"), [(0.019, True), (0.021, False)])
def test_known_means_an_interval_under_2_percent_of_the_median(scripted, spread: float, stops: bool) -> None:
    times = [1 - spread / 2, 1.0, 1.0, 1.0, 1.0, 1 + spread / 2, 1.0]  # of six samples, the interval is the whole range
    scripted(lambda name, i: times[i - 1])
    assert (len(interleaved(["A"], 7)[0]) == 6) is stops


def test_repeats_must_be_positive() -> None:
    with refuses("repeats"):
        interleaved([], 0)


HOLD = """
import sys
from polaris_lab.device.device import find
from polaris_lab.measure.sampling import alone_on
with alone_on(find(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.readline()
"""


@pytest.mark.clock
def test_another_process_waits_for_the_device(lab: Lab) -> None:
    entered = threading.Event()

    def enter() -> None:
        with alone_on(lab.device):
            entered.set()

    with subprocess.Popen([sys.executable, "-c", HOLD, lab.device.index], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout.readline() == "held\n"
        thread = threading.Thread(target=enter)
        thread.start()
        assert not entered.wait(0.3)
        other.communicate("let go\n", timeout=60)
        assert entered.wait(60)
        thread.join()


def test_another_device_does_not_wait(lab: Lab) -> None:
    one, two = (dataclasses.replace(lab.device, name=f"of this test's own {i}") for i in range(2))
    with alone_on(one), alone_on(two):
        pass


def test_two_equal_cards_of_one_host_do_not_wait_for_each_other(lab: Lab) -> None:
    one, two = (dataclasses.replace(lab.device, name="of this test's own", kind="gpu") for _ in range(2))
    one.__dict__["place"], two.__dict__["place"] = "0-3b-0", "0-5e-0"
    assert one.slug == two.slug
    entered = threading.Event()

    def enter() -> None:
        with alone_on(two):
            entered.set()

    with alone_on(one):
        thread = threading.Thread(target=enter, daemon=True)
        thread.start()
        assert entered.wait(30)
    thread.join()


def test_a_place_is_told_where_the_driver_knows_it(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    nvidia = SimpleNamespace(pci_domain_id_nv=0, pci_bus_id_nv=0x3B, pci_slot_id_nv=0)
    amd = SimpleNamespace(topology_amd=SimpleNamespace(bus=9, device=0, function=0))
    for handle, place in ((nvidia, "0-3b-0"), (amd, "0-9-0"), (SimpleNamespace(), "")):
        monkeypatch.setattr(Device, "handle", lambda device, handle=handle: handle)
        assert dataclasses.replace(lab.device, kind="gpu").place == place
    assert lab.device.place == ""

"""A panel is searched on a cluster's workers, each with problems of its own, and the times come back."""

from __future__ import annotations

import functools
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path

import pytest
from refusals import assert_refused, refuses

from polaris_lab.base import cluster
from polaris_lab.base.errors import DeviceError
from polaris_lab.choose import cluster_search, panel_search, tuned_times
from polaris_lab.choose.cost_model import rates
from polaris_lab.choose.panel_search import Share, search_share
from polaris_lab.choose.tuned_times import Timed
from polaris_lab.cli import main
from polaris_lab.lab import Lab
from polaris_lab.model import tuned_configs
from polaris_lab.model.problem import Gemm

PROBLEMS = [Gemm(n, n, n) for n in (16, 24, 40)]
TILES = ({"TILE": 8}, {"TILE": 16})


class Worker:
    """Runs a piece at once, and remembers what it was asked."""

    def __init__(self, asked: list) -> None:
        self.asked = asked

    def submit(self, function, *args: object) -> Future:
        done: Future = Future()
        self.asked.append(args)
        try:
            result = function(*args)
            if isinstance(result, Share) and "gemm_naive" in args[1]:  # the other worker's error is there before it
                threading.Timer(0.2, done.set_result, (result,)).start()
            else:
                done.set_result(result)
        except BaseException as error:  # noqa: BLE001 - an interrupt too comes with the result
            done.set_exception(error)
        return done


def panel(device: str) -> list[Gemm]:
    assert device == "auto"  # the worker's own
    return PROBLEMS


@pytest.fixture
def asked(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list:
    """Two workers, whose search times one more configuration of each problem in each slice, of two. The arguments of
    each slice."""
    asked: list = []

    @contextmanager
    def open_workers() -> Iterator[list[Worker]]:
        yield [Worker(asked), Worker(asked)]

    def search_share(problems, kernels, seconds, seed, model, known, failed):
        if seed == 99:
            raise KeyboardInterrupt
        if kernels == ("gemm_naive",) and problems[0].m == 16:
            raise DeviceError("it hangs")
        new = [Timed(problem, "gemm_tiled", TILES[tried], 10.0 - tried) for problem in problems
               if (tried := sum(each.problem == problem for each in known)) < len(TILES)]
        return Share(lab.device, rates(lab.device), new, [])

    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path)
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path)
    monkeypatch.setattr(cluster_search, "open_workers", open_workers)
    monkeypatch.setattr(cluster_search, "search_share", search_share)
    return asked


def test_problems_are_dealt_out_and_what_was_timed_goes_back_with_the_next_slice(asked: list, lab: Lab) -> None:
    said: list[str] = []
    (found,), whole = cluster_search.search([panel], ["gemm_tiled"], seconds=60, on_progress=said.append)
    del asked[:2]  # the question what each worker is
    assert [args[0] for args in asked] == 3 * [PROBLEMS[::2], PROBLEMS[1::2]]  # the third slice finds nothing new
    assert [len(args[5]) for args in asked] == [0, 0, 2, 1, 4, 2] and [args[3] for args in asked] == [0, 0, 1, 1, 2, 2]
    assert list(found["us"]) == [9.0] * 3 and list(found["tried"]) == [2] * 3 and set(found["config"]) == {"TILE=16"}
    assert {(each.problem, each.us) for each in tuned_times.read(lab.device.slug)} == {
        (problem, us) for problem in PROBLEMS for us in (9.0, 10.0)}
    assert {each.split(" more")[0] for each in said[:2]} == {f"{lab.device.slug}: {count}" for count in (1, 2)}
    assert len(said) == 6 and whole == 3
    asked.clear()
    cluster_search.search([panel], ["gemm_tiled"], seconds=60)  # goes on from the files here: nothing is left to try
    assert [len(args[5]) for args in asked[2:]] == [4, 2]


def test_each_model_of_device_gets_the_whole_panel(asked: list, lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    models = iter(["card-a", "card-b"])
    monkeypatch.setattr(cluster_search, "problems_here", lambda panels: (next(models), [panels[0]("auto")]))
    tables, whole = cluster_search.search([panel], ["gemm_tiled"], seconds=60)
    assert [(args[0], args[4]) for args in asked[2:4]] == [(PROBLEMS, "card-a"), (PROBLEMS, "card-b")]
    assert whole == 6 and len(tables) == 2


def test_an_interrupt_keeps_what_came_back(asked: list, lab: Lab) -> None:
    (found,), _ = cluster_search.search([panel], ["gemm_tiled"], seconds=60, seed=98)
    assert list(found["us"]) == [10.0] * 3 and len(list(tuned_times.read(lab.device.slug))) == 3


def test_what_the_others_timed_is_kept_where_a_worker_fails(asked: list, lab: Lab) -> None:
    with pytest.raises(DeviceError, match="it hangs"):
        cluster_search.search([panel], ["gemm_naive"], seconds=60)
    assert [each.problem for each in tuned_times.read(lab.device.slug)] == PROBLEMS[1::2]


def test_it_is_said_when_no_worker_is_left(asked: list, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_search, "GRACE_S", 0.1)
    monkeypatch.setattr(cluster_search, "SLICE_S", 0.1)
    submit = Worker.submit
    monkeypatch.setattr(Worker, "submit", lambda self, function, *args: (
        Future() if function is cluster_search.search_share else submit(self, function, *args)))
    with refuses("--cluster"):
        cluster_search.search([panel], ["gemm_tiled"], seconds=60)


def test_what_is_known_of_another_model_is_no_use(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path)
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path)
    monkeypatch.setenv("POLARIS_DEVICE", lab.device.index)
    known = [Timed(PROBLEMS[0], "gemm_tiled", TILES[0], 1.0)]
    candidate = "gemm_tiled", (("TILE", 16),)
    for model, tried in ((lab.device.slug, False), ("another", True)):
        share = search_share(PROBLEMS[:1], ["gemm_tiled"], 5.0, 0, model, known, [(PROBLEMS[0], candidate)])
        assert any(each.config in TILES for each in share.timed) is tried and share.device.slug == lab.device.slug


def test_two_workers_of_a_real_cluster_search_a_panel_though_one_is_lost(
        lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed", reason="Dask's scheduler is not installed")
    import dask

    environment = {"PYTHONPATH": os.pathsep.join([str(cluster.paths.ROOT), os.environ.get("PYTHONPATH", "")]),
                   "POLARIS_DEVICE": lab.device.index}
    with dask.config.set({"distributed.nanny.environ": environment}):
        local = distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path)
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path)
    monkeypatch.setattr(cluster_search, "SLICE_S", 0.3)
    said: list[str] = []
    with local:
        victim = next(iter(local.workers.values())).pid
        monkeypatch.setenv(cluster.ADDRESS, local.scheduler_address)

        def hear(sentence: str) -> None:
            if not said:
                os.kill(victim, signal.SIGKILL)
            said.append(sentence)

        (found,), whole = cluster_search.search([functools.partial(panel_search.chosen_shapes, problems=PROBLEMS)],
                                                ["gemm_tiled"], seconds=60, on_progress=hear)
    assert {each.problem for each in tuned_times.read(lab.device.slug)} == set(PROBLEMS)
    assert len(found) == whole == 3
    assert len(said) >= 4  # the last round, in which both shares bring nothing new, is searched by the other worker


def test_the_command_shares_a_panel(asked: list, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
                                    ) -> None:
    monkeypatch.setattr(panel_search, "panel", lambda device, quick: panel(device))
    monkeypatch.setenv(cluster.ADDRESS, "")  # the command sets it; monkeypatch restores it
    assert main(["tune", "gemm_tiled", "--quick", "--seconds", "4", "--cluster", "tcp://127.0.0.1:1"]) == 0
    assert os.environ.pop(cluster.ADDRESS) == "tcp://127.0.0.1:1"
    assert "3 of 3 problems have times" in capsys.readouterr().out
    assert_refused(["tune", "gemm_tiled", "--quick", "--device", "cpu", "--cluster", "tcp://127.0.0.1:1"], "--device",
                   capsys)


def test_one_kernel_at_one_size_is_no_work_for_a_cluster(capsys: pytest.CaptureFixture) -> None:
    assert_refused(["tune", "gemm_tiled", "--cluster", "tcp://127.0.0.1:1"], "--cluster", capsys)

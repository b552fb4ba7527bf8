"""A panel is searched on a cluster's workers, each with problems of its own, and the times come back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path

import pytest

from polaris_lab.base import cluster
from polaris_lab.bench import cluster_search, tuned_times
from polaris_lab.bench.cost_model import rates
from polaris_lab.bench.tuned_times import Timed
from polaris_lab.cli import main
from polaris_lab.lab import Lab
from polaris_lab.spec import tuned_configs
from polaris_lab.spec.problem import Gemm

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
            done.set_result(function(*args))
        except BaseException as error:  # noqa: BLE001 - an interrupt too comes with the result
            done.set_exception(error)
        return done


@pytest.fixture
def asked(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list:
    """Two workers, whose search times one more configuration of each problem in each slice, of two."""
    asked: list = []

    @contextmanager
    def open_workers() -> Iterator[list[Worker]]:
        yield [Worker(asked), Worker(asked)]

    def search_share(problems, kernels, seconds, seed, known):
        if seed == 99:
            raise KeyboardInterrupt
        new = [Timed(problem, "gemm_tiled", TILES[tried], 10.0 - tried) for problem in problems
               if (tried := sum(each.problem == problem for each in known)) < len(TILES)]
        return lab.device, rates(lab.device), new

    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path)
    monkeypatch.setattr(cluster_search, "open_workers", open_workers)
    monkeypatch.setattr(cluster_search, "search_share", search_share)
    return asked


def test_problems_are_dealt_out_and_what_was_timed_goes_back_with_the_next_slice(asked: list, lab: Lab) -> None:
    said: list[str] = []
    found = cluster_search.search(PROBLEMS, ["gemm_tiled"], seconds=60, on_progress=said.append)
    assert [args[0] for args in asked] == 3 * [PROBLEMS[::2], PROBLEMS[1::2]]  # the third slice finds nothing new
    assert [len(args[4]) for args in asked] == [0, 0, 2, 1, 4, 2] and [args[3] for args in asked] == [0, 0, 1, 1, 2, 2]
    assert list(found["us"]) == [9.0] * 3 and list(found["tried"]) == [2] * 3 and set(found["config"]) == {"TILE=16"}
    assert {(each.problem, each.us) for each in tuned_times.read(lab.device.slug)} == {
        (problem, us) for problem in PROBLEMS for us in (9.0, 10.0)}
    assert said[0].startswith(f"{lab.device.slug}: 2 more times, ") and len(said) == 6


def test_an_interrupt_keeps_what_came_back(asked: list, lab: Lab) -> None:
    found = cluster_search.search(PROBLEMS, ["gemm_tiled"], seconds=60, seed=98)
    assert list(found["us"]) == [10.0] * 3 and len(list(tuned_times.read(lab.device.slug))) == 3


def test_two_workers_of_a_real_cluster_search_a_panel(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                      capsys: pytest.CaptureFixture) -> None:
    distributed = pytest.importorskip("distributed", reason="Dask's scheduler is not installed")
    import dask

    environment = {"PYTHONPATH": os.pathsep.join([str(cluster.paths.ROOT), os.environ.get("PYTHONPATH", "")]),
                   "POLARIS_DEVICE": lab.device.index}
    with dask.config.set({"distributed.nanny.environ": environment}):
        local = distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path)
    monkeypatch.setattr(cluster_search, "SLICE_S", 2.0)
    monkeypatch.setattr("polaris_lab.bench.panel_search.panel", lambda device, quick: PROBLEMS)
    monkeypatch.setenv(cluster.ADDRESS, "")  # the command sets it, and nobody else takes it away
    with local:
        assert main(["tune", "gemm_tiled", "--quick", "--budget", "4", "--cluster", local.scheduler_address]) == 0
    assert {each.problem for each in tuned_times.read(lab.device.slug)} == set(PROBLEMS)
    assert "3 of 3 problems have times" in capsys.readouterr().out


def test_one_kernel_at_one_size_is_no_work_for_a_cluster(capsys: pytest.CaptureFixture) -> None:
    assert main(["tune", "gemm_tiled", "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert "--cluster: one kernel at one size is one machine's work" in capsys.readouterr().err

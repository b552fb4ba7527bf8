"""Independent pieces on a Dask cluster of two workers, one of which is killed; workers with other code are refused."""

from __future__ import annotations

import os
import re
import signal
import socket
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest
from refusals import refuses

from polaris_lab.base import cluster
from polaris_lab.base.cluster import ADDRESS, code_identity, open_pool, run_if_same_code
from polaris_lab.base.errors import ChildDied
from polaris_lab.base.host_names import worked
from polaris_lab.base.recordings import manifest, now


def take_time(place: str, piece: int) -> int:
    """Leave this worker's process number behind, and take a while."""
    (Path(place) / f"{piece}.{os.getpid()}").touch()
    time.sleep(0.4)
    return piece * piece


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A local cluster of two workers, a process each; a lost one is not started again."""
    distributed = pytest.importorskip("distributed", reason="Dask's scheduler is not installed")
    import dask

    with dask.config.set({"distributed.nanny.environ": {"PYTHONPATH": os.pathsep.join(
            [str(Path(__file__).parent), str(cluster.paths.ROOT), os.environ.get("PYTHONPATH", "")])}}):
        local = distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)
    with local:
        yield local.scheduler_address


def test_without_a_cluster_processes_do_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ADDRESS, raising=False)
    with open_pool(1) as pool:
        assert list(pool.map(abs, [-3, 2])) == [3, 2]


def test_a_lost_workers_piece_is_run_again(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ADDRESS, address)
    with open_pool() as pool:
        answers = [pool.submit(take_time, str(tmp_path), piece) for piece in range(8)]
        until = time.monotonic() + 20
        while not (begun := list(tmp_path.iterdir())) and time.monotonic() < until:
            time.sleep(0.02)
        os.kill(int(begun[0].suffix[1:]), signal.SIGKILL)  # in the middle of its first piece
        assert [answer.result(timeout=60) for answer in answers] == [piece * piece for piece in range(8)]
    facts = manifest({}, {}, {}, 0, now())
    assert sum(facts["workers"].values()) == 8  # what comes of the pieces says which hosts and devices they ran on
    assert all(re.fullmatch(r"host-[0-9a-f]{6} auto", each) for each in facts["workers"])
    assert re.fullmatch(r"host-[0-9a-f]{6}", facts["host"]) and socket.gethostname() not in str(facts["workers"])
    lost = begun[0].name.split(".")[0]
    assert len({path.suffix for path in tmp_path.glob(f"{lost}.*")}) == 2  # two processes began that piece


def test_a_pieces_own_error_comes_back(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ADDRESS, address)
    with open_pool() as pool, pytest.raises(ZeroDivisionError):
        pool.submit(divmod, 1, 0).result(timeout=60)


def test_a_piece_that_takes_its_worker_with_it_is_an_error_in_one_sentence() -> None:
    class KilledWorker(Exception):
        allowed_failures = 3

    class Pool:
        def submit(self, function, *arguments) -> Future:
            lost: Future = Future()
            lost.set_exception(KilledWorker())
            return lost

    with pytest.raises(ChildDied, match="took its worker with it, on 4 workers in a row"):
        cluster.ClusterExecutor(Pool()).submit(abs, 1).result()


def test_a_worker_with_other_code_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ADDRESS, address)
    monkeypatch.setattr(cluster, "__version__", "0.0.1")
    code_identity.cache_clear()
    try:
        with pytest.raises(ValueError, match="another polaris_lab than this process .* there, 0.0.1 here"), open_pool():
            pass
    finally:
        code_identity.cache_clear()


@pytest.mark.parametrize("package", ["polaris_lab", "polaris_sim", "polaris_studies", "kernels"])
def test_a_change_in_each_package_is_other_code(package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster.paths, "ROOT", tmp_path)
    monkeypatch.setattr(cluster.paths, "KERNELS", tmp_path / "kernels")
    file = tmp_path / package / "room" / "module.py"
    file.parent.mkdir(parents=True)
    identities = []
    for text in ("a", "b"):
        file.write_text(text)
        identities.append(code_identity.__wrapped__())
    assert identities[0] != identities[1]


def test_a_worker_that_joins_later_refuses_its_piece() -> None:
    assert run_if_same_code(code_identity(), abs, (-1,), {})[1] == 1
    with pytest.raises(ValueError, match="another polaris_lab than this process"):
        run_if_same_code(code_identity() | {"polaris_lab": "0.0.1"}, abs, (-1,), {})


def test_jobs_of_slurm_are_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Slurm's commands are made up: `sbatch` runs a copy of the job's script in the background, `scancel` ends it."""
    pytest.importorskip("dask_jobqueue", reason="what hands jobs to Slurm is not installed")
    import dask

    does = {"sbatch": f'copy={tmp_path}/script.$$; cp "$1" $copy; setsid bash $copy > {tmp_path}/log.$$ 2>&1 &\n'
                      'echo "Submitted batch job $!"',
            "scancel": f'touch {tmp_path}/cancelled; for job; do kill -- -"$job"; done'}
    for name, line in does.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{line}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent), prepend=os.pathsep)
    monkeypatch.setenv(ADDRESS, "slurm:2")
    monkeypatch.setattr(cluster, "QUEUE_S", 60)
    monkeypatch.chdir(tmp_path)
    with dask.config.set({"jobqueue.slurm.interface": "lo"}), open_pool() as pool:
        assert sorted(pool.map(abs, range(-4, 0))) == [1, 2, 3, 4]
        assert sum(worked.values()) == 4
    script, _ = [path.read_text() for path in tmp_path.glob("script.*")]  # two jobs
    assert "#SBATCH -n 1" in script and f"unset {ADDRESS}" in script and str(cluster.paths.ROOT) in script
    assert (tmp_path / "cancelled").exists()  # the jobs are given back


@pytest.mark.parametrize("address", ["slurm:none", "slurm:0", "slurm:2"])  # the last without sbatch
def test_what_slurm_needs_is_said(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("dask_jobqueue", reason="what hands jobs to Slurm is not installed")
    monkeypatch.setenv(ADDRESS, address)
    monkeypatch.setattr(cluster.shutil, "which", lambda name: None)
    with refuses("--cluster", says=address), open_pool():
        pass


def test_a_scheduler_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="Dask's scheduler is not installed")
    monkeypatch.setenv(ADDRESS, "tcp://127.0.0.1:9")
    monkeypatch.setattr(cluster, "WAIT_S", 1)
    with refuses("--cluster"), open_pool():
        pass

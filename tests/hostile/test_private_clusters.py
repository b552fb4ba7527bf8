"""A cluster that strangers could send code to is refused: its scheduler is on this machine alone, or talks by TLS."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from refusals import refuses

from polaris_lab.base import cluster
from polaris_lab.base.cluster import ADDRESS, become_worker, open_pool

distributed = pytest.importorskip("distributed", reason="Dask's scheduler is not installed")
dask = pytest.importorskip("dask")
OPEN = ["tcp://10.0.0.7:8786", "tcp://host:8786", "host:8786", "tcp://0.0.0.0:8786", "ws://127.0.0.1:8786",
        "ucx://host:1", "tcp://127.0.0.1.example:8786", "tcp://:8786"]


@pytest.mark.parametrize("address", [*OPEN, "tls://host:8786"])
def test_an_address_of_another_machine_without_tls_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ADDRESS, address)
    with refuses("--cluster", says="tls://"), open_pool():
        pass
    with refuses("address", says="tls://"):
        become_worker(address, "auto")


@pytest.mark.parametrize(("host", "is_private"), [
    ("127.0.0.1", True), ("127.8.0.1", True), ("::1", True), ("localhost", True), ("", False), ("10.0.0.7", False),
    ("0.0.0.0", False), ("localhost.example", False)])
def test_the_loopback_is_known(host: str, is_private: bool) -> None:
    assert cluster.is_loopback(host) is is_private


def test_a_scheduler_of_this_machine_that_listens_on_the_network_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with distributed.LocalCluster(n_workers=0, host="0.0.0.0", dashboard_address=None) as local:
        port = local.scheduler_address.rpartition(":")[2]
        if cluster.is_loopback(cluster.host_of(local.scheduler_address)):
            pytest.skip("this machine has no address on a network")
        monkeypatch.setenv(ADDRESS, f"tcp://127.0.0.1:{port}")
        with refuses("--cluster", says="anyone"), open_pool():
            pass
        with refuses("address", says="anyone"):
            become_worker(f"tcp://127.0.0.1:{port}", "auto")


@pytest.fixture
def certificates(tmp_path: Path) -> Iterator[None]:
    """One certificate for all, signed by itself, in Dask's configuration."""
    if not shutil.which("openssl"):
        pytest.skip("there is no openssl, which makes certificates")
    key, signed = str(tmp_path / "key.pem"), str(tmp_path / "signed.pem")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=here",
                    "-keyout", key, "-out", signed], check=True, capture_output=True)
    with dask.config.set({"distributed.comm.tls.ca-file": signed} | {
            f"distributed.comm.tls.{role}.{what}": path for role in ("scheduler", "worker", "client")
            for what, path in (("cert", signed), ("key", key))}):
        yield


def test_with_tls_a_cluster_is_taken_at_any_address(certificates: None, monkeypatch: pytest.MonkeyPatch) -> None:
    with distributed.LocalCluster(n_workers=1, processes=False, host="0.0.0.0", protocol="tls://",
                                  security=distributed.Security(), dashboard_address=None) as local:
        assert local.scheduler_address.startswith("tls://")
        monkeypatch.setenv(ADDRESS, local.scheduler_address)
        with open_pool() as pool:
            assert pool.submit(divmod, 7, 2).result(timeout=60) == (3, 1)

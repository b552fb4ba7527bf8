"""Run independent pieces of work on the workers of a Dask cluster, behind the interface of concurrent.futures."""

from __future__ import annotations

import functools
import hashlib
import ipaddress
import os
import platform
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any

from polaris_lab.base import paths
from polaris_lab.base.errors import BadValue, ChildDied
from polaris_lab.base.executor import processes
from polaris_lab.base.host_names import host_name, worked
from polaris_lab.base.isolation import PYTHON, safe_imports
from polaris_lab.base.version import __version__

ADDRESS = "POLARIS_CLUSTER"
"""The environment variable that holds the scheduler's address, "tls://host:8786", or "slurm:8" for eight jobs of Slurm;
`--cluster` sets it."""
WAIT_S = 20
"""How long a scheduler may take to answer, in seconds."""
QUEUE_S = 3600
"""How long Slurm may leave all jobs in its queue, in seconds."""
JOB = {"cores": 1, "memory": "4GiB"}
"""What a job of Slurm asks for, unless Dask's own configuration (`jobqueue.slurm`) says otherwise."""
SLURM = "slurm"
LOOPBACK = "lo"
"""The network interface that no other machine reaches."""
PACKAGES = "polaris_lab", "polaris_sim", "polaris_studies"
"""Whose code must be the same on every worker."""
INSTALL_SLURM = ("dask-jobqueue, the extra `slurm` of this package, or cryptography, which makes certificates, is not "
                 "installed: `pip install dask-jobqueue cryptography`")
INSTALL = "Dask's scheduler is not installed: `pip install distributed`, the extra `cluster` of this package"


class ClusterExecutor(Executor):
    """Hands pieces to a Dask cluster. Dask runs a piece whose worker is lost again, on another worker.

    A worker whose code is another than this process's refuses its piece with ValueError, also one that joins later.
    """

    def __init__(self, pool: Executor) -> None:
        self.pool, self.code = pool, code_identity()

    def submit(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future:
        """Hand one piece to the cluster: a function that the workers can import, or one of the main module."""
        answer: Future = Future()
        inner = self.pool.submit(run_if_same_code, self.code, function, args, kwargs)
        inner.add_done_callback(functools.partial(_pass_on, answer))
        return answer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Disconnect from the cluster, which keeps running."""
        self.pool.shutdown(wait=wait)


def _pass_on(answer: Future, inner: Future) -> None:
    """Give a worker's result to the one who waits for `answer`, and count the piece in `worked`."""
    if inner.cancelled():
        answer.cancel()
    elif (error := inner.exception()) is not None:
        if type(error).__name__ == "KilledWorker":  # Dask's class, which need not be installed
            error = ChildDied(f"took its worker with it, on {error.allowed_failures + 1} workers in a row")
        answer.set_exception(error)
    else:
        place, value = inner.result()
        worked[place] += 1
        answer.set_result(value)


@contextmanager
def open_pool(workers: int | None = None) -> Iterator[Executor]:
    """Give the executor for independent pieces: the cluster's where POLARIS_CLUSTER names one, else `processes`.

    "slurm:8" asks Slurm for eight jobs, each a worker, and gives them back at the end; the pieces begin with the first
    that runs. Queue, account and time limit stand in Dask's configuration.

    Raises ValueError when no scheduler answers there, when it has no worker, or when a worker has other code than this
    process: results of two versions do not belong into one table.
    """
    address = os.environ.get(ADDRESS, "").strip()
    if not address:
        with processes(workers) as pool:
            yield pool
        return
    with _connected(address) as client:
        yield ClusterExecutor(client.get_executor(pure=False))


@contextmanager
def open_workers() -> Iterator[list[ClusterExecutor]]:
    """Give an executor for each worker of the cluster at POLARIS_CLUSTER: for pieces that belong to a worker's device.

    When that worker is lost, another one runs its pieces. Raises ValueError as `open_pool` does.
    """
    with _connected(os.environ.get(ADDRESS, "").strip()) as client:
        yield [ClusterExecutor(client.get_executor(pure=False, workers=[each], allow_other_workers=True))
               for each in client.nthreads()]


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    """Give the client of a cluster whose workers all have this process's code."""
    with _slurm_client(address) if address.split(":")[0] == SLURM else _client(address) as client:
        _refuse_other_code(client, address)
        yield client


def _require_private(address: str, argument: str) -> None:
    """Raise BadValue for a scheduler that is reached through a network without TLS: a worker runs the code that it is
    sent, whoever sends it."""
    from dask import config

    protocol = address.rpartition("://")[0]
    remedy = ("give a tls:// address, with the certificates named in Dask's configuration (distributed.comm.tls, or "
              "DASK_DISTRIBUTED__COMM__TLS__CA_FILE and its like), or tcp:// of this machine, 127.0.0.1")
    if protocol == "tls":
        if not config.get("distributed.comm.tls.ca-file", None):
            raise BadValue(argument, f"{argument} {address}: Dask's configuration names no certificates; {remedy}")
    elif protocol not in ("", "tcp") or not is_loopback(host_of(address)):
        raise BadValue(argument, f"{argument} {address}: a worker runs any code that it is sent, and without TLS "
                       f"anyone on the network can send it; {remedy}")


def host_of(address: str) -> str:
    """Return the host of an address such as "tcp://host:8786"."""
    return address.rpartition("://")[2].rpartition(":")[0].strip("[]")


def is_loopback(host: str) -> bool:
    """Tell whether a host is this machine's loopback, which no network reaches."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _client(address: str, argument: str = "--cluster") -> Any:
    try:
        from distributed import Client
    except ImportError:
        raise ValueError(INSTALL) from None
    _require_private(address, argument)
    try:
        client = Client(address, timeout=WAIT_S, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise BadValue(argument, f"{argument} {address}: no Dask scheduler answers there "
                       f"({str(error) or type(error).__name__})") from None
    try:
        _require_private(client.scheduler_info()["address"], argument)  # where it listens, which may be everywhere
    except BadValue:
        client.close()
        raise
    return client


@contextmanager
def _slurm_client(address: str) -> Iterator[Any]:
    """Ask Slurm for the jobs of "slurm:8" (one without a number), and give the client of a scheduler in this process.

    They talk by TLS: with the certificates of Dask's configuration, else with some made for these jobs.
    """
    jobs = address.partition(":")[2] or "1"
    if not jobs.isdecimal() or not int(jobs):
        raise BadValue("--cluster", f"--cluster {address} is not of the form slurm:8, with a number of jobs above 0")
    try:
        from dask import config
        from dask_jobqueue import SLURMCluster
        from distributed import Client, Security
    except ImportError:
        raise ValueError(INSTALL_SLURM) from None
    if not shutil.which("sbatch"):
        raise BadValue("--cluster",
                       f"--cluster {address}: there is no sbatch here; run this where jobs are handed to Slurm")
    asked = {name: value for name, value in JOB.items() if config.get(f"jobqueue.slurm.{name}", None) is None}
    find_code = f"export PYTHONSAFEPATH=1 PYTHONPATH={shlex.quote(str(paths.ROOT))}${{PYTHONPATH:+:$PYTHONPATH}}"
    try:
        security = (Security() if config.get("distributed.comm.tls.ca-file", None) else
                    Security.temporary() if config.get("jobqueue.slurm.interface", None) != LOOPBACK else None)
    except ImportError:
        raise ValueError(INSTALL_SLURM) from None
    prologue = [*(config.get("jobqueue.slurm.job-script-prologue", None) or []), find_code, f"unset {ADDRESS}"]
    with (SLURMCluster(n_workers=int(jobs), processes=1, python=sys.executable, security=security,
                       job_script_prologue=prologue, scheduler_options={"dashboard_address": None},
                       worker_extra_args=["--no-dashboard"], **asked)
          as cluster, Client(cluster, timeout=WAIT_S, set_as_default=False) as client):
        try:
            client.wait_for_workers(1, timeout=QUEUE_S)
        except TimeoutError:
            raise BadValue("--cluster", f"--cluster {address}: no job began within {QUEUE_S / 60:g} minutes; `squeue` "
                           "says why") from None
        yield client


def _refuse_other_code(client: Any, address: str) -> None:
    own, found = code_identity(), client.run(code_identity, on_error="return")
    if not found:
        raise BadValue("--cluster",
                       f"--cluster {address} has no worker yet: start some with `polaris-lab worker {address}`")
    for worker, code in found.items():
        if "code" not in (code if isinstance(code, dict) else {}):  # it is what went wrong there
            raise BadValue("--cluster", f"--cluster {address}: the worker {worker} does not have this package ({code})")
        if code != own:
            raise ValueError(_differ(f"the worker {worker}", own, code))


def run_if_same_code(code: dict[str, str], function: Callable[..., Any], args: tuple,
                     kwargs: dict) -> tuple[str, Any]:
    """Run a piece on a worker; return "HOST DEVICE" and its result.

    Raises ValueError when the worker's code is another than `code`.
    """
    if code != (here := code_identity()):
        raise ValueError(_differ(f"the worker on {host_name()}", code, here))
    return f"{host_name()} {os.environ.get('POLARIS_DEVICE', 'auto')}", function(*args, **kwargs)


@functools.cache
def code_identity() -> dict[str, str]:
    """Return what must be the same on every worker: the versions of package and Python, and a hash of all code."""
    total = hashlib.sha256()
    code = [path for package in PACKAGES for path in (paths.ROOT / package).rglob("*.py")]
    for path in sorted([*code, *paths.KERNELS.rglob("*")]):
        if path.is_file():
            total.update(path.relative_to(paths.ROOT).as_posix().encode() + path.read_bytes())
    return {"polaris_lab": __version__, "python": ".".join(platform.python_version_tuple()[:2]),
            "code": total.hexdigest()[:16]}


def _differ(who: str, own: dict[str, str], other: dict[str, str]) -> str:
    names = [name for name in own if other.get(name) != own[name]]
    return (f"{who} has another {' and '.join(names)} than this process ("
            + ", ".join(f"{name} {other.get(name)} there, {own[name]} here" for name in names)
            + "): bring both to one commit")


def become_worker(address: str, device: str) -> None:
    """Turn this process into a worker of the cluster at `address` that owns `device` and works at one piece at a time.

    Without TLS it listens on this machine's loopback alone. Does not return. Raises ValueError where Dask is not
    installed, where no scheduler answers, and for one that other machines reach without TLS.
    """
    _client(address, "address").close()
    command = [*PYTHON, "-m", "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-dashboard"]
    if is_loopback(host_of(address)):
        command += ["--host", host_of(address)]
    os.execve(sys.executable, command, {name: value for name, value in os.environ.items() if name != ADDRESS}
              | {"POLARIS_DEVICE": device} | safe_imports())

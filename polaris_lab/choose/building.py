"""Build the programs of a portfolio beforehand, several at a time, so that no later call waits for a compiler."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import wait
from typing import NamedTuple

from polaris_lab.base.errors import DeviceError
from polaris_lab.base.executor import cores, processes
from polaris_lab.choose import portfolio
from polaris_lab.choose.portfolio import Build
from polaris_lab.device.device import find
from polaris_lab.device.device_session import Session
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Attention, Gemm

LAYOUTS = [Gemm(16, 16, 16, trans_a=a, trans_b=b) for a in (False, True) for b in (False, True)]
"""A product of each layout."""


class Job(NamedTuple):
    """Holds a build, and a small problem of the layout that it is built for."""

    build: Build
    problem: Gemm | Attention


def warm(session: Session, *, seconds: float = 600.0) -> int:
    """Build every member of the portfolio for products, and return how many programs that are.

    Other processes fill the driver's cache first, for `seconds` at most; then this one loads what they built. The
    portfolio is the device's, or its sibling's; without one nothing is built.
    """
    found = portfolio.own_or_sibling(session.device, "gemm")
    jobs = [Job(build, like) for like in LAYOUTS for build in found.serving(like)] if found else []
    build_apart(session, jobs, seconds)
    return sum(_run(session, job) for job in jobs)


def build_apart(session: Session, jobs: Iterable[Job], seconds: float) -> None:
    """Let other processes fill the driver's cache of built programs, for `seconds` at most."""
    with processes(cores()) as pool:
        futures = [pool.submit(_run_in_child, session.device.index, job) for job in jobs]
        wait(futures, timeout=seconds)
        pool.shutdown(wait=False, cancel_futures=True)


def _run_in_child(device: str, job: Job) -> None:
    _run(Session(find(device)), job)


def _run(session: Session, job: Job) -> bool:
    """Run a build once, since some drivers compile when a program is first launched."""
    build, problem = job
    try:
        session.prepare(catalogue()[build.kernel], problem, config=build.config(build.splits[0])).run()
    except (DeviceError, ValueError):  # who needs it is told why
        return False
    return True

"""Run another library on a problem: the base of each library's run, with what the protocol uses of a Launch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from polaris_lab.device.device_session import Session
from polaris_lab.model.problem import Problem

SPIN_S = 0.15
"""Longer than OpenBLAS' threads spin: 2^28 cycles unless it was built otherwise, 0.1 s here and 0.13 s at 2 GHz."""


class Run:
    """Runs a library on one problem: `run` solves it and returns the events that its time is read from."""

    config: Mapping[str, int] = {}

    def __init__(self, session: Session, library: Any, problem: Problem, inputs: Mapping[str, np.ndarray]) -> None:
        self.session, self.spec, self.problem = session, library, problem
        self.upload(inputs)

    def refill(self, inputs: Mapping[str, np.ndarray]) -> None:
        """Upload other inputs of the same shapes."""
        self.upload(inputs)

    def __call__(self) -> list[Any]:
        """Run once, as a Launch that is called does."""
        return self.run()

    on_queue = False
    """Whether it runs on the session's queue, as a Launch does."""
    rests = False
    """Whether its sample ends with a rest, in which the device's own threads fall asleep."""

    def wake(self) -> None:
        """Prepare the library for a sample, outside the measured time."""

    def burst(self, count: int, pause_s: float = 0.0) -> None:
        """Run `count` times, as closely one after the other as the library can, and wait for the last.

        A library that only enqueues keeps the device busy for `pause_s` seconds first.
        """
        for _ in range(count):
            self.run()

"""Hear Ctrl-C and SIGTERM while notebooks run, even where Python drops the exception that they raise."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

AGAIN = 2.0
"""Seconds after which an interruption that has led to nothing is raised once more."""


@contextmanager
def heard() -> Iterator[Callable[[], None]]:
    """Raise KeyboardInterrupt at Ctrl-C or SIGTERM; yield a function that raises it again if either came since.

    Python drops a KeyboardInterrupt that is raised in some callbacks, of weak references for one. So it is raised again
    every AGAIN seconds, until `taken` says that the batch is ending or the context ends.
    """
    asked = []

    def remember(*signal_and_frame: object) -> None:
        asked.append(True)
        signal.setitimer(signal.ITIMER_REAL, AGAIN)
        raise KeyboardInterrupt

    def stop_if_asked() -> None:
        if asked:
            raise KeyboardInterrupt

    before = {kind: signal.signal(kind, remember) for kind in (signal.SIGINT, signal.SIGTERM, signal.SIGALRM)}
    try:
        yield stop_if_asked
    finally:
        taken()
        for kind, handler in before.items():
            signal.signal(kind, handler)


def taken() -> None:
    """Say that an interruption is being acted on, so that it does not come again while outputs are saved."""
    signal.setitimer(signal.ITIMER_REAL, 0)

"""Give a test that reads a clock some tries, since whatever else runs on the machine may disturb one of them."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable

TRIES = 6
PAUSE_S = 0.5


def patient(test: Callable[..., None]) -> Callable[..., None]:
    """Call a test again where an assertion of it failed, TRIES times in all; what is wrong fails in each of them."""
    @functools.wraps(test)
    def tried(*arguments: object, **named: object) -> None:
        for _ in range(TRIES - 1):
            try:
                return test(*arguments, **named)
            except AssertionError:
                time.sleep(PAUSE_S)
        return test(*arguments, **named)

    return tried

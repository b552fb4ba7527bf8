"""Show a progress bar while a long call runs: below a notebook's cell, or on the standard error of a terminal.

Nothing is shown elsewhere, nor where outputs are kept: in a notebook that runs without a screen (POLARIS_BATCH) or is
refreshed.
"""

from __future__ import annotations

import os
import sys
import time
from html import escape
from types import TracebackType
from typing import Any, Self

from polaris_lab.base.files import refreshing

BAR_DELAY_S = 2.0
"""A call that ends within this time shows no bar."""
BAR_INTERVAL_S = 0.2
"""Seconds between two changes of a bar."""


class CellBar:
    """A progress bar of a call's steps, in a notebook or a terminal, shown once the call is BAR_DELAY_S old and removed
    at its end."""

    def __init__(self, total: int, what: str) -> None:
        from tqdm import tqdm

        self.total, self.what, self.done = total, what, 0
        self._begin = self._drawn = time.monotonic()
        self._handle: Any = None
        self._watched = is_watched_notebook()
        self._of_terminal = tqdm(total=total, desc=what, delay=BAR_DELAY_S, leave=False, disable=None)

    def update(self, count: int = 1) -> None:
        """Count `count` steps."""
        self.done += count
        self._of_terminal.update(count)
        now = time.monotonic()
        if self._watched and now - self._begin > BAR_DELAY_S and now - self._drawn > BAR_INTERVAL_S:
            self._drawn = now
            self._show(f'<progress max="{self.total}" value="{self.done}"></progress> {escape(self.what)}: {self.done} '
                       f"of at most {self.total}, {now - self._begin:.0f} s")

    def _show(self, html: str) -> None:
        from IPython.display import HTML, display

        if self._handle is None:
            self._handle = display(HTML(html), display_id=True)
        else:
            self._handle.update(HTML(html))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self._of_terminal.close()
        if self._handle is not None:
            self._show("")


def is_watched_notebook() -> bool:
    """Tell whether this process is the kernel of a notebook in a browser, neither headless nor refreshed."""
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    return bool(getattr(shell, "kernel", None)) and not (refreshing() or os.environ.get("POLARIS_BATCH"))

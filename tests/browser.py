"""Drive a headless Chromium by its DevTools protocol, for tests of the book's pages."""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import websocket

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""What a browser may be called; the first that is there is taken."""
FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
         "--disable-background-networking", "--no-first-run", "--remote-debugging-port=0", "--remote-allow-origins=*",
         "--hide-scrollbars")


def find_browser() -> str | None:
    """Return the path of a Chromium, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Page:
    """One page of the browser.

    `said` collects what went to the console and what could not be loaded or ran into an
    error; `asked` the addresses that were loaded."""

    def __init__(self, address: str) -> None:
        self.socket = websocket.create_connection(address, timeout=30)
        self.numbers = itertools.count(1)
        self.said: list[str] = []
        self.asked: list[str] = []
        self.events: list[str] = []
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")

    def send(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == number:
                assert "error" not in answer, answer["error"]
                return answer["result"]
            self._note(answer)

    def _note(self, event: dict[str, Any]) -> None:
        kind, facts = event.get("method"), event.get("params", {})
        self.events.append(str(kind))
        if kind == "Runtime.consoleAPICalled":
            self.said.append(f"console: {facts['args']}")
        elif kind == "Runtime.exceptionThrown":
            self.said.append(f"exception: {facts['exceptionDetails']}")
        elif kind == "Log.entryAdded":
            self.said.append(f"log: {facts['entry']['text']} {facts['entry'].get('url', '')}")
        elif kind == "Network.loadingFailed":
            self.said.append(f"not loaded: {facts['errorText']}")
        elif kind == "Network.requestWillBeSent":
            self.asked.append(facts["request"]["url"])

    def open(self, address: str) -> None:
        """Load a page, and wait until it is complete."""
        self.events.clear()
        self.send("Page.navigate", url=address)
        while "Page.loadEventFired" not in self.events:
            self._note(json.loads(self.socket.recv()))

    def run(self, script: str) -> Any:
        """Evaluate an expression in the page and return its value."""
        found = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def look(self, *, dark: bool = False, medium: str = "", width: int = 1280, height: int = 900) -> None:
        """Set what the reader has: a dark page, print, a width in pixels."""
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.send("Emulation.setEmulatedMedia", media=medium, features=[scheme])
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                  mobile=width < 600)


@contextmanager
def opened() -> Iterator[Page]:
    """Start a browser with one page, and end it. Raises RuntimeError when it does not say where it listens."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:  # its children write a little longer
        browser = subprocess.Popen([find_browser(), *FLAGS, f"--user-data-dir={profile}", "about:blank"],
                                   stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        try:
            where = next((found[1] for line in browser.stderr
                          if (found := re.search(r"DevTools listening on ws://([^/]+)/", line))), None)
            if where is None:
                raise RuntimeError("the browser ended without a word about where it listens")
            yield Page(_page_address(where))
        finally:
            browser.kill()
            browser.wait()


def _page_address(where: str) -> str:
    import urllib.request

    with urllib.request.urlopen(f"http://{where}/json/list", timeout=20) as answer:
        return next(page["webSocketDebuggerUrl"] for page in json.load(answer) if page["type"] == "page")

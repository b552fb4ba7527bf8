"""Ask for a refusal by its argument, whatever the sentence says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import pytest

from polaris_lab.cli import REFUSED, main


@contextmanager
def refuses(argument: str, kind: type[Exception] | tuple[type[Exception], ...] = ValueError,
            says: str = "") -> Iterator[pytest.ExceptionInfo]:
    """Expect an error of `kind` that carries `argument`. Its message, one line, names it, or holds `says` in its place.
    """
    __tracebackhide__ = True
    with pytest.raises(kind) as caught:
        yield caught
    found, message = getattr(caught.value, "argument", None), str(caught.value)
    assert found == argument, f"it refuses {found}, not {argument}: {message}"
    assert is_named(says or argument, message) and "\n" not in message.strip(), message


def assert_refused(words: Sequence[str], argument: str, capsys: pytest.CaptureFixture,
                   command: Callable[[Sequence[str]], int] = main) -> None:
    """See that a command line ends with status 2 and one sentence on stderr that names `argument`."""
    __tracebackhide__ = True
    capsys.readouterr()
    try:
        status = command(words)
    except SystemExit as stop:  # argparse's way
        status = stop.code
    heard = capsys.readouterr()
    sentence = heard.err.strip().splitlines()[-1:]
    assert status == REFUSED and not heard.out and "Traceback" not in heard.err, heard
    assert heard.err.startswith("usage: ") or len(heard.err.splitlines()) == 1, heard.err
    assert sentence and is_named(argument, sentence[0]), heard.err


def is_named(name: str, sentence: str) -> bool:
    """Tell whether a sentence holds a name as a word of its own."""
    return bool(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", sentence))

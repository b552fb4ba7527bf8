"""Say which command made a recording, with no place of this machine in it."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from polaris_lab.base import paths

COMMAND = "POLARIS_COMMAND"
"""The environment variable that gives a notebook's kernel the command that runs the notebook."""
KERNEL = "ipykernel_launcher"


def command_line(words: Sequence[str] | None = None) -> str:
    """Return the command of this process, or of the one that runs this notebook; "jupyter" for one opened in Jupyter.

    Paths below the repository are relative to it, and the home folder is "~". `words` are those of the process, by
    default its own: the interpreter first.
    """
    if words is None and (given := os.environ.get(COMMAND)):
        return given
    interpreter, *rest = sys.orig_argv if words is None else words
    if KERNEL in rest:
        return "jupyter"
    program = [Path(rest[0]).name] if rest and Path(rest[0]).name == "polaris-lab" else [
        Path(interpreter).name, *rest[:1]]
    return " ".join(_without_places(shlex.quote(word)) for word in [*program, *rest[1:]])


def _without_places(word: str) -> str:
    """Replace the folders of the repository and of the user in a word."""
    for folder, short in ((paths.ROOT, ""), (Path.home(), "~/")):
        word = word.replace(f"{folder}/", short)
        word = short.rstrip("/") or "." if word == str(folder) else word
    return word

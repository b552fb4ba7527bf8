"""Every recording can be traced: its commit, and the sources that it measured, are in the repository's history."""

from __future__ import annotations

import functools
import json
import subprocess

import pytest

from polaris_lab.base import paths
from polaris_lab.model.source_text import token_hash
from polaris_studies.record_course import STRIP, STRIPS
from polaris_studies.size_or_pitch import BY_COLUMNS

MANIFESTS = sorted(path.relative_to(paths.MEASURED).as_posix() for path in paths.MEASURED.glob("*/*/*.json"))


def git(*command: str) -> str:
    return subprocess.run(
        ["git", "-C", str(paths.ROOT), *command], check=True, capture_output=True, text=True, errors="replace"
    ).stdout


@functools.cache
def missing_history() -> str:
    """Return why the whole history is not at hand; empty when it is."""
    try:
        return (
            "this is a shallow clone: fetch the whole history"
            if git("rev-parse", "--is-shallow-repository").strip() == "true"
            else ""
        )
    except (OSError, subprocess.CalledProcessError):
        return "there is no git repository here"


@functools.cache
def commits() -> frozenset[str]:
    return frozenset(git("rev-list", "HEAD").split())


@functools.cache
def sources() -> frozenset[str]:
    """Return the hashes of every version of every kernel in the history: as it is, with work-groups by columns, and
    with strips of the course's other widths."""
    changes = [
        line.split("\t")
        for line in git("log", "-m", "--format=", "--raw", "--no-abbrev", "--no-renames", "--", "kernels").splitlines()
    ]
    blobs = {facts.split()[3] for facts, name in changes if name.endswith(".cl")} - {"0" * 40}
    texts = [git("cat-file", "blob", blob) for blob in blobs]
    strips = [(STRIP.format(8), STRIP.format(width)) for width in STRIPS]
    return frozenset(token_hash(form) for text in texts for form in (
        text, BY_COLUMNS + text, *(text.replace(*pair) for pair in strips if pair[0] in text)))


@pytest.mark.parametrize("name", MANIFESTS)
def test_commit_and_sources_are_in_the_history(name: str) -> None:
    if missing_history():
        pytest.skip(missing_history())
    facts = json.loads((paths.MEASURED / name).read_text(encoding="utf-8"))
    assert facts["commit"] in commits()
    measured = {
        kernel: each["source_sha256"] for kernel, each in facts["kernels"].items() if "version" not in each
    }  # a library has a version
    assert {kernel: source for kernel, source in measured.items() if source not in sources()} == {}

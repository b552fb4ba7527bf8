"""A disk that is full at each write: nothing is half-written; all of it is `python -m tests.full_disk`."""

from __future__ import annotations

import full_disk
import pytest

pytestmark = pytest.mark.skipif(bool(full_disk.missing()), reason=full_disk.missing())


def test_a_full_disk_leaves_what_was_there_and_nothing_half_written() -> None:
    done = full_disk.in_name_space([name for name in full_disk.WRITERS if name not in full_disk.HEAVY])
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    assert done.stdout.count(": 0 faults") == len(full_disk.WRITERS) - len(full_disk.HEAVY)


def test_a_file_that_is_written_in_place_is_seen() -> None:
    done = full_disk.in_name_space(["planted"])
    assert done.returncode == 1 and "0 pages: what is there cannot be read" in done.stdout, done.stdout + done.stderr

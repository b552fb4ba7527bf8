"""What grows in long use is seen; the hour itself is `python -m tests.soak`."""

from __future__ import annotations

import gc
import mmap
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
import soak


def mapped() -> mmap.mmap:
    """A quarter of a MiB that is written to: not from the heap, which may have room that an earlier test left."""
    memory = mmap.mmap(-1, 2**18)
    memory.write(os.urandom(2**18))
    return memory


@pytest.fixture(autouse=True)
def _only_what_comes() -> Iterator[None]:
    """Each count collects garbage first, which takes half a second where earlier tests left millions of objects: those
    are left out of it."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


LEAKS = {"memory_mib": mapped, "files": lambda: open(os.devnull),  # noqa: SIM115
         "left_over": lambda: tempfile.mkdtemp()}


def test_a_short_use_leaves_no_file_thread_or_child(tmp_path: Path) -> None:
    counted = []
    for number in soak.rounds(tmp_path, "auto", 1, measure=10, reopen=12, notebook=0):
        counted.append(soak.counts(tmp_path))
        if number == 40:
            break
    assert counted[-1] | {"memory_mib": 0} == counted[15] | {"memory_mib": 0}


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_seen_and_the_others_are_not(name: str) -> None:
    kept = []

    def leak(place: Path, device: str, seed: int) -> Iterator[int]:
        for number in range(1, 241):
            kept.append(LEAKS[name]())
            yield number

    table = soak.soak(60.0, "auto", 1, leak).assign(seconds=lambda counted: counted["round"])
    found = soak.slopes(table).set_index("count")["grows"]
    assert found[name] and not found.drop([name, "memory_mib"]).any()
    for each in kept:
        getattr(each, "close", lambda: None)()


def test_noise_without_a_slope_is_no_growth_and_a_slope_within_noise_is() -> None:
    rng, seconds = np.random.default_rng(0), np.arange(3600.0)
    table = pd.DataFrame(dict.fromkeys(soak.LIMITS, 5.0), index=range(3600)).assign(
        seconds=seconds, memory_mib=400 + rng.normal(0, 5, 3600))
    assert not soak.slopes(table)["grows"].any()
    rising = soak.slopes(table.assign(memory_mib=table["memory_mib"] + 60 * seconds / 3600)).set_index("count")
    assert rising.loc["memory_mib", "grows"] and rising.loc["memory_mib", "low"] == pytest.approx(60, abs=5)

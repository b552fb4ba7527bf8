"""The pictures of a kernel show what its machine code addresses: lines, passes, blocks and channels are asserted."""

from __future__ import annotations

import numpy as np
import pytest
from refusals import refuses

import polaris_lab as pl
from polaris_sim.timing.bank_conflicts import bank_cycles, lines_touched
from polaris_studies import kernel_geometry as drawn
from polaris_studies.pictures import geometry


@pytest.fixture(autouse=True)
def files(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the figures that are made, in place of the figures."""
    import matplotlib.pyplot as plt

    made: list[str] = []
    monkeypatch.setattr(geometry, "finish", lambda figure, name: (figure.canvas.draw(), made.append(name),
                                                                  plt.close(figure)))
    return made


@pytest.mark.parametrize(("kernel", "a", "b"), [("gemm_naive", 4, 1), ("gemm_naive_row0", 16, 1),
                                                ("gemm_transposed_b", 4, 16)])
def test_lines_are_those_of_the_arithmetic(kernel: str, a: int, b: int, files: list[str]) -> None:
    """Notebook 45 counts the same by hand, from the mapping of lanes in groups of 16 x 16."""
    facts = pl.draw(kernel, "lanes", name="x")
    n, t = 64, np.arange(64)
    row, column = (t % 16, t // 16) if kernel == "gemm_naive_row0" else (t // 16, t % 16)
    assert facts.loc["A", "lines"] == a == lines_touched(n * row)
    assert facts.loc["B", "lines"] == b == lines_touched(column * (n if kernel == "gemm_transposed_b" else 1))
    assert files == ["x"]


def test_banks_are_those_of_the_arithmetic() -> None:
    """Notebook 07 counts 13 passes of a store of quads for 100 work-items: 4 for each of the first three halves."""
    facts = pl.draw("gemm_tile20_vectorized", "banks", name="x")
    t = np.arange(32)
    assert facts.loc["a store", "passes"] == bank_cycles(20 * (t // 5) + 4 * (t % 5)) == 4
    assert facts.loc["a read", "passes"] == 1
    assert facts.loc["a store", "different words"] == 32


def test_a_queue_holds_each_word_once_with_its_first_lane() -> None:
    import pandas as pd

    table = pd.DataFrame({"lane": [0, 1, 2, 40], "offset": [0, 128, 0, 4], "bytes": 4})
    queues = drawn.bank_queues(table)
    assert queues[0] == [(0, 0), (32, 1)] and not any(queues[1:])  # lane 40 belongs to the other half


@pytest.mark.parametrize(("kernel", "side", "each"), [("gemm_tiled", 16, 1), ("gemm_tiled_2x2", 32, 4),
                                                      ("gemm_tiled_4x4", 64, 16)])
def test_a_group_owns_its_block_and_walks_its_panels(kernel: str, side: int, each: int) -> None:
    marks = drawn.group_marks(kernel, pl.Gemm(128, 128, 32), group=1)
    rows, columns = (marks["C"] > 0).nonzero()
    assert (rows.min(), rows.max() + 1, columns.min(), columns.max() + 1) == (0, side, side, 2 * side)
    assert (marks["C"] > 0).sum() == side**2 and (marks["C"] == 3).sum() == each
    a, b = (marks["A"] > 0).nonzero(), (marks["B"] > 0).nonzero()
    assert (a[0].max() + 1, a[1].max() + 1) == (side, 32) and (b[1].min(), b[1].max() + 1) == (side, 2 * side)
    assert (marks["A"] > 1).sum() == (marks["B"] > 1).sum() == 16 * side


def test_without_local_memory_the_first_step_is_one_load() -> None:
    marks = drawn.group_marks("gemm_naive", pl.Gemm(32, 32, 32))
    assert ((marks["A"] > 1).sum(), (marks["B"] > 1).sum(), (marks["A"] > 0).sum()) == (16, 16, 16 * 32)


def test_a_pitch_of_a_power_of_two_meets_one_channel() -> None:
    table = pl.draw("gemm_naive", "channels", name="x")
    assert (table[2048] > 0).sum() == 1 and (table[2064] > 0).sum() == 8
    assert table.sum().tolist() == [64, 64]  # one line of B for each of 64 steps


def test_an_attention_is_drawn_too(files: list[str]) -> None:
    assert list(pl.draw("attention_v3", "lanes", name="x").index) == ["K", "V", "Q", "O"]
    assert pl.draw("attention_v3", "banks", name="y").loc["a read", "passes"] == 4
    assert files == ["x", "y"]


def test_rows_that_are_no_whole_lines_apart_are_drawn_where_they_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(geometry, "lanes", lambda accesses, shapes, title, name: given.update(shapes))
    given: dict[str, tuple[int, int]] = {}
    facts = pl.draw("gemm_naive", "lanes", name="x", problem=pl.Gemm(32, 64, 64, lda=67))
    assert facts.loc["A", "lines"] == lines_touched(67 * (np.arange(64) // 16))
    assert given["A"] == (32, 67)


@pytest.mark.parametrize(("what", "title", "said"), [
    ("lanes", lambda counts: f"{counts.loc['A', 'lines']} lines of A", "4 lines of A"),
    ("banks", lambda counts: f"{counts['passes'].max()} pass", "1 pass"),
    ("tiles", lambda counts: f"{counts.loc['C', 'touched by the group']} outputs", "256 outputs"),
    ("channels", lambda counts: f"{(counts[2048] > 0).sum()} channel", "1 channel"),
    ("lanes", "as it is given", "as it is given")])
def test_a_title_may_be_made_of_the_counts(what: str, title: object, said: str,
                                           monkeypatch: pytest.MonkeyPatch) -> None:
    titles: list[str] = []
    monkeypatch.setattr(geometry, what, lambda *given, name, card="": titles.append(given[-1]))
    pl.draw("gemm_tiled", what, name="x", title=title)
    assert titles == [said]


@pytest.mark.parametrize(("what", "kernel"), [("lane", "gemm_naive"), ("banks", "gemm_naive"),
                                              ("tiles", "attention_v2"), ("channels", "attention_v2")])
def test_what_cannot_be_drawn_is_refused_in_a_sentence(what: str, kernel: str) -> None:
    with refuses("what", says=what):
        pl.draw(kernel, what, name="x")


def test_a_matrix_that_is_not_loaded_is_refused() -> None:
    with refuses("matrix"):
        pl.draw("gemm_naive", "channels", name="x", matrix="C")

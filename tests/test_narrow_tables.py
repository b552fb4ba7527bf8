"""What the command line prints is no wider than the terminal, and no word that has room is broken."""

from __future__ import annotations

import io

import pandas as pd
import pytest

from polaris_lab import cli
from polaris_lab.base import text_tables

WIDTH = 80
COMMANDS = [["check", "--list"], ["devices"], ["devices", "--doctor"],
            ["tune", "--show", "--size", "8", "200", "--k", "64"],
            ["compare", "--history", "--device", "nvidia-h200"],
            ["compare", "nvidia-h200/repair", "nvidia-h200/portfolio"],
            ["compare", "nvidia-h200/chosen/20261124T134451Z", "nvidia-h200/chosen"]]
ROWS = pd.DataFrame({"kernel": ["gemm_tiled_2x2", "gemm"], "of": ["a card of two names", "a card of two names"],
                     "ms": ["12.5", "3"], "more": ["a sentence of words", ""], "size": ["8 x 8 x 8", "16 x 8 x 8"]})


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(command[:2]))
def test_no_line_is_wider_than_80_columns_and_no_word_is_lost_or_broken(
        command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    shown, show = [], text_tables.show
    monkeypatch.setattr(text_tables, "show", lambda cells, *more, **named: shown.append(cells) or show(
        cells, *more, **named))
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    assert cli.main(command) == cli.OK
    text = capsys.readouterr().out
    assert max(map(len, text.splitlines())) <= WIDTH
    assert len(shown) == ("--doctor" not in command)
    words = {word for cells in shown for cell in cells.astype(str).to_numpy().ravel() for word in cell.split()}
    assert not words - {word.rstrip(end) for word in text.split() for end in ("", ",", ";")}
    assert "\x1b" not in text


def lines(width: int | None, **options: object) -> list[str]:
    stream = io.StringIO()
    text_tables.show(ROWS, width=width, stream=stream, **options)
    return stream.getvalue().splitlines()


def test_columns_go_below_their_rows_where_folding_is_not_enough() -> None:
    assert len(lines(74)) == 3 and len(lines(73)) == 5  # as wide as all of it; with the longest cells folded
    assert lines(38, below=["more", "of"])[:5] == [
        "kernel          of         ms  size", "gemm_tiled_2x2  a card   12.5  8 x 8 x",
        "                of two         8", "                names", "    more: a sentence of words"]
    assert lines(30, below=["more", "of"])[1:5] == [
        "gemm_tiled_2x2  12.5  8 x 8 x", "                      8", "    of: a card of two names;",
        "    more: a sentence of words"]


def test_what_rows_share_stands_above_them() -> None:
    above = lines(44, above=["of"], below=["more"])
    assert above[:2] == ["kernel            ms  more        size", "a card of two names"]
    assert [line.split()[0] for line in above].count("a") == 1


def test_a_word_that_is_longer_than_any_room_is_broken_and_a_figure_is_not() -> None:
    narrow = lines(22)
    assert max(map(len, narrow)) <= 22 and "".join("".join(narrow).split()).count("12.5") == 1


def test_a_sentence_is_folded_where_there_is_a_width(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "ok  a-long-name-of-a-thing of which much is said\nno  it is said below /a/path/with/parts"
    assert text_tables.wrap(said) == said  # no terminal
    monkeypatch.setenv("COLUMNS", "30")
    assert text_tables.wrap(said, hang=4).splitlines() == [
        "ok  a-long-name-of-a-thing of", "    which much is said", "no  it is said below",
        "    /a/path/with/parts"]

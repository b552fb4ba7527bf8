"""Tables of text: plain, fitted to a terminal, as Markdown, CSV and JSON."""

from __future__ import annotations

import io
import json
from collections import Counter

import pandas as pd
import pytest

from polaris_lab.base.text_tables import FORMATS, markdown, percent, show

CELLS = pd.DataFrame({"kernel": ["gemm_a", "gemm_b"], "ms": ["1.5", "12.25"], "empty": ["", ""],
                      "status": ["right, best", "WRONG: bound: 3 of 99 elements are outside the bound, and much more"]})
FULL = pd.DataFrame({"kernel": ["gemm_a", "gemm_b"], "ms": [1.5123456, float("nan")], "more": [1, 2]})


def printed(form: str, **options: object) -> str:
    stream = io.StringIO()
    show(CELLS, "64 x 64", form, full=FULL, stream=stream, **options)
    return stream.getvalue()


@pytest.mark.parametrize(("part", "bar"), [(1.0, "████████ 100%"), (0.5, "████      50%"), (0.0, "           0%"),
                                           (2.0, "████████ 200%"), (0.07, "▌          7%"), (float("nan"), "")])
def test_a_bar_is_as_long_as_its_part(part: float, bar: str) -> None:
    assert percent(part) == bar


def test_plain_text_is_never_cut() -> None:
    lines = printed("table").splitlines()
    assert lines[0] == "64 x 64" and len(lines) == 4
    assert lines[3].endswith("and much more") and "\x1b" not in "".join(lines)


@pytest.mark.parametrize("width", [60, 100, 200])
def test_a_terminal_s_width_is_kept_and_nothing_is_lost(width: int) -> None:
    text = printed("table", width=width)
    assert all(len(line) <= width for line in text.splitlines())
    assert "empty" not in text and "12.25" in text
    assert all(word in text for word in ("WRONG", "elements", "outside", "more"))
    assert text.count("gemm_b") == 1


@pytest.mark.parametrize("width", [80, 90, 100])
def test_figures_are_whole_where_a_terminal_is_narrow(width: int) -> None:
    cells = pd.DataFrame({
        "kernel": ["gemm_tiled_2x2_float4", "numpy"], "config": ["", "host cpu"], "ms": ["123.456", "0.085"],
        "GFLOPS (95 %)": ["1234.5 (1200.1 to 1299.9)", "18.2 (17.9 to 33.1)"], "of best": [percent(1.0), percent(0.4)],
        "of bound": ["0.019", "0.020"], "samples": ["20", "20"], "status": ["right, best", "right"]})
    stream = io.StringIO()
    show(cells, "256", stream=stream, width=width)
    text = stream.getvalue()
    assert all(len(line) <= width for line in text.splitlines())
    assert all(figure in text for name in ("ms", "GFLOPS (95 %)", "of bound", "samples")
               for figure in [name, *cells[name]])
    assert "100%" in text and "40%" in text
    given = "".join(["256", *cells, *cells.to_numpy().ravel()])
    assert Counter("".join(text.split())) == Counter("".join(given.split()))  # no letter is lost


def test_markdown_csv_and_json() -> None:
    assert markdown(CELLS[["kernel", "ms"]]).splitlines() == ["| kernel | ms |", "| --- | --- |", "| gemm_a | 1.5 |",
                                                              "| gemm_b | 12.25 |"]
    assert printed("md").startswith("**64 x 64**\n\n| kernel |")
    assert pd.read_csv(io.StringIO(printed("csv")))["more"].tolist() == [1, 2]
    assert json.loads(printed("json"))[0] == {"kernel": "gemm_a", "ms": 1.5123456, "more": 1}
    assert FORMATS[0] == "table"

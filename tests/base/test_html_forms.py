"""HTML forms: what objects show in Jupyter, with everything escaped."""

from __future__ import annotations

from html.parser import HTMLParser

import numpy as np
import pandas as pd
import pytest
from refusals import refuses

from polaris_lab.base import html_forms
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.verify.check_report import CheckReport
from polaris_sim import cost, simulate

VOID = {"br", "hr", "img"}


class Balanced(HTMLParser):
    """Fails where a tag is closed that is not open."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.feed(text)
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attributes: object) -> None:
        self.open += [tag] if tag not in VOID else []

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += f"{data} "


def report(*failures: tuple[str, str]) -> CheckReport:
    made = CheckReport("mine", "Some <Card>", None, 7, cases=50, fraction=0.25)
    for failure in failures:
        made.fail(*failure)
    return made


def test_everything_is_escaped() -> None:
    for text in (html_forms.heading("<b>"), html_forms.facts({"<x>": "a < b"}), html_forms.bars({"<y>": 3.0}),
                 html_forms.lines(["<z>"] * 20), html_forms.table(["<k>"], [["<v>"]])):
        Balanced(text)
    assert "12 more" in html_forms.lines(["<z>"] * 20) and html_forms.facts({"none": ""}) == ""
    assert html_forms.bars({"a": 0.0})


def test_what_stands_between_backticks_is_code() -> None:
    for html in (html_forms.facts({"x": "`a < b` c"}), html_forms.lines(["`a < b` c"]),
                 html_forms.table(["k"], [["`a < b` c"]])):
        assert "<code>a &lt; b</code> c" in html


@pytest.mark.parametrize(("made", "says"), [
    (report(), ["right", "at most 25%", "Some <Card>"]),
    (report(("bound", "no"), ("oob", "x[9] (line 3: x)")), ["WRONG", "oob: x[9] (line 3: x)", "bound: no"])])
def test_a_report(made: CheckReport, says: list[str]) -> None:
    text = Balanced(made._repr_html_()).text
    assert all(each in text for each in says)


def test_what_users_look_at_has_a_form_of_its_own(lab: Lab) -> None:
    a = np.ones((8, 8), np.float32)
    lab.gemm(a, a, kernel="gemm_naive")
    simulated = simulate("gemm_naive", m=16, n=16, k=16)
    for shown, says in ((lab, "compute units"), (lab.last, "named by the caller"), (simulated, "executed by waves"),
                        (catalogue()["gemm_tiled"], "TILE"), (cost("gemm_naive", 64, 64, 64), "GFLOPS"),
                        (catalogue()["gemm_tiled_2x2_oob"], "museum: oob")):
        assert says in Balanced(shown._repr_html_()).text
    assert str(lab.last).startswith("gemm_naive on ") and "why:   named by the caller" in str(lab.last)
    assert str(catalogue()["gemm_tiled"]).startswith("gemm_tiled (gemm): ")


def test_a_terminal_gets_text(lab: Lab) -> None:
    from IPython.lib.pretty import pretty

    assert pretty(report()) == str(report())
    assert pretty(catalogue()["gemm_naive"]) == str(catalogue()["gemm_naive"])
    for made, says in ((cost("gemm_naive", 64, 64, 64), "limited by"),
                       (simulate("gemm_naive", m=16, n=16, k=16), "executed by waves")):
        assert says in pretty(made) and pretty(made) == str(made)
    assert "work-groups" in pretty(simulate("gemm_naive", m=16, n=16, k=16))


def test_a_folded_table_says_what_those_of_its_columns_mean_that_it_has() -> None:
    frame = pd.DataFrame({"ms": [1.0], "n": [2]})
    frame.attrs["columns"] = {"ms": "time < 1 s", "ok": "right"}
    shown = html_forms.folded(frame.sort_values("ms"))
    assert shown.html.startswith("<p>ms: time &lt; 1 s</p><table")
    assert str(shown) == "ms: time < 1 s\n" + frame.to_string()


def test_a_long_table_is_folded_after_its_first_rows() -> None:
    frame = pd.DataFrame({"n": range(100, 112)})
    shown = html_forms.folded(frame)
    before, _, behind = shown._repr_html_().partition("<details>")
    assert "<td>109</td>" in before and "<td>110</td>" not in before
    assert "<summary>2 more rows</summary>" in behind and "<td>111</td>" in behind
    Balanced(shown.html)
    assert repr(shown) == frame.to_string()
    assert "<summary>1 more row<" in html_forms.folded(frame, 11).html
    assert "<details>" not in html_forms.folded(frame, 12).html
    with refuses("rows"):
        html_forms.folded(frame, 0)

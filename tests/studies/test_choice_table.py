"""What `auto` would take: the same as lab.gemm takes, as a table and a map."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

import pytest
from refusals import assert_refused

from polaris_lab import cli
from polaris_lab.choose import selection
from polaris_lab.lab import Lab
from polaris_lab.model.problem import Gemm
from polaris_studies import choice_table


def test_the_table_says_what_auto_takes(lab: Lab) -> None:
    table = choice_table.choices(lab.device.index, sizes=(16, 200), k=64, trans="nt")
    assert table[["m", "n"]].to_numpy().tolist() == [[16, 16], [16, 200], [200, 16], [200, 200]]
    for line in table.itertuples():
        spec, why = selection.auto(lab.device, Gemm(line.m, line.n, 64, trans_b=True))
        assert (line.kernel, line.why) == (spec.name, why)
        assert line.expected_us > 0 or math.isnan(line.expected_us)


def test_the_map_has_a_letter_for_each_kernel(lab: Lab) -> None:
    table = choice_table.choices(lab.device.index, sizes=(16, 200), k=64)
    table["kernel"] = ["one", "two", "two", "one"]
    assert choice_table.drawn_map(table).splitlines() == ["  m \\ n  16 200", "     16   A   B", "    200   B   A",
                                                         "  A  one", "  B  two"]


def test_the_command_prints_and_writes(lab: Lab, capsys: pytest.CaptureFixture, tmp_path: Path) -> None:
    command = ["tune", "--show", "--device", lab.device.index, "--size", "32", "--k", "40"]
    assert cli.main([*command, "--format", "json", "--out", str(tmp_path / "x.json")]) == cli.OK
    assert "expected_us" in capsys.readouterr().out
    assert len(rows := json.loads((tmp_path / "x.json").read_text())) == 1
    assert cli.main([*command, "--format", "json"]) == cli.OK and json.loads(capsys.readouterr().out) == rows
    for words, argument in (([*command, "--trans", "n"], "trans"), (["tune", "--show", "--size", "8x8x8"], "--size"),
                            (["tune", "--show", "gemm_naive", "--size", "8"], "KERNEL")):
        assert_refused(words, argument, capsys)


def test_one_reason_is_printed_once_and_the_table_fits_a_terminal(
        lab: Lab, capsys: pytest.CaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    table = choice_table.choices(lab.device.index, sizes=(16, 200), k=64)
    monkeypatch.setattr(choice_table, "choices", lambda *_: table)
    table["why"] = [f"an estimate, nearest at {n} x {n} x 8; type this" for n in range(4)]
    assert cli.main(["tune", "--show", "--device", lab.device.index]) == cli.OK
    assert capsys.readouterr().out.splitlines()[-1] == "4 of 4: an estimate; type this"
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "70")
    table["why"] = "it is known"
    assert cli.main(["tune", "--show", "--device", lab.device.index]) == cli.OK
    assert all(len(re.sub(r"\x1b\[[0-9;]*m", "", line)) <= 70 for line in capsys.readouterr().out.splitlines())

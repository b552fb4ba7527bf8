"""Damaged files of JSON and TOML: one sentence that names the file, the place in it, and the remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from polaris_lab.base import paths
from polaris_lab.base.documents import damaged, misfit, read_json, read_toml

SHAPE = {"device": {"kind": str, "rates": [float], "note?": (str, None)}, str: {"rows": [list]}}
GOOD = {"device": {"kind": "gpu", "rates": [1, 2.5]}, "gemm": {"rows": [[1]]}}


def altered(**changes: object) -> dict:
    return GOOD | {"device": GOOD["device"] | changes}


@pytest.mark.parametrize(("value", "sentence"), [
    (GOOD, ""), (altered(note=None), ""), (altered(note="x"), ""),
    ([], "the whole is []; it must be an object with names"),
    ({}, "it lacks 'device'"),
    ({"device": {"kind": "gpu"}}, "device lacks 'rates'"),
    (altered(rates=[1, "2"]), "device.rates[1] is '2'; it must be a number"),
    (altered(rates=[True]), "device.rates[0] is True; it must be a number"),
    (altered(rates={}), "device.rates is {}; it must be a list"),
    (altered(kind=None), "device.kind is None; it must be text"),
    (altered(note=3), "device.note is 3; it must be text"),
    (altered(knid="x"), "the name in device 'knid' is not known: did you mean kind?"),
    (GOOD | {"gemm": {"rows": [3]}}, "gemm.rows[0] is 3; it must be a list"),
    (altered(kind=["x" * 100]), f"device.kind is ['{'x' * 55}...; it must be text")])
def test_a_misfit_is_named_by_its_place(value: object, sentence: str) -> None:
    assert misfit(value, SHAPE) == sentence


def test_of_alternatives_the_like_one_says_what_is_wrong() -> None:
    assert misfit({"a": 1}, (None, {"a": str})) == "a is 1; it must be text"
    assert misfit(7, (None, str)) == "the whole is 7; it must be null"


@pytest.mark.parametrize(("text", "sentence"), [
    (b"", "it is not valid JSON"), (b"{", "it is not valid JSON"), (b"\xff\xfe{}", "'utf-8' codec"),
    (b"\0\0\0", "it is binary"), (b"[" * 100_000, "its lists are nested too deeply"),
    (b"version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "it is a pointer of Git LFS"),
    (b"{\n<<<<<<< HEAD\n", "line 2 is the mark of a merge conflict"),
    (b"[1]", r"the whole is \[1\]; it must be an object")])
def test_a_damaged_file_is_named_with_the_remedy(tmp_path: Path, text: bytes, sentence: str) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(text)
    with pytest.raises(ValueError, match=f"{path} cannot be read: .*{sentence}.*; (?:repair or remove it|get it with)"):
        read_json(path, {})
    with pytest.raises(ValueError, match="x.json cannot be read: .*; make it anew"):
        read_json(path, {}, "make it anew")


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text('\ufeff{"a": 1}', encoding="utf-8")
    assert read_json(path) == {"a": 1}


def test_toml(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    for text, sentence in (("a = ", "it is not valid TOML: Invalid value"), ("a = 1.5", "a is 1.5; it must be a whole"),
                           ("a = " + "[" * 5000, "nested too deeply")):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(ValueError, match=f"x.toml cannot be read: .*{sentence}"):
            read_toml(path, {"a": int})


def test_the_remedy_is_git_for_what_git_keeps_and_removal_for_what_a_run_left() -> None:
    assert str(damaged(paths.DATA / "x.csv", "so")) == (
        "data/x.csv cannot be read: so; restore it with `git checkout data/x.csv`")
    assert str(damaged(paths.RUNS / "x.csv", "so")) == "runs/x.csv cannot be read: so; repair or remove it"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"gone.json cannot be read: .*No such file"):
        read_json(tmp_path / "gone.json")

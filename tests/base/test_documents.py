"""Damaged files of JSON and TOML: one sentence that names the file, the place in it, and the remedy."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import NotRequired, TypedDict

import pytest

from polaris_lab.base import paths
from polaris_lab.base.documents import damaged, misfit, read_json, read_toml

HEAD = TypedDict("HEAD", {"kind": str, "rates": list[float], "note": NotRequired[str | None]})
SHAPE = TypedDict("SHAPE", {"device": HEAD, "rows": list[list]})
GOOD = {"device": {"kind": "gpu", "rates": [1, 2.5]}, "rows": [[1]]}


def altered(**changes: object) -> dict:
    return GOOD | {"device": GOOD["device"] | changes}


@pytest.mark.parametrize(("value", "sentence"), [
    (GOOD, ""), (altered(note=None), ""), (altered(note="x"), ""), (altered(more="x"), ""),
    ([], "Expected `object`, got `array`"),
    ({}, "Object missing required field `device`"),
    ({"device": {"kind": "gpu"}}, "Object missing required field `rates` - at `$.device`"),
    (altered(rates=[1, "2"]), "Expected `float`, got `str` - at `$.device.rates[1]`"),
    (altered(rates=[True]), "Expected `float`, got `bool` - at `$.device.rates[0]`"),
    (altered(kind=None), "Expected `str`, got `null` - at `$.device.kind`"),
    (altered(note=3), "Expected `str | null`, got `int` - at `$.device.note`"),
    (GOOD | {"rows": [3]}, "Expected `array`, got `int` - at `$.rows[0]`")])
def test_a_misfit_is_named_by_its_place(value: object, sentence: str) -> None:
    assert misfit(value, SHAPE) == sentence


def test_the_names_in_a_dict_are_part_of_the_place() -> None:
    assert misfit({"a": {"b": [1]}, "c": {"d": ["x"]}}, dict[str, dict[str, list[int]]]) == (
        "c: d: Expected `int`, got `str` - at `$[0]`")
    assert misfit([], dict[str, int]) == "Expected `object`, got `array`"


def test_a_file_is_returned_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(json.dumps(altered(more=float("nan"), rates=[1])))
    held = read_json(path, SHAPE)["device"]
    assert math.isnan(held["more"]) and type(held["rates"][0]) is int


@pytest.mark.parametrize(("text", "sentence"), [
    (b"", "it is not valid JSON"), (b"{", "it is not valid JSON"), (b"\xff\xfe{}", "'utf-8' codec"),
    (b"\0\0\0", "it is binary"), (b"[" * 100_000, "its lists are nested too deeply"),
    (b"version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "it is a pointer of Git LFS"),
    (b"{\n<<<<<<< HEAD\n", "line 2 is the mark of a merge conflict"),
    (b"[1]", "Expected `object`, got `array`")])
def test_a_damaged_file_is_named_with_the_remedy(tmp_path: Path, text: bytes, sentence: str) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(text)
    with pytest.raises(ValueError, match=f"{path} cannot be read: .*{sentence}.*; (?:repair or remove it|get it with)"):
        read_json(path, dict)
    with pytest.raises(ValueError, match="x.json cannot be read: .*; make it again"):
        read_json(path, dict, "make it again")


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text('\ufeff{"a": 1}', encoding="utf-8")
    assert read_json(path) == {"a": 1}


def test_toml(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    for text, sentence in (("a = ", "it is not valid TOML: Invalid value"), ("a = 1.5", "Expected `int`, got `float`"),
                           ("a = " + "[" * 5000, "nested too deeply")):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(ValueError, match=f"x.toml cannot be read: .*{sentence}"):
            read_toml(path, dict[str, int])


def test_the_remedy_is_git_for_what_git_keeps_and_removal_for_what_a_run_left() -> None:
    assert str(damaged(paths.DATA / "x.csv", "so")) == (
        "data/x.csv cannot be read: so; restore it with `git checkout data/x.csv`")
    assert str(damaged(paths.RUNS / "x.csv", "so")) == "runs/x.csv cannot be read: so; repair or remove it"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"gone.json cannot be read: .*No such file"):
        read_json(tmp_path / "gone.json")

"""An error of an argument carries its name, through a pickle too."""

from __future__ import annotations

import pickle

import pytest

from polaris_lab.base.errors import BadType, BadValue, unknown


@pytest.mark.parametrize("error", [
    BadValue("out", "out is read-only; give an array that can be written"),
    BadType("--size", "--size takes numbers"),
    unknown("kernel", "gemm_tield", ["gemm_tiled"]),
])
def test_an_argument_survives_the_way_from_another_process(error: BadValue | BadType) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), copy.argument, str(copy)) == (type(error), error.argument, str(error))
    assert isinstance(copy, ValueError if isinstance(error, BadValue) else TypeError)


def test_an_unknown_name_is_of_the_argument_that_had_it() -> None:
    assert unknown("card", "rx950", ["rx590"]).argument == "card"
    assert unknown("define of gemm_tiled", "TIEL", ["TILE"], "TIEL").argument == "TIEL"

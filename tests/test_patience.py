"""A test that reads a clock has some tries, and one that is wrong has them in vain."""

from __future__ import annotations

import patience
import pytest


@pytest.mark.parametrize(("right", "calls"), [(0, 1), (2, 3), (patience.TRIES, patience.TRIES)])
def test_what_is_right_once_is_right_and_what_never_is_fails(monkeypatch, right: int, calls: int) -> None:
    monkeypatch.setattr(patience, "PAUSE_S", 0)
    made = []

    @patience.patient
    def tried(n: int) -> None:
        made.append(n)
        assert len(made) > right

    if right < patience.TRIES:
        tried(1)
    else:
        with pytest.raises(AssertionError):
            tried(1)
    assert len(made) == calls


def test_another_error_is_not_tried_again() -> None:
    made = []

    @patience.patient
    def broken() -> None:
        made.append(1)
        raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        broken()
    assert made == [1]

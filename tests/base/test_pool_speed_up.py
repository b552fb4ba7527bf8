"""What more workers gain: the layout on paper, and the sentences that are made of a measurement."""

from __future__ import annotations

import pandas as pd
import pool_speed_up
import pytest


def test_a_worker_takes_the_next_piece_when_it_is_free() -> None:
    assert pool_speed_up.layout([1.0] * 6, 1) == 6
    assert pool_speed_up.layout([1.0] * 6, 2) == 3
    assert pool_speed_up.layout([1.0] * 6, 100) == 1
    assert pool_speed_up.layout([1.0, 1.0, 4.0], 2) == 5  # the longest comes last
    assert pool_speed_up.layout([1.0] * 6, 2, handing=0.5) == 4.5


def test_what_was_gained_is_said() -> None:
    rows = [{"device": "d", "workers": workers, "repeat": repeat, "pieces": 10, "seconds": seconds, "longest_s": 1.0,
             "pieces_s": 10.0} for repeat in range(3) for workers, seconds in ((1, 10.0), (2, 5.0 + 0.5 * repeat))]
    said = pool_speed_up.report(pd.DataFrame(rows), 200)
    assert "2 cores: 1.82 times as fast as one (1.67 to 2.00 in 3 turns, 10 pieces of 1.00 s)" in said
    assert "100 machines of one worker, on paper: 91 times for a sweep of 200 such pieces" in said
    assert "100 ms to hand over" in said  # two workers for 5.5 s did 10 s of work


def test_a_machine_at_work_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    monkeypatch.setattr(pool_speed_up.os, "getloadavg", lambda: (3.0, 3.0, 3.0))
    with pytest.raises(SystemExit):
        pool_speed_up.main([])
    assert "this machine is at work (load 3.0)" in capsys.readouterr().err

"""The correction of a simulated speed: its formula by hand, its set, and what is recorded of both."""

from __future__ import annotations

import math

import pytest
from refusals import refuses

from polaris_lab.base import recordings
from polaris_studies import forecast, record_forecast, validation


def test_the_formula_by_hand() -> None:
    found = record_forecast.correction([0.5, 2.0])
    half = 12.706204736 * (2 * math.log(2) ** 2) ** 0.5 * 1.5**0.5  # t of one degree of freedom, both sides 2.5 %
    assert found.n == 2 and found.ratio == pytest.approx(1) and found.spread == pytest.approx(math.log(2) * 2**0.5)
    assert found.low == pytest.approx(math.exp(-half)) and found.high == pytest.approx(math.exp(half))


@pytest.mark.parametrize("ratios", [[], [1.0], [1.0, 0.0], [1.0, math.nan]])
def test_too_few_ratios_are_refused(ratios: list[float]) -> None:
    with pytest.raises(ValueError, match="two or more, all above 0"):
        record_forecast.correction(ratios)


def test_a_forecast_stays_below_the_peak() -> None:
    found = forecast.corrected(1000.0, forecast.Correction(5, 0.9, 0.2, 0.5, 1.6), 1200.0).iloc[0]
    assert found.tolist() == [900, 500, 1200]


def test_the_set_is_clblas_on_the_nano() -> None:
    rows = recordings.recorded("validation", columns=validation.VALIDATION_COLUMNS)
    table = record_forecast.figures(rows)
    assert list(table.index) == ["FN-01", "FN-02", "FN-03", "FN-04", "FN-05"]
    assert table["library"].str.startswith("clBLAS").all()


def test_what_is_recorded_is_what_the_formula_gives() -> None:
    table = recordings.recorded(forecast.STUDY, forecast.COLUMNS)
    made = record_forecast.corrections(recordings.recorded("validation", columns=validation.VALIDATION_COLUMNS))
    assert forecast.by(table) == pytest.approx(forecast.by(made), rel=1e-6) and forecast.by(made).n == 5
    assert len(table) == 7
    with refuses("part"):
        forecast.by(table, "small")

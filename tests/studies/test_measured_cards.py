"""Measured cards compared with simulated ones: what is fitted, what validates, and CLBlast's winners in the ranking."""

from __future__ import annotations

import pandas as pd
import pytest

from polaris_lab.base.recordings import recorded
from polaris_lab.model.cards import card
from polaris_studies import clblast_winners, measured_cards, record_card_rates, record_clblast_winners


def test_what_is_fitted_is_three_bandwidths_of_one_card() -> None:
    table = measured_cards.clpeak()
    fitted = table.query("role == 'fitted'")
    assert set(fitted["card"]) == {"rx570"} and fitted["width"].tolist() == [1, 2, 4]
    assert set(table.query("role == 'Clover'")["card"]) == {"rx550"} and len(table) == 82
    assert set(table["card"]) <= {name for name in ("rx570", "r9_nano", "r9_380x", "rx550") if card(name)}


def test_the_constant_is_the_fit() -> None:
    assert card().dram_efficiency == pytest.approx(record_card_rates.fit_dram_efficiency(), abs=0.003)


def test_a_recorded_rate_is_what_the_study_gives_now() -> None:
    kept = recorded(measured_cards.STUDY, measured_cards.RATE_COLUMNS)
    assert len(kept) == len(measured_cards.clpeak())
    figures = measured_cards.clpeak().query("card == 'r9_380x' and width == 1 and test in ('read_bandwidth', 'int')")
    now = record_card_rates.simulate(figures).set_index("test")["value"]
    then = kept.query("device == 'r9_380x-simulated' and width == 1").set_index("test")["value"]
    assert now.to_dict() == pytest.approx(then[now.index].to_dict(), rel=1e-8)


def test_a_summary_by_hand() -> None:
    table = pd.DataFrame({"measured": [1.0, 2.0, 4.0], "simulated": [2.0, 2.0, 2.0], "low": [1.0, 1.0, 1.0],
                          "high": [2.0, 4.0, 2.0]})
    found = measured_cards.summary(table)
    assert (found["n"], found["error"], found["ratio"]) == (3, pytest.approx(0.5), pytest.approx(1))
    assert found["inside"] == pytest.approx(2 / 3) and found["width"] == pytest.approx(16 ** (1 / 3))


def test_a_cell_is_so_many_bytes() -> None:
    table = measured_cards.lattice()
    assert table.loc["LB-16", "share"] == pytest.approx(951 * 153 / 160e3)
    assert len(table) == 24 and table.loc["LB-10", "note"].startswith("as printed")


def test_each_change_was_kept_or_not() -> None:
    table = measured_cards.changes()
    assert set(table["kept"]) == {"was", "yes", "no"}
    assert table.iloc[0]["gemm"] > table[table["kept"] == "yes"].iloc[-1]["gemm"]


# -- CLBlast's winners

@pytest.mark.parametrize("kernel", record_clblast_winners.KERNELS)
def test_winners_of_amds_drivers_lie_in_the_space(kernel: str) -> None:
    tuned = record_clblast_winners.KERNELS[kernel]
    won = record_clblast_winners.winners().query("kernel == @kernel and driver == 'AMD'")
    assert len(won) >= 4
    for config in won["config"]:
        assert config.keys() == tuned.space.keys() and tuned.valid(config)
        assert all(value in tuned.space[name] for name, value in config.items())
    assert all(tuned.launch(each)[1] for each in record_clblast_winners.space(kernel))


def test_a_place_counts_ties_by_their_middle() -> None:
    rows = pd.DataFrame({"device": "d", "kernel": "k", "config": list("abcde"), "ms": [1, 2, 2, 2, 5],
                         "winner": [False, True, False, False, False]})
    (found,) = clblast_winners.places(rows).to_dict("records")
    assert (found["percentile"], found["tied"], found["times_best"]) == (0.5, 0.5, 2)
    assert clblast_winners.places(rows.assign(winner=list(rows["config"] == "a")))["percentile"].tolist() == [0]

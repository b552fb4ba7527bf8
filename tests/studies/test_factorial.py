"""Effects of switches, from times made with known effects and shared noise; incomplete designs are refused."""

from __future__ import annotations

import itertools

import numpy as np
import pandas as pd
import pytest
from refusals import refuses

from polaris_studies.factorial import effects

FACTORS = ("PAD", "PAIRS", "SCALAR")


def samples(time, rounds: int = 12, slow=lambda r: 1.0) -> pd.DataFrame:
    """Samples of every combination, `time(**levels)` ms each, times what round r is slowed by."""
    rows = []
    for levels in itertools.product((1, 0), repeat=len(FACTORS)):  # not in the order of the effects
        setting = dict(zip(FACTORS, levels, strict=True))
        config = " ".join(f"{name}={level}" for name, level in setting.items())
        rows += [{"device": "card", "m": 8, "n": 8, "k": 8, "config": config, "sample": r,
                  "device_ms": time(**setting) * slow(r)}
                 for r in range(rounds)]
    return pd.DataFrame(rows)


def test_each_effect_is_what_it_was_made() -> None:
    """PAIRS costs 2 without SCALAR and 6 with it: 12 ** 0.5 on average, and 3 is what the pair does."""
    table = effects(samples(lambda PAD, PAIRS, SCALAR: 5 * 1.1**PAD * 2**PAIRS * 0.7**SCALAR * 3 ** (PAIRS * SCALAR)))
    found = table.set_index("effect")["ratio"]
    assert list(found.index) == [
        "PAD", "PAIRS", "SCALAR", "PAD x PAIRS", "PAD x SCALAR", "PAIRS x SCALAR", "PAD x PAIRS x SCALAR"]
    expected = [1.1, 12**0.5, 0.7 * 3**0.5, 1, 1, 3, 1]
    assert found.to_numpy() == pytest.approx(expected)
    assert table["order"].tolist() == [1, 1, 1, 2, 2, 2, 3]


def test_the_contrasts_are_the_least_squares_of_the_whole_model() -> None:
    rng = np.random.default_rng(3)
    rows = samples(lambda **levels: float(rng.uniform(1, 9)), rounds=1)
    levels = rows["config"].str.findall(r"=(\d)").map(lambda found: [2 * int(level) - 1 for level in found])
    signs = np.array(levels.tolist())
    terms = [chosen for order in range(4) for chosen in itertools.combinations(range(3), order)]
    matrix = np.column_stack([np.prod(signs[:, chosen], axis=1) for chosen in terms])
    fitted = np.linalg.lstsq(matrix, np.log(rows["device_ms"]), rcond=None)[0]
    assert np.log(effects(rows)["ratio"]).to_numpy() == pytest.approx(
        [2 ** len(c) * b for c, b in zip(terms, fitted, strict=True)][1:])


def test_shares_are_of_the_sum_of_squares() -> None:
    share = effects(samples(lambda PAD, PAIRS, SCALAR: np.exp(3 * PAD + 4 * PAIRS))).set_index("effect")["share"]
    assert share[["PAD", "PAIRS"]].to_numpy() == pytest.approx([9 / 25, 16 / 25]) and share.sum() == pytest.approx(1)
    assert effects(samples(lambda **_: 1.0))["share"].isna().all()  # nothing to share


def test_a_slow_spell_cancels() -> None:
    def time(PAD, PAIRS, SCALAR):
        return 1.2**PAD
    rows = samples(time, slow=lambda r: 10.0 if r % 3 else 1.0)
    slowed = effects(rows.sample(frac=1, random_state=0))  # in whatever order the rows come
    pd.testing.assert_frame_equal(slowed.sort_values("effect", ignore_index=True)[["effect", "low", "high"]],
                                  effects(samples(time)).sort_values("effect",
                                                                     ignore_index=True)[["effect", "low", "high"]],
                                                                     atol=1e-9)


def test_the_interval_holds_the_effect_and_chance_alone_is_not_one() -> None:
    rng = np.random.default_rng(5)
    inside = []
    for _ in range(60):
        table = effects(samples(lambda PAD, PAIRS, SCALAR: 1.05**PAD, slow=lambda r: rng.lognormal(0, 0.1),
                                rounds=20).assign(
            device_ms=lambda rows: rows["device_ms"] * rng.lognormal(0, 0.05, len(rows))))
        true = np.where(table["effect"] == "PAD", 1.05, 1.0)
        inside += ((table["low"] <= true) & (true <= table["high"])).tolist()
    assert np.mean(inside) > 0.92


def test_rounds_that_are_not_complete_do_not_count() -> None:
    rows = samples(lambda **_: 1.0)
    assert effects(rows.drop(rows[(rows["sample"]
                                   == 11) & rows["config"].str.startswith("PAD=1 PAIRS=1")].index))["high"].max() == 1


@pytest.mark.parametrize("spoil", [lambda rows: rows[rows["config"] != "PAD=0 PAIRS=1 SCALAR=0"],
                                   lambda rows: rows.assign(config=rows["config"].str.replace("PAD=1", "PAD=2")),
                                   lambda rows: rows.assign(config="")])
def test_a_design_that_is_not_full_is_refused(spoil) -> None:
    with refuses("rows"):
        effects(spoil(samples(lambda **_: 1.0)))


def test_two_kernels_in_one_table_are_refused() -> None:
    rows = samples(lambda **_: 1.0)
    with refuses("rows"):
        effects(pd.concat([rows, rows]))

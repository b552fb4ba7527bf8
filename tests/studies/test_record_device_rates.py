"""The kernels whose speeds are compared with published rates: the products of a quantised matrix are right."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from polaris_lab.base.paths import KERNELS
from polaris_lab.lab import Lab
from polaris_studies import record_device_rates
from polaris_studies.record_device_rates import QUANTISED, TILE

TERMS = 256


def block(form: str, random: np.random.Generator) -> tuple[bytes, np.ndarray]:
    """Make the bytes of a random block, and its values, by llama.cpp's description of the forms."""
    d, least = random.uniform(0.5, 1, 2).astype(np.float16)
    if form == "q8_0":
        whole = random.integers(-128, 128, 32).astype(np.int8)
        return d.tobytes() + whole.tobytes(), float(d) * whole
    five = form[1] == "5"
    whole = random.integers(0, 32 if five else 16, 32)
    pairs = (whole[:16] & 15 | (whole[16:] & 15) << 4).astype(np.uint8).tobytes()
    fifth = np.packbits(whole >> 4 & 1, bitorder="little").tobytes() if five else b""
    if form.endswith("1"):
        return d.tobytes() + least.tobytes() + fifth + pairs, float(d) * whole + float(least)
    return d.tobytes() + fifth + pairs, float(d) * (whole - (16 if five else 8))


def blocks_of_256(random: np.random.Generator) -> tuple[bytes, np.ndarray]:
    """Make the bytes of a block of q2_K, and its values."""
    scales, pairs = random.integers(0, 256, 16, np.uint8), random.integers(0, 256, 64, np.uint8)
    d, least = random.uniform(0.5, 1, 2).astype(np.float16)
    twos = np.stack([pairs.reshape(2, 32) >> shift & 3 for shift in (0, 2, 4, 6)], 1).reshape(16, 16)
    values = float(d) * (scales & 15)[:, None] * twos - float(least) * (scales >> 4)[:, None]
    return np.concatenate([scales, pairs]).tobytes() + d.tobytes() + least.tobytes(), values.ravel()


@pytest.mark.parametrize("form", QUANTISED)
def test_a_product_of_a_quantised_matrix_is_right(lab: Lab, form: str) -> None:
    random = np.random.default_rng(5)
    made = [blocks_of_256(random) if form == "q2_K" else block(form, random)
            for _ in range(TILE * (1 if form == "q2_K" else TERMS // 32))]
    stored = np.frombuffer(b"".join(each for each, _ in made), np.uint16)
    assert stored.nbytes == TILE * TERMS * QUANTISED[form][1]
    left = np.concatenate([values for _, values in made]).reshape(TILE, TERMS)
    right = random.standard_normal((TILE, TERMS), np.float32)
    done = lab.launch(KERNELS / "probe" / "quantised_tile.cl", "quantised_tile", (256, 1), (256, 1),
                      [stored, right, np.zeros((TILE, TILE), np.float32), TILE, TERMS, TERMS],
                      options=[f"-DKIND={QUANTISED[form][0]}"])
    np.testing.assert_allclose(done.args[2], right @ left.T, atol=1e-5 * np.abs(right @ left.T).max())


def test_a_card_is_slower_by_a_longer_time_or_a_lower_rate() -> None:
    rates = pd.DataFrame({"what": ["q4_0", "copy", "ta_dword"], "unit": ["us", "GB/s", "times ta_dword"],
                          "published": [110.0, 400.0, 1.0], "low": [90.0, 300.0, 1.0],
                          "simulated": [100.0, 440.0, 1.0], "high": [105.0, 450.0, 1.0]})
    found = record_device_rates.compared(rates)
    assert found["slower"].tolist() == [1.1, 1.1] and found["inside"].tolist() == [False, True]


def test_loads_in_order_are_the_measure_of_the_others() -> None:
    counts = record_device_rates.published().query("program == 'perftest'").set_index("what")["value"]
    assert counts["ta_dword"] == 1 and counts.between(1, 8).all()

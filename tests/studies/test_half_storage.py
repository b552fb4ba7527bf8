"""Half storage: right within a bound that bites, on the device and on the simulated card, at sizes that fit nothing."""

from __future__ import annotations

import numpy as np
import pytest
from refusals import refuses

from polaris_lab.base import recordings
from polaris_lab.device.device_session import Session
from polaris_lab.lab import Lab
from polaris_sim.code import toolchain
from polaris_studies import half_storage, record_half_on_polaris
from polaris_studies.half_storage import FORMS, Form, Product

RNG = np.random.default_rng(3)


def drawn(m: int, n: int, k: int) -> tuple[np.ndarray, ...]:
    return tuple(RNG.standard_normal(shape, np.float32) for shape in ((m, k), (k, n), (n,)))


@pytest.mark.parametrize("shape", [(64, 64, 16), (3, 5, 1), (67, 70, 33), (130, 68, 40), (5, 200, 3)],
                         ids=lambda s: "x".join(map(str, s)))
@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_every_form_is_right_at_edges(unoptimised: Session, form: Form, shape: tuple) -> None:
    given = drawn(*shape)
    product = Product(unoptimised, form, *given)
    assert half_storage.prove(product, *given)[1] <= 1
    other = drawn(*shape)
    product.refill(*other)
    assert half_storage.prove(product, *other)[1] <= 1
    assert half_storage.prove(product, *given)[1] > 1, "other inputs' product must not pass"


@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize("epilogue", ["none", "fused", "pass"])
def test_the_bound_holds_and_a_small_fault_breaks_it(half: bool, epilogue: str) -> None:
    """In NumPy: sums of float32 in one order; then one dropped product of sixteen, and a bias left out."""
    form = Form(half, epilogue)
    a, b, bias = drawn(40, 30, 16)
    stored = [each.astype(form.dtype).astype(np.float32) for each in (a, b)]

    def share(x: np.ndarray, y: np.ndarray, added: np.ndarray) -> float:
        value = x @ y
        if epilogue == "pass":
            value = value.astype(form.dtype).astype(np.float32)
        value = (value if epilogue == "none" else np.maximum(value + added, 0)).astype(form.dtype)
        off = np.abs(value.astype(float) - half_storage.expected(a, b, bias, form))
        return float((off / half_storage.error_bound(a, b, bias, form)).max())

    assert share(*stored, bias) <= 1
    assert share(stored[0][:, 1:], stored[1][1:], bias) > 1
    assert epilogue == "none" or share(*stored, 0 * bias) > 1


def test_sums_in_half_break_the_bound(lab: Lab) -> None:
    """A changed copy runs in the kernel's place: here one that rounds its sums to half after each step along K."""
    text, step = half_storage.SOURCE.read_text(encoding="utf-8"), "sum[i] += As[step][4 * y + i] * b;"
    copy = text.replace(step, "{ uint2 kept; vstore_half4(sum[i] + As[step][4 * y + i] * b, 0, (half *)&kept); "
                              "sum[i] = vload_half4(0, (const half *)&kept); }")
    given = [np.abs(each) for each in drawn(64, 64, 64)]
    shares = [half_storage.prove(Product(lab.session, Form(True), *given, source=source), *given)[1]
              for source in (text, copy)]
    assert shares[0] < 1 < shares[1]


def test_storing_is_bounded_and_overflow_is_refused() -> None:
    values = np.concatenate([RNG.standard_normal(500), RNG.standard_normal(500) * 1e-6, [65504.0]]).astype(np.float32)
    off = np.abs(values.astype(np.float16).astype(np.float64) - values)
    assert (off <= half_storage.storage_error(values)).all()
    assert (off > half_storage.storage_error(values) / 3).any()
    with refuses("values", says="70000"):
        half_storage.storage_error(np.array([1.0, -7e4]))


def test_samples_are_rows_of_every_form(lab: Lab) -> None:
    rows = half_storage.samples(lab, [48], repeats=6)
    assert list(rows.columns) == recordings.COLUMNS and rows["ok"].all()
    assert set(rows["kernel"]) == {form.name for form in FORMS} and (rows["bound_fraction"] > 0).all()


def test_the_simulated_card_computes_it_with_fewer_bytes() -> None:
    table = record_half_on_polaris.on_polaris(64).set_index("form")
    assert (table["fraction"] <= 1).all() and (table["fraction"] > 0).all()
    assert table.loc["half", "dram_mb"] == table.loc["float", "dram_mb"] / 2
    assert table.loc["float", "converting"] == 0 < table.loc["half", "converting"]
    with pytest.raises(ValueError, match="a kernel more"):
        record_half_on_polaris.on_polaris(64, forms=[Form(True, "pass")])


def test_half2_is_two_instructions_for_gfx803() -> None:
    toolchain.find(toolchain.DEFAULT_COMPILER)
    mix = record_half_on_polaris.half2_mix()
    assert sum(mix.values()) >= 2 and not any(name.startswith("v_pk_") for name in mix)

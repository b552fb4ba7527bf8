"""The catalogue's little language: what it computes, and that nothing of Python gets through it."""

from __future__ import annotations

import pytest

from polaris_lab.model.size_expression import evaluate

NAMES = {"N": 33, "TILE": 16}


@pytest.mark.parametrize(("text", "value"), [
    (7, 7), ("7", 7), ("N", 33), ("N + 1", 34), ("N - 40", -7), ("2 * (N + TILE)", 98), ("N % TILE", 1),
    ("32 / TILE", 2),
    ("ceil(N / TILE)", 3), ("ceil(N / TILE) * TILE", 48), ("ceil((N + 15) / TILE)", 3), ("ceil(N)", 33),
    ("N / TILE * TILE", 33),  # division is exact: it rounds nowhere on the way
    ("N == 33", 1), ("N != 33", 0), ("TILE <= 16", 1), ("TILE < 16", 0), ("N >= TILE * 2", 1), ("N > 33", 0)])
def test_value(text, value) -> None:
    result = evaluate(text, NAMES)
    assert (result, type(result)) == (value, int)


@pytest.mark.parametrize("text", [
    "N.real", "().__class__", "__import__('os')", "abs(N)", "ceil", "ceil(N, 2)", "ceil(x=N)", "math.ceil(N)",
    "ceil(*[N])", "eval('1')", "(lambda: 1)()", "[1][0]", "{1: 2}", "N if N else 1", "N and 1", "not N", "-N", "+N",
    "~N",
    "N ** 2", "N // 2", "N << 1", "N | 1", "N @ N", "1 < N < 40", "N in N", "N is N", "'a'", "1.5", "1j", "True",
    "None",
    "...", "(N := 3)", "f'{N}'", "N[0]", "[n for n in N]", "await N", "yield N"])
def test_what_is_not_in_the_language_is_refused(text) -> None:
    with pytest.raises(ValueError, match="is not allowed|is not an expression|'ceil' is not one of"):
        evaluate(text, NAMES)


@pytest.mark.parametrize("text", ["", "N +", "1 2", "import os", "N = 3", "N; N", "(", "N\nN"])
def test_what_does_not_parse_is_refused(text) -> None:
    with pytest.raises(ValueError, match="is not an expression of"):
        evaluate(text, NAMES)


def test_an_unknown_name_is_told_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'M' is not one of N, TILE"):
        evaluate("M + 1", NAMES)


@pytest.mark.parametrize("text", ["N / 0", "N % (TILE - 16)"])
def test_division_by_zero(text) -> None:
    with pytest.raises(ValueError, match="divides by zero"):
        evaluate(text, NAMES)


def test_a_size_must_be_whole() -> None:
    with pytest.raises(ValueError, match=r"'N / TILE' is 33/16 .* use ceil"):
        evaluate("N / TILE", NAMES)

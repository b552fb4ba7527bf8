"""The API reference: every public name with its docstring, and its examples as code."""

from __future__ import annotations

import polaris_lab
import polaris_sim
from polaris_studies.report.api_page import api_text


def test_every_public_name_and_method_is_there_with_its_text() -> None:
    text = api_text()
    for short, package in (("pl", polaris_lab), ("sim", polaris_sim)):
        assert all(f"\n### {short}.{name}\n" in text for name in package.__all__)
    assert "\n### lab.gemm\n" in text and "`lab.gemm(A: Matrix, B: Matrix," in text and "### lab._" not in text
    assert text.count("```") % 2 == 0 and "```python\n>>> rows = pl.recorded(" in text

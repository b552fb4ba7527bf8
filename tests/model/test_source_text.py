"""Two sources are the same code where only comments and blanks part them, and not where a token does."""

from __future__ import annotations

import pytest

from polaris_lab.model.source_text import token_hash, without_comments

SOURCE = """// a banner
#ifndef TILE
#define TILE 16 /* columns */
#endif
kernel void f(global float *out) {
    out[get_global_id(0)] = 1.0e-3f + TILE; // store
}
"""


@pytest.mark.parametrize("same", [
    SOURCE.replace("// a banner\n", "/* another\n   banner */\n\n"), SOURCE.replace(" + ", "+"),
    SOURCE.replace("    out", "\tout"),
    SOURCE.replace("float *out", "float\n* out"), SOURCE.replace("define TILE 16", "define TILE \\\n 16"),
    SOURCE.rstrip()])
def test_comments_and_blanks_do_not_count(same: str) -> None:
    assert same != SOURCE and token_hash(same) == token_hash(SOURCE)


@pytest.mark.parametrize("other", [
    SOURCE.replace("1.0e-3f", "1.0e-4f"), SOURCE.replace("+ TILE", "- TILE"), SOURCE.replace("16", "1 6"),
    SOURCE.replace("#endif\n", "#endif // "),
    SOURCE.replace("TILE 16 ", "TILE\n16 ")])
def test_a_token_counts(other: str) -> None:
    assert token_hash(other) != token_hash(SOURCE)


@pytest.mark.parametrize(("one", "other"), [
    ("i++ + j;", "i + ++j;"), ("a - -b;", "a--b;"), ("a << b;", "a < < b;"), ("#define F(x) x\n", "#define F (x) x\n"),
    ('f("a//b");', 'f("a//c");'), ("x = -1;", "x =- 1;")])
def test_operators_and_strings_are_tokens(one: str, other: str) -> None:
    assert token_hash(one) == token_hash(f"  {one}  // said")
    assert (token_hash(one) == token_hash(other)) is (one == "x = -1;")


def test_lines_stay_where_they_are() -> None:
    assert not without_comments(SOURCE).splitlines()[0].strip() and without_comments(SOURCE).count(
        "\n"
    ) == SOURCE.count("\n")

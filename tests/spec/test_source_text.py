"""Two sources are the same code where only comments and blanks part them, and not where a token does."""

from __future__ import annotations

import pytest

from polaris_lab.base.paths import KERNELS
from polaris_lab.spec.source_text import is_deep, token_hash, without_comments

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


@pytest.mark.parametrize(("source", "deep"), [
    ("x = 1; " * 1000, False),
    ("x = 1;" * 8400, True),                                     # 25,200 without blanks and semicolons
    (f"x = {'1 + ' * 700}1;", False),                            # 1,403 without the blanks
    (f"x = {'1 + ' * 800}1;", True),
    (f"x = 1; // {'1 + ' * 800}", False),
    (f"#define ONE {'1 + ' * 800}1\nx = 1;", False),              # a macro that nothing uses
    (f"#define ONE {'1 + ' * 800}1\nx = ONE;", True),
    (f"#define TEN(x) {'(x) ' * 10}\n#define HUNDRED {'TEN(1) ' * 10}\nx = {'HUNDRED ' * 4};", False),
    (f"#define HUNDRED {'TEN(1) ' * 10}\n#define TEN(x) {'(x) ' * 10}\nx = {'HUNDRED ' * 5};", True),
])
def test_a_text_is_deep_by_its_longest_statement_and_its_length(source: str, deep: bool) -> None:
    assert is_deep(source) is deep


def test_no_small_kernel_of_the_lab_is_taken_for_deep() -> None:
    deep = {path.name for folder in ("examples", "lesson", "museum") for path in (KERNELS / folder).glob("*.cl")
            if is_deep(path.read_text(encoding="utf-8"))}
    assert not deep

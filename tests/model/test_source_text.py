"""Two sources are the same code where only comments and blanks part them, and not where a token does."""

from __future__ import annotations

from pathlib import Path

import pytest

from polaris_lab.base.paths import KERNELS
from polaris_lab.model.source_text import is_deep, token_hash, without_comments

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
    ("#define TWICE(x) x x\ny = " + "TWICE(" * 9 + "1" + ")" * 9 + ";", False),   # 512 characters
    ("#define TWICE(x) x x\ny = " + "TWICE(" * 11 + "1" + ")" * 11 + ";", True),
    ("#define TWICE(x) x x\n#define FOUR(x) TWICE(TWICE(x))\ny = " + "FOUR(" * 6 + "1" + ")" * 6 + ";", True),
    ("#define TWICE(x) x x\n#define OF(f, x) f(x)\ny = " + "OF(TWICE, " * 11 + "1" + ")" * 11 + ";", True),
    ("#define TWICE(...) __VA_ARGS__ __VA_ARGS__\n" + "TWICE(" * 13 + "x; y" + ")" * 13 + ";", True),
    ("#define ONCE(x) (x)\n" + "x = ONCE(1);" * 100, False),
    ("#define TWICE(x) x x\nx = 1 + (2 * (3 + (4)));", False),
])
def test_a_text_is_deep_by_its_longest_statement_and_its_length(source: str, deep: bool) -> None:
    assert is_deep(source) is deep


def test_what_a_source_includes_counts_as_if_it_stood_there(tmp_path: Path) -> None:
    options = [f"-I{tmp_path}"]
    (tmp_path / "near").mkdir()
    (tmp_path / "near/long.h").write_text("#define LONG " + "1 + " * 800 + "1\n")
    (tmp_path / "first.h").write_text('  #  include "near/second.h"\n')
    (tmp_path / "near/second.h").write_text('#include <long.h>  // from its own folder\n')
    assert is_deep('#include "first.h"\nx = LONG;', options) and not is_deep('#include "first.h"\nx = 1;', options)
    assert is_deep('/* long */ #include \\\n"near/long.h"\nx = LONG;', options)
    assert not is_deep('// #include "gone.h"\nx = 1;', options)


@pytest.mark.parametrize("line", ['#include "gone.h"', "#include HEADER", '#include "itself.h"', '#include "folder"',
                                  '#include "huge.h"', '#include "a\0"', '#include "twice_0.h"'])
def test_what_cannot_be_looked_at_may_be_deep(tmp_path: Path, line: str) -> None:
    (tmp_path / "itself.h").write_text('#include "itself.h"\n')
    (tmp_path / "folder").mkdir()
    (tmp_path / "huge.h").write_text(" " * (2**20 + 1))
    for each in range(40):  # 2^40 files
        (tmp_path / f"twice_{each}.h").write_text(f'#include "twice_{each + 1}.h"\n' * 2)
    (tmp_path / "twice_40.h").write_text("\n")
    assert is_deep(f"{line}\nx = 1;", [f"-I{tmp_path}"])


def test_macros_of_the_options_count() -> None:
    assert is_deep("x = ONE;", ["-DONE=" + "-+" * 800 + "1"]) and not is_deep("x = ONE;", ["-DONE=1", "-DTWO", "-w"])


def test_no_small_kernel_of_the_lab_is_taken_for_deep() -> None:
    deep = {path.name for folder in ("examples", "lesson", "museum") for path in (KERNELS / folder).glob("*.cl")
            if is_deep(path.read_text(encoding="utf-8"))}
    assert not deep

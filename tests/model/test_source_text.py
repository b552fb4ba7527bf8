"""Two sources are the same code where only comments and blanks part them, and not where a token does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from refusals import refuses

from polaris_lab.base import paths
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import KernelSpec, Pass
from polaris_lab.model.source_text import token_hash, with_included, without_comments

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


@pytest.mark.parametrize(("one", "other"), [
    ("// a backslash \\\nx = 1;\ny = 2;", "// a backslash\nx = 1;\ny = 2;"), ("// \\ \nx = 1;", "//\nx = 1;"),
    ("a = '\"'; // x\nb; c = '\"';", "a = '\"'; b; c = '\"';  d;"),
    ("a = '\"' /* '\"' */; b = 1;", "a = '\"' /* '\"' */; b = 2;"),
    ("// what??/\nx = 1;", "// what\nx = 1;"), ("%:define X 1\nY", "%:define X 1 Y"),
    ("x = __LINE__;", "\nx = __LINE__;"),
    ('f("a  b");', 'f("a b");'), ("#define S(x) #x\nS(a+b)", "#define S(x) #x\nS(a + b)"),
    ("don't /* x\ny; */", "don't /* x\nz; */"),
    ("/\\\n/ x = 1;", "/ / x = 1;"), ("a\\\nb = 1;", "a b = 1;"), ("#define X 1\x0bY", "#define X 1\nY"),
    ("/* open", "/* shut")])
def test_no_code_is_hidden_from_the_hash(one: str, other: str) -> None:
    assert token_hash(one) != token_hash(other)


def test_what_a_comment_hides_does_not_count() -> None:
    assert token_hash("// a \\\nx = 1;\ny;") == token_hash("y;")
    assert token_hash("a = '\"'; // b") == token_hash("a='\"';")
    assert not without_comments("// a \\\nx = 1;").strip() and without_comments("c = '\"'; // d") == "c = '\"';     "


def test_what_was_recorded_of_each_kernel_is_still_found() -> None:
    """Proofs, tuned times and recordings name a kernel's hash: a change of the hash would lose them."""
    specs = catalogue()
    proofs = json.loads((paths.DATA / "proved.json").read_text(encoding="utf-8"))
    assert {name for table in proofs.values() for name, proof in table.items()
            if proof["code"] != specs[name].code_hash()} == set()
    tuned = [json.loads(path.read_text(encoding="utf-8")) for path in (paths.DATA / "tuned").glob("*/portfolio.json")]
    sources = [item for each in tuned for part in each.values() if isinstance(part, dict)
               for item in part.get("sources", {}).items()]
    assert sources and {name for name, source in sources if source != specs[name].source_hash()} == set()


def spec_of(path: Path) -> KernelSpec:
    return KernelSpec(path.stem, path, "gemm", (Pass("f", (1, 1), (1, 1)),))


def test_an_included_file_is_part_of_the_code(tmp_path: Path) -> None:
    (tmp_path / "mine.cl").write_text('#include "deep/x.h"\nkernel void f() { X; }')
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep/x.h").write_text('#  include /* its own */ "y.h"\n#include <z.h>\n#include "x.h"\n')
    (tmp_path / "deep/y.h").write_text("#define X 1\n")
    spec = spec_of(tmp_path / "mine.cl")
    known = {(spec.source_hash(), spec.code_hash(), spec.text_hash())}
    for name, text in (("deep/y.h", "#define X 2\n"), ("z.h", "#define Z 1\n"), ("deep/x.h", '#include "y.h"\n')):
        (tmp_path / name).write_text(text)
        known.add((spec.source_hash(), spec.code_hash(), spec.text_hash()))
    assert len(known) == len({each for hashes in known for each in hashes}) / 3 == 4
    assert with_included("kernel void f() { }", [tmp_path]) == "kernel void f() { }"


def test_what_cannot_be_included_is_refused(tmp_path: Path) -> None:
    with refuses("file", says="NAME"):
        with_included("#define NAME <x.h>\n#include NAME\n", [tmp_path])
    (tmp_path / "x.h").mkdir()
    with refuses("file", says="x.h"):
        with_included('#include "x.h"', [tmp_path])
    assert with_included('#include "gone.h"', [tmp_path]) == '#include "gone.h"'  # the compiler says so

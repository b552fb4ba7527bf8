"""The catalogue: what each table means, what is wrong with a broken one, and kernels of one's own."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from refusals import refuses

from polaris_lab.base import memoize, paths
from polaris_lab.model.kernel_catalogue import catalogue, kernel, require, resolve
from polaris_lab.model.kernel_spec import GATES
from polaris_lab.model.launch_plan import plan_launches
from polaris_lab.model.problem import Gemm, Transpose
from polaris_lab.verify.problems import cases, random_problem

GOOD = """
[mine]
file = "mine.cl"
signature = "gemm"
description = "one of one's own"
defines = { TILE = [16, 8], WIDE = [1, 2] }
constraints = ["TILE * WIDE <= 16"]
global = ["ceil(N / TILE) * TILE", "ceil(M / TILE) * TILE"]
local = ["TILE", "TILE"]
"""
BUG = '\n[mine.bug]\nrepaired = "r"\nsymptom = "s"\nfound = "f"\ncause = "c"\nfix = "x"\nlesson = "l"\n'


@pytest.fixture
def write(tmp_path: Path):
    """Write a catalogue: the good table with some of its lines replaced, and something after it."""
    (tmp_path / "mine.cl").write_text("kernel void mine() {}\n", encoding="utf-8")

    def write(old: str = "", new: str = "", after: str = "") -> Path:
        assert not old or GOOD.count(old) == 1
        path = tmp_path / "catalogue.toml"
        path.write_text((GOOD.replace(old, new) if old else GOOD) + after, encoding="utf-8")
        return path

    return write


def test_a_table_becomes_a_kernel(write) -> None:
    spec = catalogue(write())["mine"]
    assert (spec.name, spec.function, spec.signature, spec.b_layout, spec.museum) == ("mine", "mine", "gemm", "n",
                                                                                      False)
    assert spec.defines == {"TILE": (16, 8), "WIDE": (1, 2)}
    assert spec.options() == ("-cl-std=CL1.1", "-DTILE=16", "-DWIDE=1")
    assert spec.options({"TILE": 8, "WIDE": 2}) == ("-cl-std=CL1.1", "-DTILE=8", "-DWIDE=2")
    assert spec.bind(Gemm(17, 40, 5)).passes[0][1:] == ((48, 32), (16, 16))
    assert spec.bind(Gemm(17, 40, 5), {"TILE": 8}).passes[0][1:] == ((40, 24), (8, 8))
    assert spec.bind(Gemm(0, 40, 5)).passes[0].global_size == (48, 0)


def test_a_museum_table_has_its_gate_and_bug(write) -> None:
    spec = catalogue(write("signature", 'gate = "race"\nsignature', BUG))["mine"]
    assert (spec.museum, spec.gate, spec.bug["lesson"]) == (True, "race", "l")


@pytest.mark.parametrize(("old", "new", "sentence"), [
    # each key left out
    ('file = "mine.cl"\n', "", "lacks file"),
    ('signature = "gemm"\n', "", "lacks signature"),
    ('description = "one of one\'s own"\n', "", "lacks description"),
    ('local = ["TILE", "TILE"]\n', "", "lacks local"),
    ('global = ["ceil(N / TILE) * TILE", "ceil(M / TILE) * TILE"]\n', "", "lacks global"),
    # each key of another kind
    ('file = "mine.cl"', "file = 3", "file is 3; it must be text"),
    ('signature = "gemm"', 'signature = ["gemm"]', "signature is .*; it must be text"),
    ('description = "one of one\'s own"', "description = 1.5", "description is 1.5; it must be text"),
    ("signature", "function = 4\nsignature", "function is 4; it must be text"),
    ("signature", "b_layout = 1\nsignature", "b_layout is 1; it must be text"),
    ("signature", "reorders = 1\nsignature", "reorders is 1; it must be true or false"),
    ("signature", "gate = true\nsignature", "gate is True; it must be text"),
    ('local = ["TILE", "TILE"]', 'local = "TILE"', "local is 'TILE'; it must be a list"),
    ('global = ["ceil(N / TILE) * TILE", "ceil(M / TILE) * TILE"]', "global = 64", "global is 64; it must be a list"),
    ('["TILE * WIDE <= 16"]', '"TILE < 9"', "constraints is 'TILE < 9'; it must be a list"),
    ("{ TILE = [16, 8], WIDE = [1, 2] }", '["TILE"]', "defines is .*; it must be a table"),
    ("signature", 'bug = "bad"\nsignature', "bug is 'bad'; it must be a table"),
    # each key with a value that is not there or not allowed
    ('"mine.cl"', '"gone.cl"', "its file 'gone.cl' is not there"),
    ('"gemm"', '"gemv"', "signature 'gemv' is not known: did you mean gemm"),
    ("signature", 'b_layout = "x"\nsignature', "b_layout is 'x'; it must be 'n' or 't'"),
    ("signature", 'gate = "oops"\nsignature', "gate 'oops' is not known: did you mean oob"),
    ("signature", 'gate = "oob"\nsignature', "a museum kernel has a gate and a bug with cause, fix"),
    ("signature", "bug = { cause = 'c' }\nsignature", "a museum kernel has a gate and a bug"),
    ("signature", "gloabl = 1\nsignature", "key 'gloabl' is not known: did you mean global"),
    ("[16, 8]", "16", "each define is a list of whole numbers, the default first"),
    ("[16, 8]", "[]", "each define is a list of whole numbers"),
    ("[16, 8]", '["16"]', "each define is a list of whole numbers"),
    ("[16, 8]", "[16.0]", "each define is a list of whole numbers"),
    ('"TILE * WIDE <= 16"', '"TILE * WIDE > 16"', "mine needs TILE . WIDE > 16, which .* does not fulfil"),
    ('"TILE * WIDE <= 16"', '"TILE ** 2 < 99"', "'TILE . 2' is not allowed|'TILE .. 2' is not allowed"),
    ('"ceil(M / TILE) * TILE"', '"ceil(rows / TILE) * TILE"', "'rows' is not one of TILE, WIDE, M, N, K"),
    ('"ceil(M / TILE) * TILE"', '"M / TILE"', "which is not whole; use ceil"),
    ('"ceil(M / TILE) * TILE"', '"M.__class__"', "is not allowed"),
    (', "ceil(M / TILE) * TILE"', "", "as many in both"),
    ('local = ["TILE", "TILE"]', 'local = ["TILE", 0]', "local above 0"),
    ('"ceil(M / TILE) * TILE"', "0", r"global of mine is \[16, 0\], and each must be from 1 to"),
    ('"ceil(M / TILE) * TILE"', '"TILE - 2 * TILE"', r"global of mine is \[16, -16\], and each must"),
    ('"ceil(M / TILE) * TILE"', "9223372036854775808", r"global of mine is \[16, 9223372036854775808\], and"),
    ('"ceil(M / TILE) * TILE"', f'"{" + ".join(["M"] * 5000)}"', "of 19997 characters is too long; an expression has"),
    ('"ceil(M / TILE) * TILE"', f'"{"(" * 400}M{")" * 400}"', "is not an expression"),
    ("[16, 8]", "[-16, 8]", "above 0|is no multiple|each must be from 1"),
    ("signature", 'gate = "oob"\nalloc_factor = 9223372036854775807\nsignature', "gate and a bug|from 1 to 64"),
    ("[mine]", '[mine]\nscratch = { pack = "0 - 1" }', "scratch of -1 elements"),
    ('"ceil(M / TILE) * TILE"', '"M"', r"global \(16, 3\) is no multiple of local \(16, 16\)"),
])
def test_what_is_wrong_with_a_table_is_said(write, old, new, sentence) -> None:
    with pytest.raises(ValueError, match=rf"catalogue.toml, table \[mine\]: .*{sentence}"):
        catalogue(write(old, new))


def test_each_word_of_a_bug_must_be_there(write) -> None:
    for line in BUG.strip().splitlines()[1:]:
        path = write("signature", 'gate = "oob"\nsignature', BUG.replace(line + "\n", ""))
        with pytest.raises(ValueError, match="a gate and a bug with cause, fix, found, lesson, repaired, symptom"):
            catalogue(path)


def test_a_catalogue_that_is_no_catalogue(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.toml"
    with pytest.raises(ValueError, match="the catalogue cannot be read: .*catalogue.toml"):
        catalogue(path)
    path.write_text("[mine\n", encoding="utf-8")
    with pytest.raises(ValueError, match="catalogue.toml cannot be read: it is not valid TOML: .*line 1"):
        catalogue(path)
    path.write_bytes(b"[mine]\nfile = '\xff'\n")
    with pytest.raises(ValueError, match="catalogue.toml cannot be read: 'utf-8' codec"):
        catalogue(path)
    path.write_text("mine = 3\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"table \[mine\]: is not a table"):
        catalogue(path)


def test_a_saved_catalogue_is_read_again(write) -> None:
    path = write()
    assert catalogue(path)["mine"].description == "one of one's own"
    write("one of one's own", "another")
    assert catalogue(path)["mine"].description == "another"


def test_the_catalogue_cannot_be_changed_by_its_reader() -> None:
    catalogue().clear()
    assert "gemm_naive" in catalogue()


def test_the_real_catalogue_holds_every_kernel_file_and_no_other() -> None:
    folders = "gemm", "attention", "transpose", "museum"
    files = {path for folder in folders for path in (paths.KERNELS / folder).glob("*.cl")}
    assert {spec.file for spec in catalogue().values()} == files
    for name, spec in catalogue().items():
        # tables may share a file
        assert spec.name == name and spec.file.stem in [each.function for each in spec.passes]
        # a museum table whose fault is the launch, or a switch, shares the file of the kernel that it launches
        assert spec.museum == (spec.file.parent.name == "museum" or spec.gate == "dispatch" or "FAULT" in spec.defines)
        assert not spec.museum or spec.bug["repaired"] in catalogue()


def test_the_design_s_kernels_are_there() -> None:
    good = {name for name, spec in catalogue().items() if not spec.museum}
    assert good >= {"gemm_naive", "gemm_naive_row0", "gemm_tiled", "gemm_tiled_2x2", "gemm_tiled_2x2_oldloop",
                    "transpose"}
    museum = {name: spec.gate for name, spec in catalogue().items() if spec.museum}
    assert museum.items() >= {("gemm_tiled_2x2_oob", "oob"), ("gemm_tiled_2x2_oob_newloop", "oob")}
    assert set(museum.values()) <= set(GATES)


SWITCHES = "#ifdef ASYNC_COPY", "#ifdef WGMMA"


def _seen(code: str, given: bool) -> Iterator[str]:
    """Yield the lines that a compiler sees where SWITCHES are given, or where they are not; other conditions stay."""
    inside: list[bool | None] = []   # of each open condition whether its lines are seen; None of another
    for line in code.splitlines():
        word, switched = line.strip(), bool(inside) and inside[-1] is not None
        if word.startswith("#if"):
            inside.append(given if word in SWITCHES else None)
            switched = inside[-1] is not None
        elif word == "#else" and switched:
            inside[-1] = not inside[-1]
        elif word == "#endif":
            inside.pop()
        if False not in inside and not (switched and word in (*SWITCHES, "#else", "#endif")):
            yield line


@pytest.mark.parametrize("name", catalogue())
def test_every_tunable_has_its_default_in_the_source_and_the_banner_says_what_it_needs(name: str) -> None:
    spec = catalogue()[name]
    text = spec.source()
    # tables that share a file differ in defaults
    alone = sum(other.file == spec.file for other in catalogue().values()) == 1
    for define, values in spec.defines.items():
        default = re.search(rf"^#ifndef {define}\n#define {define} (\w+)\b", text, re.MULTILINE)
        if define in spec.run_time:
            assert default and default[1] == define.lower() and f"int {default[1]})" in text
        else:
            assert default and (int(default[1]) == values[0] or not alone)
    for word in ("idea", "LDS", "needs"):
        assert word in text.split("*/")[0]
    # one idea, that can be read at once: its code without the banner, the comments and the defaults, which grow with
    # the tunables, as one compiler sees it: with SWITCHES or without, whichever is longer; two are too long until
    # their times are measured again, since they hold for these very tokens, gemm_tensor has two ways of storing, and
    # in attention_tensor two warps share long rows; attention_halves packs, names the registers of its sums, and
    # computes a few rows again
    code = re.sub(r"^#ifndef (\w+)\n#define \1 .*\n#endif\n", "", text.split("*/", 1)[1], flags=re.MULTILINE)
    code = re.sub(r"/\*.*?\*/", "", code, flags=re.DOTALL)
    longest = max(sum(bool(line.strip()) for line in _seen(code, given)) for given in (True, False))
    most = {"gemm_staged": 162, "gemm_blocked": 153, "gemm_tensor": 169, "gemm_tensor_turned": 169,
            "attention_tensor": 174, "attention_halves": 245}.get(name, 150)
    assert 20 <= len(text.splitlines()) and longest <= most


def test_config_refuses_what_is_not_allowed() -> None:
    spec = catalogue()["gemm_tiled"]
    with refuses("TIEL", says="TILE"):
        spec.options({"TIEL": 8})
    with refuses("TILE"):
        spec.options({"TILE": 12})


def test_config_must_fulfil_the_constraints(write) -> None:
    with refuses("config", says="TILE * WIDE <= 16"):
        catalogue(write())["mine"].options({"WIDE": 2})


def test_a_kernel_of_one_s_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.cl"
    path.write_text("kernel void other() {}", encoding="utf-8")
    spec = kernel(path, function="other", local=(8, 4), block=(32, 16), defines={"DEPTH": 5}, b_layout="t")
    assert (spec.name, spec.function, spec.b_layout, spec.museum) == ("mine", "other", "t", False)
    assert spec.options() == ("-cl-std=CL1.2", "-DDEPTH=5")
    # two blocks of columns along dimension 0, two of rows
    assert spec.bind(Gemm(17, 40, 9)).passes[0][1:] == ((16, 8), (8, 4))
    assert kernel(path, local=(8, 4)).bind(Gemm(17, 40, 9)).passes[0][1:] == ((40, 20), (8, 4))  # as many outputs
    named = kernel(path, local=("SIDE", "SIDE"), defines={"SIDE": [8, 16]})
    assert [named.bind(Gemm(17, 40, 9), {"SIDE": side}).passes[0][1:] for side in (8, 16)] == [
        ((40, 24), (8, 8)), ((48, 32), (16, 16))]
    assert kernel(path).function == "other"  # the only one there
    path.write_text("kernel void other() {}\nkernel void another() {}", encoding="utf-8")
    assert kernel(path).function == "mine"
    turn = kernel(path, signature="transpose")
    assert turn.bind(Transpose(17, 40)).passes[0][1:] == ((48, 32), (16, 16))
    assert len(spec.source_hash()) == 64 and spec.source_hash() == kernel(path).source_hash()
    path.write_text("kernel void other(int n) {}", encoding="utf-8")
    assert spec.source() == "kernel void other(int n) {}"


def test_a_source_is_read_again_when_the_file_changed_in_any_way(tmp_path: Path, monkeypatch) -> None:
    path, read = tmp_path / "mine.cl", []
    path.write_text("kernel void a() {}")
    spec, real = kernel(path), Path.read_text
    monkeypatch.setattr(Path, "read_text", lambda self, **how: read.append(self) or real(self, **how))
    # it may still be changing
    assert [spec.source() for _ in range(3)] == ["kernel void a() {}"] * 3 and len(read) == 3
    monkeypatch.setattr(memoize, "SETTLED_NS", -10**12)
    assert [spec.source() for _ in range(3)] == ["kernel void a() {}"] * 3 and len(read) == 4
    stamp = path.stat()
    path.write_text("kernel void b() {}")  # of the same length, and given the same times
    os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert spec.source() == "kernel void b() {}"


def test_what_a_spec_answers_belongs_to_the_caller() -> None:
    spec, problem = catalogue()["gemm_cpu"], Gemm(300, 40, 50)
    right = spec.config()
    spec.config().clear()
    assert spec.config() == right
    bound = spec.bind(problem)  # one cached object, so callers must not change it
    assert bound is spec.bind(problem) and bound.scratch == {"PA": 15000, "PB": 3200}
    for shared in (bound.scratch, bound.config):
        with pytest.raises(AttributeError):
            shared.clear()
    assert spec.bind(problem).passes != spec.bind(Gemm(30, 40, 50)).passes
    assert spec.bind(problem, {"A_PANELS": 16}).passes != spec.bind(problem, {"A_PANELS": 8}).passes
    assert replace(spec, needs=("N % 16 == 0",)).unmet(problem) and not spec.unmet(problem)


def test_a_true_define_is_1_whichever_is_asked_first() -> None:
    spec = catalogue()["gemm_tile20_optimized"]
    assert spec.options({"PAD": True, "PAIRS": 0}) == spec.options({"PAD": 1, "PAIRS": False})
    assert "True" not in " ".join(spec.options({"PAD": True}))
    with refuses("PAD"):
        spec.config({"PAD": [1]})


@pytest.mark.parametrize(("arguments", "argument"), [
    ({"file": "gone.cl"}, "file"),
    ({"signature": "gemv"}, "signature"),
    ({"b_layout": "r"}, "b_layout"),
    ({"local": (16,)}, "local"),
    ({"local": 16}, "local"),
    ({"local": (16, 0)}, "local"),
    ({"block": (32, 1.5)}, "block"),
    ({"local": ("SIDE", 8)}, "local"),
])
def test_a_bad_kernel_of_one_s_own_is_refused(tmp_path: Path, arguments: dict[str, Any], argument: str) -> None:
    path = tmp_path / "mine.cl"
    path.write_text("kernel void mine() {}", encoding="utf-8")
    with refuses(argument):
        kernel(**({"file": path} | arguments))


def test_a_source_that_has_gone_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.cl"
    path.write_text("kernel void mine() {}", encoding="utf-8")
    spec = kernel(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match="the source of kernel 'mine' cannot be read"):
        spec.source()
    path.unlink()
    with pytest.raises(ValueError, match="the source of kernel 'mine' cannot be read: .*No such file"):
        spec.source()


def test_resolve() -> None:
    spec = catalogue()["gemm_tiled"]
    assert resolve("gemm_tiled") == spec and resolve(spec) is spec
    with refuses("kernel", says="gemm_tiled"):
        resolve("gemm_tield")
    with refuses("kernel", TypeError):
        resolve(3)


def test_the_catalogue_is_plain_toml() -> None:
    assert list(tomllib.loads((paths.KERNELS / "catalogue.toml").read_text())) == list(catalogue())


def test_a_variant_fixes_defines_under_a_name_of_its_own() -> None:
    small = catalogue()["gemm_tiled"].variant("small", TILE=8)
    assert (small.name, small.function, small.config()) == ("gemm_tiled small", "gemm_tiled", {"TILE": 8})
    assert small.bind(Gemm(20, 20, 20)).passes[0][1:] == ((24, 24), (8, 8))
    assert catalogue()["gemm_tiled"].config() == {"TILE": 16}
    with refuses("TILE"):
        catalogue()["gemm_tiled"].variant("odd", TILE=9)


def test_a_need_with_defines_says_what_a_size_must_be_a_multiple_of() -> None:
    spec = replace(catalogue()["gemm_tiled"], needs=("TILE / 8 * (TILE - 15) * ldb % 8 == 0",))
    other = replace(spec, needs=("(TILE - 14) * (TILE - 15) * ldb % 8 == 0",))
    said = "and TILE is 16, ldb is 10"
    assert spec.unmet(Gemm(3, 8, 5, ldb=10)) == f"{spec.needs[0]}, {said}"
    assert other.unmet(Gemm(3, 8, 5, ldb=10)) == f"{other.needs[0]}, {said}: ldb must be a multiple of 4"
    assert other.unmet(Gemm(3, 8, 5, ldb=12)) is None


NEEDY = replace(catalogue()["gemm_tiled"], needs=("N % 4 == 0", "ldb * (TILE / 8) % 8 == 0"))


@pytest.mark.parametrize(("problem", "unmet"), [
    (Gemm(3, 8, 5), None), (Gemm(3, 6, 5), "N % 4 == 0, and N is 6"),
    (Gemm(0, 0, 0), "ldb * (TILE / 8) % 8 == 0, and TILE is 16, ldb is 1"),
    (Gemm(3, 8, 5, ldb=10), "ldb * (TILE / 8) % 8 == 0, and TILE is 16, ldb is 10"), (Gemm(3, 8, 5, ldb=12), None),
    # stored 8 x 5, but the kernel sees the turned copy's pitch of 8
    (Gemm(3, 8, 5, trans_b=True), None),
    (Gemm(3, 8, 5, trans_b=True, ldb=7), None)])
def test_needs_are_those_of_the_operands_as_the_kernel_sees_them(problem: Gemm, unmet: str | None) -> None:
    assert NEEDY.unmet(problem) == unmet


def test_what_is_outside_a_kernels_needs_is_refused_with_one_that_fits() -> None:
    require(NEEDY.bind(Gemm(3, 8, 5)))
    with refuses("kernel", says="gemm_tiled_32 takes 3 x 6 x 5"):
        require(NEEDY.bind(Gemm(3, 6, 5)))


def test_random_problems_are_drawn_inside_the_needs() -> None:
    drawn = [random_problem(np.random.default_rng(seed), NEEDY) for seed in range(200)]
    assert all(NEEDY.unmet(problem) is None for problem in drawn)
    assert len({(p.m, p.n, p.k, p.trans) for p in drawn}) > 150 and {p.trans for p in drawn} == {"nn", "nt", "tn", "tt"}
    assert all(NEEDY.unmet(problem) is None for problem in cases(NEEDY)) and len(cases(NEEDY)) > 30
    with refuses("problem"):
        cases(replace(NEEDY, needs=("N == 1", "N == 2")))


@pytest.mark.parametrize(("line", "said"), [
    ("needs = [4]", "needs holds 4; each is one comparison"),
    ('needs = ["N % 4"]', "needs holds 'N % 4'; each is one comparison"),
    ('constraints = ["1"]', "constraints holds '1'"), ('needs = ["Q == 4"]', "'Q' is not one of"),
    ("alloc_factor = 2", "only a museum kernel has one"),
    ('needs = "N == 4"', "needs is 'N == 4'; it must be a list")])
def test_a_need_that_is_no_comparison_is_refused_with_its_table(tmp_path: Path, line: str, said: str) -> None:
    (tmp_path / "k.cl").write_text("kernel void k() {}")
    (tmp_path / "catalogue.toml").write_text(
        '[k]\nfile = "k.cl"\nsignature = "gemm"\ndescription = "d"\nglobal = [16]\nlocal = [16]\n' + line
    )
    with pytest.raises(ValueError, match=r"catalogue.toml, table \[k\]: .*" + re.escape(said)):
        catalogue(tmp_path / "catalogue.toml")


# -- kernels that read operands as they are stored

@pytest.mark.parametrize(("trans_a", "trans_b"), [(False, False), (True, False), (False, True), (True, True)])
def test_the_problem_sets_the_orientation(trans_a: bool, trans_b: bool) -> None:
    spec, problem = catalogue()["gemm_thin"], Gemm(5, 600, 7, trans_a=trans_a, trans_b=trans_b)
    for config in (None, {"VECTOR": 1, "TRANS_A": 0}, {"TRANS_A": 1, "TRANS_B": 1}):
        bound = spec.bind(problem, config)
        assert {f"-DTRANS_A={trans_a:d}", f"-DTRANS_B={trans_b:d}"} <= set(bound.options)
        assert not any(bound.transposes.values())
        assert [launch.function for launch in plan_launches(bound).launches] == ["gemm_thin"]
    assert (spec.bind(problem).problem.lda, spec.bind(problem).unmet) == (5 if trans_a else 7, None)


def test_only_the_orientation_is_no_tunable() -> None:
    spec, other = catalogue()["gemm_thin"], catalogue()["gemm_tiled_rect"]
    assert spec.oriented and set(spec.defines) - set(spec.tunables) == {"TRANS_A", "TRANS_B"}
    assert not other.oriented and other.tunables == other.defines


def test_a_fixed_kernel_still_takes_any_orientation() -> None:
    fixed = catalogue()["gemm_thin"].fixed({"THIN": 4, "TRANS_A": 0})
    assert fixed.config()["THIN"] == 4 and fixed.defines["THIN"] == (4,)
    assert fixed.bind(Gemm(5, 6, 7, trans_a=True)).config["TRANS_A"] == 1
    with refuses("THIN"):
        fixed.config({"THIN": 8})


def test_a_need_may_name_the_orientation() -> None:
    spec = catalogue()["gemm_thin"]
    assert spec.unmet(Gemm(1, 30, 8), {"VECTOR": 4}) and not spec.unmet(Gemm(1, 30, 8, trans_b=True), {"VECTOR": 4})


def test_kernels_of_one_s_own_never_share_a_name(tmp_path: Path) -> None:
    """Rows, passes and tuned times go by the name: three files that define one function are three kernels."""
    def write(name: str, *functions: str) -> Path:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("".join(f"kernel void {function}() {{ }}\n" for function in functions))
        return path

    right, other, third = (write(name, "gemm_right") for name in ("a.cl", "b.cl", "new/a.cl"))
    assert [kernel(path).name for path in (right, other, third, right)] == ["a", "b", "a of new", "a"]
    small = kernel(right, local=(8, 8))
    assert small.name == "a local=8x8 block=8x8" == kernel(right, local=[8, 8], block=(8, 8)).name
    assert kernel(right, defines={"WIDE": 4}).name == "a WIDE=4" and kernel(right).name == "a"
    assert kernel(right, b_layout="t").name == "a b_layout=t"
    two = write("two.cl", "two", "more")
    assert [kernel(two, function).name for function in (None, "more", "two")] == ["two", "two.cl:more", "two"]
    assert kernel(write("gemm_tiled.cl", "gemm_tiled")).name == "gemm_tiled.cl"  # the other is the catalogue's
    assert kernel(paths.KERNELS / "gemm" / "gemm_tiled.cl").name == "gemm_tiled.cl of gemm"


def test_the_function_of_a_file_is_what_its_compiler_sees(tmp_path: Path) -> None:
    path = tmp_path / "mine.cl"
    path.write_text("#define NAME(x) gemm_##x\n#ifdef WIDE\nkernel void NAME(wide)() { }\n#else\n"
                    "kernel void NAME(thin)() { }\n#endif\n")
    assert kernel(path).function == "gemm_thin" and kernel(path, defines={"WIDE": [2, 4]}).function == "gemm_wide"


def test_defines_and_language_are_part_of_the_code_of_one_s_own_kernel_alone(tmp_path: Path) -> None:
    path = tmp_path / "mine.cl"
    path.write_text("kernel void mine() { }")
    codes = {kernel(path, defines=defines).code_hash() for defines in ({}, {"BUG": 0}, {"BUG": 1}, {"BUG": [0, 1]})}
    assert len({*codes, replace(kernel(path), language="-cl-std=CL2.0").code_hash()}) == 5
    tiled = catalogue()["gemm_tiled"]
    assert tiled.fixed({"TILE": 8}).code_hash() == tiled.code_hash()

"""What is read from gfx803 code: counts against the text, occupancy against figures worked out by hand and against
LLVM's own.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from refusals import refuses

import polaris_lab as pl
import polaris_sim as sim
from polaris_lab.base import recordings
from polaris_lab.model import cards
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_sim.code import code_report, listings, loops
from polaris_sim.code.assembly import parse
from polaris_sim.code.instruction_set import MULTIPLY_ADD, multiply_adds
from polaris_sim.code.occupancy import groups_per_cu
from polaris_studies import record_compiler_pairs

NAMES = sorted(catalogue())
NEST = """
f:
	s_mov_b32 s0, 0
.LBB0_1:                                ; the outer loop
	v_mul_f32_e32 v0, v1, v2
	v_mac_f32_e32 v0, v1, v2
	v_mac_f32_e32 v0, v1, v2
	v_mac_f32_e32 v0, v1, v2
	s_branch .LBB0_3
.LBB0_2:                                ; an inner loop, whose head stands below its tail
	v_mac_f32_e32 v0, v1, v2
	s_cbranch_scc1 .LBB0_4
.LBB0_3:
	ds_read2_b32 v[1:2], v3 offset1:1
	s_cbranch_execz .LBB0_2
	flat_load_dwordx4 v[4:7], v[8:9]
	s_branch .LBB0_2
.LBB0_4:                                ; another, longer and without a multiply-add
	v_add_f32_e32 v0, v1, v2
	v_add_f32_e32 v0, v1, v2
	v_add_f32_e32 v0, v1, v2
	v_add_f32_e32 v0, v1, v2
	v_add_f32_e32 v0, v1, v2
	v_add_f32_e32 v0, v1, v2
	v_add_f32_e32 v0, v1, v2
	s_cbranch_scc0 .LBB0_4
	s_cbranch_vccnz .LBB0_1
	s_endpgm
.Lfunc_end0:
	.amdhsa_kernel f
		.amdhsa_next_free_vgpr 9
	.end_amdhsa_kernel
	.amdgpu_metadata
"""


# -- occupancy: each limit by hand

@pytest.mark.parametrize(("taken", "card", "least", "groups"), [
    ((256, 24, 2048, 22), "rx590", "waves", 8),      # 8 waves on each of 4 SIMDs, 4 waves a group
    ((256, 24, 2048, 22), "r9_nano", "waves", 10),   # 10 of them on Fiji; 256 / 24 also 10
    ((64, 16, 0, 16), "rx590", "waves", 32),         # one wave needs no barrier: 32, not 16
    ((64, 16, 0, 16), "r9_nano", "waves", 40),
    ((256, 84, 0, 16), "rx590", "VGPRs", 3),         # 256 / 84 = 3.05
    ((256, 85, 0, 16), "rx590", "VGPRs", 2),         # given out in fours: 88, and 256 / 88 = 2.9
    ((256, 128, 0, 16), "rx590", "VGPRs", 2), ((256, 129, 0, 16), "rx590", "VGPRs", 1),
    ((100, 38, 3200, 30), "rx590", "VGPRs", 12),     # 40: 6 waves on each of 4 SIMDs, 2 waves a group
    ((256, 8, 0, 96), "r9_nano", "SGPRs", 8),        # 800 / 96 = 8.3
    ((256, 8, 0, 97), "r9_nano", "SGPRs", 7),        # given out in sixteens: 112, and 800 / 112 = 7.1
    ((256, 8, 0, 97), "rx590", "SGPRs", 7),
    ((256, 8, 16384, 16), "rx590", "LDS", 4), ((256, 8, 16385, 16), "rx590", "LDS", 3),  # in blocks of 512: 16896
    ((256, 8, 65536, 16), "rx590", "LDS", 1),
    ((128, 8, 0, 16), "rx590", "waves", 16),         # 32 waves are 16 groups of two, as many as there are barriers
    ((128, 8, 0, 16), "r9_nano", "groups", 16),      # 40 waves would be 20
    ((65, 8, 512, 16), "r9_nano", "groups", 16),     # 65 work-items are two waves
])
def test_each_limit_by_hand(taken: tuple[int, int, int, int], card: str, least: str, groups: int) -> None:
    found = groups_per_cu(*taken, card=card)
    assert min(found.values()) == groups and min(found, key=found.get) == least


def test_groups_by_local_memory() -> None:
    """4 blocks of 512 bytes for 1600, 7 for 3200, 13 for 6400, of 128 blocks."""
    assert [groups_per_cu(100, 1, lds)["LDS"] for lds in (1600, 3200, 6400)] == [32, 18, 9]


def test_what_is_not_used_does_not_limit() -> None:
    assert groups_per_cu(64, 24, 0) == {"waves": 32, "VGPRs": 40}
    assert groups_per_cu(100, 38, 3200) == {"waves": 16, "VGPRs": 12, "LDS": 18, "groups": 16}
    assert groups_per_cu(100, 43, 6400) == {"waves": 16, "VGPRs": 10, "LDS": 9, "groups": 16}
    with refuses("items"):
        groups_per_cu(0, 1, 0)


@pytest.mark.parametrize("name", NAMES)
def test_occupancy_is_the_compilers_where_a_simd_holds_ten_waves(name: str) -> None:
    """LLVM counts on 10 waves, does not round LDS up to blocks, and gives the fullest SIMD: 5 where the mean is 4.5."""
    for each in code_report.compile(name, card="r9_nano", compiler="clang").functions.values():
        assert math.ceil(each.waves_per_simd) == each.program.report["Occupancy"]


@pytest.mark.parametrize("lds", [12000, 20000, 32000])
def test_occupancy_is_the_compilers_where_local_memory_limits(lds: int, tmp_path: Path) -> None:
    file = tmp_path / "held.cl"
    file.write_text(f"__attribute__((reqd_work_group_size(256, 1, 1))) kernel void held(global float *a) {{ "
                    f"local float s[{lds // 4}];\n"
                    f"int i = get_local_id(0); s[i * 7] = a[i]; barrier(CLK_LOCAL_MEM_FENCE); a[i] = s[i * 11]; }}\n")
    held = code_report.compile(pl.kernel(file, local=(256, 1)), card="r9_nano", compiler="clang")
    assert held.occupancy_limit == "LDS" and held.waves_per_simd == held.program.report["Occupancy"] == 65536 // lds


def test_a_kernel_on_two_cards() -> None:
    polaris, fiji = code_report.compile("gemm_tiled",
                                        compiler="clang"), code_report.compile("gemm_tiled", card="r9_nano",
                                                                           compiler="clang")
    assert (polaris.card.name, polaris.waves_per_simd, polaris.occupancy_limit, polaris.groups_per_cu) == (
        "rx590", 8, "waves", 8)
    assert (fiji.waves_per_simd, fiji.groups_per_cu) == (10, 10) and isinstance(polaris.waves_per_simd, int)
    prefetch = code_report.compile("gemm_tile20_prefetch", compiler="clang")
    assert (prefetch.waves_per_simd, prefetch.occupancy_limit, prefetch.groups_per_cu) == (4.5, "LDS", 9)


# -- reading the code

def test_local_memory_of_the_broken_and_the_repaired_kernel() -> None:
    assert code_report.compile("gemm_tiled_2x2_oob", compiler="clang").lds_bytes == 2048
    assert code_report.compile("gemm_tiled_2x2", compiler="clang").lds_bytes == 4096


@pytest.mark.parametrize("name", NAMES)
def test_the_mix_is_what_stands_in_the_listing(name: str) -> None:
    text = listings.load(catalogue()[name]).text
    for function, each in code_report.compile(name, compiler="clang").functions.items():
        body = text[text.index(f"\n{function}:"):].split(".Lfunc_end")[0]
        words = [re.sub(r"_e(?:32|64)$", "", word) for word in re.findall(r"^\t([a-z]\w+)", body, re.MULTILINE)]
        assert each.mix == Counter(words)
        assert list(each.mix.values()) == sorted(each.mix.values(), reverse=True)
        vector = sum(word.startswith("v_") for word in words)
        added = sum(word in ("v_mac_f32", "v_mad_f32", "v_madmk_f32", "v_madak_f32", "v_fma_f32") for word in words)
        assert each.multiply_add_share == pytest.approx(added / vector)
        # the slow v_fma_f32 is only there where a division needs it, or the source asks for it
        asked = "v_div_fixup_f32" in words or "fma(" in catalogue()[name].source()
        assert asked or not any("_fma" in word for word in words)


def test_loads_of_a_kernel() -> None:
    # a tile of each, and C
    assert code_report.compile("gemm_tiled",
                               compiler="clang").loads == {"ds_read2_b32": (16, 8), "flat_load_dword": (3, 4)}


@pytest.mark.parametrize(("name", "flop_per_float"), [
    ("gemm_tiled", 1.0), ("gemm_tiled_2x2", 2.0), ("gemm_tiled_2x2_oob", 2.0), ("gemm_tiled_4x4", 4.0),
    ("gemm_gcn4_ultra", 8.0), ("gemm_blocked", 8.0)])
def test_flop_for_each_float_of_local_memory(name: str, flop_per_float: float) -> None:
    """A block of r x c outputs needs r + c floats for 2 r c FLOP at each step: 1 for 1 x 1, 2 for 2 x 2, 4 and 8."""
    assert code_report.compile(name, compiler="clang").intensity["local"] == flop_per_float


def test_flop_for_each_float_of_global_memory() -> None:
    assert code_report.compile("gemm_naive", compiler="clang").intensity == {"global": 1.0}
    # each loaded float serves a tile's 16
    assert code_report.compile("gemm_tiled", compiler="clang").intensity == {"local": 1.0, "global": 16.0}
    assert code_report.compile("gemm_register_wide", compiler="clang").intensity["buffer"] < 32
    assert code_report.compile("transpose", compiler="clang").intensity == {}


@pytest.mark.parametrize("name", ["gemm_tiled", "gemm_tiled_2x2", "gemm_float4_vec", "gemm_blocked"])
def test_the_main_loop_multiplies_and_adds_as_often_by_either_compiler(name: str) -> None:
    clang, clover = (code_report.compile(name, compiler=each).loop for each in ("clang", "clover"))
    assert multiply_adds(clover) == multiply_adds(clang) == sum(each.name in MULTIPLY_ADD for each in clang) > 0
    assert code_report.intensity(clover)["local"] == code_report.intensity(clang)["local"]


def test_the_main_loop_is_the_innermost_one_with_the_most_arithmetic() -> None:
    program = parse(NEST, "f")
    inner = sorted([program.instructions[place].name for place in body] for body in loops.innermost(program))
    assert inner == [["v_add_f32"] * 7 + ["s_cbranch_scc0"],
                     ["v_mac_f32", "s_cbranch_scc1", "ds_read2_b32", "s_cbranch_execz", "flat_load_dwordx4",
                      "s_branch"]]
    assert [each.name for each in loops.main_loop(program)] == inner[1]
    assert code_report.intensity(loops.main_loop(program)) == {"global": 2 / 4, "local": 2 / 2}
    straight = NEST
    for branch in ("s_cbranch_scc0 .LBB0_4", "s_cbranch_execz .LBB0_2", "s_branch .LBB0_2", "s_cbranch_vccnz .LBB0_1"):
        straight = straight.replace(branch, "s_nop 0")
    assert loops.main_loop(parse(straight, "f")) == ()


def test_passes_have_their_own_figures_and_the_one_with_the_arithmetic_stands_for_all() -> None:
    blocked = code_report.compile("attention_blocked", compiler="clang")
    assert blocked.function == "attention_blocked"
    assert list(blocked.functions) == ["attention_blocked", "attention_blocked_merge"]
    assert blocked.functions["attention_blocked_merge"].items == 64
    assert blocked.functions["attention_blocked"].vgprs == blocked.vgprs
    assert code_report.compile("gemm_cpu", compiler="clang").function == "gemm_cpu"


def test_another_configuration_and_ones_own_kernel() -> None:
    small = code_report.compile("gemm_tiled", {"TILE": 8}, compiler="clang")
    own = code_report.compile(pl.kernel(catalogue()["gemm_tiled"].file, local=(16, 16)), compiler="clang")
    assert (small.items, small.lds_bytes, small.config) == (64, 512, {"TILE": 8})
    assert own.mix == code_report.compile("gemm_tiled", compiler="clang").mix


def test_fma_and_mad_are_told_apart() -> None:
    mad, fma = (code_report.compile("gemm_blocked", {"MAC": mac}, compiler="clang").mix for mac in (1, 2))
    assert "v_fma_f32" not in mad and fma["v_fma_f32"] == 256 and mad["v_mac_f32"] >= 256


def test_what_is_not_known_is_refused() -> None:
    with refuses("kernel", says="gemm_tiled"):
        code_report.compile("gemm_tield", compiler="clang")
    with refuses("TILE"):
        code_report.compile("gemm_tiled", {"TILE": 9}, compiler="clang")
    with refuses("card", says="rx590"):
        code_report.compile("gemm_tiled", card="rx950", compiler="clang")


def test_it_says_what_it_is() -> None:
    said = repr(code_report.compile("gemm_tiled_2x2", compiler="clang"))
    assert "27 VGPRs, 32 SGPRs, 4096 bytes of LDS" in said
    assert "Radeon RX 590: 8 waves per SIMD, limited by waves" in said
    assert "2 local" in said and "<table" in code_report.compile("gemm_blocked", compiler="clang")._repr_html_()


def test_a_table_has_a_row_for_each_function() -> None:
    table = code_report.table(["gemm_tiled_2x2", catalogue()["gemm_cpu"], "gemm_naive"], compiler="clang")
    assert list(table.index) == [("gemm_tiled_2x2", "gemm_tiled_2x2"), ("gemm_cpu", "gemm_cpu_pack"),
                                 ("gemm_cpu", "gemm_cpu"), ("gemm_naive", "gemm_naive")]
    assert table["per_local"].iloc[0] == 2.0 and math.isnan(table["per_local"].iloc[3])
    assert table["per_global"].iloc[3] == 1.0
    assert len(code_report.table(["gemm_naive"], card="r9_nano", compiler="clang").query("waves_per_simd == 10")) == 1


# -- cards

@pytest.mark.parametrize(("name", "tflops"),
                         [("rx480", 5.8), ("rx580", 6.2), ("rx590", 7.1), ("rx590_gme", 6.4), ("pro_580", 5.5),
                          ("wx5100", 3.9), ("rx550", 1.2), ("fury_x", 8.6), ("r9_nano", 8.2)])
def test_a_card_multiplies_out_to_its_makers_figure(name: str, tflops: float) -> None:
    """Two FLOP for each lane and clock, to the digit that the maker gives."""
    card = cards.card(name)
    assert round(2 * card.compute_units * card.simds_per_cu * card.lanes_per_simd * card.boost_mhz / 1e6, 1) == tflops


def test_polaris_holds_eight_waves_and_fiji_ten() -> None:
    older = {"fury_x", "r9_nano", "r9_380", "r9_380x"}  # Fiji and Tonga
    assert older < cards.all_cards().keys()
    assert all(card.waves_per_simd == (10 if name in older else 8) for name, card in cards.all_cards().items())
    assert cards.card("rx580").constants["memory_gb_per_s"].low == 224 and cards.card("rx590").memory_gb_per_s == 256


RATED = {"board_w", "bus_bits", "wire_gbit_per_s"}
"""Facts of a data sheet that no simulated time needs; a card has them where a notebook asks for them."""


def test_what_no_time_needs_is_in_no_time() -> None:
    """Else a card without them could not be simulated."""
    known = cards.card("rx580")
    assert set(known.constants) >= RATED
    bare = replace(known, constants={name: each for name, each in known.constants.items() if name not in RATED})
    times = [sim.cost("gemm_tiled", 64, 64, 64, card=card, compiler="clang").time_ms for card in (bare, known)]
    assert times[0] == times[1]


def test_every_constant_has_a_unit_a_source_and_a_range() -> None:
    for card in cards.all_cards().values():
        table = card.table()
        assert (table["unit"] != "").all() and (table["source"].str.len() > 10).all()
        assert ((table["low"] <= table["value"]) & (table["value"] <= table["high"])).all()
        assert set(table.index) - RATED == set(cards.card().constants) - RATED


def test_a_card_is_known_by_its_name() -> None:
    assert cards.card() is cards.card("rx590") and cards.card(cards.card("rx580")).name == "rx580"
    with refuses("card", says="rx580"):
        cards.card("rx580x")
    with pytest.raises(AttributeError, match="constant of rx590 'boost' is not known: did you mean boost_mhz"):
        cards.card().boost  # noqa: B018 - it is asked for to be refused


@pytest.mark.parametrize("constant", ["36", "{ value = 36 }", '{ value = 36, unit = "CU", source = "" }',
                                      '{ value = 36, low = 37, unit = "CU", source = "somewhere" }',
                                      '{ value = 36, hi = 37, unit = "CU", source = "somewhere" }'])
def test_a_wrong_constant_is_named(constant: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(f'[families.one]\n[cards.mine]\ntitle = "Mine"\nfamilies = ["one"]\ncompute_units = {constant}\n')
    monkeypatch.setattr(cards, "FILE", file)
    with pytest.raises(ValueError, match=r"cards.toml, mine.compute_units: "):
        cards.all_cards.__wrapped__()


# -- other compilers

def test_three_compilers_were_compared_on_kernels_of_the_catalogue() -> None:
    rows = recordings.recorded(record_compiler_pairs.STUDY, columns=record_compiler_pairs.CODE_COLUMNS)
    assert set(rows["kernel"]) <= set(NAMES) and rows.groupby(["clang", "library"]).ngroups == 3
    mine = rows[(rows["clang"] == "16.0.6") & (rows["library"] == "libclc")].drop_duplicates(["kernel", "function"])
    mine = mine.set_index(["kernel", "function"])
    for name in rows["kernel"].unique():
        for function, figures in listings.load(catalogue()[name]).functions.items():
            assert mine.loc[(name, function), list(figures)].tolist() == list(figures.values())
    alike = rows[rows["kernel"] != "gemm_halves"]  # of which one compiler unrolls a loop by one more
    for _, same in alike.groupby(["kernel", "config", "function"], dropna=False):
        assert same["mac_mad"].nunique() == same["fma"].nunique() == same["lds_bytes"].nunique() == 1


def test_the_comparison_is_made_again() -> None:
    table = record_compiler_pairs.code_by_compiler(["gemm_register_wide"])
    kept = recordings.recorded(record_compiler_pairs.STUDY,
                               columns=record_compiler_pairs.CODE_COLUMNS).query("kernel == 'gemm_register_wide'")
    if set(kept["clang"] + kept["library"]) != set(table["clang"] + table["library"]):
        pytest.skip("skipped: the comparison is of other compilers")
    columns = record_compiler_pairs.CODE_COLUMNS[5:]
    assert table[columns].to_numpy().tolist() == kept[columns].to_numpy().tolist()
    assert table["scratch"].min() > 100 and (table["instructions"] == table[["vector", "scalar", "local", "global",
                                                                             "scratch",
                                                                                      "waits"]].sum(axis=1)).all()

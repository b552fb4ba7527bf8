"""The portfolio of a device: what is kept of it, which members it has, and which of them it picks for a problem."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from polaris_lab.base import paths
from polaris_lab.choose import chooser, cover, portfolio, selection
from polaris_lab.choose.portfolio import Build, Portfolio
from polaris_lab.device.device import Device
from polaris_lab.model import tuned_configs
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Attention, Gemm

H200 = Device("9:0", "NVIDIA CUDA", "NVIDIA H200", "NVIDIA", "1", "OpenCL 3.0", "gpu", 132, 1980, 2**37, 2**35,
              49152, 1024, architecture="sm_90", mad_gflops=66000.0)
H100 = replace(H200, name="NVIDIA H100")
CPU = replace(H200, name="zen4", platform="pocl", kind="cpu", architecture="zen4", compute_units=2)
BLOCKED = catalogue()["gemm_blocked"]
WIDE = BLOCKED.config({"TILE_M": 128, "TILE_N": 128, "LOAD": 0})
SMALL = BLOCKED.config({"TILE_M": 32, "TILE_N": 32, "ITEM_M": 4, "ITEM_N": 4, "SUBGROUP_N": 8, "LOAD": 0})
SHAPES = [Gemm(m, n, k) for m in (64, 200, 1000, 3000) for n in (64, 500, 3000) for k in (16, 100, 1000)]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path / "tuned")
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path / "tuned")
    monkeypatch.setattr(paths, "CACHE", tmp_path / "cache")
    selection.reload()
    return tmp_path / "tuned"


def made_up_us(build: Build, problem: Gemm, split: int = 1) -> float:
    """Return microseconds that are a sum of parts: a start, and the rounds of work-groups."""
    rows, columns = portfolio.tile_of(build, problem)
    groups = np.ceil(problem.m / rows) * np.ceil(problem.n / columns) * split
    each = problem.k / split * rows * columns * (1e-6 if rows == 128 else 1.6e-6)
    return float(5 + 2 * (split > 1) + np.ceil(groups / 132) * each * 100)


def table(problems: list[Gemm] = SHAPES, configs: tuple = (WIDE, SMALL)) -> portfolio.Table:
    found = {}
    for problem in problems:
        builds = [Build.of("gemm_blocked", config) for config in configs]
        found[problem] = {build: {split: made_up_us(build, problem, split) for split in build.splits}
                          for build in builds}
    return found


def chosen(device: Device = H200, times: portfolio.Table | None = None) -> Portfolio:
    return cover.chosen(device.slug, portfolio.facts_of(device), "gemm", times or table())


def test_a_build_serves_all_parts_of_k_that_are_an_argument() -> None:
    one, many = Build.of("gemm_blocked", WIDE), Build.of("gemm_blocked", WIDE | {"SPLIT": 4})
    assert one.splits == [1] and many.splits == [each for each in BLOCKED.tunables["SPLIT"] if each > 1]
    assert many == Build.of("gemm_blocked", WIDE | {"SPLIT": 8}) != one
    assert many.config(8) == {name: (WIDE | {"SPLIT": 8})[name] for name in BLOCKED.tunables}
    thin = catalogue()["gemm_thin"].config({"SPLIT": 4})
    assert Build.of("gemm_thin", thin).splits == [4]
    assert one.is_present and not replace(one, kernel="gemm_gone").is_present
    assert not replace(one, defines=(*one.defines, ("NEW", 1))).is_present


def test_the_part_of_c_that_a_work_group_computes_follows_from_the_launches() -> None:
    like = Gemm(16, 16, 16)
    assert portfolio.tile_of(Build.of("gemm_blocked", WIDE), like) == (128, 128)
    cpu = catalogue()["gemm_cpu_rows"]
    build = Build.of("gemm_cpu_rows", cpu.config({"MR": 8, "VECTOR_WIDTH": 8, "VECTORS": 2, "A_PANELS": 16,
                                                  "B_PANELS": 4}))
    assert portfolio.tile_of(build, like) == (128, 64)
    attention = catalogue()["attention_v2"]
    assert portfolio.tile_of(Build.of("attention_v2", attention.config()), Attention(1, 1, 8, 64)) == (64, 1)


def test_what_is_kept_comes_back_and_what_two_searches_add_is_added() -> None:
    portfolio.keep(chosen(times=table(SHAPES[:20])))
    portfolio.keep(chosen(times=table(SHAPES[10:])))
    back = portfolio.portfolio_of("nvidia-h200", "gemm")
    assert set(back.times) == set(SHAPES) and back.facts == portfolio.facts_of(H200)
    again = chosen(times=table(SHAPES[10:]))
    assert back.layouts == again.layouts and back.costs == again.costs and back.sources == again.sources
    assert portfolio.portfolio_of("nvidia-h200", "attention") is None and len([*back.timed()]) == 2 * len(SHAPES)


def test_a_user_s_file_holds_what_the_project_has_as_well(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    portfolio.keep(chosen(times=table(SHAPES[:9])))
    monkeypatch.setattr(tuned_configs, "OWN", folder.parent / "own")
    portfolio.keep(chosen(times=table(SHAPES[9:])))
    assert {*portfolio.portfolio_of(H200.slug, "gemm").times} == {*SHAPES}
    assert len(json.loads((folder / H200.slug / portfolio.FILE).read_text())["gemm"]["times"]) == 9


def test_a_search_that_was_stopped_early_leaves_the_sibling_s_members() -> None:
    portfolio.keep(chosen(H100))
    portfolio.keep(replace(chosen(), costs={}, layouts={}))
    assert portfolio.own_or_sibling(H200, "gemm").device == H100.slug


def test_times_of_another_source_are_not_read_and_not_added_to(folder: Path) -> None:
    portfolio.keep(chosen(times=table(SHAPES[:5])))
    path = folder / "nvidia-h200" / portfolio.FILE
    path.write_text(path.read_text().replace(BLOCKED.source_hash(), "0" * 64))
    assert not [*portfolio.portfolio_of("nvidia-h200", "gemm").timed()]
    portfolio.keep(chosen(times=table(SHAPES[5:7])))
    assert set(portfolio.portfolio_of("nvidia-h200", "gemm").times) == set(SHAPES[5:7])


def test_the_portfolio_of_the_other_signature_stays() -> None:
    spec = catalogue()["attention_v2"]
    times = {Attention(1, 2, s, 64): {Build.of("attention_v2", spec.config()): {1: float(s)}} for s in (100, 300, 900)}
    portfolio.keep(cover.chosen("nvidia-h200", portfolio.facts_of(H200), "attention", times))
    portfolio.keep(chosen())
    assert len(portfolio.portfolio_of("nvidia-h200", "attention").times) == 3
    assert len(portfolio.portfolio_of("nvidia-h200", "gemm").times) == len(SHAPES)


PART = '"sources": {}, "layouts": {"nn": [0]}, "builds": [%s], "times": [%s]'
HEAD = '{"device": {"kind": "gpu", "architecture": "", "units": 1}, "gemm": {%s}}'


@pytest.mark.parametrize("text", [
    "{", "5", "null", '{"device": 3}', HEAD % "", HEAD % PART % ("", ""),
    HEAD % PART % ('{"kernel": "gemm_thin", "defines": {}}', ""),
    HEAD % PART % ('{"kernel": "gemm_thin", "defines": {}, "costs": [1]}', "[8, 8, 8, 0, 0, 0, 1, 0]"),
    HEAD % PART % ('{"kernel": "gemm_thin", "defines": {}, "costs": [1]}', "[8, 8, 8, 0, 0, 7, 1, 5]"),
    HEAD % PART % ('{"kernel": "gemm_thin", "defines": {}, "costs": [1]}', "[8, 8, 8, 0, 0, 0, 1]")])
def test_a_damaged_file_is_named_with_the_remedy(folder: Path, text: str) -> None:
    (folder / "card").mkdir(parents=True)
    (folder / "card" / portfolio.FILE).write_text(text)
    with pytest.raises(ValueError, match=rf"card/{portfolio.FILE} cannot be read: "):
        portfolio.portfolios("gemm")


def test_the_members_cover_the_problems_and_their_costs_foretell_others() -> None:
    """The made-up times are such sums of parts as the model has, so that the choice at shapes that were not timed is
    nearly the best."""
    found = chosen()
    others = [Gemm(m, n, k) for m in (100, 700, 2000) for n in (90, 1500) for k in (30, 300, 2000)]
    ratios = []
    for problem in others:
        pick = next(found.picks(H200, problem))
        assert pick.us == pytest.approx(made_up_us(Build.of(pick.kernel, pick.config), problem,
                                                   pick.config["SPLIT"]), rel=0.5)
        runs = table([problem])[problem]
        best = min(us for some in runs.values() for us in some.values())
        ratios.append(runs[Build.of(pick.kernel, pick.config)][pick.config["SPLIT"]] / best)
    assert np.exp(np.mean(np.log(ratios))) < 1.05 and len(found.costs) == 2


def test_no_layout_has_more_members_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    times, rng = {}, np.random.default_rng(1)
    configs = [BLOCKED.config({"UNROLL": unroll, "SWIZZLE": swizzle, "PAD": pad}) for unroll in (1, 2, 4, 8)
               for swizzle in (1, 4, 8) for pad in (0, 4)]
    for problem in SHAPES:
        times[problem] = {Build.of("gemm_blocked", config): {1: float(rng.uniform(5, 50))} for config in configs}
    assert len(chosen(times=times).layouts["nn"]) == cover.MOST["gemm"]
    monkeypatch.setitem(cover.MOST, "gemm", 3)
    assert len(chosen(times=times).costs) == 3


def test_all_members_serve_a_layout_that_was_not_timed() -> None:
    found = chosen()
    turned = [*found.picks(H200, Gemm(3000, 3000, 1000, trans_a=True))]
    assert {Build.of(pick.kernel, pick.config) for pick in turned} == set(found.costs)
    assert turned[0].config["TILE_M"] == 128 and turned[0].why.startswith("portfolio member ")


def test_what_was_measured_at_the_very_problem_counts_as_it_is() -> None:
    times = table()
    slow = Build.of("gemm_blocked", SMALL)
    problem = Gemm(3000, 3000, 1000)
    assert next(chosen().picks(H200, problem)).config["TILE_M"] == 128
    least = 0.9 * min(us for some in times[problem].values() for us in some.values())
    times[problem] = times[problem] | {slow: {1: least}}
    found = chosen(times=times)
    pick = next(found.picks(H200, problem))
    assert (pick.config["TILE_M"], pick.us) == (32, least)
    place = found.layouts["nn"].index(slow) + 1
    assert pick.why == f"portfolio member {place} of 2, measured at {problem}"
    near = next(found.picks(H200, Gemm(3000, 3001, 1000)))
    assert near.config["TILE_M"] == 128 and near.why.endswith(f"nearest measured {problem}")
    assert next(found.picks(H100, problem)).config["TILE_M"] == 128  # another device's time does not count


def test_a_device_without_times_takes_those_of_the_same_architecture() -> None:
    portfolio.keep(chosen())
    spec, why = next((option.spec, option.why) for option in selection.options(H100, Gemm(70, 80, 90)))
    assert spec.name == "gemm_blocked" and "on nvidia-h200; `polaris-lab tune --quick --device 9:0`" in why
    assert portfolio.own_or_sibling(replace(H100, architecture="gfx803"), "gemm") is None
    assert portfolio.own_or_sibling(CPU, "gemm") is None


@pytest.mark.parametrize(("asking", "taken"), [("zen4", "zen5"), ("zen3", "zen2"), ("zen5", "zen5"), ("zen1", "zen2")])
def test_a_cpu_takes_its_own_architecture_then_one_with_as_wide_vectors(asking: str, taken: str) -> None:
    for name in ("zen2", "zen5"):
        portfolio.keep(chosen(replace(CPU, name=name, microarchitecture=name, architecture=name)))
    found = portfolio.own_or_sibling(replace(CPU, name="asking", architecture=asking), "gemm")
    assert found.facts["architecture"] == taken


def test_a_quick_search_fits_the_sibling_s_costs_to_another_speed() -> None:
    usual, some = chosen(), SHAPES[::9]
    slow = {problem: {build: {split: 3 * us for split, us in each.items()} for build, each in runs.items()}
            for problem, runs in table(some).items()}
    found = cover.refitted(usual, H100.slug, portfolio.facts_of(H100), slow)
    problem = Gemm(2000, 1500, 300)
    theirs, ours = (next(each.picks(device, problem)) for each, device in ((usual, H200), (found, H100)))
    assert ours.config == theirs.config and ours.us == pytest.approx(3 * theirs.us, rel=0.2)
    assert found.device == "nvidia-h100" and set(found.times) == set(some)


def test_a_build_that_is_slow_where_c_is_narrower_than_its_tile_is_not_picked_there() -> None:
    wide, small = (Build.of("gemm_blocked", config) for config in (WIDE, SMALL))
    shapes = [*SHAPES, *(Gemm(m, n, k) for m in (200, 1000, 3000) for n in (20, 100, 120) for k in (100, 1000))]
    times = {problem: {wide: {1: (30 if problem.n < 128 else 0.2) * made_up_us(small, problem)},
                       small: {1: made_up_us(small, problem)}} for problem in shapes}
    found = chosen(times=times)
    assert next(found.picks(H200, Gemm(1500, 1500, 300))).config["TILE_N"] == 128
    assert next(found.picks(H200, Gemm(1500, 90, 300))).config["TILE_N"] == 32


def test_a_build_that_is_slow_where_rows_of_c_are_no_quads_is_not_picked_there() -> None:
    wide, small = (Build.of("gemm_blocked", config) for config in (WIDE, SMALL))
    shapes = [*SHAPES, *(Gemm(m, n, k) for m in (200, 1000, 3000) for n in (501, 1999, 3002) for k in (16, 100, 1000))]
    times = {problem: {wide: {1: 0.5 * made_up_us(small, problem) + (problem.n % 4 > 0) * 1e-4 * problem.m * problem.n},
                       small: {1: made_up_us(small, problem)}} for problem in shapes}
    found = chosen(times=times)
    assert next(found.picks(H200, Gemm(1500, 2000, 30))).config["TILE_N"] == 128
    assert next(found.picks(H200, Gemm(1500, 2001, 30))).config["TILE_N"] == 32


def test_a_build_that_is_slow_unless_an_operand_is_transposed_is_picked_where_it_is() -> None:
    wide, small = (Build.of("gemm_blocked", config) for config in (WIDE, SMALL))
    shapes = [replace(problem, trans_b=turned, ldb=None) for problem in SHAPES for turned in (False, True)]
    times = {problem: {wide: {1: 0.5 * us + (0 if problem.trans_b else 3e-4 * problem.k * problem.n)}, small: {1: us}}
             for problem in shapes for us in [made_up_us(small, problem)]}
    found = chosen(times=times)
    assert next(found.picks(H200, Gemm(100, 2500, 1100, trans_b=True))).config["TILE_N"] == 128
    assert next(found.picks(H200, Gemm(100, 2500, 1100))).config["TILE_N"] == 32


def test_costs_of_an_older_lab_lack_the_last_parts(folder: Path) -> None:
    found = chosen()
    short = replace(found, costs={build: some[:-3] for build, some in found.costs.items()})
    portfolio.keep(short)
    read = portfolio.portfolio_of(H200.slug, "gemm")
    assert {len(some) for some in read.costs.values()} == {chooser.PARTS}
    again = cover.refitted(read, H200.slug, portfolio.facts_of(H200), table(SHAPES[::9]))
    assert again.costs.keys() == found.costs.keys()


def test_k_is_cut_where_that_fills_the_compute_units_and_leaves_long_parts() -> None:
    found = chosen(times=table(configs=(WIDE, SMALL, WIDE | {"SPLIT": 2})))
    assert any(len(build.splits) > 1 for build in found.costs)

    def splits(problem: Gemm) -> set[int]:
        return {pick.config["SPLIT"] for pick in found.picks(H200, problem) if np.isfinite(pick.us)} - {1}

    assert splits(Gemm(128, 128, 1000)) == {8}  # parts of 125 terms; 16 would leave 62
    assert splits(Gemm(6400, 6400, 1000)) == set()


def test_a_time_counts_the_rounds_of_work_groups() -> None:
    def rounds(m: int) -> list[float]:
        of = chooser.counts(Gemm(m, 128, 64))
        return [*chooser.parts(of, (128, 128), 1, 10)[2:5]]

    assert rounds(128 * 10) == [1, 2, 4] and rounds(128 * 11) == [2, 2, 4] and rounds(128 * 21) == [3, 4, 4]
    assert rounds(128 * 41) == [5, 6, 8]


def test_costs_are_never_negative_and_unknown_ones_are_near_the_usual() -> None:
    rng = np.random.default_rng(0)
    parts, usual = rng.uniform(0, 1, (400, 3)), np.array([1.0, 5.0, 2.0])
    assert chooser.fit(parts, parts @ [3.0, 0.5, 2.0]) == pytest.approx([3.0, 0.5, 2.0], rel=0.25)
    assert (chooser.fit(parts, np.maximum(parts @ [3.0, -2.0, 1.0], 0.05)) >= 0).all()
    assert chooser.fit(parts[:1], parts[:1] @ usual, usual) == pytest.approx(usual, rel=0.05)
    parts[:, 1] = 0  # a part that never occurs
    assert chooser.fit(parts, parts @ usual, usual)[1] == pytest.approx(5.0)


@pytest.mark.clock
def test_a_choice_takes_no_longer_than_a_millisecond() -> None:
    """0.2 ms on a quiet machine; the median of many, as a test's machine is not."""
    found, times = chosen(), []
    for m in range(300, 400):
        begin = time.perf_counter()
        next(found.picks(H200, Gemm(m, 500, 70)))
        times.append(time.perf_counter() - begin)
    assert np.median(times) < 1e-3


def test_the_project_s_portfolios_are_of_the_present_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuned_configs, "TUNED", paths.DATA / "tuned")
    for path in tuned_configs.TUNED.glob(f"*/{portfolio.FILE}"):
        for signature in ("gemm", "attention"):
            if found := portfolio.portfolio_of(path.parent.name, signature):
                assert all(build.is_present for build in found.costs)
                assert all(0 < len(some) <= cover.MOST[signature] for some in found.layouts.values())
                stale = {name for name, source in found.sources.items() if catalogue()[name].source_hash() != source}
                assert not stale, f"{path.parent.name}: {stale} changed since they were timed"
        assert json.loads(path.read_text())

"""Kernels beyond their defaults: each file alone, each allowed value of each define, and what the banners promise.

tests/verify/test_proof.py checks every good kernel as the catalogue launches it.
"""

from __future__ import annotations

import itertools
import math
import os
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np
import pyopencl as cl
import pytest
from refusals import refuses

from polaris_lab.base.errors import DeviceError
from polaris_lab.base.paths import KERNELS
from polaris_lab.device.device_session import Session
from polaris_lab.lab import Lab
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.kernel_spec import LANGUAGE, KernelSpec
from polaris_lab.model.problem import Attention, Gemm, Transpose
from polaris_lab.verify.problems import random_problem
from polaris_lab.verify.proof import CheckReport, nearest_fitting, run_case
from polaris_lab.verify.sanitizer import sanitize
from polaris_lab.verify.write_coverage import count_stores

GOOD = {name: spec for name, spec in catalogue().items() if not spec.museum}
TUNABLE = [name for name, spec in GOOD.items() if any(len(values) > 1 for values in spec.defines.values())]
FILES = sorted(KERNELS.rglob("*.cl"))
RECTANGLES = {"as gemm_tiled_2x2": (2, 2, 16), "tall": (8, 2, 16), "wide": (2, 8, 16), "deep": (2, 2, 32),
              "square": (4, 4, 16), "large": (8, 8, 8)}
ATTENTION_EDGE = Attention(1, 3, 131, 20, True, t=137, diagonal=6, ld=23)
PROOF = "POLARIS_PROOF" in os.environ
SAMPLE = 6 if PROOF else 0  # configurations of each kernel, where fewer hold each value
DRAWS = 8_000  # combinations that are looked at, where there are more


def allowed(spec: KernelSpec, seed: int = 7) -> list[dict[str, int]]:
    """List all allowed configurations; of a large space, those that are allowed among DRAWS random combinations."""
    rng, found = np.random.default_rng(seed), []
    combinations = itertools.product(*spec.tunables.values())
    if math.prod(map(len, spec.tunables.values())) > DRAWS:
        combinations = ([values[rng.integers(len(values))] for values in spec.tunables.values()] for _ in range(DRAWS))
    for values in combinations:
        try:
            config = spec.config(dict(zip(spec.tunables, values, strict=True)))
        except ValueError:
            continue
        if spec.signature != "attention" or not spec.unmet(ATTENTION_EDGE, config):
            found.append(config)
    return found


def sampled(spec: KernelSpec, seed: int = 7, count: int = SAMPLE) -> list[dict[str, int]]:
    """Draw `count` configurations or a few more, without the default; they hold each value that the default does not.

    Of those drawn, the one that holds most values that are still missing is next.
    """
    others = [config for config in allowed(spec, seed) if config != spec.config()]
    drawn = [others[i] for i in np.random.default_rng(seed).permutation(len(others))]
    unseen = {(name, value) for name, values in spec.tunables.items() for value in values[1:]}
    chosen = []
    while unseen:
        config = max(drawn, key=lambda each: len(unseen & each.items()))
        assert unseen & config.items(), f"no configuration of {spec.name} has {sorted(unseen)}"
        chosen.append(config)
        unseen -= config.items()
    rest = [config for config in drawn if config not in chosen]
    return chosen + rest[:max(count - len(chosen), 0)]


def proved(session: Session, spec: KernelSpec, config: Mapping[str, int], seed: int, random: int = 3) -> CheckReport:
    """Check one configuration on a problem with cut tiles in every direction, on whole tiles and on random problems."""
    pinned = spec.fixed(config)
    report, rng = CheckReport(spec.name, session.device.name, None, seed), np.random.default_rng(seed)
    if spec.signature == "gemm":
        edge, whole = Gemm(131, 135, 37, 1.5, -0.5, lda=39, ldb=140, ldc=137), Gemm(128, 128, 32)
    elif spec.signature == "attention":  # another D is another build, which takes seconds: no random ones
        problems = [each for each in (ATTENTION_EDGE, Attention(1, 2, 128, 64)) if not pinned.unmet(each)]
    else:
        edge, whole = Transpose(67, 35, 36, 70), Transpose(64, 64)
    if spec.signature != "attention":
        problems = [nearest_fitting(pinned, edge), nearest_fitting(pinned, whole),
                    *(random_problem(rng, pinned, 80) for _ in range(random))]
    for problem in problems:
        run_case(session, pinned, problem, int(rng.integers(2**32)), report)
    return report


@pytest.mark.parametrize("name", TUNABLE)
def test_a_kernel_is_right_in_other_configurations(unoptimised: Session, lab: Lab, name: str) -> None:
    """They are built as they are launched in `make proof`, where PoCL compiles one of them for up to 100 s, and without
    optimisation here.

    Here are as few configurations as hold each value, and one random problem for each of them; in `make proof` there
    are SAMPLE at least, and three.
    """
    spec, random = GOOD[name], 3 if PROOF else 1
    for seed, config in enumerate(sampled(spec)):
        report = proved(lab.session if PROOF else unoptimised, spec, config, seed, random)
        assert report.ok, f"{config}: {report.failures[:3]}"
        assert report.cases == 2 + random or (spec.signature == "attention" and report.cases)


def test_configurations_of_many_builds_are_clean_on_oclgrind() -> None:
    """The defaults of each kernel, and the configuration that differs most from them, go there in its check."""
    spec = GOOD["gemm_tensor"]
    for seed, config in enumerate(sampled(spec)[:None if PROOF else 3]):
        pinned, turned = spec.fixed(config), {"trans_a": seed % 2 == 1, "trans_b": seed % 4 > 1}
        problem = nearest_fitting(pinned, Gemm(35, 37, 39, 1.5, -0.5, **turned))
        found = sanitize(pinned, problem=problem, seed=seed)
        assert found.empty and found.attrs["output_ok"] is True, f"{config}: {found.to_string()}"


BAD = [("attention_blocked", {"BLOCK_N": 24}, "a group is at most 256 work-items, each 32 of them SUBGROUP_N wide"),
       ("attention_blocked", {"TILE_D": 4}, "PARTS divides ITEM_N, TILE_V divides BLOCK_N / PARTS, TILE_D is a mult"),
       ("attention_blocked", {"D": 256, "LDS_LIMIT": 16384}, "exceed LDS_LIMIT bytes of local memory: take a smaller "),
       ("attention_cpu", {"ROWS": 8, "VECTORS": 4}, "ROWS * VECTORS must not be above 24: the sums of a tile and wh"),
       ("attention_cpu_thin", {"BLOCK_N": 24}, "BLOCK_N must be a multiple of VECTOR_WIDTH: the scores of the keys"),
       ("attention_halves", {"D": 257}, "attention_halves takes rows of at most 256 floats"),
       ("attention_tensor", {"D": 8}, "attention_tensor takes rows of 16 to 256 floats"),
       ("attention_tensor", {"HALF": 1}, "attention_tensor takes rows of 16 to 256 floats"),
       ("attention_tensor", {"D": 128, "BLOCK_N": 256}, "exceed 48 KB of local memory: take a smaller BLOCK_N"),
       ("attention_tensor", {"D": 129, "BLOCK_N": 32}, "exceed 48 KB of local memory: take a smaller BLOCK_N"),
       ("attention_v2", {"D": 256}, "the tiles of K and V and the scores take more than 48 KB of local memory: take a"),
       ("attention_v3", {"WAVES": 5}, "BLOCK_M must be a multiple of WAVES and BLOCK_N one of LANES: no wave or lane"),
       ("attention_v3", {"BLOCK_N": 48}, "BLOCK_M must be a multiple of WAVES and BLOCK_N one of LANES: no wave or l"),
       ("attention_v3", {"STRIDE": 66}, "STRIDE must be a multiple of 16 bytes: K is read 16 bytes at a time"),
       ("attention_v3", {"D": 128}, "the two stages and P take more than 48 KB of local memory: take smaller tiles")]


@pytest.mark.parametrize(("name", "defines", "why"), BAD)
def test_a_bad_configuration_of_an_attention_does_not_build_and_says_why(lab: Lab, name: str, defines: dict[str, int],
                                                                         why: str) -> None:
    """The compiler refuses it too: a file may be compiled without the catalogue, which refuses it first."""
    options = [LANGUAGE, *(f"-D{define}={value}" for define, value in defines.items())]
    with pytest.raises(DeviceError) as refused:
        lab.session.build_source(GOOD[name].source(), options, GOOD[name].file.name)
    assert why in str(refused.value)


def test_every_such_sentence_of_an_attention_is_seen() -> None:
    said = {(spec.name, sentence) for spec in GOOD.values() if spec.signature == "attention"
            for sentence in re.findall(r'#error "(.*)"', spec.source())}
    assert len(said) == 12
    assert all(any(each[0] == name and why in each[1] for name, _, why in BAD) for each in said)


def test_the_sample_holds_each_value_and_is_not_always_the_same() -> None:
    spec = GOOD["gemm_tiled_rect"]
    first, again, other = (sampled(spec, seed, 6) for seed in (1, 1, 2))
    assert first == again != other and len(first) >= 6 < len(allowed(spec))
    with pytest.raises(AssertionError, match=r"no configuration of gemm_tiled_rect has \[\('GROUP_N', 48\)\]"):
        sampled(replace(spec, defines=spec.defines | {"GROUP_N": (16, 8, 48)}))


@pytest.mark.parametrize("shape", RECTANGLES)
def test_the_tiles_of_the_documents_are_configurations_of_one_kernel(lab: Lab, shape: str) -> None:
    item_m, item_n, tile_k = RECTANGLES[shape]
    config = {"ITEM_M": item_m, "ITEM_N": item_n, "TILE_K": tile_k, "GROUP_N": 16, "GROUP_M": 16}
    report = proved(lab.session, GOOD["gemm_tiled_rect"], config, 3, random=0)
    assert report.ok, report.failures[:3]


def test_local_memory_and_group_size_of_the_rectangles_stay_within_what_devices_have() -> None:
    configs = allowed(GOOD["gemm_tiled_rect"])
    sizes = [4 * c["TILE_K"] * (c["GROUP_M"] * c["ITEM_M"] + c["GROUP_N"] * c["ITEM_N"]) for c in configs]
    assert max(sizes) == 32768 and max(c["GROUP_N"] * c["GROUP_M"] for c in configs) == 256
    for refused in ({"GROUP_N": 32, "GROUP_M": 16}, {"ITEM_M": 2, "TILE_K": 8, "GROUP_N": 32, "GROUP_M": 8},
                    {"ITEM_M": 8, "ITEM_N": 8, "TILE_K": 32, "GROUP_N": 32, "GROUP_M": 8}):
        with refuses("config", says="gemm_tiled_rect needs"):
            GOOD["gemm_tiled_rect"].config(refused)


@pytest.mark.parametrize("name", ["gemm_tiled_2x2_float4", "gemm_gcn4_ultra"])
@pytest.mark.parametrize("pitch", ["lda", "ldb"])
def test_only_a_float4_pointer_needs_rows_that_begin_at_multiples_of_four(name: str, pitch: str) -> None:
    for load, ld in itertools.product((0, 1, 2), (64, 65, 66, 67, 68)):
        problem = replace(Gemm(64, 64, 64), **{pitch: ld})
        need = GOOD[name].unmet(problem, {"LOAD": load})
        assert (need is None) is (load != 2 or ld % 4 == 0)
        assert need is None or f"{pitch} is {ld}" in need
        if name == "gemm_gcn4_ultra" and load == 2:
            assert (GOOD["gemm_gcn4_ultra_aligned"].unmet(problem) is None) is (ld % 4 == 0)


def test_two_mappings_by_two_layouts_of_b_are_four_kernels() -> None:
    problem = Gemm(96, 32, 8)
    names = ("gemm_naive", "gemm_naive_row0", "gemm_transposed_b", "gemm_transposed_b_row0")
    four = {name: GOOD[name] for name in names}
    assert {name: (spec.bind(problem).passes[0].global_size, spec.b_layout) for name, spec in four.items()} == {
        "gemm_naive": ((32, 96), "n"), "gemm_naive_row0": ((96, 32), "n"),
        "gemm_transposed_b": ((32, 96), "t"), "gemm_transposed_b_row0": ((96, 32), "t")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_builds_alone_and_takes_the_local_memory_that_its_banner_says(lab: Lab, path: Path) -> None:
    text, extensions = path.read_text(encoding="utf-8"), lab.queue.device.extensions.split()
    if (needed := re.search(r"\bneeds +(cl_\w+)", text.split("*/")[0])) and needed[1] not in extensions:
        pytest.skip(f"skipped: this device has no {needed[1]}")
    program = lab.session.build_source(text, [LANGUAGE], path.name)
    functions = {kernel.function_name: kernel for kernel in program.all_kernels()}
    assert {spec.function for spec in catalogue().values() if spec.file == path} <= set(functions)
    said = re.search(r"\bLDS +(none|.*?= (\d+) bytes)", text.split("*/")[0])
    if path.parent.name not in ("ceilings", "probe"):  # those measure a device or a card and have no table
        assert said, f"{path.name} does not say how much local memory it takes"
        taken = [kernel.get_work_group_info(cl.kernel_work_group_info.LOCAL_MEM_SIZE, lab.queue.device)
                 for kernel in functions.values()]
        assert 0 <= max(taken) - int(said[2] or 0) < 512  # some drivers round up


@pytest.mark.parametrize("name", ["gemm_register_tiled", "gemm_register_wide"])
@pytest.mark.parametrize("shape", [(1, 200, 9), (3, 33, 5), (200, 1, 9), (40, 31, 7), (5, 64, 0), (17, 65, 6)])
def test_blocks_that_are_moved_back_inside_write_each_output_once(lab: Lab, name: str,
                                                                  shape: tuple[int, int, int]) -> None:
    report, problem = CheckReport(name, lab.device.name, None, 1), Gemm(*shape, alpha=0.5, beta=2.0, ldc=shape[1] + 3)
    run_case(lab.session, GOOD[name], problem, 1, report)
    assert report.ok, report.failures
    assert count_stores(lab.session, GOOD[name], problem).ok

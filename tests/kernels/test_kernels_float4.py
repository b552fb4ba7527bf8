"""The float4 and tile families: every switch and form of load, local memory to the byte, and the museum's faults.

That the gate which each fault names catches it is seen in tests/verify/test_proof.py, as of every museum kernel.
"""

from __future__ import annotations

import re
from itertools import product

import numpy as np
import pyopencl as cl
import pytest
from refusals import refuses

from polaris_lab.device.device_session import Session
from polaris_lab.lab import Lab
from polaris_lab.model.error_bounds import Expectation
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import Gemm
from polaris_lab.verify.guarded_run import damage
from polaris_lab.verify.sanitizer import sanitize
from polaris_lab.verify.write_coverage import count_stores

SWITCHES = ("PAD", "PAIRS", "SCALAR", "UNROLL")
SHAPES = [Gemm(20, 20, 20), Gemm(40, 60, 80), Gemm(1, 1, 1), Gemm(19, 21, 41, 1.5, -0.5),
          Gemm(37, 43, 23, beta=2.0, ldc=47),
          Gemm(23, 26, 39, lda=44, ldb=31), Gemm(61, 3, 0, beta=0.5), Gemm(33, 35, 58, trans_a=True, trans_b=True)]
FAULTS = {
    # of gemm_float4_vec and gemm_gcn4_vec4: Oclgrind's kind of finding; tool-failure is a wrong output without a report
    "gemm_gcn4_vec4_float4": "out-of-bounds", "gemm_gcn4_vec4_new_float4": "out-of-bounds",
    "gemm_float4_vec_tileload": "tool-failure", "gemm_float4_vec_modulo": "race",
    "gemm_float4_vec_printed": "tool-failure",
    "gemm_float4_vec_mixed": "uninitialised", "gemm_float4_vec_confused": "out-of-bounds",
}


def output(session: Session, name: str, problem: Gemm, config: dict[str, int] | None = None) -> np.ndarray:
    """Compute the output, and check it: within the bound, nothing around it touched, nothing left out."""
    spec, inputs = catalogue()[name], problem.inputs(7)
    launch = session.prepare(spec, problem, inputs, config=config, guards=True)
    launch.run()
    verdict = Expectation(problem, inputs).compare(launch.output())
    assert verdict.ok, f"{name} {config}, {problem}: {verdict.message}"
    assert damage(launch, inputs) == {"guard": [], "poison": []}, f"{name} {config}, {problem}"
    return launch.output()


@pytest.mark.parametrize("values", list(product((0, 1), repeat=4)), ids=lambda v: "".join(map(str, v)))
def test_tile20_optimized_is_right_under_each_combination_of_its_switches(
        unoptimised: Session, values: tuple[int, ...]) -> None:
    config = dict(zip(SWITCHES, values, strict=True))
    for problem in SHAPES:
        output(unoptimised, "gemm_tile20_optimized", problem, config)
    coverage = count_stores(unoptimised, catalogue()["gemm_tile20_optimized"], Gemm(41, 43, 58, ldc=45), config)
    assert coverage.ok and coverage.seen, coverage.problems


def test_tile20_optimized_has_sixteen_combinations_and_the_report_s_form_first() -> None:
    spec = catalogue()["gemm_tile20_optimized"]
    assert dict(spec.defines) == dict.fromkeys(SWITCHES, (1, 0))


@pytest.mark.parametrize("problem", SHAPES, ids=str)
def test_without_its_switches_tile20_optimized_is_tile20_vectorized(lab: Lab, problem: Gemm) -> None:
    plain = output(lab.session, "gemm_tile20_optimized", problem, dict.fromkeys(SWITCHES, 0))
    assert np.array_equal(plain, output(lab.session, "gemm_tile20_vectorized", problem))


@pytest.mark.parametrize("problem", [Gemm(16, 64, 16), Gemm(19, 68, 41, 1.5, -0.5),
                                     Gemm(37, 132, 23, lda=29, ldb=140, ldc=135)], ids=str)
def test_the_forms_of_load_agree_bit_for_bit(lab: Lab, problem: Gemm) -> None:
    forms = [output(lab.session, "gemm_float4_vec", problem, {"LOAD": load}) for load in (1, 0, 2)]
    assert all(np.array_equal(forms[0], other) for other in forms[1:])
    cut_anywhere = output(lab.session, "gemm_float4_vec_any", problem)
    assert np.array_equal(forms[0], cut_anywhere)  # where no quad is cut, both kernels do the same


def test_a_float4_pointer_needs_whole_quads_between_rows() -> None:
    spec = catalogue()["gemm_float4_vec"]
    odd = Gemm(8, 8, 8, ldb=10)
    assert spec.unmet(odd, {"LOAD": 1}) is None and spec.unmet(odd, {"LOAD": 0}) is None
    assert "LOAD is 2, ldb is 10" in spec.unmet(odd, {"LOAD": 2})
    assert spec.unmet(Gemm(8, 8, 8, ldb=12), {"LOAD": 2}) is None


def test_float4_vec_refuses_a_cut_quad_and_names_a_kernel_that_takes_it(lab: Lab) -> None:
    a, b = np.ones((5, 7), np.float32), np.ones((7, 30), np.float32)
    with refuses("kernel", says="takes 5 x 30 x 7") as refused:
        lab.gemm(a, b, kernel="gemm_float4_vec")
    fitting = re.search(r"; (\w+) takes", str(refused.value))[1]
    assert np.array_equal(lab.gemm(a, b, kernel=fitting), np.full((5, 30), 7, np.float32))


@pytest.mark.parametrize(("name", "config", "size"), [
    ("gemm_float4_small", {}, 1280), ("gemm_float4_clover", {}, 2048), ("gemm_float4_vec", {}, 5120),
    ("gemm_float4_vec_any", {}, 5120),
    ("gemm_tile16", {}, 2048), ("gemm_tile20_vectorized", {}, 3200), ("gemm_tile20_prefetch", {}, 6400),
    ("gemm_tile20_optimized", {}, 3360), ("gemm_tile20_optimized", {"PAD": 0}, 3200)])
def test_local_memory_to_the_byte(lab: Lab, name: str, config: dict[str, int], size: int) -> None:
    spec = catalogue()[name]
    assert f"= {size} bytes" in spec.source() or f", {size} " in spec.source().split("*/")[0]
    built = cl.Kernel(lab.session.build(spec, spec.options(config)), spec.function)
    said = built.get_work_group_info(cl.kernel_work_group_info.LOCAL_MEM_SIZE, lab.session.queue.device)
    if not said:
        pytest.skip(f"{lab.device.name} does not say how much local memory a kernel takes")
    assert said == size


@pytest.mark.parametrize("name", ["gemm_tile20_prefetch", "gemm_tile20_vectorized", "gemm_tile20_optimized"])
def test_no_race_between_the_steps_along_k(name: str) -> None:
    """The 70 terms take four steps; the second set of tiles is first read in step two, so one step would not do."""
    found = sanitize(name, 20, 24, 70, races=True, uninit=True)
    assert found.empty and found.attrs["output_ok"], found


@pytest.mark.parametrize(("n", "groups"), [(256, 256), (257, 297)])
def test_float4_small_has_many_work_groups(n: int, groups: int) -> None:
    _, (across, down), (x, y) = catalogue()["gemm_float4_small"].bind(Gemm(n, n, 4)).passes[0]
    assert (across // x) * (down // y) == groups


@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_shows_at_a_size_that_is_no_power_of_two(name: str) -> None:
    deep = FAULTS[name] in ("race", "uninitialised")
    found = sanitize(name, 20, 100, 36, races=deep, uninit=deep)
    assert found.attrs["output_ok"] is False
    assert set(found["kind"]) == {FAULTS[name]}, found


@pytest.mark.parametrize("name", [name for name in FAULTS if catalogue()[name].gate not in ("oob", "signature")])
def test_a_fault_that_is_no_access_out_of_bounds_is_none(name: str) -> None:
    """The index or the value is wrong here, but every access stays inside its array."""
    found = sanitize(name, 36, 132, 20)
    assert "out-of-bounds" not in set(found["kind"]) and found.attrs["output_ok"] is False


def test_a_grid_that_is_too_wide_changes_no_output(lab: Lab) -> None:
    spec, right = catalogue()["gemm_float4_vec_wide_grid"], catalogue()["gemm_float4_vec"]
    problem = Gemm(37, 132, 23, 1.5, -0.5)
    assert np.array_equal(output(lab.session, spec.name, problem), output(lab.session, right.name, problem))
    (wide, down), (narrow, same) = (each.bind(Gemm(64, 256, 8)).passes[0].global_size for each in (spec, right))
    assert (wide, down) == (4 * narrow, same)


@pytest.mark.parametrize("name", [*FAULTS, "gemm_float4_vec_wide_grid"])
def test_the_repaired_form_solves_what_the_fault_does(lab: Lab, name: str) -> None:
    output(lab.session, catalogue()[name].bug["repaired"], Gemm(20, 100, 36))

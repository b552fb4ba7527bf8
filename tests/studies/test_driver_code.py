"""What compilers make of a kernel, as notebook 22 shows it: counted instructions, changed lines, costs of the forms."""

from __future__ import annotations

import numpy as np
import pytest

from polaris_studies import driver_code


@pytest.mark.parametrize("compiler", driver_code.COMPILERS.values())
def test_a_loop_of_one_multiply_add_executes_its_instructions(compiler: str) -> None:
    loop = driver_code.compiled("gemm_naive", compiler=compiler).loop
    assert driver_code.instructions_along_k("gemm_naive", compiler, 64) == len(loop)


def test_the_first_step_of_gemm_polaris_is_not_counted() -> None:
    loop = driver_code.compiled("gemm_polaris", compiler="clang").loop
    assert driver_code.instructions_along_k("gemm_polaris", "clang") == len(loop) / 512


def test_a_form_differs_in_its_own_lines() -> None:
    assert driver_code.changed_lines("as shown") == []
    changed = [line.replace(" ", "") for line in driver_code.changed_lines("a cast")]
    assert changed == ["-vstore4(vload4(0,A),0,a);", "-vstore4(vload4(0,B),0,b);",
                       "+*(float4*)a=vload4(0,A);", "+*(float4*)b=vload4(0,B);"]


def test_forms_are_right_and_only_aco_keeps_two_of_them_in_memory() -> None:
    launched = driver_code.launch_forms("rx580")
    a, b, *_ = (done := launched["as shown", "aco"]).args
    assert np.allclose(done.args[2], a.T @ b, atol=1e-3)
    assert all(np.array_equal(each.args[2], done.args[2]) and each.faults.empty for each in launched.values())
    table = driver_code.cost_table(launched)
    assert set(table.index[table["scratch"] > 0]) == {("a cast", "aco"), ("braces", "aco")}
    assert table.loc["a cast", "us"]["aco"] > 3 * table.loc["as shown", "us"]["aco"]

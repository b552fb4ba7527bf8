"""Attention through a Lab: NumPy and device arrays, both orders in memory, halves, bad arguments, the choice."""

from __future__ import annotations

import numpy as np
import pyopencl.array as cl_array
import pytest
from kept_times import keep_times
from refusals import refuses

from polaris_lab.choose import portfolio, selection
from polaris_lab.lab import Lab, open_lab
from polaris_lab.model import tuned_configs
from polaris_lab.model.attention_bounds import attention_reference
from polaris_lab.model.kernel_catalogue import catalogue
from polaris_lab.model.problem import ORDERS, Attention
from polaris_studies.attention_gates import wrong_order

PROBLEM = Attention(2, 3, 20, 16, True, t=33, diagonal=13)


def arrays(problem: Attention, seed: int = 0) -> list[np.ndarray]:
    """Draw Q, K and V of shape (b, h, rows, d), in the problem's order in memory."""
    return [problem.tensor(matrix) for matrix in problem.inputs(seed).values()]


def is_right(output: np.ndarray, problem: Attention, seed: int = 0) -> bool:
    expected, bound = attention_reference(problem, problem.inputs(seed))
    return output.shape == expected.shape and bool((np.abs(output - expected) <= bound).all())


def test_first_the_order_of_dimensions_by_itself(lab: Lab) -> None:
    assert wrong_order(lab, "auto") == ""


@pytest.mark.parametrize("dtype", ["float32", "float16"])
@pytest.mark.parametrize("order", ORDERS)
def test_arrays_in_either_order_give_a_result_that_lies_as_they_do(lab: Lab, order: str, dtype: str) -> None:
    problem = Attention(2, 3, 20, 16, True, t=33, diagonal=13, order=order, dtype=dtype)
    q, k, v = arrays(problem)
    output = lab.attention(q, k, v, causal=True, diagonal=13)
    assert is_right(output, problem) and output.dtype == dtype and output.strides == q.strides
    assert lab.last.kernel.startswith("attention_") and lab.last.device_ms > 0
    assert set(lab.last.parts) >= {"build", "upload", "download", "rest"}


def test_arrays_that_lie_in_no_order_are_copied(lab: Lab) -> None:
    q, k, v = arrays(PROBLEM)
    wide = np.concatenate([q, q], axis=3)[..., :16]
    assert is_right(lab.attention(wide, k[..., ::-1][..., ::-1], v, True, diagonal=13), PROBLEM)
    mixed = np.ascontiguousarray(k.transpose(0, 2, 1, 3)).transpose(0, 2, 1, 3)
    assert is_right(lab.attention(q, mixed, v, True, diagonal=13), PROBLEM)


def test_one_array_may_be_all_three(lab: Lab) -> None:
    problem = Attention(1, 2, 40, 16)
    x = arrays(problem)[0]
    expected, bound = attention_reference(problem, dict.fromkeys("QKV", problem.inputs(0)["Q"]))
    assert (np.abs(lab.attention(x, x, x) - expected) <= bound).all()
    assert (np.abs(lab.attention(x, x.copy(), x) - expected) <= bound).all()


@pytest.mark.parametrize("order", ORDERS)
def test_a_result_goes_into_out(lab: Lab, order: str) -> None:
    q, k, v = arrays(PROBLEM)
    turned = np.full((2, 20, 3, 16), np.nan, np.float32).transpose(0, 2, 1, 3)
    out = np.full_like(q, np.nan) if order == "bhsd" else turned
    assert lab.attention(q, k, v, True, diagonal=13, out=out) is out and is_right(out, PROBLEM)


@pytest.mark.parametrize("order", ORDERS)
def test_device_arrays_stay_on_the_device(lab: Lab, order: str) -> None:
    axes = (0, 1, 2, 3) if order == "bhsd" else (0, 2, 1, 3)
    given = [cl_array.to_device(lab.queue, np.ascontiguousarray(x.transpose(axes))).transpose(axes)
             for x in arrays(PROBLEM)]
    output = lab.attention(*given, causal=True, diagonal=13)
    assert isinstance(output, cl_array.Array) and output.shape == (2, 3, 20, 16)
    assert is_right(output.transpose(axes).get().transpose(axes), PROBLEM) and lab.last.transfer_ms == 0
    out = cl_array.empty_like(output)
    assert lab.attention(*given, causal=True, diagonal=13, out=out) is out
    assert is_right(out.transpose(axes).get().transpose(axes), PROBLEM)


def test_device_arrays_in_different_orders_are_refused(lab: Lab) -> None:
    q, _, v = (cl_array.to_device(lab.queue, np.ascontiguousarray(x)) for x in arrays(PROBLEM))
    turned = cl_array.to_device(lab.queue, np.zeros((2, 33, 3, 16), np.float32)).transpose((0, 2, 1, 3))
    with refuses("K"):
        lab.attention(q, turned, v)


@pytest.mark.parametrize("shape", [(0, 2, 5, 4), (2, 0, 5, 4), (1, 2, 0, 4)])
def test_an_empty_attention_is_empty(lab: Lab, shape: tuple[int, ...]) -> None:
    x = np.zeros(shape, np.float32)
    assert lab.attention(x, x, x).shape == shape
    assert lab.attention(*[cl_array.to_device(lab.queue, x)] * 3).shape == shape


def test_rows_without_keys_are_zero(lab: Lab) -> None:
    q = np.ones((1, 1, 4, 8), np.float32)
    assert not lab.attention(q, q[:, :, :0], q[:, :, :0]).any()
    assert lab.attention(q, q, q, True, diagonal=-2)[0, 0, :, 0].tolist() == [0, 0, 1, 1]


@pytest.mark.parametrize(("change", "error", "argument"), [
    (lambda q, k, v: (q[0], k, v), ValueError, "Q"),
    (lambda q, k, v: (q, k[:, :2], v), ValueError, "K"),
    (lambda q, k, v: (q, k, v[:, :, :5]), ValueError, "V"),
    (lambda q, k, v: (q, k.astype(float), v), TypeError, "K"),
    (lambda q, k, v: (q, k, v.astype(np.float16)), TypeError, "V"),
    (lambda q, k, v: (q.tolist(), k, v), TypeError, "Q"),
])
def test_a_bad_array_is_named(lab: Lab, change, error: type[Exception], argument: str) -> None:
    with refuses(argument, error):
        lab.attention(*change(*arrays(PROBLEM)))


def test_other_bad_arguments_are_named(lab: Lab) -> None:
    q, k, v = arrays(PROBLEM)
    for more, error, argument in (
        ({"causal": 1}, TypeError, "causal"), ({"scale": "x"}, TypeError, "scale"),
        ({"diagonal": 1.5}, ValueError, "diagonal"), ({"out": q}, ValueError, "out"),
        ({"out": k}, ValueError, "out"),
        ({"kernel": "gemm_naive"}, ValueError, "kernel"),
        ({"kernel": "attention_v4"}, ValueError, "kernel"),
    ):
        with refuses(argument, error):
            lab.attention(q, k, v, **more)


@pytest.mark.parametrize(("name", "d", "dtype", "tile"), [
    ("attention_v2", 160, "float32", {"BLOCK_M": 64, "BLOCK_N": 32}),
    ("attention_v2", 176, "float32", {"BLOCK_M": 64, "BLOCK_N": 16}),
    ("attention_v2", 256, "float16", {"BLOCK_M": 64, "BLOCK_N": 16}),
    ("attention_v3", 128, "float32", {"BLOCK_N": 32, "PAD": 1}), ("attention_v3", 176, "float32", {"PAD": 0}),
    *(("attention_v3", d, "float32", {"LANES": 16, "BLOCK_N": 16}) for d in (177, 200, 255, 256)),
    ("attention_v3", 256, "float16", {"LANES": 32, "BLOCK_N": 32}),
    *(("attention_tensor", d, "float32", {"WARPS": 4, "ROWS": 1, "BLOCK_N": 16}) for d in (129, 256))])
def test_long_rows_take_a_smaller_tile_where_the_default_has_no_room(unoptimised_builds: None, name: str, d: int,
                                                                     dtype: str, tile: dict[str, int]) -> None:
    lab = open_lab("auto")
    problem = Attention(1, 2, 35, d, True, t=35, dtype=dtype)
    assert is_right(lab.attention(*arrays(problem), causal=True, kernel=name), problem)
    assert tile.items() <= lab.last.config.items()


def test_rows_that_no_tile_has_room_for_are_refused_with_a_kernel_that_takes_them(lab: Lab) -> None:
    q, k, v = arrays(Attention(1, 1, 5, 400))
    with refuses("kernel", says="takes 1 x 1 x 5 x 400"):
        lab.attention(q, k, v, kernel="attention_v3")


def test_a_museum_kernel_runs_in_a_child(lab: Lab) -> None:
    problem = Attention(1, 2, 33, 16)
    output = lab.attention(*arrays(problem), kernel="attention_v3_bshd_strides")
    assert not is_right(output, problem) and lab.last.reason.endswith("in a child process, since it is a museum kernel")


def test_the_choice_takes_what_was_the_fastest_nearby(lab: Lab, tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuned_configs, "TUNED", tmp_path)
    monkeypatch.setattr(tuned_configs, "OWN", tmp_path)
    selection.reload()
    spec = catalogue()["attention_cpu"]
    _, why = selection.auto(lab.device, PROBLEM)
    assert why.startswith("the first of the catalogue that fits; ") and "tune --quick" in why
    far = Attention(1, 8, 2048, 64)
    keep_times(lab.device, (PROBLEM, "attention_cpu", {}, 9.0), (PROBLEM, "attention_cpu", spec.starts[0], 8.0),
               (PROBLEM, "attention_cpu_thin", {}, 8.5), (far, "attention_cpu", spec.starts[0], 9.0),
               (far, "attention_cpu_thin", {}, 1.0))
    selection.reload()
    chosen, why = selection.auto(lab.device, PROBLEM)
    assert (chosen.name, chosen.config().items() >= spec.starts[0].items()) == ("attention_cpu", True)
    assert why.startswith("portfolio member 1 of 1, nearest measured 2 x 3 x 20 x 16, 33 keys, causal")
    chosen, why = selection.auto(lab.device, far)
    assert chosen.name == "attention_cpu_thin" and why.endswith(f", measured at {far}")
    assert selection.as_tuned(lab.device, spec, far).name == "attention_cpu"
    selection.reload()


def test_a_call_does_not_read_the_times_again(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    selection.auto(lab.device, PROBLEM)
    monkeypatch.setattr(portfolio, "own_or_sibling", lambda device, signature: pytest.fail("it looks again"))
    assert selection.auto(lab.device, PROBLEM)


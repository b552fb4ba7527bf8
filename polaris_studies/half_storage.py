"""Compare a product of matrices that lie in memory as half with the same product of float, on a device.

All arithmetic is in float32 (`kernels/half/gemm_storage.cl`), so that half saves bytes and no instructions. The
product may end with a bias for each column and a ReLU: in the kernel ("fused"), or in a pass of its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pyopencl as cl

from polaris_lab.base.errors import BadValue
from polaris_lab.base.paths import KERNELS
from polaris_lab.base.recordings import COLUMNS
from polaris_lab.device.device_session import Session, driver_errors
from polaris_lab.lab import Lab
from polaris_lab.measure.sampling import alone_on, interleaved, sample
from polaris_lab.model.attention_bounds import SMALLEST_NORMAL, UNIT, growth
from polaris_lab.model.kernel_spec import LANGUAGE
from polaris_lab.model.source_text import token_hash

if TYPE_CHECKING:
    import pandas as pd

SOURCE = KERNELS / "half" / "gemm_storage.cl"
TILE, GROUP_SHAPE = 64, (16, 16)
HALF_UNIT = 2.0**-11
"""Unit roundoff of half: a normal value is off by at most this share of itself when it is rounded to nearest."""
HALF_STEP = 2.0**-25
"""Half of the distance between two subnormal halves: what a value below 2**-14 is off by at most."""
LARGEST_HALF = 65504.0
POLARIS, PAIRS = "half_on_polaris", "half2_codegen"
POLARIS_COLUMNS = ["run_id", "study", "device", "form", "n", "ms_low", "ms", "ms_high", "limit", "instructions",
                   "converting", "l2_mb", "dram_mb", "vgprs", "fraction"]
"""The columns of the recorded study POLARIS; the ones of PAIRS are PAIR_COLUMNS."""
PAIR_COLUMNS = ["run_id", "study", "device", "opcode", "times"]
PROVED_ROWS = 256
"""Rows of C, drawn at random, that are compared with float64 where there are more."""


@dataclass(frozen=True)
class Form:
    """Describes one way to do the work: how the matrices are stored, and what is done about bias and ReLU.

    `epilogue` is "none", "fused" (in the product's kernel) or "pass" (in a kernel after it).
    """

    half: bool
    epilogue: str = "none"

    @property
    def name(self) -> str:
        """Return the name that stands in the column `kernel`."""
        return ("half" if self.half else "float") + ("" if self.epilogue == "none" else f", {self.epilogue}")

    @property
    def dtype(self) -> np.dtype:
        """Return the type of an element in memory."""
        return np.dtype(np.float16 if self.half else np.float32)

    def options(self, *sizes: int) -> list[str]:
        """Return the build options for rows of these lengths: quads of them are used where all begin at a quad."""
        return [LANGUAGE, f"-DHALF={int(self.half)}", f"-DEPILOGUE={int(self.epilogue == 'fused')}",
                f"-DQUADS={int(all(size % 4 == 0 for size in sizes))}"]


FORMS = tuple(Form(half, epilogue) for epilogue in ("none", "fused", "pass") for half in (False, True))


def storage_error(values: np.ndarray) -> np.ndarray:
    """Bound what each value is off by once it is stored as half: max(2**-11 |x|, 2**-25), as float64.

    IEEE 754 binary16 has 11 significant bits, and 2**-24 between its subnormals. Raises ValueError where a value would
    be rounded to infinity.
    """
    size = np.abs(np.asarray(values, np.float64))
    if size.size and size.max() > LARGEST_HALF:
        raise BadValue("values",
                       f"a value of {size.max():.6g} is too large for half, at most {LARGEST_HALF:g}; scale it down")
    return np.maximum(HALF_UNIT * size, HALF_STEP)


def error_bound(a: np.ndarray, b: np.ndarray, bias: np.ndarray, form: Form) -> np.ndarray:
    """Bound the error of each element of `form`'s result against float64, for float32 `a` (m, k), `b` (k, n), `bias`.

    Storing adds E = max(2**-11 |x|, 2**-25) to each element x, so the exact product of what is stored is off by
    |A| E_B + E_A |B| + E_A E_B. Sums in float32 of k products, and one more term with a bias, add
    g(k + 2) (|A| + E_A)(|B| + E_B) and g(k + 2) |bias|, in any order, with g(n) = n u / (1 - n u), u = 2**-24 (Higham,
    Accuracy and Stability of Numerical Algorithms, 2nd edition, section 3.5), and (k + 3) 2**-126 where small results
    are flushed. ReLU moves two values no further apart. What is stored as half is rounded once more, by E of the
    largest value that it can have; with a pass of its own that happens twice. Raises ValueError where half overflows.
    """
    a, b = np.asarray(a, np.float64), np.asarray(b, np.float64)
    k, shift = a.shape[1], np.abs(np.asarray(bias, np.float64)) if form.epilogue != "none" else 0.0
    stored_a, stored_b = (storage_error(each) if form.half else np.zeros_like(each) for each in (a, b))
    off = np.abs(a) @ stored_b + stored_a @ (np.abs(b) + stored_b)
    off += growth(k + 2) * ((np.abs(a) + stored_a) @ (np.abs(b) + stored_b)) + (k + 3) * SMALLEST_NORMAL
    value = np.abs(a @ b)
    if form.epilogue == "pass" and form.half:
        off += storage_error(value + off)
    if form.epilogue == "pass":
        off += UNIT * (value + off + shift)
    elif form.epilogue == "fused":
        off += growth(k + 2) * shift
    return off + storage_error(value + off + shift) if form.half else off


def expected(a: np.ndarray, b: np.ndarray, bias: np.ndarray, form: Form) -> np.ndarray:
    """Compute the product in float64, with bias and ReLU where `form` has them."""
    product = np.asarray(a, np.float64) @ np.asarray(b, np.float64)
    return product if form.epilogue == "none" else np.maximum(product + bias, 0.0)


def inputs(n: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Draw float32 A and B, n x n, and a bias of n from the standard normal distribution."""
    rng = np.random.default_rng(seed)
    return tuple(rng.standard_normal(shape, np.float32) for shape in ((n, n), (n, n), (n,)))


class Product:
    """Holds one form of one product on a device, ready to run; what the sampling asks of a launch, it offers.

    `source` is the text of a changed copy of the kernel, to be built in its place.
    """

    def __init__(self, session: Session, form: Form, a: np.ndarray, b: np.ndarray, bias: np.ndarray, *,
                 source: str = "") -> None:
        self.session, self.form = session, form
        (m, k), n = a.shape, b.shape[1]
        self.shape, text = (m, n), source or SOURCE.read_text(encoding="utf-8")
        program = session.build_source(text, form.options(k, n), SOURCE.name)
        with driver_errors(session.device):
            self._a, self._b, self._c = (
                cl.Buffer(session.context, cl.mem_flags.READ_WRITE, size * form.dtype.itemsize)
                for size in (m * k, k * n, m * n))
            self._bias = cl.Buffer(session.context, cl.mem_flags.READ_ONLY, 4 * n)
        self.refill(a, b, bias)
        sizes, over = [np.int32(each) for each in (m, n, k, n)], -(-n // TILE)
        product = session.kernel(program, "gemm_storage", SOURCE.name)
        product.set_args(*sizes[:3], self._a, sizes[2], self._b, sizes[1], self._bias, self._c, sizes[3])
        self._steps = [(product, (GROUP_SHAPE[0] * over, GROUP_SHAPE[1] * -(-m // TILE)), GROUP_SHAPE)]
        if form.epilogue == "pass":
            finish = session.kernel(program, "bias_relu", SOURCE.name)
            finish.set_args(*sizes[:2], self._bias, self._c, sizes[3])
            self._steps.append((finish, (16 * over, m), (16, 1)))

    def refill(self, a: np.ndarray, b: np.ndarray, bias: np.ndarray) -> None:
        """Upload inputs of the same shapes. Raises ValueError where half would make infinities of them."""
        for array, buffer in ((a, self._a), (b, self._b)):
            if self.form.half:
                storage_error(array)
            with driver_errors(self.session.device):
                cl.enqueue_copy(self.session.queue, buffer, np.ascontiguousarray(array, self.form.dtype))
        with driver_errors(self.session.device):
            cl.enqueue_copy(self.session.queue, self._bias, np.ascontiguousarray(bias, np.float32))

    def run(self) -> list[cl.Event]:
        """Enqueue the kernels and wait. Raises DeviceError with the driver's word."""
        with driver_errors(self.session.device):
            events = [cl.enqueue_nd_range_kernel(self.session.queue, *step) for step in self._steps]
            self.session.queue.finish()
        return events

    def output(self) -> np.ndarray:
        """Download C, as it is stored."""
        result = np.empty(self.shape, self.form.dtype)
        with driver_errors(self.session.device):
            cl.enqueue_copy(self.session.queue, result, self._c)
        return result


def prove(product: Product, a: np.ndarray, b: np.ndarray, bias: np.ndarray, seed: int = 0) -> tuple[float, float]:
    """Run once, and return the largest error against float64, and the largest share of the bound that was used.

    Beyond PROVED_ROWS rows, that many are drawn at random. A NaN in the output gives infinities.
    """
    rows = np.arange(len(a))
    if len(rows) > PROVED_ROWS:
        rows = np.sort(np.random.default_rng(seed).choice(rows, PROVED_ROWS, replace=False))
    product.run()
    off = np.abs(product.output()[rows].astype(np.float64) - expected(a[rows], b, bias, product.form))
    off = np.where(np.isnan(off), math.inf, off)
    return float(off.max()), float((off / error_bound(a[rows], b, bias, product.form)).max())


def samples(lab: Lab, sizes: Sequence[int], *, forms: Sequence[Form] = FORMS, repeats: int = 20, seed: int = 0,
            on_progress: Callable[[], object] = lambda: None) -> pd.DataFrame:
    """Time every form on n x n x n for each of `sizes`, interleaved; rows of recordings.COLUMNS.

    Each is verified before the samples and, on other inputs, after them; where one fails `ok` is False and `gflops` is
    empty. Of a form with a pass, `device_ms` spans both kernels.
    """
    import pandas as pd

    rows: list[dict] = []
    for n in sizes:
        given, other = inputs(n, seed), inputs(n, seed + 1)
        products = [Product(lab.session, form, *given) for form in forms]
        before = [prove(product, *given, seed) for product in products]
        with alone_on(lab.device):
            for product in products:
                sample(product)
            taken = interleaved(products, repeats, on_progress=on_progress)
        for product, first, times in zip(products, before, taken, strict=True):
            product.refill(*other)
            second = prove(product, *other, seed)
            share = max(first[1], second[1])
            rows += [{"run_id": "", "study": "", "device": lab.device.slug, "kernel": product.form.name, "config": "",
                      "m": n, "n": n, "k": n, "lda": n, "ldb": n, "ldc": n, "trans": "nn", "alpha": 1.0, "beta": 0.0,
                      "dtype": product.form.dtype.name, "sample": number, "device_ms": each.device_ms,
                      "host_ms": each.host_ms, "gflops": 2 * n**3 / each.device_ms / 1e6 if share <= 1 else math.nan,
                      "max_abs_error": max(first[0], second[0]), "bound_fraction": share, "ok": share <= 1}
                     for number, each in enumerate(times)]
    table = pd.DataFrame(rows, columns=COLUMNS)
    table.attrs["kernels"] = {form.name: {"source_sha256": token_hash(SOURCE.read_text(encoding="utf-8")),
                                          "options": form.options(*sizes)} for form in forms}
    return table

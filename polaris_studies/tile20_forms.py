"""Describe two more forms of gemm_tile20_vectorized: before its vectorisation, and with OpenCL's asynchronous copies.

Both are copies of its source, launched as it is: `lab.measure([scalar(), with_async_copy(), "gemm_tile20_vectorized"],
n, n, n)` times them in turns.
"""

from __future__ import annotations

from dataclasses import replace

from polaris_lab.model.kernel_spec import KernelSpec
from polaris_studies.broken_copies import changed_copy

KERNEL = "gemm_tile20_vectorized"
_LOAD_A = "        vstore4(quad(A + (long)row * lda + ka, row < M ? K - ka : 0), 0, &As[r][c]);\n"
_LOAD_B = "        vstore4(quad(B + (long)kb * ldb + col, kb < K ? N - col : 0), 0, &Bs[r][c]);\n"
_STORE_QUAD = """        if (col + 3 < N) {
            float4 out = alpha * sum;
            if (beta != 0.0f)
                out += beta * vload4(0, C + at);
            vstore4(out, 0, C + at);
        } else {
            float sums[4]; vstore4(sum, 0, sums);
"""
_SCALAR_A = """        for (int j = 0; j < 4; j++)
            As[r][c + j] = row < M && ka + j < K ? A[(long)row * lda + ka + j] : 0.0f;
"""
_SCALAR_B = """        for (int j = 0; j < 4; j++)
            Bs[r][c + j] = kb < K && col + j < N ? B[(long)kb * ldb + col + j] : 0.0f;
"""
_COPY_A = f"""        const int row0 = get_group_id(1) * TILE, col0 = get_group_id(0) * TILE;
        const bool whole_a = row0 + TILE <= M && k0 + TILE <= K, whole_b = col0 + TILE <= N && k0 + TILE <= K;
        event_t done = 0;
        if (whole_a)
            for (int i = 0; i < TILE; i++)
                done = async_work_group_copy(As[i], A + (long)(row0 + i) * lda + k0, TILE, done);
        else
    {_LOAD_A}"""
_COPY_B = f"""        if (whole_b)
            for (int i = 0; i < TILE; i++)
                done = async_work_group_copy(Bs[i], B + (long)(k0 + i) * ldb + col0, TILE, done);
        else
    {_LOAD_B}        if (whole_a || whole_b) wait_group_events(1, &done);
"""


def scalar() -> KernelSpec:
    """Describe the form before its vectorisation: each quad is loaded, multiplied and stored float by float."""
    copy = changed_copy(
        KERNEL, _LOAD_A, _SCALAR_A, (_LOAD_B, _SCALAR_B), (_STORE_QUAD, "        {\n"),
        ("    float4 sum = (float4)(0.0f);\n", "    float sums[4];\n    for (int j = 0; j < 4; j++) sums[j] = 0.0f;\n"),
        ("sum += As[r][k] * vload4(0, &Bs[k][c]);", "for (int j = 0; j < 4; j++) sums[j] += As[r][k] * Bs[k][c + j];"))
    return replace(copy, name="gemm_tile20_scalar")


def with_async_copy() -> KernelSpec:
    """Describe the form that fills whole tiles by async_work_group_copy, row by row; a tile at an edge as before."""
    return replace(changed_copy(KERNEL, _LOAD_A, _COPY_A, (_LOAD_B, _COPY_B)), name="gemm_tile20_async")

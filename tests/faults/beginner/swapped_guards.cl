// Fault: rows are compared with N, columns with M.
kernel void swapped_guards(int M, int N, int K, float alpha, global const float *A, int lda,
                 global const float *B, int ldb, float beta, global float *C, int ldc)
{
    const int col = get_global_id(0), row = get_global_id(1);
    if (row >= N || col >= M)
        return;
    float acc = 0.0f;
    for (int k = 0; alpha != 0.0f && k < K; k++)
        acc += A[(size_t)row * lda + k] * B[(size_t)k * ldb + col];
    const size_t at = (size_t)row * ldc + col;
    C[at] = beta == 0.0f ? alpha * acc : alpha * acc + beta * C[at];
}

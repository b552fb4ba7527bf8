// Fault: the sum begins with whatever was there.
kernel void accumulator_not_set(int M, int N, int K, float alpha, global const float *A, int lda,
                 global const float *B, int ldb, float beta, global float *C, int ldc)
{
    const int col = get_global_id(0), row = get_global_id(1);
    if (row >= M || col >= N)
        return;
    float acc;
    for (int k = 0; alpha != 0.0f && k < K; k++)
        acc += A[(size_t)row * lda + k] * B[(size_t)k * ldb + col];
    const size_t at = (size_t)row * ldc + col;
    C[at] = beta == 0.0f ? alpha * acc : alpha * acc + beta * C[at];
}

// Fault: the loop does not count k.
kernel void endless_loop(int M, int N, int K, float alpha, global const float *A, int lda,
                 global const float *B, int ldb, float beta, global float *C, int ldc)
{
    const int col = get_global_id(0), row = get_global_id(1);
    if (row >= M || col >= N)
        return;
    float acc = 0.0f;
    int k = 0;
    while (alpha != 0.0f && k < K)
        acc += A[(size_t)row * lda + k] * B[(size_t)k * ldb + col];
    const size_t at = (size_t)row * ldc + col;
    C[at] = beta == 0.0f ? alpha * acc : alpha * acc + beta * C[at];
}

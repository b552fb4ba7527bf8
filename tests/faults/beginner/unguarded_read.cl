// Fault: rows and columns past the edge read A and B before anybody asks whether they exist.
kernel void unguarded_read(int M, int N, int K, float alpha, global const float *A, int lda,
                 global const float *B, int ldb, float beta, global float *C, int ldc)
{
    const int col = get_global_id(0), row = get_global_id(1);
    float acc = 0.0f;
    for (int k = 0; alpha != 0.0f && k < K; k++)
        acc += A[(size_t)row * lda + k] * B[(size_t)k * ldb + col];
    if (row >= M || col >= N)
        return;
    const size_t at = (size_t)row * ldc + col;
    C[at] = beta == 0.0f ? alpha * acc : alpha * acc + beta * C[at];
}

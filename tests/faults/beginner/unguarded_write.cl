// Fault: work-items past the edge store as well.
kernel void unguarded_write(int M, int N, int K, float alpha, global const float *A, int lda,
                 global const float *B, int ldb, float beta, global float *C, int ldc)
{
    const int col = get_global_id(0), row = get_global_id(1);
    float acc = 0.0f;
    for (int k = 0; alpha != 0.0f && row < M && col < N && k < K; k++)
        acc += A[(size_t)row * lda + k] * B[(size_t)k * ldb + col];
    const size_t at = (size_t)row * ldc + col;
    C[at] = beta == 0.0f ? alpha * acc : alpha * acc + beta * (row < M && col < N ? C[at] : 0.0f);
}

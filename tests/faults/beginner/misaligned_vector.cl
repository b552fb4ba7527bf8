// Fault: four floats are read at once from where no float4 begins.
kernel void misaligned_vector(int M, int N, int K, float alpha, global const float *A, int lda,
                 global const float *B, int ldb, float beta, global float *C, int ldc)
{
    const int col = get_global_id(0), row = get_global_id(1);
    if (row >= M || col >= N)
        return;
    float acc = 0.0f;
    const int depth = alpha != 0.0f ? K : 0;
    for (int k = 0; k + 4 <= depth; k += 4) {
        const float4 a = *(global const float4 *)(A + (size_t)row * lda + k);
        acc += a.x * B[(size_t)k * ldb + col] + a.y * B[(size_t)(k + 1) * ldb + col]
             + a.z * B[(size_t)(k + 2) * ldb + col] + a.w * B[(size_t)(k + 3) * ldb + col];
    }
    for (int k = depth / 4 * 4; k < depth; k++)
        acc += A[(size_t)row * lda + k] * B[(size_t)k * ldb + col];
    const size_t at = (size_t)row * ldc + col;
    C[at] = beta == 0.0f ? alpha * acc : alpha * acc + beta * C[at];
}

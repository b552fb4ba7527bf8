// Fault: no work-item stores the last column of the tile.
#define TILE 8

kernel void tile_half_filled(int M, int N, int K, float alpha, global const float *A, int lda,
                 global const float *B, int ldb, float beta, global float *C, int ldc)
{
    local float As[TILE][TILE], Bs[TILE][TILE];
    const int x = get_local_id(0), y = get_local_id(1);
    const int col = get_global_id(0), row = get_global_id(1);
    const int depth = alpha == 0.0f ? 0 : K;
    float acc = 0.0f;
    for (int k0 = 0; k0 < depth; k0 += TILE) {
        if (x < TILE - 1)
            As[y][x] = row < M && k0 + x < K ? A[(size_t)row * lda + k0 + x] : 0.0f;
        Bs[y][x] = k0 + y < K && col < N ? B[(size_t)(k0 + y) * ldb + col] : 0.0f;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TILE; k++)
            acc += As[y][k] * Bs[k][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (row < M && col < N) {
        const size_t at = (size_t)row * ldc + col;
        C[at] = beta == 0.0f ? alpha * acc : alpha * acc + beta * C[at];
    }
}

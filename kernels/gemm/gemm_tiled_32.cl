/* gemm_tiled_32: gemm_tiled_2x2 with tiles 32 deep instead of 16.

   idea    The same 32 x 32 of C and the same work per step of k, but half as many barriers. A row of As is a run
           of 32 elements of A, 128 bytes, where it was 64. The price is twice the local memory.

                     k -> 32                x: 0   1  ... 15       work-item (x, y) loads
           As  32  [        ]          y 0  [00 01|00 01|   ]        As rows 2y, 2y+1, columns x, x+16
               rows, square                 [10 11|10 11|   ]        Bs rows y, y+16,  columns 2x, 2x+1
           Bs  32  [        ]            1  [     |     |   ]      and owns 2 x 2 of C

   LDS     2 * TILE * TILE * 4 = 8192 bytes
   needs   nothing: past an edge the tiles hold zeros
   origin  future work of the repair of gemm_tiled_2x2: "32 x 32 instead of 16 x 16, +20-30 %"           */

#define GROUP 16            /* side of the work-group, in work-items */
#define TILE (2 * GROUP)    /* side of the tiles of A, B and C: TILE_M = TILE_N = TILE_K; two per work-item */

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_tiled_32(int M, int N, int K,
                   float alpha, global const float *A, int lda,
                   global const float *B, int ldb,
                   float beta, global float *C, int ldc)
{
    local float As[TILE][TILE];
    local float Bs[TILE][TILE];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int row = get_group_id(1) * TILE + 2 * y;
    const int col = get_group_id(0) * TILE + 2 * x;

    float sum00 = 0.0f, sum01 = 0.0f, sum10 = 0.0f, sum11 = 0.0f;
    for (int k0 = 0; k0 < K; k0 += TILE) {
        #pragma unroll
        for (int h = 0; h < TILE; h += GROUP) {
            const int ka = k0 + x + h;
            As[2 * y][x + h] = row < M && ka < K ? A[(long)row * lda + ka] : 0.0f;
            As[2 * y + 1][x + h] = row + 1 < M && ka < K ? A[(long)(row + 1) * lda + ka] : 0.0f;
            const int kb = k0 + y + h;
            Bs[y + h][2 * x] = kb < K && col < N ? B[(long)kb * ldb + col] : 0.0f;
            Bs[y + h][2 * x + 1] = kb < K && col + 1 < N ? B[(long)kb * ldb + col + 1] : 0.0f;
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int k = 0; k < TILE; k++) {
            const float a0 = As[2 * y][k], a1 = As[2 * y + 1][k];
            const float b0 = Bs[k][2 * x], b1 = Bs[k][2 * x + 1];
            sum00 += a0 * b0;
            sum01 += a0 * b1;
            sum10 += a1 * b0;
            sum11 += a1 * b1;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    float sums[2][2]; sums[0][0] = sum00, sums[0][1] = sum01, sums[1][0] = sum10, sums[1][1] = sum11;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            if (row + i < M && col + j < N) {
                const long at = (long)(row + i) * ldc + col + j;
                C[at] = beta == 0.0f ? alpha * sums[i][j] : alpha * sums[i][j] + beta * C[at];
            }
}

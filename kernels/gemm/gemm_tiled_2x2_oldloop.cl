/* gemm_tiled_2x2_oldloop: gemm_tiled_2x2 with the inner loop it had before the repair.

   idea    The arrays are the repaired ones; the inner loop names each value of Bs twice and leaves it to the
           compiler to read it once. The repair changed two things, arrays and loop; this is one of the four builds.

                x: 0   1  ... 15                 As[TILE_M][TILE_K]   rows 2y, 2y+1      written by
           y 0  [00 01|00 01|   ]  2 x 2 of C    Bs[TILE_K][TILE_N]   columns 2x, 2x+1   work-item (x, y)
                [10 11|10 11|   ]  per work-item

   LDS     (TILE_M * TILE_K + TILE_K * TILE_N) * 4 = 4096 bytes
   needs   nothing: past an edge the tiles hold zeros
   origin  the repair changed arrays and loop together; this build changes the arrays alone            */
#define GROUP 16             /* side of the work-group, in work-items */
#define TILE_M (2 * GROUP)   /* rows of C per work-group: two per work-item */
#define TILE_N (2 * GROUP)   /* columns of C per work-group: two per work-item */
#define TILE_K GROUP         /* depth of a tile of A or B: each work-item loads one step of k */

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_tiled_2x2_oldloop(int M, int N, int K,
                            float alpha, global const float *A, int lda,
                            global const float *B, int ldb,
                            float beta, global float *C, int ldc)
{
    local float As[TILE_M][TILE_K];
    local float Bs[TILE_K][TILE_N];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int row = get_group_id(1) * TILE_M + 2 * y;
    const int col = get_group_id(0) * TILE_N + 2 * x;

    float sum00 = 0.0f, sum01 = 0.0f, sum10 = 0.0f, sum11 = 0.0f;
    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        const int ka = k0 + x;
        As[2 * y][x] = row < M && ka < K ? A[(long)row * lda + ka] : 0.0f;
        As[2 * y + 1][x] = row + 1 < M && ka < K ? A[(long)(row + 1) * lda + ka] : 0.0f;
        const int kb = k0 + y;
        Bs[y][2 * x] = kb < K && col < N ? B[(long)kb * ldb + col] : 0.0f;
        Bs[y][2 * x + 1] = kb < K && col + 1 < N ? B[(long)kb * ldb + col + 1] : 0.0f;
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int k = 0; k < TILE_K; k++) {
            const float a0 = As[2 * y][k];
            sum00 += a0 * Bs[k][2 * x];
            sum01 += a0 * Bs[k][2 * x + 1];
            const float a1 = As[2 * y + 1][k];
            sum10 += a1 * Bs[k][2 * x];
            sum11 += a1 * Bs[k][2 * x + 1];
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

/* gemm_gcn4_vec4: a work-group of one GCN wave, a 4 x 4 block of outputs per work-item.

   idea    64 work-items are one wave, so that a barrier costs next to nothing. Each owns 4 x 4 outputs: eight
           values from local memory feed sixteen multiply-adds. Neighbours load neighbouring elements: a row
           of As is one run of 16, a row of Bs one run of 32.

                x: 0     1    ...  7             As[TILE_M][TILE_K]   rows 4y .. 4y+3
           y 0  [0123][0123]       [  ]          Bs[TILE_K][TILE_N]   columns 4x .. 4x+3
                [0123][0123]       [  ]   4 x 4 of C per work-item, 32 x 32 per work-group
                [0123][0123]       [  ]          element t + 64 i of each tile is loaded by
                [0123][0123]       [  ]          work-item t = 8y + x in its step i, 0 to 7

   LDS     (TILE_M * TILE_K + TILE_K * TILE_N) * 4 = 4096 bytes
   needs   nothing: past an edge the tiles hold zeros
   origin  the repaired GCN4_VEC4 of the phase 1 report: float parameters, as the call passes them, where
           its first form had float4 parameters                                                          */

#define GROUP 8              /* side of the work-group, in work-items: 8 x 8 are one wave of GCN */
#define ITEMS (GROUP * GROUP)
#define TILE_M (4 * GROUP)   /* rows of C per work-group: four per work-item */
#define TILE_N (4 * GROUP)   /* columns of C per work-group: four per work-item */
#define TILE_K 16            /* depth of a tile of A or B */

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_gcn4_vec4(int M, int N, int K,
                    float alpha, global const float *A, int lda,
                    global const float *B, int ldb,
                    float beta, global float *C, int ldc)
{
    local float As[TILE_M][TILE_K];
    local float Bs[TILE_K][TILE_N];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int t = y * GROUP + x;
    const int row0 = get_group_id(1) * TILE_M;
    const int col0 = get_group_id(0) * TILE_N;

    float sums[4][4];
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            sums[i][j] = 0.0f;

    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        #pragma unroll
        for (int i = 0; i < TILE_M / (ITEMS / TILE_K); i++) {
            const int r = t / TILE_K + i * (ITEMS / TILE_K), c = t % TILE_K;
            As[r][c] = row0 + r < M && k0 + c < K ? A[(long)(row0 + r) * lda + k0 + c] : 0.0f;
        }
        #pragma unroll
        for (int i = 0; i < TILE_K / (ITEMS / TILE_N); i++) {
            const int r = t / TILE_N + i * (ITEMS / TILE_N), c = t % TILE_N;
            Bs[r][c] = k0 + r < K && col0 + c < N ? B[(long)(k0 + r) * ldb + col0 + c] : 0.0f;
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        #pragma unroll
        for (int k = 0; k < TILE_K; k++)
            #pragma unroll
            for (int i = 0; i < 4; i++) {
                const float a = As[4 * y + i][k];
                #pragma unroll
                for (int j = 0; j < 4; j++)
                    sums[i][j] += a * Bs[k][4 * x + j];
            }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            const int row = row0 + 4 * y + i, col = col0 + 4 * x + j;
            if (row < M && col < N) {
                const long at = (long)row * ldc + col;
                C[at] = beta == 0.0f ? alpha * sums[i][j] : alpha * sums[i][j] + beta * C[at];
            }
        }
}

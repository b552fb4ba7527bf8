/* gemm_tiled_4x4: gemm_tiled_2x2 with a 4 x 4 block of outputs per work-item.

   idea    Eight values from local memory feed sixteen multiply-adds, where gemm_tiled_2x2 reads four for
           four: half the local reads again. The tiles are filled as there, each element by a load of its own.

                x: 0     1    ...  15            As[TILE_M][TILE_K]   rows 4y .. 4y+3      written by
           y 0  [0123][0123]       [  ]          Bs[TILE_K][TILE_N]   columns 4x .. 4x+3   work-item (x, y)
                [0123][0123]       [  ]
                [0123][0123]       [  ]   4 x 4 of C per work-item,
                [0123][0123]       [  ]   64 x 64 per work-group

   LDS     (TILE_M * TILE_K + TILE_K * TILE_N) * 4 = 8192 bytes
   needs   nothing: past an edge the tiles hold zeros
   origin  future work of the repair of gemm_tiled_2x2: "+10-15 %, more registers"                       */
#define GROUP 16             /* side of the work-group, in work-items */
#define TILE_M (4 * GROUP)   /* rows of C per work-group: four per work-item */
#define TILE_N (4 * GROUP)   /* columns of C per work-group: four per work-item */
#define TILE_K GROUP         /* depth of a tile of A or B: each work-item loads one step of k */

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_tiled_4x4(int M, int N, int K,
                    float alpha, global const float *A, int lda,
                    global const float *B, int ldb,
                    float beta, global float *C, int ldc)
{
    local float As[TILE_M][TILE_K];
    local float Bs[TILE_K][TILE_N];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int row = get_group_id(1) * TILE_M + 4 * y;
    const int col = get_group_id(0) * TILE_N + 4 * x;

    float sums[4][4];
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            sums[i][j] = 0.0f;

    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        const int ka = k0 + x, kb = k0 + y;
        #pragma unroll
        for (int i = 0; i < 4; i++) {
            As[4 * y + i][x] = row + i < M && ka < K ? A[(long)(row + i) * lda + ka] : 0.0f;
            Bs[y][4 * x + i] = kb < K && col + i < N ? B[(long)kb * ldb + col + i] : 0.0f;
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        #pragma unroll 4    /* without it PoCL's code is several times slower */
        for (int k = 0; k < TILE_K; k++) {
            #pragma unroll
            for (int i = 0; i < 4; i++)
                #pragma unroll
                for (int j = 0; j < 4; j++)
                    sums[i][j] += As[4 * y + i][k] * Bs[k][4 * x + j];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            if (row + i < M && col + j < N) {
                const long at = (long)(row + i) * ldc + col + j;
                C[at] = beta == 0.0f ? alpha * sums[i][j] : alpha * sums[i][j] + beta * C[at];
            }
}

/* gemm_tiled_rect: the general form of gemm_tiled_2x2: ITEM_M x ITEM_N outputs per work-item, tiles TILE_K deep.

   idea    Per step of k a work-item reads ITEM_M + ITEM_N values for ITEM_M * ITEM_N multiply-adds: a square block
           reads least, a wide one reads and writes longer runs, a deep tile waits at fewer barriers.

                  x: 0        1     ...  GROUP_N-1  As[TILE_M][TILE_K]    Work-item t = y * GROUP_N + x loads the
           y 0    [ITEM_N][ITEM_N]     [    ]       Bs[TILE_K][TILE_N]    elements t, t + ITEMS, ... of each tile
                  [      ][      ]     [    ]
           ITEM_M [      ][      ]     [    ]
             1    [      ][      ]     [    ]       ITEM_M, ITEM_N, TILE_K = 2, 2, 16 are the tiles of gemm_tiled_2x2
                                                    8, 2: tall   2, 8: wide   2, 2, 32: deep
   LDS     4 * TILE_K * (TILE_M + TILE_N) = 10240 bytes by default
   needs   nothing: past an edge the tiles hold zeros
   origin  future work of the repair of gemm_tiled_2x2: "rectangular tiles, different M/N and K sizes"   */

#ifndef ITEM_M
#define ITEM_M 2    /* rows of C per work-item: 2, 4 or 8 */
#endif
#ifndef ITEM_N
#define ITEM_N 8    /* columns of C per work-item: 2, 4 or 8 */
#endif
#ifndef TILE_K
#define TILE_K 16   /* depth of a tile: 8, 16 or 32; GROUP_N divides ITEM_M * TILE_K, GROUP_M divides ITEM_N * TILE_K */
#endif
#ifndef GROUP_N
#define GROUP_N 16  /* work-items of a work-group along N: 8, 16 or 32 */
#endif
#ifndef GROUP_M
#define GROUP_M 16  /* work-items of a work-group along M: 8 or 16 */
#endif
#define ITEMS (GROUP_N * GROUP_M)
#define TILE_M (GROUP_M * ITEM_M)
#define TILE_N (GROUP_N * ITEM_N)

kernel __attribute__((reqd_work_group_size(GROUP_N, GROUP_M, 1)))
void gemm_tiled_rect(int M, int N, int K,
                     float alpha, global const float *A, int lda,
                     global const float *B, int ldb,
                     float beta, global float *C, int ldc)
{
    local float As[TILE_M][TILE_K];
    local float Bs[TILE_K][TILE_N];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int t = y * GROUP_N + x;
    const int row0 = get_group_id(1) * TILE_M;
    const int col0 = get_group_id(0) * TILE_N;

    float sums[ITEM_M][ITEM_N];
    for (int i = 0; i < ITEM_M; i++)
        for (int j = 0; j < ITEM_N; j++)
            sums[i][j] = 0.0f;

    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        #pragma unroll
        for (int i = 0; i < TILE_M * TILE_K / ITEMS; i++) {
            const int e = t + i * ITEMS, r = e / TILE_K, c = e % TILE_K;
            As[r][c] = row0 + r < M && k0 + c < K ? A[(long)(row0 + r) * lda + k0 + c] : 0.0f;
        }
        #pragma unroll
        for (int i = 0; i < TILE_K * TILE_N / ITEMS; i++) {
            const int e = t + i * ITEMS, r = e / TILE_N, c = e % TILE_N;
            Bs[r][c] = k0 + r < K && col0 + c < N ? B[(long)(k0 + r) * ldb + col0 + c] : 0.0f;
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        #pragma unroll 4    /* without it PoCL's code is several times slower */
        for (int k = 0; k < TILE_K; k++) {
            #pragma unroll
            for (int i = 0; i < ITEM_M; i++)
                #pragma unroll
                for (int j = 0; j < ITEM_N; j++)
                    sums[i][j] += As[y * ITEM_M + i][k] * Bs[k][x * ITEM_N + j];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    #pragma unroll
    for (int i = 0; i < ITEM_M; i++)
        #pragma unroll
        for (int j = 0; j < ITEM_N; j++) {
            const int row = row0 + y * ITEM_M + i, col = col0 + x * ITEM_N + j;
            if (row < M && col < N) {
                const long at = (long)row * ldc + col;
                C[at] = beta == 0.0f ? alpha * sums[i][j] : alpha * sums[i][j] + beta * C[at];
            }
        }
}

/* gemm_tiled_rect: the general form of gemm_tiled_2x2: ROWS x COLS outputs per work-item, tiles DEPTH deep.

   idea    Per step of k a work-item reads ROWS + COLS values for ROWS * COLS multiply-adds: a square block
           reads least, a wide one reads and writes longer runs, a deep tile waits at fewer barriers.

                  x: 0        1     ...  GX-1       As[GY * ROWS][DEPTH]    both are filled in turns: work-item
           y 0    [ COLS ][ COLS ]     [    ]       Bs[DEPTH][GX * COLS]    t = y * GX + x loads elements
                  [      ][      ]     [    ]                               t, t + GX * GY, ... of each
             ROWS [      ][      ]     [    ]
             1    [      ][      ]     [    ]       ROWS, COLS, DEPTH = 2, 2, 16 are the tiles of gemm_tiled_2x2
                                                    8, 2: tall   2, 8: wide   2, 2, 32: deep
   LDS     4 * DEPTH * (GY * ROWS + GX * COLS) = 10240 bytes by default
   needs   nothing: past an edge the tiles hold zeros
   origin  future work of the repair of gemm_tiled_2x2: "rectangular tiles, different M/N and K sizes"   */

#ifndef ROWS
#define ROWS 2    /* outputs of a work-item, down */
#endif
#ifndef COLS
#define COLS 8    /* outputs of a work-item, across */
#endif
#ifndef DEPTH
#define DEPTH 16  /* k of one tile; ROWS * DEPTH is a multiple of GX, COLS * DEPTH one of GY */
#endif
#ifndef GX
#define GX 16     /* work-items across */
#endif
#ifndef GY
#define GY 16     /* work-items down */
#endif
#define ITEMS (GX * GY)
#define DOWN (GY * ROWS)
#define ACROSS (GX * COLS)

kernel __attribute__((reqd_work_group_size(GX, GY, 1)))
void gemm_tiled_rect(int M, int N, int K,
                     float alpha, global const float *A, int lda,
                     global const float *B, int ldb,
                     float beta, global float *C, int ldc)
{
    local float As[DOWN][DEPTH];
    local float Bs[DEPTH][ACROSS];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int t = y * GX + x;
    const int row0 = get_group_id(1) * DOWN;
    const int col0 = get_group_id(0) * ACROSS;

    float sums[ROWS][COLS];
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < COLS; j++)
            sums[i][j] = 0.0f;

    for (int k0 = 0; k0 < K; k0 += DEPTH) {
        #pragma unroll
        for (int i = 0; i < DOWN * DEPTH / ITEMS; i++) {
            const int e = t + i * ITEMS, r = e / DEPTH, c = e % DEPTH;
            As[r][c] = row0 + r < M && k0 + c < K ? A[(long)(row0 + r) * lda + k0 + c] : 0.0f;
        }
        #pragma unroll
        for (int i = 0; i < DEPTH * ACROSS / ITEMS; i++) {
            const int e = t + i * ITEMS, r = e / ACROSS, c = e % ACROSS;
            Bs[r][c] = k0 + r < K && col0 + c < N ? B[(long)(k0 + r) * ldb + col0 + c] : 0.0f;
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        #pragma unroll 4    /* without it PoCL's code is several times slower */
        for (int k = 0; k < DEPTH; k++) {
            #pragma unroll
            for (int i = 0; i < ROWS; i++)
                #pragma unroll
                for (int j = 0; j < COLS; j++)
                    sums[i][j] += As[y * ROWS + i][k] * Bs[k][x * COLS + j];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    #pragma unroll
    for (int i = 0; i < ROWS; i++)
        #pragma unroll
        for (int j = 0; j < COLS; j++) {
            const int row = row0 + y * ROWS + i, col = col0 + x * COLS + j;
            if (row < M && col < N) {
                const long at = (long)row * ldc + col;
                C[at] = beta == 0.0f ? alpha * sums[i][j] : alpha * sums[i][j] + beta * C[at];
            }
        }
}

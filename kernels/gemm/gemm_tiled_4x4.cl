/* gemm_tiled_4x4: gemm_tiled_2x2 with a 4 x 4 block of outputs per work-item.

   idea    Eight values from local memory feed sixteen multiply-adds, where gemm_tiled_2x2 reads four for
           four: half the local reads again. The tiles are filled as there, each element by a load of its own.

                x: 0     1    ...  15            As[BLOCK][TILE]   rows 4y .. 4y+3      written by work-item (x, y)
           y 0  [0123][0123]       [  ]          Bs[TILE][BLOCK]   columns 4x .. 4x+3
                [0123][0123]       [  ]
                [0123][0123]       [  ]   4 x 4 of C per work-item, 64 x 64 per work-group
                [0123][0123]       [  ]
             1  [    ][    ]       [  ]

   LDS     (BLOCK * TILE + TILE * BLOCK) * 4 = 8192 bytes
   needs   nothing: past an edge the tiles hold zeros
   origin  future work of the repair of gemm_tiled_2x2: "+10-15 %, more registers"                       */

#define TILE 16
#define BLOCK (4 * TILE)

kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void gemm_tiled_4x4(int M, int N, int K,
                    float alpha, global const float *A, int lda,
                    global const float *B, int ldb,
                    float beta, global float *C, int ldc)
{
    local float As[BLOCK][TILE];
    local float Bs[TILE][BLOCK];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int row = get_group_id(1) * BLOCK + 4 * y;
    const int col = get_group_id(0) * BLOCK + 4 * x;

    float sums[4][4];
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            sums[i][j] = 0.0f;

    for (int k0 = 0; k0 < K; k0 += TILE) {
        const int ka = k0 + x, kb = k0 + y;
        #pragma unroll
        for (int i = 0; i < 4; i++) {
            As[4 * y + i][x] = row + i < M && ka < K ? A[(long)(row + i) * lda + ka] : 0.0f;
            Bs[y][4 * x + i] = kb < K && col + i < N ? B[(long)kb * ldb + col + i] : 0.0f;
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        #pragma unroll 4    /* without it PoCL's code is several times slower */
        for (int k = 0; k < TILE; k++) {
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

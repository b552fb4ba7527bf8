/* course_4x4: gemm_tiled_2x2 with a 4 x 4 block of outputs per work-item.

   idea    Eight values from local memory feed sixteen multiply-adds, where gemm_tiled_2x2 reads four for four:
           half the local reads for the same arithmetic. A 16 x 16 work-group covers 64 x 64 of C.

                x: 0     1    ...  15            As[TILE][TILE_K]   rows 4y .. 4y+3      written by
           y 0  [0123][0123]       [  ]          Bs[TILE_K][TILE]   columns 4x .. 4x+3   work-item (x, y)
                [0123][0123]       [  ]
                [0123][0123]       [  ]   4 x 4 of C per work-item
                [0123][0123]       [  ]

   LDS     2 * TILE * TILE_K * 4 = 8192 bytes
   needs   nothing: past an edge the tiles hold zeros                                                    */
#define GROUP 16              /* side of the work-group, in work-items */
#define ITEM 4                /* rows and columns of C per work-item */
#define TILE (ITEM * GROUP)   /* rows and columns of C per work-group */
#define TILE_K GROUP          /* depth of a tile of A or B */

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void course_4x4(int M, int N, int K,
                float alpha, global const float *A, int lda,
                global const float *B, int ldb,
                float beta, global float *C, int ldc)
{
    local float As[TILE][TILE_K];
    local float Bs[TILE_K][TILE];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int row = get_group_id(1) * TILE + ITEM * y;
    const int col = get_group_id(0) * TILE + ITEM * x;

    float sums[ITEM][ITEM] = {{0.0f}};
    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        const int ka = k0 + x, kb = k0 + y;
        #pragma unroll
        for (int i = 0; i < ITEM; i++) {
            As[ITEM * y + i][x] = row + i < M && ka < K ? A[(long)(row + i) * lda + ka] : 0.0f;
            Bs[y][ITEM * x + i] = kb < K && col + i < N ? B[(long)kb * ldb + col + i] : 0.0f;
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        #pragma unroll 4    /* without it PoCL's code is several times slower */
        for (int k = 0; k < TILE_K; k++) {
            float a[ITEM], b[ITEM];
            #pragma unroll
            for (int i = 0; i < ITEM; i++)
                a[i] = As[ITEM * y + i][k], b[i] = Bs[k][ITEM * x + i];
            #pragma unroll
            for (int i = 0; i < ITEM; i++)
                #pragma unroll
                for (int j = 0; j < ITEM; j++)
                    sums[i][j] += a[i] * b[j];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    for (int i = 0; i < ITEM; i++)
        for (int j = 0; j < ITEM; j++)
            if (row + i < M && col + j < N) {
                const long at = (long)(row + i) * ldc + col + j;
                C[at] = beta == 0.0f ? alpha * sums[i][j] : alpha * sums[i][j] + beta * C[at];
            }
}

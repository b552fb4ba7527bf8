/* gemm_strided_items: the shape of clBLAS's winners on GCN, a yardstick for simulated time. Not in the catalogue.

   idea    16 x 16 work-items compute a tile of 16 ITEM x 16 ITEM; the ITEM x ITEM outputs of one are 16 apart, so that
           neighbouring lanes read neighbouring floats of local memory. A is stored transposed, K x M, as in clBLAS's NT
           (by columns): both tiles are loaded along their rows. Rows of the tiles have one float of padding. A fence
           after each step of k keeps the compiler from reading all of a tile ahead. There is no second buffer.

             As[TILE_K][16 ITEM + 1]   C of item (x, y):  rows y, y + 16, ..    columns x, x + 16, ..
             Bs[TILE_K][16 ITEM + 1]

   LDS     2 * TILE_K * (16 ITEM + 1) * 4 = 12416 bytes
   needs   M and N multiples of 16 ITEM, K of TILE_K; A transposed, lda >= M
   origin  AMD clBLAS 2.9, AutoGemm: 96 x 96 by 6 x 6, 128 x 128 by 8 x 8, 64 x 64 by 4 x 4, all 16 deep         */

#ifndef ITEM
#define ITEM 6       /* rows and columns of C per work-item: ITEM_M = ITEM_N; 4, 6 or 8 */
#endif
#ifndef TILE_K
#define TILE_K 16    /* depth of a tile of A or B */
#endif
#ifndef FENCE
#define FENCE 1      /* 1: a fence after each step of k, 0: none */
#endif
#define TILE_M (16 * ITEM)             /* rows of C per work-group */
#define TILE_N (16 * ITEM)             /* columns of C per work-group: as many */
#define SHARE (TILE_M * TILE_K / 256)  /* elements of each tile that a work-item loads */

kernel __attribute__((reqd_work_group_size(16, 16, 1)))
void gemm_strided_items(int M, int N, int K,
                        float alpha, global const float *A, int lda,
                        global const float *B, int ldb,
                        float beta, global float *C, int ldc)
{
    local float As[TILE_K * (TILE_M + 1)], Bs[TILE_K * (TILE_N + 1)];

    const int x = get_local_id(0), y = get_local_id(1), t = y * 16 + x;
    const int row0 = get_group_id(1) * TILE_M, col0 = get_group_id(0) * TILE_N;
    float sums[ITEM][ITEM];
    #pragma unroll
    for (int i = 0; i < ITEM; i++)
        #pragma unroll
        for (int j = 0; j < ITEM; j++)
            sums[i][j] = 0.0f;

    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        barrier(CLK_LOCAL_MEM_FENCE);
        #pragma unroll
        for (int s = 0; s < SHARE; s++) {
            const int at = t + 256 * s, k = at / TILE_M, along = at % TILE_M;
            As[k * (TILE_M + 1) + along] = A[(long)(k0 + k) * lda + row0 + along];
            Bs[k * (TILE_N + 1) + along] = B[(long)(k0 + k) * ldb + col0 + along];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        #pragma unroll
        for (int k = 0; k < TILE_K; k++) {
            float a[ITEM], b[ITEM];
            #pragma unroll
            for (int i = 0; i < ITEM; i++) {
                a[i] = As[k * (TILE_M + 1) + y + 16 * i];
                b[i] = Bs[k * (TILE_N + 1) + x + 16 * i];
            }
            #pragma unroll
            for (int i = 0; i < ITEM; i++)
                #pragma unroll
                for (int j = 0; j < ITEM; j++)
                    sums[i][j] = mad(a[i], b[j], sums[i][j]);
#if FENCE
            mem_fence(CLK_LOCAL_MEM_FENCE);
#endif
        }
    }

    #pragma unroll
    for (int i = 0; i < ITEM; i++)
        #pragma unroll
        for (int j = 0; j < ITEM; j++) {
            global float *to = C + (long)(row0 + y + 16 * i) * ldc + col0 + x + 16 * j;
            *to = beta == 0.0f ? alpha * sums[i][j] : alpha * sums[i][j] + beta * *to;
        }
}

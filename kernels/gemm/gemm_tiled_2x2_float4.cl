/* gemm_tiled_2x2_float4: gemm_tiled_2x2 whose tiles are filled four elements at a time.

   idea    The two tiles of a step are 1024 elements: one float4 for each of the 256 work-items, where
           gemm_tiled_2x2 has four loads for each. Only the loads differ; the inner loop is the same.

           t = 16 y + x  below 128:  As[t / 4][4 (t % 4) ...]    As[TILE_M][TILE_K]  [t0  |t1  |t2  |t3  ]
                                                                                     [t4  |t5  |t6  |t7  ]
           t = 128 + u:              Bs[u / 8][4 (u % 8) ...]    Bs[TILE_K][TILE_N]  [u0  |u1  | ... |u7 ]

           vload4 promises the compiler an address that is a multiple of 4 bytes, a float4 pointer one of 16.
   LDS     (TILE_M * TILE_K + TILE_K * TILE_N) * 4 = 4096 bytes
   needs   LOAD = 2 needs lda and ldb that are multiples of 4; the others nothing. Where fewer than four
           elements are left in a row they are read one by one, and zeros stand for the rest
   origin  future work of the repair of gemm_tiled_2x2: "use float4 for memory operations, +50-100 %"    */

#ifndef LOAD
#define LOAD 1    /* how four elements are loaded: 0 four scalar loads, 1 vload4, 2 a float4 pointer */
#endif
#define GROUP 16             /* side of the work-group, in work-items */
#define TILE_M (2 * GROUP)   /* rows of C per work-group: two per work-item */
#define TILE_N (2 * GROUP)   /* columns of C per work-group: two per work-item */
#define TILE_K GROUP         /* depth of a tile of A or B: each work-item loads one step of k */

/* The first `left` of the four elements at p, zeros for the others. */
float4 read4(global const float *p, int left)
{
    if (left >= 4) {
#if LOAD == 0
        return (float4)(p[0], p[1], p[2], p[3]);
#elif LOAD == 1
        return vload4(0, p);
#else
        return *(global const float4 *)p;
#endif
    }
    return (float4)(left > 0 ? p[0] : 0.0f, left > 1 ? p[1] : 0.0f, left > 2 ? p[2] : 0.0f, 0.0f);
}

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_tiled_2x2_float4(int M, int N, int K,
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

    float sum00 = 0.0f, sum01 = 0.0f, sum10 = 0.0f, sum11 = 0.0f;
    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        if (t < 128) {
            const int r = t / 4, c = t % 4 * 4;
            const float4 a = read4(A + (long)(row0 + r) * lda + k0 + c, row0 + r < M ? K - k0 - c : 0);
            As[r][c] = a.x;
            As[r][c + 1] = a.y;
            As[r][c + 2] = a.z;
            As[r][c + 3] = a.w;
        } else {
            const int r = (t - 128) / 8, c = t % 8 * 4;
            const float4 b = read4(B + (long)(k0 + r) * ldb + col0 + c, k0 + r < K ? N - col0 - c : 0);
            Bs[r][c] = b.x;
            Bs[r][c + 1] = b.y;
            Bs[r][c + 2] = b.z;
            Bs[r][c + 3] = b.w;
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int k = 0; k < TILE_K; k++) {
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
    const int row = row0 + 2 * y, col = col0 + 2 * x;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            if (row + i < M && col + j < N) {
                const long at = (long)(row + i) * ldc + col + j;
                C[at] = beta == 0.0f ? alpha * sums[i][j] : alpha * sums[i][j] + beta * C[at];
            }
}

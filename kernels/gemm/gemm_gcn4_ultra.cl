/* gemm_gcn4_ultra: 128 x 128 of C per work-group, 8 x 8 outputs per work-item, tiles 8 deep.

   idea    Sixteen values from local memory feed sixty-four multiply-adds. A work-item's outputs are four quads of
           4 x 4, 64 apart, so that the lanes of a row read neighbouring float4s of Bs, without bank conflicts. As is
           stored transposed, so that its quads are runs as well. Each work-item loads one float4 of A and one of B
           per tile, one tile ahead: the loads are under way while the last tile is multiplied.

                  x: 0     1  ...  15 | 0     1  ...  15       As[TILE_K][TILE_M]   transposed: a column is a row of C
             y 0  [quad][    ] [    ]   [quad][    ] [    ]    Bs[TILE_K][TILE_N]
               1  [    ][    ] [    ]   [    ][    ] [    ]
             ...
              15  [    ][    ] [    ]   [    ][    ] [    ]    work-item t = 16 y + x loads
             y 0  [quad][    ] [    ]   [quad][    ] [    ]      A[t / 2][4 (t % 2) ...]    of 128 x 8
              15  [    ][    ] [    ]   [    ][    ] [    ]      B[t / 32][4 (t % 32) ...]  of 8 x 128

   LDS     (TILE_M + TILE_N) * TILE_K * 4 = 8192 bytes
   needs   LOAD = 2 needs lda and ldb that are multiples of 4; the others nothing. Where fewer than four
           elements are left in a row they are read one by one, and zeros stand for the rest
   origin  GCN4_ULTRA of the phase 1 report; blocks, depth and group as rocBLAS has them in assembly for gfx803 */

#ifndef LOAD
#define LOAD 1    /* how four elements are loaded: 0 four scalar loads, 1 vload4, 2 a float4 pointer */
#endif
#define GROUP 16             /* side of the work-group, in work-items */
#define TILE_M (8 * GROUP)   /* rows of C per work-group: eight per work-item */
#define TILE_N (8 * GROUP)   /* columns of C per work-group: eight per work-item */
#define TILE_K 8             /* depth of a tile of A or B */

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
void gemm_gcn4_ultra(int M, int N, int K,
                     float alpha, global const float *A, int lda,
                     global const float *B, int ldb,
                     float beta, global float *C, int ldc)
{
    local float As[TILE_K][TILE_M];
    local float Bs[TILE_K][TILE_N];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int t = y * GROUP + x;
    const int row0 = get_group_id(1) * TILE_M;
    const int col0 = get_group_id(0) * TILE_N;

    const int ra = t / 2, ka = t % 2 * 4;       /* this work-item's float4 of A, */
    const int kb = t / 32, cb = t % 32 * 4;     /* and of B */
    global const float *a_from = A + (long)(row0 + ra) * lda + ka;
    global const float *b_from = B + (long)kb * ldb + col0 + cb;
    float4 a = read4(a_from, row0 + ra < M ? K - ka : 0);
    float4 b = read4(b_from, kb < K ? N - col0 - cb : 0);

    float sums[8][8];
    #pragma unroll
    for (int i = 0; i < 8; i++)
        #pragma unroll
        for (int j = 0; j < 8; j++)
            sums[i][j] = 0.0f;

    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        As[ka][ra] = a.x;
        As[ka + 1][ra] = a.y;
        As[ka + 2][ra] = a.z;
        As[ka + 3][ra] = a.w;
        Bs[kb][cb] = b.x;
        Bs[kb][cb + 1] = b.y;
        Bs[kb][cb + 2] = b.z;
        Bs[kb][cb + 3] = b.w;
        barrier(CLK_LOCAL_MEM_FENCE);

        a_from += TILE_K;
        b_from += (long)TILE_K * ldb;
        const int next = k0 + TILE_K;
        a = read4(a_from, row0 + ra < M ? K - next - ka : 0);
        b = read4(b_from, next + kb < K ? N - col0 - cb : 0);

        /* not all eight: gfx803 would need more than 128 registers, and have one wave on a SIMD instead of two */
        #pragma unroll 4
        for (int k = 0; k < TILE_K; k++) {
            const float4 a0 = vload4(y, As[k]), a1 = vload4(y, As[k] + TILE_M / 2);
            const float4 b0 = vload4(x, Bs[k]), b1 = vload4(x, Bs[k] + TILE_N / 2);
            float down[8], across[8]; vstore4(a0, 0, down); vstore4(a1, 1, down);
            vstore4(b0, 0, across); vstore4(b1, 1, across);
            #pragma unroll
            for (int i = 0; i < 8; i++)
                #pragma unroll
                for (int j = 0; j < 8; j++)
                    sums[i][j] += down[i] * across[j];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    #pragma unroll
    for (int i = 0; i < 8; i++)
        #pragma unroll
        for (int j = 0; j < 8; j++) {
            const int row = row0 + 4 * y + i % 4 + i / 4 * (TILE_M / 2);
            const int col = col0 + 4 * x + j % 4 + j / 4 * (TILE_N / 2);
            if (row < M && col < N) {
                const long at = (long)row * ldc + col;
                C[at] = beta == 0.0f ? alpha * sums[i][j] : alpha * sums[i][j] + beta * C[at];
            }
        }
}

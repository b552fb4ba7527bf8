/* gemm_float4_vec: four neighbouring columns per work-item, B loaded four at a time.

   idea    One value of A from local memory feeds four multiply-adds, and B travels as float4s: from global
           memory by one wide load per work-item and step, from local memory by one wide read per k.

                x: 0     1    ...  15            As[TILE_M][TILE_K]       one float each    at [y][x]
           y 0  [0123][0123]...[0123]            Bs[TILE_K][TILE_N / 4]   one float4 each   at [y][x]
            15  [0123][0123]...[0123]   1 x 4 of C per work-item, 16 x 64 per work-group

   LDS     (TILE_M * TILE_K + TILE_K * TILE_N) * 4 = 5120 bytes
   needs   N % 4 == 0, so that no quad is cut by an edge; with LOAD 2 also ldb % 4 == 0
   origin  FLOAT4_VEC of the phase 1 report in its repaired form, with zeros past an edge, which the report
           does not show, and with lanes along columns                                                       */

#ifndef LOAD
#define LOAD 1    /* how four elements are loaded: 0 four scalar loads, 1 vload4, 2 a float4 pointer */
#endif
#define GROUP 16             /* side of the work-group, in work-items */
#define TILE_M GROUP         /* rows of C per work-group: one per work-item */
#define TILE_N (4 * GROUP)   /* columns of C per work-group: four per work-item */
#define TILE_K GROUP         /* depth of a tile of A or B: each work-item loads one step of k */

#if LOAD == 2
#define LOAD4(from) (*(global const float4 *)(from))
#elif LOAD == 1
#define LOAD4(from) vload4(0, from)
#else
#define LOAD4(from) (float4)((from)[0], (from)[1], (from)[2], (from)[3])
#endif

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_float4_vec(int M, int N, int K,
                     float alpha, global const float *A, int lda,
                     global const float *B, int ldb,
                     float beta, global float *C, int ldc)
{
    local float As[TILE_M][TILE_K];
    local float4 Bs[TILE_K][TILE_N / 4];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int row = get_group_id(1) * TILE_M + y;
    const int col = (get_group_id(0) * GROUP + x) * 4;

    float4 sum = (float4)(0.0f);
    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        const int ka = k0 + x, kb = k0 + y;
        As[y][x] = row < M && ka < K ? A[(long)row * lda + ka] : 0.0f;
        Bs[y][x] = kb < K && col < N ? LOAD4(B + (long)kb * ldb + col) : (float4)(0.0f);
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int k = 0; k < TILE_K; k++)
            sum += As[y][k] * Bs[k][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (row < M && col < N) {
        const long at = (long)row * ldc + col;
        float4 out = alpha * sum;
        if (beta != 0.0f)
            out += beta * vload4(0, C + at);
        vstore4(out, 0, C + at);
    }
}

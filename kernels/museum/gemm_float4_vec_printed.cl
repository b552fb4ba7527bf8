/* gemm_float4_vec_printed: gemm_float4_vec with the two loads as its report prints the repair: no zeros past an edge.

   idea    A load past K is skipped, and nothing is stored in its place. The tile's cells keep what the step before
           left there, or what the local memory held at the start, and are multiplied all the same.

                x: 0     1    ...  15            As[TILE_M * TILE_K]       one float each     at [y][x]
           y 0  [0123][0123]...[0123]            Bs[TILE_K * TILE_N]       four floats each   at [y][4x]
            15  [0123][0123]...[0123]   1 x 4 of C per work-item, 16 x 64 per work-group

   LDS     (TILE_M * TILE_K + TILE_K * TILE_N) * 4 = 5120 bytes
   needs   N % 4 == 0, as gemm_float4_vec does
   origin  the repaired FLOAT4_VEC of the phase 1 report, which prints the load of B, its test and the sum; the load of
           A is not printed and is written here in the same way
   fault   no zeros past K; must be caught, never used                                                       */
#define GROUP 16             /* side of the work-group, in work-items */
#define TILE_M GROUP         /* rows of C per work-group: one per work-item */
#define TILE_N (4 * GROUP)   /* columns of C per work-group: four per work-item */
#define TILE_K GROUP         /* depth of a tile of A or B: each work-item loads one step of k */
kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_float4_vec_printed(int M, int N, int K,
                             float alpha, global const float *A, int lda,
                             global const float *B, int ldb,
                             float beta, global float *C, int ldc)
{
    local float As[TILE_M * TILE_K];
    local float Bs[TILE_K * TILE_N];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int row = get_group_id(1) * TILE_M + y;
    const int col = (get_group_id(0) * GROUP + x) * 4;

    float4 sum = (float4)(0.0f);
    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        const int ka = k0 + x, kb = k0 + y;
        if (row < M && ka < K)                                /* the fault: nothing is stored otherwise */
            As[y * TILE_K + x] = A[(long)row * lda + ka];
        if (kb < K && col + 3 < N)                            /* the fault, as it is printed */
            vstore4(vload4(0, B + (long)kb * ldb + col), 0, Bs + y * TILE_N + 4 * x);
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int k = 0; k < TILE_K; k++)
            sum += As[y * TILE_K + k] * vload4(0, Bs + k * TILE_N + 4 * x);
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

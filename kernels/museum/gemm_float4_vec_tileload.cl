/* gemm_float4_vec_tileload: gemm_float4_vec whose quads of B begin at the wrong column.

   idea    GROUP work-items along columns cover 4 * GROUP columns, but the load of B counts GROUP columns per
           work-group. The first work-group of a row loads its own columns, the others load columns that belong
           further left. Every access stays inside B and inside the tile.

                x: 0     1    ...  15            As[TILE_M][TILE_K]       one float each    at [y][x]
           y 0  [0123][0123]...[0123]            Bs[TILE_K][TILE_N / 4]   one float4 each   at [y][x]
            15  [0123][0123]...[0123]   1 x 4 of C per work-item, 16 x 64 per work-group

   LDS     (TILE_M * TILE_K + TILE_K * TILE_N) * 4 = 5120 bytes
   needs   N % 4 == 0, as gemm_float4_vec does
   origin  the first of four faults that the phase 1 report names in the first FLOAT4_VEC, "broken tile loading
           logic for B matrix"; the report shows no code, and each of the four is built here alone
   fault   the column of the load; must be caught, never used                                               */
#define GROUP 16             /* side of the work-group, in work-items */
#define TILE_M GROUP         /* rows of C per work-group: one per work-item */
#define TILE_N (4 * GROUP)   /* columns of C per work-group: four per work-item */
#define TILE_K GROUP         /* depth of a tile of A or B: each work-item loads one step of k */
kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_float4_vec_tileload(int M, int N, int K,
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
    const int load_col = get_group_id(0) * GROUP + 4 * x;  /* the fault: a work-group is 4 * GROUP wide */

    float4 sum = (float4)(0.0f);
    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        const int ka = k0 + x, kb = k0 + y;
        As[y][x] = row < M && ka < K ? A[(long)row * lda + ka] : 0.0f;
        Bs[y][x] = kb < K && load_col < N ? vload4(0, B + (long)kb * ldb + load_col) : (float4)(0.0f);
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

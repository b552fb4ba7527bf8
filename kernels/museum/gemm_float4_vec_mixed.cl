/* gemm_float4_vec_mixed: gemm_float4_vec that stores scalars into Bs and reads vectors from it.

   idea    The tile of B is stored one element per work-item and read four at a time: three of four columns were
           never stored, and whatever lay in local memory joins the sum.

                x: 0     1    ...  15            As[TILE_M][TILE_K]  one float each    at [y][x]
           y 0  [0123][0123]...[0123]            Bs[TILE_K][TILE_N]  four floats each  at [y][4x]
            15  [0123][0123]...[0123]   1 x 4 of C per work-item, 16 x 64 per work-group

   LDS     (TILE_M * TILE_K + TILE_K * TILE_N) * 4 = 5120 bytes
   needs   N % 4 == 0, as gemm_float4_vec does
   origin  the third of four faults that the phase 1 report names in the first FLOAT4_VEC, "mixed scalar/vector
           memory access patterns causing errors"; the report shows no code, and each is built here alone
   fault   one of four columns stored, four read; must be caught, never used                                */
#define GROUP 16             /* side of the work-group, in work-items */
#define TILE_M GROUP         /* rows of C per work-group: one per work-item */
#define TILE_N (4 * GROUP)   /* columns of C per work-group: four per work-item */
#define TILE_K GROUP         /* depth of a tile of A or B: each work-item loads one step of k */

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_float4_vec_mixed(int M, int N, int K,
                           float alpha, global const float *A, int lda,
                           global const float *B, int ldb,
                           float beta, global float *C, int ldc)
{
    local float As[TILE_M][TILE_K];
    local float Bs[TILE_K][TILE_N];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int row = get_group_id(1) * TILE_M + y;
    const int col = (get_group_id(0) * GROUP + x) * 4;

    float4 sum = (float4)(0.0f);
    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        const int ka = k0 + x, kb = k0 + y;
        As[y][x] = row < M && ka < K ? A[(long)row * lda + ka] : 0.0f;
        Bs[y][4 * x] = kb < K && col < N ? B[(long)kb * ldb + col] : 0.0f;  /* the fault: one of four */
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int k = 0; k < TILE_K; k++)
            sum += As[y][k] * vload4(0, &Bs[k][4 * x]);
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

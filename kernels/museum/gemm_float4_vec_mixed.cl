/* gemm_float4_vec_mixed: gemm_float4_vec that stores scalars into Bs and reads vectors from it.

   idea    The tile of B is stored the scalar way, one element per work-item, and read the vector way, four at a
           time: three of four columns were never stored, and whatever lay in local memory joins the sum.

                x: 0     1    ...  15            As[TILE][TILE]   one float each    at [y][x]
           y 0  [0123][0123]...[0123]            Bs[TILE][4*TILE] four floats each  at [y][4x]
             1  [0123][0123]...[0123]   1 x 4 of C per work-item, 16 x 64 per work-group
            15  [0123][0123]...[0123]

   LDS     TILE * 5 * TILE * 4 = 5120 bytes
   needs   N % 4 == 0, as gemm_float4_vec does
   origin  the third of four faults that the phase 1 report names in the first FLOAT4_VEC, "mixed scalar/vector
           memory access patterns causing errors"; the report shows no code, and each of the four is built here
           alone
   fault   one of four columns stored, four read; must be caught, never used                                */

#define TILE 16

kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void gemm_float4_vec_mixed(int M, int N, int K,
                           float alpha, global const float *A, int lda,
                           global const float *B, int ldb,
                           float beta, global float *C, int ldc)
{
    local float As[TILE][TILE];
    local float Bs[TILE][4 * TILE];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int row = get_group_id(1) * TILE + y;
    const int col = (get_group_id(0) * TILE + x) * 4;

    float4 sum = (float4)(0.0f);
    for (int k0 = 0; k0 < K; k0 += TILE) {
        const int ka = k0 + x, kb = k0 + y;
        As[y][x] = row < M && ka < K ? A[(long)row * lda + ka] : 0.0f;
        Bs[y][4 * x] = kb < K && col < N ? B[(long)kb * ldb + col] : 0.0f;  /* the fault: one of four */
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int k = 0; k < TILE; k++)
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

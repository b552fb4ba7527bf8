/* gemm_float4_vec_confused: gemm_float4_vec that reads its tile of floats with an offset for float4s.

   idea    Bs is an array of floats, and the place of a quad is counted in floats. The store adds it to the
           pointer; the read hands it to vload4, which counts in float4s and goes four times as far: up to
           16 KiB into a tile of 4 KiB.

                x: 0     1    ...  15            As[TILE_M][TILE_K]    one float each    at [y][x]
           y 0  [0123][0123]...[0123]            Bs[TILE_K * TILE_N]   four floats each  at 64y + 4x
            15  [0123][0123]...[0123]   1 x 4 of C per work-item, 16 x 64 per work-group

   LDS     (TILE_M * TILE_K + TILE_K * TILE_N) * 4 = 5120 bytes
   needs   N % 4 == 0, as gemm_float4_vec does
   origin  the fourth of four faults that the phase 1 report names in the first FLOAT4_VEC, "type confusion
           between float and float4 in LDS"; the report shows no code, and each of the four is built here alone
   fault   an offset in floats where float4s are counted; must be caught, never used                        */
#define GROUP 16             /* side of the work-group, in work-items */
#define TILE_M GROUP         /* rows of C per work-group: one per work-item */
#define TILE_N (4 * GROUP)   /* columns of C per work-group: four per work-item */
#define TILE_K GROUP         /* depth of a tile of A or B: each work-item loads one step of k */
kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_float4_vec_confused(int M, int N, int K,
                              float alpha, global const float *A, int lda,
                              global const float *B, int ldb,
                              float beta, global float *C, int ldc)
{
    local float As[TILE_M][TILE_K];
    local float Bs[TILE_K * TILE_N];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int row = get_group_id(1) * TILE_M + y;
    const int col = (get_group_id(0) * GROUP + x) * 4;

    float4 sum = (float4)(0.0f);
    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        const int ka = k0 + x, kb = k0 + y;
        As[y][x] = row < M && ka < K ? A[(long)row * lda + ka] : 0.0f;
        const float4 b = kb < K && col < N ? vload4(0, B + (long)kb * ldb + col) : (float4)(0.0f);
        vstore4(b, 0, &Bs[y * TILE_N + 4 * x]);
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int k = 0; k < TILE_K; k++)
            sum += As[y][k] * vload4(k * TILE_N + 4 * x, Bs);  /* the fault: counts float4s */
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

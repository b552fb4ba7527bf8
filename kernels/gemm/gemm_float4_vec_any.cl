/* gemm_float4_vec_any: gemm_float4_vec for any N.

   idea    Where gemm_float4_vec asks whether its quad begins inside N, this kernel asks whether all four columns lie
           inside. A quad that N cuts is loaded and stored one by one: only in the last quad of a row, if N % 4 != 0.

                x: 0     1    ...  15            As[TILE_M][TILE_K]       one float each    at [y][x]
           y 0  [0123][0123]...[0123]            Bs[TILE_K][TILE_N / 4]   one float4 each   at [y][x]
            15  [0123][0123]...[01  ]   1 x 4 of C per work-item, 16 x 64 per work-group

   LDS     (TILE_M * TILE_K + TILE_K * TILE_N) * 4 = 5120 bytes
   needs   nothing: past an edge the tiles hold zeros
   origin  the phase 1 report recommends a variant for arbitrary N, by "boundary handling with scalar fallback"     */

#define GROUP 16             /* side of the work-group, in work-items */
#define TILE_M GROUP         /* rows of C per work-group: one per work-item */
#define TILE_N (4 * GROUP)   /* columns of C per work-group: four per work-item */
#define TILE_K GROUP         /* depth of a tile of A or B: each work-item loads one step of k */

/* The first `left` of the four elements at `from`, zeros in place of the others. */
float4 quad(global const float *from, int left)
{
    if (left >= 4)
        return vload4(0, from);
    return (float4)(left > 0 ? from[0] : 0.0f, left > 1 ? from[1] : 0.0f, left > 2 ? from[2] : 0.0f, 0.0f);
}

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_float4_vec_any(int M, int N, int K,
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
        Bs[y][x] = quad(B + (long)kb * ldb + col, kb < K ? N - col : 0);
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int k = 0; k < TILE_K; k++)
            sum += As[y][k] * Bs[k][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (row < M && col < N) {
        const long at = (long)row * ldc + col;
        if (col + 3 < N) {
            float4 out = alpha * sum;
            if (beta != 0.0f)
                out += beta * vload4(0, C + at);
            vstore4(out, 0, C + at);
        } else {
            float sums[4]; vstore4(sum, 0, sums);
            for (int j = 0; j < 4; j++)
                if (col + j < N)
                    C[at + j] = beta == 0.0f ? alpha * sums[j] : alpha * sums[j] + beta * C[at + j];
        }
    }
}

/* gemm_float4_small: small work-groups and small tiles, so that a small problem still fills the device.

   idea    64 work-items with four columns each cover only 8 x 32 of C: 256 x 256 makes 256 work-groups, where tiles
           of 32 x 32 or of 16 x 64 make 64. In each step along k a work-item loads one float of A, one float4 of B.

                x: 0     1    ...  7             As[TILE_M][TILE_K]       one float each    at [y][x]
           y 0  [0123][0123]...[0123]            Bs[TILE_K][TILE_N / 4]   one float4 each   at [y][x]
             7  [0123][0123]...[0123]   1 x 4 of C per work-item, 8 x 32 per work-group

   LDS     (TILE_M * TILE_K + TILE_K * TILE_N) * 4 = 1280 bytes
   needs   nothing: past an edge the tiles hold zeros, and a quad that is cut by N is moved one by one
   origin  FLOAT4_SMALL of the phase 1 report, which gives its speed at 256 x 256 and not its code            */
#define GROUP 8              /* side of the work-group, in work-items */
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
void gemm_float4_small(int M, int N, int K,
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

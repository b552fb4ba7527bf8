/* gemm_tile20_prefetch: gemm_tile20_vectorized with two sets of tiles, one filled while the other is used.

   idea    The loads of the next step are issued before the multiplication of this one, so that their latency
           passes behind it. They go into the other set of tiles, which no work-item reads in this step: one
           barrier per step is enough.

           step          0            1            2           barriers stand between the steps
           load      tile 1       tile 2       tile 3          global memory to registers
           multiply  set 0        set 1        set 0
           store     set 1        set 0        set 1           registers to local memory

           who computes what: as in gemm_tile_vectorized, row t / 5 and quad t % 5 of 20 x 20 for t = 10y + x

   LDS     2 * 2 * TILE * TILE * 4 = 6400 bytes
   needs   nothing: past an edge the tiles hold zeros, and a quad that is cut by an edge is moved one by one
   origin  tile20_prefetch of the tile-20 report: "ping-pong buffering, 2 sets of LDS tiles"                 */

#define TILE 20            /* side of the tiles of A, B and C: TILE_M = TILE_N = TILE_K */
#define GROUP (TILE / 2)   /* side of the work-group, in work-items: a quarter of a tile's elements, a quad for each */
#define QUADS (TILE / 4)   /* float4s in a row of a tile */

/* The first `left` of the four elements at `from`, zeros in place of the others. */
float4 quad(global const float *from, int left)
{
    if (left >= 4)
        return vload4(0, from);
    return (float4)(left > 0 ? from[0] : 0.0f, left > 1 ? from[1] : 0.0f, left > 2 ? from[2] : 0.0f, 0.0f);
}

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_tile20_prefetch(int M, int N, int K,
                          float alpha, global const float *A, int lda,
                          global const float *B, int ldb,
                          float beta, global float *C, int ldc)
{
    local float As[2][TILE][TILE];
    local float Bs[2][TILE][TILE];

    const int t = get_local_id(1) * GROUP + get_local_id(0);
    const int r = t / QUADS;
    const int c = 4 * (t % QUADS);
    const int row = get_group_id(1) * TILE + r;
    const int col = get_group_id(0) * TILE + c;

    vstore4(quad(A + (long)row * lda + c, row < M ? K - c : 0), 0, &As[0][r][c]);
    vstore4(quad(B + (long)r * ldb + col, r < K ? N - col : 0), 0, &Bs[0][r][c]);

    float4 sum = (float4)(0.0f);
    int set = 0;
    for (int k0 = 0; k0 < K; k0 += TILE) {
        barrier(CLK_LOCAL_MEM_FENCE);  /* this set is full, and the other one is no longer read */

        const int ka = k0 + TILE + c, kb = k0 + TILE + r;
        const float4 a = quad(A + (long)row * lda + ka, row < M ? K - ka : 0);
        const float4 b = quad(B + (long)kb * ldb + col, kb < K ? N - col : 0);

        for (int k = 0; k < TILE; k++)
            sum += As[set][r][k] * vload4(0, &Bs[set][k][c]);

        set = 1 - set;
        vstore4(a, 0, &As[set][r][c]);
        vstore4(b, 0, &Bs[set][r][c]);
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

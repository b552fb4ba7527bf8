/* gemm_float4_clover: float4 along k, one output per work-item.

   idea    Vectors along k ask nothing of N: a work-item multiplies four neighbours of its row of A by four of
           its column of B, into four partial sums that are added at the end. B is transposed on its way into
           local memory, so that both operands are read there as whole float4s.

               k: 0123 4567 89.. ....           As[TILE][QUADS]   row y of A, four of k each
           y  [ q0 | q1 | q2 | q3 ]             Bs[TILE][QUADS]   column x of B, four of k each
                     *                              filled by work-items t = 16y + x:
           x  [ q0 | q1 | q2 | q3 ]                 0..63    a quad of As, by vload4
                                                    64..127  a quad of Bs, from four rows of B

   LDS     2 * TILE * QUADS * 16 = 2048 bytes
   needs   nothing: past an edge the tiles hold zeros
   origin  FLOAT4_CLOVER of the phase 1 report, the fallback for any N; its code is not shown there          */

#define TILE 16           /* side of the tiles of A, B and C, and of the work-group: TILE_M = TILE_N = TILE_K */
#define QUADS (TILE / 4)  /* float4s in a row of a tile */

/* The first `left` of the four elements at `from`, `step` apart, zeros in place of the others. */
float4 quad(global const float *from, int step, int left)
{
    if (step == 1 && left >= 4)
        return vload4(0, from);
    return (float4)(left > 0 ? from[0] : 0.0f, left > 1 ? from[step] : 0.0f,
                    left > 2 ? from[2L * step] : 0.0f, left > 3 ? from[3L * step] : 0.0f);
}

kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void gemm_float4_clover(int M, int N, int K,
                        float alpha, global const float *A, int lda,
                        global const float *B, int ldb,
                        float beta, global float *C, int ldc)
{
    local float4 As[TILE][QUADS];
    local float4 Bs[TILE][QUADS];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int t = y * TILE + x;
    const int row0 = get_group_id(1) * TILE;
    const int col0 = get_group_id(0) * TILE;

    float4 sum = (float4)(0.0f);
    for (int k0 = 0; k0 < K; k0 += TILE) {
        if (t < TILE * QUADS) {  /* neighbours take neighbouring quads of a row of A */
            const int r = t / QUADS, k = k0 + 4 * (t % QUADS);
            As[r][t % QUADS] = quad(A + (long)(row0 + r) * lda + k, 1, row0 + r < M ? K - k : 0);
        } else if (t < 2 * TILE * QUADS) {  /* and neighbouring columns of B */
            const int c = t % TILE, q = t / TILE - QUADS, k = k0 + 4 * q;
            Bs[c][q] = quad(B + (long)k * ldb + col0 + c, ldb, col0 + c < N ? K - k : 0);
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int q = 0; q < QUADS; q++)
            sum += As[y][q] * Bs[x][q];
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    const int row = row0 + y, col = col0 + x;
    if (row < M && col < N) {
        const long at = (long)row * ldc + col;
        const float total = (sum.x + sum.y) + (sum.z + sum.w);
        C[at] = beta == 0.0f ? alpha * total : alpha * total + beta * C[at];
    }
}

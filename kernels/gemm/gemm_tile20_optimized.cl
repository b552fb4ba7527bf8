/* gemm_tile20_optimized: gemm_tile20_vectorized under the four changes that were once made to it together.

   idea    Each change is a switch, so that the cost of each can be told from that of the others. With all
           four at 0 the kernel does the same work as gemm_tile20_vectorized.

           PAD      rows of the tiles are TILE + 1 long, against bank conflicts
           PAIRS    two-element loads: work-item t loads pairs t and t + 100 of a tile, row p / 10, pair p % 10,
                    where t = 10y + x loads quad t with PAIRS 0
           SCALAR   four scalar sums, fed by four scalar reads of Bs, in place of a float4
           UNROLL   the loop over k is unrolled by ten

           [ 0][ 1][ 2][ 3][ 4]   a tile in quads, and        [ 0| 1| 2| 3| 4| 5| 6| 7| 8| 9]   in pairs
           [ 5][ 6][ 7][ 8][ 9]   who owns which of C         [10|11| ...

   LDS     2 * TILE * (TILE + PAD) * 4 = 3360 bytes, 3200 with PAD 0
   needs   nothing: past an edge the tiles hold zeros
   origin  tile20_optimized of the tile-20 report, slower at all three sizes and blamed on the lost float4   */

#ifndef PAD
#define PAD 1      /* floats behind each row of As and Bs: 0 or 1 */
#endif
#ifndef PAIRS
#define PAIRS 1    /* a tile is loaded by 0: quads, 1: pairs */
#endif
#ifndef SCALAR
#define SCALAR 1   /* sums are 0: a float4, 1: four scalars */
#endif
#ifndef UNROLL
#define UNROLL 1   /* a switch: 1 unrolls the loop over k by ten */
#endif
#define TILE 20            /* side of the tiles of A, B and C: TILE_M = TILE_N = TILE_K */
#define GROUP (TILE / 2)   /* side of the work-group, in work-items: a quarter of a tile's elements, a quad for each */
#define ITEMS (GROUP * GROUP)
#define QUADS (TILE / 4)   /* float4s in a row of a tile */

/* The first `left` of the four elements at `from`, zeros in place of the others. */
float4 quad(global const float *from, int left)
{
    if (left >= 4)
        return vload4(0, from);
    return (float4)(left > 0 ? from[0] : 0.0f, left > 1 ? from[1] : 0.0f, left > 2 ? from[2] : 0.0f, 0.0f);
}

float2 pair(global const float *from, int left)
{
    if (left >= 2)
        return vload2(0, from);
    return (float2)(left > 0 ? from[0] : 0.0f, 0.0f);
}

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_tile20_optimized(int M, int N, int K,
                           float alpha, global const float *A, int lda,
                           global const float *B, int ldb,
                           float beta, global float *C, int ldc)
{
    local float As[TILE][TILE + PAD];
    local float Bs[TILE][TILE + PAD];

    const int t = get_local_id(1) * GROUP + get_local_id(0);
    const int r = t / QUADS;
    const int c = 4 * (t % QUADS);
    const int row0 = get_group_id(1) * TILE;
    const int col0 = get_group_id(0) * TILE;

#if SCALAR
    float sum0 = 0.0f, sum1 = 0.0f, sum2 = 0.0f, sum3 = 0.0f;
#else
    float4 sum = (float4)(0.0f);
#endif
    for (int k0 = 0; k0 < K; k0 += TILE) {
#if PAIRS
        for (int p = t; p < 2 * ITEMS; p += ITEMS) {
            const int i = p / GROUP, j = 2 * (p % GROUP);
            const int left_a = row0 + i < M ? K - k0 - j : 0, left_b = k0 + i < K ? N - col0 - j : 0;
            vstore2(pair(A + (long)(row0 + i) * lda + k0 + j, left_a), 0, &As[i][j]);
            vstore2(pair(B + (long)(k0 + i) * ldb + col0 + j, left_b), 0, &Bs[i][j]);
        }
#else
        vstore4(quad(A + (long)(row0 + r) * lda + k0 + c, row0 + r < M ? K - k0 - c : 0), 0, &As[r][c]);
        vstore4(quad(B + (long)(k0 + r) * ldb + col0 + c, k0 + r < K ? N - col0 - c : 0), 0, &Bs[r][c]);
#endif
        barrier(CLK_LOCAL_MEM_FENCE);

#if UNROLL
        #pragma unroll 10
#endif
        for (int k = 0; k < TILE; k++) {
#if SCALAR
            const float a = As[r][k];
            sum0 += a * Bs[k][c];
            sum1 += a * Bs[k][c + 1];
            sum2 += a * Bs[k][c + 2];
            sum3 += a * Bs[k][c + 3];
#else
            sum += As[r][k] * vload4(0, &Bs[k][c]);
#endif
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

#if SCALAR
    const float4 sum = (float4)(sum0, sum1, sum2, sum3);
#endif
    const int row = row0 + r, col = col0 + c;
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

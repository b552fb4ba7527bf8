/* gemm_tile_vectorized: square blocks of C, four neighbouring outputs per work-item, tiles moved as float4s.

   idea    TILE * TILE / 4 work-items cover TILE x TILE of C, and a tile has as many quads: each work-item loads
           one quad of A and one of B and owns one quad of C, all at the same place.

           TILE 20: work-item t = 10y + x           As[TILE][TILE]   row t / 5, quad t % 5   of A
           [ 0][ 1][ 2][ 3][ 4]   20 columns        Bs[TILE][TILE]   row t / 5, quad t % 5   of B
           [ 5][ 6][ 7][ 8][ 9]   in five quads
           [10] ...                                 10 x 10 work-items, 20 x 20 of C
           [95][96][97][98][99]   row 19            (TILE 16: 8 x 8 work-items, four quads a row)

   LDS     2 * TILE * TILE * 4 = 3200 bytes (TILE 20), 2048 (TILE 16)
   needs   nothing: past an edge the tiles hold zeros, and a quad that is cut by an edge is moved one by one
   origin  tile20_vectorized and tile16 of the tile-20 report: "10 x 10 threads, float4", four outputs each;
           which four is not said there                                                                      */

#ifndef TILE
#define TILE 20            /* side of the tiles of A, B and C: TILE_M = TILE_N = TILE_K; a multiple of 4, 16 or 20 */
#endif
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
void gemm_tile_vectorized(int M, int N, int K,
                          float alpha, global const float *A, int lda,
                          global const float *B, int ldb,
                          float beta, global float *C, int ldc)
{
    local float As[TILE][TILE];
    local float Bs[TILE][TILE];

    const int t = get_local_id(1) * GROUP + get_local_id(0);
    const int r = t / QUADS;
    const int c = 4 * (t % QUADS);
    const int row = get_group_id(1) * TILE + r;
    const int col = get_group_id(0) * TILE + c;

    float4 sum = (float4)(0.0f);
    for (int k0 = 0; k0 < K; k0 += TILE) {
        const int ka = k0 + c, kb = k0 + r;
        vstore4(quad(A + (long)row * lda + ka, row < M ? K - ka : 0), 0, &As[r][c]);
        vstore4(quad(B + (long)kb * ldb + col, kb < K ? N - col : 0), 0, &Bs[r][c]);
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int k = 0; k < TILE; k++)
            sum += As[r][k] * vload4(0, &Bs[k][c]);
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

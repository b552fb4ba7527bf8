/* course_finished: course_early whose work-groups go over C in strips, and whose tiles at an edge are moved back inside.

   idea    Groups that run at the same time make tiles that lie close together, and so share rows of A and columns of B
           in the cache. A tile that would pass the edge of C is moved back inside and computed whole, so that its loads
           need no test; only the outputs that no other tile has are written. Where C is smaller than a tile, and
           in the last step along K, read4 tests each load as before.

           the order of the tiles    0  1  2  3 | 16 17        the last tile across        [    ][    ][ --[####]
           for STRIP = 4, 4 down     4  5  6  7 | 18 19        is moved to the left:       of [-- only #### is written
                                     8  9 10 11 | ..

   LDS     2 * TILE_K * (2 * TILE + PAD) * 4 = 16640 bytes
   needs   nothing: where fewer than four elements are left in a row they are read one by one                */
#define GROUP 16              /* side of the work-group, in work-items */
#define ITEM 8                /* rows and columns of C per work-item */
#define TILE (ITEM * GROUP)   /* rows and columns of C per work-group */
#define TILE_K 8              /* depth of a tile of A or B */
#define PAD 4                 /* floats behind each row of As */
#define SPREAD(i) ((i) % 4 + (i) / 4 * 4 * GROUP)   /* where output i of a work-item lies, from its first one on */
#define STRIP 8               /* width, in tiles, of the strips of C that the work-groups go down */

/* The first `left` of the four elements at p, zeros for the others. */
float4 read4(global const float *p, int left)
{
    if (left >= 4) return vload4(0, p);
    return (float4)(left > 0 ? p[0] : 0.0f, left > 1 ? p[1] : 0.0f, left > 2 ? p[2] : 0.0f, 0.0f);
}

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void course_finished(int M, int N, int K,
                     float alpha, global const float *A, int lda,
                     global const float *B, int ldb,
                     float beta, global float *C, int ldc)
{
    local float As[2][TILE_K][TILE + PAD] __attribute__((aligned(16)));
    local float Bs[2][TILE_K][TILE] __attribute__((aligned(16)));

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int t = y * GROUP + x;
    const int ar = t / 2, ak = t % 2 * 4, bk = t / 32, bc = t % 32 * 4;
    const int across = get_num_groups(0), down = get_num_groups(1);
    const int group = get_group_id(1) * across + get_group_id(0);
    const int strip = group / (STRIP * down) * STRIP, width = min(STRIP, across - strip);
    const int first_row = (group - strip * down) / width * TILE;
    const int first_col = (strip + (group - strip * down) % width) * TILE;
    const int row0 = min(first_row, max(M - TILE, 0)), row = row0 + 4 * y;
    const int col0 = min(first_col, max(N - TILE, 0)), col = col0 + 4 * x;

    float sums[ITEM][ITEM] = {{0.0f}};
    int now = 0;   /* which of the two tiles is multiplied */
    for (int next = 0; next < K + TILE_K; next += TILE_K) {
        const int whole = M >= TILE && N >= TILE && next + TILE_K <= K;
        const int a_left = whole ? 4 : row0 + ar < M ? K - next - ak : 0;
        const int b_left = whole ? 4 : next + bk < K ? N - col0 - bc : 0;
        const float4 a4 = read4(A + (long)(row0 + ar) * lda + next + ak, a_left);
        const float4 b4 = read4(B + (long)(next + bk) * ldb + col0 + bc, b_left);

        if (next > 0)   /* the first tiles are there */
        #pragma unroll 4    /* without it PoCL's code is several times slower */
        for (int k = 0; k < TILE_K; k++) {
            float a[ITEM], b[ITEM];
            #pragma unroll
            for (int i = 0; i < ITEM; i += 4) {
                vstore4(vload4(0, &As[now][k][4 * y + SPREAD(i)]), 0, a + i);
                vstore4(vload4(0, &Bs[now][k][4 * x + SPREAD(i)]), 0, b + i);
            }
            #pragma unroll
            for (int i = 0; i < ITEM; i++)
                #pragma unroll
                for (int j = 0; j < ITEM; j++)
                    sums[i][j] += a[i] * b[j];
        }

        now = 1 - now;
        As[now][ak][ar] = a4.x, As[now][ak + 1][ar] = a4.y, As[now][ak + 2][ar] = a4.z, As[now][ak + 3][ar] = a4.w;
        vstore4(b4, 0, &Bs[now][bk][bc]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    for (int i = 0; i < ITEM; i++)
        for (int j = 0; j < ITEM; j++) {
            const int r = row + SPREAD(i), c = col + SPREAD(j);
            if (r >= first_row && r < M && c >= first_col && c < N) {
                const long at = (long)r * ldc + c;
                C[at] = beta == 0.0f ? alpha * sums[i][j] : alpha * sums[i][j] + beta * C[at];
            }
        }
}

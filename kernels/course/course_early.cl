/* course_early: course_padded that fetches the next tiles while it multiplies the present ones.

   idea    The loads of a step are issued before the multiply-adds of the step before, so that they are under way while
           the work-item computes. Two tiles of A and two of B lie in local memory: one of each is multiplied, and
           the next are stored to the other, so one barrier a step is enough.

           round      first    2nd      3rd      ...   last       The first round has nothing to multiply,
           load       tile 0   tile 1   tile 2         zeros      the last one nothing to load.
           multiply            tile 0   tile 1         last
           store to   1        0        1

   LDS     2 * TILE_K * (2 * TILE + PAD) * 4 = 16640 bytes
   needs   nothing: where fewer than four elements are left in a row they are read one by one                */
#define GROUP 16              /* side of the work-group, in work-items */
#define ITEM 8                /* rows and columns of C per work-item */
#define TILE (ITEM * GROUP)   /* rows and columns of C per work-group */
#define TILE_K 8              /* depth of a tile of A or B */
#define PAD 4                 /* floats behind each row of As */
#define SPREAD(i) ((i) % 4 + (i) / 4 * 4 * GROUP)   /* where output i of a work-item lies, from its first one on */

/* The first `left` of the four elements at p, zeros for the others. */
float4 read4(global const float *p, int left)
{
    if (left >= 4) return vload4(0, p);
    return (float4)(left > 0 ? p[0] : 0.0f, left > 1 ? p[1] : 0.0f, left > 2 ? p[2] : 0.0f, 0.0f);
}

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void course_early(int M, int N, int K,
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
    const int row0 = get_group_id(1) * TILE, row = row0 + 4 * y;
    const int col0 = get_group_id(0) * TILE, col = col0 + 4 * x;

    float sums[ITEM][ITEM] = {{0.0f}};
    int now = 0;   /* which of the two tiles is multiplied */
    for (int next = 0; next < K + TILE_K; next += TILE_K) {
        const float4 a4 = read4(A + (long)(row0 + ar) * lda + next + ak, row0 + ar < M ? K - next - ak : 0);
        const float4 b4 = read4(B + (long)(next + bk) * ldb + col0 + bc, next + bk < K ? N - col0 - bc : 0);

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
        for (int j = 0; j < ITEM; j++)
            if (row + SPREAD(i) < M && col + SPREAD(j) < N) {
                const long at = (long)(row + SPREAD(i)) * ldc + col + SPREAD(j);
                C[at] = beta == 0.0f ? alpha * sums[i][j] : alpha * sums[i][j] + beta * C[at];
            }
}

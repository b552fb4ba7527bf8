/* course_8x8: course_4x4 with an 8 x 8 block of outputs per work-item, and tiles that are filled in order.

   idea    Sixteen values from local memory feed sixty-four multiply-adds. Were the tiles filled as in course_4x4,
           neighbouring work-items would load elements eight apart. Here work-item t of the group loads the elements
           t, t + 256, t + 512, ... of a tile, so that neighbours load neighbours, whatever they compute later.

           As  [ 0  1 ... 15]  Bs  [ 0   1 ... 127]       the number of the work-item that loads an element;
               [16 17 ... 31]      [128    ... 255]       after 256 elements it begins again
               [     ...    ]      [ 0   1 ... 127]

   LDS     2 * TILE * TILE_K * 4 = 16384 bytes
   needs   nothing: past an edge the tiles hold zeros                                                    */
#define GROUP 16              /* side of the work-group, in work-items */
#define ITEM 8                /* rows and columns of C per work-item */
#define TILE (ITEM * GROUP)   /* rows and columns of C per work-group */
#define TILE_K GROUP          /* depth of a tile of A or B */
#define ITEMS (GROUP * GROUP) /* work-items of the work-group */

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void course_8x8(int M, int N, int K,
                float alpha, global const float *A, int lda,
                global const float *B, int ldb,
                float beta, global float *C, int ldc)
{
    local float As[TILE][TILE_K];
    local float Bs[TILE_K][TILE];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int t = y * GROUP + x;
    const int row0 = get_group_id(1) * TILE, row = row0 + ITEM * y;
    const int col0 = get_group_id(0) * TILE, col = col0 + ITEM * x;

    float sums[ITEM][ITEM] = {{0.0f}};
    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        #pragma unroll
        for (int i = t; i < t + TILE * TILE_K; i += ITEMS) {
            const int ar = i / TILE_K, ak = i % TILE_K, bk = i / TILE, bc = i % TILE;
            As[ar][ak] = row0 + ar < M && k0 + ak < K ? A[(long)(row0 + ar) * lda + k0 + ak] : 0.0f;
            Bs[bk][bc] = k0 + bk < K && col0 + bc < N ? B[(long)(k0 + bk) * ldb + col0 + bc] : 0.0f;
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        #pragma unroll 4    /* without it PoCL's code is several times slower */
        for (int k = 0; k < TILE_K; k++) {
            float a[ITEM], b[ITEM];
            #pragma unroll
            for (int i = 0; i < ITEM; i++)
                a[i] = As[ITEM * y + i][k], b[i] = Bs[k][ITEM * x + i];
            #pragma unroll
            for (int i = 0; i < ITEM; i++)
                #pragma unroll
                for (int j = 0; j < ITEM; j++)
                    sums[i][j] += a[i] * b[j];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    for (int i = 0; i < ITEM; i++)
        for (int j = 0; j < ITEM; j++)
            if (row + i < M && col + j < N) {
                const long at = (long)(row + i) * ldc + col + j;
                C[at] = beta == 0.0f ? alpha * sums[i][j] : alpha * sums[i][j] + beta * C[at];
            }
}

/* gemm_gcn4_vec4_new_float4: the body of gemm_gcn4_vec4 with float4 parameters over indices of floats.

   idea    The call passes buffers of floats, and every index counts floats. A float4 pointer makes each index
           go 16 bytes where 4 are meant, four times too far: element 0 is right, index 1 reads element 4, and from a
           quarter of each matrix on the access is outside it. Of each float4 only the first element, .x, is used.

                index        0     1     2     3     4            8x8 work-items, 4 x 4 outputs each, tiles
                is meant     0     4     8     12    16  bytes    As[TILE_M][TILE_K] and Bs[TILE_K][TILE_N]
                is taken     0     16    32    48    64           as in gemm_gcn4_vec4

   LDS     (TILE_M * TILE_K + TILE_K * TILE_N) * 4 = 4096 bytes
   needs   nothing else than gemm_gcn4_vec4 does
   origin  the phase 1 report names the float4 parameters as the cause of a slow kernel, but changed the body
           with them. This is the build, of four, with the new body and the old parameters
   fault   float4 parameters; must be caught, never used                                                  */
#define GROUP 8              /* side of the work-group, in work-items: 8 x 8 are one wave of GCN */
#define ITEMS (GROUP * GROUP)
#define TILE_M (4 * GROUP)   /* rows of C per work-group: four per work-item */
#define TILE_N (4 * GROUP)   /* columns of C per work-group: four per work-item */
#define TILE_K 16            /* depth of a tile of A or B */

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_gcn4_vec4_new_float4(int M, int N, int K,
                               float alpha, global const float4 *A, int lda,
                               global const float4 *B, int ldb,
                               float beta, global float4 *C, int ldc)
{
    local float As[TILE_M][TILE_K];
    local float Bs[TILE_K][TILE_N];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int t = y * GROUP + x;
    const int row0 = get_group_id(1) * TILE_M;
    const int col0 = get_group_id(0) * TILE_N;

    float sums[4][4];
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            sums[i][j] = 0.0f;

    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        #pragma unroll
        for (int i = 0; i < TILE_M / (ITEMS / TILE_K); i++) {
            const int r = t / TILE_K + i * (ITEMS / TILE_K), c = t % TILE_K;
            As[r][c] = row0 + r < M && k0 + c < K ? A[(long)(row0 + r) * lda + k0 + c].x : 0.0f;
        }
        #pragma unroll
        for (int i = 0; i < TILE_K / (ITEMS / TILE_N); i++) {
            const int r = t / TILE_N + i * (ITEMS / TILE_N), c = t % TILE_N;
            Bs[r][c] = k0 + r < K && col0 + c < N ? B[(long)(k0 + r) * ldb + col0 + c].x : 0.0f;
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        #pragma unroll
        for (int k = 0; k < TILE_K; k++)
            #pragma unroll
            for (int i = 0; i < 4; i++) {
                const float a = As[4 * y + i][k];
                #pragma unroll
                for (int j = 0; j < 4; j++)
                    sums[i][j] += a * Bs[k][4 * x + j];
            }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            const int row = row0 + 4 * y + i, col = col0 + 4 * x + j;
            if (row < M && col < N) {
                const long at = (long)row * ldc + col;
                C[at].x = beta == 0.0f ? alpha * sums[i][j] : alpha * sums[i][j] + beta * C[at].x;
            }
        }
}

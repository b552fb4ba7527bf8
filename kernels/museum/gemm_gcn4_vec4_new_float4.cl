/* gemm_gcn4_vec4_new_float4: the body of gemm_gcn4_vec4 with float4 parameters over indices of floats.

   idea    The call passes buffers of floats, and every index counts floats. A float4 pointer makes each index
           go 16 bytes where 4 are meant, four times too far: element 0 is right, the second is the fifth, and
           from a quarter of each matrix on the access is outside it. What is read or stored is the element's .x.

                index        0     1     2     3     4            8x8 work-items, 4 x 4 outputs each,
                is meant     0     4     8     12    16  bytes    tiles As[BLOCK][DEPTH], Bs[DEPTH][BLOCK]
                is taken     0     16    32    48    64           as in gemm_gcn4_vec4

   LDS     (BLOCK * DEPTH + DEPTH * BLOCK) * 4 = 4096 bytes
   needs   nothing else than gemm_gcn4_vec4 does
   origin  the phase 1 report names the float4 parameters as the cause of a slow kernel, but changed the body
           with them. This is the corner of the four builds with the new body and the old parameters
   fault   float4 parameters; must be caught, never used                                                  */

#define GROUP 8
#define ITEMS (GROUP * GROUP)
#define BLOCK (4 * GROUP)
#define DEPTH 16

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_gcn4_vec4_new_float4(int M, int N, int K,
                               float alpha, global const float4 *A, int lda,
                               global const float4 *B, int ldb,
                               float beta, global float4 *C, int ldc)
{
    local float As[BLOCK][DEPTH];
    local float Bs[DEPTH][BLOCK];

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int t = y * GROUP + x;
    const int row0 = get_group_id(1) * BLOCK;
    const int col0 = get_group_id(0) * BLOCK;

    float sums[4][4];
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            sums[i][j] = 0.0f;

    for (int k0 = 0; k0 < K; k0 += DEPTH) {
        #pragma unroll
        for (int i = 0; i < BLOCK / (ITEMS / DEPTH); i++) {
            const int r = t / DEPTH + i * (ITEMS / DEPTH), c = t % DEPTH;
            As[r][c] = row0 + r < M && k0 + c < K ? A[(long)(row0 + r) * lda + k0 + c].x : 0.0f;
        }
        #pragma unroll
        for (int i = 0; i < DEPTH / (ITEMS / BLOCK); i++) {
            const int r = t / BLOCK + i * (ITEMS / BLOCK), c = t % BLOCK;
            Bs[r][c] = k0 + r < K && col0 + c < N ? B[(long)(k0 + r) * ldb + col0 + c].x : 0.0f;
        }
        barrier(CLK_LOCAL_MEM_FENCE);

        #pragma unroll
        for (int k = 0; k < DEPTH; k++)
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

/* gemm_float4_vec_modulo: gemm_float4_vec whose index into Bs is taken modulo the number of work-items.

   idea    Bs has one float per work-item, as in a kernel of one column each, though each work-item stores four. A
           modulo keeps every index inside: no access is out of bounds, but rows y, y + 4, y + 8 and y + 12 of the
           tile share their cells, and which of them is read is a matter of chance.

                x: 0     1    ...  15            As[TILE_M][TILE_K]  one float each    at [y][x]
           y 0  [0123][0123]...[0123]            Bs[GROUP * GROUP]   four floats each  at CELL(y, x)
            15  [0123][0123]...[0123]   1 x 4 of C per work-item, 16 x 64 per work-group

   LDS     2 * GROUP * GROUP * 4 = 2048 bytes
   needs   N % 4 == 0, as gemm_float4_vec does
   origin  the second of four faults that the phase 1 report names in the first FLOAT4_VEC, "incorrect local memory
           indexing with modulo operations"; the report shows no code, and each of the four is built here alone
   fault   a tile too small under a modulo; must be caught, never used                                      */
#define GROUP 16             /* side of the work-group, in work-items */
#define TILE_M GROUP         /* rows of C per work-group: one per work-item */
#define TILE_N (4 * GROUP)   /* columns of C per work-group: four per work-item */
#define TILE_K GROUP         /* depth of a tile of A or B: each work-item loads one step of k */
#define CELL(row, quad) (((row) * TILE_N + 4 * (quad)) % (GROUP * GROUP))   /* where the quad begins, wrapped */

kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1)))
void gemm_float4_vec_modulo(int M, int N, int K,
                            float alpha, global const float *A, int lda,
                            global const float *B, int ldb,
                            float beta, global float *C, int ldc)
{
    local float As[TILE_M][TILE_K];
    local float Bs[GROUP * GROUP];  /* the fault: a quarter of the tile, and CELL hides it */

    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int row = get_group_id(1) * TILE_M + y;
    const int col = (get_group_id(0) * GROUP + x) * 4;

    float4 sum = (float4)(0.0f);
    for (int k0 = 0; k0 < K; k0 += TILE_K) {
        const int ka = k0 + x, kb = k0 + y;
        As[y][x] = row < M && ka < K ? A[(long)row * lda + ka] : 0.0f;
        const float4 b = kb < K && col < N ? vload4(0, B + (long)kb * ldb + col) : (float4)(0.0f);
        vstore4(b, 0, &Bs[CELL(y, x)]);
        barrier(CLK_LOCAL_MEM_FENCE);

        for (int k = 0; k < TILE_K; k++)
            sum += As[y][k] * vload4(0, &Bs[CELL(k, x)]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    if (row < M && col < N) {
        const long at = (long)row * ldc + col;
        float4 out = alpha * sum;
        if (beta != 0.0f)
            out += beta * vload4(0, C + at);
        vstore4(out, 0, C + at);
    }
}

/* outer_product: C = A^T * B with 4 x 4 outputs a work-item, in four forms that differ in how a line is written.

   idea    At each k a work-item reads four floats of A and four of B and adds their 16 products to its outputs, which
           stay in registers. The first form is written so that each compiler keeps the arrays there. The others change
           one thing each: a cast of a private array, braces that fill one, an index of 64 bits in the loop.

                        B  row k   [ b0 b1 b2 b3 ]
           A  row k   a0   [16 outputs of a work-item]
                      a1
                      a2
                      a3

   LDS     none
   needs   A and B of K rows and ld columns, C of ld rows and columns, ld a multiple of 64                      */

inline void clear(float sum[4][4])
{
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            sum[i][j] = 0.0f;
}

inline void multiply(float sum[4][4], const float *a, const float *b)
{
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            sum[i][j] += a[i] * b[j];
}

inline void store(float sum[4][4], global float *C, int ld)
{
    const int row = 4 * get_global_id(1), col = 4 * get_global_id(0);
    for (int i = 0; i < 4; i++)
        vstore4((float4)(sum[i][0], sum[i][1], sum[i][2], sum[i][3]), 0, C + (row + i) * ld + col);
}

kernel void outer_product(global const float *A, global const float *B, global float *C, int K, int ld)
{
    float a[4], b[4], sum[4][4];
    clear(sum);
    A += 4 * get_global_id(1);
    B += 4 * get_global_id(0);
    for (int k = 0; k < K; k++, A += ld, B += ld) {
        vstore4(vload4(0, A), 0, a);
        vstore4(vload4(0, B), 0, b);
        multiply(sum, a, b);
    }
    store(sum, C, ld);
}

kernel void outer_cast(global const float *A, global const float *B, global float *C, int K, int ld)
{
    float a[4], b[4], sum[4][4];
    clear(sum);
    A += 4 * get_global_id(1);
    B += 4 * get_global_id(0);
    for (int k = 0; k < K; k++, A += ld, B += ld) {
        *(float4 *)a = vload4(0, A);
        *(float4 *)b = vload4(0, B);
        multiply(sum, a, b);
    }
    store(sum, C, ld);
}

kernel void outer_braces(global const float *A, global const float *B, global float *C, int K, int ld)
{
    float sum[4][4];
    clear(sum);
    A += 4 * get_global_id(1);
    B += 4 * get_global_id(0);
    for (int k = 0; k < K; k++, A += ld, B += ld) {
        const float4 p = vload4(0, A), q = vload4(0, B);
        const float a[4] = {p.x, p.y, p.z, p.w}, b[4] = {q.x, q.y, q.z, q.w};
        multiply(sum, a, b);
    }
    store(sum, C, ld);
}

kernel void outer_long(global const float *A, global const float *B, global float *C, int K, int ld)
{
    float a[4], b[4], sum[4][4];
    clear(sum);
    A += 4 * get_global_id(1);
    B += 4 * get_global_id(0);
    for (int k = 0; k < K; k++) {
        vstore4(vload4(0, A + (long)k * ld), 0, a);
        vstore4(vload4(0, B + (long)k * ld), 0, b);
        multiply(sum, a, b);
    }
    store(sum, C, ld);
}

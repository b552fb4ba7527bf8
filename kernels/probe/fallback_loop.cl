/* fallback_loop: the first rows of a square product by one work-item: the loop of a program whose GPU was skipped.

   idea    Three nested loops and nothing else. With TRANSPOSED B is given as columns, and the inner loop walks along
           rows of both matrices; without, it walks down a column of B, n floats a step.

   needs   a global size of 1; A with `rows` rows of n floats, B with n, C with `rows`
   origin  the plain loop that the published program must have had on the CPU; its text is not published     */

#ifndef TRANSPOSED
#define TRANSPOSED 0   /* 1: B is given transposed */
#endif

kernel void fallback_loop(int rows, int n, global const float *A, global const float *B, global float *C)
{
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < n; j++) {
            float sum = 0.0f;
            for (int k = 0; k < n; k++)
                sum += A[(long)i * n + k] * (TRANSPOSED ? B[(long)j * n + k] : B[(long)k * n + j]);
            C[(long)i * n + j] = sum;
        }
}

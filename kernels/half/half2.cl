/* half2_multiply_add: one multiply-add of two halves, to see what a compiler makes of it.

   idea    A card with packed arithmetic needs one instruction for both halves, another one needs two.

           (a.x, a.y) * (b.x, b.y) + (c.x, c.y)

   LDS     none
   needs   cl_khr_fp16, which clang has for gfx803; the product of the lab does without it             */

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void half2_multiply_add(global const half2 *a, global const half2 *b, global half2 *c)
{
    const size_t i = get_global_id(0);
    c[i] = a[i] * b[i] + c[i];
}

/* copy: one element of REAL from one buffer to another by each work-item.

   idea    The least that can be done to memory: read once, write once, along the rows of nothing.
   bytes   2 * size of REAL for each work-item                                                          */

#ifndef REAL
#define REAL float4
#endif

kernel void copy(global const REAL *in, global REAL *out)
{
    const size_t i = get_global_id(0);
    out[i] = in[i];
}

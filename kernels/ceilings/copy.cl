/* copy: one element of REAL from one buffer to another by each work-item.

   idea    Nothing but memory traffic: each work-item reads one element and writes it once, neighbours side by side.
   bytes   2 * size of REAL for each work-item                                                          */

#ifndef REAL
#define REAL float4   /* the element that a work-item moves: float, float2, float4 or wider */
#endif

kernel void copy(global const REAL *in, global REAL *out)
{
    const size_t i = get_global_id(0);
    out[i] = in[i];
}

/* quads: out = 2 * in, four neighbouring floats for each work-item, loaded in one of three ways.

   idea    The kernel is so small that each load in the generated code can be matched with the load in the source. A
           compiler treats the same words alike in a large kernel. The store promises 16-byte alignment in all three.

           LOAD 0   at[0], at[1], at[2], at[3]         promises 4-byte alignment
           LOAD 1   vload4(0, at)                      promises 4-byte alignment
           LOAD 2   *(global const float4 *)at         promises 16-byte alignment

   LDS     none
   needs   columns and pitch that are multiples of 4                                                    */

#ifndef LOAD
#define LOAD 1   /* how four elements are loaded: 0 four scalar loads, 1 vload4, 2 a float4 pointer */
#endif

kernel void quads(int columns, int pitch, global const float *in, global float *out)
{
    const int column = 4 * get_global_id(0);
    const int row = get_global_id(1);
    if (column >= columns)
        return;
    global const float *at = in + (long)row * pitch + column;
#if LOAD == 0
    const float4 quad = (float4)(at[0], at[1], at[2], at[3]);
#elif LOAD == 1
    const float4 quad = vload4(0, at);
#else
    const float4 quad = *(global const float4 *)at;
#endif
    *(global float4 *)(out + (long)row * pitch + column) = 2.0f * quad;
}

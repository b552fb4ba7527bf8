/* histogram: how often each of 256 byte values occurs among n bytes.

   idea    Each work-group counts its share in local memory, where an atomic addition reaches one bank and not the
           whole card, and adds its 256 counts to the global ones at the end. Work-items that meet at a value take
           turns, so that the time depends on the data.

           bytes    17  3 17 255 ...
                     |  |  |
           LDS      [0 ......... 255]   one for each work-group
                     |  |  |
           global   [0 ......... 255]

   LDS     VALUES * 4 = 1024 bytes
   needs   nothing                                                                                     */

#define VALUES 256

kernel void histogram(global const uchar *data, global uint *counts, uint n)
{
    local uint own[VALUES];
    for (uint value = get_local_id(0); value < VALUES; value += get_local_size(0))
        own[value] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < n; i += get_global_size(0))
        atomic_inc(&own[data[i]]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint value = get_local_id(0); value < VALUES; value += get_local_size(0))
        if (own[value])
            atomic_add(&counts[value], own[value]);
}

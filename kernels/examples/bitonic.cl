/* bitonic: sort the 256 keys of each work-group in local memory.

   idea    Sorted runs, up and down in turn, are merged into runs of twice the length, until one is left.

           runs of   2     4         8
                     /\    //\\      ////\\\\

   LDS     ITEMS * 4 = 1024 bytes
   needs   work-groups of 256                                                                          */

#define ITEMS 256

__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
kernel void bitonic(global int *keys)
{
    local int own[ITEMS];
    const int me = get_local_id(0);
    own[me] = keys[get_global_id(0)];
    for (int run = 2; run <= ITEMS; run *= 2)
        for (int far = run / 2; far > 0; far /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            const int other = me ^ far;
            const int a = own[me], b = own[other];
            barrier(CLK_LOCAL_MEM_FENCE);
            const bool lower = (me < other) == ((me & run) == 0);
            own[me] = lower ? min(a, b) : max(a, b);
        }
    keys[get_global_id(0)] = own[me];
}

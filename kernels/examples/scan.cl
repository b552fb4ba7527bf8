/* scan: running sums of the 256 whole numbers of each work-group, by doubling distances.

   idea    Each work-item adds the number one place to the left, then two places, then four: 8 steps for 256. Two
           rows take turns, so that one barrier a step is enough.

           x      3  1  7  0  4
           + 1    3  4  8  7  4
           + 2    3  4 11 11 12
           + 4    3  4 11 11 15

   LDS     2 * ITEMS * 4 = 2048 bytes
   needs   work-groups of 256                                                                          */

#define ITEMS 256

__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
kernel void scan(global const uint *x, global uint *sums)
{
    local uint rows[2][ITEMS];
    const int me = get_local_id(0);
    int from = 0;
    rows[0][me] = x[get_global_id(0)];
    for (int far = 1; far < ITEMS; far *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        rows[1 - from][me] = rows[from][me] + (me >= far ? rows[from][me - far] : 0);
        from = 1 - from;
    }
    sums[get_global_id(0)] = rows[from][me];
}

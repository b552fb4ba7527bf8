/* barrier_rate: work-items hand a number on through local memory, two barriers a round: what a barrier costs.

   idea    Each work-item writes its number, waits, reads its neighbour's, and waits again. Each round moves
           every number by one work-item, and where they are in the end shows whether a barrier was left out.

   LDS     1024 bytes
   needs   work-groups of 256; one number for each work-item in `out`                                 */

#define GROUP 256

kernel void barrier_rate(int rounds, global uint *out)
{
    local uint tile[GROUP];
    const uint item = get_local_id(0);
    uint number = item;
    for (int round = 0; round < rounds; round++) {
        tile[item] = number;
        barrier(CLK_LOCAL_MEM_FENCE);
        number = tile[(item + 1) % GROUP];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = number;
}

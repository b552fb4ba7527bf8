/* chase: each load says where the next one reads, so that the time of a launch is `steps` latencies.

   idea    `next` is a ring in a random order, one element for each cache line. Its length decides which level of memory
           answers. All work-items follow the ring together, and a wave asks for one line at a time.

           next[0] = 48 -> next[48] = 16 -> next[16] = ...      one line a step, no two loads at once

           Where a work-group holds more local memory (LOCAL_WORDS), fewer of them run at once. The time of a launch
           with more and more work-groups is then a staircase: it steps up where a work-group has to wait for another.

   LDS     4 * LOCAL_WORDS bytes
   needs   `lane_step` of 0: it keeps a compiler from seeing that all work-items read the same element. `next` holds
           indices below its length; one number for each work-item in `out`
   origin  the method is old (lmbench's lat_mem_rd); this text is our own                                  */

#ifndef LOCAL_WORDS
#define LOCAL_WORDS 0   /* words of local memory that a work-group holds, to limit how many run at once */
#endif

kernel void chase(global const uint *next, uint start, int steps, int lane_step, global uint *out)
{
    uint at = start + (uint)(get_local_id(0) * lane_step);
#if LOCAL_WORDS
    local uint held[LOCAL_WORDS];
    for (int i = get_local_id(0); i < LOCAL_WORDS; i += get_local_size(0))
        held[i] = at;
    barrier(CLK_LOCAL_MEM_FENCE);
    at = held[(get_local_id(0) * lane_step) % LOCAL_WORDS];
#endif
    for (int i = 0; i < steps; i++)
        at = next[at];
    out[get_global_id(0)] = at;
}

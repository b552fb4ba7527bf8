/* local_stride: work-items read words of local memory `stride` apart: what a conflict of banks costs.

   idea    32 banks hold the words in turn. With an odd stride every lane meets another bank; with a stride of 32 all
           lanes meet the same one, and are served one after another.

   LDS     16384 bytes
   needs   work-groups of 64; one float for each work-item in `out`. The tile holds 1 throughout, so that each sum is
           the number of reads                                                                      */

#define WORDS 4096
#define READS 16

kernel void local_stride(int stride, int rounds, global float *out)
{
    local float tile[WORDS];
    for (int i = get_local_id(0); i < WORDS; i += get_local_size(0))
        tile[i] = 1.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint at = get_local_id(0) * stride;
    float sum = 0.0f;
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < READS; i++)
            sum += tile[(at + i) & (WORDS - 1)];
        at += READS;
    }
    out[get_global_id(0)] = sum;
}

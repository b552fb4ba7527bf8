/* reduction: the sum of n floats, one partial sum for each work-group.

   idea    Each work-item adds its own elements, a launch's width apart. Then half of the work-items add the other
           half's sums, again and again. The order is fixed, so that every device gives the same bits.

           work-item   0  1  2  3  ...  127
           step 64     0 <- 64, 1 <- 65, ...      64, 32, 16, 8, 4, 2, 1
           step 1      0 <- 1                     and work-item 0 writes the group's sum

   LDS     none of its own; 4 bytes for each work-item of a work-group come from the host
   needs   work-groups of a power of two                                                               */

kernel void reduction(global const float *x, global float *sums, int n, local float *part)
{
    const int me = get_local_id(0);
    float sum = 0.0f;
    for (int i = get_global_id(0); i < n; i += get_global_size(0))
        sum += x[i];
    part[me] = sum;
    for (int step = get_local_size(0) / 2; step > 0; step /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (me < step)
            part[me] += part[me + step];
    }
    if (me == 0)
        sums[get_group_id(0)] = part[0];
}

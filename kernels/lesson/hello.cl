/* hello: each work-item writes its own number.

   idea    The same function runs once for each work-item. What differs is only the number that get_global_id gives.

             work-item    0   1   2   3   4   5   6   7
             writes   [   0   1   2   3   4   5   6   7  ]

   LDS     none
   needs   as many work-items as the array has elements                                                     */

kernel void hello(global int *out)
{
    int i = get_global_id(0);
    out[i] = i;
}

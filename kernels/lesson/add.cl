/* add: one work-item adds one pair of numbers.

   idea    Work-item i reads x[i] and y[i] and writes z[i]. There are often more work-items than elements, because
           whole work-groups are launched. The guard sends the surplus home.

             work-item    0   1   2   3   4   5 | 6   7
             element      0   1   2   3   4   5 | none: the guard holds

   LDS     none
   needs   at least n work-items                                                                             */

kernel void add(global const float *x, global const float *y, global float *z, int n)
{
    int i = get_global_id(0);
    if (i < n)
        z[i] = x[i] + y[i];
}

/* empty: a kernel that does nothing: what a launch costs.

   needs   nothing                                                                                    */

kernel void empty(int nothing)
{
}

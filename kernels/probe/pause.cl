/* pause: one work-item computes a long chain of numbers: it keeps a device busy for as many steps as it is told.

   idea    Each number is made of the one before, by a multiplication and an addition, so that no step can begin early.
           The first is read and the last is written, so that the compiler leaves nothing out.
   needs   a launch of one work-item                                                                      */

kernel void pause(global uint *number, uint steps)
{
    uint x = number[0];
    for (uint i = 0; i < steps; i++)
        x = x * 1664525u + 1013904223u;  /* the generator of Numerical Recipes, section 7.1 */
    number[0] = x;
}

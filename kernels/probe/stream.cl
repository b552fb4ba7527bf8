/* stream: copies, scales and adds long arrays of doubles: what a card's memory gives when it is read and written.

   idea    Each work-item makes one element, so nothing but memory takes time.
   bytes   16 for each element of copy_array and scale, 24 of add and triad
   needs   cl_khr_fp64, and three arrays with a double for each work-item
   origin  the measure of BabelStream (github.com/UoB-HPC/BabelStream), whose figures are published; this text is our
           own */

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define STREAM(name, value)                                                                              \
kernel void name(global const double *a, global const double *b, global double *c, double factor)        \
{                                                                                                        \
    size_t i = get_global_id(0);                                                                         \
    c[i] = value;                                                                                        \
}

STREAM(copy_array, a[i])
STREAM(scale, factor * a[i])
STREAM(add, a[i] + b[i])
STREAM(triad, a[i] + factor * b[i])

"""Find, test and open an OpenCL device; build programs, allocate buffers and launch kernels on it."""

"""One OpenCL device: found, tried, opened; programs, buffers and launches on it."""

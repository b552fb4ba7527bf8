"""What every room stands on: paths, errors, files, statistics. Nothing here knows of OpenCL or of kernels."""

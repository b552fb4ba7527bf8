"""Provide what all other packages use: paths, errors, files, statistics. Nothing here knows of OpenCL or of kernels."""

"""Time kernels and compare them with each other and with libraries."""

"""Bound the indices of a kernel's local arrays by interval analysis of its text alone."""

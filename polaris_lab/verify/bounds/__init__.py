"""Interval analysis of the indices of a kernel's local arrays, from its text alone."""

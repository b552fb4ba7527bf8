"""The ranges of a kernel's local indices, from its text alone."""

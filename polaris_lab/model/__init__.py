"""Describe problems and kernels, before any device is open."""

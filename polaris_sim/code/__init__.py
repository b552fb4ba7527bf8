"""Compile kernels to gfx803 machine code, read it from listings, and compute its occupancy of a card."""

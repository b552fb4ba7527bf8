"""Execute gfx803 machine code, wave by wave."""

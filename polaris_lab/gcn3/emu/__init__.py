"""Machine code of gfx803 executed, wave by wave."""

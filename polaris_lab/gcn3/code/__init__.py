"""Machine code of gfx803: made by clang, read from listings, and what it takes of a card."""

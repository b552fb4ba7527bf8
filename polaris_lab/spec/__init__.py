"""What a problem and a kernel are, before any device is open."""

"""Check kernels: run them on a device, count their stores, run the sanitizer, and bound their indices."""

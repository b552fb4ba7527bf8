"""Is a kernel right? Proofs on a device, coverage of its stores, the sanitizer, and the ranges of its indices."""

"""Run notebooks without a screen: batches, their HTML pages, and the outputs that are committed."""

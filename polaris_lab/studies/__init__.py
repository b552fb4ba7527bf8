"""Hold the code that only one notebook needs, in modules named by topic."""

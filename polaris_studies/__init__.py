"""Hold what single notebooks need, and the scripts that made data/, in modules named by topic."""

"""What one notebook needs and nothing else uses, named by its topic."""

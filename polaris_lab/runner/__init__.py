"""Notebooks run without a screen: batches, stored outputs, pages."""

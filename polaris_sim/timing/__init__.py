"""Estimate the memory traffic and the time of executed machine code on a card."""

"""What was claimed, and what the lab says of it."""

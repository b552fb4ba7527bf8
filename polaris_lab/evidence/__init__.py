"""Record published claims, and this lab's verdict on each."""

"""What executed machine code would move and how long it would take on a card."""

"""Record published claims and this lab's verdicts on them."""

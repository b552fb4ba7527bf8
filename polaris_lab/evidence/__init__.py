"""Record published claims and this lab's verdicts; judge kernels by gates, decide on champions, keep experiments."""

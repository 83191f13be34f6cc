"""What code can tell of a sentence and the place it cites: quotes, numbers, names, words."""

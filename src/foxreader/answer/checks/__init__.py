"""Checks of a sentence against the place it cites: quotes, numbers, names, words. No model."""

"""Dictionaries in the StarDict format, read in a process of their own: other people made them."""

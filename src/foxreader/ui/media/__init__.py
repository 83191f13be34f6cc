"""Sounds and films of the book."""

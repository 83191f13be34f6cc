"""Decides whether a question is about the book and which path answers it."""

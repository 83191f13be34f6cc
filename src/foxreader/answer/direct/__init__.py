"""Answers without a model: the book's own sentences, word for word."""

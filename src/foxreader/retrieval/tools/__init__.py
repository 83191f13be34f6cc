"""The tools a model may call on a book, and what they return."""

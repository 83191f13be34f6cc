"""Whether a question goes to the book, and by which path."""

"""The search panel: in the book that is open, or in all books."""

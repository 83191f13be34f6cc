"""A picture of the book shown large."""

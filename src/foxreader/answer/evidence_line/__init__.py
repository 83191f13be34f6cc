"""Evidence lines: under each claim of an answer the book's own sentence that it cites."""

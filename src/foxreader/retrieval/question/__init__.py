"""A question, read once: what it asks for, its terms, the parts of the book it names."""

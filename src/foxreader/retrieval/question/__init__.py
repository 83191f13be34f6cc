"""A question, read once: what it asks for, its terms, the parts and books it names."""

"""The reader's own model endpoint: the only code that calls out."""

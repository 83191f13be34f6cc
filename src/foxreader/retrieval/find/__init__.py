"""The search for places in a book by their characters, as the reader's search field does it."""

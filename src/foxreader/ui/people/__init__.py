"""The panel of the book's people, places and terms, and their cards."""

"""The shelf: the window without a book."""

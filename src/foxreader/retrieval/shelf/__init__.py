"""Search over several books, and over all books of the library."""

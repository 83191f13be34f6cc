"""The book view: the book served from memory, our script beside it, marks on exact characters."""

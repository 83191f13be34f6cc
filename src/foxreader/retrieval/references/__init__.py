"""Parts and books that a question names: chapters, pages, titles."""

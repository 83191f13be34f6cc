"""What is read aloud of a book, and in which order: sentences, the book's narration, a queue."""

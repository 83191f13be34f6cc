"""What stands for the whole of a book: its opening, parts, turning points and end."""

"""What files say of their books, and their covers, without reading the whole text."""

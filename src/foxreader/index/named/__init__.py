"""The people, places and terms of a book: what its names name, and what a card says of each."""

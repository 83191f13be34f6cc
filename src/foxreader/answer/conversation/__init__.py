"""A conversation: its turns, its memory, and how it is stored."""

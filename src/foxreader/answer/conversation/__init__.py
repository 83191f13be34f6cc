"""A conversation: its turns, what is remembered, and how it is stored."""

"""The second reader: another model compares each claim of an answer with the place it cites."""

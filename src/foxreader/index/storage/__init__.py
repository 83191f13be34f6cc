"""The index file: its tables, and what is read from and written to them."""

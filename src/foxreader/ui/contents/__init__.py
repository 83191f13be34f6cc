"""The panel on the left: contents, notes and search."""

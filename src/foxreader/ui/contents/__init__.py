"""The panel on the left: contents and search."""

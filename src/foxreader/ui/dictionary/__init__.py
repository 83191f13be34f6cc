"""The pop-up with what the reader's dictionaries have for a word."""

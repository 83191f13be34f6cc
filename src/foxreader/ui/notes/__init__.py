"""The reader's highlights, notes and bookmarks in the window."""

"""A book's text cut into pieces: sentences, passages, segments, chapters, chunks, extracts."""

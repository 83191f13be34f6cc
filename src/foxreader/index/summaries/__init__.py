"""What a model writes of a book: summaries, digests, labels, and what they cost."""

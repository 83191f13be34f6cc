"""The open book: opening, indexing, questions to it, corrections."""

"""The concept map of a book: entities, themes and events, found without a model."""

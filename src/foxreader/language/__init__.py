"""Everything that knows a word of a natural language: data per language, and skills."""

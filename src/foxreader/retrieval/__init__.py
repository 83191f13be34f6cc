"""Question to evidence: searches, the catalogue pick, and the tools a model may call."""

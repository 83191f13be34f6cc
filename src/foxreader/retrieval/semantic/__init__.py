"""Semantic search by vectors, and how its results are joined with full text."""

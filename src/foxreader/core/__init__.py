"""The nouns every layer shares. Standard library only; knows no Qt, no network, no files."""

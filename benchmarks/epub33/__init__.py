"""The W3C's reading-system tests for EPUB 3.3, run in the real book view."""

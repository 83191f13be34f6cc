"""Texts as books of one file, so that offsets in a text are offsets in the book."""

from __future__ import annotations

import hashlib

from foxreader.core.book import Book, BookFile, Metadata


def book_of(text: str, language: str) -> Book:
    """A book of this text alone, without contents."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    return Book(digest, "text", Metadata("A text", language=language), (BookFile("0", text),), ())

"""The passages of an index, put into the table of all books: no model; killed, it resumes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.events import Progress
from foxreader.core.scope import WHOLE_BOOK
from foxreader.index.storage.store import Index
from foxreader.language.fold import fold
from foxreader.language.tokenize import Reader, tokens
from foxreader.library.passages import Passages, TermsOf

_BATCH = 500
"""Passages that are put in at once, so that others wait for the library's file a moment only.
Chosen, not measured."""


def shelve(
    index: Index, table: Passages, path: Path, cancel: Cancel | None = None
) -> Iterator[Progress]:
    """Put the passages of a searchable index into ``table``; what is there already stays.

    ``path`` is where the book lies. Stopped or killed, it goes on with the batch it was at.
    """
    book = index.book
    place = table.begin(book.sha256, book.fingerprint, index.language, path)
    if place.whole:
        return
    passages = [passage.span for passage in index.passages(WHOLE_BOOK)]
    terms = terms_of(book, index.language)
    done = place.passages
    while done < len(passages):
        if cancel is not None:
            cancel.check()
        batch = passages[done : done + _BATCH]
        now = table.add(place, done, [(span, terms(span)) for span in batch])
        if now is None:  # another process has put in another text of this book
            return
        done = now
        yield Progress("shelf", done, len(passages))
    table.finish(place)


def terms_of(book: Book, language: str) -> TermsOf:
    """What gives the terms of a passage of ``book``, as they are in the table."""
    reader = Reader(language)
    return lambda span: _terms(book.text_at(span), reader)


def _terms(text: str, reader: Reader) -> list[str]:
    """The terms of a passage. In a run without spaces each character begins a pair, except
    the last, which is added alone: so a word of one character is found wherever it is.
    """
    found, single = reader.both(text)
    if single:
        found += [fold(token.text)[-1:] for token in tokens(text) if token.kind == "pairs"]
    return found

"""What a model said of a person, a place or a term, in the index: paid for, so it is kept.

A row names its place in the book by the cited words too: in another text of the book, where these
words are not at the place any more, it is not shown.
"""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.core.book import Book
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.storage.index_file import IndexFile


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence of ``model`` with the place it cites and that place's words.

    ``limit`` is the spoiler limit it was made under, None for the whole book.
    """

    text: str
    span: Span
    quote: str
    model: str
    limit: Span | None = None

    def fits(self, scope: Scope) -> bool:
        """Whether it was made of no more than ``scope`` shows."""
        if scope.limit is None:
            return True
        return self.limit is not None and self.limit <= scope.limit


class SaidTable:
    """The kept sentences, in the file of the index of ``book``."""

    def __init__(self, file: IndexFile, book: Book) -> None:
        self._file, self._book = file, book

    def of(self, name: str, scope: Scope) -> Said | None:
        """The newest sentence about ``name`` that ``scope`` allows; None if there is none."""
        query = "SELECT text, span, quote, model, reach FROM said WHERE name = ? ORDER BY id DESC"
        for text, span, quote, model, reach in self._file.rows(query, name):
            place = Span.parse(span)
            said = Said(text, place, quote, model, Span.parse(reach) if reach else None)
            held = self._book.holds(place) and self._book.text_at(place) == quote
            if held and scope.allows(place) and said.fits(scope):
                return said
        return None

    def add(self, name: str, said: Said) -> None:
        """Keep a sentence about ``name``."""
        reach = str(said.limit) if said.limit is not None else ""
        row = (name, said.text, str(said.span), said.quote, said.model, reach)
        with self._file.transaction() as database:
            database.execute(
                "INSERT INTO said(name, text, span, quote, model, reach) VALUES (?, ?, ?, ?, ?, ?)",
                row,
            )

"""What is around the reader, to ask about: the chapter, the page, the selection, the notes."""

from __future__ import annotations

from collections.abc import Sequence

from foxreader.core.book import Book
from foxreader.core.scope import BookPart, Selection, page_at
from foxreader.retrieval.question.places import PartsOfBook
from foxreader.ui.chat.around import About
from foxreader.ui.window.parts import WindowParts

_SHOWN = 160
"""Characters of a highlight that are offered; chosen: two lines of the list."""


class AroundTheReader:
    """Answers the composer from the parts of the window."""

    def __init__(self, parts: WindowParts) -> None:
        self._parts = parts
        self._known: tuple[Book, PartsOfBook] | None = None

    @property
    def _book(self) -> Book | None:
        opened = self._parts.controller.opened
        return opened.book if opened is not None else None

    def _contents(self, book: Book) -> PartsOfBook:
        """The contents of the open book, read once."""
        if self._known is None or self._known[0] is not book:
            self._known = book, PartsOfBook(book)
        return self._known[1]

    def chapter(self, step: int = 0) -> BookPart | None:
        """The chapter the reader is in, or so many after it."""
        book = self._book
        if book is None or not book.toc:
            return None
        return self._contents(book).chapter_beside(self._parts.reader.place, step)

    def parts(self) -> Sequence[BookPart]:
        """The entries of the contents."""
        book = self._book
        return () if book is None else self._contents(book).parts

    def page(self) -> About | None:
        """The page the reader is on."""
        book = self._book
        if book is None or not book.readable:
            return None
        span = page_at(book, self._parts.reader.place)
        return (Selection.of(span), book.text_at(span)) if len(span) else None

    def passage(self) -> About | None:
        """What is selected in the page."""
        passage = self._parts.passage
        return None if passage.span is None else (Selection.of(passage.span), passage.words)

    def notes(self) -> Sequence[About]:
        """Each highlight of the open book."""
        book = self._book
        if book is None:
            return ()
        return [
            (
                Selection.of_highlights([(span, one.note)]),
                " – ".join(filter(None, (" ".join(book.text_at(span).split())[:_SHOWN], one.note))),
            )
            for one, span in self._parts.notes.here
            if one.kind == "highlight"
        ]

"""What a question may use and what it is about: a part of a book, a selection, several books."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, chain
from typing import Any

from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.span import Span


@dataclass(frozen=True, slots=True)
class Scope:
    """The part of a book that a question may use.

    ``limit`` is the place of the spoiler limit (its ``start`` counts): nothing that reaches past
    it is visible. None means the whole book.
    """

    limit: Span | None = None

    def allows(self, span: Span) -> bool:
        """Whether the whole of ``span`` is before the limit."""
        if self.limit is None:
            return True
        return (span.file, span.end) <= (self.limit.file, self.limit.start)

    def share(self, book: Book) -> float:
        """The share of ``book``'s characters before the limit, 0 to 1."""
        return 1.0 if self.limit is None else book.fraction(self.limit)

    def seen_of(self, book: Book) -> Book:
        """``book`` without the text past the limit; its places stay what they are."""
        if self.limit is None:
            return book
        limit = self.limit
        ends = (len(f.text) if n < limit.file else limit.start * (n == limit.file)
                for n, f in enumerate(book.files))  # fmt: skip
        files = (replace(f, text=f.text[:end]) for f, end in zip(book.files, ends, strict=True))
        return replace(book, files=tuple(files))


WHOLE_BOOK = Scope()


# What a question is about

MOST_HIGHLIGHTS = 1_000
"""The most highlights a question is about: each is kept with the question. Chosen, not measured."""
LONGEST_NOTE = 400
"""Characters of a note that are kept with a question: about five lines. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The passages a question is about. ``notes`` are the reader's words to them, "" where there
    are none; for a passage selected in the page ``notes`` is None and there is one span. ``total``
    is of how many highlights these are the first. For a picture ``picture`` is its number in the
    file of the span, -1 for a whole page.
    """

    spans: tuple[Span, ...]
    notes: tuple[str, ...] | None = None
    total: int = 0
    picture: int | None = None

    @classmethod
    def of(cls, span: Span) -> Selection:
        """A passage selected in the page."""
        return cls((span,))

    @classmethod
    def of_picture(cls, place: Span, number: int) -> Selection:
        """The picture with this number in its file, or the page at ``place``."""
        return cls((place,), picture=number)

    @classmethod
    def of_highlights(cls, highlighted: Iterable[tuple[Span, str]]) -> Selection:
        """Highlights with their notes, of which each may be "", in order of the book."""
        every = list(highlighted)
        kept = every[:MOST_HIGHLIGHTS]
        notes = tuple(note[:LONGEST_NOTE] for _, note in kept)
        return cls(tuple(span for span, _ in kept), notes, len(every))

    @property
    def passage(self) -> Span | None:
        """The passage that is selected in the page; None for highlights."""
        return self.spans[0] if self.notes is None else None

    @property
    def highlights(self) -> tuple[tuple[Span, str], ...]:
        """The highlights with their notes; () for a passage selected in the page."""
        return tuple(zip(self.spans, self.notes or (), strict=False))

    @property
    def words_of_notes(self) -> str:
        """What the reader wrote to the highlights."""
        return "\n".join(filter(None, self.notes or ()))

    def within(self, scope: Scope) -> Selection:
        """The same without the highlights that reach past the limit of ``scope``."""
        if self.notes is None:
            return self
        held = [(span, note) for span, note in self.highlights if scope.allows(span)]
        past = len(self.spans) - len(held)
        spans, notes = tuple(span for span, _ in held), tuple(note for _, note in held)
        return Selection(spans, notes, self.total - past)

    def value(self) -> dict[str, Any]:
        """This as plain values. A passage has the form of records of before highlights."""
        if self.notes is None:
            span = self.spans[0]
            plain = {"file": span.file, "start": span.start, "end": span.end}
            return plain if self.picture is None else {**plain, "picture": self.picture}
        places = [[span.file, span.start, span.end] for span in self.spans]
        notes = {str(at): note for at, note in enumerate(self.notes) if note}
        return {"highlights": places, "notes": notes, "total": self.total}


def selection_from(value: dict[str, Any]) -> Selection:
    """The selection of plain values. Raises ``KeyError``, ``TypeError`` or ``ValueError``."""
    if "highlights" not in value:
        span, picture = Span(value["file"], value["start"], value["end"]), value.get("picture")
        return Selection.of(span) if picture is None else Selection.of_picture(span, int(picture))
    spans = tuple(Span(*place) for place in value["highlights"])
    notes = tuple(str(value["notes"].get(str(at), "")) for at in range(len(spans)))
    return Selection(spans, notes, int(value["total"]))


# A part that a question is limited to, and the page a place is on

_PAGE = 1_800
"""Characters of a page of a text without pages: those of a printed one."""


@dataclass(frozen=True, slots=True)
class BookPart:
    """An entry of the contents, by its title and the place it begins at (an empty span)."""

    title: str
    place: Span


def page_at(book: Book, place: Span) -> Span:
    """The page ``place`` is on: that of a paged book or of the printed one, if the book marks
    its pages; else as much as a page has from ``place`` on, to the end of a paragraph."""
    text = book.files[place.file].text
    if book.paged:
        return Span(place.file, 0, len(text))
    breaks = [one.place.start for one in book.pages if one.place.file == place.file]
    at = bisect_right(breaks, place.start)
    if at:
        end = breaks[at] if at < len(breaks) else len(text)
        return Span(place.file, breaks[at - 1], end)
    end = text.find("\n", place.start + _PAGE)
    return Span(place.file, place.start, len(text) if end < 0 else end)


# Several books joined into one (Z7): their files in sequence, and places mapped both ways. Text
# past a book's limit is not in the joined book, so nothing done with it can go past a limit.


@dataclass(frozen=True)
class Joined(Book):
    """Several books as one. ``books`` are the whole books. ``firsts`` has the number of each
    book's first file in the joined book; its last entry is the number of files.
    """

    books: tuple[Book, ...] = ()
    firsts: tuple[int, ...] = (0,)

    def shift(self, number: int, span: Span) -> Span:
        """The span in the joined book for ``span`` of book ``number``."""
        return Span(self.firsts[number] + span.file, span.start, span.end)

    def unshift(self, span: Span) -> tuple[int, Span]:
        """The number of the book that ``span`` is in, and the span in that book.

        Raises ``ValueError`` if it is in none of the books.
        """
        number = bisect_right(self.firsts, span.file) - 1
        if number >= len(self.books):
            raise ValueError(f"no book has the place {span}")
        return number, Span(span.file - self.firsts[number], span.start, span.end)


def join(books: Sequence[Book], scopes: Sequence[Scope]) -> Joined:
    """``books`` joined into one, each up to the limit of its scope in ``scopes``.

    In the contents each book has an entry with its title, above its own entries.
    """
    files = [list(_seen(book, scope)) for book, scope in zip(books, scopes, strict=True)]
    firsts = tuple(accumulate(map(len, files), initial=0))
    toc: list[TocEntry] = []
    for book, scope, first in zip(books, scopes, firsts, strict=False):
        toc += _contents(book, scope, first)
    languages = {book.metadata.language for book in books}
    seen = (f"{book.sha256} {scope.limit}" for book, scope in zip(books, scopes, strict=True))
    return Joined(
        hashlib.sha256("\0".join(seen).encode()).hexdigest(),
        "shelf",
        Metadata(
            "; ".join(book.metadata.title for book in books),
            tuple(dict.fromkeys(name for book in books for name in book.metadata.authors)),
            languages.pop() if len(languages) == 1 else "",
        ),
        tuple(chain.from_iterable(files)),
        tuple(toc),
        books=tuple(books),
        firsts=firsts,
    )  # fmt: skip


def _seen(book: Book, scope: Scope) -> Iterator[BookFile]:
    """The files of a book up to the limit of ``scope``, without what only a view needs."""
    for number, file in enumerate(book.files):
        end = len(file.text)
        if scope.limit is not None:
            if number > scope.limit.file:
                return
            end = min(end, scope.limit.start) if number == scope.limit.file else end
        hidden = tuple((start, min(stop, end)) for start, stop in file.hidden if start < end)
        marks = tuple(run for run in file.marks if run[1] <= end)
        yield BookFile(file.name, file.text[:end], hidden=hidden, marks=marks)


def _contents(book: Book, scope: Scope, first: int) -> Iterator[TocEntry]:
    """The contents of a book up to the limit of ``scope``, below an entry with its title."""
    yield TocEntry(book.metadata.title, Span(first, 0, 0))
    for entry in book.toc:
        place = entry.place
        limit = scope.limit
        if limit is None or (place.file, place.start) < (limit.file, limit.start):
            shifted = Span(first + place.file, place.start, place.end)
            yield replace(entry, place=shifted, level=entry.level + 1)

"""The book as every layer sees it: files of text, a table of contents, and what is known of it."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, wraps
from typing import Protocol, TypeVar

from foxreader.core.errors import UsageError
from foxreader.core.page import PageLayout
from foxreader.core.span import Span

_T = TypeVar("_T")

EXTRACTOR_VERSION = 2
"""Raised whenever the same file would give another text. What is kept of a book is then taken over
to the new text when the book is opened (decision 1)."""


@dataclass(frozen=True, slots=True)
class Metadata:
    """What a book says of itself, cleaned for display; empty where it says nothing."""

    title: str
    authors: tuple[str, ...] = ()
    language: str = ""
    publisher: str = ""
    published: str = ""
    identifier: str = ""
    description: str = ""


@dataclass(frozen=True, slots=True)
class BookFile:
    """One file of the spine: the text we index and the markup we show, from one tree.

    ``text`` equals the text of ``markup``'s body, character for character. ``anchors`` maps
    an element's id to the offset it starts at. ``hidden`` are the runs (start, end) a reader
    cannot see; they are in the text and never evidence. A page of a page format has a
    ``page`` and no markup: the view lays its text over the page's picture. ``viewport`` is
    the width and height in CSS pixels that a page of fixed layout is made for.
    """

    name: str
    text: str
    markup: bytes = b""
    anchors: Mapping[str, int] = field(default_factory=dict)
    hidden: tuple[tuple[int, int], ...] = ()
    page: PageLayout | None = None
    linear: bool = True
    viewport: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class TocEntry:
    """A heading of the table of contents; ``place`` is where it points, of no width.

    ``level`` is 1 for the top; entries are in the order in which the book lists them.
    """

    title: str
    place: Span
    level: int = 1


@dataclass(frozen=True, slots=True)
class PageMark:
    """Where a page of the printed book begins, and the label printed on it."""

    label: str
    place: Span


@dataclass(frozen=True)
class Book:
    """A whole book. ``sha256`` is that of the file it came from: the key of all that is stored.

    ``format`` is a short name ("EPUB", "PDF", "text"); ``paged`` says that its files are
    pictures of pages. ``warnings`` say, a sentence each, what is missing or was repaired.
    ``cover`` is the resource name of the cover's picture, "" where there is none; that of a
    paged book is its first page. ``leftward`` says that its pages are turned to the left.
    """

    sha256: str
    format: str
    metadata: Metadata
    files: tuple[BookFile, ...]
    toc: tuple[TocEntry, ...] = ()
    pages: tuple[PageMark, ...] = ()
    warnings: tuple[str, ...] = ()
    paged: bool = False
    cover: str = ""
    leftward: bool = False

    @property
    def key(self) -> str:
        """The short address of the book, as the view's host name has it.

        It begins with a letter: a host of digits alone would be read as an IP address.
        """
        return f"b{self.sha256[:16]}"

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """How many characters come before each file, and at the end the total."""
        starts = [0]
        for file in self.files:
            starts.append(starts[-1] + len(file.text))
        return tuple(starts)

    @property
    def characters(self) -> int:
        """How many code points the whole book has."""
        return self.starts[-1]

    @cached_property
    def readable(self) -> bool:
        """Whether there is any text in the book; pictures of pages have none."""
        return any(file.text and not file.text.isspace() for file in self.files)

    def text_at(self, span: Span) -> str:
        """Exactly the characters of ``span``; raises ``UsageError`` when it is not in the book."""
        if span.file >= len(self.files) or span.end > len(self.files[span.file].text):
            raise UsageError(f"This book has no place {span}; take a tag that it printed.")
        return self.files[span.file].text[span.start : span.end]

    def holds(self, span: Span) -> bool:
        """Whether ``span`` lies inside the book."""
        return span.file < len(self.files) and span.end <= len(self.files[span.file].text)

    def visible(self, span: Span) -> bool:
        """Whether a reader can see every character of ``span``."""
        return not any(
            start < span.end and span.start < end for start, end in self.files[span.file].hidden
        )

    @cached_property
    def fingerprint(self) -> str:
        """A hash of all an index is made from: another extraction of a file is another index."""
        digest = hashlib.sha256(f"{self.sha256} {self.metadata.language}".encode())
        for file in self.files:
            digest.update(f"|{len(file.text)} {file.hidden}|".encode())
            digest.update(file.text.encode("utf-8", "surrogatepass"))
        for entry in self.toc:
            said = f"|{entry.place}{entry.level}{entry.title}"
            digest.update(said.encode("utf-8", "surrogatepass"))
        return digest.hexdigest()

    def fraction(self, place: Span) -> float:
        """How far into the book ``place`` is, 0 to 1, by characters."""
        return (self.starts[place.file] + place.start) / max(1, self.characters)

    def place_at(self, fraction: float) -> Span:
        """The place (no width) at ``fraction`` of the book's characters."""
        offset = min(self.characters, max(0, round(fraction * self.characters)))
        file = min(bisect_right(self.starts, offset) - 1, len(self.files) - 1)
        offset -= self.starts[file]
        return Span(file, offset, offset)

    @cached_property
    def _toc_order(self) -> tuple[TocEntry, ...]:
        return tuple(sorted(self.toc, key=lambda e: (e.place.file, e.place.start)))

    def section_at(self, span: Span) -> TocEntry | None:
        """The last heading at or before the start of ``span``."""
        at = bisect_right(
            self._toc_order, (span.file, span.start), key=lambda e: (e.place.file, e.place.start)
        )
        return self._toc_order[at - 1] if at else None

    def title_at(self, span: Span) -> str:
        """The title of the section that ``span`` begins in, or "" before the first."""
        section = self.section_at(span)
        return section.title if section else ""

    def page_label(self, span: Span) -> str | None:
        """The printed page ``span`` starts on, or None where the book names none."""
        at = bisect_right(
            self.pages, (span.file, span.start), key=lambda p: (p.place.file, p.place.start)
        )
        return self.pages[at - 1].label if at else None


@dataclass(frozen=True, slots=True)
class Resource:
    """A picture, font or style sheet of a book, as the view is served it."""

    media_type: str
    data: bytes


class Resources(Protocol):
    """What belongs to an open book beside its text. Calls may come from any thread."""

    def read(self, name: str) -> Resource | None:
        """The resource of that name inside the book, or None; never reads outside it."""
        ...

    def page_image(self, file: int, scale: float) -> Resource:
        """The picture of page ``file`` at ``scale`` pixels a point."""
        ...

    def close(self) -> None:
        """Let go of the file."""
        ...


class Scans(Resources, Protocol):
    """The resources of a book whose pages can be drawn for the recognition of their text."""

    def scan(self, file: int) -> Resource:
        """The bitmap of page ``file``; raises an ``OpenError`` for one that cannot be drawn."""
        ...

    def again(self) -> Scans:
        """The same once more, for long work that keeps no page waiting; to be closed."""
        ...


def once_a_book(make: Callable[[Book], _T]) -> Callable[[Book], _T]:
    """``make``, called once for a book: what it gives is kept as long as the book itself.

    For what takes long to make of all the text and is asked for again and again. Two threads may
    make it twice at the first time, which only takes longer.
    """
    name = f"{make.__module__}.{make.__qualname__}"

    @wraps(make)
    def made(book: Book) -> _T:
        kept = vars(
            book
        )  # as a cached property does: the book is frozen, what is known of it is not
        if name not in kept:
            kept[name] = make(book)
        found: _T = kept[name]
        return found

    return made


Preview = Callable[[Book, Resources], None]
"""Called with a book as soon as its first file is whole, while the others are being read."""

"""The documents of the book view, and places in them as the page's script counts them.

Pure: from Spans to what is sent to the page, and back from what it tells. A ``FileDocument`` is one
file that flows or has a fixed layout; it counts UTF-16 units. A ``PagesDocument`` is a whole page
format; it counts on each page, and has boxes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from foxreader.core.book import Book
from foxreader.core.span import Span, Utf16Map, fingerprint, utf16_length
from foxreader.ui.platform.translation import Context
from foxreader.ui.reader.page_style import Kind
from foxreader.ui.reader.served import PAGES

MapWords = Context("MapWords")

MOST_MARKS = 2000
"""Marks that a document shows, of more hits the first. Chosen: more are slow and of no use."""
Values = Mapping[str, Any]
"""What the page tells, from JSON."""


def _words(kind: Kind) -> dict[str, str]:
    """What the margin map says to a screen reader, and of its arrows."""
    chapter, book = MapWords.tr("Place in the chapter"), MapWords.tr("Place in the book")
    return {
        "map": chapter if kind == "flowing" else book,
        "before": MapWords.tr("Marked before this chapter: {0}"),
        "after": MapWords.tr("Marked after this chapter: {0}"),
    }


def text_check(text: str) -> dict[str, int]:
    """The length and the checksum of a text, which the page computes of what it shows."""
    return {"total": utf16_length(text), "crc": fingerprint(text)}


class FileDocument:
    """One file of a book.

    A document has a ``path`` in the book's address, its ``kind`` and ``settings`` for our script;
    ``number`` is that of its file.
    """

    def __init__(self, book: Book, number: int) -> None:
        self._book, self.number = book, number
        self._text = book.files[number].text
        self._map = Utf16Map(self._text)
        expected = text_check(self._text)
        file = book.files[number]
        self.path, size = file.name, file.viewport
        self.kind: Kind = "flowing" if size is None else "fixed"
        self.settings: dict[str, Any] = {"expected": expected, "words": _words(self.kind)}
        if size is None:
            self.settings["hidden"] = [self._pair(start, end) for start, end in file.hidden]
            if self._text.strip() and not file.shows_words:
                self.settings["blank"] = MapWords.tr(
                    "The book’s own style hides the words of this chapter. To read them, turn it "
                    "off in the text settings."
                )
        if size is None and file.side in ("left", "right"):
            second = "left" if book.leftward else "right"
            self.settings["begins"] = "second" if file.side == second else "first"
        if size is not None:
            self.settings["fixed"] = {"size": size, "file": number, "files": len(book.files)}

    def is_shown(self, told: Values) -> bool:
        """Whether the text that the page has is the file's."""
        expected: Values = self.settings["expected"]
        return all(told[name] == value for name, value in expected.items())

    def target(self, place: Span, fraction: float) -> dict[str, Any]:
        """Offsets of where ``place`` starts and, if it has a width, ends."""
        start = {"offset": self._map.to_utf16(place.start), "fraction": fraction}
        return start | ({"end": self._map.to_utf16(place.end)} if len(place) else {})

    def place_of(self, told: Values) -> Span:
        """The place at the offset the page tells of."""
        at = min(self._map.to_code_points(told["offset"]), len(self._text))
        return Span(self.number, at, at)

    def selection(self, told: Values) -> Span | None:
        """What is selected between the two offsets the page tells of."""
        start, end = (self._map.to_code_points(int(told[name])) for name in ("start", "end"))
        return Span(self.number, start, end) if start < end <= len(self._text) else None

    def text_of(self, span: Span) -> str:
        """The characters of a span in this file."""
        return self._text[span.start : span.end]

    def where(self, span: Span) -> dict[str, Any]:
        """What the page needs to tell where ``span``, which is in this file, is on screen."""
        start, end = self.pair(span)
        return {"start": start, "end": end}

    def pair(self, span: Span) -> list[int]:
        """The offsets of a span in this file, as the page counts."""
        return self._pair(span.start, span.end)

    def _pair(self, start: int, end: int) -> list[int]:
        return [self._map.to_utf16(start), self._map.to_utf16(end)]

    def here(self, spans: Sequence[Span]) -> list[Span]:
        """The spans in this file, as many as are shown."""
        return [span for span in spans if span.file == self.number][:MOST_MARKS]

    def marks(self, spans: Sequence[Span]) -> dict[str, Any]:
        """The spans of this file as pairs of offsets, and of the others how many are before and
        after it; of a book of fixed layout, where each page is a file, in which files.
        """
        value: dict[str, Any] = {"spans": [self.pair(span) for span in self.here(spans)]}
        if self.kind == "fixed":
            value["elsewhere"] = sorted({span.file for span in spans} - {self.number})
        else:
            before = sum(span.file < self.number for span in spans)
            after = sum(span.file > self.number for span in spans)
            value["beyond"] = [before, after]
        return value


class PagesDocument:
    """The pages of a page format; each page is a file of the book."""

    path: str = PAGES
    kind: Kind = "pages"

    def __init__(self, book: Book) -> None:
        self._book = book
        pages = [file.page for file in book.files]
        sizes = [[page.width, page.height] for page in pages if page is not None]
        labels = [str(number + 1) for number in range(len(sizes))]
        for mark in book.pages:
            labels[mark.place.file] = mark.label
        told = {"sizes": sizes, "comic": book.format == "CBZ", "labels": labels}
        self.settings: dict[str, Any] = {"pages": told, "words": _words(self.kind)}

    def is_shown(self, told: Values) -> bool:
        """True: the text of each page is checked when it is laid over its picture."""
        return True

    def target(self, place: Span, fraction: float) -> dict[str, Any]:
        """The page of ``place`` and the box of its character, where it has one."""
        page = self._book.files[place.file].page
        # The first character means the page itself, which is shown from its top.
        box = page.nearest_box(place.start) if page and place.start else None
        target = {"page": place.file, "offset": place.start, "fraction": fraction}
        return target | ({"box": box} if box else {})

    def place_of(self, told: Values) -> Span:
        """The place on the page that is told of: a character, or the first below a height."""
        number, top = int(told["page"]), float(told["y"])
        page, at = self._book.files[number].page, 0
        if "offset" in told:
            at = min(int(told["offset"]), len(self._book.files[number].text))
        elif page is not None and top > 0:
            at = page.first_below(top)
        return Span(number, at, at)

    def selection(self, told: Values) -> Span | None:
        """What is selected on the page that is told of, without white space at its ends."""
        number = int(told["page"])
        text = self._book.files[number].text
        table = Utf16Map(text)
        start, end = (table.to_code_points(int(told[name])) for name in ("start", "end"))
        words = text[start:end].strip()
        start += text[start:end].find(words)
        return Span(number, start, start + len(words)) if words and end <= len(text) else None

    def marks(self, spans: Sequence[Span]) -> dict[str, Any]:
        """The page of each span and the rectangles that cover it."""
        return {"marks": [self.where(span) for span in spans[:MOST_MARKS]]}

    def where(self, span: Span) -> dict[str, Any]:
        """The page of a span and the rectangles that cover it."""
        page = self._book.files[span.file].page
        return {"page": span.file, "rects": page.rects(span.start, span.end) if page else []}

    def tick(self, span: Span) -> list[float]:
        """The page a span begins on, and how far down it, in points."""
        page = self._book.files[span.file].page
        box = page.nearest_box(span.start) if page and span.start else None
        return [span.file, box[1] if box else 0.0]


Document = FileDocument | PagesDocument


def document_of(book: Book, number: int) -> Document:
    """The document that shows file ``number`` of a book."""
    return PagesDocument(book) if book.paged else FileDocument(book, number)


def next_file(book: Book, number: int, by: int) -> int | None:
    """The number of the file in the reading order that is after ``number`` (``by`` 1) or before it
    (-1); None at the end.
    """
    number += by
    while 0 <= number < len(book.files) and not book.files[number].linear:
        number += by
    return number if 0 <= number < len(book.files) else None


def continues(began: Book, book: Book, number: int) -> bool:
    """Whether file ``number`` of ``began``, the beginning of ``book`` or the whole, can stay."""
    if began.key != book.key or began.paged != book.paged or number >= len(began.files):
        return False
    return book.paged or began.files[number].markup == book.files[number].markup

"""The documents of the book view, and places in them as the page's script counts them.

Places are pure: from Spans to what is sent to the page, and back from what it tells. A
``FileDocument`` is one file that flows or has a fixed layout; it counts UTF-16 units. A
``PagesDocument`` is a whole page format; it counts on each page, and has boxes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any
from urllib.parse import quote

from PySide6.QtCore import QUrl
from PySide6.QtGui import QAccessible

from foxreader.core.book import Book, BookFile, Lookup, Resource, Resources
from foxreader.core.cancel import Cancel
from foxreader.core.inside import MarkupReader
from foxreader.core.span import Span, Utf16Map, fingerprint, utf16_length
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.translation import Context
from foxreader.ui.reader.page_style import FACES, Kind, installed_packages
from foxreader.ui.reader.scheme import Answer

MapWords = Context("MapWords")

_PAGES = "~pages"
"""The document that a page format's pages are laid out in."""
PICTURE = "~picture"
"""The document that one picture of the book is shown large in."""
_MOST_MARKS = 2000
"""Marks that a document shows, of more hits the first. Chosen: more are slow and of no use."""
_Values = Mapping[str, Any]
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
            self.settings |= self._of_flowing(book, file)
        else:
            self.settings["fixed"] = {"size": size, "file": number, "files": len(book.files)}

    def _of_flowing(self, book: Book, file: BookFile) -> dict[str, Any]:
        made: dict[str, Any] = {"hidden": [self._pair(start, end) for start, end in file.hidden]}
        if self._text.strip() and not file.shows_words:
            made["blank"] = MapWords.tr(
                "The book’s own style hides the words of this chapter. To read them, turn it "
                "off in the text settings."
            )
        if self.number == 0 and book.unseen_cover:
            made["cover"] = "/" + quote(book.unseen_cover)
        if file.side in ("left", "right"):
            second = "left" if book.leftward else "right"
            made["begins"] = "second" if file.side == second else "first"
        return made

    def is_shown(self, told: _Values) -> bool:
        """Whether the text that the page has is the file's."""
        expected: _Values = self.settings["expected"]
        return all(told[name] == value for name, value in expected.items())

    def target(self, place: Span, fraction: float) -> dict[str, Any]:
        """Offsets of where ``place`` starts and, if it has a width, ends."""
        start = {"offset": self._map.to_utf16(place.start), "fraction": fraction}
        return start | ({"end": self._map.to_utf16(place.end)} if len(place) else {})

    def place_of(self, told: _Values) -> Span:
        """The place at the offset the page tells of."""
        at = min(self._map.to_code_points(told["offset"]), len(self._text))
        return Span(self.number, at, at)

    def selection(self, told: _Values) -> Span | None:
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
        return [span for span in spans if span.file == self.number][:_MOST_MARKS]

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

    path: str = _PAGES
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

    def is_shown(self, told: _Values) -> bool:
        """True: the text of each page is checked when it is laid over its picture."""
        return True

    def target(self, place: Span, fraction: float) -> dict[str, Any]:
        """The page of ``place`` and the box of its character, where it has one."""
        page = self._book.files[place.file].page
        # The first character means the page itself, which is shown from its top.
        box = page.nearest_box(place.start) if page and place.start else None
        target = {"page": place.file, "offset": place.start, "fraction": fraction}
        return target | ({"box": box} if box else {})

    def place_of(self, told: _Values) -> Span:
        """The place on the page that is told of: a character, or the first below a height."""
        number, top = int(told["page"]), float(told["y"])
        page, at = self._book.files[number].page, 0
        if "offset" in told:
            at = min(int(told["offset"]), len(self._book.files[number].text))
        elif page is not None and top > 0:
            at = page.first_below(top)
        return Span(number, at, at)

    def selection(self, told: _Values) -> Span | None:
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
        return {"marks": [self.where(span) for span in spans[:_MOST_MARKS]]}

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


# The open book as the view asks for it

_FACE = re.compile(rf"{FACES}/(\d{{1,2}})")

_DECODED = QUrl.ComponentFormattingOption.FullyDecoded
_XHTML = "application/xhtml+xml"
_PICTURE = re.compile(r"page/(\d{1,6})/(\d{1,5}\.\d{1,3})")
_HEAD = re.compile(rb"<head[^>]*>")
_NOT_YET = b"<style>html:not(.fx-begun) > body { display: none !important }</style>"
"""What has the engine paint nothing of a document before our script has laid it out."""
_SKELETON = (
    '<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml">'
    "<head><title>Pages</title></head><body></body></html>"
)


_AHEAD = 8
"""Files that are made ready at a time. Chosen: an answer seldom cites more."""
_KEPT = 3_000_000
"""Bytes of the files that are kept ready. Chosen: a novel of thirty chapters is as long."""


class ServedBook:
    """Answers the view's requests for one book. A name is looked up, never opened."""

    def __init__(self, book: Book, resources: Resources, jobs: Jobs) -> None:
        self._book, self._resources, self._jobs = book, resources, jobs
        # A file that is twice in the spine is shown as its first place.
        self._numbers = {file.name: n for n, file in reversed(list(enumerate(book.files)))}
        self._lookup = Lookup(self._numbers)
        self._made: dict[int, bytes] = {}  # chapters with breaks, the one used last at the end
        self._making: set[int] = set()
        self._breaks: MarkupReader | None = (
            resources if isinstance(resources, MarkupReader) else None
        )

    def number_of(self, name: str) -> int | None:
        """The file of that name, or None; a picture of the spine is in a document."""
        find = self._lookup.nearest
        return self._numbers.get(find(name) or find(f"{name}.xhtml") or "")

    def place_of(self, url: QUrl) -> Span | None:
        """Where a link in the book leads, or None if it has no such file."""
        number = self.number_of(url.path(_DECODED).lstrip("/"))
        if number is None:
            return None
        file, fragment = self._book.files[number], url.fragment(_DECODED)
        at = file.anchors.get(fragment, 0)
        if self._book.paged and fragment.isdecimal() and len(fragment) < 9:
            at = min(int(fragment), len(file.text))  # our own links: the offset on the page
        return Span(number, at, at)

    def serve(self, host: str, path: str, answer: Answer) -> None:
        """Call ``answer`` with what is at ``path``: at once, or when a worker has read it."""
        number = self._numbers.get(path)
        picture = _PICTURE.fullmatch(path) if self._book.paged else None
        face = _FACE.fullmatch(path)
        if face is not None:
            self._serve_face(int(face[1]), answer)
        elif path == PICTURE or (self._book.paged and path == _PAGES):
            answer(Resource(_XHTML, _SKELETON.encode()))
        elif number is not None and not self._book.paged:
            self._serve_file(number, answer)
        elif picture and int(picture[1]) < len(self._book.files):
            page, scale = int(picture[1]), float(picture[2])
            self._jobs.start(
                lambda cancel: self._resources.page_image(page, scale),
                value=answer,
                failed=lambda error: answer(None),
                pool="page",
            )
        else:
            self._jobs.start(
                lambda cancel: self._resources.read(path),
                value=answer,
                failed=lambda error: answer(None),
                pool="book",
            )

    def _serve_file(self, number: int, answer: Answer) -> None:
        """A chapter with breaks in its words; as it is where they cannot be had."""
        file = self._book.files[number]

        def serve(markup: bytes) -> None:
            answer(Resource(_XHTML, _HEAD.sub(lambda head: head[0] + _NOT_YET, markup, count=1)))

        def made(markup: bytes) -> None:
            self._keep(number, markup)
            serve(markup)

        work = self._breaking(number)
        if work is None:
            serve(file.markup)
        elif number in self._made:
            made(self._made.pop(number))
        else:
            self._jobs.start(work, value=made, failed=lambda error: serve(file.markup), pool="book")

    def make_ahead(self, numbers: Iterable[int]) -> None:
        """Put breaks into these files, so that they can be shown at once; into the first of them
        where there are many."""
        for number in numbers:
            work = self._breaking(number)
            there = number in self._made or number in self._making
            if work is None or there or len(self._making) >= _AHEAD:
                continue
            self._making.add(number)
            self._jobs.start(
                work, value=partial(self._keep, number),
                failed=lambda error: None,  # said when it is shown
                ended=partial(self._making.discard, number),
            )  # fmt: skip

    def make_round(self, number: int) -> None:
        """The same for the files that are read before and after this one."""
        around = (next_file(self._book, number, by) for by in (1, -1))
        self.make_ahead(n for n in around if n is not None)

    def _breaking(self, number: int) -> Callable[[Cancel], bytes] | None:
        """What puts breaks into a file; None where it is no text that flows, or where a screen
        reader listens: the engine would tell it each part of a word by itself."""
        file, breaks = self._book.files[number], self._breaks
        if QAccessible.isActive():
            return None
        if breaks is None or self._book.paged or file.viewport is not None or not file.text:
            return None
        return lambda cancel: breaks.hyphenated(self._book, number)

    def _keep(self, number: int, markup: bytes) -> None:
        self._made[number] = markup
        while len(self._made) > 1 and sum(map(len, self._made.values())) > _KEPT:
            del self._made[next(iter(self._made))]

    def _serve_face(self, number: int, answer: Answer) -> None:
        """A file of a typeface; the number is ours, and no name of a page's is opened."""
        files = installed_packages()
        if number >= len(files):
            answer(None)
            return
        path = files[number].path
        self._jobs.start(
            lambda cancel: Resource("font/ttf", path.read_bytes()),
            value=answer,
            failed=lambda error: answer(None),
            pool="book",
        )

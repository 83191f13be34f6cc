"""A book as all layers use it: files of text, a table of contents, metadata."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, wraps
from html import unescape
from typing import Any, Literal, Protocol, TypeVar, runtime_checkable
from urllib.parse import quote, unquote

from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice
from foxreader.core.page import PageExtras, PageLayout
from foxreader.core.span import Span

_T = TypeVar("_T")

Side = Literal["", "left", "right", "center"]
"""Which page of two that lie open side by side a page is; "center": it lies open by itself."""
Facing = Literal["", "both", "none"]
"""When two pages lie open: "" in a wide window, "both" in any, "none" never."""
Flow = Literal["", "scroll", "paged"]
"""How a book wants to be read: "" as the reader likes."""

_BARE = re.compile(r"[\W\d_]*|[\W_]*[IVXLCDM]{1,7}[\W_]*")
"""A title that says nothing by itself: a number."""

_BEGINNING = 3
"""Files at a book's beginning in one of which its cover is, if it has a page. Chosen."""

EXTRACTOR_VERSION = 6
"""Increased whenever the same file would give a different text. Everything stored for a book is
then moved to the new text when the book is opened (decision 1)."""


@dataclass(frozen=True, slots=True)
class Metadata:
    """A book's metadata, cleaned for display; "" or () for what it does not state.

    ``authors`` are all who made it, also ``editors`` and ``translators`` that it lists among them.
    ``encoding`` is the one that a text file was read in, by Python's name, and ``encoding_given``
    says that the reader chose it.
    """

    title: str
    authors: tuple[str, ...] = ()
    language: str = ""
    publisher: str = ""
    published: str = ""
    identifier: str = ""
    description: str = ""
    editors: tuple[str, ...] = ()
    translators: tuple[str, ...] = ()
    encoding: str = ""
    encoding_given: bool = False


_NO_MARK = "\u2060"
"""What stands for each character of a mark in ``BookFile.words``: the joiner of words."""


@dataclass(frozen=True)
class BookFile:
    """One file of the spine: the text to index and the markup to show, from the same tree.

    ``text`` equals the text of ``markup``'s body, character for character. ``anchors`` maps
    an element's id to the offset it starts at. ``hidden`` are the parts (start, end) that a reader
    cannot see; they are in the text but never evidence. ``marks`` are the marks of notes and the
    numbers of printed pages in it, in order. Offsets are code points, half open. A page
    of a page format has a ``page`` and no markup: the view lays its text over the page's picture.
    ``linear`` is false for a file outside the reading order, such as notes. ``viewport`` is the
    width and height in CSS pixels that a page of fixed layout is made for, zeros for those of the
    window; ``side`` and ``facing`` tell how it lies beside others.
    """

    name: str
    text: str
    markup: bytes = b""
    anchors: Mapping[str, int] = field(default_factory=dict)
    hidden: tuple[tuple[int, int], ...] = ()
    marks: tuple[tuple[int, int], ...] = ()
    page: PageLayout | None = None
    linear: bool = True
    viewport: tuple[float, float] | None = None
    side: Side = ""
    facing: Facing = ""

    @cached_property
    def words(self) -> str:
        """The text with characters without width for its marks: as long, and every character at
        its offset."""
        if not self.marks:
            return self.text
        parts: list[str] = []
        at = 0
        for start, end in self.marks:
            parts += (self.text[at:start], _NO_MARK * (end - start))
            at = end
        return "".join((*parts, self.text[at:]))

    @cached_property
    def listings(self) -> tuple[tuple[int, int], ...]:
        """The parts (start, end) that are lines as they were typed, in order: commands, programs.
        None where most of the text is such lines: then it is no more than the book's way to look.
        """
        found = _typed_on(self.page, self.text) if self.page else _typed_in(self.markup, self.text)
        parts: list[tuple[int, int]] = []
        for start, end in found:
            if parts and not self.text[parts[-1][1] : start].strip():
                parts[-1] = (parts[-1][0], end)
            elif self.text[start:end].strip():
                parts.append((start, end))
        if sum(end - start for start, end in parts) > _MOST_TYPED * len(self.text):
            return ()
        # In print a word by itself in such a font is a term that is explained.
        return tuple(p for p in parts if not self.page or len(self.text[slice(*p)].split()) > 1)

    @property
    def shows_words(self) -> bool:
        """Whether a reader can see any of its text."""
        at, seen = 0, []
        for start, end in self.hidden:
            seen.append(self.text[at:start])
            at = max(at, end)
        return any(part.strip() for part in (*seen, self.text[at:]))


_MOST_TYPED = 2 / 3
"""The share of a file's text that lines as they were typed are at most. Chosen."""
_LINE = re.compile(r"[^\n]+")
_PIECE = re.compile(r"<(/?)([^\s<>/!?]+)([^<>]*)>|<[^<>]*>|([^<]+)")
"""A tag (whether it closes, its name, the rest of it), or text, of a file's markup."""
_LISTING = re.compile(r"""\bclass="(?:[^"]*[\s-])?(?:code|programlisting|listing)[\s"]""")
"""What a paragraph has whose lines are a program's where there is no ``pre``."""


def _typed_in(markup: bytes, text: str) -> Iterator[tuple[int, int]]:
    """The elements of markup whose text is lines as they were typed."""
    at, open_, began = 0, "", 0
    _, _, body = markup.decode("utf-8", "replace").partition("<body")
    if "<pre" not in body and not _LISTING.search(body):
        return
    for closing, tag, rest, words in _PIECE.findall(f"<body{body}"):
        if words:
            at += len(unescape(words))
        elif closing and tag == open_:
            yield began, min(at, len(text))
            open_ = ""
        elif not (open_ or closing) and _begins_typed(tag, rest):
            open_, began = tag, at


def _begins_typed(tag: str, rest: str) -> bool:
    """Whether the element of an opening tag has such lines."""
    if rest.endswith("/"):
        return False
    return tag == "pre" or (tag in ("p", "div") and bool(_LISTING.search(rest)))


def _typed_on(page: PageLayout, text: str) -> Iterator[tuple[int, int]]:
    """The lines of a page in a typewriter's font; a number alone may be in any font."""
    for line in _LINE.finditer("" if page.recognised else text):
        if any(map(str.isalpha, line[0])) and page.is_typed(*line.span()):
            yield line.span()


MAX_ENTRIES = 20_000
"""The most entries of a table of contents; the rest is left out."""
MAX_LEVEL = 20
"""The deepest level of an entry; what is nested deeper is put on this one."""


@dataclass(frozen=True, slots=True)
class TocEntry:
    """An entry of the table of contents; ``place`` is the empty span where it points.

    ``level`` is 1 for the top level. Entries are in the order in which the book lists them.
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
    """A whole book. ``sha256`` is the hash of its file in hex: the key of everything stored for it.

    ``format`` is a short name ("EPUB", "PDF", "text"). ``paged`` means its files are pictures of
    pages. ``warnings`` are sentences on what is missing or was repaired. ``cover`` is the resource
    name of the cover's picture, "" without one; the cover of a paged book is its first page.
    ``leftward`` means that the next page is on the left, ``flow`` is how the book wants to be read.
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
    flow: Flow = ""

    @property
    def key(self) -> str:
        """The short address of the book, used as the host name in the view.

        It begins with a letter, because a host of digits only would be read as an IP address.
        """
        return f"b{self.sha256[:16]}"

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """The number of code points before each file; the last entry is the total."""
        starts = [0]
        for file in self.files:
            starts.append(starts[-1] + len(file.text))
        return tuple(starts)

    @property
    def characters(self) -> int:
        """The length of the whole book in code points."""
        return self.starts[-1]

    @cached_property
    def readable(self) -> bool:
        """Whether the book has any text; a scanned book may have none."""
        return any(file.text and not file.text.isspace() for file in self.files)

    def text_at(self, span: Span) -> str:
        """The exact text of ``span``. Raises ``UsageError`` if it is not in the book."""
        if span.file >= len(self.files) or span.end > len(self.files[span.file].text):
            raise UsageError(Notice("no_such_place", place=str(span)))
        return self.files[span.file].text[span.start : span.end]

    def words_at(self, span: Span) -> str:
        """The text of ``span`` without marks of notes and numbers of pages.

        Raises ``UsageError`` if it is not in the book.
        """
        text = self.text_at(span)
        file = self.files[span.file]
        return file.words[span.start : span.end].replace(_NO_MARK, "") if file.marks else text

    def holds(self, span: Span) -> bool:
        """Whether ``span`` is inside the book."""
        return span.file < len(self.files) and span.end <= len(self.files[span.file].text)

    def visible(self, span: Span) -> bool:
        """Whether a reader can see every character of ``span``."""
        return not any(
            start < span.end and span.start < end for start, end in self.files[span.file].hidden
        )

    @cached_property
    def fingerprint(self) -> str:
        """A hash of everything an index is made from; a different text gives a different one."""
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
        """The empty span at ``fraction`` (0 to 1) of the book's characters."""
        offset = min(self.characters, max(0, round(fraction * self.characters)))
        file = min(bisect_right(self.starts, offset) - 1, len(self.files) - 1)
        offset -= self.starts[file]
        return Span(file, offset, offset)

    @cached_property
    def _toc_order(self) -> tuple[TocEntry, ...]:
        return tuple(sorted(self.toc, key=lambda e: (e.place.file, e.place.start)))

    @cached_property
    def _toc_paths(self) -> tuple[tuple[str, ...], ...]:
        """The titles round each entry of ``_toc_order``, outermost first, and its own."""
        paths, path = [], dict[int, str]()
        for entry in self._toc_order:
            path = {level: title for level, title in path.items() if level < entry.level}
            path[entry.level] = entry.title
            paths.append(tuple(path.values()))
        return tuple(paths)

    def _toc_number(self, span: Span) -> int:
        """Of how many headings in ``_toc_order`` the start of ``span`` is not before."""
        return bisect_right(
            self._toc_order, (span.file, span.start), key=lambda e: (e.place.file, e.place.start)
        )

    def section_at(self, span: Span) -> TocEntry | None:
        """The last heading at or before the start of ``span``."""
        at = self._toc_number(span)
        return self._toc_order[at - 1] if at else None

    def title_at(self, span: Span) -> str:
        """The title of the section that ``span`` begins in, or "" before the first."""
        section = self.section_at(span)
        return section.title if section else ""

    def path_at(self, span: Span) -> tuple[str, ...]:
        """The titles round the section that ``span`` begins in, outermost first, and its own."""
        at = self._toc_number(span)
        return self._toc_paths[at - 1] if at else ()

    def named_path_at(self, span: Span) -> tuple[str, ...]:
        """The titles that tell the section that ``span`` begins in from others: its own; where that
        is but a number, those round it too, to the nearest that says something and one more."""
        path = self.path_at(span)
        first = next((n for n in reversed(range(len(path))) if not _BARE.fullmatch(path[n])), 0)
        # "Book II" and "Part I" are named together: what is round them has the whole book's name.
        if path and _BARE.fullmatch(path[-1]) and 0 < first < len(path) - 1:
            first = max(1, first - 1)
        return path[first:]

    @property
    def unseen_cover(self) -> str:
        """The name of the cover's picture if no page at the beginning shows one, else "".

        A first page without words is taken to be the cover, whatever its picture is called.
        """
        first = self.files[:_BEGINNING]
        if self.paged or not self.cover or not first or not first[0].text.strip():
            return ""
        name = self.cover.rpartition("/")[2]
        called = {name.encode(), quote(name).encode()}
        shown = any(one in file.markup for file in first for one in called)
        return "" if shown else self.cover

    def named_at(self, span: Span) -> str:
        """The title of the section that ``span`` begins in, after those round it where it is but a
        number: "Book II · Part I · I"; "" before the first."""
        return " · ".join(self.named_path_at(span))

    def page_label(self, span: Span) -> str | None:
        """The label of the printed page that ``span`` starts on; None without page marks."""
        at = bisect_right(
            self.pages, (span.file, span.start), key=lambda p: (p.place.file, p.place.start)
        )
        return self.pages[at - 1].label if at else None


@dataclass(frozen=True, slots=True)
class Resource:
    """A picture, font or style sheet of a book, as it is served to the view."""

    media_type: str
    data: bytes


class Resources(Protocol):
    """The resources of an open book. Methods may be called from any thread."""

    def read(self, name: str) -> Resource | None:
        """The resource with that name inside the book, or None. Never reads outside the book."""
        ...

    def page_image(self, file: int, scale: float) -> Resource:
        """The picture of page ``file`` at ``scale`` pixels a point."""
        ...

    def close(self) -> None:
        """Closes the file."""
        ...


@runtime_checkable
class PageResources(Resources, Protocol):
    """The resources of a book of a page format, with more than the pictures of its pages."""

    def extras(self, file: int, *, pictures: bool = False) -> PageExtras:
        """The links and form fields of page ``file``, and its pictures where they are wanted."""
        ...

    def thumbnail(self, file: int, longer: int) -> Resource:
        """The bitmap of page ``file``, about ``longer`` dots on its longer side."""
        ...

    def copy_of_pages(self, files: Sequence[int]) -> Resource | None:
        """A PDF of the pages ``files`` as they are in the file; None of a book that is no PDF."""
        ...


@runtime_checkable
class Annotated(Protocol):
    """The resources of a file that can have annotations in it, read and written as JSON data."""

    def annotations(self, tick: Callable[[int, int], None]) -> list[dict[str, Any]]:
        """The annotations of the file; ``tick`` is told how much is done, and of how much."""
        ...

    def copy(
        self,
        about: Mapping[str, Any],
        marks: Iterable[Mapping[str, Any]],
        tick: Callable[[int, int], None],
    ) -> bytes:
        """The bytes of a copy of the file with ``marks`` in it; ``tick`` as above."""
        ...


class Scans(Resources, Protocol):
    """The resources of a book whose pages can be drawn for the recognition of their text."""

    def scan(self, file: int) -> Resource:
        """The bitmap of page ``file``. Raises an ``OpenError`` if it cannot be drawn."""
        ...

    def again(self) -> Scans:
        """A second, independent copy for long work, so that pages need not wait; to be closed."""
        ...


def once_a_book(make: Callable[[Book], _T]) -> Callable[[Book], _T]:
    """``make`` with its result kept on the book, so that it is called once for each book.

    For results that are slow to compute from the whole text and needed often. Two threads may
    compute the first result twice, which only costs time.
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
"""Called with a book as soon as its first file is complete, while the others are being read."""


# Names of a book's files, looked up as books write them


class Lookup:
    """``names`` to be found by what a book calls them. The first of two that differ only in case
    is found."""

    def __init__(self, names: Iterable[str]) -> None:
        self._exact = dict.fromkeys(names)
        self._loose: dict[str, str] = {}
        self._last: dict[str, str | None] = {}
        for name in self._exact:
            loose = _loosely(name)
            self._loose.setdefault(loose, name)
            last = loose.rpartition("/")[2]
            self._last[last] = None if last in self._last else name

    def find(self, name: str) -> str | None:
        """The name that ``name`` means: as it is, else allowing for case, slashes, Unicode forms
        and names that were quoted twice; or None."""
        if name in self._exact:
            return name
        return self._loose.get(_loosely(name)) or self._loose.get(_loosely(unquote(name)))

    def nearest(self, name: str) -> str | None:
        """As :meth:`find`, else the only name that is the same in its last part; or None."""
        return self.find(name) or self._last.get(_loosely(name).rpartition("/")[2])


def _loosely(name: str) -> str:
    return unicodedata.normalize("NFC", name.replace("\\", "/")).casefold().lstrip("/")

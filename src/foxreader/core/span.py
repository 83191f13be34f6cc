"""Places in a book: ``Span``, the one type for them, the position tag it prints as, and links."""

from __future__ import annotations

import re
import zlib
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass


def fingerprint(text: str) -> int:
    """The CRC-32 of the text's UTF-16 units, low byte first. The view computes the same value."""
    return zlib.crc32(text.encode("utf-16-le", "surrogatepass"))


_TAG = re.compile(r"\[f(0|[1-9][0-9]{0,8})-(0|[1-9][0-9]{0,9})-(0|[1-9][0-9]{0,9})\]")
_LOOKS_LIKE_TAG = re.compile(r"([fF]_?\d+)\s*[-‐‑‒–—―−﹣－_]\s*(\d+)\s*[-‐‑‒–—―−﹣－_]\s*(\d+)")


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A piece of one file of a book: code points ``start`` to ``end``, half open.

    Raises ``ValueError`` if a number is negative or ``end`` is before ``start``.
    """

    file: int
    start: int
    end: int

    def __post_init__(self) -> None:
        if self.file < 0 or self.start < 0 or self.end < self.start:
            raise ValueError(f"not a span: file {self.file}, {self.start} to {self.end}")

    def __str__(self) -> str:
        return f"[f{self.file}-{self.start}-{self.end}]"

    def __len__(self) -> int:
        return self.end - self.start

    def __bool__(self) -> bool:
        return True  # An empty span is still a place.

    @classmethod
    def parse(cls, tag: str) -> Span:
        """The span of one tag. Raises ``ValueError`` if ``tag`` is anything else."""
        match = _TAG.fullmatch(tag)
        if match is None:
            raise ValueError(f"not a position tag: {tag!r}")
        return cls(*map(int, match.groups()))

    def contains(self, other: Span) -> bool:
        """Whether ``other`` is completely inside this span."""
        return self.file == other.file and self.start <= other.start and other.end <= self.end

    def overlaps(self, other: Span) -> bool:
        """Whether the two share at least one character."""
        return self.file == other.file and self.start < other.end and other.start < self.end

    def begins_in(self, spans: Iterable[Span]) -> bool:
        """Whether the first character of this span is in one of ``spans``."""
        return any(s.file == self.file and s.start <= self.start < s.end for s in spans)

    def to(self, other: Span) -> Span:
        """The span from this one's start to the end of ``other``.

        Raises ``ValueError`` if they are in different files.
        """
        if self.file != other.file:
            raise ValueError("a span lies in one file")
        return Span(self.file, self.start, other.end)


def find_tags(text: str) -> Iterator[tuple[int, int, Span]]:
    """Every well-formed tag in ``text`` as (start, end, span), in order."""
    for match in _TAG.finditer(text):
        file, start, end = map(int, match.groups())
        if start <= end:
            yield match.start(), match.end(), Span(file, start, end)


def with_tags(text: str, made: Callable[[Span], str]) -> str:
    """``text`` with what ``made`` gives for each of its tags."""
    pieces, at = list[str](), 0
    for start, end, span in find_tags(text):
        pieces += [text[at:start], made(span)]
        at = end
    return "".join([*pieces, text[at:]])


def neutralise(text: str) -> str:
    """``text`` changed so that nothing in it can be read as a position tag.

    Applied to all book text that is sent to a model, so that no book can forge a tag:
    ``[f1-2-3]`` becomes ``[f1·2·3]``.
    """
    return _LOOKS_LIKE_TAG.sub(r"\1·\2·\3", text)


# Offsets in UTF-16, as JavaScript counts

_TWO_UNITS = re.compile("[\U00010000-\U0010ffff]")


class Utf16Map:
    """Converts offsets of one text in both directions: one pass to build, a bisection to look up.

    A UTF-16 offset in the middle of a surrogate pair maps to the character that follows it.
    """

    def __init__(self, text: str) -> None:
        self._points = [found.start() for found in _TWO_UNITS.finditer(text)]
        self._units = [i + k for k, i in enumerate(self._points)]

    def to_utf16(self, offset: int) -> int:
        """The UTF-16 offset of code point ``offset``."""
        return offset + bisect_left(self._points, offset)

    def to_code_points(self, offset: int) -> int:
        """The code point offset of UTF-16 ``offset``."""
        return offset - bisect_left(self._units, offset)


def utf16_length(text: str) -> int:
    """The length of ``text`` in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


# Links to exact characters of a book: ``foxreader://open/<sha256>?at=f3-120-180``
#
# A link has the hash of a book's file and a place in it, and nothing else: no path, no web address,
# no command. So a link from a stranger can only show a place in a book that the reader has.

SCHEME = "foxreader"
NO_LINK, NO_BOOK, NO_PLACE = "no_link", "link_to_unknown_book", "link_to_no_place"
"""Codes of the notices on links that lead nowhere."""
_HEX = re.compile("[0-9a-f]{64}")
_LINK = re.compile(r"foxreader://open/([0-9a-f]{64})\?at=(f[0-9]+-[0-9]+-[0-9]+)")


@dataclass(frozen=True, slots=True)
class Link:
    """A place in the book with this hash. Raises ``ValueError`` if it is not a SHA-256 in hex."""

    sha256: str
    span: Span

    def __post_init__(self) -> None:
        if not _HEX.fullmatch(self.sha256):
            raise ValueError(f"not a SHA-256 in hex: {self.sha256!r}")

    def __str__(self) -> str:
        return f"{SCHEME}://open/{self.sha256}?at={str(self.span)[1:-1]}"

    @classmethod
    def parse(cls, text: str) -> Link:
        """The link in ``text``, which must have nothing else. Raises ``ValueError`` otherwise."""
        match = _LINK.fullmatch(text)
        if match is None:
            raise ValueError(f"not a link to a place: {text!r}")
        return cls(match[1], Span.parse(f"[{match[2]}]"))


def is_link(text: str) -> bool:
    """Whether ``text`` has the scheme of these links, whether it is valid or not."""
    return text[: len(SCHEME) + 1].lower() == f"{SCHEME}:"


# Citations in a note: ``[1](foxreader://open/…)``, a number and a link to a place

_CITED = re.compile(r"\[(\d{1,3})\]\((foxreader://open/[^)\s]{1,200})\)")
_OPENS = re.compile(rf"\]\((?={SCHEME}:)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class NoteCitation:
    """A citation in a note: where it begins and ends there (code points, half open), its number as
    it is written, and the place it is of."""

    start: int
    end: int
    number: str
    link: Link


def citations_in(note: str) -> list[NoteCitation]:
    """The citations in a note. What is no link to a place stays as it was written."""
    found = []
    for match in _CITED.finditer(note):
        try:
            link = Link.parse(match[2])
        except ValueError:
            continue
        found.append(NoteCitation(match.start(), match.end(), match[1], link))
    return found


def citation_text(number: int, link: Link) -> str:
    """A citation as a note has it."""
    return f"[{number}]({link})"


def without_citations(text: str) -> str:
    """``text`` changed so that nothing in it is a citation of a note."""
    return _OPENS.sub("] (", text)


def numbered(note: str) -> str:
    """``note`` with its citations as numbers alone: [1]."""
    return _CITED.sub(r"[\1]", note) if "](" in note else note

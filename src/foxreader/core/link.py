"""Links to exact characters of a book: ``foxreader://open/<sha256>?at=f3-120-180``.

It has the hash of a book's file and a place in it, and nothing else: no path, no web address, no
command. So a link from a stranger can only show a place in a book that the reader has.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from foxreader.core.span import Span

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

"""The citations in a note: ``[1](foxreader://open/…)``, a number and a link to a place."""

from __future__ import annotations

import re
from dataclasses import dataclass

from foxreader.core.link import SCHEME, Link

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

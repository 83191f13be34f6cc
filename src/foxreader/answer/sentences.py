"""An answer taken apart into its sentences, each with the footnotes that stand in or after it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from foxreader.core.events import Mark, Part, Text

_END = re.compile(r"(?:(?<=[.!?…])[\"'”’»)\]*_]*(?=\s|$)|(?<=[。！？])[」』”’）]*)|\n+")
_ABBREVIATION = re.compile(
    r"(?:\b(?:mr|mrs|ms|dr|st|prof|vs|etc|no|vol|ch|cf|pp?|e\.g|i\.e|[a-z])|^\s*\d{1,3})\.$", re.I
)
_MARKUP = re.compile(r"^\s*(?:[#>*+\-•]+\s+|\d{1,3}[.)]\s+)+|[*_`#]+")
_PAIRS = (("“", "”"), ("«", "»"), ("「", "」"), ("『", "』"))
_WORD = re.compile(r"\w+")
_SHORTEST_WORDS = 4
_SHORTEST_RUN = 8


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of an answer, without Markdown; its footnotes, and which paragraph it is in."""

    text: str
    footnotes: tuple[int, ...]
    paragraph: int = 0

    @property
    def claims(self) -> bool:
        """Whether it is long enough to say something, and is no heading, question or lead-in."""
        text = self.text.strip()
        words = _WORD.findall(text)
        wide = sum(len(w) for w in words if not w.isascii())
        if len(words) < _SHORTEST_WORDS and wide < _SHORTEST_RUN:
            return False
        return not text.endswith((":", "：", "?", "？"))


def sentences(parts: Sequence[Part]) -> Iterator[Sentence]:
    """The sentences of ``parts`` in order."""
    text, marks = _flat(parts)
    start = 0
    for end in _bounds(text):
        own = tuple(dict.fromkeys(n for at, n in marks if start < at <= end or at == start == 0))
        bare = _MARKUP.sub("", text[start:end]).strip()
        if bare:
            head = end - len(text[start:end].lstrip())
            yield Sentence(bare, own, text.count("\n", 0, head))
        start = end


def _flat(parts: Sequence[Part]) -> tuple[str, list[tuple[int, int]]]:
    """The text without footnotes, and where each of them stands, moved past closing marks."""
    pieces: list[str] = []
    marks: list[tuple[int, int]] = []
    length = 0
    for part in parts:
        if isinstance(part, Text):
            pieces.append(part.text)
            length += len(part.text)
        elif isinstance(part, Mark):
            marks.append((length, part.footnote))
    text = "".join(pieces)
    return text, [(_attached(text, at), number) for at, number in marks]


def _attached(text: str, at: int) -> int:
    """Where a footnote counts: at the head of a line it belongs to what follows."""
    head = at == 0 or text[at - 1] == "\n"
    above = text[:at].rstrip("\n")
    if head and at < len(text) and text[at] not in "\n" and (at == 0 or text[at:].strip()):
        return at + 1
    return len(above) if head else at


def _bounds(text: str) -> Iterator[int]:
    start = 0
    for match in _END.finditer(text):
        piece = text[start : match.end()]
        if "\n" not in match.group() and _goes_on(piece, text[match.end() : match.end() + 3]):
            continue
        if piece.strip():
            yield match.end()
            start = match.end()
    if text[start:].strip():
        yield len(text)


def _goes_on(piece: str, following: str) -> bool:
    """Whether what looks like a sentence's end is none: an abbreviation, or inside a quote."""
    if _ABBREVIATION.search(piece.rstrip("\"'”’»)]*_")) or following.strip()[:1].islower():
        return True
    if piece.count('"') % 2:
        return True
    return any(piece.count(opened) > piece.count(closed) for opened, closed in _PAIRS)

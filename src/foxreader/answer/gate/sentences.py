"""An answer taken apart into its sentences, each with the footnotes that stand in or after it.

And put together again, with some of them replaced or left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from foxreader.core.events import Mark, Part, Text

_END = re.compile(r"(?:(?<=[.!?…])[\"'”’»)\]*_]*(?=\s|$)|(?<=[。！？])[」』”’）]*)|\n+")
_ABBREVIATION = re.compile(
    r"(?:\b(?:mr|mrs|ms|dr|st|prof|vs|etc|no|vol|ch|cf|pp?|e\.g|i\.e|[a-z])|^\s*\d{1,3})\.$", re.I
)
_MARKUP = re.compile(r"^\s*(?:[#>*+\-•]+\s+|\d{1,3}[.)]\s+)+|[*_`#]+")
# Not what only looks like a block quote: a note with a heading in bold, "> [!NOTE]", a list.
_BLOCK = re.compile(r"\s{0,3}>[>\s]*(?![>\s*\[+-])")
_PAIRS = (("“", "”"), ("«", "»"), ("「", "」"), ("『", "』"))
_WORD = re.compile(r"\w+")
_SHORTEST_WORDS = 4
_SHORTEST_RUN = 8


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of an answer, without Markdown; its footnotes, and which paragraph it is in.

    ``start`` and ``end`` are its place in the answer's text without footnotes; ``block`` tells that
    it stands in a block quote of Markdown.
    """

    text: str
    footnotes: tuple[int, ...]
    paragraph: int = 0
    start: int = 0
    end: int = 0
    block: bool = False

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
        own = tuple(dict.fromkeys(n for at, n in marks if _holds((start, end), at)))
        bare = _MARKUP.sub("", text[start:end]).strip()
        if bare:
            head = end - len(text[start:end].lstrip())
            line = text[text.rfind("\n", 0, head) + 1 : head + 4]
            block = bool(_BLOCK.match(line))
            yield Sentence(bare, own, text.count("\n", 0, head), start, end, block)
        start = end


def replaced(
    parts: Sequence[Part], changes: Mapping[tuple[int, int], Sequence[Part]]
) -> tuple[Part, ...]:
    """``parts`` with other parts in the stead of some sentences, by their (start, end).

    A sentence keeps the white space before it; one that is replaced by nothing leaves none.
    """
    _, marks = _flat(parts)
    counted = iter(marks)
    kept: list[Part] = []
    at = 0
    for part in parts:
        if isinstance(part, Mark):
            place, _ = next(counted)
            if not any(_holds(bounds, place) for bounds in changes):
                kept.append(part)
            continue
        end = at + len(part.text)
        for low, high in _cuts(at, end, changes):
            bounds = next((b for b in changes if b[0] <= low and high <= b[1]), None)
            piece = part.text[low - at : high - at]
            if bounds is None:
                kept.append(Text(piece, part.literal))
            elif low == bounds[0] and changes[bounds]:
                kept += [Text(piece[: len(piece) - len(piece.lstrip())]), *changes[bounds]]
        at = end
    return tuple(part for part in kept if isinstance(part, Mark) or part.text)


def _holds(bounds: tuple[int, int], place: int) -> bool:
    """Whether a footnote that counts at ``place`` belongs to the sentence of ``bounds``."""
    start, end = bounds
    return start < place <= end or place == start == 0


def _cuts(
    start: int, end: int, changes: Mapping[tuple[int, int], Sequence[Part]]
) -> Iterator[tuple[int, int]]:
    """``start`` to ``end`` cut wherever a changed sentence begins or ends."""
    inside = {edge for bounds in changes for edge in bounds if start < edge < end}
    edges = [start, *sorted(inside), end]
    yield from ((a, b) for a, b in pairwise(edges) if a < b)


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

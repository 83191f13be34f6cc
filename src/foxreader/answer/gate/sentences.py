"""The pieces of an answer: sentences with their footnotes, table cells and lines of code.

The white space and the Markdown block marks before a piece's words are stored apart from them. So
the words can be replaced or left out, and :mod:`layout` can join the rest again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from foxreader.answer.gate.footnote import is_source_label
from foxreader.core.events import Mark, Part, Text

Kind = Literal["text", "code", "heading", "lead-in", "label", "cell", "fence", "rule", "shell"]
"""``lead-in`` ends with a colon, ``label`` is the heading of a list of sources, ``fence`` opens or
closes code, ``rule`` is a horizontal rule, ``shell`` is markup without words."""

_MARKUP = re.compile(r"^\s*(?:[#>*+\-•]+\s+|\d{1,3}[.)]\s+)+|[*_`#]+")
# A block quote, but not a note with a bold heading, "> [!NOTE]", or a list inside one.
_QUOTED = re.compile(r"\s{0,3}>[>\s]*(?![>\s*\[+-])")
_FENCE = re.compile(r"(?:`{3,}|~{3,})[^`]*\Z")
_RULE = re.compile(r"[-*_=](?:[ \t]*[-*_=]){2,}\Z")
_SIGNS = re.compile(r"[\s#>*+\-•`~_|:.,;()\[\]“”„«»‘’\"']*\Z")
_TITLE = re.compile(r"(\*\*|__)(?=[^\s*_])[^*\n]*[^\s*_.!?…。！？]\1:?\Z")
_DASHES = re.compile(r"\s*:?-+:?\s*\Z")
_LEADS_IN = re.compile(r"[:：][*_]*\Z")
_WORD = re.compile(r"\w+")
_SHORTEST_WORDS = 4
"""A sentence with fewer words makes no claim, so it needs no citation. Chosen, not measured."""
_SHORTEST_RUN = 8
"""The same in letters, for scripts without spaces between words. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of an answer without Markdown, with its footnotes and its paragraph's number.

    ``start`` and ``end`` are its offsets in the answer's text without footnotes (code points, half
    open). ``block``: it is in a Markdown block quote. ``cell``: it is in a table cell. ``whole`` is
    false if it was cut inside a word because no end was found.
    """

    text: str
    footnotes: tuple[int, ...]
    paragraph: int = 0
    start: int = 0
    end: int = 0
    block: bool = False
    cell: bool = False
    whole: bool = True

    @property
    def claims(self) -> bool:
        """Whether it is long enough to be a claim and is no heading, question or lead-in."""
        text = self.text.strip()
        words = _WORD.findall(text)
        wide = sum(len(w) for w in words if not w.isascii())
        if len(words) < _SHORTEST_WORDS and wide < _SHORTEST_RUN:
            return False
        return not text.endswith((":", "：", "?", "？"))


@dataclass(frozen=True, slots=True)
class Piece:
    """A sentence with its layout in the answer.

    ``gap`` is the white space before it, up to the last line break. ``lead`` is what comes between
    that and its words: list, heading or quotation marks, a table's border. ``closes`` and
    ``opens`` are emphasis marks that pair with another piece's. ``new_line``: it starts a line.
    """

    gap: str
    lead: str
    parts: tuple[Part, ...]
    sentence: Sentence
    kind: Kind = "text"
    closes: str = ""
    opens: str = ""
    new_line: bool = False

    @property
    def says(self) -> bool:
        """Whether it has words to check."""
        return bool(self.sentence.text)


def bare(words: str) -> str:
    """``words`` without Markdown marks."""
    return _MARKUP.sub("", words).strip()


def kind_of(lead: str, body: str, *, new_line: bool, row: bool, marked: bool) -> Kind:
    """The kind of a piece, from its ``lead`` and its words; ``marked``: it has footnotes."""
    if row:
        return "cell"
    if new_line and _FENCE.match(body):
        return "fence"
    if new_line and _RULE.match(lead + body):
        return "rule"
    if _SIGNS.match(body):
        return "text" if marked else "shell"
    if "#" in lead:
        return "heading"
    if is_source_label(body):
        return "label"
    titled = _LEADS_IN.search(body) or _TITLE.match(body)
    return "lead-in" if titled and not marked else "text"


def stands_in_quote(lead: str, body: str) -> bool:
    """Whether a line with this beginning is part of a block quote."""
    return bool(_QUOTED.match(lead + body[:4]))


def flat(parts: Iterable[Part]) -> str:
    """The text of ``parts`` without footnotes."""
    return "".join(part.text for part in parts if isinstance(part, Text))


def footnotes_in(parts: Iterable[Part]) -> tuple[int, ...]:
    """The numbers of the footnotes in ``parts``, each once."""
    return tuple(dict.fromkeys(part.footnote for part in parts if isinstance(part, Mark)))


def joined(parts: Iterable[Part]) -> Iterator[Part]:
    """``parts`` with adjacent texts of the same kind joined, without empty texts."""
    last: Part | None = None
    for part in parts:
        if isinstance(part, Text) and not part.text:
            continue
        if isinstance(part, Text) and isinstance(last, Text) and part.literal == last.literal:
            last = Text(last.text + part.text, part.literal)
            continue
        if last is not None:
            yield last
        last = part
    if last is not None:
        yield last


def is_table_rule(cells: Iterable[Piece]) -> bool:
    """Whether the cells are the line of dashes under a table's head."""
    bodies = [body for cell in cells if (body := flat(cell.parts))]
    return bool(bodies) and all(map(_DASHES.match, bodies))


def block_of(lead: str, piece: Piece) -> str:
    """The kind of block a piece is in, to match a lead-in with what it introduces."""
    if piece.kind == "code":
        return "code"
    marks = lead.strip()
    if not marks:
        return "text"
    return "quote" if marks.startswith(">") else f"list {len(lead) - len(lead.lstrip())}"

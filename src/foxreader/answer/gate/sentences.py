"""An answer taken apart into pieces: its sentences, each with its footnotes and what is before it.

A piece is a sentence, a cell of a table or a line of code. The white space and the block marks of
Markdown before its words are kept apart from them, so that the words can be replaced or left out
and :mod:`layout` can put the rest together again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from foxreader.answer.gate.footnote import is_source_label
from foxreader.core.events import Mark, Part, Text

Kind = Literal["text", "code", "heading", "lead-in", "label", "cell", "fence", "rule", "shell"]
"""``label`` heads a list of sources, ``fence`` opens or closes code, ``rule`` is a line across,
``shell`` is markup without any words."""

_MARKUP = re.compile(r"^\s*(?:[#>*+\-•]+\s+|\d{1,3}[.)]\s+)+|[*_`#]+")
# Not what only looks like a block quote: a note with a heading in bold, "> [!NOTE]", a list.
_QUOTED = re.compile(r"\s{0,3}>[>\s]*(?![>\s*\[+-])")
_FENCE = re.compile(r"(?:`{3,}|~{3,})[^`]*\Z")
_RULE = re.compile(r"[-*_=](?:[ \t]*[-*_=]){2,}\Z")
_SIGNS = re.compile(r"[\s#>*+\-•`~_|:.,;()\[\]“”„«»‘’\"']*\Z")
_TITLE = re.compile(r"(\*\*|__)(?=[^\s*_])[^*\n]*[^\s*_.!?…。！？]\1:?\Z")
_DASHES = re.compile(r"\s*:?-+:?\s*\Z")
_LEADS_IN = re.compile(r"[:：][*_]*\Z")
_WORD = re.compile(r"\w+")
_SHORTEST_WORDS = 4
_SHORTEST_RUN = 8


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of an answer, without Markdown; its footnotes, and which line it is in.

    ``start`` and ``end`` are the place of its words in the answer's text without footnotes, code
    points, half open; ``block`` tells that it stands in a block quote of Markdown, ``cell`` in a
    cell of a table; what is not ``whole`` was cut inside a word, since it had no end.
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
        """Whether it is long enough to say something, and is no heading, question or lead-in."""
        text = self.text.strip()
        words = _WORD.findall(text)
        wide = sum(len(w) for w in words if not w.isascii())
        if len(words) < _SHORTEST_WORDS and wide < _SHORTEST_RUN:
            return False
        return not text.endswith((":", "：", "?", "？"))


@dataclass(frozen=True, slots=True)
class Piece:
    """A sentence as it stands in an answer.

    ``gap`` is the white space before it, to the end of the last line break; ``lead`` what follows
    that before its words: the marks of a list, a heading or a quotation, a table's border.
    ``closes`` and ``opens`` are the marks of emphasis that pair with another piece's. ``new_line``
    tells that it begins a line.
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
        """Whether it has words to be judged."""
        return bool(self.sentence.text)


def bare(words: str) -> str:
    """``words`` without the marks of Markdown."""
    return _MARKUP.sub("", words).strip()


def kind_of(lead: str, body: str, *, new_line: bool, row: bool, marked: bool) -> Kind:
    """What a piece is, by the ``lead`` of its line and its words; ``marked`` tells of footnotes."""
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
    """Whether a line that begins so belongs to a block quote."""
    return bool(_QUOTED.match(lead + body[:4]))


def flat(parts: Iterable[Part]) -> str:
    """The text of ``parts`` without footnotes."""
    return "".join(part.text for part in parts if isinstance(part, Text))


def footnotes_in(parts: Iterable[Part]) -> tuple[int, ...]:
    """The numbers of the footnotes in ``parts``, each once."""
    return tuple(dict.fromkeys(part.footnote for part in parts if isinstance(part, Mark)))


def joined(parts: Iterable[Part]) -> Iterator[Part]:
    """``parts`` with neighbouring texts of a kind as one, without empty ones."""
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
    """Whether cells are the line under a table's head."""
    bodies = [body for cell in cells if (body := flat(cell.parts))]
    return bool(bodies) and all(map(_DASHES.match, bodies))


def block_of(lead: str, piece: Piece) -> str:
    """What sort of block a piece stands in, as far as a lead-in may stand over it."""
    if piece.kind == "code":
        return "code"
    marks = lead.strip()
    if not marks:
        return "text"
    return "quote" if marks.startswith(">") else f"list {len(lead) - len(lead.lstrip())}"

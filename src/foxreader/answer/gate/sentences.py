"""The pieces of an answer: sentences with their footnotes, table cells and lines of code.

The white space and the Markdown block marks before a piece's words are stored apart from them. So
the words can be replaced or left out, and :mod:`.spoiler_filter` can join the rest.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from foxreader.answer.gate.footnote import is_source_label
from foxreader.core.events import Mark, Part, Text

Kind = Literal[
    "text", "code", "heading", "lead-in", "run-in", "label", "cell", "fence", "rule", "shell"
]  # fmt: skip
"""``lead-in`` ends with a colon or is a title in bold on a line of its own, ``run-in`` is one with
a full stop that begins a line, ``label`` is the heading of a list of sources, ``fence`` opens or
closes code, ``rule`` is a horizontal rule, ``shell`` is markup without words."""

_MARKUP = re.compile(r"^\s*(?:[#>*+\-•]+\s+|\d{1,3}[.)]\s+)+|[*_`#]+")
# A block quote, but not a note with a bold heading, "> [!NOTE]", or a list inside one.
_QUOTED = re.compile(r"\s{0,3}>[>\s]*(?![>\s*\[+-])")
_FENCE = re.compile(r"(?:`{3,}|~{3,})[^`]*\Z")
_RULE = re.compile(r"[-*_=](?:[ \t]*[-*_=]){2,}\Z")
_SIGNS = re.compile(r"[\s#>*+\-•`~_|:.,;()\[\]“”„«»‘’\"']*\Z")
_TITLE = re.compile(r"(\*\*|__)(?=[^\s*_])[^*\n]*[^\s*_.!?…。！？]\1:?\Z")
# "**A symbol of evil.**" before what it sums up, but not a whole sentence in bold.
_RUN_IN = re.compile(r"(\*\*|__)(?=[^\s*_])(?:[^\s*]+[ \t]+){0,5}[^\s*]*[^\s*_.!?…。！？][.。]\1\Z")
_DASHES = re.compile(r"\s*:?-+:?\s*\Z")
_LEADS_IN = re.compile(r"[:：][*_]*\Z")


@dataclass(frozen=True, slots=True)
class Clause:
    """The words of a sentence up to a group of footnotes, or after the last one."""

    text: str
    footnotes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of an answer without Markdown, with its footnotes and its paragraph's number.

    ``start`` and ``end`` are its offsets in the answer's text without footnotes (code points, half
    open). ``clauses`` are its words divided at its footnotes, () if none is inside it. ``kind`` is
    that of its piece. ``block``: it is in a Markdown block quote. ``whole`` is false if it was cut
    inside a word because no end was found.
    """

    text: str
    footnotes: tuple[int, ...]
    paragraph: int = 0
    start: int = 0
    end: int = 0
    block: bool = False
    kind: Kind = "text"
    whole: bool = True
    clauses: tuple[Clause, ...] = ()

    @property
    def cell(self) -> bool:
        """Whether it is in a table cell."""
        return self.kind == "cell"

    @property
    def introduces(self) -> bool:
        """Whether it is a heading or a lead-in, which need no citation of their own."""
        titled = self.kind in ("heading", "lead-in", "run-in", "label")
        return titled or self.text.rstrip().endswith((":", "："))

    @property
    def asks(self) -> bool:
        """Whether it is a question."""
        return self.text.rstrip("\"'”’»)」』 ").endswith(("?", "？", "؟"))


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
    if marked:
        return "text"
    if new_line and _RUN_IN.match(body):
        return "run-in"
    return "lead-in" if _LEADS_IN.search(body) or _TITLE.match(body) else "text"


def stands_in_quote(lead: str, body: str) -> bool:
    """Whether a line with this beginning is part of a block quote."""
    return bool(_QUOTED.match(lead + body[:4]))


def flat(parts: Iterable[Part]) -> str:
    """The text of ``parts`` without footnotes."""
    return "".join(part.text for part in parts if isinstance(part, Text))


def clauses_in(parts: Iterable[Part]) -> tuple[Clause, ...]:
    """The words of ``parts`` divided at their footnotes; () if all of these are at the end."""
    found: list[Clause] = []
    words: list[Part] = []
    marks: list[Part] = []
    for part in parts:
        if isinstance(part, Mark):
            marks.append(part)
        elif marks and any(map(str.isalnum, part.text)):
            found.append(Clause(bare(flat(words)), footnotes_in(marks)))
            words, marks = [part], []
        else:
            words.append(part)
    if not found:
        return ()
    return (*found, Clause(bare(flat(words)), footnotes_in(marks)))


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


# Claims: the words of a sentence that each group of footnotes has to support

_LEAST_TO_CLAIM = 2
"""The fewest content words of a claim before a footnote with more words after it: in "Alice[1]
fell" the footnote stands beside the name, and the claim goes on. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class SentenceClaim:
    """Words of a sentence and the footnotes they rest on. ``after``: the words stand after the
    sentence's last footnote, so the footnotes are only those of the words before."""

    text: str
    footnotes: tuple[int, ...]
    after: bool = False


def claims_of(
    sentence: Sentence, telling: Callable[[str], frozenset[str]]
) -> tuple[SentenceClaim, ...]:
    """The claims of ``sentence``, in order. ``telling`` gives the content words of a text."""
    if not sentence.clauses:
        return (SentenceClaim(sentence.text, sentence.footnotes),)
    found: list[Clause] = []
    for clause in sentence.clauses:
        last = found[-1] if found else None
        if last is not None and len(telling(last.text)) < _LEAST_TO_CLAIM:
            found[-1] = Clause(
                f"{last.text} {clause.text}",
                tuple(dict.fromkeys((*last.footnotes, *clause.footnotes))),
            )
        else:
            found.append(clause)
    *before, last = found
    claims = [SentenceClaim(one.text, one.footnotes) for one in before]
    if last.footnotes or not claims:
        return (*claims, SentenceClaim(last.text, last.footnotes or sentence.footnotes))
    if telling(last.text):
        return (*claims, SentenceClaim(last.text, claims[-1].footnotes, after=True))
    claims[-1] = SentenceClaim(f"{claims[-1].text} {last.text}", claims[-1].footnotes)
    return tuple(claims)

"""A model's text as it streams: its position tags into numbered footnotes, and then its pieces.

A piece is a sentence with its footnotes, a table cell or a line of code.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.tags import Item, NamedPlaces, PlainWords, TagStream
from foxreader.core.book import Book
from foxreader.core.events import Citation, Cited, Grade, Mark, Part, Text, TextDelta, joined
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.language.lexicon import every_language

_BULLET = re.compile(r"[\s*_\-–•>,;、.()\[\]]*(?:\d{1,2}[.):]?)?[\s*_\-–•>,;、.()\[\]]*")
_CLOSING = tuple(".,;:!?)]}»”’」』。，、；：！？…")
_LONGEST_LINE = 200
"""How many characters of a line are kept to recognise a list of sources; a heading of such a list
is much shorter. Chosen, not measured."""


class Citations:
    """The numbered citations of one answer; the same place always has the same number.

    ``known`` are the citations the answer has already, ordered by number.
    """

    def __init__(self, book: Book, known: Iterable[Citation] = ()) -> None:
        self._book = book
        self._by_span: dict[Span, Citation] = {citation.span: citation for citation in known}

    def cite(self, span: Span, grade: Grade = "cited") -> Citation:
        """The citation of ``span``. A new one gets the next number and ``grade``."""
        if span not in self._by_span:
            self._by_span[span] = Citation(
                len(self._by_span) + 1,
                span,
                self._book.text_at(span),
                self._book.title_at(span),
                self._book.page_label(span),
                grade,
                book=self._book.sha256,
                source=source_of(self._book, span),
            )
        return self._by_span[span]

    @property
    def all(self) -> tuple[Citation, ...]:
        """All citations, ordered by number."""
        return tuple(self._by_span.values())


def source_of(book: Book, span: Span) -> str:
    """The location of ``span`` in words, from the table of contents: "Book, Chapter, Section"."""
    titles = [book.metadata.title]
    order = sorted(book.toc, key=lambda entry: (entry.place.file, entry.place.start))
    path: dict[int, str] = {}
    for entry in order:
        if (entry.place.file, entry.place.start) > (span.file, span.start):
            break
        path = {level: title for level, title in path.items() if level < entry.level}
        path[entry.level] = entry.title
    titles += [path[level] for level in sorted(path)]
    return ", ".join(dict.fromkeys(" ".join(title.split()) for title in titles if title.strip()))


class Footnotes:
    """Turns a model's text into events and collects the parts of the answer.

    ``citations`` are those of the answer the text belongs to; None starts a new answer.
    ``dropped`` counts the tags that name no place of the ledger.
    """

    def __init__(self, ledger: Ledger, citations: Citations | None = None) -> None:
        self.citations = Citations(ledger.book) if citations is None else citations
        self.dropped = 0
        self._stream = TagStream(ledger)
        self._parts: list[Part] = []
        self._space = ""
        self._gap = False
        self._line = ""
        self._dumping = False
        self._here: set[int] = set()

    def feed(self, text: str) -> Iterator[TextDelta | Cited]:
        """The events that ``text`` completes."""
        yield from self._events(self._stream.feed(text))

    def end(self) -> Iterator[TextDelta | Cited]:
        """The events left at the end of the stream."""
        yield from self._events(self._stream.end())

    @property
    def parts(self) -> tuple[Part, ...]:
        """The answer so far, without a list of sources at its end."""
        return tidy(self._parts)

    @property
    def cited(self) -> bool:
        """Whether the answer has any footnote."""
        return any(isinstance(part, Mark) for part in self._parts)

    def _events(self, items: Iterable[Item]) -> Iterator[TextDelta | Cited]:
        for item in items:
            if isinstance(item, PlainWords):
                yield from self._words(item)
            else:
                yield from self._named(item)

    def _words(self, words: PlainWords) -> Iterator[TextDelta]:
        """The events for a text. Space at its end is held back: a footnote follows its word
        without a space."""
        text = words.text
        if self._gap and (text[:1].isspace() or text.startswith(_CLOSING)):
            self._space = ""
        self._gap = False
        if words.literal:
            yield from self._out(self._space, literal=False)
            self._space = ""
            yield from self._out(text, literal=True)
            return
        text = self._space + text
        kept = text.rstrip(" \t\u00a0")
        self._space = text[len(kept) :]
        yield from self._out(kept, literal=False)

    def _out(self, text: str, *, literal: bool) -> Iterator[TextDelta]:
        text = text if self._parts or literal else text.lstrip()
        if not text:
            return
        self._here.clear()
        self._note_line(text)
        self._parts.append(Text(text, literal))
        yield TextDelta(text, literal)

    def _note_line(self, text: str) -> None:
        for number, line in enumerate(text.split("\n")):
            if number:
                self._dumping = self._in_dump()
                self._line = ""
            self._line = (self._line + line)[:_LONGEST_LINE]

    def _in_dump(self) -> bool:
        """Whether the line so far is the heading or an item of a list of sources."""
        if self._line.strip() and _dump().fullmatch(self._line):
            return True
        return self._dumping and bool(_BULLET.fullmatch(self._line))

    def _named(self, named: NamedPlaces) -> Iterator[Cited]:
        self.dropped += named.dropped
        if named.spans and self._in_dump():
            self.dropped += len(named.spans)
        elif named.spans:
            self._space = ""
            for citation in map(self.citations.cite, named.spans):
                if citation.number not in self._here:
                    self._here.add(citation.number)
                    self._parts.append(Mark(citation.number))
                    yield Cited(citation)
            return
        self._gap = True


def is_source_label(text: str) -> bool:
    """Whether ``text`` is only the heading of a list of sources."""
    return bool(text.strip() and _dump().fullmatch(text))


def tidy(parts: Iterable[Part]) -> tuple[Part, ...]:
    """``parts`` with adjacent texts joined, and without an empty list of sources at the end."""
    found: list[Part] = []
    for part in parts:
        both = joined(found[-1] if found else None, part)
        if both is not None:
            found[-1] = both
        else:
            found.append(part)
    last = found[-1] if found else None
    if isinstance(last, Text) and not last.literal and not isinstance(last.text, Notice):
        text = _without_dump(last.text)
        found[-1:] = [Text(text)] if text else []
    return tuple(found)


def _without_dump(text: str) -> str:
    """``text`` without the heading and the empty bullets of a list of sources at its end."""
    lines = text.rstrip().split("\n")
    rest = len(lines)
    while rest and not lines[rest - 1].strip(" \t"):
        rest -= 1
    bullets = rest
    while bullets and _BULLET.fullmatch(lines[bullets - 1]):
        bullets -= 1
    if bullets and _dump().fullmatch(lines[bullets - 1]):
        return "\n".join(lines[: bullets - 1]).rstrip()
    return text.rstrip()


@cache
def _dump() -> re.Pattern[str]:
    """Matches the heading of a list of sources in any language."""
    label = every_language().answers.source_labels
    return re.compile(rf"[\s#*_>\-–•]*(?:{label})[\s*_]*[:：]?[\s*_,;、.()\[\]]*", re.IGNORECASE)


# The pieces of an answer: sentences with their footnotes, table cells and lines of code.
#
# The white space and the Markdown block marks before a piece's words are stored apart from them. So
# the words can be replaced or left out, and :mod:`.spoiler_filter` can join the rest.

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


def _drawn(lead: str, body: str) -> Kind | None:
    """The kind of a line that is a mark of Markdown and no words."""
    if _FENCE.match(body):
        return "fence"
    return "rule" if _RULE.match(lead + body) else None


def kind_of(lead: str, body: str, *, new_line: bool, row: bool, marked: bool) -> Kind:
    """The kind of a piece, from its ``lead`` and its words; ``marked``: it has footnotes."""
    if row:
        return "cell"
    drawn = _drawn(lead, body) if new_line else None
    if drawn is not None:
        return drawn
    if _SIGNS.match(body):
        return "text" if marked else "shell"
    if "#" in lead:
        return "heading"
    if is_source_label(body):
        return "label"
    return "text" if marked else _by_its_words(body, new_line=new_line)


def _by_its_words(body: str, *, new_line: bool) -> Kind:
    """The kind of a piece that has no footnote: what introduces others, or a text."""
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


def joined_parts(parts: Iterable[Part]) -> Iterator[Part]:
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


def _telling_clauses(
    clauses: Iterable[Clause], telling: Callable[[str], frozenset[str]]
) -> list[Clause]:
    """The clauses, those with too few content words joined to the next one."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        if last is not None and len(telling(last.text)) < _LEAST_TO_CLAIM:
            footnotes = tuple(dict.fromkeys((*last.footnotes, *clause.footnotes)))
            found[-1] = Clause(f"{last.text} {clause.text}", footnotes)
        else:
            found.append(clause)
    return found


def claims_of(
    sentence: Sentence, telling: Callable[[str], frozenset[str]]
) -> tuple[SentenceClaim, ...]:
    """The claims of ``sentence``, in order. ``telling`` gives the content words of a text."""
    if not sentence.clauses:
        return (SentenceClaim(sentence.text, sentence.footnotes),)
    *before, last = _telling_clauses(sentence.clauses, telling)
    claims = [SentenceClaim(one.text, one.footnotes) for one in before]
    if last.footnotes or not claims:
        return (*claims, SentenceClaim(last.text, last.footnotes or sentence.footnotes))
    if telling(last.text):
        return (*claims, SentenceClaim(last.text, claims[-1].footnotes, after=True))
    claims[-1] = SentenceClaim(f"{claims[-1].text} {last.text}", claims[-1].footnotes)
    return tuple(claims)

"""A model's text with position tags, as it streams, into text with numbered footnotes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

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

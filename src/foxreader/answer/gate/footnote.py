"""A model's text with position tags, as it streams, into text with numbered footnotes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.tagstream import Item, Named, TagStream, Words
from foxreader.core.book import Book
from foxreader.core.events import Citation, Cited, Grade, Mark, Part, Text, TextDelta
from foxreader.core.span import Span
from foxreader.language.lexicon import every_language

_BULLET = re.compile(r"[\s*_\-–•>,;、.()\[\]]*(?:\d{1,2}[.):]?)?[\s*_\-–•>,;、.()\[\]]*")
_CLOSING = tuple(".,;:!?)]}»”’」』。，、；：！？…")
_LONGEST_LINE = 200


class Citations:
    """The numbered citations of one answer: the same place has the same number.

    ``known`` are those it has already, in the order of their numbers.
    """

    def __init__(self, book: Book, known: Iterable[Citation] = ()) -> None:
        self._book = book
        self._by_span: dict[Span, Citation] = {citation.span: citation for citation in known}

    def cite(self, span: Span, grade: Grade = "cited") -> Citation:
        """The citation of ``span``, with the next number and ``grade`` when it is new."""
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
        """The citations by number."""
        return tuple(self._by_span.values())


def source_of(book: Book, span: Span) -> str:
    """Where ``span`` stands, in words: "Book, Chapter, Section", as the contents nest."""
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
    """Turns text into events, and remembers them as the parts of an answer.

    ``citations`` are those of the answer the text goes into; a new answer's where None.
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
        """The last events."""
        yield from self._events(self._stream.end())

    @property
    def parts(self) -> tuple[Part, ...]:
        """The answer so far, without a list of sources at its end."""
        return tidy(self._parts)

    @property
    def cited(self) -> bool:
        """Whether any footnote stands in the answer."""
        return any(isinstance(part, Mark) for part in self._parts)

    def _events(self, items: Iterable[Item]) -> Iterator[TextDelta | Cited]:
        for item in items:
            if isinstance(item, Words):
                yield from self._words(item)
            else:
                yield from self._named(item)

    def _words(self, words: Words) -> Iterator[TextDelta]:
        """Text on its way out; space at its end waits, since none stands before a footnote."""
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
        """Whether the line so far is a list of sources, or belongs to one."""
        if self._line.strip() and _dump().fullmatch(self._line):
            return True
        return self._dumping and bool(_BULLET.fullmatch(self._line))

    def _named(self, named: Named) -> Iterator[Cited]:
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
    """Whether ``text`` is nothing but the heading of a list of sources."""
    return bool(text.strip() and _dump().fullmatch(text))


def tidy(parts: Iterable[Part]) -> tuple[Part, ...]:
    """``parts`` with neighbouring texts as one, and without an empty list of sources at the end."""
    joined: list[Part] = []
    for part in parts:
        last = joined[-1] if joined else None
        if isinstance(part, Text) and isinstance(last, Text) and part.literal == last.literal:
            joined[-1] = Text(last.text + part.text, part.literal)
        else:
            joined.append(part)
    if joined and isinstance(joined[-1], Text) and not joined[-1].literal:
        text = _without_dump(joined[-1].text)
        joined[-1:] = [Text(text)] if text else []
    return tuple(joined)


def _without_dump(text: str) -> str:
    """``text`` without the lines at its end that are a label and bullets of sources."""
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
    """The heading of a list of sources."""
    label = every_language().answers.source_labels
    return re.compile(rf"[\s#*_>\-–•]*(?:{label})[\s*_]*[:：]?[\s*_,;、.()\[\]]*", re.IGNORECASE)

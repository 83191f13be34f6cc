"""Answers in the book's own words, each sentence with its footnote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from foxreader.answer import prompt
from foxreader.answer.direct.strict import StrictAnswer
from foxreader.answer.gate.footnote import Citations
from foxreader.core.book import Book
from foxreader.core.events import Answer, Citation, Cited, Mark, Part, Text, TextDelta
from foxreader.core.span import Span


def in_its_words(book: Book, question: str, found: StrictAnswer) -> Answer:
    """The strict answer as an Answer: sentences word for word, or the fixed refusal."""
    if found.mode == "hard_refusal":
        parts: tuple[Part, ...] = (Text(prompt.REFUSAL),)
        citations = Citations(book)
    else:
        lead = found.reason if found.mode == "guided_fallback" else ""
        parts, citations = quoted(book, found.spans, lead, found.beside)
    return Answer(
        question, found.mode, "strict", parts, citations.all, found.searched, reason=found.reason,
        confidence=found.confidence,
    )  # fmt: skip


def quoted(
    book: Book, spans: Sequence[Span], lead: str, beside: Sequence[Span] = ()
) -> tuple[tuple[Part, ...], Citations]:
    """The text of ``spans`` after the sentence ``lead``, each with its footnote, and the
    citations. The first has its neighbours ``beside`` it, without a footnote."""
    citations = Citations(book)
    parts: list[Part] = [Text(lead), Text("\n\n")] if lead else []
    for number, span in enumerate(spans):
        parts += [Text("\n\n")] if number else []
        parts += passage(book, span, () if number else beside, citations)
    return tuple(parts), citations


def passage(book: Book, span: Span, beside: Sequence[Span], citations: Citations) -> Iterator[Part]:
    """The text of ``span`` with its footnote, between the neighbours ``beside`` it."""
    for number, unit in enumerate(sorted({span, *beside})):
        if number:
            yield Text(" ")
        if unit == span:
            citation = citations.cite(span, "quoted")
            yield Text(citation.quote, literal=True)
            yield Mark(citation.number)
        else:
            yield Text(book.text_at(unit), literal=True)


@dataclass(frozen=True, slots=True)
class Places:
    """The book's sentences in an answer without a model, in the order they are shown.

    ``before`` and ``after`` are the neighbours of the first of ``citations``.
    """

    citations: tuple[Citation, ...]
    before: str = ""
    after: str = ""


def places_of(answer: Answer) -> Places:
    """The sentences of an answer that is only the book's own words."""
    cited = {citation.number: citation for citation in answer.citations}
    shown = [cited[p.footnote] for p in answer.parts if isinstance(p, Mark) if p.footnote in cited]
    sides: tuple[list[str], list[str]] = ([], [])
    marks = 0
    for at, part in enumerate(answer.parts):
        if isinstance(part, Mark):
            marks += 1
        elif part.literal and marks < 2:
            following = answer.parts[at + 1] if at + 1 < len(answer.parts) else None
            if not isinstance(following, Mark):
                sides[marks].append(part.text)
    return Places(tuple(shown), " ".join(sides[0]), " ".join(sides[1]))


def events_of(answer: Answer) -> Iterator[TextDelta | Cited]:
    """The events for an answer that is complete at once."""
    citations = {c.number: c for c in answer.citations}
    for part in answer.parts:
        if isinstance(part, Text):
            yield TextDelta(part.text, part.literal)
        else:
            yield Cited(citations[part.footnote])

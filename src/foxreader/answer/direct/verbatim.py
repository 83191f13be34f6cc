"""Answers in the book's own words, each sentence with its footnote."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from foxreader.answer.direct.strict import StrictAnswer
from foxreader.answer.evidence_line.claims import LineSlot
from foxreader.answer.gate.footnote import Citations
from foxreader.core.book import Book
from foxreader.core.events import Answer, Citation, Cited, Mark, Part, Text, TextDelta
from foxreader.core.span import Span


def in_its_words(book: Book, question: str, found: StrictAnswer) -> Answer:
    """The strict answer as an Answer: sentences word for word, or the fixed refusal."""
    if found.mode == "hard_refusal":
        parts: tuple[Part, ...] = (Text(found.refusal),)
        citations = Citations(book)
    else:
        lead = found.reason if found.mode == "guided_fallback" else ""
        parts, citations = quoted(book, found.spans, lead)
    return Answer(
        question, found.mode, "strict", parts, citations.all, found.searched, reason=found.reason,
        confidence=found.confidence, beside=sides(book, found),
    )  # fmt: skip


def sides(book: Book, found: StrictAnswer) -> tuple[str, str]:
    """The text right before and after the likely sentence; "" where there is none."""
    before = (book.text_at(unit) for unit in found.beside if unit < found.spans[0])
    after = (book.text_at(unit) for unit in found.beside if unit > found.spans[0])
    return next(before, ""), next(after, "")


def quoted(book: Book, spans: Sequence[Span], lead: str) -> tuple[tuple[Part, ...], Citations]:
    """The text of ``spans`` after the sentence ``lead``, each with its footnote, and the
    citations."""
    citations = Citations(book)
    parts: list[Part] = [Text(lead), Text("\n\n")] if lead else []
    for number, span in enumerate(spans):
        citation = citations.cite(span, "quoted")
        parts += [Text("\n\n")] if number else []
        parts += [Text(citation.quote, literal=True), Mark(citation.number)]
    return tuple(parts), citations


def with_neighbours(
    parts: Iterable[Part | LineSlot], words: str, beside: tuple[str, str]
) -> Iterator[Part | LineSlot]:
    """``parts`` with the book's text right before and after the likely sentence ``words``; the one
    after it comes behind its footnote."""
    before, after = (" ".join(text.split()) for text in beside)
    at, waits = words, ""
    for part in parts:
        if at and isinstance(part, Text) and part.literal and part.text == at:
            yield from (Text(before, literal=True), Text(" ")) if before else ()
            at, waits = "", after
        yield part
        if waits and isinstance(part, Mark):
            yield from (Text(" "), Text(waits, literal=True))
            waits = ""


def likely_words(answer: Answer) -> str:
    """The sentence that most likely answers the question; "" for other answers."""
    places = places_of(answer) if answer.confidence == "likely" else ()
    return places[0].quote if places else ""


def places_of(answer: Answer) -> tuple[Citation, ...]:
    """The sentences of an answer that is only the book's own words, in the order shown."""
    cited = {citation.number: citation for citation in answer.citations}
    marks = (part.footnote for part in answer.parts if isinstance(part, Mark))
    return tuple(cited[number] for number in marks if number in cited)


def events_of(answer: Answer) -> Iterator[TextDelta | Cited]:
    """The events for an answer that is complete at once."""
    citations = {c.number: c for c in answer.citations}
    for part in answer.parts:
        if isinstance(part, Text):
            yield TextDelta(part.text, part.literal)
        else:
            yield Cited(citations[part.footnote])

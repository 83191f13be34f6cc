"""All that is known of one piece of evidence, for the panel that shows it. Pure functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from foxreader.answer.evidence_line.lines import evidence
from foxreader.core.book import Book
from foxreader.core.events import Citation, Flag, Part
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.storage.store import Index
from foxreader.retrieval.question.places import Contents

_TOPICS = 5
"""Names shown beside a piece of evidence. Chosen: one or two lines of the panel."""


@dataclass(frozen=True, slots=True)
class Cited:
    """A claim and one place it cites: the ``nth`` of ``of`` places of this claim, from 1.

    ``reasons`` are the sentences on the failed checks of a weak one.
    """

    claim: str
    citation: Citation
    reasons: tuple[str, ...]
    nth: int
    of: int


@dataclass(frozen=True, slots=True)
class Excerpt:
    """The cited words in their paragraph, and a paragraph before and after; each may be ""."""

    before: str
    lead: str
    words: str
    rest: str
    after: str


@dataclass(frozen=True, slots=True)
class Where:
    """Where a piece of evidence is, each "" where it is not known: chapter, section in it, page."""

    chapter: str
    section: str
    page: str


@dataclass(frozen=True, slots=True)
class Beside:
    """What the index has on the section of a piece of evidence: a model's summary, which is none
    itself, and the names in it."""

    summary: str = ""
    model: str = ""
    topics: tuple[str, ...] = ()


def cited_of(
    parts: Iterable[Part],
    citations: Mapping[int, Citation],
    books: Callable[[str], Book | None],
    flags: Iterable[Flag] = (),
) -> tuple[Cited, ...]:
    """The places of an answer in the order of its claims; a place cited twice comes once.

    Places without a claim, as in an answer word for word, come after the others.
    """
    found: dict[int, Cited] = {}
    for claim in evidence(parts, citations, books, flags=flags):
        lines = (*claim.lines, *claim.more)
        for nth, line in enumerate(lines, 1):
            made = Cited(claim.claim.text, line.citation, claim.reasons, nth, len(lines))
            found.setdefault(line.citation.number, made)
    for number in sorted(citations):
        found.setdefault(number, Cited("", citations[number], (), 1, 1))
    return tuple(found.values())


def excerpt(book: Book, span: Span) -> Excerpt:
    """The words at ``span`` in their surroundings."""
    text = book.files[span.file].text
    start = text.rfind("\n", 0, span.start) + 1
    end = text.find("\n", span.end)
    end = len(text) if end < 0 else end
    before = text[:start].rstrip("\n").rpartition("\n")[2]
    after = text[end:].lstrip("\n").partition("\n")[0]
    return Excerpt(
        _plain(before),
        text[start : span.start].lstrip(),
        text[span.start : span.end],
        text[span.end : end].rstrip(),
        _plain(after),
    )


def _plain(text: str) -> str:
    return " ".join(text.split())


def where(book: Book, citation: Citation) -> Where:
    """The chapter, the section in it if that is another, and the printed page."""
    part = Contents(book).chapter_at(citation.span)
    chapter = part.title if part is not None else ""
    section = _plain(book.title_at(citation.span))
    return Where(chapter, "" if section == chapter else section, citation.page or "")


def beside(index: Index, span: Span, scope: Scope) -> Beside:
    """What the index has on the section ``span`` is in, as far as ``scope`` shows it."""
    segment = next((one for one in index.segments if span.begins_in(one.spans)), None)
    if segment is None:
        return Beside()
    summary = next(iter(index.summaries_of([segment], scope)), None)
    counted = [
        (sum(one.span.begins_in(segment.spans) for one in named.places), named.label)
        for named in index.named.all()
        if any(scope.allows(one.span) for one in named.places)
    ]
    names = sorted((-count, label) for count, label in counted if count)
    topics = tuple(label for _, label in names[:_TOPICS])
    if summary is None or not all(map(scope.allows, segment.spans)):
        return Beside(topics=topics)
    return Beside(summary.text, summary.model, topics)

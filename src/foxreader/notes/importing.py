"""Places the annotations of a file in a book, and says what becomes of each."""

from __future__ import annotations

import hashlib
from collections.abc import Container, Iterable
from dataclasses import dataclass
from typing import Literal

from foxreader.core.anchor import Anchor, find
from foxreader.core.annotation import Annotation, now
from foxreader.core.book import Book
from foxreader.core.placing import located
from foxreader.core.span import Span
from foxreader.notes.imported import Imported

Outcome = Literal["placed", "moved", "missing"]


@dataclass(frozen=True, slots=True)
class Placing:
    """What becomes of an annotation of a file in a book: at its very place (``placed``), at its
    words in another one (``moved``), or without a place (``missing``), and then kept as it was."""

    annotation: Annotation
    outcome: Outcome
    span: Span | None


def place_imported(
    imported: Iterable[Imported], book: Book, taken: Container[str] = ()
) -> list[Placing]:
    """The annotations of a file as annotations of ``book``.

    One that has an id in the file keeps it, if it is not among the ids that are ``taken`` by
    annotations of other books; else it is given one that is the same the next time.
    """
    several = list(imported)
    ordered = [one for one in several if one.span is not None]
    spans = dict(
        zip(map(id, ordered), located([_anchor(one) for one in ordered], book), strict=True)
    )
    for one in several:
        if one.span is None:  # it has no neighbours that are known
            (spans[id(one)],) = located([_anchor(one)], book)
    return [_placed(one, spans[id(one)], book, taken) for one in several]


def _anchor(one: Imported) -> Anchor:
    """Where the annotation was, as far as the file says."""
    return Anchor(one.book, one.span or Span(0, 0, 0), one.quote, one.before, one.after)


def _placed(one: Imported, span: Span | None, book: Book, taken: Container[str]) -> Placing:
    outcome: Outcome = "missing"
    if span is not None:
        same = one.span == span and find(_anchor(one), book).outcome == "exact"
        outcome = "placed" if same else "moved"
        anchor = Anchor.of(book, span)
    if span is None or (one.kind == "highlight" and not anchor.quote):
        span, outcome = None, "missing"
        # Of this book, so that it is listed there as one whose words are not found.
        was = one.span if one.span is not None else Span(0, 0, len(one.quote))
        anchor = Anchor(book.sha256, was, one.quote, one.before, one.after)
    time = one.made or one.changed or now()
    color = (one.color or "rose") if one.kind == "highlight" else None
    annotation = Annotation(
        _id(one, book, taken), one.kind, anchor, color, one.note, time, one.changed or time,
        one.title,
    )  # fmt: skip
    return Placing(annotation, outcome, span)


def _id(one: Imported, book: Book, taken: Container[str]) -> str:
    if one.id and one.id not in taken:
        return one.id
    said = (book.sha256, one.id, one.kind, one.quote, one.before, one.note, one.made, str(one.span))
    return hashlib.sha256("\0".join(said).encode("utf-8", "surrogatepass")).hexdigest()[:32]

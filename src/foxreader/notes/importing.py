"""Places the annotations of a file in a book, and says what becomes of each."""

from __future__ import annotations

import hashlib
from collections.abc import Container, Iterable
from dataclasses import dataclass, replace
from typing import Literal

from foxreader.core.anchor import Anchor, find, located
from foxreader.core.annotation import Annotation, now
from foxreader.core.book import Book
from foxreader.core.letters import letters_of
from foxreader.core.span import Span
from foxreader.notes.imported import Imported
from foxreader.notes.quoted import quoted

Outcome = Literal["placed", "moved", "missing"]
_NOWHERE = Span(999_999_999, 0, 0)
"""The place of what has none: no book has so many files."""


@dataclass(frozen=True, slots=True)
class Placing:
    """What becomes of an annotation of a file in a book: at its very place, or at its words where
    the file has none for them (``placed``), at its words in another place than the file says
    (``moved``), or without a place (``missing``), and then kept as it was."""

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
    several = [_in_this_text(one, book) for one in imported]
    spans = _spans(several, book)
    return [_placed(*pair, book, taken) for pair in zip(several, spans, strict=True)]


def _in_this_text(one: Imported, book: Book) -> Imported:
    """The annotation with its words as they are in ``book``, if the file says where in it they are:
    a file for people has them on one line."""
    if one.span is None or one.book != book.sha256 or not book.holds(one.span):
        return one
    words = book.text_at(one.span)
    return replace(one, quote=words) if letters_of(words) == letters_of(one.quote) else one


def _spans(several: list[Imported], book: Book) -> list[Span | None]:
    """Where the annotations are: by their place, by the words around them, or by theirs alone."""
    spans: dict[int, Span | None] = {}
    ordered = [number for number, one in enumerate(several) if one.span is not None]
    found = located([_anchor(several[number]) for number in ordered], book)
    spans.update(zip(ordered, found, strict=True))
    for number, one in enumerate(several):
        if one.span is None and (one.before or one.after):  # it has no neighbours that are known
            (spans[number],) = located([_anchor(one)], book)
    alone = [
        number
        for number, one in enumerate(several)
        if spans.get(number) is None and not one.before and not one.after
    ]
    spans.update(zip(alone, quoted([several[number] for number in alone], book), strict=True))
    return [spans[number] for number in range(len(several))]


def _anchor(one: Imported) -> Anchor:
    """Where the annotation was, as far as the file says."""
    return Anchor(one.book, one.span or Span(0, 0, 0), one.quote, one.before, one.after)


def _placed(one: Imported, span: Span | None, book: Book, taken: Container[str]) -> Placing:
    outcome: Outcome = "missing"
    if span is not None:
        same = one.span is None or (
            one.span == span and find(_anchor(one), book).outcome == "exact"
        )
        outcome = "placed" if same else "moved"
        anchor = Anchor.of(book, span)
    if span is None or (one.kind == "highlight" and not anchor.quote):
        span, outcome = None, "missing"
        # Of this book, so that it is listed there as one whose words are not found.
        was = one.span if one.span is not None else _NOWHERE
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

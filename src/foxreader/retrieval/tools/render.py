"""The book's text as a model gets it: in reading order under headings, a tag after each unit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from foxreader.core.book import Book
from foxreader.core.named import LONGEST_HEADING, as_name
from foxreader.core.span import Span, neutralise
from foxreader.core.tokens import estimate

GAP = "…"
"""Printed between two units of a section when there is text between them that is not shown."""


@dataclass(frozen=True, slots=True)
class Rendered:
    """A text, and the spans of exactly the tags in it, in order."""

    text: str
    units: tuple[Span, ...]


def render(book: Book, ranked: Iterable[Sequence[Span]], budget: int) -> Rendered:
    """The units of the ``ranked`` passages that fit ``budget`` estimated tokens.

    The best passages are taken first, and only whole units. They are printed in reading order
    under the titles of their sections.
    """
    chosen: set[Span] = set()
    left = budget
    for units in ranked:
        for unit in units:
            if unit in chosen:
                continue
            left -= estimate(line(book, unit)) + 1
            if left < 0:
                return _printed(book, _fitting(book, chosen, budget))
            chosen.add(unit)
    return _printed(book, _fitting(book, chosen, budget))


def line(book: Book, unit: Span) -> str:
    """A unit's text and its tag. Anything in the text that looks like a tag is neutralised."""
    return f"{neutralise(book.text_at(unit))} {unit}"


def _fitting(book: Book, chosen: set[Span], budget: int) -> list[Span]:
    """``chosen`` in reading order, without the last ones if the headings exceed the budget."""
    units = sorted(chosen)
    while units and estimate(_printed(book, units).text) > budget:
        units.pop()
    return units


def _printed(book: Book, units: Sequence[Span]) -> Rendered:
    """The text for some units in reading order, with headings and gap marks."""
    pieces: list[str] = []
    title: str | None = None
    last: Span | None = None
    for unit in units:
        here = heading(book, unit)
        if here != title:
            pieces.append(f"\n\n## {here}\n" if here else "\n\n")
        elif last and not _adjoin(book, last, unit):
            pieces.append(f"\n{GAP}\n")
        else:
            pieces.append(_between(book, last, unit))
        pieces.append(line(book, unit))
        title, last = here, unit
    return Rendered("".join(pieces).strip(), tuple(units))


def heading(book: Book, span: Span) -> str:
    """The title of the section that has ``span``, as a name: see :func:`as_name`."""
    return as_name(book.title_at(span), LONGEST_HEADING)


def _adjoin(book: Book, before: Span, after: Span) -> bool:
    """Whether only white space is between the two spans."""
    if before.file != after.file or after.start < before.end:
        return False
    return not book.text_at(Span(before.file, before.end, after.start)).strip()


def _between(book: Book, before: Span | None, after: Span) -> str:
    """The white space to print between two adjoining units: a line break or a space."""
    if before is None:
        return ""
    gap = book.text_at(Span(before.file, before.end, after.start))
    return "\n" if "\n" in gap else " "

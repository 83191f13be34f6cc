"""Source as a model is given it: sections in reading order, a tag after each unit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from foxreader.core.book import Book
from foxreader.core.span import Span, neutralise
from foxreader.core.tokens import estimate

GAP = "…"


@dataclass(frozen=True, slots=True)
class Rendered:
    """A text, and exactly the spans whose tags stand in it, in order."""

    text: str
    units: tuple[Span, ...]


def render(book: Book, ranked: Iterable[Sequence[Span]], budget: int) -> Rendered:
    """The units of ``ranked`` passages, best first, as far as ``budget`` tokens go.

    Cut by whole units; printed in reading order under the titles of their sections.
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
    """One unit with its tag; nothing in the book's own words can be read as one."""
    return f"{neutralise(book.text_at(unit))} {unit}"


def _fitting(book: Book, chosen: set[Span], budget: int) -> list[Span]:
    """``chosen`` in reading order, without the last ones where titles use up the budget."""
    units = sorted(chosen)
    while units and estimate(_printed(book, units).text) > budget:
        units.pop()
    return units


def _printed(book: Book, units: Sequence[Span]) -> Rendered:
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
    """The title of the section a span stands in, on one line and without tags."""
    return neutralise(" ".join(book.title_at(span).split()))


def _adjoin(book: Book, before: Span, after: Span) -> bool:
    """Whether only white space stands between the two."""
    if before.file != after.file or after.start < before.end:
        return False
    return not book.text_at(Span(before.file, before.end, after.start)).strip()


def _between(book: Book, before: Span | None, after: Span) -> str:
    if before is None:
        return ""
    gap = book.text_at(Span(before.file, before.end, after.start))
    return "\n" if "\n" in gap else " "

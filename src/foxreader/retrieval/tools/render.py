"""The book's text as a model gets it: in reading order under headings, a tag after each unit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from foxreader.core.book import Book
from foxreader.core.span import Span, neutralise
from foxreader.core.tokens import estimate
from foxreader.retrieval.tools.headings import heading, section_bounds

GAP = "…"
"""Printed where text of a section is left out, with its length in characters."""
_TOLD = 300
"""From so many characters on, what is left out at a section's beginning or end is told. Chosen, not
measured."""


@dataclass(frozen=True, slots=True)
class Rendered:
    """A text, and the spans of exactly the tags in it, in order."""

    text: str
    units: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class _Style:
    """What is told beside the passages: see :func:`render`."""

    whole: bool
    around: bool


def render(
    book: Book,
    ranked: Iterable[Sequence[Span]],
    budget: int,
    *,
    whole: bool = False,
    around: bool = False,
) -> Rendered:
    """The units of the ``ranked`` passages that fit ``budget`` estimated tokens.

    The best passages are taken first, and only whole units. They are printed in reading order
    under the titles of their sections. ``whole``: the reader may know all of the book, so a heading
    says how many chapters there are. ``around``: then it is also told how much of a section is left
    out around what is shown.
    """
    style = _Style(whole, whole and around)
    chosen: set[Span] = set()
    left = budget
    for units in ranked:
        for unit in units:
            if unit in chosen:
                continue
            left -= estimate(line(book, unit)) + 1
            if left < 0:
                return _printed(book, _fitting(book, chosen, budget, style), style)
            chosen.add(unit)
    return _printed(book, _fitting(book, chosen, budget, style), style)


def line(book: Book, unit: Span) -> str:
    """A unit's text and its tag. Anything in the text that looks like a tag is neutralised."""
    return f"{neutralise(book.text_at(unit))} {unit}"


def _fitting(book: Book, chosen: set[Span], budget: int, style: _Style) -> list[Span]:
    """``chosen`` in reading order, without the last ones if the headings exceed the budget."""
    units = sorted(chosen)
    while units and estimate(_printed(book, units, style).text) > budget:
        units.pop()
    return units


def _printed(book: Book, units: Sequence[Span], style: _Style) -> Rendered:
    """The text for some units in reading order, with headings and gap marks."""
    pieces: list[str] = []
    title: str | None = None
    last: Span | None = None
    for unit in units:
        here = heading(book, unit, whole=style.whole)
        if here != title or last is None:
            pieces += [
                _rest(book, last) if style.around else "",
                f"\n\n## {here}\n" if here else "\n\n",
            ]
            pieces.append(_before(book, unit) if style.around else "")
        elif not _adjoin(book, last, unit):
            pieces.append(f"\n{_gap(_distance(book, last, unit))}\n")
        else:
            pieces.append(_between(book, last, unit))
        pieces.append(line(book, unit))
        title, last = here, unit
    pieces.append(_rest(book, last) if style.around else "")
    return Rendered("".join(pieces).strip(), tuple(units))


def _gap(characters: int, where: str = "left out") -> str:
    return f"{GAP} ({characters:,} characters {where})"


def _distance(book: Book, before: Span, after: Span) -> int:
    """The characters between two units in reading order."""
    return book.starts[after.file] + after.start - book.starts[before.file] - before.end


def _before(book: Book, unit: Span) -> str:
    """The mark for what a section has before ``unit``; "" if that is little."""
    left_out = book.starts[unit.file] + unit.start - section_bounds(book, unit)[0]
    return f"{_gap(left_out, 'of the section before this')}\n" if left_out >= _TOLD else ""


def _rest(book: Book, unit: Span | None) -> str:
    """The mark for what a section has after ``unit``; "" if that is little."""
    if unit is None:
        return ""
    left_out = section_bounds(book, unit)[1] - book.starts[unit.file] - unit.end
    return f"\n{_gap(left_out, 'to the end of the section')}" if left_out >= _TOLD else ""


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

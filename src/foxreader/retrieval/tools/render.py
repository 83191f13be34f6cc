"""The book's text as a model gets it: in reading order under headings, a tag after each unit."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from foxreader.core.book import Book, TocEntry, once_a_book
from foxreader.core.message import LONGEST_HEADING, as_name, estimate
from foxreader.core.span import Span, find_tags, neutralise, with_tags
from foxreader.index.chapters import chapter_level
from foxreader.language.chapter_words import heading_number
from foxreader.language.script import fold
from foxreader.retrieval.question.places import printed_number

# Headings: "Part II · XXII (22 of 59)", "10.7.3 Behavior"

BETWEEN = " · "
"""Between a heading and the one above it."""
_ABOVE = 60
"""The most characters of the heading above. Chosen, not measured."""
_FEWEST = 3
"""With fewer numbered chapters their total is not said. Chosen, not measured."""


def heading(book: Book, span: Span, *, whole: bool = False) -> str:
    """The title of the section that ``span`` begins in, as a name: see :func:`as_name`; "" without
    one. ``whole``: with the title above it and the number of chapters, which tell of more than what
    is before a spoiler limit.
    """
    entry = book.section_at(span)
    if entry is None:
        return ""
    if not whole:
        return as_name(entry.title, LONGEST_HEADING)
    return _full(book).get(id(entry), "")


@once_a_book
def _full(book: Book) -> Mapping[int, str]:
    """The full heading of each entry of the contents, by its identity."""
    title, level = fold(book.metadata.title), chapter_level(book)
    above: list[TocEntry] = []
    parents: dict[int, TocEntry | None] = {}
    held = [entry for entry in book.toc if book.holds(entry.place)]
    for entry in sorted(held, key=lambda e: (e.place.file, e.place.start)):
        while above and above[-1].level >= entry.level:
            above.pop()
        parents[id(entry)] = above[-1] if above else None
        above.append(entry)
    numbers = {
        id(entry): number.number[0]
        for entry in held
        if entry.level == level
        and (number := heading_number(entry.title)) is not None
        and len(number.number) == 1
    }
    totals = Counter(id(parents[id(entry)]) for entry in held if id(entry) in numbers)
    found: dict[int, str] = {}
    for entry in held:
        parent, name = parents[id(entry)], f"{printed_number(book, entry)} {entry.title}"
        said = as_name(name, LONGEST_HEADING)
        total = totals[id(parent)]
        if 0 < numbers.get(id(entry), 0) <= total and total >= _FEWEST:
            said = f"{said} ({numbers[id(entry)]} of {total})"
        if parent is not None and fold(parent.title) != title and parent.level > 0:
            said = f"{as_name(parent.title, _ABOVE)}{BETWEEN}{said}"
        found[id(entry)] = said
    return found


def _section_bounds(book: Book, span: Span) -> tuple[int, int]:
    """Where the section that ``span`` begins in starts and ends, in code points of the book."""
    order = _starts(book)
    at = bisect_right(order, book.starts[span.file] + span.start)
    return order[at - 1] if at else 0, order[at] if at < len(order) else book.characters


@once_a_book
def _starts(book: Book) -> list[int]:
    return sorted(
        {book.starts[e.place.file] + e.place.start for e in book.toc if book.holds(e.place)}
    )


# Passages under their headings

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


def tagged(text: str) -> Rendered:
    """``text`` with the spans of the tags in it, each once."""
    return Rendered(text, tuple(dict.fromkeys(span for *_, span in find_tags(text))))


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
            left -= size(line(book, unit)) + 1
            if left < 0:
                return _printed(book, _fitting(book, chosen, budget, style), style)
            chosen.add(unit)
    return _printed(book, _fitting(book, chosen, budget, style), style)


_AS_SHOWN = "[108]"
"""As long as what a model is shown in place of a tag."""


def size(text: str) -> int:
    """Estimated tokens of ``text`` as a model is shown it: with short names in place of tags."""
    return estimate(with_tags(text, lambda span: _AS_SHOWN))


def line(book: Book, unit: Span) -> str:
    """A unit's text and its tag. Anything in the text that looks like a tag is neutralised."""
    return f"{neutralise(book.text_at(unit))} {unit}"


def _fitting(book: Book, chosen: set[Span], budget: int, style: _Style) -> list[Span]:
    """``chosen`` in reading order, without the last ones if the headings exceed the budget."""
    units = sorted(chosen)
    while units and size(_printed(book, units, style).text) > budget:
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
        elif not adjoin(book, last, unit):
            pieces.append(f"\n{_gap(_distance(book, last, unit))}\n")
        else:
            pieces.append(_between(book, last, unit))
        pieces.append(line(book, unit))
        title, last = here, unit
    pieces.append(_rest(book, last) if style.around else "")
    return Rendered("".join(pieces).strip(), tuple(units))


def _gap(characters: int, where: str = "") -> str:
    return f"{GAP} ({characters:,} characters {where}".rstrip() + ")"


def _distance(book: Book, before: Span, after: Span) -> int:
    """The characters between two units in reading order."""
    return book.starts[after.file] + after.start - book.starts[before.file] - before.end


def _before(book: Book, unit: Span) -> str:
    """The mark for what a section has before ``unit``; "" if that is little."""
    left_out = book.starts[unit.file] + unit.start - _section_bounds(book, unit)[0]
    return f"{_gap(left_out, 'before this')}\n" if left_out >= _TOLD else ""


def _rest(book: Book, unit: Span | None) -> str:
    """The mark for what a section has after ``unit``; "" if that is little."""
    if unit is None:
        return ""
    left_out = _section_bounds(book, unit)[1] - book.starts[unit.file] - unit.end
    return f"\n{_gap(left_out, 'follow')}" if left_out >= _TOLD else ""


def adjoin(book: Book, before: Span, after: Span) -> bool:
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

"""Z6: finds passages of the evidence that give different numbers, dates or names for one thing.

Found without a model: two sentences share their words and differ in one value. Precision comes
before recall: unless the subject is clearly the same, nothing is reported.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from foxreader.answer.conflict.clause import IsName
from foxreader.answer.conflict.compared import (
    Difference,
    Key,
    Matter,
    PlacedStatement,
    differing,
    same_thing,
    weigh,
)
from foxreader.answer.conflict.slots import Kind, statements
from foxreader.answer.gate.footnote import Citations, tidy
from foxreader.core.book import Book
from foxreader.core.events import Mark, Part, Text
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.language.questions import Form
from foxreader.language.sentence_words import (
    capitalised_inside,
    katakana_words,
    may_state_a_value,
)
from foxreader.language.tokenize import terms

MOST = 3
"""The most conflicts reported for one answer. Chosen, not measured."""
_LONGEST = 700
"""Units longer than this (code points) are skipped. Chosen, not measured."""

NOTE = "Passages {first} and {second} disagree on a {kind}."
ORDER = "Say so in the answer: report both, cite both, and do not decide between them."
DISAGREE: Mapping[Kind, Notice] = {
    "number": Notice("conflict_of_number"),
    "date": Notice("conflict_of_date"),
    "name": Notice("conflict_of_name"),
}
WHICH = Notice("conflict_question")


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two units that give different values for the same thing, in reading order."""

    kind: Kind
    first: Span
    second: Span
    values: tuple[str, str]


def find(
    form: Form,
    topic: Iterable[str],
    units: Iterable[Span],
    book: Book,
    language: str,
    is_name: IsName = lambda term: False,
) -> tuple[Conflict, ...]:
    """The conflicts among ``units`` relevant to a question, at most three, in reading order.

    ``form`` is what the question asks for, ``topic`` are the stems of its topic words.
    ``is_name(stem)``: the book always writes the word with a capital.
    """
    order = sorted({u for u in units if len(u) <= _LONGEST and book.holds(u)})
    texts = {unit: book.text_at(unit) for unit in order}
    held = {unit: {*terms(text, language), *katakana_words(text)} for unit, text in texts.items()}
    weights = weigh(list(held.values()))
    asked = Matter(form, topic, weights)
    capitals = {
        term for t in (form.text, *texts.values()) for term in capitalised_inside(t, language)
    }
    named = partial(_is_name, capitals, is_name)
    said = [
        PlacedStatement.at(unit, statement, _section(unit, book))
        for unit, text in texts.items()
        if asked.may_bear(held[unit]) and may_state_a_value(text, language)
        for statement in statements(text, language, named)
    ]
    found: dict[tuple[Span, Span], Conflict] = {}
    for a, b, one in _differing_pairs(said):
        if same_thing(a, b, one, weights) and asked.about(a.what, b.what, one.first):
            values = (one.first.shown, one.second.shown)
            found.setdefault((a.span, b.span), Conflict(one.first.kind, a.span, b.span, values))
    return tuple(_distinct(found.values()))[:MOST]


def _differing_pairs(
    said: Sequence[PlacedStatement],
) -> Iterator[tuple[PlacedStatement, PlacedStatement, Difference]]:
    """Pairs of statements of two units that differ in one value, in order, with the difference.

    Only statements with a value of the same thing are compared, which keeps the pairs few.
    """
    together: dict[Key, list[PlacedStatement]] = {}
    for one in said:
        for key in one.slots:
            together.setdefault(key, []).append(one)
    for key, those in together.items():
        for a, b in combinations(those, 2):
            unlike = differing(a, b, key) if a.span != b.span else None
            if unlike is not None:
                yield a, b, unlike


def _is_name(capitals: Set[str], is_name: IsName, term: str) -> bool:
    return term in capitals or is_name(term)


def _section(unit: Span, book: Book) -> Span | None:
    entry = book.section_at(unit)
    return entry.place if entry else None


def _distinct(conflicts: Iterable[Conflict]) -> Iterator[Conflict]:
    """One conflict for each pair of values, in reading order."""
    seen: set[tuple[str, str]] = set()
    for conflict in sorted(conflicts, key=lambda c: (c.first, c.second)):
        if conflict.values not in seen:
            seen.add(conflict.values)
            yield conflict


def prompt_note(conflicts: Sequence[Conflict]) -> str:
    """The prompt text about conflicts among the passages; "" if there are none.

    It has only tags and the program's own words. The values are in the passages.
    """
    if not conflicts:
        return ""
    lines = [NOTE.format(kind=c.kind, first=c.first, second=c.second) for c in conflicts]
    return "\n".join([*lines, ORDER])


def report(
    conflicts: Sequence[Conflict], parts: Sequence[Part], citations: Citations
) -> tuple[Part, ...]:
    """``parts`` with both passages of each conflict of which the answer does not cite both.

    The passages are quoted word for word with footnotes, and the reader is asked which to trust.
    """
    numbers = {part.footnote for part in parts if isinstance(part, Mark)}
    cited = [c.span for c in citations.all if c.number in numbers]
    given = [
        conflict
        for conflict in conflicts
        if not all(
            any(s.overlaps(side) for s in cited) for side in (conflict.first, conflict.second)
        )
    ]
    added: list[Part] = []
    for conflict in given:
        added += [Text("\n\n"), Text(DISAGREE[conflict.kind])]
        for side in (conflict.first, conflict.second):
            citation = citations.cite(side)
            added += [Text("\n\n"), Text(citation.quote, literal=True), Mark(citation.number)]
    return tuple(tidy([*parts, *added, Text("\n\n"), Text(WHICH)])) if added else tuple(parts)

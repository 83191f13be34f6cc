"""Z6: passages of the evidence that disagree on a number, a date or a name of the same thing.

Found in code, by what two sentences share and the one value in which they differ. Precise rather
than complete: what is not plainly the same subject is passed over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from foxreader.answer.conflict.clause import IsName
from foxreader.answer.conflict.compared import (
    Difference,
    Key,
    Matter,
    Said,
    differing,
    same_thing,
    weigh,
)
from foxreader.answer.conflict.slots import Kind, statements
from foxreader.answer.gate.footnote import Citations, tidy
from foxreader.core.book import Book
from foxreader.core.events import Mark, Part, Text
from foxreader.core.span import Span
from foxreader.language.questions import Question as Form
from foxreader.language.tokenize import terms
from foxreader.language.topic_words import (
    capitalised_inside,
    katakana_words,
    may_state_a_value,
)

MOST = 3
_LONGEST = 700

NOTE = "Passages {first} and {second} disagree on a {kind}."
ORDER = "Say so in the answer: report both, cite both, and do not decide between them."
DISAGREE = "These places in the book disagree on a {kind}:"
WHICH = "Which of them do you trust?"


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
    """The conflicts among ``units`` that bear on a question, at most three, in reading order.

    ``form`` is what it asks for, ``topic`` are the stems of the words that carry its topic.

    ``is_name`` tells of a stem whether the book always writes it with a capital.
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
        Said(unit, statement, _section(unit, book))
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


def _differing_pairs(said: Sequence[Said]) -> Iterator[tuple[Said, Said, Difference]]:
    """The statements of two units that differ in one value, in order; and the value in each.

    Only statements with a value of the same thing are compared: there are few of those.
    """
    together: dict[Key, list[Said]] = {}
    for one in said:
        for key in dict.fromkeys((slot.kind, slot.of) for slot in one.what.slots):
            together.setdefault(key, []).append(one)
    for key, those in together.items():
        for a, b in combinations(those, 2):
            unlike = differing(a.what, b.what) if a.span != b.span else None
            if unlike and (unlike.first.kind, unlike.first.of) == key:
                yield a, b, unlike


def _is_name(capitals: Set[str], is_name: IsName, term: str) -> bool:
    return term in capitals or is_name(term)


def _section(unit: Span, book: Book) -> Span | None:
    entry = book.section_at(unit)
    return entry.place if entry else None


def _distinct(conflicts: Iterable[Conflict]) -> Iterator[Conflict]:
    """One conflict of each pair of values, in reading order."""
    seen: set[tuple[str, str]] = set()
    for conflict in sorted(conflicts, key=lambda c: (c.first, c.second)):
        if conflict.values not in seen:
            seen.add(conflict.values)
            yield conflict


def prompt_note(conflicts: Sequence[Conflict]) -> str:
    """What a model is told of conflicts among its passages; "" where there are none.

    Only tags and the program's own words: the values stand in the passages.
    """
    if not conflicts:
        return ""
    lines = [NOTE.format(kind=c.kind, first=c.first, second=c.second) for c in conflicts]
    return "\n".join([*lines, ORDER])


def report(
    conflicts: Sequence[Conflict], parts: Sequence[Part], citations: Citations
) -> tuple[Part, ...]:
    """``parts`` with the two passages of each conflict the answer does not cite both of.

    They stand word for word with their footnotes, and the reader is asked which to trust.
    """
    numbers = {part.footnote for part in parts if isinstance(part, Mark)}
    cited = [c.span for c in citations.all if c.number in numbers]
    told = [
        conflict
        for conflict in conflicts
        if not all(
            any(s.overlaps(side) for s in cited) for side in (conflict.first, conflict.second)
        )
    ]
    added: list[Part] = []
    for conflict in told:
        added.append(Text(f"\n\n{DISAGREE.format(kind=conflict.kind)}"))
        for side in (conflict.first, conflict.second):
            citation = citations.cite(side)
            added += [Text("\n\n"), Text(citation.quote, literal=True), Mark(citation.number)]
    return tuple(tidy([*parts, *added, Text(f"\n\n{WHICH}")])) if added else tuple(parts)

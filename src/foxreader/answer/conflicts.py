"""Finds passages of the evidence that give different numbers, dates or names for one thing (Z6).

Found without a model.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache, partial
from itertools import combinations
from math import log

from foxreader.answer.conflict_slots import IsName, Kind, Statement, ValueSlot, statements
from foxreader.answer.gate.footnote import Citations, tidy
from foxreader.core.book import Book
from foxreader.core.events import Mark, Part, Text
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.language.lexicon import FALLBACK
from foxreader.language.questions import Form, words_of_asking
from foxreader.language.sentences import (
    capitalised_inside,
    katakana_words,
    may_state_a_value,
    topic_words,
)
from foxreader.language.tokenize import terms

# Statements compared

_SAME = 0.75
"""Two statements match if at least this weighted share of the shorter one's terms is in the longer
one. Chosen, not measured."""
_LIKE = 0.45
"""Minimum weighted share of common terms among all terms of both statements. Chosen, not
measured."""
_NAMED_LIKE = 0.3
"""Minimum term overlap, as LIKE; lower when both sentences share a name. Chosen, not measured."""
_RUN_LIKE = 0.75
"""Minimum term overlap, as LIKE, in scripts without spaces, where a verb is only one of many
pairs of characters. Chosen, not measured."""
_VERBATIM = 0.9
"""Minimum term overlap where it is unclear that both values belong to one thing (several values, an
unknown thing, or words of time or doubt): the sentences must be nearly the same. Chosen, not
measured."""
_LEAST_VERBATIM = 4
"""The fewest common words of such sentences. Chosen, not measured."""
_PAIR = re.compile("[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,3}")

_Key = tuple[Kind, str]
_BARE: _Key = ("number", "")

_ASKED = {"count": "number", "when": "date", "who": "name", "who_is": "name", "where": "name"}
"""The kind of value each kind of question asks for."""


@dataclass(frozen=True, slots=True)
class _PlacedStatement:
    """A statement with its place; ``section`` is the place of the heading above it.

    ``slots`` are the values of the statement by what they are of.
    """

    span: Span
    what: Statement
    section: Span | None
    slots: Mapping[_Key, Sequence[ValueSlot]]

    @classmethod
    def at(cls, span: Span, what: Statement, section: Span | None) -> _PlacedStatement:
        """A statement that was read at ``span``."""
        slots: dict[_Key, list[ValueSlot]] = {}
        for slot in what.slots:
            slots.setdefault((slot.kind, slot.of), []).append(slot)
        return cls(span, what, section, slots)


@dataclass(frozen=True, slots=True)
class _Difference:
    """The one value in which two statements differ, as each of them has it.

    ``plain``: the value clearly belongs to one thing. Otherwise only nearly identical sentences
    may be compared.
    """

    first: ValueSlot
    second: ValueSlot
    plain: bool


def _weigh(texts: Sequence[Set[str]]) -> Mapping[str, float]:
    """The weight of each stem: higher the fewer units have it.

    Two units sharing a stem does not make it common, since a conflict always has two.
    """
    counts = Counter(key for text in texts for key in text)
    return {key: log(1 + len(texts) / max(2, count)) for key, count in counts.items()}


def _differing(a: _PlacedStatement, b: _PlacedStatement, key: _Key) -> _Difference | None:
    """How two statements that both have values of ``key`` differ in one of these and in no other;
    None if they do not."""
    unlike = _unlike(a, b, key)
    if unlike is None or len(unlike) != 1:
        return None
    shared = a.slots.keys() & b.slots.keys()
    if any(_unlike(a, b, other) != [] for other in shared if other != key):
        return None
    if _apart(a.slots.keys(), b.slots.keys(), key[0]):
        return None
    # With several values, or a value of an unknown thing, only nearly identical sentences show
    # which values belong together.
    plain = bool(key[1] or key[0] == "date") and len(a.slots[key]) == 1
    return _Difference(*unlike[0], plain and not a.what.cues | b.what.cues)


def _unlike(
    a: _PlacedStatement, b: _PlacedStatement, key: _Key
) -> list[tuple[ValueSlot, ValueSlot]] | None:
    """The values of ``key`` that do not agree, in pairs; None if there are more on one side."""
    ours, theirs = a.slots[key], b.slots[key]
    if len(ours) != len(theirs):
        return None
    return [pair for pair in zip(ours, theirs, strict=True) if not _agree(*pair)]


def _agree(a: ValueSlot, b: ValueSlot) -> bool:
    if a.kind == "date":
        fields = zip(a.value.split("-"), b.value.split("-"), strict=True)
        return all(x == y or not x or not y for x, y in fields)
    if a.kind == "name":  # "Tom" and "Tom Sawyer" are the same
        return bool(set(a.value.split()) & set(b.value.split())) or (
            a.value.startswith(b.value) or b.value.startswith(a.value)
        )
    return a.value == b.value


def _apart(ours: Set[_Key], theirs: Set[_Key], kind: Kind) -> bool:
    """Whether other values show that two statements are about different things: each has a time
    or a count that the other does not have.
    """
    only_ours, only_theirs = ours - theirs - {_BARE}, theirs - ours - {_BARE}
    times = any(key[0] == "date" for key in only_ours | only_theirs)
    return (times and kind != "date") or bool(only_ours and only_theirs)


def _same_thing(
    a: _PlacedStatement, b: _PlacedStatement, found: _Difference, weights: Mapping[str, float]
) -> bool:
    """Whether two statements clearly say the same about the same subject, but for one value."""
    of = {found.first.of}
    ours, theirs = a.what.terms - of, b.what.terms - of
    shared = ours & theirs
    others = (a.what.names - b.what.terms) and (b.what.names - a.what.terms)
    if not shared or others:
        return False
    held, all_ = _weight(weights, shared), _weight(weights, ours | theirs)
    if held < _SAME * min(_weight(weights, ours), _weight(weights, theirs)):
        return False
    like, words = held / max(all_, 0.01), _count(shared)
    if not found.plain:
        return like >= _VERBATIM and words >= _LEAST_VERBATIM and a.what.cues == b.what.cues
    return _in_other_words(a, b, found, like, words)


def _in_other_words(
    a: _PlacedStatement, b: _PlacedStatement, found: _Difference, like: float, words: float
) -> bool:
    """Whether two statements of a plain value, so much ``like`` each other and with so many
    ``words`` in common, are of the same subject."""
    names = a.what.names & b.what.names
    runs = any(map(_PAIR.fullmatch, a.what.terms - {found.first.of}))
    least = _RUN_LIKE if runs else _NAMED_LIKE if names else _LIKE
    if like < least or words < (2 if found.first.kind == "date" else 1):
        return False
    # A king in another chapter may be another king, so the section matters.
    together = a.section is not None and a.section == b.section
    return bool(names) or together or (like >= _SAME and words >= 2)


def _weight(weights: Mapping[str, float], keys: Iterable[str]) -> float:
    return sum(weights.get(key, 1.0) for key in keys)


def _count(keys: Iterable[str]) -> float:
    """The number of words; in scripts without spaces a word counts as two character pairs."""
    return sum(0.5 if _PAIR.fullmatch(term) else 1.0 for term in keys)


@cache
def _asking() -> frozenset[str]:
    """The words about asking or about the text, and their stems."""
    words = words_of_asking()
    return words | {key for word in words for key in topic_words(word, FALLBACK)}


class _Matter:
    """The topic of a question, limited to stems that occur in the evidence."""

    def __init__(self, form: Form, topic: Iterable[str], weights: Mapping[str, float]) -> None:
        self._kind = _ASKED.get(form.kind, "")
        stop = _asking()
        self.terms = frozenset(key for key in topic if key not in stop and key in weights)

    def may_bear(self, held: Set[str]) -> bool:
        """Whether a unit with these stems may be relevant to the question. A fast test."""
        least = min(1.0 if self._kind else 2.0, _count(self.terms))
        return _count(self.terms & held) >= least > 0

    def about(self, a: Statement, b: Statement, slot: ValueSlot) -> bool:
        """Whether two statements about the same subject are relevant to the question."""
        shared = (a.terms & b.terms) | {slot.of}
        held = _count(self.terms & shared)
        if slot.of in "".join(term for term in self.terms if _PAIR.fullmatch(term)):
            held += 0.5
        if self._kind and "name" in (slot.kind, self._kind) and slot.kind != self._kind:
            # The question asks for another kind of value ("who", not "when"), so more terms must
            # be shared.
            return held >= 2.0
        needed = 1.0 if slot.kind == self._kind else 2.0
        return held >= min(needed, _count(self.terms)) > 0


# Passages that disagree. Two sentences share their words and differ in one value. Precision comes
# before recall: unless the subject is clearly the same, nothing is reported.

_MOST = 3
"""The most conflicts reported for one answer. Chosen, not measured."""
_LONGEST = 700
"""Units longer than this (code points) are skipped. Chosen, not measured."""

_NOTE = "Passages {first} and {second} disagree on a {kind}."
_ORDER = "Say so in the answer: report both, cite both, and do not decide between them."
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
    texts = _texts(units, book)
    held = {unit: {*terms(text, language), *katakana_words(text)} for unit, text in texts.items()}
    weights = _weigh(list(held.values()))
    asked = _Matter(form, topic, weights)
    capitals = {
        term for t in (form.text, *texts.values()) for term in capitalised_inside(t, language)
    }
    named = partial(_is_name, capitals, is_name)
    said = [
        _PlacedStatement.at(unit, statement, _section(unit, book))
        for unit, text in texts.items()
        if asked.may_bear(held[unit]) and may_state_a_value(text, language)
        for statement in statements(text, language, named)
    ]
    found: dict[tuple[Span, Span], Conflict] = {}
    for a, b, one in _differing_pairs(said):
        if _same_thing(a, b, one, weights) and asked.about(a.what, b.what, one.first):
            values = (one.first.shown, one.second.shown)
            found.setdefault((a.span, b.span), Conflict(one.first.kind, a.span, b.span, values))
    return tuple(_distinct(found.values()))[:_MOST]


def _texts(units: Iterable[Span], book: Book) -> dict[Span, str]:
    """The texts of those of ``units`` that are compared, in reading order."""
    order = sorted({unit for unit in units if len(unit) <= _LONGEST and book.holds(unit)})
    return {unit: book.text_at(unit) for unit in order}


def _differing_pairs(
    said: Sequence[_PlacedStatement],
) -> Iterator[tuple[_PlacedStatement, _PlacedStatement, _Difference]]:
    """Pairs of statements of two units that differ in one value, in order, with the difference.

    Only statements with a value of the same thing are compared, which keeps the pairs few.
    """
    together: dict[_Key, list[_PlacedStatement]] = {}
    for one in said:
        for key in one.slots:
            together.setdefault(key, []).append(one)
    for key, those in together.items():
        for a, b in combinations(those, 2):
            unlike = _differing(a, b, key) if a.span != b.span else None
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
    lines = [_NOTE.format(kind=c.kind, first=c.first, second=c.second) for c in conflicts]
    return "\n".join([*lines, _ORDER])


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

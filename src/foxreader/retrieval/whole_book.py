"""What stands for the whole of a book: its opening, parts, turning points and end."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from foxreader.core.book import Book
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.chapters import Chapter, Segment, content
from foxreader.index.concepts.build import concepts_in
from foxreader.index.storage.derived import Concept
from foxreader.index.storage.store import Index
from foxreader.language.chapter_words import heading_number
from foxreader.language.lexicon import FALLBACK
from foxreader.language.script import fold_sentence
from foxreader.language.tokenize import token_terms, tokens

# The parts that have the book's content, and sentences that stand for each

_READABLE = range(40, 400)
"""Bytes of UTF-8 at least, and characters at most, of a sentence that is shown for a part: shorter
ones are headings or fragments. Chosen, not measured."""
_WHOLE = re.compile(r"[.!?…。！？؟।:;—–-][\"'”’»」』)\]]*$")
_LETTER = re.compile(r"[^\W\d_]")
_WANTED_LETTERS = 0.6
"""Share of letters in a readable sentence: formulas and tables have fewer. Chosen, not measured."""


def chapters_of(index: BookIndex, scope: Scope) -> list[Chapter]:
    """The chapters inside ``scope`` that have content; all of them if none seems to."""
    shown = index.chapters_in(scope)
    return [chapter for chapter in shown if content(index.book, chapter.spans)] or shown


def segments_of(index: BookIndex, scope: Scope) -> list[Segment]:
    """The segments inside ``scope`` that have content; all of them if none seems to."""
    shown = index.segments_in(scope)
    return [segment for segment in shown if content(index.book, segment.spans)] or shown


def opening_chapter(chapters: Sequence[Chapter]) -> Chapter:
    """The chapter a reader would call the first: number 1 where they are numbered, as it comes
    after mottos and prefaces; else the first.
    """
    for chapter in chapters:
        number = heading_number(chapter.title)
        if number is not None and number.number == (1,) and number.kind in ("", "chapter"):
            return chapter
    return chapters[0]


def body_of(book: Book, chapter: Chapter) -> list[Span]:
    """The text of a chapter without an imprint or a title page that is counted with it."""
    return content(book, chapter.spans) or list(chapter.spans)


def readable(book: Book, units: Iterable[Span]) -> list[Span]:
    """The ``units`` that are whole sentences of words."""
    return [unit for unit in units if _is_readable(book.text_at(unit))]


def _is_readable(text: str) -> bool:
    if len(text.encode()) < _READABLE.start or len(text) >= _READABLE.stop:
        return False
    letters = len(_LETTER.findall(text)) / len(text.replace(" ", ""))
    return bool(_WHOLE.search(text)) and letters >= _WANTED_LETTERS


def first_units(index: BookIndex, spans: Sequence[Span], scope: Scope, most: int) -> list[Span]:
    """The first readable units of ``spans``."""
    found: list[Span] = []
    for span in spans:
        units = [unit for unit in index.units_inside(span) if scope.allows(unit)]
        found += readable(index.book, units)[: most - len(found)]
        if len(found) >= most:
            break
    return found


def last_units(index: BookIndex, spans: Sequence[Span], scope: Scope, most: int) -> list[Span]:
    """The last readable units of ``spans``, in reading order."""
    found: list[Span] = []
    for span in reversed(spans):
        units = [unit for unit in index.units_inside(span) if scope.allows(unit)]
        found = [*readable(index.book, units)[-(most - len(found)) :], *found]
        if len(found) >= most:
            break
    return found


def stands_for(index: BookIndex, chapter: Chapter, scope: Scope) -> Span | None:
    """The sentence that stands for a chapter: its extract's first readable one, else its own."""
    stored = index.extracts(scope)
    units = [unit for segment in chapter.segments for unit in stored.get(segment.id, ())]
    body = body_of(index.book, chapter)
    inside = [unit for unit in readable(index.book, units) if unit.begins_in(body)]
    return next(iter(inside or first_units(index, body, scope, 1)), None)


# Where words are named, counted in code


@dataclass(frozen=True, slots=True)
class Occurrences:
    """Where words occur: ``times`` in all, and the units they are in, each once, in order.

    ``counts`` says how often they occur in each unit.
    """

    times: int
    units: tuple[Span, ...]
    counts: tuple[int, ...]


def places_of(index: BookIndex, names: Sequence[str], scope: Scope) -> Occurrences:
    """Every place inside ``scope`` that a reader can see and that has any of ``names``.

    Case, accents and the genitive do not count; in a language with cases, the endings of names
    neither. A place that has two names at once, one within the other, counts once.
    """
    wanted = [key for name in names if (key := _key(name, index.language))]
    pattern = _pattern(names, index.language)
    found: list[tuple[Span, int]] = []
    for unit in index.units_in(scope) if wanted else ():
        text = index.book.text_at(unit)
        if pattern.search(fold_sentence(text)) is None:
            continue
        times = _times(text, wanted, index.language)
        if times:
            found.append((unit, times))
    return Occurrences(
        sum(n for _, n in found), tuple(u for u, _ in found), tuple(n for _, n in found)
    )


_Key = tuple[str, ...]


def _key(name: str, language: str) -> _Key:
    return tuple(
        word for token in tokens(name) for word in _forms(token.text, token.kind, language)
    )


def _forms(text: str, kind: str, language: str) -> tuple[str, ...]:
    """The comparable form of a word: folded for English, whose stems join different words, else
    its stem; the characters of unspaced text."""
    if kind != "word":
        return tuple(fold_sentence(text))
    if language in ("", FALLBACK):
        bare = re.sub(r"['’ʼ]s?$", "", text)
        return (fold_sentence(bare).replace("'", ""),)
    return token_terms(text, kind, language)


def _times(text: str, wanted: Sequence[_Key], language: str) -> int:
    words = [word for token in tokens(text) for word in _forms(token.text, token.kind, language)]
    count = at = 0
    longest = sorted(wanted, key=len, reverse=True)
    while at < len(words):
        key = next((k for k in longest if tuple(words[at : at + len(k)]) == k), None)
        count += key is not None
        at += 1 if key is None else len(key)
    return count


def _pattern(names: Iterable[str], language: str) -> re.Pattern[str]:
    """Matches what any place with one of ``names`` has, to read fewer units word by word."""
    heads = set()
    for name in names:
        first = next(tokens(name), None)
        if first is not None:
            forms = _forms(first.text, first.kind, language)
            shortest = min((fold_sentence(first.text), *forms[:1]), key=len)
            heads.add(re.escape(shortest if first.kind != "word" else shortest[:3]))
    return re.compile("|".join(sorted(heads)) or r"(?!)")


def by_chapter(places: Occurrences, index: BookIndex, scope: Scope) -> list[tuple[str, list[int]]]:
    """The numbers of the units of ``places`` in each chapter that has any, under its label."""
    book = index.book
    starts = [(c.spans[0].file, c.spans[0].start) for c in index.chapters]
    found: dict[int, list[int]] = {}
    for number, unit in enumerate(places.units):
        at = bisect_right(starts, (unit.file, unit.start)) - 1
        found.setdefault(max(0, at), []).append(number)
    if not index.chapters:
        return [(book.metadata.title, [n for some in found.values() for n in some])]
    return [(index.chapters[at].label, found[at]) for at in sorted(found)]


# Turning points, read from the concept map, which is made without a model

_PEOPLE = 4
"""The most frequent names whose meetings are looked for. Chosen, not measured."""
_MOST = 8
"""The most turning points. Chosen, not measured."""
_EVENTS = 3
"""The most events of the concept map among them. Chosen, not measured."""

_SPEECH = frozenset("“„«»「『\"‘'—–")
"""Marks that open direct speech."""
_SPOKEN = 0.03
"""Share of sentences that open with such a mark in a book that tells a story: 6 manuals and
textbooks have at most 0.003, 4 books of stories 0.136 and more."""


def turning_points(index: Index, scope: Scope, inside: Sequence[Span]) -> list[Span]:
    """Sentences where two of the chief people first occur together, of events between them, and
    where each is last named; in reading order, none outside of ``inside``.
    """
    found = concepts_in(index, scope)
    people = _chief_people(found)
    where = {one.id: _units(index, one, scope, inside) for one in people}
    chosen: dict[Span, None] = {}
    for one, other in combinations(people, 2):
        both = set(where[one.id]) & set(where[other.id])
        chosen |= dict.fromkeys(readable(index.book, sorted(both))[:1])
    chief = {one.id for one in people}
    events = [c for c in found if c.kind == "event" and chief & set(c.near)]
    events.sort(key=lambda event: -event.count)
    at_events = [a.evidence for event in events[:_EVENTS] for a in event.chapters[:1]]
    chosen |= dict.fromkeys(u for u in readable(index.book, at_events) if u.begins_in(inside))
    last = [unit for one in people for unit in readable(index.book, where[one.id])[-1:]]
    kept = list(chosen)[: _MOST - min(len(last), 2)]
    return sorted(dict.fromkeys([*kept, *last[:2]]))


def is_told(index: Index, scope: Scope) -> bool:
    """Whether a book tells of people who speak, rather than explaining something: its names are
    then people, and where they meet says what happens.
    """
    units = index.units_in(scope)
    spoken = sum(index.book.text_at(unit)[:1] in _SPEECH for unit in units)
    return spoken >= _SPOKEN * max(1, len(units))


def _chief_people(concepts: Iterable[Concept]) -> list[Concept]:
    """The most frequent entities; the map does not tell people from places."""
    entities = [one for one in concepts if one.kind == "entity"]
    return sorted(entities, key=lambda one: -one.count)[:_PEOPLE]


def _units(index: Index, one: Concept, scope: Scope, inside: Sequence[Span]) -> list[Span]:
    """The units that name a concept, in reading order."""
    found: Occurrences = places_of(index, (one.label, *one.others), scope)
    return [unit for unit in found.units if unit.begins_in(inside)]

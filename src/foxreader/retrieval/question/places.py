"""Finds the parts of the book that a question names, and what else it asks."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import pairwise

from foxreader.core.book import Book, TocEntry, once_a_book
from foxreader.core.places import Destination, destinations
from foxreader.core.scope import WHOLE_BOOK, BookPart, Scope
from foxreader.core.span import Span
from foxreader.index.chapters import chapter_level
from foxreader.language.back_reference import asks_what, is_of_no_kind, says_nothing
from foxreader.language.chapter_words import (
    heading_number,
    numbered,
    unnumbered_heading,
    without_chapter_here,
)
from foxreader.language.lexicon import every_language
from foxreader.language.numbers import plain_digits
from foxreader.language.part_words import Numbered, is_kind, without_end, words_of
from foxreader.language.questions import is_general, sums_up, without_general_runs
from foxreader.language.script import fold

_COMPARED = 12
"""How many characters of a title must stand after its number in the text. Chosen, not measured."""
_ENDING = 3
"""The most letters of the ending of a title of one word in a question. Chosen, not measured."""
_PRINTED = re.compile(r"\s*(\d{1,3}(?:\.\d{1,3})+)\.?[^\S\n]+([^\n]+)")
"""A number with dots at the beginning of a line, and the rest of the line."""


@dataclass(frozen=True, slots=True)
class NamedPart:
    """The parts a question names: their spans in reading order and their titles.

    ``rest`` is the question without the words that name them. ``only``: nothing else of the book
    is to be used.
    """

    spans: tuple[Span, ...]
    titles: tuple[str, ...]
    rest: str
    only: bool = False

    @property
    def whole(self) -> bool:
        """Whether the question asks for the part as a whole, not for something in it."""
        words = [word for word, _, _ in words_of(self.rest)]
        if all(map(is_general, words)) or not without_general_runs(self.rest):
            return True
        return says_nothing(self.rest) and is_of_no_kind(self.rest)

    def holds(self, place: Span) -> bool:
        """Whether ``place`` begins in one of the named parts."""
        return place.begins_in(self.spans)

    def reaches(self, passage: Span) -> bool:
        """Whether ``passage`` may have words of the parts: it begins in one or, where nothing else
        is to be used, has at least some of one."""
        if not self.only:
            return self.holds(passage)
        return any(passage.overlaps(span) for span in self.spans)


_WHOLE_BOOK = 0.8
"""From this share of the book on, an entry of the contents is the book by its title. Chosen."""


@dataclass(frozen=True, slots=True)
class _Section:
    """An entry of the contents with its text, up to the next entry on the same or a higher level.

    ``start`` and ``end`` are code points from the start of the book, half open.
    """

    entry: TocEntry
    start: int
    end: int
    number: Numbered | None
    counts: bool
    """Whether a reader who counts chapters would count it."""


class PartsOfBook:
    """Looks up parts of the book in its table of contents."""

    def __init__(self, book: Book) -> None:
        self._book = book

    def named(self, question: str, scope: Scope) -> NamedPart | None:
        """The parts that ``question`` names by number, by the word "chapter" and a title, or by a
        title that has a word such as "epilogue".

        Only headings inside ``scope`` are used, and parts end at its limit. None if no part is
        named or the book has no such part.
        """
        named = numbered(question)
        words_said = [word for word, _, _ in words_of(question)]
        sections = self._seen(scope)
        if not named and not any(map(_names_part, words_said)):
            return self._asked_whole(question, sections, scope)
        kinds = sorted({one.kind for one in named})
        groups = {k: _found([n for n in named if n.kind == k], sections, scope) for k in kinds}
        cut = [(n.start, n.end) for n in named if groups[n.kind]]
        by_title, words = _titled(question, [s for s in sections if not self._is_book(s)])
        called, places = _called(question, sections)
        held = _nested([group for group in (*groups.values(), by_title, called) if group])
        if len(named) == 1 and _says_first(question, named[0]):
            held = held[:1]  # of the whole book, or of the part that holds them
        if not held:
            return self._asked_whole(question, sections, scope)
        cut += [one for one in places if all(one[1] <= a or b <= one[0] for a, b in cut + words)]
        return self._of(held, _without(question, cut + words))

    def _of(self, held: Sequence[_Section], rest: str) -> NamedPart:
        return NamedPart(
            tuple(span for s in held for span in _spans(self._book, s.start, s.end)),
            tuple(" ".join(s.entry.title.split()) for s in held),
            rest,
        )

    def _asked_whole(
        self, question: str, sections: Sequence[_Section], scope: Scope
    ) -> NamedPart | None:
        """The part that a question asks for by its title alone ("Summarise Dangerous Witnesses"),
        or the last chapter for how the book ends; None for any other. Under a limit there is no
        end."""
        held, cut = _alone(question, sections)
        part = self._of(held, _without(question, cut))
        if held and not any(map(self._is_book, held)) and part.whole and sums_up(part.rest):
            return part
        rest = without_end(question)
        counted = [s for s in sections if s.counts or (s.number and not _is_outer(s.entry))]
        if rest is None or scope.limit is not None or not counted:
            return None
        part = self._of(counted[-1:], rest)
        return part if part.whole else None

    def _is_book(self, section: _Section) -> bool:
        return section.end - section.start >= _WHOLE_BOOK * self._book.characters

    def headed(self, heading: str, scope: Scope) -> NamedPart | None:
        """The parts with just this heading, number and title, as it stands in the contents; None
        for one of a single word, which is a number or a title that many may have."""
        wanted = [word for word, _, _ in words_of(heading)]
        held = [
            s
            for s in self._seen(scope)
            if len(wanted) > 1 and [word for word, _, _ in words_of(s.entry.title)] == wanted
        ]
        part = self._of(held, "")
        return part if part.spans else None

    def only(self, part: BookPart, question: str, scope: Scope) -> NamedPart:
        """The part ``part`` for a ``question`` that is limited to it; without spans where it is not
        to be seen, or no longer in the book."""
        seen = [s for s in self._seen(scope) if s.start < s.end]
        found = [s for s in seen if s.entry.place == part.place] or [
            s for s in seen if " ".join(s.entry.title.split()) == part.title
        ]
        spans = [span for s in found[:1] for span in _spans(self._book, s.start, s.end)]
        return NamedPart(tuple(spans), (part.title,), without_chapter_here(question), only=True)

    @property
    def parts(self) -> tuple[BookPart, ...]:
        """The entries of the contents that have text, in reading order."""
        shown = (s for s in self._all if s.start < s.end)
        named = ((" ".join(s.entry.title.split()), s.entry.place) for s in shown)
        return tuple(BookPart(title, place) for title, place in named if title)

    def chapter_at(self, place: Span) -> BookPart | None:
        """The chapter ``place`` is in, None before the first and in a book without contents."""
        at, level = self._book.starts[place.file] + place.start, chapter_level(self._book)
        around = [s for s in self._all if s.start <= at < s.end]
        fitting = [s for s in around if s.entry.level <= level] or around[:1]
        if not fitting:
            return None
        entry = fitting[-1].entry
        return BookPart(" ".join(entry.title.split()), entry.place)

    def chapter_beside(self, place: Span, step: int) -> BookPart | None:
        """The chapter ``step`` chapters after the one ``place`` is in; None without one. Before the
        first chapter the next one is the first."""
        here = self.chapter_at(place)
        if step == 0:
            return here
        level = chapter_level(self._book)
        chapters = [p for p in self.parts if self._level(p) <= level] or list(self.parts)
        if here is not None and here not in chapters:
            return None
        at = (-1 if here is None else chapters.index(here)) + step
        return chapters[at] if 0 <= at < len(chapters) else None

    def _level(self, part: BookPart) -> int:
        return min(s.entry.level for s in self._all if s.entry.place == part.place)

    def titles(self, scope: Scope) -> tuple[str, ...]:
        """The titles of the sections that begin inside ``scope``, in reading order."""
        return tuple(" ".join(s.entry.title.split()) for s in self._seen(scope))

    def missing(self, question: str, scope: Scope) -> int | None:
        """The number of a chapter that ``question`` names and the book does not have, if all that
        may be seen is the whole book and it has numbered or counted chapters; else None.
        """
        if scope.limit is not None or self.counted < 2:
            return None
        for named in numbered(question):
            if named.kind != "chapter" or len(named.number) != 1:
                continue
            if not _meant(named, self._all, scope) and named.number[0] > self.counted:
                return named.number[0]
        return None

    def headings(self, scope: Scope) -> list[Span]:
        """Where the chapters that :attr:`counted` counts begin, inside ``scope``: empty spans."""
        sections = self._seen(scope)
        numbered_ones = [s for s in sections if _is_chapter(s.number)]
        chosen = numbered_ones or [s for s in sections if s.counts]
        return [s.entry.place for s in chosen]

    @cached_property
    def counted(self) -> int:
        """How many chapters a reader would count: those with a number, else those of the contents
        without front and back matter. 0 without contents.
        """
        chapters = sum(_is_chapter(section.number) for section in self._all)
        return chapters or sum(section.counts for section in self._all)

    @cached_property
    def _all(self) -> tuple[_Section, ...]:
        """The sections of the whole book, in reading order."""
        book = self._book
        placed = [
            (book.starts[e.place.file] + e.place.start, e.level, n, e)
            for n, e in enumerate(book.toc)
            if book.holds(e.place)
        ]
        level, body = chapter_level(book), fold(book.metadata.title)
        found: list[_Section] = []
        ends: dict[int, int] = {}
        for start, depth, _, entry in sorted(placed, reverse=True):
            end = min((at for d, at in ends.items() if d <= depth), default=book.characters)
            ends = {d: at for d, at in ends.items() if d < depth} | {depth: start}
            title = fold(entry.title)
            counts = depth == level and title != body and not _is_outer(entry)
            number = heading_number(entry.title)
            if number is None and (printed := heading_number(printed_number(book, entry))):
                number = replace(printed, end=0)  # it is no part of the title
            found.append(_Section(entry, start, end, number, counts))
        return tuple(reversed(found))

    def _seen(self, scope: Scope) -> Sequence[_Section]:
        """The sections that begin before the limit, cut at it."""
        if scope.limit is None:
            return self._all
        last = self._book.starts[scope.limit.file] + scope.limit.start
        return [replace(s, end=min(s.end, last)) for s in self._all if s.start < last]


_parts_of = once_a_book(PartsOfBook)  # with every letter that is typed


def typed_places(book: Book, typed: str) -> list[Destination]:
    """What is meant where to go is typed, as :func:`destinations` tells it; first a part named in
    words ("the fifth chapter", "第5章") where that finds words of the text or a number's page."""
    said = plain_digits(typed)
    found = destinations(book, said)
    if found and found[0].kind not in ("words", "page"):
        return found  # the words of all languages, which are read once, are not needed
    if found and said.strip().isdigit():
        return found
    named = _parts_of(book).named(typed, WHOLE_BOOK)
    if named is None or not named.whole or not named.spans:
        return found
    first = named.spans[0]
    begun = Span(first.file, first.start, first.start)
    return [Destination("chapter", begun, named.titles[0]), *found]


def printed_number(book: Book, entry: TocEntry) -> str:
    """The number before a heading in the text, such as "10.7.3", where the contents leave it out;
    "" without one.
    """
    text = book.files[entry.place.file].text
    match = _PRINTED.match(text, entry.place.start)
    title = fold(" ".join(entry.title.split()))[:_COMPARED]
    if match is None or not title or not fold(match.group(2)).startswith(title):
        return ""
    return match.group(1)


def _is_chapter(number: Numbered | None) -> bool:
    """Whether the number of a heading is that of a chapter."""
    return number is not None and number.kind in ("", "chapter") and len(number.number) == 1


def _found(named: Sequence[Numbered], sections: Sequence[_Section], scope: Scope) -> list[_Section]:
    """The sections for the numbers of one kind of part: "chapters 3 and 5" gives two."""
    found = [s for one in named for s in _meant(one, sections, scope)]
    return sorted({id(s): s for s in found}.values(), key=lambda s: s.start)


def _meant(named: Numbered, sections: Sequence[_Section], scope: Scope) -> list[_Section]:
    """The sections for one number, such as "chapter 3" or "the last part"."""
    alike = [s for s in sections if s.number is not None and s.number.kind == named.kind]
    bare = [s for s in sections if s.number is not None and not s.number.kind]
    levels = {s.entry.level for s in alike}
    if named.kind == "chapter" and levels:  # "Chapter 1: Creators", then "2: Mere Copyists"
        alike = [s for s in sections if s in alike or (s in bare and s.entry.level in levels)]
    chapters = [s for s in sections if s.counts]
    known = alike or bare or (chapters if named.kind == "chapter" else [])
    if (place := named.number[0]) < 0:
        # Inside a limit, the last visible chapter need not be the last one of the book.
        return known[place:][:1] if scope.limit is None and -place <= len(known) else []
    if alike or bare:
        return [s for s in known if s.number is not None and s.number.number == named.number]
    # If the headings have no numbers, chapters are counted in reading order.
    return known[named.number[0] - 1 : named.number[0]] if len(named.number) == 1 else []


def _says_first(question: str, named: Numbered) -> bool:
    """Whether a question names the first part of a kind, and not one by its number: of many
    chapters I the first is meant."""
    words = words_of(question[named.start : named.end])
    ranks = every_language().numbers.ordinals
    return named.number == (1,) and any(ranks.get((word,)) == 1 for word, _, _ in words)


def _titled(
    question: str, sections: Sequence[_Section]
) -> tuple[list[_Section], list[tuple[int, int]]]:
    """The sections a question names by title, and where in the question.

    The word "chapter" must be next to the title: "Captain Ahab" alone is the man, not a chapter
    of that title.
    """
    words = words_of(question)
    kinds = [at for at, (word, _, _) in enumerate(words) if is_kind(word)]
    found: list[_Section] = []
    cut: list[tuple[int, int]] = []
    for section in sections if kinds else ():
        skip = section.number.end if section.number else 0
        title = [word for word, _, _ in words_of(section.entry.title, skip)]
        for at in _starts(words, title):
            near = _beside(words, kinds, at, at + len(title))
            if near is not None:
                found.append(section)
                cut.append((words[min(near, at)][1], words[max(near, at + len(title) - 1)][2]))
    return found, cut


def _alone(
    question: str, sections: Sequence[_Section]
) -> tuple[list[_Section], list[tuple[int, int]]]:
    """The sections whose title of several words stands in the question with a capital, the longest
    of them, and where."""
    words = words_of(question)
    found: list[tuple[int, _Section, tuple[int, int]]] = []
    for section in sections:
        skip = section.number.end if section.number else 0
        title = [word for word, _, _ in words_of(section.entry.title, skip)]
        for at in _starts(words, title) if len(title) > 1 else ():
            if question[words[at][1]].isupper():
                place = (words[at][1], words[at + len(title) - 1][2])
                found.append((len(title), section, place))
    longest = max((size for size, *_ in found), default=0)
    chosen = [(section, place) for size, section, place in found if size == longest]
    return [section for section, _ in chosen], [place for _, place in chosen][:1]


def _called(
    question: str, sections: Sequence[_Section]
) -> tuple[list[_Section], list[tuple[int, int]]]:
    """The sections whose title, up to a colon, has a word such as "epilogue" and is in the
    question: "the Second Epilogue", not "the Epilogue" alone of two. A title of one word needs its
    capital or an article: "what conclusion …" names no part. Also where in the question.
    """
    words = words_of(question)
    found: list[tuple[int, _Section, tuple[int, int]]] = []
    for section in sections:
        title = [word for word, _, _ in words_of(section.entry.title.partition(":")[0])]
        if not any(unnumbered_heading().fullmatch(word) for word in title):
            continue
        for at in _starts(words, title) or _inflected(words, title):
            place = (words[at][1], words[at + len(title) - 1][2])
            if len(title) > 1 or _stands_as_title(question, words, at):
                found.append((len(title), section, place))
                break
    longest = max((size for size, *_ in found), default=0)
    chosen = [(section, place) for size, section, place in found if size == longest]
    return [section for section, _ in chosen], [place for _, place in chosen][:1]


def _stands_as_title(question: str, words: Sequence[tuple[str, int, int]], at: int) -> bool:
    """Whether a title of one word, the word ``at``, has a capital inside the question, an article
    or "in" before it and no content after it ("What does the epilogue say?"), or nothing but small
    words beside it."""
    _, start, end = words[at]
    beside = question[:start] + question[end:]
    if says_nothing(beside) and is_of_no_kind(beside) and not asks_what(beside):
        return True
    if start and question[start].isupper():
        return True
    known = every_language().words
    last = all(is_general(word) for word, _, _ in words[at + 1 :])
    before = words[at - 1][0] if at else question[:start].strip().lower()
    leads = known.definite | known.contracted | known.places
    return last and at > 0 and before in leads


def _names_part(word: str) -> bool:
    """Whether a folded ``word`` names a part of a book, with or without a number."""
    return is_kind(word) or unnumbered_heading().fullmatch(word) is not None


def _starts(words: Sequence[tuple[str, int, int]], title: Sequence[str]) -> Iterable[int]:
    """Where ``title`` begins in ``words``, as positions of words."""
    if not title or all(len(word) < 2 for word in title):
        return ()
    folded = [word for word, _, _ in words]
    size = len(title)
    return [at for at in range(len(words) - size + 1) if folded[at : at + size] == list(title)]


def _inflected(words: Sequence[tuple[str, int, int]], title: Sequence[str]) -> Iterable[int]:
    """Where a title of one word stands with an ending: "streszczenie epilogu"."""
    alone = title[0] if len(title) == 1 and len(title[0]) > _ENDING else ""
    return [
        at
        for at, (word, _, _) in enumerate(words)
        if alone and word.startswith(alone) and 0 < len(word) - len(alone) <= _ENDING
    ]


def _beside(
    words: Sequence[tuple[str, int, int]], kinds: Sequence[int], start: int, end: int
) -> int | None:
    """The position of the word "chapter" right before or after the words ``start`` to ``end``.

    Words such as "called" may be between it and the title. None if there is none.
    """
    if end in kinds:
        return end
    before = bisect_left(kinds, start) - 1
    if before < 0:
        return None
    between = [word for word, _, _ in words[kinds[before] + 1 : start]]
    return kinds[before] if all(word in every_language().parts.called for word in between) else None


def _nested(groups: Sequence[list[_Section]]) -> list[_Section]:
    """The sections that all groups name together: "chapter 3 of part 2" is the chapter 3 inside
    part 2, if there is one; else those of the highest level.
    """
    inner = [
        inside
        for group in groups
        if (inside := [s for s in group if all(_is_in(s, o) for o in groups if o is not group)])
    ]
    if inner:
        return min(inner, key=lambda inside: max(s.end - s.start for s in inside))
    return min(groups, key=lambda g: (min(s.entry.level for s in g), g[0].start), default=[])


def _is_in(section: _Section, group: Sequence[_Section]) -> bool:
    return any(other.start <= section.start < other.end for other in group)


def _spans(book: Book, start: int, end: int) -> list[Span]:
    """The spans, one for each file, of the text from ``start`` to ``end`` of the book."""
    found: list[Span] = []
    for file, (first, after) in enumerate(pairwise(book.starts)):
        a, b = max(start, first), min(end, after)
        if a < b:
            found.append(Span(file, a - first, b - first))
    return found


def _without(question: str, cut: Iterable[tuple[int, int]]) -> str:
    """``question`` without the places ``cut``."""
    for start, end in sorted(cut, reverse=True):
        question = f"{question[:start]} {question[end:]}"
    return " ".join(question.split())


def _is_outer(entry: TocEntry) -> bool:
    """Whether an entry of the contents is front or back matter."""
    return _outer().fullmatch(fold(entry.title)) is not None


@cache
def _outer() -> re.Pattern[str]:
    """Matches folded titles of front and back matter: preface, contents."""
    return re.compile(every_language().parts.outer)

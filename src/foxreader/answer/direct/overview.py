"""Answers from what is known of a whole book: its data, what it is about, who and what is in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from foxreader.answer.direct.card import people
from foxreader.answer.direct.verbatim import ComposedReply
from foxreader.core.book import Book
from foxreader.core.message import LONGEST_HEADING, as_name, as_names
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.chapters import Chapter
from foxreader.index.named import named_in
from foxreader.index.pieces import LONGEST
from foxreader.index.storage.derived import Concept
from foxreader.index.storage.store import Index
from foxreader.language.aims import Kind
from foxreader.language.lexicon import codes, language
from foxreader.language.script import fold
from foxreader.language.tags import language_words
from foxreader.language.tokenize import tokens
from foxreader.retrieval.fulltext.search import Hit
from foxreader.retrieval.question.places import PartsOfBook
from foxreader.retrieval.whole_book import (
    Occurrences,
    body_of,
    by_chapter,
    chapters_of,
    first_units,
    is_told,
    opening_chapter,
    places_of,
    readable,
    stands_for,
    turning_points,
)

# The book's own data, from the file's description of itself and from the contents; cited to the
# title page where the book says so itself.

_ENDS = 10_000
"""Characters at the start of the book where a title page may be, and at its end, where some have
their imprint. Chosen, not measured."""
_SPEED, _SPEED_RUNS = 230, 500
"""Words, and characters of unspaced text, that a reader takes in a minute: figures that are usual
for silent reading."""
_PAGE = 300
"""Words of a printed page, as publishers count them."""
_LONGEST_ABOUT = 200
"""Characters of a line of a title page at most: a longer one is text. Chosen, not measured."""
_YEAR = re.compile(r"\d{4}")


def book_data(index: Index, scope: Scope, key: str) -> ComposedReply:
    """The answer to a question for the data ``key`` of the book, as far as ``scope`` allows."""
    reply = ComposedReply(index.book, "book_data", Notice("asks_for_data"))
    if key == "chapters":
        _chapters_counted(reply, index, scope)
    elif key == "pages":
        _pages(reply, index.book)
    elif key in ("words", "length", "reading_time"):
        reply.lead(_length(index.book))
        reply.say(Notice("data_counted"))
    else:
        _stated(reply, index, scope, key)
    return reply


def _stated(reply: ComposedReply, index: Index, scope: Scope, key: str) -> None:
    """What the file says of itself, and where the book says the same."""
    about = index.book.metadata
    name = language(about.language.split("-")[0].lower()).name if about.language else ""
    spoken = language_words(about.language)
    date, files_name = about.published, as_name(about.language)
    sentence, value, said = {
        "title": ("data_title", as_name(about.title), [about.title]),
        "author": ("data_author", as_names(about.authors), list(about.authors)),
        "published": ("data_published", as_name(date[:10]), _YEAR.findall(date)[:1]),
        "publisher": ("data_publisher", as_name(about.publisher), [about.publisher]),
        "language": ("data_language", spoken if name in _names() else files_name, []),
        "isbn": ("data_isbn", about.identifier[:80], [about.identifier]),
    }[key]
    if not value:
        reply.lead(Notice("data_missing"))
        return
    reply.lead(Notice(sentence, value=value))
    place = _where_said(index, scope, [one for one in said if one])
    if place is None:
        reply.say(Notice("data_from_file"))
    else:
        reply.say(Notice("data_on_page"))
        reply.quote(place)


def _names() -> frozenset[str]:
    return frozenset(language(code).name for code in codes())


def _where_said(index: Index, scope: Scope, values: Sequence[str]) -> Span | None:
    """The first short line at either end of the book that has all words of one of ``values``."""
    wanted = [words for value in values if (words := _words(value))]
    for unit in _ends(index, scope) if wanted else ():
        text = index.book.text_at(unit)
        if len(text) <= _LONGEST_ABOUT:
            have = _words(text)
            if any(words <= have for words in wanted):
                return unit
    return None


def _ends(index: Index, scope: Scope) -> Iterable[Span]:
    """The units at the start of the book and, without a limit, at its end."""
    book, units = index.book, index.units_in(scope)
    yield from (unit for unit in units if book.starts[unit.file] + unit.start < _ENDS)
    if scope.limit is None:
        last = book.characters - _ENDS
        yield from (unit for unit in units if book.starts[unit.file] + unit.start >= last)


def _words(text: str) -> frozenset[str]:
    """The folded words of ``text``; digits are words, too."""
    found = {fold(token.text) for token in tokens(text)}
    return frozenset(word for word in found if len(word) > 1 or not word.isascii())


def _chapters_counted(reply: ComposedReply, index: Index, scope: Scope) -> None:
    if scope.limit is not None:
        reply.lead(Notice("data_chapters_read", count=len(index.chapters_in(scope))))
        return
    count = PartsOfBook(index.book).counted
    if not count:
        reply.lead(Notice("data_segments", count=len(index.segments)))
        return
    reply.lead(Notice("data_chapters", count=count))
    reply.say(Notice("data_from_contents"))


def _pages(reply: ComposedReply, book: Book) -> None:
    count = len(book.files) if book.paged else len(book.pages)
    if count:
        reply.lead(Notice("data_pages", count=count))
        reply.say(Notice("data_from_file"))
        return
    words = _count(book)[0]
    reply.lead(Notice("data_no_pages", words=_rounded(words), pages=max(1, round(words / _PAGE))))
    reply.say(Notice("data_counted"))


def _length(book: Book) -> Notice:
    words, runs = _count(book)
    unspaced = runs > words
    speed = _SPEED_RUNS if unspaced else _SPEED
    told: dict[str, int | str] = {
        "characters": _rounded(book.characters),
        "hours": f"{max(0.1, (runs if unspaced else words) / speed / 60):.1f}",
        "speed": speed,
    }
    if unspaced:
        return Notice("data_length_runs", **told)
    return Notice("data_length", words=_rounded(words), **told)


def _count(book: Book) -> tuple[int, int]:
    """How many words and how many characters of unspaced text a book has."""
    words = runs = 0
    for file in book.files:
        for token in tokens(file.text):
            if token.kind == "word":
                words += 1
            else:
                runs += len(token.text)
    return words, runs


def _rounded(number: int) -> int:
    """``number`` to three figures."""
    return round(number, -max(0, len(str(number)) - 3))


# People: who somebody is, who is in the book, two side by side, from the concept map

_TOGETHER = 2
"""The most passages in which both of two that are compared are shown. Chosen, not measured."""
_EACH_SIDE = 3
"""Sentences of each side of a comparison, and of both together. Chosen, not measured."""


def listed(index: Index, scope: Scope, key: str) -> ComposedReply | None:
    """The people, the chapters or the events of the book, in order; None if it has none."""
    reply = ComposedReply(index.book, "strict", Notice("asks_for_list"))
    if key == "people":
        people(reply, index, scope)
    elif key == "chapters":
        _chapters(reply, index, scope)
    else:
        inside = [span for c in chapters_of(index, scope) for span in body_of(index.book, c)]
        reply.lead(Notice("list_events"))
        for unit in turning_points(index, scope, inside):
            reply.quote(unit)
    return reply if reply.cited else None


def _chapters(reply: ComposedReply, index: Index, scope: Scope) -> None:
    reply.lead(Notice("list_chapters"))
    for place in PartsOfBook(index.book).headings(scope):
        end = min(place.start + LONGEST, len(index.book.files[place.file].text))
        units = index.units_inside(Span(place.file, place.start, end))
        heading = next((unit for unit in units if scope.allows(unit)), None)
        if heading is not None:
            reply.quote(heading)


def compared(
    index: Index, scope: Scope, sides: Sequence[Concept], hits: Sequence[Hit]
) -> ComposedReply:
    """Where the book names both of two, and what it says of each: the passages found for the
    question that name both, then the sentences of the others, in their order."""
    reply = ComposedReply(index.book, "strict", Notice("asks_to_compare"))
    reply.lead(Notice("compare_sides"))
    where = [places_of(index, (one.label, *one.others), scope).units for one in sides]
    together = [hit for hit in hits if all(map(set(hit.units).intersection, where))][:_TOGETHER]
    found = [unit for hit in hits if hit not in together for unit in hit.units]
    both = sorted(set(where[0]) & set(where[1]))
    if together:
        reply.say(Notice("compare_both"))
        for hit in together:
            reply.quote(hit.span)
    else:
        _few(reply, Notice("compare_both"), index, both, found)
    for one, units in zip(sides, where, strict=True):
        alone = [unit for unit in units if unit not in both]
        heading = Notice("compare_one", name=as_name(one.label, LONGEST_HEADING))
        _few(reply, heading, index, alone, found)
    return reply


def _few(
    reply: ComposedReply, heading: Notice, index: Index, units: Sequence[Span],
    found: Sequence[Span],
) -> None:  # fmt: skip
    """Readable ``units`` after a heading, those ``found`` first, then others spread over the book;
    nothing without any."""
    chosen = readable(index.book, units)
    count = min(_EACH_SIDE, len(chosen))
    spread = [chosen[number * len(chosen) // count] for number in range(count)]
    held = set(chosen)
    shown = dict.fromkeys((*(unit for unit in found if unit in held), *spread))
    if shown:
        reply.say(heading)
    for unit in list(shown)[:_EACH_SIDE]:
        reply.quote(unit)


# Places: how often, where first and where last, counted in code, every place cited

_MOST_PLACES = 400
"""The most places with a footnote; with more, the answer says that the first ones are linked.
Chosen, not measured."""
_QUOTED = 8
"""Up to this many places are quoted one by one; more are footnotes by chapter. Chosen."""


def named_places(index: Index, scope: Scope, kind: Kind, subject: str) -> ComposedReply:
    """The answer to how often (``count``), where ``first`` or where ``last`` ``subject`` is named
    in what ``scope`` shows.
    """
    reply = ComposedReply(index.book, "places", Notice("asks_for_places"))
    words, so_far = as_name(subject, LONGEST_HEADING), scope.limit is not None
    found = places_of(index, (subject,), scope)
    if not found.times:
        nowhere = Notice("named_nowhere_so_far", words=words)
        reply.lead(nowhere if so_far else Notice("named_nowhere", words=words))
    elif kind == "first":
        reply.lead(Notice("named_first", words=words))
        reply.quote(found.units[0])
    elif kind == "last":
        last = Notice("named_last_so_far", words=words)
        reply.lead(last if so_far else Notice("named_last", words=words))
        reply.quote(found.units[-1])
    else:
        times = Notice("named_times_so_far", words=words, count=found.times)
        reply.lead(times if so_far else Notice("named_times", words=words, count=found.times))
        _show(reply, index, scope, found)
    return reply


def _show(reply: ComposedReply, index: Index, scope: Scope, found: Occurrences) -> None:
    """All places: quoted if they are few, else footnotes under each chapter."""
    if len(found.units) <= _QUOTED:
        for unit in found.units:
            reply.quote(unit)
        return
    left = _MOST_PLACES
    for label, numbers in by_chapter(found, index, scope):
        times = sum(found.counts[number] for number in numbers)
        name = as_name(label, LONGEST_HEADING) or as_name(index.book.metadata.title)
        reply.say(Notice("named_in_chapter", chapter=name, times=times))
        reply.mark([found.units[number] for number in numbers[:left]])
        left = max(0, left - len(numbers))
    if len(found.units) > _MOST_PLACES:
        reply.say(Notice("named_cut", shown=_MOST_PLACES))


_OPENING = 2
"""Sentences of the opening. Chosen, not measured."""
_PARTS = 4
"""The most parts that are shown with a sentence. Chosen: with all the rest about ten lines."""
_MOST_NAMED = 6
"""The people that are named. Chosen, not measured."""
_DESCRIPTION = 800
"""The most characters shown of the file's description. Chosen, not measured."""


def overview(index: Index, scope: Scope) -> ComposedReply:
    """What the file says of the book, its contents, how it begins; of a story whom it names most,
    of other books a sentence of some parts. It is asked before the book is read: later sentences
    of a story, and how it ends, would tell too much."""
    so_far = scope.limit is not None
    reply = ComposedReply(index.book, "overview", Notice("asks_about_whole"))
    reply.lead(Notice("overview_so_far") if so_far else Notice("overview_extracts"))
    if not so_far and index.book.metadata.description:
        reply.say(Notice("file_description"))
        reply.describe(_cut(index.book.metadata.description))
    _contents(reply, index, scope)
    chapters = chapters_of(index, scope)
    if chapters:
        opening = body_of(index.book, opening_chapter(chapters))
        shown = set[Span]()
        _section(
            reply, Notice("overview_begins"), first_units(index, opening, scope, _OPENING), shown
        )
        if is_told(index, scope):
            _most_named(reply, index, scope)
        else:
            _parts(reply, index, chapters, scope, shown)
    return reply


def _most_named(reply: ComposedReply, index: Index, scope: Scope) -> None:
    """The people whom a story names most often."""
    people = [one for one in named_in(index, scope) if one.kind == "person"]
    chief = sorted(people, key=lambda one: -one.count)[:_MOST_NAMED]
    if chief:
        reply.say(Notice("overview_named", names=as_names(one.label for one in chief)))


def _section(
    reply: ComposedReply, heading: Notice, units: Sequence[Span], shown: set[Span]
) -> None:
    """A heading and the units that were not shown before; nothing if there are none."""
    new = [unit for unit in units if unit not in shown]
    if not new:
        return
    shown.update(new)
    reply.say(heading)
    for unit in new:
        reply.quote(unit)


def _contents(reply: ComposedReply, index: Index, scope: Scope) -> None:
    """How many chapters the contents list, with the titles of the first and the last."""
    headings = PartsOfBook(index.book).headings(scope)
    if not headings:
        return
    names: dict[str, int | str] = {
        "first": as_name(index.book.title_at(headings[0]), LONGEST_HEADING),
        "last": as_name(index.book.title_at(headings[-1]), LONGEST_HEADING),
        "count": len(headings),
    }
    so_far = Notice("overview_contents_so_far", **names)
    reply.say(Notice("overview_contents", **names) if scope.limit is None else so_far)


def _parts(
    reply: ComposedReply, index: Index, chapters: Sequence[Chapter], scope: Scope, shown: set[Span]
) -> None:
    """A sentence of each chapter, or of evenly spaced ones."""
    total = len(chapters)
    count = min(_PARTS, total)
    chosen = [chapters[(2 * n + 1) * total // (2 * count)] for n in range(count)]
    units = [stands_for(index, chapter, scope) for chapter in chosen]
    heading = (
        Notice("overview_parts") if count == total
        else Notice("overview_some_parts", shown=count, total=total)
    )  # fmt: skip
    _section(reply, heading, [unit for unit in units if unit is not None], shown)


def _cut(description: str) -> str:
    """The description on one line, cut at a word."""
    line = " ".join(description.split())
    if len(line) <= _DESCRIPTION:
        return line
    return f"{line[:_DESCRIPTION].rpartition(' ')[0]} …"

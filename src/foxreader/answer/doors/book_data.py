"""The book's own data: who wrote it, how long it is, how many chapters it has.

From the file's description of itself and from the contents; cited to the title page where the book
says so itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from foxreader.answer.doors.reply import Reply
from foxreader.core.book import Book
from foxreader.core.message import as_name, as_names
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.storage.store import Index
from foxreader.language.fold import fold
from foxreader.language.lexicon import codes, language
from foxreader.language.tokenize import tokens
from foxreader.retrieval.question.places import PartsOfBook

_FRONT = 0.02
"""Share of the book, from its start, where a title page may be. Chosen, not measured."""
_FRONT_LEAST = 6_000
"""Characters of it at least: in a short book an imprint is a larger share. Chosen."""
_END = 0.98
"""From this share on, the imprint of a book that has it at its end. Chosen, not measured."""
_SPEED, _SPEED_RUNS = 230, 500
"""Words, and characters of unspaced text, that a reader takes in a minute: figures that are usual
for silent reading."""
_PAGE = 300
"""Words of a printed page, as publishers count them."""
_LONGEST = 200
"""Characters of a line of a title page at most: a longer one is text. Chosen, not measured."""
_YEAR = re.compile(r"\d{4}")


def book_data(index: Index, scope: Scope, key: str) -> Reply:
    """The answer to a question for the data ``key`` of the book, as far as ``scope`` allows."""
    reply = Reply(index.book, "book_data", Notice("asks_for_data"))
    if key == "chapters":
        _chapters(reply, index, scope)
    elif key == "pages":
        _pages(reply, index.book)
    elif key in ("words", "length", "reading_time"):
        reply.lead(_length(index.book))
        reply.say(Notice("data_counted"))
    else:
        _stated(reply, index, scope, key)
    return reply


def _stated(reply: Reply, index: Index, scope: Scope, key: str) -> None:
    """What the file says of itself, and where the book says the same."""
    about = index.book.metadata
    name = language(about.language.split("-")[0].lower()).name if about.language else ""
    date, files_name = about.published, as_name(about.language)
    sentence, value, said = {
        "title": ("data_title", as_name(about.title), [about.title]),
        "author": ("data_author", as_names(about.authors), list(about.authors)),
        "published": ("data_published", as_name(date[:10]), _YEAR.findall(date)[:1]),
        "publisher": ("data_publisher", as_name(about.publisher), [about.publisher]),
        "language": ("data_language", name if name in _names() else files_name, []),
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
        if len(text) <= _LONGEST:
            have = _words(text)
            if any(words <= have for words in wanted):
                return unit
    return None


def _ends(index: Index, scope: Scope) -> Iterable[Span]:
    """The units at the start of the book and, without a limit, at its end."""
    book = index.book
    first = min(1.0, max(_FRONT, _FRONT_LEAST / max(1, book.characters)))
    units = index.units_in(scope)
    yield from (unit for unit in units if book.fraction(unit) < first)
    if scope.limit is None:
        yield from (unit for unit in units if book.fraction(unit) >= _END)


def _words(text: str) -> frozenset[str]:
    """The folded words of ``text``; digits are words, too."""
    found = {fold(token.text) for token in tokens(text)}
    return frozenset(word for word in found if len(word) > 1 or not word.isascii())


def _chapters(reply: Reply, index: Index, scope: Scope) -> None:
    if scope.limit is not None:
        reply.lead(Notice("data_chapters_read", count=len(index.chapters_in(scope))))
        return
    count = PartsOfBook(index.book).counted
    if not count:
        reply.lead(Notice("data_segments", count=len(index.segments)))
        return
    reply.lead(Notice("data_chapters", count=count))
    reply.say(Notice("data_from_contents"))


def _pages(reply: Reply, book: Book) -> None:
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

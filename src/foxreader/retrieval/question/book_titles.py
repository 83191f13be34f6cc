"""Finds the books a question names by title or author, and cuts those names out (Z7)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.core.book import Metadata
from foxreader.language.fold import fold
from foxreader.language.lexicon import every_language
from foxreader.language.script import HANGUL, UNSPACED
from foxreader.language.stop_words import with_english

_UNSPACED = re.compile(f"[{UNSPACED}{HANGUL}]")
_OWN = r"(?:['’]s?)?"
"""A possessive ending, as in "Melville's"."""
_SHORTEST = 4
"""Characters: a shorter single word of a title or name does not name a book. Chosen, not
measured."""
_LONGEST = 40
"""The most words of a title that are looked for. Chosen, not measured."""

Places = Sequence[tuple[int, int]]
"""Parts of a question: start and end in code points, half open."""


@dataclass(frozen=True, slots=True)
class Mentioned:
    """A question and the places where it names books, by the book's number."""

    question: str
    places: dict[int, Places]

    def asked_of(self, number: int, *, own: bool) -> str:
        """The question to book ``number``, without the words that name other books.

        With ``own``, the words that name this book are left out too.
        """
        cut = {p for n, places in self.places.items() if own or n != number for p in places}
        kept = [] if own else list(self.places.get(number, ()))
        text, last = self.question, len(self.question)
        for start, end in sorted(cut, reverse=True):
            if end <= last and not any(start < b and a < end for a, b in kept):
                before, last = _before().sub("", text[:start]), start
                text = f"{before} {_after().sub('', text[end:], count=1)}"
        return " ".join(text.split()).strip(" ,;:，、；：")


def mentioned(question: str, books: Sequence[Metadata], *, compares: bool = False) -> Mentioned:
    """The books that ``question`` names.

    If it ``compares``, or names some book in full, one word of a title is enough for the others.
    """
    places = {n: found for n, book in enumerate(books) if (found := _named(question, book))}
    if compares or places:
        held = [place for some in places.values() for place in some]
        others = (number for number in range(len(books)) if number not in places)
        short = {n: f for n in others if (f := _by_a_word(question, books[n], held))}
        if len(places) + len(short) > 1:
            places |= short
    return Mentioned(question, places)


def _named(question: str, book: Metadata) -> Places:
    """The places of the title, whole or up to the subtitle, and of the authors' names."""
    main = _main().split(book.title, maxsplit=1)[0]
    forms = dict.fromkeys((book.title, main, _article().sub("", main, count=1)))
    names = dict.fromkeys(name for author in book.authors for name in _names(author))
    found: list[tuple[int, int]] = []
    for form in (*forms, *names):
        found += [m.span() for m in _finding(form, question) if not _inside(m.span(), found)]
    return found


def _names(author: str) -> Sequence[str]:
    """The forms of an author's name in questions: the whole name and the family name."""
    words = author.replace(",", " ").split()
    last = (words[0] if "," in author else words[-1]) if words else ""
    return (author, last) if len(last) >= _SHORTEST else (author,)


def _finding(words: str, question: str) -> Sequence[re.Match[str]]:
    """The places in ``question`` of all words of a title or name, in their order."""
    pieces = re.findall(r"\w+", words)[:_LONGEST]
    if _UNSPACED.search(words):
        pattern = r"\W*".join(map(re.escape, pieces))
        return list(re.finditer(pattern, question)) if len("".join(pieces)) > 1 else ()
    if not pieces:
        return ()
    if len(pieces) == 1 and (len(pieces[0]) < _SHORTEST or not pieces[0][0].isupper()):
        return ()
    flags = re.IGNORECASE if len(pieces) > 1 else 0
    pattern = r"\W+".join(map(re.escape, pieces))
    return list(re.finditer(rf"\b{pattern}\b{_OWN}", question, flags))


def _by_a_word(question: str, book: Metadata, held: Places) -> Places:
    """The places of a content word of the title, in the same case, outside of ``held`` places."""
    stop = with_english(book.language.split("-")[0].lower())
    words = [w for w in re.findall(r"\w+", book.title) if len(w) >= _SHORTEST and w[0].isupper()]
    telling = [w for w in words if fold(w) not in stop]
    found = (m for w in telling for m in re.finditer(rf"\b{re.escape(w)}\b{_OWN}", question))
    return [match.span() for match in found if not _inside(match.span(), held)]


def _inside(place: tuple[int, int], found: Places) -> bool:
    """Whether ``place`` is inside one of ``found``."""
    return any(start <= place[0] and place[1] <= end for start, end in found)


@cache
def _main() -> re.Pattern[str]:
    """Matches what separates the main title from a subtitle: a colon, a bracket, "or"."""
    either = _any_of(every_language().library.or_words)
    return re.compile(rf"\s*(?:[:;(（【[—–|]|,? \b(?:{either})\b,? )", re.IGNORECASE)


@cache
def _article() -> re.Pattern[str]:
    """Matches an article at the start of a title."""
    words = every_language().words
    return re.compile(rf"(?:{_any_of(words.definite | words.indefinite)})\s+|l['’]", re.IGNORECASE)


@cache
def _before() -> re.Pattern[str]:
    """Matches the words before a title that go with it: of "the Hatter in Alice", the "in"."""
    words, library = every_language().words, every_language().library
    leading = f"{_any_of(library.title_before)}|{library.title_before_more}"
    return re.compile(
        rf"(?:(?<!\w)(?:{leading})(?:\s+(?:{_any_of(words.definite)}))?"
        rf"(?:\s+(?:{_any_of(library.book_words)}))?\s+)?[\"'“„«‘《「『]?$",
        re.IGNORECASE,
    )


@cache
def _after() -> re.Pattern[str]:
    """Matches what goes with a title after it, such as a closing quote."""
    return re.compile(rf"^[\"'”“»’》」』]?(?:{every_language().library.title_after})?")


def _any_of(words: frozenset[str]) -> str:
    """An alternation of ``words``, the longest first so that it wins."""
    return "|".join(map(re.escape, sorted(words, key=lambda word: (-len(word), word))))

"""Which books a question to several is about, and how it is asked of each of them (Z7)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.core.book import Metadata
from foxreader.core.events import ReadAs, Searched, as_typed
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.language.lexicon import every_language, with_english
from foxreader.language.part_words import words_of
from foxreader.language.questions import classify, compares, is_general
from foxreader.language.script import HANGUL, UNSPACED, fold
from foxreader.library.shelf import Shelved
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.shelf.joined_index import JoinedIndex
from foxreader.retrieval.shelf.library_search import Limits, ShelfFound

# Books that the question names by title or author

_UNSPACED = re.compile(f"[{UNSPACED}{HANGUL}]")
_OWN = r"(?:['’]s?)?"
"""A possessive ending, as in "Melville's"."""
_SHORTEST = 4
"""Characters: a shorter single word of a title or name does not name a book. Chosen, not
measured."""
_LONGEST = 40
"""The most words of a title that are looked for. Chosen, not measured."""

_Places = Sequence[tuple[int, int]]
"""Parts of a question: start and end in code points, half open."""


@dataclass(frozen=True, slots=True)
class Mentioned:
    """A question and the places where it names books, by the book's number."""

    question: str
    places: dict[int, _Places]

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


def _named(question: str, book: Metadata) -> _Places:
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


def _by_a_word(question: str, book: Metadata, held: _Places) -> _Places:
    """The places of a content word of the title, in the same case, outside of ``held`` places."""
    stop = with_english(book.language.split("-")[0].lower())
    words = [w for w in re.findall(r"\w+", book.title) if len(w) >= _SHORTEST and w[0].isupper()]
    telling = [w for w in words if fold(w) not in stop]
    found = (m for w in telling for m in re.finditer(rf"\b{re.escape(w)}\b{_OWN}", question))
    return [match.span() for match in found if not _inside(match.span(), held)]


def _inside(place: tuple[int, int], found: _Places) -> bool:
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


# Which books are searched

MOST_BOOKS = 8
"""The most books searched for one question; the titles of the rest are reported. Chosen, not
measured."""

_FAR_LESS = 0.6
"""A share of the best score, 0 to 1. A book whose best passage scores less is not searched.
Chosen, not measured."""
_START = Span(0, 0, 0)
"""A limit at the very start: nothing of the book may be shown."""


@dataclass(frozen=True, slots=True)
class ChosenBooks:
    """The hashes of the books to search, best first, and the titles of those left out."""

    books: tuple[str, ...]
    left_out: tuple[str, ...] = ()


def choose(
    question: str,
    shelf: Sequence[Shelved],
    found: ShelfFound,
    chosen: Sequence[str] = (),
    limits: Limits | None = None,
) -> ChosenBooks:
    """The books for ``question``: those it names, else the best books in ``found``.

    If the reader has ``chosen`` books, all of them up to ``MOST_BOOKS``. If nothing was found, or
    the question is about the books as wholes, the books opened last. ``shelf`` has all books, the
    newest first. A book that its limit in ``limits`` hides completely is left out.
    """
    limits = limits or {}
    hidden = [book for book in shelf if limits.get(book.sha256, WHOLE_BOOK).limit == _START]
    unread = {book.sha256 for book in hidden}
    shelf = [book for book in shelf if book.sha256 not in unread]
    left = [book.title for book in hidden if book.sha256 in chosen]
    seen = [sha256 for sha256 in chosen if sha256 not in unread]
    if chosen and not seen:
        return ChosenBooks((), tuple(left))
    choice = _chosen(question, shelf, found, seen)
    return ChosenBooks(choice.books, tuple(dict.fromkeys((*choice.left_out, *left))))


def _chosen(
    question: str, shelf: Sequence[Shelved], found: ShelfFound, chosen: Sequence[str]
) -> ChosenBooks:
    """The choice among books that are not hidden."""
    best = [] if asks_for_all(question) else _best(found)
    titles = {book.sha256: book.title for book in shelf}
    if chosen:
        ranked = [*(s for s in best if s in chosen), *(s for s in chosen if s not in best)]
        within = list(chosen) if len(chosen) <= MOST_BOOKS else ranked
        return _cut(within, titles)
    known = [Metadata(book.title, tuple(book.authors.split(", "))) for book in shelf]
    named = mentioned(question, known, compares=classify(question).compares)
    wanted = [shelf[number].sha256 for number in sorted(named.places)] or best
    whole = asks_for_all(question)
    choice = _cut(
        wanted or [book.sha256 for book in shelf][: None if whole else MOST_BOOKS], titles
    )
    read = {titles.get(sha256) for sha256 in choice.books}
    waiting = (title for title in found.waiting if title not in read)
    return ChosenBooks(choice.books, tuple(dict.fromkeys((*choice.left_out, *waiting))))


def asks_for_all(question: str) -> bool:
    """Whether ``question`` is about the books as wholes, not about something in them."""
    words = [word for word, _, _ in words_of(_all_runs().sub("", question))]
    known = (is_general(word) or word in every_language().library.all_books for word in words)
    return any(character.isalpha() for character in question) and all(known)


def _best(found: ShelfFound) -> list[str]:
    """The hashes of the books with hits, in the order found, without those that score far less."""
    scores: dict[str, float] = {}
    for hit in found.hits:
        scores[hit.sha256] = max(hit.score, scores.get(hit.sha256, 0.0))
    least = _FAR_LESS * max(scores.values(), default=0.0)
    return [sha256 for sha256, score in scores.items() if score >= least]


def _cut(books: Sequence[str], titles: dict[str, str]) -> ChosenBooks:
    """The first ``MOST_BOOKS`` of ``books``; the titles of the others are left out."""
    left = tuple(titles.get(sha256, "") for sha256 in books[MOST_BOOKS:])
    return ChosenBooks(tuple(books[:MOST_BOOKS]), tuple(filter(None, left)))


@cache
def _all_runs() -> re.Pattern[str]:
    """Matches the words for "all books" in scripts without spaces."""
    return re.compile(every_language().library.all_runs)


# What each book is asked

_RARE_SHARE = 0.2
"""A word counts as rare in a book if the share of its passages with the word is under this part
(0 to 1) of the highest share among the books. Chosen, not measured."""


def each_asked(question: Question, index: JoinedIndex) -> dict[int, Question]:
    """The question for each book, by the book's number. If it names books, only for those.

    The titles of other books are left out. In a comparison each book is asked only for the words
    it has: no single book has both the Queen of Hearts and Captain Ahab.
    """
    compared = question.form.compares
    books = index.book.books
    named = mentioned(question.searched_as, [book.metadata for book in books], compares=compared)
    asked = {n: _asked(n, named.asked_of, index) for n in named.places or range(len(books))}
    asked = _as_others_have_it(asked, index)
    if not compared or len(asked) < 2:
        return asked
    return {n: asked[n] for n in named.places} | _by_what_they_have(asked, index)


def _as_others_have_it(asked: Mapping[int, Question], index: JoinedIndex) -> dict[int, Question]:
    """The questions, with the names that one of the books has misspelt in none.

    "Who is the Hatter?" asks about Alice, not about a Hutter in another book.
    """
    had = {
        term.surface
        for number, question in asked.items()
        for term in question.query.terms
        if not term.read and index.searches[number].look(question).postings.knows(term.key)
    }
    found: dict[int, Question] = {}
    for number, question in asked.items():
        taken = {t.surface: t.read for t in question.query.terms if t.read and t.surface in had}
        readings = [ReadAs(surface, name) for surface, name in taken.items()]
        text = as_typed(question.text, readings)
        found[number] = _question_to(number, text, index) if readings else question
    return found


def all_asked(question: Question, index: JoinedIndex) -> dict[int, Question]:
    """The question to every book, used when the books it names have no evidence."""
    books = index.book.books
    named = mentioned(question.searched_as, [book.metadata for book in books])
    bare = named.asked_of(-1, own=True)
    return {number: _question_to(number, bare, index) for number in range(len(books))}


def _question_to(number: int, text: str, index: JoinedIndex) -> Question:
    """Reads ``text`` as a question to one of the books, inside its own scope."""
    return index.searches[number].read_question(text, index.scopes[number])


def _asked(number: int, asked_of: Callable[..., str], index: JoinedIndex) -> Question:
    """The question to one book, without the book's title unless nothing else would be left."""
    bare: str = asked_of(number, own=True)
    telling = " ".join(word for word in bare.split() if not compares(word))
    if _question_to(number, telling, index).query.content:
        return _question_to(number, bare, index)
    return _question_to(number, asked_of(number, own=False), index)


def _by_what_they_have(asked: Mapping[int, Question], index: JoinedIndex) -> dict[int, Question]:
    """The questions, each without the words that are rare in its book and frequent in another.

    A book with no words left is not asked, unless that is true of all books.
    """
    often = {n: _often(question, index, n) for n, question in asked.items()}
    words = {word for shares in often.values() for word in shares}
    most = {word: max(shares.get(word, 0.0) for shares in often.values()) for word in words}
    bare: dict[int, Question] = {}
    for number, shares in often.items():
        rare = [w for w, share in shares.items() if share < _RARE_SHARE * most[w]]
        if any(share and word not in rare for word, share in shares.items()):
            bare[number] = _question_to(number, _without(asked[number].text, rare), index)
    return bare or dict(asked)


def mostly_unknown(asked: Mapping[int, Question], searched: Searched, index: JoinedIndex) -> bool:
    """Whether at least half of the question's content words occur in no book, in any form.

    Then passages with the other words are no evidence. The more books, the likelier that one has
    "capital" by chance, though none has "Mongolia".
    """
    if not searched.missing or not asked:
        return False
    known: dict[str, bool] = {}
    for number, question in asked.items():
        found = index.searches[number].look(question)
        for term in found.query.terms:
            there = found.postings.knows(term.key)
            known[term.surface] = known.get(term.surface, False) or there
    return len(known) > 1 and 2 * sum(not there for there in known.values()) >= len(known)


def _often(question: Question, index: JoinedIndex, number: int) -> dict[str, float]:
    """The share of a book's passages, 0 to 1, with each content word; not for words that compare,
    such as "both".
    """
    found = index.searches[number].look(question)
    passages = max(1, len(found.postings.lengths))
    shares: dict[str, float] = {}
    for term in found.query.terms:
        if not compares(term.surface):
            share = len(found.postings.passages(term.key)) / passages
            shares[term.surface] = max(share, shares.get(term.surface, 0.0))
    return shares


def _without(question: str, words: Iterable[str]) -> str:
    """``question`` without ``words``, as whole words in the same case."""
    for word in words:
        question = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", " ", question)
    return " ".join(question.split())

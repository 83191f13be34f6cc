"""A question to several books, as it is asked of each of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from foxreader.core.events import ReadAs, Searched
from foxreader.core.opening import as_typed
from foxreader.language.questions import compares
from foxreader.retrieval.question.book_titles import mentioned
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.shelf.joined_index import JoinedIndex

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
        found[number] = question_to(number, text, index) if readings else question
    return found


def all_asked(question: Question, index: JoinedIndex) -> dict[int, Question]:
    """The question to every book, used when the books it names have no evidence."""
    books = index.book.books
    named = mentioned(question.searched_as, [book.metadata for book in books])
    bare = named.asked_of(-1, own=True)
    return {number: question_to(number, bare, index) for number in range(len(books))}


def question_to(number: int, text: str, index: JoinedIndex) -> Question:
    """Reads ``text`` as a question to one of the books, inside its own scope."""
    return index.searches[number].read_question(text, index.scopes[number])


def _asked(number: int, asked_of: Callable[..., str], index: JoinedIndex) -> Question:
    """The question to one book, without the book's title unless nothing else would be left."""
    bare: str = asked_of(number, own=True)
    telling = " ".join(word for word in bare.split() if not compares(word))
    if question_to(number, telling, index).query.content:
        return question_to(number, bare, index)
    return question_to(number, asked_of(number, own=False), index)


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
            bare[number] = question_to(number, _without(asked[number].text, rare), index)
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

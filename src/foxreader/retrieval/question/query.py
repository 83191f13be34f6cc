"""A question as a search query: its terms, names, numbers and quoted phrases."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.index.book_index import BookIndex
from foxreader.language.detect import guess
from foxreader.language.fold import fold
from foxreader.language.lexicon import language
from foxreader.language.questions import (
    happening_verbs,
    naming_the_book,
    stop_runs,
    words_of_asking,
)
from foxreader.language.stop_words import question_words, stop_words, stop_words_or_english
from foxreader.language.tokenize import Token, characters, token_terms, tokens
from foxreader.language.tokenize import terms as index_terms

LONGEST = 2_000
"""The most characters of a question that are read. Chosen, not measured."""
_MOST_TERMS = 48
"""The most terms searched for; the rest are dropped. Chosen, not measured."""


_QUOTED = re.compile(
    '"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|「([^」]+)」|『([^』]+)』|《([^》]+)》'
)

Kind = Literal["word", "name", "number", "unspaced"]
"""What a term comes from; "unspaced" is text without spaces (Chinese, Japanese, Thai)."""
IsName = Callable[[str], bool]
"""Whether the visible part of a book always writes a term with a capital."""
Reading = Callable[[list["Term"], Scope], list["Term"]]
"""Gives terms with what those that the book does not have are read as."""


@dataclass(frozen=True, slots=True)
class Term:
    """One index term of a question, with the word it came from as the reader wrote it.

    ``group`` is the same for all terms of one word or name: where its first word begins, in code
    points. ``place`` is the position of the word in the question, counted in words. ``single``
    marks a single character of unspaced text, which has its own column in the index. ``quoted`` is
    whether the question has it in quotes, ``proper`` whether the book writes it as a name. ``read``
    is the name of the book that a misspelt name was read as, else "".
    """

    key: str
    surface: str
    kind: Kind
    group: int
    place: int
    single: bool = False
    quoted: bool = False
    proper: bool = False
    read: str = ""


@dataclass(frozen=True, slots=True)
class Query:
    """What is searched for. ``phrases`` are the term sequences of quoted phrases.

    ``content`` is true if the question has content words; if not, ``terms`` has all its words.
    ``words`` are the terms of all its words in order, stop words included.
    """

    text: str
    terms: tuple[Term, ...]
    phrases: tuple[tuple[str, ...], ...]
    content: bool = True
    words: tuple[str, ...] = ()


def parse(
    text: str,
    index: BookIndex,
    scope: Scope = WHOLE_BOOK,
    *,
    subject: str = "",
    read: Reading | None = None,
) -> Query:
    """Reads ``text`` as a query to the part of a book inside ``scope``. Any text is accepted.

    If any of its terms is in ``subject``, only these are searched for. ``read`` reads those that
    the book does not have.
    """
    text = text[:LONGEST]
    named = partial(index.is_name, scope=scope)
    stop = _stop_words(text, index, named)
    # Verbs such as "happen" are left out, unless nothing else is left: "What happened?"
    found = list(_terms(text, index, stop | happening_verbs(), named)) or list(
        _terms(text, index, stop, named)
    )
    content = bool(found)
    found = found or list(_terms(text, index, frozenset(), named))
    phrases = [p for p in quoted(text, index.language) if len(p) > 1]
    if not content and 1 < len(found) <= _MOST_TERMS:
        # A question of stop words only is searched for as a phrase: "to be or not to be".
        phrases.append(tuple(term.key for term in found if not term.single))
    kept = [
        replace(term, proper=index.is_capitalised(term.key, scope)) if term.kind == "name" else term
        for term in _named(found)[:_MOST_TERMS]
    ]
    if subject:
        keys = {*index_terms(subject, index.language), *characters(subject)}
        kept = [term for term in kept if term.key in keys] or kept
    terms = read(kept, scope) if read is not None and content else kept
    words = _words(text, index.language, kept, terms)
    return Query(text, tuple(_named(terms)), tuple(filter(None, phrases)), content, words)


def _words(
    text: str, language: str, before: Sequence[Term], terms: Sequence[Term]
) -> tuple[str, ...]:
    """The index terms of all words of ``text`` in order, with what some of them were read as.

    ``before`` are the terms of the question, ``terms`` the same as they were read.
    """
    known = {(term.place, term.key) for term in terms}
    changed = {term.place: term.key for term in before if (term.place, term.key) not in known}
    words: list[str] = []
    for place, token in enumerate(tokens(text)):
        keys = token_terms(token.text, token.kind, language)
        if place in changed:
            keys = tuple(term.key for term in terms if term.place == place)
        words += keys
    return tuple(words)


def _stop_words(text: str, index: BookIndex, named: IsName) -> frozenset[str]:
    """The words not searched for: stop words of the book's and the question's language, words of
    asking, the author's name.
    """
    spoken = guess(text) or index.language
    stop = stop_words(index.language) | stop_words_or_english(spoken)
    stop |= question_words(index.language) | question_words(spoken)
    return stop | words_of_asking() | naming_the_book(text) | _authors(index, named)


def _authors(index: BookIndex, named: IsName) -> frozenset[str]:
    """The words of the authors' names, as in "What does Melville say of …", except those that the
    book's text has as names.
    """
    words = (fold(t.text) for name in index.book.metadata.authors for t in tokens(name))
    return frozenset(word for word in words if not named(word))


def _terms(text: str, index: BookIndex, stop: frozenset[str], named: IsName) -> Iterator[Term]:
    """The terms of ``text`` that are not in ``stop``, in order."""
    first = True
    quotes = [match.span() for match in _QUOTED.finditer(text)]
    for place, token in enumerate(tokens(text)):
        quoted = any(start <= token.start < end for start, end in quotes)
        if token.kind != "word":
            yield from _unspaced_terms(token, index.language, place, bare=bool(stop))
            first = False
            continue
        word = fold(token.text).replace("'", "").replace("’", "")
        for key in token_terms(token.text, "word", index.language):
            if word not in stop and key not in stop:
                kind = _kind(token.text, key, index, first, named)
                yield Term(key, token.text, kind, token.start, place, quoted=quoted)
        first = False


def _kind(word: str, key: str, index: BookIndex, first: bool, named: IsName) -> Kind:
    """The kind of a word: a name has a capital, or is always written with one in the book.

    The capital of the ``first`` word, and all capitals in German, say nothing.
    """
    if any(character.isdigit() for character in word):
        return "number"
    if language(index.language).nouns_capitalised or not word[0].isalpha():
        return "word"
    capital = word[0].isupper() and not first
    return "name" if capital or named(key) else "word"


def _unspaced_terms(token: Token, language: str, place: int, bare: bool) -> Iterator[Term]:
    """The terms (pairs of characters) of unspaced text; ``bare`` takes the stop words out first."""
    pieces = stop_runs().split(token.text) if bare and token.kind == "pairs" else [token.text]
    at = token.start
    for piece in filter(None, pieces):
        at += 1
        keys = token_terms(piece, token.kind, language)
        for key in keys:
            yield Term(key, piece, "unspaced", at, place, single=len(key) == 1)


def _named(terms: list[Term]) -> list[Term]:
    """``terms`` with adjacent names in one group: "Captain Ahab" is one name."""
    found: list[Term] = []
    for term in terms:
        last = found[-1] if found else None
        if last and term.kind == last.kind == "name" and term.place == last.place + 1:
            found.append(replace(term, group=last.group))
        else:
            found.append(term)
    return found


def quoted(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The term sequences of the quoted phrases in ``text``."""
    for match in _QUOTED.finditer(text):
        inner = next(group for group in match.groups() if group is not None)
        yield tuple(key for t in tokens(inner) for key in token_terms(t.text, t.kind, language))

"""A question as a search reads it: its terms, names, numbers and quoted phrases."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.index.book_index import BookIndex
from foxreader.language.detect import guess
from foxreader.language.fold import fold
from foxreader.language.lexicon import language
from foxreader.language.questions import happening_verbs, stop_runs, words_of_asking
from foxreader.language.stop_words import stop_words, stop_words_or_english
from foxreader.language.tokenize import Token, token_terms, tokens
from foxreader.language.tokenize import terms as index_terms

LONGEST = 2_000
_MOST_TERMS = 48

_QUOTED = re.compile(
    '"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|「([^」]+)」|『([^』]+)』|《([^》]+)》'
)

Kind = Literal["word", "name", "number", "run"]
IsName = Callable[[str], bool]
"""Whether what may be seen of a book always writes a term with a capital."""


@dataclass(frozen=True, slots=True)
class Term:
    """One index term of a question, with the word it came from as the reader wrote it.

    ``group`` numbers the word or name it belongs to; ``place`` is its position among the
    question's words, so that neighbours are known. A single character of a script without
    spaces is looked up in its own column.
    """

    key: str
    surface: str
    kind: Kind
    group: int
    place: int
    single: bool = False


@dataclass(frozen=True, slots=True)
class Query:
    """What is searched for; ``phrases`` are the term sequences of quoted words.

    ``content`` tells that it has words that carry a topic; else all its words are searched.
    ``words`` are the terms of all its words in order, the small ones too.
    """

    text: str
    terms: tuple[Term, ...]
    phrases: tuple[tuple[str, ...], ...]
    content: bool = True
    words: tuple[str, ...] = ()


def parse(text: str, index: BookIndex, scope: Scope = WHOLE_BOOK) -> Query:
    """Read ``text`` as a question to what ``scope`` shows of a book; any text will do."""
    text = text[:LONGEST]
    named = partial(index.is_name, scope=scope)
    stop = _stop_words(text, index, named)
    # "What happened?" has no other topic than that.
    found = list(_terms(text, index, stop | happening_verbs(), named)) or list(
        _terms(text, index, stop, named)
    )
    content = bool(found)
    found = found or list(_terms(text, index, frozenset(), named))
    phrases = [p for p in quoted(text, index.language) if len(p) > 1]
    if not content and 1 < len(found) <= _MOST_TERMS:
        # Small words alone are looked for as they stand: "to be or not to be".
        phrases.append(tuple(term.key for term in found if not term.single))
    words = tuple(index_terms(text, index.language))
    return Query(
        text, tuple(_named(found)[:_MOST_TERMS]), tuple(filter(None, phrases)), content, words
    )


def _stop_words(text: str, index: BookIndex, named: IsName) -> frozenset[str]:
    spoken = guess(text) or index.language
    stop = stop_words(index.language) | stop_words_or_english(spoken)
    return stop | words_of_asking() | _authors(index, named)


def _authors(index: BookIndex, named: IsName) -> frozenset[str]:
    """The words of the author's name, unless the text has them: "what does Melville say of"."""
    words = (fold(t.text) for name in index.book.metadata.authors for t in tokens(name))
    return frozenset(word for word in words if not named(word))


def _terms(text: str, index: BookIndex, stop: frozenset[str], named: IsName) -> Iterator[Term]:
    first = True
    for place, token in enumerate(tokens(text)):
        if token.kind != "word":
            yield from _run_terms(token, index.language, place, bare=bool(stop))
            first = False
            continue
        word = fold(token.text).replace("'", "").replace("’", "")
        for key in token_terms(token.text, "word", index.language):
            if word not in stop and key not in stop:
                kind = _kind(token.text, key, index, first, named)
                yield Term(key, token.text, kind, token.start, place)
        first = False


def _kind(word: str, key: str, index: BookIndex, first: bool, named: IsName) -> Kind:
    if any(character.isdigit() for character in word):
        return "number"
    if language(index.language).nouns_capitalised or not word[0].isalpha():
        return "word"
    capital = word[0].isupper() and not first
    return "name" if capital or named(key) else "word"


def _run_terms(token: Token, language: str, place: int, bare: bool) -> Iterator[Term]:
    """The pairs of a run without spaces, once the words that carry no topic are taken out."""
    pieces = stop_runs().split(token.text) if bare and token.kind == "pairs" else [token.text]
    at = token.start
    for piece in filter(None, pieces):
        at += 1
        keys = token_terms(piece, token.kind, language)
        for key in keys:
            yield Term(key, piece, "run", at, place, single=len(key) == 1)


def _named(terms: list[Term]) -> list[Term]:
    """``terms`` with neighbouring words of one name under one group."""
    found: list[Term] = []
    for term in terms:
        last = found[-1] if found else None
        if last and term.kind == last.kind == "name" and term.place == last.place + 1:
            found.append(replace(term, group=last.group))
        else:
            found.append(term)
    return found


def quoted(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The term sequences of the quoted words of ``text``."""
    for match in _QUOTED.finditer(text):
        inner = next(group for group in match.groups() if group is not None)
        yield tuple(key for t in tokens(inner) for key in token_terms(t.text, t.kind, language))

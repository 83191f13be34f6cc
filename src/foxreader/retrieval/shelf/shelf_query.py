"""The query for all books of one language, and where its words occur in a text."""

from __future__ import annotations

from collections.abc import Iterator

from foxreader.language.detect import guess
from foxreader.language.fold import fold
from foxreader.language.questions import stop_runs, words_of_asking
from foxreader.language.stop_words import stop_words, stop_words_or_english
from foxreader.language.tokenize import Token, token_terms, tokens
from foxreader.library.passages import Wanted
from foxreader.retrieval.question.query import LONGEST, quoted

_MOST_TERMS = 48
"""The most terms searched for; the rest are dropped. Chosen, not measured."""
_NEAR = 80
"""Characters: words of the question closer than this count as near each other. Chosen, not
measured."""


class LibraryQuestion:
    """A question to the books of ``language``; ``wanted`` is the query for them."""

    def __init__(self, question: str, language: str) -> None:
        self.wanted = wanted(question, language)
        self._language = language
        self._keys = {*self.wanted.terms, *self.wanted.heads}
        self._known: dict[str, list[tuple[int, int, str]]] = {}

    def places_in(self, text: str) -> tuple[tuple[int, int], tuple[tuple[int, int], ...]]:
        """Where ``text`` has words of the question, in code points, half open: the one with most
        others shortly after it, and all of them, in order and without overlap.

        The first is (0, 0) if ``text`` has none.
        """
        found = self._found(text)
        soon = [len({k for s, _, k in found if 0 <= s - start < _NEAR}) for start, _, _ in found]
        best = max(range(len(found)), key=lambda n: (soon[n], -n), default=-1)
        places: list[tuple[int, int]] = []
        for start, end, _ in sorted(found):
            if places and start <= places[-1][1]:
                places[-1] = (places[-1][0], max(end, places[-1][1]))
            else:
                places.append((start, end))
        return found[best][:2] if found else (0, 0), tuple(places)

    def _found(self, text: str) -> list[tuple[int, int, str]]:
        """The terms of the question in ``text``: start, end and term of each."""
        return [
            (token.start + at, token.start + end, key)
            for token in tokens(text)
            for at, end, key in self._pieces(token)
        ]

    def _pieces(self, token: Token) -> list[tuple[int, int, str]]:
        """The terms of the question in a token, with their offsets in it. Kept for each word."""
        found = self._known.get(token.text)
        if found is None:
            found = [one for one in _pieces(token, self._language) if one[2] in self._keys]
            self._known[token.text] = found
        return found


def wanted(question: str, language: str) -> Wanted:
    """The query for books of ``language``: the terms of ``question`` without stop words, and its
    quoted phrases. A question of stop words only is searched for as a phrase.
    """
    question = question[:LONGEST]
    found = list(tokens(question))
    spoken = guess(question) or language
    stop = stop_words(language) | stop_words_or_english(spoken) | words_of_asking()
    phrases = tuple(filter(None, quoted(question, language)))
    keys = [key for token in found for key in _keys(token, language, stop)]
    if not keys:
        keys = [key for token in found for key in _keys(token, language, frozenset())]
        whole = tuple(
            key for token in found for key in token_terms(token.text, token.kind, language)
        )
        phrases = phrases or ((whole,) if 1 < len(whole) <= _MOST_TERMS else ())
    terms = [key for key, single in keys if not single]
    heads = [key for key, single in keys if single]
    return Wanted(tuple(dict.fromkeys(terms))[:_MOST_TERMS], phrases, tuple(dict.fromkeys(heads)))


def _keys(token: Token, language: str, stop: frozenset[str]) -> Iterator[tuple[str, bool]]:
    """The terms of a token. True marks a piece of unspaced text shorter than a usual term."""
    if token.kind == "word":
        word = fold(token.text).replace("'", "").replace("’", "")
        for key in token_terms(token.text, "word", language):
            if word not in stop and key not in stop:
                yield key, False
        return
    size = 2 if token.kind == "pairs" else 3
    cut = stop and token.kind == "pairs"
    for piece in filter(None, stop_runs().split(token.text) if cut else [token.text]):
        for key in token_terms(piece, token.kind, language):
            yield key, len(key) < size


def _pieces(token: Token, language: str) -> Iterator[tuple[int, int, str]]:
    """The terms of a token, each with its start and end in the token."""
    keys = token_terms(token.text, token.kind, language)
    if token.kind == "word" or len(keys) == 1:
        yield from ((0, len(token.text), key) for key in keys)
        return
    for at in range(len(token.text)):
        for size in (2, 1) if token.kind == "pairs" else (3,):
            yield at, at + size, fold(token.text[at : at + size])

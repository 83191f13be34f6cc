"""Words of a sentence that may be names, and names that are spelled in another way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache, lru_cache

from foxreader.answer.checks.numbers import numbers
from foxreader.answer.checks.quotes import without_quotes
from foxreader.language.detect import told_in
from foxreader.language.lexicon import every_language, is_everyday, stop_words
from foxreader.language.lexicon import language as words_of
from foxreader.language.names import articles, before_nouns, sound_of
from foxreader.language.script import fold
from foxreader.language.tokenize import Token, elision, is_past, terms, tokens

# Spelled in another way than the book spells them: Dólojov, Dolokhov

_LEAST_LETTERS = 4
"""The fewest letters of a name that is compared. Chosen, not measured."""
_ALIKE = 0.85
"""From this likeness (difflib's, 0 to 1) two keys are of one name. Chosen, not measured."""


def is_spelling_of(name: str, known: Iterable[str], *, translated: bool) -> bool:
    """Whether a name may be one of the ``known`` ones in another spelling. One letter may differ if
    the answer is ``translated``; else Robert and Roberta are two."""
    if len(name) < _LEAST_LETTERS:
        return False
    own = sound_of(name)
    keys = (sound_of(other) for other in known if len(other) >= _LEAST_LETTERS)
    return any(own == key or (translated and _is_near(own, key)) for key in keys)


def _is_near(own: str, other: str) -> bool:
    return own[:1] == other[:1] and SequenceMatcher(None, own, other).ratio() >= _ALIKE


# Words that may be names, by their capital letters

_OPENERS = tuple('"“‘„«(:—–')
_LEAST = 3
"""The fewest letters of a name; shorter capitalised words are skipped. A word before a full stop
must be longer, or it is an abbreviation. Chosen, not measured."""
_KEPT = 1_024
"""Texts whose names are kept: more than an answer and its places have. Chosen, not measured."""
_NOUN_STEM = 3
"""The fewest letters a noun has before a noun ending. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class PossibleName:
    """A word that may be a name, with its index terms.

    ``first``: it starts a sentence, where any word has a capital. ``sure``: more than its capital
    makes it a name, for example another name or a genitive s after it. ``translated``: it may be
    a word of the answer's language that the book has in another one: "Katze", "le Chapelier".
    """

    text: str
    terms: tuple[str, ...]
    first: bool
    sure: bool
    translated: bool = False


@lru_cache(maxsize=_KEPT)
def names(sentence: str, language: str, spoken: str = "") -> tuple[PossibleName, ...]:
    """The capitalised words of ``sentence``, without quoted text and stop words.

    In German, where all nouns have a capital, only those without an article, an adjective or a
    number before them. None in scripts without capitals. ``language`` is the book's, ``spoken`` the
    answer's, which is used if the sentence is too short to detect it.
    """
    text = without_quotes(sentence)
    return tuple(_names_in(text, language, told_in(text, spoken or language)))


def _names_in(text: str, language: str, spoken: str) -> Iterator[PossibleName]:
    stop = stop_words(spoken) | stop_words(language)
    large = words_of(spoken).nouns_capitalised
    naming = words_of(spoken).names.naming
    first, before, translated, end = True, "", False, 0
    for token in tokens(text):
        if _may_be_name(token, stop) and not (large and _is_noun(token, before, first, spoken)):
            following = text[token.end : token.end + 2]
            sure = not first or following[1:].isupper() or token.text[-2] in "'’"
            # "le Lapin Blanc", "Alices Katze": a translated noun, since a person's name has no
            # article. The words after it belong to it.
            goes_on = translated and text[end : token.start].isspace()
            article = before in articles(spoken) or token.text[:2] in ("l'", "l’")
            alike = before not in naming if large else article or goes_on
            translated = spoken != language and alike
            word = elision().sub("", token.text)
            yield PossibleName(word, tuple(terms(word, language)), first, sure, translated)
        else:
            translated = False
        following = text[token.end : token.end + 2]
        first = (
            following[:1] in _OPENERS
            or following.strip()[:1] in _OPENERS
            or (following[:1] in (".", "!", "?", "…") and len(token.text) > _LEAST)
        )
        before, end = fold(token.text), token.end


def unlikely(name: PossibleName, language: str) -> bool:
    """Whether the first word of a sentence is more likely an everyday word of its ``language`` than
    a name."""
    word = fold(name.text)
    if name.sure:
        return False
    return is_everyday(word, language) or is_past(word, language) or word in _opening_words()


def _may_be_name(token: Token, stop: frozenset[str]) -> bool:
    text = elision().sub("", token.text)
    if token.kind != "word" or not text[0].isupper() or len(text) < _LEAST:
        return False
    return fold(text).replace("’", "'") not in stop


def _is_noun(token: Token, before: str, first: bool, spoken: str) -> bool:
    """Whether a capitalised word looks like a noun rather than a name, in a language that
    capitalises all nouns."""
    of = words_of(spoken).names
    ended = any(token.text.endswith(e, _NOUN_STEM) for e in of.noun_endings)
    if first or ended or before in before_nouns(spoken):
        return True
    if any(number.words for number in numbers(before, spoken)):
        return True
    return before.endswith(of.adjective_endings) and not before.endswith(of.verb_endings)


@cache
def _opening_words() -> frozenset[str]:
    """In all languages: that of a short answer may be taken for another."""
    return every_language().names.opening_words


# Names of several words

_SMALL = 3
"""The most letters of a word without a capital inside a name: of, the, and."""
_WORDS = re.compile(r"[^\W_]+(?:['’.]\w+)*|[^\w\s]")


def capitalised_runs(text: str) -> list[str]:
    """The capitalised words of ``text`` that follow each other, two at least; small words may be
    between them."""
    found: list[list[str]] = []
    run: list[str] = []
    for word in _WORDS.findall(text):
        if word[0].isupper():
            run.append(word)
        elif not run or not word[0].islower() or len(word) > _SMALL:
            found, run = [*found, run], []
    return [" ".join(one) for one in [*found, run] if len(one) > 1]


def initials(run: str) -> frozenset[str]:
    """The first letters of the capitalised words of a run, with and without an article at its
    start: "The General Post Office" is the G.P.O., "The Hague" TH."""
    large = [word for word in run.split() if word[0].isupper()]
    letters = "".join(word[0] for word in large)
    opens = bool(large) and fold(large[0]) in every_language().words.definite
    return frozenset((letters, letters[opens:]))

"""The words of a sentence that may be names, by their capitals, and those a book lacks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from foxreader.answer.checks.numbers import numbers
from foxreader.answer.checks.quotes import without_quotes
from foxreader.language.detect import guess
from foxreader.language.fold import fold
from foxreader.language.lexicon import every_language
from foxreader.language.lexicon import language as words_of
from foxreader.language.names import articles, before_nouns
from foxreader.language.stop_words import stop_words
from foxreader.language.tokenize import Token, elision, terms, tokens

_OPENERS = tuple('"“‘„«(:—–')
_LEAST = 3
_NOUN_STEM = 3
"""A noun has at least so many letters before an ending that tells it."""


@dataclass(frozen=True, slots=True)
class Name:
    """A word that may be a name, with its index terms.

    ``first`` opens its sentence, where any word has a capital; ``sure`` is a name by more than
    its capital: another one follows it, or a genitive's s. ``translated`` may be a word of an
    answer's own language, which the book has in another: "Katze", "le Chapelier".
    """

    text: str
    terms: tuple[str, ...]
    first: bool
    sure: bool
    translated: bool = False


def names(sentence: str, language: str, spoken: str = "") -> Iterator[Name]:
    """The words with a capital in ``sentence``, without what it quotes and without small words.

    In German, where all nouns have one, those without an article, an adjective or a number before
    them. Scripts without capitals give none. ``language`` is the book's, ``spoken`` that of the
    answer, where the sentence is too short to tell.
    """
    text = without_quotes(sentence)
    spoken = guess(text) or spoken or language
    stop = stop_words(spoken) | stop_words(language)
    large = words_of(spoken).nouns_capitalised
    naming = words_of(spoken).names.naming
    first, before, translated, end = True, "", False, 0
    for token in tokens(text):
        if _may_be_name(token, stop) and not (large and _is_noun(token, before, first, spoken)):
            following = text[token.end : token.end + 2]
            sure = not first or following[1:].isupper() or token.text[-2] in "'’"
            # "le Lapin Blanc", "Alices Katze": a name of a person has no article, and is told of
            # as one.
            goes_on = translated and text[end : token.start].isspace()
            article = before in articles(spoken) or token.text[:2] in ("l'", "l’")
            alike = before not in naming if large else article or goes_on
            translated = spoken != language and alike
            word = elision().sub("", token.text)
            yield Name(word, tuple(terms(word, language)), first, sure, translated)
        else:
            translated = False
        following = text[token.end : token.end + 2]
        first = (
            following[:1] in _OPENERS
            or following.strip()[:1] in _OPENERS
            or (following[:1] in (".", "!", "?", "…") and len(token.text) > _LEAST)
        )
        before, end = fold(token.text), token.end


def unlikely(name: Name) -> bool:
    """Whether a first word is more likely an everyday one than a name."""
    word = fold(name.text)
    return not name.sure and (word.endswith(_everyday_endings()) or word in _opening_words())


def _may_be_name(token: Token, stop: frozenset[str]) -> bool:
    text = elision().sub("", token.text)
    if token.kind != "word" or not text[0].isupper() or len(text) < _LEAST:
        return False
    return fold(text).replace("’", "'") not in stop


def _is_noun(token: Token, before: str, first: bool, spoken: str) -> bool:
    """Whether a word with a capital is a noun rather than a name, as far as form tells, in a
    language that writes all nouns so."""
    of = words_of(spoken).names
    ended = any(token.text.endswith(e, _NOUN_STEM) for e in of.noun_endings)
    if first or ended or before in before_nouns(spoken):
        return True
    if any(number.words for number in numbers(before, spoken)):
        return True
    return before.endswith(of.adjective_endings) and not before.endswith(of.verb_endings)


@cache
def _everyday_endings() -> tuple[str, ...]:
    """How first words end that are seldom names: what else begins a sentence with a capital is
    an everyday word far more often than a name, and only a word no book of this has counts.
    """
    return every_language().names.everyday_endings


@cache
def _opening_words() -> frozenset[str]:
    return every_language().names.opening_words

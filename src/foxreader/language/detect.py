"""Which language a text is written in, as far as stems and stop words need to know."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache, lru_cache

from foxreader.core.book import Book
from foxreader.language.fold import fold
from foxreader.language.lexicon import codes, known_languages, language
from foxreader.language.tokenize import WORD

_WORD = re.compile(WORD)
_SAMPLE = 20_000
"""Characters of a book that are looked at: enough for shares of words to be steady."""
_LEAST_SHARE = 0.2
"""A text is in a language when so large a share of its words are small words of it. Prose has
over a third of them, a foreign one under a tenth; a short question has few."""
_SCRIPT_SHARE = 1 / 3
"""A text is in a language with a script of its own when so many of its characters are of it."""
_OWN_SHARE = 1 / 10
"""Japanese is known by kana: at least so many for each Chinese character."""


def language_of(book: Book) -> str:
    """The book's language as a short code: what its words say, else what its maker said.

    Empty when neither is known to us. The words come first because makers err.
    """
    size = max(1, _SAMPLE // max(1, len(book.files)))
    middle = (f.text[len(f.text) // 4 :][:size] for f in book.files)
    return guess(" ".join(middle)) or book.metadata.language.split("-")[0].lower()


@lru_cache(maxsize=512)
def guess(text: str) -> str:
    """The language whose stop words ``text`` uses most, or "" when hardly any; a language with a
    script of its own by that.
    """
    alone = _alone_in_script(text)
    if alone:
        return alone
    counts = Counter(fold(word) for word in _WORD.findall(text))
    total = sum(counts.values())
    if not total:
        return ""
    shares = {
        one.code: sum(counts[word] for word in counts.keys() & one.words.stop) / total
        for one in known_languages()
    }
    letters = frozenset(c for c in text.lower() if not c.isascii() and c.isalpha())
    best = max(shares, key=lambda code: (shares[code], letters <= language(code).letters))
    return best if shares[best] >= _LEAST_SHARE else ""


def _alone_in_script(text: str) -> str:
    if text.isascii():
        return ""
    for code, own, shared in _own_scripts():
        held = len(own.findall(text))
        lent = len(shared.findall(text)) if shared and held else 0
        if held + lent > _SCRIPT_SHARE * len(text) and held > _OWN_SHARE * lent:
            return code
    return ""


@cache
def _own_scripts() -> tuple[tuple[str, re.Pattern[str], re.Pattern[str] | None], ...]:
    """The languages known by their script; those that share letters first, since they need both."""
    alone = [one for one in known_languages() if one.alone_in_script]
    alone.sort(key=lambda one: not one.shared_script)
    return tuple(
        (
            one.code,
            re.compile(f"[{one.script}]"),
            re.compile(f"[{one.shared_script}]") if one.shared_script else None,
        )
        for one in alone
    )


@lru_cache(maxsize=512)
def likely(text: str) -> tuple[str, ...]:
    """The languages a text of a few words may be in: all that fit it best; () where none does."""
    best = guess(text)
    if not best or best == _alone_in_script(text):
        return (best,) if best else ()
    words = [fold(word) for word in _WORD.findall(text)]
    held = {one.code: sum(map(one.words.stop.__contains__, words)) for one in known_languages()}
    return (best, *(code for code in held if code != best and held[code] == held[best]))


def by_script(text: str) -> str:
    """The language that a text of a few words is in by its letters, "" where those tell nothing.

    A script that several languages have is taken for the one of them we know.
    """
    for one in map(language, codes()):
        if one.script and len(re.findall(f"[{one.script}]", text)) > _SCRIPT_SHARE * len(text):
            return one.code
    return ""


def spoken(text: str) -> str:
    """The language of a text of a few words: by its words, else by its script; "" not known."""
    return guess(text) or by_script(text)


def is_foreign(text: str, language: str) -> bool:
    """Whether a text of a few words is in another language than ``language``, if both are known."""
    found = spoken(text)
    return bool(language and found and found != language)

"""Detects the language of a text, precisely enough for stems and stop words."""

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
"""How many characters of a book are read for it. Chosen, not measured."""
_LEAST_SHARE = 0.2
"""A share of words, 0 to 1. A text is in a language if at least this share are its stop words.
Prose has over a third, prose of another language under a tenth; short questions have few. The
value between was chosen, not measured."""
_SCRIPT_SHARE = 1 / 3
"""A share of characters. A text is in a language with its own script if more of them are of that
script. Chosen, not measured."""
_OWN_SHARE = 1 / 10
"""For a language that shares letters (Japanese: kana beside Chinese characters), how many of its
own there must be for each shared one. Chosen, not measured."""


def language_of(book: Book) -> str:
    """The book's language as a short code: detected from its words, else from its metadata.

    "" if neither is known. The words come first because metadata is often wrong.
    """
    size = max(1, _SAMPLE // max(1, len(book.files)))
    middle = (f.text[len(f.text) // 4 :][:size] for f in book.files)
    return guess(" ".join(middle)) or book.metadata.language.split("-")[0].lower()


@lru_cache(maxsize=512)
def guess(text: str) -> str:
    """The language of ``text``: by its script if only one language has it, else the language with
    most stop words in it; "" if under a fifth of the words are stop words.
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
    """The language that is the only one with the script of ``text``, or ""."""
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
    """The languages recognised by script, with patterns for their own and their shared letters.

    Those that share letters come first, because they need both.
    """
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
    """The languages a short text may be in: all that fit equally well; () if none does."""
    best = guess(text)
    if not best or best == _alone_in_script(text):
        return (best,) if best else ()
    words = [fold(word) for word in _WORD.findall(text)]
    held = {one.code: sum(map(one.words.stop.__contains__, words)) for one in known_languages()}
    return (best, *(code for code in held if code != best and held[code] == held[best]))


def by_script(text: str) -> str:
    """The language of a short text by its script; "" for Latin letters.

    For a script of several languages, the first one with a data file.
    """
    for one in map(language, codes()):
        if one.script and len(re.findall(f"[{one.script}]", text)) > _SCRIPT_SHARE * len(text):
            return one.code
    return ""


def spoken(text: str) -> str:
    """The language of a short text: by its words, else by its script; "" if not known."""
    return guess(text) or by_script(text)


def is_foreign(text: str, language: str) -> bool:
    """Whether a short text is in another language than ``language``; false if one is unknown."""
    return differ(spoken(text), language)


def differ(one: str, other: str) -> bool:
    """Whether two codes are of different languages; false if one is "", not known."""
    return bool(one and other and one != other)

"""Detects the language of a text, precisely enough for stems and stop words."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache

from foxreader.core.book import Book
from foxreader.language.lexicon import codes, known_languages, language, words_of_talk
from foxreader.language.script import fold
from foxreader.language.tags import primary_language
from foxreader.language.tokenize import WORD, characters

_WORD = re.compile(WORD)
_SAMPLE = 20_000
"""How many characters of a book are read for it. Chosen, not measured."""
_LEAST_SHARE = 0.2
"""A share of words, 0 to 1. A text is in a language if at least this share are its stop words.
Prose has over a third, prose of another language under a tenth; short questions have few. The
value between was chosen, not measured."""
_MESSAGE, _MESSAGE_SHARE = 20, 1 / 4
"""Words of a message at most, and the share of them above which they tell its language. Chosen: in
"Başlıca olayları sırayla say" one of four is English by chance."""
_SCRIPT_SHARE = 1 / 4
"""A share of letters. A text is in a language with its own script if more of them are of that
script and the others are no sentences. Found by the questions of the tests: those about a program
have 0.3 to 0.6, a sentence in English with a few such characters under 0.2."""
_CERTAIN_SHARE = 2 / 3
"""The same, if the others may be sentences."""
_CODE_SHARE = 1 / 10
"""The same for a long text in no known language otherwise: a book that is mostly code. Chosen, not
measured."""
_LONG = 200
"""How many letters of its own script such a text has at least. Chosen, not measured."""
_LATIN_WORD = 2
"""How many characters of a script with a character for each syllable a word in other letters
counts as, at most: a Chinese word has 1.7 characters in the middle."""
_MOST_LETTERS = 1 / 2
"""The share of letters above which a short text is in a language of their script."""
_SHORT = 12
"""Letters. A text of as many that two languages write alike may be in either. Chosen, not
measured."""
_OWN_SHARE = 1 / 10
"""For a language that shares letters (Japanese: kana beside Chinese characters), how many of its
own there must be for each shared one. Chosen, not measured."""


def language_of(book: Book) -> str:
    """The book's language as a short code: detected from its words, else from its metadata.

    "" if neither is known. The words come first because metadata is often wrong.
    """
    size = max(1, _SAMPLE // max(1, len(book.files)))
    middle = (f.text[len(f.text) // 4 :][:size] for f in book.files)
    return guess(" ".join(middle)) or primary_language(book.metadata.language).lower()


@lru_cache(maxsize=512)
def guess(text: str) -> str:
    """The language of ``text``: by its script if only one language has it, else the language with
    most stop words in it; "" if under a fifth of the words are stop words.
    """
    alone = _alone_in_script(text)
    if alone:
        return alone
    counts = Counter(fold(word) for word in _WORD.findall(text))
    shares = _stop_shares(counts)
    if not shares:
        return ""
    letters = _beyond_ascii(text)
    best = max(shares, key=lambda code: (shares[code], letters <= language(code).letters))
    return best if shares[best] >= _LEAST_SHARE else _beside_code(text)


@lru_cache(maxsize=512)
def asked_in(message: str) -> str:
    """The language of what a reader writes: of a short message by the words of talk and questions
    too, as a question may have hardly a stop word; else as :func:`guess` tells it."""
    counts = Counter(fold(word) for word in _WORD.findall(message))
    if _alone_in_script(message) or counts.total() > _MESSAGE:
        return guess(message)
    letters = _beyond_ascii(message)
    found: list[tuple[int, bool, str]] = []
    for one in known_languages():
        held = sum(counts[word] for word in counts.keys() & words_of_talk(one.code))
        found.append((held, letters <= one.letters, one.code))
    *_, second, best = sorted(found)
    sure = best[0] > _MESSAGE_SHARE * counts.total() and best[:2] > second[:2]
    return best[2] if sure else guess(message)


def _beyond_ascii(text: str) -> frozenset[str]:
    """The letters of ``text`` beyond ASCII, in lower case."""
    return frozenset(c for c in text.lower() if not c.isascii() and c.isalpha())


def _stop_shares(counts: Counter[str]) -> dict[str, float]:
    """The share of the stop words of each language among folded words; {} without words."""
    total = sum(counts.values())
    if not total:
        return {}
    return {
        one.code: sum(counts[word] for word in counts.keys() & one.words.stop) / total
        for one in known_languages()
    }


@dataclass(frozen=True, slots=True)
class _Script:
    """A language that is recognised by its script, and the letters of it and of all others."""

    code: str
    own: re.Pattern[str]
    shared: re.Pattern[str] | None

    def letters(self, text: str) -> tuple[int, int]:
        """How many letters of ``text`` are its own, and how many it shares; none if it has none
        of its own."""
        held = len(self.own.findall(text))
        return held, len(self.shared.findall(text)) if self.shared and held else 0

    def others(self, text: str) -> list[list[str]]:
        """The words of ``text`` in other letters, by the pieces between letters of its own."""
        rest = self.own.sub("\n", text)
        rest = self.shared.sub("\n", rest) if self.shared else rest
        return [words for words in map(_WORD.findall, rest.split("\n")) if words]

    def share(self, text: str) -> float:
        """The share of its letters among those of ``text``, 0 to 1; spaces, digits and marks do
        not count. 0 if too few of them are no letters of another language."""
        held, lent = self.letters(text)
        if not held or held <= _OWN_SHARE * lent:
            return 0.0
        most = _LATIN_WORD if characters(self.own.findall(text)[0]) else len(text)
        others = sum(min(len(word), most) for words in self.others(text) for word in words)
        return (held + lent) / (held + lent + others)

    def has_sentences(self, text: str) -> bool:
        """Whether the words of ``text`` in other letters are sentences of a known language."""
        pieces = [list(map(fold, words)) for words in self.others(text)]
        counts = Counter(word for words in pieces for word in words)
        shares = {code: n for code, n in _stop_shares(counts).items() if n >= _LEAST_SHARE}
        # A single word like "for" or "if" between letters of the script is a name in a program.
        together = {word for words in pieces if len(words) > 1 for word in words}
        return any(not together.isdisjoint(language(code).words.stop) for code in shares)


def _alone_in_script(text: str) -> str:
    """The language that is the only one with the script of ``text``, or ""."""
    if text.isascii():
        return ""
    for script in _own_scripts():
        share = script.share(text)
        if share > _CERTAIN_SHARE or (share > _SCRIPT_SHARE and not script.has_sentences(text)):
            return script.code
    return ""


def _beside_code(text: str) -> str:
    """The language of a long text in a script of its own between much that is no language."""
    if text.isascii():
        return ""
    scripts = (one for one in _own_scripts() if sum(one.letters(text)) >= _LONG)
    return next((one.code for one in scripts if one.share(text) > _CODE_SHARE), "")


@cache
def _own_scripts() -> tuple[_Script, ...]:
    """The languages recognised by script. Those that share letters come first, because they need
    both.
    """
    alone = [one for one in known_languages() if one.alone_in_script]
    alone.sort(key=lambda one: not one.shared_script)
    return tuple(
        _Script(
            one.code,
            re.compile(f"[{one.script}]"),
            re.compile(f"[{one.shared_script}]") if one.shared_script else None,
        )
        for one in alone
    )


@lru_cache(maxsize=512)
def likely(text: str) -> tuple[str, ...]:
    """The languages a short text may be in: all that fit equally well, and those that have its
    letters where the best does not; () if none does."""
    best = asked_in(text)
    if not best:
        return ()
    if best == _alone_in_script(text) or best != guess(text):
        return (best,)
    words = [fold(word) for word in _WORD.findall(text)]
    held = {one.code: sum(map(one.words.stop.__contains__, words)) for one in known_languages()}
    letters = _beyond_ascii(text)
    foreign = {code for code in held if held[code] and letters <= language(code).letters}
    if best in foreign:
        foreign = set()
    others = (code for code in held if held[code] == held[best] or code in foreign)
    return tuple(dict.fromkeys((best, *others)))


def told_in(text: str, expected: str) -> str:
    """The language of a text; the ``expected`` one where a short text may as well be in that, and
    where no language is found."""
    return expected if expected in likely(text) else asked_in(text) or expected


def by_script(text: str) -> str:
    """The language of a short text by its script; "" for Latin letters.

    For a script of several languages, the first one with a data file.
    """
    letters = "".join(_WORD.findall(text))
    for one in map(language, codes()):
        if one.script and len(re.findall(f"[{one.script}]", letters)) > _MOST_LETTERS * len(
            letters
        ):
            return one.code
    return ""


def spoken(text: str) -> str:
    """The language of a short text: by its words, else by its script; "" if not known."""
    return asked_in(text) or by_script(text)


def is_foreign(text: str, language: str) -> bool:
    """Whether a short text is in another language than ``language``; false if one is unknown, if it
    may as well be in that ("Does Romeo die?"), or if the two write it alike: a Japanese question
    may have Chinese characters alone.
    """
    code = spoken(text)
    if not code or not language or code == language or language in likely(text):
        return False
    return not _alike(text, code, language)


def _alike(text: str, code: str, other: str) -> bool:
    """Whether a text that was taken to be in the language ``code`` may as well be in ``other``."""
    shared = language(other).shared_script
    letters = "".join(_WORD.findall(text))
    if not shared or len(letters) > _SHORT or not re.fullmatch(f"[{shared}]+", letters):
        return False
    # A single character may be part of a word in either language.
    small = (run for run in language(code).words.stop_runs if len(run) > 1)
    return not any(run in text for run in small)

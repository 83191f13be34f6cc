"""Titles and articles beside names, and one form for the cases of a name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from foxreader.language.lexicon import FALLBACK, codes, every_language, language, words_for


@dataclass(frozen=True, slots=True)
class Titles:
    """Titles before names, in small letters and without their stop: Mr. and Mrs. Bennet are two."""

    he: frozenset[str]
    she: frozenset[str]
    others: frozenset[str]

    def has(self, word: str) -> bool:
        """Whether ``word``, with its stop or without, is a title."""
        bare = word.lower().rstrip(".")
        return bare in self.others or bare in self.he or bare in self.she

    def gender(self, title: str) -> str:
        """ "he" or "she" for a title of either gender alone, "" for any other."""
        return "he" if title in self.he else "she" if title in self.she else ""


@cache
def titles(code: str) -> Titles:
    """The titles of a language and English ones; all there are where it is not known."""
    chosen = [language(code), language(FALLBACK)] if code in codes() else [every_language()]
    return Titles(
        frozenset().union(*(one.names.he for one in chosen)),
        frozenset().union(*(one.names.she for one in chosen)),
        frozenset().union(*(one.names.titles for one in chosen)),
    )


def name_stem(word: str) -> str | None:
    """The stem of a folded name in a script whose names have cases, the same in all of them.

    None in other scripts.
    """
    for letters, endings, vowels in _cases():
        if letters.search(word):
            stem = endings.sub("", word)
            return stem[:2] + stem[2:].rstrip(vowels)
    return None


@cache
def _cases() -> tuple[tuple[re.Pattern[str], re.Pattern[str], str], ...]:
    """Of each language with cases of names: its letters, their endings, vowels left over."""
    found = [one for one in map(language, codes()) if one.names.cases]
    return tuple(
        (
            re.compile(f"[{one.script}]"),
            re.compile(f"(?<=..)(?:{'|'.join(one.names.cases)})$"),
            one.names.vowels,
        )
        for one in found
    )


def tells_whose(name: str, code: str) -> bool:
    """Whether a name as written has an ending that tells whose; some have it in any case."""
    endings = tuple(language(code).names.genitive)
    return bool(endings) and name.endswith(endings) and name[-2:-1].islower()


@cache
def articles(code: str) -> frozenset[str]:
    """Articles of a language, those with a preposition in them too; folded."""
    words = words_for(code).words
    return words.definite | words.indefinite | words.contracted


@cache
def before_nouns(code: str) -> frozenset[str]:
    """Words a noun follows, in a language that writes nouns large; none in others. Folded."""
    one = language(code)
    return one.words.before_nouns if one.nouns_capitalised else frozenset()

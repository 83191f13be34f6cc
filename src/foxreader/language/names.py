"""Titles and articles before names, and one stem for all cases of a name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from foxreader.language.fold import fold
from foxreader.language.lexicon import FALLBACK, codes, every_language, language, words_for


@dataclass(frozen=True, slots=True)
class Titles:
    """Titles before names, in lower case without a full stop. Their gender keeps people apart:
    Mr. Bennet, Mrs. Bennet and Miss Bennet are three. ``unmarried`` are those of ``she`` that are
    not of wives.
    """

    he: frozenset[str]
    she: frozenset[str]
    others: frozenset[str]
    unmarried: frozenset[str] = frozenset()

    def has(self, word: str) -> bool:
        """Whether ``word``, with or without a full stop, is a title."""
        bare = word.lower().rstrip(".")
        return bare in self.others or bare in self.he or bare in self.she

    def gender(self, title: str) -> str:
        """ "he", "she" or "miss" for a title of one gender, "" for any other."""
        if title in self.unmarried:
            return "miss"
        return "he" if title in self.he else "she" if title in self.she else ""


@cache
def titles(code: str) -> Titles:
    """The titles of a language and English; of all languages if it is not known."""
    chosen = [language(code), language(FALLBACK)] if code in codes() else [every_language()]
    return Titles(
        frozenset().union(*(one.names.he for one in chosen)),
        frozenset().union(*(one.names.she for one in chosen)),
        frozenset().union(*(one.names.titles for one in chosen)),
        frozenset().union(*(one.names.unmarried for one in chosen)),
    )


def name_stem(word: str) -> str | None:
    """The stem of a folded name, the same in all grammatical cases.

    None in a script without a language that inflects names.
    """
    for letters, endings, vowels in _cases():
        if letters.search(word):
            stem = endings.sub("", word)
            return stem[:2] + stem[2:].rstrip(vowels)
    return None


@cache
def _cases() -> tuple[tuple[re.Pattern[str], re.Pattern[str], str], ...]:
    """For each language that inflects names: its letters, the endings, the vowels to remove."""
    found = [one for one in map(language, codes()) if one.names.cases]
    return tuple(
        (
            re.compile(f"[{one.script}]"),
            re.compile(f"(?<=..)(?:{'|'.join(one.names.cases)})$"),
            one.names.vowels,
        )
        for one in found
    )


def names_a_body(name: str) -> bool:
    """Whether a name is that of a body, as far as one of its words tells."""
    bodies = every_language().names.bodies
    return any(fold(word) in bodies for word in re.findall(r"[^\W\d_]+", name))


def keeps_form(code: str) -> bool:
    """Whether the names of a language have one form in all cases, but for a final s."""
    return language(code).names.fixed


def tells_whose(name: str, code: str) -> bool:
    """Whether a name as written has a genitive ending. Some names end so in every case."""
    endings = tuple(language(code).names.genitive)
    return bool(endings) and name.endswith(endings) and name[-2:-1].islower()


@cache
def articles(code: str) -> frozenset[str]:
    """The folded articles of a language, including those joined with a preposition ("zum")."""
    words = words_for(code).words
    return words.definite | words.indefinite | words.contracted


def set_apart(code: str) -> frozenset[str]:
    """The folded words that make another name of one: New England is not England."""
    return language(code).name_kinds.apart


def exclamations(code: str) -> frozenset[str]:
    """The folded cries of a language that have a capital and are no names."""
    return language(code).name_kinds.exclamations


@cache
def before_nouns(code: str) -> frozenset[str]:
    """The folded words that come before nouns, in a language with capitalised nouns; else empty."""
    one = language(code)
    return one.words.before_nouns if one.nouns_capitalised else frozenset()

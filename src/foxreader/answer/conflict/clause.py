"""A clause as words that know their neighbours: which are names, and what leads to them."""

from __future__ import annotations

import re
from collections.abc import Callable

from foxreader.answer.conflict.tellingwords import keys_of
from foxreader.language import numerals
from foxreader.language.namewords import ARTICLES, is_title, stop_words
from foxreader.language.numerals import Word
from foxreader.language.slot_words import COPULAS, LINKS, POSSESSIVES, RELATIONS
from foxreader.language.tokenize import fold, token_terms

IsName = Callable[[str], bool]

_RUSSIAN_OF = re.compile("[а-яё][аяыи]$")
"""How Russian names end when they tell whose; some names end so in any case."""
_ARTICLES = frozenset(map(fold, ARTICLES["de"]))


class Clause:
    """The words of a text in order; ``is_name`` tells of a stem whether it is written large."""

    def __init__(self, text: str, language: str, is_name: IsName) -> None:
        self.words = list(numerals.words(text, language))
        self._language = language
        self._named = is_name
        self._stop = stop_words(language)

    def keys(self, at: int) -> list[str]:
        """The telling stems of a word."""
        return keys_of(self.words[at], self._language, self._stop)

    def at(self, at: int) -> Word | None:
        """The word at a place, None outside the sentence."""
        return self.words[at] if 0 <= at < len(self.words) else None

    def is_name(self, at: int) -> bool:
        """Whether a word is written large and is no title, no stop word, no German noun."""
        word = self.words[at]
        if word.kind != "word" or not word.text[0].isupper() or is_title(word.text):
            return False
        keys = self.keys(at)
        before = self.at(at - 1)
        if not keys or (self._language == "de" and before and self._before_noun(at - 1)):
            return False
        return before is not None or self._named(keys[0])

    def _before_noun(self, at: int) -> bool:
        """Whether a German word leads to a noun: an article, an adjective, a number."""
        word = self.words[at]
        if word.kind == "number" or word.folded in _ARTICLES:
            return True
        bent = word.text.islower() and word.text.endswith(("e", "en", "er", "es", "em"))
        return bent and bool(self.keys(at)) and word.text not in RELATIONS

    def leading(self, first: int, last: int) -> tuple[str, bool]:
        """The relation that leads to a name, and whether by a verb: "her brother is Tom"."""
        said = False
        for i in range(first - 1, max(-1, first - 8), -1):
            word = self.words[i]
            if word.text.lower() in RELATIONS:
                genitive = i == first - 1 and bool(_RUSSIAN_OF.search(self.words[last].text))
                return ("", False) if genitive else (self._relation(i), said)
            said = said or word.folded in COPULAS
            owner = word.folded in POSSESSIVES or self.is_name(i)
            if not (word.folded in COPULAS or word.folded in LINKS or (said and owner)):
                break
        return "", False

    def following(self, at: int) -> str:
        """The relation a name is said to stand in, as in "Paris is the capital"."""
        link = self.at(at)
        if link is None or link.folded not in COPULAS:
            return ""
        for i in range(at + 2, min(at + 4, len(self.words))):
            if self.words[i].text.lower() in RELATIONS:
                return self._relation(i)
            if self.words[i].folded not in LINKS:
                break
        return ""

    def _relation(self, at: int) -> str:
        return token_terms(self.words[at].text, "word", self._language)[0]

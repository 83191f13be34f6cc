"""The words of a clause with their context: which are names, and which words come before them."""

from __future__ import annotations

from collections.abc import Callable

from foxreader.language import sentence_words
from foxreader.language.lexicon import words_for
from foxreader.language.names import before_nouns, tells_whose, titles
from foxreader.language.sentence_words import Word, topic_stems
from foxreader.language.stop_words import with_english
from foxreader.language.tokenize import token_terms

IsName = Callable[[str], bool]


class Clause:
    """The words of a text in order. ``is_name(stem)``: the book always capitalises the word."""

    def __init__(self, text: str, language: str, is_name: IsName) -> None:
        self.words = list(sentence_words.words(text, language))
        self._language = language
        self._named = is_name
        self._stop = with_english(language)
        self._titles = titles(language)
        self._words = words_for(language).statements
        self._adjectives = words_for(language).names.adjective_endings
        self._before_nouns = before_nouns(language)

    def keys(self, at: int) -> list[str]:
        """The stems of the word at an index, without stop words."""
        return topic_stems(self.words[at], self._language, self._stop)

    def at(self, at: int) -> Word | None:
        """The word at an index, None outside the clause."""
        return self.words[at] if 0 <= at < len(self.words) else None

    def is_name(self, at: int) -> bool:
        """Whether a word is capitalised and no title, stop word or German noun."""
        word = self.words[at]
        if word.kind != "word" or not word.text[0].isupper() or self._titles.has(word.text):
            return False
        keys = self.keys(at)
        before = self.at(at - 1)
        if not keys or (self._before_nouns and before and self._before_noun(at - 1)):
            return False
        return before is not None or self._named(keys[0])

    def _before_noun(self, at: int) -> bool:
        """Whether a capitalised noun may follow the word: an article, an adjective, a number."""
        word = self.words[at]
        if word.kind == "number" or word.folded in self._before_nouns:
            return True
        bent = word.text.islower() and word.text.endswith(self._adjectives)
        return bent and bool(self.keys(at)) and word.text not in self._words.relations

    def leading(self, first: int, last: int) -> tuple[str, bool]:
        """The relation word before a name ("her brother is Tom"), and whether a verb is between
        them."""
        said = False
        for i in range(first - 1, max(-1, first - 8), -1):
            word = self.words[i]
            if word.text.lower() in self._words.relations:
                genitive = i == first - 1 and tells_whose(self.words[last].text, self._language)
                return ("", False) if genitive else (self._relation(i), said)
            said = said or word.folded in self._words.copulas
            owner = word.folded in self._words.name_owners or self.is_name(i)
            if not (
                word.folded in self._words.copulas
                or word.folded in self._words.name_links
                or (said and owner)
            ):
                break
        return "", False

    def following(self, at: int) -> str:
        """The relation word after a name, as in "Paris is the capital"."""
        link = self.at(at)
        if link is None or link.folded not in self._words.copulas:
            return ""
        for i in range(at + 2, min(at + 4, len(self.words))):
            if self.words[i].text.lower() in self._words.relations:
                return self._relation(i)
            if self.words[i].folded not in self._words.name_links:
                break
        return ""

    def _relation(self, at: int) -> str:
        return token_terms(self.words[at].text, "word", self._language)[0]

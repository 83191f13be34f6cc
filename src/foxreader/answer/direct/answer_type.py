"""Whether a sentence has the kind of thing a question asks for: a time, a number, a name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from foxreader.answer.direct.definition import Word
from foxreader.core.scope import Scope
from foxreader.index.book_index import BookIndex
from foxreader.language.dates import times
from foxreader.language.detect import guess
from foxreader.language.fold import fold_sentence
from foxreader.language.lexicon import FALLBACK, every_language, language, words_for
from foxreader.language.numbers import counts_something
from foxreader.language.questions import Form
from foxreader.language.stop_words import stop_words

_CLOSE = 10
"""The most words between a time and a word of the question. Chosen, not measured."""
_DOER = 3
"""The most words between a name and the verb asked about. Chosen, not measured."""
ENDS = (".", "!", "?", "。", "！", "？", "؟", "…", ":", "：")
_OPENING = " \t\n\"'“‘«„「『(（["


class AnswerType:
    """Looks in a sentence with the question's words, ``keys``, for what the question asks.

    ``runs``: the words are of a script without spaces, so characters are compared instead.
    """

    def __init__(
        self, question: Form, keys: Sequence[str], runs: bool, index: BookIndex, scope: Scope
    ) -> None:
        self._question = question
        self._keys = keys
        self._asked = set(keys)
        self._runs = runs
        self._index = index
        self._scope = scope
        # A book may have sentences in the language of the question beside its own.
        self._languages = (index.language, guess(question.text))

    def holds(self, text: str, terms: Sequence[str], words: Sequence[Word]) -> bool:
        """Whether the sentence has the kind of thing asked for, besides the question's words."""
        kind = self._question.kind
        folded = fold_sentence(text)
        several = len(self._keys) >= 2
        if kind == "when":
            return several and self._timed(folded, words)
        if kind == "count":
            return several and self._counts(folded, words)
        if kind == "where":
            return self._places(folded, words)
        if kind == "explain":
            return len(self._keys) >= 3 and bool(_causes(*self._languages).search(folded))
        if kind in ("who", "who_is"):
            return several and (self._runs or self._doer(text, words))
        return len(self._keys) >= 3 and sum(key not in self._asked for key in terms) >= 2

    def _timed(self, folded: str, words: Sequence[Word]) -> bool:
        """Whether a time is close to the words of the question."""
        if self._runs:
            return bool(times(*self._languages).search(folded))
        held = [at for at, word in enumerate(words) if self._has(word)]
        wanted = times(*self._languages)
        found = [at for at, word in enumerate(words) if wanted.fullmatch(word.folded)]
        return any(
            abs(a - b) <= _CLOSE for a in held for b in found if words[b].folded not in self._asked
        )

    def _counts(self, folded: str, words: Sequence[Word]) -> bool:
        """Whether the sentence has a number that the question does not have."""
        if self._runs:
            return bool(counts_something(*self._languages).search(folded))
        numbers = [
            at
            for at, word in enumerate(words)
            if counts_something(*self._languages).match(word.folded) and not self._has(word)
        ]
        if not self._question.counts:
            return bool(numbers)
        counted = self._keys[0]
        return any(counted in w.keys for at in numbers for w in words[at + 1 : at + 4])

    def _places(self, folded: str, words: Sequence[Word]) -> bool:
        """Whether a word of place closely follows a word of the question."""
        if self._runs:
            return bool(_places_of_runs().search(folded)) and len(self._keys) >= 2
        places = language(self._index.language).words.places or language(FALLBACK).words.places
        copulas = words_for(*self._languages).statements.copulas
        for at, word in enumerate(words[:-1]):
            if not self._has(word):
                continue
            after = [w.folded for w in words[at + 1 : at + 3]]
            linked = len(after) > 1 and after[0] in copulas and after[1] in places
            # The verb asked about is the last word of the question: "where do they stand".
            done = len(self._asked) > 1 and self._keys[-1] in word.keys and after[0] in places
            if linked or (done and not any(map(self._has, words[at + 2 : at + 5]))):
                return True
        return False

    def _doer(self, text: str, words: Sequence[Word]) -> bool:
        """Whether a name that is not in the question is close to its verb: before it, or after it
        in a sentence with a word for the agent ("by")."""
        own = language(self._index.language).names.noun_endings
        endings = own or language(FALLBACK).names.noun_endings
        deeds = [
            at
            for at, word in enumerate(words)
            if self._keys[0] in word.keys and not word.folded.endswith(endings)
        ]
        names = [
            at
            for at, word in enumerate(words)
            if not self._has(word)
            and not word.folded.endswith("'s")
            and self._named(text, word, at + 1 in deeds)
        ]
        before = any(0 < deed - at <= _DOER for deed in deeds for at in names)
        after = any(0 < at - deed <= _DOER for deed in deeds for at in names)
        return before or (
            after and any(word.folded in words_for(*self._languages).words.agents for word in words)
        )

    def _named(self, text: str, word: Word, does: bool) -> bool:
        """Whether a word is a name, judged by its capital letter.

        The first word of a sentence always has a capital, so it counts as a name only if the verb
        follows at once: "Stubb killed a whale", but not "Wait a little".
        """
        if any(self._index.is_name(key, self._scope) for key in word.keys):
            return True
        stop = stop_words(self._index.language)
        ahead = text[: word.token.start].rstrip(_OPENING)
        opens = not ahead or ahead.endswith(ENDS)
        large = word.token.text[0].isupper() and word.folded not in stop
        return large and (does or not opens)

    def _has(self, word: Word) -> bool:
        return not self._asked.isdisjoint(word.keys)


@cache
def _causes(*languages: str) -> re.Pattern[str]:
    return re.compile(words_for(*languages).statements.causes or "(?!)")


@cache
def _places_of_runs() -> re.Pattern[str]:
    return re.compile(every_language().statements.runs_place)

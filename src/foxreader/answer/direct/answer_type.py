"""Whether a sentence has the kind of thing a question asks for: a time, a number, a name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from functools import cache
from itertools import pairwise

from foxreader.answer.direct.relations import SentenceWord
from foxreader.core.scope import Scope
from foxreader.index.book_index import BookIndex
from foxreader.language.back_reference import asks_a_cause
from foxreader.language.detect import asked_in
from foxreader.language.lexicon import FALLBACK, every_language, language, stop_words, words_for
from foxreader.language.numbers import counts_something, times
from foxreader.language.questions import (
    Form,
    Kind,
    asking_an_age,
    asks_an_origin,
)
from foxreader.language.script import fold, fold_sentence
from foxreader.language.tokenize import token_terms, tokens

_CLOSE = 10
"""The most words between a time and a word of the question. Chosen, not measured."""
_NEAR = 3
"""The most words from a preposition of place to the place. Chosen, not measured."""
_OF_SOMEBODY = 2
"""The most words of a question for somebody's age alone, where nouns look like names. Chosen."""
_CIRCUMSTANCES: tuple[Kind, ...] = ("when", "where", "count")
_DOER = 3
"""The most words between a name and the verb asked about. Chosen, not measured."""
_APART = re.compile(r"[;—…]|[:.!?](?=\s)|[”»“«][^”»“«]*$|\"")
"""What is between two clauses, or between what is said and what is told."""
ENDS = (".", "!", "?", "。", "！", "？", "؟", "…", ":", "：")
_OPENING = " \t\n\"'“‘«„「『(（["


class AnswerType:
    """Looks in a sentence with the question's terms, ``keys``, for what the question asks.
    ``words`` are all words of the question, ``names`` those of its terms that are of names.

    ``runs``: the words are of a script without spaces, so characters are compared instead.
    """

    def __init__(
        self,
        question: Form,
        words: Sequence[SentenceWord],
        keys: Sequence[str],
        names: Set[str],
        runs: bool,
        index: BookIndex,
        scope: Scope,
    ) -> None:
        self._question = question
        self._question_words = words
        self._keys = keys
        self._asked = set(keys)
        self._names = names
        self._runs = runs
        self._index = index
        self._scope = scope
        others = self._asked - names if names else keys[_OF_SOMEBODY:]
        self.aged = bool(asking_an_age(question.text)) and not others
        few = bool(names) or len(keys) <= _OF_SOMEBODY
        self.sought = self.aged or (few and asks_an_origin(question.text))
        # A book may have sentences in the language of the question beside its own.
        self._languages = (index.language, asked_in(question.text))

    def holds(self, text: str, terms: Sequence[str], words: Sequence[SentenceWord]) -> bool:
        """Whether the sentence has the kind of thing asked for, besides the question's words."""
        kind = self._question.kind
        folded = fold_sentence(text)
        several = len(self._keys) >= 2
        if kind == "when":
            return several and self._timed(text, words)
        if kind == "count" and self.aged:
            return self.tells(text)
        if kind == "count":
            return several and self._counts(text, words)
        if kind == "where":
            return self._places(text, words)
        if kind == "explain":
            return len(self._keys) >= 3 and bool(_causes(*self._languages).search(folded))
        if kind in ("who", "who_is"):
            return several and (self._runs or self._doer(text, words))
        fresh = sum(key not in self._asked for key in terms) >= 2
        return len(self._keys) >= 3 and fresh

    @property
    def is_circumstance(self) -> bool:
        """Whether the question asks for a time, a place or a number, not for who or what."""
        return self._question.kind in _CIRCUMSTANCES

    def _is_number(self, word: SentenceWord) -> bool:
        return bool(counts_something(*self._languages).match(word.folded)) and not self._has(word)

    def _place_words(self) -> frozenset[str]:
        """The prepositions of place of the book's language."""
        return language(self._index.language).words.places or language(FALLBACK).words.places

    def _follows(self, words: Sequence[SentenceWord], at: int) -> bool:
        """Whether a content word that the question does not have follows the word ``at``."""
        stop = stop_words(self._index.language)
        after = words[at + 1 : at + 1 + _NEAR]
        return any(not self._has(word) and word.folded not in stop for word in after)

    def _timed(self, text: str, words: Sequence[SentenceWord]) -> bool:
        """Whether a time is close to the words of the question."""
        if self._runs:
            return bool(times(*self._languages).search(fold_sentence(text)))
        held = [at for at, word in enumerate(words) if self._has(word)]
        # What was done then is said of a name asked about: not "Marn left, and Torold sailed".
        done = [at for at in held if self._names.isdisjoint(words[at].keys)] or held
        held = [at for at in done if self._is_theirs(text, words, at)]
        wanted = times(*self._languages)
        found = [at for at, word in enumerate(words) if wanted.fullmatch(word.folded)]
        return any(
            abs(a - b) <= _CLOSE and not self._apart(text, words, a, b)
            for a in held
            for b in found
            if words[b].folded not in self._asked
        )

    def _counts(self, text: str, words: Sequence[SentenceWord]) -> bool:
        """Whether the sentence has a number that the question does not have."""
        if self._runs:
            return bool(counts_something(*self._languages).search(fold_sentence(text)))
        numbers = [at for at, word in enumerate(words) if self._is_number(word)]
        if not self._question.counts:
            return any(self._is_theirs(text, words, at) for at in numbers)
        counted = self._keys[0]
        return any(counted in w.keys for at in numbers for w in words[at + 1 : at + 4])

    def told_of(self, text: str) -> list[int]:
        """Where a text says how old anybody is, or where from, whichever is asked."""
        folded = fold_sentence(text)
        folded = folded if len(folded) == len(text) else text.lower()
        wanted = _ages(*self._languages) if self.aged else _origins(*self._languages)
        return [match.start() for match in wanted.finditer(folded)]

    def tells(self, text: str) -> bool:
        """Whether a text says so of a name of the question, where it has one."""
        found = self.told_of(text)
        if not found or self._runs:
            return bool(found)
        words = [
            SentenceWord(token_terms(t.text, t.kind, self._index.language), fold(t.text), t)
            for t in tokens(text)
        ]
        places = (
            next(
                (
                    n
                    for n, word in enumerate(words)
                    if word.token.start >= at and (not self.aged or self._is_number(word))
                ),
                -1,
            )
            for at in found
        )
        asked = self._names or self._asked
        held = any(not asked.isdisjoint(word.keys) for word in words)
        return held and any(n >= 0 and self._is_theirs(text, words, n) for n in places)

    def _places(self, text: str, words: Sequence[SentenceWord]) -> bool:
        """Whether a word of place closely follows a word of the question."""
        if self._runs:
            return bool(_places_of_runs().search(fold_sentence(text))) and len(self._keys) >= 2
        places = self._place_words()
        copulas = words_for(*self._languages).statements.copulas
        for at, word in enumerate(words[:-1]):
            if not self._has(word) or not self._is_theirs(text, words, at):
                continue
            after = [w.folded for w in words[at + 1 : at + 3]]
            linked = len(after) > 1 and after[0] in copulas and after[1] in places
            # The verb asked about is the last word of the question: "where do they stand".
            done = len(self._asked) > 1 and self._keys[-1] in word.keys and after[0] in places
            # "Behind him" is no place, and neither is one that the question has.
            if linked and self._follows(words, at + 2):
                return True
            if done and self._follows(words, at + 1):
                return not any(map(self._has, words[at + 2 : at + 5]))
        return False

    def _is_theirs(self, text: str, words: Sequence[SentenceWord], at: int) -> bool:
        """Whether the word ``at`` is said of a name of the question, where it has one: in the same
        clause, with no other name between them and none right after it that it belongs to, as in
        "before Natasha had sung, fourteen-year-old Petya"."""
        own = [n for n, word in enumerate(words) if not self._names.isdisjoint(word.keys)]
        if not own or at in own:
            return True
        nearest = min(own, key=lambda n: abs(n - at))
        if self._apart(text, words, nearest, at):
            return False
        if language(self._index.language).nouns_capitalised:
            return True
        others = set(range(min(nearest, at) + 1, max(nearest, at))) - set(own)
        if self._is_number(words[at]):
            others |= set(self._of_number(text, words, at)) - set(own)
        return not any(self._names_another(text, words, n, set(own)) for n in others)

    def _apart(self, text: str, words: Sequence[SentenceWord], one: int, other: int) -> bool:
        """Whether two words are in different clauses."""
        first, last = sorted((one, other))
        return bool(_APART.search(text[words[first].token.end : words[last].token.start]))

    def _of_number(self, text: str, words: Sequence[SentenceWord], at: int) -> Iterator[int]:
        """The words right after a number, up to a small one or a mark: fourteen-year-old Petya."""
        stop = stop_words(self._index.language)
        for before, after in pairwise(range(at, len(words))):
            between = text[words[before].token.end : words[after].token.start].strip(" -\u00a0")
            if between or words[after].folded in stop:
                return
            yield after

    def _names_another(
        self, text: str, words: Sequence[SentenceWord], at: int, own: Set[int]
    ) -> bool:
        """Whether the word ``at`` is a name, no other part of one of those at ``own``, and not led
        by a preposition: "at the Battle of …"."""
        if not own.isdisjoint((at - 1, at + 1)) and words[at].token.text[0].isupper():
            return False
        small = words_for(*self._languages).words
        ahead = (w.folded for w in reversed(words[:at]) if w.folded not in small.definite)
        if next(ahead, "") in small.places | small.governors:
            return False
        timed = times(*self._languages).fullmatch(words[at].folded)
        return not timed and self._named(text, words[at], False)

    def _doer(self, text: str, words: Sequence[SentenceWord]) -> bool:
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

    def _named(self, text: str, word: SentenceWord, does: bool) -> bool:
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

    def _has(self, word: SentenceWord) -> bool:
        return not self._asked.isdisjoint(word.keys)


def tells_of(question: str, text: str, *languages: str) -> bool:
    """Whether a text tells a cause or an age, if a question is for one."""
    folded = fold_sentence(text)
    if asking_an_age(question):
        return bool(_ages(*languages).search(folded))
    return asks_a_cause(question) and bool(_causes(*languages).search(folded))


@cache
def _causes(*languages: str) -> re.Pattern[str]:
    return re.compile(words_for(*languages).statements.causes or "(?!)")


@cache
def _ages(*languages: str) -> re.Pattern[str]:
    one = words_for(*languages).statements.ages or "(?!)"
    return re.compile(one.replace("#", rf"(?:{counts_something(*languages).pattern})"))


@cache
def _origins(*languages: str) -> re.Pattern[str]:
    return re.compile(words_for(*languages).statements.origins or "(?!)")


@cache
def _places_of_runs() -> re.Pattern[str]:
    return re.compile(every_language().statements.runs_place)

"""D2: whether a sentence of the book states, in so many words, what a question asks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from foxreader.core.span import Span
from foxreader.index.language import folded as folded_lists
from foxreader.index.store import Index
from foxreader.index.words import characters, fold, terms, token_terms, tokens
from foxreader.retrieval import cues
from foxreader.retrieval.define import Word, defines, defines_run
from foxreader.retrieval.question import Question, asks_attribute
from foxreader.retrieval.search import Found, Hit

_MUCH = 0.8
"""The share of a long question's words a sentence must hold to be read as its answer."""
_LONG_QUESTION = 6
_MOST_PAIRS = 0.65
_WINDOW = 24
"""The words of an answer stand no further apart than this many."""
_CLOSE = 10
_DOER = 3
_NARROW = 9
_STANDING = 0.35
_SHORT = 60
_SHORT_HEADING = 40
_BARE = 90
_LEADERS = ". . ."
_ENDS = (".", "!", "?", "。", "！", "？", "؟", "…", ":", "：")
_CLOSERS = "\"'”’」』)）»] "
_ASIDE = re.compile(r"\b(?:said|replied|asked|cried|added|thought|remarked|answered|exclaimed)\b")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A unit of the book read for an answer; ``score`` tells how much it is on the topic."""

    span: Span
    text: str
    terms: tuple[str, ...]
    score: float


class Statements:
    """Reads sentences against one question."""

    def __init__(self, question: Question, found: Found, index: Index) -> None:
        self._question = question
        self._found = found
        self._index = index
        self._keys = list(dict.fromkeys(t.key for t in found.query.terms))
        # A name or number of the question is never passed over.
        self._fixed = {t.key for t in found.query.terms if t.kind in ("name", "number")}
        self._runs = any(t.kind == "run" for t in found.query.terms)
        self._singles = any(t.single for t in found.query.terms)
        self._subject = self._subject_keys()

    def read(self, hits: Sequence[Hit]) -> list[Sentence]:
        """The sentences of ``hits`` that hold anything of the question."""
        wanted = set(self._keys)
        found = []
        for rank, hit in enumerate(hits):
            for unit in hit.units:
                text = self._index.book.text_at(unit)
                held = tuple(terms(text, self._index.language))
                if self._singles:
                    held += tuple(characters(text))
                if not wanted.isdisjoint(held):
                    found.append(Sentence(unit, text, held, self._score(text, held, rank)))
        return found

    def states(self, sentence: Sentence) -> float:
        """How clearly ``sentence`` states the answer; 0 where it does not."""
        text = sentence.text.rstrip(_CLOSERS)
        if _heading_like(sentence.text) or text.endswith(("?", "？", "؟")):
            return 0.0
        asked = self._question
        if asked.kind in ("define", "who_is") and not asks_attribute(asked):
            if self._runs or self._index.language in ("zh", "ja"):
                return defines_run(sentence.text, asked.subject)
            if not set(self._subject) <= set(sentence.terms):
                return 0.0
            return defines(sentence.text, self._words(sentence), self._subject, asked)
        held = set(self._keys) & set(sentence.terms)
        if not self._fixed <= held or self._denies(sentence.text) != self._denies(asked.text):
            return 0.0
        if len(held) < self._needed() * len(self._keys) or not self._near(sentence, held):
            return 0.0
        return sentence.score if self._has_answer(sentence) else 0.0

    def _score(self, text: str, held: Sequence[str], rank: int) -> float:
        rarity = self._found.postings.rarity
        whole = sum(map(rarity, self._keys)) or 1.0
        share = sum(rarity(key) for key in self._keys if key in held) / whole
        return _fullness(text, len(held)) * (share + _STANDING / (1 + 0.3 * rank))

    def _subject_keys(self) -> list[str]:
        keys = set(self._keys)
        found = terms(self._question.subject, self._index.language)
        return [key for key in found if key in keys]

    def _words(self, sentence: Sentence) -> list[Word]:
        language = self._index.language
        return [
            Word(token_terms(t.text, t.kind, language), fold(t.text).replace("’", "'"), t)
            for t in tokens(sentence.text)
        ]

    def _denies(self, text: str) -> bool:
        """Whether a text says that something is not so."""
        return any(fold(t.text).replace("’", "'") in cues.DENIALS for t in tokens(text))

    def _needed(self) -> float:
        """The share of the question's words that a sentence which answers it must hold."""
        if self._runs:
            # Pairs of characters also stand for the seams between words.
            return _MOST_PAIRS
        return _MUCH if len(self._keys) >= _LONG_QUESTION else 1.0

    def _near(self, sentence: Sentence, held: set[str]) -> bool:
        """Whether the words of the question that the sentence holds stand together in it."""
        places = [at for at, key in enumerate(sentence.terms) if key in held]
        window = max(_WINDOW, 3 * len(held)) if self._runs or len(held) > 2 else _NARROW
        return any(held <= set(sentence.terms[at : at + window]) for at in places)

    def _has_answer(self, sentence: Sentence) -> bool:
        """Whether the sentence has, beside the question's words, what kind of thing is asked."""
        kind = self._question.kind
        folded = fold(sentence.text).replace("’", "'")
        several = len(self._keys) >= 2
        if kind == "when":
            return several and self._timed(sentence, folded)
        if kind == "count":
            return several and self._counts(sentence)
        if kind == "where":
            return self._places(sentence)
        if kind == "explain":
            return len(self._keys) >= 3 and bool(cues.CAUSES.search(folded))
        if kind in ("who", "who_is"):
            return several and (self._runs or self._doer(sentence))
        return len(self._keys) >= 3 and self._new_words(sentence) >= 2

    def _timed(self, sentence: Sentence, folded: str) -> bool:
        """Whether a time stands close to the words of the question."""
        if self._runs:
            return bool(cues.TIMES.search(folded))
        words = self._words(sentence)
        asked = set(self._keys)
        held = [at for at, word in enumerate(words) if not asked.isdisjoint(word.keys)]
        times = [at for at, word in enumerate(words) if cues.TIMES.fullmatch(word.folded)]
        return any(
            abs(a - b) <= _CLOSE for a in held for b in times if words[b].folded not in asked
        )

    def _counts(self, sentence: Sentence) -> bool:
        """Whether a number that the question does not have stands in the sentence."""
        if self._runs:
            return bool(cues.NUMBERS.search(fold(sentence.text)))
        asked = set(self._keys)
        words = self._words(sentence)
        numbers = [
            at
            for at, word in enumerate(words)
            if cues.NUMBERS.match(word.folded) and asked.isdisjoint(word.keys)
        ]
        if not self._question.counts:
            return bool(numbers)
        counted = self._keys[0]
        return any(counted in w.keys for at in numbers for w in words[at + 1 : at + 4])

    def _places(self, sentence: Sentence) -> bool:
        """Whether a word of place follows close upon a word of the question."""
        if self._runs:
            return bool(cues.RUN_PLACES.search(fold(sentence.text))) and len(self._keys) >= 2
        asked = set(self._keys)
        places = cues.PLACES.get(self._index.language, cues.PLACES["en"])
        words = self._words(sentence)
        for at, word in enumerate(words[:-1]):
            if asked.isdisjoint(word.keys):
                continue
            after = [w.folded for w in words[at + 1 : at + 3]]
            linked = len(after) > 1 and after[0] in cues.COPULAS and after[1] in places
            # What is asked of a thing's doing or state stands last: "where do they stand".
            done = len(asked) > 1 and self._keys[-1] in word.keys and after[0] in places
            beyond = {key for w in words[at + 2 : at + 5] for key in w.keys}
            if linked or (done and asked.isdisjoint(beyond)):
                return True
        return False

    def _new_words(self, sentence: Sentence) -> int:
        asked = set(self._keys)
        return sum(key not in asked for key in sentence.terms)

    def _doer(self, sentence: Sentence) -> bool:
        """Whether a name the question lacks stands before its first word, or after "by"."""
        asked = set(self._keys)
        words = self._words(sentence)
        names = [
            at
            for at, word in enumerate(words)
            if asked.isdisjoint(word.keys) and self._named(word) and not word.folded.endswith("'s")
        ]
        deeds = [
            at
            for at, word in enumerate(words)
            if self._keys[0] in word.keys and not word.folded.endswith(cues.NOUN_ENDINGS)
        ]
        before = any(0 < deed - at <= _DOER for deed in deeds for at in names)
        after = any(0 < at - deed <= _DOER for deed in deeds for at in names)
        return before or (after and any(word.folded in cues.BY for word in words))

    def _named(self, word: Word) -> bool:
        """Whether a word is a name, as far as capitals can tell."""
        if any(map(self._index.is_name, word.keys)):
            return True
        stop = folded_lists().get(self._index.language, frozenset())
        return word.token.text[0].isupper() and word.folded not in stop


def _fullness(text: str, words: int) -> float:
    """How much a sentence is worth showing: neither a scrap nor a page, nor "said he"."""
    if _heading_like(text) or _LEADERS in text:
        return 0.4
    open_ended = len(text) < _BARE and not text.rstrip(_CLOSERS).endswith(_ENDS)
    short = 0.7 if text.isascii() and len(text) < _SHORT else 1.0
    aside = 0.8 if len(text) < 2 * _SHORT and _ASIDE.search(text) else 1.0
    return short * aside * (0.5 if open_ended else 1.0) / (1 + log(1 + max(0, words - 40) / 40))


def _heading_like(text: str) -> bool:
    """Whether a text is too short and too bare to be a sentence, or all in capitals."""
    if text.isupper() and all(letter.isupper() for letter in text if letter.isalpha()):
        return True
    return len(text) < _SHORT_HEADING and not text.rstrip(_CLOSERS).endswith(_ENDS)

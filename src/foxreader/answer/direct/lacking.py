"""What a sentence lacks of a question, and what stands in its place.

A question that no sentence answers is often one about a sentence with something changed: another
number ("21 problems" asked as 25), the opposite ("normal" as "abnormal"), a word more. Where a word
is only in another form, the sentence may still answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from foxreader.answer.checks.likeness import is_kin, synonyms
from foxreader.answer.direct.definition import Word
from foxreader.language.lexicon import language
from foxreader.language.numbers import counts_something, times
from foxreader.language.questions import Form
from foxreader.language.stop_words import stop_words

_FAR = 20
"""Words: an answer that is further from the question's words counts as this far. Chosen, not
measured."""
_LEAST_STEM = 3
"""The fewest letters of a word after a prefix such as "un". Chosen, not measured."""


@dataclass(frozen=True)
class Lacking:
    """A question (``asked``) and a sentence (``said``) of the language ``code``, word by word.

    ``keys`` are the terms of the question, ``around`` those that the sentence or its neighbours
    have, ``form`` is that of the question.
    """

    asked: Sequence[Word]
    said: Sequence[Word]
    keys: frozenset[str]
    around: Set[str]
    form: Form
    code: str

    def signs(self) -> Mapping[str, float]:
        """The signs by name.

        ``lacked`` is the share of the question's terms that the sentence lacks; of these ``kin``
        counts those it has in another form or by a synonym, ``nowhere`` the others that its
        neighbours lack too. ``pairs`` is the share of the question's pairs of neighbouring words,
        small ones too, that the sentence has.
        """
        kin = frozenset(filter(self._has_kin, self._lacked))
        ours = list(pairwise(word.folded for word in self.asked))
        theirs = set(pairwise(word.folded for word in self.said))
        return {
            "lacked": len(self._lacked) / max(1, len(self.keys)),
            "kin": float(len(kin)),
            "nowhere": float(len(self._lacked - kin - self.around)),
            "pairs": sum(pair in theirs for pair in ours) / max(1, len(ours)),
            "other_number": float(self._has_other_number()),
            "made_opposite": float(self._makes_opposite()),
            "answer_far": self._answer_far() / _FAR,
        }

    @cached_property
    def _lacked(self) -> frozenset[str]:
        return self.keys - _keys(self.said)

    @cached_property
    def _new(self) -> Mapping[int, Word]:
        """The content words of the sentence that the question does not have, by index."""
        stop, ours = stop_words(self.code), _keys(self.asked)
        return {
            at: word
            for at, word in enumerate(self.said)
            if word.folded not in stop and ours.isdisjoint(word.keys)
        }

    @cached_property
    def _fresh(self) -> frozenset[str]:
        return _keys(self._new.values())

    def _has_kin(self, key: str) -> bool:
        same = synonyms(self.code).get(key, frozenset())
        return not self._fresh.isdisjoint(same) or is_kin(key, self._fresh, self.code)

    def _has_other_number(self) -> bool:
        """Whether the sentence has a number, but not one of the question's."""
        lacked = any(
            self._is_number(word) for word in self.asked if not self._lacked.isdisjoint(word.keys)
        )
        return lacked and any(map(self._is_number, self._new.values()))

    def _is_number(self, word: Word) -> bool:
        return bool(counts_something(self.code).match(word.folded))

    def _makes_opposite(self) -> bool:
        """Whether a word that the sentence lacks is one of its new words with an "un" or "in"
        before it, or the other way round."""
        ours, theirs = self._lacked, self._fresh
        return any(
            is_kin(word.removeprefix(prefix), others, self.code)
            for words, others in ((ours, theirs), (theirs, ours))
            for word in words
            for prefix in language(self.code).meaning.undoing
            if word.startswith(prefix) and len(word) - len(prefix) >= _LEAST_STEM
        )

    def _answer_far(self) -> int:
        """How many words the time or number asked for is from the question's words; ``_FAR``
        without one, 0 where another kind of thing is asked for."""
        if self.form.kind != "when" and not self.form.counts:
            return 0
        held = [at for at, word in enumerate(self.said) if not self.keys.isdisjoint(word.keys)]
        found = [at for at, word in self._new.items() if self._is_asked(word)]
        return min((_FAR, *(abs(one - other) for one in held for other in found)))

    def _is_asked(self, word: Word) -> bool:
        is_time = self.form.kind == "when" and times(self.code).match(word.folded)
        return bool(is_time) or self._is_number(word)


def _keys(words: Iterable[Word]) -> frozenset[str]:
    return frozenset(key for word in words for key in word.keys)

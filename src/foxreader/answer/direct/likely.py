"""Which sentence most likely answers a question, if one does: a rule on the words alone.

Each sign below is a number, mostly 0 to 1, that a sentence has. Their weighted sum is compared
with a threshold. docs/benchmarks.md has how the weights were fitted, and what the rule does on
questions that they were not fitted on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log

from foxreader.answer.checks.meaning.reading import opposites
from foxreader.answer.direct import agreement
from foxreader.answer.direct.definition import Word
from foxreader.answer.direct.lacking import Lacking
from foxreader.answer.direct.statement import ASKING, CLOSERS, Sentence, Statements
from foxreader.language.tokenize import terms
from foxreader.retrieval.question.question import Question, Term

_READ = 8
"""How many of the sentences with the highest scores are compared: the gold sentence was among them
for 95 % of the SQuAD 2 questions that have one."""
_LEAST = 0.78
"""The least weighted sum of a sentence that is shown as the likely answer: chosen on the half that
the weights were fitted on."""
_LEAST_IN_RUNS = -0.9
"""The same where the question has text without spaces, whose pairs of characters a sentence rarely
has all: chosen on half of the Chinese questions of XQuAD, with and without their answer."""
_WEIGHTS: Mapping[str, float] = {
    "lacked": -1.68,
    "kin": 0.32,
    "nowhere": -0.11,
    "absences": 0.42,
    "no_name": -0.41,
    "other_number": -0.85,
    "denies": -1.04,
    "opposite": -0.87,
    "undone": -1.29,
    "made_opposite": -0.52,
    "answer_far": -1.22,
    "pairs": -1.55,
    "pairs_among": 0.8,
    "margin": 0.88,
    "rank": 0.94,
}
"""What each sign adds to the sum; the methods below and :mod:`lacking` say what each is."""


@dataclass(frozen=True, slots=True)
class _Read:
    """A sentence with the terms of the question that it has, and those that it or its neighbours
    have."""

    sentence: Sentence
    held: frozenset[str]
    around: frozenset[str]


class Likely:
    """Looks for the sentence that most likely answers ``question``."""

    def __init__(self, question: Question, statements: Statements) -> None:
        self._question = question
        self._statements = statements

    def best(self, sentences: Sequence[Sentence]) -> Sentence | None:
        """The sentence that most likely answers the question; None if none is likely to."""
        if self._question.form.compares:
            return None
        # A question of the book's is no answer.
        read = [(s, signs) for s, signs in self.signs(sentences) if not signs["asks"]]
        values = [(self._value(signs), s) for s, signs in read]
        value, sentence = max(values, key=lambda pair: pair[0], default=(0.0, None))
        runs = any(term.kind == "unspaced" for term in self._terms)
        return sentence if value >= (_LEAST_IN_RUNS if runs else _LEAST) else None

    def signs(self, sentences: Sequence[Sentence]) -> list[tuple[Sentence, dict[str, float]]]:
        """The best of ``sentences``, each with its signs by name."""
        ranked = sorted(sentences, key=lambda s: (-s.score, s.span))
        distinct = list({s.terms: s for s in reversed(ranked)}.values())[::-1][:_READ]
        read = [self._read(sentence) for sentence in distinct]
        shares = [self._statements.share(one.held) for one in read]
        found = []
        for at, one in enumerate(read):
            others = max((share for n, share in enumerate(shares) if n != at), default=0.0)
            signs = self._signs(one) | {"margin": shares[at] - others}
            # Among many sentences some have most of the words by chance, few have them in a row.
            signs["pairs_among"] = log(len(sentences)) * signs["pairs"]
            found.append((one.sentence, signs))
        return found

    def _value(self, signs: Mapping[str, float]) -> float:
        return sum(weight * signs[name] for name, weight in _WEIGHTS.items())

    def _read(self, sentence: Sentence) -> _Read:
        statements, index = self._statements, self._statements.index
        beside = statements.beside(sentence.span, self._question.scope)
        around = terms(" ".join(map(index.book.text_at, beside)), index.language)
        held = statements.held(sentence)
        return _Read(sentence, held, held | (statements.keys & frozenset(around)))

    def _signs(self, one: _Read) -> dict[str, float]:
        """The signs of a sentence by itself.

        ``absences`` counts the question's words that the book lacks, ``no_name`` is whether a name
        or number of the question is missing here and beside it, ``rank`` the place of its passage.
        """
        statements, keys = self._statements, self._statements.keys
        said = statements.words(one.sentence.text)
        form, code = self._question.form, statements.index.language
        return {
            "absences": float(len({t.place for t in self._terms if t.key in self._absent})),
            "no_name": float(not statements.fixed <= one.around),
            "rank": 1 / (1 + one.sentence.rank),
            **self._word_signs(one, said),
            **Lacking(self._words, said, keys, one.around, form, code).signs(),
        }

    def _word_signs(self, one: _Read, said: Sequence[Word]) -> dict[str, float]:
        """Whether the sentence says the same of the words it shares with the question: it may deny
        it, have an opposite of a word, undo one by "non", or be a question."""
        statements, text = self._statements, one.sentence.text
        theirs = {key for word in said for key in word.keys}
        lacking = {key for word in self._words for key in word.keys} - theirs
        against = opposites(statements.index.language)
        signs = {
            "denies": statements.denies(text) != statements.denies(self._question.text),
            "opposite": any(not theirs.isdisjoint(against.get(key, ())) for key in lacking),
            "undone": agreement.opposed(one.held, self._words, said, statements.small.undoing),
            "asks": text.rstrip(CLOSERS).endswith(ASKING),
        }
        return {name: float(value) for name, value in signs.items()}

    @cached_property
    def _terms(self) -> Sequence[Term]:
        return [t for t in self._question.query.terms if t.key in self._statements.keys]

    @cached_property
    def _absent(self) -> frozenset[str]:
        """The terms that the book lacks. In a script without spaces only those of a run that it
        lacks as a whole: a pair of characters over the seam of two words is no word."""
        lacking = {key for key in self._statements.keys if not self._statements.known(key)}
        runs = (t for t in self._terms if t.kind == "unspaced" and t.key not in lacking)
        held = {t.place for t in runs}
        return frozenset(lacking - {t.key for t in self._terms if t.place in held})

    @cached_property
    def _words(self) -> list[Word]:
        return self._statements.words(self._question.text)

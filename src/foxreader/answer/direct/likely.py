"""Which sentence most likely answers a question, if one does: a rule on the words alone.

Each sign below is a number, mostly 0 to 1, that a sentence has. Their weighted sum is compared
with a threshold. The weights are the mean of two logistic regressions on samples of half of SQuAD 2
(each question asked of its passage) and, with a weight of 0.06, of FairytaleQA; docs/benchmarks.md
has what the rule does on the other half.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import get_args

from foxreader.answer.checks.meaning.reading import opposites
from foxreader.answer.direct import agreement, relations
from foxreader.answer.direct.definition import Word
from foxreader.answer.direct.statement import ASKING, CLOSERS, Sentence, Statements
from foxreader.language.questions import Kind
from foxreader.language.stop_words import stop_words
from foxreader.language.tokenize import terms
from foxreader.retrieval.question.query import Term
from foxreader.retrieval.question.question import Question

_READ = 8
"""How many of the sentences with the highest scores are compared: the gold sentence was among them
for 95 % of the SQuAD 2 questions that have one."""
_BASE = -2.87
"""Added to the weighted sum of each sentence."""
_LONG_RUN = 6
"""Words: a run of more counts as one of this many. Chosen, not measured."""
_LEAST = -0.3
"""The least weighted sum of a sentence that is shown as the likely answer: chosen on the half that
the weights were fitted on."""
_LEAST_IN_RUNS = -1.8
"""The same where the question has text without spaces, whose pairs of characters a sentence rarely
has all: chosen on half of the Chinese questions of XQuAD, with and without their answer."""
_MOST_ELSEWHERE = 4
"""Terms: more that the sentence lacks count as this many. Chosen, not measured."""
_WEIGHTS: Mapping[str, float] = {
    "share": 1.94,
    "near": 0.88,
    "named_kind": -0.46,
    "named_kind_held": 0.54,
    "absent": 1.02,
    "absences": 0.48,
    "elsewhere": -0.33,
    "no_name": -0.99,
    "rank": 1.04,
    "denies": -1.42,
    "opposite": -1.89,
    "turns": -0.39,
    "undone": -1.69,
    "states": 0.95,
    "replaced": -0.89,
    "run": 1.5,
    "run_share": -3.22,
    "has_kind": 0.14,
    "lacks_kind": -1.4,
    "kind_who_is": -0.54,
    "kind_explain": 0.45,
    "margin": 1.78,
}
"""What each sign adds to the sum; the methods below say what each is. A kind of question without a
weight adds nothing."""


@dataclass(frozen=True, slots=True)
class _Read:
    """A sentence with the terms of the question that it and its neighbours have."""

    sentence: Sentence
    held: frozenset[str]
    near: frozenset[str]


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
            found.append((one.sentence, signs))
        return found

    def _value(self, signs: Mapping[str, float]) -> float:
        return _BASE + sum(_WEIGHTS.get(name, 0.0) * value for name, value in signs.items())

    def _read(self, sentence: Sentence) -> _Read:
        statements, index = self._statements, self._statements.index
        beside = statements.beside(sentence.span, self._question.scope)
        around = terms(" ".join(map(index.book.text_at, beside)), index.language)
        held = statements.held(sentence)
        return _Read(sentence, held, held | (statements.keys & frozenset(around)))

    def _signs(self, one: _Read) -> dict[str, float]:
        return {**self._weight_signs(one), **self._word_signs(one), **self._kind_signs(one)}

    def _weight_signs(self, one: _Read) -> dict[str, float]:
        """How much of the question the sentence and its neighbours have.

        ``share`` is of the question's weight, ``near`` what the neighbours add, ``absent`` what the
        book lacks, also counted as ``absences``; ``named_kind`` is the noun after "which", which
        names the kind of the answer; ``elsewhere`` counts the other terms that the sentence lacks.
        """
        statements, share = self._statements, self._statements.share
        absent = self._absent
        focus = statements.wanted.focus
        asked = statements.keys - focus or statements.keys
        return {
            "share": share(one.held),
            "near": share(one.near) - share(one.held),
            "named_kind": float(bool(focus)),
            "named_kind_held": float(bool(focus & one.held)),
            "absent": share(absent),
            "absences": float(len({t.place for t in self._terms if t.key in absent})),
            "elsewhere": float(min(_MOST_ELSEWHERE, len(asked - one.held))),
            "no_name": float(not statements.fixed <= one.near),
            "rank": 1 / (1 + one.sentence.rank),
        }

    def _word_signs(self, one: _Read) -> dict[str, float]:
        """Whether the sentence says the same of the words it shares with the question.

        It may deny it, have an opposite of a word, lack a word that turns the meaning, undo one by
        "non", be a question, state the answer outright, have another word in the place of one, or
        repeat the question's words in a row.
        """
        statements, text = self._statements, one.sentence.text
        ours, theirs = self._words, statements.words(text)
        language, small = statements.index.language, statements.small
        said = {key for word in theirs for key in word.keys}
        against = opposites(language)
        lacking = (key for word in ours for key in word.keys if key not in said)
        signs = {
            "denies": statements.denies(text) != statements.denies(self._question.text),
            "opposite": any(not said.isdisjoint(against.get(key, ())) for key in lacking),
            "turns": agreement.turned(ours, theirs, small.turns),
            "undone": agreement.opposed(one.held, ours, theirs, small.undoing),
            "asks": text.rstrip(CLOSERS).endswith(ASKING),
            "states": statements.states(one.sentence) > 0,
        }
        stop = stop_words(language)
        others = {
            at
            for at, word in enumerate(theirs)
            if statements.keys.isdisjoint(word.keys) and word.folded not in stop
        }
        return {
            **{name: float(value) for name, value in signs.items()},
            "replaced": float(relations.replaced(self._question.query.terms, ours, theirs, others)),
            **_runs([word.folded for word in ours], [word.folded for word in theirs]),
        }

    def _kind_signs(self, one: _Read) -> dict[str, float]:
        """Whether the sentence has the kind of thing asked for, and some kinds of question."""
        kind, text = self._question.form.kind, one.sentence.text
        has = self._statements.wanted.seen(text, self._statements.words(text))
        return {
            "has_kind": float(has is True),
            "lacks_kind": float(has is False),
            **{f"kind_{name}": float(kind == name) for name in get_args(Kind)},
        }

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


def _runs(asked: Sequence[str], said: Sequence[str]) -> dict[str, float]:
    """The longest run of words that a question and a sentence share, by itself and as a share of
    the question: a sentence that repeats most of it is often one that the question changes."""
    longest = 0
    before = [0] * (len(said) + 1)
    for word in asked:
        row = [0] * (len(said) + 1)
        for at, other in enumerate(said):
            if word == other:
                row[at + 1] = before[at] + 1
        longest, before = max(longest, *row), row
    return {"run": min(1.0, longest / _LONG_RUN), "run_share": longest / max(1, len(asked))}

"""Which sentence most likely answers a question, if one does, and whether the book tells it at
all: rules on the words alone.

Each sign below is a number, mostly 0 to 1, that a sentence has. Their weighted sum is compared
with a threshold. docs/benchmarks.md has how the weights were fitted, and what the rule does on
questions that they were not fitted on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, pairwise
from math import log

from foxreader.answer.checks.reading import is_kin, opposites, synonyms
from foxreader.answer.direct import relations
from foxreader.answer.direct.relations import SentenceWord
from foxreader.answer.direct.statement import ASKING, CLOSERS, BookSentence, StatedAnswers
from foxreader.index.book_index import BookIndex
from foxreader.language.lexicon import common_words, language, stop_words
from foxreader.language.numbers import counts_something, times
from foxreader.language.questions import Form, asking_a_name, asks_of_events
from foxreader.language.script import fold
from foxreader.language.tokenize import terms
from foxreader.retrieval.fulltext.postings import Postings
from foxreader.retrieval.fulltext.search import Found
from foxreader.retrieval.question.question import Question, Term
from foxreader.retrieval.question.unknown_words import edits

# What a sentence lacks of the question, and what stands in its place. A question that no sentence
# answers is often one about a sentence with something changed: another number ("21 problems" asked
# as 25), the opposite ("normal" as "abnormal"), a word more. Where a word is only in another form,
# the sentence may still answer.

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

    asked: Sequence[SentenceWord]
    said: Sequence[SentenceWord]
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
    def _new(self) -> Mapping[int, SentenceWord]:
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

    def _is_number(self, word: SentenceWord) -> bool:
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

    def _is_asked(self, word: SentenceWord) -> bool:
        is_time = self.form.kind == "when" and times(self.code).match(word.folded)
        return bool(is_time) or self._is_number(word)


def _keys(words: Iterable[SentenceWord]) -> frozenset[str]:
    return frozenset(key for word in words for key in word.keys)


# Whether the book tells it at all

_BRIEF, _SHORT = 4, 6
"""The most words of a question that is refused where the book lacks one, and where it lacks a name.
Of the questions that a text answers 2 of 100 are refused for it (tales 1.7, novels 0, articles 1,
ours 0.6), of those that it does not answer 17 instead of 10 of 30 of ours, 151 instead of 134 of
153 about things of other books."""
_SPELT = 5
"""The fewest letters of a word that may be a misspelt one of the book."""
_MEASURE = 2
"""Where at last the word stands that says what is measured: "for how long"."""
_LEAST_PASSAGES = 50
"""A text with fewer passages lacks common words as well: of 150 questions that an article answers
57 were refused for such a word."""
_TIMED = 3
"""The most words of a question for a time or a number of somebody, that is refused where no passage
has them all. With this and for names as many as of a brief one, 24 instead of 17 of 30 questions of
ours that a book does not answer are refused, and 41 instead of 22 of 800 to articles that it does.
"""


def is_absent(question: Question, found: Found, index: BookIndex) -> bool:
    """Whether the book does not tell what is asked: it has nothing like one of its words, or never
    tells of them together."""
    if question.is_foreign_to(found.language) or question.form.compares:
        return False
    asking = asking_a_name(question.text)
    asked = (term for term in found.query.terms if fold(term.surface) not in asking)
    words = [list(same) for _, same in groupby(asked, key=lambda term: term.place)]
    if question.form.kind == "count" and not question.form.counts and words[:1]:
        # "Long" of "How long did he sleep?" need not be said.
        words = words[words[0][0].place <= _MEASURE :]
    whole = len(found.postings.lengths) >= _LEAST_PASSAGES
    brief = whole and len(words) <= _BRIEF and asks_of_events(question.form)
    defined = question.form.kind == "define" and len(words) == 1
    if _lacks_what_is_asked(words, found.postings, index, brief=brief, defined=defined):
        return True
    return whole and _is_apart(words, question, found)


def _lacks_what_is_asked(
    words: Sequence[Sequence[Term]], postings: Postings, index: BookIndex, *,
    brief: bool, defined: bool,
) -> bool:  # fmt: skip
    """Whether the book has nothing like a word of a ``brief`` question, or a name of a short one:
    "When did Emma travel to Paris?" is not answered by her travels. What is to be ``defined`` is
    not told of by a part of it: no product is a tensor product."""

    def lacks(term: Term) -> bool:
        here = postings.passages(term.key) or postings.forms.get(term.key)
        return not here and term.kind != "unspaced"

    lacking = [
        term
        for word in words
        for term in word
        if lacks(term) and (defined or all(map(lacks, word)))
    ]
    named = len(words) <= _SHORT and any(term.kind == "name" for term in lacking)
    asked = named or brief or defined
    return asked and any(not _is_misspelt(term, index) for term in lacking)


def _is_apart(words: Sequence[Sequence[Term]], question: Question, found: Found) -> bool:
    """Whether no passage has all words of a brief question for a name, a time or a number, or its
    rarest word beside one of its names: "What is the name of the Hatter's wife?" is not answered by
    a wife, nor by the Hatter."""
    if not 1 < len(words) <= _BRIEF or any(word[0].kind == "unspaced" for word in words):
        return False
    form, places = question.form, [_passages(word, found.postings) for word in words]
    large = [n for n, word in enumerate(words) if word[0].surface[0].isupper()]
    timed = form.kind in ("count", "when") and large and len(words) <= _TIMED
    if (timed or asking_a_name(question.text)) and not frozenset.intersection(*places):
        return True
    if not asks_of_events(form) or form.kind == "explain":
        return False
    return _is_beside_no_name(words, places, large, found.postings)


def _is_beside_no_name(
    words: Sequence[Sequence[Term]], places: Sequence[frozenset[int]], large: Sequence[int],
    postings: Postings,
) -> bool:  # fmt: skip
    """Whether the rarest of ``words`` that is no name shares no passage with any of those with a
    ``large`` first letter."""
    told = [
        n for n, (word, *_) in enumerate(words)
        if word.kind != "name" and postings.passages(word.key)
    ]  # fmt: skip
    rare = max(told, key=lambda n: postings.rarity(words[n][0].key), default=-1)
    beside = [n for n in large if n != rare]
    return bool(told and beside) and not any(places[rare] & places[n] for n in beside)


def _passages(word: Sequence[Term], postings: Postings) -> frozenset[int]:
    """The passages with a word, a form of it, or another name of the same person."""
    return frozenset(
        passage
        for term in word
        for places in (
            postings.passages(term.key), postings.similar.get(term.key, ()),
            postings.meant.get(term.key, ()),
        )
        for passage in places
    )  # fmt: skip


def _is_misspelt(term: Term, index: BookIndex) -> bool:
    """Whether the book has a word with the same first letter that differs in one place from an
    unknown word."""
    key = term.key
    if fold(term.surface) in common_words(index.language):
        return False
    near = (w for w in index.words(key[:1]) if abs(len(w) - len(key)) < 2)
    return len(key) >= _SPELT and any(edits(key, word, 1) <= 1 for word in near)


# The likely sentence

_READ = 8
"""How many of the sentences with the highest scores are compared: the gold sentence was among them
for 95 % of the SQuAD 2 questions that have one."""
_LEAST = 0.78
"""The least weighted sum of a sentence that is shown as the likely answer: chosen on the half that
the weights were fitted on."""
_ENOUGH, _SURE = 3, 1.2
"""A sentence with nothing of the kind asked for needs more words of the question than the first, or
just as many and the second as its sum. Of what is called likely in the best passage, the answer is
then shown for 10 of 12 questions to novels, 38 of 42 to tales, 115 of 115 to articles and manuals
and 5 of 7 short ones of ours; else for 12 of 16, 54 of 66, 136 of 138 and 7 of 22."""
_LACKED = 1
"""The most words of a question for a cause or a way that a sentence without a word of cause may
lack."""
_OF_SOMEBODY = 2
"""Up to so many words a question asks who somebody is, which no likely sentence tells. With this,
_LACKED and no likely sentence for a name that lacks a word, what is called likely in whole books is
right 44 of 52 times, 46 of 60 without."""
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
"""What each sign adds to the sum; the methods below and :class:`Lacking` say what each is."""


@dataclass(frozen=True, slots=True)
class _SentenceRead:
    """A sentence with the terms of the question that it has, and those that it or its neighbours
    have."""

    sentence: BookSentence
    held: frozenset[str]
    around: frozenset[str]


class Likely:
    """Looks for the sentence that most likely answers ``question``."""

    def __init__(self, question: Question, statements: StatedAnswers) -> None:
        self._question = question
        self._statements = statements

    def best(self, sentences: Sequence[BookSentence]) -> BookSentence | None:
        """The sentence that most likely answers the question; None if none is likely to."""
        form, words = self._question.form, {term.group for term in self._terms}
        if form.compares or self._statements.lists or self._lacks_a_run:
            return None
        if form.kind == "who_is" and len(words) <= _OF_SOMEBODY:
            return None
        # A question of the book's is no answer.
        read = [(s, signs) for s, signs in self.signs(sentences) if not signs["asks"]]
        wanted = self._statements.wanted
        if wanted.sought:
            read = [(s, signs) for s, signs in read if wanted.tells(s.text)]
        values = [(self._value(signs), s) for s, signs in read]
        value, sentence = max(values, key=lambda pair: pair[0], default=(0.0, None))
        runs = any(term.kind == "unspaced" for term in self._terms)
        if sentence is None or value < (_LEAST_IN_RUNS if runs else _LEAST):
            return None
        return sentence if self._tells(sentence, value) else None

    def _tells(self, sentence: BookSentence, value: float) -> bool:
        """Whether a sentence of the best passage has the kind of thing asked for, or enough words
        of the question: "Who killed Fyodor?" has one beside the name, and many sentences have."""
        held = self._statements.held(sentence)
        lacked = {t.place for t in self._terms if t.key not in held}
        asking = asking_a_name(self._question.text)
        named = any(t.place in lacked and fold(t.surface) not in asking for t in self._terms)
        if sentence.rank or (asking and named):
            return False
        said = self._statements.words(sentence.text)
        if self._statements.wanted.holds(sentence.text, sentence.terms, said):
            return True
        if len(lacked) > _LACKED and self._question.form.kind == "explain":
            return False
        words = len({t.place for t in self._terms} - lacked)
        return words > _ENOUGH or (words == _ENOUGH and value >= _SURE)

    def signs(
        self, sentences: Sequence[BookSentence]
    ) -> list[tuple[BookSentence, dict[str, float]]]:
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

    def _read(self, sentence: BookSentence) -> _SentenceRead:
        statements, index = self._statements, self._statements.index
        beside = statements.beside(sentence.span, self._question.scope)
        around = terms(" ".join(map(index.book.text_at, beside)), index.language)
        held = statements.held(sentence)
        return _SentenceRead(sentence, held, held | (statements.keys & frozenset(around)))

    def _signs(self, one: _SentenceRead) -> dict[str, float]:
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

    def _word_signs(self, one: _SentenceRead, said: Sequence[SentenceWord]) -> dict[str, float]:
        """Whether the sentence says the same of the words it shares with the question: it may deny
        it, have an opposite of a word, undo one by "non", or be a question."""
        statements, text = self._statements, one.sentence.text
        theirs = {key for word in said for key in word.keys}
        lacking = {key for word in self._words for key in word.keys} - theirs
        against = opposites(statements.index.language)
        signs = {
            "denies": statements.denies(text) != statements.denies(self._question.text),
            "opposite": any(not theirs.isdisjoint(against.get(key, ())) for key in lacking),
            "undone": relations.opposed(one.held, self._words, said, statements.small.undoing),
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
        lacking = self._absent_keys
        runs = (t for t in self._terms if t.kind == "unspaced" and t.key not in lacking)
        held = {t.place for t in runs}
        return frozenset(lacking - {t.key for t in self._terms if t.place in held})

    @cached_property
    def _lacks_a_run(self) -> bool:
        """Whether the book has no pair of characters of a piece without spaces: 電話番号."""
        pieces: dict[int, list[str]] = {}
        for term in self._terms:
            if term.kind == "unspaced" and not term.single:
                pieces.setdefault(term.group, []).append(term.key)
        lacking = self._absent_keys
        return any(len(keys) > 1 and lacking.issuperset(keys) for keys in pieces.values())

    @cached_property
    def _absent_keys(self) -> frozenset[str]:
        return frozenset(key for key in self._statements.keys if not self._statements.known(key))

    @cached_property
    def _words(self) -> list[SentenceWord]:
        return self._statements.words(self._question.text)

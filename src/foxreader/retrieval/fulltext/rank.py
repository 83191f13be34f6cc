"""Ranking: how well a passage fits a question.

Three steps. All passages are scored by BM25 over stems (Robertson and Zaragoza 2009), with
additions for titles, similar words and quoted phrases. The best of them are scored again with
their neighbours, because a story rarely gives a whole answer in one place. The best of those are
scored again by how close together they have the question's words.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log
from operator import neg

from foxreader.retrieval.fulltext.postings import Postings
from foxreader.retrieval.question.question import Query, Term


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a ranking; a weight of 0 (of ``narrator`` 1) switches its sign off.

    They were fitted to a part of the development questions (pairs of passages, by their order) and
    held against the rest. What each earns is measured by ``benchmarks.ablation``. The second line
    of each says how hit@1 or hit@10 changes without it, in thousandths: T of 100 questions to
    tales, N of 100 to novels, A of 300 to articles, L of 1,100 in eleven languages.
    """

    k1: float = 1.0
    """BM25: how soon a word said again counts for little more (Robertson and Zaragoza 2009)."""
    b: float = 0.6
    """BM25: how far a long passage counts for less, 0 to 1."""
    narrator: float = 0.2
    """Times the weight of a name of the narrator of a book told by "I".
    Moves nothing on T, N, A and L, which have one such book."""
    title: float = 0.3
    """Times a word's weight for a passage under a title that has it.
    Not measured: the texts of the sets have no titles."""
    phrase: float = 3.0
    """Of words the question quotes, where they follow one another.
    @1: N +10. Hardly a question of the sets quotes anything."""
    variant: float = 1.2
    """Of a word much like one of the question (another form, a misspelling), where that is not.
    @1: T +10, L -10. @10: N +20, A -3."""
    meant: float = 0.6
    """Times the weight of a name the passage lacks but means, by another name of the person or the
    "I" of a journal. Without it, on plain questions to real novels, @5: -7; .3 to .8 are alike."""
    neighbour: float = 0.18
    """Times the scores of the passages right before and after.
    @1: N -20, L -3. @10: N +20, L -1."""
    word_before: float = 0.9
    """Times the weight of a word the passage lacks and the one before it has.
    @1: A -13, L +2. @10: N -20, A -3."""
    word_after: float = 0.55
    """The same, where the passage after it has the word.
    @1: N -10, A -3, L -3. @10: N +20, A -3, L -2."""
    word_nearby: float = 0.25
    """The same, where only a passage up to ``reach`` places further away has it.
    @1: N +10, A +3, L -5. @10: N +10, A -3."""
    stretch: float = 1.4
    """Of the question's words within one stretch of text.
    @1: T -40, N -100, A -73, L -82. @10: N -40."""
    pair: float = 0.65
    """Of two words that follow each other in the question and in the passage.
    @1: T -20, N -40, A -23, L -15."""
    loose_pair: float = 0.2
    """Of two words of the question with others between them, close together in the passage.
    @1: N -10, A -23, L -5. @10: T +10, A -3."""
    reach: int = 8
    """How many passages to either side are looked at for a word a passage lacks.
    With 4, @10: N +10, A -3."""
    many: int = 1_000
    """Passages found by a question's rarer words from which its other words find no more.
    Without the limit no figure changes; it is there for speed."""
    around: int = 150
    """How many of the best passages are weighed by their neighbours.
    With 1,000, @1: N -10, L -1."""
    compared: int = 60
    """How many of those have their words compared in order.
    With 40, of 243 questions to novels @5: -17, @10: -8; of 1,200 to tales @1: +4, @5: -3."""


WEIGHTS = Weights()
"""The weights the program ranks with."""


# Proximity: how close together a passage has the question's words

_STRETCH = 100
"""The length, in terms, of the window in which different words of the question are counted
together: about a paragraph. Chosen, not measured; what the sign earns is at ``Weights.stretch``."""
_APART = 4
"""The greatest distance, in terms, in a passage between two words that have one or two words
between them in the question. Chosen, not measured; see ``Weights.loose_pair``."""

_Pair = tuple[str, str]
_Occurrences = Sequence[tuple[int, str]]
"""The question's words in a passage, in order, each with its position there, in terms."""


class Proximity:
    """Scores some passages by how close together they have the question's words.

    ``words`` are all the question's words in order, stop words included: the phrase "after a
    time" can identify a passage though none of its words does. A pair of words counts for more
    the fewer of these passages have it.
    """

    def __init__(
        self,
        words: Sequence[str],
        weights: Mapping[str, float],
        passages: Mapping[int, _Occurrences],
        by: Weights = WEIGHTS,
    ) -> None:
        self._by = by
        self._weights = weights
        self._passages = passages
        pairs = set(pairwise(words))
        loose = set(zip(words, words[2:], strict=False)) | set(zip(words, words[3:], strict=False))
        self._pairs = {p: set(_pairs(found, pairs, 1)) for p, found in passages.items()}
        self._loose = {p: set(_pairs(found, loose, _APART)) for p, found in passages.items()}
        self._pair_counts = Counter(pair for held in self._pairs.values() for pair in held)
        self._loose_counts = Counter(pair for held in self._loose.values() for pair in held)

    def value(self, passage: int) -> float:
        """What closeness adds to the score of ``passage``; never negative."""
        return (
            self._by.stretch * self._nearness(self._passages[passage])
            + self._by.pair * self._telling(self._pairs[passage], self._pair_counts)
            + self._by.loose_pair * self._telling(self._loose[passage], self._loose_counts)
        )

    def _telling(self, held: set[_Pair], having: Counter[_Pair]) -> float:
        """The sum of the rarity of the pairs a passage has."""
        # Sorted, because the last digit of a floating-point sum depends on the order.
        return sum(log((1 + len(self._passages)) / having[pair]) for pair in sorted(held))

    def _nearness(self, occurrences: _Occurrences) -> float:
        """The summed weight of the different words in the window where it is highest."""
        places = [(at, term) for at, term in occurrences if term in self._weights]
        inside: Counter[str] = Counter()
        best, first = 0.0, 0
        for at, term in places:
            inside[term] += 1
            while places[first][0] <= at - _STRETCH:
                inside[places[first][1]] -= 1
                first += 1
            best = max(best, sum(self._weights[t] for t, number in inside.items() if number))
        return best


def _pairs(occurrences: _Occurrences, wanted: set[_Pair], reach: int) -> Iterator[_Pair]:
    """The pairs of ``wanted`` whose second word comes at most ``reach`` terms after the first."""
    for n, (at, term) in enumerate(occurrences):
        for later, other in occurrences[n + 1 : n + 1 + reach]:
            if later <= at + reach and (term, other) in wanted:
                yield term, other


# The ranking


def rank(query: Query, postings: Postings, by: Weights = WEIGHTS) -> list[tuple[int, float]]:
    """The passages with any term of ``query``, best first, with their scores.

    Of equal scores the earlier passage comes first.
    """
    weights = _weights(query.terms, postings, by)
    scores = _bm25(weights, postings, by)
    _add_titles(scores, weights, postings, by)
    _add_variants(scores, postings, by)
    _add_meant(scores, weights, postings, by)
    _add_phrases(scores, query, postings, by)
    # Only the best are scored again. Nothing that is added is negative, so they stay in front.
    order = _best(scores)
    head, rest = order[: by.around], order[by.around :]
    held = [(weight, list(postings.passages(key))) for key, weight in weights.items()]
    for passage, value in [(p, _around(p, scores, held, by)) for p in head]:
        scores[passage] += value
    head.sort(key=lambda passage: (-scores[passage], passage))
    best = head[: by.compared]
    proximity = Proximity(query.words, weights, {p: postings.occurrences(p) for p in best}, by)
    for passage in best:
        scores[passage] += proximity.value(passage)
    head.sort(key=lambda passage: (-scores[passage], passage))
    return [(passage, scores[passage]) for passage in (*head, *rest)]


def _best(scores: Mapping[int, float]) -> list[int]:
    """The passages by score, best first. Sorts tuples, which is faster than a key function."""
    return [passage for _, passage in sorted(zip(map(neg, scores.values()), scores, strict=True))]


def _weights(terms: Iterable[Term], postings: Postings, by: Weights) -> dict[str, float]:
    """The weight of each term of a question: its inverse document frequency, less for the name of
    the narrator, which the passages about him seldom have.
    """
    return {
        key: (by.narrator if key in postings.narrators else 1.0) * postings.rarity(key)
        for key in (term.key for term in terms)
    }


def _bm25(weights: Mapping[str, float], postings: Postings, by: Weights) -> dict[int, float]:
    """The BM25 score of each passage.

    Terms are taken rarest first. Once ``by.many`` passages have a score, the remaining, more
    common terms only add to these.
    """
    lengths = postings.lengths
    mean = sum(lengths.values()) / max(1, len(lengths)) or 1.0
    floor, slope = by.k1 * (1 - by.b), by.k1 * by.b / mean
    scores: dict[int, float] = {}
    for key in sorted(weights, key=lambda key: (-weights[key], key)):
        held = postings.passages(key)
        most = weights[key] * (by.k1 + 1)
        for passage in held if len(scores) < by.many else scores.keys() & held.keys():
            count = held[passage]
            value = most * count / (count + floor + slope * lengths[passage])
            scores[passage] = scores.get(passage, 0.0) + value
    return scores


def _add_titles(
    scores: dict[int, float], weights: Mapping[str, float], postings: Postings, by: Weights
) -> None:
    """Raise the passages under a title that has a term of the question."""
    for key, weight in weights.items():
        _add(scores, postings.title.get(key, ()), by.title * weight)


def _add_variants(scores: dict[int, float], postings: Postings, by: Weights) -> None:
    """Raise the passages with a word similar to one of the question, if they lack that one."""
    for key, found in postings.similar.items():
        held = postings.passages(key)
        value = by.variant * postings.idf(len(found))
        _add(scores, (passage for passage in found if passage not in held), value)


def _add_meant(
    scores: dict[int, float], weights: Mapping[str, float], postings: Postings, by: Weights
) -> None:
    """Raise the passages that mean a person of the question by another name, or by "I"."""
    for key, found in postings.meant.items():
        held = postings.passages(key)
        value = by.meant * weights[key]
        for passage, share in found.items():
            if passage not in held:
                scores[passage] = scores.get(passage, 0.0) + value * share


def _add_phrases(scores: dict[int, float], query: Query, postings: Postings, by: Weights) -> None:
    """Raise the passages with a quoted phrase, more if few passages have it."""
    for phrase in query.phrases:
        found = postings.phrases.get(phrase, set())
        rarity = log(1 + len(postings.lengths) / (1 + len(found)))
        _add(scores, found, by.phrase * (1 + rarity))


def _add(scores: dict[int, float], passages: Iterable[int], value: float) -> None:
    for passage in passages:
        scores[passage] = scores.get(passage, 0.0) + value


def _around(
    passage: int,
    scores: Mapping[int, float],
    held: Sequence[tuple[float, Sequence[int]]],
    by: Weights,
) -> float:
    """What the neighbours add to the score of a passage: part of their own scores, and part of
    the weight of each word that they have and the passage lacks. ``held`` has the weight of each
    word of the question and the passages that have it, in order.
    """
    value = by.neighbour * (scores.get(passage - 1, 0.0) + scores.get(passage + 1, 0.0))
    for weight, passages in held:
        first = bisect_left(passages, passage - by.reach)
        near = passages[first : bisect_left(passages, passage + by.reach + 1)]
        if not near or passage in near:
            continue
        before, after = passage - 1 in near, passage + 1 in near
        beside = by.word_before * before + by.word_after * after
        share = beside if before or after else by.word_nearby
        value += weight * share
    return value

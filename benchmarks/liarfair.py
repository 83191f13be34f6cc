"""How much of the claims' truth shows without a look at a place, and claims where less does.

Whoever writes a lie cites fewer places, in shorter sentences and in words that lies like. So beside
the figures of the checks stand those of two readers that see no place: one sees the words of the
claim (a naive Bayes over its words and pairs of words, taught by the claims about all other books),
one the number of its places. What the checks find beyond them they found in the book.
:func:`matched` chooses claims so that lies and truths have as many places and are as long.
"""

from __future__ import annotations

import math
import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from benchmarks.liarcases import Case
from benchmarks.liarrun import UNMARKED, Row

TRUE_MARKED = 0.04
"""The share of true claims that a baseline may mark: the goal for the checks."""
SEED = 1
"""Which of the claims that fit are chosen."""
_STEP = 1.25
"""Claims are as long where one is at most so many times as long as the other."""
_WORD = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]|[^\W_]+")
"""A word, or a sign of a script that has no spaces."""


def matched(cases: Iterable[Case], seed: int = SEED) -> list[Case]:
    """As many lies as truths for each language, number of places and length; chosen by ``seed``."""
    alike: dict[tuple[str, int, int], dict[bool, list[Case]]] = {}
    for case in cases:
        length = int(math.log(len(case.claim)) / math.log(_STEP))
        of = alike.setdefault((case.language, len(case.places), length), {True: [], False: []})
        of[case.true].append(case)
    chance = random.Random(seed)
    found: list[Case] = []
    for of in alike.values():
        count = min(map(len, of.values()))
        found += [case for some in of.values() for case in chance.sample(some, count)]
    return found


# Two readers that see no place: the higher, the less true


def by_places(cases: Iterable[Case]) -> list[float]:
    """Fewer places, less true."""
    return [-float(len(case.places)) for case in cases]


def by_words(cases: Sequence[Case]) -> list[float]:
    """The log odds of a lie by a claim's words, taught by the claims about all other books."""
    taught: dict[str, dict[bool, Counter[str]]] = {}
    for case in cases:
        counts = taught.setdefault(case.book, {True: Counter(), False: Counter()})
        counts[case.true].update(_grams(case.claim))
    whole = {
        true: sum((counts[true] for counts in taught.values()), Counter[str]())
        for true in (True, False)
    }
    others: dict[str, dict[bool, Counter[str]]] = {
        book: {true: whole[true] - counts[true] for true in whole}
        for book, counts in taught.items()
    }
    return [_odds(case.claim, others[case.book]) for case in cases]


def _odds(claim: str, taught: Mapping[bool, Counter[str]]) -> float:
    sums = {true: counts.total() for true, counts in taught.items()}
    known = len({*taught[True], *taught[False]})
    return sum(
        math.log((taught[False][gram] + 1) / (sums[False] + known))
        - math.log((taught[True][gram] + 1) / (sums[True] + known))
        for gram in _grams(claim)
        if taught[False][gram] or taught[True][gram]
    )


def _grams(claim: str) -> list[str]:
    """The words of a claim, and each two that follow each other."""
    words = _WORD.findall(claim.casefold())
    return [*words, *map(" ".join, pairwise(words))]


# Figures


def auc(scores: Sequence[float], true: Sequence[bool]) -> float:
    """The chance that a lie scores higher than a truth, ties half; .5 without lies or truths."""
    lies = [score for score, is_true in zip(scores, true, strict=True) if not is_true]
    truths = [score for score, is_true in zip(scores, true, strict=True) if is_true]
    if not lies or not truths:
        return 0.5
    wins = sum((lie > truth) + (lie == truth) / 2 for lie in lies for truth in truths)
    return wins / (len(lies) * len(truths))


def caught(scores: Sequence[float], true: Sequence[bool], marked: float = TRUE_MARKED) -> float:
    """The share of lies that are marked with the share ``marked`` of the truths, highest scores
    first; of those with the same score as many as chance would take."""
    truths = sorted((s for s, is_true in zip(scores, true, strict=True) if is_true), reverse=True)
    lies = [score for score, is_true in zip(scores, true, strict=True) if not is_true]
    if not lies or not truths:
        return 0.0
    room = marked * len(truths)
    bound = truths[min(int(room), len(truths) - 1)]
    above = sum(truth > bound for truth in truths)
    of_ties = (room - above) / truths.count(bound)
    return (sum(lie > bound for lie in lies) + of_ties * lies.count(bound)) / len(lies)


def table(rows: Sequence[Row]) -> Iterator[str]:
    """The checks beside the two readers, for all claims, by kind of book and by language."""
    yield (
        "| claims | lies, truths | lies caught | truths marked or lost | words alone: AUC, caught "
        "| places alone: AUC, caught |"
    )
    yield "|---|---:|---:|---:|---:|---:|"
    cases = [row.case for row in rows]
    scores = by_words(cases), by_places(cases)
    groups = {
        "all": [True] * len(cases),
        "in English": [case.language == "en" for case in cases],
        "in other languages": [case.language != "en" for case in cases],
        **{
            f"about {kind}": [case.kind_of_book == name for case in cases]
            for kind, name in _KINDS.items()
        },
    }
    for name, inside in groups.items():
        some = [row for row, is_inside in zip(rows, inside, strict=True) if is_inside]
        if some:
            apart = [[s for s, i in zip(one, inside, strict=True) if i] for one in scores]
            yield _line(name, some, apart)


_KINDS = {"novels": "novel", "non-fiction": "non-fiction", "manuals": "manual"}


def _line(name: str, rows: Sequence[Row], scores: Iterable[Sequence[float]]) -> str:
    true = [row.case.true for row in rows]
    lies, truths = ([row for row in rows if row.case.true is is_true] for is_true in (False, True))
    found, lost = (
        f"{sum(row.outcome not in UNMARKED for row in some) / max(1, len(some)):.1%}"
        for some in (lies, truths)
    )
    alone = " | ".join(f"{auc(one, true):.3f}, {caught(one, true):.0%}" for one in scores)
    return f"| {name} | {len(lies)}, {len(truths)} | {found} | {lost} | {alone} |"

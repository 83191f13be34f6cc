"""How well the odds of one token tell the claims of :mod:`benchmarks.liar` apart.

Of the claims with one or two places each false one has a true one beside it that cites as many
places and is about as long, so that neither tells them apart. As many of these pairs as time allows
are put to a model, in an order drawn by lot, the same each time. What the checks make of a claim
plays no part.
"""

from __future__ import annotations

import math
import random
import re
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.liarcases import Case
from foxreader.answer.second_reader.claims import CitedClaim
from foxreader.answer.second_reader.probabilities import THRESHOLD, OddsReader
from foxreader.core.book import Book
from foxreader.core.message import Provider
from foxreader.formats import open_book
from foxreader.llm import connect

MARKED = (0.02, 0.04, 0.06, 0.10)
"""The shares of true claims that may be marked."""
_OWN = 0.04
"""The share of true claims that the program's own threshold is to mark."""
_CONTEXT = 4_096
"""Tokens of the real model's context: what small models are often served with."""
_MOST_PLACES = 2
_LIKE = 0.25
"""The most by which the logarithms of two lengths differ that are about the same. Chosen."""
_SEED = 12
_FOOTNOTE = re.compile(r"\{(\d+)\}")


@dataclass(frozen=True, slots=True)
class Posed:
    """A claim as it is put to a second reader, and the case it is of."""

    case: Case
    claim: CitedClaim

    @property
    def group(self) -> tuple[bool, int]:
        """Whether it is English, and how many places it cites."""
        return self.case.language == "en", len(self.claim.places)

    @property
    def length(self) -> float:
        """The logarithm of its length in code points."""
        return math.log(len(self.claim.words))


@dataclass(frozen=True, slots=True)
class Scored:
    """A claim with its log odds; None if the model did not read it."""

    posed: Posed
    odds: float | None


def reader_at(url: str, model: str) -> OddsReader:
    """The model of an OpenAI-compatible endpoint without a key."""
    return OddsReader(connect(Provider("second", url, model, context=_CONTEXT), None))


def posed(cases: Iterable[Case], books: Path) -> Iterator[Posed]:
    """Those of ``cases`` whose judged words cite one or two places. Raises ``FileNotFoundError``
    for a book that is not below ``books``, ``ValueError`` for a place that has other text now."""
    by_book: dict[str, list[Case]] = {}
    for case in cases:
        by_book.setdefault(case.book, []).append(case)
    for name, of_book in by_book.items():
        path = next(books.rglob(name), None)
        if path is None:
            raise FileNotFoundError(f"{name} is not below {books}")
        book, resources = open_book(path)
        resources.close()
        for case in of_book:
            if case.changed(book):
                raise ValueError(f"{case.id}: its places have changed")
            claim = _claim(case, book)
            if len(claim.places) <= _MOST_PLACES:
                yield Posed(case, claim)


def _claim(case: Case, book: Book) -> CitedClaim:
    """The judged words with the places they cite: all of the answer if they cite none."""
    cited = dict.fromkeys(int(number) for number in _FOOTNOTE.findall(case.judged))
    numbers = tuple(cited) or tuple(range(len(case.places)))
    return CitedClaim(case.claim, numbers, tuple(book.text_at(case.places[n]) for n in numbers))


def paired(claims: Iterable[Posed]) -> list[tuple[Posed, Posed]]:
    """Pairs of a false claim and a true one of its group about as long, in an order drawn by
    lot."""
    by_lot = random.Random(_SEED)
    false: list[Posed] = []
    true: dict[tuple[bool, int], list[Posed]] = {}
    for one in claims:
        (true.setdefault(one.group, []) if one.case.true else false).append(one)
    by_lot.shuffle(false)
    found: list[tuple[Posed, Posed]] = []
    for one in false:
        left = true.get(one.group, [])
        nearest = min(left, key=lambda t: abs(t.length - one.length), default=None)
        if nearest is not None and abs(nearest.length - one.length) <= _LIKE:
            left.remove(nearest)
            found.append((one, nearest))
    return found


def scored(
    reader: OddsReader, pairs: Sequence[tuple[Posed, Posed]], seconds: float
) -> Iterator[Scored]:
    """What ``reader`` makes of ``pairs``; after ``seconds`` no further pair is begun."""
    began = time.monotonic()
    for number, pair in enumerate(pairs, 1):
        if time.monotonic() - began > seconds:
            return
        for one in pair:
            yield Scored(one, reader.odds(one.claim)[0])
        print(f"{number} of {len(pairs)} pairs", file=sys.stderr, flush=True)


def report(found: Sequence[Scored]) -> Iterator[str]:
    """The figures, in Markdown."""
    caught = " | ".join(f"caught at {share:.0%}" for share in MARKED)
    yield "\n### The odds of one token\n"
    yield f"| claims | true | false | not read | AUC | {caught} | threshold | marked | caught |"
    yield "|---|" + "---:|" * (len(MARKED) + 7)
    english = [one for one in found if one.posed.case.language == "en"]
    others = [one for one in found if one.posed.case.language != "en"]
    for name, some in (("English", english), ("other languages", others), ("all", found)):
        true, false = _odds(some, true=True), _odds(some, true=False)
        if true and false:
            unread = len(some) - len(true) - len(false)
            yield f"| {name} | {len(true)} | {len(false)} | {unread} | {_figures(true, false)} |"
    yield (
        f"\nThreshold: what marks {_OWN:.0%} of the true ones. After it what the program's own, "
        f"{THRESHOLD:+.2f}, marks."
    )


def _figures(true: Sequence[float], false: Sequence[float]) -> str:
    caught = [f"{_below(false, threshold(true, share)):.0%}" for share in MARKED]
    own = [f"{_below(some, THRESHOLD):.0%}" for some in (true, false)]
    fitted = f"{threshold(true, _OWN):+.2f}"
    return " | ".join([f"{auc(true, false):.3f}", *caught, fitted, *own])


def _odds(found: Iterable[Scored], *, true: bool) -> list[float]:
    return [s.odds for s in found if s.posed.case.true is true and s.odds is not None]


def auc(true: Sequence[float], false: Sequence[float]) -> float:
    """The chance that a true claim has higher odds than a false one."""
    won = sum((t > f) + (t == f) / 2 for t in true for f in false)
    return won / (len(true) * len(false))


def threshold(true: Sequence[float], share: float) -> float:
    """The odds below which at most ``share`` of the ``true`` claims lie."""
    return sorted(true)[int(share * len(true))]


def _below(odds: Sequence[float], most: float) -> float:
    return sum(one < most for one in odds) / len(odds)

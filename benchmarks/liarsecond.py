"""A second reader, with a real model, on claims of :mod:`benchmarks.liar`.

Of the claims that the checks leave unmarked and that have a footnote, false and true ones are put
to it in turn, spread evenly over their kinds, as many as ten minutes allow. Counted is how many of
each it lowers. The claims of several answers share a request, as those of one answer do in the
program.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from benchmarks.liarrun import Row, seen
from foxreader.answer.second_reader.claims import CitedClaim, Judged, claims_to_read
from foxreader.answer.second_reader.lower import lowered
from foxreader.answer.second_reader.reader import ModelReader, SecondReader
from foxreader.core.events import Answer
from foxreader.core.message import Provider, Usage
from foxreader.llm import connect

CONTEXT = 4_096
"""Tokens of the real model's context: what small models are often served with."""
EACH = 30
"""The most false claims, and true ones, that are put to it."""
SECONDS = 600.0
"""After so many seconds no further request is sent."""
_TOGETHER = 6
"""Answers whose claims share a request: as many claims as a usual answer has."""


@dataclass(frozen=True, slots=True)
class Second:
    """What a second reader made of a claim that the checks left unmarked.

    ``judged`` are the claims of its answer. ``marked``: its words are marked now.
    """

    row: Row
    judged: tuple[Judged, ...]
    marked: bool


def reader_at(url: str, model: str) -> SecondReader:
    """The model of an OpenAI-compatible endpoint without a key."""
    return ModelReader(connect(Provider("second", url, model, context=CONTEXT), None))


def sample(rows: Iterable[Row], each: int = EACH) -> list[Row]:
    """At most ``each`` false and true claims that passed with a footnote, from all kinds alike."""
    passed = [
        row
        for row in rows
        if row.outcome in ("quoted", "cited") and row.answer and claims_to_read(row.answer)
    ]
    false, true = (
        _spread([row for row in passed if row.case.true is kind], each) for kind in (False, True)
    )
    return [row for pair in zip_longest(false, true) for row in pair if row is not None]


def _spread(rows: Sequence[Row], most: int) -> list[Row]:
    """The first of each kind, then the second of each, and so on."""
    nth = Counter[str]()
    ordered: list[tuple[int, int]] = []
    for number, row in enumerate(rows):
        ordered.append((nth[row.case.kind], number))
        nth[row.case.kind] += 1
    return [rows[number] for _, number in sorted(ordered)[:most]]


def judged_by(reader: SecondReader, rows: Sequence[Row]) -> tuple[list[Second], Usage, float]:
    """What ``reader`` makes of ``rows``, as far as time allows; the tokens and seconds it took."""
    began, usage = time.monotonic(), Usage()
    found: list[Second] = []
    for some in _portions(rows, _TOGETHER):
        if time.monotonic() - began > SECONDS:
            break
        claims = [claim for row in some if row.answer for claim in claims_to_read(row.answer)]
        said: dict[CitedClaim, Judged] = {}
        for portion in reader.batches(claims):
            judged, used = reader.judge(portion, None)
            said.update({one.claim: one for one in judged})
            usage += used
        found += [_second(row, row.answer, said) for row in some if row.answer]
        print(f"{len(found)} of {len(rows)}", file=sys.stderr, flush=True)
    return found, usage, time.monotonic() - began


def _portions(rows: Sequence[Row], count: int) -> Iterator[Sequence[Row]]:
    """``rows`` in portions of ``count``."""
    return (rows[at : at + count] for at in range(0, len(rows), count))


def _second(row: Row, answer: Answer, said: Mapping[CitedClaim, Judged]) -> Second:
    judged = tuple(said.get(claim, Judged(claim, None)) for claim in claims_to_read(answer))
    return Second(row, judged, _marked(row, answer, judged))


def _marked(row: Row, answer: Answer, judged: Sequence[Judged]) -> bool:
    after = lowered(replace(answer, flags=()), judged, "", Usage())
    return seen(after, row.case)[0] == "marked"


def report(found: Sequence[Second], usage: Usage, seconds: float) -> Iterator[str]:
    """The figures, in Markdown."""
    yield "\n### A second reader on claims that the checks leave unmarked\n"
    yield "| claims | read | marked | not readable | shown with words of the place |"
    yield "|---|---:|---:|---:|---:|"
    for true in (False, True):
        some = [one for one in found if one.row.case.true is true]
        marked = sum(one.marked for one in some)
        unread = sum(any(j.verdict is None for j in one.judged) for one in some)
        shown = sum(all(j.verdict == "supported" and j.found for j in one.judged) for one in some)
        yield f"| {'true' if true else 'false'} | {len(some)} | {marked} | {unread} | {shown} |"
    yield (
        f"\n{usage.calls} requests, {usage.prompt} tokens sent, {usage.completion} back, "
        f"{seconds:.0f} s."
    )


def listed(found: Iterable[Second]) -> Iterator[str]:
    """Every claim with its verdicts, for a look at what it makes of them."""
    for one in found:
        case = one.row.case
        for judged in one.judged:
            yield (
                f"\n{case.id} {'true' if case.true else 'false'} {case.kind}: {judged.verdict}"
                f"{' (words found)' if judged.found else ''}\n  {judged.claim.words}"
            )

"""A second reader, with a real model, on claims of :mod:`benchmarks.liar`.

Of the claims that are shown, marked or not, as many true as false ones are put to
it, spread evenly over their kinds, in an order that tells nothing, as many as ten minutes allow.
Counted is what a reader sees of each before and after it. The claims of several answers share a
request, as those of one answer do in the program.

A model that has no endpoint here can be asked by hand: the requests, as the program writes them,
are put in a folder, and its replies are read from there.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.liarrun import UNMARKED, Outcome, Row, seen
from foxreader.answer.second_reader.claims import CitedClaim, Judged, claims_to_read, read_again
from foxreader.answer.second_reader.reader import (
    ModelReader,
    SecondReader,
    batches,
    messages,
    read_reply,
)
from foxreader.core.cancel import Cancel
from foxreader.core.events import Answer
from foxreader.core.message import Provider, Usage
from foxreader.llm import connect

CONTEXT = 4_096
"""Tokens of the real model's context: what small models are often served with."""
EACH = 30
"""The most false claims, and true ones, that are put to it."""
SECONDS = 600.0
"""After so many seconds no further request is sent."""
_CONTEXT_BY_HAND = 32_768
"""The context that is taken for a model asked by hand, in tokens."""
_TOGETHER = 6
"""Answers whose claims share a request: as many claims as a usual answer has."""


@dataclass(frozen=True, slots=True)
class Second:
    """What a second reader made of a claim: ``judged`` are those of its answer, ``outcome`` is
    what a reader sees of it then."""

    row: Row
    judged: tuple[Judged, ...]
    outcome: Outcome


def reader_at(url: str, model: str) -> SecondReader:
    """The model of an OpenAI-compatible endpoint without a key."""
    return ModelReader(connect(Provider("second", url, model, context=CONTEXT), None))


class ByHand:
    """A second reader that is asked by hand: ``folder`` gets a file ``NNN.request.txt`` for each
    request, and the reply to it is read from ``NNN.reply.txt``; without one nothing is read."""

    name = "by hand"

    def __init__(self, folder: Path) -> None:
        self._folder, self._count = folder, 0
        folder.mkdir(parents=True, exist_ok=True)

    def batches(self, claims: Sequence[CitedClaim]) -> Sequence[Sequence[CitedClaim]]:
        """``claims`` in portions of one request each."""
        return batches(claims, _CONTEXT_BY_HAND)

    def judge(
        self, claims: Sequence[CitedClaim], cancel: Cancel | None
    ) -> tuple[tuple[Judged, ...], Usage]:
        """What the reply in the folder says of ``claims``."""
        asked = self._folder / f"{self._count:03}.request.txt"
        reply = self._folder / f"{self._count:03}.reply.txt"
        self._count += 1
        asked.write_text("\n\n".join(m.text for m in messages(claims)), encoding="utf-8")
        said = reply.read_text(encoding="utf-8") if reply.exists() else ""
        return read_reply(said, claims), Usage(calls=1)


def sample(rows: Iterable[Row], each: int = EACH) -> list[Row]:
    """At most ``each`` false claims that are shown, and as many true ones, from all kinds alike;
    in an order that does not tell one from the other."""
    shown = [
        row
        for row in rows
        if row.outcome in (*UNMARKED, "marked") and row.answer and claims_to_read(row.answer)
    ]
    false, true = (
        _spread([row for row in shown if row.case.true is kind], each) for kind in (False, True)
    )
    chosen = [*false, *true[: len(false)]]
    return sorted(chosen, key=lambda row: row.case.id[::-1])


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
    return Second(row, judged, seen(read_again(answer, judged, "", Usage()), row.case)[0])


def report(found: Sequence[Second], usage: Usage, seconds: float) -> Iterator[str]:
    """The figures, in Markdown."""
    yield "\n### A second reader on claims that are shown\n"
    yield "| claims | read | marked by the checks | marked then | marks taken back | not readable |"
    yield "|---|---:|---:|---:|---:|---:|"
    for true in (False, True):
        for name, english in (("English", True), ("other languages", False)):
            some = [
                one
                for one in found
                if one.row.case.true is true and (one.row.case.language == "en") is english
            ]
            before = [one for one in some if one.row.outcome == "marked"]
            after = sum(one.outcome == "marked" for one in some)
            back = sum(one.outcome != "marked" for one in before)
            unread = sum(any(j.verdict is None for j in one.judged) for one in some)
            kind = "true" if true else "false"
            counts = (len(some), len(before), after, back, unread)
            yield f"| {kind}, {name} | {' | '.join(map(str, counts))} |"
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
                f"\n{case.id} {'true' if case.true else 'false'} {case.kind}: "
                f"{one.row.outcome} → {one.outcome}, {judged.verdict}"
                f"{' (words found)' if judged.found else ''}\n  {judged.claim.words}"
            )

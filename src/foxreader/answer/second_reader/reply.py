"""Reads what a second reader replied: JSON if there is any, else lines in plain words.

Only the reply is read, never the request, and what cannot be read is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from foxreader.answer.checks.quotes import MARKS, canonical, stands_in
from foxreader.answer.second_reader.claims import CitedClaim, Judged, Verdict
from foxreader.llm.json_replies import listed_objects

_LEAST_SHOWN = 8
"""The fewest characters of words that show a claim: fewer, like "and the", are in many places.
Chosen, not measured."""
_THOUGHT = re.compile(r"\A.*</think(?:ing)?>|<think(?:ing)?>.*\Z", re.DOTALL | re.IGNORECASE)
_LINE = re.compile(r"\W*(?:claim\W*)?(\d{1,3})\b(.*)", re.IGNORECASE)
_QUOTED = re.compile('["“„«「](.+?)["”“»」]')
_VERDICT = re.compile(
    r"\b(?:(?P<otherwise>contradict(?:ed|s)|otherwise)|(?P<no>no|not|unsupported)"
    r"|(?P<partly>partly|partially|partial)|(?P<supported>supported|yes))\b",
    re.IGNORECASE,
)
_ORDER: tuple[Verdict, ...] = ("otherwise", "no", "partly", "supported")


def read_reply(reply: str, claims: Sequence[CitedClaim]) -> tuple[Judged, ...]:
    """What ``reply`` says of each of ``claims``, in their order.

    A claim with no readable verdict, or with two different ones, has none.
    """
    text = _THOUGHT.sub("", reply)
    said = list(_listed(text)) or list(_lines(text, len(claims)))
    found: dict[int, tuple[Verdict, str]] = {}
    contradicted = set[int]()
    for number, verdict, words in said:
        if number in found and found[number][0] != verdict:
            contradicted.add(number)
        found.setdefault(number, (verdict, words))
    return tuple(
        Judged(claim, None)
        if number not in found or number in contradicted
        else _judged(claim, *found[number])
        for number, claim in enumerate(claims, 1)
    )


def _judged(claim: CitedClaim, verdict: Verdict, words: str) -> Judged:
    shown = words.strip(MARKS)
    found = len(canonical(shown)) >= _LEAST_SHOWN and any(
        stands_in(shown, canonical(place)) for place in claim.places
    )
    # That a place says otherwise is told with its words or not at all.
    return Judged(claim, "no" if verdict == "otherwise" and not found else verdict, found)


def _listed(text: str) -> Iterator[tuple[int, Verdict, str]]:
    """The entries of a reply in JSON: number, verdict, words."""
    for entry in listed_objects(text):
        number, verdict, words = (entry.get(name) for name in ("claim", "verdict", "words"))
        said = _verdict(verdict) if isinstance(verdict, str) else None
        if said is not None and str(number).isdecimal() and len(str(number)) < 4:
            yield int(str(number)), said, words if isinstance(words, str) else ""


def _lines(text: str, count: int) -> Iterator[tuple[int, Verdict, str]]:
    """The lines of a reply in plain words. A reply about one claim needs no number."""
    for line in text.splitlines():
        match = _LINE.match(line)
        if match is None and count > 1:
            continue
        number, rest = (int(match[1]), match[2]) if match else (1, line)
        quoted = _QUOTED.search(rest)
        verdict = _verdict(rest[: quoted.start()] if quoted else rest)
        if verdict is not None:
            yield number, verdict, quoted[1] if quoted else ""


def _verdict(said: str) -> Verdict | None:
    """The verdict that is said: the first one. "Not supported" is no, "partly
    supported" is partly; "supported" with another one after it is none."""
    kinds = [match.lastgroup for match in _VERDICT.finditer(said)]
    if not kinds or (kinds[0] == "supported" and len(set(kinds)) > 1):
        return None
    return next(verdict for verdict in _ORDER if verdict == kinds[0])

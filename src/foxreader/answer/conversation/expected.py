"""What an answer may cost, from what the answers before cost: known before it is asked.

Pure. A first question has nothing to go by, and a free model nothing to tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foxreader.answer.conversation.slash import commands_of
from foxreader.answer.routing.rules import route
from foxreader.language.aims import intent_of

_ENOUGH = 3
"""Answers of a kind from which its cost is known. Chosen: one may be an exception, two as well."""
_MORE = 1.5
"""How many times the usual an answer must be expected to cost to be worth a word. Chosen."""
_LEAST = 0.005
"""US dollars below which nothing is said. Chosen: half a cent."""
SEVERAL = "several"
"""The kind of an answer from several books; of others it is their path."""


@dataclass(frozen=True, slots=True)
class Spent:
    """An answer of before: its kind, and what it cost in US dollars."""

    kind: str
    money: float


@dataclass(frozen=True, slots=True)
class Expected:
    """What an answer may cost and what one usually does, in US dollars."""

    money: float
    usual: float


def kind_of(text: str, *, several: bool = False, about: bool = False) -> str:
    """The kind of the answer to ``text`` as it stands in the field, "" for one that is free;
    ``about``: it is about a passage or highlights."""
    if several:
        return SEVERAL
    commands, question = commands_of(text)
    if "strict" in commands or not question:
        return ""
    for command in ("deep", "overview"):
        if command in commands:
            return command
    return "selection" if about else route(intent_of(question)).path


def _median(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 2]


def expected(before: Sequence[Spent], kind: str) -> Expected | None:
    """What an answer of ``kind`` may cost, if that is more than the reader's usual; else None."""
    alike = [one.money for one in before if one.kind == kind]
    if len(alike) < _ENOUGH:
        return None
    money, usual = _median(alike), _median([one.money for one in before])
    if money < _LEAST or money < _MORE * usual:
        return None
    return Expected(money, usual)

"""The words behind "/" and "@" in a question: how it is answered, and what it is about.

Pure functions; the window and the command line read the same words.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from foxreader.language.fold import fold

Command = Literal[
    "overview", "deep", "strict", "without", "whole",
    "chapter", "page", "selection", "notes", "shelf",
]  # fmt: skip
COMMANDS: tuple[Command, ...] = get_args(Command)
"""The words after "/". The first five say how a question is answered, the others what it is
about."""
WAYS: tuple[Command, ...] = COMMANDS[:5]

_WORD = re.compile(r"/(\w+)(?:\s+|$)")
_TYPED = re.compile(r"(?:^|(?<=\s))(?:/(\w*)|@([^\s@/][^@/\n]{0,40}|))$")
_MOST = 12
"""Things that "@" offers at once. Chosen: what can be looked through."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A word that is being written: after which sign, what of it, and where it begins."""

    sign: Literal["/", "@"]
    word: str
    start: int


def commands_of(text: str) -> tuple[tuple[Command, ...], str]:
    """The commands that ``text`` begins with, each once, and the question after them.

    A word after "/" that is no command is part of the question.
    """
    found: list[Command] = []
    at = len(text) - len(text.lstrip())
    while match := _WORD.match(text, at):
        name = match[1].lower()
        command = next((one for one in COMMANDS if one == name), None)
        if command is None:
            break
        found.append(command)
        at = match.end()
    return tuple(dict.fromkeys(found)), text[at:].strip()


def typed(before: str) -> Typed | None:
    """The word that is being written at the end of ``before``, the text before the cursor.

    "/" counts where only commands stand before it, "@" wherever a word may begin.
    """
    match = _TYPED.search(before)
    if match is None:
        return None
    if match[1] is not None:
        _, rest = commands_of(before[: match.start()])
        return None if rest else Typed("/", match[1].lower(), match.start())
    return Typed("@", match[2], match.start())


def fitting(word: str, allowed: Collection[Command]) -> tuple[Command, ...]:
    """The commands that begin with ``word``, of those that can be used now."""
    return tuple(one for one in COMMANDS if one in allowed and one.startswith(word))


def mentioned(word: str, labels: Sequence[str]) -> tuple[int, ...]:
    """Which of ``labels`` fit ``word``, by their numbers: those that begin with it first, then
    those with a word that does, then those that have it inside."""
    wanted = fold(word.strip())
    ranked: list[tuple[int, int]] = []
    for number, label in enumerate(labels):
        known = fold(label)
        at = known.find(wanted)
        if at >= 0:
            inside = 2 if at and known[at - 1].isalnum() else 1
            ranked.append((0 if at == 0 else inside, number))
    return tuple(number for _, number in sorted(ranked)[:_MOST])


def way_of(commands: Iterable[Command]) -> Command | None:
    """How a question is answered: the last command that says so."""
    return next((one for one in reversed(list(commands)) if one in WAYS), None)

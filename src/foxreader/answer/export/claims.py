"""The citations of an exported conversation, read back: what ``verify`` holds against the books.

The file may come from anybody: nothing in it is taken for more than words and numbers.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from foxreader.answer.export.asjson import FORMAT, VERSION
from foxreader.core.span import Span

_HEX = re.compile("[0-9a-f]{64}")
_LARGEST = 2**53
"""The greatest whole number that every reader of JSON keeps as it is."""


@dataclass(frozen=True, slots=True)
class Claim:
    """That ``quote`` stands at ``span`` of a book, between the words ``before`` and ``after``.

    ``turn`` counts the answers of the conversation from 1, ``number`` is the answer's footnote.
    """

    turn: int
    number: int
    book: str
    span: Span
    quote: str
    before: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Claimed:
    """All claims of a conversation about the book ``sha256``, called ``title``."""

    sha256: str
    title: str
    claims: tuple[Claim, ...]


def claimed(text: str) -> Claimed:
    """What an export as JSON claims; raises ``ValueError`` for anything else."""
    try:
        value = json.loads(text)
        if value["format"] != FORMAT or value["version"] != VERSION:
            raise ValueError("another kind of file, or of another version")
        claims = tuple(
            _claim(number, citation)
            for number, turn in enumerate(value["turns"], 1)
            for citation in turn["citations"]
        )
        return Claimed(_hash(value["book"]["sha256"]), _words(value["book"]["title"]), claims)
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise ValueError(f"not an exported conversation: {error!r}") from error


def _claim(turn: int, value: dict[str, Any]) -> Claim:
    place = value["span"]
    span = Span(_number(place["file"]), _number(place["start"]), _number(place["end"]))
    return Claim(
        turn, _number(value["number"]), _hash(value["book"]), span, _words(value["quote"]),
        _words(value["before"]), _words(value["after"]),
    )  # fmt: skip


def _words(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("no text where there must be one")
    return value


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value <= _LARGEST:
        raise ValueError("no whole number where there must be one")
    return value


def _hash(value: object) -> str:
    if not _HEX.fullmatch(_words(value)):
        raise ValueError("no hash of a book where there must be one")
    return str(value)

"""Reads the citations of an exported conversation, for ``verify`` to check against the books.

The file may come from anybody, so its content is treated only as words and numbers.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from foxreader.answer.export.asjson import FORMAT, VERSION
from foxreader.core.anchor import Anchor
from foxreader.core.plain_data import read_json
from foxreader.core.span import Span

_HEX = re.compile("[0-9a-f]{64}")
_LARGEST = 2**53
"""The largest integer that every JSON parser reads exactly."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The claim that ``quote`` is at ``span`` of a book, between ``before`` and ``after``.

    ``turn`` is the number of the answer in the conversation, from 1; ``number`` is its footnote.
    """

    turn: int
    number: int
    book: str
    span: Span
    quote: str
    before: str = ""
    after: str = ""

    @property
    def anchor(self) -> Anchor:
        """The place with its words, to be found in a book."""
        return Anchor(self.book, self.span, self.quote, self.before, self.after)


@dataclass(frozen=True, slots=True)
class Claimed:
    """All claims of a conversation about the book ``sha256``, called ``title``."""

    sha256: str
    title: str
    claims: tuple[Claim, ...]


def claimed(text: str) -> Claimed:
    """The claims of a JSON export. Raises ``ValueError`` for any other text."""
    try:
        value = read_json(text)
        if value["format"] != FORMAT or value["version"] != VERSION:
            raise ValueError("another kind of file, or of another version")
        claims = tuple(
            _claim(number, citation)
            for number, turn in enumerate(value["turns"], 1)
            for citation in turn["citations"]
        )
        return Claimed(_hash(value["book"]["sha256"]), _words(value["book"]["title"]), claims)
    except (KeyError, TypeError, ValueError) as error:
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

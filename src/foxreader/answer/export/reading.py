"""Reads exports, and texts with quotations, from files that anybody may have made.

The program itself has that done in a confined process, by :mod:`foxreader.formats.called_apart`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from foxreader.answer.export.claims import Claimed, claimed
from foxreader.answer.export.claims_in_text import claims_in_text
from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice
from foxreader.core.plain_data import read_json
from foxreader.core.span import Span

TEXTS, PAGES = (".md", ".markdown", ".txt"), (".html", ".htm")
"""The endings of texts and of web pages; other files are exported conversations."""
LARGEST = 100_000_000
"""No exported conversation is larger, in bytes; what is, is another file."""
MOST = 2 * LARGEST
"""The most bytes that what is read of one has on its way from the confined process."""
_MOST_TURNS, _MOST_CLAIMS = 2_000, 50_000
_LONGEST = 200_000
"""The most answers and citations of a file, and characters of one text in it. Chosen, not measured.
"""


@dataclass(frozen=True, slots=True)
class ExportedPart:
    """A text of an answer, ``literal`` where the file calls it the book's, or a footnote."""

    text: str
    literal: bool
    footnote: int | None


@dataclass(frozen=True, slots=True)
class ExportedTurn:
    """A question and its answer, as the file has them; ``citations`` is how many it says it has,
    ``passage`` the place and words it was about."""

    question: str
    mode: str
    path: str
    parts: tuple[ExportedPart, ...]
    missing: tuple[str, ...]
    books: tuple[str, ...]
    reason: str
    model: str
    confidence: str
    finished: bool
    passage: tuple[Span, str] | None
    citations: int


@dataclass(frozen=True, slots=True)
class Exported:
    """A conversation of a file, with all its citations."""

    made: Claimed
    turns: tuple[ExportedTurn, ...]


def read_claims(path: Path, data: bytes) -> Claimed:
    """The claims of a file. Those of a text are of the one book that it links to, if it is one.

    Raises ``UsageError`` for another file, ``OSError`` for one that cannot be opened.
    """
    suffix = path.suffix.lower()
    is_text = suffix in (*TEXTS, *PAGES)
    try:
        text = _text_of(path)
        if not is_text:
            return _bounded(claimed(text))
    except ValueError as error:
        wrong = "not_text" if is_text else "not_exported"
        raise UsageError(Notice(wrong, path=str(path))) from error
    claims = claims_in_text(text, html=suffix in PAGES)
    books = {claim.book for claim in claims} - {""}
    return Claimed(books.pop() if len(books) == 1 else "", "", claims)


def read_conversation(path: Path, data: bytes) -> Exported:
    """The conversation of a JSON export; raises as :func:`read_claims`."""
    try:
        return exported(_text_of(path))
    except ValueError as error:
        raise UsageError(Notice("not_exported", path=str(path))) from error


def exported(text: str) -> Exported:
    """The conversation that a JSON export has. Raises ``ValueError`` for any other text."""
    made = _bounded(claimed(text))
    try:
        values = read_json(text)["turns"]
        if len(values) > _MOST_TURNS:
            raise ValueError("too many turns")
        return Exported(made, tuple(map(_turn, values)))
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not an exported conversation: {error!r}") from error


def _text_of(path: Path) -> str:
    if path.stat().st_size > LARGEST:
        raise ValueError("too large")
    return path.read_text("utf-8")


def _bounded(made: Claimed) -> Claimed:
    if len(made.claims) > _MOST_CLAIMS:
        raise ValueError("too many citations")
    return made


def _turn(value: dict[str, Any]) -> ExportedTurn:
    return ExportedTurn(
        question=_text(value["question"]),
        mode=_text(value["mode"]),
        path=_text(value["path"]),
        parts=tuple(map(_part, value["parts"])),
        missing=tuple(map(_text, value["missing"])),
        books=tuple(map(_text, value["books"])),
        reason=_text(value["reason"]),
        model=_text(value["model"]),
        confidence=_text(value["confidence"]),
        finished=value["finished"] is True,
        passage=_passage(value["passage"]),
        citations=len(value["citations"]),
    )


def _part(value: dict[str, Any]) -> ExportedPart:
    if "footnote" in value:
        return ExportedPart("", False, int(value["footnote"]))
    return ExportedPart(_text(value["text"]), value["literal"] is True, None)


def _passage(value: dict[str, Any] | None) -> tuple[Span, str] | None:
    if value is None:
        return None
    place = value["span"]
    span = Span(int(place["file"]), int(place["start"]), int(place["end"]))
    return span, _text(value["words"])


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise ValueError("no text where there must be one")
    return value

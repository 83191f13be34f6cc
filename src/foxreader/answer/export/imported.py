"""A conversation read back out of its JSON export, as turns to be stored.

The file may come from anybody. Each citation is looked for in its book again and gets words,
chapter and page from there; what the file calls the book's words is only taken for that where a
citation has them. Grades are not taken over: they are made anew when the answer is shown.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, get_args

from foxreader.answer.conversation.problem import Problem
from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn
from foxreader.answer.export.claims import Claim, claimed
from foxreader.answer.export.verify import verify
from foxreader.answer.gate.footnote import source_of
from foxreader.core.anchor import Anchor, find
from foxreader.core.book import Book
from foxreader.core.events import Answer, Citation, Flag, Mark, Mode, Part, Searched, Text
from foxreader.core.named import LONGEST_HEADING, as_name
from foxreader.core.notice import Notice
from foxreader.core.selection import Selection
from foxreader.core.span import Span

_MOST_TURNS, _LONGEST = 2_000, 200_000
"""The most answers of a file, and characters of one text in it. Chosen, not measured."""
_BEFORE_CHECKS = 1
"""The version of the checks by which the answers count as graded: they are graded anew."""


def turns_from(text: str, book: Book, stored: Callable[[str], Book | None]) -> list[StoredTurn]:
    """The turns of a JSON export, with their places in ``book``, the one it is about or another
    edition of it. ``stored`` gives other cited books by hash, None for a missing one.

    Raises ``ValueError`` for a text that is no such export.
    """
    made = claimed(text)
    try:
        values = json.loads(text)["turns"]
        if len(values) > _MOST_TURNS:
            raise ValueError("too many turns")
        claims: dict[int, list[Claim]] = {}
        for claim in made.claims:
            claims.setdefault(claim.turn, []).append(claim)
        books = {made.sha256: book, book.sha256: book}
        return [
            _turn(value, list(_cited(claims.get(number, ()), books, stored)), book)
            for number, value in enumerate(values, 1)
        ]
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not an exported conversation: {error!r}") from error


def _cited(
    claims: Iterable[Claim], books: dict[str, Book], stored: Callable[[str], Book | None]
) -> Iterable[Citation]:
    """The citations whose words are still in their books, as the books have them."""
    for claim in claims:
        there = books.get(claim.book) or stored(claim.book)
        span = verify(claim, there).span if there is not None else None
        if there is None or span is None:
            continue
        yield Citation(
            claim.number, span, there.text_at(span), there.title_at(span), there.page_label(span),
            grade="weak", book=there.sha256, source=source_of(there, span),
        )  # fmt: skip


def _turn(value: dict[str, Any], citations: Sequence[Citation], book: Book) -> StoredTurn:
    numbers = {citation.number for citation in citations}
    parts, literal = _parts(value["parts"], citations)
    words = {_line(part.text) for part in parts if isinstance(part, Text) and part.literal}
    gone = len(value["citations"]) - len(citations)
    flags = [Flag("note", Notice("imported_answer"))]
    flags += [Flag("note", Notice("citations_gone", count=gone))] if gone else []
    answer = Answer(
        question=_text(value["question"]),
        mode=_mode(value["mode"], literal=literal),
        path=as_name(_text(value["path"])),
        parts=tuple(p for p in parts if isinstance(p, Text) or p.footnote in numbers),
        citations=tuple(
            replace(one, grade="quoted") if _line(one.quote) in words else one for one in citations
        ),
        searched=Searched(
            missing=tuple(as_name(_text(word)) for word in value["missing"]),
            books=tuple(as_name(_text(title), LONGEST_HEADING) for title in value["books"]),
        ),
        flags=tuple(flags),
        reason=_text(value["reason"]),
        model=as_name(_text(value["model"])),
        confidence=value["confidence"] if value["confidence"] in ("likely", "near") else "",
    )
    asked = ReaderQuestion(answer.question, books=() if answer.searched.books else None)
    problem = None if value["finished"] is True else Problem("interrupted")
    return StoredTurn(_about(asked, value["passage"], book), answer, problem, checks=_BEFORE_CHECKS)


def _parts(values: list[dict[str, Any]], citations: Sequence[Citation]) -> tuple[list[Part], bool]:
    """The parts of an answer, and whether all that the file calls the book's words are cited."""
    quotes = [_line(citation.quote) for citation in citations]
    parts: list[Part] = []
    sound = True
    for value in values:
        if "footnote" in value:
            parts.append(Mark(int(value["footnote"])))
            continue
        words, literal = _text(value["text"]), value["literal"] is True
        held = any(_line(words) in quote for quote in quotes)
        sound &= held or not literal or not words.strip()
        parts.append(Text(words, literal=literal and held))
    return parts, sound


def _mode(given: object, *, literal: bool) -> Mode:
    """The mode of an answer. One with words that are not the book's is held to be a model's, which
    the checks read sentence by sentence."""
    for mode in get_args(Mode):
        if given == mode:
            made: Mode = mode
            kept = literal or mode not in ("direct_answer", "guided_fallback")
            return made if kept else "grounded"
    raise ValueError("an unknown mode")


def _about(asked: ReaderQuestion, passage: dict[str, Any] | None, book: Book) -> ReaderQuestion:
    """``asked`` with the passage it was about, if its words are in the book."""
    if passage is None:
        return asked
    place, words = passage["span"], _text(passage["words"])
    span = Span(int(place["file"]), int(place["start"]), int(place["end"]))
    found = find(Anchor(book.sha256, span, words), book).span if words.strip() else None
    if found is None:
        return asked
    return replace(asked, selection=Selection.of(found), about=book.text_at(found))


def _line(text: str) -> str:
    return " ".join(text.split())


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise ValueError("no text where there must be one")
    return value

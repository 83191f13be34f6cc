"""A conversation that was read out of its JSON export, as turns to be stored.

The file may come from anybody. Each citation is looked for in its book again and gets words,
chapter and page from there; what the file calls the book's words is only taken for that where a
citation has them. Grades are not taken over: they are made anew when the answer is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import get_args

from foxreader.answer.conversation.problem import Problem
from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn
from foxreader.answer.export.reading import Claim, Exported, ExportedPart, ExportedTurn, verify
from foxreader.answer.gate.footnote import source_of
from foxreader.core.anchor import Anchor, find
from foxreader.core.book import Book
from foxreader.core.events import Answer, Citation, Flag, Mark, Mode, Part, Searched, Text
from foxreader.core.message import LONGEST_HEADING, as_name
from foxreader.core.notice import Notice
from foxreader.core.scope import Selection
from foxreader.core.span import Span

_BEFORE_CHECKS = 1
"""The version of the checks by which the answers count as graded: they are graded anew."""


def turns_from(
    found: Exported, book: Book, stored: Callable[[str], Book | None]
) -> list[StoredTurn]:
    """The turns of an export, with their places in ``book``, the one it is about or another
    edition of it. ``stored`` gives other cited books by hash, None for a missing one.

    Raises ``ValueError`` for an answer in a way that there is none.
    """
    made = found.made
    claims: dict[int, list[Claim]] = {}
    for claim in made.claims:
        claims.setdefault(claim.turn, []).append(claim)
    books = {made.sha256: book, book.sha256: book}
    return [
        _turn(turn, list(_cited(claims.get(number, ()), books, stored)), book)
        for number, turn in enumerate(found.turns, 1)
    ]


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


def _turn(made: ExportedTurn, citations: Sequence[Citation], book: Book) -> StoredTurn:
    numbers = {citation.number for citation in citations}
    parts, literal = _parts(made.parts, citations)
    words = {_line(part.text) for part in parts if isinstance(part, Text) and part.literal}
    gone = made.citations - len(citations)
    flags = [Flag("note", Notice("imported_answer"))]
    flags += [Flag("note", Notice("citations_gone", count=gone))] if gone else []
    answer = Answer(
        question=made.question,
        mode=_mode(made.mode, literal=literal),
        path=as_name(made.path),
        parts=tuple(p for p in parts if isinstance(p, Text) or p.footnote in numbers),
        citations=tuple(
            replace(one, grade="quoted") if _line(one.quote) in words else one for one in citations
        ),
        searched=Searched(
            missing=tuple(map(as_name, made.missing)),
            books=tuple(as_name(title, LONGEST_HEADING) for title in made.books),
        ),
        flags=tuple(flags),
        reason=made.reason,
        model=as_name(made.model),
        confidence="likely" if made.confidence == "likely"
        else "near" if made.confidence == "near" else "",
    )  # fmt: skip
    asked = ReaderQuestion(answer.question, books=() if answer.searched.books else None)
    problem = None if made.finished else Problem("interrupted")
    return StoredTurn(_about(asked, made.passage, book), answer, problem, checks=_BEFORE_CHECKS)


def _parts(
    exported: Iterable[ExportedPart], citations: Sequence[Citation]
) -> tuple[list[Part], bool]:
    """The parts of an answer, and whether all that the file calls the book's words are cited."""
    quotes = [_line(citation.quote) for citation in citations]
    parts: list[Part] = []
    sound = True
    for one in exported:
        if one.footnote is not None:
            parts.append(Mark(one.footnote))
            continue
        held = any(_line(one.text) in quote for quote in quotes)
        sound &= held or not one.literal or not one.text.strip()
        parts.append(Text(one.text, literal=one.literal and held))
    return parts, sound


def _mode(given: str, *, literal: bool) -> Mode:
    """The mode of an answer. One with words that are not the book's is held to be a model's, which
    the checks read sentence by sentence."""
    for mode in get_args(Mode):
        if given == mode:
            made: Mode = mode
            kept = literal or mode not in ("direct_answer", "guided_fallback")
            return made if kept else "grounded"
    raise ValueError("an unknown mode")


def _about(asked: ReaderQuestion, passage: tuple[Span, str] | None, book: Book) -> ReaderQuestion:
    """``asked`` with the passage it was about, if its words are in the book."""
    if passage is None:
        return asked
    span, words = passage
    found = find(Anchor(book.sha256, span, words), book).span if words.strip() else None
    if found is None:
        return asked
    return replace(asked, selection=Selection.of(found), about=book.text_at(found))


def _line(text: str) -> str:
    return " ".join(text.split())

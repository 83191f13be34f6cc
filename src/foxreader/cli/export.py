"""The commands about conversations: list and delete them, export one, verify an export."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from foxreader.answer.conversation.stored import loads
from foxreader.answer.export import SUFFIXES, FileFormat
from foxreader.answer.export.claims import Claim, Claimed, claimed
from foxreader.answer.export.verify import Verdict, verify
from foxreader.cli import wording
from foxreader.cli.output import print_json
from foxreader.cli.work import make_program, read_book
from foxreader.core.book import Book
from foxreader.core.errors import UsageError
from foxreader.formats import digest
from foxreader.library.conversations import Conversation
from foxreader.library.exported import write_new
from foxreader.parts.program import Program

GONE = 3
"""The exit code where a citation is not in its book any more."""
_MOST = 100_000_000
"""No export is larger, in bytes; what is, is another file."""


def conversations(options: argparse.Namespace) -> int:
    """List the conversations about a book, or delete one."""
    program, sha256 = make_program(), digest(options.book)
    kept = program.profile.conversations.of(sha256)
    if options.what == "delete":
        chosen = _chosen(kept, options.number)
        program.profile.conversations.delete(sha256, chosen.id)
        print(wording.CONVERSATION_DELETED.format(turns=chosen.turns))
    elif options.json:
        print_json(
            [
                {"number": number, "id": one.id, "began": one.began, "last": one.last,
                 "turns": one.turns, "question": _question(one)}
                for number, one in enumerate(kept, 1)
            ]
        )  # fmt: skip
    elif not kept:
        print(wording.NO_CONVERSATIONS)
    else:
        for number, one in enumerate(kept, 1):
            print(f"{number}  {one.last[:10]}  {one.turns:>3}  {_question(one)}")
    return 0


def export(options: argparse.Namespace) -> int:
    """Write a conversation about a book to a file, or print it."""
    program = make_program()
    book = read_book(program, options.book)
    chosen = _chosen(program.profile.conversations.of(book.sha256), options.conversation)
    text = program.sessions.export(
        book, _format(options), chosen.id, footnotes_only=options.footnotes_only
    )
    if options.output is None:
        sys.stdout.buffer.write(text if isinstance(text, bytes) else text.encode())
        sys.stdout.flush()
    else:
        write_new(options.output, text, force=options.force)
    return 0


def verify_file(options: argparse.Namespace) -> int:
    """Compare each citation of an export with its book; 0 where none is gone."""
    program, made = make_program(), _read(options.file)
    book = read_book(program, options.book) if options.book else None
    verdicts: list[Verdict] = []
    for verdict, found in _verdicts(program, made, book):
        verdicts.append(verdict)
        if not options.json:
            print(_line(verdict, found))
    if options.json:
        print_json([_as_json(verdict) for verdict in verdicts])
    elif not verdicts:
        print(wording.NO_CITATIONS)
    return GONE if any(verdict.outcome == "gone" for verdict in verdicts) else 0


def _chosen(kept: list[Conversation], number: int) -> Conversation:
    if not kept:
        raise UsageError(wording.NO_CONVERSATIONS)
    if not 1 <= number <= len(kept):
        raise UsageError(wording.NO_CONVERSATION.format(number=number))
    return kept[number - 1]


def _question(conversation: Conversation) -> str:
    try:
        return " ".join(loads(conversation.first).asked.question.split())
    except ValueError:
        return wording.UNREADABLE


def _format(options: argparse.Namespace) -> FileFormat:
    """The format that was asked for, by name or by that of the file."""
    if options.format:
        chosen: FileFormat = options.format
        return chosen
    suffix = options.output.suffix.lower() if options.output else ""
    return SUFFIXES.get(suffix, "markdown")


def _read(path: Path) -> Claimed:
    try:
        if path.stat().st_size > _MOST:
            raise ValueError("too large")
        return claimed(path.read_text("utf-8"))
    except ValueError as error:
        raise UsageError(wording.NOT_EXPORTED.format(path=path)) from error


def _verdicts(
    program: Program, made: Claimed, given: Book | None
) -> Iterator[tuple[Verdict, Book]]:
    """A verdict on each claim, and the book it was compared with."""
    books: dict[str, Book] = {}
    if given is not None:
        # An edition of the book the conversation is about, or exactly one of those it cites.
        cited = {claim.book for claim in made.claims}
        books[given.sha256 if given.sha256 in cited else made.sha256] = given
    for claim in made.claims:
        book = books.get(claim.book) or program.profile.stored(claim.book)
        if book is None:
            raise UsageError(wording.BOOK_NOT_HERE.format(turn=claim.turn, book=claim.book[:8]))
        books[claim.book] = book
        yield verify(claim, book), book


def _line(verdict: Verdict, book: Book) -> str:
    claim, span = verdict.claim, verdict.span
    line = f"{verdict.outcome:<5}  answer {claim.turn} [{claim.number}]  {claim.span}"
    if verdict.outcome == "moved" and span is not None:
        page = book.page_label(span)
        line += f" → {span}" + (f" page {page}" if page else "")
    return line


def _as_json(verdict: Verdict) -> dict[str, object]:
    claim: Claim = verdict.claim
    return {
        "answer": claim.turn,
        "number": claim.number,
        "book": claim.book,
        "tag": str(claim.span),
        "outcome": verdict.outcome,
        "now": str(verdict.span) if verdict.span else None,
    }

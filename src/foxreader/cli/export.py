"""The commands about conversations: list, delete and import them, export
one."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from foxreader.answer.conversation.stored import loads
from foxreader.answer.export import FILE_FORMATS, SUFFIXES, FileFormat
from foxreader.cli import wording
from foxreader.cli.arguments import Command, with_book, with_footnotes_only, with_json
from foxreader.cli.output import print_json
from foxreader.cli.shown import print_exactly
from foxreader.cli.words import CommandLine, said, worded
from foxreader.cli.work import make_program, read_book
from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice
from foxreader.formats import digest
from foxreader.library.conversations import Conversation
from foxreader.library.paths import write_new
from foxreader.program.program import Program


def conversations(options: argparse.Namespace) -> int:
    """List the conversations about a book, delete one, or add one from a file."""
    program = make_program()
    if options.what == "import":
        return _bring_in(program, options)
    sha256 = digest(options.book)
    kept = program.profile.conversations.of(sha256)
    if options.what == "delete":
        number = int(options.given) if options.given.isdecimal() else 0
        chosen = _chosen(kept, number, options.given)
        program.profile.conversations.delete(sha256, chosen.id)
        print(said(wording.CONVERSATION_DELETED, chosen.turns))
    elif options.json:
        print_json(
            [
                {"number": number, "id": one.id, "began": one.began, "last": one.last,
                 "turns": one.turns, "question": _question(one) or wording.UNREADABLE}
                for number, one in enumerate(kept, 1)
            ]
        )  # fmt: skip
    elif not kept:
        print(said(wording.NO_CONVERSATIONS))
    else:
        for number, one in enumerate(kept, 1):
            question = _question(one) or said(wording.UNREADABLE)
            print(f"{number}  {one.last[:10]}  {one.turns:>3}  {question}")
    return 0


def export(options: argparse.Namespace) -> int:
    """Write a conversation about a book to a file, or print it."""
    program = make_program()
    book = read_book(program, options.book)
    chosen = _chosen(program.profile.conversations.of(book.sha256), options.conversation)
    text = program.sessions.export(
        book, _format(options), chosen.id, worded, footnotes_only=options.footnotes_only
    )
    if options.output is None:
        if isinstance(text, bytes):
            sys.stdout.buffer.write(text)
            sys.stdout.flush()
        else:
            print_exactly(text)
    else:
        write_new(options.output, text, force=options.force)
    return 0


def _bring_in(program: Program, options: argparse.Namespace) -> int:
    if not options.given:
        raise UsageError(said(wording.NO_FILE_TO_IMPORT))
    path, book = Path(options.given), read_book(program, options.book)
    try:
        turns = program.sessions.bring_in(book, path)
    except ValueError as error:
        raise UsageError(Notice("not_exported", path=str(path))) from error
    print(said(wording.CONVERSATION_IMPORTED, turns))
    return 0


def _chosen(kept: list[Conversation], number: int, given: str = "") -> Conversation:
    if not kept:
        raise UsageError(said(wording.NO_CONVERSATIONS))
    if not 1 <= number <= len(kept):
        raise UsageError(said(wording.NO_CONVERSATION, number=given or number))
    return kept[number - 1]


def _question(conversation: Conversation) -> str:
    """Its first question on one line; "" if it cannot be read."""
    try:
        return " ".join(loads(conversation.first).asked.question.split())
    except ValueError:
        return ""


def _format(options: argparse.Namespace) -> FileFormat:
    """The format that was asked for, by name or by that of the file."""
    if options.format:
        chosen: FileFormat = options.format
        return chosen
    suffix = options.output.suffix.lower() if options.output else ""
    return SUFFIXES.get(suffix, "markdown")


def _arrange_conversations(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    parser.add_argument("what", nargs="?", choices=("list", "delete", "import"), default="list")
    parser.add_argument(
        "given", nargs="?", default="", metavar="N|FILE",
        help=CommandLine.tr("the number in the list to delete, or the JSON export to import"),
    )  # fmt: skip
    with_json(parser)


def _arrange_export(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    parser.add_argument(
        "--format",
        choices=FILE_FORMATS,
        help=CommandLine.tr("the format (default: by the name of the file)"),
    )
    parser.add_argument(
        "--output",
        type=Path,
        metavar="FILE",
        help=CommandLine.tr("the file to write (default: print it)"),
    )
    parser.add_argument(
        "--force", action="store_true", help=CommandLine.tr("replace a file that is there")
    )
    with_footnotes_only(parser)
    parser.add_argument(
        "--conversation",
        type=int,
        default=1,
        metavar="N",
        help=CommandLine.tr("the number in the list; 1 is the newest"),
    )


COMMANDS = {
    "conversations": Command(conversations, _arrange_conversations),
    "export": Command(export, _arrange_export),
}

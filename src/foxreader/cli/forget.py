"""The command that forgets a book."""

from __future__ import annotations

import argparse
import sys

from foxreader.cli import wording
from foxreader.cli.arguments import Command, with_book
from foxreader.cli.words import CommandLine, said
from foxreader.cli.work import make_program
from foxreader.core.errors import UsageError
from foxreader.formats import digest
from foxreader.program.forgetting import forget_book


def forget(options: argparse.Namespace) -> int:
    """Delete all that is kept of a book, after asking at a terminal."""
    program, sha256 = make_program(), digest(options.book)
    title, _ = program.profile.shelf.names().get(sha256, (options.book.name, ""))
    if not options.yes:
        if not sys.stdin.isatty():
            raise UsageError(said(wording.FORGET_UNASKED))
        answer = input(said(wording.FORGET_ASK, title=title))
        if answer.strip().casefold() not in ("y", "yes", *said(wording.YES).split()):
            print(said(wording.FORGET_NOT))
            return 0
    forget_book(program.profile, sha256)
    print(said(wording.FORGOTTEN, title=title))
    return 0


def _arrange_forget(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    parser.add_argument("--yes", action="store_true", help=CommandLine.tr("do not ask"))


COMMANDS = {
    "forget": Command(forget, _arrange_forget),
}

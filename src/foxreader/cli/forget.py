"""The command that forgets a book."""

from __future__ import annotations

import argparse
import sys

from foxreader.cli import wording
from foxreader.cli.arguments import Command, with_book
from foxreader.cli.work import make_program
from foxreader.core.errors import UsageError
from foxreader.formats import digest
from foxreader.parts.forgetting import forget_book


def forget(options: argparse.Namespace) -> int:
    """Delete all that is kept of a book, after asking at a terminal."""
    program, sha256 = make_program(), digest(options.book)
    title, _ = program.profile.shelf.names().get(sha256, (options.book.name, ""))
    if not options.yes:
        if not sys.stdin.isatty():
            raise UsageError(wording.FORGET_UNASKED)
        answer = input(wording.FORGET_ASK.format(title=title))
        if answer.strip().casefold() not in wording.YES:
            print(wording.FORGET_NOT)
            return 0
    forget_book(program.profile, sha256)
    print(wording.FORGOTTEN.format(title=title))
    return 0


def _arrange_forget(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    parser.add_argument("--yes", action="store_true", help="do not ask")


COMMANDS = {
    "forget": Command(forget, _arrange_forget),
}

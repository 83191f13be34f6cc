"""The commands of the command line, their arguments, and the parser of the one that is given."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from foxreader import __version__
from foxreader.cli.mistakes import Parser, options_of
from foxreader.cli.words import CommandLine, worded
from foxreader.core.notice import Notice

COMMANDS = {
    "info": ("book", CommandLine.text("What a book is: metadata, contents, warnings")),
    "text": ("book", CommandLine.text("The exact text of a book")),
    "span": ("book", CommandLine.text("Exactly the characters a position tag names")),
    "find": ("search", CommandLine.text("Every place of exact words, or of a pattern, in a book")),
    "search": ("search", CommandLine.text("Passages that fit a query")),
    "people": (
        "book",
        CommandLine.text("The people, places and terms of a book, and where each is first named"),
    ),
    "ask": ("ask", CommandLine.text("A cited answer to a question")),
    "index": ("ask", CommandLine.text("Have the model summarise a book")),
    "recognise": (
        "book",
        CommandLine.text(
            "Recognise the text of pages that are pictures; goes on where it was stopped"
        ),
    ),
    "providers": ("models", CommandLine.text("The models that are set up")),
    "corrections": (
        "library",
        CommandLine.text("Your corrections of answers: list, add, delete"),
    ),
    "conversations": (
        "conversations",
        CommandLine.text("The conversations about a book: list, delete, import an export"),
    ),
    "library": (
        "library",
        CommandLine.text("Your books: add, list, find, remove, backup, restore"),
    ),
    "notes": (
        "notes",
        CommandLine.text(
            "Your highlights, notes and bookmarks in a book: list, add, delete, export, import"
        ),
    ),
    "forget": ("library", CommandLine.text("Delete all that is kept of a book; its file stays")),
    "export": (
        "conversations",
        CommandLine.text("A conversation as a file whose footnotes open the book at the words"),
    ),
    "verify": (
        "conversations",
        CommandLine.text("Check the quotations of exports and other texts against the book"),
    ),
    "mcp": (
        "system",
        CommandLine.text(
            "The tools over your books for other programs, by the Model Context Protocol; read-only"
        ),
    ),
    "integrate": (
        "system",
        CommandLine.text(
            "Put Foxreader into the desktop's menu and offer it for books, or undo that"
        ),
    ),
    "eval": (
        "models",
        CommandLine.text("Measure your model: questions over tales whose answers are known"),
    ),
    "selftest": ("system", CommandLine.text("Test the program with the guide in a real window")),
}
"""By name: the module with its :class:`Subcommand`, and what it is for."""


class _Version(argparse.Action):
    """Prints what the program is made of, and ends it."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from foxreader.program.about import (  # noqa: PLC0415 -- no command needs them
            libraries,
            wall_sentences,
        )

        print(f"foxreader {__version__} (AGPL-3.0-or-later), Python {platform.python_version()}")
        for one in libraries():
            print(f"  {one.name} {one.version} ({one.licence})")
        print(f"{worded(Notice('walls'))}:")
        for sentence in wall_sentences():
            print(f"  {worded(sentence)}")
        parser.exit()


def make_parser(given: str = "") -> argparse.ArgumentParser:
    """A parser of the command ``given``, or of all; its result has ``act``, to be called, and
    ``knows``, its options. The modules of the other commands are not loaded."""
    parser = Parser(
        prog="foxreader",
        description=CommandLine.tr(
            "A reader whose answers carry the exact characters they rest on. "
            "With a book, or nothing, it opens the window."
        ),
    )
    parser.add_argument(
        "--version", action=_Version, nargs=0,
        help=CommandLine.tr(
            "show the version of the program, and its libraries with their licences"
        ),
    )  # fmt: skip
    commands = parser.add_subparsers(
        title=CommandLine.tr("commands"), required=True, metavar="COMMAND"
    )
    for name in [given] if given in COMMANDS else COMMANDS:
        module, purpose = COMMANDS[name]
        made: Subcommand = import_module(f"foxreader.cli.{module}").COMMANDS[name]
        words = CommandLine.tr(purpose)
        command = commands.add_parser(name, help=words, description=words)
        made.arrange(command)
        command.set_defaults(act=made.act, knows=tuple(options_of(command)))
    return parser


# Arguments that several commands take


class Subcommand(NamedTuple):
    """What carries a command out, and what adds its arguments to a parser."""

    act: Callable[[argparse.Namespace], int]
    arrange: Callable[[argparse.ArgumentParser], None]


def with_book(parser: argparse.ArgumentParser) -> None:
    """Add the book, as a path."""
    parser.add_argument("book", type=Path, metavar="BOOK")


def with_json(parser: argparse.ArgumentParser) -> None:
    """Add ``--json``."""
    parser.add_argument("--json", action="store_true", help=CommandLine.tr("print JSON"))


def with_query(parser: argparse.ArgumentParser, name: str) -> None:
    """Add a question and ``--batch``; ``name`` is what the help calls the question."""
    parser.add_argument("question", nargs="?", default="", metavar=name)
    parser.add_argument(
        "--batch", type=Path, metavar="FILE", help=CommandLine.tr("JSON lines with id and question")
    )
    with_json(parser)


def with_whole(parser: argparse.ArgumentParser) -> None:
    """Add ``--whole``."""
    parser.add_argument(
        "--whole",
        action="store_true",
        help=CommandLine.tr("ignore the spoiler limits you have set"),
    )


def with_footnotes_only(parser: argparse.ArgumentParser) -> None:
    """Add ``--footnotes-only``."""
    parser.add_argument(
        "--footnotes-only",
        action="store_true",
        help=CommandLine.tr("without the book's sentence under each claim of a model's answer"),
    )

"""The commands of the command line, their arguments and parser, and what is said of mistakes."""

from __future__ import annotations

import argparse
import difflib
import logging
import platform
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from foxreader import __version__
from foxreader.cli import wording
from foxreader.cli.words import CommandLine, said, worded, wrapped
from foxreader.core.errors import FoxError, UsageError
from foxreader.core.notice import Notice
from foxreader.library.paths import home, log_to

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
    "judge": (
        "models",
        CommandLine.text("The small reader that compares claims with their places: make it, state"),
    ),
    "corrections": (
        "library",
        CommandLine.text("Your corrections of answers: list, add, delete, export"),
    ),
    "conversations": (
        "conversations",
        CommandLine.text("The conversations about a book: list, delete, import an export"),
    ),
    "library": (
        "library",
        CommandLine.text("Your books: add, list, find, remove, backup, restore"),
    ),
    "sync": (
        "system",
        CommandLine.text("Exchange notes, places and conversations with your other devices"),
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
    "newer": ("system", CommandLine.text("Whether there is a newer version: asks one address")),
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


# Mistakes of the user's, one sentence each

logger = logging.getLogger(__name__)


_NEAR = 0.6
"""How alike two words are (0 to 1) where one may be a slip for the other; difflib's own value."""
_LONGEST = 60
"""Characters of a wrong argument that are repeated to the user."""
_CHOICE = re.compile(r"invalid choice: '([^']*)'")
_LIKE_A_PATH = re.compile(r"[/\\.]|^~")


def _word(text: str | None) -> str | None:
    return text and CommandLine.tr(text)


# argparse gives its words to this function of gettext, which wants files of its own.
argparse._ = _word  # type: ignore[attr-defined]


class _Formatter(argparse.HelpFormatter):
    """Breaks lines also where a language has no spaces, and by the columns of its letters."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(text, width)


class Parser(argparse.ArgumentParser):
    """Raises ``UsageError`` with one sentence where argparse prints its usage and exits."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**{"formatter_class": _Formatter, **given})

    def error(self, message: str) -> NoReturn:
        """Say what argparse found, and what would be right."""
        chosen = _CHOICE.search(message)
        if chosen:
            choices = [str(c) for action in self._actions for c in action.choices or ()]
            wrong = said(wording.UNKNOWN_CHOICE, program=self.prog, given=chosen[1])
            near = _near(chosen[1], choices)
        else:
            wrong, near = f"{message[:1].upper()}{message[1:]}", ""
        near = near or said(wording.HELP, program=self.prog)
        raise UsageError(said(wording.WRONG, wrong=wrong, near=near))


def options_of(parser: argparse.ArgumentParser) -> Iterator[str]:
    """The long options a command and the commands below it know."""
    for action in parser._actions:
        yield from (name for name in action.option_strings if name.startswith("--"))
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from options_of(below)


def check_first(arguments: Sequence[str], known: Iterable[str]) -> None:
    """Raise ``UsageError`` where the first option is one that the program itself does not know."""
    first = arguments[0].partition("=")[0]
    options = [*known, "-h"]
    if first.startswith("-") and not any(option.startswith(first) for option in options):
        raise UsageError(unknown_option(first, options))


def unknown_option(given: str, known: Iterable[str]) -> str:
    """The error for an argument that a command does not know."""
    name = given.partition("=")[0]
    if not name.startswith("-"):
        return said(wording.TOO_MANY, given=_short(given))
    near = _near(name, known) or said(wording.HELP_LISTS)
    return said(wording.UNKNOWN_OPTION, name=_short(name), near=near)


def unknown_command(given: str, known: Iterable[str]) -> str:
    """The error for a word that is neither a command nor a file."""
    if _LIKE_A_PATH.search(given):
        return said(wording.NO_FILE, name=_short(given))
    (nearest,) = difflib.get_close_matches(given, known, 1, 0.0)
    return said(wording.UNKNOWN_COMMAND, given=_short(given), nearest=nearest)


def _near(given: str, known: Iterable[str]) -> str:
    """The end of a sentence that names what may have been meant; "" where nothing is alike."""
    near = difflib.get_close_matches(given, list(known), 1, _NEAR)
    return said(wording.DID_YOU_MEAN, near=near[0]) if near else ""


def _short(given: str) -> str:
    return given if len(given) <= _LONGEST else f"{given[:_LONGEST]}…"


# Mistakes of ours, which are written to the log


def noted(error: Exception) -> str:
    """The sentence for a mistake of ours, which is written to the log."""
    folder = home().logs
    try:
        log_to(folder)
    except FoxError as unwritten:
        return said(
            wording.MISTAKE_UNLOGGED, error=repr(error), unlogged=worded(unwritten.sentence)
        )
    logger.error("a mistake", exc_info=error)
    return said(wording.MISTAKE, error=type(error).__name__, folder=folder)

"""Mistakes: the user's, one sentence each, and ours, which are written to the log."""

from __future__ import annotations

import argparse
import difflib
import logging
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NoReturn

from foxreader.cli import wording
from foxreader.cli.words import CommandLine, said, worded, wrapped
from foxreader.core.errors import FoxError, UsageError
from foxreader.library.logs import log_to
from foxreader.library.paths import home

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


# Mistakes of ours


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

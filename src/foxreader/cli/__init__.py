"""The command line: the same program as the window, with printed results for other programs.

Exit codes: 0 done or answered, 3 refused, 2 the user's error, 1 the endpoint's or machine's.
"""

from __future__ import annotations

import errno
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from urllib.parse import urlsplit

from foxreader.cli import wording
from foxreader.cli.commands import (
    COMMANDS,
    check_first,
    make_parser,
    noted,
    unknown_command,
    unknown_option,
)
from foxreader.cli.words import WORKING, said, show_only_what_is_shown, speak, warn
from foxreader.core.errors import FoxError, ModelError, NoWindow, StorageError, UsageError
from foxreader.core.notice import Notice
from foxreader.core.span import NO_LINK, Link, is_link
from foxreader.system.desktop import show_what_can_be_shown

USER_ERROR, FAILED, STOPPED = 2, 1, 130
"""Exit codes; 130 is what shells give for an interrupt."""

__all__ = ["guarded", "is_command", "link_or_path", "run", "target"]


def is_command(arguments: Sequence[str]) -> bool:
    """Whether the arguments name a command rather than a book to open in the window."""
    return bool(arguments) and (arguments[0] in COMMANDS or arguments[0].startswith("-"))


def target(given: Sequence[str]) -> Path | Link | None:
    """The one book or link that the window is to show; None where nothing is given.

    Raises ``UsageError`` for a word that is neither a command nor a file.
    """
    wanted = link_or_path(given)
    if isinstance(wanted, Path) and not _is_there(wanted):
        raise UsageError(unknown_command(given[0], COMMANDS))
    if isinstance(wanted, Path) and wanted.is_dir():
        raise UsageError(said(wording.FOLDER, path=wanted))
    if len(given) > 1 and given[1].startswith("-"):
        raise UsageError(unknown_option(given[1], ()))
    if len(given) > 1:
        raise UsageError(said(wording.ONE_BOOK))
    return wanted


def link_or_path(given: Sequence[str]) -> Path | Link | None:
    """What is to be opened; None for nothing. Raises ``UsageError`` for a link of ours gone wrong.

    A desktop that may hand over links hands over files as links too.
    """
    if not given:
        return None
    if is_link(given[0]):
        try:
            return Link.parse(given[0])
        except ValueError:
            raise UsageError(Notice(NO_LINK)) from None
    if given[0].startswith("file:///"):
        from urllib.request import url2pathname  # noqa: PLC0415 -- brings all of HTTP along

        return Path(url2pathname(urlsplit(given[0]).path))
    return Path(given[0])


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError as error:  # one that may not be looked at is there: opening it says why not
        return error.errno != errno.ENAMETOOLONG


def run(arguments: Sequence[str]) -> int:
    """Carry out a command; returns its exit code."""
    show_what_can_be_shown()
    return guarded(lambda: _carried_out(arguments))


_ASKS = "ask"
"""The command that takes longest from its call to its first word: the book is opened, its people
are looked up."""


def _carried_out(arguments: Sequence[str]) -> int:
    if arguments[0] == _ASKS and not {"-h", "--help"}.intersection(arguments):
        WORKING.show(said(wording.OPENING))  # before all that answers is loaded
    parser = make_parser(arguments[0])
    check_first(arguments, ("--help", "--version"))
    options, unknown = parser.parse_known_args(arguments)
    # Before Python 3.13 argparse gives what follows an option to no place that may be left out.
    if unknown and getattr(options, "file", "") is None and not unknown[0].startswith("-"):
        options.file = Path(unknown.pop(0))
    if unknown:
        raise UsageError(unknown_option(unknown[0], options.knows))
    return int(options.act(options))


def guarded(act: Callable[[], int]) -> int:
    """Do ``act``; what goes wrong is one sentence on standard error and an exit code."""
    logging.getLogger("foxreader").addHandler(logging.NullHandler())
    show_only_what_is_shown()
    speak()
    try:
        return act()
    except FoxError as error:
        warn(error.sentence)
        return FAILED if isinstance(error, ModelError | StorageError | NoWindow) else USER_ERROR
    except BrokenPipeError:
        return FAILED
    except (KeyboardInterrupt, EOFError):  # or a question that was not answered
        warn(said(wording.STOPPED))
        return STOPPED
    except OSError as error:
        warn(f"{error.strerror or error}: {error.filename or ''}")
        return FAILED
    except Exception as error:  # noqa: BLE001 -- the border: a bug is reported in a line, and logged
        warn(noted(error))
        return FAILED

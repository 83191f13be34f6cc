"""What several commands do: make the program, open a book with its index, read the questions."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from getpass import getpass
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from foxreader.cli import wording
from foxreader.cli.words import WORKING, percent, said, warn
from foxreader.core.book import Book, Scans
from foxreader.core.errors import PasswordNeeded, StorageError, UsageError
from foxreader.core.events import Progress
from foxreader.core.plain_data import read_json
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.program.books import OpenBook
from foxreader.program.program import Program

FOUND_NOTHING = 3
"""The exit code of a search that found nothing."""
_T = TypeVar("_T")


def make_program() -> Program:
    """The program for a command; what is wrong with the profile goes to standard error."""
    program = Program()
    program.profile.open_library()
    _print_warnings(program)
    return program


def _print_warnings(program: Program) -> None:
    for warning in program.profile.take_warnings():
        warn(warning)


def open_book(program: Program, path: Path) -> OpenBook:
    """Open a book, asking for its password at a terminal.

    Notices for the reader go to standard error.
    """
    try:
        opened = program.books.open(path)
    except PasswordNeeded as error:
        if not sys.stdin.isatty():
            raise
        warn(error.sentence)
        opened = program.books.open(path, password=getpass(said(wording.PASSWORD)))
    if opened.notice:
        warn(opened.notice)
    return opened


def with_password(act: Callable[[str], _T]) -> _T:
    """``act`` with the password of a file, which is asked for at a terminal if one is needed."""
    try:
        return act("")
    except PasswordNeeded as error:
        if not sys.stdin.isatty():
            raise
        warn(error.sentence)
        return act(getpass(said(wording.PASSWORD)))


def read_book(program: Program, path: Path) -> Book:
    """A book's text, with nothing left open."""
    opened = open_book(program, path)
    opened.resources.close()
    return opened.book


class Opened:
    """A book with its index, searchable; both closed at the end."""

    def __init__(self, program: Program, path: Path) -> None:
        self._program, self._path = program, path

    def __enter__(self) -> tuple[Book, Index]:
        WORKING.show(said(wording.OPENING))
        self._open = open_book(self._program, self._path)
        self._index = self._program.indexes.open(self._open.book)
        follow(
            chain(build_text(self._index), self._program.indexes.shelve(self._index, self._path))
        )
        return self._open.book, self._index

    @property
    def resources(self) -> Scans:
        """The resources of the open book."""
        return self._open.resources

    def __exit__(self, *error: object) -> None:
        self._index.close()
        self._open.resources.close()
        with contextlib.suppress(StorageError):  # tomorrow's may succeed
            self._program.profile.back_up()
        _print_warnings(self._program)


def seen(program: Program, book: Book, options: argparse.Namespace) -> Scope:
    """What a command may use of ``book``: as the reader has set it, all of it with ``--whole``.

    Where a limit is set, what is used is said on standard error.
    """
    scope = program.profile.scope_of(book)
    if scope.limit is None:
        return scope
    title, share = book.metadata.title, percent(scope.share(book))
    line = wording.LIMIT_LIFTED if options.whole else wording.LIMITED
    warn(said(line, title=title, share=share))
    return WHOLE_BOOK if options.whole else scope


def seen_of_several(
    program: Program, chosen: Sequence[str], options: argparse.Namespace
) -> dict[str, Scope]:
    """As :func:`seen`, for the books with the hashes ``chosen``, or for all: the scope of each that
    has a limit."""
    limits = program.profile.limits()
    if limits.keys() & chosen if chosen else limits:
        warn(said(wording.LIMITS_LIFTED if options.whole else wording.LIMITED_SEVERAL))
    return {} if options.whole else limits


def follow(job: Iterable[Progress]) -> None:
    """Carry out a job, and show the progress at a terminal."""
    for state in job:
        line = wording.STAGES.get(state.stage, wording.STAGE)
        WORKING.show(said(line, done=state.done, total=state.total))
    WORKING.end()


def add_waiting(program: Program) -> None:
    """Add every opened book to the search of all books, and show the progress."""
    for state in program.indexes.shelve_waiting():
        WORKING.show(said(wording.BOOKS_ADDED, done=state.done, total=state.total))
    WORKING.end()


def questions(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """The question of the command line, or those of the batch file, one a line."""
    if not options.batch:
        if not options.question:
            raise UsageError(said(wording.NO_QUESTION))
        yield {"question": options.question}
        return
    if options.question:
        raise UsageError(said(wording.QUESTION_AND_BATCH))
    with options.batch.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                value = read_json(line)
                yield {"id": value["id"], "question": str(value["question"])}
            except (ValueError, KeyError, TypeError):
                raise UsageError(
                    said(wording.BAD_LINE, number=number, file=options.batch)
                ) from None


def id_of(line: dict[str, Any]) -> dict[str, Any]:
    """The line's id, to be repeated; nothing for the command line's own question."""
    return {"id": line["id"]} if "id" in line else {}

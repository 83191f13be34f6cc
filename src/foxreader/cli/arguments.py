"""Arguments that several commands take."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple


class Command(NamedTuple):
    """What carries a command out, and what adds its arguments to a parser."""

    act: Callable[[argparse.Namespace], int]
    arrange: Callable[[argparse.ArgumentParser], None]


def with_book(parser: argparse.ArgumentParser) -> None:
    """Add the book, as a path."""
    parser.add_argument("book", type=Path, metavar="BOOK")


def with_json(parser: argparse.ArgumentParser) -> None:
    """Add ``--json``."""
    parser.add_argument("--json", action="store_true", help="print JSON")


def with_query(parser: argparse.ArgumentParser, name: str) -> None:
    """Add a question and ``--batch``; ``name`` is what the help calls the question."""
    parser.add_argument("question", nargs="?", default="", metavar=name)
    parser.add_argument(
        "--batch", type=Path, metavar="FILE", help="JSON lines with id and question"
    )
    with_json(parser)


def with_whole(parser: argparse.ArgumentParser) -> None:
    """Add ``--whole``."""
    parser.add_argument(
        "--whole", action="store_true", help="ignore the spoiler limits you have set"
    )  # fmt: skip


def with_footnotes_only(parser: argparse.ArgumentParser) -> None:
    """Add ``--footnotes-only``."""
    parser.add_argument(
        "--footnotes-only",
        action="store_true",
        help="without the book's sentence under each claim of a model's answer",
    )

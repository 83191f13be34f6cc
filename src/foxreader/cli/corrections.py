"""The commands about corrections: corrections list, add and delete."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from foxreader.cli import wording
from foxreader.cli.arguments import Command, with_json
from foxreader.cli.output import print_json
from foxreader.cli.words import CommandLine, said
from foxreader.cli.work import make_program
from foxreader.core.errors import UsageError
from foxreader.formats import digest
from foxreader.library.kept_per_book import Correction
from foxreader.program.program import Program


def corrections(options: argparse.Namespace) -> int:
    """Carry out one of the acts on corrections."""
    return _ACTS[options.what](make_program(), options)


def _list(program: Program, options: argparse.Namespace) -> int:
    kept = program.profile.corrections
    found = kept.of(digest(options.book)) if options.book else kept.all()
    if options.json:
        print_json([asdict(correction) for correction in found])
    elif not found:
        print(said(wording.NO_CORRECTIONS))
    else:
        titles = {book.sha256: book.title for book in program.profile.shelf.all()}
        for correction in found:
            print(_line(correction, titles.get(correction.sha256, correction.sha256[:8])))
    return 0


def _line(correction: Correction, title: str) -> str:
    book = title if correction.sha256 else said(wording.ALL_BOOKS)
    text = said(wording.MARKED_WRONG) if correction.wrong else correction.text
    return f"{correction.id}  {correction.at[:10]}  ({book})  {correction.question} → {text}"


def _add(program: Program, options: argparse.Namespace) -> int:
    question, text = options.question.strip(), options.text.strip()
    if not question:
        raise UsageError(said(wording.NOTHING_TO_CORRECT))
    sha256 = digest(options.book) if options.book else ""
    id_ = program.profile.corrections.add(question, text, sha256=sha256)
    print(said(wording.CORRECTION_ADDED if text else wording.WRONG_ADDED, id=id_))
    return 0


def _delete(program: Program, options: argparse.Namespace) -> int:
    if not program.profile.corrections.delete(options.id):
        raise UsageError(said(wording.NO_CORRECTION, id=options.id))
    print(said(wording.CORRECTION_DELETED, id=options.id))
    return 0


_ACTS: dict[str, Callable[[Program, argparse.Namespace], int]] = {
    "list": _list,
    "add": _add,
    "delete": _delete,
}


def _arrange_corrections(parser: argparse.ArgumentParser) -> None:
    acts = parser.add_subparsers(required=True, dest="what", metavar="list|add|delete")
    listing = acts.add_parser("list")
    listing.add_argument(
        "--book", type=Path, metavar="BOOK", help=CommandLine.tr("only those for this book")
    )
    with_json(listing)
    add = acts.add_parser("add")
    add.add_argument("question", metavar="QUESTION")
    add.add_argument(
        "text",
        nargs="?",
        default="",
        metavar="CORRECTION",
        help=CommandLine.tr("the right answer; without it the answer is marked wrong"),
    )
    add.add_argument(
        "--book",
        type=Path,
        metavar="BOOK",
        help=CommandLine.tr("the book it is for (default: all books)"),
    )
    acts.add_parser("delete").add_argument("id", type=int, metavar="ID")


COMMANDS = {
    "corrections": Command(corrections, _arrange_corrections),
}

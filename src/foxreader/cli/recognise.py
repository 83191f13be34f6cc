"""The command that recognises the text of pages that are pictures."""

from __future__ import annotations

import argparse
import sys

from foxreader.cli import wording
from foxreader.cli.arguments import Command, with_book, with_json
from foxreader.cli.output import print_json
from foxreader.cli.words import CommandLine, said, worded
from foxreader.cli.work import make_program, open_book
from foxreader.formats.unread import unread
from foxreader.program.books import OpenBook
from foxreader.program.program import Program


def recognise(options: argparse.Namespace) -> int:
    """Recognise page by page and say what came of it; stopped, it goes on from there."""
    program = make_program()
    opened = open_book(program, options.book)
    try:
        if unread(opened.book):
            _work(program, opened, options.languages)
        book = program.books.renewed(opened.book, opened.resources, opened.path).book
    finally:
        opened.resources.close()
    about = {
        "recognised": sum(1 for file in book.files if file.page and file.page.recognised),
        "left": len(unread(book)),
        "characters": book.characters,
        "warnings": list(book.warnings),
    }
    if options.json:
        print_json(about)
        return 0
    print(said(wording.RECOGNISED, **about))
    for warning in book.warnings:
        print(f"{said(wording.WARNING)}  {worded(warning)}")
    return 0


def _work(program: Program, opened: OpenBook, languages: str) -> None:
    try:
        for state in program.books.recognise(opened.book, opened.resources, languages=languages):
            line = said(wording.RECOGNISING, done=state.done, total=state.total)
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
    finally:
        print(file=sys.stderr)


def _arrange_recognise(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    parser.add_argument(
        "--languages",
        default="",
        metavar="NAMES",
        help=CommandLine.tr("tesseract's names of the languages, such as deu or eng+fra"),
    )
    with_json(parser)


COMMANDS = {
    "recognise": Command(recognise, _arrange_recognise),
}

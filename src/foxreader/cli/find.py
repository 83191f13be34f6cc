"""The command find: every place of words in a book, as the window's search field finds them."""

from __future__ import annotations

import argparse
from typing import Any

from foxreader.cli import wording
from foxreader.cli.arguments import Command, with_book, with_json, with_whole
from foxreader.cli.output import print_json
from foxreader.cli.words import CommandLine, said, worded
from foxreader.cli.work import make_program, open_book, seen
from foxreader.core.book import Book
from foxreader.core.errors import UsageError
from foxreader.core.find_query import FARTHEST, NEAR, FindQuery, FoundPlaces, Kind
from foxreader.core.span import Span
from foxreader.retrieval.find_in_book import find_places

_AROUND = 60
"""Characters at each side of a place that are printed; chosen: two lines of a terminal."""


def find(options: argparse.Namespace) -> int:
    """Print the places of the words, in reading order."""
    query = _query(options)
    program = make_program()
    opened = open_book(program, options.book)
    try:
        book = opened.book
        scope = seen(program, book, options)
        found = find_places(book, query, scope=scope, most=options.limit)
    finally:
        opened.resources.close()
    if options.json:
        print_json(_json(book, found))
        return 0
    for span in found.spans:
        page = book.page_label(span)
        where = book.title_at(span) + (said(wording.PAGE, page=page) if page else "")
        print(f"{span}  {where}\n  {_line(book, span)}\n")
    if found.more:
        print(said(wording.MORE_PLACES, count=len(found.spans)))
    if not found.spans:
        print(said(wording.NOT_FOUND) if scope.limit is None else said(wording.NOT_FOUND_YET))
    for remark in found.remarks:
        print(worded(remark))
    return 0


def _query(options: argparse.Namespace) -> FindQuery:
    if not options.words.strip():
        raise UsageError(said(wording.NO_WORDS))
    if options.limit < 1:
        raise UsageError(said(wording.LIMIT_BELOW_ONE))
    kind: Kind = "pattern" if options.pattern else "words"
    if options.near is not None:
        kind = "near"
        if not 1 <= options.near <= FARTHEST:
            raise UsageError(said(wording.TOO_FAR, most=FARTHEST))
    return FindQuery(
        options.words, kind, options.whole_word, options.match_case, options.match_accents,
        options.near or NEAR,
    )  # fmt: skip


def _json(book: Book, found: FoundPlaces) -> dict[str, Any]:
    return {
        "places": [
            {
                "tag": str(span),
                "file": span.file,
                "start": span.start,
                "end": span.end,
                "text": book.text_at(span),
                "title": book.title_at(span),
                "page": book.page_label(span),
            }
            for span in found.spans
        ],
        "more": found.more,
        "remarks": list(found.remarks),
    }


def _line(book: Book, span: Span) -> str:
    """A place with the words around it, on one line; the place between « and »."""
    text = book.files[span.file].text
    before = text[max(0, span.start - _AROUND) : span.start]
    after = text[span.end : span.end + _AROUND]
    place = text[span.start : span.end][: 4 * _AROUND]
    return " ".join(f"{before}«{place}»{after}".split())


def _arrange_find(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    parser.add_argument("words", metavar="WORDS")
    with_whole(parser)
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument(
        "--near",
        type=int,
        metavar="N",
        help=CommandLine.tr("the words in any order, at most N words apart"),
    )
    kinds.add_argument(
        "--pattern",
        action="store_true",
        help=CommandLine.tr("WORDS is a regular expression, as Python has them"),
    )
    parser.add_argument(
        "--whole-word", action="store_true", help=CommandLine.tr("whole words only")
    )
    parser.add_argument(
        "--match-case", action="store_true", help=CommandLine.tr("capitals as they are given")
    )
    parser.add_argument(
        "--match-accents", action="store_true", help=CommandLine.tr("accents as they are given")
    )
    parser.add_argument("--limit", type=int, default=100, metavar="K")
    with_json(parser)


COMMANDS = {
    "find": Command(find, _arrange_find),
}

"""The commands search and find: passages that fit a query, and every place of words."""

from __future__ import annotations

import argparse
from itertools import groupby
from pathlib import Path
from typing import Any

from foxreader.cli import wording
from foxreader.cli.commands import Subcommand, with_book, with_json, with_query, with_whole
from foxreader.cli.output import hit_json, shelf_hit_json
from foxreader.cli.words import CommandLine, print_json, said, worded
from foxreader.cli.work import (
    FOUND_NOTHING,
    Opened,
    add_waiting,
    id_of,
    make_program,
    open_book,
    questions,
    seen,
    seen_of_several,
)
from foxreader.core.book import Book
from foxreader.core.errors import UsageError
from foxreader.core.span import Span
from foxreader.library.searches import FARTHEST, NEAR, FindQuery, FoundPlaces, Kind
from foxreader.retrieval.find_in_book import find_places
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.shelf.library_search import ShelfFound, ShelfHit

_SHOWN = 300
"""Characters of a passage that are printed for people; chosen: four lines of a terminal."""


def search(options: argparse.Namespace) -> int:
    """Print the passages that fit a query, the best first."""
    if options.all:
        if options.question:
            raise UsageError(said(wording.BOOK_AND_ALL))
        options.question = options.book
        return _search_all(options)
    if not options.book:
        raise UsageError(said(wording.NO_BOOK_TO_SEARCH))
    return _search_book(options)


def _search_book(options: argparse.Namespace) -> int:
    program, hits = make_program(), []
    with Opened(program, Path(options.book)) as (book, index):
        search, scope = Search(index), seen(program, book, options)
        for line in questions(options):
            hits = search.passages(line["question"], scope, options.limit)
            found = [hit_json(book, hit.span, hit.score) for hit in hits]
            if options.batch or options.json:
                print_json({**id_of(line), "hits": found}, line=bool(options.batch))
                continue
            for hit in found:
                page = said(wording.PAGE, page=hit["page"]) if hit["page"] else ""
                print(f"{hit['tag']}  {hit['title']}{page}\n  {_beginning(hit['text'])}\n")
            if not found:
                print(
                    said(wording.NOTHING_FOUND)
                    if scope.limit is None
                    else said(wording.NOTHING_YET)
                )
    return 0 if hits or options.batch else FOUND_NOTHING


def _search_all(options: argparse.Namespace) -> int:
    program = make_program()
    asked = list(questions(options))
    limits = seen_of_several(program, (), options)
    add_waiting(program)
    for line in asked:
        *_, found = program.sessions.search_all(line["question"], limits, options.limit)
        if options.batch or options.json:
            print_json({**id_of(line), **_hits_json(found)}, line=bool(options.batch))
        else:
            _print(found)
    return 0 if options.batch or found.hits else FOUND_NOTHING


def _hits_json(found: ShelfFound) -> dict[str, object]:
    return {
        "hits": [shelf_hit_json(hit) for hit in found.hits],
        "searched": {"books": found.books, "passages": found.passages},
        "waiting": list(found.waiting),
    }


def _print(found: ShelfFound) -> None:
    """The hits under their books, those that are no more than candidates marked."""
    for _, group in groupby(found.hits, key=lambda hit: hit.sha256):
        hits = list(group)
        by = f" — {', '.join(hits[0].authors)}" if hits[0].authors else ""
        print(f"{hits[0].title}{by}\n  {hits[0].path}")
        for hit in hits:
            print(f"  {hit.span}  {_where(hit)}\n    {_beginning(hit.text)}\n")
    if not found.hits:
        print(said(wording.NOTHING_IN_BOOKS))
    print(said(wording.SEARCHED_ALL, passages=found.passages, books=found.books))
    if found.waiting:
        print(said(wording.NOT_SEARCHED, len(found.waiting)))


def _where(hit: ShelfHit) -> str:
    page = said(wording.PAGE, page=hit.page) if hit.page else ""
    return f"{hit.chapter}{page}{'' if hit.proven else said(wording.CANDIDATE)}"


def _beginning(text: str) -> str:
    """The beginning of a passage on one line."""
    return " ".join(text.split())[:_SHOWN]


def _arrange_search(parser: argparse.ArgumentParser) -> None:
    with_whole(parser)
    parser.add_argument(
        "book",
        nargs="?",
        default="",
        metavar="BOOK",
        help=CommandLine.tr("the book to search; not with --all"),
    )
    with_query(parser, "QUERY")
    parser.add_argument(
        "--all", action="store_true", help=CommandLine.tr("search all books that were read")
    )
    parser.add_argument("--limit", type=int, default=10, metavar="K")


# find

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
        print_json(_places_json(book, found))
        return 0 if found.spans else FOUND_NOTHING
    for span in found.spans:
        page = book.page_label(span)
        where = book.named_at(span) + (said(wording.PAGE, page=page) if page else "")
        print(f"{span}  {where}\n  {_around(book, span)}\n")
    if found.more:
        print(said(wording.MORE_PLACES, count=len(found.spans)))
    if not found.spans:
        print(said(wording.NOT_FOUND) if scope.limit is None else said(wording.NOT_FOUND_YET))
    for remark in found.remarks:
        print(worded(remark))
    return 0 if found.spans else FOUND_NOTHING


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


def _places_json(book: Book, found: FoundPlaces) -> dict[str, Any]:
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


def _around(book: Book, span: Span) -> str:
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
    "search": Subcommand(search, _arrange_search),
    "find": Subcommand(find, _arrange_find),
}

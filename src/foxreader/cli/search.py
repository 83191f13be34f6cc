"""The command search: in one book, or in all that were read."""

from __future__ import annotations

import argparse
from itertools import groupby
from pathlib import Path

from foxreader.cli import wording
from foxreader.cli.arguments import Command, with_query, with_whole
from foxreader.cli.output import hit_json, print_json, shelf_hit_json
from foxreader.cli.work import (
    Opened,
    add_waiting,
    id_of,
    make_program,
    questions,
    seen,
    seen_of_several,
)
from foxreader.core.errors import UsageError
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.shelf.library_search import ShelfFound, ShelfHit

_SHOWN = 300
"""Characters of a passage that are printed for people; chosen: four lines of a terminal."""


def search(options: argparse.Namespace) -> int:
    """Print the passages that fit a query, the best first."""
    if options.all:
        if options.question:
            raise UsageError(wording.BOOK_AND_ALL)
        options.question = options.book
        return _search_all(options)
    if not options.book:
        raise UsageError(wording.NO_BOOK_TO_SEARCH)
    return _search_book(options)


def _search_book(options: argparse.Namespace) -> int:
    program = make_program()
    with Opened(program, Path(options.book)) as (book, index):
        search, scope = Search(index), seen(program, book, options)
        for line in questions(options):
            hits = search.passages(line["question"], scope, options.limit)
            found = [hit_json(book, hit.span, hit.score) for hit in hits]
            if options.batch or options.json:
                print_json({**id_of(line), "hits": found}, line=bool(options.batch))
                continue
            for hit in found:
                page = wording.PAGE.format(page=hit["page"]) if hit["page"] else ""
                print(f"{hit['tag']}  {hit['title']}{page}\n  {_line(hit['text'])}\n")
            if not found:
                print(wording.NOTHING_FOUND if scope.limit is None else wording.NOTHING_YET)
    return 0


def _search_all(options: argparse.Namespace) -> int:
    program = make_program()
    asked = list(questions(options))
    limits = seen_of_several(program, (), options)
    add_waiting(program)
    for line in asked:
        *_, found = program.sessions.search_all(line["question"], limits, options.limit)
        if options.batch or options.json:
            print_json({**id_of(line), **_json(found)}, line=bool(options.batch))
        else:
            _print(found)
    return 0


def _json(found: ShelfFound) -> dict[str, object]:
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
            print(f"  {hit.span}  {_where(hit)}\n    {_line(hit.text)}\n")
    if not found.hits:
        print(wording.NOTHING_IN_BOOKS)
    print(wording.SEARCHED_ALL.format(passages=found.passages, books=found.books))
    if found.waiting:
        print(wording.NOT_SEARCHED.format(titles="; ".join(found.waiting)))


def _where(hit: ShelfHit) -> str:
    page = wording.PAGE.format(page=hit.page) if hit.page else ""
    return f"{hit.chapter}{page}{'' if hit.proven else wording.CANDIDATE}"


def _line(text: str) -> str:
    """The beginning of a passage on one line."""
    return " ".join(text.split())[:_SHOWN]


def _arrange_search(parser: argparse.ArgumentParser) -> None:
    with_whole(parser)
    parser.add_argument(
        "book", nargs="?", default="", metavar="BOOK", help="the book to search; not with --all"
    )
    with_query(parser, "QUERY")
    parser.add_argument("--all", action="store_true", help="search all books that were read")
    parser.add_argument("--limit", type=int, default=10, metavar="K")


COMMANDS = {
    "search": Command(search, _arrange_search),
}

"""The command search: in one book, or in all that were read."""

from __future__ import annotations

import argparse
from itertools import groupby
from pathlib import Path

from foxreader.cli.output import hit_json, print_json, shelf_hit_json
from foxreader.cli.work import Opened, add_waiting, id_of, questions, seen
from foxreader.core.errors import UsageError
from foxreader.parts.program import Program
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.shelf.library_search import Limits, ShelfFound, ShelfHit

_SHOWN = 300


def search(options: argparse.Namespace) -> int:
    """Print the passages that bear on a query, the best first."""
    if options.all:
        if options.question:
            raise UsageError("With --all every book is searched; leave the book out.")
        options.question = options.book
        return _search_all(options)
    if not options.book:
        raise UsageError("A book is missing; give one, or search all books with --all.")
    return _search_book(options)


def _search_book(options: argparse.Namespace) -> int:
    program = Program()
    with Opened(program, Path(options.book)) as (book, index):
        search, scope = Search(index), seen(program, book, options)
        for line in questions(options):
            hits = search.passages(line["question"], scope, options.limit)
            found = [hit_json(book, hit.span, hit.score) for hit in hits]
            if options.batch or options.json:
                print_json({**id_of(line), "hits": found}, line=bool(options.batch))
                continue
            for hit in found:
                page = f", page {hit['page']}" if hit["page"] else ""
                print(f"{hit['tag']}  {hit['title']}{page}\n  {_line(hit['text'])}\n")
            if not found:
                part = "this book" if scope.limit is None else "what you have read of this book"
                print(f"Nothing in {part} bears on that.")
    return 0


def _search_all(options: argparse.Namespace) -> int:
    program = Program()
    asked = list(questions(options))
    limits: Limits | None = {} if options.whole else None
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
        print("Nothing in these books bears on that.")
    print(f"Searched {found.passages} passages of {found.books} books.")
    if found.waiting:
        print(f"Not searched yet; open them first: {'; '.join(found.waiting)}")


def _where(hit: ShelfHit) -> str:
    page = f", page {hit.page}" if hit.page else ""
    return f"{hit.chapter}{page}{'' if hit.proven else ' (has words of it)'}"


def _line(text: str) -> str:
    """The beginning of a passage on one line."""
    return " ".join(text.split())[:_SHOWN]

"""The command people: the persons, places and terms of a book."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from foxreader.cli import wording
from foxreader.cli.arguments import Command, with_book, with_json, with_whole
from foxreader.cli.output import print_json
from foxreader.cli.work import make_program, read_book, seen
from foxreader.core.book import Book
from foxreader.core.errors import UsageError
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.named.card import NamedBook

HEADINGS = {
    "person": wording.PEOPLE,
    "place": wording.PLACES,
    "term": wording.TERMS,
}


def people(options: argparse.Namespace) -> int:
    """Print the persons, places and terms of a book with their first mentions."""
    program = make_program()
    book = read_book(program, options.book)
    scope = _up_to(book, options.up_to) if options.up_to else seen(program, book, options)
    *_, found = program.people.of(book, scope)
    assert isinstance(found, NamedBook)
    numbers = found.numbers(options.kind)
    if options.json:
        limit = None if scope.limit is None else str(scope.limit)
        print_json({"limit": limit, "people": [_json(found, number) for number in numbers]})
        return 0
    for line in _lines(found, numbers):
        print(line)
    return 0


def _up_to(book: Book, tag: str) -> Scope:
    """The scope that ends with the last character of ``tag``."""
    try:
        span = Span.parse(tag)
    except ValueError:
        raise UsageError(wording.NO_TAG.format(tag=tag)) from None
    if not book.holds(span):
        raise UsageError(wording.NOT_IN_BOOK.format(tag=tag))
    return Scope(Span(span.file, span.end, span.end))


def _json(found: NamedBook, number: int) -> dict[str, Any]:
    card, book = found.card(number), found.book
    named = card.named
    first = named.first
    return {
        "kind": named.kind,
        "name": named.label,
        "others": list(named.others),
        "count": named.count,
        "tag": str(first.span),
        "quote": book.text_at(first.unit),
        "title": book.title_at(first.span),
        "page": book.page_label(first.span),
        "bar": list(card.bar),
        "with": [
            {"name": found.named[one.number].label, "passages": one.passages}
            for one in card.company
        ],
    }


def _lines(found: NamedBook, numbers: list[int]) -> Iterator[str]:
    """A line for each, under its kind; a sentence where there is none."""
    if not numbers:
        yield wording.NO_PEOPLE if found.scope.limit is None else wording.NO_PEOPLE_YET
        return
    for kind, heading in HEADINGS.items():
        chosen = [found.named[n] for n in numbers if found.named[n].kind == kind]
        if chosen:
            yield heading
        for named in chosen:
            others = f" ({', '.join(named.others)})" if named.others else ""
            yield f"  {named.label}{others}  {named.count}  {named.first.span}"


def _arrange_people(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    with_whole(parser)
    parser.add_argument(
        "--up-to", default="", metavar="TAG",
        help="only what the book says up to the end of TAG, whatever limit is set",
    )  # fmt: skip
    parser.add_argument(
        "--kind", choices=("person", "place", "term"), help="only those of one kind"
    )  # fmt: skip
    with_json(parser)


COMMANDS = {
    "people": Command(people, _arrange_people),
}

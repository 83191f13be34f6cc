"""The commands that read a book: info, text, span, people, recognise."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from foxreader.cli import wording
from foxreader.cli.commands import Subcommand, with_book, with_json, with_whole
from foxreader.cli.words import CommandLine, label, number, print_exactly, print_json, said, worded
from foxreader.cli.work import make_program, open_book, read_book, seen
from foxreader.core.book import Book
from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import NO_BOOK, NO_PLACE, Link, Span
from foxreader.formats.unread import unread
from foxreader.index.named import NamedBook
from foxreader.index.pieces import tagged_units
from foxreader.program.books import OpenBook
from foxreader.program.program import Program


def info(options: argparse.Namespace) -> int:
    """Print what a book is."""
    book = read_book(make_program(), options.book)
    meta = book.metadata
    about = {
        "title": meta.title,
        "authors": list(meta.authors),
        "language": meta.language,
        "publisher": meta.publisher,
        "published": meta.published,
        "format": book.format,
        "cover": book.cover or ("page/0" if book.paged else ""),
        "pages": len(book.pages),
        "sha256": book.sha256,
        "files": len(book.files),
        "characters": book.characters,
        "toc": _contents(book),
        "warnings": list(book.warnings),
    }
    if options.json:
        print_json(about)
        return 0
    for name, value in about.items():
        if name not in ("toc", "warnings") and value != "":
            shown = ", ".join(value) if isinstance(value, list) else value
            print(f"{label(wording.DETAILS[name], 11)}  {shown}")
    for entry in _contents(book):
        print(f"{'  ' * int(str(entry['level']))}{entry['title']}  {entry['tag']}")
    for warning in book.warnings:
        print(f"{label(wording.WARNING, 11)}  {worded(warning)}")
    return 0


def text(options: argparse.Namespace) -> int:
    """Print the canonical text, exactly; with tags a sentence a line."""
    book = read_book(make_program(), options.book)
    numbers = range(len(book.files)) if options.file is None else [options.file]
    for file in numbers:
        if not 0 <= file < len(book.files):
            raise UsageError(said(wording.NO_FILE_NUMBER, last=len(book.files) - 1, number=file))
        text = book.files[file].text
        if not options.tags:
            print_exactly(text)
            continue
        for unit in tagged_units(book, file):
            print_exactly(f"{book.text_at(unit)} {unit}\n")
    return 0


def span(options: argparse.Namespace) -> int:
    """Print exactly the characters of a tag."""
    book = read_book(make_program(), options.book)
    try:
        span = Span.parse(options.tag)
    except ValueError:
        raise UsageError(said(wording.NO_TAG, tag=options.tag)) from None
    print_exactly(book.text_at(span))
    return 0


def _contents(book: Book) -> list[dict[str, object]]:
    """The table of contents, each entry with the tag of the first unit of its section."""
    files: dict[int, list[Span]] = {}
    entries: list[dict[str, object]] = []
    for entry in book.toc:
        place = entry.place
        known = files.setdefault(place.file, []) or tagged_units(book, place.file)
        files[place.file] = known
        first = next((unit for unit in known if unit.end > place.start), place)
        entries.append({"title": entry.title, "tag": str(first), "level": entry.level})
    return entries


def _arrange_info(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    with_json(parser)


def _arrange_text(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    parser.add_argument(
        "--file", type=int, metavar="N", help=CommandLine.tr("only file N, counted from 0")
    )
    parser.add_argument(
        "--tags", action="store_true", help=CommandLine.tr("a sentence a line, each with its tag")
    )


def _arrange_span(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    parser.add_argument("tag", metavar="TAG")


# people

_HEADINGS = {
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
        raise UsageError(said(wording.NO_TAG, tag=tag)) from None
    if not book.holds(span):
        raise UsageError(said(wording.NOT_IN_BOOK, tag=tag))
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
        limited = found.scope.limit is not None
        yield said(wording.NO_PEOPLE_YET if limited else wording.NO_PEOPLE)
        return
    for kind, heading in _HEADINGS.items():
        chosen = [found.named[n] for n in numbers if found.named[n].kind == kind]
        if chosen:
            yield said(heading)
        for named in chosen:
            others = f" ({', '.join(named.others)})" if named.others else ""
            yield f"  {named.label}{others}  {number(named.count)}  {named.first.span}"


def _arrange_people(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    with_whole(parser)
    parser.add_argument(
        "--up-to", default="", metavar="TAG",
        help=CommandLine.tr("only what the book says up to the end of TAG, whatever limit is set"),
    )  # fmt: skip
    parser.add_argument(
        "--kind", choices=("person", "place", "term"), help=CommandLine.tr("only those of one kind")
    )  # fmt: skip
    with_json(parser)


# recognise


def recognise(options: argparse.Namespace) -> int:
    """Recognise page by page and say what came of it; stopped, it goes on from there."""
    program = make_program()
    opened = open_book(program, options.book)
    try:
        if unread(opened.book):
            _work(program, opened, options.languages)
        book = program.books.renewed(opened).book
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


# A link to a place, where no window can be shown


def show_place(link: Link) -> int:
    """Print where a link leads, and exactly its characters."""
    book = make_program().profile.stored(link.sha256)
    if book is None:
        raise UsageError(Notice(NO_BOOK))
    if not book.holds(link.span):
        raise UsageError(Notice(NO_PLACE))
    page = book.page_label(link.span)
    where = (
        book.metadata.title,
        book.title_at(link.span),
        said(wording.PLACE_PAGE, page=page) if page else "",
    )
    print(f"{', '.join(filter(None, where))} {link.span}", file=sys.stderr)
    print_exactly(book.text_at(link.span))
    return 0


COMMANDS = {
    "info": Subcommand(info, _arrange_info),
    "text": Subcommand(text, _arrange_text),
    "span": Subcommand(span, _arrange_span),
    "people": Subcommand(people, _arrange_people),
    "recognise": Subcommand(recognise, _arrange_recognise),
}

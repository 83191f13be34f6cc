"""The commands that read a book: info, text, span."""

from __future__ import annotations

import argparse

from foxreader.cli import wording
from foxreader.cli.arguments import Command, with_book, with_json
from foxreader.cli.output import print_json
from foxreader.cli.shown import print_exactly
from foxreader.cli.words import CommandLine, label, said, worded
from foxreader.cli.work import make_program, read_book
from foxreader.core.book import Book
from foxreader.core.errors import UsageError
from foxreader.core.span import Span
from foxreader.index.pieces.passages import tagged_units


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
    for number in numbers:
        if not 0 <= number < len(book.files):
            raise UsageError(said(wording.NO_FILE_NUMBER, last=len(book.files) - 1, number=number))
        text = book.files[number].text
        if not options.tags:
            print_exactly(text)
            continue
        for unit in tagged_units(book, number):
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


COMMANDS = {
    "info": Command(info, _arrange_info),
    "text": Command(text, _arrange_text),
    "span": Command(span, _arrange_span),
}

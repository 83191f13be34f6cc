"""The commands that read a book: info, text, span, search."""

from __future__ import annotations

import argparse
import sys

from foxreader.cli.output import hit_json, print_json
from foxreader.cli.work import Opened, id_of, questions
from foxreader.core.book import Book
from foxreader.core.errors import UsageError
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.index.unit import trimmed, units
from foxreader.parts import Parts
from foxreader.retrieval.search import Search


def info(options: argparse.Namespace) -> int:
    """Print what a book is."""
    parts = Parts()
    book = parts.open(options.book).book
    meta = book.metadata
    about = {
        "title": meta.title,
        "authors": list(meta.authors),
        "language": meta.language,
        "format": book.format,
        "sha256": book.sha256,
        "files": len(book.files),
        "characters": book.characters,
        "toc": [
            {"title": e.title, "tag": str(first_unit(book, e.place)), "level": e.level}
            for e in book.toc
        ],
        "warnings": list(book.warnings),
    }
    if options.json:
        print_json(about)
        return 0
    for name in ("title", "authors", "language", "format", "sha256", "files", "characters"):
        value = about[name]
        print(f"{name:>11}  {', '.join(value) if isinstance(value, list) else value}")
    for entry in book.toc:
        print(f"{'  ' * entry.level}{entry.title}  {first_unit(book, entry.place)}")
    for warning in book.warnings:
        print(f"    warning  {warning}")
    return 0


def text(options: argparse.Namespace) -> int:
    """Print the canonical text, exactly; with tags a sentence a line."""
    book = Parts().open(options.book).book
    numbers = range(len(book.files)) if options.file is None else [options.file]
    for number in numbers:
        if not 0 <= number < len(book.files):
            raise UsageError(
                f"This book has files 0 to {len(book.files) - 1}; there is no {number}."
            )
        text = book.files[number].text
        if not options.tags:
            sys.stdout.buffer.write(text.encode())
            continue
        for start, end in units(text, book.metadata.language):
            first, last = trimmed(text, start, end)
            if first < last:
                line = f"{text[first:last]} {Span(number, first, last)}\n"
                sys.stdout.buffer.write(line.encode())
    sys.stdout.flush()
    return 0


def span(options: argparse.Namespace) -> int:
    """Print exactly the characters of a tag."""
    book = Parts().open(options.book).book
    try:
        span = Span.parse(options.tag)
    except ValueError:
        raise UsageError(
            f"“{options.tag}” is no position tag; one looks like [f3-120-185]."
        ) from None
    sys.stdout.buffer.write(book.text_at(span).encode())
    sys.stdout.flush()
    return 0


def search(options: argparse.Namespace) -> int:
    """Print the passages that bear on a query, the best first."""
    parts = Parts()
    with Opened(parts, options.book) as (book, index):
        search = Search(index)
        for line in questions(options):
            hits = search.passages(line["question"], WHOLE_BOOK, options.limit)
            found = [hit_json(book, hit.span, hit.score) for hit in hits]
            if options.batch or options.json:
                print_json({**id_of(line), "hits": found}, line=bool(options.batch))
                continue
            for hit in found:
                page = f", page {hit['page']}" if hit["page"] else ""
                print(
                    f"{hit['tag']}  {hit['title']}{page}\n  {' '.join(hit['text'].split())[:300]}\n"
                )
            if not found:
                print("Nothing in this book bears on that.")
    return 0


def first_unit(book: Book, place: Span) -> Span:
    """The first unit at or after ``place`` in its file: what a table of contents points to."""
    text = book.files[place.file].text
    for start, end in units(text[place.start : place.start + 5000], book.metadata.language):
        first, last = trimmed(text, place.start + start, place.start + end)
        if first < last:
            return Span(place.file, first, last)
    return place

"""The commands about highlights, notes and bookmarks: notes list, add, delete, export, import."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

from foxreader.cli import wording
from foxreader.cli.commands import Subcommand, with_json
from foxreader.cli.words import CommandLine, print_json, said, worded
from foxreader.cli.work import make_program, open_book, with_password
from foxreader.core.annotation import COLORS, KINDS, Anchor, Annotation, Placed, bookmark, highlight
from foxreader.core.book import Book
from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.notes import templates
from foxreader.notes.placing import Outcome
from foxreader.notes.templates import Each
from foxreader.notes.writing import (
    COPIES,
    COPY_SUFFIXES,
    FORMATS,
    SUFFIXES,
    Listed,
    note_list,
    written_together,
)
from foxreader.program.books import OpenBook
from foxreader.program.library import books_of_collection
from foxreader.program.notes import NotesReport
from foxreader.program.notes_of_books import (
    BookBroughtIn,
    NoteChoice,
    note_template,
    note_templates,
    template_text,
    write_by_template,
)
from foxreader.program.program import Program
from foxreader.system.files import write_new

_SHOWN = 60
"""Characters of a quote that a line of the list shows. Chosen, not measured."""


def notes(options: argparse.Namespace) -> int:
    """Carry out one of the acts on notes."""
    program = make_program()
    if options.what == "templates":
        return _templates(program, options)
    if options.what in ("export", "import") and options.file is None:
        options.file, options.book = options.book, None  # one path is that of the file
    if options.book is None:
        return _ALL_ACTS[options.what](program, options)
    opened = open_book(program, options.book)
    try:
        return _ACTS[options.what](program, opened, options)
    finally:
        opened.resources.close()


def arrange(parser: argparse.ArgumentParser) -> None:
    """Add the acts on notes and their arguments to the command."""
    acts = parser.add_subparsers(
        required=True, dest="what", metavar="list|add|delete|export|import|templates"
    )
    listing = acts.add_parser(
        "list", help=CommandLine.tr("the notes of a book, in order of place, or of all books")
    )
    listing.add_argument("book", nargs="?", type=Path, metavar="BOOK")
    _with_choice(listing)
    with_json(listing)
    add = acts.add_parser(
        "add", help=CommandLine.tr("highlight a place or set a bookmark; prints it as JSON")
    )
    add.add_argument("book", type=Path, metavar="BOOK")
    add.add_argument(
        "tag", metavar="TAG", help=CommandLine.tr("the place, as “text --tags” prints it")
    )
    add.add_argument("--note", default="", metavar="TEXT", help=CommandLine.tr("your own words"))
    add.add_argument(
        "--color", choices=COLORS, help=CommandLine.tr("of a highlight (default: rose)")
    )
    add.add_argument("--kind", choices=KINDS, default="highlight")
    delete = acts.add_parser("delete", help=CommandLine.tr("delete one"))
    delete.add_argument("book", type=Path, metavar="BOOK")
    delete.add_argument("id", metavar="ID")
    export_ = acts.add_parser(
        "export", help=CommandLine.tr("write the notes of a book, or of all books, to a file")
    )
    export_.add_argument("book", type=Path, metavar="[BOOK]")
    _with_choice(export_)
    export_.add_argument(
        "--format",
        choices=(*FORMATS, *COPIES),
        help=CommandLine.tr(
            "the format (default: by the name of the file); epub and pdf are copies of the book"
        ),
    )
    export_.add_argument(
        "--template",
        metavar="NAME",
        help=CommandLine.tr("write the notes by a template; “notes templates” lists them"),
    )
    export_.add_argument(
        "--each",
        choices=get_args(Each),
        help=CommandLine.tr("a file for each book in a folder, or one for all"),
    )
    export_.add_argument("file", nargs="?", type=Path, metavar="FILE")
    export_.add_argument(
        "--force", action="store_true", help=CommandLine.tr("replace a file that is there")
    )
    import_ = acts.add_parser(
        "import",
        help=CommandLine.tr("add the notes of a file to a book, or to all books that it names"),
    )
    import_.add_argument("book", type=Path, metavar="[BOOK]")
    import_.add_argument("file", nargs="?", type=Path, metavar="FILE")
    with_json(import_)
    listed = acts.add_parser(
        "templates", help=CommandLine.tr("the templates for exported notes, or the text of one")
    )
    listed.add_argument("name", nargs="?", default="", metavar="NAME")
    listed.add_argument(
        "--fields", action="store_true", help=CommandLine.tr("what a template can have")
    )


def _with_choice(parser: argparse.ArgumentParser) -> None:
    """Add what narrows the notes."""
    parser.add_argument(
        "--collection", metavar="NAME", help=CommandLine.tr("only of the books of a collection")
    )
    parser.add_argument("--color", choices=COLORS, help=CommandLine.tr("only of this color"))
    parser.add_argument(
        "--kind", choices=("notes", "marks", "places"),
        help=CommandLine.tr("only with a note, only without one, or only bookmarks"),
    )  # fmt: skip
    parser.add_argument(
        "--words",
        default="",
        metavar="TEXT",
        help=CommandLine.tr("only with these words; #sea is a tag"),
    )


def _choice(program: Program, options: argparse.Namespace, *books: str) -> NoteChoice:
    """Which notes the options mean, of ``books`` if any are given."""
    if options.collection:
        several = frozenset(books_of_collection(program.profile, options.collection))
        books = tuple(several.intersection(books) if books else several) or ("",)
    colors = frozenset((options.color,)) if options.color else frozenset()
    return NoteChoice(frozenset(books), None, colors, options.kind or "", options.words)


def _narrowed(options: argparse.Namespace) -> bool:
    return bool(options.collection or options.color or options.kind or options.words)


def _list(program: Program, opened: OpenBook, options: argparse.Namespace) -> int:
    entries = program.notes.of(opened.book).entries
    if _narrowed(options):
        choice = _choice(program, options, opened.book.sha256)
        entries = tuple(entry for entry in entries if choice.keeps(entry.annotation))
        entries = entries if opened.book.sha256 in choice.books else ()
    if options.json:
        print_json({"notes": [_as_json(entry) for entry in entries]})
    elif not entries:
        print(said(wording.NO_NOTES))
    for entry in () if options.json else entries:
        print(_line(entry))
    return 0


def _as_json(entry: Listed) -> dict[str, Any]:
    """An annotation as the contract has it; the tag of one whose words are not found is null."""
    one = entry.annotation
    return {
        "id": one.id,
        "kind": one.kind,
        "tag": None if entry.span is None else str(entry.span),
        "quote": entry.quote,
        "color": one.color,
        "note": one.note,
        "title": entry.chapter,
        "page": entry.page or None,
        "made": one.made,
        "changed": one.changed,
    }


def _line(entry: Listed) -> str:
    one = entry.annotation
    quote = " ".join(entry.quote.split())
    quote = quote if len(quote) <= _SHOWN else f"{quote[: _SHOWN - 1]}…"
    where = said(wording.NOTE_MISSING) if entry.span is None else str(entry.span)
    page = said(wording.PLACE_PAGE, page=entry.page) if entry.page else ""
    own = " ".join(one.note.split())
    words = (one.id, where, page, one.color or one.kind, f"“{quote}”" if quote else "", own)
    return "  ".join(word for word in words if word)


def _add(program: Program, opened: OpenBook, options: argparse.Namespace) -> int:
    book = opened.book
    one = _made(book, options)
    _shelve(program, book, options.book)
    program.profile.annotations.add(one)
    (entry,) = note_list(Placed(((one, one.anchor.span),), ()), book).entries
    print_json(_as_json(entry))
    return 0


def _made(book: Book, options: argparse.Namespace) -> Annotation:
    try:
        span = Span.parse(options.tag)
    except ValueError:
        raise UsageError(said(wording.NO_TAG, tag=options.tag)) from None
    anchor = Anchor.of(book, span)
    if not book.visible(span):
        raise UsageError(said(wording.NOTE_HIDDEN, tag=options.tag))
    if options.kind == "bookmark":
        if options.color:
            raise UsageError(said(wording.BOOKMARK_COLOR))
        return bookmark(anchor, options.note)
    if not anchor.quote.strip():
        raise UsageError(said(wording.NOTE_EMPTY, tag=options.tag))
    return highlight(anchor, options.color or "rose", options.note)


def _shelve(program: Program, book: Book, path: Path) -> None:
    """Put a book that gets its first notes on the shelf: a file that replaces it is known by it."""
    if not program.profile.shelf.knows(book.sha256):
        program.profile.shelf.opened(book, path.absolute(), read=False)


def _delete(program: Program, opened: OpenBook, options: argparse.Namespace) -> int:
    book = opened.book
    kept = program.profile.annotations
    if options.id not in {one.id for one in kept.of(book.sha256)}:
        raise UsageError(said(wording.NO_NOTE, id=options.id))
    kept.remove(options.id)
    print(said(wording.NOTE_DELETED))
    return 0


def _export(program: Program, opened: OpenBook, options: argparse.Namespace) -> int:
    book = opened.book
    if options.template:
        return _export_by_template(program, options, _choice(program, options, book.sha256))
    chosen = _format(options)
    if chosen not in COPIES and _narrowed(options):
        return _export_lists(program, options, chosen, _choice(program, options, book.sha256))
    if chosen in COPIES:
        if book.format != COPIES[chosen]:
            raise UsageError(_no_copy(book, options.book))
        count = program.notes.write_copy(opened, options.file, worded, force=options.force)
    else:
        write_new(options.file, program.notes.export(book, chosen, worded), force=options.force)
        count = len(program.profile.annotations.of(book.sha256))
    print(said(wording.NOTES_EXPORTED, count, path=options.file))
    return 0


def _no_copy(book: Book, path: Path) -> Notice:
    if book.format in COPIES.values():
        return Notice("copy_in_other_format", name=path.name, format=book.format)
    return Notice("copy_of_format", name=path.name)


def _format(options: argparse.Namespace) -> str:
    """The format that was asked for, by name or by that of the file."""
    suffix = options.file.suffix.lower()
    chosen: str | None = options.format or {**SUFFIXES, **COPY_SUFFIXES}.get(suffix)
    if chosen is None:
        name, formats = options.file.name, ", ".join((*FORMATS, *COPIES))
        raise UsageError(said(wording.NO_NOTES_FORMAT, name=name, formats=formats))
    return chosen


def _import(program: Program, opened: OpenBook, options: argparse.Namespace) -> int:
    book = opened.book
    report = with_password(
        lambda password: program.notes.bring_in(
            book, options.file, opened=opened, password=password
        )
    )
    _shelve(program, book, options.book)
    counts = _counts(report)
    if report.others:
        others = said(wording.NOTES_OF_OTHERS, report.others)
        print(others, file=sys.stderr if options.json else sys.stdout)
    if options.json:
        print_json(counts)
    else:
        print(said(wording.NOTES_IMPORTED, **counts))
        for one in report.placings:
            if one.outcome == "missing":
                quote = " ".join(one.annotation.anchor.quote.split())
                print(f"{said(wording.NOTE_MISSING)}  {quote}")
    return 0


# Without a book: all books


def _list_all(program: Program, options: argparse.Namespace) -> int:
    lists = program.notes_of_books.of(_choice(program, options))
    if options.json:
        print_json({"books": [
            {"sha256": one.book.sha256, "title": one.title,
             "notes": [_as_json(entry) for entry in one.entries]} for one in lists
        ]})  # fmt: skip
        return 0
    for one in lists:
        print(one.title or one.book.sha256[:12])
        for entry in one.entries:
            print(f"  {_line(entry)}")
    if not lists:
        print(said(wording.NO_NOTES_AT_ALL))
    return 0


def _export_all(program: Program, options: argparse.Namespace) -> int:
    if options.template:
        return _export_by_template(program, options, _choice(program, options))
    chosen = _format(options)
    if chosen in COPIES:
        raise UsageError(
            said(wording.NO_NOTES_FORMAT, name=options.file.name, formats=", ".join(FORMATS))
        )
    return _export_lists(program, options, chosen, _choice(program, options))


def _export_lists(
    program: Program, options: argparse.Namespace, fmt: str, choice: NoteChoice
) -> int:
    lists = program.notes_of_books.of(choice)
    if not lists:
        raise UsageError(said(wording.NO_NOTES_TO_EXPORT))
    write_new(options.file, written_together(lists, fmt, worded), force=options.force)
    count = sum(len(one.entries) for one in lists)
    print(said(wording.NOTES_EXPORTED, count, path=options.file))
    return 0


def _export_by_template(program: Program, options: argparse.Namespace, choice: NoteChoice) -> int:
    template = note_template(program.profile, options.template)
    template = replace(template, each=options.each or template.each)
    lists = program.notes_of_books.of(choice)
    if not lists:
        raise UsageError(said(wording.NO_NOTES_TO_EXPORT))
    write_by_template(template, lists, options.file, worded, force=options.force)
    count = sum(len(one.entries) for one in lists)
    print(said(wording.NOTES_EXPORTED, count, path=options.file))
    return 0


def _templates(program: Program, options: argparse.Namespace) -> int:
    """Print the templates, the file of one, or what one can have."""
    if options.fields:
        print(templates.__doc__)
    elif options.name:
        print(template_text(program.profile, options.name), end="")
    else:
        for name, one in note_templates(program.profile).items():
            print(f"{name}  {one.name} ({one.suffix})")
        print(said(wording.OWN_TEMPLATES, folder=program.profile.home.templates))
    return 0


def _import_all(program: Program, options: argparse.Namespace) -> int:
    found = program.notes_of_books.bring_in(options.file)
    if options.json:
        print_json({
            "books": [_brought_in_json(one) for one in found.books],
            "unknown": [{"title": title, "notes": n} for title, n in found.unknown.items()],
        })  # fmt: skip
        return 0
    for one in found.books:
        words = "" if one.error is None else worded(one.error.sentence)
        if one.report is not None:
            words = said(wording.NOTES_IMPORTED, **_counts(one.report))
        print(f"{one.title}: {words}")
    for title, count in found.unknown.items():
        words = wording.NOTES_OF_UNKNOWN if title else wording.NOTES_OF_NO_BOOK
        print(said(words, count, title=title) if title else said(words, count))
    return 0


def _brought_in_json(one: BookBroughtIn) -> dict[str, Any]:
    """A book of the file as the contract has it; the error is null where it could be opened."""
    counts = _counts(one.report or NotesReport(()))
    error = None if one.error is None else one.error.sentence
    return {"sha256": one.sha256, "title": one.title, **counts, "error": error}


_OUTCOMES: tuple[Outcome, ...] = ("placed", "moved", "missing")


def _counts(report: NotesReport) -> dict[str, int]:
    return {name: report.count(name) for name in _OUTCOMES}


_ALL_ACTS: dict[str, Callable[[Program, argparse.Namespace], int]] = {
    "list": _list_all,
    "export": _export_all,
    "import": _import_all,
}
_ACTS: dict[str, Callable[[Program, OpenBook, argparse.Namespace], int]] = {
    "list": _list,
    "add": _add,
    "delete": _delete,
    "export": _export,
    "import": _import,
}


COMMANDS = {
    "notes": Subcommand(notes, arrange),
}

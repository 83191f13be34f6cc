"""The commands about what is kept: library, corrections, forget."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from foxreader.cli import wording
from foxreader.cli.commands import Subcommand, with_book, with_json
from foxreader.cli.words import CommandLine, percent, print_json, said, warn, worded
from foxreader.cli.work import FOUND_NOTHING, make_program
from foxreader.core.errors import FoxError, UsageError
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.formats import digest
from foxreader.language.detect import guess, language_of
from foxreader.library.catalog import ShelfBook, View
from foxreader.library.kept_per_book import Correction
from foxreader.program.forgetting import forget_book
from foxreader.program.importing import groups, join, measure_texts
from foxreader.program.program import Program

_SORTS = (
    "title", "author", "series", "added", "opened", "progress", "rating", "published", "size",
    "pages", "left",
)  # fmt: skip
_EVERY = 1_000_000
"""More texts than there are: the command waits for all of them."""


def library(options: argparse.Namespace) -> int:
    """Carry out one of the acts on the library."""
    return _ACTS[options.what](make_program(), options)


def _arrange_library(parser: argparse.ArgumentParser) -> None:
    """Add the acts on the library and their arguments to the command."""
    acts = parser.add_subparsers(
        required=True,
        dest="what",
        metavar="add|sync|list|find|duplicates|join|index|remove|backup|restore",
    )
    add = acts.add_parser(
        "add", help=CommandLine.tr("put files, and the books below folders, on the shelf")
    )
    add.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    sync = acts.add_parser(
        "sync", help=CommandLine.tr("take over what calibre changed in the libraries of the shelf")
    )
    listing = acts.add_parser("list", help=CommandLine.tr("the books on the shelf, by title"))
    find = acts.add_parser(
        "find",
        help=CommandLine.tr(
            "books by words of title, author, series, tag or ISBN, and by fields, such as "
            '"author:lowe tag:sea -tag:read rating:>3 added:>2026-10"'
        ),
    )
    find.add_argument("query", metavar="QUERY")
    for one in (listing, find):
        one.add_argument(
            "--sort", choices=_SORTS, metavar="ORDER",
            help=CommandLine.tr("the order of the books"),
        )  # fmt: skip
        one.add_argument("--reverse", action="store_true", help=CommandLine.tr("turn it round"))
    twins = acts.add_parser(
        "duplicates", help=CommandLine.tr("books that are on the shelf in several files")
    )
    joined = acts.add_parser(
        "join",
        help=CommandLine.tr(
            "have one file stand for a book: it has the notes of all, the others leave the shelf"
        ),
    )
    joined.add_argument("keep", metavar="SHA256")
    joined.add_argument("others", nargs="+", metavar="SHA256")
    index = acts.add_parser(
        "index",
        help=CommandLine.tr("make the search indexes of books, or say how many have one"),
    )
    index.add_argument("sha256", nargs="*", metavar="SHA256")
    index.add_argument(
        "--all", action="store_true", help=CommandLine.tr("of all books that have none")
    )
    remove = acts.add_parser(
        "remove", help=CommandLine.tr("take a book off the shelf; its file and notes stay")
    )
    remove.add_argument("sha256", metavar="SHA256")
    backup = acts.add_parser(
        "backup", help=CommandLine.tr("write everything you made to one file; no books")
    )
    backup.add_argument("file", type=Path, metavar="FILE")
    restored = acts.add_parser(
        "restore", help=CommandLine.tr("put what a backup has in the place of what is here")
    )
    restored.add_argument("file", type=Path, metavar="FILE")
    restored.add_argument(
        "--merge",
        action="store_true",
        help=CommandLine.tr("keep what is here, and add what the backup has"),
    )
    restored.add_argument(
        "--accept",
        action="store_true",
        help=CommandLine.tr(
            "turn on the models and settings of the backup that send words of books"
        ),
    )
    for command in (add, sync, listing, find, twins, index):
        with_json(command)


def _add(program: Program, options: argparse.Namespace) -> int:
    if not any(map(os.path.lexists, options.paths)):
        raise UsageError(Notice("no_file", path=_path(options.paths[0])))
    report = program.library.add(options.paths, progress=_progress())
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for twin in report.twins:
        warn(said(wording.BOOK_TWIN, path=_path(twin.path)))
    counts = {name: len(getattr(report, name)) for name in ("added", "known", "refused")}
    if options.json:
        refused = [{"path": _path(one.path), "why": str(one.why)} for one in report.refused]
        print_json({**counts, "refused": refused})
        return 0
    for one in report.refused:
        print(said(wording.BOOK_REFUSED, path=_path(one.path), why=worded(one.why)))
    print(said(wording.BOOKS_TAKEN, **counts))
    return 0


def _sync(program: Program, options: argparse.Namespace) -> int:
    """Take over what calibre changed; books that it has no longer are named, and stay."""
    report = program.library.follow_calibre(progress=_progress(), anew=True)
    gone = program.profile.catalog.books(program.profile.files.gone_from_calibre())
    counts = {name: len(getattr(report, name)) for name in ("added", "changed", "moved")}
    refused = [{"path": _path(one.path), "why": str(one.why)} for one in report.refused]
    if options.json:
        print_json({**counts, "gone": [book.sha256 for book in gone], "refused": refused})
        return 0
    for one in report.refused:
        print(said(wording.BOOK_REFUSED, path=_path(one.path), why=worded(one.why)))
    for book in gone:
        print(said(wording.BOOK_GONE, title=book.title, sha256=book.sha256[:12]))
    print(said(wording.CALIBRE_READ, **counts))
    return 0


def _progress() -> Callable[[Progress], None] | None:
    """What shows the progress of an import at a terminal."""
    if not sys.stderr.isatty():
        return None

    def show(state: Progress) -> None:
        words = said(wording.IMPORTED, done=state.done, total=state.total)
        print(f"\r{words}", end="", file=sys.stderr)

    return show


def _path(path: Path) -> str:
    """The path as text; its bytes that are none become U+FFFD."""
    return os.fsencode(path).decode("utf-8", "replace")


def _list(program: Program, options: argparse.Namespace) -> int:
    view = View(sort=options.sort or "title", descending=options.reverse)
    _shown(program, view, options.json, said(wording.NO_BOOKS))
    return 0


def _find(program: Program, options: argparse.Namespace) -> int:
    if not options.query.strip():
        raise UsageError(said(wording.NO_QUERY))
    nothing = said(wording.NO_BOOK_FOUND, query=options.query)
    view = View(sort=options.sort or "match", text=options.query, descending=options.reverse)
    found = _shown(program, view, options.json, nothing)
    return 0 if found else FOUND_NOTHING


def _duplicates(program: Program, options: argparse.Namespace) -> int:
    """Print the books that are there in several files, those of each together."""
    measure_texts(program.profile, most=_EVERY)
    found = groups(program.profile)
    if options.json:
        print_json({"books": [[_as_json(book) for book in group] for group in found]})
    elif not found:
        print(said(wording.NO_DUPLICATES))
    else:
        print("\n\n".join("\n".join(map(_line, group)) for group in found))
    return 0


def _join(program: Program, options: argparse.Namespace) -> int:
    keep, *others = (_named(program, one) for one in (options.keep, *options.others))
    join(program.profile, keep, list(dict.fromkeys(others)))
    (book,) = program.profile.catalog.books([keep])
    print(said(wording.BOOKS_JOINED, title=book.title))
    return 0


def _shown(program: Program, view: View, as_json: bool, nothing: str) -> int:
    """Print the books of a view; gives how many there are."""
    catalog, files = program.profile.catalog, program.profile.files
    order = catalog.order(view)
    if not program.profile.read_only:
        files.look(set(order))
    books = catalog.books(order)
    if as_json:
        print_json({"books": [_as_json(book) for book in books]})
    elif not books:
        print(nothing)
    for book in () if as_json else books:
        print(_line(book))
    return len(books)


def _index(program: Program, options: argparse.Namespace) -> int:
    """Make indexes, and say how many books have one."""
    named = [_named(program, sha256) for sha256 in options.sha256]
    if named and options.all:
        raise UsageError(said(wording.BOOK_AND_ALL))
    made: list[ShelfBook] = []
    failed: list[tuple[ShelfBook, str]] = []
    for book in _unindexed(program, named, options.all):
        try:
            for _ in program.library.index(book):
                pass
            made.append(book)
            if not options.json:
                print(said(wording.INDEX_MADE, title=book.title), flush=True)
        except FoxError as error:
            failed.append((book, error.sentence))
            if not options.json:
                print(said(wording.INDEX_NOT_MADE, title=book.title, why=worded(error.sentence)))
    _say_indexed(program, made, failed, options.json)
    return 0


def _unindexed(program: Program, named: list[str], everything: bool) -> Iterator[ShelfBook]:
    """The books that are to be indexed, one after the other, each as it is needed."""
    for sha256 in named:
        yield from program.library.unindexed(1, among=[sha256])
    while everything and (found := program.library.unindexed()):
        yield found[0]


def _say_indexed(
    program: Program, made: list[ShelfBook], failed: list[tuple[ShelfBook, str]], as_json: bool
) -> None:
    books, waiting = program.profile.catalog.count(), program.library.unindexed_count()
    if not as_json:
        print(said(wording.WITH_INDEX, indexed=books - waiting, books=books))
        return
    told = [{"sha256": book.sha256, "why": str(why)} for book, why in failed]
    print_json({
        "books": books, "waiting": waiting, "made": [book.sha256 for book in made], "failed": told,
    })  # fmt: skip


def _as_json(book: ShelfBook) -> dict[str, Any]:
    """A book as the contract has it; the time of a book that was never opened is null."""
    return {
        "sha256": book.sha256,
        "title": book.title,
        "authors": list(book.authors),
        "series": book.series,
        "tags": list(book.tags),
        "language": book.language,
        "format": book.format,
        "path": _path(book.path),
        "progress": round(book.progress, 4),
        "added": book.added,
        "opened": book.opened or None,
        "missing": book.missing,
        "rating": book.rating,
        "published": book.published,
        "isbn": book.isbn,
    }


def _line(book: ShelfBook) -> str:
    index = "" if book.series_index is None else f"{book.series_index:g}"
    series = said(wording.SERIES, series=book.series, index=index).strip() if book.series else ""
    missing = said(wording.BOOK_MISSING) if book.missing else ""
    read = percent(book.progress) if book.opened else ""
    words = (book.title, ", ".join(book.authors), series, book.format, read, missing)
    return f"{'  '.join(filter(None, words))}\n    {book.sha256[:12]}  {_path(book.path)}"


def _remove(program: Program, options: argparse.Namespace) -> int:
    (book,) = program.profile.catalog.books([_named(program, options.sha256)])
    program.profile.records.remove(book.sha256)
    print(said(wording.BOOK_REMOVED, title=book.title))
    return 0


def _named(program: Program, given: str) -> str:
    """The hash of the one book on the shelf whose hash is, or begins so."""
    found = program.library.named(given)
    if len(found) > 1:
        raise UsageError(said(wording.SEVERAL_BOOKS, len(found), sha256=given[:64]))
    if not found:
        raise UsageError(said(wording.NO_SUCH_BOOK, sha256=given[:64]))
    return found[0]


def _backup(program: Program, options: argparse.Namespace) -> int:
    program.library.back_up(options.file)
    print(said(wording.BACKED_UP, path=_path(options.file)))
    return 0


def _restore(program: Program, options: argparse.Namespace) -> int:
    if not options.merge:
        restored = program.library.restore(options.file)
        print(said(wording.RESTORED, restored.books))
        words = wording.TURNED_ON if options.accept else wording.LEFT_OFF
        for held in restored.held:
            print(said(words, what=worded(held.words)))
        if options.accept:
            program.library.accept(*restored.held)
        return 0
    merged = program.library.merge(options.file)
    counts = {name: getattr(merged, name) for name in ("books", "notes", "turns")}
    print(said(wording.MERGED, **counts, conflicts=len(merged.conflicts)))
    for one in merged.conflicts:
        print(said(wording.CONFLICT, field=one.field, shown=one.shown, other=one.other))
    return 0


_ACTS: dict[str, Callable[[Program, argparse.Namespace], int]] = {
    "add": _add,
    "sync": _sync,
    "list": _list,
    "find": _find,
    "duplicates": _duplicates,
    "join": _join,
    "index": _index,
    "remove": _remove,
    "backup": _backup,
    "restore": _restore,
}


# corrections


def corrections(options: argparse.Namespace) -> int:
    """Carry out one of the acts on corrections."""
    return _CORRECTION_ACTS[options.what](make_program(), options)


def _corrections_of(program: Program, book: Path | None) -> list[Correction]:
    kept = program.profile.corrections
    return kept.of(digest(book)) if book else kept.all()


def _list_corrections(program: Program, options: argparse.Namespace) -> int:
    found = _corrections_of(program, options.book)
    if options.json:
        print_json([asdict(correction) for correction in found])
    elif not found:
        print(said(wording.NO_CORRECTIONS))
    else:
        titles = {book.sha256: book.title for book in program.profile.shelf.all()}
        for one in found:
            print(_correction_line(one, titles.get(one.sha256, one.sha256[:8])))
    return 0


def _correction_line(correction: Correction, title: str) -> str:
    book = title if correction.sha256 else said(wording.ALL_BOOKS)
    about, text = correction.question, correction.text or said(wording.MARKED_WRONG)
    if (of_place := correction.of_place) is not None:
        about, text = f"{text} {of_place.place}", said(wording.OF_PLACE[of_place.verdict])
    return f"{correction.id}  {correction.at[:10]}  ({book})  {about} → {text}"


def _add_correction(program: Program, options: argparse.Namespace) -> int:
    question, text = options.question.strip(), options.text.strip()
    if not question:
        raise UsageError(said(wording.NOTHING_TO_CORRECT))
    sha256 = digest(options.book) if options.book else ""
    id_ = program.profile.corrections.add(question, text, sha256=sha256)
    print(said(wording.CORRECTION_ADDED if text else wording.WRONG_ADDED, id=id_))
    return 0


def _delete_correction(program: Program, options: argparse.Namespace) -> int:
    if not program.profile.corrections.delete(options.id):
        raise UsageError(said(wording.NO_CORRECTION, id=options.id))
    print(said(wording.CORRECTION_DELETED, id=options.id))
    return 0


def _export_corrections(program: Program, options: argparse.Namespace) -> int:
    """Print what was said of places as cases of the judge, a line of JSON each, oldest first."""
    names = {book.sha256: book.path.name for book in program.profile.shelf.all()}
    about = [one for one in reversed(_corrections_of(program, options.book)) if one.of_place]
    cases = [_case(program, names.get(one.sha256, ""), one) for one in about]
    for case in filter(None, cases):
        print(json.dumps(case, ensure_ascii=False))
    if not about:
        warn(said(wording.NOTHING_TO_EXPORT))
    if gone := cases.count(None):
        warn(said(wording.PLACES_GONE, gone))
    return 0 if len(cases) > gone else FOUND_NOTHING


def _case(program: Program, name: str, correction: Correction) -> dict[str, str] | None:
    """What the judge learns from it (``benchmarks/judge/cases.py``); None where its book or its
    words are gone."""
    book, of_place = program.profile.stored(correction.sha256), correction.of_place
    if of_place is None or book is None or not name:
        return None
    if (place := of_place.found_in(book)) is None:
        return None
    words = of_place.quote.encode("utf-8", "surrogatepass")
    language = guess(correction.text) or language_of(book)
    return {
        "kind": "invented" if of_place.verdict == "not" else "paraphrase", "language": language,
        "text": correction.text, "book": name, "place": str(place).strip("[]"),
        "hash": hashlib.sha256(words).hexdigest()[:12],
    }  # fmt: skip


_CORRECTION_ACTS: dict[str, Callable[[Program, argparse.Namespace], int]] = {
    "list": _list_corrections,
    "add": _add_correction,
    "delete": _delete_correction,
    "export": _export_corrections,
}


def _arrange_corrections(parser: argparse.ArgumentParser) -> None:
    acts = parser.add_subparsers(required=True, dest="what", metavar="list|add|delete|export")
    listing = acts.add_parser("list")
    export = acts.add_parser(
        "export",
        help=CommandLine.tr("print what you said of cited places, for the small reader to learn"),
    )
    for one in (listing, export):
        one.add_argument(
            "--book", type=Path, metavar="BOOK", help=CommandLine.tr("only those for this book")
        )
    with_json(listing)
    add = acts.add_parser("add")
    add.add_argument("question", metavar="QUESTION")
    add.add_argument(
        "text",
        nargs="?",
        default="",
        metavar="CORRECTION",
        help=CommandLine.tr("the right answer; without it the answer is marked wrong"),
    )
    add.add_argument(
        "--book",
        type=Path,
        metavar="BOOK",
        help=CommandLine.tr("the book it is for (default: all books)"),
    )
    acts.add_parser("delete").add_argument("id", type=int, metavar="ID")


# forget


def forget(options: argparse.Namespace) -> int:
    """Delete all that is kept of a book, after asking at a terminal."""
    program, sha256 = make_program(), digest(options.book)
    title, _ = program.profile.shelf.names().get(sha256, (options.book.name, ""))
    if not options.yes:
        if not sys.stdin.isatty():
            raise UsageError(said(wording.FORGET_UNASKED))
        answer = input(said(wording.FORGET_ASK, title=title))
        if answer.strip().casefold() not in ("y", "yes", *said(wording.YES).split()):
            print(said(wording.FORGET_NOT))
            return 0
    forget_book(program.profile, sha256)
    print(said(wording.FORGOTTEN, title=title))
    return 0


def _arrange_forget(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    parser.add_argument("--yes", action="store_true", help=CommandLine.tr("do not ask"))


COMMANDS = {
    "library": Subcommand(library, _arrange_library),
    "corrections": Subcommand(corrections, _arrange_corrections),
    "forget": Subcommand(forget, _arrange_forget),
}

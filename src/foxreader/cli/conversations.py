"""The commands about what was asked: conversations, export, and verify."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from foxreader.answer.conversation.stored import loads
from foxreader.answer.export.reading import (
    MOST,
    PAGES,
    TEXTS,
    Claimed,
    ExportedClaim,
    Verified,
    read_claims,
    verify,
)
from foxreader.answer.export.writing import FILE_FORMATS, SUFFIXES, FileFormat
from foxreader.cli import wording
from foxreader.cli.commands import Subcommand, with_book, with_footnotes_only, with_json
from foxreader.cli.words import CommandLine, print_exactly, print_json, said, worded
from foxreader.cli.work import make_program, read_book
from foxreader.core.book import Book
from foxreader.core.errors import FoxError, UsageError
from foxreader.core.notice import Notice
from foxreader.formats import digest
from foxreader.formats.called_apart import DetailsReader, called_apart
from foxreader.library.conversations import Conversation
from foxreader.program.program import Program
from foxreader.system.files import write_new

# conversations, export


def conversations(options: argparse.Namespace) -> int:
    """List the conversations about a book, delete one, or add one from a file."""
    program = make_program()
    if options.what == "import":
        return _bring_in(program, options)
    sha256 = digest(options.book)
    kept = program.profile.conversations.of(sha256)
    if options.what == "delete":
        number = int(options.given) if options.given.isdecimal() else 0
        chosen = _chosen(kept, number, options.given)
        program.profile.conversations.delete(sha256, chosen.id)
        print(said(wording.CONVERSATION_DELETED, chosen.turns))
    elif options.json:
        print_json(
            [
                {"number": number, "id": one.id, "began": one.began, "last": one.last,
                 "turns": one.turns, "question": _question(one) or wording.UNREADABLE}
                for number, one in enumerate(kept, 1)
            ]
        )  # fmt: skip
    elif not kept:
        print(said(wording.NO_CONVERSATIONS))
    else:
        for number, one in enumerate(kept, 1):
            question = _question(one) or said(wording.UNREADABLE)
            print(f"{number}  {one.last[:10]}  {one.turns:>3}  {question}")
    return 0


def export(options: argparse.Namespace) -> int:
    """Write a conversation about a book to a file, or print it."""
    program = make_program()
    book = read_book(program, options.book)
    chosen = _chosen(program.profile.conversations.of(book.sha256), options.conversation)
    text = program.sessions.export(
        book, _format(options), chosen.id, worded, footnotes_only=options.footnotes_only
    )
    if options.output is None:
        if isinstance(text, bytes):
            sys.stdout.buffer.write(text)
            sys.stdout.flush()
        else:
            print_exactly(text)
    else:
        write_new(options.output, text, force=options.force)
    return 0


def _bring_in(program: Program, options: argparse.Namespace) -> int:
    if not options.given:
        raise UsageError(said(wording.NO_FILE_TO_IMPORT))
    path, book = Path(options.given), read_book(program, options.book)
    try:
        turns = program.sessions.bring_in(book, path)
    except ValueError as error:
        raise UsageError(Notice("not_exported", path=str(path))) from error
    print(said(wording.CONVERSATION_IMPORTED, turns))
    return 0


def _chosen(kept: list[Conversation], number: int, given: str = "") -> Conversation:
    if not kept:
        raise UsageError(said(wording.NO_CONVERSATIONS))
    if not 1 <= number <= len(kept):
        raise UsageError(said(wording.NO_CONVERSATION, number=given or number))
    return kept[number - 1]


def _question(conversation: Conversation) -> str:
    """Its first question on one line; "" if it cannot be read."""
    try:
        return " ".join(loads(conversation.first).asked.question.split())
    except ValueError:
        return ""


def _format(options: argparse.Namespace) -> FileFormat:
    """The format that was asked for, by name or by that of the file."""
    if options.format:
        chosen: FileFormat = options.format
        return chosen
    suffix = options.output.suffix.lower() if options.output else ""
    return SUFFIXES.get(suffix, "markdown")


def _arrange_conversations(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    parser.add_argument("what", nargs="?", choices=("list", "delete", "import"), default="list")
    parser.add_argument(
        "given", nargs="?", default="", metavar="N|FILE",
        help=CommandLine.tr("the number in the list to delete, or the JSON export to import"),
    )  # fmt: skip
    with_json(parser)


def _arrange_export(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    parser.add_argument(
        "--format",
        choices=FILE_FORMATS,
        help=CommandLine.tr("the format (default: by the name of the file)"),
    )
    parser.add_argument(
        "--output",
        type=Path,
        metavar="FILE",
        help=CommandLine.tr("the file to write (default: print it)"),
    )
    parser.add_argument(
        "--force", action="store_true", help=CommandLine.tr("replace a file that is there")
    )
    with_footnotes_only(parser)
    parser.add_argument(
        "--conversation",
        type=int,
        default=1,
        metavar="N",
        help=CommandLine.tr("the number in the list; 1 is the newest"),
    )


# verify: the quotations of exports and of other texts, compared with their books

_GONE = 3
"""The exit code where a citation is not in its book any more."""
_NOT_CHECKED = 2
"""The exit code where a file of a folder could not be checked."""


def verify_file(options: argparse.Namespace) -> int:
    """Compare each citation of a file, or of all files in a folder, with its book; 0 where none is
    gone."""
    program = make_program()
    book = read_book(program, options.book) if options.book else None
    with closing(DetailsReader(1)) as reader:
        if options.file.is_dir():
            return _folder(program, reader, options, book)
        return _file(program, _read(options.file, reader), options, book)


def _file(program: Program, made: Claimed, options: argparse.Namespace, book: Book | None) -> int:
    verdicts: list[Verified] = []
    for verdict, found in _verdicts(program, made, book):
        verdicts.append(verdict)
        if not options.json:
            print(_line(verdict, found))
    if options.json:
        print_json([_as_json(verdict) for verdict in verdicts])
    elif not verdicts:
        print(said(wording.NO_CITATIONS))
    return _GONE if any(verdict.outcome == "gone" for verdict in verdicts) else 0


def _folder(
    program: Program, reader: DetailsReader, options: argparse.Namespace, book: Book | None
) -> int:
    """Each file of a folder, and of those in it, that has citations; others are passed over."""
    outcomes: Counter[str] = Counter()
    told = []
    for path, verdicts, problem in _verified(program, reader, options.file, book):
        outcomes.update(verdict.outcome for verdict in verdicts)
        outcomes["problem"] += bool(problem)
        name = str(path.relative_to(options.file))
        told.append({
            "file": name, "problem": problem, "citations": list(map(_as_json, verdicts)),
        })  # fmt: skip
        if not options.json:
            _print_file(name, problem, verdicts)
    if options.json:
        print_json(told)
    elif not told:
        print(said(wording.NO_FILES_WITH_CITATIONS))
    if outcomes["gone"]:
        return _GONE
    return _NOT_CHECKED if outcomes["problem"] else 0


def _verified(
    program: Program, reader: DetailsReader, folder: Path, book: Book | None
) -> Iterator[tuple[Path, list[Verified], str]]:
    """The files in a folder that have citations, with the verdicts on these or what is wrong."""
    for path in sorted(folder.rglob("*")):
        kind, verdicts, problem = path.suffix.lower(), list[Verified](), ""
        if kind not in (".json", *TEXTS, *PAGES) or not path.is_file():
            continue
        try:
            verdicts = [one for one, _ in _verdicts(program, _read(path, reader), book)]
        except FoxError as error:
            if kind != ".json" or _is_ours(path):
                problem = error.sentence
        if verdicts or problem:
            yield path, verdicts, problem


def _print_file(name: str, problem: str, verdicts: list[Verified]) -> None:
    counts = Counter(verdict.outcome for verdict in verdicts)
    found = worded(problem) or said(
        wording.VERDICTS, exact=counts["exact"], moved=counts["moved"], gone=counts["gone"]
    )
    print(f"{name}: {found}")
    for verdict in verdicts:
        if verdict.outcome != "exact":
            now = f" → {verdict.span}" if verdict.span is not None else ""
            quote = " ".join(verdict.claim.quote.split())[:60]
            print(f"  {_outcome(verdict)}  {verdict.claim.span}{now}  “{quote}”")


def _is_ours(path: Path) -> bool:
    """Whether a JSON file looks like an export that cannot be checked, not like another file."""
    try:
        with path.open("rb") as file:
            return b'"foxreader-conversation"' in file.read(1000)
    except OSError:
        return True


def _read(path: Path, reader: DetailsReader) -> Claimed:
    return called_apart(read_claims, path, most=MOST, reader=reader)


def _verdicts(
    program: Program, made: Claimed, given: Book | None
) -> Iterator[tuple[Verified, Book]]:
    """A verdict on each claim, and the book it was compared with."""
    books: dict[str, Book] = {}
    if given is not None:
        # An edition of the book the conversation is about, or exactly one of those it cites.
        cited = {claim.book for claim in made.claims}
        books |= {given.sha256: given}
        if given.sha256 not in cited:
            books[made.sha256] = given
    for claim in _of_books(made.claims, given):
        book = books.get(claim.book) or program.profile.stored(claim.book)
        if book is None:
            raise UsageError(Notice("book_not_here", turn=claim.turn, book=claim.book[:8]))
        books[claim.book] = book
        yield verify(_with_spaces(claim, book), book), book


def _of_books(claims: Iterable[ExportedClaim], given: Book | None) -> Iterator[ExportedClaim]:
    """The claims that name a book, and where one is ``given`` the others, as claims of it."""
    for claim in claims:
        if claim.book:
            yield claim
        elif given is not None:
            yield replace(claim, book=given.sha256)


def _with_spaces(claim: ExportedClaim, book: Book) -> ExportedClaim:
    """``claim`` with the spaces and line ends of the book, if they are all that differs: a text
    has a quotation on one line."""
    if not book.holds(claim.span) or claim.quote == (there := book.text_at(claim.span)):
        return claim
    return replace(claim, quote=there) if claim.quote.split() == there.split() else claim


def _line(verdict: Verified, book: Book) -> str:
    claim, span = verdict.claim, verdict.span
    answer = said(wording.ANSWER, turn=claim.turn)
    line = f"{_outcome(verdict)}  {answer} [{claim.number}]  {claim.span}"
    if verdict.outcome == "moved" and span is not None:
        page = book.page_label(span)
        line += f" → {span}" + (f" {said(wording.PLACE_PAGE, page=page)}" if page else "")
    return line


def _outcome(verdict: Verified) -> str:
    return f"{said(wording.OUTCOMES[verdict.outcome]):<5}"


def _as_json(verdict: Verified) -> dict[str, object]:
    claim: ExportedClaim = verdict.claim
    return {
        "answer": claim.turn,
        "number": claim.number,
        "book": claim.book,
        "tag": str(claim.span),
        "outcome": verdict.outcome,
        "now": str(verdict.span) if verdict.span else None,
    }


def _arrange_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help=CommandLine.tr(
            "an export (JSON, Markdown or HTML), a text with tags or links, or a folder of them"
        ),
    )
    parser.add_argument(
        "--book",
        type=Path,
        metavar="BOOK",
        help=CommandLine.tr("another edition of its book, or the book of tags without a link"),
    )
    with_json(parser)


COMMANDS = {
    "conversations": Subcommand(conversations, _arrange_conversations),
    "export": Subcommand(export, _arrange_export),
    "verify": Subcommand(verify_file, _arrange_verify),
}

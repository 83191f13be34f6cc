"""The commands that answer: ask, index, and what is done where no window can be shown."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from foxreader.answer.conversation.asking import commands_of, way_of
from foxreader.answer.conversation.session import AnswerWay
from foxreader.answer.evidence_line.lines import COLUMNS_PRINTED, ClaimLines, evidence, lined
from foxreader.cli import wording
from foxreader.cli.commands import (
    Subcommand,
    with_book,
    with_footnotes_only,
    with_json,
    with_query,
    with_whole,
)
from foxreader.cli.search import answer_json, print_answer, shown_parts, strict_json
from foxreader.cli.words import (
    WORKING,
    CommandLine,
    dollars,
    label,
    language,
    number,
    print_json,
    said,
)
from foxreader.cli.work import (
    Opened,
    add_waiting,
    follow,
    id_of,
    make_program,
    questions,
    read_book,
    seen,
    seen_of_several,
)
from foxreader.core.book import Book, Scans
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, UsageError
from foxreader.core.events import Answer, AnswerEvent, Finished, Progress
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, BookPart, Scope, Selection
from foxreader.index.storage.store import Index
from foxreader.index.summaries.requests import Cap
from foxreader.language.chapter_words import chapter_from_here
from foxreader.language.tags import ENGLISH
from foxreader.program.library import books_of_collection
from foxreader.program.program import Program
from foxreader.retrieval.question.places import PartsOfBook

REFUSED = 3
"""The exit code of a question without an answer."""


def ask(options: argparse.Namespace) -> int:
    """Print a cited answer; the exit code tells whether it was refused."""
    if options.all or options.books or options.collection:
        if options.notes:
            raise UsageError(said(wording.NOTES_OF_SEVERAL))
        if options.question:
            raise UsageError(said(wording.BOOK_AND_SEVERAL))
        options.question = options.book
        return _printed(options, _ask_several(options))
    if not options.book:
        raise UsageError(said(wording.NO_BOOK_TO_ASK))
    return _printed(options, _ask_book(options))


@dataclass(frozen=True, slots=True)
class _AskedQuestion:
    """An answer to a line that asked for it, and the books it may cite."""

    line: dict[str, Any]
    ended: _Ended
    books: tuple[Book, ...]

    def book_of(self, sha256: str) -> Book | None:
        """A cited book by its hash, "" for the first."""
        return next((book for book in self.books if sha256 in ("", book.sha256)), None)


def _printed(options: argparse.Namespace, answers: Iterator[_AskedQuestion]) -> int:
    """Print the answers to the lines that asked for them; the exit code of the last one."""
    refused = False
    for asked in answers:
        line, answer = asked.line, asked.ended.answer
        refused = answer.refused
        if options.batch or options.json:
            strict = {"strict": strict_json(answer)} if options.mode == "strict" else {}
            print_json({**id_of(line), **answer_json(answer), **strict}, line=bool(options.batch))
        else:
            print_answer(answer, () if options.footnotes_only else _lines_of(asked))
        if asked.ended.failure is not None:
            raise asked.ended.failure
    return REFUSED if refused and not options.batch else 0


def _lines_of(asked: _AskedQuestion) -> tuple[ClaimLines, ...]:
    """The evidence lines of an answer, none where it has no such lines."""
    answer = asked.ended.answer
    if not lined(answer):
        return ()
    cited = {citation.number: citation for citation in answer.citations}
    own = asked.books[0].sha256 if len(asked.books) == 1 else ""
    return evidence(shown_parts(answer), cited, asked.book_of, own=own, columns=COLUMNS_PRINTED)


def _program_for(options: argparse.Namespace) -> Program:
    """The program with the second reader that was chosen. What programs read is in English."""
    program = make_program()
    program.models.choose_reader(options.reader)
    program.profile.language = ENGLISH if options.json or options.batch else language()
    return program


def _ask_book(options: argparse.Namespace) -> Iterator[_AskedQuestion]:
    program = _program_for(options)
    opened = Opened(program, Path(options.book))
    with opened as (book, index):
        scope = seen(program, book, options)
        about = program.notes.selection(book) if options.notes else None
        if about is not None and not about.spans:
            raise UsageError(said(wording.NO_HIGHLIGHTS))
        for line in questions(options):
            way, strict, question = _in_the_way_of(program, book, line["question"])
            ended = _answer_to(
                program, index, question, strict=strict or options.mode == "strict", scope=scope,
                cancel=_deadline(program, options), check=options.check, selection=about, way=way,
                pictures=opened.resources,
            )  # fmt: skip
            yield _AskedQuestion(line, ended, (book,))


def _ask_several(options: argparse.Namespace) -> Iterator[_AskedQuestion]:
    """The answers of the chosen books, or of all that were read, each as far as it may be used."""
    program, asked = _program_for(options), list(questions(options))
    chosen: list[str] = []
    if options.collection:
        chosen += books_of_collection(program.profile, options.collection)
    for path in options.books:
        with Opened(program, path) as (book, _):
            chosen.append(book.sha256)
    if not chosen:
        add_waiting(program)
    strict, limits = options.mode == "strict", seen_of_several(program, chosen, options)
    for line in asked:
        with program.sessions.about_several(
            line["question"], chosen, limits, strict=strict
        ) as session:
            cancel = _deadline(program, options)
            events = session.ask(line["question"], cancel=cancel)
            ended = _finished(program.second.followed(events, cancel, wanted=options.check))
            yield _AskedQuestion(line, ended, session.index.book.books)


def index_book(options: argparse.Namespace) -> int:
    """Build what needs no model, summarise with one, or only say what that would cost."""
    program = make_program()
    if not options.estimate and not options.no_model:
        program.models.need_model("index")
    with Opened(program, options.book) as (book, index):
        scope = seen(program, book, options)
        follow(program.indexes.build(index, options.book))
        if options.vectors:
            if program.profile.settings.semantic == "off":
                raise UsageError(said(wording.SEMANTIC_OFF))
            if program.models.embedder("index") is None:
                raise UsageError(Notice("judge_missing"))
            follow(program.indexes.embed(index, scope))
        cost = program.indexes.estimate(index, scope, renew=options.renew)
        about: dict[str, Any] = {
            "segments": len(index.segments),
            "concepts": len(index.extras.concepts()),
            "calls": cost.calls,
            "prompt_tokens": cost.prompt_tokens,
            "completion_tokens": cost.completion_tokens,
            "money": cost.money,
            "older": cost.older,
        }
        if not options.estimate and not options.no_model:
            cap = Cap(options.most_tokens, options.most_money)
            follow(program.indexes.summarise(index, scope=scope, cap=cap, renew=options.renew))
            about["left"] = program.indexes.estimate(index, scope).calls
        if options.json:
            print_json(about)
        else:
            _print_index(about)
    return 0


def _print_index(about: dict[str, Any]) -> None:
    for name, value in about.items():
        if value is not None:
            shown = dollars(value) if name == "money" else number(value)
            print(f"{label(wording.INDEXED[name], 17)}  {shown}")


def without_display(path: Path | None) -> int:
    """Where no window can be shown: say so, ask the book a question, print the cited answer."""
    print(said(wording.NO_DISPLAY), file=sys.stderr)
    program = make_program()
    if path is not None:
        book = read_book(program, path)
        title, files = book.metadata.title, len(book.files)
        print(said(wording.BOOK_READ,
            title=title, files=files, characters=book.characters, path=path
        ))  # fmt: skip
        return 0
    program.profile.language, question = language(), said(wording.OF_GUIDE)
    with Opened(program, program.books.guide()) as (book, index):
        answer = _answer_to(program, index, question, strict=True).answer
        print(f"{book.metadata.title}: {question}\n")
        print_answer(answer)
    return 0


def _seconds(text: str) -> float:
    """A time above 0."""
    with contextlib.suppress(ValueError):
        if 0 < (seconds := float(text)) < float("inf"):
            return seconds
    raise argparse.ArgumentTypeError(said(wording.NOT_SECONDS, given=text))


def _arrange_ask(parser: argparse.ArgumentParser) -> None:
    with_whole(parser)
    parser.add_argument(
        "book",
        nargs="?",
        default="",
        metavar="BOOK",
        help=CommandLine.tr("the book to ask; not with --all, --books or --collection"),
    )
    with_query(parser, "QUESTION")
    with_footnotes_only(parser)
    parser.add_argument("--mode", choices=("auto", "strict"), default="auto")
    parser.add_argument(
        "--check", action=argparse.BooleanOptionalAction,
        help=CommandLine.tr(
            "have a second reader compare each claim with the words it cites, or not; by default"
            " where its model passed its test, or as set"
        ),
    )  # fmt: skip
    parser.add_argument(
        "--reader", default="", metavar="FOLDER",
        help=CommandLine.tr(
            "without a model, let the extractive reader in FOLDER choose the likely sentence"
        ),
    )  # fmt: skip
    parser.add_argument(
        "--timeout", type=_seconds, metavar="SECONDS",
        help=CommandLine.tr("seconds an answer may take (default: as in the settings)"),
    )  # fmt: skip
    parser.add_argument(
        "--notes", action="store_true", help=CommandLine.tr("ask about your highlights in the book")
    )
    parser.add_argument(
        "--all", action="store_true", help=CommandLine.tr("ask all books that were read")
    )
    parser.add_argument(
        "--books", nargs="+", type=Path, default=[], metavar="BOOK",
        help=CommandLine.tr("ask these books; put the question before this option, or after --"),
    )  # fmt: skip
    parser.add_argument(
        "--collection",
        default="",
        metavar="NAME",
        help=CommandLine.tr("ask the books of this collection"),
    )


def _arrange_index(parser: argparse.ArgumentParser) -> None:
    with_book(parser)
    with_whole(parser)
    parser.add_argument(
        "--estimate", action="store_true", help=CommandLine.tr("print the cost without doing it")
    )
    parser.add_argument(
        "--no-model",
        action="store_true",
        help=CommandLine.tr("build only what needs no model: full text, concepts"),
    )
    parser.add_argument(
        "--vectors",
        action="store_true",
        help=CommandLine.tr("also build the vectors of semantic search, where it is on"),
    )
    parser.add_argument(
        "--renew",
        action="store_true",
        help=CommandLine.tr("also replace what another model or an older version wrote"),
    )
    parser.add_argument(
        "--most-tokens", type=int, metavar="N", help=CommandLine.tr("stop before using more tokens")
    )
    parser.add_argument(
        "--most-money",
        type=float,
        metavar="USD",
        help=CommandLine.tr("stop before spending more dollars"),
    )
    with_json(parser)


# An answer


def _answer_to(
    program: Program,
    index: Index,
    question: str,
    *,
    strict: bool,
    scope: Scope = WHOLE_BOOK,
    cancel: Cancel | None = None,
    check: bool | None = None,
    selection: Selection | None = None,
    way: AnswerWay | None = None,
    pictures: Scans | None = None,
) -> _Ended:
    """The whole answer to a question, from what ``scope`` shows of the book, about ``selection`` if
    given, in the ``way`` that is wanted; ``check``: whether a second reader reads it, None: as
    set. ``pictures`` are the resources of the open book."""
    session = program.sessions.about(index, strict=strict, pictures=pictures)
    mode: Literal["auto", "strict"] = "strict" if strict else "auto"
    events = session.ask(
        question, mode=mode, scope=scope, selection=selection, cancel=cancel, way=way
    )
    return _finished(program.second.followed(events, cancel, wanted=check))


def _in_the_way_of(program: Program, book: Book, text: str) -> tuple[AnswerWay, bool, str]:
    """What the /commands before a question say: the way to answer it, whether word for word, and
    the question. Raises ``UsageError`` for a command that needs the window."""
    commands, question = commands_of(text)
    for one in commands:
        if one not in ("overview", "deep", "strict", "chapter"):
            raise UsageError(said(wording.COMMAND_OF_WINDOW, command=one))
    part = _part_meant(program, book, question, chapter="chapter" in commands)
    wanted = way_of(commands)
    if not question and wanted == "overview":
        question = wording.OVERVIEW_OF_CHAPTER if part else wording.OVERVIEW_OF_BOOK
        if program.profile.language == language():
            question = said(question)
    if not question:
        raise UsageError(said(wording.NO_QUESTION))
    return AnswerWay(_PATHS.get(wanted, ""), part), wanted == "strict", question


_PATHS: dict[str | None, Literal["overview", "deep"]] = {"overview": "overview", "deep": "deep"}
"""The path that a command asks for."""


def _part_meant(program: Program, book: Book, question: str, *, chapter: bool) -> BookPart | None:
    """The chapter the reader is in, if it is asked for by its command, or the one that the question
    names from there ("the next chapter"). Raises ``UsageError`` where the reader is in none."""
    if chapter:
        part = PartsOfBook(book).chapter_at(program.profile.shelf.place(book))
        if part is None:
            raise UsageError(said(wording.NO_CHAPTER_HERE))
        return part
    step = chapter_from_here(question)
    if step is None or not book.toc:
        return None
    return PartsOfBook(book).chapter_beside(program.profile.shelf.place(book), step)


def _deadline(program: Program, options: argparse.Namespace) -> Cancel:
    """What ends a question in time: after ``--timeout`` seconds, else as the settings say."""
    cancel = Cancel()
    cancel.end_within(program.models.deadline if options.timeout is None else options.timeout)
    return cancel


@dataclass(frozen=True, slots=True)
class _Ended:
    """The answer of a question; ``failure``: what the model's endpoint said, if the answer is the
    book's own sentences for want of a model's."""

    answer: Answer
    failure: FoxError | None = None


def _finished(events: Iterable[AnswerEvent | Progress]) -> _Ended:
    """The answer at the end of ``events``; raises what they raise before there is one."""
    answers: list[Answer] = []
    WORKING.show(said(wording.LOOKING))
    try:
        for event in events:
            if isinstance(event, Finished):
                answers.append(event.answer)
    except FoxError as error:
        if not answers:
            raise
        return _Ended(answers[-1], error)
    finally:
        WORKING.end()
    if not answers:
        raise FoxError(said(wording.NOT_FINISHED))
    return _Ended(answers[-1])


COMMANDS = {
    "ask": Subcommand(ask, _arrange_ask),
    "index": Subcommand(index_book, _arrange_index),
}

"""The commands of the command line, with the arguments that each takes."""

from __future__ import annotations

import argparse
import contextlib
import platform
import sys
from collections.abc import Callable
from pathlib import Path

from foxreader import __version__
from foxreader.answer.export import FILE_FORMATS
from foxreader.cli import (
    ask,
    book,
    corrections,
    evaluate,
    export,
    find,
    forget,
    integrate,
    library,
    mcp,
    notes,
    people,
    providers,
    recognise,
    search,
    verify,
    wording,
)
from foxreader.cli.mistakes import Parser, options_of
from foxreader.parts.about_parts import libraries
from foxreader.parts.program import Program


def _selftest(options: argparse.Namespace) -> int:
    from foxreader.ui.platform import qt_libraries  # noqa: PLC0415
    from foxreader.ui.platform.startup import prepare, use_offscreen_without_display  # noqa: PLC0415

    use_offscreen_without_display()
    for sentence in prepare():
        print(sentence, file=sys.stderr)
    qt_libraries.check()
    from foxreader.ui.window.selftest import selftest  # noqa: PLC0415 -- after the engine's flags are set

    program = Program()
    return selftest(program, program.books.guide(), options.screenshot)


class _Version(argparse.Action):
    """Prints what the program is made of, and ends it."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(f"foxreader {__version__} (AGPL-3.0-or-later), Python {platform.python_version()}")
        for one in libraries():
            print(f"  {one.name} {one.version} ({one.licence})")
        parser.exit()


def make_parser() -> argparse.ArgumentParser:
    """A parser of all commands; its result has ``act``, to be called, and ``knows``."""
    parser = Parser(
        prog="foxreader",
        description="A reader whose answers carry the exact characters they rest on. "
        "With a book, or nothing, it opens the window.",
    )
    parser.add_argument(
        "--version", action=_Version, nargs=0,
        help="show the version of the program, and its libraries with their licences",
    )  # fmt: skip
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for name, (purpose, act, arrange) in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=purpose)
        arrange(command)
        command.set_defaults(act=act, knows=tuple(options_of(command)))
    return parser


def _with_book(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("book", type=Path, metavar="BOOK")


def _with_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def _with_query(parser: argparse.ArgumentParser, name: str) -> None:
    parser.add_argument("question", nargs="?", default="", metavar=name)
    parser.add_argument(
        "--batch", type=Path, metavar="FILE", help="JSON lines with id and question"
    )
    _with_json(parser)


def _arrange_info(parser: argparse.ArgumentParser) -> None:
    _with_book(parser)
    _with_json(parser)


def _arrange_text(parser: argparse.ArgumentParser) -> None:
    _with_book(parser)
    parser.add_argument("--file", type=int, metavar="N", help="only file N, counted from 0")
    parser.add_argument("--tags", action="store_true", help="a sentence a line, each with its tag")


def _arrange_span(parser: argparse.ArgumentParser) -> None:
    _with_book(parser)
    parser.add_argument("tag", metavar="TAG")


def _with_whole(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--whole", action="store_true", help="ignore the spoiler limits you have set"
    )  # fmt: skip


def _arrange_search(parser: argparse.ArgumentParser) -> None:
    _with_whole(parser)
    parser.add_argument(
        "book", nargs="?", default="", metavar="BOOK", help="the book to search; not with --all"
    )
    _with_query(parser, "QUERY")
    parser.add_argument("--all", action="store_true", help="search all books that were read")
    parser.add_argument("--limit", type=int, default=10, metavar="K")


def _arrange_find(parser: argparse.ArgumentParser) -> None:
    _with_book(parser)
    parser.add_argument("words", metavar="WORDS")
    _with_whole(parser)
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument(
        "--near", type=int, metavar="N", help="the words in any order, at most N words apart"
    )
    kinds.add_argument(
        "--pattern", action="store_true", help="WORDS is a regular expression, as Python has them"
    )
    parser.add_argument("--whole-word", action="store_true", help="whole words only")
    parser.add_argument("--match-case", action="store_true", help="capitals as they are given")
    parser.add_argument("--match-accents", action="store_true", help="accents as they are given")
    parser.add_argument("--limit", type=int, default=100, metavar="K")
    _with_json(parser)


def _arrange_people(parser: argparse.ArgumentParser) -> None:
    _with_book(parser)
    _with_whole(parser)
    parser.add_argument(
        "--up-to", default="", metavar="TAG",
        help="only what the book says up to the end of TAG, whatever limit is set",
    )  # fmt: skip
    parser.add_argument(
        "--kind", choices=("person", "place", "term"), help="only those of one kind"
    )  # fmt: skip
    _with_json(parser)


def _with_footnotes_only(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--footnotes-only",
        action="store_true",
        help="without the book's sentence under each claim of a model's answer",
    )


def _seconds(text: str) -> float:
    """A time above 0."""
    with contextlib.suppress(ValueError):
        if 0 < (seconds := float(text)) < float("inf"):
            return seconds
    raise argparse.ArgumentTypeError(wording.NOT_SECONDS.format(text=text))


def _arrange_ask(parser: argparse.ArgumentParser) -> None:
    _with_whole(parser)
    parser.add_argument(
        "book",
        nargs="?",
        default="",
        metavar="BOOK",
        help="the book to ask; not with --all, --books or --collection",
    )
    _with_query(parser, "QUESTION")
    _with_footnotes_only(parser)
    parser.add_argument("--mode", choices=("auto", "strict"), default="auto")
    parser.add_argument(
        "--check", action="store_true",
        help="have a second reader compare each claim with the words it cites",
    )  # fmt: skip
    parser.add_argument(
        "--reader", default="", metavar="FOLDER",
        help="without a model, let the extractive reader in FOLDER choose the likely sentence",
    )  # fmt: skip
    parser.add_argument(
        "--timeout", type=_seconds, metavar="SECONDS",
        help="seconds an answer may take (default: as in the settings)",
    )  # fmt: skip
    parser.add_argument(
        "--notes", action="store_true", help="ask about your highlights in the book"
    )
    parser.add_argument("--all", action="store_true", help="ask all books that were read")
    parser.add_argument(
        "--books", nargs="+", type=Path, default=[], metavar="BOOK",
        help="ask these books; put the question before this option, or after --",
    )  # fmt: skip
    parser.add_argument(
        "--collection", default="", metavar="NAME", help="ask the books of this collection"
    )


def _arrange_index(parser: argparse.ArgumentParser) -> None:
    _with_book(parser)
    _with_whole(parser)
    parser.add_argument("--estimate", action="store_true", help="print the cost without doing it")
    parser.add_argument(
        "--no-model",
        action="store_true",
        help="build only what needs no model: full text, concepts",
    )
    parser.add_argument(
        "--vectors",
        action="store_true",
        help="also build the vectors of semantic search, where it is on",
    )
    parser.add_argument(
        "--renew",
        action="store_true",
        help="also replace what another model or an older version wrote",
    )
    parser.add_argument(
        "--most-tokens", type=int, metavar="N", help="stop before using more tokens"
    )
    parser.add_argument(
        "--most-money", type=float, metavar="USD", help="stop before spending more dollars"
    )
    _with_json(parser)


def _arrange_recognise(parser: argparse.ArgumentParser) -> None:
    _with_book(parser)
    parser.add_argument(
        "--languages",
        default="",
        metavar="NAMES",
        help="tesseract's names of the languages, such as deu or eng+fra",
    )
    _with_json(parser)


def _arrange_providers(parser: argparse.ArgumentParser) -> None:
    acts = parser.add_subparsers(
        required=True, dest="what", metavar="list|add|test|check|remove|pull"
    )
    acts.add_parser("list")
    add = acts.add_parser("add")
    add.add_argument("name", help="a preset's name, or your own")
    add.add_argument("--base-url")
    add.add_argument("--model")
    add.add_argument(
        "--reasoning-model",
        metavar="MODEL",
        help="model for reasoning questions (default: the chat model)",
    )
    add.add_argument(
        "--index-model",
        metavar="MODEL",
        help="model for summaries and for picking passages (default: the chat model)",
    )
    add.add_argument(
        "--second-model",
        metavar="MODEL",
        help="model that compares answers with what they cite (default: the chat model)",
    )
    add.add_argument("--kind", choices=("openai", "ollama"))
    add.add_argument("--context", type=int)
    add.add_argument("--price-in", type=float, metavar="USD", help="price of a million tokens sent")
    add.add_argument(
        "--price-out", type=float, metavar="USD", help="price of a million tokens received"
    )
    add.add_argument("--parallel", type=int, metavar="N", help="requests that may run at once")
    add.add_argument("--key", action="store_true", help="ask for the API key")
    acts.add_parser("test").add_argument("name", nargs="?", default="")
    acts.add_parser("check").add_argument("name", nargs="?", default="")
    acts.add_parser("remove").add_argument("name")
    pull = acts.add_parser("pull", help="have Ollama download a model")
    pull.add_argument("model", metavar="MODEL")
    pull.add_argument(
        "--provider", default="", metavar="NAME", help="the Ollama to ask (default: the first)"
    )


def _arrange_corrections(parser: argparse.ArgumentParser) -> None:
    acts = parser.add_subparsers(required=True, dest="what", metavar="list|add|delete")
    listing = acts.add_parser("list")
    listing.add_argument("--book", type=Path, metavar="BOOK", help="only those for this book")
    _with_json(listing)
    add = acts.add_parser("add")
    add.add_argument("question", metavar="QUESTION")
    add.add_argument(
        "text",
        nargs="?",
        default="",
        metavar="CORRECTION",
        help="the right answer; without it the answer is marked wrong",
    )
    add.add_argument(
        "--book", type=Path, metavar="BOOK", help="the book it is for (default: all books)"
    )
    acts.add_parser("delete").add_argument("id", type=int, metavar="ID")


def _arrange_conversations(parser: argparse.ArgumentParser) -> None:
    _with_book(parser)
    parser.add_argument("what", nargs="?", choices=("list", "delete", "import"), default="list")
    parser.add_argument(
        "given", nargs="?", default="", metavar="N|FILE",
        help="the number in the list to delete, or the JSON export to import",
    )  # fmt: skip
    _with_json(parser)


def _arrange_forget(parser: argparse.ArgumentParser) -> None:
    _with_book(parser)
    parser.add_argument("--yes", action="store_true", help="do not ask")


def _arrange_export(parser: argparse.ArgumentParser) -> None:
    _with_book(parser)
    parser.add_argument(
        "--format", choices=FILE_FORMATS, help="the format (default: by the name of the file)"
    )
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="the file to write (default: print it)"
    )
    parser.add_argument("--force", action="store_true", help="replace a file that is there")
    _with_footnotes_only(parser)
    parser.add_argument(
        "--conversation",
        type=int,
        default=1,
        metavar="N",
        help="the number in the list; 1 is the newest",
    )


def _arrange_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help="an export (JSON, Markdown or HTML), a text with tags or links, or a folder of them",
    )
    parser.add_argument(
        "--book",
        type=Path,
        metavar="BOOK",
        help="another edition of its book, or the book of tags without a link",
    )
    _with_json(parser)


def _arrange_selftest(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--screenshot", type=Path, metavar="FILE", help="save a picture of the window"
    )


_Arrange = Callable[[argparse.ArgumentParser], None]
_Act = Callable[[argparse.Namespace], int]
COMMANDS: dict[str, tuple[str, _Act, _Arrange]] = {
    "info": ("What a book is: metadata, contents, warnings", book.info, _arrange_info),
    "text": ("The exact text of a book", book.text, _arrange_text),
    "span": ("Exactly the characters a position tag names", book.span, _arrange_span),
    "find": ("Every place of exact words, or of a pattern, in a book", find.find, _arrange_find),
    "search": ("Passages that fit a query", search.search, _arrange_search),
    "people": (
        "The people, places and terms of a book, and where each is first named",
        people.people,
        _arrange_people,
    ),
    "ask": ("A cited answer to a question", ask.ask, _arrange_ask),
    "index": ("Have the model summarise a book", ask.index_book, _arrange_index),
    "recognise": (
        "Recognise the text of pages that are pictures; goes on where it was stopped",
        recognise.recognise,
        _arrange_recognise,
    ),
    "providers": ("The models that are set up", providers.providers, _arrange_providers),
    "corrections": (
        "Your corrections of answers: list, add, delete",
        corrections.corrections,
        _arrange_corrections,
    ),
    "conversations": (
        "The conversations about a book: list, delete, import an export",
        export.conversations,
        _arrange_conversations,
    ),
    "library": (
        "Your books: add, list, find, remove, backup, restore",
        library.library,
        library.arrange,
    ),
    "notes": (
        "Your highlights, notes and bookmarks in a book: list, add, delete, export, import",
        notes.notes,
        notes.arrange,
    ),
    "forget": (
        "Delete all that is kept of a book; its file stays",
        forget.forget,
        _arrange_forget,
    ),
    "export": (
        "A conversation as a file whose footnotes open the book at the words",
        export.export,
        _arrange_export,
    ),
    "verify": (
        "Check the quotations of exports and other texts against the book",
        verify.verify_file,
        _arrange_verify,
    ),
    "mcp": (
        "The tools over your books for other programs, by the Model Context Protocol; read-only",
        mcp.mcp,
        lambda _parser: None,
    ),
    "integrate": (
        "Put Foxreader into the desktop's menu and offer it for books, or undo that",
        integrate.integrate,
        integrate.arrange,
    ),
    "eval": (
        "Measure your model: questions over tales whose answers are known",
        evaluate.evaluate_model,
        evaluate.arrange,
    ),
    "selftest": ("Test the program with the guide in a real window", _selftest, _arrange_selftest),
}
"""By name: what a command is for, what carries it out, what adds its arguments."""

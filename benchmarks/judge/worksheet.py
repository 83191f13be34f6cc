"""Sheets for writers of claims and questions, and what they wrote made into cases.

    python -m benchmarks.judge.worksheet sheet BOOK FILE [--count N] [--seed N] --cache FOLDER
    python -m benchmarks.judge.worksheet cases WRITER BOOK SHEET ANSWERS --cache FOLDER
    python -m benchmarks.judge.worksheet own WRITER ANSWERS

A sheet has numbered places of a book, each with its tag and the text around it. A writer answers
in lines with tabs: the place's number (two with "+" for a claim over both; "-" for a question that
no place is about), the kind, the language, the text. Of texts of ours a line ``N  passage
LANGUAGE  TEXT`` comes before the lines about it. What is wrong with a line is said; the others are
added to the writer's file, each once.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from benchmarks.goldenbooks import SHARED, Shelf
from benchmarks.judge.cases import DATA, FALSE, QUESTIONS, TRUE, Case, written
from benchmarks.liarcases import hash_of
from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.index.pieces import tagged_units

_LEAST, _MOST = 90, 520
"""Characters of a place: a long sentence to a short paragraph."""
_AROUND = 350
"""Characters shown on each side."""


def places(book: Book, count: int, seed: int) -> list[Span]:
    """Places from all of a book, in its order: one to four sentences that stand together."""
    found = []
    for number in range(len(book.files)):
        units = tagged_units(book, number)
        at = 0
        while at < len(units):
            end = at
            while end + 1 < len(units) and units[end].end - units[at].start < _LEAST:
                end += 1
            span = Span(number, units[at].start, units[end].end)
            text = book.text_at(span)
            if _LEAST <= len(text) <= _MOST and text.count("\n") < 3:
                found.append(span)
            at = end + 1
    chosen = random.Random(seed).sample(found, min(count, len(found)))
    return sorted(chosen, key=lambda span: (span.file, span.start))


def sheet(book: Book, spans: Sequence[Span]) -> Iterator[str]:
    """The lines of a sheet."""
    for number, span in enumerate(spans, 1):
        text = book.files[span.file].text
        before = text[max(0, span.start - _AROUND) : span.start]
        after = text[span.end : span.end + _AROUND]
        yield f"\n### {number} {span}"
        yield f"before: …{' '.join(before.split())}"
        yield f"PLACE: {' '.join(text[span.start : span.end].split())}"
        yield f"after: {' '.join(after.split())}…"


def answered(
    lines: Sequence[str], writer: str, book: Book | None, name: str, tags: Mapping[str, Span]
) -> tuple[list[Case], list[str]]:
    """The cases of a writer's lines, and what is wrong with others."""
    found, wrong, own = [], [], dict[str, str]()
    for at, line in enumerate(lines, 1):
        fields = [field.strip() for field in line.split("\t")]
        if not line.strip() or line.startswith("#"):
            continue
        if len(fields) != 4 or not all(fields):
            wrong.append(f"line {at}: four fields between tabs: {line[:60]}")
            continue
        number, kind, language, text = fields
        if kind == "passage":
            own[number] = text
        elif kind not in (*TRUE, *FALSE, *QUESTIONS):
            wrong.append(f"line {at}: no kind: {kind}")
        elif number == "-" and kind == "unanswerable":
            found.append(Case(writer, kind, language, text, name))
        elif number in own:
            found.append(Case(writer, kind, language, text, passage=own[number]))
        elif book is not None and set(number.split("+")) <= tags.keys():
            first, *more = (tags[one] for one in number.split("+"))
            second = (more[0], hash_of(book, more[0])) if more else (None, "")
            found.append(
                Case(writer, kind, language, text, name, first, hash_of(book, first), *second)
            )
        else:
            wrong.append(f"line {at}: no place {number}")
    return found, wrong


def _tags(path: Path) -> dict[str, Span]:
    """The places of a sheet by their numbers."""
    lines = path.read_text(encoding="utf-8").splitlines()
    heads = (line.split() for line in lines if line.startswith("### "))
    return {number: Span.parse(tag) for _, number, tag in heads}


def _add(found: Sequence[Case], writer: str) -> int:
    path = DATA / f"{writer}.jsonl"
    there = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    new = [line for line in dict.fromkeys(map(written, found)) if line not in set(there)]
    path.write_text("".join(f"{line}\n" for line in (*there, *new)), encoding="utf-8")
    return len(new)


def main(arguments: Sequence[str]) -> int:
    """Make a sheet or take one in; gives 1 where lines are wrong."""
    parser = argparse.ArgumentParser(description="sheets for writers of claims")
    kinds = parser.add_subparsers(dest="what", required=True)
    make, take, own = (kinds.add_parser(name) for name in ("sheet", "cases", "own"))
    make.add_argument("book")
    make.add_argument("file", type=Path)
    make.add_argument("--count", type=int, default=40)
    make.add_argument("--seed", type=int, default=1)
    take.add_argument("writer")
    take.add_argument("book")
    take.add_argument("sheet", type=Path)
    take.add_argument("answers", type=Path)
    own.add_argument("writer")
    own.add_argument("answers", type=Path)
    for one in (make, take):
        one.add_argument("--shared", type=Path, default=SHARED)
        one.add_argument("--cache", type=Path, required=True)
    options = parser.parse_args(arguments)
    book, tags = None, dict[str, Span]()
    if options.what != "own":
        shelf = Shelf(options.shared / "bench", options.shared / "books", options.cache)
        book = shelf.book(options.book)
    if options.what == "sheet":
        assert book is not None
        lines = sheet(book, places(book, options.count, options.seed))
        options.file.write_text("\n".join(lines), encoding="utf-8")
        return 0
    if options.what == "cases":
        tags = _tags(options.sheet)
    answers = options.answers.read_text(encoding="utf-8").splitlines()
    found, wrong = answered(answers, options.writer, book, getattr(options, "book", ""), tags)
    print("\n".join((*wrong, f"{_add(found, options.writer)} cases added")))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""How long indexing takes without a model, against a plain table of full text, in the same run.

    python -m benchmarks.index_speed [SIZE | BOOK | FOLDER ...] [--plot FILE] [--runs 3] [--text]

SIZE is a number of characters, as 10k or 6.25M: a book of made-up words of that length. BOOK is
a file, FOLDER one that has se-war-and-peace.epub somewhere below it. Without any, the sizes of
the requirement are taken. Each is indexed by us (the text, then chunks, extracts and the concept
map) and put into an FTS5 table with the porter tokenizer, in pieces of 1,200 characters and one
transaction. ``--text`` leaves out all but the text.

The runs take turns, and the median of each counts: others use the machine too. What our process
remembers of words is forgotten before each run. ``--plot`` draws the seconds as an SVG.

The last lines say how the time grows: s = c · n ln n with the c of each size, and the exponent k
of the n^k that fits best, from 100,000 characters on.
"""

from __future__ import annotations

import argparse
import math
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.madebook import made_book
from benchmarks.plot import Line, loglog
from foxreader.core.book import Book
from foxreader.formats import open_book
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.store import Index
from foxreader.language.script import fold
from foxreader.language.tokenize import stem, token_terms

SIZES = ("10k", "100k", "1M", "6.25M", "10M")
PIECE = 1_200
"""Characters of a row of the plain table: as long as our longest passages."""
TIMES, SIZE = 4, 8
"""The required limits: indexing time as a multiple of the plain table's, and index size as a
multiple of the text's bytes."""
_UNITS = {"k": 1_000, "m": 1_000_000}
_LEAST = 100_000
"""The fewest characters of a book used for the growth: in shorter ones fixed costs dominate.
Chosen, not measured."""


@dataclass(frozen=True)
class Run:
    """One run of both: seconds by the clock and of the processor, and bytes on disk."""

    text: tuple[float, float]
    whole: tuple[float, float]
    plain: tuple[float, float]
    size: int


@dataclass(frozen=True)
class Row:
    """The medians of a book's runs."""

    name: str
    characters: int
    text: float
    whole: float
    plain: float
    text_ratio: float
    whole_ratio: float
    size_ratio: float


def ours(
    book: Book, folder: Path, extras: bool
) -> tuple[tuple[float, float], tuple[float, float], int]:
    """What our text part takes, what all takes, and the bytes of the index."""
    for remembered in (stem, fold, token_terms):
        remembered.cache_clear()
    path = folder / "ours.index"
    began = _now()
    index = Index.open(path, book)
    for _ in build_text(index):
        pass
    text = _since(began)
    for _ in build_derived(index) if extras else ():
        pass
    index.close()
    return text, _since(began), path.stat().st_size


def plain(book: Book, folder: Path) -> tuple[float, float]:
    """What filling the plain table takes."""
    began = _now()
    database = sqlite3.connect(folder / "plain.db")
    database.execute("CREATE VIRTUAL TABLE piece USING fts5(text, tokenize='porter unicode61')")
    database.executemany("INSERT INTO piece VALUES (?)", _pieces(book))
    database.commit()
    database.close()
    return _since(began)


def _pieces(book: Book) -> Iterator[tuple[str]]:
    for file in book.files:
        for at in range(0, len(file.text), PIECE):
            yield (file.text[at : at + PIECE].encode("utf-8", "replace").decode(),)


def measured(name: str, book: Book, runs: int, extras: bool) -> Row:
    """Both, by turns, as often as ``runs`` says."""
    found: list[Run] = []
    for number in range(runs):
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place)
            first = plain(book, folder) if number % 2 else None
            text, whole, size = ours(book, folder, extras)
            found.append(Run(text, whole, first or plain(book, folder), size))
    characters = book.characters
    size = sum(len(file.text.encode("utf-8", "replace")) for file in book.files)
    return Row(
        name,
        characters,
        _median(run.text[0] for run in found),
        _median(run.whole[0] for run in found),
        _median(run.plain[0] for run in found),
        _median(run.text[1] / run.plain[1] for run in found),
        _median(run.whole[1] / run.plain[1] for run in found),
        found[-1].size / max(1, size),
    )


def growth(points: Sequence[tuple[int, float]]) -> float:
    """The k of the n^k that fits the seconds best, by least squares of the logarithms."""
    logs = [(math.log(n), math.log(s)) for n, s in points]
    mean_n = statistics.mean(n for n, _ in logs)
    mean_s = statistics.mean(s for _, s in logs)
    across = sum((n - mean_n) ** 2 for n, _ in logs)
    return sum((n - mean_n) * (s - mean_s) for n, s in logs) / across


def books(names: Sequence[str]) -> Iterator[tuple[str, Book]]:
    """The books the arguments name; raises ``SystemExit`` for what is none."""
    for name in names or SIZES:
        path = Path(name)
        if path.is_dir():
            path = next(path.rglob("se-war-and-peace.epub"), path)
        if path.is_file():
            book, resources = open_book(path, sha256="0" * 64)
            resources.close()
            yield path.name, book
        else:
            yield name, made_book(_characters(name))


def _characters(name: str) -> int:
    unit = _UNITS.get(name[-1:].lower(), 1)
    try:
        return round(float(name.rstrip("kKmM")) * unit)
    except ValueError:
        raise SystemExit(f"{name} is no size, no book and no folder with War and Peace") from None


def _now() -> tuple[float, float]:
    return time.perf_counter(), time.process_time()


def _since(began: tuple[float, float]) -> tuple[float, float]:
    now = _now()
    return now[0] - began[0], now[1] - began[1]


def _median(values: Iterator[float]) -> float:
    return statistics.median(values)


def _plot(rows: Sequence[Row], path: Path, extras: bool) -> None:
    def line(name: str, value: Callable[[Row], float]) -> Line:
        return Line(name, tuple((row.characters, value(row)) for row in rows))

    first = rows[0]
    scale = first.whole / (first.characters * math.log(first.characters))
    path.write_text(
        loglog(
            "Seconds to index a book, by its characters",
            (
                *((line("all", lambda row: row.whole),) if extras else ()),
                line("text", lambda row: row.text),
                line("plain FTS5", lambda row: row.plain),
                line("n log n", lambda row: scale * row.characters * math.log(row.characters)),
            ),
        ),
        encoding="utf-8",
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each book as it is measured, then the growth over the made-up ones."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.index_speed", description=__doc__)
    parser.add_argument("books", nargs="*")
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--text", action="store_true")
    options = parser.parse_args(arguments)
    print("seconds by the clock; ratios of processor time; size by the text's bytes; medians")
    print(f"{'book':>24} {'characters':>11} {'text':>7} {'all':>7} {'plain':>7}"
          f" {'text/plain':>10} {'all/plain':>9} {'size':>5}")  # fmt: skip
    made: list[Row] = []
    for name, book in books(options.books):
        row = measured(name, book, options.runs, not options.text)
        print(f"{row.name[:24]:>24} {row.characters:>11,} {row.text:>7.2f} {row.whole:>7.2f}"
              f" {row.plain:>7.3f} {row.text_ratio:>10.1f} {row.whole_ratio:>9.1f}"
              f" {row.size_ratio:>5.1f}", flush=True)  # fmt: skip
        if name[-1:].lower() in _UNITS or name.isdigit():
            made.append(row)
    print(f"required: all/plain at most {TIMES}, size at most {SIZE}")
    _print_growth(made)
    if options.plot and made:
        _plot(made, options.plot, not options.text)
    return 0


def _print_growth(rows: Sequence[Row]) -> None:
    """How the seconds grow with the length; at least two books of some length are needed."""
    for name, value in (("text", lambda row: row.text), ("all", lambda row: row.whole)):
        constants = [1e9 * value(r) / (r.characters * math.log(r.characters)) for r in rows]
        print(f"{name}: ns a character and ln n:", *(f"{c:.1f}" for c in constants))
        points = [(r.characters, value(r)) for r in rows if r.characters >= _LEAST]
        if len(points) > 1:
            print(f"{name}: grows as n^{growth(points):.2f}")


if __name__ == "__main__":
    sys.exit(main())

"""How fast one question to all books is answered, over a shelf of synthetic ones (Z7).

    python -m benchmarks.shelf [--books 1000] [--characters 100000] [--folder FOLDER]

The books are made of invented words whose frequencies fall as those of a language do, with names
of their own. They are put on a shelf as opened books are: stored, cut into passages, put into the
table of all books; then 200 questions of one to five words are asked, rare, middle and common
ones, each by itself and with the exact text of its hits read. The best books' own indexes, which
the second step asks, are built when they are first needed, outside the time. A FOLDER keeps the
shelf for another run.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.library.paths import Home
from foxreader.program.program import Program
from foxreader.retrieval.shelf.library_search import LibrarySearch

WORDS = 60_000
"""Different words of the invented language. Chosen, not measured."""
QUESTIONS = 200
"""Questions asked. Chosen, not measured."""
BANDS = {"rare": (3_000, 60_000), "middle": (150, 3_000), "common": (0, 150)}
"""Ranks of words by frequency: in few passages, in hundreds to thousands, in most."""
_CHAPTERS = 10
"""Chapters of a book. Chosen, not measured."""
_SYLLABLES = [
    a + b for a in "bcdfghklmnprstvwz" for b in ("a", "e", "i", "o", "u", "an", "er", "is")
]


class Language:
    """An invented language: words by rank, each as often as Zipf has it."""

    def __init__(self, seed: int = 7) -> None:
        self._random = random.Random(seed)
        lengths = (1, 2, 2, 2, 3, 3, 4)
        made: dict[str, None] = {}
        while len(made) < WORDS:
            made["".join(self._random.choices(_SYLLABLES, k=self._random.choice(lengths)))] = None
        self.words = list(made)
        self._sums = list(accumulate(1 / (rank + 2.7) for rank in range(WORDS)))

    def book(self, number: int, characters: int) -> Book:
        """The book of that number: the same each time."""
        chance = random.Random(f"book {number}")
        names = [chance.choice(self.words).capitalize() for _ in range(8)]
        texts = [self._chapter(chance, names, characters // _CHAPTERS) for _ in range(_CHAPTERS)]
        files = tuple(BookFile(f"{n}.xhtml", text) for n, text in enumerate(texts))
        toc = tuple(TocEntry(f"Chapter {n + 1}", Span(n, 0, 0)) for n in range(_CHAPTERS))
        sha256 = hashlib.sha256("".join(texts).encode()).hexdigest()
        about = Metadata(f"Book {number}", (f"Author {number % 300}",), "en")
        return Book(sha256, "text", about, files, toc)

    def _chapter(self, chance: random.Random, names: Sequence[str], characters: int) -> str:
        found: list[str] = []
        length = 0
        while length < characters:
            words = chance.choices(self.words, cum_weights=self._sums, k=chance.randint(6, 24))
            if chance.random() < 0.2:
                words[chance.randrange(1, len(words))] = chance.choice(names)
            sentence = " ".join(words).capitalize() + ("." if chance.random() < 0.8 else ".\n")
            found.append(sentence)
            length += len(sentence) + 1
        return " ".join(found)[:characters]


def questions(language: Language) -> Iterator[tuple[str, str]]:
    """Questions of one to five words, each with the kind of its words."""
    chance = random.Random("questions")
    kinds = [*BANDS, "mixed"]
    for number in range(QUESTIONS):
        kind = kinds[number % len(kinds)]
        bands = [BANDS[kind]] if kind in BANDS else list(BANDS.values())
        count = 1 + number // len(kinds) % 5
        ranks = [chance.randrange(*bands[n % len(bands)]) for n in range(count)]
        yield kind, " ".join(language.words[rank] for rank in ranks)


def fill(program: Program, language: Language, books: int, characters: int) -> dict[str, float]:
    """Put the books on the shelf that are not there; seconds of the processor for each step."""
    took = {"make": 0.0, "store": 0.0, "index": 0.0, "table": 0.0}
    there = {book.sha256 for book in program.profile.passages.books()}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(books):
            began = time.process_time()
            book = language.book(number, characters)
            made = time.process_time()
            took["make"] += made - began
            if book.sha256 in there:
                continue
            program.profile.documents.save(book)
            program.profile.shelf.opened(book, Path(folder) / f"{number}.txt")
            stored = time.process_time()
            index = Index.open(Path(folder) / f"{number}.sqlite", book)
            list(build_text(index))
            built = time.process_time()
            list(program.indexes.shelve(index, Path(folder) / f"{number}.txt"))
            took["store"] += stored - made
            took["index"] += built - stored
            took["table"] += time.process_time() - built
            index.close()
            (Path(folder) / f"{number}.sqlite").unlink()
    return took


@dataclass(frozen=True, slots=True)
class Asked:
    """Milliseconds until the table's hits were there with their text, by the clock and of the
    processor; and by the clock until the best books had been asked too.
    """

    kind: str
    table: float
    processor: float
    proven: float
    hits: int


def ask(search: LibrarySearch, kind: str, question: str) -> Asked:
    """Ask one question and take the time."""
    began, used = time.perf_counter(), time.process_time()
    steps = search.search(question)
    found = next(steps)
    first, used = time.perf_counter() - began, time.process_time() - used
    for proven in steps:
        found = proven
    last = time.perf_counter() - began
    return Asked(kind, 1e3 * first, 1e3 * used, 1e3 * last, len(found.hits))


def tell(name: str, times: Sequence[float]) -> None:
    """Print the middle, the 95th of a hundred and the longest of ``times``."""
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]
    print(f"{name:<28} p50 {statistics.median(ordered):7.1f}  p95 {late:7.1f}"
          f"  max {ordered[-1]:7.1f} ms  ({len(ordered)})")  # fmt: skip


def measure(program: Program, language: Language) -> None:
    """Ask all questions twice and print how long the second time took."""

    def index_of(book: Book) -> Index:
        index = program.indexes.open(book)
        list(build_text(index))
        return index

    search = LibrarySearch(
        program.profile.passages, program.profile.documents, program.profile.shelf, index_of
    )
    asked = list(questions(language))
    for kind, question in asked:
        ask(search, kind, question)
    times = [ask(search, kind, question) for kind, question in asked]
    for kind in dict.fromkeys(one.kind for one in times):
        tell(f"table, {kind} words", [one.table for one in times if one.kind == kind])
    tell("table, all questions", [one.table for one in times])
    tell("  of the processor", [one.processor for one in times])
    tell("and the best books asked", [one.proven for one in times])
    held = [one.hits for one in times]
    print(f"questions with hits {sum(map(bool, held))} of {len(held)}; {sum(held)} hits and texts")


def main() -> None:
    parser = argparse.ArgumentParser(description="One question to a shelf of synthetic books.")
    parser.add_argument("--books", type=int, default=1000)
    parser.add_argument("--characters", type=int, default=100_000)
    parser.add_argument("--folder", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = Program(Home(options.folder or Path(folder)))
        language = Language()
        took = fill(program, language, options.books, options.characters)
        size = program.profile.home.library_file.stat().st_size
        text = options.books * options.characters
        passages = sum(book.passages for book in program.profile.passages.books())
        print(f"{options.books} books, {text:,} characters; seconds: "
              + ", ".join(f"{step} {seconds:.1f}" for step, seconds in took.items()))  # fmt: skip
        print(f"the library's file {size / 1e6:.1f} MB, {size / text:.2f} times the text; "
              f"{passages:,} passages")  # fmt: skip
        measure(program, language)


if __name__ == "__main__":
    main()

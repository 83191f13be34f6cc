"""How long a question takes over one long book: ``python -m benchmarks.query_speed [BOOK.txt]``.

Without a file the book is a made one. Times are of a search object that has answered before,
of a new one, and of a new one over an index just opened; of the processor, because other work
on the machine is no part of a question, and by the clock.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks.benchbooks import book_of
from benchmarks.madebook import made_book
from foxreader.core.book import Book
from foxreader.core.scope import WHOLE_BOOK
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.retrieval.fulltext.search import Search

LONG = 6_250_000
"""Characters of the made-up book."""
_QUESTIONS = 200
"""Questions asked. Chosen, not measured."""
_SEED = 7
"""The seed of the questions, so that every run asks the same."""

Times = tuple[float, float]
"""Milliseconds of the processor and by the clock."""


def main(arguments: Sequence[str]) -> int:
    """Print p50 and p95 in milliseconds; gives the exit code."""
    rng = random.Random(_SEED)
    book = book_of(Path(arguments[0]).read_text("utf-8"), "en") if arguments else made_book(LONG)
    text = "\n".join(file.text for file in book.files)
    questions = asked(rng, text)
    with tempfile.TemporaryDirectory() as folder:
        index = Index.open(Path(folder) / "x.index", book)
        list(build_text(index))
        print(f"{len(text):,} characters, {len(questions)} questions")
        search = Search(index)
        search.passages(questions[0], WHOLE_BOOK)
        report("warm", [timed(lambda q=q: search.evidence(q, WHOLE_BOOK)) for q in questions])
        report("new search", [timed(lambda q=q: _new(index, q)) for q in questions])
        index.close()
        report("new index", [_opened(Path(folder) / "x.index", book, q) for q in questions[:40]])
    return 0


def asked(rng: random.Random, text: str) -> list[str]:
    """Questions of words that stand together in ``text``, some of them common."""
    found = []
    for _ in range(_QUESTIONS):
        at = rng.randrange(len(text) - 2_000)
        words = text[at : at + 2_000].split()
        found.append("What of " + " ".join(rng.sample(words[1:-1], rng.randint(4, 9))) + "?")
    return found


def timed(work: Callable[[], object]) -> Times:
    """How many milliseconds ``work`` takes of the processor, and by the clock."""
    clock, used = time.perf_counter(), time.process_time()
    work()
    return 1000 * (time.process_time() - used), 1000 * (time.perf_counter() - clock)


def _new(index: Index, question: str) -> object:
    return Search(index).evidence(question, WHOLE_BOOK)


def _opened(path: Path, book: Book, question: str) -> Times:
    index = Index.open(path, book)
    try:
        return timed(lambda: _new(index, question))
    finally:
        index.close()


def report(what: str, times: Sequence[Times]) -> None:
    """Print the median and the 95th percentile of ``times``."""
    for by, column in zip(("processor", "clock"), zip(*times, strict=True), strict=True):
        ordered = sorted(column)
        p50, p95 = ordered[len(ordered) // 2], ordered[int(0.95 * (len(ordered) - 1))]
        print(f"{what:12} {by:10} p50 {p50:7.1f} ms   p95 {p95:7.1f} ms")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

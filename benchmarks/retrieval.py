"""How good the search is: ``python -m benchmarks.retrieval ../shared/bench [--first N]``.

Beside ours, measured in the same run: a plain FTS5 table over cut pieces of 1,200 characters,
with porter stems and with trigrams, any word of the question. Hits and evidence are counted
as the set's ``score.py`` counts them; character recall is of what the best hits hold until so
many characters are used, the last hit cut there.
"""

from __future__ import annotations

import argparse
import json
import re
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from benchmarks.benchbooks import book_of
from foxreader.core.scope import WHOLE_BOOK
from foxreader.index.storage.store import Index
from foxreader.index.text_stage import build_text
from foxreader.retrieval.fulltext.search import Search

_PIECE = 1_200
"""Characters of a piece of the plain tables: as long as our longest passages."""
_MOST = 24
"""Hits requested for each question: more than any column counts."""
_COUNTS = (1, 3, 5, 10)
"""The k of hit@k."""
_BUDGETS = (6_000, 12_000)
"""Characters of hits within which recall is counted."""
_WORD = re.compile(r"\w+")

Bounds = tuple[int, int]
Finder = Callable[[str], list[Bounds]]
Row = tuple[list[Bounds], list[Bounds]]


def main(arguments: Sequence[str]) -> int:
    """Print a table for each set of questions; gives the exit code."""
    options = _options(arguments)
    for path in sorted(options.bench.glob("*/qa*.jsonl")):
        items = list(questions(path))[: options.first]
        if not items:
            continue
        print(f"\n{path.parent.name}/{path.name}: {len(items)} questions", flush=True)
        names = [*(f"hit@{k}" for k in _COUNTS), "all@5", *(f"chars {n}" for n in _BUDGETS)]
        print(f"{'':16}" + "".join(f"{name:>13}" for name in names))
        with tempfile.TemporaryDirectory() as folder:
            for name, finder in _FINDERS.items():
                rows = rows_of(path.parent, items, finder, Path(folder))
                print(f"{name:16}" + "".join(f"{v:13.4f}" for v in measures(rows)), flush=True)
    return 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bench", type=Path, help="the folder with the sets of questions")
    parser.add_argument("--first", type=int, help="only so many questions of each set")
    return parser.parse_args(arguments)


def questions(path: Path) -> Iterator[dict[str, Any]]:
    """The questions of a set that have an answer at known places in a text."""
    for line in path.read_text(encoding="utf-8").splitlines():
        item = json.loads(line)
        known = item.get("answerable") and all("start" in e for e in item["evidence"])
        if known and item["evidence"] and item.get("doc"):
            yield item


def rows_of(
    folder: Path, items: Iterable[dict[str, Any]], make: Callable[[str, Path], Finder], temp: Path
) -> Iterator[Row]:
    finders: dict[str, Finder] = {}
    for item in items:
        if item["doc"] not in finders:
            with (folder / item["doc"]).open(encoding="utf-8", newline="") as file:
                finders[item["doc"]] = make(file.read(), temp)
        gold = [(e["start"], e["end"]) for e in item["evidence"]]
        yield finders[item["doc"]](item["question"]), gold


def ours(text: str, folder: Path) -> Finder:
    """The program's own index and search."""
    book = book_of(text, "")
    index = Index.open(folder / f"{book.key}.index", book)
    list(build_text(index))
    search = Search(index)

    def find(question: str) -> list[Bounds]:
        hits = search.passages(question, WHOLE_BOOK, _MOST)
        return [(hit.span.start, hit.span.end) for hit in hits]

    return find


def _plain(tokenizer: str, size: int) -> Callable[[str, Path], Finder]:
    """A table of full text over cut pieces; ``size`` is that of a term it can look up."""

    def make(text: str, folder: Path) -> Finder:
        table = sqlite3.connect(":memory:")
        table.execute(f"CREATE VIRTUAL TABLE piece USING fts5(text, tokenize='{tokenizer}')")
        starts = range(0, len(text), _PIECE)
        pieces = ((text[at : at + _PIECE],) for at in starts)
        table.executemany("INSERT INTO piece(text) VALUES (?)", pieces)

        def find(question: str) -> list[Bounds]:
            words = [word for word in _WORD.findall(question) if len(word) >= size]
            if not words:
                return []
            matched = " OR ".join(f'"{word}"' for word in words)
            query = "SELECT rowid FROM piece WHERE piece MATCH ? ORDER BY bm25(piece) LIMIT ?"
            found = [starts[row[0] - 1] for row in table.execute(query, (matched, _MOST))]
            return [(at, min(at + _PIECE, len(text))) for at in found]

        return find

    return make


_FINDERS: dict[str, Callable[[str, Path], Finder]] = {
    "foxreader": ours,
    "FTS5 porter": _plain("porter unicode61", 1),
    "FTS5 trigram": _plain("trigram", 3),
}


def measures(rows: Iterable[Row]) -> list[float]:
    """The means over all questions: hit@k, all evidence in five, recall within budgets."""
    each = [
        [
            *(float(shared(found[:k], gold) > 0) for k in _COUNTS),
            float(all(shared(found[:5], [g]) >= 0.9 * (g[1] - g[0]) for g in gold)),
            *(shared(within(found, n), gold) / shared(gold, gold) for n in _BUDGETS),
        ]
        for found, gold in rows
    ]
    return [sum(column) / len(each) for column in zip(*each, strict=True)]


def shared(first: Sequence[Bounds], second: Sequence[Bounds]) -> int:
    """How many characters both cover."""
    return sum(max(0, min(b, d) - max(a, c)) for a, b in merged(first) for c, d in merged(second))


def merged(bounds: Iterable[Bounds]) -> list[Bounds]:
    """The same characters, without overlaps."""
    found: list[Bounds] = []
    for start, end in sorted(bounds):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def within(found: Iterable[Bounds], budget: int) -> list[Bounds]:
    """The best of what was found, as far as ``budget`` characters go."""
    taken: list[Bounds] = []
    for start, end in found:
        taken.append((start, min(end, start + budget)))
        budget -= end - start
        if budget <= 0:
            break
    return taken


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

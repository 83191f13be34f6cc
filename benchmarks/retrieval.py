"""How good the search is: ``python -m benchmarks.retrieval ../shared/bench [--first N]``.

Beside ours, measured in the same run: a plain FTS5 table with porter stems over cut pieces of 1,200
characters, any word of the question; once side by side ("grid"), once with half of each piece in
the next ("half overlap", overlapping hits removed). A hit touches the evidence by one character, or
one of its ``alternatives`` where the set has some; *half@k* asks for half of its characters.
Character recall is of what the best hits hold until so many characters are used, the last hit cut
there. Questions with a ``kind`` are also counted by kind.

``python -m benchmarks.retrieval benchmarks --texts FOLDER`` asks 55 questions to three novels that
no weight was chosen on. FOLDER has what ``foxreader text`` prints of their Standard Ebooks
editions: moonstone.txt, north-and-south.txt and wildfell-hall.txt.
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
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
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
Golds = list[list[Bounds]]
"""The evidence, then its alternatives: each as good as the first."""
Row = tuple[list[Bounds], Golds]


def main(arguments: Sequence[str]) -> int:
    """Print a table for each set of questions; gives the exit code."""
    options = _options(arguments)
    for path in sorted(options.bench.glob("*/qa*.jsonl")):
        items = list(questions(path))[: options.first]
        if not items or (options.sets and path.parent.name not in options.sets):
            continue
        print(f"\n{path.parent.name}/{path.name}: {len(items)} questions", flush=True)
        names = [*(f"hit@{k}" for k in _COUNTS), "all@5", *(f"chars {n}" for n in _BUDGETS)]
        names += [f"half@{k}" for k in _COUNTS]
        print(f"{'':30}" + "".join(f"{name:>13}" for name in names))
        with tempfile.TemporaryDirectory() as folder:
            for name, finder in _FINDERS.items():
                rows = list(rows_of(options.texts or path.parent, items, finder, Path(folder)))
                for kind, some in _by_kind(items, rows).items():
                    line = "".join(f"{v:13.4f}" for v in measures(some))
                    print(f"{name:18}{kind:11}{len(some):>3}" + line, flush=True)
    return 0


def _by_kind(items: Sequence[dict[str, Any]], rows: Sequence[Row]) -> dict[str, list[Row]]:
    """All rows, and those of each kind of question where the set has kinds."""
    found: dict[str, list[Row]] = {"": list(rows)}
    for item, row in zip(items, rows, strict=True):
        if "kind" in item:
            found.setdefault(item["kind"], []).append(row)
    return found


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bench", type=Path, help="the folder with the sets of questions")
    parser.add_argument("--first", type=int, help="only so many questions of each set")
    parser.add_argument("--sets", nargs="+", help="only the sets in these folders")
    parser.add_argument("--texts", type=Path, help="the folder of the texts, if another")
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
        yield finders[item["doc"]](item["question"]), golds_of(item)


def golds_of(item: dict[str, Any]) -> Golds:
    """Where the answer of a question is, and its alternatives."""
    places = [item["evidence"], *item.get("alternatives", ())]
    return [[(e["start"], e["end"]) for e in one] for one in places]


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


def _plain(step: int) -> Callable[[str, Path], Finder]:
    """A table of full text over pieces of ``_PIECE`` characters that begin every ``step``."""

    def make(text: str, folder: Path) -> Finder:
        table = sqlite3.connect(":memory:")
        table.execute("CREATE VIRTUAL TABLE piece USING fts5(text, tokenize='porter unicode61')")
        starts = range(0, len(text), step)
        pieces = ((text[at : at + _PIECE],) for at in starts)
        table.executemany("INSERT INTO piece(text) VALUES (?)", pieces)

        def find(question: str) -> list[Bounds]:
            words = _WORD.findall(question)
            if not words:
                return []
            matched = " OR ".join(f'"{word}"' for word in words)
            query = "SELECT rowid FROM piece WHERE piece MATCH ? ORDER BY bm25(piece) LIMIT ?"
            rows = table.execute(query, (matched, _MOST * _PIECE // step * 2))
            found: list[Bounds] = []
            for (row,) in rows:
                start, end = starts[row - 1], min(starts[row - 1] + _PIECE, len(text))
                if all(end <= a or b <= start for a, b in found):
                    found.append((start, end))
            return found[:_MOST]

        return find

    return make


_FINDERS: dict[str, Callable[[str, Path], Finder]] = {
    "foxreader": ours,
    "FTS5 grid": _plain(_PIECE),
    "FTS5 half overlap": _plain(_PIECE // 2),
}


def touches(found: Sequence[Bounds], golds: Golds) -> bool:
    """Whether any character of the evidence, or of an alternative, is in ``found``."""
    return any(shared(found, gold) > 0 for gold in golds)


def covers_half(found: Sequence[Bounds], golds: Golds) -> bool:
    """Whether half of the evidence, or of an alternative, is in ``found``."""
    return any(2 * shared(found, gold) >= shared(gold, gold) for gold in golds)


def measures(rows: Iterable[Row]) -> list[float]:
    """The means over all questions: hit@k, all evidence in five, recall within budgets, half@k."""
    each = [
        [
            *(float(touches(found[:k], golds)) for k in _COUNTS),
            float(all(shared(found[:5], [g]) >= 0.9 * (g[1] - g[0]) for g in golds[0])),
            *(shared(within(found, n), golds[0]) / shared(golds[0], golds[0]) for n in _BUDGETS),
            *(float(covers_half(found[:k], golds)) for k in _COUNTS),
        ]
        for found, golds in rows
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

"""What each weight and rule of the search earns: ``python -m benchmarks.ablation ../shared/bench``.

A row for each: the search with that one switched off, and how far hit@1, hit@5 and hit@10 then
move, in thousandths, on tales, novels, articles and eleven other languages. A rule whose row is 0
everywhere earns nothing on these sets. The first row is the search as it is.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from benchmarks import retrieval
from benchmarks.benchbooks import book_of
from foxreader.core.scope import WHOLE_BOOK
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.retrieval.fulltext.rank import WEIGHTS, Weights
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.question import Question, parse

LANGUAGES = ("ar", "de", "el", "es", "hi", "ro", "ru", "th", "tr", "vi", "zh")
SETS = {
    "tales": ("fairytaleqa/qa.jsonl",),
    "novels": ("novels/qa.jsonl",),
    "articles": ("squad2/qa.jsonl", "chroma-chunking/qa.jsonl", "xquad/qa.en.jsonl"),
    "languages": tuple(f"xquad/qa.{code}.jsonl" for code in LANGUAGES),
}
_MOST = 24
"""Hits requested for each question: more than any column counts."""

Change = Callable[[Question, Index], Question]
Row = tuple[str, Weights, Change]


def _as_it_is(question: Question, _: Index) -> Question:
    return question


def _no_part(question: Question, _: Index) -> Question:
    """The question as if it named no part of the book."""
    return replace(question, part=None, in_part=None)


def _no_phrases(question: Question, _: Index) -> Question:
    return replace(question, query=replace(question.query, phrases=()))


def _all_words(question: Question, index: Index) -> Question:
    """All words of "what is X", and not those of X alone."""
    return replace(question, query=parse(question.searched_as, index, question.scope))


def _content_words(question: Question, _: Index) -> Question:
    """The question without its stop words, which are used only for proximity."""
    keys = {term.key for term in question.query.terms}
    words = tuple(word for word in question.query.words if word in keys)
    return replace(question, query=replace(question.query, words=words))


def _without(name: str, off: float) -> Row:
    return name, replace(WEIGHTS, **{name: off}), _as_it_is


ROWS: tuple[Row, ...] = (
    ("as it is", WEIGHTS, _as_it_is),
    _without("narrator", 1.0),
    _without("meant", 0.0),
    *(
        _without(name, 0.0)
        for name in ("title", "phrase", "variant", "neighbour", "word_before", "word_after",
                     "word_nearby", "stretch", "pair", "loose_pair")
    ),
    ("all neighbours", replace(
        WEIGHTS, neighbour=0, word_before=0, word_after=0, word_nearby=0), _as_it_is),
    ("all closeness", replace(WEIGHTS, stretch=0, pair=0, loose_pair=0), _as_it_is),
    ("BM25 with closeness alone", replace(
        WEIGHTS, narrator=1, title=0, phrase=0, variant=0, meant=0,
        neighbour=0, word_before=0, word_after=0, word_nearby=0), _as_it_is),
    ("BM25 alone", replace(
        WEIGHTS, narrator=1, title=0, phrase=0, variant=0, meant=0, neighbour=0, word_before=0,
        word_after=0, word_nearby=0, stretch=0, pair=0, loose_pair=0), _as_it_is),
    ("many: no limit", replace(WEIGHTS, many=10**9), _as_it_is),
    ("around: 1,000", replace(WEIGHTS, around=1_000), _as_it_is),
    ("compared: 150", replace(WEIGHTS, compared=150), _as_it_is),
    ("reach: 4", replace(WEIGHTS, reach=4), _as_it_is),
    ("parts named", WEIGHTS, _no_part),
    ("quoted phrases", WEIGHTS, _no_phrases),
    ("subject alone", WEIGHTS, _all_words),
    ("small words", WEIGHTS, _content_words),
)  # fmt: skip


def main(arguments: Sequence[str]) -> int:
    """Print the table; gives the exit code."""
    options = _options(arguments)
    rows = [row for row in ROWS if not options.rows or row[0] in options.rows]
    figures: dict[str, list[list[float]]] = {name: [] for name, *_ in rows}
    sizes: list[int] = []
    for files in SETS.values():
        found: dict[str, list[retrieval.Row]] = {name: [] for name, *_ in rows}
        for file in files:
            items = list(retrieval.questions(options.bench / file))[: options.first]
            with tempfile.TemporaryDirectory() as folder:
                _measure((options.bench / file).parent, items, rows, Path(folder), found)
        sizes.append(len(found[rows[0][0]]))
        for name, each in found.items():
            first, _, five, ten, *_ = retrieval.measures(each)
            figures[name].append([first, five, ten])
        print(f"{len(figures[rows[0][0]])} of {len(SETS)} sets", file=sys.stderr, flush=True)
    _print(figures, sizes)
    return 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("bench", type=Path, help="the folder with the sets of questions")
    parser.add_argument("--first", type=int, help="only so many questions of each file")
    parser.add_argument("--rows", nargs="+", help="only these rows")
    return parser.parse_args(arguments)


def _measure(
    folder: Path,
    items: Iterable[dict[str, Any]],
    rows: Sequence[Row],
    temp: Path,
    found: dict[str, list[retrieval.Row]],
) -> None:
    """Add what each row finds for the questions of one file."""
    indexes: dict[str, Index] = {}
    searches: dict[tuple[str, Weights], Search] = {}
    for item in items:
        document = item["doc"]
        if document not in indexes:
            with (folder / document).open(encoding="utf-8", newline="") as file:
                book = book_of(file.read(), "")
            indexes[document] = Index.open(temp / f"{book.key}.index", book)
            for _ in build_text(indexes[document]):
                pass
        index = indexes[document]
        golds = retrieval.golds_of(item)
        for name, weights, change in rows:
            search = searches.setdefault((document, weights), Search(index, weights))
            question = change(search.read_question(item["question"], WHOLE_BOOK), index)
            hits = search.hits(search.look(question), _MOST)
            found[name].append(([(hit.span.start, hit.span.end) for hit in hits], golds))
    for index in indexes.values():
        index.close()


def _print(figures: dict[str, list[list[float]]], sizes: Sequence[int]) -> None:
    """The first row as shares, the others as thousandths more or less."""
    names = [f"{name} ({size})" for name, size in zip(SETS, sizes, strict=True)]
    print("| switched off | " + " | ".join(f"{name}: @1 | @5 | @10" for name in names) + " |")
    print("|---|" + "---:|" * (3 * len(names)))
    (base_name, base), *others = figures.items()
    print(f"| {base_name} | " + " | ".join(f"{v:.3f}" for s in base for v in s) + " |")
    for name, sets in others:
        moved = [
            f"{1000 * (value - was):+.0f}"
            for set_, base_set in zip(sets, base, strict=True)
            for value, was in zip(set_, base_set, strict=True)
        ]
        print(f"| {name} | " + " | ".join(moved) + " |")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

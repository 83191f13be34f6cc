"""How safe strict mode is: ``python -m benchmarks.strict ../shared/bench [--first N] [--show]``.

A row for each set: the share of its answerable questions that get a direct answer, highlights
or a refusal; of the direct answers how many have a sentence at the gold place, and how many one
with the gold answer word for word; then the same shares of the questions without an answer.
There a direct answer is the worst error of this mode. Questions of ``squad2`` are asked of
their passage alone, and once more of the whole document: there what is said outside the
passage may well be an answer, so a direct answer counts as wrong inside it only.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from benchmarks.benchbooks import book_of
from foxreader.answer.direct.strict import strict_answer
from foxreader.index.storage.store import Index
from foxreader.index.text_stage import build_text
from foxreader.language.fold import fold
from foxreader.retrieval.fulltext.search import Search

_MODES = ("direct_answer", "guided_fallback", "hard_refusal")

_PART = 12_000
"""Characters removed around a question's passage, before and after, in steps of this length, to ask
the question of the rest of the text. Chosen, not measured."""

Bounds = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, the text it is asked of, and what is known of its answer.

    ``gold`` are places in ``text``, ``judged`` the part of it where an unanswerable question
    has no answer.
    """

    question: str
    text: str
    answerable: bool
    answers: tuple[str, ...]
    gold: tuple[Bounds, ...]
    judged: Bounds


@dataclass(frozen=True, slots=True)
class Row:
    """How a question was answered: its mode, whether at the gold place, with the gold words."""

    asked: Asked
    mode: str
    placed: bool
    worded: bool
    told: str


def main(arguments: Sequence[str]) -> int:
    """Print the table; gives the exit code."""
    options = _options(arguments)
    columns = ("questions", "direct", "highlights", "refused", "at gold", "gold words")
    columns += ("no answer", "direct", "highlights", "refused")
    print(f"{'':22}" + "".join(f"{name:>11}" for name in columns))
    for name, asked in _sets(options.bench):
        with tempfile.TemporaryDirectory() as folder:
            rows = list(rows_of(list(asked)[: options.first], Path(folder)))
        print(f"{name:22}" + "".join(f"{value:>11}" for value in measures(rows)), flush=True)
        if options.show:
            _show(rows)
    return 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bench", type=Path, help="the folder with the sets of questions")
    parser.add_argument("--first", type=int, help="only so many questions of each set")
    parser.add_argument("--show", action="store_true", help="print the direct answers too")
    return parser.parse_args(arguments)


def _sets(bench: Path) -> Iterator[tuple[str, Iterator[Asked]]]:
    for name in ("fairytaleqa/qa", "xquad/qa.en", "xquad/qa.zh", "clapnq/qa", "refusal-derived/qa"):
        yield name.removesuffix("/qa"), questions(bench / f"{name}.jsonl")
    for path in sorted((bench / "xquad").glob("qa.??.jsonl")):
        if path.stem not in ("qa.en", "qa.zh"):
            yield f"xquad/{path.stem}", questions(path)
    for name in ("qa.en", "qa.zh"):
        yield (
            f"xquad/{name}, elsewhere",
            _elsewhere(list(questions(bench / f"xquad/{name}.jsonl"))),
        )
    squad = bench / "squad2/qa.jsonl"
    yield "squad2, passage", map(in_its_passage, questions(squad))
    yield "squad2, document", questions(squad)


def questions(path: Path) -> Iterator[Asked]:
    """The questions of a file, each with the whole text it is asked of."""
    texts: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        item = json.loads(line)
        text = item.get("doc_text") or texts.get(item["doc"])
        if text is None:
            with (path.parent / item["doc"]).open(encoding="utf-8", newline="") as file:
                text = texts[item["doc"]] = file.read()
        yield _asked(item, text)


def _asked(item: dict[str, Any], text: str) -> Asked:
    start, end = item["meta"].get("passage", (0, len(text)))
    return Asked(
        item["question"],
        text,
        item["answerable"],
        tuple(item["answers"]),
        tuple((e["start"], e["end"]) for e in item["evidence"]),
        (start, end),
    )


def _elsewhere(questions: Sequence[Asked]) -> Iterator[Asked]:
    """The same questions of the text without the part of it that each is about."""
    for asked in questions:
        start = asked.judged[0] // _PART * _PART
        rest = asked.text[: max(0, start - _PART)] + asked.text[start + 2 * _PART :]
        yield Asked(asked.question, rest, False, (), (), (0, len(rest)))


def in_its_passage(asked: Asked) -> Asked:
    """The same question of the part of its text it is judged in alone."""
    start, end = asked.judged
    gold = tuple((a - start, b - start) for a, b in asked.gold)
    return replace(asked, text=asked.text[start:end], gold=gold, judged=(0, end - start))


def rows_of(questions: Iterable[Asked], folder: Path) -> Iterator[Row]:
    searches: dict[str, Search] = {}
    for asked in questions:
        if asked.text not in searches:
            book = book_of(asked.text, "")
            index = Index.open(folder / f"{book.key}.index", book)
            list(build_text(index))
            searches[asked.text] = Search(index)
        yield _row(asked, searches[asked.text])
    for search in searches.values():
        search.index.close()


def _row(asked: Asked, search: Search) -> Row:
    answer = strict_answer(search.read_question(asked.question), search)
    spans = [(s.start, s.end) for s in answer.spans]
    told = " | ".join(asked.text[start:end] for start, end in spans)
    placed = any(_meet(span, place) for span in spans for place in asked.gold)
    worded = any(fold(words) in fold(told) for words in asked.answers)
    mode: str = answer.mode
    if mode == "direct_answer" and not asked.answerable:
        inside = any(_meet(span, asked.judged) for span in spans)
        mode = mode if inside else "guided_fallback"
    return Row(asked, mode, placed, worded, told)


def _meet(first: Bounds, second: Bounds) -> bool:
    return first[0] < second[1] and second[0] < first[1]


def measures(rows: Sequence[Row]) -> list[str]:
    """The columns of a table's row, as they are printed."""
    known = [row for row in rows if row.asked.answerable]
    unknown = [row for row in rows if not row.asked.answerable]
    direct = [row for row in known if row.mode == "direct_answer"]
    right = [_share(row.placed for row in direct), _share(row.worded for row in direct)]
    return [str(len(known)), *_modes(known), *right, str(len(unknown)), *_modes(unknown)]


def _modes(rows: Sequence[Row]) -> list[str]:
    return [_share(row.mode == mode for row in rows) for mode in _MODES]


def _share(held: Iterable[bool]) -> str:
    each = list(held)
    return f"{sum(each) / len(each):.1%}" if each else "-"


def _show(rows: Iterable[Row]) -> None:
    for row in rows:
        if row.mode == "direct_answer":
            sure = row.asked.answerable and row.placed
            print("+" if sure else "-", row.asked.question, "=>", " ".join(row.told.split()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

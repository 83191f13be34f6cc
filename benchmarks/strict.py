"""What strict mode answers: ``python -m benchmarks.strict ../shared/bench [--sample N] [--show]``.

A row for each set: of its answerable questions the share whose answer the book states, and how
many of those are at the gold place; the share with a likely answer, how many of those have the
likely sentence at the gold, and how many the sentence or its neighbours, which are shown with it;
the share with the nearest places, and the refusals. Then the same shares of the questions without
an answer, where a direct answer is the worst error of this mode. The likely answers were fitted on
the half of FairytaleQA and of SQuAD 2 whose questions have an even hash: ``--half 1`` asks the
others alone. Questions of ``squad2`` are asked of their passage alone, and once more of the whole
document: there what is said outside the passage may well be an answer, so a direct or likely answer
counts as wrong inside it only.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from benchmarks.benchbooks import book_of
from foxreader.answer.direct.strict import strict_answer
from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.retrieval.fulltext.search import Search

_OUTCOMES = ("stated", "likely", "near", "refused")

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
    """How a question was answered: its outcome, and whether at the gold place.

    ``first``: its first sentence is there; ``shown``: any sentence of a direct answer is, or the
    likely sentence's passage. ``places``: what was shown, in its order.
    """

    asked: Asked
    outcome: str
    first: bool
    shown: bool
    places: tuple[Span, ...]
    told: str


def main(arguments: Sequence[str]) -> int:
    """Print the table; gives the exit code."""
    options = _options(arguments)
    columns = ("questions", "stated", "at gold", "likely", "at gold", "shown", "near", "refused")
    columns += ("no answer", "stated", "likely", "near", "refused")
    print(f"{'':22}" + "".join(f"{name:>10}" for name in columns))
    for name, asked in _sets(options.bench):
        if options.sets and not any(one in name for one in options.sets):
            continue
        chosen = _chosen(asked, options.half, options.sample)
        with tempfile.TemporaryDirectory() as folder:
            rows = list(rows_of(chosen, Path(folder)))
        print(f"{name:22}" + "".join(f"{value:>10}" for value in measures(rows)), flush=True)
        if options.show:
            _show(rows, options.show)
    return 0


def _chosen(asked: Iterable[Asked], half: int | None, sample: int | None) -> list[Asked]:
    """The questions of one ``half`` by the hash of their text, or all; of these a ``sample``, the
    same each time, in the order of the set."""
    hashes = {one: int(sha256(one.question.encode()).hexdigest(), 16) for one in asked}
    kept = [one for one, number in hashes.items() if half is None or number % 2 == half]
    taken = set(sorted(kept, key=lambda one: hashes[one] // 2)[:sample])
    return [one for one in kept if one in taken]


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bench", type=Path, help="the folder with the sets of questions")
    parser.add_argument("--sets", nargs="+", help="only the sets with one of these in their name")
    parser.add_argument("--sample", type=int, help="only so many questions of each set, by hash")
    parser.add_argument(
        "--half", type=int, choices=(0, 1), help="0: what was fitted on; 1: the rest"
    )
    parser.add_argument("--show", choices=_OUTCOMES, help="print the answers of an outcome too")
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
        yield row_of(asked, searches[asked.text])
    for search in searches.values():
        search.index.close()


def row_of(asked: Asked, search: Search) -> Row:
    """How the question is answered from the book of one file that ``search`` looks through."""
    answer = strict_answer(search.read_question(asked.question), search)
    spans = [(s.start, s.end) for s in answer.spans]
    around = [(s.start, s.end) for s in answer.passages]
    told = " | ".join(map(search.index.book.text_at, answer.passages[:1] or answer.spans[:1]))
    outcome = {"direct_answer": "stated", "hard_refusal": "refused"}.get(
        answer.mode, answer.confidence
    )
    shown = spans if outcome == "stated" else around[:1]
    if outcome in ("stated", "likely") and not asked.answerable:
        inside = any(_meet(span, asked.judged) for span in shown)
        outcome = outcome if inside else "near"
    places = answer.passages or answer.spans
    return Row(asked, outcome, _at(spans[:1], asked.gold), _at(shown, asked.gold), places, told)


def _at(spans: Iterable[Bounds], gold: Sequence[Bounds]) -> bool:
    return any(_meet(span, place) for span in spans for place in gold)


def _meet(first: Bounds, second: Bounds) -> bool:
    return first[0] < second[1] and second[0] < first[1]


def measures(rows: Sequence[Row]) -> list[str]:
    """The columns of a table's row, as they are printed."""
    known = [row for row in rows if row.asked.answerable]
    unknown = [row for row in rows if not row.asked.answerable]
    stated = [row for row in known if row.outcome == "stated"]
    likely = [row for row in known if row.outcome == "likely"]
    shares = _outcomes(known)
    right = [_share(row.shown for row in stated), _share(row.first for row in likely)]
    columns = [shares[0], right[0], shares[1], right[1], _share(row.shown for row in likely)]
    return [str(len(known)), *columns, *shares[2:], str(len(unknown)), *_outcomes(unknown)]


def _outcomes(rows: Sequence[Row]) -> list[str]:
    return [_share(row.outcome == outcome for row in rows) for outcome in _OUTCOMES]


def _share(held: Iterable[bool]) -> str:
    each = list(held)
    return f"{sum(each) / len(each):.1%}" if each else "-"


def _show(rows: Iterable[Row], outcome: str) -> None:
    for row in rows:
        if row.outcome == outcome:
            sure = row.asked.answerable and row.shown
            print("+" if sure else "-", row.asked.question, "=>", " ".join(row.told.split()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""What each published way to ask a book sends, and what of the evidence it reaches (F12).

    python -m benchmarks.stages BENCH [--questions 90]

Stage 1 is the whole text, cut at 400,000 characters; stage 2 a bundle of key sentences made by a
model; stage 3 as published picks segments from their summaries and sends them whole; PageIndex's
way builds a tree with the model and sends the nodes it picks; Foxreader as it stands, without a
model and with one. All talk to the same endpoint, which counts (see ``stand_in``): it picks by
words, so the table compares what is sent and what can be reached, not how clever a model is.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from benchmarks.stand_in import StandIn, key_sentences, picked
from foxreader.answer.conversation.session import Session
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.message import Message, complete
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.index.summaries.job import build_summaries
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.tools.specs import ToolResult
from foxreader.retrieval.tools.toolbox import Toolbox

CUT = 400_000
"""Characters after which stage 1 cuts the text."""
CONTEXT = 128_000
"""The model's context, in tokens."""
DOCS = ("norwegian-fairybook", "swedish-fairybook", "lilac-fairybook")
PAGE = 2_500
"""Characters of a page in the requests of PageIndex's way. Chosen, not measured."""
GROUP = 80_000
"""Characters of the text of one request that builds its tree. Chosen, not measured."""
BUNDLE = 30_000
"""Characters of one request for key sentences in stage 2. Chosen, not measured."""
_BUDGET = 2_600
"""Tokens of the first passages in Foxreader's own ways: five passages of 520."""


@dataclass(slots=True)
class Row:
    """What one way cost and reached."""

    name: str
    index: tuple[int, int, int] = (0, 0, 0)
    contexts: list[int] = field(default_factory=list)
    calls: list[int] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)
    early: list[bool] = field(default_factory=list)
    late: list[bool] = field(default_factory=list)
    narrow: str = ""


Covered = Sequence[Span]
Ask = Callable[[dict[str, Any]], tuple[int, Covered]]
"""A way to ask: question to (characters of the book that were sent, and where they stand)."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bench", type=Path)
    parser.add_argument("--questions", type=int, default=90)
    options = parser.parse_args()
    book, asked = read_tales(options.bench / "fairytaleqa", DOCS, options.questions)
    print(f"One book of {book.characters:,} characters, {len(asked)} questions.\n")
    rows = []
    with tempfile.TemporaryDirectory() as folder, StandIn(CONTEXT) as stand_in:
        for name, way, narrow in WAYS:
            row = Row(name, narrow=narrow)
            index = Index.open(Path(folder) / f"{len(rows)}.sqlite", book)
            for _ in build_text(index):
                pass
            stand_in.counted.taken()
            ask = way(index, stand_in)
            row.index = stand_in.counted.taken()
            for question in asked:
                _measure(row, ask, question, stand_in, book)
            index.close()
            rows.append(row)
    print(table(rows))


def table(rows: Sequence[Row]) -> str:
    """The comparison as Markdown."""
    lines = [
        "| way | calls to index | tokens to index | characters sent a question | tokens in a"
        " question | calls a question | all evidence sent, before 400k | past 400k | a citation"
        " names |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---|",
    ]
    for row in rows:
        calls, sent, received = row.index
        cells = [
            row.name, f"{calls:,}", f"{sent + received:,}", f"{_mean(row.contexts):,.0f}",
            f"{_mean(row.sent):,.0f}", f"{_mean(row.calls):.1f}", f"{_mean(row.early):.0%}",
            f"{_mean(row.late):.0%}", row.narrow,
        ]  # fmt: skip
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _measure(row: Row, ask: Ask, question: dict[str, Any], stand_in: StandIn, book: Book) -> None:
    characters, covered = ask(question)
    calls, sent, _ = stand_in.counted.taken()
    row.contexts.append(characters)
    row.calls.append(calls)
    row.sent.append(sent)
    evidence = [Span(question["file"], e["start"], e["end"]) for e in question["evidence"]]
    reached = all(_share(span, covered) >= 0.9 for span in evidence)
    past = any(book.starts[span.file] + span.start >= CUT for span in evidence)
    (row.late if past else row.early).append(reached)


# The ways


def _dump(index: Index, stand_in: StandIn) -> Ask:
    """Stage 1: the text from its start, as far as 400,000 characters go."""
    spans = list(_first(index.book, CUT))
    text = "\n".join(map(index.book.text_at, spans))
    return lambda question: (len(text), _said(stand_in, text, question, spans))


def _bundle(index: Index, stand_in: StandIn) -> Ask:
    """Stage 2: the model marks key sentences, once; each question gets them all."""
    book, spans = index.book, []
    for piece in _pieces(book, BUNDLE):
        units = index.units_inside(piece)
        lines = {" ".join(book.text_at(unit).split()): unit for unit in units}
        text = "\n".join(lines)
        _tell(stand_in, f"Copy the key sentences of this text, with their tags.\n{text}")
        kept = key_sentences(text, max(1, len(lines) // 6)).split("\n")
        spans += [lines[line] for line in kept if line in lines]
    text = "\n".join(f"{book.text_at(span)} {span}" for span in spans)[:CUT]
    return lambda question: (len(text), _said(stand_in, text, question, spans))


def _whole_segments(index: Index, stand_in: StandIn) -> Ask:
    """Stage 3 as published: picks from the summaries, the source of the picked ones whole."""
    for _ in build_summaries(index, stand_in.model):
        pass
    summaries = index.summaries(WHOLE_BOOK)
    catalogue = [f"{s.segment.title}: {s.text}" for s in summaries]

    def ask(question: dict[str, Any]) -> tuple[int, Covered]:
        _tell(stand_in, "\n".join(catalogue) + f"\nQuestion: {question['question']}")
        picks = [summaries[n].segment for n in picked(question["question"], catalogue, 5)]
        spans = [span for segment in picks for span in segment.spans]
        text = _tagged(index, spans)
        return len(text), _said(stand_in, text, question, spans)

    return ask


def _page_tree(index: Index, stand_in: StandIn) -> Ask:
    """PageIndex's way: a tree by the model, a call to check and one to sum up each node.

    As its code does without a table of contents (process_no_toc, verify_toc, node summaries);
    the nodes it would find are taken from the book, so that its tree is as good as can be.
    """
    book = index.book
    for group in _pieces(book, GROUP):
        _tell(stand_in, f"Generate the tree structure of this text.\n{book.text_at(group)}")
    nodes = index.segments
    told = []
    for node in nodes:
        text = "\n".join(map(book.text_at, node.spans))
        _tell(stand_in, f"Does {node.title} appear on this page?\n{text[:PAGE]}")
        _tell(stand_in, f"Does {node.title} start at the top of this page?\n{text[:PAGE]}")
        _tell(stand_in, f"What are the main points of this text?\n{text}")
        told.append(f"{node.title}: {key_sentences(_by_lines(index, node.spans), 3)}")

    def ask(question: dict[str, Any]) -> tuple[int, Covered]:
        _tell(stand_in, "\n".join(told) + f"\nQuestion: {question['question']}")
        spans = [s for n in picked(question["question"], told, 5) for s in nodes[n].spans]
        text = "\n".join(map(book.text_at, spans))
        return len(text), _said(stand_in, text, question, spans)

    return ask


def _searched(index: Index, question: str) -> ToolResult:
    search = Search(index)
    return Toolbox(search.index, None, WHOLE_BOOK, budget=_BUDGET).search(
        search.read_question(question)
    )


def _without_model(index: Index, stand_in: StandIn) -> Ask:
    """Foxreader without a model: the passages its first search returns."""

    def ask(question: dict[str, Any]) -> tuple[int, Covered]:
        found = _searched(index, question["question"])
        return len(found.text), _joined(index.book, found.units)

    return ask


def _with_model(index: Index, stand_in: StandIn) -> Ask:
    """Foxreader with a model and its summaries: a whole question as a reader asks it."""
    model = stand_in.model
    for _ in build_summaries(index, model):
        pass

    def ask(question: dict[str, Any]) -> tuple[int, Covered]:
        stand_in.endpoint.requests.clear()
        for _ in Session(index, model).ask(question["question"]):
            pass
        said = "\n".join(
            str(m.get("content") or "")
            for request in stand_in.endpoint.chats for m in request.messages
        )  # fmt: skip
        units = [u for u in index.units_in(WHOLE_BOOK) if str(u) in said]
        return sum(len(unit) for unit in units), _joined(index.book, units)

    return ask


WAYS = (
    ("Stage 1: full text, cut at 400k", _dump, "nothing"),
    ("Stage 2: key sentences", _bundle, "a sentence"),
    ("Stage 3 as published", _whole_segments, "a sentence"),
    ("PageIndex's way", _page_tree, "a page or node"),
    ("Foxreader without a model", _without_model, "a sentence, checked"),
    ("Foxreader with a model", _with_model, "a sentence, checked"),
)


# What they share


def read_tales(folder: Path, names: Sequence[str], most: int) -> tuple[Book, list[dict[str, Any]]]:
    """Some tale books as one, with their tales as contents, and evenly many questions of each."""
    lines = (folder / "qa.jsonl").read_text("utf-8").splitlines()
    questions = [json.loads(line) for line in lines]
    files, toc, asked = [], [], []
    for number, name in enumerate(names):
        text = (folder / "docs" / f"{name}.txt").read_bytes().decode("utf-8")
        here = [q | {"file": number} for q in questions if q["doc"] == f"docs/{name}.txt"]
        tales = {q["meta"]["story"] for q in here}
        files.append(BookFile(f"{number}.xhtml", text))
        toc += [TocEntry(title, Span(number, at, at)) for at, title in _titles(text, tales)]
        wanted = max(1, most // len(names))
        asked += here[:: max(1, len(here) // wanted)][:wanted]
    metadata = Metadata("Tales", language="en")
    return Book("be" * 32, "text", metadata, tuple(files), tuple(toc)), asked


def _titles(text: str, tales: set[str]) -> Iterator[tuple[int, str]]:
    at = 0
    for line in text.split("\n"):
        slug = "-".join("".join(c if c.isalnum() else " " for c in line.lower()).split())
        if slug in tales:
            yield at, line.strip()
        at += len(line) + 1


def _first(book: Book, characters: int) -> Iterator[Span]:
    for number, file in enumerate(book.files):
        end = min(len(file.text), characters)
        if end > 0:
            yield Span(number, 0, end)
        characters -= end


def _pieces(book: Book, size: int) -> Iterator[Span]:
    for number, file in enumerate(book.files):
        bounds = [*range(0, len(file.text), size), len(file.text)]
        yield from (Span(number, a, b) for a, b in pairwise(bounds) if a < b)


def _by_lines(index: Index, spans: Sequence[Span]) -> str:
    units = [unit for span in spans for unit in index.units_inside(span)]
    return "\n".join(" ".join(index.book.text_at(unit).split()) for unit in units)


def _tagged(index: Index, spans: Sequence[Span]) -> str:
    units = [unit for span in spans for unit in index.units_inside(span)]
    return " ".join(f"{index.book.text_at(unit)} {unit}" for unit in units)


def _tell(stand_in: StandIn, text: str) -> None:
    complete(stand_in.model, [Message("user", text)])


def _said(stand_in: StandIn, text: str, question: dict[str, Any], spans: Covered) -> Covered:
    _tell(stand_in, f"{text}\n\nQuestion: {question['question']}")
    return spans


def _joined(book: Book, units: Sequence[Span]) -> list[Span]:
    """``units`` with the white space between neighbours counted as sent."""
    found: list[Span] = []
    for unit in sorted(units):
        last = found[-1] if found else None
        gap = Span(unit.file, last.end, unit.start) if last and _follows(last, unit) else None
        if last is not None and gap is not None and not book.text_at(gap).strip():
            found[-1] = last.to(unit)
        else:
            found.append(unit)
    return found


def _follows(last: Span, unit: Span) -> bool:
    return last.file == unit.file and last.end <= unit.start


def _share(span: Span, covered: Covered) -> float:
    """How much of ``span`` is covered, by characters; the spans covered do not overlap."""
    held = sum(
        max(0, min(span.end, c.end) - max(span.start, c.start))
        for c in covered
        if c.file == span.file
    )
    return held / max(1, len(span))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


if __name__ == "__main__":
    main()

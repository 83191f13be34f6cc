"""What a strong model gets to read: are the answer's places in what it is sent?

    python -m benchmarks.strong ../shared/books [--context 32768 …] [--list] [--json]
                                [--cache FOLDER] [--questions FILE]

Each question goes the program's own way to an endpoint on loopback. Its replies are a script: the
queries of a rewriting step and two tool calls, kept in ``benchmarks/strong/questions.jsonl``. They
were written from the question alone, before any search was run; the places that answer it were
looked up afterwards. A re-ranking request gets the order back that it came in.

*First*: all evidence is in the first request with passages. *Two calls*: it is there or in the
results of the two calls. A piece of evidence counts when nine tenths of its characters, in any of
the places that state it, were sent with a tag. *Refused*: the model was shown no passage, or the
reader got the fixed refusal. Tokens are estimates of :mod:`foxreader.core.message`: the median of
the first request, which is the answer's own, and the mean of all requests of a question.

Each line of the file is a question: ``id``, ``group``, ``book`` (a file's name below the folder of
books), ``question``, ``rewrite``, ``calls`` (name and arguments) and ``evidence``: pieces, each a
list of places that state it, as a tag and 12 hex digits of the sha256 of its text. Questions on a
book that is missing are left out and counted.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.liarcases import is_as_it_was
from foxreader.answer.conversation.session import AnsweringModel, Roles, Session
from foxreader.answer.gate.tags import without_tricks
from foxreader.core.book import Book
from foxreader.core.errors import FoxError
from foxreader.core.events import Answer, Finished
from foxreader.core.message import Provider, estimate
from foxreader.core.span import Span, neutralise
from foxreader.formats import open_book
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.store import Index
from foxreader.llm import connect
from foxreader.llm.abilities import Abilities, Known

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
from endpoint import Call, Endpoint, Reply, Request, cite_the_evidence

QUESTIONS = Path(__file__).with_name("strong") / "questions.jsonl"
CONTEXTS = (32_768, 8_192)
GOALS = {32_768: (0.70, 0.85), 8_192: (0.50, 0.0)}
"""For each context the least shares, in the first passages and after two calls, from issue 13."""
_ENOUGH = 0.9
"""The share of a place's characters that must have been sent."""
_NUMBERED = re.compile(r"^\((\d+)\) ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Place:
    """A place that states a piece of evidence, and what its text was."""

    span: Span
    was: str


@dataclass(frozen=True, slots=True)
class Question:
    """A question with what a model would search for, and the places that answer it."""

    id: str
    group: str
    book: str
    question: str
    rewrite: tuple[str, ...]
    calls: tuple[tuple[str, dict[str, Any]], ...]
    evidence: tuple[tuple[Place, ...], ...]

    def changed(self, book: Book) -> bool:
        """Whether the text of any place is not what it was."""
        places = [place for piece in self.evidence for place in piece]
        return any(not is_as_it_was(book, p.span, p.was) for p in places)

    def reached(self, sent: Sequence[Span]) -> bool:
        """Whether every piece of evidence is in the units ``sent``."""
        return all(any(_covered(p.span, sent) for p in piece) for piece in self.evidence)


@dataclass(slots=True)
class Row:
    """What one question got; tokens are those of the first request with passages, and of all."""

    question: Question
    first: bool = False
    called: bool = False
    refused: bool = False
    first_tokens: int = 0
    tokens: int = 0
    requests: int = 0
    fault: str = ""
    seen: list[Span] = field(default_factory=list)


_TAGGED = re.compile(r"\s*([^\n]+?) ?\[(?:f\d+-\d+-\d+|\d{2,5})\]")
"""A sentence of a request, and the short name behind it."""


class Script:
    """The replies to the requests of one question, and the units that were sent. ``places`` are
    those of each sentence of the book."""

    def __init__(self, question: Question, places: dict[str, list[Span]]) -> None:
        self._question, self._places = question, places
        self._left = list(question.calls)
        self.first: list[Span] | None = None
        self.first_tokens = self.tokens = self.requests = 0
        self.sent: list[Span] = []

    def __call__(self, request: Request) -> Reply:
        """The scripted reply; counts what came."""
        self.requests += 1
        size = estimate(request.text)
        self.tokens += size
        wanted = (request.schema or {}).get("properties", {})
        if wanted or request.schema is not None:
            return Reply(self._by_schema(wanted, request.text))
        said = _TAGGED.findall(_passages(request))
        units = [span for text in said for span in self._places.get(_alone(text), ())]
        if not units:
            return Reply("It says so.")
        if self.first is None:
            self.first, self.first_tokens = units, size
        self.sent = units
        if request.tools and self._left:
            name, arguments = self._left.pop(0)
            return Reply(calls=[Call(name, arguments, f"call-{len(self._left)}")])
        return cite_the_evidence(request)

    def _by_schema(self, wanted: dict[str, Any], said: str) -> str:
        rewrite = list(self._question.rewrite)
        if "route" in wanted:
            made = {"route": "BOOK", "confidence": 1.0, "suggested_queries": rewrite}
            return json.dumps(made, ensure_ascii=False)
        if "queries" in wanted:
            return json.dumps({"queries": rewrite}, ensure_ascii=False)
        if "answer" in wanted:
            return json.dumps({"answer": _NUMBERED.findall(said)})
        return "{}"


def main(arguments: Sequence[str]) -> int:
    """Print the tables; gives 1 if a place has changed, a run failed or no book was found."""
    options = _options(arguments)
    asked = list(questions(options.questions))
    cache = nullcontext(str(options.cache)) if options.cache else tempfile.TemporaryDirectory()
    with cache as folder:
        rows = {c: list(rows_of(asked, options.books, Path(folder), c)) for c in options.context}
    if options.json:
        print(json.dumps(figures(rows), indent=1))
    else:
        print("\n".join(report(rows, len(asked))))
        if options.list:
            print("\n".join(listed(rows)))
    faults = [row for each in rows.values() for row in each if row.fault]
    for row in faults:
        print(f"NOT MEASURED {row.question.id}: {row.fault}", file=sys.stderr)
    return 1 if faults or not any(rows.values()) else 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("books", type=Path)
    parser.add_argument("--context", type=int, nargs="+", default=list(CONTEXTS))
    parser.add_argument("--questions", type=Path, default=QUESTIONS)
    parser.add_argument("--list", action="store_true", help="list what was not reached")
    parser.add_argument("--json", action="store_true", help="the figures alone, as JSON")
    parser.add_argument("--cache", type=Path, help="a folder for the indexes")
    return parser.parse_args(arguments)


def questions(path: Path = QUESTIONS) -> Iterator[Question]:
    """The questions of a file."""
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = json.loads(line)
        evidence = tuple(
            tuple(Place(Span.parse(f"[{p['tag']}]"), p["hash"]) for p in piece)
            for piece in fields.pop("evidence")
        )
        calls = tuple((name, values) for name, values in fields.pop("calls"))
        rewrite = tuple(fields.pop("rewrite"))
        yield Question(**fields, rewrite=rewrite, calls=calls, evidence=evidence)


def rows_of(asked: Iterable[Question], books: Path, cache: Path, context: int) -> Iterator[Row]:
    """What each question gets from a model of ``context`` tokens, book by book."""
    by_book: dict[str, list[Question]] = {}
    for question in asked:
        by_book.setdefault(question.book, []).append(question)
    cache.mkdir(parents=True, exist_ok=True)
    for name, of_book in by_book.items():
        path = next(books.rglob(name), None)
        if path is None:
            continue
        book, resources = open_book(path)
        index = Index.open(cache / f"{book.sha256}.index", book)
        try:
            for _ in (*build_text(index), *build_derived(index)):
                pass
            for question in of_book:
                yield row_of(question, index, context)
        finally:
            index.close()
            resources.close()


def row_of(question: Question, index: Index, context: int) -> Row:
    """What ``question`` gets from a model of ``context`` tokens."""
    row = Row(question)
    if question.changed(index.book):
        row.fault = "a place's text is not what it was"
        return row
    script = Script(question, places_of(index))
    answer: Answer | None = None
    with Endpoint(script) as endpoint:
        model = connect(Provider("bench", endpoint.base_url, "scripted", context=context), None)
        try:
            voice = AnsweringModel(model, Abilities(model, Known("made")))
            session = Session(index, model, roles=Roles(voice, voice, model))
            for event in session.ask(question.question):
                answer = event.answer if isinstance(event, Finished) else answer
        except FoxError as error:
            row.fault = str(error)
    row.refused = script.first is None or answer is None or answer.refused
    row.first = script.first is not None and question.reached(script.first)
    row.called = row.first or question.reached(script.sent)
    row.first_tokens, row.tokens, row.requests = script.first_tokens, script.tokens, script.requests
    row.seen = script.sent
    return row


@lru_cache(maxsize=1)
def places_of(index: Index) -> dict[str, list[Span]]:
    """Where each sentence of the book stands, by its last line as a request has it."""
    found: dict[str, list[Span]] = {}
    for number, file in enumerate(index.book.files):
        for unit in index.units_inside(Span(number, 0, len(file.text))):
            found.setdefault(_alone(neutralise(index.book.text_at(unit))), []).append(unit)
    return found


def _alone(text: str) -> str:
    """The last line of a sentence, without what a request may change in it."""
    lines = without_tricks(text).replace("·", "").strip().splitlines()
    return " ".join(lines[-1].split()) if lines else ""


def _passages(request: Request) -> str:
    """What a request says but for its system message, whose example is no place."""
    said = (m for m in request.messages if m.get("role") != "system")
    return "\n".join(str(m.get("content") or "") for m in said)


def _covered(place: Span, sent: Iterable[Span]) -> bool:
    held: set[int] = set()
    for unit in sent:
        if unit.overlaps(place):
            held.update(range(max(unit.start, place.start), min(unit.end, place.end)))
    return len(held) >= _ENOUGH * len(place)


# What is reported


def figures(rows: dict[int, list[Row]]) -> dict[str, float]:
    """The shares for each context."""
    found: dict[str, float] = {}
    for context, some in rows.items():
        found[f"first {context}"] = _share(some, "first")
        found[f"two calls {context}"] = _share(some, "called")
        found[f"refused {context}"] = _share(some, "refused")
    return found


def report(rows: dict[int, list[Row]], asked: int) -> Iterator[str]:
    """A table for each context, in Markdown."""
    for context, some in rows.items():
        yield f"\n### Context {context:,}\n"
        yield "| group | questions | first | two calls | refused | first tokens | all | requests |"
        yield "|---|" + "---:|" * 7
        groups = list(dict.fromkeys(row.question.group for row in some))
        for name in groups:
            yield _line(name, [row for row in some if row.question.group == name])
        yield _line("**all**", some)
        if context in GOALS:
            yield f"\nGoals: first ≥ {GOALS[context][0]:.2f}, two calls ≥ {GOALS[context][1]:.2f}"
        if len(some) < asked:
            yield f"{asked - len(some)} questions left out: their books are not here."


def listed(rows: dict[int, list[Row]]) -> Iterator[str]:
    """The questions whose evidence was not sent."""
    for context, some in rows.items():
        for row in some:
            if not row.first or row.refused:
                state = "refused" if row.refused else "two calls" if row.called else "missed"
                yield f"{context} {row.question.id} {state}: {row.question.question}"
                for piece in row.question.evidence:
                    if not any(_covered(place.span, row.seen) for place in piece):
                        yield f"    {' or '.join(str(place.span) for place in piece[:3])}"


def _line(name: str, rows: Sequence[Row]) -> str:
    count = max(1, len(rows))
    shares = " | ".join(f"{_share(rows, one):.3f}" for one in ("first", "called", "refused"))
    first = round(median([row.first_tokens for row in rows] or [0]))
    tokens = sum(row.tokens for row in rows) // count
    requests = sum(row.requests for row in rows) / count
    return f"| {name} | {len(rows)} | {shares} | {first:,} | {tokens:,} | {requests:.1f} |"


def _share(rows: Sequence[Row], name: str) -> float:
    return sum(bool(getattr(row, name)) for row in rows) / len(rows) if rows else 0.0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

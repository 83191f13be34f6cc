"""The claims and questions of the judge: how they are stored, and whether they are still right.

A case is a line of JSON in ``benchmarks/judge/data/WRITER.jsonl``:

``kind``      of a claim how it is put or how it is false, of a question whether it has an answer
``language``  of the text, not of the book
``text``      the claim or the question, our own words
``book``      the file's name, somewhere below the folder of books; or ``passage``
``place``     the tag without brackets: file, start and end, in code points
``hash``      of the place's text, 12 hex digits of its sha256
``passage``   a text of ours, in place of ``book``, ``place`` and ``hash``
``second``    of a claim over two places the other one, with ``second_hash``

Of an unanswerable question the place, where it has one, names what is asked about and does not
answer; the rest of the book does not either. No text of a book is stored. A writer sees books and
nothing else: neither the checks of the program nor what others wrote. What the writers of
:data:`TESTERS` wrote is for measuring alone, and so are the books of :data:`TEST_BOOKS`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.goldenbooks import SHARED, Shelf
from benchmarks.liarcases import is_as_it_was
from foxreader.core.span import Span

DATA = Path(__file__).with_name("data")
TRUE = ("paraphrase", "summary", "translated", "two", "inferred", "negated")
"""How a true claim is put. ``inferred``: plain from the place though not said in so many words.
``negated``: with a "not" of its own."""
FALSE = (
    "roles", "negation", "opposite", "invented", "cause", "comparison", "presupposition",
    "speaker", "order", "only", "number", "unit", "name", "padding", "beside",
)  # fmt: skip
"""How a claim is false. ``invented``: a predicate the place has nothing of. ``only``: more general
or more exclusive than the place. ``padding``: true, with something added. ``beside``: true of the
text next to the place, and not said in it."""
QUESTIONS = ("answered", "unanswerable")
TESTERS = ("t1", "t2", "t3")
TEST_BOOKS = (
    "se-war-and-peace.epub", "freeculture.pdf", "2023-annual-report.pdf", "georgia-cfi.epub",
    "developers-reference.ja.epub", "mahabharata.epub", "live-manual.en.epub", "TAMReview.pdf",
    "kusamakura-japanese-vertical-writing.epub", "israelsailing.epub",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Case:
    """A claim or a question of one writer."""

    writer: str
    kind: str
    language: str
    text: str
    book: str = ""
    place: Span | None = None
    hash: str = ""
    second: Span | None = None
    second_hash: str = ""
    passage: str = ""

    @property
    def is_question(self) -> bool:
        """Whether it is a question and no claim."""
        return self.kind in QUESTIONS

    @property
    def is_true(self) -> bool:
        """Whether its place supports a claim, or answers a question."""
        return self.kind in TRUE or self.kind == "answered"

    @property
    def is_test(self) -> bool:
        """Whether it is for measuring alone."""
        return self.writer in TESTERS or self.book in TEST_BOOKS

    @property
    def places(self) -> tuple[tuple[Span, str], ...]:
        """Its places with the hashes of their texts."""
        pairs = ((self.place, self.hash), (self.second, self.second_hash))
        return tuple((place, was) for place, was in pairs if place is not None)


def cases(folder: Path = DATA) -> Iterator[Case]:
    """All cases, in the order of their files."""
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield parsed(line, path.stem)


def parsed(line: str, writer: str) -> Case:
    """The case of one line of a writer's file. Raises ``ValueError`` for a kind there is not."""
    fields = json.loads(line)
    for name in ("place", "second"):
        if name in fields:
            fields[name] = Span.parse(f"[{fields[name]}]")
    case = Case(writer, **fields)
    if case.kind not in (*TRUE, *FALSE, *QUESTIONS):
        raise ValueError(f"{writer} has a kind that is none: {case.kind}")
    return case


def written(case: Case) -> str:
    """The line of a case."""
    fields: dict[str, str] = {"kind": case.kind, "language": case.language, "text": case.text}
    if case.book:
        fields["book"] = case.book
    if case.place is not None:
        fields |= {"place": str(case.place).strip("[]"), "hash": case.hash}
    if case.second is not None:
        fields |= {"second": str(case.second).strip("[]"), "second_hash": case.second_hash}
    if case.passage:
        fields["passage"] = case.passage
    return json.dumps(fields, ensure_ascii=False)


def changed(some: Iterable[Case], shelf: Shelf) -> list[Case]:
    """The cases whose place has another text now; those of missing books are passed over."""
    found = []
    for case in some:
        if case.place is None:
            continue
        try:
            book = shelf.book(case.book)
        except FileNotFoundError:
            continue
        if not all(is_as_it_was(book, place, was) for place, was in case.places):
            found.append(case)
    return found


def table(some: Sequence[Case]) -> list[str]:
    """How many there are, by language and by kind."""
    lines = [f"{len(some)} cases, {sum(case.is_test for case in some)} for tests"]
    for name in ("language", "kind", "writer", "book"):
        counts = Counter(str(getattr(case, name)) or "ours" for case in some)
        lines.append(f"{name}: " + ", ".join(f"{key} {n}" for key, n in counts.most_common()))
    return lines


def main(arguments: Sequence[str]) -> int:
    """Print how many there are; gives 1 where a place has changed."""
    parser = argparse.ArgumentParser(description="what the judge learns from")
    parser.add_argument("--shared", type=Path, default=SHARED, help="books")
    parser.add_argument("--cache", type=Path, required=True, help="a folder for books")
    options = parser.parse_args(arguments)
    found = list(cases())
    print("\n".join(table(found)))
    shelf = Shelf(options.shared / "bench", options.shared / "books", options.cache)
    wrong = changed(found, shelf)
    for case in wrong:
        print(f"another text now: {case.book} {case.place}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

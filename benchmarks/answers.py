"""What readers get for their questions without a model: ``python -m benchmarks.answers BOOKS``.

The questions stand in ``benchmarks/answers/questions.jsonl``: of ours, over novels, tales, manuals
and non-fiction in six languages. Each has a model answer in our words and the places of the book
that say it, as a hash of the place's letters, or words of which the answer must have all (of a
list: two thirds). ``BOOKS`` is a folder with the books, below which their file names are looked
for; what is missing is left out. ``benchmarks/answers/books.json`` says where each can be had.

A question of a book is *right* where the first passage shown answers it, or what the program has
put together does; *useful* where another passage shown does; *misleading* where the program calls
what it shows an answer, or most likely one, and nothing shown is; else *wrong*; or *refused*. One
without an answer is *right* where it is refused; else *misleading*, or *not refused* where only the
nearest passages are shown. A third, by the hash of the question, is held out: its questions are
counted apart and never shown.

With ``--english`` those to books in other languages that have it are asked in English, all of them;
with ``--vectors MODEL``, a folder or the small reader's file, there is search by meaning.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path

from benchmarks.goldenbooks import SHARED, Shelf
from benchmarks.semantic import embedder_of
from foxreader.answer.conversation.session import Session
from foxreader.answer.direct.verbatim import has_places, places_of
from foxreader.core.events import Answer, Finished
from foxreader.core.message import Embedder
from foxreader.index.stages import build_vectors
from foxreader.language.script import fold_sentence
from foxreader.retrieval.semantic import Semantic

DATA = Path(__file__).parent / "answers"
VERDICTS = ("right", "useful", "misleading", "wrong", "refused", "not refused")
_MOST_OF_LIST = 2 / 3
_HELD = 3
"""One question in so many is held out."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about a book. ``before`` is asked first; ``places`` are hashes, ``words`` what an
    answer has all of, one list for each way to say it. ``english`` asks the same of a book in
    another language."""

    book: str
    kind: str
    question: str
    answer: str
    before: str = ""
    english: str = ""
    places: tuple[str, ...] = ()
    words: tuple[tuple[str, ...], ...] = ()

    @property
    def held(self) -> bool:
        """Whether it is held out."""
        return int(hashlib.sha256(self.question.encode()).hexdigest(), 16) % _HELD == 0

    @property
    def answerable(self) -> bool:
        """Whether the book answers it."""
        return bool(self.places or self.words)

    def in_text(self, text: str) -> bool:
        """Whether ``text`` answers it."""
        letters = letters_of(text)
        if any(place in hashes_of(letters, int(place.partition(":")[0])) for place in self.places):
            return True
        least = _MOST_OF_LIST if self.kind == "list" else 1.0
        return any(
            sum(letters_of(word) in letters for word in row) >= least * len(row)
            for row in self.words
        )


def letters_of(text: str) -> str:
    """The folded letters and digits of a text."""
    return "".join(character for character in fold_sentence(text) if character.isalnum())


def hashes_of(letters: str, count: int) -> Iterator[str]:
    """The hash of each run of ``count`` letters."""
    for start in range(len(letters) - count + 1):
        yield hash_of(letters[start : start + count])


def hash_of(letters: str) -> str:
    """How a place is stored: the number of its letters and eight hex digits."""
    return f"{len(letters)}:{hashlib.sha256(letters.encode()).hexdigest()[:8]}"


def asked(path: Path = DATA / "questions.jsonl") -> list[Asked]:
    """All questions."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        item = json.loads(line)
        item["places"] = tuple(item.get("places", ()))
        item["words"] = tuple(map(tuple, item.get("words", ())))
        found.append(Asked(**item))
    return found


@dataclass(frozen=True, slots=True)
class Judged:
    """What became of a question: its verdict, how sure the program was, and what it showed."""

    asked: Asked
    verdict: str
    outcome: str
    shown: tuple[str, ...]


def judged(one: Asked, answer: Answer) -> Judged:
    """The verdict on ``answer``."""
    outcome = "stated" if answer.verbatim else answer.confidence or answer.mode
    shown = shown_by(answer)
    sure = outcome in ("stated", "likely", "direct_answer")
    if answer.refused:
        verdict = "refused" if one.answerable else "right"
    elif not one.answerable:
        verdict = "misleading" if sure else "not refused"
    elif one.in_text(shown[0]):
        verdict = "right"
    elif any(map(one.in_text, shown)):
        verdict = "useful"
    else:
        verdict = "misleading" if sure else "wrong"
    return Judged(one, verdict, outcome, shown)


def shown_by(answer: Answer) -> tuple[str, ...]:
    """The passages an answer shows, in order; of other answers their whole text."""
    if not has_places(answer):
        return (answer.text,)
    shown = [citation.quote for citation in places_of(answer)]
    pairs = zip(shown, answer.beside, strict=False)
    marked = [f"{before} {words} {after}" for words, (before, after) in pairs]
    return (*marked, *shown[len(marked) :])


def judgements(
    some: Iterable[Asked], shelf: Shelf, embedder: Embedder | None = None
) -> Iterator[Judged]:
    """Each question asked of its book, without a model to answer; none of books that are missing.
    With an ``embedder`` there is search by meaning."""
    for one in some:
        try:
            index = shelf.index(one.book)
        except FileNotFoundError:
            continue
        if embedder is not None:
            for _ in build_vectors(index, embedder):
                pass
        lane = None if embedder is None else Semantic(index, embedder, here=True)
        session = Session(index, None, lane)
        for question in filter(None, (one.before, one.question)):
            last = list(session.ask(question))[-1]
        assert isinstance(last, Finished)
        yield judged(one, last.answer)


def table(rows: Sequence[Judged], by: str) -> Iterator[str]:
    """The lines of a table: of each ``kind`` of question, or each ``book``, the verdicts; and how
    often what was stated or called likely was right."""
    yield f"{by:34}" + "".join(f"{name:>12}" for name in VERDICTS) + f"{'all':>6}"
    groups: dict[str, list[Judged]] = {}
    for row in rows:
        groups.setdefault(getattr(row.asked, by), []).append(row)
    for name, group in sorted(groups.items()):
        yield _line(name, group)
    answerable = [row for row in rows if row.asked.answerable]
    yield _line("answerable", answerable)
    yield _line("not answerable", [row for row in rows if not row.asked.answerable])
    for outcome in ("stated", "likely"):
        said = [row for row in rows if row.outcome == outcome]
        yield f"{outcome}: {sum(row.verdict == 'right' for row in said)} of {len(said)} right"


def _line(name: str, rows: Sequence[Judged]) -> str:
    counts = Counter(row.verdict for row in rows)
    shares = (f"{counts[v]} {counts[v] / max(1, len(rows)):4.0%}" for v in VERDICTS)
    return f"{name:34}" + "".join(f"{share:>12}" for share in shares) + f"{len(rows):>6}"


def main(arguments: Sequence[str]) -> int:
    """Print the tables; gives the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("books", type=Path, help="the folder with the books")
    parser.add_argument("--cache", type=Path, help="where indexes stay for the next run")
    parser.add_argument("--held", action="store_true", help="the questions held out, counts only")
    parser.add_argument("--only", nargs="+", help="only verdicts, kinds, outcomes or books")
    parser.add_argument("--show", action="store_true", help="print each question and its answer")
    parser.add_argument("--english", action="store_true", help="those that have it, in English")
    parser.add_argument("--vectors", type=Path, metavar="MODEL", help="with search by meaning")
    options = parser.parse_args(arguments)
    if options.english:
        chosen = [replace(one, question=one.english) for one in asked() if one.english]
    else:
        chosen = [one for one in asked() if one.held == options.held]
    embedder = None if options.vectors is None else embedder_of(options.vectors)
    cache = nullcontext(str(options.cache)) if options.cache else tempfile.TemporaryDirectory()
    with cache as folder, closing(Shelf(SHARED / "bench", options.books, Path(folder))) as shelf:
        rows = list(judgements(chosen, shelf, embedder))
    if options.show and not options.held:
        _show(rows, frozenset(options.only or ()))
    print("\n".join((*table(rows, "kind"), "", *table(rows, "book"))))
    return 0


def _show(rows: Iterable[Judged], only: frozenset[str]) -> None:
    for row in rows:
        one = row.asked
        if only and only.isdisjoint((row.verdict, one.kind, row.outcome, one.book)):
            continue
        print(f"\n{row.verdict}/{row.outcome} {one.book}: {one.before} {one.question}")
        print(f"    = {one.answer}")
        for text in row.shown:
            print(f"    - {' '.join(text.split())[:300]}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

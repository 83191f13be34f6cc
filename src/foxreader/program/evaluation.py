"""How well the program answers with the reader's model: questions over tales that it ships.

The tales and the questions are the makers' own (``resources/eval``), so that their answers are
known and nothing of the reader's is sent. No judge is needed: a citation is right where it meets
the words that answer the question, and a question without such words has no answer in its tale.
"""

from __future__ import annotations

import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from foxreader.answer.conversation.session import Session
from foxreader.answer.direct.verbatim import has_places
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import FoxError
from foxreader.core.events import Answer, Finished
from foxreader.core.message import Usage
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.formats import open_book
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.store import Index
from foxreader.library.paths import RESOURCES
from foxreader.retrieval.fulltext.search import Search

TALES = RESOURCES / "eval"
FIRST = 5
"""Passages that are looked at for the evidence: as many as a question is sent with at first."""
End = Literal["answered", "likely", "near", "declined", "refused", "failed"]
"""How a question ended: with an answer; with the sentence that most likely answers it, or only the
nearest ones; in the model's words without a single citation; refused by the program; or not."""
NewSession = Callable[[Index], Session]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and the words of its tale that answer it: none where nothing does."""

    tale: str
    kind: str
    text: str
    evidence: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a question. ``evidence`` are the places of the words that answer it, ``cited``
    those of the citations, ``sure`` the ones among them that the program does not mark as weak.
    ``found`` says whether all evidence is in the first passages of the search."""

    asked: Asked
    end: End
    evidence: tuple[Span, ...]
    cited: tuple[Span, ...] = ()
    sure: tuple[Span, ...] = ()
    found: bool = False
    usage: Usage = field(default_factory=Usage)
    seconds: float = 0.0
    money: float | None = None
    text: str = ""

    @property
    def declines(self) -> bool:
        """Whether the reader is not told that the tale answers."""
        return self.end in ("declined", "refused", "near")

    @property
    def shown(self) -> tuple[Span, ...]:
        """What is shown as the answer: below the most likely sentence stand others that are near,
        which is none."""
        return self.cited[:1] if self.end == "likely" else self.cited

    @property
    def false_claim(self) -> bool:
        """Whether something is shown as the answer, unmarked, where the tale has none."""
        return not self.evidence and self.end == "answered" and bool(self.sure)


def questions(folder: Path = TALES) -> list[Asked]:
    """The questions, in their order."""
    table = tomllib.loads((folder / "questions.toml").read_text("utf-8"))
    return [
        Asked(one["tale"], one["kind"], one["text"], tuple(one["evidence"]))
        for one in table["question"]
    ]


def evaluate(
    session: NewSession,
    money: Callable[[Answer], float | None],
    *,
    seconds: float,
    folder: Path = TALES,
    cancel: Cancel | None = None,
) -> Iterator[Result]:
    """The results, one by one. ``session`` makes a conversation about an index; ``seconds`` is the
    longest a question may take. Each question begins a conversation of its own."""
    asked = questions(folder)
    with tempfile.TemporaryDirectory(prefix="foxreader-eval-") as scratch:
        for tale in dict.fromkeys(one.tale for one in asked):
            book, resources = open_book(folder / f"{tale}.md")
            resources.close()
            with closing(Index.open(Path(scratch) / f"{tale}.sqlite", book)) as index:
                for _ in (*build_text(index), *build_derived(index)):
                    pass
                for one in (one for one in asked if one.tale == tale):
                    yield _result(one, index, session(index), money, seconds, cancel)


def places(book: Book, words: Sequence[str]) -> tuple[Span, ...]:
    """Where the words stand in a tale. Raises ``ValueError`` for words that it does not have."""
    found = []
    for text in words:
        file = next((n for n, one in enumerate(book.files) if text in one.text), None)
        if file is None:
            raise ValueError(f"not in the tale: {text}")
        start = book.files[file].text.index(text)
        found.append(Span(file, start, start + len(text)))
    return tuple(found)


def _result(
    asked: Asked,
    index: Index,
    session: Session,
    money: Callable[[Answer], float | None],
    seconds: float,
    cancel: Cancel | None,
) -> Result:
    evidence = places(index.book, asked.evidence)
    first = [hit.span for hit in Search(index).passages(asked.text, WHOLE_BOOK, FIRST)]
    found = all(any(span.overlaps(place) for span in first) for place in evidence)
    began = time.perf_counter()
    try:
        answer = _answer(session, asked.text, seconds, cancel)
    except FoxError as error:
        took = time.perf_counter() - began
        return Result(asked, "failed", evidence, found=found, seconds=took, text=error.sentence)
    took = time.perf_counter() - began
    if answer is None:
        return Result(asked, "failed", evidence, found=found, seconds=took)
    return Result(
        asked, _end(answer), evidence, tuple(one.span for one in answer.citations),
        tuple(one.span for one in answer.citations if not one.weak), found, answer.usage, took,
        money(answer), answer.text,
    )  # fmt: skip


def _answer(
    session: Session, question: str, seconds: float, cancel: Cancel | None
) -> Answer | None:
    """The answer; None where there is none in time."""
    limit = Cancel()
    limit.end_within(seconds)
    answer: Answer | None = None
    try:
        for event in session.ask(question, cancel=limit):
            if cancel is not None:
                cancel.check()
            if isinstance(event, Finished):
                answer = event.answer
    except Cancelled:
        if cancel is not None:
            cancel.check()
    return answer


def _end(answer: Answer) -> End:
    if answer.refused:
        return "refused"
    if has_places(answer):
        return "likely" if answer.confidence == "likely" else "near"
    return "answered" if answer.citations else "declined"


def summary(results: Sequence[Result]) -> dict[str, Any]:
    """The figures, shares from 0 to 1; None where nothing was there to be measured."""
    there = [one for one in results if one.evidence]
    absent = [one for one in results if not one.evidence]
    times = sorted(one.seconds for one in results)
    prices = [one.money for one in results if one.money is not None]
    usage = sum((one.usage for one in results), Usage())
    return {
        "questions": len(results),
        **_of_answerable(there),
        **_of_unanswerable(absent),
        "failed": sum(one.end == "failed" for one in results),
        "requests": usage.calls,
        "prompt_tokens": usage.prompt,
        "completion_tokens": usage.completion,
        "money": sum(prices) if prices else None,
        "seconds": round(sum(times), 2),
        "seconds_median": round(times[len(times) // 2], 3) if times else None,
        "seconds_longest": round(times[-1], 3) if times else None,
    }  # fmt: skip


def _of_answerable(there: Sequence[Result]) -> dict[str, Any]:
    answered = [one for one in there if one.end in ("answered", "likely")]
    right = [_meets(span, one.evidence) for one in answered for span in one.shown]
    cited = [_meets(span, one.sure) for one in there for span in one.evidence]
    return {
        "answerable": len(there),
        "evidence_found": _share([one.found for one in there]),
        "answered": _share([one in answered for one in there]),
        "refused_though_answerable": _share([one.end == "refused" for one in there]),
        "evidence_cited": _share(cited),
        "citations": len(right),
        "citations_at_the_right_place": _share(right),
    }


def _of_unanswerable(absent: Sequence[Result]) -> dict[str, Any]:
    return {
        "unanswerable": len(absent),
        "declined_rightly": _share([one.declines for one in absent]),
        "likely_though_unanswerable": sum(one.end == "likely" for one in absent),
        "false_claims_shown": sum(one.false_claim for one in absent),
    }


def _meets(span: Span, others: Sequence[Span]) -> bool:
    return any(span.overlaps(other) for other in others)


def _share(values: Sequence[bool]) -> float | None:
    return round(sum(values) / len(values), 4) if values else None

"""An extractive reader over the best places: it may say which of them has the answer.

It chooses the sentence that most likely answers, and of several that may state the answer the one
that does. It never makes a statement of a sentence that the words do not prove.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from foxreader.answer.direct.statement import Statements
from foxreader.core.cancel import Cancel
from foxreader.core.span import Span
from foxreader.retrieval.question.question import Question


class Extract(Protocol):
    """An answer in a text: its start in code points, and how much surer it is than none."""

    @property
    def start(self) -> int:
        """Where it starts."""
        ...

    @property
    def score(self) -> float:
        """Above 0 if the reader says that this is the answer."""
        ...


class Reader(Protocol):
    """An extractive reader."""

    def answers(
        self, question: str, texts: Sequence[str], cancel: Cancel | None = None
    ) -> Sequence[Extract | None]:
        """The best answer in each of ``texts``, None for one it cannot read."""
        ...


def sentence_read(
    reader: Reader,
    question: Question,
    statements: Statements,
    places: Sequence[Span],
    cancel: Cancel | None = None,
) -> Span | None:
    """The unit in which the reader finds the answer, among ``places`` and their neighbours; None if
    it finds none. Of equally sure answers the one of the earlier place."""
    book = statements.index.book
    around = [sorted({p, *statements.beside(p, question.scope)}) for p in places]
    wholes = [units[0].to(units[-1]) for units in around]
    found = reader.answers(question.text, [book.text_at(whole) for whole in wholes], cancel)
    best: tuple[float, Span] | None = None
    for units, whole, one in zip(around, wholes, found, strict=True):
        if one is None or one.score <= 0 or (best is not None and one.score <= best[0]):
            continue
        at = whole.start + one.start
        best = (one.score, next(unit for unit in reversed(units) if unit.start <= at))
    return None if best is None else best[1]

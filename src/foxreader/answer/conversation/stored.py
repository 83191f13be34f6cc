"""A turn of a conversation as it is stored: what was asked, and how far the answer came."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from foxreader.answer.conversation.problem import Problem, as_kind
from foxreader.answer.conversation.record import answer_from, answer_value
from foxreader.answer.conversation.session import WITHOUT_BOOK
from foxreader.core.events import Answer
from foxreader.core.span import Span


@dataclass(frozen=True, slots=True)
class Asked:
    """A question and how it is asked.

    ``selection`` is the passage it is about, ``about`` the words of that passage. ``books`` are
    the hashes of those to be asked, () for all there are, None for the open one. ``without`` the
    book, from what the model knows. ``strict`` word for word, without a model. ``whole`` lifts
    the spoiler limit for this question.
    """

    question: str
    selection: Span | None = None
    books: tuple[str, ...] | None = None
    without: bool = False
    about: str = ""
    strict: bool = False
    whole: bool = False


@dataclass(frozen=True, slots=True)
class StoredTurn:
    """One question of a conversation. ``answer`` holds what was shown of it, finished or not.

    An unfinished one has the mode "unfinished" and a ``problem``, or is ``under_way``.
    """

    asked: Asked
    answer: Answer
    problem: Problem | None = None
    under_way: bool = False

    @property
    def finished(self) -> bool:
        """Whether the answer is whole."""
        return self.answer.mode != "unfinished"


def dumps(turn: StoredTurn) -> str:
    """``turn`` as one line of JSON, with everything :func:`loads` needs.

    An answer's own fields stand where older records have them, what is more under "turn".
    """
    problem = asdict(turn.problem) if turn.problem else None
    more = {"asked": asdict(turn.asked), "problem": problem, "under_way": turn.under_way}
    return json.dumps({**answer_value(turn.answer), "turn": more}, ensure_ascii=False)


def loads(text: str) -> StoredTurn:
    """The turn :func:`dumps` wrote, or an older version; raises ``ValueError`` for anything else.

    One that was under way when it was written has been interrupted: whoever wrote it is not
    writing any more.
    """
    try:
        value = json.loads(text)
        answer, more = answer_from(value), value.get("turn")
        if more is None:
            return StoredTurn(_asked_before(answer), answer)
        problem = _problem(more["problem"])
        if more["under_way"]:
            problem = Problem("interrupted")
        return StoredTurn(_asked(more["asked"]), answer, problem)
    except (KeyError, TypeError, AttributeError, json.JSONDecodeError) as error:
        raise ValueError(f"not the record of a turn: {error}") from error


def readable(records: Iterable[str]) -> Iterator[StoredTurn]:
    """The turns of ``records`` that can be read; one that is damaged must not hide the others."""
    for record in records:
        try:
            yield loads(record)
        except ValueError:
            continue


def _asked(value: dict[str, Any]) -> Asked:
    span, books = value["selection"], value["books"]
    fields = {
        **value,
        "selection": None if span is None else Span(**span),
        "books": None if books is None else tuple(books),
    }
    return Asked(**fields)


def _asked_before(answer: Answer) -> Asked:
    """What older records tell of how a question was asked."""
    books = () if answer.searched.books else None
    return Asked(answer.question, books=books, without=answer.path == WITHOUT_BOOK)


def _problem(value: dict[str, Any] | None) -> Problem | None:
    if value is None:
        return None
    return Problem(as_kind(value["kind"]), str(value["said"]), str(value["who"]))

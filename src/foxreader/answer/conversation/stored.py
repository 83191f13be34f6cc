"""A turn of a conversation as stored: the question, and the answer as far as it came."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal, get_args

from foxreader.answer.conversation.kept_notices import noted, with_notices
from foxreader.answer.conversation.problem import Problem, as_kind
from foxreader.answer.conversation.record import CHECKS_VERSION, answer_from, answer_value
from foxreader.answer.conversation.session import WITHOUT_BOOK
from foxreader.core.events import Answer
from foxreader.core.scope import BookPart, Selection, selection_from
from foxreader.core.span import Span

_UNKNOWN = 1
"""The version of the checks of a record that names none."""
Answerer = Literal["", "model", "word_for_word", "none"]
"""Who could answer a question when it was asked: a model; the book alone, since "Word for word" was
chosen in place of the models that are set up; or the book alone, since none is. "" in old records,
which do not say."""


@dataclass(frozen=True, slots=True)
class ReaderQuestion:
    """A question with its settings.

    ``selection`` is what it is about, a passage or highlights, and ``about`` says that in words.
    ``books`` are the hashes of the books to ask, () for all, None for the open one. ``without``:
    answer from the model's own knowledge. ``strict``: answer word for word, without a model.
    ``whole``: no spoiler limit for this question. ``path``: answer on this path, "" for the one
    that fits. ``part``: answer from this part of the book alone.
    """

    question: str
    selection: Selection | None = None
    books: tuple[str, ...] | None = None
    without: bool = False
    about: str = ""
    strict: bool = False
    whole: bool = False
    path: Literal["", "overview", "deep"] = ""
    part: BookPart | None = None

    @property
    def quotes(self) -> bool:
        """Whether ``about`` has words of the book: those of a passage."""
        return self.selection is None or self.selection.passage is not None


@dataclass(frozen=True, slots=True)
class StoredTurn:
    """One question of a conversation. ``answer`` is what was shown, finished or not.

    An unfinished answer has the mode "unfinished" and a ``problem``, or is ``under_way``. A
    finished one has a ``problem`` where the book's own words stand for what the model did not say.
    ``checks`` is the version of the checks that graded it. ``by`` is who could answer when it was
    asked, and ``money`` what the answer cost in US dollars, where that is known. ``at`` is when it
    was asked, which names it in its conversation; "" where it is not stored.
    """

    asked: ReaderQuestion
    answer: Answer
    problem: Problem | None = None
    under_way: bool = False
    checks: int = CHECKS_VERSION
    by: Answerer = ""
    money: float | None = None
    at: str = field(default="", compare=False)

    @property
    def finished(self) -> bool:
        """Whether the answer is complete."""
        return self.answer.mode != "unfinished"


def dumps(turn: StoredTurn) -> str:
    """``turn`` as one line of JSON, with everything :func:`loads` needs.

    The answer's fields are where older records have them; the other fields are under "turn".
    """
    problem = asdict(turn.problem) if turn.problem else None
    more = {
        "asked": _asked_value(turn.asked),
        "problem": problem,
        "under_way": turn.under_way,
        "checks": turn.checks,
        "by": turn.by,
        "money": turn.money,
    }
    value = with_notices({**answer_value(turn.answer), "turn": more})
    return json.dumps(value, ensure_ascii=False)


def loads(text: str) -> StoredTurn:
    """The turn that :func:`dumps`, or an older version, wrote. Raises ``ValueError`` otherwise.

    A turn stored as under way becomes "interrupted": the program that wrote it has ended.
    """
    try:
        value = noted(json.loads(text))
        answer, more = answer_from(value), value.get("turn")
        if more is None:
            return StoredTurn(_asked_before(answer), answer, checks=_UNKNOWN)
        problem = _problem(more["problem"])
        if more["under_way"]:
            problem = Problem("interrupted")
        return StoredTurn(
            _asked(more["asked"]), answer, problem, checks=int(more.get("checks", _UNKNOWN)),
            by=as_answerer(more.get("by")), money=more.get("money"),
        )  # fmt: skip
    except (KeyError, TypeError, AttributeError, json.JSONDecodeError) as error:
        raise ValueError(f"not the record of a turn: {error}") from error


def readable(records: Iterable[str]) -> Iterator[StoredTurn]:
    """The turns of ``records`` that can be read; damaged records are skipped."""
    for record in records:
        try:
            yield loads(record)
        except ValueError:
            continue


def _asked_value(asked: ReaderQuestion) -> dict[str, Any]:
    about = asked.selection
    plain = asdict(replace(asked, selection=None))
    return {**plain, "selection": None if about is None else about.value()}


def _asked(value: dict[str, Any]) -> ReaderQuestion:
    about, books, part = value["selection"], value["books"], value.get("part")
    fields = {
        **value,
        "selection": None if about is None else selection_from(about),
        "books": None if books is None else tuple(books),
        "part": None if part is None else BookPart(part["title"], Span(**part["place"])),
    }
    return ReaderQuestion(**fields)


def _asked_before(answer: Answer) -> ReaderQuestion:
    """The question of an older record, which has no settings."""
    books = () if answer.searched.books else None
    return ReaderQuestion(answer.question, books=books, without=answer.path == WITHOUT_BOOK)


def as_answerer(value: object) -> Answerer:
    """``value`` of a stored record as who could answer; "" for an unknown one."""
    return next((one for one in get_args(Answerer) if one == value), "")


def _problem(value: dict[str, Any] | None) -> Problem | None:
    if value is None:
        return None
    said = value["said"]
    # Not a copy of its text: it may be a notice.
    return Problem(
        as_kind(value["kind"]), said if isinstance(said, str) else str(said), str(value["who"])
    )

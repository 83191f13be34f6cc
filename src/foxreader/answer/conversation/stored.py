"""The turns of a conversation as stored, from the question on, and the list of conversations."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal, TypeVar, get_args

from foxreader.answer.conversation.record import (
    CHECKS_VERSION,
    answer_from,
    answer_value,
    noted,
    with_notices,
)
from foxreader.answer.conversation.session import WITHOUT_BOOK
from foxreader.core import errors
from foxreader.core.cancel import Cancelled
from foxreader.core.errors import FoxError, StorageError
from foxreader.core.events import (
    Answer,
    AnswerEvent,
    Cited,
    Finished,
    Flagged,
    Mark,
    Part,
    Progress,
    Routed,
    Searched,
    Text,
    TextDelta,
)
from foxreader.core.notice import Notice
from foxreader.core.scope import BookPart, Scope, Selection, selection_from
from foxreader.core.span import Span
from foxreader.language.script import fold
from foxreader.language.tokenize import tokens
from foxreader.library.conversations import Conversation, Conversations

# Why a question has no finished answer. The message names the model as the reader chose it and says
# what to do; addresses and codes, which are in the error's own sentence, go into the details.

Kind = Literal[
    "stopped",  # by the reader
    "interrupted",  # the program ended before the answer did
    "late",  # the question's deadline passed
    "unreachable", "cut_off", "bad_reply", "key", "refused", "context",  # the model's endpoint
    "busy", "no_credit",  # the same
    "held_back",  # the model declined, or a content filter took its answer away
    "spent",  # what may be spent in a month is used up
    "place",  # under a limit, and where the reader is in the book is not known
    "other",
]  # fmt: skip

_KINDS: tuple[tuple[type[errors.FoxError], Kind], ...] = (
    (errors.TookTooLong, "late"),
    (errors.KeyRefused, "key"),
    (errors.Unreachable, "unreachable"),
    (errors.CutOff, "cut_off"),
    (errors.Withheld, "held_back"),
    (errors.BadReply, "bad_reply"),
    (errors.Busy, "busy"),
    (errors.NoCredit, "no_credit"),
    (errors.Refused, "refused"),
    (errors.ContextTooSmall, "context"),
    (errors.LimitReached, "spent"),
)
_OF_THE_MODEL = frozenset({
    "late", "unreachable", "cut_off", "bad_reply", "refused", "busy", "no_credit", "held_back",
})  # fmt: skip
_HEADINGS: Mapping[Kind, str] = {
    "stopped": "problem_stopped",
    "interrupted": "problem_interrupted",
    "key": "problem_key",
    "context": "problem_context",
    "spent": "problem_spent",
    "place": "problem_place",
}
"""The codes of what happened."""
_SENTENCES: Mapping[Kind, str] = {
    "interrupted": "program_ended",
    "unreachable": "model_unreachable",
    "cut_off": "model_cut_off",
    "bad_reply": "model_bad_reply",
    "refused": "model_refused",
    "busy": "model_busy",
    "no_credit": "model_without_credit",
    "key": "model_wants_key",
    "context": "model_too_small",
}
"""The codes of what to do."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why an answer is not finished.

    ``said`` is the error's own sentence, "" if there is none. ``who`` is the model that was asked,
    in words: "qwen2.5 on this computer".
    """

    kind: Kind
    said: str = ""
    who: str = ""

    def heading(self, shown: bool) -> str:
        """What happened, in a few words; ``shown``: part of an answer is on screen."""
        if self.kind in _OF_THE_MODEL:
            return Notice("problem_unfinished" if shown else "problem_no_answer")
        return Notice(_HEADINGS.get(self.kind, "problem_other"))

    @property
    def sentence(self) -> str:
        """One or two sentences on what happened and what to do; "" if the heading is enough."""
        if self.kind == "stopped":
            return ""
        code = _SENTENCES.get(self.kind)
        if code is None:
            return self.said
        return Notice(code, who=self.who or Notice("the_model"))

    @property
    def details(self) -> str:
        """The error's own sentence if it differs from :attr:`sentence`, else ""."""
        return self.said if self.kind in _SENTENCES else ""


def problem_of(error: errors.FoxError, who: str = "") -> Problem:
    """The problem that ``error`` is for a question to the model ``who``."""
    kinds = (kind for sort, kind in _KINDS if isinstance(error, sort))
    return Problem(next(kinds, "other"), error.sentence, who)


def _as_kind(value: object) -> Kind:
    """``value`` of a stored record as a kind; an unknown one is "other"."""
    return next((kind for kind in get_args(Kind) if kind == value), "other")


# The end of a text that was stopped: a model's own words come in pieces, maybe of a word

WITHOUT_BOOK_PATHS = ("direct", WITHOUT_BOOK)
"""The paths whose answers are not from the book; all others are shown in whole sentences."""


def _without_broken_word(text: str) -> str | None:
    """``text`` up to its last whole word; None where it ends in a stop."""
    found = list(tokens(text))
    end = found[-1].end if found else 0
    if not text[end:].isspace() and end < len(text):
        return None
    whole = end < len(text) or not found or found[-1].kind != "word"
    return text[: end if whole else found[-1].start].rstrip()


def ended_with_a_word(parts: Sequence[Part]) -> tuple[Part, ...]:
    """``parts`` without the piece of a word they may end in, and with … in its place.

    A text that ends in a stop or in a footnote stays as it is.
    """
    last = parts[-1] if parts else None
    if not isinstance(last, Text) or last.literal:
        return tuple(parts)
    kept = _without_broken_word(last.text)
    if kept is None:
        return tuple(parts)
    return (*parts[:-1], Text(f"{kept}…")) if kept else tuple(parts[:-1])


# A turn

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
        about = self.selection
        return about is None or (about.passage is not None and about.picture is None)


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
            by=_as_answerer(more.get("by")), money=more.get("money"),
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


def _as_answerer(value: object) -> Answerer:
    """``value`` of a stored record as who could answer; "" for an unknown one."""
    return next((one for one in get_args(Answerer) if one == value), "")


def _problem(value: dict[str, Any] | None) -> Problem | None:
    if value is None:
        return None
    said = value["said"]
    # Not a copy of its text: it may be a notice.
    return Problem(
        _as_kind(value["kind"]), said if isinstance(said, str) else str(said), str(value["who"])
    )


# Storing a turn while it is answered: if the program is killed, at most the current sentence is
# lost

logger = logging.getLogger(__name__)

_SENTENCE_ENDS = re.compile(r"[.!?…。！？\n]")
"""Text that contains one of these is stored at once, so that no whole sentence can be lost."""
_Event = TypeVar("_Event", bound=AnswerEvent | Progress)


def unfinished(asked: ReaderQuestion, scope: Scope) -> Answer:
    """The empty answer to a question just asked with ``scope``."""
    return Answer(asked.question, "unfinished", "", (), (), Searched(), limit=scope.limit)


class Keeper:
    """Stores one turn of the conversation ``conversation`` about the book ``sha256``, after the
    turn ``follows``: "" for a first one, None for the newest there is. ``by`` is who could answer,
    and ``price`` says what an answer cost.

    Call it from a worker thread. If storing fails the answer goes on: ``failure`` is the error, and
    nothing more is stored.
    """

    def __init__(
        self, conversations: Conversations, sha256: str, conversation: str,
        asked: ReaderQuestion, scope: Scope, who: str = "", follows: str | None = None,
        by: Answerer = "", price: Callable[[Answer], float | None] = lambda answer: None,
    ) -> None:  # fmt: skip
        self.turn = StoredTurn(asked, unfinished(asked, scope), under_way=True, by=by)
        self.failure: StorageError | None = None
        self._conversations = conversations
        self._of = sha256, conversation
        self._who, self._follows, self._price = who, follows, price
        self._id = 0

    def follow(self, events: Iterable[_Event]) -> Iterator[_Event]:
        """``events``, each passed on after its text is stored; the last one ends the turn.

        Raises what ``events`` raises, and at the end ``StorageError`` if storing failed.
        """
        self._store()
        problem: Problem | None = Problem("interrupted")
        try:
            with self._conversations.held():
                for event in events:
                    self._note(event)
                    yield event
            problem = None
        except (Cancelled, GeneratorExit):
            problem = Problem("stopped")
            raise
        except FoxError as error:
            problem = problem_of(error, self._who)
            raise
        finally:
            self._end(problem)
        if self.failure is not None:
            raise self.failure

    def _note(self, event: AnswerEvent | Progress) -> None:
        answer = self.turn.answer
        if isinstance(event, Finished):
            self.turn = replace(self.turn, money=self._price(event.answer))
            self._change(event.answer, under_way=False)
        elif isinstance(event, Routed):
            self._change(replace(answer, path=event.path), store=False)
        elif isinstance(event, TextDelta):
            whole = bool(_SENTENCE_ENDS.search(event.text))
            self._change(_with_text(answer, event), store=whole)
        elif isinstance(event, Cited):
            self._change(_with_citation(answer, event))
        elif isinstance(event, Flagged):
            self._change(replace(answer, flags=(*answer.flags, event.flag)), store=False)

    def _end(self, problem: Problem | None) -> None:
        if not self.turn.finished:
            problem = problem or Problem("other", Notice("answer_unfinished"))
            answer = self.turn.answer
            if answer.path in WITHOUT_BOOK_PATHS:
                answer = replace(answer, parts=ended_with_a_word(answer.parts))
            self.turn = replace(self.turn, answer=answer, problem=problem, under_way=False)
            self._store()
        elif problem is not None and problem.kind not in ("stopped", "interrupted"):
            # The answer is the book's own words for want of a model's; why stays with it.
            self.turn = replace(self.turn, problem=problem)
            self._store()

    def _change(self, answer: Answer, *, under_way: bool = True, store: bool = True) -> None:
        self.turn = replace(self.turn, answer=answer, under_way=under_way)
        if store:
            self._store()

    def _store(self) -> None:
        if self.failure is not None:
            return
        try:
            if self._id:
                record = dumps(self.turn)
                self._conversations.update(self._id, record, passing=self.turn.under_way)
            else:
                new = self._conversations.add(
                    *self._of, dumps(self.turn), self._follows, passing=self.turn.under_way
                )
                self._id, self.turn = new.id, replace(self.turn, at=new.at)
        except StorageError as error:
            logger.warning("A turn is not stored: %s", error)
            self.failure = error


def _with_text(answer: Answer, event: TextDelta) -> Answer:
    """``answer`` with the event's text appended."""
    *before, last = answer.parts or (Text(""),)
    if isinstance(last, Text) and last.literal == event.literal:
        return replace(answer, parts=(*before, Text(last.text + event.text, last.literal)))
    return replace(answer, parts=(*answer.parts, Text(event.text, event.literal)))


def _with_citation(answer: Answer, event: Cited) -> Answer:
    """``answer`` with a footnote appended; a number it already has adds no new citation."""
    numbered = {citation.number: citation for citation in answer.citations}
    numbered[event.citation.number] = event.citation
    parts = (*answer.parts, Mark(event.citation.number))
    return replace(answer, parts=parts, citations=tuple(numbered.values()))


# The list of conversations about a book


def name_of(conversation: Conversation) -> str:
    """What the reader calls a conversation, or its first question; "" where that is damaged."""
    if conversation.name:
        return conversation.name
    try:
        question = loads(conversation.first).asked.question
    except ValueError:
        return ""
    return " ".join(question.split())


def matching(
    conversations: Sequence[Conversation], texts: Mapping[str, Sequence[str]], words: str
) -> list[Conversation]:
    """Those of ``conversations`` with all ``words`` in their name, questions or answers, in the
    same order; ``texts`` has the records of each by its id. All of them without words."""
    wanted = _folded(words).split()
    return [
        one
        for one in conversations
        if not wanted or _has(wanted, name_of(one), texts.get(one.id, ()))
    ]


def _has(wanted: Iterable[str], name: str, records: Iterable[str]) -> bool:
    said = (f"{turn.asked.question}\n{turn.answer.text}" for turn in readable(records))
    text = _folded("\n".join([name, *said]))
    return all(word in text for word in wanted)


def _folded(text: str) -> str:
    """``text`` folded word by word: whole answers would fill the memory of what is folded."""
    return " ".join(map(fold, text.split()))

"""Stores a turn while it is answered: the question at once, then each sentence, then its end.

If the program is killed, at most the current sentence is lost.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from foxreader.answer.conversation.problem import Problem, problem_of
from foxreader.answer.conversation.stopped import WITHOUT_BOOK_PATHS, ended_with_a_word
from foxreader.answer.conversation.stored import Answerer, ReaderQuestion, StoredTurn, dumps
from foxreader.core.cancel import Cancelled
from foxreader.core.errors import FoxError, StorageError
from foxreader.core.events import (
    Answer,
    AnswerEvent,
    Cited,
    Finished,
    Flagged,
    Mark,
    Progress,
    Routed,
    Searched,
    Text,
    TextDelta,
)
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.library.conversations import Conversations

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
            self._change(with_text(answer, event), store=whole)
        elif isinstance(event, Cited):
            self._change(with_citation(answer, event))
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
                new = self._conversations.add(*self._of, dumps(self.turn), self._follows)
                self._id, self.turn = new.id, replace(self.turn, at=new.at)
        except StorageError as error:
            logger.warning("A turn is not stored: %s", error)
            self.failure = error


def with_text(answer: Answer, event: TextDelta) -> Answer:
    """``answer`` with the event's text appended."""
    *before, last = answer.parts or (Text(""),)
    if isinstance(last, Text) and last.literal == event.literal:
        return replace(answer, parts=(*before, Text(last.text + event.text, last.literal)))
    return replace(answer, parts=(*answer.parts, Text(event.text, event.literal)))


def with_citation(answer: Answer, event: Cited) -> Answer:
    """``answer`` with a footnote appended; a number it already has adds no new citation."""
    numbered = {citation.number: citation for citation in answer.citations}
    numbered[event.citation.number] = event.citation
    parts = (*answer.parts, Mark(event.citation.number))
    return replace(answer, parts=parts, citations=tuple(numbered.values()))

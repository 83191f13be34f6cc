"""One conversation about one book: a question in, a stream of events out."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Literal, overload

from foxreader.answer import prompt
from foxreader.answer.conversation.corrections import prompt_text, relevant
from foxreader.answer.conversation.memory import Memory
from foxreader.answer.conversation.record import chunks_of
from foxreader.answer.conversation.roles import Roles, Voice
from foxreader.answer.conversation.within_limit import so_far
from foxreader.answer.conversation.without_book import unproven
from foxreader.answer.direct.extracted import Reader
from foxreader.answer.direct.strict import strict_answer
from foxreader.answer.direct.verbatim import events_of, in_its_words
from foxreader.answer.direct.word_to_find import word_to_find
from foxreader.answer.doors.choose import GUIDE, Door, Doors
from foxreader.answer.routing.decide import Decision, decide
from foxreader.answer.turn.budget import history_room
from foxreader.answer.turn.calls import Sources, Task
from foxreader.answer.turn.from_the_book import from_the_book
from foxreader.answer.turn.loop import Loop
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.events import (
    Answer,
    AnswerEvent,
    Finished,
    Flagged,
    Routed,
)
from foxreader.core.message import ChatModel, Message, Piece
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.storage.store import Index
from foxreader.index.text_stage import build_text
from foxreader.library.corrections import Correction
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.semantic.vector_search import Semantic
from foxreader.retrieval.tools.results import MakeTools
from foxreader.retrieval.tools.toolbox import tools_of_book

_LONGEST_TALK = 300
"""The most tokens of a small-talk reply. Chosen, not measured."""
WITHOUT_BOOK = "without_book"
"""The path of an answer without the book, given at the reader's request."""


class Session:
    """A conversation. Without a model every question is answered by strict mode, from the text.

    ``allow`` is called before a question goes to the model; an exception from it ends the question.
    ``corrections`` gives the reader's corrections of earlier answers. With ``tools`` the
    conversation is about their books, whose full text is complete; without, about that of
    ``index``. ``semantic_failure`` says why a semantic search that is on cannot be made. ``guide``
    gives the guide of the program, for questions about it. ``reader`` gives the extractive reader
    of answers without a model, None if there is none.
    """

    @overload
    def __init__(
        self,
        index: Index,
        model: ChatModel | None,
        semantic: Semantic | None = None,
        allow: Callable[[], None] | None = None,
        roles: Roles | None = None,
        corrections: Callable[[], Sequence[Correction]] | None = None,
        *,
        semantic_failure: str = "",
        guide: Callable[[], Book | None] | None = None,
        reader: Callable[[], Reader | None] | None = None,
    ) -> None: ...

    @overload
    def __init__(
        self,
        index: BookIndex,
        model: ChatModel | None,
        semantic: Semantic | None = None,
        allow: Callable[[], None] | None = None,
        roles: Roles | None = None,
        corrections: Callable[[], Sequence[Correction]] | None = None,
        *,
        tools: MakeTools,
        semantic_failure: str = "",
        reader: Callable[[], Reader | None] | None = None,
    ) -> None: ...

    def __init__(
        self,
        index: Any,
        model: ChatModel | None,
        semantic: Semantic | None = None,
        allow: Callable[[], None] | None = None,
        roles: Roles | None = None,
        corrections: Callable[[], Sequence[Correction]] | None = None,
        *,
        tools: MakeTools | None = None,
        semantic_failure: str = "",
        guide: Callable[[], Book | None] | None = None,
        reader: Callable[[], Reader | None] | None = None,
    ) -> None:
        self.index: BookIndex = index
        self._unread: Index | None = index if tools is None else None
        self.search = Search(index)
        self._tools = tools or tools_of_book(index, self.search)
        self._sources = Sources(self.search, self._tools, semantic, semantic_failure)
        self._doors = None if self._unread is None else Doors(index, self.search, guide)
        self.model = model
        self._roles = roles
        self._allow = allow
        self._corrections = corrections
        self._memory = Memory(index)
        self.reader = reader or _no_reader

    def ask(
        self,
        question: str,
        *,
        mode: Literal["auto", "strict"] = "auto",
        scope: Scope = WHOLE_BOOK,
        selection: Span | None = None,
        cancel: Cancel | None = None,
    ) -> Iterator[AnswerEvent]:
        """Answer ``question`` about the passage ``selection`` if given; the last event is Finished.

        Raises ``ModelError`` if the model fails.
        """
        self._read(cancel)
        if self.model is None or mode == "strict":
            asked = self.search.read_question(question.strip(), scope)
            door = self._door(asked, selection, cancel, model=False)
            yield from self._strictly(asked, selection) if door is None else self._computed(door)
            return
        asked = self.search.read_question(question.strip(), scope, self._memory.before)
        door = self._door(asked, selection, cancel, model=True)
        if door is not None:
            yield from self._computed(door, asked)
            return
        if self._allow is not None:
            self._allow()
        roles = self._roles or Roles.one(self.model)
        taken = decide(
            asked, self.search.look(asked), self.index, roles.index, self._tools,
            selected=selection is not None, cancel=cancel,
        )  # fmt: skip
        yield Routed(taken.path, taken.why)
        voice = roles.answering(taken.path)
        if taken.talk:
            answer = yield from self._talk(asked, taken, voice.model, cancel)
        else:
            answer = yield from self._answered(asked, taken, selection, voice, roles.index, cancel)
        answer = self._finished(answer, scope, taken.why, voice.model.name)
        self._memory.add(asked, answer)
        for flag in answer.flags:
            yield Flagged(flag)
        yield Finished(answer)

    def _door(
        self, question: Question, selection: Span | None, cancel: Cancel | None, *, model: bool
    ) -> Door | None:
        """What code answers itself of ``question``; None for questions to several books."""
        if self._doors is None:
            return None
        follows = model and self._memory.before is not None
        return self._doors.open(
            question, model=model, selection=selection, follows=follows, cancel=cancel
        )

    def _computed(self, door: Door, asked: Question | None = None) -> Iterator[AnswerEvent]:
        """The events of an answer that code has computed; ``asked`` is remembered with it."""
        yield Routed(door.answer.path, door.why)
        answer = door.answer
        if answer.path == GUIDE:  # its places are not of this book
            answer = replace(answer, why=door.why)
        else:
            answer = self._finished(answer, door.scope, door.why)
            if asked is not None:
                self._memory.add(asked, answer)
        yield from events_of(answer)
        yield Finished(answer)

    def _answered(
        self, question: Question, taken: Decision, selection: Span | None, voice: Voice,
        helper: ChatModel, cancel: Cancel | None,
    ) -> Generator[AnswerEvent, None, Answer]:  # fmt: skip
        """The checked answer of a model from the book, with what the conversation adds to it."""
        recalled, corrected = self._memory.recalled(question), self._corrected(question)
        task = Task(question, taken.path, selection, recalled, corrected, taken)
        history = self._memory.messages(history_room(voice.model.context), question.scope)
        loop = Loop(
            self._sources, voice.model, task, history, cancel, helper=helper,
            abilities=voice.abilities,
        )  # fmt: skip
        return (yield from from_the_book(loop))

    def _finished(self, answer: Answer, scope: Scope, why: str, model: str = "") -> Answer:
        """``answer`` with what is recorded of every one, in words that fit the spoiler limit."""
        chunks = chunks_of(answer.citations, self.index, scope)
        answer = replace(answer, why=why, model=model, chunks=chunks, limit=scope.limit)
        answer = replace(answer, to_find=word_to_find(answer, self.index.book))
        return so_far(answer, self.index, scope)

    def _corrected(self, question: Question) -> str:
        """The prompt text of corrections relevant to ``question`` (Z5)."""
        if self._corrections is None:
            return ""
        sha256, language = self.index.book.sha256, self.index.language
        found = relevant(question.topic, self._corrections(), sha256, language, question.scope)
        return prompt_text(found, f"reader-{secrets.token_hex(4)}")

    def _read(self, cancel: Cancel | None) -> None:
        """Build the full-text index if it is not complete."""
        if self._unread is not None and not self._unread.searchable:
            for _ in build_text(self._unread, cancel):
                pass

    def resume(self, answers: Iterable[Answer], scope: Scope | None = None) -> None:
        """Continue an earlier conversation about the same book.

        Each turn saw the book up to its own limit, or up to ``scope`` if given. Answers without
        the book and those of the guide are not remembered.
        """
        for answer in answers:
            if answer.path not in (WITHOUT_BOOK, GUIDE):
                seen = scope or Scope(answer.limit)
                asked = self.search.read_question(answer.question, seen, self._memory.before)
                self._memory.add(asked, answer)

    def _strictly(self, question: Question, selection: Span | None) -> Iterator[AnswerEvent]:
        """The strict answer: the book's own sentences or a fixed refusal, always the same for the
        same book and arguments."""
        found = strict_answer(question, self.search, selection, self.reader())
        yield Routed("strict", found.reason)
        answer = in_its_words(self.index.book, question.text, found)
        answer = self._finished(answer, question.scope, found.reason)
        yield from events_of(answer)
        yield Finished(answer)

    def without_the_book(
        self, question: str, *, scope: Scope = WHOLE_BOOK, cancel: Cancel | None = None
    ) -> Iterator[AnswerEvent]:
        """Answer ``question`` from the model's own knowledge, at the reader's request after a
        refusal: marked as not from the book, without citations, never remembered.
        """
        if self.model is None:
            return
        if self._allow is not None:
            self._allow()
        self._read(cancel)
        yield Routed(WITHOUT_BOOK, prompt.ASKED_WITHOUT)
        messages = [Message("system", prompt.WITHOUT_THE_BOOK), Message("user", question)]
        pieces = self.model.stream(messages, cancel=cancel)
        answer = yield from unproven(self.index, question, WITHOUT_BOOK, pieces, scope)
        answer = replace(answer, why=prompt.ASKED_WITHOUT, model=self.model.name, limit=scope.limit)
        yield Flagged(answer.flags[0])
        yield Finished(answer)

    def _talk(
        self, question: Question, taken: Decision, model: ChatModel, cancel: Cancel | None
    ) -> Generator[AnswerEvent, None, Answer]:
        """A reply that is not about the book; it has no citations."""
        fixed = {"name": prompt.NAME_REPLY, "help": prompt.HELP_REPLY}.get(taken.talk)
        messages = [Message("system", prompt.GENERAL), Message("user", question.text)]
        pieces: Iterable[Piece] = (
            [fixed] if fixed else model.stream(messages, max_tokens=_LONGEST_TALK, cancel=cancel)
        )
        answer = yield from unproven(self.index, question.text, taken.path, pieces, question.scope)
        calls = tuple(f"{made.name} {made.arguments}" for made in taken.made)
        return replace(answer, usage=answer.usage + taken.usage, tool_calls=calls)


def _no_reader() -> Reader | None:
    """No extractive reader."""
    return None

"""One conversation about one book: a question in, a stream of events out."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, overload

from foxreader.answer import prompt
from foxreader.answer.conversation.memory import Memory, notes_text, prompt_text, relevant
from foxreader.answer.conversation.record import chunks_of
from foxreader.answer.conversation.within_limit import so_far
from foxreader.answer.direct.doors import GUIDE, ComputedAnswers, Door
from foxreader.answer.direct.given_passages import among_highlights, best_first, highlighted
from foxreader.answer.direct.strict import AnswerReader, strict_answer
from foxreader.answer.direct.verbatim import events_of, in_its_words, word_to_find
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.spoiler_filter import filtered, over
from foxreader.answer.routing import Decision, Path, decide
from foxreader.answer.turn.about_picture import PictureQuestions, PictureTask, about_picture
from foxreader.answer.turn.calls import Sources, TurnTask
from foxreader.answer.turn.from_the_book import FromTheBook, from_the_book
from foxreader.answer.turn.loop import Loop
from foxreader.answer.turn.requester import history_room, prompt_room
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import StorageError
from foxreader.core.events import (
    PICTURE,
    Answer,
    AnswerEvent,
    Finished,
    Flag,
    Flagged,
    Routed,
    Searched,
    Text,
    TextDelta,
)
from foxreader.core.inside import SeenPictures
from foxreader.core.message import ChatModel, Done, Message, Piece, Usage
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, BookPart, Scope, Selection
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index, checked
from foxreader.index.storage.terms import BookVocabulary, without_future
from foxreader.library.kept_per_book import Correction
from foxreader.llm.abilities import Abilities
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.semantic import Semantic
from foxreader.retrieval.tools.specs import MakeTools
from foxreader.retrieval.tools.toolbox import tools_of_book

# What a conversation is given: how to answer, and the models by their roles


@dataclass(frozen=True, slots=True)
class AnswerWay:
    """How a reader wants a question answered: on which ``path``, "" for the one that fits, and
    from which ``part`` of the book alone."""

    path: Literal["", "overview", "deep"] = ""
    part: BookPart | None = None

    @property
    def wanted(self) -> bool:
        """Whether the reader wants any of it."""
        return bool(self.path) or self.part is not None


@dataclass(frozen=True, slots=True)
class AnsweringModel:
    """A model that answers. ``abilities`` is None if they are neither tested nor recorded."""

    model: ChatModel
    abilities: Abilities | None = None


@dataclass(frozen=True, slots=True)
class Roles:
    """The models of a provider: one answers, one answers why and compare questions, and ``index``
    routes, picks and summarises. One model may have all roles."""

    chat: AnsweringModel
    reasoning: AnsweringModel
    index: ChatModel

    @classmethod
    def one(cls, model: ChatModel) -> Roles:
        """``model`` for all roles, without testing its abilities."""
        voice = AnsweringModel(model)
        return cls(voice, voice, model)

    def answering(self, path: Path) -> AnsweringModel:
        """The model that answers questions on this path."""
        return self.reasoning if path == "deep" else self.chat


# Answers from the model's own knowledge, and small talk


def _unproven(
    index: BookIndex, question: str, path: str, pieces: Iterable[Piece], scope: Scope
) -> Generator[AnswerEvent, None, Answer]:
    """A reply that is not from the book: marked, without citations, and under a spoiler limit
    without sentences that name anything of the book.

    A notice among ``pieces`` is the program's own reply and is shown as it is.
    """
    notes = Footnotes(Ledger(index.book))
    usage = Usage()
    sentence_filter = over(index, question, scope) if scope.limit is not None else None
    own: list[Text] = []
    for piece in pieces:
        if isinstance(piece, Notice):
            own.append(Text(piece))
            yield TextDelta(piece)
        elif isinstance(piece, str):
            yield from filtered(sentence_filter, notes.feed(piece))
        elif isinstance(piece, Done):
            usage = piece.usage
    yield from filtered(sentence_filter, notes.end())
    if sentence_filter is not None:
        yield from sentence_filter.end()
    parts = notes.parts if sentence_filter is None else sentence_filter.shown
    if notes.parts and not parts:
        own.append(Text(prompt.TALK_WITHHELD))
        yield TextDelta(prompt.TALK_WITHHELD)
    return Answer(
        question, "general", path, (*own, *parts), (),
        Searched(), flags=(Flag("note", prompt.NOT_FROM_BOOK),), usage=usage,
        dropped=notes.dropped,
    )  # fmt: skip


# The conversation

_LONGEST_TALK = 300
"""The most tokens of a small-talk reply. Chosen, not measured."""
_FOR_NOTES = 0.12
"""The share of a prompt, 0 to 1, for the reader's own notes. Chosen, not measured."""
WITHOUT_BOOK = "without_book"
"""The path of an answer without the book, given at the reader's request."""


class Session:
    """A conversation. Without a model every question is answered by strict mode, from the text.

    ``allow`` is called before a question goes to the model; an exception from it ends the question.
    ``corrections`` gives the reader's corrections of earlier answers. With ``tools`` the
    conversation is about their books, whose full text is complete; without, about that of
    ``index``. ``semantic_failure`` says why a semantic search that is on cannot be made. ``guide``
    gives the guide of the program, for questions about it. ``reader`` gives the extractive reader
    of answers without a model, None if there is none. ``pictures`` are those of the open book.
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
        reader: Callable[[], AnswerReader | None] | None = None,
        pictures: SeenPictures | None = None,
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
        reader: Callable[[], AnswerReader | None] | None = None,
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
        reader: Callable[[], AnswerReader | None] | None = None,
        pictures: SeenPictures | None = None,
    ) -> None:
        self.index: BookIndex = index
        self._unread: Index | None = index if tools is None else None
        self._makes = tools, semantic, semantic_failure, guide
        self._begin()
        self.model = model
        self._roles = roles
        self._allow = allow or _nothing
        self._corrections = corrections
        self._memory = Memory(index)
        # What the last answer without a model showed: "Tell me more" wants something else.
        self._shown: tuple[Span, ...] = ()
        self._way = AnswerWay()
        self.reader: Callable[[], AnswerReader | None] = reader or _nothing
        self._pictures = PictureQuestions(index, pictures)

    def _begin(self) -> None:
        """What is read of the index as it is now."""
        tools, semantic, failure, guide = self._makes
        index: Any = self.index
        self.search = Search(index)
        self._tools = tools or tools_of_book(index, self.search)
        self._sources = Sources(self.search, self._tools, semantic, failure)
        self._doors = None if self._unread is None else ComputedAnswers(index, self.search, guide)

    def ask(
        self,
        question: str,
        *,
        mode: Literal["auto", "strict"] = "auto",
        scope: Scope = WHOLE_BOOK,
        selection: Selection | None = None,
        cancel: Cancel | None = None,
        way: AnswerWay | None = None,
    ) -> Iterator[AnswerEvent]:
        """Answer ``question``, about the passage or the highlights of ``selection`` if given; the
        last event is Finished. ``way`` is how the reader wants it answered.

        Raises ``ModelError`` if the model fails: where the book has evidence after Finished, whose
        answer is the book's own sentences then, and only if the reader has to put something right.
        """
        self._way = way or AnswerWay()
        if selection is not None and selection.passage is None:
            events = self._about_highlights(question, mode, scope, selection, cancel)
        else:
            events = self._about(question, mode, scope, selection, cancel)
        try:
            with checked(*([] if self._unread is None else [self._unread])):
                self._read(cancel)
                yield from events
        except StorageError:
            self._begin()
            raise

    def _about_highlights(
        self, question: str, mode: str, scope: Scope, selection: Selection, cancel: Cancel | None
    ) -> Iterator[AnswerEvent]:
        """The events of a question about highlights. Those past the limit are not used, which the
        answer says; without any other no model is asked."""
        seen = selection.within(scope)
        past = selection.total - seen.total
        strict = not highlighted(self.index, seen, scope)
        for event in self._about(question, "strict" if strict else mode, scope, seen, cancel):
            if isinstance(event, Finished) and past:
                flag = Flag("note", Notice("highlights_past_place", count=past))
                answer = replace(event.answer, flags=(*event.answer.flags, flag))
                yield Flagged(flag)
                yield Finished(answer)
            else:
                yield event

    def _about(
        self, question: str, mode: str, scope: Scope, selection: Selection | None,
        cancel: Cancel | None,
    ) -> Iterator[AnswerEvent]:  # fmt: skip
        strict, way = mode == "strict", self._way
        found = None if way.wanted else self._pictures.find(question, scope, selection)
        question = question.strip()
        if found is not None:
            asked = self.search.read_question(question, scope, self._memory.before)
            task = PictureTask(asked, found, self._pictures)
            yield from self._about_picture(task, strict=strict, cancel=cancel)
        elif self.model is None or strict:
            # Word for word as asked for, a question stands alone (D5); else it goes on as usual.
            before = None if strict else self._memory.before
            asked = self.search.read_question(question, scope, before, way.part)
            yield from self._word_for_word(asked, selection, cancel)
            if not strict:
                self._memory.ask(asked)
        else:
            asked = self.search.read_question(question, scope, self._memory.before, way.part)
            roles = self._roles or Roles.one(self.model)
            yield from self._with_model(asked, scope, selection, roles, cancel)

    def _word_for_word(
        self, asked: Question, selection: Selection | None, cancel: Cancel | None
    ) -> Iterator[AnswerEvent]:
        door = None if self._way.part else self._door(asked, selection, cancel, model=False)
        return self._strictly(asked, selection, cancel) if door is None else self._computed(door)

    def _with_model(
        self, asked: Question, scope: Scope, selection: Selection | None, roles: Roles,
        cancel: Cancel | None,
    ) -> Iterator[AnswerEvent]:  # fmt: skip
        door = None if self._way.wanted else self._door(asked, selection, cancel, model=True)
        if door is not None:
            yield from self._computed(door, asked)
            return
        self._allow()
        taken = decide(
            asked, self.search.look(asked), self.index, roles.index, self._tools,
            about=_path_of(selection), wanted=self._way.path or None, cancel=cancel,
        )  # fmt: skip
        yield Routed(taken.path, taken.why)
        voice, failure = roles.answering(taken.path), None
        if taken.talk:
            answer = yield from self._talk(asked, taken, voice.model, cancel)
        else:
            made = yield from self._answered(asked, taken, selection, voice, roles.index, cancel)
            answer, failure = made.answer, made.failure
        answer = self._finished(answer, scope, taken.why, voice.model.name)
        self._memory.add(asked, answer)
        yield from map(Flagged, answer.flags)
        yield Finished(answer)
        if failure is not None:
            raise failure

    def _about_picture(
        self, task: PictureTask, *, strict: bool, cancel: Cancel | None
    ) -> Iterator[AnswerEvent]:
        why = Notice("asks_about_picture")
        yield Routed(PICTURE, why)
        model, abilities = None, None
        if self.model is not None and not strict:
            chat = (self._roles or Roles.one(self.model)).chat
            model, abilities = chat.model, chat.abilities
            self._allow()
        made = yield from about_picture(task, model, abilities, cancel)
        name = model.name if model is not None else ""
        answer = self._finished(made.answer, task.question.scope, why, name)
        self._memory.ask(task.question)  # what a model saw is not checked, so not gone on from
        yield from map(Flagged, answer.flags)
        yield Finished(answer)
        if made.failure is not None:
            raise made.failure

    def _door(
        self, question: Question, selection: Selection | None, cancel: Cancel | None, *, model: bool
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
        self._shown = tuple(citation.span for citation in answer.citations)
        if answer.path == GUIDE:  # its places are not of this book
            answer = replace(answer, why=door.why)
        else:
            answer = self._finished(answer, door.scope, door.why)
            if asked is not None:
                self._memory.add(asked, answer)
        yield from events_of(answer)
        yield Finished(answer)

    def _answered(
        self, question: Question, taken: Decision, selection: Selection | None,
        voice: AnsweringModel, helper: ChatModel, cancel: Cancel | None,
    ) -> Generator[AnswerEvent, None, FromTheBook]:  # fmt: skip
        """The checked answer of a model from the book, with what the conversation adds to it."""
        recalled = () if self._way.part is not None else self._memory.recalled(question)
        noted = self._noted(question, selection, prompt_room(voice.model.context))
        before = "\n".join(filter(None, (self._corrected(question), noted)))
        task = TurnTask(question, taken.path, selection, recalled, before, taken)
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

    def _noted(self, question: Question, selection: Selection | None, room: int) -> str:
        """The prompt text of the reader's notes to the highlights a question is about, without what
        tells of the book past the limit."""
        if selection is None or not selection.words_of_notes:
            return ""
        scope, index = question.scope, self.index
        found = best_first(highlighted(index, selection, scope), question, self.search)
        vocabulary = BookVocabulary(index, scope)

        def told(note: str) -> str:
            return note if scope.limit is None else without_future(note, index.language, vocabulary)

        noted = ((one.span, told(one.note)) for one in found if one.note)
        fence = f"reader-{secrets.token_hex(4)}"
        return notes_text(index.book, noted, fence, int(_FOR_NOTES * room))

    def _read(self, cancel: Cancel | None) -> None:
        """Build the full-text index if it is not complete."""
        if self._unread is not None and not self._unread.searchable:
            for _ in build_text(self._unread, cancel):
                pass

    def resume(self, answers: Iterable[Answer], scope: Scope | None = None) -> None:
        """Continue an earlier conversation about the same book.

        Each turn saw the book up to its own limit, or up to ``scope`` if given. Answers without
        the book, about pictures and of the guide are not remembered.
        """
        for answer in answers:
            if answer.path not in (WITHOUT_BOOK, GUIDE, PICTURE):
                seen = scope or Scope(answer.limit)
                asked = self.search.read_question(answer.question, seen, self._memory.before)
                self._memory.add(asked, answer)

    def _strictly(
        self, question: Question, about: Selection | None, cancel: Cancel | None
    ) -> Iterator[AnswerEvent]:
        """The book's own sentences or a refusal; always the same for the same index."""
        if about is not None and about.passage is None:
            found = among_highlights(question, self.search, about, self.reader())
        else:
            passage = about.passage if about is not None else None
            lane = self._sources.lane_here(cancel)
            found = strict_answer(question, self.search, passage, self.reader(), self._shown, lane)
        yield Routed("strict", found.reason)
        answer = in_its_words(self.index.book, question.text, found)
        answer = self._finished(answer, question.scope, found.reason)
        before = self._shown if question.back.bare else ()
        self._shown = (*(citation.span for citation in answer.citations), *before)
        yield from events_of(answer)
        yield Finished(answer)

    def without_the_book(
        self, question: str, *, scope: Scope = WHOLE_BOOK, cancel: Cancel | None = None
    ) -> Iterator[AnswerEvent]:
        """Answer ``question`` from the model's own knowledge, at the reader's request after a
        refusal: marked as not from the book, without citations, never remembered."""
        if self.model is None:
            return
        self._allow()
        self._read(cancel)
        yield Routed(WITHOUT_BOOK, prompt.ASKED_WITHOUT)
        messages = [Message("system", prompt.WITHOUT_THE_BOOK), Message("user", question)]
        pieces = self.model.stream(messages, cancel=cancel)
        answer = yield from _unproven(self.index, question, WITHOUT_BOOK, pieces, scope)
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
        answer = yield from _unproven(self.index, question.text, taken.path, pieces, question.scope)
        calls = tuple(f"{made.name} {made.arguments}" for made in taken.made)
        return replace(answer, usage=answer.usage + taken.usage, tool_calls=calls)


def _path_of(selection: Selection | None) -> Path | None:
    """The path of a question about ``selection``; None where it is about the book."""
    if selection is None:
        return None
    return "highlights" if selection.passage is None else "selection"


def _nothing() -> None:
    """No check before a question, and no extractive reader."""

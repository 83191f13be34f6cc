"""A question about a picture of the book: a model that sees is shown it; else what the book says.

What a model saw is cited to the picture and graded as what no check of words has seen.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, replace

from foxreader.answer import prompt
from foxreader.answer.direct.verbatim import ComposedReply, events_of
from foxreader.answer.gate.footnote import Citations, Footnotes, tidy
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.spoiler_filter import filtered, over
from foxreader.answer.turn.from_the_book import FromTheBook
from foxreader.answer.turn.requester import Requester, is_of_request
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, LimitReached, ModelError
from foxreader.core.events import (
    PICTURE,
    Answer,
    AnswerEvent,
    Citation,
    Cited,
    Flag,
    Mark,
    Part,
    Searched,
    Text,
    TextDelta,
    ToolCalled,
    ToolReturned,
)
from foxreader.core.inside import SeenPictures
from foxreader.core.message import ChatModel, Message, SentPicture
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope, Selection
from foxreader.core.span import neutralise
from foxreader.index.book_index import BookIndex
from foxreader.llm.abilities import NO_PICTURES, Abilities
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.tools.pictures import FoundPicture, PictureTool

TOOL = "picture_get"
"""The name of the tool."""
_LONGEST_REPLY = 1_024
"""The most tokens of the answer. Chosen: a picture is described in some sentences."""
_SAYS = re.compile(r"\w")
_FENCE = re.compile(r"\s*(?:```|~~~)")


class PictureQuestions:
    """The pictures of the book of ``index``, for questions; none without ``resources``."""

    def __init__(self, index: BookIndex, resources: SeenPictures | None) -> None:
        self.index = index
        self._tool = None if resources is None else PictureTool(index, resources)

    def find(self, question: str, scope: Scope, selection: Selection | None) -> FoundPicture | None:
        """The picture that is selected or, where nothing is, named by the question."""
        if self._tool is None:
            return None
        if selection is None:
            return self._tool.named(question, scope)
        return self._tool.chosen(selection, scope)

    def get(self, found: FoundPicture) -> SentPicture | None:
        """A picture that was found, as a model gets it; None for one that cannot be drawn."""
        return None if self._tool is None else self._tool.get(found)


@dataclass(frozen=True, slots=True)
class PictureTask:
    """A question about a picture that was found, and where it is from."""

    question: Question
    found: FoundPicture
    pictures: PictureQuestions


def about_picture(
    task: PictureTask, model: ChatModel | None, abilities: Abilities | None, cancel: Cancel | None
) -> Generator[AnswerEvent, None, FromTheBook]:
    """The events of the answer of ``model``; of the book's own words where it sees nothing, or
    there is none.

    ``abilities`` is None where they are not known: then it is found out, and not kept.
    """
    if model is None:
        return (yield from _told(task, "picture_without_model"))
    sight = abilities or Abilities(model)
    used = sight.usage
    try:
        made = yield from _by_model(task, model, sight, cancel)
    except (ModelError, LimitReached) as error:
        made = yield from _failed(task, sight, error)
    if sight.usage == used:
        return made
    answer = made.answer  # it was found out now whether it sees
    return replace(made, answer=replace(answer, usage=answer.usage + sight.usage))


def _by_model(
    task: PictureTask, model: ChatModel, sight: Abilities, cancel: Cancel | None
) -> Generator[AnswerEvent, None, FromTheBook]:
    if not sight.sees(cancel):
        return (yield from _told(task, "picture_unseen", model=model.name))
    picture = yield from _got(task)
    if picture is None:
        return (yield from _told(task, "picture_not_drawn"))
    answer = yield from _SaidOfPicture(task, model, cancel).answer(picture)
    if answer.citations:
        return FromTheBook(answer)
    told = yield from _told(task, "picture_unanswered")
    return FromTheBook(replace(told.answer, usage=answer.usage))


def _told(task: PictureTask, code: str, **about: str) -> Generator[AnswerEvent, None, FromTheBook]:
    """The caption of the picture, and the sentences that speak of it, after what ``code`` says."""
    reply = ComposedReply(task.pictures.index.book, PICTURE, Notice("asks_about_picture"))
    reply.lead(Notice(code, **about))
    for span in task.found.units:
        reply.quote(span)
    if not reply.cited and task.found.picture.alt:
        reply.describe(task.found.picture.alt)
    elif not reply.cited:
        reply.say(Notice("picture_unspoken"))
    answer = reply.answer(task.question.text, "guided_fallback", Searched())
    yield from events_of(answer)
    return FromTheBook(answer)


def _got(task: PictureTask) -> Generator[AnswerEvent, None, SentPicture | None]:
    """The picture as the tool returns it."""
    yield ToolCalled(TOOL, json.dumps({"picture": task.found.label}, ensure_ascii=False))
    picture = task.pictures.get(task.found)
    size = 0 if picture is None else max(1, len(picture.data) // 1024)
    summary = Notice("picture_returned", size=size) if size else Notice("nothing_to_show")
    yield ToolReturned(TOOL, summary, len(task.found.units))
    return picture


def _failed(
    task: PictureTask, sight: Abilities, error: FoxError
) -> Generator[AnswerEvent, None, FromTheBook]:
    """The book's own words, and what the service said; a refusal of the picture is learnt."""
    refused = error.code == NO_PICTURES
    if refused:
        sight.learn(sees=False)
    made = yield from _told(task, "picture_refused")
    if not refused and not is_of_request(error):
        return replace(made, failure=error)
    return FromTheBook(replace(made.answer, flags=(Flag("note", error.sentence),)))


class _SaidOfPicture:
    """What a model says of a picture, line by line, each with the footnote of the picture."""

    def __init__(self, task: PictureTask, model: ChatModel, cancel: Cancel | None) -> None:
        self._task = task
        self._requester = Requester(model, cancel=cancel)
        self._notes = Footnotes(Ledger(task.pictures.index.book))  # it may name no place
        scope, asked = task.question.scope, task.question.text
        limited = scope.limit is not None
        self._filter = over(task.pictures.index, asked, scope, names=True) if limited else None
        self._parts: list[Part] = []
        self._broken = ""

    def answer(self, picture: SentPicture) -> Generator[AnswerEvent, None, Answer]:
        citation = self._citation()
        try:
            for event in self._lines(self._shown(picture), citation):
                if isinstance(event, TextDelta):
                    self._parts.append(Text(event.text))
                elif isinstance(event, Cited):
                    self._parts.append(Mark(event.citation.number))
                yield event
        except (ModelError, LimitReached) as error:
            if not self._parts:
                raise
            self._broken = prompt.cut_off(error.sentence)  # what was shown stays
        parts = tidy(self._parts)
        cited = any(isinstance(part, Mark) for part in parts)
        task, notes = self._task, self._notes
        return Answer(
            task.question.text, "grounded", PICTURE, parts, (citation,) if cited else (),
            Searched(), flags=tuple(self._flags()), tool_calls=(f"{TOOL} {task.found.label}",),
            usage=self._requester.usage, dropped=notes.dropped,
        )  # fmt: skip

    def _citation(self) -> Citation:
        """The footnote: the picture by its name, with the words of its caption and its page."""
        found = self._task.found
        made = Citations(self._task.pictures.index.book).cite(found.place, "picture")
        source = ", ".join(filter(None, (made.source, found.label)))
        return replace(made, source=source)

    def _shown(self, picture: SentPicture) -> Iterator[str]:
        """The text of the model's reply, without what a spoiler limit hides."""
        yield from _texts(filtered(self._filter, self._said(picture)))
        if self._filter is not None:
            yield from _texts(self._filter.end())

    def _said(self, picture: SentPicture) -> Iterator[TextDelta | Cited]:
        """The model's reply, without tags, which name nothing here."""
        for piece in self._requester.send(self._messages(picture), max_tokens=_LONGEST_REPLY):
            if isinstance(piece, str):
                yield from self._notes.feed(piece)
        yield from self._notes.end()

    def _messages(self, picture: SentPicture) -> list[Message]:
        found, book, fence = self._task.found, self._task.pictures.index.book, secrets.token_hex(4)
        caption = " ".join(map(book.text_at, found.caption)) or found.picture.alt
        around = "\n".join(map(book.text_at, found.speaking))
        asked = prompt.PICTURE.format(
            fence=f"book-{fence}", label=neutralise(found.label), caption=neutralise(caption),
            around=neutralise(around), question=self._task.question.text,
        )  # fmt: skip
        return [
            Message("system", prompt.PICTURE_RULES),
            Message("user", asked, pictures=(picture,)),
        ]

    def _lines(self, said: Iterable[str], citation: Citation) -> Iterator[TextDelta | Cited]:
        """The reply with the footnote at the end of each line that says something."""
        line, code = "", False
        for text in said:
            *whole, line = (line + text).split("\n")
            for one in whole:
                code ^= bool(_FENCE.match(one))
                yield from _marked(one, citation, plain=code)
                yield TextDelta("\n")
        yield from _marked(line, citation, plain=code)

    def _flags(self) -> Iterator[Flag]:
        yield Flag("note", Notice("from_picture"))
        if why := self._broken or self._requester.cut_off:
            yield Flag("cut_off", why)
        if self._notes.dropped:
            yield Flag("dropped", prompt.dropped(self._notes.dropped))


def _texts(events: Iterable[AnswerEvent]) -> Iterator[str]:
    return (event.text for event in events if isinstance(event, TextDelta))


def _marked(line: str, citation: Citation, *, plain: bool) -> Iterator[TextDelta | Cited]:
    """A line with its footnote; in a row of a table inside the last cell."""
    kept = line.rstrip()
    if plain or not _SAYS.search(kept):
        yield from (TextDelta(line),) if line else ()
        return
    end = "|" if kept.endswith("|") and len(kept) > 1 else ""
    yield TextDelta(kept.removesuffix(end).rstrip() if end else kept)
    yield Cited(citation)
    yield from (TextDelta(f" {end}"),) if end else ()

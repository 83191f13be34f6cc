"""The requests for summaries, and the storing of what comes back."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from types import TracebackType

from foxreader.core.cancel import Cancel
from foxreader.core.errors import BadReply, CutOff
from foxreader.core.message import ChatModel, Message, Usage
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.index.storage.checked_text import CHECKED, is_enough
from foxreader.index.storage.model_results import Summary
from foxreader.index.storage.store import Index
from foxreader.index.summaries.batches import parts
from foxreader.index.summaries.prompt import (
    REPLY_TOKENS,
    RETRY,
    SCHEMA,
    VERSION,
    Source,
    read_alone,
    read_reply,
    reply_tokens,
    request,
)
from foxreader.index.summaries.spending import Meter

_MOST_MISSES = 3
"""Segments in a row for which a model gives nothing, after which the job ends. Chosen, not
measured."""


class Summariser:
    """Asks a model for summaries from several threads, and stores each as it comes.

    It has a connection of its own to the index, so that a finished reply is in the database
    whatever becomes of the job. ``done`` segments were stored, ``missed`` were given nothing.
    """

    def __init__(
        self, index: Index, model: ChatModel, meter: Meter, cancel: Cancel | None = None
    ) -> None:
        self.context = model.context
        self.done = self.missed = 0
        self._model, self._meter, self._cancel = model, meter, cancel
        self._index = Index.open(index.path, index.book, index.faults)
        self._storing = threading.Lock()
        self._misses_in_a_row = 0
        self._one_by_one = False

    def __enter__(self) -> Summariser:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._index.close()

    def summarise(self, batch: Sequence[Source]) -> None:
        """Have all of ``batch`` summarised: in one request, once more if need be, then singly."""
        found: set[int] = set()
        # A model that could not do several at once is not paid to try again with the next.
        if len(batch) > 1 and not self._one_by_one:
            found = self._together(batch)
            self._one_by_one = not found
        for one in batch:
            if one.segment.id not in found:
                self._alone(one)

    def _together(self, batch: Sequence[Source]) -> set[int]:
        """Ask for all at once, a second time when no JSON came; the ids that were stored."""
        messages = request(batch)
        most = reply_tokens(batch)
        reply, usage = self._ask(messages, most)
        given = read_reply(reply, batch)
        if not given:
            again = [*messages, Message("assistant", reply[:2000]), Message("user", RETRY)]
            reply, more = self._ask(again, most)
            given, usage = read_reply(reply, batch), usage + more
        # One of which too little is left is asked for again, by itself.
        left = {
            one.segment.id: self._supported(given.get(one.segment.id, ""), one) for one in batch
        }
        texts = {id_: text for id_, text in left.items() if text and is_enough(text, given[id_])}
        self._store([(one, texts.get(one.segment.id, "")) for one in batch], batch[-1], usage)
        return set(texts)

    def _alone(self, one: Source) -> None:
        """Ask for one segment, in parts where it does not fit."""
        texts: list[str] = []
        usage = Usage()
        for part in parts(one, self.context):
            text, more = self._part(part)
            texts.append(text)
            usage += more
        whole = " ".join(texts) if all(texts) else ""
        self._store([(one, whole)], one, usage)
        self._note(bool(whole))

    def _part(self, part: Source) -> tuple[str, Usage]:
        """What the model says of one request's text as far as that supports it.

        It is asked twice where it says nothing or too little of that is left.
        """
        reply, usage = self._ask(request([part]), REPLY_TOKENS)
        given = read_alone(reply, part)
        text = self._supported(given, part)
        if not text or not is_enough(text, given):
            reply, more = self._ask(request([part]), REPLY_TOKENS)
            again = self._supported(read_alone(reply, part), part)
            text, usage = max(again, text, key=len), usage + more
        return text, usage

    def _supported(self, text: str, one: Source) -> str:
        spans = one.segment.spans
        with self._storing:
            return self._index.supported(text, spans, one.segment.title) if text else ""

    def _ask(self, messages: Sequence[Message], most: int) -> tuple[str, Usage]:
        """One reply; a connection that breaks in its middle gets a second chance."""
        try:
            return self._send(messages, most)
        except CutOff:
            return self._send(messages, most)

    def _send(self, messages: Sequence[Message], most: int) -> tuple[str, Usage]:
        return self._meter.complete(
            self._model, messages, json_schema=SCHEMA, max_tokens=most, cancel=self._cancel
        )

    def _store(self, texts: Sequence[tuple[Source, str]], last: Source, usage: Usage) -> None:
        """Keep what was found, all or nothing; ``last`` is where the model's text ended."""
        end = last.segment.spans[-1]
        reach = Span(end.file, end.end, end.end)
        new: list[Summary] = []
        for one, text in texts:
            if text:
                # A shared request costs once: it is noted with its first summary.
                cost = Usage() if new else usage
                name, passed = self._model.name, CHECKED if self._index.faults else 0
                new.append(Summary(one.segment, text, name, VERSION, cost, reach, passed))
        with self._storing:
            self._index.kept.add_summaries(new)
            self.done += len(new)

    def _note(self, given: bool) -> None:
        """Count requests without a usable reply; raises ``BadReply`` when that goes on."""
        with self._storing:
            self.missed += not given
            self._misses_in_a_row = 0 if given else self._misses_in_a_row + 1
            if self._misses_in_a_row >= _MOST_MISSES:
                raise BadReply(
                    Notice("no_summary_in_a_row", model=self._model.name, sections=_MOST_MISSES)
                )

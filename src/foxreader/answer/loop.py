"""One question put to a model: the host searches first, the model may search on, then answers.

The model's words leave through the gate; what the model may cite is what stands in the requests.
"""

from __future__ import annotations

import secrets
from collections.abc import Generator, Sequence
from dataclasses import dataclass

from foxreader.answer import prompt
from foxreader.answer.budget import Budget, share_out
from foxreader.answer.calls import Asked, Calls
from foxreader.answer.evidence import Ledger
from foxreader.answer.footnote import Footnotes
from foxreader.answer.grounding import admits_absence
from foxreader.answer.printedcalls import CallFilter
from foxreader.answer.recite import recite
from foxreader.core.cancel import Cancel
from foxreader.core.errors import BadReply, ContextTooSmall, CutOff
from foxreader.core.events import Cited, Text, TextDelta, ToolCalled, ToolReturned
from foxreader.core.message import ChatModel, Done, Message, ToolCall, ToolSpec, Usage
from foxreader.index.store import Index
from foxreader.retrieval.rewrite import is_foreign, rewritten
from foxreader.retrieval.semantic import Semantic
from foxreader.retrieval.toolresult import Results, ToolResult

_PREAMBLE = 120
"""Words before a call are not the answer; so many are waited for before any is shown."""

_TEMPERATURE = {"overview": 0.3}
_REMINDERS = {"deep": prompt.DEEP, "overview": prompt.OVERVIEW}

LoopEvent = ToolCalled | ToolReturned | TextDelta | Cited


@dataclass(frozen=True, slots=True)
class _Reply:
    """One reply of the model: what it said, and the calls it made or printed."""

    text: str
    calls: tuple[ToolCall, ...]
    printed: bool


class Loop:
    """One question and one model. After :meth:`run` it holds what became of it."""

    def __init__(
        self,
        index: Index,
        model: ChatModel,
        asked: Asked,
        history: Sequence[Message] = (),
        cancel: Cancel | None = None,
        semantic: Semantic | None = None,
        results: Results | None = None,
    ) -> None:
        self.ledger = Ledger(index.book)
        self.notes = Footnotes(self.ledger)
        self.calls = Calls(index, model, asked, cancel, semantic, results)
        self.cut_off = ""
        self._index = index
        self._model = model
        self._asked = asked
        self._history = history
        self._cancel = cancel
        self._used = Usage()
        self._fence = f"book-{secrets.token_hex(4)}"
        self._reminder = _REMINDERS.get(asked.path, prompt.REMINDER)
        frame = self._question("")
        fixed = [self._rules(tools=True), frame, prompt.tools_cost(self.calls.specs)]
        self._budget = share_out(model.context, asked.path, fixed, history)

    @property
    def usage(self) -> Usage:
        """What all requests of the question cost."""
        return self._used + self.calls.usage

    def run(self) -> Generator[LoopEvent, None, None]:
        """The events of the question. Without evidence the model is not asked to answer."""
        found = yield from self.calls.first(self._budget)
        if not found.units:
            found = yield from self._in_the_books_language()
        if not found.units:
            return
        try:
            yield from self._converse(found)
        except ContextTooSmall:
            if self.notes.parts:
                raise
            yield from self._converse_smaller(self._budget.halved(self.calls.spent))
        self._recite()

    def _in_the_books_language(self) -> Generator[LoopEvent, None, ToolResult]:
        """A question in another language than the book's, searched for in the book's words.

        Only then: other words for the same are candidates, and no evidence (N3).
        """
        queries: list[str] = []
        language = self._index.language
        if is_foreign(self._asked.question, language):
            queries, used = rewritten(self._asked.question, language, self._model, self._cancel)
            self._used += used
        return (yield from self.calls.search_for(queries, self._budget))

    def _rules(self, *, tools: bool) -> str:
        return prompt.rules_of(self._index.book, tools=tools)

    def _question(self, passages: str) -> str:
        return prompt.question(passages, self._asked.question, self._fence, reminder=self._reminder)

    def _converse(self, found: ToolResult) -> Generator[LoopEvent, None, None]:
        """Rounds with the model until it answers; the last one offers no tools."""
        messages = [
            Message("system", self._rules(tools=True)),
            *self._history,
            Message("user", self._question(self.calls.put(found, self.ledger))),
        ]
        while tools := self.calls.offered(self._budget):
            reply = yield from self._round(messages, tools)
            if reply.calls:
                yield from self._run_calls(messages, reply)
            elif reply.text.strip():
                return
            else:
                break
        yield from self._round(messages, ())

    def _converse_smaller(self, budget: Budget) -> Generator[LoopEvent, None, None]:
        """Once more with half the passages, no history and no tools."""
        self._budget = budget
        self.ledger = Ledger(self._index.book)
        self.notes = Footnotes(self.ledger)
        passages = self.calls.put(self.calls.find(budget), self.ledger)
        messages = [
            Message("system", self._rules(tools=False)),
            Message("user", self._question(passages)),
        ]
        yield from self._round(messages, ())

    def _recite(self) -> None:
        """Have an answer without any place given again with places; it takes the first's stead."""
        said = "".join(part.text for part in self.notes.parts if isinstance(part, Text))
        if self.notes.cited or self.cut_off or admits_absence(said):
            return
        text, used = recite(
            self._asked.question,
            self.ledger,
            self._model,
            self._index.language,
            self._budget,
            self._cancel,
        )
        self._used += used
        again = Footnotes(self.ledger)
        for _ in (*again.feed(text), *again.end()):
            pass
        if again.cited:
            again.dropped += self.notes.dropped
            self.notes = again

    def _round(
        self, messages: Sequence[Message], tools: Sequence[ToolSpec]
    ) -> Generator[LoopEvent, None, _Reply]:
        """One request. With tools on offer the first words wait: a call may follow them."""
        filter_ = CallFilter(self.calls.specs)
        made: list[ToolCall] = []
        said: list[str] = []
        waiting = ""
        live = not tools
        try:
            for piece in self._model.stream(
                messages,
                tools=tools,
                temperature=_TEMPERATURE.get(self._asked.path, 0.0),
                max_tokens=self._budget.reply,
                cancel=self._cancel,
            ):
                if isinstance(piece, ToolCall):
                    made.append(piece)
                elif isinstance(piece, Done):
                    self._used += piece.usage
                    self.cut_off = prompt.TOO_LONG if piece.truncated else ""
                else:
                    said.append(piece)
                    waiting += filter_.feed(piece)
                    live = live or len(waiting) > _PREAMBLE
                    if live:
                        yield from self.notes.feed(waiting)
                        waiting = ""
        except (CutOff, BadReply) as error:
            if not live:
                # Servers stumble over calls they cannot read; without tools they do not.
                return _Reply("", (), printed=False)
            if isinstance(error, BadReply) or not "".join(said).strip():
                raise
            self.cut_off = f"{prompt.CUT_OFF} ({error})"
        rest, printed = filter_.end()
        wishes = (tuple(made) or printed) if tools and not self.cut_off else ()
        if live or not wishes:
            yield from self.notes.feed(waiting + rest + ("\n\n" if wishes else ""))
        if not wishes:
            yield from self.notes.end()
        return _Reply("".join(said), wishes, not made)

    def _run_calls(
        self, messages: list[Message], reply: _Reply
    ) -> Generator[LoopEvent, None, None]:
        """Carry out the calls of a reply; each made call gets exactly one message."""
        messages.append(Message("assistant", reply.text, () if reply.printed else reply.calls))
        results: list[str] = []
        for call in reply.calls:
            text = yield from self.calls.answer(call, self._budget, self.ledger)
            fenced = prompt.TOOL_RESULT.format(fence=self._fence, text=text)
            if reply.printed:
                results.append(prompt.PRINTED_RESULT.format(name=call.name, result=fenced))
            else:
                messages.append(Message("tool", fenced, call_id=call.id))
        if reply.printed:
            # A model that prints its calls does not know the role of a tool's answer.
            again = prompt.AGAIN.format(question=self._asked.question, reminder=self._reminder)
            messages.append(Message("user", "\n".join([*results, again])))

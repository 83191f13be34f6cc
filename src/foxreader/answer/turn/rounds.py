"""The rounds with a model that is offered tools: it makes or prints calls, then answers."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Literal

from foxreader.answer import prompt
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.turn.budget import Budget
from foxreader.answer.turn.calls import Calls
from foxreader.answer.turn.printedcalls import CallFilter
from foxreader.answer.turn.requester import Requester, is_of_request
from foxreader.core.errors import BadReply, CutOff, Refused
from foxreader.core.events import Cited, TextDelta, ToolCalled, ToolReturned
from foxreader.core.message import Message, ToolCall, ToolSpec

_PREAMBLE = 120
"""Characters held back at the start of a reply, since text before a call is not the answer.
Chosen, not measured."""

LoopEvent = ToolCalled | ToolReturned | TextDelta | Cited


@dataclass(frozen=True, slots=True)
class _Reply:
    """One reply of the model: its text, and the calls it made or printed."""

    text: str
    calls: tuple[ToolCall, ...]
    printed: bool


class Rounds:
    """The rounds of one question. ``called`` says how the model made its calls, "" if it made
    none."""

    def __init__(
        self, requester: Requester, calls: Calls, budget: Budget, ledger: Ledger, notes: Footnotes,
        again: str, fence: str,
    ) -> None:  # fmt: skip
        self.called: Literal["", "made", "printed"] = ""
        self._requester, self._calls, self._budget = requester, calls, budget
        self._ledger, self._notes = ledger, notes
        self._again, self._fence = again, fence

    def run(self, messages: list[Message], *, tools: bool) -> Generator[LoopEvent, None, None]:
        """Rounds until the model answers. The last one offers no tools and has no messages of
        them, which some services refuse then; and none offers any if ``tools`` is false."""
        most = self._budget.rounds - 1 if tools else 0
        for done in range(1, most + 1):
            offered = self._calls.offered(self._budget)
            if not offered:
                break
            reply = yield from self._round(messages, offered)
            if reply.calls:
                yield from self._run_calls(messages, reply, most - done)
            elif reply.text.strip():
                return
            else:
                break
        yield from self._round(self._in_words(messages), ())

    def _in_words(self, messages: Sequence[Message]) -> Sequence[Message]:
        """``messages`` with the results of calls as text after the question."""
        names = {call.id: call.name for one in messages for call in one.tool_calls}
        results = [
            prompt.PRINTED_RESULT.format(name=names[one.call_id], result=one.text)
            for one in messages if one.role == "tool"
        ]  # fmt: skip
        if not results:
            return messages
        kept = [one for one in messages if one.role != "tool" and not one.tool_calls]
        asked = "\n\n".join([kept[-1].text, *results, self._again])
        return [*kept[:-1], Message("user", asked)]

    def _round(
        self, messages: Sequence[Message], tools: Sequence[ToolSpec]
    ) -> Generator[LoopEvent, None, _Reply]:
        """One request. If tools are offered, the first characters are held back, since a call may
        follow them."""
        filter_ = CallFilter(self._calls.specs)
        made: list[ToolCall] = []
        text: list[str] = []
        waiting = ""
        live = not tools
        try:
            for piece in self._requester.send(messages, tools=tools, max_tokens=self._budget.reply):
                if isinstance(piece, ToolCall):
                    made.append(piece)
                    continue
                text.append(piece)
                waiting += filter_.feed(piece)
                live = live or len(waiting) > _PREAMBLE
                if live:
                    yield from self._notes.feed(waiting)
                    waiting = ""
        except (CutOff, BadReply, Refused) as error:
            if not live and is_of_request(error):
                # A server fails on calls it cannot parse, or refuses what a request with tools
                # has; one without works.
                return _Reply("", (), printed=False)
            if not isinstance(error, CutOff) or not "".join(text).strip():
                raise
            self._requester.cut_off = prompt.cut_off(error.sentence)
        rest, printed = filter_.end()
        calls = (tuple(made) or printed) if tools and not self._requester.cut_off else ()
        if live or not calls:
            yield from self._notes.feed(waiting + rest + ("\n\n" if calls else ""))
        if not calls:
            yield from self._notes.end()
        else:
            self.called = "made" if made else "printed"
        return _Reply("".join(text), calls, not made)

    def _run_calls(
        self, messages: list[Message], reply: _Reply, rounds: int
    ) -> Generator[LoopEvent, None, None]:
        """Run the calls of a reply; each call that was made gets exactly one message.

        After the last result stands what is left, with ``rounds`` more replies that may call.
        """
        calls = tuple(map(self._calls.redacted, reply.calls))
        shown = self._calls.within_limit(reply.text)
        carried = self._requester.carried
        if reply.printed or self._calls.within_limit(carried) != carried:
            carried = ""
        made = () if reply.printed else calls
        messages.append(Message("assistant", shown, made, carried=carried))
        results: list[str] = []
        for number, call in enumerate(calls, 1):
            text = yield from self._calls.answer(call, self._budget, self._ledger)
            fenced = prompt.TOOL_RESULT.format(fence=self._fence, text=text)
            if number == len(calls):
                fenced = f"{fenced}\n{self._calls.left(self._budget, rounds)}"
            if reply.printed:
                results.append(prompt.PRINTED_RESULT.format(name=call.name, result=fenced))
            else:
                messages.append(Message("tool", fenced, call_id=call.id))
        if reply.printed:
            # A model that prints its calls does not know messages with the role "tool".
            messages.append(Message("user", "\n".join([*results, self._again])))

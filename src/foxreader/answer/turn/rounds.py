"""The rounds with a model that is offered tools: it makes or prints calls, then answers."""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Literal

from foxreader.answer import prompt
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.turn.calls import Calls
from foxreader.answer.turn.requester import Budget, Requester, is_of_request
from foxreader.core.errors import BadReply, CutOff, Refused
from foxreader.core.events import Cited, TextDelta, ToolCalled, ToolReturned
from foxreader.core.message import Message, ToolCall, ToolSpec

# Calls that a model prints as text instead of making them; they are never shown

_OPENINGS = (
    "```", "<tool_call", "<tool_use", "<toolcall", "<function", "<|tool", "<|python_tag|>",
    "[tool_call", "[{\"name\"", "{\"name\"", "{{\"name\"", "{'name'", "{\"tool", "{{\"tool",
    "{\"function", "{{\"function", "{\"type\":\"function\"", "{\"arguments\"", "{\"parameters\"",
)  # fmt: skip
_NAME_KEYS = ("name", "tool", "tool_name", "function", "function_name")
_ARGUMENT_KEYS = ("arguments", "parameters", "args", "input", "params", "kwargs")
_PARAMETER = re.compile(r"<parameter(?:=|\s+name=)\"?(\w+)\"?>\s*(.*?)\s*</parameter>", re.DOTALL)
_KEYWORD = re.compile(r"(\w+)\s*=\s*(\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*')")
_MOST_OBJECTS = 50
"""The most JSON objects read in one text, to bound the time. Chosen, not measured."""


class CallFilter:
    """Passes on a model's text and holds back everything from a possible printed call on."""

    def __init__(self, tools: Sequence[ToolSpec]) -> None:
        self._tools = tools
        names = [tool.name for tool in tools]
        self._openings = (
            *_OPENINGS, *(f"{n}(" for n in names),
            *(f"[{n}(" for n in names),
        )  # fmt: skip
        starts = "".join(sorted({opening[0] for opening in self._openings} - set("`{<[")))
        self._start = re.compile(rf"[`{{<\[]|(?<![\w]){f'[{starts}]' if starts else '(?!)'}")
        self._held = ""
        self._before = ""  # the last character passed on: a tool's name starts a word
        self._holding = False
        self._numbers = count()

    def feed(self, text: str) -> str:
        """The part of the text so far that is certainly not a call."""
        self._held += text
        return self._released(final=False)

    def end(self) -> tuple[str, tuple[ToolCall, ...]]:
        """The text held back that is no call after all, and the calls found."""
        released = self._released(final=True)
        held, self._held = self._held, ""
        calls = tuple(self._calls(held))
        return released + ("" if calls else held), calls

    def _released(self, *, final: bool) -> str:
        if self._holding:
            return ""
        text = self._before + self._held
        at = len(self._before)
        while match := self._start.search(text, at):
            decided = self._opens(text[match.start() :], final)
            if decided is None or decided:
                self._holding = bool(decided)
                return self._let_through(match.start() - len(self._before))
            at = match.start() + 1
        return self._let_through(len(self._held))

    def _let_through(self, end: int) -> str:
        released, self._held = self._held[:end], self._held[end:]
        self._before = released[-1:] or self._before
        return released

    def _opens(self, text: str, final: bool) -> bool | None:
        """Whether ``text`` starts like a printed call; None if more characters are needed."""
        head = re.sub(r"\s+", "", text[:120]).lower()
        if any(head.startswith(opening) for opening in self._openings):
            return True
        if not final and any(opening.startswith(head) for opening in self._openings):
            return None
        return False

    def _calls(self, text: str) -> Iterator[ToolCall]:
        for tool in self._tools:
            for arguments in _arguments(text, tool):
                yield ToolCall(f"printed_{next(self._numbers)}", tool.name, arguments)


def _arguments(text: str, tool: ToolSpec) -> Iterator[str]:
    """The arguments of each printed call of ``tool``, as JSON."""
    if tool.name not in text:
        return
    found = False
    for value in _objects(text):
        arguments = _call_in(value, tool)
        if arguments is not None:
            found = True
            yield arguments
    if found:
        return
    after = text.split(tool.name, 1)[1]
    if parameters := _PARAMETER.findall(after):
        yield json.dumps(dict(parameters), ensure_ascii=False)
    elif after.lstrip().startswith("("):
        yield json.dumps(_keywords(after, tool), ensure_ascii=False)
    else:
        yield next((json.dumps(v, ensure_ascii=False) for v in _objects(after)), "{}")


def _objects(text: str) -> Iterator[Mapping[str, object]]:
    """The JSON objects in ``text``; doubled braces of a template count as single ones."""
    decoder = json.JSONDecoder(strict=False)
    for form in (text, text.replace("{{", "{").replace("}}", "}"), text.replace("{{", "{")):
        at, seen = form.find("{"), 0
        some = False
        while at >= 0 and seen < _MOST_OBJECTS:
            seen += 1
            try:
                value, end = decoder.raw_decode(form, at)
            except (ValueError, RecursionError):
                end = at + 1
            else:
                if isinstance(value, dict):
                    some = True
                    yield value
            at = form.find("{", end)
        if some:
            return


def _call_in(value: Mapping[str, object], tool: ToolSpec) -> str | None:
    """The arguments in an object that calls ``tool``."""
    for key in _NAME_KEYS:
        named = value.get(key)
        if isinstance(named, dict):
            return _call_in(named, tool)
        if named == tool.name:
            for place in _ARGUMENT_KEYS:
                if place in value:
                    given = value[place]
                    text = given if isinstance(given, str) else None
                    return text or json.dumps(given, ensure_ascii=False)
            rest = {k: v for k, v in value.items() if k != key}
            return json.dumps(rest, ensure_ascii=False)
    if isinstance(value.get(tool.name), dict):
        return json.dumps(value[tool.name], ensure_ascii=False)
    return None


def _keywords(after: str, tool: ToolSpec) -> dict[str, str]:
    """The arguments of a call written as in a program."""
    inside = after[after.index("(") + 1 :]
    given = {key: value[1:-1] for key, value in _KEYWORD.findall(inside.split("\n")[0])}
    if given:
        return given
    required = tool.parameters.get("required")
    first = re.match(r"\s*([\"'])(.*?)\1", inside)
    if first and isinstance(required, list) and required:
        return {str(required[0]): first.group(2)}
    return {}


# The rounds

_PREAMBLE = 120
"""Characters held back at the start of a reply, since text before a call is not the answer.
Chosen, not measured."""

LoopEvent = ToolCalled | ToolReturned | TextDelta | Cited


@dataclass(frozen=True, slots=True)
class _RoundReply:
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
    ) -> Generator[LoopEvent, None, _RoundReply]:
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
                return _RoundReply("", (), printed=False)
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
        return _RoundReply("".join(text), calls, not made)

    def _run_calls(
        self, messages: list[Message], reply: _RoundReply, rounds: int
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

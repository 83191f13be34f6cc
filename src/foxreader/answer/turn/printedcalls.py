"""Finds tool calls that a model prints as text instead of making them; they are never shown."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from foxreader.core.message import ToolCall, ToolSpec

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

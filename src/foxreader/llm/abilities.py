"""What a model at its endpoint can do: found out once, in small requests, and stored.

A model's name is no help: the same model makes tool calls behind one server, prints them as text
behind another, and a third refuses tools. What later answers show corrects what is stored.
"""

from __future__ import annotations

import re
import secrets
import struct
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from foxreader.core.cancel import Cancel
from foxreader.core.errors import ModelError, Refused
from foxreader.core.message import (
    THOUGHTS,
    ChatModel,
    Done,
    Message,
    SentPicture,
    Thought,
    ToolCall,
    ToolSpec,
    Usage,
    stronger,
)
from foxreader.core.notice import Notice
from foxreader.llm.reply_data import parsed

Tier = Literal["tools", "prefetch", "schema", "plain"]
"""How a model is asked: with tools, which it calls; with tools, though it need not call them; with
a JSON schema; in plain words. Foxreader searches first for all four, and all answers go through
the same gate."""

TIERS: Mapping[Tier, Notice] = {
    "tools": Notice("model_calls_tools"),
    "prefetch": Notice("model_takes_tools"),
    "schema": Notice("model_keeps_schema"),
    "plain": Notice("model_cites_numbers"),
}
"""Each of them explained to the reader."""

Calls = Literal["made", "ignored", "printed", "refused"]
CALLS: tuple[Calls, ...] = ("made", "ignored", "printed", "refused")

ASSUMED: Tier = "prefetch"
"""The tier of an unknown model: it works without a call, and a refusal of tools is noticed."""

_ASK = (Message("user", "Reply with the one word: ready"),)
_TOOL = ToolSpec(
    "say_ready",
    "Say that you are ready.",
    {
        "type": "object",
        "properties": {"word": {"type": "string"}},
        "required": ["word"],
    },
    must=True,
)
_WORDS = ("kestrel", "plover")  # no model says these unless a schema forces it to
_SCHEMA = {
    "type": "object",
    "properties": {"word": {"enum": list(_WORDS)}},
    "required": ["word"],
    "additionalProperties": False,
}
_REPLY_TOKENS = 48
"""Tokens of a reply to these requests: a call or a word, and a little talk before it."""
_ROOM = 1_024
"""Tokens of a second try where the first was not enough to tell talk from reasoning: reasoning on
this request ends before that. Chosen, not measured."""
_LEAST_CAUGHT, _MOST_MARKED = 27, 2
"""Of thirty false claims an able second reader marks at least so many, of thirty true ones at most
so many."""
_MOST_UNTAGGED = 2
"""After this many answers in a row without any citation a model counts as weak: one may be chance.
"""


@dataclass(frozen=True, slots=True)
class ToldApart:
    """How a model did when it compared claims of ours with places: of ``false`` ones it marked
    ``caught``, of ``true`` ones ``marked``; ``by_odds``: by the odds of a token, not by what it
    wrote."""

    caught: int
    false: int
    marked: int
    true: int
    by_odds: bool = False

    @classmethod
    def read(cls, kept: object) -> ToldApart | None:
        """What was kept as ``asdict`` gives it; None for anything else."""
        if not isinstance(kept, Mapping):
            return None
        counts = [kept.get(name) for name in ("caught", "false", "marked", "true")]
        whole = [count for count in counts if isinstance(count, int) and count >= 0]
        if len(whole) != len(counts):
            return None
        caught, false, marked, true = whole
        return cls(caught, false, marked, true, kept.get("by_odds") is True)

    @property
    def right(self) -> int:
        """How many of all ``claims`` it told rightly."""
        return self.caught + self.true - self.marked

    @property
    def claims(self) -> int:
        """How many claims it was given."""
        return self.false + self.true

    @property
    def able(self) -> bool:
        """Whether it may read the reader's answers again without being asked to."""
        caught, spared = self.caught * 30 >= _LEAST_CAUGHT * self.false, self.true - self.marked
        return self.claims > 0 and caught and spared * 30 >= (30 - _MOST_MARKED) * self.true


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a model: what it does when it must call a tool, and whether it keeps to a
    JSON schema (None: never tried). ``untagged`` counts its last answers in a row without a
    citation. ``refused`` is what its endpoint refuses in a request, as ``Done`` has it, in order;
    ``thought`` how its reasoning comes (None: not known). ``told`` is how it did as a second reader
    (None: never tried), ``odds`` whether it says how likely its first tokens are (None: never
    asked), ``sees`` whether it read the digit in a picture (None: never shown one)."""

    calls: Calls
    schema: bool | None = None
    untagged: int = 0
    refused: tuple[str, ...] = ()
    thought: Thought | None = None
    told: ToldApart | None = None
    odds: bool | None = None
    sees: bool | None = None

    @classmethod
    def read(cls, kept: Mapping[str, object]) -> Known | None:
        """What was kept as ``asdict`` gives it; None for anything else."""
        calls, schema, untagged = (kept.get(name) for name in ("calls", "schema", "untagged"))
        held = next((one for one in CALLS if one == calls), None)
        if held is None or not isinstance(schema, bool | None) or not isinstance(untagged, int):
            return None
        listed = kept.get("refused")
        refused = listed if isinstance(listed, list | tuple) else ()
        thought = next((one for one in THOUGHTS if one == kept.get("thought")), None)
        told = ToldApart.read(kept.get("told"))
        odds, sees = (
            one if isinstance(one := kept.get(name), bool) else None for name in ("odds", "sees")
        )
        return cls(held, schema, untagged, tuple(map(str, refused)), thought, told, odds, sees)

    @property
    def weak(self) -> bool:
        """Whether it can use neither tools nor free text with citations. A model that makes calls
        is never weak, even where its answers lack citations."""
        if self.calls == "ignored":
            return self.untagged >= _MOST_UNTAGGED
        return self.calls != "made"

    @property
    def tier(self) -> Tier:
        """How to ask it."""
        if not self.weak:
            return "tools" if self.calls == "made" else "prefetch"
        return "schema" if self.schema else "plain"


UNKNOWN = Known("ignored")
"""What is known of a model before it was asked anything."""


@dataclass(frozen=True, slots=True)
class _Probe:
    """The reply to a small request: its text, how many calls it makes, and its end."""

    text: str
    calls: int
    done: Done


def forgotten(_known: Known) -> None:
    """Stores nothing."""


class Abilities:
    """What one model can do; asks it when that is first needed. ``keep`` gets each change."""

    def __init__(
        self,
        model: ChatModel,
        known: Known | None = None,
        keep: Callable[[Known], object] = forgotten,
    ) -> None:
        self.known = known
        self.usage = Usage()
        self._model = model
        self._keep = keep

    def tier(self, cancel: Cancel | None = None) -> Tier:
        """How to ask the model. If that is not known it is found out first; if that fails, the tier
        is the one assumed."""
        try:
            if self.known is None:
                self.find_calls(cancel)
            if self.known is not None and self.known.weak and self.known.schema is None:
                self.find_schema(cancel)
        except ModelError:
            return ASSUMED if self.known is None else self.known.tier
        return self.known.tier if self.known is not None else ASSUMED

    def renew(self, cancel: Cancel | None = None) -> Known:
        """Test again; raises a ``ModelError`` where the endpoint fails."""
        self.find_calls(cancel)
        self.find_schema(cancel)
        return self.find_sight(cancel)

    def find_calls(self, cancel: Cancel | None = None) -> Known:
        """Test whether it calls a tool; raises a ``ModelError`` where the endpoint fails. How it
        tells claims apart and whether it sees stay as they were: those are other tests."""
        before = self.known or UNKNOWN
        asked = self._asked_to_call(cancel)
        return self._note(replace(asked, told=before.told, sees=before.sees))

    def find_schema(self, cancel: Cancel | None = None) -> Known:
        """Test whether it keeps to a JSON schema; raises as above."""
        return self._note(replace(self.known or UNKNOWN, schema=self._bound(cancel)))

    def sees(self, cancel: Cancel | None = None) -> bool:
        """Whether it takes pictures; found out now if that is not known. Raises a ``ModelError``
        where the endpoint fails for another reason than the picture."""
        if self.known is None or self.known.sees is None:
            self.find_sight(cancel)
        return bool(self.known and self.known.sees)

    def find_sight(self, cancel: Cancel | None = None) -> Known:
        """Test whether it reads a digit in a picture; raises as above. A refusal is an answer."""
        digit = secrets.choice(_DIGITS)
        asked = (Message("user", _LOOK, pictures=(drawn(digit),)),)
        try:
            text = self._asked((), None, cancel, asked=asked).text
        except Refused as error:
            if error.code != NO_PICTURES:
                raise
            text = ""
        return self._note(replace(self.known or UNKNOWN, sees=set(_DIGIT.findall(text)) == {digit}))

    def learn(
        self,
        *,
        refused: frozenset[str] = frozenset(),
        called: Literal["", "made", "printed"] = "",
        bound: bool | None = None,
        tagged: bool | None = None,
        thought: Thought | None = None,
        told: ToldApart | None = None,
        odds: bool | None = None,
        sees: bool | None = None,
    ) -> None:
        """Update from what an answer showed: options refused, calls made or printed, whether it
        kept to a schema, whether it had citations, how its reasoning came, whether it gave odds or
        took a picture; or from how it told claims apart. What is not given stays as it was."""
        before = self.known or UNKNOWN
        learnt: dict[str, Any] = {
            "calls": _calls_after(before.calls, refused, called),
            "schema": False if "response_format" in refused else bound,
            "thought": None if thought is None else stronger(before.thought, thought),
            "told": told, "odds": odds, "sees": sees,
        }  # fmt: skip
        if tagged is not None:
            learnt["untagged"] = 0 if tagged else before.untagged + 1
        if refused - set(before.refused):
            learnt["refused"] = tuple(sorted(refused.union(before.refused)))
        known = replace(before, **{name: new for name, new in learnt.items() if new is not None})
        if known != before:
            self._note(known)

    def _note(self, known: Known) -> Known:
        self.known = known
        self._keep(known)
        return known

    def _asked_to_call(self, cancel: Cancel | None) -> Known:
        asked = self._asked((_TOOL,), None, cancel)
        if asked.done.truncated and asked.text and not asked.done.thought:
            asked = self._asked((_TOOL,), None, cancel, _ROOM)
        refused, thought = asked.done.refused, asked.done.thought
        calls: Calls = "printed" if _TOOL.name in asked.text else "ignored"
        if asked.calls:
            calls = "made"
        elif "tools" in refused:
            calls = "refused"
        told = None if asked.done.truncated and not thought else thought
        return Known(calls, refused=tuple(sorted(refused)), thought=told)

    def _bound(self, cancel: Cancel | None) -> bool:
        """Whether the model keeps to a schema that allows only words it was not asked for."""
        asked = self._asked((), _SCHEMA, cancel)
        try:
            value = parsed(asked.text)
        except ValueError:
            return False
        return isinstance(value, dict) and value.get("word") in _WORDS

    def _asked(
        self,
        tools: Sequence[ToolSpec],
        schema: dict[str, object] | None,
        cancel: Cancel | None,
        most: int = _REPLY_TOKENS,
        asked: Sequence[Message] = _ASK,
    ) -> _Probe:
        """The reply to one small request."""
        text: list[str] = []
        calls, done = 0, Done(Usage())
        for piece in self._model.stream(
            asked, tools=tools, json_schema=schema, max_tokens=most, cancel=cancel
        ):
            if isinstance(piece, Done):
                self.usage += piece.usage
                done = piece
            elif isinstance(piece, ToolCall):
                calls += 1
            else:
                text.append(piece)
        return _Probe("".join(text), calls, done)


def _calls_after(
    before: Calls, refused: frozenset[str], called: Literal["", "made", "printed"]
) -> Calls:
    if "tools" in refused:
        return "refused"
    return called if called and before != "made" else before


# Sight: one digit, drawn by us, which no model can know without seeing it

_LOOK = "Which digit does the picture show? Reply with that digit alone."
_DIGITS = "2469"
"""The digits that are drawn: a model that sees nothing guesses 7, 5, 3 or 8. Chosen."""
_DIGIT = re.compile(r"[0-9]")
NO_PICTURES = "no_pictures"
"""The code of the refusal of a picture."""
_LEVELS, _THICK, _WIDE, _ROUND = (24, 72, 120), 14, 48, 24
"""Of the drawing, in pixels: the height of each bar, how thick and how wide one is, and the edge.
Some models take nothing smaller than 28 by 28."""
_SEGMENTS: Mapping[str, str] = {
    "0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc",
    "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abcdfg",
}  # fmt: skip
"""The bars of each digit as on a pocket calculator: "a" at the top, then clockwise, "g" across."""


def drawn(digit: str) -> SentPicture:
    """A picture of ``digit``, black on white, as a PNG file."""
    top, middle, foot = _LEVELS
    left, right = _ROUND, _ROUND + _WIDE
    bars = {
        "a": (left, top, right, top), "g": (left, middle, right, middle),
        "d": (left, foot, right, foot), "f": (left, top, left, middle),
        "b": (right, top, right, middle), "e": (left, middle, left, foot),
        "c": (right, middle, right, foot),
    }  # fmt: skip
    width, height = right + _THICK + _ROUND, foot + _THICK + top
    rows = [bytearray(b"\xff" * width) for _ in range(height)]
    for x0, y0, x1, y1 in (bars[name] for name in _SEGMENTS[digit]):
        for row in rows[y0 : y1 + _THICK]:
            row[x0 : x1 + _THICK] = bytes(x1 + _THICK - x0)
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + row for row in rows))
    parts = ((b"IHDR", head), (b"IDAT", data), (b"IEND", b""))
    return SentPicture("image/png", b"\x89PNG\r\n\x1a\n" + b"".join(map(_chunk, parts)))


def _chunk(part: tuple[bytes, bytes]) -> bytes:
    """A piece of a PNG file, with its length and checksum."""
    kind, data = part
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

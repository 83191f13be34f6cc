"""Leaves a model's reasoning out of its reply, and reads replies in OpenAI's Harmony format.

Servers are to separate the two; those that do not pass on ``<think>…</think>``, the same without
its opening where the prompt's template wrote that, or the tokens of gpt-oss (``<|channel|>final``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from foxreader.core.errors import ModelError
from foxreader.core.message import Piece, Thought, ToolCall, stronger

_NAMES = ("think", "thinking", "thought", "reasoning")
_CHANNELS = ("analysis", "commentary", "final")
_TOKENS = ("start", "channel", "constrain", "message", "end", "return", "call")
_OPENINGS = frozenset([*(f"<{name}>" for name in _NAMES), "[think]"])
_CLOSINGS = frozenset([*(f"</{name}>" for name in _NAMES), "[/think]"])
# A server that shows only part of a reply's tokens begins it with the bare name of a channel.
_BARE = {f"{name}<|message|>": name for name in _CHANNELS}
_MARKERS = (*_OPENINGS, *_CLOSINGS, *_BARE, *(f"<|{name}|>" for name in _TOKENS))
_MARKER = re.compile(
    "|".join(map(re.escape, sorted(_MARKERS, key=len, reverse=True))), re.IGNORECASE
)
_LONGEST = max(map(len, _MARKERS))
_BEGIN = frozenset(marker[0] for marker in _MARKERS)
_RECIPIENT = re.compile(r"to=(?:functions\.)?(\w+)")


def begins_thought(token: str) -> bool:
    """Whether ``token``, the first one of a reply, is or begins a marker of reasoning."""
    said = token.strip().lower()
    return bool(said) and any(m.startswith(said) or said.startswith(m) for m in _MARKERS)


class ThoughtFilter:
    """Passes on the text of one reply without its reasoning, however it is cut into pieces.

    ``known`` is how the model's reasoning came so far. A closing tag without an opening one shows
    only at the end of the reasoning that all before it was that. So the text is held back up to
    that tag if the model is known to do this, and to the end of the reply if nothing is known.
    """

    def __init__(self, known: Thought | None) -> None:
        self.found: Thought = ""
        self._known = known
        self._holding = known in (None, "unopened")
        self._held: list[str] = []
        self._unread = ""  # may begin with a part of a marker
        self._before = ""  # the character before it
        self._inside = ""  # "thought", "analysis", "header", "call", or "" in the answer
        self._header = ""
        self._call: list[str] = []
        self._name = ""
        self._calls = 0
        self._after_thought = False

    def feed(self, text: str) -> Iterator[str | ToolCall]:
        """What of the reply is certainly no reasoning; a call of the Harmony format when whole."""
        self._unread += text
        yield from self._read(final=False)

    def end(self, *, truncated: bool) -> Iterator[str | ToolCall]:
        """The rest. A ``truncated`` reply of a model that gives its reasoning a closing tag only,
        and did not come to that, is all reasoning."""
        yield from self._read(final=True)
        if self._inside == "call" and not truncated:
            yield self._whole_call()
        if self._holding and self._known == "unopened" and truncated:
            self.found = "unopened"
            self._held.clear()
        yield from self._released()

    def _read(self, *, final: bool) -> Iterator[str | ToolCall]:
        at = waiting = 0
        while match := _MARKER.search(self._unread, at):
            before = self._unread[match.start() - 1] if match.start() else self._before
            after = self._unread[match.end() : match.end() + 1]
            if before == "`" and not after and not final:
                waiting = len(self._unread) - match.start()
                break
            if before == after == "`":  # code: the text speaks of the tag
                at = match.end()
                continue
            yield from self._text(self._taken(match.start()))
            yield from self._marker(self._taken(len(match[0])).lower())
            at = 0
        kept = 0 if final else waiting or self._part_of_marker(at)
        yield from self._text(self._taken(len(self._unread) - kept))

    def _part_of_marker(self, after: int) -> int:
        """How many characters at the end of the unread text may be the beginning of a marker."""
        tail = self._unread[after:][-_LONGEST:].lower()
        starts = [at for at, character in enumerate(tail) if character in _BEGIN]
        return next(
            (len(tail) - at for at in starts if any(m.startswith(tail[at:]) for m in _MARKERS)), 0
        )

    def _taken(self, count: int) -> str:
        taken, self._unread = self._unread[:count], self._unread[count:]
        self._before = taken[-1:] or self._before
        return taken

    def _text(self, text: str) -> Iterator[str]:
        if self._inside == "header":
            self._header += text
        elif self._inside == "call":
            self._call.append(text)
        elif self._inside == "" and text:
            if self._after_thought:
                text = text.lstrip()
                self._after_thought = not text
            if self._holding:
                self._held.append(text)
            elif text:
                yield text

    def _marker(self, marker: str) -> Iterator[str | ToolCall]:
        if marker in _OPENINGS:
            if self._inside == "":
                self.found = stronger(self.found, "apart")
                self._inside = "thought"
                if not "".join(self._held).strip():
                    self._held.clear()
                    self._holding = False
        elif marker in _CLOSINGS:
            if self._inside == "":
                self._end_unopened()
            elif self._inside == "thought":
                self._inside, self._after_thought = "", True
        elif self._inside != "thought":
            yield from self._token(marker)

    def _end_unopened(self) -> None:
        """All up to here was reasoning. What was passed on cannot be taken back."""
        self.found = "unopened"
        self._held.clear()
        self._holding, self._after_thought = False, True

    def _token(self, marker: str) -> Iterator[str | ToolCall]:
        """One of the tokens of the Harmony format, or a channel's bare name with the next."""
        self.found = stronger(self.found, "apart")
        before = self._header if self._inside == "header" else ""
        if marker in _BARE or marker == "<|message|>":
            yield from self._begin(before + _BARE.get(marker, ""))
        elif marker in ("<|start|>", "<|channel|>", "<|constrain|>"):
            if self._inside == "call":
                yield self._whole_call()
            self._header, self._inside = f"{before} ", "header"
        elif self._inside == "call":
            yield self._whole_call()
        else:
            self._inside = ""

    def _begin(self, header: str) -> Iterator[str]:
        """The message of a header begins: the answer, a call of a tool, or reasoning."""
        recipient = _RECIPIENT.search(header)
        if recipient:
            self._name, self._call, self._inside = recipient[1], [], "call"
        elif "analysis" in header or "commentary" in header:
            self._inside = "analysis"
        else:
            self._inside, self._after_thought = "", True
            yield from self._released()

    def _whole_call(self) -> ToolCall:
        self._calls += 1
        arguments = "".join(self._call).strip() or "{}"
        self._inside = ""
        return ToolCall(f"harmony_{self._calls}", self._name, arguments)

    def _released(self) -> Iterator[str]:
        """What was held back, as it came, and from now on nothing more."""
        self._holding = False
        yield from filter(None, self._held)
        self._held.clear()


def without_thought(pieces: Iterator[Piece], known: Thought | None) -> Iterator[Piece]:
    """``pieces`` of a reply without its reasoning; Done says how that came."""
    filter_ = ThoughtFilter(known)
    try:
        for piece in pieces:
            if isinstance(piece, str):
                yield from filter_.feed(piece)
            elif isinstance(piece, ToolCall):
                yield piece
            else:
                yield from filter_.end(truncated=piece.truncated)
                yield replace(piece, thought=stronger(piece.thought, filter_.found))
    except ModelError:
        # What came before counts, as it does for a model that does not reason.
        yield from filter_.end(truncated=True)
        raise

"""Requests to one model: how their tokens are divided, sending them, and what they cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from foxreader.answer import prompt
from foxreader.answer.routing import Path
from foxreader.core.cancel import Cancel
from foxreader.core.errors import BadReply, CutOff, FoxError, Withheld
from foxreader.core.message import (
    ChatModel,
    Done,
    Message,
    Thought,
    ToolCall,
    ToolSpec,
    Usage,
    estimate,
    stronger,
)

# A request's tokens, divided so that nothing in it is cut at random

_PER_MESSAGE = 8
"""Estimated tokens of a message beside its text (role, separators). Chosen, not measured."""
_LEAST = 150
"""The fewest tokens for passages, even if the rest fills the context. Chosen, not measured."""
# The number of passages follows Zorxido: 5 for a question, 10 if it names nothing, 15 for reasons.
# An overview takes what fits.
_PASSAGE = 520
"""Estimated tokens of a passage with the tags of its sentences. Chosen, not measured."""
_PASSAGES = {
    "specific": 5, "selection": 5, "broad": 10, "deep": 15, "highlights": 15, "overview": 30,
}  # fmt: skip
# What is left is for the results of tools: an overview, too, can be looked into.
_SHARE = {
    "specific": 0.6, "selection": 0.6, "broad": 0.75, "deep": 0.85, "highlights": 0.85,
    "overview": 0.8,
}  # fmt: skip
_LARGE_FIRST = 7_600
"""The most tokens of first passages for a large context, on every path: with short names they hold
what 8,000 did with tags. A sure search takes less, ``toolbox._SURE``. The rest is left to the
results of tools, which the model chooses itself."""
# More passages cost time and money and find little (of the right passages 91 % are among the first
# 5, 95 % among 10), and many passages confuse a model.
_NORMAL = 8_000
"""The most tokens of a prompt for a context up to ``LARGE_CONTEXT``. Chosen; see above."""
LARGE_CONTEXT = 16_384
"""A model with a larger context (tokens) gets longer prompts: it reads them well, and the passages
that decide why and how questions stand far apart. Chosen, not measured."""
_LARGE_SHARE = 0.6
"""The share of a large context that a prompt takes: 19,700 of 32,768 tokens. Chosen, not
measured."""
_LARGE = 20_000
"""The most tokens of a prompt for a large context: each round sends them again. Chosen, not
measured."""
_SMALL_CONTEXT = 6_000
"""A model with a smaller context (tokens) gets shorter prompts. Chosen, not measured."""
WHOLE_RULES = 8_000
"""With fewer tokens of a prompt the rules are shortened: at 6,144 the whole ones cost the room of
half a tool result. Chosen, not measured."""
_SMALL = 3_000
"""The most tokens of a prompt for such a model. Chosen, not measured."""
_EACH_RESULT, _LARGE_RESULT = 1_600, 3_900
"""The most tokens of one tool result, with a context up to ``LARGE_CONTEXT`` and with a larger one.
Chosen, not measured."""
_FEW_ROUNDS, _MANY_ROUNDS = 3, 5
"""The most replies of a model to one question, with a context up to ``LARGE_CONTEXT`` and with a
larger one; for the last one no tools are offered. Chosen, not measured."""
_LEAST_RESULT = 250
"""With fewer tokens left no further tool is called. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Estimated tokens: for the reply, for passages in all, for the first of them, and for each
    result of a tool. ``rounds`` is the most replies of the model to the question."""

    reply: int
    passages: int
    first: int
    result: int
    rounds: int

    def for_result(self, spent: int) -> int:
        """Tokens for the next result after ``spent`` tokens were used; 0 if too few are left."""
        left = self.passages - spent
        return min(left, self.result) if left >= _LEAST_RESULT else 0

    def halved(self, spent: int) -> Budget:
        """Half of what was ``spent``, for an endpoint with a smaller context than stated."""
        half = max(_LEAST, min(self.first, spent) // 2)
        return Budget(self.reply // 2, half, half, half, 1)


def prompt_room(context: int) -> int:
    """The most tokens of a prompt for a model with a context of ``context`` tokens."""
    if context > LARGE_CONTEXT:
        return min(_LARGE, int(_LARGE_SHARE * context))
    most = _SMALL if context < _SMALL_CONTEXT else _NORMAL
    return min(most, context - _reply_room(context))


def most_rounds(context: int) -> int:
    """The most replies of a model to one question."""
    return _MANY_ROUNDS if context > LARGE_CONTEXT else _FEW_ROUNDS


def _reply_room(context: int) -> int:
    """The most tokens of the reply: a quarter of the context, 128 to 2,048."""
    return max(128, min(2_048, context // 4))


def history_room(context: int) -> int:
    """The most tokens of earlier turns in a prompt: a quarter of it."""
    return min(context, prompt_room(context)) // 4


def share_out(
    context: int,
    path: Path,
    fixed: Sequence[str],
    history: Sequence[Message],
    *,
    broad: bool = False,
) -> Budget:
    """The budget for a model of ``context`` tokens, after ``fixed`` texts and the history.

    ``broad``: the question names no person or thing, so it gets more passages.
    """
    taken = sum(estimate(text) + _PER_MESSAGE for text in fixed) + size(history)
    room = prompt_room(context)
    passages = max(_LEAST, room - taken)
    kind = "broad" if broad and path == "specific" else path
    portion = _SHARE.get(kind, _SHARE["specific"])
    first = max(_LEAST, min(int(passages * portion), _most_first(context, kind)))
    each = _LARGE_RESULT if context > LARGE_CONTEXT else _EACH_RESULT
    return Budget(_reply_room(context), passages, first, each, most_rounds(context))


def _most_first(context: int, kind: str) -> int:
    """The most tokens of the first passages, on a path or for a broad question."""
    if context > LARGE_CONTEXT:
        return _LARGE_FIRST
    return _PASSAGES.get(kind, _PASSAGES["specific"]) * _PASSAGE


def size(messages: Sequence[Message]) -> int:
    """Estimated tokens of ``messages``."""
    return sum(estimate(m.text) + _PER_MESSAGE for m in messages)


# Sending

_LEAST_READ = 0.3
"""If an endpoint reports fewer prompt tokens than this share of our estimate, it cut the prompt. No
measured tokenizer gives less for prose: Hindi with the largest vocabulary .31, English .66."""
_LEAST_COUNTED = 256
"""A report of fewer tokens is ignored: the endpoint had most of the request cached and counts only
the rest. Chosen, not measured."""


def is_of_request(error: FoxError) -> bool:
    """Whether another request may do where one failed so: it was refused as it was, or its reply
    was none. A wrong key, an account used up and the like are the reader's to put right."""
    if isinstance(error, Withheld):
        return False
    return isinstance(error, BadReply | CutOff) or error.code == "request_refused"


class Requester:
    """Sends requests and yields the replies. ``cut_off``: a message if the last reply ended early.
    ``unread``: a message if the endpoint read only part of a request. ``refused``: the options it
    does not accept. ``thought``: how the model's reasoning came; None if no reply has told.
    ``carried``: what the last reply carried, for the endpoint alone."""

    def __init__(
        self, model: ChatModel, temperature: float = 0.0, cancel: Cancel | None = None
    ) -> None:
        self.usage = Usage()
        self.cut_off = ""
        self.unread = ""
        self.refused: frozenset[str] = frozenset()
        self.thought: Thought | None = None
        self.carried = ""
        self._model = model
        self._temperature = temperature
        self._cancel = cancel

    def send(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[ToolSpec] = (),
        json_schema: Mapping[str, object] | None = None,
        max_tokens: int | None = None,
    ) -> Iterator[str | ToolCall]:
        """The text and the calls of a reply as they arrive. Raises what the model raises."""
        for piece in self._model.stream(
            messages, tools=tools, json_schema=json_schema, temperature=self._temperature,
            max_tokens=max_tokens, cancel=self._cancel,
        ):  # fmt: skip
            if isinstance(piece, Done):
                self.usage += piece.usage
                self.carried = piece.carried
                self.refused |= piece.refused
                if piece.thought or not piece.truncated:
                    self.thought = stronger(self.thought, piece.thought)
                self.cut_off = prompt.TOO_LONG if piece.truncated else ""
                self._note_unread(size(messages), piece.usage.prompt)
            else:
                yield piece

    def _note_unread(self, sent: int, read: int) -> None:
        """Set ``unread`` if the endpoint reports too few tokens: some servers silently cut a prompt
        from the front, the rules first."""
        if _LEAST_COUNTED <= read < _LEAST_READ * sent:
            self.unread = prompt.unread(read, sent)

"""Sends the requests of one question to one model; counts the cost and notes cut-off prompts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from foxreader.answer import prompt
from foxreader.answer.turn.budget import size
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
    stronger,
)

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

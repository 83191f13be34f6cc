"""A model whose every request is allowed before it is sent and counted after."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from foxreader.core.cancel import Cancel
from foxreader.core.errors import ContextTooSmall, Refused, Unreachable
from foxreader.core.message import (
    ChatModel,
    Done,
    FirstToken,
    Message,
    Odds,
    Piece,
    ToolSpec,
    Usage,
    billed,
)

UNBILLED = (Refused, Unreachable, ContextTooSmall)
"""Failures of a request that did no work: nothing is counted for them."""


class Counted:
    """A ``ChatModel`` around another.

    ``allow`` may raise before anything is sent; ``count`` is called with the tokens of each:
    what the endpoint reports, else an estimate, also for a reply that was cut off.
    """

    def __init__(
        self, model: ChatModel, allow: Callable[[], None], count: Callable[[Usage], None]
    ) -> None:
        self._model, self._allow, self._count = model, allow, count

    @property
    def name(self) -> str:
        """The model's name, as the reader chose it."""
        return self._model.name

    @property
    def context(self) -> int:
        """How many tokens a request may have, the reply included."""
        return self._model.context

    def stream(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[ToolSpec] = (),
        json_schema: Mapping[str, object] | None = None,
        temperature: float = 0.0,
        max_tokens: int | None = None,
        cancel: Cancel | None = None,
    ) -> Iterator[Piece]:
        """Send one request and yield the reply, once it is allowed."""
        if cancel is not None:
            cancel.check()
        self._allow()
        usage, text, did_work = Usage(calls=1), [], True
        try:
            for piece in self._model.stream(
                messages, tools=tools, json_schema=json_schema, temperature=temperature,
                max_tokens=max_tokens, cancel=cancel,
            ):  # fmt: skip
                if isinstance(piece, Done):
                    usage = piece.usage
                elif isinstance(piece, str):
                    text.append(piece)
                yield piece
        except UNBILLED:
            did_work = bool(usage.tokens)  # else the request was not carried out
            raise
        finally:
            if did_work:
                self._count(billed(usage, messages, "".join(text)))


class CountedOdds(Counted):
    """An ``Odds`` model around another; as ``Counted``."""

    def __init__(
        self, model: Odds, allow: Callable[[], None], count: Callable[[Usage], None]
    ) -> None:
        super().__init__(model, allow, count)
        self._odds = model

    def first_token(self, messages: Sequence[Message], cancel: Cancel | None = None) -> FirstToken:
        """Send one request for a reply of one token, once it is allowed."""
        if cancel is not None:
            cancel.check()
        self._allow()
        usage = Usage(calls=1)
        try:
            first = self._odds.first_token(messages, cancel)
            usage = first.usage
        except UNBILLED:
            usage = Usage()  # it was not carried out
            raise
        finally:
            if usage.calls:
                self._count(billed(usage, messages, ""))
        return first

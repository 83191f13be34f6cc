"""A model file as a model: asked at the server that runs it, which is started for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from foxreader.core.cancel import Cancel
from foxreader.core.errors import CutOff, Unreachable
from foxreader.core.message import Done, FirstToken, Message, Piece, Provider, ToolSpec, stronger
from foxreader.llm.abilities import UNKNOWN, Known
from foxreader.llm.local_server import LocalServers, Serving
from foxreader.llm.wire import WireLog

if TYPE_CHECKING:
    from foxreader.llm.client import OpenAIModel


class LocalModel:
    """An ``Odds`` model of a file. What was learnt of it outlives the process that runs it."""

    def __init__(
        self,
        provider: Provider,
        servers: LocalServers,
        wire: WireLog | None = None,
        known: Known | None = None,
    ) -> None:
        self.name, self.context = provider.model, provider.context
        self._provider, self._servers, self._wire = provider, servers, wire
        self._known = known or UNKNOWN

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
        """Send one request and yield the reply; the last piece is a Done. Where the process has
        died before the first piece, it is started again and asked once more."""
        for last in (False, True):
            begun = False
            with self._servers.serving(self._provider, cancel) as there:
                try:
                    for piece in self._at(there).stream(
                        messages, tools=tools, json_schema=json_schema, temperature=temperature,
                        max_tokens=max_tokens, cancel=cancel,
                    ):  # fmt: skip
                        begun = True
                        yield self._noted(piece) if isinstance(piece, Done) else piece
                    return
                except (CutOff, Unreachable):
                    if begun or last or not there.died():
                        raise

    def first_token(self, messages: Sequence[Message], cancel: Cancel | None = None) -> FirstToken:
        """Send one request for a reply of one token; once more where the process has died."""
        with self._servers.serving(self._provider, cancel) as there:
            try:
                return self._at(there).first_token(messages, cancel)
            except (CutOff, Unreachable):
                if not there.died():
                    raise
        with self._servers.serving(self._provider, cancel) as there:
            return self._at(there).first_token(messages, cancel)

    def _at(self, there: Serving) -> OpenAIModel:
        from foxreader.llm.client import OpenAIModel  # noqa: PLC0415 -- takes 0.15 s to import

        return OpenAIModel(there.provider, there.key, self._wire, self._known)

    def _noted(self, done: Done) -> Done:
        thought = self._known.thought
        if done.thought or not done.truncated:
            thought = stronger(thought, done.thought)
        refused = tuple(sorted({*self._known.refused, *done.refused}))
        self._known = replace(self._known, thought=thought, refused=refused)
        return done

"""The requests of one question to one model: what they cost, and what they tell of the endpoint."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from foxreader.answer import prompt
from foxreader.answer.turn.budget import size
from foxreader.core.cancel import Cancel
from foxreader.core.message import ChatModel, Done, Message, ToolCall, ToolSpec, Usage

# No tokenizer that was measured makes less of prose: Hindi with the largest vocabulary comes to .31
# of the estimate, English to .66.
_LEAST_READ = 0.3
# So small a number is what an endpoint read anew of a request it had kept most of.
_LEAST_COUNTED = 256


class Line:
    """Sends requests and yields what is said. ``cut_off`` says that the last reply ended early,
    ``unread`` that the endpoint read less of a request than it was sent, ``refused`` are the
    options it does not take."""

    def __init__(
        self, model: ChatModel, temperature: float = 0.0, cancel: Cancel | None = None
    ) -> None:
        self.usage = Usage()
        self.cut_off = ""
        self.unread = ""
        self.refused: frozenset[str] = frozenset()
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
        """The text and the calls of a reply as they come; raises what the model raises."""
        for piece in self._model.stream(
            messages, tools=tools, json_schema=json_schema, temperature=self._temperature,
            max_tokens=max_tokens, cancel=self._cancel,
        ):  # fmt: skip
            if isinstance(piece, Done):
                self.usage += piece.usage
                self.refused |= piece.refused
                self.cut_off = prompt.TOO_LONG if piece.truncated else ""
                self._note_unread(size(messages), piece.usage.prompt)
            else:
                yield piece

    def _note_unread(self, sent: int, read: int) -> None:
        """Some servers cut a prompt from the front, the rules first, and answer as if all were
        well; what they report having read gives it away."""
        if _LEAST_COUNTED <= read < _LEAST_READ * sent:
            self.unread = prompt.unread(read, sent)

"""The result of a tool call, and the results that one conversation keeps."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol

from foxreader.core.cancel import Cancel
from foxreader.core.events import Searched
from foxreader.core.message import ChatModel, Usage, estimate
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.semantic import Semantic


@dataclass(frozen=True, slots=True)
class ToolResult:
    """The result of a tool call.

    ``units`` are the spans of exactly the tags in ``text``, ``summary`` is a line for the reader,
    ``usage`` what the call's own requests to a model cost.
    """

    text: str
    units: tuple[Span, ...]
    summary: str
    searched: Searched
    usage: Usage = field(default_factory=Usage)
    failure: str = ""
    """Why the semantic search failed, as a sentence; "" if it did not fail."""
    proven: bool = True
    """Whether its passages are evidence (N3), not only candidates that a model asked for."""


Help = Literal["none", "unsure", "always"]
"""When the program's own search has the model name queries: never, where full text holds little of
the question, always (and then the model also orders what was found)."""


class Tools(Protocol):
    """The tools over one book or several, and the program's own search."""

    def search(
        self, question: Question, cancel: Cancel | None = None, *, help_: Help = "none",
        last: str = "",
    ) -> ToolResult:  # fmt: skip
        """The evidence for ``question``; without evidence the result has no units.

        ``help_`` says when the model may add queries, ``last`` is the turn before.
        """
        ...

    def candidates(self, queries: Sequence[str], cancel: Cancel | None = None) -> ToolResult:
        """What a model's ``queries`` find together: any term may match."""
        ...

    def queries(
        self, question: Question, cancel: Cancel | None = None, *, last: str = ""
    ) -> tuple[Sequence[str], Usage]:
        """Queries for ``question`` by the model in the book's language, and what asking cost."""
        ...

    def call(
        self, name: str, arguments: str, cancel: Cancel | None = None, *,
        sent: Collection[Span] = (),
    ) -> ToolResult:  # fmt: skip
        """Runs a tool with JSON ``arguments``. Raises ``ToolError``, which says what is wrong.

        What is read on from a place leaves out the units in ``sent``.
        """
        ...


class MakeTools(Protocol):
    """Makes the tools over the books of a conversation: one or several."""

    def __call__(
        self,
        model: ChatModel | None,
        scope: Scope,
        *,
        budget: int,
        semantic: Semantic | None = None,
        results: Results | None = None,
    ) -> Tools:
        """The tools within ``scope``.

        ``model`` is the model they may ask, ``budget`` the most estimated tokens of a result's
        text, ``semantic`` the semantic search if it is on, ``results`` the conversation's earlier
        results.
        """
        ...


class Results:
    """The results of one conversation (T10), so that the same call is not made twice."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Scope, str, str], tuple[int, ToolResult]] = {}

    def get(self, scope: Scope, name: str, values: str, budget: int) -> ToolResult | None:
        """An earlier result of the same call with no usage, or None.

        It must fit ``budget`` and have been made for at least half of it: one that was cut for
        less room would leave out text that there is room for now.
        """
        made_for, result = self._kept.get((scope, name, values), (0, None))
        if result is None or 2 * made_for < budget or estimate(result.text) > budget:
            return None
        return replace(result, usage=Usage())

    def put(self, scope: Scope, name: str, values: str, budget: int, result: ToolResult) -> None:
        """Keeps the result of a call that was made within ``budget``."""
        self._kept[scope, name, values] = (budget, result)

"""What a tool gives back, and what tools gave back in one conversation."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Protocol

from foxreader.core.cancel import Cancel
from foxreader.core.events import Searched
from foxreader.core.message import ChatModel, Usage
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.core.tokens import estimate
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.semantic.vector_search import Semantic


@dataclass(frozen=True, slots=True)
class ToolResult:
    """What a tool gives back; ``units`` are exactly the spans whose tags stand in ``text``."""

    text: str
    units: tuple[Span, ...]
    summary: str
    searched: Searched
    usage: Usage = field(default_factory=Usage)
    failure: str = ""
    """Why meaning was not searched though it should have been; "" where nothing failed."""


class Tools(Protocol):
    """The tools over what is read for a question, and the host's own search."""

    def search(
        self, question: Question, cancel: Cancel | None = None, *, deep: bool = False
    ) -> ToolResult:
        """The evidence for ``question``; without any, no text."""
        ...

    def call(self, name: str, arguments: str, cancel: Cancel | None = None) -> ToolResult:
        """Run a tool on the JSON ``arguments``; a ``ToolError`` says what was wrong with them."""
        ...


class MakeTools(Protocol):
    """Makes the tools over what a conversation is about: one book, or several."""

    def __call__(
        self,
        model: ChatModel | None,
        scope: Scope,
        *,
        budget: int,
        semantic: Semantic | None = None,
        results: Results | None = None,
    ) -> Tools:
        """The tools within ``scope``. ``budget`` is how many estimated tokens the text of a result
        may have; ``model`` is the one they may ask.
        """
        ...


class Results:
    """The results of one conversation (T10): what was found once is not looked for again."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Scope, str, str], tuple[int, ToolResult]] = {}

    def get(self, scope: Scope, name: str, values: str, budget: int) -> ToolResult | None:
        """An earlier result of that call, free of charge, where it fits ``budget`` and nearly
        fills it: one that was cut for half the room would withhold what there is room for now.
        """
        made_for, result = self._kept.get((scope, name, values), (0, None))
        if result is None or 2 * made_for < budget or estimate(result.text) > budget:
            return None
        return replace(result, usage=Usage())

    def put(self, scope: Scope, name: str, values: str, budget: int, result: ToolResult) -> None:
        """Keep what a call gave within ``budget``."""
        self._kept[scope, name, values] = (budget, result)

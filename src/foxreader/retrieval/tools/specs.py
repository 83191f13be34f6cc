"""The tools a model may call: how they are described to it, and what a call results in."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol

from foxreader.core.cancel import Cancel
from foxreader.core.errors import ToolError
from foxreader.core.events import Searched
from foxreader.core.message import ChatModel, ToolSpec, Usage, estimate
from foxreader.core.plain_data import read_json
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.semantic import Semantic

# Results


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


# Parameters and arguments

_LONGEST = 2_000
"""The most characters of a text argument; the rest is cut off. Chosen, not measured."""

Values = dict[str, Any]


@dataclass(frozen=True, slots=True)
class TextParameter:
    """A text argument. An optional one that is not given is "". One whose name says all has no
    description."""

    description: str = ""
    optional: bool = False

    def schema(self) -> Mapping[str, object]:
        """The argument as JSON schema."""
        told = {"description": self.description} if self.description else {}
        return {"type": "string", **told}

    def read(self, value: object) -> str | None:
        """``value`` as text, stripped and cut; None if it is required and empty or not text."""
        if isinstance(value, int | float) and not isinstance(value, bool):
            value = str(value)
        text = value.strip()[:_LONGEST] if isinstance(value, str) else ""
        return text or ("" if self.optional else None)


@dataclass(frozen=True, slots=True)
class CountParameter:
    """An optional whole number, clamped to ``least`` to ``most``; ``usual`` is the default."""

    description: str
    least: int
    most: int
    usual: int
    optional: bool = True

    def schema(self) -> Mapping[str, object]:
        """The argument as JSON schema."""
        bounds = {"minimum": self.least, "maximum": self.most}
        return {"type": "integer", "description": self.description, **bounds}

    def read(self, value: object) -> int:
        """``value`` as a number within its bounds; the default if it is not a number."""
        try:
            number = int(str(value))
        except ValueError:
            number = self.usual
        return min(self.most, max(self.least, number))


Parameter = TextParameter | CountParameter


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool's name, what it is for, and its parameters."""

    name: str
    description: str
    parameters: Mapping[str, Parameter]

    @property
    def spec(self) -> ToolSpec:
        """The tool as it is described to a model."""
        schema: dict[str, object] = {
            "type": "object",
            "properties": {key: p.schema() for key, p in self.parameters.items()},
            "required": [key for key, p in self.parameters.items() if not p.optional],
            "additionalProperties": False,
        }
        return ToolSpec(self.name, self.description, schema)

    def read(self, arguments: str) -> Values:
        """The checked values of a call's JSON ``arguments``.

        Raises ``ToolError``, whose message says what is wrong and how to call the tool.
        """
        try:
            given = read_json(arguments or "{}")
        except ValueError as error:
            raise ToolError(f"The arguments of {self.name} are not JSON. {self._usage}") from error
        if not isinstance(given, dict):
            raise ToolError(f"The arguments of {self.name} must be a JSON object. {self._usage}")
        values: Values = {}
        for key, parameter in self.parameters.items():
            value = parameter.read(given.get(key))
            if value is None:
                wanted = f"{self.name} needs {key!r} as text that is not empty."
                raise ToolError(f"{wanted} {self._usage}")
            values[key] = value
        return values

    @property
    def _usage(self) -> str:
        example = {key: "…" for key, p in self.parameters.items() if not p.optional}
        return f"Call {self.name} with {json.dumps(example, ensure_ascii=False)}."


def find_tool(tools: Sequence[Tool], name: str) -> Tool:
    """The tool with that name. Raises ``ToolError``, which lists the tools, if there is none."""
    for tool in tools:
        if tool.name == name:
            return tool
    known = ", ".join(tool.name for tool in tools)
    raise ToolError(f"There is no tool {name!r}. The tools are: {known}.")


# The tools

_SMALL = 6_000
"""Tokens of context. A smaller model is offered the first three tools only, because the
descriptions of all would take too much of its context. Chosen, not measured."""

_WHERE = TextParameter(
    'A part of the book, such as "chapter 7".',
    optional=True,
)

TOOLS = (
    Tool(
        "get_related_segment_summaries",
        "The text of parts whose title or summary fits where no sentence has the words: themes, "
        "developments, why.",
        {"question": TextParameter()},
    ),
    Tool(
        "get_full_book_segment_summaries",
        "The summaries of all parts in order: overviews, structure, themes of the whole book.",
        {},
    ),
    Tool(
        "text_search",
        "Full-text search for names, terms and exact phrases (in double quotes).",
        {"query": TextParameter("In the book's language."), "scope": _WHERE},
    ),
    Tool(
        "concept_map_lookup",
        "Where a person, place, theme or event occurs, with whom, and a sentence for each chapter.",
        {"name": TextParameter()},
    ),
    Tool(
        "chapter_summary_get",
        "The summary of a chapter.",
        {"chapter": TextParameter("Its number or title.")},
    ),
    Tool(
        "book_synopsis_get",
        "A short synopsis of the book by its chapters.",
        {},
    ),
    Tool(
        "chunk_get",
        "Read on: the text from a place forward, without what you were sent, and the ids of the "
        "chunks before and after.",
        {
            "location": TextParameter(
                "A tag in its brackets, a chunk's id, a chapter or section by number or heading."
            )
        },
    ),
)
"""The most useful first; a model with a small context is offered only the first three."""

SEMANTIC = Tool(
    "semantic_search",
    "Search by meaning rather than words: passages for ideas that the book may put in other words.",
    {
        "query": TextParameter("What the passage should be about."),
        "scope": _WHERE,
        "k": CountParameter("How many passages.", 1, 20, 8),
    },
)


def specs_for(context: int, *, semantic: bool = False) -> tuple[ToolSpec, ...]:
    """The tools offered to a model with ``context`` tokens; ``semantic`` adds semantic search."""
    offered = TOOLS if context >= _SMALL else TOOLS[:3]
    return tuple(tool.spec for tool in (*offered, *((SEMANTIC,) if semantic else ())))

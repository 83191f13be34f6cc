"""The tools a model may call on the open book, and the host's own first search."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from foxreader.core.cancel import Cancel
from foxreader.core.errors import ToolError
from foxreader.core.events import Searched
from foxreader.core.message import ChatModel, ToolSpec, Usage
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.segment import Segment
from foxreader.index.store import Index
from foxreader.retrieval.catalogue import MOST_PICKS, pick
from foxreader.retrieval.overview import overview
from foxreader.retrieval.render import render
from foxreader.retrieval.search import Found, Hit, Search

NOTHING = "(No relevant segment excerpts found. Say so rather than answer from memory.)"
EXCERPTS = "(Excerpts: the passages that fit best, not whole sections.)"
NO_USAGE = Usage()
_KEPT = 4
_EACH = 8
_HITS = 24
_ROOM_FOR_NOTE = 60


@dataclass(frozen=True, slots=True)
class ToolResult:
    """What a tool gives back; ``units`` are exactly the spans whose tags stand in ``text``."""

    text: str
    units: tuple[Span, ...]
    summary: str
    searched: Searched
    usage: Usage = field(default_factory=Usage)


def _spec(name: str, description: str, **parameters: str) -> ToolSpec:
    properties = {key: {"type": "string", "description": text} for key, text in parameters.items()}
    return ToolSpec(
        name,
        description,
        {
            "type": "object",
            "properties": properties,
            "required": list(parameters),
            "additionalProperties": False,
        },
    )


SPECS = (
    _spec(
        "get_related_segment_summaries",
        "Find the parts of the open book that bear on a question and return their source text, "
        "each sentence followed by its position tag. Use it first for anything about the book.",
        question="The question, put in words that are likely to stand in the book.",
    ),
    _spec(
        "get_full_book_segment_summaries",
        "Return the summaries of all parts of the open book in reading order, with position "
        "tags. Use it for overviews, reviews, structure and themes of the whole book.",
    ),
    _spec(
        "text_search",
        "Full-text search in the open book; returns the best passages, each sentence followed "
        "by its position tag. Use it for names, terms and exact phrases (in double quotes).",
        query="Words or a quoted phrase to look for, in the language of the book.",
    ),
)


class Toolbox:
    """The tools over one index inside one scope; the same call twice costs nothing.

    ``budget`` is how many estimated tokens the text of a result may have.
    """

    def __init__(self, index: Index, model: ChatModel | None, scope: Scope, *, budget: int) -> None:
        self._index = index
        self._model = model
        self._scope = scope
        self._budget = budget
        self._search = Search(index)
        self._results: dict[tuple[str, str], ToolResult] = {}

    @property
    def specs(self) -> tuple[ToolSpec, ...]:
        """The tools as a model is told of them."""
        return SPECS

    def call(self, name: str, arguments: str, cancel: Cancel | None = None) -> ToolResult:
        """Run a tool on the JSON ``arguments``; a ``ToolError`` says what was wrong with them."""
        values = _read(name, arguments)
        key = (name, json.dumps(values, sort_keys=True))
        if key in self._results:
            return replace(self._results[key], usage=Usage())
        if name == "get_full_book_segment_summaries":
            result = self._overview()
        elif name == "text_search":
            result = self._text_search(values["query"])
        else:
            result = self._related(values["question"], cancel)
        self._results[key] = result
        return result

    def search(self, question: str, cancel: Cancel | None = None) -> ToolResult:
        """The host's own search before any model is asked: evidence alone."""
        if cancel is not None:
            cancel.check()
        hits, searched = self._search.evidence(question, self._scope, _HITS)
        return self._result(hits, searched)

    def _text_search(self, query: str) -> ToolResult:
        found = self._search.look(query, self._scope)
        return self._result(self._search.hits(found, _HITS), self._search.searched(found))

    def _related(self, question: str, cancel: Cancel | None) -> ToolResult:
        """The best passages inside the picked segments; the four best of the book always."""
        found = self._search.look(question, self._scope)
        segments = self._index.segments_in(self._scope)
        picked, usage, by_model = self._picked(question, found, segments, cancel)
        hits = [
            *self._search.hits(found, _KEPT),
            *(hit for s in picked for hit in self._search.inside(found, s.spans, _EACH)),
        ]
        searched = self._search.searched(found)
        if by_model:
            searched = replace(searched, index="segments")
        return self._result(hits, searched, usage, note=EXCERPTS)

    def _picked(
        self,
        question: str,
        found: Found,
        segments: Sequence[Segment],
        cancel: Cancel | None,
    ) -> tuple[list[Segment], Usage, bool]:
        """The segments to look into: the model's choice, else those that full text favours."""
        usage = Usage()
        summaries = self._index.summaries(self._scope)
        if self._model is not None and summaries:
            ids, usage = pick(question, summaries, self._model, cancel)
            by_id = {s.id: s for s in segments}
            if ids:
                return [by_id[id_] for id_ in ids], usage, True
        return self._search.favoured(found, segments, MOST_PICKS), usage, False

    def _overview(self) -> ToolResult:
        rendered, note = overview(self._index, self._scope, self._budget - _ROOM_FOR_NOTE)
        segments = len(self._index.segments_in(self._scope))
        searched = Searched(segments=segments, of_segments=segments, index="segments")
        if not rendered.text:
            return ToolResult(NOTHING, (), "nothing to show", searched)
        text = f"{note}\n\n{rendered.text}" if note else rendered.text
        return ToolResult(text, rendered.units, f"{segments} sections", searched)

    def _result(
        self, hits: Sequence[Hit], searched: Searched, usage: Usage = NO_USAGE, note: str = ""
    ) -> ToolResult:
        rendered = render(
            self._index.book, [hit.units for hit in hits], self._budget - _ROOM_FOR_NOTE
        )
        segments = self._index.segments_in(self._scope)
        touched = [s for s in segments if any(_touches(s, unit) for unit in rendered.units)]
        searched = replace(searched, segments=len(touched), of_segments=len(segments))
        if not rendered.units:
            return ToolResult(NOTHING, (), "nothing found", searched, usage)
        text = f"{note}\n\n{rendered.text}" if note else rendered.text
        summary = f"{len(rendered.units)} sentences from {_count(touched, 'section')}"
        return ToolResult(text, rendered.units, summary, searched, usage)


def _touches(segment: Segment, unit: Span) -> bool:
    return any(span.overlaps(unit) for span in segment.spans)


def _count(things: Sequence[object], noun: str) -> str:
    number = max(1, len(things))
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _read(name: str, arguments: str) -> dict[str, str]:
    """The checked arguments of a call."""
    spec = next((spec for spec in SPECS if spec.name == name), None)
    if spec is None:
        known = ", ".join(spec.name for spec in SPECS)
        raise ToolError(f"There is no tool {name!r}. The tools are: {known}.")
    try:
        values = json.loads(arguments or "{}")
    except (json.JSONDecodeError, RecursionError) as error:
        raise ToolError(f"The arguments of {name} are not JSON: {error}. {_usage(spec)}") from error
    if not isinstance(values, dict):
        raise ToolError(f"The arguments of {name} must be a JSON object. {_usage(spec)}")
    checked: dict[str, str] = {}
    for key in _required(spec):
        value = values.get(key)
        if not isinstance(value, str) or not value.strip():
            raise ToolError(f"{name} needs {key!r} as text that is not empty. {_usage(spec)}")
        checked[key] = value.strip()
    return checked


def _required(spec: ToolSpec) -> list[str]:
    required = spec.parameters["required"]
    return [str(key) for key in required] if isinstance(required, list) else []


def _usage(spec: ToolSpec) -> str:
    example = dict.fromkeys(_required(spec), "…")
    return f"Call {spec.name} with {json.dumps(example, ensure_ascii=False)}."

"""The tools a model may call on the open book, and the host's own first search."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from foxreader.core.cancel import Cancel
from foxreader.core.events import Searched
from foxreader.core.message import ChatModel, ToolSpec, Usage
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.segment import Segment
from foxreader.index.store import Index
from foxreader.retrieval.catalogue import MOST_PICKS, pick
from foxreader.retrieval.lanes import KEPT, merged, with_neighbours
from foxreader.retrieval.overview import overview
from foxreader.retrieval.render import render
from foxreader.retrieval.rerank import reranked
from foxreader.retrieval.rewrite import rewritten
from foxreader.retrieval.search import Found, Hit, Search
from foxreader.retrieval.toolargs import Text, Tool, Values, find_tool

NOTHING = "(No relevant segment excerpts found. Say so rather than answer from memory.)"
EXCERPTS = "(Excerpts: the passages that fit best, not whole sections.)"
NO_USAGE = Usage()
_EACH = 8
_HITS = 24
_ROOM_FOR_NOTE = 60
_SMALL = 6_000
"""A model with less context is told of the first tools alone: the others would crowd it."""

_WHERE = Text(
    'Optional: the part of the book to search, as its contents name it, such as "chapter 7".',
    optional=True,
)

TOOLS = (
    Tool(
        "get_related_segment_summaries",
        "Find the parts of the open book that bear on a question and return their source text, "
        "each sentence followed by its position tag. Use it first for anything about the book.",
        {"question": Text("The question, put in words that are likely to stand in the book.")},
    ),
    Tool(
        "get_full_book_segment_summaries",
        "Return the summaries of all parts of the open book in reading order, with position "
        "tags. Use it for overviews, reviews, structure and themes of the whole book.",
        {},
    ),
    Tool(
        "text_search",
        "Full-text search in the open book; returns the best passages, each sentence followed "
        "by its position tag. Use it for names, terms and exact phrases (in double quotes).",
        {
            "query": Text("Words or a quoted phrase to look for, in the language of the book."),
            "scope": _WHERE,
        },
    ),
)
"""In the order of their use; the first three are all a small model is told of."""


@dataclass(frozen=True, slots=True)
class ToolResult:
    """What a tool gives back; ``units`` are exactly the spans whose tags stand in ``text``."""

    text: str
    units: tuple[Span, ...]
    summary: str
    searched: Searched
    usage: Usage = field(default_factory=Usage)


def specs_for(context: int) -> tuple[ToolSpec, ...]:
    """The tools a model of that context is told of."""
    offered = TOOLS if context >= _SMALL else TOOLS[:3]
    return tuple(tool.spec for tool in offered)


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
        self._acts: dict[str, Callable[[Values, Cancel | None], ToolResult]] = {
            "get_related_segment_summaries": self._related,
            "get_full_book_segment_summaries": self._overview,
            "text_search": self._text_search,
        }

    def call(self, name: str, arguments: str, cancel: Cancel | None = None) -> ToolResult:
        """Run a tool on the JSON ``arguments``; a ``ToolError`` says what was wrong with them."""
        values = find_tool(TOOLS, name).read(arguments)
        key = (name, json.dumps(values, sort_keys=True))
        if key in self._results:
            return replace(self._results[key], usage=Usage())
        result = self._acts[name](values, cancel)
        self._results[key] = result
        return result

    def search(
        self, question: str, cancel: Cancel | None = None, *, deep: bool = False
    ) -> ToolResult:
        """The host's own search before any model is asked: evidence, and what stands around it.

        Without evidence there is nothing. ``deep`` lets the model add queries of its own and
        put what was found into an order (one request each).
        """
        if cancel is not None:
            cancel.check()
        found = self._search.proven(self._search.look(question, self._scope))
        searched = self._search.searched(found)
        hits = self._search.hits(found, _HITS)
        if not hits or found.whole:
            return self._result(hits, searched)
        usage = NO_USAGE
        lanes = [hits, self._fitting(found)]
        if deep and self._model is not None:
            queries, usage = rewritten(question, self._index.language, self._model, cancel)
            lanes += [self._search.passages(query, self._scope, _EACH) for query in queries]
            searched = replace(searched, queries=(*searched.queries, *queries))
        together = merged(lanes)
        if deep and self._model is not None:
            book = self._index.book
            ordered, more = reranked(question, together, book, self._model, cancel)
            together, usage = merged([hits[:KEPT], ordered]), usage + more
        return self._result(together, searched, usage)

    def _text_search(self, values: Values, _cancel: Cancel | None) -> ToolResult:
        query = " ".join(filter(None, (values["query"], values["scope"])))
        found = self._search.look(query, self._scope)
        if values["scope"] and found.named is None:
            found = self._search.look(values["query"], self._scope)
        return self._result(self._search.hits(found, _HITS), self._search.searched(found))

    def _related(self, values: Values, cancel: Cancel | None) -> ToolResult:
        """The best passages inside the picked segments; the four best of the book always."""
        found = self._search.look(values["question"], self._scope)
        picked, usage, by_model = self._picked(values["question"], found, cancel)
        lanes = [self._search.hits(found, _HITS), self._sections(found, picked)]
        searched = self._search.searched(found)
        if by_model:
            lanes[0] = lanes[0][:KEPT]
            searched = replace(searched, index="segments")
        return self._result(merged(lanes), searched, usage, note=EXCERPTS)

    def _sections(self, found: Found, picked: Sequence[Segment]) -> list[Hit]:
        """The best passages of each picked segment, those of the first one first."""
        return [hit for s in picked for hit in self._search.inside(found, s.spans, _EACH)]

    def _fitting(self, found: Found) -> list[Hit]:
        """What fits in the segments that full text favours."""
        return [hit for hit in self._sections(found, self._favoured(found)) if hit.score > 0]

    def _favoured(self, found: Found) -> list[Segment]:
        segments = self._index.segments_in(self._scope)
        return self._search.favoured(found, segments, MOST_PICKS)

    def _picked(
        self, question: str, found: Found, cancel: Cancel | None
    ) -> tuple[list[Segment], Usage, bool]:
        """The segments to look into: the model's choice, else those that full text favours."""
        usage = Usage()
        summaries = self._index.summaries(self._scope)
        if self._model is not None and summaries:
            ids, usage = pick(question, summaries, self._model, cancel)
            by_id = {s.id: s for s in self._index.segments}
            if ids:
                return [by_id[id_] for id_ in ids], usage, True
        return self._favoured(found), usage, False

    def _overview(self, _values: Values, _cancel: Cancel | None) -> ToolResult:
        rendered, note = overview(self._index, self._scope, self._budget - _ROOM_FOR_NOTE)
        segments = len(self._index.segments_in(self._scope))
        share = self._scope.share(self._index.book)
        searched = Searched(segments=segments, of_segments=segments, index="segments", share=share)
        if not rendered.text:
            return ToolResult(NOTHING, (), "nothing to show", searched)
        text = f"{note}\n\n{rendered.text}" if note else rendered.text
        return ToolResult(text, rendered.units, f"{segments} sections", searched)

    def _result(
        self, hits: Sequence[Hit], searched: Searched, usage: Usage = NO_USAGE, note: str = ""
    ) -> ToolResult:
        around = with_neighbours(hits, self._index, self._scope, KEPT)
        rendered = render(
            self._index.book, [hit.units for hit in around], self._budget - _ROOM_FOR_NOTE
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

"""The tools a model may call on the open book, and the program's own first search."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from foxreader.core.cancel import Cancel
from foxreader.core.events import Searched
from foxreader.core.message import ChatModel, Usage
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.core.tokens import estimate
from foxreader.index.derived_stage import build_derived
from foxreader.index.pieces.chapter import Chapter
from foxreader.index.pieces.segment import Segment
from foxreader.index.storage.store import Index
from foxreader.index.summaries.chapter_digest import Means, chapter_summary, last_of, synopsis
from foxreader.index.summaries.concept_labels import labels
from foxreader.index.summaries.spending import Meter
from foxreader.retrieval.fulltext.search import Found, Hit, Search
from foxreader.retrieval.model_steps.pick_segments import MOST_PICKS, pick
from foxreader.retrieval.model_steps.rerank import reranked
from foxreader.retrieval.model_steps.rewrite import rewritten
from foxreader.retrieval.question.places import Contents, Named
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.semantic.fusion import Rung, Way
from foxreader.retrieval.semantic.hybrid import Hybrid
from foxreader.retrieval.semantic.vector_search import Semantic
from foxreader.retrieval.tools.arguments import Values, find_tool
from foxreader.retrieval.tools.chapter_tools import (
    chapter_text,
    chunk_named,
    chunk_text,
    concepts_text,
    digest_text,
    named_chapters,
)
from foxreader.retrieval.tools.merge_hits import KEPT, merged, with_neighbours
from foxreader.retrieval.tools.overview import overview
from foxreader.retrieval.tools.render import Rendered, render
from foxreader.retrieval.tools.results import MakeTools, Results, ToolResult
from foxreader.retrieval.tools.segment_ranking import Sections
from foxreader.retrieval.tools.specs import SEMANTIC, TOOLS

NOTHING = "(No relevant segment excerpts found. Say so rather than answer from memory.)"
EXCERPTS = "(Excerpts: the passages that fit best, not whole sections.)"
NO_USAGE = Usage()
_EACH = 8
"""The most passages of each picked segment or rewritten query. Chosen, not measured."""
_FITTING = 3
"""How many of the picks without a model are the segments of the best passages; the next ones come
from the ranking of titles and summaries. Chosen, not measured."""
_LEAST = 120
"""Estimated tokens: with less room left, no further chapter is shown. Chosen, not measured."""
_MOST_REQUESTS = 6
"""The most requests to a model that one tool call may make for summaries that do not exist yet.
Chosen, not measured."""
_HITS = 24
"""The most passages of a search that a result is made from. Chosen, not measured."""
_ROOM_FOR_NOTE = 60
"""Estimated tokens kept free for a note before the text. Chosen, not measured."""
UNAVAILABLE = "(Semantic search unavailable: use text_search.)"


def tools_of_book(index: Index, search: Search | None = None) -> MakeTools:
    """A factory of tools over one book; ``search`` is a search of its index to reuse."""
    return partial(Toolbox, index, search=search or Search(index))


_HOW: Mapping[Rung, str] = {
    "hybrid": "found_hybrid",
    "semantic": "found_semantic",
    "lower": "found_lower",
    "any": "found_lower",
    "lexical": "found_lexical",
    "none": "found_lexical",
}
"""How the passages were found, as the code of a notice."""


class Toolbox:
    """The tools over one index inside one scope. The same call a second time costs nothing.

    ``budget`` is the most estimated tokens of a result's text. ``search`` is a search of the same
    index; its kept results are used again. ``semantic`` is the semantic search, if it is on.
    ``results`` are the earlier results of the conversation.
    """

    def __init__(
        self,
        index: Index,
        model: ChatModel | None,
        scope: Scope,
        *,
        budget: int,
        search: Search | None = None,
        semantic: Semantic | None = None,
        results: Results | None = None,
    ) -> None:
        self._index = index
        self._semantic = semantic
        self._contents = Contents(index.book)
        self._catalogue = Sections(index)
        self._model = model
        self._scope = scope
        self._budget = budget
        self._search = search or Search(index)
        self._results = Results() if results is None else results
        self._acts: dict[str, Callable[[Values, Cancel | None], ToolResult]] = {
            "get_related_segment_summaries": self._related,
            "get_full_book_segment_summaries": self._overview,
            "text_search": self._text_search,
            "concept_map_lookup": self._concepts,
            "chapter_summary_get": self._chapter,
            "book_synopsis_get": self._synopsis,
            "chunk_get": self._chunk,
            "semantic_search": self._by_meaning,
        }

    def call(self, name: str, arguments: str, cancel: Cancel | None = None) -> ToolResult:
        """Runs a tool with JSON ``arguments``. Raises ``ToolError``, which says what is wrong."""
        values = find_tool((*TOOLS, SEMANTIC), name).read(arguments)
        key = json.dumps(values, sort_keys=True)
        result = self._results.get(self._scope, name, key, self._budget)
        if result is None:
            result = self._acts[name](values, cancel)
            self._results.put(self._scope, name, key, self._budget, result)
        return result

    def search(
        self, question: Question, cancel: Cancel | None = None, *, deep: bool = False
    ) -> ToolResult:
        """The program's own search before a model is asked: evidence and the sentences next to it.

        Without evidence the result has no units. ``deep`` lets the model add queries and order
        the hits (one request each).
        """
        if cancel is not None:
            cancel.check()
        found = self._search.look(question).proven
        searched = self._search.searched(found)
        hits = self._search.hits(found, _HITS)
        if found.whole and found.named is not None and not self._fits(hits):
            return self._digests(found.named.titles, self._whole(found.named), searched, cancel)
        # Words of another language are not in the book; its passages may still be near in meaning.
        foreign = self._semantic is not None and question.is_foreign_to(self._index.language)
        if found.whole or not (hits or foreign):
            return self._result(hits, searched)
        usage, wide = NO_USAGE, None
        lanes = [hits]
        if self._semantic is not None:
            way: Way = "deep" if deep else "specific"
            wide = Hybrid(self._search, self._semantic).widened(found, cancel, way)
            lanes = [self._search.hits(wide.found, _HITS)]
        if deep and self._model is not None:
            queries, usage = rewritten(
                question.searched_as, self._index.language, self._model, cancel
            )
            lanes += [self._search.passages(query, self._scope, _EACH) for query in queries]
            searched = replace(searched, queries=(*searched.queries, *queries))
        together = merged(lanes)
        if deep and self._model is not None:
            book = self._index.book
            ordered, more = reranked(question.searched_as, together, book, self._model, cancel)
            together, usage = merged([lanes[0][:KEPT], ordered]), usage + more
        result = self._result(together, searched, usage)
        if wide is None:
            return result
        how = Notice("found_how", found=result.summary, how=Notice(_HOW[wide.rung]))
        return replace(result, summary=how, failure=wide.failure)

    def _text_search(self, values: Values, _cancel: Cancel | None) -> ToolResult:
        query = " ".join(filter(None, (values["query"], values["scope"])))
        found = self._looked(query)
        if values["scope"] and found.named is None:
            found = self._looked(values["query"])
        return self._result(self._search.hits(found, _HITS), self._search.searched(found))

    def _looked(self, query: str) -> Found:
        """The search result for the words of a tool call."""
        return self._search.look(self._search.read_question(query, self._scope))

    def _related(self, values: Values, cancel: Cancel | None) -> ToolResult:
        """The best passages of the picked segments, after the four best of the book."""
        found = self._looked(values["question"])
        picked, usage, by_model = self._picked(values["question"], found, cancel)
        lanes = [self._search.hits(found, _HITS), self._sections(found, picked)]
        searched = self._search.searched(found)
        if by_model:
            searched = replace(searched, index="segments")
        return self._result(merged(lanes), searched, usage, note=EXCERPTS)

    def _sections(self, found: Found, picked: Sequence[Segment]) -> list[Hit]:
        """The best passages of each picked segment, in the order of the segments."""
        return [hit for s in picked for hit in self._search.inside(found, s.spans, _EACH)]

    def _favoured(self, found: Found) -> list[Segment]:
        """Segments picked without a model, best first: by their passages and by title and summary.

        Passages find more (the right segment comes first for 90 of 100 questions, against 61).
        Titles and summaries find what no single passage says.
        """
        segments = self._index.segments_in(self._scope)
        fitting = self._search.favoured(found, segments, MOST_PICKS)
        keys = [term.key for term in found.query.terms]
        listed = [segment for segment, _ in self._catalogue.rank(keys, self._scope)]
        joined = [*fitting[:_FITTING], *listed, *fitting[_FITTING:]]
        return list({segment.id: segment for segment in joined}.values())[:MOST_PICKS]

    def _picked(
        self, question: str, found: Found, cancel: Cancel | None
    ) -> tuple[list[Segment], Usage, bool]:
        """The segments to search, what asking cost, and whether a model picked them.

        Without a model, summaries or usable picks, full text picks them.
        """
        usage = Usage()
        summaries = self._index.summaries(self._scope)
        if self._model is not None and summaries:
            ids, usage = pick(question, summaries, self._model, cancel)
            by_id = {s.id: s for s in self._index.segments}
            if ids:
                return [by_id[id_] for id_ in ids], usage, True
        return self._favoured(found), usage, False

    def _by_meaning(self, values: Values, cancel: Cancel | None) -> ToolResult:
        """Semantic search. Asks for five times ``k`` passages, since ``scope`` may drop some."""
        if self._semantic is None:
            return ToolResult(UNAVAILABLE, (), Notice("not_available"), Searched())
        found = self._looked(values["query"])
        near = self._semantic.nearest(values["query"], self._scope, 5 * values["k"], cancel)
        where = self._contents.named(values["scope"], self._scope) if values["scope"] else None
        hits = self._search.hits(replace(found, ranked=tuple(near)), len(near))
        inside = [hit for hit in hits if where is None or where.holds(hit.span)]
        return self._result(inside[: values["k"]], self._search.searched(found))

    def _with_extras(self, cancel: Cancel | None) -> None:
        """Makes the chunks and the concept map if they do not exist yet, which takes seconds."""
        for _ in build_derived(self._index, cancel):
            pass

    def _concepts(self, values: Values, cancel: Cancel | None) -> ToolResult:
        self._with_extras(cancel)
        given = labels(self._index, self._model.name, self._scope) if self._model else {}
        rendered, count = concepts_text(
            self._index, values["name"], self._scope, given, self._budget - _ROOM_FOR_NOTE
        )
        return self._rendered(rendered, Notice("concepts_found", count=count))

    def _chunk(self, values: Values, cancel: Cancel | None) -> ToolResult:
        self._with_extras(cancel)
        chunk = chunk_named(self._index, self._contents, values["location"], self._scope)
        rendered = chunk_text(self._index, chunk, self._scope, self._budget - _ROOM_FOR_NOTE)
        return self._rendered(rendered, Notice("sentences_found", count=len(rendered.units)))

    def _chapter(self, values: Values, cancel: Cancel | None) -> ToolResult:
        chapters, named = named_chapters(
            self._index, self._contents, values["chapter"], self._scope
        )
        titles = named.titles if named is not None else tuple(c.label for c in chapters)
        return self._digests(titles, chapters, Searched(), cancel)

    def _whole(self, named: Named) -> Sequence[Chapter]:
        """The chapters inside the scope that begin in a named part."""
        return [c for c in self._index.chapters_in(self._scope) if named.holds(c.spans[0])]

    def _fits(self, hits: Sequence[Hit]) -> bool:
        """Whether the text of a whole part fits: all passages were found, and they need at most
        two thirds of the budget, so that tags and headings fit too. Chosen, not measured.
        """
        text = "".join(self._index.book.text_at(hit.span) for hit in hits)
        return len(hits) < _HITS and 3 * estimate(text) < 2 * self._budget

    def _digests(
        self,
        titles: tuple[str, ...],
        chapters: Sequence[Chapter],
        searched: Searched,
        cancel: Cancel | None,
    ) -> ToolResult:
        """The digests of as many of ``chapters`` as fit the budget."""
        means, plain = Means(self._model, Meter(), cancel), Means(cancel=cancel)
        texts: list[str] = []
        units: list[Span] = []
        left = self._budget - _ROOM_FOR_NOTE
        for chapter in chapters:
            if left < _LEAST:
                break
            # A part of many chapters is not all summarised for one question: after the limit only
            # stored summaries are used.
            use = means if _used(means).calls < _MOST_REQUESTS else plain
            digest = last_of(chapter_summary(self._index, chapter, use, self._scope))
            rendered = chapter_text(self._index, chapter, digest, self._scope, left)
            left -= estimate(rendered.text) + 1
            texts.append(rendered.text)
            units += rendered.units
        shown = Rendered("\n\n".join(texts), tuple(dict.fromkeys(units)))
        summary = Notice("chapters_of", shown=len(texts), count=len(chapters))
        result = self._rendered(shown, summary, _used(means))
        return replace(result, searched=replace(result.searched, parts=titles[:3]))

    def _synopsis(self, _values: Values, cancel: Cancel | None) -> ToolResult:
        summarised = {s.segment.id for s in self._index.summaries(self._scope)}
        chapters = self._index.chapters_in(self._scope)
        costly = sum(len(c.segments) > 1 or c.segments[0].id not in summarised for c in chapters)
        # If too many chapters would have to be summarised first, no model is asked.
        model = self._model if costly <= _MOST_REQUESTS else None
        means = Means(model, Meter(), cancel)
        digest = last_of(synopsis(self._index, means, self._scope))
        rendered = digest_text(self._index, digest, self._budget - _ROOM_FOR_NOTE)
        summary = Notice("chapters_shown", count=digest.parts)
        return self._rendered(rendered, summary, _used(means))

    def _rendered(self, rendered: Rendered, summary: Notice, usage: Usage = NO_USAGE) -> ToolResult:
        """A tool result from rendered text, with how many of the segments it covers."""
        segments = self._index.segments_in(self._scope)
        searched = Searched(
            segments=_touched(segments, rendered.units), of_segments=len(segments),
            share=self._scope.share(self._index.book),
        )  # fmt: skip
        if not rendered.units:
            return ToolResult(NOTHING, (), Notice("nothing_found"), searched, usage)
        return ToolResult(rendered.text, rendered.units, summary, searched, usage)

    def _overview(self, _values: Values, _cancel: Cancel | None) -> ToolResult:
        rendered, note = overview(self._index, self._scope, self._budget - _ROOM_FOR_NOTE)
        segments = len(self._index.segments_in(self._scope))
        share = self._scope.share(self._index.book)
        searched = Searched(segments=segments, of_segments=segments, index="segments", share=share)
        if not rendered.text:
            return ToolResult(NOTHING, (), Notice("nothing_to_show"), searched)
        text = f"{note}\n\n{rendered.text}" if note else rendered.text
        summary = Notice("sections_shown", count=segments)
        return ToolResult(text, rendered.units, summary, searched)

    def _result(
        self, hits: Sequence[Hit], searched: Searched, usage: Usage = NO_USAGE, note: str = ""
    ) -> ToolResult:
        around = with_neighbours(hits, self._index, self._scope, KEPT)
        rendered = render(
            self._index.book, [hit.units for hit in around], self._budget - _ROOM_FOR_NOTE
        )
        segments = self._index.segments_in(self._scope)
        touched = _touched(segments, rendered.units)
        searched = replace(searched, segments=touched, of_segments=len(segments))
        if not rendered.units:
            return ToolResult(NOTHING, (), Notice("nothing_found"), searched, usage)
        text = f"{note}\n\n{rendered.text}" if note else rendered.text
        summary = Notice(
            "found_where",
            found=Notice("sentences_found", count=len(rendered.units)),
            where=Notice("from_sections", count=max(1, touched)),
        )
        return ToolResult(text, rendered.units, summary, searched, usage)


def _used(means: Means) -> Usage:
    """What making digests cost in this call; stored digests cost nothing."""
    return means.meter.used if means.meter is not None else NO_USAGE


def _touched(segments: Sequence[Segment], units: Sequence[Span]) -> int:
    """How many of ``segments``, which do not overlap, have any of ``units``."""
    spans = sorted((span, number) for number, s in enumerate(segments) for span in s.spans)
    starts = [(span.file, span.start) for span, _ in spans]
    places = ((bisect_right(starts, (unit.file, unit.start)) - 1, unit) for unit in units)
    return len({spans[at][1] for at, unit in places if at >= 0 and spans[at][0].overlaps(unit)})

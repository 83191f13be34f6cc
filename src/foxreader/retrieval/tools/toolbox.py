"""The tools a model may call on the open book, and the program's own first search."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial

from foxreader.core.cancel import Cancel
from foxreader.core.events import Searched
from foxreader.core.message import ChatModel, Usage, estimate
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.chapters import Chapter, Segment
from foxreader.index.stages import build_derived
from foxreader.index.storage.store import Index
from foxreader.index.summaries.concept_labels import labels
from foxreader.retrieval.fulltext.search import Found, Hit, Search
from foxreader.retrieval.question.places import NamedPart, PartsOfBook
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.semantic import Rung, Semantic
from foxreader.retrieval.tools.own_search import MOST_HITS, Gathered, OwnSearch, merged
from foxreader.retrieval.tools.render import Rendered, render
from foxreader.retrieval.tools.segments import MOST_PICKS, Sections, concepts_text, pick, touched_by
from foxreader.retrieval.tools.specs import (
    SEMANTIC,
    TOOLS,
    Help,
    MakeTools,
    Results,
    ToolResult,
    Values,
    find_tool,
)
from foxreader.retrieval.tools.stretches import (
    Stretches,
    no_such_part,
    part_named,
    place_named,
    read_on,
)
from foxreader.retrieval.tools.summaries import (
    book_synopsis,
    chapter_digests,
    named_chapters,
    overview,
)

NOTHING = "(No relevant segment excerpts found. Say so rather than answer from memory.)"
EXCERPTS = "(Excerpts: the passages that fit best, not whole sections.)"
NO_USAGE = Usage()
_EACH = 8
"""The most passages of each picked segment. Chosen, not measured."""
_FITTING = 3
"""How many of the picks without a model are the segments of the best passages; the next ones come
from the ranking of titles and summaries. Chosen, not measured."""
_SURE, _UNSURE = 4_600, 6_500
"""The most estimated tokens of first passages where the search is sure of some of them, and else.
With fewer for the first, evidence was lost; the second has room for nearly all that is taken."""
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
        self._contents = PartsOfBook(index.book)
        self._catalogue = Sections(index)
        self._model = model
        self._scope = scope
        self._budget = budget
        self._search = search or Search(index)
        self._own = OwnSearch(index, self._search, scope, model, semantic)
        self._results = Results() if results is None else results
        self._acts: dict[str, Callable[[Values, Cancel | None], ToolResult]] = {
            "get_related_segment_summaries": self._related,
            "get_full_book_segment_summaries": self._overview,
            "text_search": self._text_search,
            "concept_map_lookup": self._concepts,
            "chapter_summary_get": self._chapter,
            "book_synopsis_get": self._synopsis,
            "semantic_search": self._by_meaning,
        }

    def call(
        self, name: str, arguments: str, cancel: Cancel | None = None, *,
        sent: Collection[Span] = (),
    ) -> ToolResult:  # fmt: skip
        """Runs a tool with JSON ``arguments``. Raises ``ToolError``, which says what is wrong.

        What is read on from a place leaves out the units in ``sent``.
        """
        values = find_tool((*TOOLS, SEMANTIC), name).read(arguments)
        if name == "chunk_get":
            return self._chunk(values, cancel, sent)
        key = json.dumps(values, sort_keys=True)
        result = self._results.get(self._scope, name, key, self._budget)
        if result is None:
            result = self._acts[name](values, cancel)
            self._results.put(self._scope, name, key, self._budget, result)
        return result

    def search(
        self, question: Question, cancel: Cancel | None = None, *, help_: Help = "none",
        last: str = "",
    ) -> ToolResult:  # fmt: skip
        """The program's own search before a model is asked: evidence and what stands around it.

        Without evidence the result has no units. ``help_`` lets the model add queries and order
        the hits (one request each); ``last`` is the turn before, which the question may refer to.
        """
        if cancel is not None:
            cancel.check()
        found = self._search.look(question).proven
        if found.whole and found.named is not None:
            hits, searched = self._search.hits(found, MOST_HITS), self._search.searched(found)
            if not self._fits(hits):
                whole = self._whole(found.named)
                return self._digests(found.named.titles, whole, searched, cancel)
        return self._shown(self._own.gathered(question, found, cancel, help_, last))

    def candidates(self, queries: Sequence[str], cancel: Cancel | None = None) -> ToolResult:
        """What a model's ``queries`` find together: any term may match."""
        if cancel is not None:
            cancel.check()
        return self._shown(self._own.candidates(queries))

    def queries(
        self, question: Question, cancel: Cancel | None = None, *, last: str = ""
    ) -> tuple[Sequence[str], Usage]:
        """Queries for ``question`` by the model in the book's language, and what asking cost."""
        return self._own.queries(question, cancel, last=last)

    def _shown(self, got: Gathered) -> ToolResult:
        """What the program's own search gathered, as a result."""
        most = None if got.weigh is None else _SURE if got.sure else _UNSURE
        result = self._result(
            got.hits, got.searched, got.usage, rest=got.rest, weigh=got.weigh, most=most
        )
        result = replace(result, proven=got.proven and bool(result.units))
        if got.how is None:
            return result
        how = Notice("found_how", found=result.summary, how=Notice(_HOW[got.how]))
        return replace(result, summary=how, failure=got.failure)

    def _text_search(self, values: Values, _cancel: Cancel | None) -> ToolResult:
        found = self._looked(values["query"])
        hits, searched = self._search.hits(found, MOST_HITS), self._search.searched(found)
        if values["scope"]:
            where = self._part(values["scope"])
            everything = self._search.hits(found, len(found.ranked))
            hits = [hit for hit in everything if where.holds(hit.span)][:MOST_HITS]
            searched = replace(searched, parts=where.titles)
        return self._result(hits, searched)

    def _part(self, words: str) -> NamedPart:
        """The part that ``words`` name. Raises ``ToolError``, which has the nearest headings."""
        named = part_named(self._contents, words, self._scope)
        if named is None:
            raise no_such_part(self._contents, words, self._scope)
        return named

    def _looked(self, query: str) -> Found:
        """The search result for the words of a tool call."""
        return self._search.look(self._search.read_question(query, self._scope))

    def _related(self, values: Values, cancel: Cancel | None) -> ToolResult:
        """The best passages of the picked segments, after the four best of the book."""
        found = self._looked(values["question"])
        picked, usage, by_model = self._picked(values["question"], found, cancel)
        lanes = [self._search.hits(found, MOST_HITS), self._sections(found, picked)]
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
        where = self._part(values["scope"]) if values["scope"] else None
        found = self._looked(values["query"])
        near = self._semantic.nearest(values["query"], self._scope, 5 * values["k"], cancel)
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

    def _chunk(self, values: Values, cancel: Cancel | None, sent: Collection[Span]) -> ToolResult:
        self._with_extras(cancel)
        place, chunk = place_named(self._index, self._contents, values["location"], self._scope)
        room = self._budget - _ROOM_FOR_NOTE
        rendered = read_on(self._index, place, chunk, self._scope, room, sent)
        return self._rendered(rendered, Notice("sentences_found", count=len(rendered.units)))

    def _chapter(self, values: Values, cancel: Cancel | None) -> ToolResult:
        chapters, named = named_chapters(
            self._index, self._contents, values["chapter"], self._scope
        )
        titles = named.titles if named is not None else tuple(c.label for c in chapters)
        return self._digests(titles, chapters, Searched(), cancel)

    def _whole(self, named: NamedPart) -> Sequence[Chapter]:
        """The chapters inside the scope that begin in a named part."""
        return [c for c in self._index.chapters_in(self._scope) if named.holds(c.spans[0])]

    def _fits(self, hits: Sequence[Hit]) -> bool:
        """Whether the text of a whole part fits: all passages were found, and they need at most
        two thirds of the budget, so that tags and headings fit too. Chosen, not measured.
        """
        text = "".join(self._index.book.text_at(hit.span) for hit in hits)
        return len(hits) < MOST_HITS and 3 * estimate(text) < 2 * self._budget

    def _digests(
        self,
        titles: tuple[str, ...],
        chapters: Sequence[Chapter],
        searched: Searched,
        cancel: Cancel | None,
    ) -> ToolResult:
        """The digests of as many of ``chapters`` as fit the budget."""
        room = self._budget - _ROOM_FOR_NOTE
        shown = chapter_digests(self._index, chapters, self._model, self._scope, room, cancel)
        summary = Notice("chapters_of", shown=shown.parts, count=len(chapters))
        result = self._rendered(shown.rendered, summary, shown.usage)
        return replace(result, searched=replace(result.searched, parts=titles[:3]))

    def _synopsis(self, _values: Values, cancel: Cancel | None) -> ToolResult:
        room = self._budget - _ROOM_FOR_NOTE
        shown = book_synopsis(self._index, self._model, self._scope, room, cancel)
        return self._rendered(
            shown.rendered, Notice("chapters_shown", count=shown.parts), shown.usage
        )

    def _rendered(self, rendered: Rendered, summary: Notice, usage: Usage = NO_USAGE) -> ToolResult:
        """A tool result from rendered text, with how many of the segments it covers."""
        segments = self._index.segments_in(self._scope)
        searched = Searched(
            segments=touched_by(segments, rendered.units), of_segments=len(segments),
            share=self._scope.share(self._index.book),
        )  # fmt: skip
        if not rendered.units:
            return ToolResult(NOTHING, (), Notice("nothing_found"), searched, usage)
        return ToolResult(rendered.text, rendered.units, summary, searched, usage)

    def _overview(self, _values: Values, cancel: Cancel | None) -> ToolResult:
        self._with_extras(cancel)
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
        self, hits: Sequence[Hit], searched: Searched, usage: Usage = NO_USAGE, note: str = "",
        rest: Sequence[Hit] = (), weigh: Callable[[Span], float] | None = None,
        most: int | None = None,
    ) -> ToolResult:  # fmt: skip
        room = self._budget - _ROOM_FOR_NOTE
        room = room if most is None else min(room, most)
        stretches = Stretches(self._index, self._scope, room)
        units = stretches.of(hits, rest, weigh)
        whole = self._scope.limit is None
        rendered = render(self._index.book, [units], room, whole=whole, around=stretches.told)
        segments = self._index.segments_in(self._scope)
        touched = touched_by(segments, rendered.units)
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

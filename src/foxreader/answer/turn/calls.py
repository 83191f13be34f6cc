"""Runs the tools for one question and enters what they return into the ledger."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace

from foxreader.answer import prompt
from foxreader.answer.direct import given_passages
from foxreader.answer.direct.given_passages import given_highlights
from foxreader.answer.gate import tags
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.routing import Decision, Made, Path
from foxreader.answer.turn.requester import LARGE_CONTEXT, Budget
from foxreader.core.cancel import Cancel
from foxreader.core.errors import ToolError
from foxreader.core.events import Covered, Searched, ToolCalled, ToolReturned
from foxreader.core.message import ChatModel, ToolCall, ToolSpec, Usage, estimate
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope, Selection
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.chapters import Chapter
from foxreader.index.storage.terms import BookVocabulary, future_words, without_future
from foxreader.language.chapter_words import heading_number
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.semantic import Hybrid, Semantic
from foxreader.retrieval.tools.render import size
from foxreader.retrieval.tools.specs import Help, MakeTools, Results, ToolResult, Tools, specs_for

# Which segments and chapters some units are of


def _covered(index: BookIndex, units: Sequence[Span]) -> Covered | None:
    """How much of the book ``units`` are of; None without any."""
    if not units:
        return None
    segments = [one for one in index.segments if _touched(one.spans, units)]
    chapters = [_name(one) for one in index.chapters if _touched(one.spans, units)]
    return Covered(len(segments), len(index.segments), tuple(dict.fromkeys(chapters)))


def _touched(spans: Sequence[Span], units: Sequence[Span]) -> bool:
    return any(unit.begins_in(spans) for unit in units)


def _name(chapter: Chapter) -> str:
    """The number of a chapter, or its title."""
    named = heading_number(chapter.title)
    if named is not None:
        return ".".join(map(str, named.number))
    return " ".join(chapter.title.split())


# The calls

MOST_CALLS = 8
"""The most tool calls for a question (T10), including the program's own search."""

_MOST_SAME = 3
"""After the same call this many times no more tools are offered. Chosen, not measured."""
_MOST_SUGGESTED = 2
"""The most queries of the routing step that are searched for. Chosen, not measured."""
_CANDIDATES = 700
"""The most tokens of passages for each of these queries. Chosen, not measured."""
_REDACTED = "unknown"
"""Shown instead of the name of a redacted call."""
_LEAST = 150
"""The fewest tokens the question's own search gets; with fewer left, none of the routing step's
queries is searched for. Chosen, not measured."""
_LONGEST_QUERY = 300
"""The most characters of a selection that are searched for. Chosen, not measured."""
# The share of the first passages' tokens for the reader's selection, and for places cited earlier.
# Chosen, not measured.
_OWN, _EARLIER = 0.5, 0.25
_OVERVIEW = "get_full_book_segment_summaries"
_SEARCH, _HIGHLIGHTS = "text_search", "highlights"

_ToolEvent = ToolCalled | ToolReturned


@dataclass(frozen=True, slots=True)
class TurnTask:
    """A question about the book and the path it takes.

    ``selection`` is what the reader asks about, a passage or highlights; ``recalled`` are places
    cited earlier that the question refers to: both are shown with the search results. ``before``
    goes before the question in the prompt: corrections and the reader's notes. ``decision`` is how
    it was routed: its calls count among the question's, and its queries add candidates.
    """

    question: Question
    path: Path
    selection: Selection | None = None
    recalled: tuple[Span, ...] = ()
    before: str = ""
    decision: Decision | None = None

    @property
    def scope(self) -> Scope:
        """The part of the book the question may see."""
        return self.question.scope

    @property
    def highlights(self) -> Selection | None:
        """The highlights the reader asks about; None if it is a passage, or nothing alone."""
        selection = self.selection
        return selection if selection is not None and selection.passage is None else None


@dataclass(frozen=True, slots=True)
class Sources:
    """What a question is answered from: the full-text ``search``, the tools over the same books,
    the ``semantic`` search if it is on, else maybe why it failed, and the conversation's earlier
    ``results``.
    """

    search: Search
    tools: MakeTools
    semantic: Semantic | None = None
    semantic_failure: str = ""
    results: Results = field(default_factory=Results)

    def lane_here(self, cancel: Cancel | None) -> Hybrid | None:
        """Search by words and meaning, where that sends nothing."""
        if self.semantic is None or not self.semantic.here:
            return None
        return Hybrid(self.search, self.semantic, cancel)


class Calls:
    """Runs tools within a budget; every unit whose tag goes into a request enters the ledger.

    ``model`` is the one the tools ask, to pick and to summarise; ``context`` is the context size,
    in tokens, of the answering model; ``last`` is the turn before, if the question refers to it.
    """

    def __init__(
        self, sources: Sources, model: ChatModel, context: int, task: TurnTask,
        cancel: Cancel | None = None, last: str = "",
    ) -> None:  # fmt: skip
        semantic = sources.semantic
        ready = semantic is not None and semantic.state(task.scope) == "ready"
        self.specs = specs_for(context, semantic=ready)
        self.made: list[str] = []
        self.searched = Searched()
        self.usage = Usage()
        self.spent = 0
        self.semantic_failure = sources.semantic_failure
        """Why the semantic search was not made; "" if it was made or is off."""
        self._semantic = semantic if ready else None
        self._tools, self._results = sources.tools, sources.results
        self._decided: tuple[Made, ...] = ()
        self._suggested: tuple[str, ...] = ()
        self._search, self._index = sources.search, (index := sources.search.index)
        self._model = model
        self._task = task
        self._last = last
        self._cancel = cancel
        self._seen: dict[tuple[str, str], int] = {}
        self._help: Help = (
            "always" if task.path == "deep" else "unsure" if context > LARGE_CONTEXT else "none"
        )
        self._only = task.question.part is not None and task.question.part.only
        if self._only:
            self._help = "none"  # queries of a model would find passages of other parts
        self._vocabulary = BookVocabulary(index, task.scope)
        if task.decision is not None:
            self._decided, self.usage = task.decision.made, task.decision.usage
            self.made += [f"{made.name} {made.arguments}" for made in self._decided]
            if not self._only:
                self._suggested = self._within_limit(task.decision.queries)[:_MOST_SUGGESTED]

    def first(self, budget: Budget) -> Generator[_ToolEvent, None, ToolResult]:
        """The program's own search, made for every model before the first request."""
        for made in self._decided:
            yield ToolCalled(made.name, made.arguments)
            yield ToolReturned(made.name, made.summary, made.units)
        overview = self._task.path == "overview"
        name = _OVERVIEW if overview else _HIGHLIGHTS if self._task.highlights else _SEARCH
        arguments = "{}" if overview else _json({"query": self._task.question.searched_as})
        yield ToolCalled(name, arguments)
        result = self.find(budget)
        self._note(name, arguments, result)
        yield self._returned(name, result)
        if not result.units or not self._suggested:
            return result
        return (yield from self._with_candidates(result, budget))

    def search_for_queries(self, budget: Budget) -> Generator[_ToolEvent, None, ToolResult]:
        """What a model's queries in the book's language find; empty if it names none.

        For a question in another language, whose own words found nothing.
        """
        toolbox = self._toolbox(budget.first)
        decided = self._task.decision
        queries: Sequence[str] = decided.queries if decided is not None else ()
        if self._only:
            return ToolResult("", (), Notice("nothing_found"), Searched())
        if not queries:
            queries, used = toolbox.queries(self._task.question, self._cancel, last=self._last)
            self.usage += used
        queries = self._within_limit(queries)
        if not queries:
            return ToolResult("", (), Notice("nothing_found"), Searched())
        arguments = _json({"query": "; ".join(queries)})
        yield ToolCalled(_SEARCH, arguments)
        result = toolbox.candidates(queries, self._cancel)
        self._note(_SEARCH, arguments, result)
        yield self._returned(_SEARCH, result)
        return result

    def find(self, budget: Budget) -> ToolResult:
        """The first passages: evidence, or for an overview summaries of the whole book.

        The passage the reader asks about comes before them, places cited earlier after them. For
        a question about highlights they are the highlights.
        """
        task, book = self._task, self._index
        before = after = given_passages.NOTHING
        if task.highlights is not None:
            return given_highlights(self._search, task.question, task.highlights, budget.first)
        if task.selection is not None and (passage := task.selection.passage) is not None:
            before = given_passages.selected(book, passage, task.scope, int(budget.first * _OWN))
        if task.recalled:
            after = given_passages.recalled(
                book, task.recalled, task.scope, int(budget.first * _EARLIER)
            )
        left = budget.first - size(before.text) - size(after.text)
        found = self._found(self._toolbox(max(_LEAST, left)), bool(before.units))
        return given_passages.together(before, found, after)

    def _found(self, toolbox: Tools, selected: bool) -> ToolResult:
        task = self._task
        result = toolbox.search(task.question, self._cancel, help_=self._help, last=self._last)
        if selected and task.selection is not None and not result.units:
            # “What does this mean?” has no words to search for, so the selection's are used.
            passage = task.selection.spans[0]
            words = given_passages.whole_words(self._index.book, passage, _LONGEST_QUERY)
            return toolbox.call(_SEARCH, _json({"query": words}), self._cancel)
        if task.path != "overview":
            return result
        if has_strangers(task.question.text, result.searched.missing):
            return replace(result, units=(), text="")
        return toolbox.call(_OVERVIEW, "{}", self._cancel)

    def _with_candidates(
        self, found: ToolResult, budget: Budget
    ) -> Generator[_ToolEvent, None, ToolResult]:
        """``found`` with what the queries of the routing step find.

        These are only candidates: without evidence for the question itself nothing is searched.
        """
        units, texts = dict.fromkeys(found.units), [found.text]
        room = budget.passages - size(found.text)
        for query in self._suggested:
            if room < _LEAST:
                break
            arguments = _json({"query": query})
            yield ToolCalled(_SEARCH, arguments)
            result = self._toolbox(min(room, _CANDIDATES)).call(_SEARCH, arguments, self._cancel)
            self._note(_SEARCH, arguments, result)
            yield self._returned(_SEARCH, result)
            if any(unit not in units for unit in result.units):
                texts.append(result.text)
                units |= dict.fromkeys(result.units)
                room -= size(result.text)
        return replace(found, text="\n\n".join(texts), units=tuple(units))

    def put(self, result: ToolResult, ledger: Ledger) -> str:
        """The text of ``result`` for a request; from now on its units may be cited."""
        ledger.add(result.units)
        text = ledger.shown(tags.without_tricks(result.text))
        self.spent += estimate(text)
        return text

    def offered(self, budget: Budget) -> tuple[ToolSpec, ...]:
        """The tools for the next round; none if calls or tokens are used up or calls repeat, and
        none where the question is limited to a part, since they search all of the book."""
        if self._only:
            return ()
        stuck = any(times >= _MOST_SAME for times in self._seen.values())
        if len(self.made) >= MOST_CALLS or stuck or not budget.for_result(self.spent):
            return ()
        return self.specs

    def left(self, budget: Budget, rounds: int) -> str:
        """What a model is told of the rounds, calls and tokens that are left to it."""
        calls = MOST_CALLS - len(self.made)
        room = max(0, budget.passages - self.spent)
        if not rounds or not self.offered(budget):
            return prompt.LAST_ROUND
        return prompt.LEFT.format(rounds=rounds, calls=calls, room=room // 100 * 100)

    def answer(
        self, call: ToolCall, budget: Budget, ledger: Ledger
    ) -> Generator[_ToolEvent, None, str]:
        """The text that answers a model's call, which is first redacted."""
        key = (call.name, _canonical(call.arguments))
        self._seen[key] = self._seen.get(key, 0) + 1
        room = budget.for_result(self.spent)
        if self._seen[key] > 1:
            return prompt.SAME_CALL
        if len(self.made) >= MOST_CALLS:
            return prompt.NO_MORE_CALLS
        if not room:
            return prompt.NO_MORE_ROOM
        yield ToolCalled(call.name, call.arguments)
        try:
            result = self._toolbox(room).call(
                call.name, ledger.read(call.arguments), self._cancel, sent=frozenset(ledger)
            )
        except ToolError as error:
            self.made.append(f"{call.name} {call.arguments}")
            yield ToolReturned(call.name, Notice("not_run"), 0)
            return f"Error: {error}"
        self._note(call.name, call.arguments, result)
        yield self._returned(call.name, result)
        if result.units and all(unit in ledger for unit in result.units):
            return prompt.NOTHING_NEW
        return self.put(result, ledger)

    def redacted(self, call: ToolCall) -> ToolCall:
        """``call`` redacted for display and requests: its arguments or name are removed if they
        have words that the book has only past the spoiler limit.
        """
        arguments = _canonical(call.arguments)
        return replace(
            call,
            name=_REDACTED if self._spoils(call.name.replace("_", " ")) else call.name,
            arguments="{}" if self._spoils(arguments) else call.arguments,
        )

    def within_limit(self, text: str) -> str:
        """A model's text without the sentences that have words only past the spoiler limit."""
        if self._task.scope.limit is None:
            return text
        return without_future(text, self._index.language, self._vocabulary)

    def _within_limit(self, queries: Sequence[str]) -> tuple[str, ...]:
        return tuple(query for query in queries if not self._spoils(query))

    def _spoils(self, text: str) -> bool:
        """Whether a model's text has a word that the book has only past the limit and the reader
        did not use."""
        asked = self._task.question.searched_as
        return bool(future_words(text, self._index.language, self._vocabulary, asked))

    def _toolbox(self, budget: int) -> Tools:
        return self._tools(
            self._model,
            self._task.scope,
            budget=budget,
            semantic=self._semantic,
            results=self._results,
        )

    def _returned(self, name: str, result: ToolResult) -> ToolReturned:
        units = result.units
        named = "".join(map(str, units))
        return ToolReturned(name, result.summary, len(units), _covered(self._index, units), named)

    def _note(self, name: str, arguments: str, result: ToolResult) -> None:
        self.made.append(f"{name} {arguments}")
        self.usage += result.usage
        self.semantic_failure = self.semantic_failure or result.failure
        searched = replace(result.searched, queries=self._within_limit(result.searched.queries))
        self.searched = self.searched.both(searched)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _canonical(arguments: str) -> str:
    try:
        return json.dumps(json.loads(arguments), sort_keys=True, ensure_ascii=False)
    except (ValueError, RecursionError):
        return arguments


def has_strangers(question: str, missing: Sequence[str]) -> bool:
    """Whether a question has a name or a number among its ``missing`` words, which the book does
    not have; its first word may not be a name."""
    following = " ".join(question.split()[1:])
    return any(
        word in following and (word[:1].isupper() or any(map(str.isdigit, word)))
        for word in missing
    )

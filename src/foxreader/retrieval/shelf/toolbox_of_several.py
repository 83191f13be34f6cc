"""The tools over several books (Z7): each is searched by itself and shown under its title.

Every result has places of the joined book, so that the ledger, the gate and the footnotes work as
for one book. The room of a result is divided between the books, so that none takes it all.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import ToolError
from foxreader.core.events import Searched
from foxreader.core.message import ChatModel, Usage, as_name, as_names, estimate
from foxreader.core.notice import Notice
from foxreader.core.plain_data import read_json
from foxreader.core.scope import Joined, Scope
from foxreader.core.span import Span, find_tags
from foxreader.index.pieces import SHORTEST
from foxreader.index.storage.store import Index
from foxreader.index.summaries.chapter_digest import kept_synopsis
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.semantic import Semantic
from foxreader.retrieval.shelf.books_asked import all_asked, each_asked, mentioned, mostly_unknown
from foxreader.retrieval.shelf.joined_index import JoinedIndex
from foxreader.retrieval.tools.own_search import rewritten
from foxreader.retrieval.tools.specs import Help, MakeTools, Results, ToolResult, Tools
from foxreader.retrieval.tools.summaries import digest_text
from foxreader.retrieval.tools.toolbox import NOTHING, Toolbox

LEAST = 200
"""Estimated tokens: a book with less room than this is not shown. Chosen, not measured."""
_OVERVIEW = "get_full_book_segment_summaries"
_SYNOPSIS = "book_synopsis_get"

Run = Callable[[int, int], ToolResult]
"""Runs a tool on the book with a number, within a budget of estimated tokens."""


def tools_of_several(index: JoinedIndex) -> MakeTools:
    """A factory of tools over all books of a joined index, each within its own scope."""

    def make(
        model: ChatModel | None,
        scope: Scope,
        *,
        budget: int,
        semantic: Semantic | None = None,
        results: Results | None = None,
    ) -> Tools:
        return SeveralTools(index, model, budget=budget)

    return make


class SeveralTools:
    """The tools over the books of ``index``.

    ``budget`` is the most estimated tokens of a result's text, for all books together.
    """

    def __init__(self, index: JoinedIndex, model: ChatModel | None, *, budget: int) -> None:
        self._index = index
        self._model = model
        self._budget = budget

    def search(
        self, question: Question, cancel: Cancel | None = None, *, help_: Help = "none",
        last: str = "",
    ) -> ToolResult:  # fmt: skip
        """The evidence of the books asked; of any book if those the question names have none.

        ``help_`` has no effect: a model's queries would take requests for every book.
        """
        asked = each_asked(question, self._index)
        result = self._searched(asked, cancel)
        if not result.units and len(asked) < len(self._index.own):
            result = self._searched(all_asked(question, self._index), cancel)
        return replace(result, searched=replace(result.searched, queries=(question.searched_as,)))

    def call(
        self, name: str, arguments: str, cancel: Cancel | None = None, *,
        sent: Collection[Span] = (),
    ) -> ToolResult:  # fmt: skip
        """Runs a tool on each book, or only on those that ``arguments`` name.

        Raises ``ToolError`` if it fails for all of them.
        """
        each = self._arguments(arguments)
        errors: list[ToolError] = []
        own: dict[int, set[Span]] = {number: set() for number in range(len(self._index.own))}
        for unit in sent:
            number, place = self._index.book.unshift(unit)
            own[number].add(place)

        def run(number: int, budget: int) -> ToolResult:
            try:
                return self._call(number, name, each[number], budget, cancel, own[number])
            except ToolError as error:
                errors.append(error)
                return ToolResult("", (), "", Searched())

        result = self._together(run, each)
        if not result.units and len(errors) >= len(each):
            raise errors[0]
        return result

    def candidates(self, queries: Sequence[str], cancel: Cancel | None = None) -> ToolResult:
        """What a model's ``queries`` find together in any of the books."""
        return self._together(
            lambda number, budget: self._box(number, budget).candidates(queries, cancel),
            range(len(self._index.own)),
        )

    def queries(
        self, question: Question, cancel: Cancel | None = None, *, last: str = ""
    ) -> tuple[Sequence[str], Usage]:
        """None: each book whose language is another one has had its own in the search."""
        return (), Usage()

    def _searched(self, asked: Mapping[int, Question], cancel: Cancel | None) -> ToolResult:
        """The evidence of each book for its question, in one result."""

        def run(number: int, budget: int) -> ToolResult:
            box = self._box(number, budget)
            result = box.search(asked[number], cancel)
            if result.units:
                return result
            queries, used = self._rewritten(asked[number], number, cancel)
            if queries:
                result = box.candidates(queries, cancel)
            return replace(result, usage=result.usage + used)

        result = self._together(run, asked)
        if len(asked) > 1 and mostly_unknown(asked, result.searched, self._index):
            return replace(result, text=NOTHING, units=(), summary=Notice("nothing_found"))
        return result

    def _rewritten(
        self, question: Question, number: int, cancel: Cancel | None
    ) -> tuple[Sequence[str], Usage]:
        """Queries in the book's language by the model, if the question is in another language."""
        language = self._index.own[number].language
        if self._model is None or not question.is_foreign_to(language):
            return (), Usage()
        known = self._index.rewritten
        if (question.text, language) in known:
            return known[question.text, language], Usage()
        book = as_name(self._index.own[number].book.metadata.title)
        queries, used = rewritten(question.text, language, self._model, cancel, book=book)
        known[question.text, language] = tuple(queries)
        return queries, used

    def _arguments(self, arguments: str) -> dict[int, str]:
        """The arguments of a call for each book, by its number."""
        book = self._index.book
        tag = next((span for *_, span in find_tags(arguments) if book.holds(span)), None)
        if tag is not None:
            number, place = book.unshift(tag)
            return {number: arguments.replace(str(tag), str(place))}
        try:
            given = read_json(arguments or "{}")
        except ValueError:
            given = None
        if not isinstance(given, dict):
            return dict.fromkeys(range(len(book.books)), arguments)
        texts = {key: value for key, value in given.items() if isinstance(value, str)}
        return {
            number: json.dumps(given | values, ensure_ascii=False)
            for number, values in self._texts(texts).items()
        }

    def _texts(self, texts: Mapping[str, str]) -> dict[int, dict[str, str]]:
        """The text arguments of a call for each book that they name; for all if they name none."""
        books = [book.metadata for book in self._index.book.books]
        named = {key: mentioned(text, books) for key, text in texts.items()}
        numbers = sorted({n for one in named.values() for n in one.places})
        return {
            number: {
                key: one.asked_of(number, own=True) or texts[key] for key, one in named.items()
            }
            for number in numbers or range(len(books))
        }

    def _call(
        self, number: int, name: str, arguments: str, budget: int, cancel: Cancel | None,
        sent: Collection[Span],
    ) -> ToolResult:  # fmt: skip
        """Runs a tool on one book; the overview and the synopsis give a stored synopsis."""
        result = self._box(number, budget).call(name, arguments, cancel, sent=sent)
        if name not in (_OVERVIEW, _SYNOPSIS):
            return result
        # A stored synopsis is used if there is one. None is made now.
        kept = kept_synopsis(self._index.own[number], self._index.scopes[number])
        own = self._index.own[number]
        shown = digest_text(own, kept, budget) if kept is not None else None
        if shown is None or not shown.units:
            return result
        return replace(result, text=shown.text, units=shown.units)

    def _box(self, number: int, budget: int) -> Toolbox:
        """The tools of one book. They ask no model, because each request would be made per book."""
        scope, semantic = self._index.scopes[number], self._index.semantics[number]
        ready = semantic is not None and semantic.state(scope) == "ready"
        own, search = self._index.own[number], self._index.searches[number]
        return Toolbox(
            own, None, scope, budget=budget, search=search, semantic=semantic if ready else None
        )

    def _together(self, run: Run, numbers: Iterable[int]) -> ToolResult:
        """The results of all books as one, within the budget."""
        book = self._index.book
        full = {number: run(number, self._budget) for number in numbers}
        found = {number: result for number, result in full.items() if result.units}
        room = max(LEAST, self._budget - sum(estimate(title(book.books[n])) + 2 for n in found))
        wanted = {number: estimate(result.text) for number, result in found.items()}
        shares = shared_out(wanted, room)
        cut = {n: found[n] if wanted[n] <= share else run(n, share) for n, share in shares.items()}
        shown = {number: result for number, result in cut.items() if result.units}
        usage = sum((r.usage for r in full.values()), Usage())
        searched = covered({n: _seen_of(r, shown.get(n)) for n, r in full.items()}, self._index)
        if not shown:
            return ToolResult(NOTHING, (), Notice("nothing_found"), searched, usage)
        units = tuple(book.shift(n, unit) for n, result in shown.items() for unit in result.units)
        text = "\n\n".join(
            f"{title(book.books[n])}\n\n{_shifted(result.text, n, book)}"
            for n, result in shown.items()
        )
        summary = Notice(
            "found_where",
            found=Notice("sentences_found", count=len(units)),
            where=Notice("from_books", count=len(shown)),
        )
        proven = any(result.proven for result in shown.values())
        return ToolResult(text, units, summary, searched, usage, proven=proven)


def speaking(index: Index, scope: Scope) -> list[Span]:
    """The units that represent the visible part of a book: those its stored synopsis cites, else
    the extracts of its segments, else all units long enough to be sentences.
    """
    kept = kept_synopsis(index, scope)
    units = [unit for *_, unit in find_tags(kept.text)] if kept is not None else []
    units = units or [u for some in index.extras.extracts(scope).values() for u in some]
    units = units or [unit for unit in index.units_in(scope) if len(unit) >= SHORTEST]
    return sorted({unit for unit in units if index.book.holds(unit) and scope.allows(unit)})


def title(book: Book) -> str:
    """The heading over a book's passages: its title and its authors."""
    by = as_names(book.metadata.authors)
    return f"# {as_name(book.metadata.title)}{f', by {by}' if by else ''}"


def shared_out(wanted: Mapping[int, int], room: int) -> dict[int, int]:
    """Divides ``room`` between books, in estimated tokens by the book's number.

    No book gets more than it wants; what it leaves goes to the others. In the order of ``wanted``;
    the last books get nothing if the shares would be under ``LEAST``.
    """
    kept = list(wanted)[: max(1, room // LEAST)]
    shares: dict[int, int] = {}
    for done, number in enumerate(sorted(kept, key=lambda n: wanted[n])):
        left = len(kept) - done
        shares[number] = min(wanted[number], (room - sum(shares.values())) // left)
    return {number: shares[number] for number in kept}


def _shifted(text: str, number: int, book: Joined) -> str:
    """``text`` with the tags of book ``number`` changed to tags of the joined book."""
    pieces: list[str] = []
    at = 0
    for start, end, span in find_tags(text):
        pieces += [text[at:start], str(book.shift(number, span))]
        at = end
    return "".join([*pieces, text[at:]])


def _seen_of(full: ToolResult, shown: ToolResult | None) -> Searched:
    """What the search of a book covered, counting only the segments that are shown."""
    return replace(full.searched, segments=shown.searched.segments if shown is not None else 0)


def covered(searched: Mapping[int, Searched], index: JoinedIndex) -> Searched:
    """What the searches of some books, by the books' numbers, covered together.

    ``missing`` has the words that none of these books has.
    """
    books, scopes, each = index.book.books, index.scopes, list(searched.values())
    whole = sum(books[n].characters for n in searched)
    seen = sum(scopes[n].share(books[n]) * books[n].characters for n in searched)
    first = each[0].missing if each else ()
    return Searched(
        queries=tuple(dict.fromkeys(query for one in each for query in one.queries)),
        passages=sum(one.passages for one in each),
        segments=sum(one.segments for one in each),
        of_segments=sum(one.of_segments for one in each),
        missing=tuple(word for word in first if all(word in one.missing for one in each)),
        index="segments" if any(one.index == "segments" for one in each) else "full_text",
        share=seen / whole if seen < whole else 1.0,
        parts=tuple(dict.fromkeys(part for one in each for part in one.parts)),
        books=tuple(books[number].metadata.title for number in searched),
        read_as=tuple(dict.fromkeys(name for one in each for name in one.read_as)),
    )

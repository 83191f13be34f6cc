"""Z7: one question to all books: passages from the table of all, the best books' own evidence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.language import folded, guess
from foxreader.index.store import Index
from foxreader.index.wordlists import ASKING
from foxreader.index.words import Token, fold, token_terms, tokens
from foxreader.library.documents import Documents
from foxreader.library.passages import Passages, TableBook, TableHit
from foxreader.library.ranking import Wanted
from foxreader.library.shelf import Shelf, Shelved
from foxreader.retrieval.query import LONGEST, STOP_RUN, quoted
from foxreader.retrieval.search import Search

EACH = 3
"""At most so many passages of one book are shown."""
_PROVEN = 3
"""So many of the best books are asked themselves."""
_MOST_TERMS = 48
_NEAR = 80
"""Words so many characters apart are seen together."""

Limits = Mapping[str, Scope]
"""What may be seen of books, by their hash; of others, all."""


@dataclass(frozen=True, slots=True)
class ShelfHit:
    """A passage of one of the books, with its exact text and where it stands.

    ``proven`` tells that the book itself gave it as evidence for the question; else it is a
    candidate, which has words of the question. ``words`` is where in ``text`` a word of the
    question stands, by most others. ``path`` is where the book lay last. Scores of one book
    compare, those of proven passages and of candidates do not.
    """

    sha256: str
    path: Path
    title: str
    authors: tuple[str, ...]
    chapter: str
    page: str | None
    span: Span
    text: str
    words: tuple[int, int]
    score: float
    proven: bool = False


@dataclass(frozen=True, slots=True)
class ShelfFound:
    """What was found, the books with evidence first, the passages of a book together.

    ``books`` and ``passages`` count what was searched; ``waiting`` has the titles of the books
    on the shelf that could not be, since they are not in the table yet.
    """

    hits: tuple[ShelfHit, ...]
    books: int
    passages: int
    waiting: tuple[str, ...] = ()


class ShelfSearch:
    """Searches all books. ``open_index`` gives a book's index if it is built, to be closed.

    Nothing past a book's limit is shown or counted; but in the table terms are weighed over all
    of every book, so a limit may change which of two allowed passages comes first.
    """

    def __init__(
        self,
        table: Passages,
        documents: Documents,
        shelf: Shelf,
        open_index: Callable[[Book], Index | None],
    ) -> None:
        self._table, self._documents, self._shelf = table, documents, shelf
        self._open_index = open_index

    def search(
        self,
        question: str,
        limits: Limits | None = None,
        limit: int = 10,
        cancel: Cancel | None = None,
    ) -> Iterator[ShelfFound]:
        """What the table has, at once; then the same with the evidence of the best books."""
        limits = limits or {}
        found = self.look(question, limits, limit)
        yield found
        if found.hits:
            yield self.prove(question, found, limits, cancel)

    def look(self, question: str, limits: Limits, limit: int = 10) -> ShelfFound:
        """The best passages of the table, as candidates."""
        books = {book.sha256: book for book in self._table.books()}
        languages = {book.language for book in books.values()}
        asked = {language: wanted(question, language) for language in languages}
        hits = self._table.search(asked, limits, limit, EACH)
        known = {book.sha256: book for book in self._shelf.all()}
        there = {sha256 for sha256, book in books.items() if book.whole}
        waiting = [book.title for sha256, book in known.items() if sha256 not in there]
        return ShelfFound(
            tuple(self._shown(hits, books, known, asked)),
            len(books),
            sum(self._seen(book, limits) for book in books.values()),
            tuple(waiting),
        )

    def prove(
        self, question: str, found: ShelfFound, limits: Limits, cancel: Cancel | None = None
    ) -> ShelfFound:
        """``found`` with the evidence of the best books in the place of their candidates."""
        proven: list[ShelfHit] = []
        others: list[ShelfHit] = []
        for number, (sha256, group) in enumerate(groupby(found.hits, lambda hit: hit.sha256)):
            if cancel is not None:
                cancel.check()
            hits = list(group)
            scope = limits.get(sha256, WHOLE_BOOK)
            evidence = self._evidence(question, hits, scope) if number < _PROVEN else []
            proven += evidence
            others += [] if evidence else hits
        return replace(found, hits=(*proven, *others))

    def _evidence(self, question: str, hits: list[ShelfHit], scope: Scope) -> list[ShelfHit]:
        """The evidence of a book for ``question``, as many passages as ``hits`` has of it."""
        book = self._documents.load(hits[0].sha256)
        index = self._open_index(book) if book is not None else None
        if book is None or index is None:
            return []
        try:
            found, _ = Search(index).evidence(question, scope, len(hits))
        finally:
            index.close()
        asked = wanted(question, index.language)
        shown = _Shown(book, hits[0].path, index.language, asked)
        return [shown.hit(hit.span, hit.score, proven=True) for hit in found]

    def _seen(self, book: TableBook, limits: Limits) -> int:
        """How many passages of a book in the table may be seen."""
        scope = limits.get(book.sha256, WHOLE_BOOK)
        if scope.limit is None:
            return book.passages
        return sum(map(scope.allows, self._table.spans(book.sha256)))

    def _shown(
        self,
        hits: Iterable[TableHit],
        books: Mapping[str, TableBook],
        known: Mapping[str, Shelved],
        asked: Mapping[str, Wanted],
    ) -> Iterator[ShelfHit]:
        """The hits with their text, those of a book together; without what is stored no more."""
        groups: dict[str, list[TableHit]] = {}
        for hit in hits:
            groups.setdefault(hit.sha256, []).append(hit)
        for sha256, held in groups.items():
            book = self._documents.some(sha256, {hit.span.file for hit in held})
            if book is not None:
                language = books[sha256].language
                path = known[sha256].path if sha256 in known else Path(books[sha256].path)
                shown = _Shown(book, path, language, asked[language])
                yield from (shown.hit(h.span, h.score) for h in held if book.holds(h.span))


def wanted(question: str, language: str) -> Wanted:
    """What to look for in books of ``language``: terms without the words that carry no topic,
    and the quoted phrases. Small words alone are looked for as they stand.
    """
    question = question[:LONGEST]
    found = list(tokens(question))
    lists = folded()
    spoken = guess(question) or language or "en"
    stop = lists.get(language, frozenset()) | lists.get(spoken, lists["en"]) | ASKING
    phrases = tuple(filter(None, quoted(question, language)))
    keys = [key for token in found for key in _keys(token, language, stop)]
    if not keys:
        keys = [key for token in found for key in _keys(token, language, frozenset())]
        whole = tuple(
            key for token in found for key in token_terms(token.text, token.kind, language)
        )
        phrases = phrases or ((whole,) if 1 < len(whole) <= _MOST_TERMS else ())
    terms = [key for key, single in keys if not single]
    heads = [key for key, single in keys if single]
    return Wanted(tuple(dict.fromkeys(terms))[:_MOST_TERMS], phrases, tuple(dict.fromkeys(heads)))


def _keys(token: Token, language: str, stop: frozenset[str]) -> Iterator[tuple[str, bool]]:
    """The terms of a token, each with whether it is a piece too short to be one by itself."""
    if token.kind == "word":
        word = fold(token.text).replace("'", "").replace("’", "")
        for key in token_terms(token.text, "word", language):
            if word not in stop and key not in stop:
                yield key, False
        return
    size = 2 if token.kind == "pairs" else 3
    cut = stop and token.kind == "pairs"
    for piece in filter(None, STOP_RUN.split(token.text) if cut else [token.text]):
        for key in token_terms(piece, token.kind, language):
            yield key, len(key) < size


@dataclass(frozen=True, slots=True)
class _Shown:
    """A book whose passages are shown for a question."""

    book: Book
    path: Path
    language: str
    asked: Wanted

    def hit(self, span: Span, score: float, *, proven: bool = False) -> ShelfHit:
        """The passage at ``span`` as it is shown."""
        book, text = self.book, self.book.text_at(span)
        return ShelfHit(
            book.sha256, self.path, book.metadata.title, book.metadata.authors,
            book.title_at(span), book.page_label(span), span, text, self._words(text), score,
            proven,
        )  # fmt: skip

    def _words(self, text: str) -> tuple[int, int]:
        """Where the word of the question stands that has most others of it soon after."""
        keys = {*self.asked.terms, *self.asked.heads}
        known: dict[str, list[tuple[int, int, str]]] = {}
        found: list[tuple[int, int, str]] = []
        for token in tokens(text):
            pieces = known.get(token.text)
            if pieces is None:
                pieces = [one for one in _pieces(token, self.language) if one[2] in keys]
                known[token.text] = pieces
            for at, end, key in pieces:
                found.append((token.start + at, token.start + end, key))
        soon = [len({k for s, _, k in found if 0 <= s - start < _NEAR}) for start, _, _ in found]
        best = max(range(len(found)), key=lambda n: (soon[n], -n), default=-1)
        return found[best][:2] if found else (0, 0)


def _pieces(token: Token, language: str) -> Iterator[tuple[int, int, str]]:
    """The terms of a token, each with where its characters begin and end in it."""
    keys = token_terms(token.text, token.kind, language)
    if token.kind == "word" or len(keys) == 1:
        yield from ((0, len(token.text), key) for key in keys)
        return
    for at in range(len(token.text)):
        for size in (2, 1) if token.kind == "pairs" else (3,):
            yield at, at + size, fold(token.text[at : at + size])

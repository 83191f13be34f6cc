"""Searches all books of the library for one question (Z7).

First the table of the passages of all books, then the indexes of the best books for evidence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.storage.store import Index
from foxreader.language.detect import asked_in
from foxreader.language.lexicon import stop_words, stop_words_or_english
from foxreader.language.questions import stop_runs, words_of_asking
from foxreader.language.script import fold
from foxreader.language.tokenize import Token, token_terms, tokens
from foxreader.library.documents import Documents
from foxreader.library.passages import Passages, TableBook, TableHit
from foxreader.library.passages_ranking import Wanted
from foxreader.library.shelf import Shelf
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.question import LONGEST, quoted

# The question, in the words of a language

_MOST_TERMS = 48
"""The most terms searched for; the rest are dropped. Chosen, not measured."""
_NEAR = 80
"""Characters: words of the question closer than this count as near each other. Chosen, not
measured."""


class _LibraryQuestion:
    """A question to the books of ``language``; ``wanted`` is the query for them."""

    def __init__(self, question: str, language: str) -> None:
        self.wanted = wanted(question, language)
        self._language = language
        self._keys = {*self.wanted.terms, *self.wanted.heads}
        self._known: dict[str, list[tuple[int, int, str]]] = {}

    def places_in(self, text: str) -> tuple[tuple[int, int], tuple[tuple[int, int], ...]]:
        """Where ``text`` has words of the question, in code points, half open: the one with most
        others shortly after it, and all of them, in order and without overlap.

        The first is (0, 0) if ``text`` has none.
        """
        found = self._found(text)
        soon = [len({k for s, _, k in found if 0 <= s - start < _NEAR}) for start, _, _ in found]
        best = max(range(len(found)), key=lambda n: (soon[n], -n), default=-1)
        places: list[tuple[int, int]] = []
        for start, end, _ in sorted(found):
            if places and start <= places[-1][1]:
                places[-1] = (places[-1][0], max(end, places[-1][1]))
            else:
                places.append((start, end))
        return found[best][:2] if found else (0, 0), tuple(places)

    def _found(self, text: str) -> list[tuple[int, int, str]]:
        """The terms of the question in ``text``: start, end and term of each."""
        return [
            (token.start + at, token.start + end, key)
            for token in tokens(text)
            for at, end, key in self._pieces(token)
        ]

    def _pieces(self, token: Token) -> list[tuple[int, int, str]]:
        """The terms of the question in a token, with their offsets in it. Kept for each word."""
        found = self._known.get(token.text)
        if found is None:
            found = [one for one in _pieces(token, self._language) if one[2] in self._keys]
            self._known[token.text] = found
        return found


def wanted(question: str, language: str) -> Wanted:
    """The query for books of ``language``: the terms of ``question`` without stop words, and its
    quoted phrases. A question of stop words only is searched for as a phrase.
    """
    question = question[:LONGEST]
    found = list(tokens(question))
    spoken = asked_in(question) or language
    stop = stop_words(language) | stop_words_or_english(spoken) | words_of_asking()
    phrases = tuple(filter(None, quoted(question, language)))
    whole = tuple(key for token in found for key in token_terms(token.text, token.kind, language))
    whole = whole if 1 < len(whole) <= _MOST_TERMS else ()
    keys = [key for token in found for key in _keys(token, language, stop)]
    if not keys:
        keys = [key for token in found for key in _keys(token, language, frozenset())]
        phrases = phrases or ((whole,) if whole else ())
    terms = [key for key, single in keys if not single]
    heads = [key for key, single in keys if single]
    return Wanted(
        tuple(dict.fromkeys(terms))[:_MOST_TERMS], phrases, tuple(dict.fromkeys(heads)), whole
    )


def _keys(token: Token, language: str, stop: frozenset[str]) -> Iterator[tuple[str, bool]]:
    """The terms of a token. True marks a piece of unspaced text shorter than a usual term."""
    if token.kind == "word":
        word = fold(token.text).replace("'", "").replace("’", "")
        for key in token_terms(token.text, "word", language):
            if word not in stop and key not in stop:
                yield key, False
        return
    size = 2 if token.kind == "pairs" else 3
    cut = stop and token.kind == "pairs"
    for piece in filter(None, stop_runs().split(token.text) if cut else [token.text]):
        for key in token_terms(piece, token.kind, language):
            yield key, len(key) < size


def _pieces(token: Token, language: str) -> Iterator[tuple[int, int, str]]:
    """The terms of a token, each with its start and end in the token."""
    keys = token_terms(token.text, token.kind, language)
    if token.kind == "word" or len(keys) == 1:
        yield from ((0, len(token.text), key) for key in keys)
        return
    for at in range(len(token.text)):
        for size in (2, 1) if token.kind == "pairs" else (3,):
            yield at, at + size, fold(token.text[at : at + size])


# The search

EACH = 3
"""The most passages shown of one book. Chosen, not measured."""
_PROVEN = 3
"""How many of the best books are searched for evidence in their own index. Three books add 38 ms
(median) to a search over 1,000 books (docs/benchmarks, "Speed"); the number itself was chosen."""

Limits = Mapping[str, Scope]
"""The scope of books with a spoiler limit, by hash; all of any other book may be shown."""


@dataclass(frozen=True, slots=True)
class ShelfHit:
    """A passage of one of the books, with its exact text and its place.

    ``proven`` means the book's own index gave it as evidence; otherwise it is a candidate that has
    words of the question. ``words`` is the part of ``text``, in code points and half open, with
    the word of the question that has most others near it, ``all_words`` are the parts with any of
    them. ``path`` is the last known path of the book's file. Scores can be compared within one
    book, but not between evidence and candidates.
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
    all_words: tuple[tuple[int, int], ...]
    score: float
    proven: bool = False

    @property
    def word_spans(self) -> tuple[Span, ...]:
        """The places of the question's words in the book, the one with most others near it first;
        the passage itself if it has none.
        """
        file, at = self.span.file, self.span.start
        places = sorted(self.all_words, key=lambda place: place[0] != self.words[0])
        return tuple(Span(file, at + start, at + end) for start, end in places) or (self.span,)


@dataclass(frozen=True, slots=True)
class ShelfFound:
    """The result: books with evidence first, the passages of each book together.

    ``books`` and ``passages`` count what was searched. ``waiting`` has the titles of books that
    were not searched completely because they are not all in the table yet.
    """

    hits: tuple[ShelfHit, ...]
    books: int
    passages: int
    waiting: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BookPlaces:
    """The passages of one book that have the words, to be read some at a time.

    ``proven`` is the book's evidence, which comes first; ``rows`` are the other passages by their
    numbers in the table, ``typed`` says that some have the words as they were typed.
    """

    sha256: str
    title: str
    path: Path
    rows: tuple[int, ...]
    typed: bool = False
    proven: tuple[ShelfHit, ...] = ()

    @property
    def count(self) -> int:
        """How many passages there are."""
        return len(self.proven) + len(self.rows)


@dataclass(frozen=True, slots=True)
class ShelfPlaces:
    """All passages of all books that have the words of ``question``, the best book first.

    ``searched`` counts the books that were; ``waiting`` are as in :class:`ShelfFound`.
    """

    question: str
    books: tuple[BookPlaces, ...]
    searched: int
    waiting: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        """How many passages there are."""
        return sum(book.count for book in self.books)


class LibrarySearch:
    """Searches all books. ``open_index`` opens a book's index, or gives None if it is not built.

    Nothing past a book's limit is shown or counted. But the table weighs terms over the whole of
    every book, so text past a limit may affect which of two visible passages comes first.
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
        """The candidates from the table at once; then the same with evidence of the best books."""
        limits = limits or {}
        found = self.look(question, limits, limit)
        yield found
        if found.hits:
            yield self.prove(question, found, limits, cancel)

    def look(self, question: str, limits: Limits, limit: int = 10) -> ShelfFound:
        """The best passages of the table, as candidates."""
        books = {book.sha256: book for book in self._table.books()}
        languages = {book.language for book in books.values()}
        asked = {language: _LibraryQuestion(question, language) for language in languages}
        found = {language: one.wanted for language, one in asked.items()}
        hits = self._table.search(found, limits, limit, EACH)
        known = self._shelf.names()
        there = {sha256 for sha256, book in books.items() if book.whole}
        waiting = [title for sha256, (title, _) in known.items() if sha256 not in there]
        paths = {hit.sha256: known.get(hit.sha256, ("", books[hit.sha256].path))[1] for hit in hits}
        return ShelfFound(
            tuple(self._shown(hits, paths, lambda sha256: asked[books[sha256].language])),
            len(books),
            sum(self._seen(book, limits) for book in books.values()),
            tuple(waiting),
        )

    def everything(
        self, question: str, limits: Limits | None = None, cancel: Cancel | None = None
    ) -> Iterator[ShelfPlaces]:
        """Every place of the words at once; then the same with evidence of the best books."""
        limits = limits or {}
        table = self._table.books()
        asked = {code: wanted(question, code) for code in {book.language for book in table}}
        known = self._shelf.names()
        there = {book.sha256 for book in table if book.whole}
        lies = {book.sha256: book.path for book in table}
        books = tuple(
            BookPlaces(one.sha256, title, Path(path), one.rows, bool(one.typed))
            for one in self._table.everything(asked, limits, EACH)
            for title, path in [known.get(one.sha256, ("", lies[one.sha256]))]
            if self._documents.has(one.sha256)
        )
        waiting = tuple(title for sha256, (title, _) in known.items() if sha256 not in there)
        found = ShelfPlaces(question, books, len(table), waiting)
        yield found
        if books:
            yield self._proven(found, limits, cancel)

    def hits(self, found: ShelfPlaces, book: BookPlaces, start: int, count: int) -> list[ShelfHit]:
        """Some of the passages of a book, from the one numbered ``start`` on."""
        shown = list(book.proven[start : start + count])
        at = max(0, start - len(book.proven))
        spans = self._table.spans_of(book.rows[at : at + count - len(shown)])
        text = self._documents.some(book.sha256, {span.file for span in spans})
        if text is None:
            return shown
        language = next(
            (one.language for one in self._table.books() if one.sha256 == book.sha256), ""
        )
        asked = _BookShown(text, book.path, _LibraryQuestion(found.question, language))
        return shown + [asked.hit(span, 0.0) for span in spans if text.holds(span)]

    def _proven(self, found: ShelfPlaces, limits: Limits, cancel: Cancel | None) -> ShelfPlaces:
        """``found`` with the evidence of the best books before their other passages."""
        made: list[BookPlaces] = []
        for book in found.books[:_PROVEN]:
            if cancel is not None:
                cancel.check()
            first = self.hits(found, book, 0, EACH)
            scope = limits.get(book.sha256, WHOLE_BOOK)
            proven = self._evidence(found.question, first, scope) if first else []
            spans = self._table.spans_of(book.rows) if proven else []
            left = tuple(
                row for row, span in zip(book.rows, spans, strict=False)
                if not any(span.overlaps(hit.span) for hit in proven)
            )  # fmt: skip
            rows = left if proven else book.rows
            made.append(replace(book, rows=rows, proven=tuple(proven)))
        made.sort(key=lambda book: (not book.typed, not book.proven))
        return replace(found, books=(*made, *found.books[_PROVEN:]))

    def prove(
        self, question: str, found: ShelfFound, limits: Limits, cancel: Cancel | None = None
    ) -> ShelfFound:
        """``found`` with the candidates of the best books replaced by their evidence."""
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
        """A book's evidence for ``question``: at most as many passages as it has in ``hits``."""
        book = self._documents.load(hits[0].sha256)
        index = self._open_index(book) if book is not None else None
        if book is None or index is None:
            return []
        try:
            found, _ = Search(index).evidence(question, scope, len(hits))
        finally:
            index.close()
        shown = _BookShown(book, hits[0].path, _LibraryQuestion(question, index.language))
        return [shown.hit(hit.span, hit.score, proven=True) for hit in found]

    def _seen(self, book: TableBook, limits: Limits) -> int:
        """How many passages of a book are in the table and visible."""
        scope = limits.get(book.sha256, WHOLE_BOOK)
        if scope.limit is None:
            return book.passages
        return sum(map(scope.allows, self._table.spans(book.sha256)))

    def _shown(
        self,
        hits: Iterable[TableHit],
        paths: Mapping[str, str],
        asked_of: Callable[[str], _LibraryQuestion],
    ) -> Iterator[ShelfHit]:
        """The hits with their text, those of a book together, without books no longer stored."""
        groups: dict[str, list[TableHit]] = {}
        for hit in hits:
            groups.setdefault(hit.sha256, []).append(hit)
        for sha256, held in groups.items():
            book = self._documents.some(sha256, {hit.span.file for hit in held})
            if book is not None:
                shown = _BookShown(book, Path(paths[sha256]), asked_of(sha256))
                yield from (shown.hit(h.span, h.score) for h in held if book.holds(h.span))


@dataclass(frozen=True, slots=True)
class _BookShown:
    """Turns passages of one book into hits for one question."""

    book: Book
    path: Path
    asked: _LibraryQuestion

    def hit(self, span: Span, score: float, *, proven: bool = False) -> ShelfHit:
        """The hit for the passage at ``span``."""
        book, text = self.book, self.book.text_at(span)
        words, all_words = self.asked.places_in(text)
        return ShelfHit(
            book.sha256, self.path, book.metadata.title, book.metadata.authors,
            book.named_at(span), book.page_label(span), span, text, words, all_words,
            score, proven,
        )  # fmt: skip

"""Finds all places in a book that match a query. Pure, but for a regular expression's process."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import merge
from itertools import islice

from foxreader.core.book import Book, once_a_book
from foxreader.core.cancel import Cancel
from foxreader.core.find_query import FindQuery, FoundPlaces
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.language.compare import Compared, Exactness, compared, compared_form, visible
from foxreader.language.detect import language_of
from foxreader.language.lexicon import language
from foxreader.language.script import is_unspaced
from foxreader.retrieval.find.pattern import pattern_places
from foxreader.retrieval.find.plain import Place, near_places, places, words_pattern

MOST = 1000
"""Places of one search; chosen: nobody reads more, and the list stays quick."""
_language = once_a_book(language_of)


def find(book: Book, query: FindQuery, cancel: Cancel | None = None) -> Iterator[Span]:
    """Every place of words, or of words near each other, in reading order.

    White space, line ends and soft hyphens between and in words do not count, nor does the shape of
    quotation marks and dashes; the marks of notes and the numbers of pages between and in words may
    be left out. Text hidden from the reader is left out.
    """
    exact = Exactness(query.match_case, query.match_accents, language(_language(book)).dotless_i)
    words = compared_form(query.text, exact).split()
    if not words:
        return
    near = query.kind == "near" and len(words) > 1
    patterns = [
        words_pattern(
            some, whole_word=query.whole_word, accents=exact.accents, broken_lines=book.paged
        )
        for some in ([[word] for word in dict.fromkeys(words)] if near else [words])
    ]
    for number in range(len(book.files)):
        if cancel is not None:
            cancel.check()
        texts = _compared(book, number, exact)
        found = (
            near_places(text, patterns, query.within) if near else places(text, patterns[0])
            for text in texts
        )
        for start, end in _apart(found):
            span = Span(number, start, end)
            if book.visible(span):
                yield span


def _apart(found: Iterable[Iterator[Place]]) -> Iterator[Place]:
    """The places of all in order, of those that overlap the first."""
    last = 0
    for start, end in merge(*found):
        if start >= last:
            yield start, end
            last = end


def find_places(
    book: Book,
    query: FindQuery,
    *,
    scope: Scope = WHOLE_BOOK,
    most: int = MOST,
    cancel: Cancel | None = None,
) -> FoundPlaces:
    """At most ``most`` places of ``query`` in what ``scope`` shows of ``book``.

    Raises ``UsageError`` for what is no regular expression.
    """
    if not query.text.strip():
        return FoundPlaces(())
    remarks: list[Notice] = []
    if query.kind == "pattern":
        spans, remark = _pattern_spans(book, query, cancel)
        remarks += [remark] if remark is not None else []
    else:
        spans = find(book, query, cancel)
        if query.whole_word and any(map(is_unspaced, query.text)):
            remarks.append(Notice("no_whole_words"))
    found = tuple(islice((span for span in spans if scope.allows(span)), most + 1))
    return FoundPlaces(found[:most], len(found) > most, tuple(remarks))


def _pattern_spans(
    book: Book, query: FindQuery, cancel: Cancel | None
) -> tuple[Iterator[Span], Notice | None]:
    texts = [visible(file.text) for file in book.files]
    found, remark = pattern_places(query, [text.text for text in texts], cancel)
    spans = (Span(number, *texts[number].source_span(start, end)) for number, start, end in found)
    return (span for span in spans if book.visible(span)), remark


class _Kept:
    """The files of a book in the form of the last search, since a reader types letter by letter.

    Both change at once, because two threads may search.
    """

    def __init__(self) -> None:
        self.form: tuple[Exactness, dict[int, tuple[Compared, ...]]] = (Exactness(), {})


@once_a_book
def _kept(book: Book) -> _Kept:
    return _Kept()


def _compared(book: Book, number: int, exact: Exactness) -> tuple[Compared, ...]:
    """The text of a file; and once more without its marks, where it has any."""
    kept = _kept(book)
    known, files = kept.form
    if known != exact:
        files = {}
        kept.form = exact, files
    if number not in files:
        file = book.files[number]
        texts = (file.text, file.words) if file.marks else (file.text,)
        files[number] = tuple(compared(text, exact) for text in texts)
    return files[number]

"""Finds all places in a book that match a query, as the reader's search field does it.

Pure, but for a regular expression, which :mod:`foxreader.retrieval.find_pattern` looks for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from heapq import merge
from itertools import islice, pairwise

from foxreader.core.book import Book, once_a_book
from foxreader.core.cancel import Cancel
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.language.compare import (
    ACCENTS,
    Compared,
    Exactness,
    WordCount,
    as_whole_word,
    compared,
    compared_form,
    visible,
)
from foxreader.language.detect import language_of
from foxreader.language.lexicon import language
from foxreader.language.script import is_unspaced
from foxreader.library.searches import FindQuery, FoundPlaces
from foxreader.retrieval.find_pattern import pattern_places

# Places of words in the compared form of a text

_SHORTEST_BROKEN, _LEAST_PART = 6, 2
"""Letters of a word that is also found with a hyphen in it, and before and after that hyphen;
chosen: short words are seldom broken, and are others with a hyphen."""
_Place = tuple[int, int]
"""Start and end in code points, half open."""


def _words_pattern(
    words: Sequence[str], *, whole_word: bool, accents: bool, broken_lines: bool = False
) -> re.Pattern[str]:
    """A pattern for ``words`` one after the other, all in the compared form.

    With ``accents`` no accent may follow that the words do not have. A long word is also found
    where the text has a hyphen in it: what was scanned has those of the lines of its print. With
    ``broken_lines`` a line may end inside a word of a script without spaces and at a word's own
    hyphen, which may then be lost, as on a printed page.
    """
    pattern = " +".join(_word(word, broken_lines) for word in words)
    if whole_word:
        pattern = as_whole_word(" ".join(words), pattern)
    return re.compile(pattern + (f"(?![{ACCENTS}])" if accents else ""))


def _word(word: str, broken_lines: bool) -> str:
    unbroken = word.isalpha() and len(word) >= _SHORTEST_BROKEN
    if not (broken_lines or unbroken) or len(word) < 2:
        return re.escape(word)
    found = re.escape(word[0])
    for at, (before, after) in enumerate(pairwise(word), 1):
        if after == "-" and before != "-" and broken_lines:
            found += "(?:-|(?<=[^\\W\\d_])(?=[^\\W\\d_])) ?"
        elif is_unspaced(before) and is_unspaced(after):
            found += (" ?" if broken_lines else "") + re.escape(after)
        else:
            inside = unbroken and _LEAST_PART <= at <= len(word) - _LEAST_PART
            found += ("-?" if inside else "") + re.escape(after)
    return found


def _places(text: Compared, pattern: re.Pattern[str]) -> Iterator[_Place]:
    """Each place of the source that ``pattern`` finds, without overlaps; of a character that
    stands for several, such as a ligature, the whole."""
    last = 0
    for match in pattern.finditer(text.text):
        start, end = text.source_span(match.start(), match.end())
        if start >= last:
            yield start, end
            last = end


def _near_places(
    text: Compared, patterns: Sequence[re.Pattern[str]], within: int
) -> Iterator[_Place]:
    """Each shortest stretch of the source in which all ``patterns`` are found, its first and last
    word at most ``within`` words apart; without overlaps."""
    found = sorted(
        (match.start(), match.end(), number)
        for number, pattern in enumerate(patterns)
        for match in pattern.finditer(text.text)
    )
    if not found:
        return
    count = WordCount.of(text.text)
    latest: dict[int, _Place] = {}
    before, last = -1, 0
    for start, end, number in found:
        latest[number] = (start, end)
        if len(latest) < len(patterns):
            continue
        first = min(one for one, _ in latest.values())
        stop = max(two for _, two in latest.values())
        if first == before or count.number(stop - 1) - count.number(first) > within:
            continue
        before = first
        place = text.source_span(first, stop)
        if place[0] >= last:
            yield place
            last = place[1]


# Places in a book

_MOST = 1000
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
        _words_pattern(
            some, whole_word=query.whole_word, accents=exact.accents, broken_lines=book.paged
        )
        for some in ([[word] for word in dict.fromkeys(words)] if near else [words])
    ]
    for number in range(len(book.files)):
        if cancel is not None:
            cancel.check()
        texts = _compared(book, number, exact)
        found = (
            _near_places(text, patterns, query.within) if near else _places(text, patterns[0])
            for text in texts
        )
        for start, end in _apart(found):
            span = Span(number, start, end)
            if book.visible(span):
                yield span


def _apart(found: Iterable[Iterator[_Place]]) -> Iterator[_Place]:
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
    most: int = _MOST,
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


class _KeptForms:
    """The files of a book in the form of the last search, since a reader types letter by letter.

    Both change at once, because two threads may search.
    """

    def __init__(self) -> None:
        self.form: tuple[Exactness, dict[int, tuple[Compared, ...]]] = (Exactness(), {})


@once_a_book
def _kept(book: Book) -> _KeptForms:
    return _KeptForms()


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

"""The evidence lines of an answer, each a sentence it cites; and all that is known of one piece."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from foxreader.answer.evidence_line.claims import Claim, claims, own_citations
from foxreader.answer.evidence_line.cut import ELLIPSIS, GAP, Shared, cut, shared_runs, words_of
from foxreader.core.book import Book, TocEntry, once_a_book
from foxreader.core.events import Answer, Citation, Flag, Grade, Part
from foxreader.core.places import page_number
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.chapters import chapter_level
from foxreader.index.pieces import trimmed, units
from foxreader.index.storage.store import Index
from foxreader.language.chapter_words import heading_number
from foxreader.language.detect import guess, language_of
from foxreader.language.script import fold
from foxreader.language.tokenize import tokens
from foxreader.retrieval.question.places import PartsOfBook

# The place at the end of a line: "12 · 264"

_SUBTITLE = re.compile(r"\s*[:;(—–]")
_LONGEST_TITLE = 24
"""Characters of a short title; about what a line of the chat has room for beside the place."""

_level = once_a_book(chapter_level)


@dataclass(frozen=True, slots=True)
class LinePlace:
    """A place in a book: the numbers of its chapter and page, "" if it has none.

    ``share`` is how far into the book it is, 0 to 1; None if the book is not at hand. ``book`` is a
    short title, "" for the book that is read. ``named`` is the section's title with those that a
    bare number needs. ``counted`` is the page in our count where the book names none: for the
    window, which has it everywhere; no edition has that number.
    """

    chapter: str = ""
    page: str = ""
    share: float | None = None
    book: str = ""
    named: str = ""
    counted: str = ""

    def words(self, percent: Callable[[float], str]) -> str:
        """Chapter and page, or chapter and how far; ``percent`` gives a share in words."""
        far = self.page or (percent(self.share) if self.share is not None else "")
        return " · ".join(filter(None, (self.chapter, far)))


def place_of(citation: Citation, book: Book | None, *, named: bool = False) -> LinePlace:
    """Where ``citation`` is in ``book``, None if it is not at hand; ``named``: with its title."""
    page = citation.page or ""
    if book is None or not book.holds(citation.span):
        return LinePlace(page=page)
    title = short_title(book.metadata.title) if named else ""
    share = book.fraction(citation.span)
    whole = book.named_at(citation.span)
    chapter = _chapter_number(book, citation.span)
    number = None if page or book.paged else page_number(book, citation.span)
    counted = number.label if number is not None and number.counted else ""
    return LinePlace(chapter, page, share, title, whole, counted)


def _chapter_number(book: Book, span: Span) -> str:
    """The number of the chapter ``span`` begins in, as its heading gives it; "" without one.

    Of the headings above a place, that of its chapter counts before those of sections in it.
    """
    numbered = []
    for entry in _above(book, span):
        named = heading_number(entry.title)
        if named is not None:
            numbered.append((entry.level > _level(book), ".".join(map(str, named.number))))
    return min(numbered, key=lambda pair: pair[0], default=(False, ""))[1]


def _above(book: Book, span: Span) -> Iterator[TocEntry]:
    """The headings that ``span`` is under, the innermost first."""
    section = book.section_at(span)
    before = book.toc[: book.toc.index(section) + 1] if section else ()
    level = None
    for entry in reversed(before):
        if level is None or entry.level < level:
            level = entry.level
            yield entry


def short_title(title: str) -> str:
    """A title without its subtitle, at most 24 characters, whole words of it."""
    head = _SUBTITLE.split(" ".join(title.split()), maxsplit=1)[0] or title
    if len(head) <= _LONGEST_TITLE:
        return head
    kept = head[:_LONGEST_TITLE].rsplit(" ", 1)[0]
    return f"{kept.rstrip(' ,')}…"


# The lines

_MOST_LINES = 2
"""The most evidence lines of one claim that are shown at once; the design's."""
COLUMNS = 36
"""Columns of a line of evidence in the chat, measured: serif of 13 pixels in a dock of 392, in the
widest font a system is likely to have (DejaVu Serif)."""
COLUMNS_PRINTED = 76
"""Columns of one in an export or, indented, in a terminal of 80."""

SIGNS: Mapping[Grade, str] = {"quoted": "“ ”", "cited": "●", "weak": "◐", "otherwise": "≠",
                               "picture": "▧"}  # fmt: skip
"""The sign of each grade, so that a grade is not told by its colour alone."""
_OTHER_PATHS = ("", "direct", "strict", "without_book")
"""The paths of unfinished answers that are not a model's claims about the book."""

_language = once_a_book(language_of)


@dataclass(frozen=True, slots=True)
class LineRun:
    """A piece of an evidence line: the book's words that the claim has too ("shared") or not
    ("plain"), or the sign of a cut ("cut")."""

    text: str
    kind: Literal["shared", "plain", "cut"]


@dataclass(frozen=True, slots=True)
class EvidenceLine:
    """The sentence of the book that a claim cites, cut to two lines.

    ``runs`` are () if the claim itself is that sentence, word for word. ``whole`` is the sentence
    without cuts. ``right_to_left``: it is written from right to left. ``typed`` is where in the
    cited words the lines of a program begin that stand as they were typed, 0 without any.
    """

    citation: Citation
    place: LinePlace
    runs: tuple[LineRun, ...]
    whole: str
    right_to_left: bool = False
    typed: int = 0

    @property
    def text(self) -> str:
        """The line as text, with single spaces."""
        return " ".join("".join(run.text for run in self.runs).split())


@dataclass(frozen=True, slots=True)
class ClaimLines:
    """A claim with its evidence lines, the best two in ``lines``, the others in ``more``.

    ``reasons`` are the sentences on its failed checks, if its grade is weak.
    """

    claim: Claim
    lines: tuple[EvidenceLine, ...]
    more: tuple[EvidenceLine, ...] = ()
    reasons: tuple[str, ...] = ()

    @property
    def verbatim(self) -> bool:
        """Whether the claim is the book's own sentence, word for word."""
        return any(not line.runs for line in (*self.lines, *self.more))


def lined(answer: Answer) -> bool:
    """Whether an answer is a model's from the book, whose claims have evidence lines.

    An answer without a model is the book's own words already.
    """
    unfinished = answer.mode == "unfinished" and answer.path not in _OTHER_PATHS
    return answer.mode == "grounded" or unfinished


def evidence(
    parts: Iterable[Part],
    citations: Mapping[int, Citation],
    books: Callable[[str], Book | None],
    *,
    own: str | None = None,
    flags: Iterable[Flag] = (),
    columns: int = COLUMNS,
) -> tuple[ClaimLines, ...]:
    """The claims of an answer with their evidence lines, in order.

    ``books`` gives a cited book by its hash ("" for that of the conversation), None if it is not at
    hand. Places in other books than ``own`` are named; None: none is. ``flags`` are the answer's.
    """
    found, flags, said = [], tuple(flags), claims(parts)
    for claim, cited in zip(said, own_citations(said, citations, flags), strict=True):
        made = [_line(claim, citation, books, own, columns) for citation in cited.values()]
        best = sorted(made, key=lambda pair: -pair[0])[:_MOST_LINES]
        shown = tuple(line for score, line in made if any(line is one for _, one in best))
        more = tuple(line for _, line in made if not any(line is one for one in shown))
        if shown:
            weak = any(line.citation.weak for line in shown)
            reasons = tuple(_reasons(claim, flags)) if weak else ()
            found.append(ClaimLines(claim, shown, more, reasons))
    return tuple(found)


def question_lines(
    question: str,
    citations: Iterable[Citation],
    books: Callable[[str], Book | None],
    *,
    own: str | None = None,
    columns: int = COLUMNS,
) -> tuple[EvidenceLine, ...]:
    """Each citation as a line, cut around the words it shares with ``question``.

    ``books`` and ``own`` are as in :func:`evidence`.
    """
    found = []
    for citation in citations:
        book = books(citation.book)
        language = guess(citation.quote) if book is None else _language(book)
        named = own is not None and citation.book not in ("", own)
        _, runs, whole = _sentence(question, _words(citation, book), language, columns)
        place = place_of(citation, book, named=named)
        right, typed = _right_to_left(whole), _typed(citation, book)
        found.append(EvidenceLine(citation, place, runs, whole, right, typed))
    return tuple(found)


def _typed(citation: Citation, book: Book | None) -> int:
    """Where the lines of a program begin in what is cited."""
    span = citation.span
    if book is None or not book.holds(span):
        return 0
    starts = (start for start, _ in book.files[span.file].listings if span.start < start)
    first = next((start for start in starts if start < span.end), span.start)
    return first - span.start


def _reasons(claim: Claim, flags: Iterable[Flag]) -> Iterator[str]:
    """What failed checks say of the words of a claim."""
    said = " ".join(claim.text.split())
    for flag in flags:
        if flag.words and flag.words in said and flag.kind != "uncited":
            yield flag.text


def _line(
    claim: Claim,
    citation: Citation,
    books: Callable[[str], Book | None],
    own: str | None,
    columns: int,
) -> tuple[int, EvidenceLine]:
    """An evidence line, and how many content words it shares with the claim."""
    book = books(citation.book)
    language = guess(citation.quote) if book is None else _language(book)
    named = own is not None and citation.book not in ("", own)
    place = place_of(citation, book, named=named)
    words = _words(citation, book)
    score, runs, whole = _sentence(claim.text, words, language, columns)
    if not citation.weak and _is_whole(claim.text, words, language):
        runs = ()
    return score, EvidenceLine(citation, place, runs, whole, _right_to_left(whole))


def _words(citation: Citation, book: Book | None) -> str:
    """What is cited, without the marks of notes and the numbers of pages in it."""
    span = citation.span
    there = book is not None and book.holds(span) and book.text_at(span) == citation.quote
    return book.words_at(span) if book is not None and there else citation.quote


@lru_cache(maxsize=1_024)
def _sentence(
    said: str, quote: str, language: str, columns: int
) -> tuple[int, tuple[LineRun, ...], str]:
    """Of the cited words ``quote`` the sentence that shares most with a claim: how many content
    words it shares, its runs in two lines of ``columns``, and all of it."""
    known = words_of(said, language)
    bounds = _sentence_bounds(quote, language)
    if not bounds:
        return 0, (), ""
    terms = [
        frozenset[str]().union(*(run.terms for run in shared_runs(quote[a:b], known, language)))
        for a, b in bounds
    ]
    first = last = max(range(len(bounds)), key=lambda at: (len(terms[at]), -at))
    # A sentence beside it is taken in if it has words that this one lacks, the better one of two.
    beside = [at for at in (first - 1, first + 1) if 0 <= at < len(bounds)]
    more = max(beside, key=lambda at: (len(terms[at] - terms[first]), at), default=first)
    if terms[more] - terms[first]:
        first, last = min(first, more), max(last, more)
    whole = quote[bounds[first][0] : bounds[last][1]]
    shared = shared_runs(whole, known, language)
    count = len(frozenset[str]().union(*(run.terms for run in shared)))
    return count, _runs(whole, cut(whole, shared, columns), shared), whole


def _sentence_bounds(quote: str, language: str) -> list[tuple[int, int]]:
    """The sentences of cited words as (start, end) without white space around them."""
    found = (trimmed(quote, start, end) for start, end in units(quote, language))
    return [(start, end) for start, end in found if start < end]


def _runs(text: str, pieces: list[tuple[int, int]], shared: list[Shared]) -> tuple[LineRun, ...]:
    found: list[LineRun] = []
    if pieces and text[: pieces[0][0]].strip():
        found.append(LineRun(ELLIPSIS, "cut"))
    for number, (start, end) in enumerate(pieces):
        if number:
            found.append(LineRun(GAP, "cut"))
        at = start
        for run in shared:
            low, high = max(start, run.start), min(end, run.end)
            if low < high:
                found += [LineRun(text[at:low], "plain"), LineRun(text[low:high], "shared")]
                at = high
        found.append(LineRun(text[at:end], "plain"))
    if pieces and text[pieces[-1][1] :].strip():
        found.append(LineRun(ELLIPSIS, "cut"))
    return tuple(run for run in found if run.text)


@lru_cache(maxsize=1_024)
def _is_whole(said: str, quote: str, language: str) -> bool:
    """Whether a claim is one or more whole sentences of the cited words, word for word."""
    words = [fold(token.text) for token in tokens(said)]
    texts = [
        [fold(token.text) for token in tokens(quote[a:b])]
        for a, b in _sentence_bounds(quote, language)
    ]
    return bool(words) and any(
        [word for text in texts[first:last] for word in text] == words
        for first in range(len(texts))
        for last in range(first + 1, len(texts) + 1)
    )


def _right_to_left(text: str) -> bool:
    """Whether the first letter with a direction goes from right to left."""
    for character in text:
        direction = unicodedata.bidirectional(character)
        if direction in ("L", "R", "AL"):
            return direction != "L"
    return False


# One piece of evidence, for the panel that shows all that is known of it

_TOPICS = 5
"""Names shown beside a piece of evidence. Chosen: one or two lines of the panel."""


@dataclass(frozen=True, slots=True)
class CitedPlace:
    """A claim and one place it cites: the ``nth`` of ``of`` places of this claim, from 1.

    ``reasons`` are the sentences on the failed checks of a weak one.
    """

    claim: str
    citation: Citation
    reasons: tuple[str, ...]
    nth: int
    of: int


@dataclass(frozen=True, slots=True)
class CitedExcerpt:
    """The cited words in their paragraph, and a paragraph before and after; each may be ""."""

    before: str
    lead: str
    words: str
    rest: str
    after: str


@dataclass(frozen=True, slots=True)
class ChapterOf:
    """Where a piece of evidence is, each "" where it is not known: chapter, section in it, page."""

    chapter: str
    section: str
    page: str


@dataclass(frozen=True, slots=True)
class NamesBeside:
    """What the index has on the section of a piece of evidence: a model's summary, which is none
    itself, and the names in it."""

    summary: str = ""
    model: str = ""
    topics: tuple[str, ...] = ()


def cited_of(
    parts: Iterable[Part],
    citations: Mapping[int, Citation],
    books: Callable[[str], Book | None],
    flags: Iterable[Flag] = (),
) -> tuple[CitedPlace, ...]:
    """The places of an answer in the order of its claims; a place cited twice comes once.

    Places without a claim, as in an answer word for word, come after the others.
    """
    found: dict[int, CitedPlace] = {}
    for claim in evidence(parts, citations, books, flags=flags):
        lines = (*claim.lines, *claim.more)
        for nth, line in enumerate(lines, 1):
            made = CitedPlace(claim.claim.text, line.citation, claim.reasons, nth, len(lines))
            found.setdefault(line.citation.number, made)
    for number in sorted(citations):
        found.setdefault(number, CitedPlace("", citations[number], (), 1, 1))
    return tuple(found.values())


def excerpt(book: Book, span: Span) -> CitedExcerpt:
    """The words at ``span`` in their surroundings."""
    text = book.files[span.file].text
    start = text.rfind("\n", 0, span.start) + 1
    end = text.find("\n", span.end)
    end = len(text) if end < 0 else end
    before = text[:start].rstrip("\n").rpartition("\n")[2]
    after = text[end:].lstrip("\n").partition("\n")[0]
    return CitedExcerpt(
        _plain(before),
        text[start : span.start].lstrip(),
        text[span.start : span.end],
        text[span.end : end].rstrip(),
        _plain(after),
    )


def _plain(text: str) -> str:
    return " ".join(text.split())


def where(book: Book, citation: Citation) -> ChapterOf:
    """The chapter, the section in it if that is another, and the printed page."""
    part = PartsOfBook(book).chapter_at(citation.span)
    chapter = part.title if part is not None else ""
    section = _plain(book.title_at(citation.span))
    return ChapterOf(chapter, "" if section == chapter else section, citation.page or "")


def beside(index: Index, span: Span, scope: Scope) -> NamesBeside:
    """What the index has on the section ``span`` is in, as far as ``scope`` shows it."""
    segment = next((one for one in index.segments if span.begins_in(one.spans)), None)
    if segment is None:
        return NamesBeside()
    summary = next(iter(index.summaries_of([segment], scope)), None)
    counted = [
        (sum(one.span.begins_in(segment.spans) for one in named.places), named.label)
        for named in index.named.all()
        if any(scope.allows(one.span) for one in named.places)
    ]
    names = sorted((-count, label) for count, label in counted if count)
    topics = tuple(label for _, label in names[:_TOPICS])
    if summary is None or not all(map(scope.allows, segment.spans)):
        return NamesBeside(topics=topics)
    return NamesBeside(summary.text, summary.model, topics)

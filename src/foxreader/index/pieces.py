"""A book's text cut into pieces: units, which are tagged and cited, passages and chunks of them."""

from __future__ import annotations

import hashlib
import re
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from typing import Literal

from foxreader.core.book import Book
from foxreader.core.message import estimate
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.chapters import Chapter, Segment
from foxreader.language.sentences import prepared, sentence_bounds

# Units: sentences, as spans that partition a text

# The numbers below were chosen, not measured, unless they say otherwise.
LONGEST = 400
"""Characters of a unit at most; a longer sentence is cut at a clause."""
SHORTEST = 40
"""Characters of a unit at least, where its paragraph has a neighbour to join: a citation of
“Yes.” would say nothing."""

_PARAGRAPH = re.compile(r"\s*[^\n]*\n?\s*")
_SPACES = re.compile(r"\s*")
_CLAUSE_END = re.compile(r"[;:,—、，；：،؛।](?:[\"'”’」』»)]*)\s*|\s+[—–-]\s*")
_WIDE = re.compile("[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]")


def units(text: str, language: str = "") -> list[tuple[int, int]]:
    """The sentences of ``text`` as (start, end), in order, that partition it.

    A line break always ends a unit. White space belongs to the unit before it (at the head
    of the text to the first). Long sentences are cut, tiny ones joined to a neighbour of
    the same paragraph.
    """
    plain = prepared(text)
    found: list[tuple[int, int]] = []
    for start, end in _paragraphs(text):
        if _is_one(text, start, end):
            found.append((start, end))
            continue
        bounds = sentence_bounds(text, plain, start, end, language)
        pieces = list(pairwise(bounds))
        if any(b - a > LONGEST for a, b in pieces):
            pieces = [cut for a, b in pieces for cut in _cut(text, a, b)]
        found += _joined(text, pieces) if len(pieces) > 1 else pieces
    return found


def trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    """``start`` and ``end`` without the white space around them: what a tag names.

    A run of white space alone gives an empty span at its start.
    """
    inner = text[start:end].rstrip()
    if not inner:
        return start, start
    after = start + len(inner)
    return (after - len(inner.lstrip()), after) if inner[0].isspace() else (start, after)


def file_units(book: Book, file: int) -> list[tuple[int, int]]:
    """The units of one file of a book, cut also where hidden text begins and ends.

    So a unit is wholly visible or wholly hidden, and all that print tags agree on them.
    """
    source = book.files[file]
    whole = units(source.text, book.metadata.language)
    edges = sorted({edge for run in source.hidden for edge in run})
    if not edges:
        return whole
    found: list[tuple[int, int]] = []
    for start, end in whole:
        inner = edges[bisect_right(edges, start) : bisect_left(edges, end)]
        found += pairwise((start, *inner, end))
    return found


def _tagged_bounds(book: Book, file: int) -> list[tuple[int, int]]:
    """What tags of one file name, as (start, end): its visible units, trimmed, none empty."""
    text = book.files[file].text
    hides = _hiding(book, file)
    bounds = [trimmed(text, start, end) for start, end in file_units(book, file)]
    return [(start, end) for start, end in bounds if start < end and not hides(start, end)]


def tagged_units(book: Book, file: int) -> list[Span]:
    """The same as spans."""
    return [Span(file, start, end) for start, end in _tagged_bounds(book, file)]


def _hiding(book: Book, file: int) -> Callable[[int, int], bool]:
    """Whether any character from a start to an end in ``file`` is hidden, quickly.

    It says what ``Book.visible`` says, without a look at each hidden run for each question.
    """
    runs = sorted(book.files[file].hidden)
    if not runs:
        return lambda start, end: False
    starts = [start for start, _ in runs]
    reach = list(accumulate((end for _, end in runs), max))

    def hides(start: int, end: int) -> bool:
        before = bisect_left(starts, end)
        return before > 0 and reach[before - 1] > start

    return hides


def _paragraphs(text: str) -> list[tuple[int, int]]:
    return [match.span() for match in _PARAGRAPH.finditer(text) if match.end() > match.start()]


def _is_one(text: str, start: int, end: int) -> bool:
    """Whether a paragraph is so short that any two neighbours in it would be joined."""
    inner = text[start:end].rstrip()
    return len(inner) < 2 * SHORTEST and _width(inner) < 2 * SHORTEST


def _cut(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """One sentence in pieces of at most ``LONGEST``, cut after a clause where there is one."""
    if end - start <= LONGEST:
        return [(start, end)]
    pieces: list[tuple[int, int]] = []
    last = trimmed(text, start, end)[1]
    while last - start > LONGEST:
        at = _cut_at(text, start, end)
        pieces.append((start, at))
        start = at
    return [*pieces, (start, end)]


def _cut_at(text: str, start: int, end: int) -> int:
    limit = start + LONGEST
    clauses = [m.end() for m in _CLAUSE_END.finditer(text, start + LONGEST // 2, limit)]
    if clauses:
        at = clauses[-1]
    else:
        spaces = [m.end() for m in re.finditer(r"\s+", text[start:limit])]
        at = start + spaces[-1] if spaces else limit
    following = _SPACES.match(text, at, end)
    return following.end() if following else at


def _joined(text: str, pieces: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """``pieces`` of a paragraph with each tiny one joined to a neighbour."""
    joined = pieces[:1]
    tiny_before = _tiny(text, *pieces[0])
    for start, end in pieces[1:]:
        first = joined[-1][0]
        tiny = _tiny(text, start, end)
        if (tiny or tiny_before) and trimmed(text, first, end)[1] - first <= LONGEST:
            joined[-1] = (first, end)
            tiny_before = _tiny(text, first, end)
        else:
            joined.append((start, end))
            tiny_before = tiny
    return joined


def _tiny(text: str, start: int, end: int) -> bool:
    """Whether a unit is so short that it joins a neighbour."""
    inner = text[start:end].strip()
    return len(inner) < SHORTEST and _width(inner) < SHORTEST


def _width(inner: str) -> float:
    """The length of ``inner`` in letters: a Chinese character counts as two or three."""
    return len(inner) if inner.isascii() else len(inner) + 1.5 * len(_WIDE.findall(inner))


# Passages: neighbouring units packed to a size worth reading

# The numbers below were chosen, not measured, unless they say otherwise.
LONGEST_PASSAGE = 1_200
"""Characters of a passage at most. Smaller passages found no more (docs/benchmarks.md)."""
_FULL = 800
"""From this many characters on a passage ends with its paragraph."""
_ENOUGH = 400
"""From this many characters on it ends before a new section."""
_EDGE = 2
"""Lines at the head and at the foot of a page that may be running lines."""
_REPEATED = 3
"""Pages that have a line at their edge from which it counts as a running line."""

Bounds = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Passage:
    """A run of visible text in one file, from its first unit's start to its last one's end.

    ``bounds`` has start and end of each unit.
    """

    file: int
    bounds: tuple[Bounds, ...]

    @property
    def span(self) -> Span:
        """The place of the passage."""
        return Span(self.file, self.bounds[0][0], self.bounds[-1][1])

    @property
    def units(self) -> tuple[Span, ...]:
        """The units it is made of."""
        return tuple(Span(self.file, start, end) for start, end in self.bounds)


@dataclass(frozen=True, slots=True)
class Layout:
    """What cutting passages needs to know of the whole book, computed once.

    ``running`` are the lines that pages repeat, ``heads`` by file the offsets, in order,
    where sections begin.
    """

    running: frozenset[str] = frozenset()
    heads: Mapping[int, Sequence[int]] = field(default_factory=dict)


def layout(book: Book) -> Layout:
    """The running lines and the headings of ``book``."""
    heads: defaultdict[int, list[int]] = defaultdict(list)
    for entry in sorted(book.toc, key=lambda entry: entry.place):
        heads[entry.place.file].append(entry.place.start)
    return Layout(running_lines(book), heads)


def passages(book: Book, file: int, known: Layout) -> Iterator[Passage]:
    """The passages of one file in order; none has hidden text or running lines."""
    ends_before = _cutter(book, file, known.heads.get(file, ()))
    units = _tagged_bounds(book, file)
    if known.running:
        units = _without(book.files[file].text, units, known.running)
    run: list[Bounds] = []
    for unit in units:
        if run and ends_before(run[0][0], run[-1][1], unit):
            yield Passage(file, tuple(run))
            run = []
        run.append(unit)
    if run:
        yield Passage(file, tuple(run))


def running_lines(book: Book) -> frozenset[str]:
    """The headers and footers that pages repeat, without their numbers; none in other books."""
    if not book.paged:
        return frozenset()
    pages = [[line for line in file.text.split("\n") if line.strip()] for file in book.files]
    counts = Counter(
        key
        for lines in pages
        for key in {_line_key(line) for line in lines[:_EDGE] + lines[-_EDGE:]}
    )
    return frozenset(key for key, count in counts.items() if count >= _REPEATED)


def _without(text: str, units: list[Bounds], running: frozenset[str]) -> list[Bounds]:
    """``units`` of a page without the running lines at its head and foot."""
    first, after = 0, len(units)
    while first < min(after, _EDGE) and _line_key(text[slice(*units[first])]) in running:
        first += 1
    foot = max(first, len(units) - _EDGE)
    while after > foot and _line_key(text[slice(*units[after - 1])]) in running:
        after -= 1
    return units[first:after]


def _line_key(line: str) -> str:
    """A line as it is on every page: without digits and outer space."""
    return re.sub(r"\d+", "", line).strip()


def _cutter(book: Book, file: int, heads: Sequence[int]) -> Callable[[int, int, Bounds], bool]:
    """Whether a passage from a start to an end is complete before the unit that follows."""
    text = book.files[file].text
    hides = _hiding(book, file)

    def ends_before(start: int, end: int, unit: Bounds) -> bool:
        if unit[1] - start > LONGEST_PASSAGE or hides(end, unit[0]):
            return True
        if end - start >= _ENOUGH and heads:
            head = bisect_left(heads, end)
            if head < len(heads) and heads[head] <= unit[0]:
                return True
        return end - start >= _FULL and "\n" in text[end : unit[0]]

    return ends_before


# Chunks (T2, Z3, Z4): the book in addressable pieces that overlap, each inside a segment

BookKind = Literal["prose", "dense", "verse", "long form"]

# The numbers below were chosen, not measured, unless they say otherwise.
SIZES: dict[BookKind, int] = {"prose": 800, "dense": 512, "verse": 1_024, "long form": 1_024}
"""Estimated tokens of a chunk, by the kind of book; given by requirement T2."""
OVERLAP = 0.1
"""Share of a chunk that repeats the end of the one before at most, in whole units; given by T2."""

_SAMPLE = 100_000
"""Characters from the beginning of the book that its kind is determined by."""
_VERSE_LINE = 70
"""Characters of a line of verse at most."""
_LONG_PARAGRAPH = 900
"""Characters of English in a long paragraph; it is compared in estimated tokens, three
characters each."""
_DENSE = 0.015
"""Share of digits and signs in the text from which a book is dense; half of it where much is
listed."""
_LISTED = 0.12
"""Share of the text in items of lists that is much."""
_SIGNS = re.compile(r"[0-9=<>{}\[\]|\\/@#$%^&*_+~°±×÷√∑∫∂∈∀∃≤≥≠→←⇒]")
_ITEM = re.compile(r"\s*(?:[•◦▪‣*·–-]\s|\(?\d{1,3}(?:\.\d+)*[.)]\s|\(?[a-z][.)]\s)")


@dataclass(frozen=True, slots=True)
class Chunk:
    """A piece of a book: ``spans`` has one a file, ``segment`` is what a model reads around it.

    ``id`` is short and stable: the same file and place give the same. Texts are rendered by
    the units inside the spans, which may run over hidden text.
    """

    number: int
    id: str
    spans: tuple[Span, ...]
    segment: int
    chapter: int

    @property
    def tag(self) -> str:
        """The position tags of its spans, as they are shown to models."""
        return "".join(map(str, self.spans))

    def holds(self, place: Span) -> bool:
        """Whether it has the first character of ``place``."""
        return place.begins_in(self.spans)

    def seen_in(self, scope: Scope) -> bool:
        """Whether all of it lies inside ``scope``."""
        return all(map(scope.allows, self.spans))


def book_kind(book: Book) -> BookKind:
    """What kind of book it is, by the length of its paragraphs and the share of its signs."""
    lines = list(_sample(book))
    size = max(1, sum(map(len, lines)))
    signs = sum(len(_SIGNS.findall(line)) for line in lines)
    listed = sum(map(len, filter(_ITEM.match, lines)))
    if signs / size >= _DENSE or (listed / size >= _LISTED and 2 * signs / size >= _DENSE):
        return "dense"
    if book.paged:
        return "prose"  # its lines are its layout
    # Short lines alone are verses or speeches.
    short = sum(len(line) for line in lines if len(line) <= _VERSE_LINE)
    if 2 * short > size:
        return "verse"
    long = sum(len(line) for line in lines if estimate(line) >= _LONG_PARAGRAPH // 3)
    return "long form" if 2 * long > size else "prose"


def chunks(
    book: Book,
    segments: Sequence[Segment],
    chapters: Sequence[Chapter],
    units: Sequence[Span],
    size: int,
) -> list[Chunk]:
    """The chunks of ``book`` in reading order, of at most ``size`` tokens where a unit allows.

    ``units`` are the book's visible ones in order. Every visible character is in a chunk.
    """
    chapter_of = {segment.id: c.number for c in chapters for segment in c.segments}
    found: list[Chunk] = []
    used: set[str] = set()
    at = 0
    for segment in segments:
        held: list[Span] = []
        for span in segment.spans:
            inside: list[Span] = []
            while at < len(units) and (units[at].file, units[at].start) < (span.file, span.end):
                inside.append(units[at])
                at += 1
            held += _covering(book, span, inside)
        for run in _runs(book, held, size):
            spans = _spans_of(run)
            id_ = _id(book, spans, used)
            found.append(Chunk(len(found) + 1, id_, spans, segment.id, chapter_of[segment.id]))
    return found


def _sample(book: Book) -> Iterator[str]:
    """Lines from the beginning of the book: under a spoiler limit the rest must not matter."""
    left = _SAMPLE
    for file in book.files:
        yield from (line for line in file.text[:left].split("\n") if line.strip())
        left -= len(file.text)
        if left <= 0:
            return


def _covering(book: Book, span: Span, units: Sequence[Span]) -> list[Span]:
    """``units`` of one file extended to all that is visible between them, such as lines
    that every page repeats; white space at their ends is left out.
    """
    if not units:
        rest = Span(span.file, *trimmed(book.files[span.file].text, span.start, span.end))
        return [rest] if len(rest) and book.visible(rest) else []
    starts = [min(span.start, units[0].start), *(unit.start for unit in units[1:])]
    ends = [*starts[1:], max(span.end, units[-1].end)]
    text = book.files[span.file].text
    return [Span(span.file, *trimmed(text, a, b)) for a, b in zip(starts, ends, strict=True)]


def _runs(book: Book, units: Sequence[Span], size: int) -> Iterator[Sequence[Span]]:
    """``units`` in runs of at most ``size`` tokens that overlap by whole units."""
    costs = [estimate(book.text_at(unit)) for unit in units]
    first = 0
    while first < len(units):
        after, used = first + 1, costs[first]
        while after < len(units) and used + costs[after] <= size:
            used += costs[after]
            after += 1
        yield units[first:after]
        if after == len(units):
            return
        again = after
        while again - 1 > first and sum(costs[again - 1 : after]) <= OVERLAP * size:
            again -= 1
        first = again


def _spans_of(units: Sequence[Span]) -> tuple[Span, ...]:
    spans: list[Span] = []
    for unit in units:
        if spans and spans[-1].file == unit.file:
            spans[-1] = spans[-1].to(unit)
        else:
            spans.append(unit)
    return tuple(spans)


def _id(book: Book, spans: tuple[Span, ...], used: set[str]) -> str:
    """An id of 32 bits; of two chunks with the same one the later takes another."""
    key = book.sha256 + "".join(map(str, spans))
    while True:
        digest = hashlib.md5(key.encode(), usedforsecurity=False).hexdigest()
        id_ = f"chk_{digest[:8]}"
        if id_ not in used:
            used.add(id_)
            return id_
        key += "+"

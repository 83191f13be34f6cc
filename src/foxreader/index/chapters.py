"""F1, T1: the parts of a book: segments, chapters made of them, and which are no material."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby, pairwise

from foxreader.core.book import Book, TocEntry, once_a_book
from foxreader.core.message import estimate
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.language.lexicon import every_language
from foxreader.language.script import fold_sentence

# Segments (F1): a partition by the table of contents and by length

_SMALLEST = 200
"""A section below this many estimated tokens (a heading alone) joins the next one."""
_WHOLE = 10_000
"""A section up to this many estimated tokens is one segment; a longer one is cut at paragraph
ends. Requirement F1 splits at 30,000 to
40,000 characters; 10,000 tokens are 30,000 characters of English."""
PIECE = 8_500
"""Estimated tokens of each piece of a longer section, about, and at most half as many again; see
``_WHOLE``."""

_PARAGRAPH_END = re.compile(r"\n\s*")


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of the book that is summarised as one; ``spans`` has one span a file it touches."""

    id: int
    spans: tuple[Span, ...]
    title: str
    level: int


@dataclass(frozen=True, slots=True)
class _ChapterStart:
    start: int
    title: str
    level: int


def segments(book: Book) -> list[Segment]:
    """The segments of ``book`` in reading order: together every character, none twice."""
    whole = "".join(file.text for file in book.files)
    nodes = _merged(whole, _nodes(book))
    found: list[Segment] = []
    for node, following in pairwise((*nodes, _ChapterStart(len(whole), "", 0))):
        bounds = _pieces(whole, node.start, following.start)
        for start, end in pairwise(bounds):
            spans = _spans(book, start, end)
            found.append(Segment(len(found) + 1, spans, node.title, node.level))
    return found


def _nodes(book: Book) -> list[_ChapterStart]:
    """One node where each heading points; of several at one place the deepest is kept."""
    at: dict[int, _ChapterStart] = {0: _ChapterStart(0, "", 1)}
    for entry in book.toc:
        if book.holds(entry.place):
            start = book.starts[entry.place.file] + entry.place.start
            before = at.get(start)
            if before is None or not before.title or entry.level > before.level:
                at[start] = _ChapterStart(start, entry.title, entry.level)
    return [at[start] for start in sorted(at) if start < max(1, book.characters)]


def _merged(whole: str, nodes: list[_ChapterStart]) -> list[_ChapterStart]:
    """``nodes`` without those that have little more than a heading: they join the next."""
    kept: list[_ChapterStart] = []
    pending: _ChapterStart | None = None
    for node, following in pairwise((*nodes, _ChapterStart(len(whole), "", 0))):
        first = pending or node
        # The heading that holds the text names the segment; the one before only adds lines.
        named = _ChapterStart(first.start, node.title or first.title, node.level)
        tiny = estimate(whole[first.start : following.start]) < _SMALLEST
        pending = named if tiny else None
        if not tiny:
            kept.append(named)
    if pending and not kept:
        kept.append(pending)
    return kept


def _pieces(whole: str, start: int, end: int) -> list[int]:
    """The bounds of the pieces of one section, its start and end included."""
    size = estimate(whole[start:end])
    if size <= _WHOLE:
        return [start, end] if end > start else [start]
    count = -(-size // PIECE)
    stops = [m.end() for m in _PARAGRAPH_END.finditer(whole, start, end)]
    bounds = [start]
    for part in range(1, count):
        ideal = start + (end - start) * part // count
        at = _nearest(stops, ideal, (end - start) // (2 * count))
        if bounds[-1] < at < end:
            bounds.append(at)
    return [*bounds, end]


def _nearest(stops: list[int], ideal: int, reach: int) -> int:
    """The paragraph end nearest to ``ideal`` within ``reach``, else ``ideal`` itself."""
    at = bisect_right(stops, ideal)
    near = [stop for stop in stops[max(0, at - 1) : at + 1] if abs(stop - ideal) <= reach]
    return min(near, key=lambda stop: abs(stop - ideal), default=ideal)


def _spans(book: Book, start: int, end: int) -> tuple[Span, ...]:
    """The characters ``start`` to ``end`` of the whole book as one span a file."""
    found: list[Span] = []
    file = max(0, bisect_right(book.starts, start) - 1)
    while file < len(book.files) and book.starts[file] < end:
        first, after = book.starts[file], book.starts[file + 1]
        a, b = max(start, first), min(end, after)
        if a < b:
            found.append(Span(file, a - first, b - first))
        file += 1
    return tuple(found)


# Chapters (T1): whole segments that a reader calls a part of the book

# The numbers below were chosen, not measured, unless they say otherwise.
_LONGEST = 60_000
"""Characters of a chapter at most: the contents are followed down until sections of this size or
less hold most of the text."""
_FEWEST = 3
"""Sections of a level at least: with fewer it divides nothing."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its ``number`` in reading order from 1, and the titles above its own."""

    number: int
    title: str
    path: tuple[str, ...]
    segments: tuple[Segment, ...]

    @property
    def spans(self) -> tuple[Span, ...]:
        """Its text in reading order."""
        return tuple(span for segment in self.segments for span in segment.spans)

    @property
    def label(self) -> str:
        """Its title below the titles above it, or its number where it has none."""
        return " · ".join((*self.path, self.title or f"[{self.number}]"))

    def ends_in(self, scope: Scope) -> bool:
        """Whether all of it lies inside ``scope``."""
        return all(scope.allows(span) for span in self.spans)


def chapters(book: Book, segments: Sequence[Segment]) -> list[Chapter]:
    """The chapters of ``book``, which hold all ``segments``, each once.

    Without a table of contents each segment is one.
    """
    marked = _entries(book)
    starts = [start for start, _, _ in marked]

    def owner(segment: Segment) -> int:
        at = bisect_right(starts, _middle(book, segment)) - 1
        return at if at >= 0 else -segment.id

    found: list[Chapter] = []
    for at, group in groupby(segments, key=owner):
        held = tuple(group)
        entry, path = marked[at][1:] if at >= 0 else (None, ())
        title = entry.title if entry is not None else held[0].title
        found.append(Chapter(len(found) + 1, " ".join(title.split()), path, held))
    return found


def _middle(book: Book, segment: Segment) -> int:
    """A place inside the section that names a segment, past a heading that merely joined it."""
    first, last = segment.spans[0], segment.spans[-1]
    start, end = book.starts[first.file] + first.start, book.starts[last.file] + last.end
    return (start + end) // 2


def _entries(book: Book) -> list[tuple[int, TocEntry, tuple[str, ...]]]:
    """Where each chapter begins, its heading and the titles above; one for each place."""
    deepest = chapter_level(book)
    above: list[TocEntry] = []
    found: dict[int, tuple[int, TocEntry, tuple[str, ...]]] = {}
    for start, entry in _placed(book):
        while above and above[-1].level >= entry.level:
            above.pop()
        if entry.level <= deepest:
            path = tuple(" ".join(e.title.split()) for e in above)
            found[start] = (start, entry, path)
        above.append(entry)
    return [found[start] for start in sorted(found)]


def _placed(book: Book) -> list[tuple[int, TocEntry]]:
    """The contents in reading order; of several at one place the outer one first."""
    placed = [
        (book.starts[entry.place.file] + entry.place.start, entry)
        for entry in book.toc
        if book.holds(entry.place)
    ]
    return sorted(placed, key=lambda pair: (pair[0], pair[1].level))


def chapter_level(book: Book) -> int:
    """The outermost level that divides the book into sections of a chapter's size."""
    placed = _placed(book)
    deepest = max((entry.level for _, entry in placed), default=1)
    for level in range(1, deepest):
        starts = sorted({start for start, entry in placed if entry.level <= level})
        ends = [*starts[1:], book.characters]
        sizes = [end - start for start, end in zip(starts, ends, strict=True)]
        # By characters: covers and colophons are many and small, and say nothing of the chapters.
        divided = sum(size for size in sizes if size <= _LONGEST)
        if len(sizes) >= _FEWEST and 2 * divided >= book.characters:
            return level
    return deepest


# No material: imprint, colophon, licence, notes, lists of contents

_NUMBER = re.compile(r"^[\W\d]+|\W+$")
_HEAD = 4_000
"""Characters at the start of a part that are searched for signs. Chosen: an imprint is shorter."""
_EDGE = 0.04
"""Share of the book at each end where long parts of this kind are. Chosen, not measured: a licence
of 19,000 characters ends a novel of 500,000."""
_SHORT = 3_000
"""Characters: a part with signs that is no longer is an imprint anywhere in a book. Chosen, not
measured."""
_SIGNS, _MANY_SIGNS = 2, 4
"""Different signs that make a short part, and a long one at an end of the book, an imprint. One of
them may be in any text, and a manual may speak of licences. Chosen, not measured."""
_FRONT = 0.05
"""What comes before the first entry of the contents is front matter if it is at most this share of
the book; more of it is text that the contents do not list. Chosen, not measured."""


def content(book: Book, spans: Sequence[Span]) -> list[Span]:
    """What is left of ``spans`` without the parts of the book that are no material."""
    left = list(spans)
    for cut in matter(book):
        left = [piece for span in left for piece in _without(span, cut)]
    return [span for span in left if book.text_at(span).strip()]


@once_a_book
def matter(book: Book) -> tuple[Span, ...]:
    """The parts of ``book`` that are no material, by their headings and their signs (ISBN, ©)."""
    found: list[Span] = []
    inside = 0
    for title, level, spans in _parts(book):
        if inside and level > inside:
            found += spans
            continue
        inside = 0
        if _is_front(book, level, spans) or _is_matter(book, title, spans):
            inside = level
            found += spans
    return tuple(found)


def _parts(book: Book) -> Iterator[tuple[str, int, list[Span]]]:
    """What the contents divide the book into: title, level and spans; what is before the first
    entry has level 0."""
    marks = sorted(
        {
            book.starts[e.place.file] + e.place.start: (e.title, e.level)
            for e in reversed(book.toc)
            if book.holds(e.place)
        }.items()
    )
    edges = [(0, ("", 0)), *marks, (book.characters, ("", 0))]
    for (start, (title, level)), (end, _) in pairwise(edges):
        if start < end:
            yield title, level, list(_spans_by_file(book, start, end))


def _spans_by_file(book: Book, start: int, end: int) -> Iterator[Span]:
    for file, (first, after) in enumerate(pairwise(book.starts)):
        a, b = max(start, first), min(end, after)
        if a < b:
            yield Span(file, a - first, b - first)


def _is_front(book: Book, level: int, spans: Sequence[Span]) -> bool:
    return level == 0 and bool(book.toc) and sum(map(len, spans)) <= _FRONT * book.characters


def _is_matter(book: Book, title: str, spans: Sequence[Span]) -> bool:
    if title and _titles().fullmatch(_bare(title)):
        return True
    text = "".join(book.text_at(span) for span in spans)
    found = {match.group() for match in _signs().finditer(fold_sentence(text[:_HEAD]))}
    if len(text) <= _SHORT:
        return len(found) >= _SIGNS
    at_an_end = book.fraction(spans[0]) < _EDGE or book.fraction(spans[-1]) > 1 - _EDGE
    return len(found) >= _MANY_SIGNS and at_an_end


def _without(span: Span, cut: Span) -> Iterator[Span]:
    """The pieces of ``span`` outside of ``cut``."""
    if span.file != cut.file or span.end <= cut.start or cut.end <= span.start:
        yield span
        return
    if span.start < cut.start:
        yield Span(span.file, span.start, cut.start)
    if cut.end < span.end:
        yield Span(span.file, cut.end, span.end)


def _bare(title: str) -> str:
    """A heading folded, without a number before it."""
    return _NUMBER.sub("", " ".join(fold_sentence(title).split()))


@cache
def _titles() -> re.Pattern[str]:
    return re.compile(every_language().parts.imprint)


@cache
def _signs() -> re.Pattern[str]:
    return re.compile(every_language().parts.imprint_signs)

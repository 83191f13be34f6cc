"""Which parts of a book are no material: imprint, colophon, licence, notes, lists of contents."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from foxreader.core.book import Book, once_a_book
from foxreader.core.span import Span
from foxreader.language.fold import fold_sentence
from foxreader.language.lexicon import every_language

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
            yield title, level, list(_spans(book, start, end))


def _spans(book: Book, start: int, end: int) -> Iterator[Span]:
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

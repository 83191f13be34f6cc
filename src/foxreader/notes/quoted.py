"""Places words of which a file says little more than the words themselves.

Words that are once in the book are there. Of several equal places it is the one that the file's
statements lead to: the file of the book, the way in its tree, the location or page between those of
its neighbours, the chapter. Where nothing decides they have no place: none is better than a wrong
one.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence

from foxreader.core.book import Book
from foxreader.core.finding import Place, spots
from foxreader.core.span import Span
from foxreader.notes.imported import Imported
from foxreader.notes.pathway import Tree

_BY_FAR = 2
"""How many times farther the next of equal places must be. Chosen, not measured."""
_SAME = 400.0
"""Letters within which two annotations of the same location or page mostly are. Chosen, not
measured."""
_WAY = 4.0
"""How exact a way in the tree is, in characters: spaces may differ. Chosen, not measured."""
_Known = tuple[list[float], list[int]]


def quoted(several: Sequence[Imported], book: Book) -> list[Span | None]:
    """Where each of ``several`` annotations of a file is in ``book``; None for one that is not."""
    return _Quoted(several, book).spans()


class _Quoted:
    def __init__(self, several: Sequence[Imported], book: Book) -> None:
        self._book = book
        self._several = several
        self._spots = [spots(one.quote, book) for one in several]
        self._trees: dict[int, Tree] = {}
        self._files = self._same_files()
        self._locations = self._known(lambda one: one.where.location)
        self._pages = self._known(lambda one: one.where.page)

    def spans(self) -> list[Span | None]:
        """The spans, in the order of the annotations."""
        return [self._span(*pair) for pair in zip(self._several, self._spots, strict=True)]

    def _span(self, one: Imported, found: list[Place]) -> Span | None:
        if not one.quote:
            return self._stated(one)
        if len(found) == 1:
            return found[0].span
        there = self._in_file(one)
        if there is not None:
            found = [place for place in found if place.span.file == there] or found
            found = self._nearest_to_way(one, found, there)
        for known, value in (
            (self._locations, one.where.location), (self._pages, one.where.page)
        ):  # fmt: skip
            if len(found) > 1 and value is not None:
                found = _between(found, known, value)
        if len(found) > 1 and one.where.chapter:
            title = one.where.chapter.casefold().split()
            found = [
                place
                for place in found
                if self._book.title_at(place.span).casefold().split() == title
            ] or found
        return found[0].span if len(found) == 1 else None

    def _stated(self, one: Imported) -> Span | None:
        """The place of an annotation without words, where the file states it."""
        file = self._in_file(one)
        at = None if file is None else self._way(file, one.where.path)
        if file is not None and self._book.paged:
            at = 0
        return None if file is None or at is None else Span(file, at, at)

    def _in_file(self, one: Imported) -> int | None:
        file = one.where.file
        return file if file is not None and self._files and file < len(self._book.files) else None

    def _same_files(self) -> bool:
        """Whether the files are those the annotations were made in: most that are sure agree."""
        sure = [
            one.where.file == found[0].span.file
            for one, found in zip(self._several, self._spots, strict=True)
            if len(found) == 1 and one.where.file is not None
        ]
        return 2 * sum(sure) >= len(sure)

    def _way(self, file: int, path: str) -> int | None:
        if not path:
            return None
        if file not in self._trees:
            self._trees[file] = Tree(self._book.files[file])
        return self._trees[file].place(path)

    def _nearest_to_way(self, one: Imported, found: list[Place], file: int) -> list[Place]:
        if len(found) < 2 or any(place.span.file != file for place in found):
            return found
        at = self._way(file, one.where.path)
        if at is None:
            return found
        return _by_far(found, lambda place: abs(place.span.start - at), _WAY)

    def _known(self, value: Callable[[Imported], float | None]) -> _Known:
        """The values of annotations whose place is sure, and how many letters are before each."""
        pairs = [
            (stated, found[0].letters)
            for one, found in zip(self._several, self._spots, strict=True)
            if len(found) == 1 and (stated := value(one)) is not None
        ]
        pairs.sort()
        return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def _between(found: list[Place], known: _Known, value: float) -> list[Place]:
    """Those of ``found`` that a location or a page leads to: between its neighbours, and of several
    there the one by far nearest to where it is if both grow alike."""
    values, letters = known
    if not values:
        return found
    at = bisect_left(values, value)
    low = (values[at - 1], letters[at - 1]) if at else (0.0, 0)
    last = bisect_left(values, value + 1e-9)
    high = (values[last], letters[last]) if last < len(values) else None
    if at < last:  # a neighbour has the very same
        return _by_far(found, lambda place: abs(place.letters - letters[at]), _SAME)
    inside = [
        place
        for place in found
        if place.letters >= low[1] and (high is None or place.letters <= high[1])
    ]
    if not inside or (high is not None and high[1] <= low[1]):
        return found
    if high is not None:
        slope = (high[1] - low[1]) / (high[0] - low[0])
    elif low[0] > 0:
        slope = low[1] / low[0]
    else:
        return found
    wanted = low[1] + slope * (value - low[0])
    return _by_far(inside, lambda place: abs(place.letters - wanted), slope)


def _by_far(found: list[Place], distance: Callable[[Place], float], exact: float) -> list[Place]:
    """The nearest of ``found`` alone if the next is much farther, else all of them. ``exact`` is
    how exact the distances are."""
    ordered = sorted(found, key=distance)
    if len(ordered) > 1 and distance(ordered[1]) < _BY_FAR * max(exact, distance(ordered[0])):
        return found
    return ordered[:1]

"""Where in a book the annotations of a file are, and what becomes of each."""

from __future__ import annotations

import hashlib
import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass, field, replace
from html import unescape
from typing import Literal

from foxreader.core.annotation import Anchor, Annotation, find, located, now
from foxreader.core.book import Book, BookFile
from foxreader.core.finding import Place, spots
from foxreader.core.letters import letter_row, letters_of
from foxreader.core.span import Span
from foxreader.notes.imported import Imported

Outcome = Literal["placed", "moved", "missing"]
_NOWHERE = Span(999_999_999, 0, 0)
"""The place of what has none: no book has so many files."""


@dataclass(frozen=True, slots=True)
class Placing:
    """What becomes of an annotation of a file in a book: at its very place, or at its words where
    the file has none for them (``placed``), at its words in another place than the file says
    (``moved``), or without a place (``missing``), and then kept as it was."""

    annotation: Annotation
    outcome: Outcome
    span: Span | None


def place_imported(
    imported: Iterable[Imported], book: Book, taken: Container[str] = ()
) -> list[Placing]:
    """The annotations of a file as annotations of ``book``.

    One that has an id in the file keeps it, if it is not among the ids that are ``taken`` by
    annotations of other books; else it is given one that is the same the next time.
    """
    several = [_in_this_text(one, book) for one in imported]
    spans = _spans(several, book)
    return [_placed(*pair, book, taken) for pair in zip(several, spans, strict=True)]


def _in_this_text(one: Imported, book: Book) -> Imported:
    """The annotation with its words as they are in ``book``, if the file says where in it they are:
    a file for people has them on one line."""
    if one.span is None or one.book != book.sha256 or not book.holds(one.span):
        return one
    words = book.text_at(one.span)
    return replace(one, quote=words) if letters_of(words) == letters_of(one.quote) else one


def _spans(several: list[Imported], book: Book) -> list[Span | None]:
    """Where the annotations are: by their place, by the words around them, or by theirs alone."""
    spans: dict[int, Span | None] = {}
    ordered = [number for number, one in enumerate(several) if one.span is not None]
    found = located([_anchor(several[number]) for number in ordered], book)
    spans.update(zip(ordered, found, strict=True))
    for number, one in enumerate(several):
        if one.span is None and not _is_bare(one):  # it has no neighbours that are known
            (spans[number],) = located([_anchor(one)], book)
    alone = [
        number for number, one in enumerate(several) if spans.get(number) is None and _is_bare(one)
    ]
    spans.update(zip(alone, _quoted([several[number] for number in alone], book), strict=True))
    return [spans[number] for number in range(len(several))]


def _is_bare(one: Imported) -> bool:
    """Whether the file says no words around it."""
    return not (one.before or one.after)


def _anchor(one: Imported) -> Anchor:
    """Where the annotation was, as far as the file says."""
    return Anchor(one.book, one.span or Span(0, 0, 0), one.quote, one.before, one.after)


def _placed(one: Imported, span: Span | None, book: Book, taken: Container[str]) -> Placing:
    outcome: Outcome = "missing"
    if span is not None:
        same = one.span is None or (
            one.span == span and find(_anchor(one), book).outcome == "exact"
        )
        outcome = "placed" if same else "moved"
        anchor = Anchor.of(book, span)
    if span is None or (one.kind == "highlight" and not anchor.quote):
        span, outcome = None, "missing"
        # Of this book, so that it is listed there as one whose words are not found.
        was = one.span if one.span is not None else _NOWHERE
        anchor = Anchor(book.sha256, was, one.quote, one.before, one.after)
    return Placing(_annotation(one, anchor, _id(one, book, taken)), outcome, span)


def _annotation(one: Imported, anchor: Anchor, id_: str) -> Annotation:
    time = one.made or one.changed or now()
    color = (one.color or "rose") if one.kind == "highlight" else None
    return Annotation(id_, one.kind, anchor, color, one.note, time, one.changed or time, one.title)


def _id(one: Imported, book: Book, taken: Container[str]) -> str:
    if one.id and one.id not in taken:
        return one.id
    said = (book.sha256, one.id, one.kind, one.quote, one.before, one.note, one.made, str(one.span))
    return hashlib.sha256("\0".join(said).encode("utf-8", "surrogatepass")).hexdigest()[:32]


# Where a way through the tree of a chapter leads: a CFI of EPUB, or an XPointer of KOReader. The
# tree of another program is not quite ours, so the place is near the words, not at them.

_MOST = 8_000_000
"""Bytes of the longest chapter that is looked through. Chosen, not measured."""
_DEEPEST = 500
_PIECE = re.compile(r"<!--.*?-->|<[!?][^>]*>|<(/?)([^\s/>]+)([^>]*?)(/?)>|([^<]+)", re.S)
_ID = re.compile(r"\bid=\"([^\"]*)\"")
_CFI_STEP = re.compile(r"/(\d{1,6})(?:\[([^\]]*)\])?")
_CFI_OFFSET = re.compile(r":(\d{1,9})")
_X_STEP = re.compile(r"([A-Za-z][\w:-]*)(\(\))?(?:\[(\d{1,6})\])?(?:\.(\d{1,9}))?")


@dataclass(slots=True)
class _Element:
    """An element: ``start`` is where its text begins, ``texts`` where the text before each of its
    children and after the last one does."""

    tag: str
    start: int
    children: list[_Element] = field(default_factory=list)
    texts: list[int] = field(default_factory=list)


class _Tree:
    """The elements of a chapter and the places where they begin."""

    def __init__(self, file: BookFile) -> None:
        self._length = len(file.text)
        self._anchors = file.anchors
        self._root = _tree(file.markup)

    def place(self, path: str) -> int | None:
        """The offset in the chapter that ``path`` leads to; None where it leads nowhere."""
        body = next((one for one in self._root.children if one.tag == "body"), None)
        if body is None or not path.startswith("/"):
            return None
        found = self._by_name(path, body) if path[1:2].isalpha() else self._by_number(path)
        return None if found is None else max(0, min(self._length, found - body.start))

    def _by_number(self, path: str) -> int | None:
        steps = [(int(step[1]), step[2] or "") for step in _CFI_STEP.finditer(path)]
        offset = _CFI_OFFSET.search(path)
        extra = int(offset[1]) if offset else 0
        node, place = self._root, None
        body = next((one.start for one in self._root.children if one.tag == "body"), 0)
        for number, name in steps:
            if number % 2:
                at = (number - 1) // 2
                return (node.texts[at] if at < len(node.texts) else node.start) + extra
            if not 0 < number // 2 <= len(node.children):
                return place
            node = node.children[number // 2 - 1]
            place = body + self._anchors[name] if name in self._anchors else node.start
        return place

    def _by_name(self, path: str, body: _Element) -> int | None:
        node, extra = body, 0
        for step in path.split("/")[1:]:
            match = _X_STEP.match(step)
            if match is None:
                return node.start
            number, extra = int(match[3] or 1), int(match[4] or 0)
            if match[1] == "body":
                continue
            if match[2]:
                texts = node.texts
                return (texts[number - 1] if 0 < number <= len(texts) else node.start) + extra
            same = [one for one in node.children if one.tag == match[1].lower()]
            if not 0 < number <= len(same):
                return node.start
            node = same[number - 1]
        return node.start + extra


def _tree(markup: bytes) -> _Element:
    root = _Element("", 0)
    open_ = [root]
    at = 0
    if len(markup) > _MOST:
        return root
    for piece in _PIECE.finditer(markup.decode("utf-8", "replace")):
        closing, tag, _, empty, text = piece.groups()
        if text is not None:
            at += len(unescape(text))
        elif tag is None:
            continue
        elif not closing:
            node = _Element(tag.rpartition(":")[2].lower(), at, texts=[at])
            open_[-1].children.append(node)
            if not empty and len(open_) < _DEEPEST:
                open_.append(node)
            else:
                open_[-1].texts.append(at)
        elif len(open_) > 1:
            open_.pop()
            open_[-1].texts.append(at)
    return root.children[0] if root.children else root


# Words of which a file says little more than the words. Words that are once in the book are there.
# Of several equal places it is the one that the file's statements lead to: the file of the book,
# the way in its tree, the location or page between those of its neighbours, the chapter. Where
# nothing decides they have no place: none is better than a wrong one.

_BY_FAR = 2
"""How many times farther the next of equal places must be. Chosen, not measured."""
_SAME = 400.0
"""Letters within which two annotations of the same location or page mostly are. Chosen, not
measured."""
_WAY = 4.0
"""How exact a way in the tree is, in characters: spaces may differ. Chosen, not measured."""
_Known = tuple[list[float], list[int]]
_Pair = tuple[float, int]


def _quoted(several: Sequence[Imported], book: Book) -> list[Span | None]:
    """Where each of ``several`` annotations of a file is in ``book``; None for one that is not."""
    return _Quoted(several, book).spans()


class _Quoted:
    def __init__(self, several: Sequence[Imported], book: Book) -> None:
        self._book = book
        self._several = several
        self._spots = [spots(one.quote, book) for one in several]
        self._trees: dict[int, _Tree] = {}
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
            found = self._nearest_to_way(one, found, there)
        for known, value in self._counts(one):
            if len(found) > 1:
                found = _between(found, known, value)
        if len(found) > 1 and one.where.chapter:
            found = self._in_chapter(found, one.where.chapter)
        return found[0].span if len(found) == 1 else None

    def _in_chapter(self, found: list[Place], title: str) -> list[Place]:
        """Those in a chapter of that title; all where none is."""
        words = title.casefold().split()
        titles = [self._book.title_at(place.span).casefold().split() for place in found]
        return [place for place, own in zip(found, titles, strict=True) if own == words] or found

    def _counts(self, one: Imported) -> list[tuple[_Known, float]]:
        """The location and the page that the file states, each with those whose place is sure."""
        stated = (self._locations, one.where.location), (self._pages, one.where.page)
        return [(known, value) for known, value in stated if value is not None]

    def _stated(self, one: Imported) -> Span | None:
        """The place of an annotation without words, where the file states it."""
        file = self._in_file(one)
        at = None if file is None else self._way(file, one.where.path)
        if file is not None and self._book.paged:
            at = 0
        return self._counted(one) if file is None or at is None else Span(file, at, at)

    def _counted(self, one: Imported) -> Span | None:
        """About where a location or a page leads to, by those of annotations whose place is sure;
        a page that the book itself counts is where it begins."""
        page = "" if one.where.page is None else f"{one.where.page:g}"
        exact = page and (self._book.paged or not self._locations[0])
        for mark in self._book.pages if exact else ():
            if mark.label == page:
                return mark.place
        row = letter_row(self._book)
        for known, value in self._counts(one):
            letters = _letters_at(known, value)
            if letters is not None and 0 <= letters < len(row.text):
                file, place = row.file(int(letters)), row.place(int(letters))
                at = place - self._book.starts[file]
                return Span(file, at, at)
        return None

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
            self._trees[file] = _Tree(self._book.files[file])
        return self._trees[file].place(path)

    def _nearest_to_way(self, one: Imported, found: list[Place], file: int) -> list[Place]:
        """Those in the file that is stated, and of them the one that the way leads to."""
        found = [place for place in found if place.span.file == file] or found
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
    low, high = _neighbours(known, value)
    if at < len(values) and values[at] == value:  # a neighbour has the very same
        return _by_far(found, lambda place: abs(place.letters - letters[at]), _SAME)
    inside = [
        place
        for place in found
        if place.letters >= low[1] and (high is None or place.letters <= high[1])
    ]
    slope = _slope(low, high)
    if not inside or not slope:
        return found
    wanted = low[1] + slope * (value - low[0])
    return _by_far(inside, lambda place: abs(place.letters - wanted), slope)


def _neighbours(known: _Known, value: float) -> tuple[_Pair, _Pair | None]:
    """The known pairs of a value and letters before and after ``value``; the book's beginning where
    there is none before it."""
    values, letters = known
    at, last = bisect_left(values, value), bisect_right(values, value)
    low = (values[at - 1], letters[at - 1]) if at else (0.0, 0)
    return low, (values[last], letters[last]) if last < len(values) else None


def _slope(low: _Pair, high: _Pair | None) -> float:
    """How many letters a location or a page has; 0 where that is not known."""
    if high is not None:
        return max(0.0, (high[1] - low[1]) / (high[0] - low[0]))
    return low[1] / low[0] if low[0] > 0 else 0.0


def _letters_at(known: _Known, value: float) -> float | None:
    """About how many letters are before a location or a page; None where nothing near is known."""
    if value in known[0]:
        return dict(zip(*known, strict=True))[value]
    low, high = _neighbours(known, value)
    slope = _slope(low, high)
    return low[1] + slope * (value - low[0]) if slope else None


def _by_far(found: list[Place], distance: Callable[[Place], float], exact: float) -> list[Place]:
    """The nearest of ``found`` alone if the next is much farther, else all of them. ``exact`` is
    how exact the distances are."""
    ordered = sorted(found, key=distance)
    if len(ordered) > 1 and distance(ordered[1]) < _BY_FAR * max(exact, distance(ordered[0])):
        return found
    return ordered[:1]

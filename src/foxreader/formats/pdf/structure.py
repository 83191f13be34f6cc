"""The structure of a PDF: which lines are one paragraph, its contents, and its annotations."""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from statistics import median
from typing import Any

from foxreader.core.about import one_line
from foxreader.core.book import MAX_ENTRIES, MAX_LEVEL, BookFile, TocEntry
from foxreader.core.page import PageLayout, Rect
from foxreader.core.span import Span
from foxreader.formats.pdf.pagetext import Line, PageText, covering

# The annotations of a PDF: read, and written into a copy of it.
#
# Places are rectangles (x0, y0, x1, y1) in points from the top left of the page as it is shown.

Mark = dict[str, Any]
"""An annotation as JSON data. ``page`` is the number of its page from 0, ``kind`` "highlight" for
marked words, "note" for what is only at a place; ``rects``, ``text`` (the note), ``color`` (red,
green, blue, each 0 to 1, or None), ``author``, ``made`` and ``changed`` as PDF has them. ``name``
is the id in the file, ``tag`` the position tag that this program put there; both may be "".
"""

_MARKUP = {8: "Highlight", 9: "Underline", 10: "Squiggly", 11: "StrikeOut"}
_NOTES = frozenset({0, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15})
"""The engine's numbers of what may have a note of the reader: from a sticky note to a drawing."""
_HIDDEN = 2 | 32  # flags of what is not shown
_MOST = 20_000  # annotations of a file
_LONGEST_NOTE = 100_000  # characters of a note
_MOST_QUADS = 5_000  # of one annotation
_TAG = "FXTag"
"""The key under which the place of an annotation of ours is, for an exact way back."""
_NAME = "foxreader-"
_LEAST = 0.1  # points that a mark is wide and high
_AUTHOR = "Foxreader"
_KEEP_ENCRYPTION = 1


def read_marks(document: Any, failures: tuple[type[Exception], ...],
               tick: Callable[[int, int], None]) -> list[Mark]:  # fmt: skip
    """The annotations of all pages, replies with what they are of.

    One that cannot be read is left out. ``tick`` is told of each page and of how many there are.
    """
    found: dict[int, Mark] = {}
    replies: list[tuple[int, Mark]] = []
    for number in range(document.page_count):
        tick(number, document.page_count)
        try:
            page = document[number]
            annotations = list(page.annots())
        except failures:
            continue
        for annotation in annotations:
            try:
                mark = _mark(document, page, annotation)
                parent = int(annotation.irt_xref or 0)
            except failures:
                continue
            if mark is None:
                continue
            if parent:
                replies.append((parent, mark))
            elif len(found) < _MOST:
                found[annotation.xref] = mark
    _add_replies(found, replies[:_MOST])
    return list(found.values())


def _add_replies(found: Mapping[int, Mark], replies: Iterable[tuple[int, Mark]]) -> None:
    """Add the words of each reply to those of the mark with that number, if there is one."""
    for parent, reply in replies:
        to = found.get(parent)
        if to is not None and reply["text"]:
            said = f"{reply['author']}: {reply['text']}" if reply["author"] else reply["text"]
            to["text"] = f"{to['text']}\n\n{said}".strip()[:_LONGEST_NOTE]


def _mark(document: Any, page: Any, annotation: Any) -> Mark | None:
    if not _is_for_reader(document, annotation):
        return None
    kind = annotation.type[0]
    info = _info(annotation)
    text = info.get("content", "").replace("\r\n", "\n").replace("\r", "\n").strip()
    name, author = info.get("id", ""), info.get("title", "")
    ours = name.startswith(_NAME)
    if not (kind in _MARKUP or text or ours or kind == 0):
        return None  # a drawing without words
    tag = document.xref_get_key(annotation.xref, _TAG)
    return {
        "page": page.number,
        "kind": "highlight" if kind in _MARKUP else "note",
        "rects": list(_rects(page, annotation, kind in _MARKUP)),
        "text": text[:_LONGEST_NOTE],
        "color": _color(annotation),
        "author": "" if author == _AUTHOR else author[:200],
        "made": info.get("creationDate", "")[:40],
        "changed": info.get("modDate", "")[:40],
        "name": name[:200],
        "tag": str(tag[1])[:60] if ours and tag[0] == "string" else "",
    }


def _is_for_reader(document: Any, annotation: Any) -> bool:
    """Whether it is shown, says more than that another one is done, and is of a kind with words."""
    if annotation.flags & _HIDDEN:
        return False
    if document.xref_get_key(annotation.xref, "StateModel")[0] != "null":
        return False
    return annotation.type[0] in _MARKUP or annotation.type[0] in _NOTES


def _info(annotation: Any) -> dict[str, str]:
    """What the file says of an annotation; "" for what it has no text for."""
    return {key: str(value or "") for key, value in annotation.info.items()}


def _rects(page: Any, annotation: Any, marked: bool) -> Iterator[Rect]:
    matrix = tuple(page.rotation_matrix)
    points = annotation.vertices if marked else None
    if points:
        for at in range(0, min(len(points), 4 * _MOST_QUADS) - 3, 4):
            yield _turned(points[at : at + 4], matrix)
    else:
        x0, y0, x1, y1 = annotation.rect
        yield _turned([(x0, y0), (x1, y1)], matrix)


def _turned(points: Iterable[Any], matrix: tuple[float, ...]) -> Rect:
    """The rectangle around ``points`` after a matrix; finite numbers only."""
    a, b, c, d, e, f = matrix
    turned = [(a * x + c * y + e, b * x + d * y + f) for x, y in ((p[0], p[1]) for p in points)]
    rect = (
        min(x for x, _ in turned), min(y for _, y in turned),
        max(x for x, _ in turned), max(y for _, y in turned),
    )  # fmt: skip
    return rect if all(map(math.isfinite, rect)) else (0.0, 0.0, 0.0, 0.0)


def _color(annotation: Any) -> list[float] | None:
    parts = [float(part) for part in (annotation.colors or {}).get("stroke") or ()]
    if len(parts) == 4:  # cyan, magenta, yellow, black
        return [(1 - part) * (1 - parts[3]) for part in parts[:3]]
    if len(parts) == 1:
        return 3 * parts
    return parts if len(parts) == 3 else None


def write_marks(document: Any, marks: Iterable[Mapping[str, Any]],
                tick: Callable[[int, int], None]) -> bytes:  # fmt: skip
    """The bytes of ``document`` with ``marks`` in it, as ``read_marks`` gives them."""
    several = list(marks)
    for number, mark in enumerate(several):
        tick(number, len(several))
        page = document[int(mark["page"])]
        matrix = tuple(page.derotation_matrix)
        rects = [_wide(_turned([rect[:2], rect[2:]], matrix)) for rect in mark["rects"]]
        if not rects:
            continue
        if mark["kind"] == "highlight":
            annotation = page.add_highlight_annot(rects)
            annotation.set_colors(stroke=mark["color"])
        else:
            annotation = page.add_text_annot(rects[0][:2], mark["text"], icon="Note")
        _describe(document, page, annotation, mark)
    tick(len(several), len(several))
    data: bytes = document.tobytes(encryption=_KEEP_ENCRYPTION)
    return data


def _wide(rect: Rect) -> Rect:
    """The rectangle with some area: a letter may have none, and the engine takes no such mark."""
    x0, y0, x1, y1 = rect
    return x0, y0, max(x1, x0 + _LEAST), max(y1, y0 + _LEAST)


def _describe(document: Any, page: Any, annotation: Any, mark: Mapping[str, Any]) -> None:
    annotation.set_info(
        content=mark["text"], title=_AUTHOR, creationDate=mark["made"], modDate=mark["changed"]
    )
    if mark["kind"] == "highlight" and mark["text"]:
        x1, y0 = annotation.rect[2], annotation.rect[1]
        annotation.set_popup((x1 + 10, y0, x1 + 210, y0 + 100))
    annotation.update()
    for key, value in (("NM", mark["name"]), (_TAG, mark["tag"]), ("M", mark["changed"])):
        document.xref_set_key(annotation.xref, key, f"({value})")


# Paragraphs
#
# The page engine gathers lines into blocks by their distance alone: it parts the lines of
# loosely set paragraphs, and keeps verse, listings and tables of contents together. What
# decides is whether the next word would still have fitted on the line: then the line was
# ended on purpose.

_BULLET = re.compile(r"[•◦▪‣·*–—-]\s")
_ITEM = re.compile(r"(?:[•◦▪‣·*–—-]|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)])(?:\s|$)")
_INSIDE = re.compile(
    "[^\\W\\d_][-\u2010\u2011\u00ad\u00ac\u2e17\u00b7]\n[a-zß-öø-ÿа-яёα-ω]|\\d[-\u2010\u2013]\n\\d"
    "|[A-ZÀ-ÖØ-ÞА-Я][-\u2010\u00ad]\n[A-ZÀ-ÖØ-ÞА-Я]"
)
_LEADERS = re.compile(r"(?:[.·…]\s?){4,}\s*[\divxlc]+$", re.I)
_WORD = re.compile("(?s:.)[^ \u2e80-\U0010ffff]*")
# Distances are in sizes of the letters; all set by hand.
_MOST_LINES = 400  # of a page whose columns are searched: it takes time by the square of these
_ONE_ROW = 0.3  # lines with less between their feet are one row
_UNEVEN = 1.12  # a step that is more than this many times the usual one ends a paragraph
_WIDEST = 3.0  # a larger step is no line spacing


@dataclass(slots=True)
class _Set:
    """A line with its place, the width of its first word, and its row so far."""

    line: Line
    rect: Rect
    first_word: float
    row: str
    size: float
    in_cells: bool = False


def joins(lines: Sequence[Line]) -> list[bool]:
    """For each line whether it continues the paragraph of the line before it."""
    found = _as_set(lines)
    blocks: dict[int, float] = {}
    for each in found:
        block = each.line.block
        blocks[block] = max(blocks.get(block, each.rect[2]), each.rect[2])
    even = _evenly_set(found)
    columns = _columns(found)
    # Letters of one width are a listing, unless the whole page is typewritten.
    listings = 2 * sum(line.fixed for line in lines) < len(lines)
    result = [False] * len(found)
    for at in range(1, len(found)):
        above, below = found[at - 1], found[at]
        block = above.line.block
        one_row = below.rect[3] - above.rect[3] < _ONE_ROW * above.size
        listing = listings and above.line.fixed and below.line.fixed
        if not one_row and (above.in_cells or listing or _LEADERS.search(above.row)):
            continue
        if below.line.block == block:
            result[at] = _same_block(above, below, blocks[block], one_row)
        else:
            result[at] = even[at] and _other_block(above, below, columns[at - 1])
    return result


def _as_set(lines: Sequence[Line]) -> list[_Set]:
    """The lines with their measures; the engine often gives a row in several pieces."""
    found: list[_Set] = []
    for line in lines:
        rect, row = line.rect, line.text[-40:]
        in_cells = False
        if found and abs(rect[3] - found[-1].rect[3]) < _ONE_ROW * line.size:
            row = f"{found[-1].row} {row}"[-80:]
            in_cells = found[-1].in_cells or rect[0] - found[-1].rect[2] > 1.5 * line.size
        found.append(_Set(line, rect, _first_word(line), row, line.size, in_cells))
    return found


def _first_word(line: Line) -> float:
    """How wide the first word is; scripts without spaces break after any character."""
    word = _WORD.match(line.text)
    left, _, right, _ = covering(line.boxes[: word.end() if word else 1])
    return right - left


def _same_block(above: _Set, below: _Set, right: float, one_row: bool) -> bool:
    """Whether a line continues one of its block: the same size, and not ended on purpose."""
    if not (above.line.level and below.line.level):
        return True
    if min(len(above.line.text), len(below.line.text)) <= 2:
        return True
    if abs(above.size - below.size) > 0.12 * max(above.size, below.size):
        return False
    bullet = _BULLET.match(below.line.text[:2])
    return one_row or not (bullet or _ended_on_purpose(above, below, right))


def _other_block(above: _Set, below: _Set, right: float) -> bool:
    """Whether a line continues one of another block: it is where the next line would be."""
    outdent = above.rect[0] - below.rect[0]
    hanging = 3.5 if _ITEM.match(above.line.text[:6]) else 0.6
    return (
        above.line.level
        and below.line.level
        and abs(above.size - below.size) <= 0.1 * above.size
        and -hanging * above.size <= outdent <= 3.5 * above.size
        and not _ITEM.match(below.line.text[:6])
        and not _ended_on_purpose(above, below, right)
    )


def _evenly_set(lines: Sequence[_Set]) -> list[bool]:
    """For each line whether its distance to the one before is that of its neighbours."""
    steps = [0.0] + [
        (below.rect[3] - above.rect[3]) / max(above.size, 0.1) for above, below in pairwise(lines)
    ]
    usual = [step for step in steps if 0.5 < step < _WIDEST]
    pitch = median(usual) if usual else 0.0
    around = [0.0, *steps, 0.0]
    return [
        0.5 < step < _WIDEST
        and (
            step <= _UNEVEN * pitch
            or any(n and abs(step - n) <= 0.08 * step for n in (around[at], around[at + 2]))
        )
        for at, step in enumerate(steps)
    ]


def _ended_on_purpose(above: _Set, below: _Set, right: float) -> bool:
    """Whether the first word below would have fitted above, before ``right``; not after a hyphen
    inside a word, with which no line ends on purpose."""
    if _INSIDE.search(f"{above.line.text[-2:]}\n{below.line.text[:1]}"):
        return False
    return right - above.rect[2] > below.first_word + 1.2 * above.size


def _columns(lines: Sequence[_Set]) -> list[float]:
    """How far right the column of each line reaches."""
    if len(lines) > _MOST_LINES:
        return [line.rect[2] for line in lines]
    reach: dict[float, float] = {}
    for line in lines:
        left, _, right, _ = line.rect
        reach[left] = max(reach.get(left, right), right)
    # Most lines begin where others do, in letters of one size.
    found: dict[tuple[float, float], float] = {}
    for line in lines:
        left, near = line.rect[0], 3 * line.size + 1
        if (left, near) not in found:
            found[left, near] = max(x for at, x in reach.items() if abs(at - left) < near)
    return [found[line.rect[0], 3 * line.size + 1] for line in lines]


# Contents: exact places for the outline, or headings where there is none

# A heading without an outline, set by hand: letters an eighth larger than the body's, at most 120
# characters, and no more than three a page on average, or they are no headings.
_LARGER = 1.12
_LONGEST = 120
_MOST_PER_PAGE = 3
_LEVELS = 3  # sizes of letters that make levels; smaller ones are put on the last
_MOST_WORDS = 12  # of an outline's title that are searched for on its page


@dataclass(frozen=True, slots=True)
class Bookmark:
    """An entry of the outline as the file has it: where it leads, in points of the page shown."""

    level: int
    title: str
    page: int
    point: tuple[float, float] | None


def bookmarks(first: Any) -> Iterator[Bookmark]:
    """The engine's outline from its ``first`` entry on, in order; the engine has cut loops."""
    # A book without an outline has one empty entry.
    waiting = [(first, 1)] if first is not None and first.this.m_internal else []
    for _ in range(MAX_ENTRIES):
        if not waiting:
            return
        entry, level = waiting.pop()
        x, y = entry.x, entry.y
        point = (x if math.isfinite(x) else 0.0, y) if math.isfinite(y) else None
        yield Bookmark(level, one_line(entry.title or ""), entry.page, point)
        following, inner = entry.next, entry.down
        if following is not None:
            waiting.append((following, level))
        if inner is not None:
            waiting.append((inner, min(level + 1, MAX_LEVEL)))


def contents(marks: Iterator[Bookmark], files: Sequence[BookFile]) -> Iterator[TocEntry]:
    """The entries of ``marks`` that lead into the book, each at its words on the page."""
    letters = _TitleLetters("")
    for mark in marks:
        if not mark.title or not 0 <= mark.page < len(files):
            continue
        file = files[mark.page]
        if letters.text is not file.text:
            letters = _TitleLetters(file.text)
        offset = letters.nearest(mark.title, file.page, mark.point)
        yield TocEntry(mark.title, Span(mark.page, offset, offset), mark.level)


class _TitleLetters:
    """A page's letters and digits without all other characters, to find a title in."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.places = [at for at, character in enumerate(text) if character.isalnum()]
        self.squeezed = _squeezed(text)

    def nearest(
        self, title: str, layout: PageLayout | None, point: tuple[float, float] | None
    ) -> int:
        """Where the words of ``title`` are nearest to ``point``; else what is at ``point``."""
        words = re.findall(r"\w+", unicodedata.normalize("NFKC", title))[:_MOST_WORDS]
        starts = list(self._starts(_squeezed("".join(words))))
        at = _at_point(layout, point) if len(starts) != 1 else starts[0]
        if not starts:
            return at
        found = min(starts, key=lambda start: abs(start - at))
        line = self.text.rfind("\n", 0, found) + 1
        # A number before the words belongs to the heading.
        return line if found - line <= 12 else found

    def _starts(self, letters: str) -> Iterator[int]:
        found = self.squeezed.find(letters) if letters else -1
        while found >= 0:
            start = self.places[found]
            if not start or not (self.text[start - 1].isalnum() or self.text[start - 1] == "_"):
                yield start
            found = self.squeezed.find(letters, found + 1)


def _squeezed(text: str) -> str:
    """The letters and digits of ``text``, small, as many as there are."""
    letters = "".join(filter(str.isalnum, text))
    small = letters.lower()
    if len(small) == len(letters):
        return small
    return "".join(c.lower() if len(c.lower()) == 1 else c for c in letters)


def _at_point(layout: PageLayout | None, point: tuple[float, float] | None) -> int:
    """The first character at ``point``, or right of it, or below."""
    if layout is None or point is None or point[1] <= 2.0:
        return 0
    x, y = point
    boxes = layout.boxes
    below = (
        at
        for at, (top, right, bottom) in enumerate(
            zip(boxes[1::4], boxes[2::4], boxes[3::4], strict=True)
        )
        if bottom >= y + 2.0 and top >= y - 4.0 and right >= x
    )
    return next(below, 0)


def headings(pages: Sequence[PageText]) -> tuple[TocEntry, ...]:
    """Entries for short paragraphs in letters larger than the body's, the largest being level 1."""
    weights: Counter[float] = Counter()
    for page in pages:
        for paragraph in page.paragraphs:
            weights[round(paragraph.size, 1)] += paragraph.end - paragraph.start
    if not weights:
        return ()
    body = weights.most_common(1)[0][0]
    found = list(_candidates(pages, body))
    repeated = Counter(title for _, title, _ in found)
    kept = [entry for entry in found if repeated[entry[1]] <= 2]
    if not 2 <= len(kept) <= max(10, _MOST_PER_PAGE * len(pages)):
        return ()
    sizes = sorted({size for _, _, size in kept}, reverse=True)
    return tuple(
        TocEntry(title, place, min(sizes.index(size) + 1, _LEVELS))
        for place, title, size in kept[:MAX_ENTRIES]
    )


def title_of(entries: Sequence[TocEntry]) -> str:
    """The text in the largest letters of the first page, or ""."""
    return next((e.title for e in entries if e.level == 1 and e.place.file == 0), "")


def _candidates(pages: Sequence[PageText], body: float) -> Iterator[tuple[Span, str, float]]:
    """Short paragraphs in large letters; lines of one size that follow each other are one."""
    for number, page in enumerate(pages):
        for size, group in groupby(page.paragraphs, key=lambda p: round(p.size, 0)):
            run = list(group)
            if run[0].size < _LARGER * body or run[-1].end - run[0].start > 2 * _LONGEST:
                continue
            title = one_line(page.text[run[0].start : run[-1].end].replace("\u00ad", ""))
            letters = sum(c.isalpha() for c in title)
            if 3 <= len(title) <= _LONGEST and 2 * letters >= len(title):
                yield Span(number, run[0].start, run[0].start), title, size

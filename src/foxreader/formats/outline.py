"""A table of contents for a PDF: exact places for the one it brings, headings where it has none."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from foxreader.core.book import BookFile, TocEntry
from foxreader.core.span import Span
from foxreader.formats.contents import MAX_ENTRIES
from foxreader.formats.pagetext import PageText
from foxreader.formats.tidy import one_line

_LARGER = 1.12
_LONGEST = 120
_MOST_PER_PAGE = 3
_LEVELS = 3


def offset_of(file: BookFile, title: str, point: tuple[float, float] | None) -> int:
    """Where on the page ``title`` stands: its words nearest to ``point``, else what is there."""
    at = _at_point(file, point) if point is not None else 0
    words = re.findall(r"\w+", title)[:12]
    if not words:
        return at
    pattern = r"(?<!\w)" + r"[\W_]*?".join(map(re.escape, words))
    starts = [m.start() for m in re.finditer(pattern, file.text, re.I)]
    if not starts:
        return at
    found = min(starts, key=lambda start: abs(start - at))
    line = file.text.rfind("\n", 0, found) + 1
    # A number that stands before the words belongs to the heading.
    return line if found - line <= 12 else found


def _at_point(file: BookFile, point: tuple[float, float] | None) -> int:
    layout = file.page
    if layout is None or point is None or point[1] <= 2.0:
        return 0
    x, y = point
    for offset in range(len(file.text)):
        box = layout.box(offset)
        if box is not None and box[3] >= y + 2.0 and box[1] >= y - 4.0 and box[2] >= x:
            return offset
    return 0


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
    """What the largest letters of the first page say, or ""."""
    return next((e.title for e in entries if e.level == 1 and e.place.file == 0), "")


def _candidates(pages: Sequence[PageText], body: float) -> Iterator[tuple[Span, str, float]]:
    """Short paragraphs in large letters; lines of one size that follow each other are one."""
    for number, page in enumerate(pages):
        for size, group in groupby(page.paragraphs, key=lambda p: round(p.size, 0)):
            run = list(group)
            title = one_line(page.text[run[0].start : run[-1].end].replace("\u00ad", ""))
            letters = sum(c.isalpha() for c in title)
            if (
                run[0].size >= _LARGER * body
                and 3 <= len(title) <= _LONGEST
                and 2 * letters >= len(title)
            ):
                yield Span(number, run[0].start, run[0].start), title, size

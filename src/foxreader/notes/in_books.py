"""Annotations in the files of books: of a PDF as ours, and ours as a copy is to have them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from foxreader.answer.export.sheets import LANGUAGE, Words, one_line, shown
from foxreader.core.annotation import Color, written_time
from foxreader.core.book import Book
from foxreader.core.notice import Notice
from foxreader.core.page import PageLayout, Rect
from foxreader.core.span import Span
from foxreader.notes.imported import Imported, id_of, nearest, record_of, rows_of, text_of
from foxreader.notes.writing import Listed, NoteList, as_json

# PDF: by the letters that marks cover

_NAME = re.compile(r"foxreader-([0-9a-f]{32})")
_TIME = re.compile(
    r"(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?'?)?"
)
_HELD = 0.9
"""The share of the letters of a stated place that must be under the mark. Chosen, not measured."""
_MOSTLY = 0.6
"""The share of letters between the first and the last one marked that is marked too, where it is
all one quote. Chosen, not measured."""
GROUNDS: dict[Color, tuple[float, float, float]] = {
    "rose": (0.97, 0.68, 0.76), "green": (0.66, 0.88, 0.64), "blue": (0.62, 0.79, 0.97),
    "violet": (0.79, 0.69, 0.97), "grey": (0.80, 0.80, 0.79),
}  # fmt: skip
"""The colors of highlights on white paper: stronger than on the screen, where they lie behind."""


def imported_marks(found: Sequence[object], book: Book) -> list[Imported]:
    """The annotations in the file of ``book``, a PDF, with the words that they cover."""
    rows = [record_of(one) for one in found]
    authors = {author for row in rows if (author := text_of(row.get("author")))}
    several = len(authors) > 1
    made = (_imported(row, book, several=several) for row in rows)
    return [one for one in made if one is not None]


def _imported(row: dict[object, object], book: Book, *, several: bool) -> Imported | None:
    number = row.get("page")
    if not isinstance(number, int) or not 0 <= number < len(book.files):
        return None
    file, rects = book.files[number], _rects(row)
    name = _NAME.fullmatch(text_of(row.get("name")))
    marked = row.get("kind") == "highlight"
    span = _marked(row, book, number, rects) if marked else _stated(row, book, set())
    highlight = marked and span is not None
    if span is None:
        at = _beside(file.page, rects)
        span = Span(number, at, at)
    made, changed = _time(row.get("made")), _time(row.get("changed"))
    said = ("pdf", text_of(row.get("name")), str(span), made)
    # The words around them too, so that they are found in another edition.
    before = file.text[max(0, span.start - 60) : span.start]
    return Imported(
        book.text_at(span), "highlight" if highlight else "bookmark",
        _color(row.get("color")) if highlight else None, _note(row, several=several), before,
        file.text[span.end : span.end + 60], book.sha256, span,
        name[1] if name else id_of(*said), made or changed, changed,
    )  # fmt: skip


def _rects(row: dict[object, object]) -> list[Rect]:
    return [rect for one in rows_of(row.get("rects")) if (rect := _rect(one)) is not None]


def _note(row: dict[object, object], *, several: bool) -> str:
    """The words of the reader, after their name where there are several."""
    author, text = text_of(row.get("author")), text_of(row.get("text"))
    return f"{author}: {text}" if several and author and text else text


def _marked(row: dict[object, object], book: Book, number: int, rects: list[Rect]) -> Span | None:
    """The words of a page that are marked: as the file states, or those under ``rects``."""
    file = book.files[number]
    offsets = _under(file.page, rects) if file.page is not None else []
    return _stated(row, book, set(offsets)) or _covered(number, file.text, offsets)


def _rect(value: object) -> Rect | None:
    numbers = [float(one) for one in rows_of(value) if isinstance(one, int | float)]
    return (numbers[0], numbers[1], numbers[2], numbers[3]) if len(numbers) == 4 else None


def _under(layout: PageLayout, rects: list[Rect]) -> list[int]:
    """The characters of a page whose centre is in one of ``rects``."""
    found = []
    for offset in range(len(layout)):
        box = layout.box(offset)
        if box is None:
            continue
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        if any(x0 <= x <= x1 and y0 <= y <= y1 for x0, y0, x1, y1 in rects):
            found.append(offset)
    return found


def _stated(row: dict[object, object], book: Book, under: set[int]) -> Span | None:
    """The place that this program wrote into the file, if the mark is there still."""
    try:
        span = Span.parse(text_of(row.get("tag")))
    except ValueError:
        return None
    if span.file != row.get("page") or not book.holds(span):
        return None
    text = book.files[span.file].text
    letters = [at for at in range(span.start, span.end) if not text[at].isspace()]
    if row.get("kind") != "highlight":
        return span
    held = sum(at in under for at in letters) >= _HELD * len(letters)
    return span if letters and held and len(under) <= 2 * len(span) else None


def _covered(file: int, text: str, offsets: list[int]) -> Span | None:
    """The span of marked characters; where others are between them, the longest row of them."""
    offsets = [at for at in offsets if not text[at].isspace()]
    if not offsets:
        return None
    runs = [[offsets[0], offsets[0] + 1]]
    for at in offsets[1:]:
        if text[runs[-1][1] : at].strip():
            runs.append([at, at + 1])
        else:
            runs[-1][1] = at + 1
    first, last = offsets[0], offsets[-1] + 1
    between = sum(not sign.isspace() for sign in text[first:last])
    if len(offsets) >= _MOSTLY * between:
        return Span(file, first, last)
    start, end = max(runs, key=lambda run: run[1] - run[0])
    return Span(file, start, end)


def _beside(layout: PageLayout | None, rects: list[Rect]) -> int:
    """The first character at the height of a mark that covers none."""
    return layout.first_below(rects[0][1]) if layout is not None and rects else 0


def _color(value: object) -> Color:
    parts = [float(one) for one in rows_of(value) if isinstance(one, int | float)]
    if len(parts) != 3 or not all(0 <= part <= 1 for part in parts):
        return "rose"
    return nearest(*parts)


def _time(value: object) -> str:
    match = _TIME.match(text_of(value))
    if match is None:
        return ""
    stated = zip(match.groups()[:6], (1, 1, 1, 0, 0, 0), strict=True)
    year, month, day, hour, minute, second = (int(said or least) for said, least in stated)
    sign, hours, minutes = match.groups()[6:]
    try:
        time = datetime(year, month, day, hour, minute, second, tzinfo=UTC)
        apart = timedelta(hours=int(hours or 0), minutes=int(minutes or 0))
        return written_time(time + apart if sign == "-" else time - apart)
    except (ValueError, OverflowError):
        return ""


def marks_of(notes: NoteList) -> list[dict[str, Any]]:
    """The annotations that have a place in the book, a PDF, as its file has them."""
    return [mark for entry in notes.entries if (mark := _pdf_mark(entry, notes.book)) is not None]


def _pdf_mark(entry: Listed, book: Book) -> dict[str, Any] | None:
    one, span = entry.annotation, entry.span
    layout = None if span is None else book.files[span.file].page
    if span is None or layout is None:
        return None
    highlight = one.kind == "highlight"
    rects: list[Rect] = layout.rects(span.start, span.end) if highlight else []
    if not rects:
        rects = [_icon(layout, span.start)]
    return {
        "page": span.file,
        "kind": "highlight" if highlight else "note",
        "rects": rects,
        "text": one.note if highlight or one.note else one.title,
        "color": GROUNDS[one.color] if one.color else None,
        "made": _written(one.made),
        "changed": _written(one.changed),
        "name": f"foxreader-{one.id}",
        "tag": str(span),
    }


def _icon(layout: PageLayout, offset: int) -> Rect:
    """Where the sign of a note is: left of its place."""
    box = layout.nearest_box(offset) or (40.0, 40.0, 40.0, 40.0)
    left = max(0.0, box[0] - 24)
    return left, box[1], left + 20, box[1] + 20


def _written(time: str) -> str:
    """A time, ISO 8601 in UTC, as PDF has it."""
    digits = re.sub(r"\D", "", time)[:14]
    return f"D:{digits}Z" if len(digits) == 14 else ""


# EPUB

MEMBER = "META-INF/foxreader-notes.json"
"""Where a copy has its notes for programs, as ``as_json`` writes them."""
_MISSING, _BOOKMARK = Notice("notes_not_found"), Notice("notes_bookmark")


def copied(notes: NoteList, words: Words = str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What a copy of the book is to have, and its marks, as the reader of EPUB takes them."""
    marks = [_epub_mark(entry, notes, words) for entry in notes.entries]
    names = {_member(entry, notes): entry.span.file for entry in notes.entries if entry.span}
    about = {
        "texts": {name: notes.book.files[file].text for name, file in names.items()},
        "title": words(Notice("notes_page_title")),
        "language": words(LANGUAGE),
        "kept": (MEMBER, as_json(notes)),
    }
    return about, marks


def _member(entry: Listed, notes: NoteList) -> str:
    # A file that the spine lists once more has the same name with a number.
    return "" if entry.span is None else notes.book.files[entry.span.file].name.partition("~")[0]


def _epub_mark(entry: Listed, notes: NoteList, words: Words) -> dict[str, Any]:
    one, span = entry.annotation, entry.span
    return {
        "member": _member(entry, notes),
        "start": span.start if span else 0,
        "end": (span.end if one.kind == "highlight" else span.start) if span else 0,
        "name": f"foxreader-{one.id}",
        "color": one.color or "",
        "quote": one_line(entry.quote),
        "note": shown(one.note),
        "where": " · ".join(_where(entry, words)),
        "heading": one_line(entry.chapter) if span else words(_MISSING),
    }


def _where(entry: Listed, words: Words) -> Iterator[str]:
    one = entry.annotation
    if one.kind == "bookmark":
        yield words(_BOOKMARK) + (f": {one.title}" if one.title else "")
    if entry.page:
        yield words(Notice("notes_page", page=entry.page))
    if entry.span is not None:
        yield words(Notice("notes_back"))

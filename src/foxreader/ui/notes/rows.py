"""The rows of the notes list: which annotations, in what order, called what; as Qt wants them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    QTimer,
)

from foxreader.core.annotation import Annotation, Color, keeps_words
from foxreader.core.book import Book
from foxreader.core.finding import spots
from foxreader.core.span import Span, numbered
from foxreader.ui.platform.progress import short_page
from foxreader.ui.platform.translation import QT_TRANSLATE_NOOP, Context, date, percent

# What an annotation is called and how its words are shown

NotesWords = Context("NotesWords")

_NAMES: dict[Color, str] = {
    "rose": QT_TRANSLATE_NOOP("NotesWords", "Rose"),
    "green": QT_TRANSLATE_NOOP("NotesWords", "Green"),
    "blue": QT_TRANSLATE_NOOP("NotesWords", "Blue"),
    "violet": QT_TRANSLATE_NOOP("NotesWords", "Violet"),
    "grey": QT_TRANSLATE_NOOP("NotesWords", "Grey"),
}
_ENDS = tuple(".!?…。！？:;”’»\"'")
"""What the text before a quote ends in where the quote begins a sentence."""


def color_name(color: Color, names: Mapping[str, str]) -> str:
    """The reader's name for a colour, else the colour's own."""
    return names.get(color, "").strip() or NotesWords.tr(_NAMES[color])


def where_words(book: Book, span: Span) -> str:
    """The page a passage is on, or how far into the book it is."""
    return short_page(book, span) or percent(book.fraction(span))


def words_of(annotation: Annotation) -> str:
    """The words an annotation is at, in one line; "…" before words inside a sentence."""
    anchor = annotation.anchor
    words = " ".join((annotation.title or anchor.quote).replace("\u00ad", "").split())
    if annotation.kind == "bookmark":
        return words or NotesWords.tr("A place without words")
    before = anchor.before.rstrip(" \u00a0")
    return words if not before or before.endswith(("\n", *_ENDS)) else f"…{words}"


def note_words(note: str) -> str:
    """A note in one paragraph, with its citations as numbers: [1]."""
    return " ".join(numbered(note).split())


Shown = Literal["all", "notes", "marks", "places"]
"""All annotations, highlights with a note, highlights without, or bookmarks."""


@dataclass(frozen=True, slots=True)
class NoteRow:
    """An annotation as it is listed. ``span`` is its place in the open book; None where its words
    were not found, or for one of another book. ``heading`` is the chapter or the book it is under.
    ``places`` are those where the words of a missing one stand, if there are several, in words.
    """

    annotation: Annotation
    span: Span | None
    heading: str
    words: str
    note: str
    missing: bool = False
    places: tuple[tuple[Span, str], ...] = ()

    @property
    def id(self) -> str:
        """The annotation's id."""
        return self.annotation.id

    @property
    def kind(self) -> Shown:
        """Which of the kinds it counts as."""
        if self.annotation.kind == "bookmark":
            return "places"
        return "notes" if self.annotation.note else "marks"


Row = NoteRow | str
"""An annotation, or the heading of those below it."""


@dataclass(frozen=True, slots=True)
class Filter:
    """What of the annotations is listed: of these colours (none for all), of a kind, with words."""

    colors: frozenset[Color] = frozenset()
    kind: Shown = "all"
    words: str = ""

    def __bool__(self) -> bool:
        return bool(self.colors) or self.kind != "all" or bool(self.words.strip())

    def keeps(self, row: NoteRow) -> bool:
        """Whether an annotation is listed."""
        if self.colors and row.annotation.color not in self.colors:
            return False
        if self.kind not in ("all", row.kind):
            return False
        text = f"{row.words} {row.note} {row.heading}"
        return keeps_words(self.words, text, row.annotation.note)


def row_of(
    annotation: Annotation, span: Span | None, heading: str, *, missing: bool = False
) -> NoteRow:
    """The row of an annotation."""
    words, note = words_of(annotation), note_words(annotation.note)
    return NoteRow(annotation, span, heading, words, note, missing)


_MOST_PLACES = 12
"""Places that are offered for a note. Chosen: a menu of them is still looked through."""
_AROUND = 30
"""Characters on either side of words in the menu of their places. Chosen: half a line."""


def row_in(book: Book, one: Annotation, span: Span) -> NoteRow:
    """The row of an annotation under its chapter, before the first under the book's title."""
    return row_of(one, span, book.named_at(span) or book.metadata.title)


def missing_row(book: Book, one: Annotation, heading: str) -> NoteRow:
    """The row of an annotation that has no sure place, with those where its words stand."""
    row = row_of(one, None, heading, missing=True)
    found = sorted(place.span for place in spots(one.anchor.quote, book))[:_MOST_PLACES]
    return replace(row, places=tuple((span, _place_words(book, span)) for span in found))


def _place_words(book: Book, span: Span) -> str:
    """A place with the words around it: "12  …and the lamp was lit at…"."""
    text = book.files[span.file].text
    around = text[max(0, span.start - _AROUND) : min(span.end, span.start + 40) + _AROUND]
    return f"{where_words(book, span)}  …{' '.join(around.split())}…"


def by_date(rows: Iterable[NoteRow]) -> list[NoteRow]:
    """The rows as they were made, the newest first, under their days."""
    ordered = sorted(rows, key=lambda row: row.annotation.made, reverse=True)
    return [replace(row, heading=_day(row.annotation.made)) for row in ordered]


def _day(made: str) -> str:
    try:
        return date(datetime.fromisoformat(made))
    except ValueError:
        return ""


def listed(rows: Iterable[NoteRow], chosen: Filter) -> list[Row]:
    """The rows that a filter keeps, each group under its heading."""
    made: list[Row] = []
    heading: str | None = None
    for row in rows:
        if not chosen.keeps(row):
            continue
        if row.heading != heading:
            heading = row.heading
            made.append(heading)
        made.append(row)
    return made


def counts(rows: Sequence[NoteRow]) -> dict[Shown, int]:
    """How many rows there are of each kind."""
    kinds = [row.kind for row in rows]
    found: dict[Shown, int] = {kind: kinds.count(kind) for kind in ("notes", "marks", "places")}
    return {"all": len(kinds), **found}


ROW = int(Qt.ItemDataRole.UserRole)
_SIZE = Qt.ItemDataRole.SizeHintRole
Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
_HEADING = ("", "", False)
_AT_ONCE = 50
"""Rows measured in one go. Chosen: some milliseconds, which nobody notices."""
_WIDTHS = 4
"""Widths of the list whose heights are kept. Chosen: a panel that is dragged has one a pixel."""


class NotesModel(QAbstractListModel):
    """The rows as Qt wants them: each measured once. ``measure`` gives a row's height in pixels,
    ``where`` its page in words.
    """

    def __init__(
        self, measure: Callable[[Row], int], where: Callable[[NoteRow], str], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._measure, self._where = measure, where
        self._rows: Sequence[Row] = ()
        self._numbers: dict[str, int] = {}
        # By the width of the list, since the panel has two: of the notes, and as the reader likes.
        self._measured: dict[int, dict[tuple[str, str, bool], QSize]] = {}
        self._sizes: dict[tuple[str, str, bool], QSize] = {}
        self._waiting: list[Row] = []
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._measure_some)
        self.names: dict[str, str] = {}

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self._rows = rows
        self._numbers = {row.id: n for n, row in enumerate(rows) if isinstance(row, NoteRow)}
        self.endResetModel()

    def measure_at(self, width: int) -> None:
        """The list has this width, in pixels; what was measured at others is kept a while."""
        if len(self._measured) >= _WIDTHS:
            self._measured.clear()
        self._sizes = self._measured.setdefault(width, {})

    def measure_soon(self, rows: Sequence[Row]) -> None:
        """Measure these, some at a time, while nothing else is to be done."""
        self._waiting = list(rows)
        self._idle.start()

    def _measure_some(self) -> None:
        for row in self._waiting[-_AT_ONCE:]:
            self._size(row)
        del self._waiting[-_AT_ONCE:]
        if not self._waiting:
            self._idle.stop()

    def row(self, index: Index) -> NoteRow | None:
        """The annotation of a row; None for a heading."""
        row = self._rows[index.row()] if index.isValid() else None
        return row if isinstance(row, NoteRow) else None

    def index_of(self, id_: str) -> QModelIndex:
        """Where an annotation is listed; not valid where it is not."""
        number = self._numbers.get(id_)
        return QModelIndex() if number is None else self.index(number)

    def rowCount(self, parent: Index = _NONE) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A row, its size and what a screen reader says of it."""
        row = self._rows[index.row()]
        if role == _SIZE:
            return self._size(row)
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole):
            return row if isinstance(row, str) else self._said(row)
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(row, NoteRow):
            return row.annotation.note or row.words
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A heading cannot be chosen; an annotation can be, and its note written."""
        if isinstance(self._rows[index.row()], str):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable

    def _size(self, row: Row) -> QSize:
        # By what a row's height depends on: a row itself takes long to compare.
        key = _HEADING if isinstance(row, str) else (row.id, row.annotation.changed, row.missing)
        size = self._sizes.get(key)
        if size is None:
            size = self._sizes[key] = QSize(0, self._measure(row))
        return size

    def _said(self, row: NoteRow) -> str:
        one = row.annotation
        kind = NotesWords.tr("Bookmark") if one.color is None else color_name(one.color, self.names)
        parts = [kind, row.words, row.note, self._where(row)]
        if row.missing:
            parts.append(NotesWords.tr("Words not found"))
        return ", ".join(part for part in parts if part)

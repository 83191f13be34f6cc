"""The notes list as Qt wants it: one row an annotation or a heading, measured once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    QTimer,
)

from foxreader.ui.notes.labels import NotesWords, color_name
from foxreader.ui.notes.rows import NoteRow, Row

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
    """The rows. ``measure`` gives a row's height in pixels, ``where`` its page in words."""

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

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
)

from foxreader.ui.notes.labels import NotesWords, color_name
from foxreader.ui.notes.rows import NoteRow, Row

ROW = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
_HEADING = ("", "", False)


class NotesModel(QAbstractListModel):
    """The rows. ``measure`` gives a row's height in pixels, ``where`` its page in words."""

    def __init__(
        self, measure: Callable[[Row], int], where: Callable[[NoteRow], str], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._measure, self._where = measure, where
        self._rows: Sequence[Row] = ()
        self._numbers: dict[str, int] = {}
        self._sizes: dict[tuple[str, str, bool], QSize] = {}
        self.names: dict[str, str] = {}

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self._rows = rows
        self._numbers = {row.id: n for n, row in enumerate(rows) if isinstance(row, NoteRow)}
        self.endResetModel()

    def forget_sizes(self) -> None:
        """The list has another width: measure anew."""
        self._sizes.clear()

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
        if role == Qt.ItemDataRole.SizeHintRole:
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
        key = (
            (row.id, row.annotation.changed, row.missing) if isinstance(row, NoteRow) else _HEADING
        )
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

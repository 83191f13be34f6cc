"""The list of annotations: gone through, opened, written in and emptied with keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from foxreader.core.span import Span
from foxreader.ui.notes.controller import Ids
from foxreader.ui.notes.model import NotesModel
from foxreader.ui.notes.painter import NotePainter
from foxreader.ui.notes.rows import NoteRow, Row
from foxreader.ui.platform.theme import Theme

_WIDTH = 277
"""Pixels of the list while its panel is as wide as it is drawn."""
_BATCH = 200
"""Rows that are laid out at once, the others while nothing else is to be done. Chosen: more than a
screen of them."""


class NotesList(QListView):
    """Signals: ``chosen`` by a press or Enter; ``delete_wanted`` what is selected. The
    ``painter`` tells of notes that are written.
    """

    chosen = Signal(NoteRow)
    delete_wanted = Signal(Ids)

    def __init__(self, theme: Theme, where: Callable[[NoteRow], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._width = _WIDTH
        self.painter = NotePainter(theme, where, self)
        self.rows = NotesModel(lambda row: self.painter.height(row, self._width), where, self)
        self.setModel(self.rows)
        self.setItemDelegate(self.painter)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QListView { background: transparent; border: 0; outline: 0; }")
        self.setAccessibleName(self.tr("Highlights, notes and bookmarks"))
        self.rows.measure_at(_WIDTH)
        self.setBatchSize(_BATCH)
        self.clicked.connect(self._pressed)
        self.activated.connect(self._pressed)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.painter.apply_theme(theme)
        self.viewport().update()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these; what was selected stays so, and the list where it was scrolled to."""
        current = self.rows.row(self.currentIndex())
        at, scrolled = self.currentIndex().row(), self.verticalScrollBar().value()
        # From the top the first rows are enough for now.
        batched = self.LayoutMode.SinglePass if scrolled else self.LayoutMode.Batched
        if self.layoutMode() != batched:
            self.setLayoutMode(batched)
        self.rows.show(rows)
        if current is not None:
            index = self.rows.index_of(current.id)
            if not index.isValid() and rows:  # it is gone: the one that took its place
                near = min(at, len(rows) - 1)
                if self.rows.row(self.rows.index(near)) is None:
                    near = min(near + 1, len(rows) - 1)
                index = self.rows.index(near)
            self.selectionModel().setCurrentIndex(
                index, QItemSelectionModel.SelectionFlag.ClearAndSelect
            )
        if scrolled:
            self.verticalScrollBar().setValue(scrolled)

    def begin_near(self, place: Span | None) -> None:
        """Have a row to begin from: the one chosen before, else the first from ``place`` on."""
        if self.rows.row(self.currentIndex()) is not None or not self.rows.rowCount():
            return
        listed = [self.rows.row(self.rows.index(n)) for n in range(self.rows.rowCount())]
        spans = [(n, row.span) for n, row in enumerate(listed) if row is not None]
        after = (n for n, span in spans if place is None or (span is not None and span >= place))
        number = next(after, spans[-1][0])
        if number >= _BATCH:  # it must be laid out to be scrolled to
            self.setLayoutMode(self.LayoutMode.SinglePass)
            self.doItemsLayout()
        self.setCurrentIndex(self.rows.index(number))
        self.scrollTo(self.rows.index(number))

    def mark_current(self, id_: str) -> None:
        """Mark the annotation that is shown at the page."""
        if self.painter.current != id_:
            self.painter.current = id_
            self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words take another number of lines."""
        if self.width() != self._width:  # not where the scroll bar alone has come or gone
            self._width = self.width()
            self.rows.measure_at(self._width)
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Del takes away what is selected."""
        if event.key() == Qt.Key.Key_Delete and not event.modifiers():
            rows = map(self.rows.row, self.selectedIndexes())
            ids = [row.id for row in rows if row is not None]
            if ids:
                self.delete_wanted.emit(Ids(ids))
        else:
            super().keyPressEvent(event)

    def _pressed(self, index: QModelIndex) -> None:
        row = self.rows.row(index)
        if row is not None and self.selectionModel().selectedIndexes() in ([], [index]):
            self.chosen.emit(row)

"""The left side of the shelf: the rows that narrow it, and where collections are made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from foxreader.library.catalog import Facet, View
from foxreader.program.library import ShelfCounts
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import number
from foxreader.ui.platform.widgets import isolated
from foxreader.ui.shelf.model import MIME
from foxreader.ui.shelf.rows import ROW, RowsModel, SideRow, chosen_in, row_of, side_rows

_Index = QModelIndex | QPersistentModelIndex

_HEIGHT, _HEADING = 31, 30
_MANY = 30
"""Values beyond which there is a field to narrow them. Chosen: more than a screen of them."""


def _height(row: SideRow) -> int:
    return _HEADING if row.kind == "heading" else _HEIGHT


class Dropped(tuple[str, ...]):
    """The hashes of books that were dragged onto something."""


class _SideList(QListView):
    """Signals: ``dropped`` books on the collection with this id; ``enter_pressed``;
    ``together_pressed`` a row that is to be chosen beside the others."""

    dropped = Signal(str, Dropped)
    enter_pressed = Signal(QModelIndex)
    together_pressed = Signal(QModelIndex)
    passing = False
    """Whether the keyboard only passes over rows, to choose one beside those that are."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter unfolds a facet; with Ctrl arrows only pass over rows, and Enter adds one."""
        entered = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._pass_over(event, entered)
        elif entered:
            self.enter_pressed.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _pass_over(self, event: QKeyEvent, entered: bool) -> None:
        if entered:
            self.together_pressed.emit(self.currentIndex())
            return
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        at, last = self.currentIndex().row() + step, self.model().rowCount() - 1
        while 0 <= at <= last and not self.model().index(at, 0).data(ROW).reached:
            at += step
        if 0 <= at <= last:
            self.passing = True
            self.setCurrentIndex(self.model().index(at, 0))
            self.passing = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """With Ctrl a row is chosen beside the others."""
        index = self.indexAt(event.position().toPoint())
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control and event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self.together_pressed.emit(index)
        else:
            super().mousePressEvent(event)

    def _collection(self, event: QDropEvent) -> int:
        index = self.indexAt(event.position().toPoint())
        row = index.data(ROW) if index.isValid() else None
        ours = event.mimeData().hasFormat(MIME)
        return index.row() if ours and row is not None and row.facet == "collection" and (
            row.kind == "value"
        ) else -1  # fmt: skip

    def _show_drop(self, row: int) -> None:
        painter = self.itemDelegate()
        if isinstance(painter, _SidePainter) and painter.drop_row != row:
            painter.drop_row = row
            self.viewport().update()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Books may be dragged into a collection."""
        event.setAccepted(event.mimeData().hasFormat(MIME))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show which collection they would go into."""
        row = self._collection(event)
        self._show_drop(row)
        event.setAccepted(row >= 0)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Nothing is held over the list."""
        self._show_drop(-1)

    def dropEvent(self, event: QDropEvent) -> None:
        """Books go into a collection."""
        at = self._collection(event)
        self._show_drop(-1)
        if at < 0:
            event.ignore()
            return
        row = self.model().index(at, 0).data(ROW)
        books = bytes(event.mimeData().data(MIME).data()).decode().split("\n")
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.dropped.emit(row.key, Dropped(books))


class ShelfSide(QFrame):
    """Signals: ``chosen``, with True beside what is chosen already; ``menu_wanted`` for what can be
    chosen so, and for a saved search. ``save`` keeps what is searched for, ``new`` makes a
    collection.
    """

    chosen = Signal(SideRow, bool)
    menu_wanted = Signal(SideRow, QPoint)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("shelfSide")
        self._counted, self._view = ShelfCounts(), View()
        self._unfolded: set[Facet] = set()
        self._painter = _SidePainter(theme, self)
        self._rows: RowsModel[SideRow] = RowsModel(_height, self)
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Authors, series, tags…"))
        self.filter.setAccessibleName(self.tr("Narrow this list"))
        self.filter.setClearButtonEnabled(True)
        self.filter.hide()
        self._typed = QTimer(self, interval=120, singleShot=True)
        self._typed.timeout.connect(self._fill)
        self.filter.textChanged.connect(self._typed.start)
        self.list = _SideList(self)
        self.list.setModel(self._rows)
        self.list.setItemDelegate(self._painter)
        self.list.setAccessibleName(self.tr("Parts of the library"))
        self.list.setMouseTracking(True)
        self.list.setAcceptDrops(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._want_menu)
        self.list.clicked.connect(self._press)
        self.list.enter_pressed.connect(self._press)
        self.list.together_pressed.connect(self._press_together)
        self.list.setToolTip(self.tr("Ctrl and a click: together with what is chosen"))
        self.save = QPushButton(self.tr("Save this search…"), self)
        self.save.setObjectName("shelfQuiet")
        self.save.setToolTip(self.tr("Keep what is searched for under a name (Ctrl+S)"))
        self.new = QPushButton(self.tr("New collection"), self)
        self.new.setObjectName("shelfQuiet")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 10, 0, 8)
        layout.setSpacing(4)
        layout.addWidget(self.filter)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.save)
        layout.addWidget(self.new)
        self.list.selectionModel().currentChanged.connect(self._moved)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._painter.theme = theme
        self.new.setIcon(icon("plus", theme.muted, 14))
        self.save.setIcon(icon("save", theme.muted, 14))
        self.list.viewport().update()

    def show_counts(self, counted: ShelfCounts) -> None:
        """Show these counts."""
        self._counted = counted
        many = sum(len(values) for values in counted.facets.values()) > _MANY
        self.filter.setVisible(many or bool(self.filter.text()))
        self._fill()

    def show_view(self, view: View) -> None:
        """Mark what the shelf is narrowed to."""
        self._view = view
        self._mark()

    @property
    def rows(self) -> Sequence[SideRow]:
        """The rows that are listed."""
        return self._rows.rows

    def _fill(self) -> None:
        rows = side_rows(self._counted, self._unfolded, self.filter.text())
        if rows != self._rows.rows:
            scrolled = self.list.verticalScrollBar().value()
            self._rows.show(rows)
            self.list.verticalScrollBar().setValue(scrolled)
        self._mark()

    def _mark(self) -> None:
        at = row_of(list(self._rows.rows), self._view)
        model = self.list.selectionModel()
        model.blockSignals(True)
        self._painter.view = self._view
        if at >= 0:
            self.list.setCurrentIndex(self._rows.index(at))
        else:
            self.list.clearSelection()
        model.blockSignals(False)
        self.list.viewport().update()

    def _moved(self, now: QModelIndex, before: QModelIndex) -> None:
        """Arrow keys narrow the shelf as they go."""
        row = now.data(ROW) if now.isValid() else None
        if row is None or not self.list.hasFocus() or self.list.passing:
            return
        if row.choosable and not row.inside:
            self.chosen.emit(row, False)

    def _press_together(self, index: QModelIndex) -> None:
        row = index.data(ROW)
        if row is not None and row.choosable and row.saved is None:
            self.chosen.emit(row, True)

    def _press(self, index: QModelIndex) -> None:
        row = index.data(ROW) if index.isValid() else None
        if row is None:
            return
        if row.kind == "more" and row.facet is not None:
            self._unfolded ^= {row.facet}
            self._fill()
        elif row.choosable:
            self.chosen.emit(row, False)

    def show_menu(self) -> bool:
        """Ask for the menu of the row that has the keyboard; whether it is in this list."""
        if not self.list.hasFocus():
            return False
        self._want_menu(self.list.visualRect(self.list.currentIndex()).center())
        return True

    def _want_menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        row = index.data(ROW) if index.isValid() else None
        if row is not None and row.choosable and row.kind != "all":
            self.menu_wanted.emit(row, self.list.viewport().mapToGlobal(at))


class _SidePainter(QStyledItemDelegate):
    """Paints the rows at the left of the shelf."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.drop_row = -1
        self.view = View()
        self._icons: dict[tuple[str, str], QIcon] = {}
        self._font, self._bold, self._heading = QFont(), QFont(), QFont()
        for font, size in ((self._font, 13), (self._bold, 13), (self._heading, 11)):
            font.setPixelSize(size)
        self._bold.setWeight(QFont.Weight.DemiBold)
        self._heading.setCapitalization(QFont.Capitalization.AllUppercase)
        self._heading.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 105)
        self.theme = theme

    def _icon(self, name: str, colour: str) -> QIcon:
        found = self._icons.get((name, colour))
        if found is None:
            found = self._icons[name, colour] = icon(name, colour, 16)
        return found

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one row."""
        theme, row = self.theme, index.data(ROW)
        cell: QRect = option.rect
        state = option.state
        at_left = option.direction == Qt.LayoutDirection.LeftToRight
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        if row.kind == "heading":
            painter.setFont(self._heading)
            painter.setPen(QColor(theme.muted))
            painter.drawText(cell.adjusted(20, 6, -12, 0), leading, row.words)
            painter.restore()
            return
        selected = bool(state & QStyle.StateFlag.State_Selected) and row.choosable
        several = len(self.view.where) > 1 or self.view.twins or bool(self.view.missing)
        chosen = chosen_in(row, self.view) if several else selected
        over = bool(state & QStyle.StateFlag.State_MouseOver) or index.row() == self.drop_row
        inside = QRectF(cell).adjusted(8, 1, -8, -1)
        if chosen or over:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft if chosen else theme.hover))
            painter.drawRoundedRect(inside, 6, 6)
        if chosen:
            bar = inside.left() if at_left else inside.right() - 3
            painter.fillRect(QRectF(bar, inside.top() + 6, 3, inside.height() - 12),
                             QColor(theme.accent))  # fmt: skip
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(theme.accent))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(inside.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        self._paint_row(painter, cell, row, chosen=chosen, at_left=at_left)
        painter.restore()

    def _paint_row(
        self, painter: QPainter, cell: QRect, row: SideRow, *, chosen: bool, at_left: bool
    ) -> None:
        theme = self.theme
        ink = theme.accent_ink if chosen else theme.muted
        if row.icon:
            x = cell.left() + 20 if at_left else cell.right() - 36
            self._icon(row.icon, ink).paint(painter, QRect(x, cell.center().y() - 8, 16, 16))
        painter.setFont(self._bold if chosen else self._font)
        trailing = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QColor(ink))
        room = cell.adjusted(46, 0, -20, 0) if at_left else cell.adjusted(20, 0, -46, 0)
        if row.count >= 0:
            painter.drawText(room, trailing, number(row.count))
            wide = painter.fontMetrics().horizontalAdvance(number(row.count)) + 10
            room = room.adjusted(0, 0, -wide, 0) if at_left else room.adjusted(wide, 0, 0, 0)
        if not chosen and row.kind != "more":
            painter.setPen(QColor(theme.text))
        words = painter.fontMetrics().elidedText(
            row.words, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, leading, isolated(words))

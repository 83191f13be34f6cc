"""The grid of covers. Only what is seen is laid out and painted, however many books there are."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from foxreader.ui.platform.theme import Theme
from foxreader.ui.shelf.covers import CoverCache, MadeCovers
from foxreader.ui.shelf.grid_painter import (
    CELL_HEIGHT,
    COVER,
    MORE,
    ROW_GAP,
    GridLayout,
    GridPainter,
)
from foxreader.ui.shelf.model import BOOK, BooksModel

_Index = QModelIndex | QPersistentModelIndex
_Move = QAbstractItemView.CursorAction
_RING = 6
"""Pixels around a cell that its ring and shadow take."""


class GridView(QListView):
    """The covers below a ``header`` that scrolls with them.

    Of a list of Qt it has the keyboard, the selection and what a screen reader is told; where the
    books lie is computed.
    """

    def __init__(self, model: BooksModel, covers: CoverCache, theme: Theme, parent: QWidget):
        super().__init__(parent)
        self._header: QWidget | None = None
        self._top = 0
        self.setObjectName("shelfGrid")
        self.setAccessibleName(self.tr("Books"))
        self.painter = GridPainter(covers, theme, self)
        self.setItemDelegate(self.painter)
        self.setModel(model)
        self.keys = BookKeys(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        covers.made.connect(self._show_covers)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.painter.apply_theme(theme)
        self.viewport().update()

    def set_header(self, header: QWidget) -> None:
        """Have a widget above the covers."""
        self._header = header
        header.setParent(self.viewport())
        header.show()
        self.lay_header()

    def lay_header(self) -> None:
        """The header may have another height."""
        if self._header is not None:
            width = self.viewport().width()
            layout = self._header.layout()
            wanted = self._header.sizeHint().height()
            if layout is not None and layout.hasHeightForWidth():
                wanted = layout.heightForWidth(width)
            self._top = wanted
            self._header.setGeometry(0, -self.verticalOffset(), width, wanted)
        self.updateGeometries()
        self.viewport().update()

    # Where things are

    @property
    def places(self) -> GridLayout:
        """Where the books lie."""
        model = self.model()
        count = model.rowCount() if model is not None else 0
        return GridLayout(self.viewport().width(), count, self._top)

    def visualRect(self, index: _Index) -> QRect:
        """The cell of a book, in the viewport."""
        if not index.isValid() or index.column() != 0:
            return QRect()
        left, top = self.places.place(index.row())
        if self.isRightToLeft():
            left = self.viewport().width() - left - COVER[0]
        return QRect(left, top - self.verticalOffset(), COVER[0], CELL_HEIGHT)

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The book at a point of the viewport."""
        x = self.viewport().width() - point.x() if self.isRightToLeft() else point.x()
        at = self.places.at(x, point.y() + self.verticalOffset())
        return QModelIndex() if at is None else self.model().index(at, 0)

    def verticalOffset(self) -> int:
        """How far the covers are scrolled."""
        return self.verticalScrollBar().value()

    def horizontalOffset(self) -> int:
        """Nothing is scrolled sideways."""
        return 0

    def scrollTo(
        self, index: _Index, hint: QAbstractItemView.ScrollHint = QListView.ScrollHint.EnsureVisible
    ) -> None:
        """Scroll as far as is needed to have a book on screen."""
        if not index.isValid():
            return
        _, top = self.places.place(index.row())
        bar, high = self.verticalScrollBar(), self.viewport().height()
        if hint == QAbstractItemView.ScrollHint.PositionAtCenter:
            bar.setValue(top - (high - CELL_HEIGHT) // 2)
        elif top - ROW_GAP < bar.value():
            # The first row is shown with what stands above it.
            bar.setValue(0 if index.row() < self.places.columns else top - ROW_GAP)
        elif top + CELL_HEIGHT > bar.value() + high:
            bar.setValue(top + CELL_HEIGHT + ROW_GAP - high)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Where an arrow, Home, End or a page leads."""
        count, columns = self.model().rowCount(), self.places.columns
        if not count:
            return QModelIndex()
        at = self.currentIndex().row()
        if at < 0:
            return self.model().index(0, 0)
        screen = columns * max(1, self.viewport().height() // (CELL_HEIGHT + ROW_GAP))
        on = -1 if self.isRightToLeft() else 1
        steps = {
            _Move.MoveLeft: -on, _Move.MoveRight: on, _Move.MoveUp: -columns,
            _Move.MoveDown: columns, _Move.MovePrevious: -1, _Move.MoveNext: 1,
            _Move.MovePageUp: -screen, _Move.MovePageDown: screen,
            _Move.MoveHome: -count, _Move.MoveEnd: count,
        }  # fmt: skip
        step = steps.get(action, 0)
        to = at + step
        if abs(step) == columns and columns > 1 and not 0 <= to < count:
            # Down from the row before the last leads into the last, if it is shorter.
            last_row = to >= count and at // columns < (count - 1) // columns
            to = count - 1 if last_row else at
        return self.model().index(min(max(to, 0), count - 1), 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select what a rectangle of the viewport touches."""
        found = QItemSelection()
        area = rect.normalized()
        offset = self.verticalOffset()
        # A press in the middle of a cell has a rectangle of one dot.
        for row in self.places.between(area.top() + offset, area.bottom() + offset + 1):
            index = self.model().index(row, 0)
            if self.visualRect(index).intersects(area):
                found.select(index, index)
        self.selectionModel().select(found, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """What of the viewport is painted anew when a selection changes."""
        region = QRegion()
        shown = self._shown()
        for part in range(selection.count()):
            one = selection.at(part)
            for row in range(max(one.top(), shown.start), min(one.bottom() + 1, shown.stop)):
                cell = self.visualRect(self.model().index(row, 0))
                region += cell.adjusted(-_RING, -_RING, _RING, _RING)
        return region

    def isIndexHidden(self, index: _Index) -> bool:
        """No book is hidden."""
        return False

    def _shown(self) -> range:
        top = self.verticalOffset()
        return self.places.between(top, top + self.viewport().height())

    def _show_covers(self, sha256s: MadeCovers) -> None:
        """Paint these books anew, if they are on screen."""
        model = self.model()
        if isinstance(model, BooksModel) and self.isVisible():
            for row in self._shown():
                if model.order[row] in sha256s:
                    cell = self.visualRect(model.index(row, 0))
                    self.viewport().update(cell.adjusted(-_RING, -_RING, _RING, _RING))

    # Laying out and painting

    def doItemsLayout(self) -> None:
        """There is nothing to lay out one by one."""
        self.updateGeometries()
        self.viewport().update()

    def updateGeometries(self) -> None:
        """How far can be scrolled."""
        high = self.viewport().height()
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, self.places.height - high))
        bar.setPageStep(high)
        bar.setSingleStep(48)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Move what is painted, and the header with it."""
        self.viewport().scroll(0, dy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is room for more columns, or fewer; the book at the top stays there."""
        QAbstractItemView.resizeEvent(self, event)
        self.lay_header()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the books that are seen."""
        painter = QPainter(self.viewport())
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        selected, current = self.selectionModel(), self.currentIndex()
        offset, area = self.verticalOffset(), event.rect()
        states = QStyle.StateFlag
        for row in self.places.between(area.top() + offset - _RING, area.bottom() + offset + _RING):
            index = self.model().index(row, 0)
            cell = self.visualRect(index)
            if not cell.adjusted(-_RING, -_RING, _RING, _RING).intersects(area):
                continue
            option.rect = cell
            option.state = states.State_Enabled
            if selected.isSelected(index):
                option.state |= states.State_Selected
            if index == current and self.hasFocus():
                option.state |= states.State_HasFocus
            self.painter.paint(painter, option, index)

    # The pointer and the keyboard

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Raise the cover under the pointer."""
        self._hover(self.indexAt(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The button on a cover opens its menu, a word below it finds its file."""
        point = event.position().toPoint()
        index = self.indexAt(point)
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            cell = self.visualRect(index)
            book = index.data(BOOK)
            if MORE.translated(cell.topLeft()).contains(point):
                if not self.selectionModel().isSelected(index):
                    self.setCurrentIndex(index)
                self.keys.menu_wanted.emit(event.globalPosition().toPoint())
                return
            if book is not None and book.missing and point.y() > cell.top() + COVER[1] + 12:
                self.keys.find_wanted.emit(book.sha256)
                return
        super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """No cover is raised any more."""
        self._hover(QModelIndex())
        super().leaveEvent(event)

    def _hover(self, index: QModelIndex) -> None:
        before = self.model().index(self.painter.hovered, 0)
        if before.row() == index.row():
            return
        self.painter.hovered = index.row()
        for one in (before, index):
            if one.isValid():
                self.viewport().update(self.visualRect(one).adjusted(-_RING, -_RING, _RING, _RING))


_TYPED_MS = 900
"""Milliseconds without a key after which letters begin a new word. Chosen: as systems have it."""
_CTRL, _NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
_ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class BookKeys(QObject):
    """What keys and presses do in a ``view`` of books, the same in the grid and in the list.

    Signals: ``open_wanted`` the current book, elsewhere with True; ``details_wanted``;
    ``remove_wanted`` what is chosen comes off the shelf; ``typed`` letters to jump by;
    ``menu_wanted`` for what is chosen, at that place of the screen; ``find_wanted`` the file of the
    book with this hash.
    """

    open_wanted = Signal(bool)
    details_wanted = Signal()
    remove_wanted = Signal()
    typed = Signal(str)
    menu_wanted = Signal(QPoint)
    find_wanted = Signal(str)

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._want_menu)
        self._word = ""
        self._pause = QTimer(self, interval=_TYPED_MS, singleShot=True)
        self._pause.timeout.connect(self._end)

    def _want_menu(self, at: QPoint) -> None:
        self.menu_wanted.emit(self._view.viewport().mapToGlobal(at))

    def _end(self) -> None:
        self._word = ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is done here is not the view's any more."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            done = watched is self._view and self.press(event)
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonDblClick:
            done = self._view.indexAt(event.position().toPoint()).isValid()
            if done:
                held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
                self.open_wanted.emit(bool(held))
        else:
            done = False
        if done:
            return True
        return super().eventFilter(watched, event)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key is for; False for one that the view itself has a use for."""
        key = event.key()
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if key in _ENTER and held in (_NONE, _CTRL):
            self.open_wanted.emit(held == _CTRL)
        elif key in _ENDS and isinstance(self._view, QTableView):
            return self._go_to_end(event)
        elif held != _NONE:
            return False
        elif key == Qt.Key.Key_Space and not self._word:
            self.details_wanted.emit()
        elif key == Qt.Key.Key_Delete:
            self.remove_wanted.emit()
        elif event.text().isprintable() and event.text():
            self._word += event.text()
            self._pause.start()
            self.typed.emit(self._word)
        else:
            return False
        return True

    def _go_to_end(self, event: QKeyEvent) -> bool:
        """The first or the last book of a list, where Qt goes to the first or last column."""
        model = self._view.model()
        row = 0 if event.key() == Qt.Key.Key_Home else model.rowCount() - 1
        if row < 0 or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return False
        self._view.setCurrentIndex(model.index(row, max(0, self._view.currentIndex().column())))
        return True

"""The bar above the shelf: search, order, grid or list, import."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from foxreader.library.catalog import View
from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme
from foxreader.ui.shelf.words import FALLING, SORTS, sort_name

_FIELD = 520
"""Pixels of the search field at most, from the drawing."""
_TITLE = 190
"""Pixels of the title in a wide window, from the drawing."""


class SearchField(QLineEdit):
    """Signals: ``moved`` to the next of what is listed (1), or the one before (-1); ``chosen``
    Enter was pressed, with Ctrl; ``left`` Esc was.
    """

    moved = Signal(int)
    chosen = Signal(bool)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setPlaceholderText(self.tr("Search titles, authors and texts"))
        self.setAccessibleName(self.tr("Search titles, authors and texts"))
        self.setToolTip(self.tr("Search (Ctrl+K)"))
        self.setClearButtonEnabled(True)
        self._lens = QAction(self)
        self.addAction(self._lens, QLineEdit.ActionPosition.LeadingPosition)

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icon."""
        self._lens.setIcon(icon("search", theme.muted, 16))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move in the list below, Enter opens, Esc leaves."""
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.moved.emit(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Esc is the field's before it is the window's."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and (
            event.key() == Qt.Key.Key_Escape
        ):  # fmt: skip
            event.accept()
            return True
        return super().event(event)


class ShelfBar(QFrame):
    """The buttons ``panel``, ``back`` to the open book, ``grid``, ``rows`` and ``settings`` are the
    shelf's to act on. Signal: ``sorted`` an order, and whether it is turned round.
    """

    sorted = Signal(str, bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("topBar")
        self.setFixedHeight(44)
        self._buttons: dict[str, QToolButton] = {}
        self.panel = self._button("panel", self.tr("Parts of the library (F9)"))
        self.panel.setCheckable(True)
        self.panel.setChecked(True)
        self.back = self._button("book", self.tr("Back to the book (Ctrl+Shift+B)"))
        self.back.hide()
        self.title = QLabel(self.tr("Library"), self)
        self.title.setObjectName("bookTitle")
        self.field = SearchField(self)
        self.field.setMaximumWidth(_FIELD)
        self.field.setFixedHeight(32)
        self.field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.sort = self._button("sort", self.tr("Order"))
        self.sort.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.sort.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._sorts = QMenu(self)
        self.sort.setMenu(self._sorts)
        self.grid = self._button("grid", self.tr("Covers (Ctrl+1)"))
        self.rows = self._button("list", self.tr("List (Ctrl+2)"))
        shapes = QButtonGroup(self)
        for button in (self.grid, self.rows):
            button.setCheckable(True)
            shapes.addButton(button)
        self.settings = self._button("settings", self.tr("Settings (Ctrl+,)"))
        self.add = QPushButton(self.tr("Import"), self)
        self.add.setObjectName("primary")
        self.add.setFixedHeight(32)
        self._shown = [self.field, self.sort, self.grid, self.rows, self.add]
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(6)
        row.addWidget(self.panel)
        row.addWidget(self.back)
        row.addSpacing(4)
        row.addWidget(self.title)
        row.addStretch(1)
        row.addWidget(self.field, 100)
        row.addStretch(1)
        row.addWidget(self.sort)
        row.addWidget(self.grid)
        row.addWidget(self.rows)
        row.addWidget(self.settings)
        row.addSpacing(2)
        row.addWidget(self.add)

    def _button(self, name: str, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setIconSize(QSize(18, 18))
        button.setFixedHeight(32)
        button.setMinimumWidth(32)
        self._buttons[name] = button
        return button

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        for name, button in self._buttons.items():
            colour = theme.accent if button.isChecked() else theme.muted
            button.setIcon(icon(name, colour))
        self.add.setIcon(icon("plus", theme.on_accent, 16))
        self.field.apply_theme(theme)

    def show_empty(self, empty: bool) -> None:
        """There are no books to search or sort yet, or there are."""
        for widget in self._shown:
            widget.setVisible(not empty)
        self.panel.setEnabled(not empty)

    def show_shape(self, *, listed: bool) -> None:
        """Mark grid or list."""
        (self.rows if listed else self.grid).setChecked(True)

    def show_view(self, view: View) -> None:
        """Say how the books are sorted, and offer the other orders."""
        self.sort.setText(sort_name(view.sort) if view.sort in SORTS else self.tr("Best match"))
        self._sorts.clear()
        group = QActionGroup(self._sorts)
        for sort in SORTS:
            action = self._sorts.addAction(sort_name(sort))
            action.setCheckable(True)
            action.setChecked(sort == view.sort)
            group.addAction(action)
            action.triggered.connect(partial(self.sorted.emit, sort, sort in FALLING))
        self._sorts.addSeparator()
        turn = self._sorts.addAction(self.tr("The other way round"))
        turn.setEnabled(view.sort in SORTS)
        turn.triggered.connect(partial(self.sorted.emit, view.sort, not view.descending))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the order is an icon, and the title gives way."""
        super().resizeEvent(event)
        style = Qt.ToolButtonStyle
        wide = self.width() >= 900
        self.sort.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if wide else style.ToolButtonIconOnly
        )
        self.title.setVisible(self.width() >= 640)
        # As wide as what stands at the other side, so that the field is in the middle.
        self.title.setMinimumWidth(_TITLE if self.width() >= 1100 else 0)

"""The panel of people, places and terms: it lies over the chat, so that the page stays as it is."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.index.named import NamedBook
from foxreader.index.storage.derived import NamedKind
from foxreader.ui.people.card_view import NUMBER, CardView, NameRow, NamesModel
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.widgets import Bounds, set_margins

_WIDE = 440
"""Pixels of the panel: the drawing's measure of what lies over the chat and the margin map."""
_NARROW = 344
"""The same in a narrow window, where the drawing's chat is as wide."""
_ROOM = 1100
"""Pixels below which a window is narrow; the drawing's, as for the left panel."""
_TYPED_MS = 80
"""Milliseconds without a key until the list is filtered; chosen: it takes a few itself."""
_KINDS: tuple[NamedKind | None, ...] = (None, "person", "place", "term")


class PeoplePanel(QFrame):
    """The list with its filter, or the card of one. Signals: ``chosen`` a row was; ``covers`` so
    many pixels of what it lies over, 0 for none any more."""

    chosen = Signal(int)
    covers = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("peoplePanel")
        self.setAccessibleName(self.tr("People and things"))
        self._over = parent
        self.found: NamedBook | None = None
        self.model = NamesModel(self)
        self._row = NameRow(theme)
        self.card = CardView(theme, self)
        self.card.back_wanted.connect(self.show_list)
        self.field = QLineEdit(self)
        self.count = QLabel(self)
        self.list = QListView(self)
        self.tabs: list[QToolButton] = []
        self._stack = QStackedWidget(self)
        self._typed = QTimer(self, interval=_TYPED_MS, singleShot=True)
        self._typed.timeout.connect(self.filter)
        self._put_together()
        self.apply_theme(theme)
        self.hide()
        Bounds.of(parent).changed.connect(self._follow)

    # Making

    def _put_together(self) -> None:
        layout = QVBoxLayout(self)
        set_margins(layout, 20, 8, 12, 8)
        layout.setSpacing(8)
        layout.addLayout(self._make_head())
        layout.addWidget(self._stack, 1)
        names = QWidget(self)
        column = QVBoxLayout(names)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.field.setClearButtonEnabled(True)
        self.field.setPlaceholderText(self.tr("Filter names"))
        self.field.setAccessibleName(self.tr("Filter names"))
        self.field.textChanged.connect(self._typed.start)
        self.field.returnPressed.connect(self._open_first)
        self.count.setObjectName("muted")
        self.count.setWordWrap(True)
        self._make_list()
        column.addWidget(self.field)
        column.addLayout(self._make_tabs())
        column.addWidget(self.count)
        column.addWidget(self.list, 1)
        self._stack.addWidget(names)
        self._stack.addWidget(self.card)

    def _make_head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        title = QLabel(self.tr("People and things"), self)
        title.setObjectName("chatTitle")
        self.close_button = QToolButton(self)
        self.close_button.setIconSize(QSize(18, 18))
        self.close_button.setToolTip(self.tr("Close (Esc)"))
        self.close_button.setAccessibleName(self.tr("Close"))
        row.addWidget(title)
        row.addStretch(1)
        row.addWidget(self.close_button)
        return row

    def _make_tabs(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        group = QButtonGroup(self)
        words = (self.tr("All"), self.tr("People"), self.tr("Places"), self.tr("Terms"))
        for name in words:
            tab = QToolButton(self)
            tab.setObjectName("tab")
            tab.setText(name)
            tab.setCheckable(True)
            tab.clicked.connect(self.filter)
            group.addButton(tab)
            row.addWidget(tab)
            self.tabs.append(tab)
        row.addStretch(1)
        self.tabs[0].setChecked(True)
        return row

    def _make_list(self) -> None:
        self.list.setModel(self.model)
        self.list.setItemDelegate(self._row)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setUniformItemSizes(True)
        self.list.setStyleSheet("QListView { background: transparent; border: 0; outline: 0; }")
        self.list.setAccessibleName(self.tr("Names"))
        for pressed in (self.list.clicked, self.list.activated):
            pressed.connect(self._row_pressed)

    def _row_pressed(self, index: QModelIndex) -> None:
        self.chosen.emit(index.data(NUMBER))

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._row.theme = theme
        self.card.apply_theme(theme)
        self.close_button.setIcon(icon("close", theme.muted))
        self.list.viewport().update()

    # What is shown

    @property
    def first(self) -> QWidget:
        """What takes the keyboard first: the field, or the card's way back."""
        return self.card.back if self._stack.currentWidget() is self.card else self.field

    @property
    def on_card(self) -> bool:
        """Whether a card is shown."""
        return self._stack.currentWidget() is self.card

    def open(self) -> None:
        """Lie over the side of the chat."""
        self._lay()
        self.show()
        self.raise_()

    def showEvent(self, event: QShowEvent) -> None:
        """Say how wide it is."""
        super().showEvent(event)
        self.covers.emit(self.width())

    def hideEvent(self, event: QHideEvent) -> None:
        """Cover nothing."""
        super().hideEvent(event)
        self.covers.emit(0)

    def begin(self, words: str) -> None:
        """Show that the names are looked for."""
        self.found = None
        self.model.show(None, ())
        self.count.setText(words)
        self._stack.setCurrentIndex(0)

    def say(self, words: str) -> None:
        """Say how far the work is, or why there is nothing."""
        self.count.setText(words)

    def show_names(self, found: NamedBook) -> None:
        """Show the names of a book."""
        self.found = found
        for kind, tab in zip(_KINDS, self.tabs, strict=True):
            tab.setEnabled(bool(found.numbers(kind)))
        self.filter()

    def show_list(self) -> None:
        """Show the list again, where it was."""
        self._stack.setCurrentIndex(0)
        self.list.setFocus()

    def show_card(self, *, model: bool, number: int) -> None:
        """Show the card of one."""
        if self.found is not None:
            self.card.show_card(self.found, self.found.card(number), model=model)
            self._stack.setCurrentWidget(self.card)

    def filter(self) -> None:
        """Show the names of the chosen kind that have the words of the field."""
        self._typed.stop()
        found = self.found
        if found is None:
            return
        kind = next(k for k, tab in zip(_KINDS, self.tabs, strict=True) if tab.isChecked())
        words = self.field.text()
        numbers = found.numbers(kind, words)
        self.model.show(found, numbers)
        if numbers:
            self.list.setCurrentIndex(self.model.index(0, 0))
            self.count.setText(self.tr("%Ln name(s)", "", len(numbers)))
        elif words.strip() and found.named:
            self.count.setText(self.tr("No name has “{0}”").format(words.strip()))
        elif found.scope.limit is None:
            self.count.setText(self.tr("This book has no names that are worth listing."))
        else:
            self.count.setText(self.tr("What you have read has no names that are worth listing."))

    def _open_first(self) -> None:
        self.filter()
        index = self.list.currentIndex()
        if index.isValid():
            self.chosen.emit(index.data(NUMBER))

    # Where it lies, and its keys

    def _lay(self) -> None:
        wide = _WIDE if self._over.width() >= _ROOM else min(_NARROW, self._over.width())
        left = 0 if self.isRightToLeft() else self._over.width() - wide
        self.setGeometry(QRect(left, 0, wide, self._over.height()))

    def _follow(self) -> None:
        if self.isVisible():
            self._lay()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down from the field to the list; back from a card to the list."""
        if event.key() == Qt.Key.Key_Down and self.field.hasFocus():
            self.list.setFocus()
        elif event.key() == Qt.Key.Key_Backspace and self.on_card:
            self.show_list()
        else:
            super().keyPressEvent(event)

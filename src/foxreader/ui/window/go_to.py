"""The field that goes to a page, a percentage, a chapter or a position tag."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.core.places import Destination, destinations, why_none
from foxreader.core.span import Span
from foxreader.ui.platform.accessibility import NOWHERE, has_keyboard, way_back
from foxreader.ui.platform.progress import page_label_words, page_words
from foxreader.ui.platform.translation import notice_words, number, percent
from foxreader.ui.platform.widgets import plain

_WIDE, _TOP, _ROWS, _ROW = 440, 12, 8, 30
"""The width of the field, its distance from the bar above, the rows of its list that are seen, and
their height, in pixels; chosen after the other cards of the design."""


class GoTo(QFrame):
    """Over the top of the page. Signal: ``chosen``."""

    chosen = Signal(Span)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._book: Book | None = None
        self._found: list[Destination] = []
        self._back: Callable[[], None] = NOWHERE
        self.setObjectName("goTo")
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(self.tr("Page, percent, chapter or tag"))
        self.field.setAccessibleName(self.tr("Go to a page, percent, chapter or tag"))
        self.field.setToolTip(self.tr("12 · xii · 34 % · a chapter’s title · [f3-120-180]"))
        self.field.textChanged.connect(self._look)
        self.field.returnPressed.connect(self._go)
        self.field.installEventFilter(self)
        self._understood = QLabel(self)
        self._understood.setObjectName("hint")
        self._understood.setTextFormat(Qt.TextFormat.PlainText)
        self._understood.setWordWrap(True)
        self._list = QListWidget(self)
        self._list.setAccessibleName(self.tr("Places that fit"))
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys of the field move it
        self._list.itemClicked.connect(self._go)
        self._list.currentRowChanged.connect(self._say)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        for part in (self.field, self._understood, self._list):
            column.addWidget(part)
        page.installEventFilter(self)
        self.hide()

    def open(self, book: Book) -> None:
        """Ask where to go in ``book``."""
        if not self.isVisible():
            self._back = way_back()
        self._book = book
        self.field.clear()
        self._look("")
        self.show()
        self.raise_()
        self.field.setFocus()

    def close_it(self) -> bool:
        """Close the field and give the keyboard back; whether it was open."""
        if not self.isVisible():
            return False
        if has_keyboard(self):
            self._back()
        self.hide()
        return True

    def _look(self, typed: str) -> None:
        book = self._book
        if book is None:
            return
        self._found = destinations(book, typed)
        self._list.clear()
        for one in self._found:
            item = QListWidgetItem(self._row(book, one))
            item.setToolTip(plain(self._row(book, one)))
            self._list.addItem(item)
        self._list.setVisible(bool(self._found))
        self._list.setFixedHeight(_ROW * min(_ROWS, len(self._found)) + 12)
        if typed.strip() and self._found:
            self._list.setCurrentRow(0)
        self._say(self._list.currentRow())
        if not self._found:
            self._understood.setText(notice_words(why_none(book, typed)) if typed.strip() else "")
            self._understood.setVisible(bool(typed.strip()))
        self._place()

    def _say(self, row: int) -> None:
        """What is understood: the chosen row, and where it is."""
        book = self._book
        words = ""
        if book is not None and 0 <= row < len(self._found):
            place = self._found[row].place
            parts = (book.title_at(place), page_words(book, place), percent(book.fraction(place)))
            words = " · ".join(filter(None, parts))
        self._understood.setText(words)
        self._understood.setVisible(bool(words))

    def _row(self, book: Book, one: Destination) -> str:
        if one.kind == "chapter":
            where = page_label_words(book.page_label(one.place)) or percent(
                book.fraction(one.place)
            )
            return f"{one.name}   {where}"
        if one.kind == "percent":
            return self.tr("{0} % of the book").format(one.name)
        if one.kind == "printed":
            return self.tr("Page {0}").format(one.name)
        if one.kind == "page":
            count = len(book.files)
            return self.tr("Page {0} of {1}").format(one.name, number(count))
        return self.tr("The place {0}").format(one.name)

    def _go(self) -> None:
        row = max(0, self._list.currentRow())
        if not self.field.text().strip() and self._list.currentRow() < 0:
            return
        if row < len(self._found):
            place: Span = self._found[row].place
            self.close_it()
            self.chosen.emit(place)

    def _place(self) -> None:
        self._column.activate()
        wide = min(_WIDE, self._page.width() - 2 * _TOP)
        self.setFixedWidth(wide)
        self.resize(QSize(wide, self.sizeHint().height()))
        self.move((self._page.width() - wide) // 2, _TOP)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys in the field go through the list; the field stays in the middle."""
        if watched is self._page and event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        if (
            watched is self.field
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
        ):
            by = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: _ROWS,
                  Qt.Key.Key_PageUp: -_ROWS}.get(Qt.Key(event.key()), 0)  # fmt: skip
            if by and self._found:
                row = min(len(self._found) - 1, max(0, self._list.currentRow() + by))
                self._list.setCurrentRow(row)
                return True
        return super().eventFilter(watched, event)

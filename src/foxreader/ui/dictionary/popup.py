"""The pop-up at a word of the page: what the dictionaries have for it."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import unquote

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, QUrl, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.program.dictionaries import LookedUp
from foxreader.ui.dictionary.entries import LINK, entries_html
from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.widgets import set_margins

_WIDTH, _HEIGHT = 480, 240
"""Pixels of the pop-up at its most, from the drawing of the book's footnotes."""
_HEAD, _FOOT = 32, 40
"""Pixels of its head and foot, from the same."""
_AIR = 8
"""Pixels between the pop-up and the word, and between it and the page's edge, from the same."""
_EDGE = 16


class DictionaryPopup(QFrame):
    """Signals: ``word_wanted`` another word is to be looked up; ``in_book_wanted`` what the book
    says of it; ``find_wanted`` its places in the book; ``add_wanted`` a dictionary is to be added.
    """

    word_wanted = Signal(str)
    in_book_wanted = Signal(str)
    find_wanted = Signal(str)
    add_wanted = Signal()

    def __init__(self, page: QWidget, theme: Theme) -> None:
        super().__init__(page)
        self._page, self._theme, self._box = page, theme, QRect()
        self._found: Sequence[LookedUp] | None = None
        self.setObjectName("popup")
        self.field = QLineEdit(self)
        self.field.setObjectName("popupWord")
        self.field.setAccessibleName(self.tr("Word to look up"))
        self.field.setPlaceholderText(self.tr("Look up a word"))
        self.field.returnPressed.connect(self._asked)
        self.text = QTextBrowser(self)
        self.text.setObjectName("popupText")
        self.text.setAccessibleName(self.tr("Dictionary entries"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        self._close = QToolButton(self)
        self._close.setIconSize(QSize(16, 16))
        self._close.setToolTip(self.tr("Close (Esc)"))
        self._close.setAccessibleName(self.tr("Close"))
        self._close.clicked.connect(self.close_open)
        head = QHBoxLayout()
        set_margins(head, 16, 4, 6, 0)
        head.addWidget(self.field, 1)
        head.addWidget(self._close)
        self._foot = QFrame(self)
        self._foot.setObjectName("popupFoot")
        self._foot.setFixedHeight(_FOOT)
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(16, 0, 16, 0)
        foot.setSpacing(16)
        self.buttons: dict[str, QPushButton] = {}
        for name, words, tooltip, act in (
            ("book", self.tr("In this book"), self.tr("Ask what the book says of it"),
             lambda: self._leave(self.in_book_wanted)),
            ("find", self.tr("Find"), self.tr("Find the word in this book"),
             lambda: self._leave(self.find_wanted)),
            ("add", self.tr("Add a dictionary"), self.tr("Open the settings of dictionaries"),
             self._add),
        ):  # fmt: skip
            button = self.buttons[name] = QPushButton(words, self._foot)
            button.setObjectName("link")
            button.setToolTip(tooltip)
            button.clicked.connect(act)
            foot.addWidget(button)
            if name == "find":
                foot.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.text, 1)
        layout.addWidget(self._foot)
        self._page.installEventFilter(self)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        self._close.setIcon(icon("close", theme.muted))
        if self._found is not None:
            self._show_found()

    # Showing

    def open_at(self, word: str, box: QRect) -> None:
        """Show the pop-up at ``box`` of the page, for ``word``, of which nothing is known yet."""
        self._box = box
        self._begin(word)
        self.show()
        self.raise_()
        (self.field if not word else self.text).setFocus()

    def show_found(self, found: Sequence[LookedUp], *, any_on: bool) -> None:
        """Show what the dictionaries have; ``any_on`` whether there is one."""
        self._found = found
        self.buttons["add"].setVisible(not found or not any_on)
        self._any_on = any_on
        self._show_found()
        self._place()
        self.setAccessibleName(self.text.toPlainText()[:200])
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def close_open(self) -> bool:
        """Close the pop-up; whether it was open."""
        if not self.isVisible():
            return False
        self.hide()
        self._page.setFocus()
        return True

    def _begin(self, word: str) -> None:
        self._found = None
        self.field.setText(word)
        self.field.setCursorPosition(0)
        self.text.setPlainText(self.tr("Looking…") if word else "")
        self.buttons["add"].hide()
        for name in ("book", "find"):
            self.buttons[name].setEnabled(bool(word))
        self._place()

    def _show_found(self) -> None:
        word = self.field.text().strip()
        if self._found:
            self.text.setHtml(entries_html(self._found, self._theme))
        elif not word:
            self.text.setPlainText("")
        elif self._any_on:
            self.text.setPlainText(self.tr("No dictionary has “{0}”.").format(word))
        else:
            self.text.setPlainText(self.tr("There is no dictionary yet."))

    def _place(self) -> None:
        """Below the word, or above it where there is no room, as high as its text needs."""
        width = min(_WIDTH, self._page.width() - 2 * _EDGE)
        self.text.document().setTextWidth(width - 34)
        wanted = round(self.text.document().size().height()) + _HEAD + _FOOT + 12
        height = min(_HEIGHT, max(130, wanted), self._page.height() - 2 * _EDGE)
        left = self._box.center().x() - width // 2
        left = max(_EDGE, min(left, self._page.width() - width - _EDGE))
        top, above = self._box.bottom() + _AIR, self._box.top() - _AIR - height
        if top + height > self._page.height() - _EDGE:
            top = above if above >= _EDGE else self._page.height() - height - _EDGE
        self.setGeometry(QRect(QPoint(left, max(_EDGE, top)), QSize(width, height)))

    # What is pressed

    def _asked(self) -> None:
        word = self.field.text().strip()
        if word:
            self._begin(word)
            self.word_wanted.emit(word)

    def _follow(self, url: QUrl) -> None:
        address = url.toString(QUrl.ComponentFormattingOption.FullyEncoded)
        if address.startswith(LINK):
            word = unquote(address.removeprefix(LINK))
            self._begin(word)
            self.word_wanted.emit(word)

    def _leave(self, signal: object) -> None:
        word = self.field.text().strip()
        self.close_open()
        signal.emit(word)  # type: ignore[attr-defined]

    def _add(self) -> None:
        self.close_open()
        self.add_wanted.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close when the page changes its size: the word is elsewhere then."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

"""What the window has to say once: a card over the page, which stays until it is closed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from foxreader.ui.platform.direction import set_margins

_MOST = 4
"""Sentences that are shown at once, the newest. Chosen: the page keeps its room."""

_WIDEST, _AIR = 640, 16
"""Pixels: the card at its widest, as the text is, and between it and the page's edge."""


class MessageBar(QFrame):
    """Sentences, each shown once while it is there. Nothing waits for the reader to close them, and
    the page below does not move."""

    def __init__(self, page: QWidget, window: QWidget) -> None:
        super().__init__(window)
        self._page = page
        page.installEventFilter(self)
        self.setObjectName("messageBar")
        self._shown: list[QLabel] = []
        self._acts: dict[QLabel, QPushButton] = {}
        self._sentences = QVBoxLayout()
        self._sentences.setSpacing(4)
        close = QPushButton(self.tr("Close"), self)
        close.setObjectName("plain")
        close.setAccessibleName(self.tr("Close the messages"))
        close.clicked.connect(self.clear)
        row = QHBoxLayout(self)
        set_margins(row, 16, 8, 12, 8)
        row.setSpacing(16)
        row.addLayout(self._sentences, 1)
        row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def lie_over(self, page: QWidget) -> None:
        """Lie over another part of the window from now on."""
        self._page.removeEventFilter(self)
        self._page = page
        page.installEventFilter(self)
        if self.isVisible():
            self._place()

    @property
    def sentences(self) -> list[str]:
        """What is shown, the newest last."""
        return [label.text() for label in self._shown]

    def say(self, sentence: str, act: tuple[str, Callable[[], object]] | None = None) -> None:
        """Show one more sentence, "" is none; with a button below it for ``act``: its words, and
        what a press does."""
        if not sentence or sentence in self.sentences:
            return
        label = QLabel(sentence, self)
        label.setWordWrap(True)
        # It may have text of a book or an endpoint: never as markup.
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._shown.append(label)
        self._sentences.addWidget(label)
        if act is not None:
            self._acts[label] = self._button(*act)
        if len(self._shown) > _MOST:
            self._take(self._shown[0])
        self.setAccessibleName(sentence)
        self.show()
        self._place()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Lie at the foot of the page, in the middle."""
        page = QRect(self._page.mapTo(self.window(), QPoint(0, 0)), self._page.size())
        width = min(_WIDEST, page.width() - 2 * _AIR)
        height = self.heightForWidth(width)
        left, top = page.center().x() - width // 2, page.bottom() - _AIR - height
        self.setGeometry(left, top, width, height)
        self.raise_()

    def clear(self) -> bool:
        """Close the bar; whether it was open."""
        if not self._shown:
            return False
        for label in list(self._shown):
            self._take(label)
        self.hide()
        return True

    def _button(self, words: str, press: Callable[[], object]) -> QPushButton:
        button = QPushButton(words, self)
        button.clicked.connect(press)
        self._sentences.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)
        return button

    def _take(self, label: QLabel) -> None:
        self._shown.remove(label)
        gone: list[QWidget | None] = [label, self._acts.pop(label, None)]
        for one in gone:
            if one is not None:
                self._sentences.removeWidget(one)
                one.hide()
                one.deleteLater()

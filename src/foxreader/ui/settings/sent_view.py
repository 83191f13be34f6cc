"""What left this computer, byte for byte."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontDatabase, QTextOption
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from foxreader.llm import Sent
from foxreader.ui.platform.widgets import plain
from foxreader.ui.settings import words

_EVERY_MS = 500
"""Milliseconds between two looks for new requests; chosen: soon enough, and no load."""
_SENT = Qt.ItemDataRole.UserRole


class HasSent(Protocol):
    """What has requests to show, oldest first."""

    @property
    def sent(self) -> tuple[Sent, ...]:
        """The requests."""
        ...


class SentView(QWidget):
    """The requests of a log, newest first, and the chosen one as it was sent."""

    def __init__(self, wire: HasSent, parent: QWidget) -> None:
        super().__init__(parent)
        self._wire = wire
        self._known: tuple[Sent, ...] | None = None
        self._list = QListWidget(self)
        self._list.setAccessibleName(self.tr("Requests"))
        self._list.setFixedWidth(250)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._list.currentItemChanged.connect(self._show)
        self._head = self._label(muted=True)
        self._head.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._body = self._make_body()
        self._lay_out()
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.refresh)
        self._timer.start()
        self.refresh()

    def _label(self, *, muted: bool = False) -> QLabel:
        label = QLabel(self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if muted:
            label.setObjectName("muted")
        return label

    def _make_body(self) -> QPlainTextEdit:
        body = QPlainTextEdit(self)
        body.setReadOnly(True)
        body.setAccessibleName(self.tr("The text that was sent"))
        body.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        body.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        return body

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self._head)
        right.addWidget(self._body, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self._list)
        row.addLayout(right, 1)

    def refresh(self) -> None:
        """Show what was sent in the meantime; the chosen request stays chosen."""
        sent = self._wire.sent
        if sent == self._known:
            return
        chosen = self._chosen()
        self._known = sent
        self._list.blockSignals(True)
        self._list.clear()
        for request in reversed(sent):
            item = QListWidgetItem(words.sent_row(request))
            item.setData(_SENT, request)
            item.setToolTip(plain(request.url))
            self._list.addItem(item)
            if request is chosen:
                self._list.setCurrentItem(item)
        self._list.blockSignals(False)
        self._list.setVisible(bool(sent))
        self._body.setVisible(bool(sent))
        if not sent:
            self._head.setText(self.tr("Nothing has been sent."))
        elif self._chosen() is None:
            self._list.setCurrentRow(0)

    def _chosen(self) -> Sent | None:
        item = self._list.currentItem()
        sent: Sent | None = item.data(_SENT) if item is not None else None
        return sent

    def _show(self) -> None:
        sent = self._chosen()
        if sent is None:
            return
        self._head.setText(words.sent_head(sent))
        self._body.setPlainText(words.sent_body(sent))
        self._body.setPlaceholderText(self.tr("This request asked, and sent no text."))

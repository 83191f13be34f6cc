"""The dialog with the conversations about the open book: go on with one, export or delete it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.library.conversations import Conversation
from foxreader.ui.book.questions import question_of
from foxreader.ui.platform.elided_label import ElidedLabel
from foxreader.ui.platform.translation import Context, date_and_time

ConversationsWords = Context("ConversationsWords")

_ID, _QUESTION = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class ConversationsDialog(QDialog):
    """Signals: ``go_on_wanted(str)`` and ``delete_wanted(str)`` with the conversation's id,
    ``export_wanted(str, str)`` with its first question too, ``new_wanted()``.
    """

    go_on_wanted = Signal(str)
    export_wanted = Signal(str, str)
    delete_wanted = Signal(str)
    new_wanted = Signal()

    def __init__(self, current: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Conversations about this book"))
        self.resize(540, 420)
        self._current, self._sure = current, ""
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Conversations"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(lambda item: self._go_on())
        self.list.currentRowChanged.connect(lambda row: self._enable())
        self._empty = QLabel(self.tr("Nothing has been asked about this book yet."), self)
        self._empty.setObjectName("muted")
        self.note = ElidedLabel(self)
        self.note.setObjectName("muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(10)
        layout.addWidget(self._empty)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.note)
        layout.addLayout(self._make_end())
        QShortcut(QKeySequence(Qt.Key.Key_Delete), self.list, self._delete)
        self.show_list(())

    def show_list(self, conversations: Sequence[Conversation]) -> None:
        """Show these, the newest first; the reader stays in the row they were in."""
        row = max(0, self.list.currentRow())
        self.list.clear()
        for conversation in conversations:
            here = conversation.id == self._current
            self.list.addItem(_item(conversation, self.tr("open now") if here else ""))
        self._empty.setVisible(not conversations)
        self.list.setVisible(bool(conversations))
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        if conversations:
            self.list.setFocus()
        self._enable()

    def show_note(self, note: str) -> None:
        """Say what became of something the reader wanted, until they choose another row."""
        self.note.show_text(note)
        self.note.setVisible(bool(note))

    def _make_end(self) -> QHBoxLayout:
        self.new, self.export, self.delete, self.go_on = (
            QPushButton(self.tr("New conversation"), self),
            QPushButton(self.tr("Export…"), self),
            QPushButton(self.tr("Delete"), self),
            QPushButton(self.tr("Go on with it"), self),
        )
        self.go_on.setObjectName("primary")
        self.go_on.setDefault(True)
        self.export.setAccessibleName(self.tr("Export this conversation…"))
        self.export.setToolTip(self.tr("Export this conversation as Markdown, HTML or JSON"))
        self.new.clicked.connect(self._begin)
        self.export.clicked.connect(lambda: self.export_wanted.emit(*self._chosen_question()))
        self.delete.clicked.connect(self._delete)
        self.go_on.clicked.connect(self._go_on)
        row = QHBoxLayout()
        row.addWidget(self.new)
        row.addStretch(1)
        row.addWidget(self.export)
        row.addWidget(self.delete)
        row.addWidget(self.go_on)
        return row

    def _enable(self) -> None:
        self._sure = ""
        self.show_note("")
        self.delete.setText(self.tr("Delete"))
        self.export.setVisible(self.list.currentItem() is not None)
        for button in (self.delete, self.go_on):
            button.setEnabled(self.list.currentItem() is not None)

    def _chosen(self) -> str:
        item = self.list.currentItem()
        return str(item.data(_ID)) if item is not None else ""

    def _chosen_question(self) -> tuple[str, str]:
        item = self.list.currentItem()
        return self._chosen(), str(item.data(_QUESTION)) if item is not None else ""

    def _begin(self) -> None:
        self.new_wanted.emit()
        self.accept()

    def _go_on(self) -> None:
        if chosen := self._chosen():
            self.go_on_wanted.emit(chosen)
            self.accept()

    def _delete(self) -> None:
        """Delete a conversation at the second press: it does not come back."""
        chosen = self._chosen()
        if chosen and chosen == self._sure:
            self.delete_wanted.emit(chosen)
        elif chosen:
            self._sure = chosen
            self.delete.setText(self.tr("Delete for good"))


def _item(conversation: Conversation, note: str) -> QListWidgetItem:
    turns = ConversationsWords.tr("%n question(s)", "", conversation.turns)
    last = date_and_time(datetime.fromisoformat(conversation.last).astimezone())
    about = " · ".join(part for part in (last, turns, note) if part)
    question = " ".join(question_of(conversation.first).split())
    item = QListWidgetItem(f"{question}\n{about}")
    item.setData(_ID, conversation.id)
    item.setData(_QUESTION, question)
    return item

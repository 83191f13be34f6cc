"""The dialog with the conversations about the open book: search, name, pin, export, delete."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.answer.conversation.stored import name_of
from foxreader.library.conversations import Conversation
from foxreader.ui.platform.translation import Context, date_and_time
from foxreader.ui.platform.widgets import ElidedLabel

ConversationsWords = Context("ConversationsWords")

_ID, _QUESTION, _PINNED = (Qt.ItemDataRole.UserRole + at for at in range(3))
_TYPED = 150
"""Milliseconds from the last letter of a search until it is carried out; chosen: once a word."""


class ConversationsDialog(QDialog):
    """Signals: ``go_on_wanted`` and ``delete_wanted`` with the conversation's id, ``export_wanted``
    with its name too, ``rename_wanted`` with its new one, ``pin_wanted``; ``new_wanted``;
    ``search_wanted`` those with the words of ``search`` are to be shown. ``undo`` and ``bring_in``
    are pressed to take back what was deleted last, and to add one of a file.
    """

    go_on_wanted = Signal(str)
    export_wanted = Signal(str, str)
    delete_wanted = Signal(str)
    rename_wanted = Signal(str, str)
    pin_wanted = Signal(str, bool)
    search_wanted = Signal()
    new_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Conversations about this book"))
        self.resize(620, 460)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(self.tr("Search questions and answers"))
        self.search.setAccessibleName(self.search.placeholderText())
        self._typing = QTimer(self, interval=_TYPED, singleShot=True)
        self._typing.timeout.connect(self._look)
        self.search.textChanged.connect(self._typing.start)
        self.bring_in = QPushButton(self.tr("Import…"), self)
        self.bring_in.setAutoDefault(False)
        self.bring_in.setToolTip(self.tr("Import a conversation that was exported as JSON"))
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Conversations"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._go_on)
        self.list.currentRowChanged.connect(self._enable)
        self._empty = QLabel(self.tr("Nothing has been asked about this book yet."), self)
        self._empty.setObjectName("muted")
        self.note = ElidedLabel(self)
        self.note.setObjectName("muted")
        self.undo = QPushButton(self.tr("Undo"), self)
        self.undo.setAccessibleName(self.tr("Undo the deletion"))
        self.undo.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(10)
        top = QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self.bring_in)
        layout.addLayout(top)
        layout.addWidget(self._empty)
        layout.addWidget(self.list, 1)
        said = QHBoxLayout()
        said.addWidget(self.note, 1)
        said.addWidget(self.undo)
        layout.addLayout(said)
        layout.addLayout(self._make_end())
        for key, act in (
            (QKeySequence(Qt.Key.Key_Delete), self._delete),
            (QKeySequence(Qt.Key.Key_F2), self._rename),
        ):
            short = QShortcut(key, self.list, act)
            short.setContext(Qt.ShortcutContext.WidgetShortcut)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self.list, self._undo)
        self.show_list(())

    def show_list(self, conversations: Sequence[Conversation], current: str = "") -> None:
        """Show these, the newest first, ``current`` as the one that is open; the reader stays in
        the row they were in."""
        row = max(0, self.list.currentRow())
        self.list.clear()
        for conversation in conversations:
            here = conversation.id == current
            self.list.addItem(_item(conversation, self.tr("open now") if here else ""))
        none = self.tr("Nothing has been asked about this book yet.")
        searching = bool(self.search.text().strip())
        self._empty.setText(self.tr("No conversation has these words.") if searching else none)
        self._empty.setVisible(not conversations)
        self.list.setVisible(bool(conversations))
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        if conversations and not self.search.hasFocus():
            self.list.setFocus()
        self._enable()

    def show_note(self, note: str) -> None:
        """Say what became of something the reader wanted, until they choose another row."""
        self.note.show_text(note)
        self.note.setVisible(bool(note))
        self.undo.hide()

    def show_deleted(self, name: str) -> None:
        """Say that a conversation was deleted, and offer to put it back."""
        self.show_note(self.tr("Deleted: {0}").format(name))
        self.undo.show()

    def _make_end(self) -> QHBoxLayout:
        self.new, self.rename, self.pin, self.export, self.delete, self.go_on = (
            QPushButton(self.tr("New conversation"), self),
            QPushButton(self.tr("Rename…"), self),
            QPushButton(self.tr("Pin"), self),
            QPushButton(self.tr("Export…"), self),
            QPushButton(self.tr("Delete"), self),
            QPushButton(self.tr("Go on with it"), self),
        )
        self.go_on.setObjectName("primary")
        self.go_on.setDefault(True)
        self.export.setAccessibleName(self.tr("Export this conversation…"))
        self.export.setToolTip(self.tr("Export this conversation as Markdown, HTML or JSON"))
        self.new.clicked.connect(self._begin)
        self.export.clicked.connect(self._export)
        self.rename.setToolTip(self.tr("Rename (F2)"))
        self.rename.clicked.connect(self._rename)
        self.pin.clicked.connect(self._pin)
        self.delete.clicked.connect(self._delete)
        self.go_on.clicked.connect(self._go_on)
        row = QHBoxLayout()
        row.addWidget(self.new)
        row.addStretch(1)
        row.addWidget(self.rename)
        row.addWidget(self.pin)
        row.addWidget(self.export)
        row.addWidget(self.delete)
        row.addWidget(self.go_on)
        return row

    def _enable(self) -> None:
        item = self.list.currentItem()
        self.show_note("")
        pinned = item is not None and bool(item.data(_PINNED))
        self.pin.setText(self.tr("Unpin") if pinned else self.tr("Pin"))
        self.export.setVisible(item is not None)
        for button in (self.rename, self.pin, self.delete, self.go_on):
            button.setEnabled(item is not None)

    def _chosen(self) -> str:
        item = self.list.currentItem()
        return str(item.data(_ID)) if item is not None else ""

    def _chosen_question(self) -> tuple[str, str]:
        item = self.list.currentItem()
        return self._chosen(), str(item.data(_QUESTION)) if item is not None else ""

    @property
    def chosen_name(self) -> str:
        """What the chosen conversation is called."""
        return self._chosen_question()[1]

    def _look(self) -> None:
        self.search_wanted.emit()

    def _export(self) -> None:
        self.export_wanted.emit(*self._chosen_question())

    def _begin(self) -> None:
        self.new_wanted.emit()
        self.accept()

    def _go_on(self) -> None:
        if chosen := self._chosen():
            self.go_on_wanted.emit(chosen)
            self.accept()

    def _delete(self) -> None:
        if chosen := self._chosen():
            self.delete_wanted.emit(chosen)

    def _undo(self) -> None:
        if self.undo.isVisible():
            self.undo.click()

    def _pin(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.pin_wanted.emit(self._chosen(), not item.data(_PINNED))

    def _rename(self) -> None:
        """Ask for a name; none at all has it called by its first question again."""
        chosen, name = self._chosen_question()
        if not chosen:
            return
        ask = QInputDialog(self)
        ask.setWindowTitle(self.tr("Rename this conversation"))
        ask.setLabelText(self.tr("Name; without one it is called by its first question"))
        ask.setTextValue(name)
        ask.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        ask.textValueSelected.connect(partial(self.rename_wanted.emit, chosen))
        ask.open()


def _item(conversation: Conversation, note: str) -> QListWidgetItem:
    turns = ConversationsWords.tr("%n question(s)", "", conversation.turns)
    last = date_and_time(datetime.fromisoformat(conversation.last).astimezone())
    pinned = ConversationsWords.tr("pinned") if conversation.pinned else ""
    about = " · ".join(part for part in (pinned, last, turns, note) if part)
    name = name_of(conversation)
    item = QListWidgetItem(f"{name}\n{about}")
    item.setData(_ID, conversation.id)
    item.setData(_QUESTION, name)
    item.setData(_PINNED, conversation.pinned)
    return item

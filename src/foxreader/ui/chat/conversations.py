"""The conversations about the open book: the dialog that lists them, and what is done with one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
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

from foxreader.answer.conversation.stored import matching, name_of
from foxreader.answer.export.writing import SUFFIXES, FileFormat
from foxreader.core.cancel import Cancel
from foxreader.core.errors import UsageError
from foxreader.library.conversations import Conversation, Conversations, Deleted
from foxreader.program.books import OpenBook
from foxreader.program.program import Program
from foxreader.system.files import write_new
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.platform import dialogs
from foxreader.ui.platform.export import ExportDialog, FileKind, file_name, same_file
from foxreader.ui.platform.jobs import while_there
from foxreader.ui.platform.translation import Context, date_and_time, notice_words
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
            QPushButton(self.tr("Continue"), self),
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


# The list of conversations, and what is done with one of them


class Listing(QObject):
    """Opens the dialog of conversations and does what is pressed in it; ``begin_anew`` begins
    another one. Signal: ``renamed`` the one that is shown has another name.
    """

    renamed = Signal(str)

    def __init__(
        self,
        program: Program,
        controller: BookController,
        begin_anew: Callable[[], None],
        window: QWidget,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._begin_anew = begin_anew
        self._program, self._controller, self._window = program, controller, window
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        self._folder = Path(QStandardPaths.writableLocation(documents))
        self._deleted: Deleted | None = None
        self._searches = 0

    def show(self) -> ConversationsDialog:
        """Show the conversations about the open book."""
        self._deleted = None
        dialog = ConversationsDialog(self._window)
        dialog.go_on_wanted.connect(self._controller.go_on_with)
        dialog.new_wanted.connect(self._begin_anew)
        dialog.delete_wanted.connect(partial(self._delete, dialog))
        dialog.undo.clicked.connect(partial(self._undo, dialog))
        dialog.rename_wanted.connect(partial(self._rename, dialog))
        dialog.pin_wanted.connect(partial(self._pin, dialog))
        dialog.search_wanted.connect(partial(self._fill, dialog))
        dialog.export_wanted.connect(partial(self._choose_export, dialog))
        dialog.bring_in.clicked.connect(partial(self._choose_import, dialog))
        self._fill(dialog)
        dialogs.open_for_book(dialog)
        return dialog

    def _fill(self, dialog: ConversationsDialog, then: Callable[[], None] | None = None) -> None:
        """Show those with the words that are searched for, all without any."""
        opened, words = self._controller.opened, dialog.search.text().strip()
        if opened is None:
            return
        sha256, kept = opened.book.sha256, self._program.profile.conversations
        self._searches += 1
        number = self._searches

        def work(cancel: Cancel) -> list[Conversation]:
            return matching(kept.of(sha256), kept.texts(sha256) if words else {}, words)

        def listed(found: list[Conversation]) -> None:
            if number == self._searches:  # a later search may have come back first
                dialog.show_list(found, self._controller.questions.conversation)
                if then is not None:
                    then()

        self._controller.find(work, while_there(dialog, listed))

    def _change(
        self,
        dialog: ConversationsDialog,
        change: Callable[[Conversations, str], object],
        then: Callable[[object], None] = lambda done: None,
    ) -> None:
        """Change what is kept of the open book's conversations, then show them anew."""
        opened, kept = self._controller.opened, self._program.profile.conversations
        if opened is None:
            return

        def done(given: object) -> None:
            self._fill(dialog, lambda: then(given))

        sha256 = opened.book.sha256
        self._controller.find(lambda cancel: change(kept, sha256), while_there(dialog, done))

    def _delete(self, dialog: ConversationsDialog, conversation: str) -> None:
        if conversation == self._controller.questions.conversation:
            self._begin_anew()
        name = dialog.chosen_name

        def gone(deleted: object) -> None:
            self._deleted = deleted if isinstance(deleted, Deleted) else None
            if self._deleted is not None:
                dialog.show_deleted(name)

        self._change(dialog, lambda kept, sha256: kept.delete(sha256, conversation), gone)

    def _undo(self, dialog: ConversationsDialog) -> None:
        deleted, self._deleted = self._deleted, None
        if deleted is not None:
            self._change(dialog, lambda kept, sha256: kept.restore(deleted))

    def _rename(self, dialog: ConversationsDialog, conversation: str, name: str) -> None:
        if conversation == self._controller.questions.conversation:
            self.renamed.emit(" ".join(name.split()))
        self._change(dialog, lambda kept, sha256: kept.rename(sha256, conversation, name))

    def _pin(self, dialog: ConversationsDialog, conversation: str, on: bool) -> None:
        self._change(dialog, lambda kept, sha256: kept.pin(sha256, conversation, on))

    def _choose_export(self, listed: ConversationsDialog, conversation: str, question: str) -> None:
        """Have the reader choose where a conversation is to be written."""
        opened = self._controller.opened
        if opened is not None:
            path = self._folder / file_name(opened.book.metadata.title, question)
            kinds = (
                FileKind("Markdown (*.md)", ".md", "markdown"),
                FileKind("HTML (*.html)", ".html", "html"),
                FileKind("PDF (*.pdf)", ".pdf", "pdf"),
                FileKind("JSON (*.json)", ".json", "json"),
            )
            title = self.tr("Export this conversation")
            dialog = ExportDialog(title, path, kinds, SUFFIXES, listed)
            dialog.chosen.connect(partial(self._export, listed, opened, conversation))
            dialogs.open_for_book(dialog)

    def _export(
        self,
        listed: ConversationsDialog,
        opened: OpenBook,
        conversation: str,
        path: Path,
        fmt: FileFormat,
    ) -> None:
        self._folder = path.parent
        text = self.tr("Exported as “{0}”.").format(path.name)
        show = while_there(listed, lambda done: listed.show_note(text))
        footnotes_only = self._program.profile.settings.footnotes_only
        itself = self.tr("“{0}” is the open book itself; choose another name.").format(path.name)

        def work(cancel: Cancel) -> None:
            if same_file(path, opened.path):
                raise UsageError(itself)
            text = self._program.sessions.export(
                opened.book, fmt, conversation, notice_words, footnotes_only=footnotes_only
            )
            write_new(path, text, force=True)  # the dialog asked whether to replace a file

        self._controller.find(work, show)

    def _choose_import(self, listed: ConversationsDialog) -> None:
        """Have the reader choose an exported conversation."""
        opened = self._controller.opened
        if opened is not None:
            dialog = QFileDialog(listed, self.tr("Import a conversation"), str(self._folder))
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            dialog.setNameFilter("JSON (*.json)")
            dialog.fileSelected.connect(
                lambda name: self._import(listed, opened, Path(name)) if name else None
            )
            dialogs.open_for_book(dialog)

    def _import(self, listed: ConversationsDialog, opened: OpenBook, path: Path) -> None:
        self._folder = path.parent
        other = self.tr("“{0}” is no conversation that Foxreader exported as JSON.")
        text = self.tr("Imported “{0}”.").format(path.name)

        def work(cancel: Cancel) -> int:
            try:
                return self._program.sessions.bring_in(opened.book, path)
            except (ValueError, UsageError) as error:
                raise UsageError(other.format(path.name)) from error

        def done(turns: object) -> None:
            self._fill(listed, lambda: listed.show_note(text))

        self._controller.find(work, while_there(listed, done))

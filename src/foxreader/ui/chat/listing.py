"""The list of conversations about the open book, and what is done with one of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from foxreader.answer.conversation.stored import matching
from foxreader.answer.export import SUFFIXES, FileFormat
from foxreader.core.cancel import Cancel
from foxreader.core.errors import UsageError
from foxreader.library.conversations import Conversation, Conversations, Deleted
from foxreader.library.paths import write_new
from foxreader.program.books import OpenBook
from foxreader.program.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.chat.conversations import ConversationsDialog
from foxreader.ui.platform.export import ExportDialog, FileKind, file_name, same_file
from foxreader.ui.platform.jobs import while_there
from foxreader.ui.platform.translation import notice_words
from foxreader.ui.window import messages


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
        messages.open_for_book(dialog)
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
            messages.open_for_book(dialog)

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
            messages.open_for_book(dialog)

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

"""The talk about the open book: carries what the chat wants to the desk, and back what comes."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QWidget

from foxreader.answer.conversation.problem import Problem
from foxreader.answer.conversation.stored import StoredTurn
from foxreader.answer.export import Format
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import UsageError
from foxreader.core.events import AnswerEvent, Progress
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.library.conversations import Conversation
from foxreader.library.exported import write_new
from foxreader.library.shelf import Shelved
from foxreader.parts.books import OpenBook
from foxreader.parts.program import Program
from foxreader.ui.book.book_controller import Desk
from foxreader.ui.book.corrections import Corrected
from foxreader.ui.book.questions import Asked, reach_of
from foxreader.ui.chat.books import BooksDialog
from foxreader.ui.chat.conversations import ConversationsDialog
from foxreader.ui.chat.correct import CorrectDialog
from foxreader.ui.chat.exporting import ExportDialog
from foxreader.ui.chat.panel import ChatPanel
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform import progress
from foxreader.ui.platform.jobs import while_there
from foxreader.ui.window import messages

_NO_BOOK = "That book is no longer stored, so its words cannot be shown; open it again."
_ITSELF = "“{0}” is the open book itself; choose another name."


class Talk(QObject):
    """One talk at a time. Signals: ``trouble(str)``; ``cleared()`` nothing said is shown any more.

    ``turn`` is the one that is being answered.
    """

    trouble = Signal(str)
    cleared = Signal()

    def __init__(self, program: Program, desk: Desk, chat: ChatPanel, window: QWidget) -> None:
        super().__init__(window)
        self._program, self._desk, self._chat, self._window = program, desk, chat, window
        self.turn: Turn | None = None
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        self._folder = Path(QStandardPaths.writableLocation(documents))
        self._waiting: Asked | None = None
        desk.asking.told.connect(self._event)
        desk.asking.answered.connect(self._answered)
        desk.resumed.connect(self._resumed)
        chat.asked.connect(self.ask)
        chat.stopped.connect(desk.stop_asking)
        chat.new_wanted.connect(self.begin_anew)
        chat.list_wanted.connect(self.list_conversations)
        chat.books_wanted.connect(self.choose_books)
        chat.book_wanted.connect(self._fetch_book)
        chat.correct_wanted.connect(self.correct)
        chat.wrong_wanted.connect(self._mark_wrong)

    def ask(self, asked: Asked) -> None:
        """Ask a question; the answer appears in the chat.

        While another is being answered, or stopped, it waits.
        """
        if self._desk.busy:
            self._waiting = asked
        elif self._desk.opened is not None:
            reach = reach_of(asked, WHOLE_BOOK if asked.whole else self._desk.scope)
            self.turn = self._chat.ask(asked, reach)
            self._desk.ask(asked)

    def ask_about(self, selection: Span, words: str) -> None:
        """Start a question about a passage."""
        self._chat.composer.ask_about(selection, words)

    def start(self, book: Book) -> None:
        """Show an empty talk about ``book``."""
        self.turn = self._waiting = None
        provider = self._program.models.provider()
        self._chat.composer.set_busy(False)
        self._chat.composer.set_model(provider.model if provider else "")
        self._chat.start(book, strict=provider is None, questions=progress.questions(book))

    def begin_anew(self) -> None:
        """Another conversation about the same book."""
        self._desk.new_conversation()
        self._start_again()

    def _start_again(self) -> None:
        self.cleared.emit()
        if self._desk.opened is not None:
            self.start(self._desk.opened.book)

    def _event(self, event: AnswerEvent | Progress) -> None:
        if self.turn is not None:
            self._chat.feed(self.turn, event)

    def _answered(self, problem: Problem | None) -> None:
        if self.turn is not None:
            self._chat.done(self.turn, problem)
            self.turn = None
        if self._waiting is not None:
            asked, self._waiting = self._waiting, None
            self.ask(asked)

    # Earlier conversations

    def list_conversations(self) -> ConversationsDialog:
        """Show the conversations about the open book."""
        dialog = ConversationsDialog(self._desk.asking.conversation, self._window)
        dialog.go_on_wanted.connect(self._desk.go_on_with)
        dialog.new_wanted.connect(self.begin_anew)
        dialog.delete_wanted.connect(partial(self._delete, dialog))
        dialog.export_wanted.connect(partial(self._choose_export, dialog))
        self._fill(dialog)
        messages.open_for_book(dialog)
        return dialog

    def _fill(self, dialog: ConversationsDialog) -> None:
        def listed(found: list[Conversation]) -> None:
            dialog.show_list(found)

        self._desk.listed(while_there(dialog, listed))

    def _delete(self, dialog: ConversationsDialog, conversation: str) -> None:
        if conversation == self._desk.asking.conversation:
            self.begin_anew()
        listed = while_there(dialog, lambda done: self._fill(dialog))
        self._desk.delete_conversation(conversation, lambda: listed(None))

    def _choose_export(self, listed: ConversationsDialog, conversation: str) -> None:
        """Have the reader choose where a conversation is to be written."""
        opened = self._desk.opened
        if opened is not None:
            dialog = ExportDialog(self._folder, opened.book.metadata.title, listed)
            dialog.chosen.connect(partial(self._export, listed, opened, conversation))
            messages.open_for_book(dialog)

    def _export(
        self,
        listed: ConversationsDialog,
        opened: OpenBook,
        conversation: str,
        path: Path,
        fmt: Format,
    ) -> None:
        self._folder = path.parent
        said = self.tr("Exported as “{0}”.").format(path.name)
        told = while_there(listed, lambda done: listed.say(said))

        def work(cancel: Cancel) -> None:
            if _same(path, opened.path):
                raise UsageError(_ITSELF.format(path.name))
            text = self._program.sessions.export(opened.book, fmt, conversation)
            write_new(path, text, force=True)  # the dialog asked whether to replace a file

        self._desk.find(work, told)

    def _resumed(self, turns: tuple[StoredTurn, ...]) -> None:
        self._start_again()
        self._chat.restore(turns)

    # Several books

    def choose_books(self) -> None:
        """Have the reader choose which books to ask."""

        def show(shelf: list[Shelved]) -> None:
            about = self._chat.composer.about
            opened = self._desk.opened
            ticked = about.books or ((opened.book.sha256,) if opened is not None else ())
            dialog = BooksDialog(shelf, ticked, self._window)
            dialog.chosen.connect(about.ask_books)
            messages.open_for_book(dialog)

        self._desk.find(lambda cancel: self._program.profile.shelf.all(), show)

    def _fetch_book(self, sha256: str) -> None:
        def fetched(book: Book | None) -> None:
            if book is None:
                self.trouble.emit(_NO_BOOK)
            else:
                self._chat.show_book(book)

        self._desk.find(lambda cancel: self._program.profile.stored(sha256), fetched)

    # Corrections

    def correct(self, turn: Turn) -> CorrectDialog | None:
        """Have the reader correct an answer."""
        if turn.answer is None:
            return None
        made = Corrected(turn.answer, reach=turn.reach)
        dialog = CorrectDialog(turn.question, made.of_several, self._window)

        def given(text: str, everywhere: bool) -> None:
            said = self.tr("Your correction is kept.")
            self._keep(turn, replace(made, text=text, everywhere=everywhere), said)

        dialog.given.connect(given)
        messages.open_for_book(dialog)
        return dialog

    def _mark_wrong(self, turn: Turn) -> None:
        if turn.answer is not None:
            self._keep(turn, Corrected(turn.answer, reach=turn.reach), self.tr("Marked as wrong."))

    def _keep(self, turn: Turn, made: Corrected, said: str) -> None:
        self._desk.correct(made, lambda: self._chat.note(turn, said))


def _same(path: Path, other: Path) -> bool:
    try:
        return path.samefile(other)
    except OSError:  # one is not there, or out of reach: whoever writes will say so
        return False

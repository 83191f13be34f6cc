"""The conversation about the open book: connects the chat panel with the book controller."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QWidget

from foxreader.answer.conversation.problem import Problem
from foxreader.answer.conversation.regrading import awaiting, is_outdated
from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn
from foxreader.answer.export import SUFFIXES, Format
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, UsageError
from foxreader.core.events import AnswerEvent, Progress
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.selection import Selection
from foxreader.library.conversations import Conversation
from foxreader.library.exported import write_new
from foxreader.library.shelf import Shelved
from foxreader.parts.books import OpenBook
from foxreader.parts.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.book.corrections import Corrected
from foxreader.ui.book.questions import reach_of
from foxreader.ui.chat.books import BooksDialog
from foxreader.ui.chat.conversations import ConversationsDialog
from foxreader.ui.chat.correct import CorrectDialog
from foxreader.ui.chat.panel import ChatPanel
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform import progress
from foxreader.ui.platform.export_dialog import ExportDialog, FileKind, file_name, same_file
from foxreader.ui.platform.jobs import while_there
from foxreader.ui.platform.translation import error_words, notice_words
from foxreader.ui.window import messages


class ChatController(QObject):
    """One conversation at a time. Signals: ``error(str)``; ``cleared()`` the chat is empty again.

    ``turn`` is the one that is being answered.
    """

    error = Signal(str)
    cleared = Signal()

    def __init__(
        self, program: Program, controller: BookController, chat: ChatPanel, window: QWidget
    ) -> None:
        super().__init__(window)
        self._program, self._controller = program, controller
        self._chat, self._window = chat, window
        self.turn: Turn | None = None
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        self._folder = Path(QStandardPaths.writableLocation(documents))
        self._waiting: tuple[ReaderQuestion, Turn | None] | None = None
        controller.questions.event_received.connect(self._event)
        controller.questions.answered.connect(self._answered)
        controller.questions.check_failed.connect(self._check_failed)
        controller.resumed.connect(self._resumed)
        chat.asked.connect(self.ask)
        chat.asked_instead.connect(self.ask)
        chat.version_wanted.connect(self.show_version)
        chat.stopped.connect(controller.stop_asking)
        chat.new_wanted.connect(self.begin_anew)
        chat.list_wanted.connect(self.list_conversations)
        chat.books_wanted.connect(self.choose_books)
        chat.book_wanted.connect(self._fetch_book)
        chat.place_wanted.connect(self._fetch_place)
        chat.check_wanted.connect(self.check_again)
        chat.correct_wanted.connect(self.correct)
        chat.wrong_wanted.connect(self._mark_wrong)

    def ask(self, asked: ReaderQuestion, instead: Turn | None = None) -> None:
        """Ask a question; the answer appears in the chat. ``instead`` is the turn in whose place it
        is asked, which is kept as another version.

        While another is being answered, or stopped, it waits.
        """
        if self._controller.busy:
            self._waiting = asked, instead
        elif self._controller.opened is not None:
            if instead is not None and instead.at:
                self._controller.questions.rewind(instead.at)
                self._chat.cut(instead)
            reach = reach_of(asked, WHOLE_BOOK if asked.whole else self._controller.scope)
            self.turn = self._chat.ask(asked, reach)
            self._controller.ask(asked)

    def ask_about(self, selection: Selection, words: str) -> None:
        """Start a question about a passage, or about highlights."""
        self._chat.composer.ask_about(selection, words)

    def start(self, book: Book) -> None:
        """Show an empty conversation about ``book``."""
        self.turn = self._waiting = None
        self._chat.composer.set_busy(False)
        self._chat.start(
            book, strict=self._name_model(), questions=progress.suggested_questions(book)
        )

    def show_model(self) -> None:
        """Show which model answers from now on; the conversation stays."""
        strict, opened = self._name_model(), self._controller.opened
        if opened is not None:
            self._chat.renew(opened.book, strict)

    def _name_model(self) -> bool:
        """Name the model in the composer; whether there is none."""
        provider = self._program.models.provider()
        self._chat.composer.set_model(provider.model if provider else "", local=self._local())
        return provider is None

    def _local(self) -> bool:
        """Whether the model runs on this computer."""
        try:
            return self._program.models.local
        except FoxError:  # not a valid address: the question says so when it is asked
            return False

    def begin_anew(self) -> None:
        """Another conversation about the same book."""
        self._controller.new_conversation()
        self._start_again()

    def _start_again(self) -> None:
        self.cleared.emit()
        if self._controller.opened is not None:
            self.start(self._controller.opened.book)

    def _event(self, event: AnswerEvent | Progress) -> None:
        if self.turn is not None:
            self._chat.feed(self.turn, event)

    def _answered(self, problem: Problem | None) -> None:
        if self.turn is not None:
            self._chat.done(self.turn, problem)
            branch = self._controller.questions.branch
            if not self.turn.at and branch.turns and branch.leaf == branch.turns[-1].at:
                self._chat.place(self.turn, branch.leaf, branch.branches)
            self.turn = None
        if self._waiting is not None:
            (asked, instead), self._waiting = self._waiting, None
            self.ask(asked, instead)

    def show_version(self, turn: Turn, at: str) -> None:
        """Show the version ``at`` of a turn and what was asked after it."""

        def show(turns: tuple[StoredTurn, ...]) -> None:
            self.cleared.emit()
            self.restore(turns, self._chat.cut(turn))

        self._controller.show_version(at, show)

    # Earlier conversations

    def list_conversations(self) -> ConversationsDialog:
        """Show the conversations about the open book."""
        dialog = ConversationsDialog(self._controller.questions.conversation, self._window)
        dialog.go_on_wanted.connect(self._controller.go_on_with)
        dialog.new_wanted.connect(self.begin_anew)
        dialog.delete_wanted.connect(partial(self._delete, dialog))
        dialog.export_wanted.connect(partial(self._choose_export, dialog))
        self._fill(dialog)
        messages.open_for_book(dialog)
        return dialog

    def _fill(self, dialog: ConversationsDialog) -> None:
        def listed(found: list[Conversation]) -> None:
            dialog.show_list(found)

        self._controller.listed(while_there(dialog, listed))

    def _delete(self, dialog: ConversationsDialog, conversation: str) -> None:
        if conversation == self._controller.questions.conversation:
            self.begin_anew()
        listed = while_there(dialog, lambda done: self._fill(dialog))
        self._controller.delete_conversation(conversation, lambda: listed(None))

    def _choose_export(self, listed: ConversationsDialog, conversation: str, question: str) -> None:
        """Have the reader choose where a conversation is to be written."""
        opened = self._controller.opened
        if opened is not None:
            path = self._folder / file_name(opened.book.metadata.title, question)
            kinds = (
                FileKind("Markdown (*.md)", ".md", "markdown"),
                FileKind("HTML (*.html)", ".html", "html"),
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
        fmt: Format,
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

    def _resumed(self, turns: tuple[StoredTurn, ...]) -> None:
        self._start_again()
        self.restore(turns)

    def restore(self, turns: tuple[StoredTurn, ...], there: int = 0) -> None:
        """Show stored turns, of which the first ``there`` are shown already; those that older
        checks graded are graded anew in the background."""
        shown = [awaiting(turn) if is_outdated(turn) else turn for turn in turns]
        self._chat.restore(shown[there:], self._controller.questions.branch.branches)
        if any(map(is_outdated, turns)):
            self._controller.regrade(turns, self._chat.replace_answers)

    # Several books

    def choose_books(self) -> None:
        """Have the reader choose which books to ask."""

        def show(shelf: list[Shelved]) -> None:
            scope = self._chat.composer.scope
            opened = self._controller.opened
            ticked = scope.books or ((opened.book.sha256,) if opened is not None else ())
            dialog = BooksDialog(shelf, ticked, self._window)
            dialog.chosen.connect(scope.ask_books)
            messages.open_for_book(dialog)

        self._controller.find(lambda cancel: self._program.profile.shelf.all(), show)

    def _fetch_book(self, sha256: str) -> None:
        def fetched(book: Book | None) -> None:
            if book is None:
                self.error.emit(self.tr(
                    "That book is no longer stored, so its words cannot be shown; open it again."
                ))  # fmt: skip
            else:
                self._chat.show_book(book)

        self._controller.find(lambda cancel: self._program.profile.stored(sha256), fetched)

    def _fetch_place(self, sha256: str) -> None:
        def fetched(book: Book | None) -> None:
            if book is not None:  # without it the lines still have its words
                self._chat.show_book(book)

        self._controller.find(lambda cancel: self._program.profile.stored(sha256), fetched)

    # A second reading

    def check_again(self, turn: Turn) -> None:
        """Have a second reader read an answer; the chat shows how far it is and what it found."""
        if turn.answer is not None and not self._controller.busy:
            self.turn = turn
            self._chat.check(turn)
            self._controller.questions.check_again(turn.answer)

    def _check_failed(self, error: FoxError) -> None:
        if self.turn is not None:
            self._chat.note(self.turn, error_words(error))

    # Corrections

    def correct(self, turn: Turn) -> CorrectDialog | None:
        """Have the reader correct an answer."""
        if turn.answer is None:
            return None
        made = Corrected(turn.answer, reach=turn.reach)
        dialog = CorrectDialog(turn.question, made.of_several, self._window)

        def given(text: str, everywhere: bool) -> None:
            kept = self.tr("Your correction is kept.")
            self._keep(turn, replace(made, text=text, everywhere=everywhere), kept)

        dialog.given.connect(given)
        messages.open_for_book(dialog)
        return dialog

    def _mark_wrong(self, turn: Turn) -> None:
        if turn.answer is not None:
            self._keep(turn, Corrected(turn.answer, reach=turn.reach), self.tr("Marked as wrong."))

    def _keep(self, turn: Turn, made: Corrected, remark: str) -> None:
        self._controller.correct(made, lambda: self._chat.note(turn, remark))

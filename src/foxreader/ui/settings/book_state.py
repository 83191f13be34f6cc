"""The state of semantic search for the open book, with a button to index it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from foxreader.core.events import Progress
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.book.index_offers import SemanticStatus, state_words, vectors_offer
from foxreader.ui.platform import progress
from foxreader.ui.platform.jobs import while_there


class BookState(QWidget):
    """The state of the controller's book, kept up with its index."""

    def __init__(self, controller: BookController, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self._kept, self._running = True, False
        self.message = QLabel(self)
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.button = QPushButton(self.tr("Index now"), self)
        self.button.clicked.connect(self._pressed)
        self.button.hide()
        name = QLabel(self.tr("This book"), self)
        name.setObjectName("muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(14)
        row.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.message, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        controller.index.progress.connect(self._indexing)
        controller.index.idle.connect(self._at_rest)

    def show_kept(self, kept: bool) -> None:
        """Show the state; the settings in the dialog are ``kept`` already, or only after saving."""
        self._kept = kept
        if not kept:
            self.button.hide()
            self.message.setText(self.tr("Known after saving."))
        elif not self._running:
            self._controller.index.semantic_status(while_there(self, self._show_status))

    def _show_status(self, status: SemanticStatus | None) -> None:
        if not self._kept or self._running:
            return
        needs_vectors = status is not None and status.needs_vectors
        self.message.setText(
            vectors_offer(status) if status and needs_vectors else state_words(status)
        )
        self._offer(self.tr("Index now"), needs_vectors)

    def _offer(self, word: str, shown: bool) -> None:
        self.button.setText(word)
        self.button.setVisible(shown)

    def _indexing(self, state: Progress) -> None:
        self._running = state.stage == "vectors"
        if self._running and self._kept:
            self.message.setText(progress.index_words(state))
            self._offer(self.tr("Stop"), True)

    def _at_rest(self) -> None:
        self._running = False
        self.show_kept(self._kept)

    def _pressed(self) -> None:
        if self._running:
            self._controller.index.pause_or_resume()
        else:
            self._controller.index.index_now()

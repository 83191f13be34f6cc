"""How semantic search stands for the open book, with the button that puts it right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from foxreader.core.events import Progress
from foxreader.ui.book.book_controller import Desk
from foxreader.ui.book.semantic_status import Meaning, offer_words, state_words
from foxreader.ui.platform import progress
from foxreader.ui.platform.jobs import while_there


class BookState(QWidget):
    """The state of the desk's book, kept up with its index."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._kept, self._running = True, False
        self.said = QLabel(self)
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.button = QPushButton(self.tr("Index now"), self)
        self.button.clicked.connect(self._pressed)
        self.button.hide()
        name = QLabel(self.tr("This book"), self)
        name.setObjectName("muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(14)
        row.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.said, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        desk.index.progress.connect(self._indexing)

    def show_kept(self, kept: bool) -> None:
        """Look again; what stands in the dialog is ``kept`` already, or only after saving."""
        self._kept = kept
        if not kept:
            self.button.hide()
            self.said.setText(self.tr("Known after saving."))
        elif not self._running:
            self._desk.index.meaning(while_there(self, self._told))

    def _told(self, meaning: Meaning | None) -> None:
        if not self._kept or self._running:
            return
        wanting = meaning is not None and meaning.wanting
        self.said.setText(offer_words(meaning) if meaning and wanting else state_words(meaning))
        self._offer(self.tr("Index now"), wanting)

    def _offer(self, word: str, shown: bool) -> None:
        self.button.setText(word)
        self.button.setVisible(shown)

    def _indexing(self, state: Progress | None) -> None:
        self._running = state is not None and state.stage == "vectors"
        if state is not None and self._running and self._kept:
            self.said.setText(progress.index_words(state))
            self._offer(self.tr("Stop"), True)
        elif state is None:
            self.show_kept(self._kept)

    def _pressed(self) -> None:
        if self._running:
            self._desk.index.pause_or_resume()
        else:
            self._desk.index.index_now()

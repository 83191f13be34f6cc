"""The foot of the list of notes: its order, what is asked about it, and its export."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.widgets import ElidedLabel, set_margins


class NotesFoot(QFrame):
    """``ask`` is pressed for a question about the highlights that are listed, ``export`` and
    ``bring_in`` to write notes to a file, or to read some.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notesFoot")
        self._order = ElidedLabel(self)
        self._order.setObjectName("hint")
        self.ask = self._link(self.tr("Ask about these"))
        self.bring_in = self._link(self.tr("Import"))
        self.bring_in.setToolTip(self.tr("Add notes from a file: ours, or another reader’s"))
        self.export = self._link(self.tr("Export"))
        self.export.setToolTip(self.tr("Write the notes to a file"))
        asking, row = QHBoxLayout(), QHBoxLayout()
        asking.addWidget(self.ask)
        asking.addStretch(1)
        row.addWidget(self._order, 1)
        row.addWidget(self.bring_in)
        row.addWidget(self.export)
        layout = QVBoxLayout(self)
        set_margins(layout, 6, 6, 12, 6)
        layout.setSpacing(4)
        layout.addLayout(asking)
        layout.addLayout(row)
        self.show_order(everywhere=False)
        self.offer(0)

    def _link(self, words: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setObjectName("link")
        return button

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        self.export.setIcon(icon("save", theme.accent, 14))
        self.ask.setIcon(icon("chat", theme.accent, 14))

    def show_order(self, *, everywhere: bool) -> None:
        """Say in what order the notes of this book, or of all books, are listed."""
        words = self.tr("By book") if everywhere else self.tr("In order of the book")
        self._order.show_text(words)

    def offer(self, count: int) -> None:
        """Offer to ask about the ``count`` highlights of the open book that are listed."""
        self.ask.setEnabled(count > 0)
        self.ask.setToolTip(
            self.tr("Ask about the %Ln highlight(s) of this book that are listed", "", count)
            if count
            else self.tr("No highlight of this book is listed")
        )

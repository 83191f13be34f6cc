"""The dialog of what left this computer for one answer, byte for byte."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from foxreader.answer.conversation.record import places_sent
from foxreader.core.span import Span
from foxreader.llm import Sent
from foxreader.ui.settings.privacy_page import SentView


@dataclass(frozen=True, slots=True)
class _OfOne:
    """The requests of one answer."""

    sent: tuple[Sent, ...]


class SentDialog(QDialog):
    """The requests of one answer, of which there were ``count``. Signal: ``mark_wanted(list)`` the
    spans of the book whose words were sent are to be marked in the page."""

    def __init__(
        self,
        sent: tuple[Sent, ...],
        count: int,
        mark: Callable[[Sequence[Span]], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("What left this computer for this answer"))
        self.resize(760, 480)
        places = places_sent(sent)
        self.view = SentView(_OfOne(sent), self)
        gone = QLabel(self.tr("Some of these requests are no longer kept."), self)
        gone.setObjectName("muted")
        gone.setVisible(len(sent) < count)
        self.mark = QPushButton(self.tr("Mark %Ln place(s) in the book", "", len(places)), self)
        self.mark.setEnabled(bool(places))
        self.mark.clicked.connect(lambda: mark(places))
        row = QHBoxLayout()
        row.addWidget(gone)
        row.addStretch(1)
        row.addWidget(self.mark)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.addWidget(self.view, 1)
        layout.addLayout(row)

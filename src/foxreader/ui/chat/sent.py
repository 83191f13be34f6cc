"""The dialog of what left this computer for one answer, byte for byte."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from foxreader.answer.conversation.course import places_sent, sent_during
from foxreader.core.events import Course
from foxreader.llm import Sent, WireLog
from foxreader.ui.settings.sent_view import SentView


class _OfOne:
    """The requests of one answer in a log."""

    def __init__(self, wire: WireLog, course: Course) -> None:
        self._wire, self._course = wire, course

    @property
    def sent(self) -> tuple[Sent, ...]:
        return sent_during(self._course, self._wire.sent)


class SentDialog(QDialog):
    """The requests of one answer. Signal: ``mark_wanted(list)`` the spans of the book whose words
    were sent are to be marked in the page."""

    mark_wanted = Signal(list)

    def __init__(self, wire: WireLog, course: Course, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("What left this computer for this answer"))
        self.resize(760, 480)
        requests = _OfOne(wire, course)
        places = places_sent(requests.sent)
        self.view = SentView(requests, self)
        gone = QLabel(self.tr("These requests are kept only until the program ends."), self)
        gone.setObjectName("muted")
        gone.setVisible(len(requests.sent) < len(course.sent))
        self.mark = QPushButton(self.tr("Mark %Ln place(s) in the book", "", len(places)), self)
        self.mark.setEnabled(bool(places))
        self.mark.clicked.connect(lambda: self.mark_wanted.emit(list(places)))
        row = QHBoxLayout()
        row.addWidget(gone, 1)
        row.addWidget(self.mark)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.addWidget(self.view, 1)
        layout.addLayout(row)

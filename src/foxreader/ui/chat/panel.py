"""The chat dock: its head, the transcript, a notice when one is due, and the composer."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.core.events import Answer, AnswerEvent
from foxreader.ui.chat import render
from foxreader.ui.chat.composer import Composer
from foxreader.ui.chat.transcript import Transcript
from foxreader.ui.chat.turn import Turn
from foxreader.ui.icons import icon
from foxreader.ui.reader.scheme import Web
from foxreader.ui.theme import Theme

_WELCOME = 0


class ChatPanel(QWidget):
    """Shows turns and passes on what the reader wants.

    Signals: ``asked(str)``, ``stopped()``, ``new_wanted()``, ``model_wanted()``,
    ``go_wanted(Span)`` a citation is to be opened in the book, ``evidence(list)`` the spans an
    answer cites, ``notice_answered(bool)``, ``limit_wanted(bool)`` nothing past the reader's
    place is to be used.
    """

    asked = Signal(str)
    stopped = Signal()
    new_wanted = Signal()
    model_wanted = Signal()
    go_wanted = Signal(object)
    evidence = Signal(list)
    notice_answered = Signal(bool)
    limit_wanted = Signal(bool)

    def __init__(self, web: Web, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chatPanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._book: Book | None = None
        self._turns: dict[int, Turn] = {}
        self._late = QTimer(self, interval=50, singleShot=True)
        self._late.timeout.connect(self._draw_last)
        self.transcript = Transcript(web, theme, self)
        self.transcript.pressed.connect(self.press)
        self.composer = Composer(self)
        self.composer.asked.connect(self.asked)
        self.composer.stopped.connect(self.stopped)
        self.composer.model_wanted.connect(self.model_wanted)
        self.composer.limit_wanted.connect(self.limit_wanted)
        self._notice, self._notice_text = self._make_notice()
        bottom = QVBoxLayout()
        bottom.setContentsMargins(12, 10, 12, 12)
        bottom.addWidget(self.composer)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._make_head())
        layout.addWidget(self._notice)
        layout.addWidget(self.transcript, 1)
        layout.addLayout(bottom)
        self.dress(theme)

    # What the window tells

    def dress(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.transcript.dress(theme)
        self.composer.dress(theme)
        self._new.setIcon(icon("plus", theme.muted))

    def start(self, book: Book, strict: bool, questions: Iterable[str] = ()) -> None:
        """An empty conversation about ``book``, with some questions to try."""
        self._book = book
        self._turns.clear()
        self.transcript.clear()
        self.transcript.put(_WELCOME, "welcome", render.welcome_html(book, strict, questions))
        self._title.setText(self.tr("Ask this book"))

    def ask(self, question: str) -> Turn:
        """Show ``question`` and an answer to come; returns the turn to feed."""
        turn = Turn(2 * len(self._turns) + 2, question)
        self._turns[turn.id] = turn
        if len(self._turns) == 1:
            self.transcript.put(_WELCOME, "gone", "")
            self._title.setText(self._title.fontMetrics().elidedText(
                question, Qt.TextElideMode.ElideRight, 280))  # fmt: skip
        self.transcript.put(turn.id - 1, "question", render.question_html(question))
        self._draw(turn)
        self.composer.set_busy(True)
        return turn

    def restore(self, answers: Iterable[Answer]) -> None:
        """Show the turns of an earlier conversation again, footnotes and all."""
        for answer in answers:
            turn = self.ask(answer.question)
            turn.finish(answer)
            self._draw(turn)
        self.composer.set_busy(False)

    def feed(self, turn: Turn, event: AnswerEvent) -> None:
        """The next event of ``turn``; the transcript follows at a readable pace."""
        turn.feed(event)
        if not self._late.isActive():
            self._late.start()

    def done(self, turn: Turn, problem: str = "") -> None:
        """``turn`` has ended, perhaps with a problem to tell."""
        turn.stop(problem)
        self._draw(turn)
        self.composer.set_busy(False)
        self.evidence.emit([turn.citations[number].span for number in sorted(turn.citations)])

    def renew(self, book: Book, strict: bool) -> None:
        """The book has more text than before; the conversation stays."""
        self._book = book
        if not self._turns:
            self.start(book, strict)

    def ask_leave(self, text: str, yes: str = "") -> None:
        """Ask the reader something that waits for ``yes`` or no; the chat goes on."""
        self._notice_text.setText(text)
        self._yes.setText(yes)
        self._notice.setVisible(bool(text))

    @property
    def last_turn(self) -> Turn:
        """The newest turn; there must be one."""
        return self._turns[max(self._turns)]

    def shut(self) -> None:
        """Let go of the transcript's page."""
        self.transcript.shut()

    # Inside

    def _make_head(self) -> QWidget:
        head = QFrame(self)
        head.setObjectName("chatHead")
        head.setFixedHeight(48)
        self._title = QLabel(self.tr("Ask this book"), head)
        self._title.setObjectName("chatTitle")
        self._new = QToolButton(head)
        self._new.setToolTip(self.tr("New conversation"))
        self._new.setAccessibleName(self._new.toolTip())
        self._new.clicked.connect(self.new_wanted)
        row = QHBoxLayout(head)
        row.setContentsMargins(16, 0, 10, 0)
        row.addWidget(self._title, 1)
        row.addWidget(self._new)
        return head

    def _make_notice(self) -> tuple[QFrame, QLabel]:
        notice = QFrame(self)
        notice.setObjectName("notice")
        text = QLabel(notice)
        text.setWordWrap(True)
        self._yes, no = QPushButton(notice), QPushButton(self.tr("Not now"), notice)
        self._yes.setObjectName("primary")
        for button, answer in ((self._yes, True), (no, False)):
            button.clicked.connect(lambda checked=False, said=answer: self._answered(said))
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(no)
        row.addWidget(self._yes)
        layout = QVBoxLayout(notice)
        layout.setContentsMargins(16, 10, 12, 10)
        layout.addWidget(text)
        layout.addLayout(row)
        notice.hide()
        return notice, text

    def _answered(self, yes: bool) -> None:
        self._notice.hide()
        self.notice_answered.emit(yes)

    def _draw_last(self) -> None:
        if self._turns:
            self._draw(self.last_turn)

    def _draw(self, turn: Turn) -> None:
        self.transcript.put(turn.id, "answer", render.turn_html(turn))

    def press(self, message: int, act: str, value: str) -> None:
        """What a press in the transcript does: message, what, and its value."""
        if act == "try":
            self.asked.emit(value)
            return
        turn = self._turns.get(message)
        if turn is None or self._book is None or int(value) not in turn.citations:
            return
        citation = turn.citations[int(value)]
        if act == "footnote":
            turn.opened = None if turn.opened == citation.number else citation.number
            turn.wide = False
            self._card(turn)
        elif act == "context":
            turn.wide = not turn.wide
            self._card(turn)
        elif act == "copy":
            QGuiApplication.clipboard().setText(render.copied(self._book, citation))
        elif act == "go":
            self.go_wanted.emit(citation.span)

    def _card(self, turn: Turn) -> None:
        if self._book is None:
            return
        html = ""
        if turn.opened is not None:
            html = render.card_html(self._book, turn.citations[turn.opened], turn.wide)
        self.transcript.card(turn.id, turn.opened or 0, html)

"""The page of the settings for privacy: what left this computer, and forgetting a book."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from typing import Protocol
from urllib.parse import urlsplit

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QTextOption
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.errors import FoxError
from foxreader.core.notice import Notice
from foxreader.library.shelf import Shelved
from foxreader.library.usage import Total
from foxreader.llm import Sent
from foxreader.program.about import newer, newest_address, wall_sentences
from foxreader.program.forgetting import forget_pace
from foxreader.program.profile import Profile
from foxreader.program.program import Program
from foxreader.ui.platform.accessibility import announce, name_choice
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.progress import minutes_words
from foxreader.ui.platform.translation import (
    Context,
    data_size,
    date_and_time,
    dollars,
    error_words,
    notice_words,
    number,
)
from foxreader.ui.platform.widgets import plain
from foxreader.ui.settings.window import SettingsPage


class PrivacyPage(SettingsPage):
    """``forget_book`` deletes all that is kept of one; ``pace`` is the row of the reader's pace."""

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        forget_book: Callable[[Shelved], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._program, self._jobs, self._forget_book = program, jobs, forget_book
        self._books: list[Shelved] = []
        self._sure = ""
        self.heading(self.tr("What left this computer"))
        self.hint(self.tr(
            "Every request Foxreader has sent since it was started, as it was sent, those to a "
            "model on this computer too. The list lasts until the program ends and keeps the "
            "newest 8 MB; what was sent for answers is kept with the conversations, the newest "
            "16 MB. Keys are not in it: they go in a header, and headers are not kept."
        ))  # fmt: skip
        self.sent = SentView(program.profile.wire, self)
        self.rows.addWidget(self.sent, 1)
        self.line()
        self.heading(notice_words(Notice("walls")))
        self.hint("\n".join(map(notice_words, wall_sentences())))
        self.line()
        self.heading(self.tr("Forget a book"))
        self.hint(self.tr(
            "Deletes what is kept of it: index, text, summaries, corrections, conversations, "
            "notes, your place and the times you read it. Its file stays where it is."
        ))  # fmt: skip
        self.rows.addLayout(self._make_forget())
        self.line()
        self.heading(self.tr("Reading pace"))
        self.hint(self.tr(
            "To say how much time is left, Foxreader measures how long you stay on a screen: two "
            "sums for each script, no times of day and no titles. They never leave this computer."
        ))  # fmt: skip
        self.hint(self.tr(
            "How long you read which book on which day is kept apart, for the page “Reading life”, "
            "where you can delete it. It never leaves this computer either."
        ))  # fmt: skip
        self.pace = PaceRow(program.profile, jobs, self)
        self.rows.addWidget(self.pace)
        self.line()
        self.heading(self.tr("Is there a newer version?"))
        self.rows.addWidget(NewerRow(program.profile, jobs, self))
        self._unsure()
        self.refresh()

    def _make_forget(self) -> QHBoxLayout:
        self.books = QComboBox(self)
        name_choice(self.books, self.tr("Book to forget"))
        self.books.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.books.currentIndexChanged.connect(self._unsure)
        self.forget = QPushButton(self)
        self.forget.setAutoDefault(False)
        self.forget.clicked.connect(self._pressed)
        self._note = QLabel(self)
        self._note.setObjectName("hint")
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout()
        row.addWidget(self.books, 1)
        row.addWidget(self.forget)
        row.addWidget(self._note)
        return row

    def refresh(self) -> None:
        """Read which books there are."""
        shelf = self._program.profile.shelf
        self._jobs.start(
            lambda cancel: shelf.all(), value=while_there(self, self._show),
            failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip

    def show_forgotten(self, title: str) -> None:
        """A book was forgotten."""
        self._note.setText(self.tr("“{0}” is forgotten.").format(title[:40]))
        self.refresh()

    def _show(self, books: list[Shelved]) -> None:
        self._books = books
        self.books.blockSignals(True)
        self.books.clear()
        self.books.addItems([book.title for book in books])
        self.books.blockSignals(False)
        self._unsure()

    def _unsure(self) -> None:
        self._sure = ""
        self.forget.setText(self.tr("Forget this book…"))
        self.forget.setEnabled(bool(self._books))

    def _pressed(self) -> None:
        """Forget a book at the second press: what is deleted does not come back."""
        book = self._books[self.books.currentIndex()]
        if self._sure == book.sha256:
            self._unsure()
            self._forget_book(book)
        else:
            self._sure = book.sha256
            self._note.clear()
            self.forget.setText(self.tr("Delete for good"))

    def _failed(self, error: FoxError) -> None:
        self._note.setText(error_words(error))


class NewerRow(QWidget):
    """Asks the address that the reader sees, and may change, whether there is a newer version, by
    a press."""

    def __init__(self, profile: Profile, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self._profile, self._jobs = profile, jobs
        self.said = QLabel(self.tr(
            "Foxreader never looks by itself. A press sends its name and version, and nothing "
            "else, to this address."
        ), self)  # fmt: skip
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setObjectName("hint")
        self.said.setWordWrap(True)
        self.ask = QPushButton(self.tr("Ask"), self)
        self.ask.setAccessibleName(self.tr("Ask whether there is a newer version"))
        self.ask.setAutoDefault(False)
        self.ask.clicked.connect(self._ask)
        self.address = QLineEdit(newest_address(), self)
        self.address.setPlaceholderText("https://…")
        self.address.setAccessibleName(self.tr("Address that names the newest version"))
        self.address.textChanged.connect(self._changed)
        column, row = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.said)
        column.addLayout(row)
        row.addWidget(self.address, 1)
        row.addWidget(self.ask)
        self._changed(self.address.text())

    def _changed(self, address: str) -> None:
        self.ask.setEnabled(bool(address.strip()))

    def _ask(self) -> None:
        record, address = self._profile.wire.record, self.address.text().strip()
        self.ask.setEnabled(False)
        self._jobs.start(
            lambda cancel: newer(record, address, cancel),
            value=while_there(self, lambda notice: self._say(notice_words(notice))),
            failed=while_there(self, lambda error: self._say(error_words(error))),
        )

    def _say(self, words: str) -> None:
        self.said.setText(words)
        self.ask.setEnabled(True)
        announce(self, words)


class PaceRow(QWidget):
    """How much was measured of the reader's pace, and a button that deletes it.

    Signal: ``forgotten``.
    """

    forgotten = Signal()

    def __init__(self, profile: Profile, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self._profile, self._jobs = profile, jobs
        self.said = QLabel(self)
        self.forget = QPushButton(self.tr("Forget my reading pace"), self)
        self.forget.setToolTip(self.tr("Delete it, also from the backups of the library"))
        self.forget.setAutoDefault(False)
        self.forget.clicked.connect(self._forget)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.said, 1)
        row.addWidget(self.forget)
        jobs.start(
            lambda cancel: profile.paces.seconds(), value=while_there(self, self._show),
            failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip

    def _show(self, seconds: float) -> None:
        if seconds:
            said = self.tr("Measured over {0} of reading.").format(minutes_words(seconds / 60))
        else:
            said = self.tr("Nothing is measured yet.")
        self.said.setText(said)
        self.forget.setEnabled(bool(seconds))

    def _forget(self) -> None:
        profile = self._profile

        def done(_: object) -> None:
            self._show(0.0)
            self.forgotten.emit()

        self._jobs.start(
            lambda cancel: forget_pace(profile.database, profile.copies),
            value=while_there(self, done), failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip

    def _failed(self, error: FoxError) -> None:
        self.said.setText(error_words(error))


# What left this computer, byte for byte

_EVERY_MS = 500
"""Milliseconds between two looks for new requests; chosen: soon enough, and no load."""
_SENT = Qt.ItemDataRole.UserRole
_BEFORE_PICTURE = r'data:image/[a-z+]+;base64,|"images": ?\["'
_PICTURE = re.compile(_BEFORE_PICTURE.encode())
_PICTURE_TEXT = re.compile(f"({_BEFORE_PICTURE})([A-Za-z0-9+/=]+)")


class _HasSent(Protocol):
    """What has requests to show, oldest first."""

    @property
    def sent(self) -> tuple[Sent, ...]:
        """The requests."""
        ...


class SentView(QWidget):
    """The requests of a log, newest first, and the chosen one as it was sent."""

    def __init__(self, wire: _HasSent, parent: QWidget) -> None:
        super().__init__(parent)
        self._wire = wire
        self._known: tuple[Sent, ...] | None = None
        self._list = QListWidget(self)
        self._list.setAccessibleName(self.tr("Requests"))
        self._list.setFixedWidth(250)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._list.currentItemChanged.connect(self._show)
        self._head = self._label(muted=True)
        self._head.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._body = self._make_body()
        self._lay_out()
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.refresh)
        self._timer.start()
        self.refresh()

    def _label(self, *, muted: bool = False) -> QLabel:
        label = QLabel(self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if muted:
            label.setObjectName("muted")
        return label

    def _make_body(self) -> QPlainTextEdit:
        body = QPlainTextEdit(self)
        body.setReadOnly(True)
        body.setAccessibleName(self.tr("The text that was sent"))
        body.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        body.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        return body

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self._head)
        right.addWidget(self._body, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self._list)
        row.addLayout(right, 1)

    def refresh(self) -> None:
        """Show what was sent in the meantime; the chosen request stays chosen."""
        sent = self._wire.sent
        if sent == self._known:
            return
        chosen = self._chosen()
        self._known = sent
        self._list.blockSignals(True)
        self._list.clear()
        for request in reversed(sent):
            item = QListWidgetItem(sent_row(request))
            item.setData(_SENT, request)
            item.setToolTip(plain(request.url))
            self._list.addItem(item)
            if request is chosen:
                self._list.setCurrentItem(item)
        self._list.blockSignals(False)
        self._list.setVisible(bool(sent))
        self._body.setVisible(bool(sent))
        if not sent:
            self._head.setText(self.tr("Nothing has been sent."))
        elif self._chosen() is None:
            self._list.setCurrentRow(0)

    def _chosen(self) -> Sent | None:
        item = self._list.currentItem()
        sent: Sent | None = item.data(_SENT) if item is not None else None
        return sent

    def _show(self) -> None:
        sent = self._chosen()
        if sent is None:
            return
        self._head.setText(_sent_head(sent))
        self._body.setPlainText(sent_body(sent))
        self._body.setPlaceholderText(self.tr("This request asked, and sent no text."))


# What was used and what was sent, in words

UsageWords = Context("UsageWords")


def used_words(used: Total, paid: Total) -> str:
    """What this month has used, and how much of it counts towards the month's limit."""
    if not used.usage.calls:
        return UsageWords.tr("Nothing has been used this month.")
    all_of_it = UsageWords.tr("Used this month: {0}.").format(_total(used))
    if paid.usage.calls == used.usage.calls:
        return all_of_it
    if not paid.usage.calls:
        none = UsageWords.tr("None of it counts: it was on this computer.")
        return f"{all_of_it} {none}"
    some = UsageWords.tr("Of it count {0}; the rest was on this computer.")
    return f"{all_of_it} {some.format(_total(paid))}"


def sent_row(sent: Sent) -> str:
    """One request in a list: when, how much, and to where, in two lines; pictures are counted."""
    address = urlsplit(sent.url)
    at = datetime.fromtimestamp(sent.at).strftime("%H:%M:%S")
    pictures = len(_PICTURE.findall(sent.body))
    counted = "   " + UsageWords.tr("%Ln picture(s)", "", pictures) if pictures else ""
    return f"{at}   {data_size(len(sent.body))}{counted}\n{address.netloc}{address.path}"


def _sent_head(sent: Sent) -> str:
    """What one request was, above its body."""
    at = date_and_time(datetime.fromtimestamp(sent.at))
    size = UsageWords.tr("%Ln byte(s)", "", len(sent.body))
    return f"{sent.method} {sent.url}\n{at}, {size}"


def sent_body(sent: Sent) -> str:
    """The body as it was sent, but for its pictures, of which it says how large they are; a byte
    that is not text as its number."""

    def named(found: re.Match[str]) -> str:
        size = data_size(3 * len(found[2]) // 4)
        return found[1] + UsageWords.tr("… a picture of {0} …").format(size)

    return _PICTURE_TEXT.sub(named, sent.body.decode("utf-8", "backslashreplace"))


def _total(total: Total) -> str:
    usage = total.usage
    requests = UsageWords.tr("%Ln request(s)", "", usage.calls)
    if not total.money:
        return UsageWords.tr("{0}, {1} tokens").format(requests, number(usage.tokens))
    cost = (
        dollars(total.money)
        if total.money >= 0.01
        else UsageWords.tr("less than {0}").format(dollars(0.01))
    )
    return UsageWords.tr("{0}, {1} tokens, {2}").format(requests, number(usage.tokens), cost)

"""What the window has to say or to ask: in a box of its own, on a card over the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QAccessible, QAccessibleEvent, QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.library.paths import Home
from foxreader.program.about import problem_report
from foxreader.ui.platform.translation import Context, notice_words
from foxreader.ui.platform.widgets import fit, set_margins

MessagesWords = Context("MessagesWords")

_OF_BOOK = "ofBook"
_LINKS = ("http", "https", "mailto")


def gone() -> str:
    """The sentence for a book that is not on the shelf any more."""
    return MessagesWords.tr("That book is no longer on the shelf; open its file to go there.")


def show_warnings(parent: QWidget, book: Book) -> None:
    """List what is missing in ``book``, or was repaired."""
    dialog = QDialog(parent)
    dialog.setWindowTitle(
        MessagesWords.tr("What is missing in “{0}”").format(book.metadata.title[:60])
    )
    dialog.resize(520, 320)
    listed = QPlainTextEdit("\n\n".join(map(notice_words, book.warnings)), dialog)
    listed.setReadOnly(True)
    listed.setAccessibleName(MessagesWords.tr("What is missing in this book, or was repaired"))
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, dialog)
    buttons.rejected.connect(dialog.reject)
    layout = QVBoxLayout(dialog)
    layout.addWidget(listed)
    layout.addWidget(buttons)
    open_for_book(dialog)


def open_for_book(dialog: QDialog) -> None:
    """Show a dialog about the open book; it goes with the book."""
    dialog.setProperty(_OF_BOOK, True)
    open_dialog(dialog)


def open_dialog(dialog: QDialog) -> None:
    """Show a dialog that is deleted when it is closed."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    fit(dialog)
    dialog.open()


def close_of_book(window: QWidget) -> None:
    """Close what ``window`` shows about the book that was open: dialogs and menus."""
    for one in QApplication.topLevelWidgets():
        of_book = isinstance(one, QMenu) or (isinstance(one, QDialog) and one.property(_OF_BOOK))
        if of_book and _belongs(one, window):
            one.close()


def _belongs(widget: QWidget, window: QWidget) -> bool:
    """Whether a menu or dialog was opened by ``window``."""
    above: Any = widget.parentWidget()
    while above is not None and above is not window:
        above = above.parentWidget()
    return above is window


def moved_away(title: str, path: Path) -> str:
    """The sentence for a book whose file is not where it was."""
    return MessagesWords.tr(
        "“{0}” is no longer at {1}; open it from where it is now. Its text can still be searched.",
    ).format(title[:60], path)


def ask_password(parent: QWidget, path: Path) -> str:
    """The password of a book, or "" when the reader gives none."""
    asked = MessagesWords.tr("“{0}” opens with a password:").format(path.name)
    password, given = QInputDialog.getText(
        parent, MessagesWords.tr("Password"), asked, QLineEdit.EchoMode.Password
    )
    return password if given else ""


def open_external_link(parent: QWidget, url: QUrl, *, of_answer: bool = False) -> str:
    """Open a link of a book, or of an answer, in the browser, if the reader, who sees it whole,
    wants that.

    Gives the sentence for one that is never opened, "" for the others.
    """
    shown = url.toString()[:2000]
    if url.scheme() not in _LINKS:
        return MessagesWords.tr("Foxreader does not open links such as “{0}”.").format(shown[:200])
    box = QMessageBox(parent)
    box.setWindowTitle(MessagesWords.tr("Leave the book?"))
    box.setTextFormat(Qt.TextFormat.PlainText)  # it has text of a book: never as markup
    box.setText(
        MessagesWords.tr("A model wrote this link; it is not from the book. It leads to:")
        if of_answer
        else MessagesWords.tr("This link leads out of the book, to:")
    )
    box.setInformativeText(shown)
    go = box.addButton(MessagesWords.tr("Open in browser"), QMessageBox.ButtonRole.AcceptRole)
    # Return alone does not leave the book.
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    box.exec()
    if box.clickedButton() is go:
        QDesktopServices.openUrl(url)
    return ""


# What is said once: a card over the page, which stays until it is closed. What does not fit on it
# waits, and comes when the rest is closed.

_MOST = 4
"""Sentences that are shown at once, the newest; others wait. Chosen: the page keeps its room."""

_WIDEST, _AIR = 640, 16
"""Pixels: the card at its widest, as the text is, and between it and the page's edge."""


class MessageBar(QFrame):
    """Sentences, each shown once while it is there. Nothing waits for the reader to close them, and
    the page below does not move."""

    def __init__(self, page: QWidget, window: QWidget) -> None:
        super().__init__(window)
        self._page = page
        page.installEventFilter(self)
        self.setObjectName("messageBar")
        self._said: list[QLabel] = []
        self._acts: dict[QLabel, QPushButton] = {}
        self._sentences = QVBoxLayout()
        self._sentences.setSpacing(4)
        close = QPushButton(self.tr("Close"), self)
        close.setObjectName("plain")
        close.setAccessibleName(self.tr("Close the messages"))
        close.clicked.connect(self.clear)
        row = QHBoxLayout(self)
        set_margins(row, 16, 8, 12, 8)
        row.setSpacing(16)
        row.addLayout(self._sentences, 1)
        row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def lie_over(self, page: QWidget) -> None:
        """Lie over another part of the window from now on."""
        self._page.removeEventFilter(self)
        self._page = page
        page.installEventFilter(self)
        if self.isVisible():
            self._place()

    @property
    def sentences(self) -> list[str]:
        """What is shown, the newest last."""
        return [label.text() for label in self._said if not label.isHidden()]

    def say(self, sentence: str, act: tuple[str, Callable[[], object]] | None = None) -> None:
        """Show one more sentence, "" is none; with a button below it for ``act``: its words, and
        what a press does."""
        if not sentence or sentence in [label.text() for label in self._said]:
            return
        label = QLabel(sentence, self)
        label.setWordWrap(True)
        # It may have text of a book or an endpoint: never as markup.
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._said.append(label)
        self._sentences.addWidget(label)
        if act is not None:
            self._acts[label] = self._button(*act)
        self.setAccessibleName(sentence)
        self.show()
        self._place()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def event(self, event: QEvent) -> bool:
        """Follow what is on it: another font, or a sentence that comes on screen."""
        changed = event.type() == QEvent.Type.LayoutRequest and self.isVisible()
        if changed and self.height() != self.heightForWidth(self.width()):
            self._place()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Lie at the foot of the page, in the middle, with what there is room for."""
        page = QRect(self._page.mapTo(self.window(), QPoint(0, 0)), self._page.size())
        width = min(_WIDEST, page.width() - 2 * _AIR)
        height = self._fill(width, page.height() - 2 * _AIR)
        left, top = page.center().x() - width // 2, page.bottom() - _AIR - height
        self.setGeometry(left, top, width, height)
        self.raise_()

    def _fill(self, width: int, room: int) -> int:
        """Show as many sentences as there is room for, the newest first; gives the height."""
        for count in range(min(_MOST, len(self._said)), 0, -1):
            for label in self._said:
                self._show(label, label in self._said[-count:])
            # What was hidden a moment ago has no place in the layout yet.
            self._sentences.invalidate()
            if self.heightForWidth(width) <= room:
                break
        return self.heightForWidth(width)

    def _show(self, label: QLabel, on: bool) -> None:
        for part in (label, self._acts.get(label)):
            if part is not None and part.isHidden() == on:
                part.setVisible(on)

    def clear(self) -> bool:
        """Close what is shown; what waited comes then. Whether the bar was open."""
        if not self._said:
            return False
        for label in [one for one in self._said if not one.isHidden()]:
            self._take(label)
        self.setVisible(bool(self._said))
        if self._said:
            self._place()
        return True

    def _button(self, words: str, press: Callable[[], object]) -> QPushButton:
        button = QPushButton(words, self)
        button.clicked.connect(press)
        self._sentences.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)
        return button

    def _take(self, label: QLabel) -> None:
        self._said.remove(label)
        gone: list[QWidget | None] = [label, self._acts.pop(label, None)]
        for one in gone:
            if one is not None:
                self._sentences.removeWidget(one)
                one.hide()
                one.deleteLater()


# After an unexpected end: what can be sent, which the reader sees whole before

EndedWords = Context("EndedWords")


def tell_ended(window: QWidget, bar: MessageBar, home: Home) -> None:
    """Say that the last run ended unexpectedly."""
    bar.say(
        EndedWords.tr(
            "Foxreader ended unexpectedly. Its windows are open again, with the question you had "
            "not sent."
        ),
        (EndedWords.tr("What to send…"), lambda: open_dialog(EndedDialog(home, window))),
    )


class EndedDialog(QDialog):
    """Shows what can be sent, to be copied. Nothing is sent by the program."""

    def __init__(self, home: Home, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("What to send"))
        self.resize(640, 440)
        about = QLabel(
            self.tr(
                "Nothing was sent. If you report this, these lines help. They hold no text of a "
                "book, no question, no key and no path."
            ),
            self,
        )
        about.setWordWrap(True)
        self.report = QPlainTextEdit(problem_report(home), self)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(self.tr("What to send"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.copy = buttons.addButton(self.tr("Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.clicked.connect(self._copy)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for part in (about, self.report, buttons):
            layout.addWidget(part)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())

"""Dialogs and boxes about the open book or a place of the web, and links that lead out of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QInputDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.ui.platform.translation import Context, notice_words
from foxreader.ui.platform.widgets import fit

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


# The name and the password for a catalogue


class LoginDialog(QDialog):
    """Asks for the name and password of a host. They are kept in the system's keyring, for that
    place alone."""

    def __init__(self, host: str, sentence: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Name and password"))
        said = QLabel(sentence, self)
        said.setTextFormat(Qt.TextFormat.PlainText)
        said.setWordWrap(True)
        self.name, self.password = QLineEdit(self), QLineEdit(self)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        form = QFormLayout()
        for words, field in (
            (self.tr("Name"), self.name),
            (self.tr("Password"), self.password),
        ):
            field.setAccessibleName(words)
            form.addRow(words, field)
        kept = QLabel(
            self.tr("They go to {0} alone, and are kept in your system’s keyring.").format(host),
            self,
        )
        kept.setObjectName("hint")
        kept.setTextFormat(Qt.TextFormat.PlainText)
        kept.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        go = buttons.addButton(self.tr("Sign in"), QDialogButtonBox.ButtonRole.AcceptRole)
        go.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addWidget(said)
        column.addLayout(form)
        column.addWidget(kept)
        column.addWidget(buttons)
        self.setMinimumWidth(420)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

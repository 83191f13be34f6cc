"""After an unexpected end: a sentence with what can be sent, which the reader sees whole before."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from foxreader.library.paths import Home
from foxreader.program.about import problem_report
from foxreader.ui.platform.translation import Context
from foxreader.ui.window.message_bar import MessageBar
from foxreader.ui.window.messages import open_dialog

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

"""What the window says: once, on a card over the page; what a drop does; after a sudden end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.library.paths import Home
from foxreader.program.about import problem_report
from foxreader.ui.platform.dialogs import open_dialog
from foxreader.ui.platform.translation import Context
from foxreader.ui.platform.widgets import Bounds, set_margins

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
        Bounds.of(page).changed.connect(self._follow)
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
        Bounds.of(self._page).changed.disconnect(self._follow)
        self._page = page
        Bounds.of(page).changed.connect(self._follow)
        self._follow()

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

    def _follow(self) -> None:
        if self.isVisible():
            self._place()

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


# Files dropped on the window: opened, or put on the shelf where that is shown

_ENTERED = (QEvent.Type.DragEnter, QEvent.Type.DragMove)


class DropTarget(QFrame):
    """A frame round the window while files are held above it, with ``words`` that say what a drop
    will do; what is in the window stays in view.

    ``at_shelf`` tells whether the shelf is shown; ``open_book`` opens a file, ``add`` puts some on
    the shelf.
    """

    def __init__(
        self,
        window: QWidget,
        at_shelf: Callable[[], bool],
        open_book: Callable[[Path], None],
        add: Callable[[list[Path]], None],
    ) -> None:
        super().__init__(window)
        self._at_shelf, self._open, self._add = at_shelf, open_book, add
        self.setObjectName("dropTarget")
        self.words = QLabel(self)
        self.words.setObjectName("dropWords")
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        column = QVBoxLayout(self)
        column.addWidget(self.words, 0, Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        window.setAcceptDrops(True)

    def hear(self, event: QDropEvent) -> None:
        """Show what a drop will do, if it can be done, and do it."""
        paths = self._take(event)
        if event.type() == QEvent.Type.Drop:
            self.hide()
            if paths:  # later: the program it was dragged from waits for an answer
                QTimer.singleShot(0, lambda: self._do(paths))
        elif paths and event.type() in _ENTERED:
            self._show_for(paths)

    def _take(self, event: QDropEvent) -> list[Path]:
        """Accept ``event`` and give its files, if there are some that may be copied.

        Never as a move: the program it was dragged from would delete the reader's file. Never what
        comes from a window of ours: a picture of the book is no book.
        """
        paths = _files_in(event.mimeData()) if event.source() is None else []
        if not paths or not event.possibleActions() & Qt.DropAction.CopyAction:
            event.ignore()
            return []
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        return paths

    def _do(self, paths: list[Path]) -> None:
        if self._adds(paths):
            self._add(paths)
        else:
            self._open(paths[0])

    def _adds(self, paths: list[Path]) -> bool:
        return self._at_shelf() or len(paths) > 1 or paths[0].is_dir()

    def _show_for(self, paths: list[Path]) -> None:
        """Say over the whole window what a drop does."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        if not self._adds(paths):
            self.words.setText(self.tr("Open “{0}”").format(paths[0].name[:80]))
        elif any(path.is_dir() for path in paths):
            self.words.setText(self.tr("Add all books of what is dropped"))
        else:
            self.words.setText(self.tr("Add %Ln book(s)", "", len(paths)))
        self.show()
        self.raise_()


def _files_in(data: QMimeData) -> list[Path]:
    """The local files and folders in what is dragged."""
    files = (url.toLocalFile() for url in data.urls() if url.isLocalFile())
    return [Path(name) for name in files if name]

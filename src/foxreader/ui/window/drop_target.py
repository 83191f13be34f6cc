"""A file dropped on the window: it is opened where it is, and nothing happens to it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QLabel, QWidget


class DropTarget(QLabel):
    """A frame over the whole window while a file is held above it, with what a drop will do."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dropTarget")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def take(self, event: QDropEvent) -> Path | None:
        """Accept ``event`` and give its first file, if there is one that may be copied.

        Never as a move: the program it was dragged from would delete the reader's file. Never what
        comes from a window of ours: a picture of the book is no book.
        """
        path = first_file(event.mimeData()) if event.source() is None else None
        if path is None or not event.possibleActions() & Qt.DropAction.CopyAction:
            event.ignore()
            return None
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        return path

    def show_for(self, path: Path) -> None:
        """Say over the whole window that a drop opens ``path``."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.setText(self.tr("Open “{0}”").format(path.name[:80]))
        self.show()
        self.raise_()


def first_file(data: QMimeData) -> Path | None:
    """The first local file in what is dragged."""
    files = (url.toLocalFile() for url in data.urls() if url.isLocalFile())
    return next((Path(name) for name in files if name), None)

"""Files dropped on the window: opened in a book's window, put on the shelf where that is shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QLabel, QWidget

_ENTERED = (QEvent.Type.DragEnter, QEvent.Type.DragMove)


class DropTarget(QLabel):
    """A frame over the window while files are held above it, with what a drop will do.

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
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show what a drop will do, if it can be done, and do it."""
        if event.type() == QEvent.Type.DragLeave:
            self.hide()
        if not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        paths = self._take(event)
        if event.type() == QEvent.Type.Drop:
            self.hide()
            if paths:  # later: the program it was dragged from waits for an answer
                QTimer.singleShot(0, lambda: self._do(paths))
        elif paths and event.type() in _ENTERED:
            self._show_for(paths)
        return True

    def _take(self, event: QDropEvent) -> list[Path]:
        """Accept ``event`` and give its files, if there are some that may be copied.

        Never as a move: the program it was dragged from would delete the reader's file. Never what
        comes from a window of ours: a picture of the book is no book.
        """
        paths = files_in(event.mimeData()) if event.source() is None else []
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
            self.setText(self.tr("Open “{0}”").format(paths[0].name[:80]))
        elif any(path.is_dir() for path in paths):
            self.setText(self.tr("Add all books of what is dropped"))
        else:
            self.setText(self.tr("Add %Ln book(s)", "", len(paths)))
        self.show()
        self.raise_()


def files_in(data: QMimeData) -> list[Path]:
    """The local files and folders in what is dragged."""
    files = (url.toLocalFile() for url in data.urls() if url.isLocalFile())
    return [Path(name) for name in files if name]

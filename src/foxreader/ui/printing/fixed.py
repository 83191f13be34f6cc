"""Prints fixed pages: drawn one after the other, each in its turn, so that few are in memory."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF, QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from foxreader.core.book import Book, Scans
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.ui.pages.thumbnails import image_of
from foxreader.ui.platform.jobs import Jobs

_KEEP = Qt.AspectRatioMode.KeepAspectRatio
_LARGEST = 20_000
"""Dots of a side of a drawn page at most; the reading process draws less."""


class FixedPrint(QObject):
    """One print of pages. Signals: ``printed`` how many are done; ``finished`` whether all of it
    was made; ``failed`` a page cannot be drawn, and it ends.
    """

    printed = Signal(int)
    finished = Signal(bool)
    failed = Signal(FoxError)

    def __init__(self, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._painter: QPainter | None = None
        self._device: QPdfWriter | QPrinter | None = None
        self._over = False

    def start(
        self, book: Book, resources: Scans, pages: Sequence[int], to: Path | QPrinter
    ) -> None:
        """Print ``pages`` of ``book`` into a file or on a printer."""
        self._book, self._resources, self._pages = book, resources, list(pages)
        self._device = to if isinstance(to, QPrinter) else QPdfWriter(str(to))
        self._next(0)

    def cancel(self) -> None:
        """Stop; nothing more is printed."""
        if isinstance(self._device, QPrinter) and not self._over:
            self._device.abort()
        self._end(made=False)

    def _next(self, at: int) -> None:
        if self._over:
            return
        if at == len(self._pages):
            self._end(made=True)
            return
        page, resources = self._pages[at], self._resources

        def work(cancel: Cancel) -> QImage | None:
            return image_of(resources.scan(page), _LARGEST)

        self._jobs.start(
            work,
            value=lambda picture: self._paint(at, picture),
            failed=self._fail,
            pool="long",
        )

    def _fail(self, error: object) -> None:
        if not self._over:
            self._end(made=False)
            self.failed.emit(error)

    def _paint(self, at: int, picture: QImage | None) -> None:
        device = self._device
        if self._over or device is None:
            return
        self._prepare(device, self._pages[at])
        if self._painter is None:
            self._painter = QPainter()
            if not self._painter.begin(device):
                self._end(made=False)
                return
        else:
            device.newPage()
        if picture is not None:
            room = QRectF(self._painter.viewport())
            size = QSizeF(picture.size()).scaled(room.size(), _KEEP)
            left = room.left() + (room.width() - size.width()) / 2
            top = room.top() + (room.height() - size.height()) / 2
            self._painter.drawImage(QRectF(left, top, size.width(), size.height()), picture)
        self.printed.emit(at + 1)
        self._next(at + 1)

    def _prepare(self, device: QPdfWriter | QPrinter, page: int) -> None:
        """The paper of a page: in a file its own size, on a printer its orientation."""
        layout = self._book.files[page].page
        if layout is None:
            return
        if isinstance(device, QPdfWriter):
            size = QPageSize(QSizeF(layout.width, layout.height), QPageSize.Unit.Point)
            device.setPageSize(size)
            device.setPageMargins(QMarginsF(0, 0, 0, 0))
        else:
            wide = layout.width > layout.height
            orientation = QPageLayout.Orientation
            device.setPageOrientation(orientation.Landscape if wide else orientation.Portrait)

    def _end(self, *, made: bool) -> None:
        if self._over:
            return
        self._over = True
        if self._painter is not None:
            self._painter.end()
        self._painter = self._device = None
        self.finished.emit(made)

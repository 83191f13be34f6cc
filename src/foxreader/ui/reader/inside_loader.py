"""What the open book has beside its text, read in the background while its first page is shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from foxreader.core.book import Book, Resources
from foxreader.core.cancel import Cancel
from foxreader.core.inside import Inside, MarkupReader
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.reader.view import BookView


class InsideLoader(QObject):
    """``inside`` is of the book in the view; it has nothing until it has been read.

    ``reader`` reads the book's markup, None where that cannot be. Signal: ``ready``.
    """

    ready = Signal()

    def __init__(self, view: BookView, jobs: Jobs) -> None:
        super().__init__(view)
        self._jobs = jobs
        self._job: Job | None = None
        self.book: Book | None = None
        self.resources: Resources | None = None
        self.reader: MarkupReader | None = None
        self.inside = Inside()
        view.served.connect(self._begin)

    def _begin(self, book: Book, resources: Resources) -> None:
        """Another book is shown, or more of the same."""
        if self._job is not None:
            self._job.stop()
            self._job = None
        self.book, self.resources, self.inside = book, resources, Inside()
        self.reader = reader = resources if isinstance(resources, MarkupReader) else None
        if reader is None or book.paged:
            return

        def read(cancel: Cancel) -> Inside:
            return reader.inside(book)

        def found(inside: Inside) -> None:
            if self.book is book:
                self.inside = inside
                self.ready.emit()

        # A book whose process ends meanwhile has ordinary links; the page says what is wrong.
        self._job = self._jobs.start(read, value=found)

"""The sentences of the open book for reading aloud, found on a worker file by file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from foxreader.aloud.queue import Queue
from foxreader.aloud.spoken import Spoken, spoken_of
from foxreader.core.book import Book, Resources
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.inside import AloudReader, FileAloud, Inside
from foxreader.core.span import Span
from foxreader.language.detect import language_of
from foxreader.ui.platform.jobs import Job, Jobs


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the reader wants read: the book's ``narration`` where it has one; ``notes``, their marks
    and page numbers too."""

    narration: bool = True
    notes: bool = False


class Reading(QObject):
    """A queue over the open book that has its sentences found when they are needed.

    Signals: ``arrived`` ``current`` is where the queue was sent; ``failed``. ``classes`` are those
    the book has for what is read and for its document, of the current file.
    """

    arrived = Signal()
    failed = Signal(FoxError)

    def __init__(self, jobs: Jobs, inside: Callable[[], Inside], parent: QObject) -> None:
        super().__init__(parent)
        self._jobs, self._inside = jobs, inside
        self._book: Book | None = None
        self._resources: Resources | None = None
        self._queue: Queue | None = None
        self._abouts: dict[int, FileAloud] = {}
        self._job: Job | None = None
        self._asked: int | None = None
        self.wishes = Wishes()
        self.busy = False

    @property
    def current(self) -> Spoken | None:
        """What is being read."""
        return self._queue.current if self._queue is not None else None

    @property
    def classes(self) -> tuple[str, str]:
        """The book's classes for the element that is read, and for its document."""
        about = self._abouts.get(self.current.place.file) if self.current is not None else None
        return (about.active, about.playing) if about is not None else ("", "")

    @property
    def book(self) -> Book | None:
        """The book that is read."""
        return self._book

    @property
    def language(self) -> str:
        """The language of most of the book."""
        return language_of(self._book) if self._book is not None else ""

    def has_narration(self) -> bool:
        """Whether the book has a narration of the file that is read."""
        current = self.current
        about = self._abouts.get(current.place.file) if current is not None else None
        return about is not None and any(clip.audio for clip in about.clips)

    def open(self, book: Book, resources: Resources) -> None:
        """Another book is read from now on."""
        self.close()
        self._book, self._resources = book, resources

    def close(self) -> None:
        """Nothing is read."""
        self._stop()
        self.busy = False
        self._queue = None
        self._abouts = {}

    def start(self, place: Span, *, inside: bool = False) -> None:
        """Go to a place; ``arrived`` follows."""
        if self._book is None:
            return
        if self._queue is None:
            self._queue = Queue(self._book)
        self._queue.start(place, inside=inside)
        self._go_on()

    def start_if_narrated(self, place: Span) -> None:
        """Go to a place if its file has a narration."""
        book, resources, queue = self._book, self._resources, self._queue
        if book is None or not isinstance(resources, AloudReader) or not self.wishes.narration:
            return

        def found(about: FileAloud) -> None:
            if self._queue is queue and any(clip.audio for clip in about.clips):
                self.start(place)

        reader = resources
        self._jobs.start(lambda cancel: reader.aloud(book, place.file), value=found, pool="book")

    def move(self, by: int) -> None:
        """One sentence on or back; ``arrived`` follows."""
        if self._queue is not None and not self.busy:
            self._queue.move(by)
            self._go_on()

    def leave(self) -> bool:
        """Past the table or list around the sentence; whether there is one."""
        if self._queue is None or self.busy or not self._queue.leave():
            return False
        self._go_on()
        return True

    def renew(self, book: Book, resources: Resources) -> None:
        """The same book with other text, or other wishes: the sentences are found anew."""
        current = self.current
        self.open(book, resources)
        if current is not None and book.holds(current.place):
            self.start(current.place, inside=True)

    def _go_on(self) -> None:
        """Have the sentences found that are wanted, then tell."""
        queue = self._queue
        if queue is None:
            return
        self.busy = queue.wanted is not None
        if queue.wanted is not None:
            self._find(queue.wanted)
            return
        self.arrived.emit()
        if self._queue is queue and queue.current is not None:
            following = queue.next_file(queue.current.place.file)
            if following is not None and not queue.has(following):
                self._find(following)

    def _find(self, file: int) -> None:
        if self._asked == file:
            return
        self._stop()
        book, resources, wishes, queue = self._book, self._resources, self.wishes, self._queue
        if book is None or queue is None:
            return
        links = self._inside().file(file).links
        marks = tuple((one.span.start, one.span.end) for one in links if one.note is not None)

        def read(cancel: Cancel) -> tuple[FileAloud, tuple[Spoken, ...]]:
            about = FileAloud()
            if isinstance(resources, AloudReader):
                about = resources.aloud(book, file)
            taken = about if wishes.narration else replace(about, clips=())
            return about, spoken_of(book, file, taken, marks, whole=wishes.notes)

        def found(told: tuple[FileAloud, tuple[Spoken, ...]]) -> None:
            self._asked = None
            if self._queue is not queue:
                return
            about, spoken = told
            self._abouts[file] = about
            waited = queue.wanted is not None
            queue.give(file, spoken, about.structures)
            if waited:
                self._go_on()

        def failed(error: FoxError) -> None:
            self._asked = None
            if self._queue is queue and queue.wanted is not None:
                self.failed.emit(error)

        self._asked = file
        self._job = self._jobs.start(read, value=found, failed=failed, pool="book")

    def _stop(self) -> None:
        self._asked = None
        if self._job is not None:
            self._job.stop()
            self._job = None

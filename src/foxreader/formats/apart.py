"""Opens a book in a process of its own and talks to it as long as the book is open.

The process may crash, hang or be killed at any moment: the reader then gets one sentence about it.
The annotations in the file are read there too, and copies with others in it are written there.
"""

from __future__ import annotations

import contextlib
import logging
import subprocess
import tempfile
import threading
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from foxreader.core.book import Book, BookFile, Preview, Resource
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import (
    DamagedBook,
    OpenError,
    StorageError,
    UnsafeBook,
    UsageError,
    unpack_error,
)
from foxreader.core.inside import (
    BookPicture,
    Excerpt,
    FileAloud,
    Inside,
    unpack_aloud,
    unpack_inside,
)
from foxreader.core.notice import Notice
from foxreader.core.page import PageExtras, unpack_extras
from foxreader.core.plain_data import MALFORMED, Packed, unpack_book, unpack_file
from foxreader.core.span import Span
from foxreader.formats import reading_process
from foxreader.formats.kinds import is_unpacked
from foxreader.formats.reading_process import clear, spawn

log = logging.getLogger(__name__)
SILENCE = 30.0
"""How many seconds a reading process may send nothing before it counts as hung. It reports
progress page by page, so silence is rare; set by hand."""

# How often the process of one book is started before the book counts as one that crashes it.
_MAX_STARTS = 4


def open_apart(
    path: Path,
    *,
    sha256: str,
    password: str = "",
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
    preview: Preview | None = None,
    encoding: str = "",
) -> tuple[Book, ApartResources]:
    """As :func:`foxreader.formats.open_book`, in a process that is confined and can be killed."""
    process = _BookProcess(path, password)
    resources = ApartResources(process)
    request = {"do": "open", "sha256": sha256, "encoding": encoding}
    release = cancel.closing(process.close) if cancel is not None else lambda: None
    files: list[BookFile] = []
    try:
        for message in process.ask(request):
            about = message[0]
            _report(about, progress)
            if about["is"] == "file":
                files.append(
                    unpack_file(Packed(about["about"], *reading_process.parts_of(message)))
                )
            elif about["is"] in ("preview", "book"):
                book = unpack_book({**about["about"], "sha256": sha256}, files)
                files = []
                if about["is"] == "book":
                    process.format = book.format
                    return book, resources
                if preview is not None:
                    preview(book, resources)
        raise process.crashed()
    except MALFORMED as error:
        process.close()
        log.error("the reading process sent what is no book: %r", error)
        raise process.crashed() from error
    except BaseException:
        process.close()
        if cancel is not None:
            cancel.check()
        raise
    finally:
        release()


def resources_apart(path: Path, book: Book, *, password: str = "") -> ApartResources:
    """The resources of a book that came from the store; its process starts when it is needed."""
    return resources_of(path, book.format, password=password)


def resources_of(path: Path, format_: str, *, password: str = "") -> ApartResources:
    """The resources of a book of a format; raises ``UsageError`` where its file is gone."""
    if not path.is_file():
        raise UsageError(Notice("file_moved", path=str(path)))
    process = _BookProcess(path, password, format_)
    process.prepare()
    return ApartResources(process)


class ApartResources:
    """The resources of an open book, from its reading process, which is restarted if it ends."""

    def __init__(self, process: _BookProcess) -> None:
        self._process = process

    def read(self, name: str) -> Resource | None:
        """The resource of that name inside the book, or None."""
        return self._get({"do": "read", "name": name})

    def page_image(self, file: int, scale: float) -> Resource:
        """The picture of page ``file`` at ``scale`` pixels a point."""
        found = self._get({"do": "page", "file": file, "scale": scale})
        if found is None:
            raise DamagedBook(Notice("page_not_shown", page=file + 1))
        return found

    def scan(self, file: int) -> Resource:
        """The bitmap of page ``file``, as large as recognising its text asks for."""
        found = self._get({"do": "scan", "file": file})
        if found is None:
            raise DamagedBook(Notice("page_not_drawn", page=file + 1))
        return found

    def extras(self, file: int, *, pictures: bool = False) -> PageExtras:
        """The links and fields of page ``file``, and its pictures where they are wanted; none where
        a format has none."""
        request = {"do": "extras", "file": file, "pictures": pictures}
        for about, _ in self._process.ask(request):
            if about["is"] == "extras" and isinstance(about.get("about"), dict):
                return unpack_extras(about["about"])
        return PageExtras()

    def thumbnail(self, file: int, longer: int) -> Resource:
        """The bitmap of page ``file``, about ``longer`` dots on its longer side."""
        found = self._get({"do": "thumbnail", "file": file, "longer": longer})
        if found is None:
            raise DamagedBook(Notice("page_not_drawn", page=file + 1))
        return found

    def copy_of_pages(self, files: Sequence[int]) -> Resource | None:
        """A PDF of the pages ``files`` as they are in the file; None of a book that is no PDF."""
        return self._get({"do": "copy_pages", "files": list(files)})

    def inside(self, book: Book) -> Inside:
        """The links, notes, pictures and media of ``book``; nothing of a book of pictures."""
        if book.paged:
            return Inside()
        request = {"do": "inside", "names": [file.name for file in book.files]}
        parts = [file.markup for file in book.files]
        found = self._last(request, parts)
        try:
            return unpack_inside(found.get("files", []), book)
        except MALFORMED as error:
            raise self._process.crashed() from error

    def excerpt(self, book: Book, span: Span, *, goes_on: bool = False) -> Excerpt:
        """The book's markup of ``span``; ``goes_on`` puts "…" at its end."""
        file = book.files[span.file]
        # What is hidden in a piece that shows stays hidden; a note may be hidden as a whole.
        hidden = [run for run in file.hidden if not run[0] <= span.start < run[1]]
        request = {"do": "excerpt", "name": file.name, "start": span.start, "end": span.end,
                   "skip": hidden, "goes_on": goes_on}  # fmt: skip
        return self._excerpt(request, file.markup)

    def picture(self, book: Book, picture: BookPicture) -> Excerpt:
        """The markup of a picture alone."""
        file = book.files[picture.place.file]
        request = {"do": "picture", "name": file.name, "number": picture.number}
        return self._excerpt(request, file.markup)

    def seen(self, book: Book, picture: BookPicture) -> Resource | None:
        """A picture, in a book of pages the whole page, as a model gets it; None where it cannot be
        drawn."""
        source = book.files[picture.place.file]
        request = {"do": "seen", "name": picture.name, "number": picture.number,
                   "page": book.paged, "file": picture.place.file}  # fmt: skip
        markup = b"" if picture.name or book.paged else source.markup
        for about, data in self._process.ask(request, [markup]):
            if about["is"] == "resource":
                return Resource(str(about["media_type"]), bytes(data))
        return None

    def hyphenated(self, book: Book, file: int) -> bytes:
        """The markup of file ``file`` with a break wherever a word of it may be parted."""
        source = book.files[file].markup
        request = {"do": "hyphens", "language": book.metadata.language}
        for _, data in self._process.ask(request, [source]):
            return bytes(data) or source
        return source

    def aloud(self, book: Book, file: int) -> FileAloud:
        """How file ``file`` of ``book`` is read aloud; nothing is said of pictures of pages."""
        if book.paged:
            return FileAloud()
        source = book.files[file]
        found = self._last({"do": "aloud", "name": source.name}, [source.markup])
        try:
            return unpack_aloud(found, len(source.text))
        except MALFORMED as error:
            raise self._process.crashed() from error

    def _excerpt(self, request: dict[str, Any], markup: bytes) -> Excerpt:
        found = self._last(request, [markup])
        try:
            return Excerpt(
                str(found["markup"]), tuple(map(str, found["sheets"])), str(found["style"])
            )
        except MALFORMED as error:
            raise self._process.crashed() from error

    def _last(self, request: dict[str, Any], parts: Sequence[bytes]) -> dict[str, Any]:
        about: dict[str, Any] = {}
        for message in self._process.ask(request, parts):
            about = message[0]
        return about

    def ask(self, request: dict[str, Any]) -> Iterator[reading_process.Message]:
        """The messages that answer a request to the process; raises what it says is wrong."""
        return self._process.ask(request)

    def again(self) -> ApartResources:
        """The same file in a second process, so that pages need not wait for long work."""
        return ApartResources(self._process.again())

    def close(self) -> None:
        """Close the file."""
        self._process.close()

    def _get(self, request: dict[str, Any]) -> Resource | None:
        for message in self._process.ask(request):
            about, data = message
            if about["is"] == "resource":
                return Resource(str(about["media_type"]), bytes(data))
        return None


# The process


class _BookProcess:
    """The child process of one file: requests go out, the messages that answer each come back.

    Calls may come from any thread.
    """

    def __init__(self, path: Path, password: str, book_format: str = "") -> None:
        self._path, self._password = path, password
        self.format = book_format
        self._lock = threading.Lock()
        self._numbers = count()
        self._waiting: dict[int, SimpleQueue[reading_process.Message | None]] = {}
        self._child: subprocess.Popen[bytes] | None = None
        self._scratch = ""
        self._left: weakref.finalize[..., _BookProcess] | None = None
        self._starts = 0
        self._closed = False

    def ask(
        self, request: dict[str, Any], parts: Sequence[bytes] = ()
    ) -> Iterator[reading_process.Message]:
        """The messages that answer ``request``, sent with ``parts``.

        Raises what the process says is wrong, or a crash.

        An answer ends with the first message that is not "progress", "file" or "preview".
        """
        answers: SimpleQueue[reading_process.Message | None] = SimpleQueue()
        with self._lock:
            if self._closed:
                raise UsageError(Notice("book_closed"))
            if self._child is None:
                self._start()
                if request["do"] != "open":
                    self._reopen()
            number = next(self._numbers)
            self._waiting[number] = answers
            self._send({"id": number, **request}, parts)
        try:
            while True:
                message = self._next(answers)
                kind = message[0].get("is")
                if kind == "error":
                    raise unpack_error(message[0], DamagedBook)
                if kind == "fault":
                    log.error("the reading process failed:\n%s", message[0].get("trace"))
                    raise self.crashed()
                yield message
                if kind not in ("progress", "file", "preview"):
                    return
        finally:
            with self._lock:
                self._waiting.pop(number, None)

    def prepare(self) -> None:
        """Start the process before anything is asked, so that the first picture comes sooner."""
        with self._lock:
            if self._child is None:
                self._start()
                self._reopen()

    def _reopen(self) -> None:
        self._send({"id": next(self._numbers), "do": "resources"})

    def again(self) -> _BookProcess:
        """Another child process for the same file; it starts when it is needed."""
        return _BookProcess(self._path, self._password, self.format)

    def crashed(self) -> OpenError:
        """The error for a process that ended by itself or failed."""
        return DamagedBook(Notice("reader_crashed", name=self._path.name))

    def close(self) -> None:
        """End the process and delete what it wrote."""
        with self._lock:
            self._closed = True
            self._end()

    def _next(
        self, answers: SimpleQueue[reading_process.Message | None]
    ) -> reading_process.Message:
        try:
            message = answers.get(timeout=SILENCE)
        except Empty:
            with self._lock:
                self._end()
            raise UnsafeBook(Notice("takes_too_long", name=self._path.name)) from None
        if message is None:
            raise self.crashed()
        return message

    def _start(self) -> None:
        self._end()
        self._starts += 1
        if self._starts > _MAX_STARTS:
            raise self.crashed()
        try:
            self._scratch = tempfile.mkdtemp(prefix="foxreader-") if is_unpacked(self._path) else ""
            self._child = spawn(self._scratch)
        except OSError as error:
            raise StorageError(
                Notice("reader_not_started", name=self._path.name, reason=str(error.strerror))
            ) from error
        # Whichever way the program ends, the process and its folder are removed.
        self._left = weakref.finalize(self, clear, self._child, self._scratch)
        threading.Thread(target=self._hear, args=(self._child, self._waiting), daemon=True).start()

    def _send(self, request: dict[str, Any], parts: Sequence[bytes] = ()) -> None:
        child = self._child
        where = {"path": str(self._path.absolute()), "scratch": self._scratch}
        how = {"password": self._password, "format": self.format}
        if child is not None and child.stdin is not None:
            # Whoever waits for an answer notices that the process has ended.
            with contextlib.suppress(OSError, ValueError):
                reading_process.send(child.stdin, {**request, **where, **how}, parts)

    def _hear(
        self,
        child: subprocess.Popen[bytes],
        waiting: dict[int, SimpleQueue[reading_process.Message | None]],
    ) -> None:
        """Pass each message to the request it answers, until the process ends."""
        stream = child.stdout
        assert stream is not None
        with contextlib.suppress(OSError, ValueError, reading_process.BrokenStream):
            while (message := reading_process.receive(stream)) is not None:
                answers = waiting.get(message[0].get("id", -1))
                if answers is not None:
                    answers.put(message)
        with self._lock:
            child.kill()
            if self._child is child:
                self._end()
            for answers in waiting.values():
                answers.put(None)
        stream.close()

    def _end(self) -> None:
        self._child = None
        if self._left is not None:
            self._left()
        for answers in self._waiting.values():
            answers.put(None)
        self._waiting = {}


# Annotations in the file

Report = Callable[[Progress], None]


def annotations_of(resources: ApartResources, progress: Report | None = None) -> list[object]:
    """The annotations in a file as its reader gives them, JSON data; none of other formats."""
    for about, _ in resources.ask({"do": "annotations"}):
        found = about.get("found")
        if about["is"] == "annotations" and isinstance(found, list):
            return found
        _report(about, progress)
    return []


def copy_of(
    resources: ApartResources,
    about: Mapping[str, Any],
    marks: Sequence[Mapping[str, Any]],
    progress: Report | None = None,
) -> bytes:
    """The bytes of a copy of a file with ``marks`` in it; b"" for other formats."""
    for answer, data in resources.ask({"do": "copy", "about": about, "marks": list(marks)}):
        if answer["is"] == "resource":
            return bytes(data)
        _report(answer, progress)
    return b""


def _report(about: Mapping[str, Any], progress: Report | None) -> None:
    if about["is"] == "progress" and progress is not None:
        progress(Progress("reading", int(about["done"]), int(about["total"])))

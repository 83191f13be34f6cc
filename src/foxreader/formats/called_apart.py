"""Has prepared, confined processes read what somebody else made: details of files, feeds, values.

A process may crash, hang or be killed at any file: that file then has one sentence, and the others
go on with another process.
"""

from __future__ import annotations

import contextlib
import io
import logging
import os
import subprocess
import threading
import time
import weakref
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar, get_type_hints

from foxreader.core.about import About, unpack_about
from foxreader.core.cancel import Cancel
from foxreader.core.errors import DamagedBook, FoxError, StorageError, UnsafeBook, unpack_error
from foxreader.core.notice import Notice
from foxreader.core.plain_data import unpacked
from foxreader.formats import reading_process
from foxreader.formats.details_process import MOST, PATIENCE
from foxreader.formats.kinds import kind_of_picture, size_of_picture
from foxreader.formats.reading_process import READ_DETAILS, clear, spawn

log = logging.getLogger(__name__)

_LONGER = 2
"""How many times what it gives its own fork a process may take for a file before it is ended."""
_TICK = 0.2
"""Seconds after which is looked whether the reader has cancelled, or a process hangs."""
_LARGEST_COVER, _LARGEST_SIDE = 64 * 1024, 400
"""The most bytes and pixels of a thumbnail that is taken from a process, which makes smaller ones:
what it sends is no more trusted than the file it read."""


_LARGEST_CHOSEN, _LARGEST_CHOSEN_SIDE = 100 * 1024, 901
"""The same of one that the reader chose."""


@dataclass(frozen=True, slots=True)
class Task:
    """A file to read; ``key`` is the caller's, ``data`` is what is read where there is no file.

    ``do`` is one of the acts of the process, or a function of the program, as "module:function".
    It may take so many ``seconds`` and answer so many bytes.
    """

    key: Any
    path: Path
    do: str = "details"
    data: bytes = b""
    seconds: float = PATIENCE
    most: int = MOST


@dataclass(frozen=True, slots=True)
class FoundDetails:
    """What was found: ``values`` as the process sent them, a ``cover`` that is a small JPEG file,
    a PDF that was ``made``, the ``parts`` of the answer as they came, or an ``error`` for the
    reader."""

    task: Task
    values: dict[str, Any]
    cover: bytes = b""
    error: FoxError | None = None
    made: bytes = b""
    parts: tuple[bytes, ...] = ()

    @property
    def about(self) -> About:
        """What the file says of its book."""
        said = self.values.get("about")
        return unpack_about(said) if isinstance(said, dict) else About()

    @property
    def format(self) -> str:
        """The format of the file."""
        return str(self.values.get("format", ""))[:20]


class DetailsReader:
    """The prepared processes; as many as there are processors, four at most. To be closed. ``low``
    has all else go first: nobody waits for what they find."""

    def __init__(self, processes: int = 0, *, low: bool = False) -> None:
        self._low = low
        self._count = processes or min(4, os.cpu_count() or 1)
        self._heard: SimpleQueue[tuple[_PreparedProcess, reading_process.Message | None]] = (
            SimpleQueue()
        )
        self._processes: list[_PreparedProcess] = []
        self._lock = threading.Lock()

    def read(self, task: Task, cancel: Cancel | None = None) -> FoundDetails:
        """One file; raises what is wrong with it."""
        (found,) = self.read_all([task], cancel)
        if found.error is not None:
            raise found.error
        return found

    def read_all(
        self, tasks: Iterable[Task], cancel: Cancel | None = None
    ) -> Iterator[FoundDetails]:
        """What each file says, as they are done, which may be in another order.

        ``tasks`` is asked for the next file when a process is free. A cancel raises and ends the
        processes. One call at a time; another waits.
        """
        with self._lock:
            try:
                yield from self._all(iter(tasks), cancel)
            except BaseException:
                self.close()
                raise

    def _all(self, tasks: Iterator[Task], cancel: Cancel | None) -> Iterator[FoundDetails]:
        more = True
        while True:
            if cancel is not None:
                cancel.check()
            busy = [one for one in self._processes if one.task is not None]
            if more and len(busy) < self._count:
                task = next(tasks, None)
                if task is not None:
                    self._free().ask(task)
                more = task is not None
                continue
            if not busy:
                return
            found = self._next()
            if found is not None:
                yield found

    def _free(self) -> _PreparedProcess:
        """A process with nothing to do, a new one where all are at work."""
        for process in self._processes:
            if process.task is None:
                return process
        process = _PreparedProcess(self._heard, low=self._low)
        self._processes.append(process)
        return process

    def _next(self) -> FoundDetails | None:
        """What a process has answered; None where nothing came of it for a moment."""
        try:
            process, message = self._heard.get(timeout=_TICK)
        except Empty:
            return self._hung()
        task = process.task
        if process not in self._processes:
            return None
        if message is not None and message[0].get("is") == "ready":
            return None
        if message is None or task is None:
            self._drop(process)
            return None if task is None else _crashed(task)
        if message[0].get("id") != process.number:
            self._drop(process)
            return _crashed(task)
        process.task = None
        if message[0].get("last"):
            self._drop(process)
        return _found(task, message)

    def _hung(self) -> FoundDetails | None:
        now = time.monotonic()
        for process in self._processes:
            if process.task is not None and now - process.since > _LONGER * process.task.seconds:
                task = process.task
                self._drop(process)
                sentence = Notice("takes_too_long", name=task.path.name)
                return FoundDetails(task, {}, error=UnsafeBook(sentence))
        return None

    def _drop(self, process: _PreparedProcess) -> None:
        process.end()
        self._processes.remove(process)

    def close(self) -> None:
        """End the processes."""
        for process in list(self._processes):
            self._drop(process)


class _PreparedProcess:
    """A prepared process; ``task`` is what it works at, ``since`` when that began."""

    def __init__(
        self,
        heard: SimpleQueue[tuple[_PreparedProcess, reading_process.Message | None]],
        *,
        low: bool,
    ) -> None:
        self.task: Task | None = None
        self.since, self.number = 0.0, 0
        try:
            self._child = spawn("", READ_DETAILS, low=low)
        except OSError as error:
            raise StorageError(
                Notice("reader_not_started", name="", reason=str(error.strerror))
            ) from error
        self.end = weakref.finalize(self, clear, self._child, "")
        threading.Thread(target=_hear, args=(weakref.ref(self), self._child, heard),
                         daemon=True).start()  # fmt: skip

    def ask(self, task: Task) -> None:
        """Have it read a file; whether it could is heard later."""
        self.task, self.since = task, time.monotonic()
        self.number += 1
        request = {"id": self.number, "do": task.do, "path": str(task.path.absolute()),
                   "seconds": task.seconds, "most": task.most}  # fmt: skip
        stream = self._child.stdin
        assert stream is not None
        with contextlib.suppress(OSError, ValueError):
            reading_process.send(stream, request, [task.data] if task.data else [])


def _hear(
    of: weakref.ref[_PreparedProcess],
    child: subprocess.Popen[bytes],
    heard: SimpleQueue[tuple[_PreparedProcess, reading_process.Message | None]],
) -> None:
    """Pass on what a process sends, until it ends."""
    stream = child.stdout
    assert stream is not None
    message: reading_process.Message | None
    while True:
        try:
            message = reading_process.receive(stream)
        except (OSError, ValueError, reading_process.BrokenStream):
            message = None
        process = of()
        if process is not None:
            heard.put((process, message))
        del process
        if message is None:
            break
    stream.close()


def _crashed(task: Task) -> FoundDetails:
    return FoundDetails(task, {}, error=DamagedBook(Notice("reader_crashed", name=task.path.name)))


def _found(task: Task, message: reading_process.Message) -> FoundDetails:
    """What an answer says, which came from a process that may have been taken over."""
    try:
        inner = reading_process.receive(io.BytesIO(bytes(message[1])))
    except (reading_process.BrokenStream, ValueError):
        inner = None
    if inner is None:
        return _crashed(task)
    values, picture = inner
    try:
        parts = tuple(reading_process.parts_of(inner))
    except (ValueError, TypeError):
        return _crashed(task)
    if values.get("is") == "error":
        return FoundDetails(task, {}, error=unpack_error(values, DamagedBook))
    if values.get("is") == "fault":
        log.error("reading details failed:\n%s", values.get("trace"))
        return _crashed(task)
    if ":" in task.do:
        return FoundDetails(task, values, parts=parts)
    data = bytes(picture)
    if task.do == "pdf":
        return FoundDetails(task, values, made=data if data.startswith(b"%PDF-") else b"")
    return FoundDetails(task, values, small_cover(data), parts=parts)


def chosen_cover(data: bytes) -> bytes:
    """``data`` if it is a JPEG file as covers are that the reader chose, else b""."""
    return small_cover(data, _LARGEST_CHOSEN, _LARGEST_CHOSEN_SIDE)


def small_cover(data: bytes, most: int = _LARGEST_COVER, side: int = _LARGEST_SIDE) -> bytes:
    """``data`` if it is a JPEG file of so many bytes and pixels a side at most, as thumbnails of
    covers are, else b""."""
    if not data or len(data) > most or kind_of_picture(data[:64]) != "image/jpeg":
        return b""
    size = size_of_picture(data)
    return data if size is not None and max(size) <= side else b""


# A PDF


def pdf_apart(html: str) -> bytes:
    """``html``, which the program wrote itself, as a PDF. Raises ``StorageError`` where none could
    be made of it."""
    data = html.encode("utf-8", "replace")
    try:
        with closing(DetailsReader(1)) as reader:
            made = reader.read(Task(None, Path("printed.html"), "pdf", data)).made
    except DamagedBook as error:
        raise StorageError(Notice("pdf_not_made")) from error
    if not made:
        raise StorageError(Notice("pdf_not_made"))
    return made


# A function of the program: the door for all that parses a file
#
# The function is given a file's path, the only one it can open, or bytes; what it returns comes
# back as plain data and is made anew of that, by its type.

_T = TypeVar("_T")


def called_apart(
    function: Callable[[Path, bytes], _T],
    path: Path,
    data: bytes = b"",
    *,
    seconds: float = PATIENCE,
    most: int = MOST,
    cancel: Cancel | None = None,
    reader: DetailsReader | None = None,
) -> _T:
    """What ``function``, one of a module of the program, gives for a file or for ``data``.

    Raises the ``FoxError`` that it raises; ``UnsafeBook`` where it takes longer than ``seconds`` or
    too much memory, ``DamagedBook`` where it crashes or gives more than ``most`` bytes. ``reader``
    has the process where many calls are made.
    """
    name = f"{function.__module__}:{function.__name__}"
    task = Task(None, path, name, data, seconds, most)
    with contextlib.ExitStack() as stack:
        found = (reader or stack.enter_context(contextlib.closing(DetailsReader(1)))).read(
            task, cancel
        )
    try:
        kind: type[_T] = get_type_hints(function)["return"]
        return unpacked(kind, found.values.get("value"), found.parts)
    except (ValueError, TypeError) as error:
        log.error("the reading process sent what %s does not give: %r", name, error)
        raise DamagedBook(Notice("reader_crashed", name=path.name)) from error

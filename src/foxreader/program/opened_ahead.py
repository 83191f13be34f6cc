"""Books and windows: that of the start is opened before there is one; which window shows which."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from foxreader.core.book import Book, BookFile, Preview, Resources
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import FoxError
from foxreader.core.span import Span
from foxreader.formats.archive import resolve
from foxreader.formats.reading_process import end_ahead
from foxreader.library.kept_per_book import FIRST_VIEW, PageView, first_view
from foxreader.program.books import Books, OpenBook
from foxreader.program.profile import Profile


@dataclass(frozen=True, slots=True)
class FirstPage:
    """What is shown of a book at once: its page at ``place``, in the ``view`` and the ``look`` it
    was shown in last."""

    book: Book
    resources: Resources
    place: Span
    view: PageView = FIRST_VIEW
    look: Mapping[str, Any] = field(default_factory=dict)


class OpenedAhead:
    """Opens the book at ``path`` on one thread; another one takes it over, then or later."""

    def __init__(self, profile: Profile, books: Books, path: Path) -> None:
        self.path = path
        self._profile, self._books = profile, books
        self._cancel = Cancel()
        self._done = threading.Event()
        self._lock = threading.Lock()
        self._first: FirstPage | None = None
        self._opened: OpenBook | None = None
        self._error: BaseException | None = None
        self._preview: Preview | None = None
        self._progress: Callable[[Progress], None] | None = None

    def run(self, show: Callable[[FirstPage], object], cancel: Cancel) -> None:
        """Open the book; ``show`` is called with its first page. What goes wrong is raised where
        the book is taken over."""

        def begin(book: Book, resources: Resources) -> None:
            # A book that is known is shown where the reader is in it, and that is not read yet.
            if not self._profile.shelf.knows(book.sha256):
                self._begun(_as_at_first(book, resources), show)

        release = cancel.closing(self._cancel.set)
        try:
            self._opened = self._books.open(
                self.path, cancel=self._cancel, progress=self._tell, preview=begin
            )
            if self._first is None:
                self._begun(self._where_left(self._opened), show)
        except BaseException as error:  # noqa: BLE001 -- it is raised where the book is taken over
            self._error = error
        finally:
            release()
            if self._cancel and self._opened is not None:  # not wanted when it was just open
                self._opened.resources.close()
            self._done.set()
            end_ahead()

    def take(
        self, cancel: Cancel, progress: Callable[[Progress], None], preview: Preview
    ) -> OpenBook:
        """The book, as :meth:`Books.open` gives it. Call it once, from a worker."""
        release = cancel.closing(self._cancel.set)
        with self._lock:
            first, self._preview = self._first, preview
        self._progress = progress
        if first is not None:
            preview(first.book, first.resources)
        self._done.wait()
        release()
        if self._error is not None:
            raise self._error
        assert self._opened is not None
        return self._opened

    def drop(self) -> None:
        """Another book is wanted, and nobody takes this one over."""
        self._cancel.set()
        if self._done.is_set() and self._opened is not None:
            self._opened.resources.close()

    def _begun(self, first: FirstPage, show: Callable[[FirstPage], object]) -> None:
        with self._lock:
            self._first, preview = first, self._preview
        if preview is not None:
            preview(first.book, first.resources)
        else:
            show(first)

    def _where_left(self, opened: OpenBook) -> FirstPage:
        profile, book = self._profile, opened.book
        if not profile.shelf.knows(book.sha256):
            return _as_at_first(book, opened.resources)
        return FirstPage(
            book, opened.resources, profile.shelf.place(book),
            profile.page_views.of(book), profile.looks.of(book.sha256),
        )  # fmt: skip

    def _tell(self, state: Progress) -> None:
        if self._progress is not None:
            self._progress(state)


# Where a book that was never opened begins

_FIRST = 8
"""Files that are looked at; no book has more pages without text before its beginning. Chosen."""
_PICTURES = 4
"""Pictures of a file that are looked for; one is enough to show something. Chosen."""
_PICTURE = re.compile(rb"""<(?:img|image)\b[^>]*?\s(?:xlink:)?(?:src|href)\s*=\s*["']([^"']+)""")


def _as_at_first(book: Book, resources: Resources) -> FirstPage:
    return FirstPage(book, resources, first_place(book, resources), first_view(book))


def first_place(book: Book, resources: Resources) -> Span:
    """The start of the first file with text, or with a picture that is in the book; of the book's
    cover, also where it stands outside the reading order.

    A cover whose picture is missing would be an empty page.
    """
    if not book.paged:
        for number, file in enumerate(book.files[:_FIRST]):
            said = bool(file.text.strip())
            if (file.linear and said) or (
                (file.linear or (number == 0 and not said)) and _has_picture(file, resources)
            ):
                return Span(number, 0, 0)
    return Span(0, 0, 0)


def _has_picture(file: BookFile, resources: Resources) -> bool:
    for match in list(_PICTURE.finditer(file.markup))[:_PICTURES]:
        address = match.group(1).decode(errors="replace")
        if address.startswith("data:"):
            return True
        try:
            if resources.read(resolve(file.name, address)[0]) is not None:
                return True
        except FoxError:
            continue
    return b"<svg" in file.markup and not _PICTURE.search(file.markup)


class Showings:
    """The windows of the program that show a book, each with its rank among those of that book.

    The place in the first is how far the book is read; each other one keeps its own beside it, and
    begins a conversation of its own. Calls may come from any thread.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._ranks: dict[str, dict[int, int]] = {}

    def take(self, sha256: str, window: int) -> int:
        """The rank of a window that shows a book now: from 1, the least that is free."""
        with self._lock:
            ranks = self._ranks.setdefault(sha256, {})
            if window not in ranks:
                ranks[window] = next(n for n in count(1) if n not in ranks.values())
            return ranks[window]

    def is_shown(self, sha256: str) -> bool:
        """Whether a window shows a book."""
        with self._lock:
            return sha256 in self._ranks

    def leave(self, sha256: str, window: int) -> None:
        """A window does not show a book any more."""
        with self._lock:
            ranks = self._ranks.get(sha256, {})
            ranks.pop(window, None)
            if not ranks:
                self._ranks.pop(sha256, None)

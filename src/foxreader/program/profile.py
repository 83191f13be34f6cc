"""One profile: its settings, its keys, and the stores of the library."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from foxreader.core.book import EXTRACTOR_VERSION, Book, Scans
from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.formats.apart import open_apart
from foxreader.formats.unread import marked
from foxreader.index.storage.schema import SHELF_VERSION
from foxreader.library.annotations import Annotations
from foxreader.library.backup import clear_left
from foxreader.library.catalog import Catalog
from foxreader.library.conversations import Conversations
from foxreader.library.database import Backups, Database
from foxreader.library.documents import Covers, Documents
from foxreader.library.kept_per_book import BookLooks, Corrections, PageViews, TextVersions
from foxreader.library.passages import Passages
from foxreader.library.paths import Home, home
from foxreader.library.reading_life import ReadingLife, ReadingPaces
from foxreader.library.records import Records
from foxreader.library.restoring import write_pending
from foxreader.library.searches import SavedSearches, SearchHistory
from foxreader.library.settings import Settings, SettingsFile, merged
from foxreader.library.shelf import Files, Shelf
from foxreader.library.usage import AbilitiesFile, SentRequests, UsageLog
from foxreader.system.files import private_folder
from foxreader.system.keys import Secrets

if TYPE_CHECKING:
    from foxreader.llm.sending import WireLog


_T = TypeVar("_T")
_making = threading.RLock()
"""One for all, not one for each as Python's own property has up to 3.11: a part asks for others
while it is made, and two threads that make two would wait for each other for ever."""


class made_once(Generic[_T]):  # noqa: N801 -- used as a property
    """A property that is computed when it is first read, once whichever thread reads it, and then
    kept."""

    def __init__(self, make: Callable[[Any], _T]) -> None:
        self._make, self._name = make, make.__name__
        self.__doc__ = make.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> made_once[_T]: ...
    @overload
    def __get__(self, owner: object, kind: type) -> _T: ...
    def __get__(self, owner: object | None, kind: type) -> made_once[_T] | _T:
        if owner is None:
            return self
        kept = vars(owner)
        with _making:
            if self._name not in kept:
                kept[self._name] = self._make(owner)
        part: _T = kept[self._name]
        return part


@dataclass(frozen=True, slots=True)
class Extractor:
    """Makes the text of a book from its file. Another ``version`` may make a different text."""

    version: int = EXTRACTOR_VERSION
    open: Callable[..., tuple[Book, Scans]] = open_apart


class Profile:
    """Everything that is kept for one reader. Safe to use from several threads: each call opens
    what it needs. ``language`` is that of the window, which the guide is in as well.
    """

    def __init__(self, place: Home | None = None, extractor: Extractor | None = None) -> None:
        self.home = place or home()
        self.extractor = extractor or Extractor()
        self.documents = Documents(private_folder(self.home.documents), self.extractor.version)
        self.secrets = Secrets()
        self.language = "en"
        self._settings_file = SettingsFile(self.home.settings_file)
        self.settings: Settings = self._settings_file.load()
        self._warning = threading.Lock()
        self._told: set[str] = set()
        self._warnings = dict.fromkeys(self._settings_file.warnings + self._carry_limit())

    def _carry_limit(self) -> tuple[str, ...]:
        """Takes over the setting of earlier versions, which had one spoiler limit for all books.

        If it was on, it stays on for the books opened so far; books opened later have none until
        the reader sets it. Gives a sentence for each failure; the next start tries again.
        """
        if not self._settings_file.limited_all():
            return ()
        try:
            self.shelf.limit_all()
            self._settings_file.forget_limit()
        except StorageError as error:
            return (Notice("limits_not_taken_over", reason=error.sentence),)
        return ()

    @made_once
    def wire(self) -> WireLog:
        """What left this computer since the program was started."""
        from foxreader.llm.sending import WireLog  # noqa: PLC0415 -- the start needs no model

        return WireLog()

    @cached_property
    def abilities(self) -> AbilitiesFile:
        """The stored abilities of each model."""
        return AbilitiesFile(self.home.abilities_file)

    @cached_property
    def tests(self) -> AbilitiesFile:
        """The stored result of the last test of each model."""
        return AbilitiesFile(self.home.tests_file)

    @cached_property
    def searches(self) -> SearchHistory:
        """What was searched for in books."""
        return SearchHistory(self.home.searches_file)

    @cached_property
    def database(self) -> Database:
        """The library's file."""
        return Database(self.home.library_file, self._backups)

    @cached_property
    def _backups(self) -> Backups:
        return Backups(self.home.library_file, self.home.backups)

    @property
    def copies(self) -> list[Path]:
        """The copies of the library's file: its backups, and those made before a change of it."""
        name = self.home.library_file
        before = name.parent.glob(f"{name.stem}.before-*")
        return [path for _, path in self._backups.all()] + sorted(before)

    @property
    def read_only(self) -> bool:
        """Whether nothing can be written to the library."""
        return self.database.read_only

    @property
    def shelf(self) -> Shelf:
        """The books that were opened, with reading positions and limits."""
        return Shelf(self.database, self.extractor.version)

    @property
    def catalog(self) -> Catalog:
        """The shelf, sorted, narrowed and searched."""
        return Catalog(self.database)

    @property
    def records(self) -> Records:
        """What is kept of each book, and all that changes it."""
        return Records(self.database)

    @property
    def saved_searches(self) -> SavedSearches:
        """The searches the reader has saved under a name."""
        return SavedSearches(self.database)

    @property
    def files(self) -> Files:
        """Where the files of the books lie."""
        return Files(self.database)

    @property
    def covers(self) -> Covers:
        """The thumbnails of the covers."""
        return Covers(self.home.covers)

    @property
    def page_views(self) -> PageViews:
        """How each book of pages was shown last."""
        return PageViews(self.database)

    @property
    def looks(self) -> BookLooks:
        """How the text of a book looks where that differs from all others."""
        return BookLooks(self.database)

    @property
    def paces(self) -> ReadingPaces:
        """How fast the reader reads, by script."""
        return ReadingPaces(self.database)

    @property
    def life(self) -> ReadingLife:
        """What was read on which day."""
        return ReadingLife(self.database)

    @property
    def conversations(self) -> Conversations:
        """The stored questions and answers."""
        return Conversations(self.database)

    @property
    def sent_requests(self) -> SentRequests:
        """What left this computer for the answers."""
        return SentRequests(self.database)

    @property
    def corrections(self) -> Corrections:
        """The reader's corrections of answers."""
        return Corrections(self.database)

    @property
    def annotations(self) -> Annotations:
        """The reader's highlights, notes and bookmarks."""
        return Annotations(self.database)

    @property
    def usage(self) -> UsageLog:
        """The log of what the models used, by month."""
        return UsageLog(self.database)

    @property
    def passages(self) -> Passages:
        """The passages of all books in one table."""
        return Passages(self.database, SHELF_VERSION)

    @property
    def text_versions(self) -> TextVersions:
        """For each book, the version of its text that stored places refer to."""
        return TextVersions(self.database)

    def index_file(self, book: Book) -> Path:
        """The path of the index of ``book``, whether it exists or not."""
        return private_folder(self.home.indexes) / f"{book.sha256}.sqlite"

    def limits(self) -> dict[str, Scope]:
        """The scope of each book with a spoiler limit, by the book's hash."""
        return {sha256: Scope(place) for sha256, place in self.shelf.limits().items()}

    def scope_of(self, book: Book) -> Scope:
        """The scope of ``book``: all of it, or with a spoiler limit the text before it.

        A limit at a place that the text does not have hides all of the book.
        """
        return held(self.limits().get(book.sha256, WHOLE_BOOK), book)

    def stored(self, sha256: str) -> Book | None:
        """The stored text of a book, even if its file is gone; None if it is not stored."""
        book = self.documents.load(sha256)
        return None if book is None else marked(book)

    def save(self, settings: Settings, since: Settings | None = None) -> None:
        """Uses ``settings`` from now on and stores them.

        ``since`` are the settings that they were made from, if those in use may have changed
        meanwhile. What another process has saved stays, setting by setting.
        """
        if since is not None:
            settings = merged(since, settings, self.settings)
        self.settings = settings
        self.store_settings()

    def store_settings(self) -> None:
        """Stores the settings in use; those set on another thread meanwhile stay in use."""
        settings = self.settings
        stored = self._settings_file.save(settings)
        if stored != settings:
            self.settings = merged(settings, self.settings, stored)
        self._warn(*self._settings_file.warnings)

    def read_settings(self) -> None:
        """Uses what the file of the settings has by now: a backup was restored."""
        self.settings = self._settings_file.load()
        self._warn(*self._settings_file.warnings)

    # What the reader is to know of the profile itself

    def open_library(self) -> None:
        """Opens the library now rather than when it is first needed, so that what was wrong with it
        is among the :attr:`warnings`. Where it cannot be opened, what needs it says so."""
        with contextlib.suppress(StorageError):
            self.database.check()
            if not self.database.read_only and write_pending(self.home, self.database):
                self.read_settings()

    @property
    def warnings(self) -> tuple[str, ...]:
        """What is or was wrong with the profile, a sentence each."""
        if "database" in vars(self):
            self._warn(*self.database.notices)
        with self._warning:
            return tuple(self._warnings)

    def take_warnings(self) -> tuple[str, ...]:
        """The sentences of :attr:`warnings` that were not taken before."""
        from foxreader.program.about import told_once  # noqa: PLC0415 -- not before a page is there

        self._warn(*told_once(self.home.walls_file))
        new = tuple(one for one in self.warnings if one not in self._told)
        self._told.update(new)
        return new

    def warn(self, sentence: str) -> None:
        """Adds a sentence to :attr:`warnings`."""
        self._warn(sentence)

    def _warn(self, *sentences: str) -> None:
        with self._warning:
            self._warnings.update(dict.fromkeys(sentences))

    def back_up(self) -> None:
        """Makes the library's backup of today, if there is none yet, and deletes what a killed job
        left of another. For a worker."""
        self.database.back_up()
        if not self.read_only:
            clear_left(self.home)


def held(scope: Scope, book: Book) -> Scope:
    """``scope``, or nothing of ``book`` if the limit is at a place that its text does not have."""
    there = scope.limit is None or book.holds(scope.limit)
    return scope if there else Scope(Span(0, 0, 0))

"""One profile: its settings, its keys, and what the library keeps."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from foxreader.core.book import Book
from foxreader.core.errors import StorageError
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.formats.ocr.recognised import marked
from foxreader.index.shelf_entries import VERSION
from foxreader.library.abilities import AbilitiesFile
from foxreader.library.conversations import Conversations
from foxreader.library.corrections import Corrections
from foxreader.library.database import Database
from foxreader.library.documents import Documents
from foxreader.library.passages import Passages
from foxreader.library.paths import Home, home, private_folder
from foxreader.library.secrets import Secrets
from foxreader.library.settings import Settings, SettingsFile
from foxreader.library.shelf import Shelf
from foxreader.library.text_versions import TextVersions
from foxreader.library.usage import UsageLog
from foxreader.llm.wire import WireLog
from foxreader.parts.extraction import Extractor


class Profile:
    """What is the reader's own. Safe to use from workers: each call opens what it needs."""

    def __init__(self, place: Home | None = None, extractor: Extractor | None = None) -> None:
        self.home = place or home()
        self.extractor = extractor or Extractor()
        self.documents = Documents(private_folder(self.home.documents), self.extractor.version)
        self.secrets = Secrets()
        self.wire = WireLog()
        self._settings_file = SettingsFile(self.home.settings_file)
        self.settings: Settings = self._settings_file.load()
        self.warnings = self._settings_file.warnings + self._carry_limit()

    def _carry_limit(self) -> tuple[str, ...]:
        """Earlier versions had one spoiler limit for all books: where it was on it stays on for
        the books that were opened; one opened later has none until the reader sets it. Gives
        what went wrong, a sentence each: it is tried again at the next start."""
        if not self._settings_file.limited_all():
            return ()
        try:
            self.shelf.limit_all()
            self._settings_file.forget_limit()
        except StorageError as error:
            return (f"The spoiler limits of your books could not be taken over. {error}",)
        return ()

    @cached_property
    def abilities(self) -> AbilitiesFile:
        """What was learnt of each model."""
        return AbilitiesFile(self.home.abilities_file)

    @cached_property
    def _database(self) -> Database:
        return Database(self.home.library_file)

    @property
    def shelf(self) -> Shelf:
        """The books that were opened."""
        return Shelf(self._database)

    @property
    def conversations(self) -> Conversations:
        """What was asked and answered."""
        return Conversations(self._database)

    @property
    def corrections(self) -> Corrections:
        """What the reader said of answers."""
        return Corrections(self._database)

    @property
    def usage(self) -> UsageLog:
        """What the models have used, month by month."""
        return UsageLog(self._database)

    @property
    def passages(self) -> Passages:
        """The passages of all books in one table."""
        return Passages(self._database, VERSION)

    @property
    def text_versions(self) -> TextVersions:
        """The version of each book's text that places in it belong to."""
        return TextVersions(self._database)

    def index_file(self, book: Book) -> Path:
        """Where the index of ``book`` is, or will be."""
        return private_folder(self.home.indexes) / f"{book.sha256}.sqlite"

    def limits(self) -> dict[str, Scope]:
        """What may be seen of each book that has a limit, by its hash."""
        return {sha256: Scope(place) for sha256, place in self.shelf.limits().items()}

    def scope_of(self, book: Book) -> Scope:
        """What may be seen of ``book``, as the reader has set it: under a limit the text before
        the place they were at."""
        place = self.shelf.limits().get(book.sha256)
        if place is None:
            return WHOLE_BOOK
        return Scope(place if book.holds(place) else Span(0, 0, 0))

    def stored(self, sha256: str) -> Book | None:
        """A book of the shelf as it was read, whether its file is there or not."""
        book = self.documents.load(sha256)
        return None if book is None else marked(book)

    def save(self, settings: Settings) -> None:
        """Use ``settings`` from now on, and keep them."""
        self.settings = settings
        self._settings_file.save(settings)

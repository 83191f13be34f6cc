"""One profile: its settings, its keys, and what the library keeps."""

from __future__ import annotations

from functools import cached_property

from foxreader.core.embedding import Embedder
from foxreader.core.errors import StorageError
from foxreader.library.abilities import AbilitiesFile
from foxreader.library.conversations import Conversations
from foxreader.library.corrections import Corrections
from foxreader.library.database import Database
from foxreader.library.documents import Documents
from foxreader.library.paths import Home, home, private_folder
from foxreader.library.secrets import Secrets
from foxreader.library.settings import Settings, SettingsFile
from foxreader.library.shelf import Shelf
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
        self._embedders: dict[str, Embedder] = {}
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
    def _abilities(self) -> AbilitiesFile:
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

    def save(self, settings: Settings) -> None:
        """Use ``settings`` from now on, and keep them."""
        self.settings = settings
        self._settings_file.save(settings)
